"""The open ends as the table shows them: quiet pills with their number, or outlines that invite a tile.

The last tile laid wears a frame, and a line beside it where there is room.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from domino_desktop.core.tiles import Tile
from domino_desktop.ui.art.theme import Theme
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.geometry import EndPlace, Geometry, Point, Rect, TilePlace

_PEN = 4
_FRAME = 4
_RING = 40


class EndMarks(QGraphicsItem):
    """Every open end of the line; those in ``invited`` are outlined where the tile would lie."""

    def __init__(self, art: TileArt) -> None:
        super().__init__()
        self._art = art
        self._geometry: Geometry | None = None
        self._invited: tuple[str, ...] = ()
        self._tile: Tile | None = None
        self._favoured: str | None = None
        self._font = QFont()
        self._bounds = QRectF()
        self._last: TilePlace | None = None
        self._underline: Rect | None = None
        self._closed: frozenset[str] = frozenset()
        self._ring = 1.0

    def present(
        self,
        geometry: Geometry,
        font: QFont,
        last: TilePlace | None,
        table: Rect,
        closed: frozenset[str] = frozenset(),
    ) -> None:
        """Show these ends, and mark the last tile laid; nothing invites any more.

        ``table`` is what may be drawn on; ``closed`` are the ends at which the seat on turn may not lay.
        """
        shown = (geometry, font, last, closed)
        if shown == (self._geometry, self._font, self._last, self._closed) and self._tile is None:
            return
        self._geometry, self._font, self._last, self._closed = geometry, QFont(font), last, closed
        self._underline = None if last is None else mark_beside(last, geometry, table)
        self._tile, self._invited, self._favoured = None, (), None
        self._show_bounds()
        self.update()

    @property
    def _theme(self) -> Theme:
        return self._art.theme

    @property
    def last(self) -> TilePlace | None:
        """The tile that is marked as laid last."""
        return self._last

    def invite(self, tile: Tile | None, ends: tuple[str, ...], favoured: str | None = None) -> None:
        """Outline the ends where this tile may be laid; ``favoured`` is where it would go now."""
        before = self._looks()
        self._tile, self._invited, self._favoured = tile, ends, favoured
        # Only what looks different is painted anew: ends may be far apart, and a tile may be in the air.
        for was, now in zip(before, self._looks(), strict=True):
            if was != now:
                self.update(_with_pen(was[0]).united(_with_pen(now[0])))

    def _looks(self) -> list[tuple[QRectF, bool, bool]]:
        """How each end is shown: where, whether it invites, and whether it is the favoured one."""
        return [
            (self._area_of(place), place.end.id in self._invited, place.end.id == self._favoured)
            for place in ([] if self._geometry is None else self._geometry.ends)
        ]

    def _show_bounds(self) -> None:
        bounds = QRectF()
        for area in self._areas():
            bounds = bounds.united(_with_pen(area))
        if bounds != self._bounds:
            self.prepareGeometryChange()
            self._bounds = bounds

    def pulse(self, share: float) -> None:
        """Draw a ring that goes out from the last tile, so much of its way; at 1 it is gone."""
        self._ring = share
        if self._last is not None:
            self.update(_with_pen(_rectangle(self._last.rect).adjusted(-_RING, -_RING, _RING, _RING)))

    def _areas(self) -> list[QRectF]:
        """Everything that may be painted with this geometry, whatever invites."""
        if self._geometry is None:
            return []
        size = self._geometry.pill_diameter
        areas = []
        for place in self._geometry.ends:
            areas += [_rectangle(place.ordinary.rect), _rectangle(place.across.rect)]
            areas.append(QRectF(place.pill.x - size / 2, place.pill.y - size / 2, size, size))
        areas += [QRectF(_point(place.thread), _point(place.pill)).normalized() for place in self._threads()]
        if self._last is not None:
            areas.append(_rectangle(self._last.rect).adjusted(-_RING, -_RING, _RING, _RING))
        return areas if self._underline is None else [*areas, _rectangle(self._underline)]

    def _threads(self) -> list[EndPlace]:
        """The ends whose pill is away from its tile."""
        ends = () if self._geometry is None else self._geometry.ends
        return [place for place in ends if place.thread is not None]

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
        for place in self._threads():
            self._paint_thread(painter, place)
        if self._last is not None:
            self._paint_last(painter, self._last)
        for place in self._geometry.ends:
            if self._tile is not None and place.end.id in self._invited:
                self._paint_outline(painter, place, self._tile)
            elif place.end.value is not None:
                self._paint_pill(painter, place)

    def _paint_thread(self, painter: QPainter, place: EndPlace) -> None:
        """A thread from the last tile to a pill that stands away from it."""
        assert place.thread is not None
        for colour, width in ((self._theme.chip, 3.5), (self._theme.brass, 1.5)):
            painter.setPen(QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(_point(place.thread), _point(place.pill))

    def _paint_last(self, painter: QPainter, last: TilePlace) -> None:
        """A frame that stands out from tiles and cloth alike, and a line beside it."""
        short = min(last.rect.width, last.rect.height)
        width = max(2.0, min(3.5, short * 0.06))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        frame = _rectangle(last.rect).adjusted(-width / 2, -width / 2, width / 2, width / 2)
        for colour, thickness in ((self._theme.chip, width + 2), (self._theme.brass, width)):
            painter.setPen(QPen(QColor(colour), thickness))
            painter.drawRoundedRect(frame, short * 0.16, short * 0.16)
        if self._ring < 1:
            ring = QColor(self._theme.brass)
            ring.setAlphaF(1 - self._ring)
            reach = _RING * self._ring - 2
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(ring, 4))
            painter.drawRoundedRect(_rectangle(last.rect).adjusted(-reach, -reach, reach, reach), reach, reach)
        if self._underline is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._theme.brass))
            painter.drawRoundedRect(_rectangle(self._underline), 1.5, 1.5)

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
        font.setPixelSize(max(round(pixels), min(12, round(area.width() * 0.6))))
        painter.setFont(font)
        painter.setPen(QColor(self._theme.cloth_headline))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, str(place.end.value))


def mark_beside(place: TilePlace, geometry: Geometry, table: Rect) -> Rect | None:
    """Room for the line that marks the last tile: below it, or at the first side where it covers nothing.

    None where there is no room on this table: the frame around the tile must do.
    """
    rect, gap, width = place.rect, _FRAME + 2, 3
    beside = (
        Rect(rect.left + rect.width * 0.15, rect.bottom + gap, rect.width * 0.7, width),
        Rect(rect.right + gap, rect.top + rect.height * 0.15, width, rect.height * 0.7),
        Rect(rect.left - gap - width, rect.top + rect.height * 0.15, width, rect.height * 0.7),
        Rect(rect.left + rect.width * 0.15, rect.top - gap - width, rect.width * 0.7, width),
    )
    others = [other.rect for other in geometry.tiles if other.tile != place.tile]
    free = (mark for mark in beside if table.contains(mark) and not any(mark.overlaps(other) for other in others))
    return next(free, None)


_WAYS = {0: QPointF(1, 0), 90: QPointF(0, 1), 180: QPointF(-1, 0), 270: QPointF(0, -1)}


def _arrow(reach: float) -> QPainterPath:
    """A triangle that points to the right."""
    arrow = QPainterPath(QPointF(reach, 0))
    arrow.lineTo(-reach * 0.7, -reach)
    arrow.lineTo(-reach * 0.7, reach)
    arrow.closeSubpath()
    return arrow


def _point(point: Point | None) -> QPointF:
    assert point is not None
    return QPointF(point.x, point.y)


def _with_pen(area: QRectF) -> QRectF:
    return area.adjusted(-_PEN, -_PEN, _PEN, _PEN)


def _rectangle(rect: Rect) -> QRectF:
    return QRectF(rect.left, rect.top, rect.width, rect.height)
