"""How the entrants of a tournament meet: the format, and what belongs to it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import tournament_new as words
from domino_desktop.tournament.settings import FORMATS, EntrantKind, Format, Order, Settings
from domino_desktop.ui.controls import NumberField, PillChoice, TextLabel
from domino_desktop.ui.desk.stacks import flow, stack
from domino_desktop.ui.pages.choice_cards import Choice, ChoiceCards
from domino_desktop.ui.pages.columns import ColumnLayout
from domino_desktop.ui.pages.switch import Switch
from domino_desktop.ui.tournament.parts.settings_words import format_words

_USUAL_ROUNDS: Final = 5
_MOST_ROUNDS: Final = 99
_TELLING: Final = 8
"""From more rounds than this on, nobody needs to be told for how many they are enough."""


class MeetingForm(QWidget):
    """Cards for the formats that this kind of entrant can play; below them only what the chosen one asks for."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language_of("en")
        self._kind = EntrantKind.PAIR
        self._least = 1
        self._cards = ChoiceCards(letters=30, most=4)
        self._cards.chosen.connect(self._hear)
        self.rounds = NumberField()
        self.rounds.setRange(1, _MOST_ROUNDS)
        self.rounds.setValue(_USUAL_ROUNDS)
        self.rounds.valueChanged.connect(self._hear)
        self._tells = TextLabel("quiet")
        self._circuits, self._order = PillChoice(), ChoiceCards(letters=22, most=2)
        self._third = Switch()
        for choice in (self._circuits, self._order):
            choice.chosen.connect(self._hear)
        self._third.clicked.connect(self._hear)
        self._rounds_label, self._circuits_label, self._order_label = (TextLabel("quiet") for _ in range(3))
        self._rounds_label.setBuddy(self.rounds)
        self._rounds_part = stack(self._rounds_label, self.rounds, self._tells)
        self._circuits_part = stack(self._circuits_label, self._circuits)
        self._order_part = stack(self._order_label, self._order)
        self._third_part = stack(self._third)
        self._lay_out()

    def present(self, settings: Settings | None, kind: EntrantKind, language: Language) -> None:
        """Begin as these settings have it; without any, as usual."""
        self._kind = kind
        self.retranslate(language)
        if settings is not None:
            self._cards.choose(settings.format.value)
            self.rounds.setValue(settings.rounds or _USUAL_ROUNDS)
            self._circuits.choose(str(settings.circuits))
            self._order.choose(settings.order.value)
        self._third.setChecked(settings is None or settings.third_place)
        self._follow()

    def use_kind(self, kind: EntrantKind) -> None:
        """Offer what this kind of entrant can play; a format that stays possible stays chosen."""
        self._kind = kind
        self.retranslate(self._language)

    def fix(self, *, is_fixed: bool, least: int) -> None:
        """Let the format stay as it is; the number of rounds may still change, but not below those that were paired."""
        self._cards.setVisible(not is_fixed)
        self._circuits.setEnabled(not is_fixed)
        self._third.setEnabled(not is_fixed)
        self.rounds.setMinimum(max(1, least))

    def retranslate(self, language: Language) -> None:
        """Say everything in this language."""
        self._language, say = language, language.say
        self._cards.setAccessibleName(say(words.HOW))
        choices = []
        for form in FORMATS[self._kind]:
            name, note = format_words(self._kind, form)
            choices.append(Choice(form.value, say(name), say(note)))
        self._cards.set_choices(choices)
        self.rounds.setLocale(language.locale)
        self.rounds.setAccessibleName(say(words.ROUNDS))
        self._rounds_label.setText(say(words.ROUNDS))
        self._circuits_label.setText(say(words.CIRCUITS))
        self._circuits.setAccessibleName(say(words.CIRCUITS))
        self._circuits.set_choices((("1", say(words.ONCE)), ("2", say(words.TWICE))))
        self._order_label.setText(say(words.ORDER))
        self._order.setAccessibleName(say(words.ORDER))
        self._order.set_choices(
            (Choice(Order.FOLD.value, say(words.FOLD)), Choice(Order.NEIGHBOURS.value, say(words.NEIGHBOURS)))
        )
        self._third.setText(say(words.THIRD_PLACE))
        self._follow()

    @property
    def format(self) -> Format:
        """The chosen format."""
        return Format(self._cards.choice())

    def planned_rounds(self) -> int:
        """How many tournament rounds are planned; 0 where the format or the director says."""
        return self.rounds.value() if self.format is Format.SWISS else 0

    @property
    def circuits(self) -> int:
        """How often each two meet."""
        return int(self._circuits.choice())

    @property
    def has_third_place(self) -> bool:
        """Whether the third place is played for."""
        return self._third.isChecked()

    @property
    def order(self) -> Order:
        """Who meets whom among those with as many wins."""
        return Order(self._order.choice())

    def _hear(self) -> None:
        self._follow()
        self.changed.emit()

    def _follow(self) -> None:
        """Show only what belongs to the chosen format."""
        if not self._cards.keys():
            return
        form, is_versus = self.format, self._kind is not EntrantKind.CHANGING
        self._rounds_part.setVisible(form is Format.SWISS)
        self._order_part.setVisible(form is Format.SWISS and is_versus)
        self._circuits_part.setVisible(form is Format.ROUND_ROBIN)
        self._third_part.setVisible(form is Format.KNOCKOUT)
        rounds = self.rounds.value()
        self._tells.setText(self._language.say(words.ROUNDS_TELL, 2 ** min(rounds, _TELLING), n=rounds))
        self._tells.setVisible(is_versus and rounds <= _TELLING)
        self._parts.setVisible(form in (Format.SWISS, Format.ROUND_ROBIN, Format.KNOCKOUT))

    def _lay_out(self) -> None:
        self._parts = QWidget()
        columns = ColumnLayout(self._parts, letters=44, most=2, spacing=24)
        for part in (self._rounds_part, self._order_part, self._circuits_part, self._third_part):
            columns.addWidget(part)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(14)
        column.addWidget(self._cards)
        column.addWidget(self._parts)
        flow(self, self._parts)
