"""The wood of the rack."""

from __future__ import annotations

from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from domino_desktop.ui.art.shadow import paint_shadow
from domino_desktop.ui.art.theme import Theme

RACK_INSET: Final = 6
"""Room round the wood inside the rack's picture, in logical pixels, for its shadow."""

RACK_GROOVE: Final = 0.62
"""How far down the rack, as a share of its height, tiles stand: where their lower edge belongs."""

_RACK_CORNER: Final = 14


def paint_rack(painter: QPainter, theme: Theme, width: int, height: int, edge_colour: str) -> None:
    """Paint the wooden rack with its groove and an edge in the colour of the seat that owns it."""
    body = QRectF(0, 0, width, height).adjusted(RACK_INSET, RACK_INSET, -RACK_INSET, -RACK_INSET)
    if not theme.flat:
        paint_shadow(painter, body.translated(0, 2), _RACK_CORNER, RACK_INSET - 1.5, 0.45, QColor(4, 16, 13))
    outline = QPainterPath()
    outline.addRoundedRect(body, _RACK_CORNER, _RACK_CORNER)
    painter.save()
    painter.setClipPath(outline)
    fall = QLinearGradient(body.topLeft(), body.bottomLeft())
    fall.setColorAt(0.0, QColor(theme.wood_light))
    fall.setColorAt(0.4, QColor(theme.wood))
    fall.setColorAt(1.0, QColor(theme.wood_shade))
    painter.fillRect(body, QBrush(fall))
    if not theme.flat:
        _paint_grain(painter, body)
        _paint_groove(painter, body)
    painter.restore()
    painter.setPen(QPen(QColor(edge_colour), 3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(body.adjusted(1.5, 1.5, -1.5, -1.5), _RACK_CORNER - 1.5, _RACK_CORNER - 1.5)


def _paint_grain(painter: QPainter, body: QRectF) -> None:
    """Long wavy years of the wood, the same for the same rack."""
    chance = Random(1871)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    y = body.top() - 6
    while y < body.bottom() + 6:
        y += chance.uniform(1.2, 4.5)
        year = QPainterPath(QPointF(body.left() - 5, y))
        x = body.left() - 5
        height = y
        while x < body.right():
            step = chance.uniform(90, 240)
            to = y + chance.uniform(-3.5, 3.5)
            year.cubicTo(QPointF(x + step * 0.4, height), QPointF(x + step * 0.6, to), QPointF(x + step, to))
            x, height = x + step, to
        dark = chance.random() < 0.7
        shade = QColor(30, 12, 2, chance.randint(14, 52)) if dark else QColor(255, 206, 150, chance.randint(8, 26))
        painter.setPen(QPen(shade, chance.uniform(0.6, 1.7)))
        painter.drawPath(year)


def _paint_groove(painter: QPainter, body: QRectF) -> None:
    """The slot the tiles stand in, and the light on the upper edge."""
    deep = max(6.0, body.height() * 0.11)
    foot = (body.height() + 2 * RACK_INSET) * RACK_GROOVE
    slot = QRectF(body.left() + 16, foot - deep * 0.45, body.width() - 32, deep)
    depth = QLinearGradient(slot.topLeft(), slot.bottomLeft())
    depth.setColorAt(0.0, QColor(18, 7, 1, 190))
    depth.setColorAt(1.0, QColor(40, 18, 6, 90))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(depth))
    painter.drawRoundedRect(slot, slot.height() / 2, slot.height() / 2)
    painter.setPen(QPen(QColor(255, 214, 160, 60), 1.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    bend = slot.height() / 2
    painter.drawLine(slot.bottomLeft() + QPointF(bend, 0.6), slot.bottomRight() + QPointF(-bend, 0.6))
    shine = QLinearGradient(body.topLeft(), body.topLeft() + QPointF(0, 14))
    shine.setColorAt(0.0, QColor(255, 226, 180, 80))
    shine.setColorAt(1.0, QColor(255, 226, 180, 0))
    painter.fillRect(body, QBrush(shine))
