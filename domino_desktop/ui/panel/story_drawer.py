"""The sheet that a small window opens for the whole story, the numbers and the scores."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from domino_desktop.core.views import View
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import table
from domino_desktop.ui.art.theme import Theme
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls.ground import lay_ground
from domino_desktop.ui.panel.lettering import Heading
from domino_desktop.ui.panel.score_board import ScoreBoard
from domino_desktop.ui.panel.side_panel import NumberPart, as_wide_as_story, scrolling
from domino_desktop.ui.panel.story_list import STORY_EDGE, StoryList
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.style import paper_palette


class StoryDrawer(QWidget):
    """A child of the table page that lies over it while open: the story on one side, scores and numbers on the other.

    It is hidden until ``open_in`` is called with the room it may cover, which leaves the strip with its button free;
    Esc closes it as well. ``closed`` tells that it has gone again.
    """

    closed = Signal()

    def __init__(self, art: TileArt, parent: QWidget) -> None:
        super().__init__(parent)
        self.hide()
        self._wear(art.theme)
        self._heading = Heading()
        self.story = StoryList(art)
        self.scores = ScoreBoard(art)
        self.numbers = NumberPart()
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addLayout(as_wide_as_story(self._heading))
        left.addWidget(self.story, 1)
        beside = QWidget()
        right = QVBoxLayout(beside)
        right.setContentsMargins(0, 0, 8, 0)
        right.setSpacing(12)
        right.addWidget(self.numbers)
        right.addWidget(self.scores)
        right.addStretch(1)
        whole = QGridLayout(self)
        whole.setContentsMargins(18 - STORY_EDGE, 14, 14, 14)
        whole.setHorizontalSpacing(18)
        whole.addLayout(left, 0, 0)
        whole.addWidget(scrolling(beside), 0, 1)
        whole.setColumnStretch(0, 1)
        whole.setColumnStretch(1, 1)
        self.setFocusProxy(self.story)

    def present(self, view: View, marks: Sequence[SeatMark], language: Speaker, *, is_prepared: bool = False) -> None:
        """Show the match as this view's eye may see it; ``marks`` are in seat order.

        ``is_prepared``: deals and computer choices follow from a number, and everybody shall know it.
        """
        self._heading.present(language.say(table.THIS_ROUND), language.say(table.PREPARED_DEAL) if is_prepared else "")
        self.story.present(view, marks, language)
        self.scores.present(view, marks, language)
        self.numbers.present(view, language)

    def open_in(self, room: QRect) -> None:
        """Cover this part of the parent and take the keyboard."""
        self.setGeometry(room)
        self.show()
        self.raise_()
        self.story.scrollToBottom()
        self.story.setFocus()

    def shut(self) -> None:
        """Uncover the table."""
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        self.story.set_art(art)
        self.scores.set_art(art)
        self._wear(art.theme)

    def _wear(self, theme: Theme) -> None:
        self._theme = theme
        lay_ground(self, paper_palette(theme))

    def sizeHint(self) -> QSize:
        return QSize(760, 420)

    def minimumSizeHint(self) -> QSize:
        return QSize(400, 200)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.shut()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(self._theme.paper))
            painter.fillRect(QRect(0, 0, self.width(), 2), QColor(self._theme.gold_line))
