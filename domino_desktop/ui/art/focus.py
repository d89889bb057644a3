"""The ring round whatever the keyboard is on, on the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from domino_desktop.ui.art.theme import Theme

FOCUS_WIDTH: Final = 3.0
"""The bright ring in logical pixels; its dark seams need one more on each side."""


def paint_focus(painter: QPainter, theme: Theme, area: QRectF, corner: float) -> None:
    """Paint the ring along the edge of this area: bright between dark seams, so that it is seen on ivory too."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((theme.chip, FOCUS_WIDTH + 2), (theme.cloth_focus, FOCUS_WIDTH)):
        painter.setPen(QPen(QColor(colour), width))
        painter.drawRoundedRect(area, corner, corner)
