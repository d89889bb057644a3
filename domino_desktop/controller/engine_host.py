"""The host of the computer players: starts their process, watches it, and never leaves a question without a move."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from domino_desktop.ai.level import Level
from domino_desktop.ai.plain import plain_move
from domino_desktop.ai.wire import LONGEST_ANSWER, EngineError, Request, WireFault, read_answer, write_request
from domino_desktop.core.moves import Move
from domino_desktop.core.views import View

START_ALLOWANCE_MS = 5000
"""Added to the limit of the first question to a process, which may still be reading itself from a slow disk."""

TROUBLES_BEFORE_GIVING_UP = 4
"""So many in a row, without one good move between them, and no further process is started."""

FAREWELL_MS = 300
"""How long a process may take to end by itself when its input closes; then it is killed."""

_PACKAGE_PARENT = Path(__file__).resolve().parents[2]

_log = logging.getLogger(__name__)


class EngineTrouble(Enum):
    """Why the host itself had to choose a move: completes "because the computer player ..."."""

    SILENT = "silent"
    GARBLED = "garbled"
    ILLEGAL = "illegal"
    DIED = "died"
    COULD_NOT_START = "could_not_start"
    GIVEN_UP = "given_up"


@dataclass(frozen=True, slots=True)
class _Question:
    """What is being asked: the caller's id, the number on the wire, and the view that the answer must fit."""

    request_id: int
    number: int
    view: View


@dataclass(frozen=True, slots=True)
class _Outcome:
    """What will be told, and the trouble that made it the host's own choice."""

    request_id: int
    move: Move
    trouble: EngineTrouble | None


def engine_command() -> tuple[str, ...]:
    """The command line that starts the computer players of this very program."""
    if getattr(sys, "frozen", False):
        return (sys.executable, "engine")
    return (sys.executable, "-m", "domino_desktop", "engine")


