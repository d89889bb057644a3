"""The penalties that a club settles beforehand: a line for each, with what it costs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import Message
from domino_desktop.i18n.messages import tournament_new as words
from domino_desktop.storage.setup import clean_name
from domino_desktop.tournament.result_checks import MOST_POINTS
from domino_desktop.tournament.settings import LONGEST_PENALTY, MOST_PENALTIES, OwnPenalty, PenaltyCost
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import ChoiceField, FlowLayout, IconButton, NumberField, QuietButton, TextLabel
from domino_desktop.ui.desk.stacks import flow
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.tournament.beginning.terms_form import fault_label
from domino_desktop.ui.tournament.parts.flowing_words import flowing_words

_LETTERS: Final = 34
_USUAL_POINTS: Final = 10
_WITH_CONTROL: Final = Qt.KeyboardModifier.ControlModifier
_NOTHING: Final = "nothing"
_COSTS: Final = (
    (PenaltyCost.POINTS.value, words.COSTS_POINTS),
    (_NOTHING, words.COSTS_NOTHING),
    (PenaltyCost.MATCH.value, words.COSTS_MATCH),
    (PenaltyCost.TOURNAMENT.value, words.COSTS_OUT),
)
_USUAL: Final[tuple[tuple[Message, PenaltyCost, int], ...]] = (
    (words.LATE_TEN, PenaltyCost.MATCH, 0),
    (words.TWO_FAULTS, PenaltyCost.TOURNAMENT, 0),
    (words.SIGNALS, PenaltyCost.POINTS, _USUAL_POINTS),
)


class PenaltyList(QWidget):
    """Lines without words count for nothing. Usual penalties are one click away."""

    changed = Signal()
    grown = Signal()
    """There is another line."""

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art, self._icons = art, icons
        self._language = language_of("en")
        self._lines: list[_Line] = []
        self._heading, self._note, self._fault = TextLabel("heading"), TextLabel("quiet"), fault_label()
        self._add = QuietButton()
        self._add.clicked.connect(lambda: self._add_line(OwnPenalty("", PenaltyCost.POINTS, _USUAL_POINTS)))
        self._usual = tuple(QuietButton() for _ in _USUAL)
        for place, button in enumerate(self._usual):
            button.clicked.connect(partial(self._add_usual, place))
        self._place = QVBoxLayout()
        self._place.setSpacing(10)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._heading)
        column.addWidget(self._note)
        column.addLayout(self._place)
        column.addWidget(self._fault)
        column.addWidget(flowing_words(self._add, *self._usual))
        flow(self)
        self.set_art(art)

    def present(self, penalties: Sequence[OwnPenalty], language: Language) -> None:
        """Begin with these."""
        for line in tuple(self._lines):
            self._take_away(line)
        for own in penalties:
            self._put(own)
        self.retranslate(language)

    def penalties(self) -> tuple[OwnPenalty, ...]:
        """Every line that has words, in their order."""
        return tuple(line.own() for line in self._lines if line.words())

    def find_fault(self) -> QWidget | None:
        """The line whose words stand there twice, having told so; None when all is well."""
        seen: set[str] = set()
        for line in self._lines:
            name = line.words()
            if name and name.casefold() in seen:
                self._tell(self._language.say(words.PENALTY_TWICE, name))
                return line.name_field
            seen.add(name.casefold())
        self._tell("")
        return None

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._art = art
        self._add.setIcon(self._icons.icon("plus", art.theme.outline))
        for line in self._lines:
            line.remove.setIcon(self._icons.icon("close", art.theme.outline))

    def retranslate(self, language: Language) -> None:
        """Say everything in this language; what is filled in stays."""
        self._language, say = language, language.say
        self._heading.setText(say(words.PENALTIES))
        self._note.setText(say(words.PENALTIES_NOTE))
        self._add.setText(say(words.ADD_PENALTY))
        for button, (message, *_) in zip(self._usual, _USUAL, strict=True):
            button.setText(f"+ {say(message)}")
            button.setAccessibleName(say(message))
        self._follow()

    def _add_usual(self, place: int) -> None:
        message, costs, points = _USUAL[place]
        self._add_line(OwnPenalty(self._language.say(message), costs, points))

    def _add_line(self, own: OwnPenalty) -> None:
        line = self._put(own)
        self._hear()
        self.grown.emit()
        line.name_field.setFocus(Qt.FocusReason.OtherFocusReason)
        line.name_field.selectAll()

    def _put(self, own: OwnPenalty) -> _Line:
        line = _Line(own, IconButton(self._icons.icon("close", self._art.theme.outline)))
        line.changed.connect(self._hear)
        line.left.connect(lambda: self._add.setFocus(Qt.FocusReason.TabFocusReason))
        line.remove.clicked.connect(lambda: self._remove(line))
        self._lines.append(line)
        self._place.addWidget(line)
        line.show()  # at once, for the keyboard that follows
        return line

    def _remove(self, line: _Line) -> None:
        self._take_away(line)
        self._hear()
        self._add.setFocus(Qt.FocusReason.OtherFocusReason)

    def _take_away(self, line: _Line) -> None:
        self._lines.remove(line)
        self._place.removeWidget(line)
        line.hide()
        line.deleteLater()

    def _hear(self) -> None:
        self.find_fault()
        self._follow()
        self.changed.emit()

    def _follow(self) -> None:
        """Number the lines, and offer further ones as long as there is a digit for each."""
        for number, line in enumerate(self._lines, 1):
            line.name(number, self._language)
        has_room = len(self._lines) < MOST_PENALTIES
        there = {line.words().casefold() for line in self._lines}
        self._add.setEnabled(has_room)
        for button, (message, *_) in zip(self._usual, _USUAL, strict=True):
            button.setVisible(has_room and self._language.say(message).casefold() not in there)

    def _tell(self, sentence: str) -> None:
        self._fault.setText(sentence)
        self._fault.setVisible(bool(sentence))


class _Line(QWidget):
    """One penalty. Enter leads through it; behind it ``left`` tells so."""

    changed = Signal()
    left = Signal()

    def __init__(self, own: OwnPenalty, remove: IconButton) -> None:
        super().__init__()
        self.name_field, self.remove = QLineEdit(own.name), remove
        self.name_field.setMaxLength(LONGEST_PENALTY)
        self.name_field.setMinimumWidth(self.fontMetrics().averageCharWidth() * _LETTERS)
        self._costs, self._points = ChoiceField(), NumberField()
        for key, _ in _COSTS:
            self._costs.addItem("", key)
        is_warning = own.costs is PenaltyCost.POINTS and not own.points
        self._costs.setCurrentIndex(self._costs.findData(_NOTHING if is_warning else own.costs.value))
        self._points.setRange(1, MOST_POINTS)
        self._points.setSingleStep(5)
        self._points.setValue(own.points or _USUAL_POINTS)
        self.name_field.textChanged.connect(self._hear)
        self._costs.currentIndexChanged.connect(self._hear)
        self._points.valueChanged.connect(self._hear)
        row = FlowLayout(self, spacing=10)
        for part in (self.name_field, self._costs, self._points, self.remove):
            row.addWidget(part)
        flow(self)
        self._show_points()

    def words(self) -> str:
        """What it is for, without needless spaces."""
        return clean_name(self.name_field.text())

    def own(self) -> OwnPenalty:
        """The penalty as it is filled in."""
        key = self._costs.currentData()
        costs = PenaltyCost.POINTS if key == _NOTHING else PenaltyCost(key)
        return OwnPenalty(self.words(), costs, self._points.value() if key == PenaltyCost.POINTS.value else 0)

    def name(self, number: int, language: Language) -> None:
        """Say everything in this language; the line has this number, and so will its digit be."""
        say = language.say
        self.name_field.setPlaceholderText(say(words.PENALTY_EXAMPLE))
        self.name_field.setAccessibleName(say(words.PENALTY_NAME, number))
        self._costs.setAccessibleName(say(words.PENALTY_COSTS, number))
        for place, (_, message) in enumerate(_COSTS):
            self._costs.setItemText(place, say(message))
        self._points.setLocale(language.locale)
        self._points.setAccessibleName(say(words.PENALTY_POINTS, number))
        told = say(words.REMOVE_PENALTY, self.words()) if self.words() else say(words.REMOVE_EMPTY, number)
        self.remove.setAccessibleName(told)
        self.remove.setToolTip(told)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter leads to the next part, so that nobody creates a tournament who only wanted to fill in a line."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or event.modifiers() & _WITH_CONTROL:
            super().keyPressEvent(event)
            return
        parts = [part for part in (self.name_field, self._costs, self._points) if not part.isHidden()]
        held = self.focusWidget()
        place = parts.index(held) + 1 if held in parts else len(parts)
        if self.remove.hasFocus():
            self.remove.click()
        elif place < len(parts):
            parts[place].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.left.emit()

    def _hear(self) -> None:
        self._show_points()
        self.changed.emit()

    def _show_points(self) -> None:
        self._points.setVisible(self._costs.currentData() == PenaltyCost.POINTS.value)
