"""A club room from above: tables with people round them, some seats still empty."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.pages.tile_line import Halves, paint_line

_TABLES: Final = 3
_SEATS: Final = ((0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0))
_LINES: Final[tuple[tuple[Halves, ...], ...]] = (
    ((5, 5), (5, 2)),
    ((3, 6), (6, 6)),
    ((1, 1), (1, 4)),
)
_WIDEST, _HIGHEST, _LOWEST = 620, 190, 110


class HallPicture(QWidget):
    """The caller names it, and shows it only where there is room."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self.setMaximumWidth(_WIDEST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._art = art
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(_WIDEST, _HIGHEST)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, _LOWEST)

    def paintEvent(self, event: QPaintEvent) -> None:
        wide = self.width() / _TABLES
        side = min(wide * 0.5, self.height() * 0.58)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for number in range(_TABLES):
                self._paint_table(painter, QPointF(wide * (number + 0.5), self.height() / 2), side, number)

    def _paint_table(self, painter: QPainter, middle: QPointF, side: float, number: int) -> None:
        theme = self._art.theme
        area = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        badge = side * 0.26
        for seat, (across, down) in enumerate(_SEATS):
            centre = middle + QPointF(across, down) * (side / 2 + badge * 0.62)
            mark = theme.seat(seat + 4 * (number % 2))
            painter.setPen(Qt.PenStyle.NoPen)
            if number == _TABLES - 1 and seat % 2:
                painter.setPen(QPen(QColor(theme.quiet_text), 2, Qt.PenStyle.DashLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
            else:
                painter.setBrush(QColor(mark.fill))
            painter.drawEllipse(centre, badge / 2, badge / 2)
        painter.setPen(QPen(QColor(theme.wood), max(3.0, side * 0.05)))
        painter.setBrush(QColor(theme.cloth))
        painter.drawRoundedRect(area, side * 0.18, side * 0.18)
        paint_line(painter, self._art, _LINES[number], middle, max(8, round(side * 0.17)))
