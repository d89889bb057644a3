"""The story of the round, newest line last: who did what, and the tile that was laid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
    QTextLayout,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import View
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import table
from domino_desktop.i18n.story import story_lines
from domino_desktop.ui.art.badge import shape_path
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls.ground import RING, ground_palette
from domino_desktop.ui.controls.lines import laid_out
from domino_desktop.ui.seating import SeatMark, names

_Index = QModelIndex | QPersistentModelIndex

_KEYS: Final = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
)
_GAP, _BETWEEN = 8, 7

_FADE: Final = 18
_MOST_KEPT: Final = 300

STORY_EDGE: Final = 8
"""The room before the marks of the lines, kept free for the focus ring."""

SCROLL_ROOM: Final = 20
"""The room at the far edge of a story that is kept free for its scroll bar and the focus ring."""


@dataclass(frozen=True, slots=True)
class StoryEntry:
    """One line as it is shown: the sentence, the colour of who it is about (None: the table), the tile laid."""

    sentence: str
    colour: int | None
    tile: Tile | None


def story_entries(view: View, marks: Sequence[SeatMark], language: Speaker) -> tuple[StoryEntry, ...]:
    """The round so far, as this view's eye may read it, oldest first."""
    told = story_lines(view.history, names(marks, view.teams), language, joint=view.ruleset.joint)
    return tuple(
        StoryEntry(line.sentence, None if line.seat is None else marks[line.seat].colour, line.tile) for line in told
    )


class _Story(QAbstractListModel):
    """The lines; only what differs from before is announced as changed."""

    def __init__(self) -> None:
        super().__init__()
        self.entries: tuple[StoryEntry, ...] = ()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.entries)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.entries[index.row()].sentence
        return None

    def tell(self, entries: tuple[StoryEntry, ...]) -> None:
        """Tell these lines instead."""
        old, stay = self.entries, 0
        shared = min(len(old), len(entries))
        while stay < shared and old[stay] == entries[stay]:
            stay += 1
        if len(entries) < len(old):
            self.beginRemoveRows(QModelIndex(), len(entries), len(old) - 1)
            self.entries = old[: len(entries)]
            self.endRemoveRows()
        elif len(entries) > len(old):
            self.beginInsertRows(QModelIndex(), len(old), len(entries) - 1)
            self.entries = (*old, *entries[len(old) :])
            self.endInsertRows()
        self.entries = entries
        if stay < shared:
            self.dataChanged.emit(self.index(stay), self.index(shared - 1))


class _Teller(QStyledItemDelegate):
    """Paints one line: the shape of the seat, the sentence in as many lines as it needs, the tile at the far edge."""

    def __init__(self, art: TileArt, story: _Story, view: QListView) -> None:
        super().__init__(view)
        self.art = art
        self._story = story
        self._view = view
        self._laid: dict[tuple[str, bool, bool], tuple[QTextLayout, float]] = {}
        self._font = QFont()
        self._line = 0
        self._width = 0

    def refresh(self) -> bool:
        """Take the size of the view and of its letters. Answers whether every line has to be measured anew."""
        font, width = self._view.font(), self._view.width() - SCROLL_ROOM
        is_same = font == self._font and width == self._width and self._line > 0
        if not is_same or len(self._laid) > _MOST_KEPT:
            self._font, self._width = QFont(font), width
            self._line = QFontMetrics(font).height()
            self._laid.clear()
        return not is_same

    @property
    def tile_side(self) -> int:
        """The short side of a tile beside text of this size."""
        return max(18, round(self._line * 0.92))

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        entry = self._story.entries[index.row()]
        least = 0 if entry.tile is None else self.tile_side
        return QSize(self._width, max(least, int(self._words(entry)[1])) + _BETWEEN)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        entry = self._story.entries[index.row()]
        row = QRectF(option.rect)
        row.setWidth(self._width)
        palette = ground_palette(self._view)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._view.hasFocus() and option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(palette.color(QPalette.ColorRole.BrightText), RING))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(row.adjusted(2, 2, 4, -2), 7, 7)
        words, height = self._words(entry)
        top = row.top() + (row.height() - height) / 2
        self._paint_mark(painter, entry, QRectF(STORY_EDGE + row.left(), top, self._dot, self._line))
        painter.setPen(palette.color(QPalette.ColorRole.WindowText))
        words.draw(painter, QPointF(row.left() + self._indent, top))
        if entry.tile is not None:
            side = self.tile_side
            picture = self.art.face(
                entry.tile.low, entry.tile.high, side, horizontal=True, dpr=painter.device().devicePixelRatioF()
            )
            margin = TileArt.margin(side)
            left = row.right() - 2 * side
            painter.drawPixmap(QPointF(left - margin, row.top() + (row.height() - side) / 2 - margin), picture)
        painter.restore()

    @property
    def _dot(self) -> int:
        return round(self._line * 0.68)

    @property
    def _indent(self) -> int:
        """Where the words begin."""
        return STORY_EDGE + self._dot + _GAP

    def _paint_mark(self, painter: QPainter, entry: StoryEntry, area: QRectF) -> None:
        """The seat's shape in its colour; for what concerns everybody, a short stroke."""
        dot = QRectF(area.left(), area.center().y() - self._dot / 2, self._dot, self._dot)
        painter.setPen(Qt.PenStyle.NoPen)
        if entry.colour is None:
            painter.setBrush(ground_palette(self._view).color(QPalette.ColorRole.LinkVisited))
            painter.drawRoundedRect(QRectF(dot.left(), dot.center().y() - 2, dot.width(), 4), 2, 2)
            return
        seat = self.art.theme.seat(entry.colour)
        painter.setBrush(QColor(seat.fill))
        painter.drawPath(shape_path(seat.shape, dot))

    def _words(self, entry: StoryEntry) -> tuple[QTextLayout, float]:
        """The sentence in lines, measured once."""
        key = (entry.sentence, entry.colour is None, entry.tile is None)
        if key not in self._laid:
            width = self._width - self._indent
            if entry.tile is not None:
                width -= 2 * self.tile_side + _GAP
            font = QFont(self._font)
            font.setBold(entry.colour is None)
            self._laid[key] = laid_out(entry.sentence, font, width)
        return self._laid[key]


