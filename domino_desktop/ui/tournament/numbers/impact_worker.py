"""What a correction changes, looked at beside the window: later tournament rounds are paired again, one by one."""

from __future__ import annotations

import logging
from threading import Thread

from PySide6.QtCore import QObject, Qt, Signal

from domino_desktop.tournament.facts import ResultCorrected
from domino_desktop.tournament.impact import RoundImpact, later_rounds, rank_changes, round_impact
from domino_desktop.tournament.needs import Needs
from domino_desktop.tournament.state import Tournament

_log = logging.getLogger(__name__)


class ImpactWorker(QObject):
    """Looks at one correction at a time; what was begun before is of no interest any more.

    ``ranked`` carries the `RankChange` of everybody concerned, ``looked_at`` the `RoundImpact` of one later tournament
    round, and then comes ``finished``.
    """

    ranked = Signal(object)
    looked_at = Signal(object)
    finished = Signal()
    _found = Signal(int, str, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._count = 0
        self._found.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def look(self, state: Tournament, correction: ResultCorrected, needs: Needs) -> None:
        """Begin with this correction."""
        self._count += 1
        Thread(target=self._look, args=(self._count, state, correction, needs), daemon=True).start()

    def stop(self) -> None:
        """Nobody waits for an answer any more."""
        self._count += 1

    def _look(self, count: int, state: Tournament, correction: ResultCorrected, needs: Needs) -> None:
        try:
            self._found.emit(count, "ranked", rank_changes(state, correction))
            for number in later_rounds(state, correction):
                if count != self._count:
                    return
                self._found.emit(count, "looked_at", _impact_of(state, correction, number, needs))
            self._found.emit(count, "finished", None)
        except RuntimeError:
            _log.debug("nobody waits for the impact of a correction any more")

    def _tell(self, count: int, what: str, found: object) -> None:
        if count != self._count:
            return
        if what == "ranked":
            self.ranked.emit(found)
        elif what == "looked_at":
            self.looked_at.emit(found)
        else:
            self.finished.emit()


def _impact_of(state: Tournament, correction: ResultCorrected, number: int, needs: Needs) -> RoundImpact:
    try:
        return round_impact(state, correction, number, needs)
    except Exception:  # a fault of the program: the correction itself must not wait for it
        _log.exception("tournament round %d cannot be paired again", number)
        return RoundImpact(number, is_known=False)
