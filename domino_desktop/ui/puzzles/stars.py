"""Stars in a row: those that somebody has are filled, the others outlined."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from domino_desktop.ui.controls.ground import ground_palette

_INNER: Final = 0.45  # of the radius, where the points of a star meet
_GAP: Final = 0.25  # of a star, between two of them


def paint_stars(painter: QPainter, area: QRectF, filled: int, count: int, fill: QColor, edge: QColor) -> None:
    """Paint ``count`` stars in a row in the middle of this area, the first ``filled`` of them filled."""
    side = min(area.height(), area.width() / (count + (count - 1) * _GAP))
    left = area.center().x() - side * (count + (count - 1) * _GAP) / 2
    for place in range(count):
        middle = QPointF(left + side / 2 + place * side * (1 + _GAP), area.center().y())
        painter.setPen(QPen(edge, max(1.2, side * 0.07), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.setBrush(fill if place < filled else Qt.BrushStyle.NoBrush)
        painter.drawPolygon(_star(middle, side / 2 - 1))


def _star(middle: QPointF, radius: float) -> QPolygonF:
    corners = []
    for corner in range(10):
        reach = radius * (_INNER if corner % 2 else 1.0)
        angle = pi * corner / 5
        corners.append(middle + QPointF(reach * sin(angle), -reach * cos(angle)))
    return QPolygonF(corners)


class Stars(QLabel):
    """A row of stars on paper. The caller sets its accessible name."""

    def __init__(self, count: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._count, self._filled = count, 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def filled(self) -> int:
        """How many are filled."""
        return self._filled

    def show_filled(self, filled: int) -> None:
        """Fill so many of them."""
        self._filled = filled
        self.update()

    def sizeHint(self) -> QSize:
        side = round(self.fontMetrics().height() * 1.15)
        return QSize(round(side * (self._count + (self._count - 1) * _GAP)) + 4, side + 4)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = ground_palette(self)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = QRectF(self.rect()).adjusted(2, 2, -2, -2)
            gold = palette.color(QPalette.ColorRole.LinkVisited)
            paint_stars(painter, area, self._filled, self._count, gold, palette.color(QPalette.ColorRole.Text))
