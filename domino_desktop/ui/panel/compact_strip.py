"""What a small window has in place of the panel: chips with the totals, and the last line of the story."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QIcon,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QTextLayout,
)
from PySide6.QtWidgets import QLabel, QWidget

from domino_desktop.core.views import View
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import table
from domino_desktop.ui.board.tile_art import TileArt
from domino_desktop.ui.controls import Card, IconButton, QuietButton, SeatBadge, TextLabel
from domino_desktop.ui.controls.ground import ground_palette
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.panel.lettering import natural_width, set_text
from domino_desktop.ui.panel.standing import Standing, standings, star
from domino_desktop.ui.panel.story_list import story_entries
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.style import paper_palette

_MARGIN, _GAP, _PAD = 8, 8, 9
_MOST_LINES: Final = 2
_LEAST_STORY: Final = 9  # lines of text high: the width of a short sentence in two lines


def wants_strip(width: int, height: int) -> bool:
    """Whether a window of this size has the strip in place of the panel."""
    return width < 1000 or height < 680


class ScoreChip(Card):
    """One team in little: the badges of its players and its total; a star when it is ahead."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._shown: Standing | None = None
        self._badges: list[SeatBadge] = []
        self._total = TextLabel("number", parent=self)

    @property
    def shown(self) -> Standing | None:
        """What the chip says now."""
        return self._shown

    def present(self, standing: Standing) -> None:
        """Show this team."""
        if standing == self._shown:
            return
        self._shown = standing
        while len(self._badges) < len(standing.players):
            self._badges.append(SeatBadge(self._art, self._side(), self))
            self._badges[-1].show()
        while len(self._badges) > len(standing.players):
            self._badges.pop().deleteLater()
        for mark, badge in zip(standing.players, self._badges, strict=True):
            badge.show_seat(mark.colour, mark.name)
        set_text(self._total, standing.total)
        self._total.setAccessibleName(standing.sentence)
        self.setToolTip(standing.sentence)
        self.set_raised(standing.is_leading)
        self._place()
        self.update()

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._art = art
        for badge in self._badges:
            badge.set_art(art)

    def sizeHint(self) -> QSize:
        side = self._side()
        width = 2 * _PAD + len(self._badges) * side + 6 + natural_width(self._total) + self._star_room()
        return QSize(width, max(side, self._total.fontMetrics().height()) + 8)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._star_room():
            size = self._star_room() - 4
            area = QRectF(self.width() - _PAD - size, (self.height() - size) / 2, size, size)
            with QPainter(self) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(ground_palette(self).color(QPalette.ColorRole.LinkVisited))
                painter.drawPath(star(area))

    def _side(self) -> int:
        return round(self.fontMetrics().height() * 1.5)

    def _star_room(self) -> int:
        ahead = self._shown is not None and self._shown.is_leading
        return round(self.fontMetrics().height() * 0.7) + 4 if ahead else 0

    def _place(self) -> None:
        side, x = self._side(), _PAD
        for badge in self._badges:
            badge.setGeometry(x, (self.height() - side) // 2, side, side)
            x += side
        self._total.setGeometry(x + 6, 0, natural_width(self._total), self.height())


class LastLine(QLabel):
    """The last line of the story in at most two lines of text; what is longer ends in dots and is told in full
    by the tooltip, the screen reader and the drawer."""

    def present(self, sentence: str) -> None:
        """Show this sentence."""
        if sentence != self.text():
            self.setText(sentence)
            self.setAccessibleName(sentence)

    def heightForWidth(self, width: int) -> int:
        """Always room for two lines, so that nothing jumps when one becomes two."""
        return _MOST_LINES * self.fontMetrics().height()

    def paintEvent(self, event: QPaintEvent) -> None:
        lines, is_cut = self.shown_lines()
        self.setToolTip(self.text() if is_cut else "")
        metrics = QFontMetrics(self.font())
        top = (self.height() - len(lines) * metrics.height()) / 2
        with QPainter(self) as painter:
            painter.setPen(ground_palette(self).color(self.foregroundRole()))
            for number, line in enumerate(lines):
                painter.drawText(QPointF(0, top + number * metrics.height() + metrics.ascent()), line)

    def shown_lines(self) -> tuple[list[str], bool]:
        """The text as it is shown, line by line, and whether its end is left out."""
        layout = QTextLayout(self.text(), self.font())
        lines: list[str] = []
        layout.beginLayout()
        while len(lines) < _MOST_LINES and (line := layout.createLine()).isValid():
            line.setLineWidth(self.width())
            rest = self.text()[line.textStart() :]
            if len(lines) == _MOST_LINES - 1 and line.textLength() < len(rest):
                lines.append(self.fontMetrics().elidedText(rest, Qt.TextElideMode.ElideRight, self.width()))
                layout.endLayout()
                return lines, True
            lines.append(rest[: line.textLength()].rstrip())
        layout.endLayout()
        return lines, False


class CompactStrip(QWidget):
    """Chips, the last line of the story, and a button for the drawer, on a strip of paper.

    ``drawer_wanted(bool)``: the drawer with the whole story shall open, or close. The strip's height for a width is
    ``heightForWidth``: where chips and story do not fit side by side, the story goes beneath.
    """

    drawer_wanted = Signal(bool)

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._icons = icons
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
        self._dress()

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
        self._dress()
        self._name_button()
        self._place(self.width(), move=True)

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._art = art
        for chip in self._chips:
            chip.set_art(art)
        self._dress()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._place(width, move=False)

    def sizeHint(self) -> QSize:
        return QSize(800, self._place(800, move=False))

    def minimumSizeHint(self) -> QSize:
        return QSize(400, 60)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place(self.width(), move=True)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._art.theme
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(theme.paper))
            painter.fillRect(QRect(0, self.height() - 1, self.width(), 1), QColor(theme.hairline))

    def _dress(self) -> None:
        self.setPalette(paper_palette(self._art.theme))
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

    def _place(self, width: int, *, move: bool) -> int:
        """Place everything within a width; answers the height it needs.

        The words leave the button before the story has to go beneath the chips.
        """
        em = self.fontMetrics().height()
        chips = [chip.sizeHint() for chip in self._chips]
        tall = max((size.height() for size in chips), default=em)
        taken = sum(size.width() + _GAP for size in chips)
        inner = width - 2 * _MARGIN
        story_height = self.last_line.heightForWidth(inner)
        is_worded, button = True, self._worded.sizeHint()
        if inner - taken - button.width() - _GAP < _LEAST_STORY * em:
            is_worded, button = False, self._drawn.sizeHint()
        story = inner - taken - button.width() - _GAP
        is_one_row = story >= _LEAST_STORY * em
        row = max(tall, story_height if is_one_row else 0, button.height())
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
            at = QRect(_MARGIN, bottom + 2, inner, story_height)
            bottom += 2 + story_height
        if move:
            self.last_line.setGeometry(at)
            self._worded.setVisible(is_worded)
            self._drawn.setVisible(not is_worded)
            left, top = width - _MARGIN - button.width(), _MARGIN + (row - button.height()) // 2
            self.button.setGeometry(left, top, button.width(), button.height())
        return bottom + _MARGIN
