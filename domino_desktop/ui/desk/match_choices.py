"""What a real table chooses for itself: the set, the length, the way the turns go, and the price of a falsehood."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget

from domino_desktop.core.ruleset import RuleSet, RuleSetFault
from domino_desktop.core.tiles import TileSet
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import desk_setup, setup
from domino_desktop.ui.controls import PillChoice, TextLabel
from domino_desktop.ui.desk.stacks import flow, stack
from domino_desktop.ui.pages.columns import ColumnLayout
from domino_desktop.ui.pages.rulesets.refusals import refusal_sentence
from domino_desktop.ui.pages.setup_length import LengthChoice
from domino_desktop.ui.pages.setup_penalty import PenaltyChoice

_SETS: Final = {6: setup.DOUBLE_SIX, 9: setup.DOUBLE_NINE, 12: setup.DOUBLE_TWELVE}
_LETTERS: Final = 34


class MatchChoices(QWidget):
    """Everything comes from the rules and may be changed for this table."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language_of("en")
        self._ruleset: RuleSet | None = None
        self._seats = 4
        self._sets, self._direction = PillChoice(), PillChoice()
        self._length = LengthChoice()
        self._penalty = PenaltyChoice(title=desk_setup.FALSE_DECLARATION)
        self._set_note, self._set_moved, self._fault = TextLabel("quiet"), TextLabel("body"), TextLabel("body")
        self._fault.setForegroundRole(QPalette.ColorRole.BrightText)
        for part in (self._sets, self._direction):
            part.chosen.connect(self._hear)
        self._length.changed.connect(self._hear)
        self._tiles_label, self._length_label, self._way_label = (TextLabel("quiet") for _ in range(3))
        self._lay_out()

    def present(self, ruleset: RuleSet, seats: int, language: Language) -> None:
        """Begin with what these rules say, for so many seats."""
        self._ruleset, self._seats = ruleset, seats
        self._set_moved.hide()
        self._length.present(ruleset.match_end, language)
        self._penalty.present(ruleset.false_declaration, language)
        self.retranslate(language)
        self._sets.choose(str(ruleset.max_pip))
        self._direction.choose(ruleset.direction)
        self.set_seats(seats)

    def set_seats(self, seats: int) -> None:
        """So many sit at the table now: where the set is too small for them, the smallest that works is chosen."""
        self._seats = seats
        ruleset = self._rules
        for top in ruleset.sets:
            self._sets.set_pill_enabled(str(top), ruleset.hand_for(seats, top) is not None)
        smallest = ruleset.smallest_set_for(seats)
        is_moved = ruleset.hand_for(seats, self._max_pip) is None and smallest is not None
        if is_moved and smallest is not None:
            self._sets.choose(str(smallest))
            self._set_moved.setText(self._language.say(desk_setup.SET_WAS_CHANGED, seats, self._set_name(smallest)))
        self._set_moved.setVisible(is_moved)
        self._follow()

    def retranslate(self, language: Language) -> None:
        """Say everything in this language."""
        self._language, say = language, language.say
        self._tiles_label.setText(say(setup.TILES))
        self._length_label.setText(say(setup.LENGTH))
        self._way_label.setText(say(desk_setup.DIRECTION))
        self._sets.setAccessibleName(say(setup.TILES))
        self._direction.setAccessibleName(say(desk_setup.DIRECTION))
        self._sets.set_choices((str(top), self._set_name(top)) for top in self._rules.sets)
        self._direction.set_choices((key, say(message)) for key, message in desk_setup.DIRECTIONS.items())
        self._set_moved.hide()
        self._length.retranslate(language)
        self._penalty.retranslate(language)
        self._follow()

    def rules(self) -> RuleSet:
        """The rules of this table, at which everybody is trusted. Raises RuleSetFault."""
        fouls = {**self._rules.to_mapping()["fouls"], "false_declaration": self._penalty.chosen()}
        return self._rules.changed(
            {
                "max_pip": self._max_pip,
                "match_end": self._length.chosen(),
                "direction": self._direction.choice(),
                "declarations": "trusted",
                "fouls": fouls,
            }
        )

    def find_fault(self) -> QWidget | None:
        """What has to be changed before the table can be opened, having told why; None when all is well."""
        self._follow()
        return self._length if self._fault.text() else None

    @property
    def direction(self) -> str:
        """Which way the turns go: "clockwise" or "counterclockwise"."""
        return self._direction.choice()

    @property
    def _rules(self) -> RuleSet:
        assert self._ruleset is not None, "present comes first"
        return self._ruleset

    @property
    def _max_pip(self) -> int:
        return int(self._sets.choice())

    def _hear(self) -> None:
        self._set_moved.hide()
        self._follow()
        self.changed.emit()

    def _follow(self) -> None:
        """Tell how large the set is, and what cannot be."""
        dealt = self._rules.hand_for(self._seats, self._max_pip)
        note = "" if dealt is None else self._language.say(setup.SET_NOTE, dealt, n=len(TileSet(self._max_pip)))
        self._set_note.setText(note)
        try:
            self.rules()
            sentence = ""
        except RuleSetFault as fault:
            sentence = refusal_sentence(fault, "match_end", self._language)
        self._fault.setText(sentence)
        self._fault.setVisible(bool(sentence))

    def _set_name(self, max_pip: int) -> str:
        message = _SETS.get(max_pip)
        return f"{max_pip}-{max_pip}" if message is None else self._language.say(message)

    def _lay_out(self) -> None:
        three = QWidget()
        columns = ColumnLayout(three, letters=_LETTERS, most=3, spacing=24)
        for label, parts in (
            (self._tiles_label, (self._sets, self._set_note, self._set_moved)),
            (self._length_label, (self._length, self._fault)),
            (self._way_label, (self._direction,)),
        ):
            columns.addWidget(stack(label, *parts))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(three)
        column.addWidget(self._penalty)
        flow(self, three)
