"""The panel at the side of the table: scores, the story of the round, numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from domino_desktop.core.views import View
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import table
from domino_desktop.ui.art.theme import Theme
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import TextLabel
from domino_desktop.ui.controls.ground import lay_ground
from domino_desktop.ui.panel.lettering import Heading, set_text
from domino_desktop.ui.panel.number_strip import NumberStrip
from domino_desktop.ui.panel.score_board import ScoreBoard
from domino_desktop.ui.panel.story_list import SCROLL_ROOM, STORY_EDGE, StoryList
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.style import paper_palette

NARROWEST: Final = 260
"""The least width that the panel is made for, in logical pixels."""


class NumberPart(QWidget):
    """The number strip with its heading and the note that explains it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = Heading(self)
        self.strip = NumberStrip(self)
        self._note = TextLabel("quiet", parent=self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for part in (self._heading, self.strip, self._note):
            column.addWidget(part)

    def present(self, view: View, language: Speaker) -> None:
        """Count what lies on the table."""
        self._heading.present(language.say(table.NUMBERS_OUT))
        self.strip.present(view.layout, view.ruleset.max_pip, language)
        set_text(self._note, language.say(table.NUMBERS_OUT_NOTE, n=view.ruleset.max_pip + 1))


class SidePanel(QWidget):
    """Scores, story and numbers, one under another. Where the height does not suffice, the whole panel scrolls.

    ``present`` is cheap: what has not changed is left alone.
    """

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wear(art.theme)
        self.scores = ScoreBoard(art)
        self._story_heading = Heading()
        self.story = StoryList(art)
        self.numbers = NumberPart()
        self._content = QWidget()
        column = self._column = QVBoxLayout(self._content)
        column.setContentsMargins(17 - STORY_EDGE, 16, 0, 14)
        column.setSpacing(8)
        column.addLayout(as_wide_as_story(self.scores))
        column.addSpacing(8)
        column.addLayout(as_wide_as_story(self._story_heading))
        column.addWidget(self.story, 1)
        column.addSpacing(4)
        column.addLayout(as_wide_as_story(self.numbers))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scrolling(self._content))
        self.setMinimumWidth(NARROWEST)

    def present(self, view: View, marks: Sequence[SeatMark], language: Speaker, *, is_prepared: bool = False) -> None:
        """Show the match as this view's eye may see it; ``marks`` are in seat order.

        ``is_prepared``: deals and computer choices follow from a number, and everybody shall know it.
        """
        self.scores.present(view, marks, language)
        self._story_heading.present(
            language.say(table.THIS_ROUND), language.say(table.PREPARED_DEAL) if is_prepared else ""
        )
        self.story.present(view, marks, language)
        self.numbers.present(view, language)

    def lend_top(self, part: QWidget) -> None:
        """Let this part stand above everything else."""
        self._column.insertLayout(0, as_wide_as_story(part))

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        self.scores.set_art(art)
        self.story.set_art(art)
        self._wear(art.theme)

    def _wear(self, theme: Theme) -> None:
        self._theme = theme
        lay_ground(self, paper_palette(theme))

    def sizeHint(self) -> QSize:
        return QSize(300, 700)

    def paintEvent(self, event: QPaintEvent) -> None:
        edge = self.width() - 1 if self.isRightToLeft() else 0
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(self._theme.paper))
            painter.fillRect(QRect(edge, 0, 1, self.height()), QColor(self._theme.hairline))


def as_wide_as_story(part: QWidget) -> QHBoxLayout:
    """The part begins and ends where the lines of a story do; their ring and scroll bar have the rest of the width."""
    row = QHBoxLayout()
    row.setContentsMargins(STORY_EDGE, 0, SCROLL_ROOM, 0)
    row.addWidget(part)
    return row


def scrolling(content: QWidget) -> QScrollArea:
    """The content in an area that scrolls upright only, and shows the ground beneath."""
    area = QScrollArea()
    area.setWidget(content)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.viewport().setAutoFillBackground(False)
    content.setAutoFillBackground(False)
    return area
