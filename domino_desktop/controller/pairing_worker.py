"""Pairing takes up to some seconds: it is worked out in the background."""

from __future__ import annotations

from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal

from domino_desktop.controller.background import Background
from domino_desktop.tournament.needs import Needs
from domino_desktop.tournament.proposal import PairingFault, Proposal
from domino_desktop.tournament.results import Seating
from domino_desktop.tournament.state import Tournament

_Answer: TypeAlias = tuple[Tournament, Proposal | Exception]


class PairingWorker(QObject):
    """Works out one pairing at a time. ``finished(state, answer)`` carries the Proposal, or the PairingFault.

    None where the program failed: then it also says so itself.
    """

    finished = Signal(object, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._background = Background(self)
        self._background.answered.connect(self._tell)

    @property
    def is_working(self) -> bool:
        """Whether a pairing is still to come."""
        return self._background.is_working

    def work(self, state: Tournament, needs: Needs, locked: tuple[Seating, ...], byes_again: bool) -> None:
        """Begin; whatever was begun before is of no interest any more."""
        self._background.ask(partial(_paired, state, needs, locked, byes_again))

    def _tell(self, found: _Answer) -> None:
        state, answer = found
        is_fault = isinstance(answer, Exception) and not isinstance(answer, PairingFault)
        self.finished.emit(state, None if is_fault else answer)
        if is_fault:
            assert isinstance(answer, Exception)
            raise answer


def _paired(state: Tournament, needs: Needs, locked: tuple[Seating, ...], byes_again: bool) -> _Answer:
    from domino_desktop.tournament.proposals import propose

    try:
        return state, propose(state, needs, locked, byes_again)
    except Exception as fault:  # also a fault of the program: the director must not wait for ever
        return state, fault
