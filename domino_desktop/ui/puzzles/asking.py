"""The questions to a referee: blocked or not; if so, who wins, and how many points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import puzzles
from domino_desktop.ui.art.theme import Theme
from domino_desktop.ui.board.answers import Answers
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import IconButton, NumberField, PillChoice, PrimaryButton
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.puzzles.words import NOBODY, Claim

_MOST_POINTS: Final = 999


class Asking(QWidget):
    """``claimed(Claim)`` when somebody has said it all; ``changed`` when more, or less, is asked."""

    claimed = Signal(object)
    changed = Signal()

    def __init__(self, theme: Theme, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icons = icons
        self.answers = Answers()
        self.answers.can_play.connect(self._ask_count)
        self.answers.cannot_play.connect(lambda: self.claimed.emit(Claim(False)))
        self._winner_label, self._points_label = Sentence("heading"), Sentence("heading")
        self.winners = PillChoice()
        self.winners.chosen.connect(self._follow)
        self.points = NumberField()
        self.points.setRange(0, _MOST_POINTS)
        self.fewer, self.more = (IconButton(icons.icon(name, theme.outline)) for name in ("minus", "plus"))
        self.fewer.clicked.connect(self.points.stepDown)
        self.more.clicked.connect(self.points.stepUp)
        for button in (self.fewer, self.more):
            button.setAutoRepeat(True)
        self.done = PrimaryButton()
        self.done.clicked.connect(self._claim)
        self._count = QWidget()
        self._lay_out()

    def present(self, teams: Sequence[tuple[int, str]], language: Language) -> None:
        """Ask from the beginning; ``teams`` are those who may win, with their names."""
        self.answers.set_texts(language.say(puzzles.YES_BLOCKED), language.say(puzzles.NOT_BLOCKED))
        self._winner_label.setText(language.say(puzzles.WHO_WINS))
        self._points_label.setText(language.say(puzzles.HOW_MANY_POINTS))
        self.winners.set_choices(
            (*((str(team), name) for team, name in teams), (str(NOBODY), language.say(puzzles.NOBODY)))
        )
        self.winners.choose(str(teams[0][0]))
        self.winners.setAccessibleName(self._winner_label.text())
        self.points.setAccessibleName(self._points_label.text())
        self.points.setValue(0)
        for button, message in ((self.fewer, puzzles.FEWER), (self.more, puzzles.MORE)):
            button.setAccessibleName(language.say(message))
            button.setToolTip(language.say(message))
        self.done.setText(language.say(puzzles.ANSWER))
        self.answers.show()
        self._count.hide()
        self._follow()

    @property
    def asks_for_count(self) -> bool:
        """Whether it was said to be blocked, and the rest is still to be said."""
        return not self._count.isHidden()

    def take_focus(self) -> None:
        """Put the keyboard on what is asked."""
        first = self.winners if self.asks_for_count else self.answers.yes
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_theme(self, theme: Theme) -> None:
        """Use these colours from now on."""
        for button, name in ((self.fewer, "minus"), (self.more, "plus")):
            button.setIcon(self._icons.icon(name, theme.outline))

    def _ask_count(self) -> None:
        self.answers.hide()
        self._count.show()
        self.changed.emit()
        self.take_focus()

    def _follow(self) -> None:
        """Nobody has no points."""
        has_points = self.winners.choice() != str(NOBODY)
        for part in (self._points_label, self.points, self.fewer, self.more):
            part.setVisible(has_points)
        self.changed.emit()

    def _claim(self) -> None:
        winner = int(self.winners.choice())
        self.claimed.emit(Claim(True, winner, 0 if winner == NOBODY else self.points.value()))

    def _lay_out(self) -> None:
        number = QHBoxLayout()
        number.setSpacing(10)
        for part in (self.fewer, self.points, self.more):
            number.addWidget(part)
        number.addStretch(1)
        count = QVBoxLayout(self._count)
        count.setContentsMargins(0, 0, 0, 0)
        count.setSpacing(10)
        count.addWidget(self._winner_label)
        count.addWidget(self.winners)
        count.addSpacing(6)
        count.addWidget(self._points_label)
        count.addLayout(number)
        count.addSpacing(6)
        count.addWidget(self.done)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.answers)
        rows.addWidget(self._count)
