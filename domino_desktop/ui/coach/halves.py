"""Halves of tiles as small drawings: numbers that run out, and numbers that are crossed out."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.art.tile_face import paint_half

_IN_LINES: Final = 1.35
_MOST_PIPS: Final = 9  # more of them cannot be read so small
_GAP: Final = 4


class Halves(QWidget):
    """A row of halves, each crossed out where ``crossed``; what they mean is said by whoever shows them."""

    def __init__(self, art: TileArt, numbers: tuple[int, ...], *, crossed: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art, self._numbers, self._crossed = art, numbers, crossed
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def _side(self) -> int:
        return max(24, round(self.fontMetrics().height() * _IN_LINES))

    def sizeHint(self) -> QSize:
        side = self._side()
        return QSize(len(self._numbers) * (side + _GAP) - _GAP, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        side = self._side()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for place, number in enumerate(self._numbers):
                left = place * (side + _GAP)
                if self.isRightToLeft():
                    left = self.width() - left - side
                self._paint(painter, QRectF(left, 0, side, side), number)

    def _paint(self, painter: QPainter, area: QRectF, number: int) -> None:
        theme, side = self._art.theme, area.width()
        body = area.adjusted(1, 1, -1, -1)
        shine = QLinearGradient(body.topLeft(), body.bottomLeft())
        shine.setColorAt(0, QColor(theme.tile_light))
        shine.setColorAt(1, QColor(theme.tile if theme.flat else theme.tile_shade))
        painter.setPen(QPen(QColor(theme.tile_outline), 2 if theme.flat else 1))
        painter.setBrush(shine)
        painter.drawRoundedRect(body, side * 0.2, side * 0.2)
        dress = self._art.dress
        has_digit = dress.numerals or dress.large_numerals or bool(dress.family) or number > _MOST_PIPS
        has_digit = has_digit or self._crossed  # a line across pips hides some of them
        dress = replace(dress, numerals=False, large_numerals=has_digit, family=())
        paint_half(painter, dress, body.adjusted(1, 1, -1, -1), number, horizontal=True)
        if self._crossed:
            reach = side * 0.4
            middle = body.center()
            painter.setPen(
                QPen(QColor(theme.seats[1].fill), side * 0.09, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            )
            painter.drawLine(middle + QPointF(-reach, -reach), middle + QPointF(reach, reach))
