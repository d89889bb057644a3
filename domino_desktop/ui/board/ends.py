"""The open ends as the table shows them: quiet pills with their number, or outlines that invite a tile."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from domino_desktop.core.tiles import Tile
from domino_desktop.ui.art.theme import Theme
from domino_desktop.ui.board.geometry import EndPlace, Geometry, Rect


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

    def present(self, geometry: Geometry, font: QFont, bounds: QRectF, last: Rect | None) -> None:
        """Show these ends, and the line that marks the last tile laid."""
        self.prepareGeometryChange()
        self._geometry, self._font, self._bounds, self._underlined = geometry, font, bounds, last
        self._invited, self._tile, self._favoured = (), None, None
        self.update()

    def invite(self, tile: Tile | None, ends: tuple[str, ...], favoured: str | None = None) -> None:
        """Outline the ends where this tile may be laid; ``favoured`` is where it would go now."""
        self._tile, self._invited, self._favoured = tile, ends, favoured
        self.update()

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
            if place.end.id in self._invited and self._tile is not None:
                self._paint_outline(painter, place)
            elif place.end.value is not None:
                self._paint_pill(painter, place)

    def _paint_underline(self, painter: QPainter, rect: Rect) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.brass))
        painter.drawRoundedRect(_rectangle(rect), 1.5, 1.5)

    def _paint_pill(self, painter: QPainter, place: EndPlace) -> None:
        assert self._geometry is not None
        size = self._geometry.pill_diameter
        area = QRectF(place.pill.x - size / 2, place.pill.y - size / 2, size, size)
        painter.setBrush(QColor(self._theme.chip))
        painter.setPen(QPen(QColor(self._theme.brass), 2))
        painter.drawEllipse(area)
        self._paint_number(painter, area, place, size * 0.52)

    def _paint_outline(self, painter: QPainter, place: EndPlace) -> None:
        assert self._tile is not None
        spot = place.spot_for(self._tile)
        area = _rectangle(spot.rect)
        is_favoured = place.end.id == self._favoured
        fill = QColor(self._theme.brass)
        fill.setAlphaF(0.38 if is_favoured else 0.16)
        painter.setBrush(fill)
        pen = QPen(QColor(self._theme.brass), 4 if is_favoured else 3)
        pen.setStyle(Qt.PenStyle.SolidLine if is_favoured else Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawRoundedRect(area, 9, 9)
        if place.end.value is None:
            return
        arrow = QPainterPath()
        reach = min(area.width(), area.height()) * 0.16
        arrow.moveTo(reach, 0)
        arrow.lineTo(-reach * 0.7, -reach)
        arrow.lineTo(-reach * 0.7, reach)
        arrow.closeSubpath()
        painter.save()
        painter.translate(area.center())
        painter.rotate(spot.heading)
        painter.translate(min(area.width(), area.height()) * 0.28, 0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.brass))
        painter.drawPath(arrow)
        painter.restore()
        turned = spot.heading % 180 != 0
        shift = (
            QPointF(0, -reach * 1.2)
            if turned and spot.heading == 90
            else QPointF(0, reach * 1.2)
            if turned
            else (QPointF(-reach * 1.2, 0) if spot.heading == 0 else QPointF(reach * 1.2, 0))
        )
        self._paint_number(painter, area.translated(shift), place, min(area.width(), area.height()) * 0.4)

    def _paint_number(self, painter: QPainter, area: QRectF, place: EndPlace, pixels: float) -> None:
        font = QFont(self._font)
        font.setBold(True)
        font.setPixelSize(max(12, round(pixels)))
        painter.setFont(font)
        painter.setPen(QColor(self._theme.cloth_headline))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, str(place.end.value))


def _rectangle(rect: Rect) -> QRectF:
    return QRectF(rect.left, rect.top, rect.width, rect.height)
