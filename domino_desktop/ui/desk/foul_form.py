"""Any foul at any time: who, what, and what it costs."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.rulings import FoulKind
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import rulings
from domino_desktop.i18n.ruling_words import kind_description, kind_name
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import TextLabel
from domino_desktop.ui.desk.numbered_choice import NumberedChoice, seats_to_choose
from domino_desktop.ui.desk.penalty_picker import PenaltyPicker
from domino_desktop.ui.desk.sheet import Sheet
from domino_desktop.ui.pages.choice_cards import Choice
from domino_desktop.ui.seating import SeatMark

_KINDS = (
    FoulKind.WRONG_TILE,
    FoulKind.DREW_THOUGH_ABLE,
    FoulKind.WRONG_COUNT,
    FoulKind.TILE_SHOWN,
    FoulKind.SIGNALS,
    FoulKind.DELAY,
    FoulKind.FALSE_DECLARATION,
    FoulKind.FALSE_ACCUSATION,
    FoulKind.OTHER,
)
"""As they are offered: what happens most often comes first."""


class FoulForm(Sheet):
    """Three answers by a digit and Enter each; the first has the keyboard."""

    ruled = Signal(int, object, object, object, str)
    """The referee's decision: seat, `FoulKind`, `Penalty`, None (it answers no foul that was found), the note."""

    def __init__(self, parent: QWidget, ruleset: RuleSet, marks: Sequence[SeatMark], language: Language) -> None:
        super().__init__(parent, language, rulings.FOUL_TITLE, rulings.RULE)
        self._ruleset, self._language = ruleset, language
        self._who = NumberedChoice()
        self._who.present(language.say(rulings.WHO), seats_to_choose(marks), language)
        self._what = NumberedChoice(letters=26, most=3)
        self._meaning = Sentence("body")
        kinds = [Choice(kind.value, kind_name(kind, language)) for kind in _KINDS]
        self._what.present(language.say(rulings.WHAT), kinds, language)
        self._what.chosen.connect(self._offer)
        self._picker = PenaltyPicker()
        self._picker.changed.connect(self.settle)
        self.add_part(self._who, steps=self._who)
        self.add_part(self._what, steps=self._what)
        self.add_part(self._meaning)
        self.add_part(TextLabel("heading", language.say(rulings.PENALTY)))
        self.add_part(self._picker, steps=self._picker)
        self.column.addStretch(1)
        self._offer()

    def finish(self) -> None:
        penalty, note = self._picker.penalty(), self._picker.note()
        self.ruled.emit(int(self._who.choice()), FoulKind(self._what.choice()), penalty, None, note)

    def _offer(self) -> None:
        """What that is, and the penalties that are usual for it."""
        kind = FoulKind(self._what.choice())
        self._meaning.setText(kind_description(kind, self._language))
        self._picker.present(kind, self._ruleset, self._language)
