"""Fields for the points of one match: its points, or those of its rounds of tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament_round as words
from domino_desktop.tournament.typed_results import MOST_DIGITS, TOTALS, Mistake, TypedMatch, TypedRound
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import TextLabel
from domino_desktop.ui.tournament.parts.two_columns import bring_into_view

_PLAIN: Final = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
_LONGEST: Final = 24
_COLUMNS: Final = (1, 3, 5)
"""Of the grid: both sides and the letter, with a gap between them."""
_GAP: Final = 10


class ResultField(QLineEdit):
    """One number or letter; anything can be typed, so that what is wrong can be said."""

    entered = Signal()
    """Enter: on to the next field."""
    forced = Signal()
    """Ctrl+Enter: it is right, whatever is odd about it."""
    reached = Signal()
    """The keyboard has come."""
    left = Signal(int)
    """-1: back to the field before, by Backspace in an empty field or the arrow up; 1: the arrow down."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxLength(_LONGEST)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self._letters = 4

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            if event.matches(QKeySequence.StandardKey.Undo) and not self.isUndoAvailable():
                # Nothing was typed here that it could take back: the last result is meant.
                event.ignore()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, modifiers = event.key(), event.modifiers()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                is_forced = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
                (self.forced if is_forced else self.entered).emit()
        elif key == Qt.Key.Key_Up and modifiers in _PLAIN:
            self.left.emit(-1)
        elif key == Qt.Key.Key_Down and modifiers in _PLAIN:
            self.left.emit(1)
        elif key == Qt.Key.Key_Backspace and not self.text():
            self.left.emit(-1)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.selectAll()
        bring_into_view(self)
        self.reached.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.fit(self._letters)

    def fit(self, letters: int) -> None:
        """No narrower than so many digits."""
        self._letters = letters
        self.setMinimumWidth(self.fontMetrics().horizontalAdvance("8") * letters + 34)


_Row = tuple[TextLabel, tuple[ResultField, ...]]


