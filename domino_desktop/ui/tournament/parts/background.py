"""One question at a time that takes a while: answered in a thread, so that the window goes on."""

from __future__ import annotations

import logging
from collections.abc import Callable
from threading import Thread

from PySide6.QtCore import QObject, Qt, Signal

_log = logging.getLogger(__name__)


class Background(QObject):
    """``answered`` carries what the last question brought; answers to earlier ones are of no interest any more."""

    answered = Signal(object)
    _brought = Signal(int, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._count = 0
        self._brought.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def ask(self, question: Callable[[], object]) -> None:
        """Answer this; what it raises is raised here."""
        self._count += 1
        Thread(target=self._work, args=(self._count, question), daemon=True).start()

    def forget(self) -> None:
        """Nobody waits for an answer any more."""
        self._count += 1

    def _work(self, count: int, question: Callable[[], object]) -> None:
        try:
            answer = question()
        except Exception as fault:  # a fault of the program belongs where faults are seen
            answer = fault
        try:
            self._brought.emit(count, answer)
        except RuntimeError:
            _log.debug("nobody waits for the answer any more")

    def _tell(self, count: int, answer: object) -> None:
        if count != self._count:
            return
        if isinstance(answer, Exception):
            raise answer
        self.answered.emit(answer)
