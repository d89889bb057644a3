"""The page with both ladders: who trains, by which rules, and how far they have come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.ai.puzzle import PuzzleKind
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import puzzles, ways
from domino_desktop.storage.training import Ladder
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import Card, ChoiceField, PrimaryButton, TextLabel
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.page import Page
from domino_desktop.ui.puzzles.stairs import Stairs

_LETTERS: Final = 112
_WIDE: Final = 88  # letters across, from which the ladders stand side by side

_HEADINGS: Final = {
    PuzzleKind.FIND_MOVE: (puzzles.FOR_PLAYERS, puzzles.FOR_PLAYERS_NOTE),
    PuzzleKind.BLOCKED: (puzzles.FOR_REFEREES, puzzles.FOR_REFEREES_NOTE),
}


@dataclass(frozen=True, slots=True)
class Training:
    """Who trains by which rules: names and titles to choose from, what is chosen, and the ladders.

    Without ``names`` nobody has played here yet. ``kinds`` are those that these rules have.
    """

    names: tuple[str, ...]
    name: str
    rules: tuple[tuple[str, str], ...]
    rule: str
    ladders: Mapping[PuzzleKind, Ladder]
    kinds: tuple[PuzzleKind, ...]


class LaddersPage(Page):
    """``wanted(PuzzleKind, int)`` a puzzle of a step; ``person_chosen(str)``, ``rules_chosen(str)`` carries an id."""

    wanted = Signal(object, int)
    person_chosen = Signal(str)
    rules_chosen = Signal(str)

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(art.theme, icons, letters=_LETTERS, parent=parent)
        self._who_label, self._rules_label = TextLabel("quiet"), TextLabel("quiet")
        self._who, self._rules = ChoiceField(), ChoiceField()
        self._who.activated.connect(lambda place: self.person_chosen.emit(self._who.itemData(place)))
        self._rules.activated.connect(lambda place: self.rules_chosen.emit(self._rules.itemData(place)))
        self._note = TextLabel("quiet")
        self._note.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.cards = {kind: LadderCard(art) for kind in _HEADINGS}
        for kind, card in self.cards.items():
            card.wanted.connect(lambda step, kind=kind: self.wanted.emit(kind, step))
        self._choices = _row(_under(self._rules_label, self._rules), _under(self._who_label, self._who))
        self._both = _row(*self.cards.values())
        self._both.setSpacing(20)
        self.column.addLayout(self._choices)
        self.column.addSpacing(8)
        self.column.addLayout(self._both)
        self.column.addWidget(self._note)
        self.column.addStretch(1)

    def present(self, training: Training, language: Language) -> None:
        """Show the ladders of whoever trains."""
        self.setLocale(language.locale)
        self.setLayoutDirection(language.locale.textDirection())
        self.entitle(language.say(ways.PUZZLES), language)
        self._note.setText(language.say(puzzles.HOW_UP))
        self._who_label.setText(language.say(puzzles.WHO))
        self._rules_label.setText(language.say(puzzles.WHICH_RULES))
        _offer(self._who, [(name, name) for name in training.names], training.name, self._who_label.text())
        _offer(self._rules, training.rules, training.rule, self._rules_label.text())
        for part in (self._who, self._who_label):
            part.setVisible(len(training.names) > 1)
        for kind, card in self.cards.items():
            card.present(kind, training.ladders[kind], language, has_puzzles=kind in training.kinds)

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        self.set_theme(art.theme)
        for card in self.cards.values():
            card.set_art(art)

    def focus_first(self) -> None:
        """Begin with the puzzles themselves."""
        able = [card.button for card in self.cards.values() if card.button.isVisible()]
        (able[0] if able else self.back_button).setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        is_wide = self.width() >= _WIDE * self.fontMetrics().averageCharWidth()
        way = QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
        for row in (self._choices, self._both):
            row.setDirection(way)
        super().resizeEvent(event)


class LadderCard(Card):
    """One ladder. ``wanted(int)`` a puzzle of this step."""

    wanted = Signal(int)

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._highest = 1
        self._heading, self._note = TextLabel("headline"), TextLabel("body")
        self.stairs = Stairs(art)
        self.stairs.chosen.connect(self.wanted)
        self._none = TextLabel("quiet")
        self.button = PrimaryButton()
        self.button.clicked.connect(lambda: self.wanted.emit(self._highest))
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(8)
        column.addWidget(self._heading)
        column.addWidget(self._note)
        column.addStretch(1)
        column.addSpacing(6)
        column.addWidget(self.stairs)
        column.addWidget(self._none)
        column.addWidget(self.button)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def present(self, kind: PuzzleKind, ladder: Ladder, language: Language, *, has_puzzles: bool) -> None:
        """Show this ladder; without puzzles, that these rules have none."""
        self._highest = ladder.highest
        heading, note = _HEADINGS[kind]
        self._heading.setText(language.say(heading))
        self._note.setText(language.say(note))
        self._none.setText(language.say(puzzles.NONE_BY_RULES))
        self._none.setVisible(not has_puzzles)
        self.stairs.setEnabled(has_puzzles)
        self.stairs.present(ladder, language)
        self.button.setVisible(has_puzzles)
        self.button.setText(language.say(puzzles.PLAY_STEP, ladder.highest))
        self.button.setAccessibleDescription(self._note.text())

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        self.stairs.set_art(art)


def _offer(field: ChoiceField, choices: Sequence[tuple[str, str]], chosen: str, name: str) -> None:
    field.clear()
    for key, words in choices:
        field.addItem(words, key)
    field.setCurrentIndex(max(0, field.findData(chosen)))
    field.setAccessibleName(name)


def _under(label: QWidget, field: QWidget) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(4)
    column.addWidget(label)
    column.addWidget(field)
    return column


def _row(*parts: QWidget | QVBoxLayout) -> QBoxLayout:
    row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
    row.setSpacing(16)
    for part in parts:
        if isinstance(part, QWidget):
            row.addWidget(part, 1)
        else:
            row.addLayout(part, 1)
    return row
