"""The steps of the walk as small drawings, each in a square of side 100: understood without a word."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygonF

from domino_desktop.ui.art.dress import Dress
from domino_desktop.ui.art.theme import HIGH_CONTRAST
from domino_desktop.ui.art.tile_face import paint_half

GREEN, RED, INK = "#22594e", "#9c2f23", "#1d2a2a"
_THICK: Final = 6.0
_PRINTED: Final = Dress(HIGH_CONTRAST)


def _line(
    painter: QPainter, colour: str = GREEN, width: float = _THICK, style: Qt.PenStyle = Qt.PenStyle.SolidLine
) -> None:
    painter.setPen(QPen(QColor(colour), width, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def paint_knock(painter: QPainter) -> None:
    """Somebody knocks on the table."""
    _line(painter)
    painter.drawLine(QPointF(6, 86), QPointF(94, 86))
    painter.setBrush(QColor("white"))
    painter.drawRoundedRect(QRectF(30, 44, 40, 34), 12, 12)
    for place in range(1, 4):
        painter.drawLine(QPointF(30 + place * 10, 47), QPointF(30 + place * 10, 60))
    _line(painter, INK, 4)
    for reach in (22, 32):
        painter.drawArc(QRectF(50 - reach, 44 - reach, 2 * reach, 2 * reach), 50 * 16, 80 * 16)


def paint_boneyard(painter: QPainter) -> None:
    """Where tiles lay there are none."""
    _line(painter, GREEN, 5, Qt.PenStyle.DotLine)
    for left, top in ((12, 14), (56, 14), (34, 54)):
        painter.drawRoundedRect(QRectF(left, top, 32, 32), 6, 6)


def paint_round(painter: QPainter) -> None:
    """The question goes round the table."""
    _line(painter)
    painter.drawArc(QRectF(16, 16, 68, 68), 60 * 16, -290 * 16)
    tip = QPointF(50 + 34 * cos(130 * pi / 180), 50 - 34 * sin(130 * pi / 180))
    painter.setBrush(QColor(GREEN))
    painter.drawPolygon(QPolygonF([tip + QPointF(10, -7), tip + QPointF(-9, -6), tip + QPointF(2, 10)]))
    _letters(painter, "?", 46, QRectF(16, 16, 68, 68))


def paint_open(painter: QPainter) -> None:
    """Hands lie open."""
    for place, (upper, lower) in enumerate(((0, 1), (1, 1), (1, 2))):
        _tile(painter, QRectF(6 + place * 31, 20, 28, 56), upper, lower)


def paint_check(painter: QPainter) -> None:
    """A tile is held against an end."""
    _tile(painter, QRectF(4, 36, 44, 22), 3, 6, lies=True)
    _tile(painter, QRectF(52, 36, 44, 22), 6, 4, lies=True)
    _line(painter, RED, 5)
    painter.drawEllipse(QPointF(50, 47), 24, 24)
    painter.drawLine(QPointF(68, 66), QPointF(88, 90))


def paint_count(painter: QPainter) -> None:
    """Pips are added up."""
    _tile(painter, QRectF(4, 16, 34, 68), 2, 5)
    _letters(painter, "= 7", 32, QRectF(40, 16, 60, 68))


def paint_answer(painter: QPainter, *, is_yes: bool) -> None:
    """A tick or a cross."""
    _line(painter, GREEN if is_yes else RED, 14)
    if is_yes:
        painter.drawPolyline(QPolygonF([QPointF(14, 54), QPointF(40, 80), QPointF(86, 22)]))
    else:
        painter.drawLine(QPointF(20, 20), QPointF(80, 80))
        painter.drawLine(QPointF(80, 20), QPointF(20, 80))


def _tile(painter: QPainter, body: QRectF, first: int, second: int, *, lies: bool = False) -> None:
    _line(painter, INK, 2.5)
    painter.setBrush(QColor("white"))
    painter.drawRoundedRect(body, 4, 4)
    side = min(body.width(), body.height())
    middle = body.center()
    if lies:
        painter.drawLine(middle - QPointF(0, side * 0.36), middle + QPointF(0, side * 0.36))
    else:
        painter.drawLine(middle - QPointF(side * 0.36, 0), middle + QPointF(side * 0.36, 0))
    for place, value in enumerate((first, second)):
        corner = body.topLeft() + (QPointF(place * side, 0) if lies else QPointF(0, place * side))
        paint_half(painter, _PRINTED, QRectF(corner.x(), corner.y(), side, side), value, horizontal=lies)


def _letters(painter: QPainter, words: str, height: int, place: QRectF) -> None:
    font = QFont()
    font.setFamilies(["DejaVu Sans", "Helvetica", "Arial"])
    font.setPixelSize(height)
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(QColor(INK))
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, words)


Pictogram = Callable[[QPainter], None]
