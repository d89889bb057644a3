"""One tournament of the club, with the pairing of its next tournament round."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from domino_desktop.controller.pairing_worker import PairingWorker
from domino_desktop.controller.tournament_record import TournamentRecord, TournamentStore
from domino_desktop.core.codec import CodecFault, from_json, to_json
from domino_desktop.tournament.facts import PairingChanged, RoundPaired
from domino_desktop.tournament.proposal import PairingFault, Proposal, Reason
from domino_desktop.tournament.refusals import Refused
from domino_desktop.tournament.results import Seating
from domino_desktop.tournament.state import Tournament
from domino_desktop.tournament.upkeep import locked, up_to_date

if TYPE_CHECKING:
    from domino_desktop.storage.members import Members


class TournamentController(TournamentRecord):
    """A tournament that goes on.

    Signals: ``proposed(fault)`` when pairing has come to its end, with the `PairingFault` or None.
    """

    proposed = Signal(object)

    def __init__(
        self,
        store: TournamentStore,
        members: Members,
        tournament_id: int,
        parent: QObject | None = None,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        """Raises TournamentDamaged or StorageFault."""
        super().__init__(store, members, tournament_id, parent, now)
        self._worker = PairingWorker(self)
        self._worker.finished.connect(self._take_proposal)

    @property
    def proposal(self) -> Proposal | None:
        """The pairing that is not published yet; None when there is none, or when it no longer fits."""
        try:
            proposal: Proposal = from_json(Proposal, self._draft["proposal"])
        except (KeyError, CodecFault):
            return None
        return up_to_date(self._state, proposal)

    @property
    def is_proposing(self) -> bool:
        """Whether a pairing is being worked out."""
        return self._worker.is_working

    def propose(self, *, byes_again: bool = False) -> None:
        """Work out a pairing; ``proposed`` tells when it is there. Locked tables are kept as they are."""
        self._worker.work(self._state, self.needs, self._locked(), byes_again)
        self.changed.emit()

    def keep_proposal(self, proposal: Proposal | None) -> None:
        """The director's own proposal takes the place of what was."""
        self.keep_draft("proposal", None if proposal is None else to_json(proposal))
        self.changed.emit()

    def publish(self) -> Refused | None:
        """The proposal becomes the next tournament round; answers why not, or None."""
        proposal = self.proposal
        if proposal is None:
            return None
        refused = self.submit(
            RoundPaired,
            round=proposal.round,
            seatings=proposal.seatings,
            sitting_out=proposal.sitting_out,
            is_by_hand=proposal.is_by_hand,
        )
        if refused is None and self._state.last_round is not None and self._state.last_round.number == proposal.round:
            self.keep_draft("proposal", None)
        return refused

    def change_pairing(self, proposal: Proposal, reason: str) -> Refused | None:
        """The tables of the last tournament round are made up otherwise; answers why not, or None."""
        return self.submit(
            PairingChanged,
            round=proposal.round,
            seatings=proposal.seatings,
            sitting_out=proposal.sitting_out,
            reason=reason,
        )

    def warnings(self) -> tuple[Reason, ...]:
        """What the director should know before publishing the proposal."""
        from domino_desktop.tournament.by_hand import warnings

        proposal = self.proposal
        return () if proposal is None else warnings(self._state, self.needs, proposal)

    def _locked(self) -> tuple[Seating, ...]:
        proposal = self.proposal
        return () if proposal is None else locked(self._state, proposal)

    def _take_proposal(self, state: Tournament, answer: Proposal | PairingFault | None) -> None:
        if state is not self._state:  # something has happened meanwhile
            self.changed.emit()
            self.proposed.emit(None)
            return
        if isinstance(answer, Proposal):
            tables = tuple(seating.table for seating in self._locked())
            self.keep_proposal(replace(answer, locked=tables))
            self.proposed.emit(None)
        else:
            self.changed.emit()
            self.proposed.emit(answer)
