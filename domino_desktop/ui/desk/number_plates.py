"""The open ends as plates of ivory, as large as their room allows: the number, and its pips beneath."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.art.tile_body import paint_plate
from domino_desktop.ui.art.tile_face import paint_half

_GAP: Final = 0.14  # between plates, of their side
_AROUND: Final = 0.16  # for the shadow, of the side
_LARGEST: Final = 320


class NumberPlates(QLabel):
    """One plate for each number. The caller sets the accessible name, for the numbers are painted."""

    def __init__(self, art: TileArt, parent: QWidget) -> None:
        super().__init__(parent)
        self._art = art
        self._values: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    @property
    def values(self) -> tuple[int, ...]:
        """The numbers that are shown, in their order."""
        return self._values

    def present(self, values: Sequence[int]) -> None:
        """Show these numbers in this order."""
        self._values = tuple(values)
        self.update()

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._art = art
        self.update()

    def fitting(self, width: int, height: int) -> QSize:
        """What the plates take of this room when they are as large as can be."""
        side, columns = self._grid(width, height)
        rows = ceil(len(self._values) / columns)
        across, down = (ceil(side * (each + (each - 1) * _GAP + 2 * _AROUND)) for each in (columns, rows))
        return QSize(min(across, width), min(down, height))

    def sizeHint(self) -> QSize:
        return QSize(200, 80)

    def minimumSizeHint(self) -> QSize:
        return QSize(1, 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._values:
            return
        side, columns = self._grid(self.width(), self.height())
        rows = [self._values[start : start + columns] for start in range(0, len(self._values), columns)]
        step, around = side * (1 + _GAP), ceil(side * _AROUND)
        top = (self.height() - step * len(rows) + side * _GAP) / 2
        with QPainter(self) as painter:
            for number, row in enumerate(rows):
                left = (self.width() - step * len(row) + side * _GAP) / 2
                for place, value in enumerate(row):
                    corner = QPointF(round(left + place * step) - around, round(top + number * step) - around)
                    painter.drawPixmap(corner, self._plate(value, side, around))

    def _plate(self, value: int, side: int, around: int) -> QPixmap:
        """One plate with room for its shadow."""
        dress = replace(self._art.dress, large_numerals=True)
        body = QRectF(around, around, side, side)

        def paint(painter: QPainter) -> None:
            paint_plate(painter, dress.theme, body, lifted=False)
            paint_half(painter, dress, body.adjusted(0, 0, 0, -side * 0.03), value, horizontal=False)

        whole = side + 2 * around
        return self._art.drawing(("number plate", value), whole, whole, self.devicePixelRatioF(), paint)

    def _grid(self, width: int, height: int) -> tuple[int, int]:
        """The side of the plates, and how many stand in a row, so that they are as large as can be."""
        count = max(1, len(self._values))

        def side_of(columns: int) -> float:
            rows = ceil(count / columns)
            across, down = (each + (each - 1) * _GAP + 2 * _AROUND for each in (columns, rows))
            return min(width / across, height / down, _LARGEST)

        columns = max(range(1, count + 1), key=lambda each: (side_of(each), each))
        # Even rows: five plates in rows of four would be four and one.
        return max(1, int(side_of(columns))), ceil(count / ceil(count / columns))
