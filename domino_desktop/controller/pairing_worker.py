"""Pairing takes up to some seconds: it is worked out in a thread, and the window goes on."""

from __future__ import annotations

import logging
from threading import Thread

from PySide6.QtCore import QObject, Qt, Signal

from domino_desktop.tournament.needs import Needs
from domino_desktop.tournament.proposal import PairingFault, Proposal
from domino_desktop.tournament.results import Seating
from domino_desktop.tournament.state import Tournament

_log = logging.getLogger(__name__)


class PairingWorker(QObject):
    """Works out one pairing at a time. ``finished(state, answer)`` carries the Proposal, or the PairingFault.

    None where the program failed: then it also says so itself.
    """

    finished = Signal(object, object)
    _answered = Signal(int, object, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._count = 0
        self.is_working = False
        self._answered.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def work(self, state: Tournament, needs: Needs, locked: tuple[Seating, ...], byes_again: bool) -> None:
        """Begin; whatever was begun before is of no interest any more."""
        self._count += 1
        self.is_working = True
        Thread(target=self._work, args=(self._count, state, needs, locked, byes_again), daemon=True).start()

    def _work(self, count: int, state: Tournament, needs: Needs, locked: tuple[Seating, ...], byes_again: bool) -> None:
        from domino_desktop.tournament.proposals import propose

        answer: Proposal | Exception
        try:
            answer = propose(state, needs, locked, byes_again)
        except Exception as fault:  # also a fault of the program: the director must not wait for ever
            answer = fault
        try:
            self._answered.emit(count, state, answer)
        except RuntimeError:
            _log.debug("nobody waits for the pairing any more")

    def _tell(self, count: int, state: object, answer: object) -> None:
        if count != self._count:
            return
        self.is_working = False
        is_fault = isinstance(answer, Exception) and not isinstance(answer, PairingFault)
        self.finished.emit(state, None if is_fault else answer)
        if is_fault:
            assert isinstance(answer, Exception)
            raise answer