class MatchFields(QWidget):
    """One match: its points, or its rounds of tiles below each other with an empty line for the next one."""

    typed = Signal()
    """A person typed something."""
    entered = Signal(object)
    """Enter; carries the field."""
    forced = Signal()
    left = Signal(object, int)
    """As of the field, which comes first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._by_rounds = False
        self._language: Language | None = None
        self._names = ("", "")
        self._heading = TextLabel("quiet")
        self._sides = (Sentence("body"), Sentence("body"))
        self._rounds: list[_Row] = []
        self._together = TextLabel("heading")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(0)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnMinimumWidth(2, _GAP)
        for column, side in zip(_COLUMNS, self._sides, strict=False):
            self._grid.setColumnStretch(column, 1)
            side.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom)
            self._grid.addWidget(side, 0, column)
        self._grid.addWidget(self._heading, 1, 0, 1, 6)
        self._totals = self._made_row(2)
        self._together.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._grid.addWidget(self._together, 999, 1, 1, 3)
        self._arrange()

    def present(
        self, names: tuple[str, str], heading: str, by_rounds: bool, language: Language, *, has_names: bool = True
    ) -> None:
        """Name both sides, in view too where it ``has_names``. ``heading``: which of several matches this is."""
        self._names, self._language, self._by_rounds = names, language, by_rounds
        self._heading.setText(heading)
        self._heading.setVisible(bool(heading))
        for side, name in zip(self._sides, names, strict=True):
            side.setText(name)
            side.setVisible(has_names and bool(name))
        for field, name in zip(self._totals[1], names, strict=True):
            told = language.say(words.POINTS_FIELD, name)
            field.setAccessibleName(f"{heading}, {told}" if heading else told)
        self._arrange()

    # What is typed ------------------------------------------------------------------------------------

    @property
    def value(self) -> TypedMatch:
        """What stands in the fields that are in view."""
        if not self._by_rounds:
            first, second = (field.text() for field in self._totals[1])
            return TypedMatch((first, second))
        rounds = [
            TypedRound((first.text(), second.text()), letter.text()) for _, (first, second, letter) in self._rounds
        ]
        while rounds and rounds[-1].is_empty:
            rounds.pop()
        return TypedMatch(rounds=tuple(rounds))

    def show_value(self, value: TypedMatch) -> None:
        """Fill the fields in, those out of view too."""
        for field, text in zip(self._totals[1], value.points, strict=True):
            _put(field, text)
        while len(self._rounds) < len(value.rounds) + 1:
            self._add_round()
        for number, (_, fields) in enumerate(self._rounds):
            each = value.rounds[number] if number < len(value.rounds) else TypedRound()
            for field, text in zip(fields, (*each.points, each.ended), strict=True):
                _put(field, text)
        self._arrange()

    def sums(self) -> tuple[int | None, int | None]:
        """The points of both sides as far as they can be read, rounds added up."""
        value = self.value
        if value.rounds:
            found = [sum(_number(each.points[side]) or 0 for each in value.rounds) for side in (0, 1)]
            return found[0], found[1]
        return _number(value.points[0]), _number(value.points[1])

    # The fields ---------------------------------------------------------------------------------------

    def fields(self) -> list[ResultField]:
        """The fields in view, in the order in which one fills them in."""
        if not self._by_rounds:
            return list(self._totals[1])
        return [field for label, fields in self._rounds if not label.isHidden() for field in fields]

    def first_empty(self) -> ResultField:
        """The field that one goes on with."""
        if self._by_rounds:
            return self._rounds[len(self.value.rounds)][1][0]
        fields = self._totals[1]
        return next((field for field in fields if not field.text().strip()), fields[0])

    def field_of(self, mistake: Mistake) -> ResultField:
        """The field that a mistake is about."""
        if not self._by_rounds:
            return self._totals[1][min(mistake.column, 1)]
        number = max(0, min(mistake.round, len(self._rounds) - 1))
        return self._rounds[number][1][mistake.column]

    def place_of(self, field: ResultField) -> tuple[int, int]:
        """The round of tiles (`TOTALS`: the match) and the column of a field."""
        for number, (_, fields) in enumerate(self._rounds):
            if field in fields:
                return number, fields.index(field)
        return TOTALS, self._totals[1].index(field)

    def is_empty_line(self, field: ResultField) -> bool:
        """Whether this is the first field of the line below all rounds, and nothing is typed there."""
        number, column = self.place_of(field)
        return number != TOTALS and column == 0 and number >= len(self.value.rounds)

    # Inside -------------------------------------------------------------------------------------------

    def _arrange(self) -> None:
        """Show the lines that are filled in and one more."""
        used = len(self.value.rounds)
        if self._by_rounds and len(self._rounds) == used:
            self._add_round()
        self._grid.setColumnMinimumWidth(4, _GAP if self._by_rounds else 0)
        for field in self._totals[1]:
            field.setVisible(not self._by_rounds)
        for number, (label, fields) in enumerate(self._rounds):
            is_shown = self._by_rounds and number <= used
            label.setVisible(is_shown)
            for field in fields:
                field.setVisible(is_shown)
            if self._language is not None and is_shown:
                self._name_round(number, label, fields, self._language)
        self._together.setVisible(self._by_rounds and used > 0)
        if self._language is not None and used:
            first, second = self.sums()
            self._together.setText(self._language.say(words.TOGETHER, first or 0, second or 0))

    def _name_round(self, number: int, label: TextLabel, fields: Sequence[ResultField], language: Language) -> None:
        label.setText(language.number(number + 1))
        for field, name in zip(fields, self._names):
            field.setAccessibleName(language.say(words.ROUND_POINTS, number + 1, name))
        fields[2].setAccessibleName(language.say(words.ROUND_ENDED, number + 1))

    def _made_row(self, line: int, *, has_letter: bool = False) -> _Row:
        label = TextLabel("quiet")
        label.setWordWrap(False)
        label.setContentsMargins(0, 0, _GAP, 0)
        self._grid.addWidget(label, line, 0, Qt.AlignmentFlag.AlignVCenter)
        label.setVisible(has_letter)  # not before it has a parent: it would be a window of its own
        fields = tuple(ResultField(self) for _ in range(3 if has_letter else 2))
        for column, field in zip(_COLUMNS, fields, strict=False):
            field.fit(1 if column == _COLUMNS[2] else 4)
            self._grid.addWidget(field, line, column)
            field.textEdited.connect(self._follow)
            field.entered.connect(lambda field=field: self.entered.emit(field))
            field.forced.connect(self.forced)
            field.left.connect(lambda step, field=field: self.left.emit(field, step))
        if has_letter:
            fields[2].setMaximumWidth(fields[2].minimumWidth() + 12)
        return label, fields

    def _add_round(self) -> None:
        self._rounds.append(self._made_row(3 + len(self._rounds), has_letter=True))

    def _follow(self) -> None:
        self._arrange()
        self.typed.emit()


def _number(text: str) -> int | None:
    text = text.strip()
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else None


def _put(field: ResultField, text: str) -> None:
    if field.text() != text:
        field.setText(text)