class StoryList(QListView):
    """The story as a list that scrolls. It follows the newest line unless somebody has scrolled back to read."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._story = _Story()
        self._round = 0
        self._nothing_yet = ""
        self._teller = _Teller(art, self._story, self)
        self.setModel(self._story)
        self.setItemDelegate(self._teller)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.verticalScrollBar().setSingleStep(24)

    @property
    def entries(self) -> tuple[StoryEntry, ...]:
        """The lines that are shown, oldest first."""
        return self._story.entries

    def present(self, view: View, marks: Sequence[SeatMark], language: Speaker) -> None:
        """Tell the round as it stands."""
        self.setAccessibleName(language.say(table.THIS_ROUND))
        self._nothing_yet = language.say(table.STORY_EMPTY)
        is_new_round, self._round = view.round != self._round, view.round
        follows = is_new_round or self._is_at_end()
        self._teller.refresh()
        self._story.tell(story_entries(view, marks, language))
        self.setAccessibleDescription("" if self._story.entries else self._nothing_yet)
        if not self._story.entries:
            self.viewport().update()
        elif follows:
            self.scrollToBottom()

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        self._teller.art = art
        self.viewport().update()

    def sizeHint(self) -> QSize:
        return QSize(240, self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Room for the last four lines."""
        return QSize(160, 4 * (self.fontMetrics().height() + _BETWEEN) + 4)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move within the story; letters and digits belong to the table."""
        if event.key() in _KEYS:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        follows = self._is_at_end()
        super().resizeEvent(event)
        if self._teller.refresh():
            # Left to itself, Qt would show the lines at their old heights for a tenth of a second.
            self.doItemsLayout()
        if follows:
            self.scrollToBottom()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._teller.refresh():
            self.scheduleDelayedItemsLayout()

    def focusInEvent(self, event: QFocusEvent) -> None:
        if not self.currentIndex().isValid() and self._story.entries:
            self.setCurrentIndex(self._story.index(len(self._story.entries) - 1))
        super().focusInEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._story.entries:
            super().paintEvent(event)
            self._fade()
            return
        with QPainter(self.viewport()) as painter:
            painter.setPen(ground_palette(self).color(QPalette.ColorRole.PlaceholderText))
            area = self.viewport().rect().adjusted(STORY_EDGE, 4, -SCROLL_ROOM, 0)
            painter.drawText(area, Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap, self._nothing_yet)

    def _fade(self) -> None:
        """Let the paper cover the edge beyond which the story goes on."""
        bar, paper = self.verticalScrollBar(), ground_palette(self).color(QPalette.ColorRole.Window)
        clear = QColor(paper)
        clear.setAlpha(0)
        width, height = self.viewport().width(), self.viewport().height()
        with QPainter(self.viewport()) as painter:
            for goes_on, edge, inward in (
                (bar.value() > bar.minimum(), 0, 1),
                (bar.value() < bar.maximum(), height, -1),
            ):
                if goes_on:
                    fall = QLinearGradient(0, edge, 0, edge + inward * _FADE)
                    fall.setColorAt(0.0, paper)
                    fall.setColorAt(1.0, clear)
                    painter.fillRect(QRect(0, min(edge, edge + inward * _FADE), width, _FADE), fall)

    def _is_at_end(self) -> bool:
        bar = self.verticalScrollBar()
        return bar.value() >= bar.maximum() - 4
