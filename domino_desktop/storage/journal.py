"""The program's log: what happened, by numbers and kinds. It holds no names of people and no tiles.

Messages of exceptions are left out, for they quote what they are about; the place in the code says enough.
"""

from __future__ import annotations

import contextlib
import faulthandler
import logging
import os
import sys
import threading
from collections.abc import Callable
from enum import Enum
from itertools import pairwise
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from domino_desktop.storage.paths import DataPaths

LOG, CRASHES = "domino.log", "crash.log"
_LARGEST = 500_000
_KEPT = 3
_DEEPEST_CAUSE = 5
_LEVELS = {
    "QtDebugMsg": logging.DEBUG,
    "QtInfoMsg": logging.INFO,
    "QtWarningMsg": logging.WARNING,
    "QtCriticalMsg": logging.ERROR,
    "QtFatalMsg": logging.CRITICAL,
}

_program = logging.getLogger("domino_desktop")
_qt = logging.getLogger("domino_desktop.qt")

MessageHandlerInstaller = Callable[[Callable[[Any, Any, Any], None] | None], Any]


class Journal:
    """The running log. Without a folder that can be written it says nothing; the program plays on."""

    def __init__(
        self,
        level: int,
        handler: logging.Handler | None,
        crashes: IO[bytes] | None,
        install: MessageHandlerInstaller | None,
    ) -> None:
        self._handler, self._crashes, self._install = handler, crashes, install
        self._hooks = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        self._level = _program.level
        self._had_faulthandler = faulthandler.is_enabled()
        _program.setLevel(level)
        if handler is not None:
            _program.addHandler(handler)
        if crashes is not None:
            faulthandler.enable(crashes)
        sys.excepthook = self._on_exception
        threading.excepthook = lambda failed: self._note(failed.exc_value)
        sys.unraisablehook = lambda failed: self._note(failed.exc_value)
        if install is not None:
            install(_on_qt_message)

    @staticmethod
    def start(
        paths: DataPaths,
        level: int = logging.INFO,
        install_message_handler: MessageHandlerInstaller | None = None,
    ) -> Journal:
        """Begin to log; ``install_message_handler`` is Qt's qInstallMessageHandler, where Qt runs."""
        handler: logging.Handler | None = None
        crashes: IO[bytes] | None = None
        with contextlib.suppress(OSError):
            paths.logs.mkdir(mode=0o700, parents=True, exist_ok=True)
            handler = _Handler(paths.logs / LOG, _LARGEST)
            handler.setFormatter(_Formatter("{asctime} {levelname} {name}: {message}", "%Y%m%dT%H%M%S", "{"))
            crashes = _crash_file(paths.logs / CRASHES)
        return Journal(level, handler, crashes, install_message_handler)

    def stop(self) -> None:
        """Let the files go and put back what was there before."""
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._hooks
        if self._install is not None:
            self._install(None)
        if self._crashes is not None:
            faulthandler.disable()
            self._crashes.close()
            if self._had_faulthandler and sys.__stderr__ is not None:
                faulthandler.enable(sys.__stderr__)
        _program.setLevel(self._level)
        if self._handler is not None:
            _program.removeHandler(self._handler)
            self._handler.close()

    def _on_exception(self, kind: type[BaseException], error: BaseException, traceback: TracebackType | None) -> None:
        if not issubclass(kind, KeyboardInterrupt):
            self._note(error)
        # a desktop keeps what its programs print; only somebody at a terminal is told the message
        if sys.stderr is not None and sys.stderr.isatty():
            self._hooks[0](kind, error, traceback)

    @staticmethod
    def _note(error: BaseException | None) -> None:
        _program.critical("unexpected error", exc_info=error)


def describe(error: BaseException) -> str:
    """An exception by its kind, its reason and its places in the code, without its message."""
    lines: list[str] = []
    cause: BaseException | None = error
    while cause is not None and len(lines) < _DEEPEST_CAUSE:
        places = []
        step = cause.__traceback__
        while step is not None:
            code = step.tb_frame.f_code
            places.append(f"{'/'.join(Path(code.co_filename).parts[-3:])}:{step.tb_lineno} {code.co_name}")
            step = step.tb_next
        reason = getattr(cause, "reason", None)
        because = f" ({reason.value})" if isinstance(reason, Enum) else ""
        lines.append(f"{type(cause).__name__}{because} at {' > '.join(places) or 'an unknown place'}")
        cause = cause.__cause__ or cause.__context__
    return " from ".join(lines)


class _Formatter(logging.Formatter):
    """Lines without messages of exceptions and without the name of the person whose home folder this is."""

    def format(self, record: logging.LogRecord) -> str:
        record.exc_text = None  # another handler may have left the full text there
        text = super().format(record)
        record.exc_text = None
        home = str(Path.home())
        return text.replace(home, "~") if len(home) > 1 else text

    def formatException(self, ei: Any) -> str:
        return describe(ei[1]) if ei[1] is not None else ""


class _Handler(logging.FileHandler):
    """Writes to one file up to its size, and keeps the last few under numbers.

    The rotating handler of the standard library brings network and pickles with it, which cost a start of the program
    twenty times what these lines do.
    """

    def __init__(self, path: Path, largest: int) -> None:
        super().__init__(path, encoding="utf-8")
        self.largest = largest

    def emit(self, record: logging.LogRecord) -> None:
        try:
            line = len(f"{self.format(record)}{self.terminator}".encode())
            if self.stream is not None and self.stream.tell() + line > self.largest:
                self.stream.close()
                self._number_files()
                self.stream = self._open()
            super().emit(record)
        except Exception:  # whatever fails here is for handleError, as in every handler
            self.handleError(record)

    def _number_files(self) -> None:
        """The full file becomes number 1, and every other one a number higher; the highest goes."""
        names = [self.baseFilename, *(f"{self.baseFilename}.{number}" for number in range(1, _KEPT + 1))]
        for newer, older in reversed([*pairwise(names)]):
            if os.path.lexists(newer):
                os.replace(newer, older)

    def handleError(self, record: logging.LogRecord) -> None:
        """A log that cannot be written, on a full disk say, is no reason to disturb anybody."""


def _crash_file(path: Path) -> IO[bytes]:
    """Where Python itself writes when it dies. Raises OSError."""
    is_full = path.exists() and path.stat().st_size > _LARGEST
    return path.open("wb" if is_full else "ab")


def _on_qt_message(mode: Any, context: Any, message: Any) -> None:
    category = getattr(context, "category", None) or "default"
    _qt.log(_LEVELS.get(getattr(mode, "name", ""), logging.WARNING), "%s: %s", category, message)
