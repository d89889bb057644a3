"""Why there is no pairing: one sentence, and what the director can do about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament_pairing as words
from domino_desktop.i18n.messages import tournament_round
from domino_desktop.tournament.proposal import PairingFault
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import Card, PrimaryButton, QuietButton
from domino_desktop.ui.pages.score_sum import growing
from domino_desktop.ui.tournament.parts.refusal_words import pairing_fault
from domino_desktop.ui.tournament.parts.two_columns import wrapping

if TYPE_CHECKING:
    from domino_desktop.controller.tournament import TournamentController
    from domino_desktop.tournament.needs import Needs
    from domino_desktop.tournament.state import Tournament

_Kind = PairingFault.Kind


class FaultBar(Card):
    """Not in view while nothing stands in the way."""

    declined = Signal()
    """Nobody shall sit out once more yet."""
    agreed = Signal()
    """Somebody may sit out once more."""
    correction_wanted = Signal(int)
    """Carries the number of a table."""
    told = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, raised=True)
        self.setContentsMargins(20, 14, 20, 16)
        self._table, self._asks = 0, False
        self._fault: PairingFault | None = None
        self._about: tuple[Tournament, Needs, Language] | None = None
        self._sentence = Sentence("heading")
        self._yes, self._no, self._correct = PrimaryButton(), QuietButton(), QuietButton()
        self._yes.clicked.connect(self._agree)
        self._no.clicked.connect(self._decline)
        self._correct.clicked.connect(lambda: self.correction_wanted.emit(self._table))
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(10)
        rows.addWidget(self._sentence)
        self._choices = wrapping(self._yes, self._no, self._correct)
        rows.addWidget(self._choices)
        growing(self)
        self.hide()

    @property
    def has_choices(self) -> bool:
        """Whether something can be pressed here: then the keyboard is on it."""
        return self._asks or bool(self._table)

    def present(self, office: TournamentController, fault: PairingFault | None, language: Language) -> None:
        """Say what stands in the way; None: the program found no pairing and does not know why."""
        say = language.say
        self._fault, self._about = fault, (office.state, office.needs, language)
        is_question = self._asks = fault is not None and fault.kind is _Kind.EVERYBODY_SAT_OUT
        self._table = fault.values[0] if fault is not None and fault.kind is _Kind.TIE_IN_KNOCKOUT else 0
        text = say(words.PAIRING_FAILED) if fault is None else pairing_fault(office, fault, language)
        self._sentence.setText(text)
        self._yes.setText(say(words.SIT_OUT_AGAIN))
        self._no.setText(say(words.NOT_AGAIN))
        self._correct.setText(say(tournament_round.CORRECT))
        self._yes.setVisible(is_question)
        self._no.setVisible(is_question)
        self._correct.setVisible(bool(self._table))
        self._choices.setVisible(self.has_choices)
        self.show()
        self.told.emit(text)
        if is_question:
            self._no.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self._table:
            self._correct.setFocus(Qt.FocusReason.OtherFocusReason)

    def follow(self, office: TournamentController, language: Language) -> None:
        """Speak this language; what is mended, or may be by now, stands in no way any longer."""
        if self.isHidden() or self._about is None:
            return
        state, needs, spoken = self._about
        if state is not office.state or needs != office.needs:
            self.hide()
        elif spoken is not language:
            self.present(office, self._fault, language)

    def _agree(self) -> None:
        self.hide()
        self.agreed.emit()

    def _decline(self) -> None:
        self.hide()
        self.declined.emit()
