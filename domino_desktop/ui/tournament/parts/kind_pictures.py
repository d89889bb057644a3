"""Small pictures of tables from above: who plays against whom, and a whole club evening."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap

from domino_desktop.tournament.settings import EntrantKind
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.pages.tile_line import Halves, paint_line, units
from domino_desktop.ui.pages.welcome import WelcomePicture

_LINE: Final[tuple[Halves, ...]] = ((2, 5), (5, 5), (5, 3))
_SEATS: Final = {
    EntrantKind.PAIR: (0, 1, 0, 1),
    EntrantKind.CHANGING: (0, 1, 2, 3),
    EntrantKind.SINGLE: (0, None, 1, None),
}
"""The colour of whoever sits below, left, above and right."""


def kind_picture(art: TileArt, kind: EntrantKind) -> Callable[[int, int, float], QPixmap]:
    """Paints one table with its players, at this width, height and device pixel ratio."""

    def paint(width: int, height: int, ratio: float) -> QPixmap:
        picture = QPixmap(round(width * ratio), round(height * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.drawPixmap(0, 0, art.cloth(width, height, ratio))
            side = height * 0.62
            table = QRectF(0, 0, side * 1.5, side)
            table.moveCenter(QPointF(width / 2, height / 2))
            _paint_table(painter, art, table, _SEATS[kind], ratio)
            if kind is EntrantKind.CHANGING:
                _paint_turns(painter, art, table)
        return picture

    return paint


def _paint_table(
    painter: QPainter, art: TileArt, table: QRectF, seats: Sequence[int | None], ratio: float, number: str = ""
) -> None:
    """A table with badges at its sides, those of one colour joined; ``number`` stands on it instead of tiles."""
    theme, badge = art.theme, round(table.height() * 0.34)
    chip = QColor(theme.chip)
    chip.setAlphaF(0.5)
    edge = theme.cloth_quiet if theme.flat else theme.wood_light
    painter.setPen(QPen(QColor(edge), max(4.0, table.height() * 0.05)))
    painter.setBrush(chip)
    painter.drawRoundedRect(table, table.height() * 0.2, table.height() * 0.2)
    middle = table.center()
    places = (
        QPointF(middle.x(), table.bottom()),
        QPointF(table.left(), middle.y()),
        QPointF(middle.x(), table.top()),
        QPointF(table.right(), middle.y()),
    )
    painter.setPen(QPen(QColor(theme.brass), 3, Qt.PenStyle.DashLine))
    for one in (0, 1):
        if seats[one] is not None and seats[one] == seats[one + 2]:
            painter.drawLine(places[one], places[one + 2])
    if number:
        _paint_number(painter, art, table, number)
    else:
        short = int(table.height() * 0.2)
        paint_line(painter, art, _LINE, middle, min(short, int(table.width() / (units(_LINE) + 3))))
    for colour, place in zip(seats, places, strict=True):
        if colour is not None:
            mark = theme.seat(colour)
            picture = art.badge(mark.shape, mark.fill, "", badge, ratio)
            painter.drawPixmap(QPointF(place.x() - badge / 2, place.y() - badge / 2), picture)


def _paint_number(painter: QPainter, art: TileArt, table: QRectF, number: str) -> None:
    font = painter.font()
    font.setBold(True)
    font.setPixelSize(max(14, round(table.height() * 0.3)))
    painter.setFont(font)
    side = table.height() * 0.46
    plate = QRectF(0, 0, side, side)
    plate.moveCenter(table.center())
    painter.setPen(QPen(QColor(art.theme.brass), 2))
    painter.setBrush(QColor(art.theme.chip))
    painter.drawEllipse(plate)
    painter.setPen(QColor(art.theme.cloth_headline))
    painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, number)


def _paint_turns(painter: QPainter, art: TileArt, table: QRectF) -> None:
    """Arrows round the table: everybody moves on."""
    around = table.adjusted(-table.width() * 0.16, -table.height() * 0.1, table.width() * 0.16, table.height() * 0.1)
    pen = QPen(QColor(art.theme.brass), max(2.5, table.height() * 0.028))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for quarter in range(4):
        way = QPainterPath()
        way.arcMoveTo(around, quarter * 90 + 68)
        way.arcTo(around, quarter * 90 + 68, -46)
        painter.drawPath(way)
        end, before = way.pointAtPercent(1.0), way.pointAtPercent(0.9)
        _paint_head(painter, end, end - before, table.height() * 0.07)


def _paint_head(painter: QPainter, end: QPointF, way: QPointF, size: float) -> None:
    length = max(0.001, (way.x() ** 2 + way.y() ** 2) ** 0.5)
    along = way * (size / length)
    across = QPointF(-along.y(), along.x())
    painter.drawPolyline([end - along + across, end, end - along - across])


class EveningPicture(WelcomePicture):
    """Three numbered tables on one cloth, and the ways from one to the next. The caller names it."""

    _CORNER, _WOOD = 26.0, 7.0

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, ratio = self._art.theme, self.devicePixelRatioF()
        half = self._WOOD / 2
        body = QRectF(self.rect()).adjusted(half, half, -half, -half)
        outline = QPainterPath()
        outline.addRoundedRect(body, self._CORNER, self._CORNER)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setClipPath(outline)
            painter.drawPixmap(0, 0, self._art.cloth(self.width(), self.height(), ratio))
            painter.setClipping(False)
            painter.setPen(QPen(QColor(theme.wood), self._WOOD))
            painter.drawPath(outline)
            high = min(body.height() * 0.36, body.width() * 0.145)
            tables = []
            for place, (across, down) in enumerate(((0.2, 0.58), (0.5, 0.42), (0.8, 0.58))):
                table = QRectF(0, 0, high * 1.36, high)
                table.moveCenter(QPointF(body.left() + body.width() * across, body.top() + body.height() * down))
                tables.append((place, table))
            self._paint_ways(painter, [table for _, table in tables])
            for place, table in tables:
                seats = (place * 2, place * 2 + 1, place * 2, place * 2 + 1)
                _paint_table(painter, self._art, table, seats, ratio, str(place + 1))

    def _paint_ways(self, painter: QPainter, tables: Sequence[QRectF]) -> None:
        pen = QPen(QColor(self._art.theme.brass), 3, Qt.PenStyle.DotLine)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        badge = tables[0].height() * 0.34
        for one, following in pairwise(tables):
            start = QPointF(one.right() + badge * 0.75, one.center().y())
            end = QPointF(following.left() - badge * 0.75, following.center().y())
            way = QPainterPath(start)
            bend = (end.x() - start.x()) / 2
            way.cubicTo(start + QPointF(bend, 0), end - QPointF(bend, 0), end)
            painter.setPen(pen)
            painter.drawPath(way)
            painter.setPen(QPen(pen.color(), 3))
            _paint_head(painter, end, way.pointAtPercent(1.0) - way.pointAtPercent(0.94), 9)