class EngineHost(QObject):
    """Asks the process of the computer players for moves.

    ``answered(request_id, move)`` follows every ``ask`` exactly once, unless a newer one or ``stop`` comes before it;
    the move is always legal. ``troubled(request_id, trouble)`` goes before it when the move is not the computer
    player's own but `plain_move`: then the process is replaced, because nobody knows what state it is in.
    Nothing is ever emitted before ``ask`` has returned.
    """

    answered = Signal(int, object)
    troubled = Signal(int, object)

    def __init__(
        self,
        parent: QObject | None = None,
        command: tuple[str, ...] | None = None,
        start_allowance_ms: int = START_ALLOWANCE_MS,
    ) -> None:
        super().__init__(parent)
        self._command = engine_command() if command is None else command
        self._start_allowance_ms = start_allowance_ms
        self._process: QProcess | None = None
        self._has_answered = False
        self._received = b""
        self._error_bytes = 0
        self._leaving: set[QProcess] = set()
        self._number = 0
        self._troubles = 0
        self._question: _Question | None = None
        self._outcome: _Outcome | None = None
        self._deadline = self._timer(lambda: self._replace(EngineTrouble.SILENT))
        # Never at once: what leads there may still be inside a signal of the process, or inside `ask`.
        self._telling = self._timer(self._tell)
        self._relaunching = self._timer(self._launch)

    @property
    def is_running(self) -> bool:
        """Whether a process is there to be asked."""
        return self._process is not None

    def start(self) -> None:
        """Start the process, so that it is ready when the first question comes; forgets earlier troubles."""
        self._troubles = 0
        self._launch()

    def ask(self, request_id: int, view: View, level: Level, seed: int, limit_ms: int) -> None:
        """Ask for a move within so many milliseconds. An earlier question that is still open is dropped.

        Raises ValueError when the view's eye is not asked for a move.
        """
        plain_move(view)
        self._outcome = None
        self._number += 1
        self._question = _Question(request_id, self._number, view)
        if self._troubles >= TROUBLES_BEFORE_GIVING_UP:
            self._answer_for_it(EngineTrouble.GIVEN_UP)
            return
        self._launch()
        if self._process is not None:
            self._deadline.start(limit_ms + (0 if self._has_answered else self._start_allowance_ms))
            self._process.write(write_request(Request(self._number, level, seed, view)))

    def stop(self) -> None:
        """End the process; waits for it, for a moment. The open question, if any, gets no answer."""
        self._question = self._outcome = None
        self._deadline.stop()
        self._relaunching.stop()
        process = self._process
        if process is not None:
            self._let_go(process)
            process.closeWriteChannel()
            if process.state() != QProcess.ProcessState.NotRunning and not process.waitForFinished(FAREWELL_MS):
                process.kill()
        for leaving in tuple(self._leaving):
            leaving.waitForFinished(FAREWELL_MS)

    def _timer(self, slot: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(slot)
        return timer

    # The process ----------------------------------------------------------------------------------------

    def _launch(self) -> None:
        if self._process is not None or self._troubles >= TROUBLES_BEFORE_GIVING_UP:
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

    def _let_go(self, process: QProcess) -> None:
        """No longer listen to this process, and forget it once it has ended."""
        process.readyReadStandardOutput.disconnect(self._read)
        process.readyReadStandardError.disconnect(self._read_errors)
        process.errorOccurred.disconnect(self._on_error)
        process.finished.disconnect(self._on_finished)
        self._process = None
        if self._error_bytes:
            _log.warning("the computer players wrote %d bytes of errors", self._error_bytes)
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
            self._replace(EngineTrouble.COULD_NOT_START)

    def _on_finished(self) -> None:
        self._replace(EngineTrouble.DIED)

    def _replace(self, trouble: EngineTrouble) -> None:
        """Get rid of the process, answer the open question in its place, and start another one."""
        process = self._process
        if process is None:
            return
        self._let_go(process)
        process.kill()
        self._troubles += 1
        _log.warning("the computer players are in trouble: %s", trouble.value)
        if self._troubles == TROUBLES_BEFORE_GIVING_UP:
            _log.warning("the computer players are given up after %d troubles", self._troubles)
        self._answer_for_it(trouble)
        self._relaunching.start(0)

    # What it says ---------------------------------------------------------------------------------------

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
            self._hear(line)
        if self._process is process and len(self._received) > LONGEST_ANSWER:
            self._replace(EngineTrouble.GARBLED)

    def _hear(self, line: bytes) -> None:
        """One line of the process. What answers an earlier question comes too late and is passed over."""
        question = self._question
        try:
            answer = read_answer(line)
        except WireFault:
            self._replace(EngineTrouble.GARBLED)
            return
        if question is None or answer.id != question.number:
            if answer.id is None or not 0 < answer.id <= self._number:
                self._replace(EngineTrouble.GARBLED)
        elif isinstance(answer.said, EngineError):
            self._replace(EngineTrouble.GARBLED)
        elif answer.said not in question.view.legal_moves:
            self._replace(EngineTrouble.ILLEGAL)
        else:
            self._has_answered = True
            self._troubles = 0
            self._settle(question, answer.said, None)

    # What is told ---------------------------------------------------------------------------------------

    def _answer_for_it(self, trouble: EngineTrouble) -> None:
        question = self._question
        if question is not None:
            self._settle(question, plain_move(question.view), trouble)

    def _settle(self, question: _Question, move: Move, trouble: EngineTrouble | None) -> None:
        self._deadline.stop()
        self._question = None
        self._outcome = _Outcome(question.request_id, move, trouble)
        self._telling.start(0)

    def _tell(self) -> None:
        outcome = self._outcome
        if outcome is None:
            return
        if outcome.trouble is not None:
            self.troubled.emit(outcome.request_id, outcome.trouble)
        # Whoever heard of the trouble may have asked anew or stopped.
        if self._outcome is outcome:
            self._outcome = None
            self.answered.emit(outcome.request_id, outcome.move)
