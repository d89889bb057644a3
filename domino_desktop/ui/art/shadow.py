"""Soft shadows, painted as a stack of thin layers."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter


def paint_shadow(painter: QPainter, body: QRectF, corner: float, blur: float, strength: float, colour: QColor) -> None:
    """Paint the shadow of a rounded body, fading out over ``blur`` on both sides of its edge.

    ``strength`` is the opacity where it is darkest, 0.0 to 1.0.
    """
    layers = max(4, min(20, round(blur * 2 * painter.device().devicePixelRatio())))
    painter.setPen(Qt.PenStyle.NoPen)
    reached = 0.0
    for layer in range(layers):
        share = (layer + 1) / layers
        wanted = strength * share * share * (3 - 2 * share)
        colour.setAlphaF((wanted - reached) / (1 - reached))
        reached = wanted
        spread = blur * (1 - 2 * layer / layers)
        painter.setBrush(colour)
        bend = max(corner + spread, 0.5)
        painter.drawRoundedRect(body.adjusted(-spread, -spread, spread, spread), bend, bend)
