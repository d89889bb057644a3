"""The tables of a tournament round in play, made up otherwise: somebody came late, somebody did not come."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import buttons
from domino_desktop.i18n.messages import tournament_pairing as words
from domino_desktop.tournament.proposal import Proposal, Reason
from domino_desktop.tournament.results import Place
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.tournament.parts.refusal_words import refusal
from domino_desktop.ui.tournament.rounds.pairing_pane import PairingPane
from domino_desktop.ui.tournament.rounds.proposal_values import Key
from domino_desktop.ui.tournament.rounds.table_forms import TableSheet

if TYPE_CHECKING:
    from domino_desktop.controller.tournament import TournamentController


class ChangePane(PairingPane):
    """Tables that have points already stay; the others are changed as in a proposal, and published with a reason."""

    left = Signal()
    """The tables stay as they were."""

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(art, icons, parent)
        self._draft: Proposal | None = None
        self._actions.may_lock = False

    @property
    def is_open(self) -> bool:
        """Whether tables are being changed."""
        return self._draft is not None

    def begin(self, office: TournamentController) -> None:
        """Change the last tournament round of this office."""
        last = office.state.last_round
        if last is not None:
            fixed = tuple(sorted({*last.results, *last.scores_so_far}))
            self._draft = Proposal(last.number, last.seatings, last.sitting_out, fixed, is_by_hand=True)

    def shown(self, office: TournamentController) -> Proposal | None:
        last = office.state.last_round
        if self._draft is not None and (last is None or last.number != self._draft.round or last.is_complete):
            self._draft = None
        return self._draft

    def warnings_of(self, office: TournamentController, proposal: Proposal) -> tuple[Reason, ...]:
        from domino_desktop.tournament.by_hand import warnings

        before = replace(office.state, rounds=office.state.rounds[: proposal.round - 1])
        return warnings(before, office.needs, proposal)

    def change(self, proposal: Proposal) -> None:
        """Tables with points stay, and stay where they are."""
        office, language, before = self._office, self._language, self._draft
        assert office is not None and language is not None and before is not None
        for seating in before.seatings:
            if seating.table in before.locked and seating not in proposal.seatings:
                self.refuse(language.say(words.HAS_POINTS, seating.table))
                return
        self._draft = replace(proposal, locked=before.locked)
        self.refuse("")
        self.present(office, language)

    def publish(self) -> None:
        """Ask why, and publish."""
        if self._language is not None and self._draft is not None:
            form = _ReasonForm(self, self._draft.round, self._language)
            form.given.connect(self._publish_because)
            form.open()

    def discard(self) -> None:
        """The tables stay as they were."""
        self._draft = None
        self.done()
        self.left.emit()

    def _publish_because(self, reason: str) -> None:
        office, language, draft = self._office, self._language, self._draft
        if office is None or language is None or draft is None:
            return
        # What the office tells is shown at once: then nothing is being changed any more.
        self._draft = None
        refused = office.change_pairing(draft, reason)
        if refused is not None:
            self._draft = draft
            self.present(office, language)
            self.refuse(refusal(office, refused, language))
            return
        self.told.emit(language.say(words.PUBLISHED_TOLD, draft.round))
        self.done()
        self.left.emit()

    def _mark(self, key: Key) -> None:
        if self._draft is not None and isinstance(key, Place) and key.table in self._draft.locked:
            assert self._language is not None
            self.refuse(self._language.say(words.HAS_POINTS, key.table))
            return
        super()._mark(key)

    def _say(self, proposal: Proposal) -> None:
        super()._say(proposal)
        assert self._language is not None
        say = self._language.say
        self._title.setText(say(words.CHANGE_TABLES, proposal.round))
        self._note.setText(say(words.CHANGE_NOTE))
        self._publish.setText(say(words.PUBLISH_CHANGE))
        self._discard.setText(say(buttons.CANCEL))
        self._again.hide()
        self._earlier.hide()


class _ReasonForm(TableSheet):
    """Why tables are changed."""

    given = Signal(str)

    def __init__(self, parent: QWidget, number: int, language: Language) -> None:
        super().__init__(parent, language, language.say(words.CHANGE_TITLE, number), words.PUBLISH_CHANGE)
        self._reason = self.add_reason(words.CHANGE_REASON)
        self.column.addStretch(1)

    def finish(self) -> None:
        self.given.emit(" ".join(self._reason.text().split()))
