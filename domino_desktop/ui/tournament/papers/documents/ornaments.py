"""Ornaments of a diploma, drawn with lines and curves: a frame with tiles in its corners, a medal between laurels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from domino_desktop.ui.art.pips import pips, radius
from domino_desktop.ui.printing.leaves import dots
from domino_desktop.ui.tournament.papers.documents.writing import BRASS, GREEN, INK

_IVORY, _LEAF = "#fcf8ec", "#5f8a70"
_CORNERS: Final = (((6, 5), (5, 6)), ((4, 1), (1, 4)), ((2, 3), (3, 2)), ((6, 4), (4, 6)))
"""The halves of the two tiles in each corner: the one that lies, and the one that stands."""


@dataclass(frozen=True, slots=True)
class Metal:
    """The colours of a medal."""

    light: str
    middle: str
    dark: str


METALS: Final[Mapping[int, Metal]] = {
    0: Metal("#4f8374", GREEN, "#153f38"),
    1: Metal("#ecc96a", "#c79a2e", "#7c5a1c"),
    2: Metal("#d5dade", "#98a1a8", "#5c656c"),
    3: Metal("#dda37a", "#b06a3c", "#6e3d1e"),
}
"""Gold, silver and bronze by rank; 0 for all others."""


def paint_frame(painter: QPainter, sheet: QRectF) -> None:
    """A ground of ivory between two lines of brass, tiles in the corners."""
    outer = sheet.adjusted(dots(8), dots(8), -dots(8), -dots(8))
    painter.setPen(QPen(QColor(BRASS), dots(1.3)))
    painter.setBrush(QColor(_IVORY))
    painter.drawRect(outer)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, width, colour in ((2.4, 0.3, BRASS), (5.2, 1.0, GREEN), (6.8, 0.3, BRASS)):
        room = dots(inset)
        painter.setPen(QPen(QColor(colour), dots(width)))
        painter.drawRect(outer.adjusted(room, room, -room, -room))
    for number, (lying, standing) in enumerate(_CORNERS):
        painter.save()
        is_right, is_low = number % 2 == 1, number >= 2
        corner = QPointF(outer.right() if is_right else outer.left(), outer.bottom() if is_low else outer.top())
        painter.translate(corner)
        painter.scale(-1 if is_right else 1, -1 if is_low else 1)
        _paint_corner(painter, lying, standing)
        painter.restore()


def _paint_corner(painter: QPainter, lying: tuple[int, int], standing: tuple[int, int]) -> None:
    """Two tiles around a corner at the origin; the lines of the frame end at them."""
    short = dots(10)
    edge = -dots(1.5)
    for tile in (QRectF(edge, edge, 2 * short, short), QRectF(edge, edge + short + dots(1), short, 2 * short)):
        painter.fillRect(tile.adjusted(-dots(1), -dots(1), dots(1.6), dots(1.6)), QColor(_IVORY))
    _tile(painter, QRectF(edge, edge, 2 * short, short), lying)
    _tile(painter, QRectF(edge, edge + short + dots(1), short, 2 * short), standing)


def paint_flourish(painter: QPainter, middle: QPointF, reach: float) -> None:
    """A line of brass that ends in points, leaves in its middle."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(BRASS))
    for way in (-1, 1):
        begin = middle + QPointF(way * dots(5), 0)
        thick = QPointF(0, dots(0.4))
        painter.drawPolygon(QPolygonF([begin - thick, middle + QPointF(way * reach, 0), begin + thick]))
        for turn in (-32.0, 32.0):
            _leaf(painter, middle + QPointF(way * dots(1.2), 0), (180 if way < 0 else 0) + turn, dots(5), BRASS)
    painter.drawEllipse(middle, dots(0.9), dots(0.9))


def _tile(painter: QPainter, body: QRectF, halves: tuple[int, int]) -> None:
    """A tile of ivory with a pin of brass."""
    short = min(body.width(), body.height())
    lies = body.width() > body.height()
    painter.setPen(QPen(QColor(BRASS), dots(0.5)))
    painter.setBrush(QColor("white"))
    painter.drawRoundedRect(body, short * 0.15, short * 0.15)
    middle, reach = body.center(), short * 0.36
    across = QPointF(0, reach) if lies else QPointF(reach, 0)
    painter.setPen(QPen(QColor(BRASS), dots(0.35)))
    painter.drawLine(middle - across, middle + across)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(BRASS))
    painter.drawEllipse(middle, short * 0.07, short * 0.07)
    painter.setBrush(QColor(INK))
    for place, value in enumerate(halves):
        corner = body.topLeft() + (QPointF(place * short, 0) if lies else QPointF(0, place * short))
        size = radius(value) * short
        for x, y in pips(value, horizontal=lies):
            painter.drawEllipse(corner + QPointF(x * short, y * short), size, size)


def paint_medal(painter: QPainter, middle: QPointF, size: float, metal: Metal) -> None:
    """A disc of this radius with a notched edge, between two branches of laurel; a number stands on it."""
    for way in (-1, 1):
        _paint_branch(painter, middle, size * 1.5, way)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(metal.dark))
    points = []
    for step in range(96):
        reach = size * (1.0 if step % 2 else 0.95)
        points.append(middle + QPointF(cos(step * pi / 48), sin(step * pi / 48)) * reach)
    painter.drawPolygon(QPolygonF(points))
    for share, colour in ((0.9, metal.light), (0.84, metal.middle)):
        painter.setBrush(QColor(colour))
        painter.drawEllipse(middle, size * share, size * share)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(metal.light), dots(0.35)))
    painter.drawEllipse(middle, size * 0.74, size * 0.74)


def _paint_branch(painter: QPainter, middle: QPointF, reach: float, way: int) -> None:
    """A branch from below the medal up along one of its sides."""
    painter.setPen(QPen(QColor(_LEAF), dots(0.6), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    around = QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
    painter.drawArc(around, 270 * 16, way * 125 * 16)
    for step in range(9):
        turned = (90 - way * (14 + step * 12.5)) * pi / 180
        at = middle + QPointF(cos(turned), sin(turned)) * reach
        along = -way * 90 + turned * 180 / pi
        length = reach * (0.3 - step * 0.012)
        for side in (-1, 1):
            _leaf(painter, at, along + side * 34, length, _LEAF if side * way < 0 else GREEN)
    turned = (90 - way * 128) * pi / 180
    tip = middle + QPointF(cos(turned), sin(turned)) * reach
    _leaf(painter, tip, -way * 90 + turned * 180 / pi, reach * 0.2, GREEN)


def _leaf(painter: QPainter, at: QPointF, turn: float, length: float, colour: str) -> None:
    """A pointed leaf that begins here and points ``turn`` degrees from the right, clockwise."""
    painter.save()
    painter.translate(at)
    painter.rotate(turn)
    leaf = QPainterPath(QPointF(0, 0))
    leaf.quadTo(length * 0.45, -length * 0.34, length, 0)
    leaf.quadTo(length * 0.45, length * 0.34, 0, 0)
    painter.fillPath(leaf, QColor(colour))
    painter.restore()
