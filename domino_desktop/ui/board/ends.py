"""The open ends as the table shows them: quiet pills with their number, or outlines that invite a tile."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from domino_desktop.core.tiles import Tile
from domino_desktop.ui.art.theme import Theme
from domino_desktop.ui.board.geometry import EndPlace, Geometry, Rect, TilePlace

_PEN = 4


class EndMarks(QGraphicsItem):
    """Every open end of the line; those in ``invited`` are outlined where the tile would lie."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._geometry: Geometry | None = None
        self._invited: tuple[str, ...] = ()
        self._tile: Tile | None = None
        self._favoured: str | None = None
        self._font = QFont()
        self._bounds = QRectF()
        self._underlined: Rect | None = None
        self._closed: frozenset[str] = frozenset()

    def present(self, geometry: Geometry, font: QFont, last: Rect | None, closed: frozenset[str] = frozenset()) -> None:
        """Show these ends, and the line that marks the last tile laid; nothing invites any more.

        ``closed`` are the ends at which the seat on turn may not lay.
        """
        shown = (geometry, font, last, closed)
        if shown == (self._geometry, self._font, self._underlined, self._closed) and self._tile is None:
            return
        self._geometry, self._font, self._underlined, self._closed = geometry, QFont(font), last, closed
        self._show_invited(None, (), None)

    def invite(self, tile: Tile | None, ends: tuple[str, ...], favoured: str | None = None) -> None:
        """Outline the ends where this tile may be laid; ``favoured`` is where it would go now."""
        if (tile, ends, favoured) != (self._tile, self._invited, self._favoured):
            self._show_invited(tile, ends, favoured)

    def _show_invited(self, tile: Tile | None, ends: tuple[str, ...], favoured: str | None) -> None:
        self._tile, self._invited, self._favoured = tile, ends, favoured
        bounds = QRectF()
        for area in self._areas():
            bounds = bounds.united(area.adjusted(-_PEN, -_PEN, _PEN, _PEN))
        if bounds != self._bounds:
            self.prepareGeometryChange()
            self._bounds = bounds
        self.update()

    def _areas(self) -> list[QRectF]:
        if self._geometry is None:
            return []
        areas = [self._area_of(place) for place in self._geometry.ends]
        return areas if self._underlined is None else [*areas, _rectangle(self._underlined)]

    def _area_of(self, place: EndPlace) -> QRectF:
        """Where this end is painted: its outline while it invites a tile, else its pill."""
        if self._tile is not None and place.end.id in self._invited:
            return _rectangle(place.spot_for(self._tile).rect)
        assert self._geometry is not None
        size = self._geometry.pill_diameter
        return QRectF(place.pill.x - size / 2, place.pill.y - size / 2, size, size)

    @property
    def invitation(self) -> tuple[Tile | None, tuple[str, ...], str | None]:
        """The tile, the ends that invite it, and the one where it would go: what ``invite`` was last told."""
        return self._tile, self._invited, self._favoured

    @property
    def invited(self) -> tuple[str, ...]:
        return self._invited

    @property
    def favoured(self) -> str | None:
        return self._favoured

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._geometry is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._underlined is not None:
            self._paint_underline(painter, self._underlined)
        for place in self._geometry.ends:
            if self._tile is not None and place.end.id in self._invited:
                self._paint_outline(painter, place, self._tile)
            elif place.end.value is not None:
                self._paint_pill(painter, place)

    def _paint_underline(self, painter: QPainter, rect: Rect) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.brass))
        painter.drawRoundedRect(_rectangle(rect), 1.5, 1.5)

    def _paint_pill(self, painter: QPainter, place: EndPlace) -> None:
        area = self._area_of(place)
        is_closed = place.end.id in self._closed
        painter.setOpacity(0.6 if is_closed and not self._theme.flat else 1.0)
        painter.setBrush(QColor(self._theme.chip))
        if is_closed:
            painter.setPen(QPen(QColor(self._theme.cloth_quiet), 1.5, Qt.PenStyle.DotLine))
        else:
            painter.setPen(QPen(QColor(self._theme.brass), 2))
        painter.drawEllipse(area)
        self._paint_number(painter, area, place, area.width() * 0.52)
        if is_closed:
            # A bar across it, so that it does not need its colour to look closed.
            painter.setPen(QPen(QColor(self._theme.cloth_quiet), 2))
            reach = area.width() * 0.34
            painter.drawLine(area.center() + QPointF(-reach, reach), area.center() + QPointF(reach, -reach))
        painter.setOpacity(1.0)

    def _paint_outline(self, painter: QPainter, place: EndPlace, tile: Tile) -> None:
        spot = place.spot_for(tile)
        area = _rectangle(spot.rect)
        is_favoured = place.end.id == self._favoured
        fill = QColor(self._theme.brass)
        fill.setAlphaF(0.38 if is_favoured else 0.16)
        painter.setBrush(fill)
        pen = QPen(QColor(self._theme.brass), _PEN if is_favoured else _PEN - 1)
        pen.setStyle(Qt.PenStyle.SolidLine if is_favoured else Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawRoundedRect(area, 9, 9)
        if place.end.value is None:
            return
        side = min(area.width(), area.height())
        reach = side * 0.16
        way = _WAYS[spot.heading]
        painter.save()
        painter.translate(area.center())
        painter.rotate(spot.heading)
        painter.translate(side * 0.28, 0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.brass))
        painter.drawPath(_arrow(reach))
        painter.restore()
        # The number stands behind the arrow.
        self._paint_number(painter, area.translated(way * -reach * 1.2), place, side * 0.4)

    def _paint_number(self, painter: QPainter, area: QRectF, place: EndPlace, pixels: float) -> None:
        font = QFont(self._font)
        font.setBold(True)
        font.setPixelSize(max(12, round(pixels)))
        painter.setFont(font)
        painter.setPen(QColor(self._theme.cloth_headline))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, str(place.end.value))


def mark_beside(place: TilePlace, geometry: Geometry) -> Rect:
    """Room for the line that marks the last tile: below it, or at the first side that no other tile touches."""
    rect = place.rect
    beside = (
        Rect(rect.left + rect.width * 0.15, rect.bottom + 5, rect.width * 0.7, 3),
        Rect(rect.right + 5, rect.top + rect.height * 0.15, 3, rect.height * 0.7),
        Rect(rect.left - 8, rect.top + rect.height * 0.15, 3, rect.height * 0.7),
        Rect(rect.left + rect.width * 0.15, rect.top - 8, rect.width * 0.7, 3),
    )
    others = [other.rect for other in geometry.tiles if other.tile != place.tile]
    return next((mark for mark in beside if not any(mark.overlaps(other) for other in others)), beside[0])


_WAYS = {0: QPointF(1, 0), 90: QPointF(0, 1), 180: QPointF(-1, 0), 270: QPointF(0, -1)}


def _arrow(reach: float) -> QPainterPath:
    """A triangle that points to the right."""
    arrow = QPainterPath(QPointF(reach, 0))
    arrow.lineTo(-reach * 0.7, -reach)
    arrow.lineTo(-reach * 0.7, reach)
    arrow.closeSubpath()
    return arrow


def _rectangle(rect: Rect) -> QRectF:
    return QRectF(rect.left, rect.top, rect.width, rect.height)
