"""Two ghosts of one tile beside an open end: which of its halves shall touch."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from domino_desktop.core.tiles import Tile
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.geometry import Rect, Spot

_LEAST_SIDE = 40
_GAP = 10
_PAD = 12


class Ways(QGraphicsItem):
    """The ways in which a tile may lie at an end, one ghost each; the favoured one is framed boldly."""

    def __init__(self, art: TileArt) -> None:
        super().__init__()
        self._art = art
        self._tile = Tile.of(0, 0)
        self._heading = 0
        self._side = _LEAST_SIDE
        self._places: dict[int, QRectF] = {}
        self._favoured = 0
        self._dpr = 1.0
        self.hide()

    def present(
        self, tile: Tile, spot: Spot, nears: tuple[int, ...], favoured: int, side: int, room: Rect, dpr: float
    ) -> None:
        """Show the tile once for each half of ``nears``, as it would lie at ``spot``, within ``room``."""
        self.prepareGeometryChange()
        self._tile, self._heading, self._favoured, self._dpr = tile, spot.heading, favoured, dpr
        self._side = max(side, _LEAST_SIDE)
        is_lying = spot.heading % 180 == 0
        width, height = (2 * self._side, self._side) if is_lying else (self._side, 2 * self._side)
        step = (height if is_lying else width) + _GAP
        middle = spot.rect.centre
        first = -(len(nears) - 1) / 2
        # Where the end is near an edge, the ghosts stand as near to it as they have room.
        reach = -first * step
        across = width / 2 + _PAD + (0 if is_lying else reach)
        down = height / 2 + _PAD + (reach if is_lying else 0)
        x = min(max(middle.x, room.left + across), room.right - across)
        y = min(max(middle.y, room.top + down), room.bottom - down)
        self._places = {}
        for number, near in enumerate(nears):
            shift = (first + number) * step
            corner = QPointF(x - width / 2 + (0 if is_lying else shift), y - height / 2 + (shift if is_lying else 0))
            self._places[near] = QRectF(corner.x(), corner.y(), width, height)
        self.show()
        self.update()

    @property
    def nears(self) -> tuple[int, ...]:
        """The halves that may touch, in the order of their ghosts; none while nothing is asked."""
        return tuple(self._places) if self.isVisible() else ()

    @property
    def favoured(self) -> int:
        """The half that would touch now."""
        return self._favoured

    def favour(self, near: int) -> None:
        """Frame this ghost boldly."""
        self._favoured = near
        self.update()

    def near_at(self, point: QPointF) -> int | None:
        """The half whose ghost is at this point of the parent."""
        around = _GAP / 2
        for near, place in self._places.items():
            if place.adjusted(-around, -around, around, around).contains(point):
                return near
        return None

    def place_of(self, near: int) -> QRectF:
        """Where the ghost of this half is, in the coordinates of the parent."""
        return self._places[near]

    def boundingRect(self) -> QRectF:
        bounds = QRectF()
        for place in self._places.values():
            bounds = bounds.united(place)
        return bounds.adjusted(-_PAD - 2, -_PAD - 2, _PAD + 2, _PAD + 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme = self._art.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = QColor(theme.chip)
        plate.setAlphaF(1.0 if theme.flat else 0.94)
        painter.setBrush(plate)
        painter.setPen(QPen(QColor(theme.brass), 2))
        painter.drawRoundedRect(self.boundingRect().adjusted(2, 2, -2, -2), 14, 14)
        margin = TileArt.margin(self._side)
        for near, place in self._places.items():
            far = self._tile.other(near)
            halves = (near, far) if self._heading in (0, 90) else (far, near)
            face = self._art.face(*halves, self._side, horizontal=place.width() > place.height(), dpr=self._dpr)
            painter.drawPixmap(place.topLeft() - QPointF(margin, margin), face)
            is_favoured = near == self._favoured
            style = Qt.PenStyle.SolidLine if is_favoured else Qt.PenStyle.DashLine
            painter.setPen(QPen(QColor(theme.brass), 4 if is_favoured else 2, style))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(place.adjusted(-3, -3, 3, 3), 9, 9)
