"""A typed line of tiles as it lies, small, so that a slip of the finger is seen at once."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.pages.tile_line import Halves, paint_line, units

_SHORT: Final = 24
_GAP: Final = 10


class LinePreview(QLabel):
    """The tiles from left to right, in as many rows as they need. The caller names it."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._tiles: tuple[Halves, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def present(self, tiles: Sequence[Halves]) -> None:
        """Show these tiles, each as its left and right half."""
        self._tiles = tuple(tiles)
        self.updateGeometry()
        self.update()

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        self._art = art
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max(1, len(self._rows(width))) * (2 * _SHORT + _GAP)

    def sizeHint(self) -> QSize:
        return QSize(400, self.heightForWidth(400))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 2 * _SHORT + _GAP)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            for number, row in enumerate(self._rows(self.width())):
                half = units(row) * _SHORT / 2 + len(row) / 2
                middle = QPointF(ceil(half) + 2, number * (2 * _SHORT + _GAP) + _SHORT + _GAP / 2)
                paint_line(painter, self._art, row, middle, _SHORT)

    def _rows(self, width: int) -> list[list[Halves]]:
        rows: list[list[Halves]] = [[]]
        for tile in self._tiles:
            if units([*rows[-1], tile]) * (_SHORT + 1) > width - 4 and rows[-1]:
                rows.append([])
            rows[-1].append(tile)
        return [row for row in rows if row]
