"""The ring that shows where the keyboard is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPalette, QPen
from PySide6.QtWidgets import QWidget

RING: Final = 3.0
"""Width of the focus ring in logical pixels."""

GAP: Final = 2.0
"""Clear room between the ring and what it surrounds."""


def paint_ring(painter: QPainter, widget: QWidget, corner: float) -> QRectF:
    """Paint the ring along the widget's edge when it has the focus; answers the room that is left for the body."""
    whole = QRectF(widget.rect())
    if not widget.hasFocus():
        return whole
    painter.setPen(QPen(widget.palette().color(QPalette.ColorRole.BrightText), RING))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = RING / 2
    painter.drawRoundedRect(whole.adjusted(half, half, -half, -half), corner - half, corner - half)
    room = RING + GAP
    return whole.adjusted(room, room, -room, -room)
