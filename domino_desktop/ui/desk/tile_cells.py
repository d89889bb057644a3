"""The tiles of a set in rows, painted by one widget: what has been entered is faded and marked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import QToolTip, QWidget

from domino_desktop.controller.balance import Balance, Place
from domino_desktop.core.tiles import Tile, TileSet
from domino_desktop.i18n.english import English, Speaker
from domino_desktop.i18n.messages import desk_tiles
from domino_desktop.ui.art.focus import paint_focus
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.desk.grid_plan import GridPlan, cells, fitting, moved
from domino_desktop.ui.desk.tile_marks import Legend, mark_picture
from domino_desktop.ui.desk.tile_words import refusal_sentence, tile_name
from domino_desktop.ui.seating import SeatMark

_FADED: Final = 0.34
_RESTING: Final = 0.6  # of tiles that cannot be chosen now
_SIDE: Final = 16
_FEW: Final = 9  # up to here numbers are read off the tiles at a glance
_Key = Qt.Key
_MOVES: Final = {_Key.Key_Left: (-1, 0), _Key.Key_Right: (1, 0), _Key.Key_Up: (0, -1), _Key.Key_Down: (0, 1)}
_PLAIN: Final = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
_CHOOSES: Final = (_Key.Key_Return, _Key.Key_Enter, _Key.Key_Space)


class Cells(QWidget):
    """The tiles themselves, all painted by this one widget."""

    chosen = Signal(object)
    """As of ``TileGrid``."""

    taken = Signal(object)
    """As of ``TileGrid``."""

    moved = Signal()
    """The keyboard is on another tile, or on none any more."""

    focused = Signal()
    """The keyboard has come or gone."""

    changed = Signal()
    """Tiles have been entered or taken back, or have other names."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._balance = Balance.of(TileSet(6), (), {}, (), ())
        self._marks: tuple[SeatMark, ...] = ()
        self._speaker: Speaker = English()
        self._legend = Legend(())
        self._plan = GridPlan(6, 30, False, 24)
        self._room, self._bar = self._plan.size, 0
        self._at = 0
        self._has_ring = False
        self._under: int | None = None
        self._pressed: int | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def balance(self) -> Balance:
        """What is shown."""
        return self._balance

    @property
    def ring(self) -> int | None:
        """The place in ``cells`` that the keyboard is on, or None while it is on no tile."""
        return self._at if self._has_ring and self.hasFocus() else None

    @property
    def count(self) -> int:
        """How many tiles there are."""
        return self._balance.expected_tiles

    def is_entered(self, index: int) -> bool:
        """Whether the tile with this place in ``cells`` is somewhere already."""
        return self._balance.place_of(self._tile(index)) is not None

    def name(self, index: int) -> str:
        """What a screen reader calls the tile with this place in ``cells``."""
        tile = self._tile(index)
        place = self._balance.place_of(tile)
        return tile_name(tile, place, self._marks, self._speaker)

    def area(self, index: int) -> QRect:
        """Where the tile with this place in ``cells`` stands."""
        return self._plan.places[index].translated(self._corner())

    def present(self, balance: Balance, marks: Sequence[SeatMark], speaker: Speaker) -> None:
        """Show where each tile of a set is."""
        if balance.tile_set != self._balance.tile_set:
            self._at, self._has_ring, self._under = 0, False, None
        self._balance, self._marks, self._speaker = balance, tuple(marks), speaker
        self._legend = Legend.of(self._marks, speaker)
        self.setAccessibleName(speaker.say(desk_tiles.GRID))
        self.setAccessibleDescription(speaker.say(desk_tiles.GRID_LEFT, n=len(balance.unaccounted)))
        self._replan()
        self.changed.emit()
        self.update()

    def fit(self, room: QSize, bar: int) -> None:
        """Make the tiles as large as this room allows; ``bar`` is the width of a scroll bar, should one be needed."""
        self._room, self._bar = room, bar
        self._replan()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        dirty, spread, corner = event.rect(), TileArt.margin(self._plan.short) + 2, self._corner()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(self._digits())
            painter.setPen(QColor(self._art.theme.brass))
            for number, area in self._plan.rows:
                painter.drawText(area.translated(corner), Qt.AlignmentFlag.AlignCenter, str(number))
            painter.setFont(self._narrow_digits())
            for number, area in self._plan.columns:
                painter.drawText(area.translated(corner), Qt.AlignmentFlag.AlignCenter, str(number))
            for index, area in enumerate(self._plan.places):
                place = area.translated(corner)
                if dirty.intersects(place.adjusted(-spread, -spread, spread, spread)):
                    self._paint_cell(painter, index, place.topLeft())
            painter.setOpacity(1.0)
            painter.setFont(self.font())
            painter.setPen(QColor(self._art.theme.cloth_quiet))
            below = QRect(_SIDE, corner.y() + self._plan.size.height(), self.width() - 2 * _SIDE, 0)
            self._legend.paint(painter, below, self._art, self._marks, self.devicePixelRatioF())
            if self.ring is not None:
                ring = QRectF(self.area(self.ring)).adjusted(-2, -2, 2, 2)
                paint_focus(painter, self._art.theme, ring, self._plan.short * 0.16)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            index = self._plan.at(event.pos() - self._corner())
            if index is not None:
                tile = self._tile(index)
                refusal = self._balance.refusal(tile)
                said = str(tile)
                if refusal is not None:
                    said = refusal_sentence(tile, refusal, self._marks, self._speaker)
                QToolTip.showText(event.globalPos(), said, self, self.area(index))
            else:
                QToolTip.hideText()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = _Key(event.key())
        if event.modifiers() not in _PLAIN:
            event.ignore()
        elif key in _MOVES:
            self._go(moved(self._plan.max_pip, self._at, *_MOVES[key]) if self._has_ring else self._at)
        elif key in (_Key.Key_Home, _Key.Key_End):
            self._go(0 if key == _Key.Key_Home else self.count - 1)
        elif key in _CHOOSES and self._has_ring:
            self._choose(self._at)
        else:
            # Whoever types a tile has left the ring behind: the next Enter belongs to what is typed.
            if event.text():
                self._leave()
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._go(self._at)
        self.focused.emit()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._leave()
        self.focused.emit()
        super().focusOutEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self._plan.at(event.position().toPoint() - self._corner()))

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed = self._plan.at(event.position().toPoint() - self._corner())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        pressed, self._pressed = self._pressed, None
        index = self._plan.at(event.position().toPoint() - self._corner())
        if index is not None and index == pressed:
            self._at = index
            self._leave()
            self._choose(index)

    def _replan(self) -> None:
        """Give this set, with its legend, the room there is."""
        metrics, max_pip, room = QFontMetrics(self._digits()), self._balance.tile_set.max_pip, self._room
        heading, comfortable = metrics.horizontalAdvance("88"), min(42, max(28, round(metrics.height() * 1.1)))
        above = metrics.height() if max_pip > _FEW else 0
        for narrower in (0, self._bar):
            wide = room.width() - narrower
            below = self._legend.height(wide - 2 * _SIDE, self.fontMetrics())
            self._plan = fitting(max_pip, QSize(wide, room.height() - below), heading, above, comfortable)
            if self._plan.size.height() + below <= room.height():
                break
        self.setMinimumSize(self._plan.size.width(), self._plan.size.height() + below)

    def _paint_cell(self, painter: QPainter, index: int, corner: QPoint) -> None:
        tile, dpr, short, lies = self._tile(index), self.devicePixelRatioF(), self._plan.short, self._plan.lies
        place, margin = self._balance.place_of(tile), TileArt.margin(short)
        painter.setOpacity(1.0 if self.isEnabled() else _RESTING)
        if place is not None:
            painter.drawPixmap(corner - QPoint(margin, margin), self._entered(tile, place))
            return
        is_lifted = index == self._under and self.isEnabled()
        face = self._art.face(*tile, short, horizontal=lies, dpr=dpr, lifted=is_lifted)
        painter.drawPixmap(corner - QPoint(margin, margin + (2 if is_lifted else 0)), face)

    def _entered(self, tile: Tile, place: Place) -> QPixmap:
        """The picture of a tile that is somewhere already: faded, with the mark of its place."""
        art, short, lies, dpr = self._art, self._plan.short, self._plan.lies, self.devicePixelRatioF()
        margin, size = TileArt.margin(short), max(18, round(short * 0.84))
        whole = self._plan.tile + QSize(2 * margin, 2 * margin)

        def paint(painter: QPainter) -> None:
            painter.setOpacity(_FADED)
            painter.drawPixmap(0, 0, art.face(*tile, short, horizontal=lies, dpr=dpr))
            painter.setOpacity(1.0)
            corner = QPoint((whole.width() - size) // 2, (whole.height() - size) // 2)
            painter.drawPixmap(corner, mark_picture(art, place, self._marks, size, dpr))

        whose = None if place.seat is None else self._marks[place.seat]
        key = ("desk entered", tile, place.kind, whose)
        return art.drawing(key, whole.width(), whole.height(), dpr, paint)

    def _tile(self, index: int) -> Tile:
        return cells(self._plan.max_pip)[index].tile

    def _choose(self, index: int) -> None:
        tile = self._tile(index)
        (self.chosen if self._balance.place_of(tile) is None else self.taken).emit(tile)

    def _go(self, index: int) -> None:
        self._at, self._has_ring = index, True
        self.update()
        self.moved.emit()

    def _leave(self) -> None:
        if self._has_ring:
            self._has_ring = False
            self.update()
            self.moved.emit()

    def _hover(self, index: int | None) -> None:
        if index == self._under:
            return
        before, self._under = self._under, index
        self.setCursor(Qt.CursorShape.ArrowCursor if index is None else Qt.CursorShape.PointingHandCursor)
        spread = TileArt.margin(self._plan.short) + 2
        for each in (before, index):
            if each is not None:
                self.update(self.area(each).adjusted(-spread, -spread, spread, spread))

    def _corner(self) -> QPoint:
        """Where the grid begins: it stands in the middle."""
        spare = self.size() - self.minimumSize()
        return QPoint(max(0, (self.width() - self._plan.size.width()) // 2), max(0, spare.height() // 2))

    def _digits(self) -> QFont:
        self.ensurePolished()
        font = self.font()
        font.setBold(True)
        return font

    def _narrow_digits(self) -> QFont:
        """Digits that two of them fit above a tile."""
        font, metrics = self._digits(), QFontMetrics(self._digits())
        room, wanted = self._plan.step.width() - 4, metrics.horizontalAdvance("88")
        if wanted > room:
            font.setPointSizeF(font.pointSizeF() * room / wanted)
        return font
