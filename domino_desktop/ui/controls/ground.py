"""What a control lies on, and the ring that shows where the keyboard is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPalette, QPen
from PySide6.QtWidgets import QApplication, QWidget

RING: Final = 3.0
"""Width of the focus ring in logical pixels."""

GAP: Final = 2.0
"""Clear room between the ring and what it surrounds."""


def ground_palette(widget: QWidget) -> QPalette:
    """The palette of the nearest widget, this one or around it, that was given one: paper, or the cloth.

    Under a style sheet Qt no longer hands palettes down to children, so controls look for theirs while painting.
    """
    holder: QWidget | None = widget
    while holder is not None and not holder.testAttribute(Qt.WidgetAttribute.WA_SetPalette):
        holder = holder.parentWidget()
    palette = QPalette(QApplication.palette() if holder is None else holder.palette())
    able = widget.isEnabled()
    palette.setCurrentColorGroup(QPalette.ColorGroup.Active if able else QPalette.ColorGroup.Disabled)
    return palette


def paint_ring(painter: QPainter, widget: QWidget, corner: float) -> QRectF:
    """Paint the ring along the widget's edge when it has the focus; answers the room that is left for the body."""
    whole = QRectF(widget.rect())
    if not widget.hasFocus():
        return whole
    painter.setPen(QPen(ground_palette(widget).color(QPalette.ColorRole.BrightText), RING))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = RING / 2
    painter.drawRoundedRect(whole.adjusted(half, half, -half, -half), corner - half, corner - half)
    room = RING + GAP
    return whole.adjusted(room, room, -room, -room)
