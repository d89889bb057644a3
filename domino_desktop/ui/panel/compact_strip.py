"""What a small window has in place of the panel: chips with the totals, and the last line of the story."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QIcon,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QLabel, QWidget

from domino_desktop.core.views import View
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import table
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import IconButton, QuietButton
from domino_desktop.ui.controls.ground import ground_palette, lay_ground
from domino_desktop.ui.controls.lines import laid_out
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.panel.lettering import natural_width
from domino_desktop.ui.panel.standing import Standing, standings
from domino_desktop.ui.panel.story_list import story_entries
from domino_desktop.ui.panel.team_card import TeamCard
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.style import paper_palette

_MARGIN, _GAP, _PAD = 8, 8, 9
_LEAST_STORY: Final = 9  # lines of text high: the width of a short sentence in two lines


class ScoreChip(TeamCard):
    """One team in little: the badges of its players and its total; a star when it is ahead."""

    badge_lines = 1.5
    total_role = "heading"

    def fill(self, standing: Standing) -> None:
        self.setToolTip(standing.sentence)

    def sizeHint(self) -> QSize:
        width = 2 * _PAD + len(self.badges) * self.side + 6 + natural_width(self.total) + self._star_room()
        return QSize(width, max(self.side, self.total.fontMetrics().height()) + 8)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def arrange(self) -> None:
        x = _PAD
        for badge in self.badges:
            badge.setGeometry(x, (self.height() - self.side) // 2, self.side, self.side)
            x += self.side
        self.total.setGeometry(x + 6, 0, natural_width(self.total), self.height())
        size = self._star_room() - 4
        self.star_area = QRect(self.width() - _PAD - size, (self.height() - size) // 2, size, size)

    def _star_room(self) -> int:
        return round(self.fontMetrics().height() * 0.7) + 4 if self.raised else 0


class LastLine(QLabel):
    """The last line of the story in as many lines of text as its height holds.

    What is longer has dots in its midst, because names come first and what happened last; it is told in full by the
    tooltip, the screen reader and the drawer.
    """

    def present(self, sentence: str) -> None:
        """Show this sentence."""
        if sentence != self.text():
            self.setText(sentence)
            self.setAccessibleName(sentence)

    def paintEvent(self, event: QPaintEvent) -> None:
        lines, is_cut = self.shown_lines()
        self.setToolTip(self.text() if is_cut else "")
        metrics = QFontMetrics(self.font())
        top = (self.height() - len(lines) * metrics.height()) / 2
        with QPainter(self) as painter:
            painter.setPen(ground_palette(self).color(self.foregroundRole()))
            for number, line in enumerate(lines):
                area = QRectF(0, top + number * metrics.height(), self.width(), metrics.height())
                painter.drawText(area, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, line)

    def shown_lines(self) -> tuple[list[str], bool]:
        """The text as it is shown, line by line, and whether something is left out."""
        metrics = QFontMetrics(self.font())
        most = max(1, self.height() // metrics.height())
        layout, _ = laid_out(self.text(), self.font(), self.width())
        starts = [layout.lineAt(number).textStart() for number in range(layout.lineCount())]
        if len(starts) > most:
            last = self.text()[starts[most - 1] :]
            rest = metrics.elidedText(last, Qt.TextElideMode.ElideMiddle, self.width())
            return [*_lines(self.text(), starts[:most])[:-1], rest], True
        return _lines(self.text(), starts), False


def _lines(text: str, starts: Sequence[int]) -> list[str]:
    """The text in pieces that begin at these places."""
    return [text[begin:end].rstrip() for begin, end in zip(starts, [*starts[1:], len(text)], strict=True)]


class CompactStrip(QWidget):
    """Chips, the last line of the story, and a button for the drawer, on a strip of paper.

    ``drawer_wanted(bool)``: the drawer with the whole story shall open, or close. The strip's height for a width is
    ``heightForWidth``: where chips and story do not fit side by side, the story
    goes beneath, in one line.
    """

    drawer_wanted = Signal(bool)

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icons = icons
        self._wear(art)
        self._is_open = False
        self._chips: list[ScoreChip] = []
        self.last_line = LastLine(self)
        icon = self._drawing()
        self._worded = QuietButton(parent=self)
        self._drawn = IconButton(icon, self)
        for button in (self._worded, self._drawn):
            button.clicked.connect(lambda: self.drawer_wanted.emit(not self._is_open))
        self._language: Speaker | None = None
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._draw_buttons()

    @property
    def chips(self) -> tuple[ScoreChip, ...]:
        """One chip for each team, in team order."""
        return tuple(self._chips)

    @property
    def button(self) -> QuietButton | IconButton:
        """The button for the drawer: with words where there is room for them, else a drawing."""
        return self._drawn if self._worded.isHidden() else self._worded

    def present(self, view: View, marks: Sequence[SeatMark], language: Speaker) -> None:
        """Show totals and the newest line."""
        teams = standings(view, marks, language)
        while len(self._chips) < len(teams):
            self._chips.append(ScoreChip(self._art, self))
            self._chips[-1].show()
        while len(self._chips) > len(teams):
            self._chips.pop().deleteLater()
        for chip, standing in zip(self._chips, teams, strict=True):
            chip.present(standing)
        told = story_entries(view, marks, language)
        self.last_line.present(told[-1].sentence if told else language.say(table.STORY_EMPTY))
        self._language = language
        self._name_button()
        self._place(self.width(), move=True)

    def show_drawer_open(self, is_open: bool) -> None:
        """The drawer has opened or closed: the button now does the opposite."""
        self._is_open = is_open
        self._draw_buttons()
        self._name_button()
        self._place(self.width(), move=True)

    def set_count_time(self, milliseconds: int) -> None:
        """How long a total counts up to its new number from now on; with 0 it is there at once."""
        for chip in self._chips:
            chip.count_time = milliseconds

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        for chip in self._chips:
            chip.set_art(art)
        self._wear(art)
        self._draw_buttons()

    def _wear(self, art: TileArt) -> None:
        self._art = art
        lay_ground(self, paper_palette(art.theme))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._place(width, move=False)

    def least_height(self, width: int) -> int:
        """The height that shows every total; the line of the story goes first where there is no room for it."""
        return self._place(width, move=False, has_story=False)

    def sizeHint(self) -> QSize:
        return QSize(800, self._place(800, move=False))

    def minimumSizeHint(self) -> QSize:
        return QSize(400, 60)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            # A text or the size of the letters has changed.
            self.updateGeometry()
            self._place(self.width(), move=True)
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place(self.width(), move=True)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(self._art.theme.paper))
            painter.fillRect(QRect(0, self.height() - 1, self.width(), 1), QColor(self._art.theme.hairline))

    def _draw_buttons(self) -> None:
        for button in (self._worded, self._drawn):
            button.setIcon(self._drawing())

    def _drawing(self) -> QIcon:
        return self._icons.icon("chevron-up" if self._is_open else "chevron-down", self._art.theme.outline)

    def _name_button(self) -> None:
        if self._language is not None:
            words = self._language.say(table.HIDE_STORY if self._is_open else table.SHOW_STORY)
            self._worded.setText(words)
            self._drawn.setAccessibleName(words)
            self._drawn.setToolTip(words)

    def _place(self, width: int, *, move: bool, has_story: bool = True) -> int:
        """Place everything within a width; answers the height it needs.

        The words leave the button before the story has to go beneath the chips.
        """
        em = self.fontMetrics().height()
        chips = [chip.sizeHint() for chip in self._chips]
        tall = max((size.height() for size in chips), default=em)
        taken = sum(size.width() + _GAP for size in chips)
        inner = width - 2 * _MARGIN
        is_worded, button = True, self._worded.sizeHint()
        if inner - taken - button.width() - _GAP < _LEAST_STORY * em:
            is_worded, button = False, self._drawn.sizeHint()
        story = inner - taken - button.width() - _GAP
        is_one_row = story >= _LEAST_STORY * em
        line = self.last_line.fontMetrics().height()
        row = max(tall, 2 * line if is_one_row else 0, button.height())
        x, y = _MARGIN, _MARGIN
        for chip, size in zip(self._chips, chips, strict=True):
            if x > _MARGIN and x + size.width() > width - _MARGIN - (0 if is_one_row else button.width() + _GAP):
                x, y = _MARGIN, y + tall + _GAP
            if move:
                chip.setGeometry(x, y + (row - tall) // 2, size.width(), tall)
            x += size.width() + _GAP
        bottom = y + row
        at = QRect(x, y, story, row)
        if not is_one_row:
            at = QRect(_MARGIN, bottom + 4, inner, line)
            bottom += 4 + line if has_story else 0
        if move:
            self.last_line.setGeometry(at)
            self._worded.setVisible(is_worded)
            self._drawn.setVisible(not is_worded)
            left, top = width - _MARGIN - button.width(), _MARGIN + (row - button.height()) // 2
            self.button.setGeometry(left, top, button.width(), button.height())
        return bottom + _MARGIN
