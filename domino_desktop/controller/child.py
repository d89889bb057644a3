"""A child process that is spoken to in lines: started, watched, and replaced when it is no use any more."""

from __future__ import annotations

import logging
import sys
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

START_ALLOWANCE_MS = 5000
"""Added to the limit of the first question to a process, which may still be reading itself from a slow disk."""

TROUBLES_BEFORE_GIVING_UP = 4
"""So many in a row, without one good answer between them, and no further process is started."""

FAREWELL_MS = 300
"""How long a process may take to end by itself when its input closes; then it is killed."""

_PACKAGE_PARENT = Path(__file__).resolve().parents[2]

_log = logging.getLogger(__name__)


class Trouble(Enum):
    """Why a question got no answer: completes "because the process ..."."""

    SILENT = "silent"
    GARBLED = "garbled"
    ILLEGAL = "illegal"
    DIED = "died"
    COULD_NOT_START = "could_not_start"
    GIVEN_UP = "given_up"


def own_command(name: str) -> tuple[str, ...]:
    """The command line that starts this command of this very program."""
    if getattr(sys, "frozen", False):
        return (sys.executable, name)
    return (sys.executable, "-m", "domino_desktop", name)


class Child(QObject):
    """One process at a time, and another one when it fails.

    ``heard(line)`` for every line it says, without its end. ``lost(trouble)`` when it is let go because of trouble:
    by then it is gone, and the next one starts with the next turn of the event loop, unless there were too many
    troubles in a row.
    """

    heard = Signal(object)
    lost = Signal(object)

    def __init__(self, parent: QObject, command: tuple[str, ...], name: str, longest_line: int) -> None:
        """``name`` is what the log calls it, in the plural; a line longer than ``longest_line`` bytes is garbled."""
        super().__init__(parent)
        self._command = command
        self._name = name
        self._longest_line = longest_line
        self._process: QProcess | None = None
        self._received = b""
        self._error_bytes = 0
        self._leaving: set[QProcess] = set()
        self._troubles = 0
        self._has_answered = False
        self._relaunching = QTimer(self, singleShot=True)
        self._relaunching.timeout.connect(self.launch)

    @property
    def is_running(self) -> bool:
        """Whether a process is there to be asked."""
        return self._process is not None

    @property
    def is_given_up(self) -> bool:
        return self._troubles >= TROUBLES_BEFORE_GIVING_UP

    @property
    def has_answered(self) -> bool:
        """Whether this process has given a good answer: then it is past its start."""
        return self._has_answered

    def start(self) -> None:
        """Start a process if there is none; forgets earlier troubles."""
        self._troubles = 0
        self.launch()

    def launch(self) -> None:
        """Start a process if there is none and they are not given up."""
        if self._process is not None or self.is_given_up:
            return
        process = QProcess(self)
        process.setProgram(self._command[0])
        process.setArguments(list(self._command[1:]))
        # `python -m` looks into the current folder first: there it must find this program, and no stranger's files.
        process.setWorkingDirectory(str(_PACKAGE_PARENT))
        process.readyReadStandardOutput.connect(self._read)
        process.readyReadStandardError.connect(self._read_errors)
        process.errorOccurred.connect(self._on_error)
        # Whatever it said before its end is read by then.
        process.finished.connect(self._on_finished)
        self._process = process
        self._has_answered = False
        self._received = b""
        self._error_bytes = 0
        process.start()

    def say(self, line: bytes) -> None:
        """Write a line to the process; without one it is lost."""
        if self._process is not None:
            self._process.write(line)

    def commend(self) -> None:
        """What it said was a good answer: earlier troubles are forgiven."""
        self._has_answered = True
        self._troubles = 0

    def replace(self, trouble: Trouble) -> None:
        """Get rid of the process because of this trouble, tell it, and start another one."""
        if not self._end():
            return
        self._troubles += 1
        _log.warning("the %s are in trouble: %s", self._name, trouble.value)
        if self._troubles == TROUBLES_BEFORE_GIVING_UP:
            _log.warning("the %s are given up after %d troubles", self._name, self._troubles)
        self.lost.emit(trouble)
        self._relaunching.start(0)

    def renew(self) -> None:
        """Another process in its place, because nobody wants to know any more what this one is busy with."""
        if self._end():
            self.launch()

    def stop(self) -> None:
        """End the process; waits for it, for a moment."""
        self._relaunching.stop()
        process = self._process
        if process is not None:
            self._let_go(process)
            process.closeWriteChannel()
            if process.state() != QProcess.ProcessState.NotRunning and not process.waitForFinished(FAREWELL_MS):
                process.kill()
        for leaving in tuple(self._leaving):
            leaving.waitForFinished(FAREWELL_MS)

    def _end(self) -> bool:
        """Kill the process. Answers whether there was one."""
        process = self._process
        if process is None:
            return False
        self._let_go(process)
        process.kill()
        return True

    def _let_go(self, process: QProcess) -> None:
        """No longer listen to this process, and forget it once it has ended."""
        process.readyReadStandardOutput.disconnect(self._read)
        process.readyReadStandardError.disconnect(self._read_errors)
        process.errorOccurred.disconnect(self._on_error)
        process.finished.disconnect(self._on_finished)
        self._process = None
        if self._error_bytes:
            _log.warning("the %s wrote %d bytes of errors", self._name, self._error_bytes)
        if process.state() == QProcess.ProcessState.NotRunning:
            process.deleteLater()
            return
        self._leaving.add(process)
        process.finished.connect(lambda: self._forget(process))

    def _forget(self, process: QProcess) -> None:
        self._leaving.discard(process)
        process.deleteLater()

    def _on_error(self, error: QProcess.ProcessError) -> None:
        """A start that failed; every other error ends in `finished`, or in silence."""
        if error is QProcess.ProcessError.FailedToStart:
            self.replace(Trouble.COULD_NOT_START)

    def _on_finished(self) -> None:
        self.replace(Trouble.DIED)

    def _read_errors(self) -> None:
        """Counts only: a message of a failing process may name tiles."""
        if self._process is not None:
            self._error_bytes += self._process.readAllStandardError().size()

    def _read(self) -> None:
        process = self._process
        if process is None:
            return
        self._received += process.readAllStandardOutput().data()
        while self._process is process and b"\n" in self._received:
            line, self._received = self._received.split(b"\n", 1)
            self.heard.emit(line)
        if self._process is process and len(self._received) > self._longest_line:
            self.replace(Trouble.GARBLED)
