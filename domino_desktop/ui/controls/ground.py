"""What a control lies on, and the ring that shows where the keyboard is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPalette, QPen
from PySide6.QtWidgets import QApplication, QWidget

RING: Final = 3.0
"""Width of the focus ring in logical pixels."""

_GROUND: Final = "ground"

GAP: Final = 2.0
"""Clear room between the ring and what it surrounds."""


def lay_ground(widget: QWidget, palette: QPalette) -> None:
    """Let the controls on this widget be painted for this ground from now on: the cloth, or paper on the cloth.

    Where nothing is laid, the ground is the application's paper. A palette of Qt would not do: with each new style
    sheet Qt puts back the one that a widget had first, and it hands none to children and makes see-through ones.
    """
    widget.setProperty(_GROUND, palette)
    widget.update()


def ground_palette(widget: QWidget) -> QPalette:
    """The colours of what this widget lies on: of the nearest ground in its window, else the application's."""
    found, holder = widget.property(_GROUND), widget
    while found is None and not holder.isWindow() and (around := holder.parentWidget()) is not None:
        found, holder = around.property(_GROUND), around
    palette = QPalette(QApplication.palette() if found is None else found)
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
