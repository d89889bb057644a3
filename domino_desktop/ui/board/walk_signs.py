"""How far a seat has come in a walk, and the small plate that shows it by its shape."""

from __future__ import annotations

from enum import Enum, unique
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from domino_desktop.ui.art.theme import Theme

_REACH: Final = 11


@unique
class SeatAnswer(Enum):
    """How far a seat has come in the walk."""

    WAITING = "waiting"
    ASKED = "asked"
    CANNOT = "cannot"
    CAN = "can"


def paint_sign(painter: QPainter, theme: Theme, answer: SeatAnswer) -> None:
    """Paint a plate of radius 11 about the origin, with a cross, a tick, a question mark or three dots."""
    is_bright = answer in (SeatAnswer.ASKED, SeatAnswer.CAN)
    ground, ink = (theme.brass, "#1d2a2a") if is_bright else (theme.chip, theme.cloth_headline)
    painter.setPen(QPen(QColor(theme.brass if answer is not SeatAnswer.WAITING else theme.cloth_quiet), 1.6))
    painter.setBrush(QColor(ground))
    painter.drawEllipse(QPointF(), _REACH, _REACH)
    pen = QPen(QColor(ink), 2.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    if answer is SeatAnswer.CANNOT:
        painter.drawLine(QPointF(-3.6, -3.6), QPointF(3.6, 3.6))
        painter.drawLine(QPointF(-3.6, 3.6), QPointF(3.6, -3.6))
    elif answer is SeatAnswer.CAN:
        painter.drawPolyline([QPointF(-4.6, 0.2), QPointF(-1.2, 3.8), QPointF(5, -3.8)])
    elif answer is SeatAnswer.WAITING:
        for shift in (-4.4, 0.0, 4.4):
            painter.drawPoint(QPointF(shift, 0))
    else:
        font = QFont(painter.font())
        font.setBold(True)
        font.setPixelSize(15)
        painter.setFont(font)
        painter.drawText(QRectF(-_REACH, -_REACH, 2 * _REACH, 2 * _REACH), Qt.AlignmentFlag.AlignCenter, "?")
