"""Tiles laid in a straight line, doubles across, as pages show them for decoration and in pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from domino_desktop.ui.art.tile_art import TileArt

Halves = tuple[int, int]

_NUMBERS: Final = "33402144253661006550311546223"

WHOLE_SET: Final[tuple[Halves, ...]] = tuple((int(one), int(two)) for one, two in pairwise(_NUMBERS))
"""All tiles of double-six in one line that closes on itself."""

_JOINT: Final = 1.0  # logical pixels between two tiles


def units(tiles: Sequence[Halves]) -> int:
    """How long a line is, a tile's short side being 1."""
    return sum(1 if first == second else 2 for first, second in tiles)


def paint_tile(painter: QPainter, art: TileArt, halves: Halves, middle: QPointF, short: int, *, lies: bool) -> None:
    """Paint one tile about its middle, face up, lying along the line or across it."""
    picture = art.face(*halves, short, horizontal=lies, dpr=_dpr(painter))
    size = picture.deviceIndependentSize()
    painter.drawPixmap(QPointF(round(middle.x() - size.width() / 2), round(middle.y() - size.height() / 2)), picture)


def paint_back(painter: QPainter, art: TileArt, middle: QPointF, short: int) -> None:
    """Paint an upright tile face down about its middle."""
    picture = art.back(short, dpr=_dpr(painter))
    size = picture.deviceIndependentSize()
    painter.drawPixmap(QPointF(round(middle.x() - size.width() / 2), round(middle.y() - size.height() / 2)), picture)


def paint_line(painter: QPainter, art: TileArt, tiles: Sequence[Halves], middle: QPointF, short: int) -> list[QPointF]:
    """Paint a line of tiles about its middle; answers the middle of each tile."""
    places = list(_places(tiles, middle, short))
    for (first, second), place in zip(tiles, places, strict=True):
        paint_tile(painter, art, (first, second), place, short, lies=first != second)
    return places


def _places(tiles: Sequence[Halves], middle: QPointF, short: int) -> Iterator[QPointF]:
    """The middle of each tile of a line, from left to right."""
    x = middle.x() - (units(tiles) * short + _JOINT * (len(tiles) - 1)) / 2
    for first, second in tiles:
        length = short if first == second else 2 * short
        yield QPointF(x + length / 2, middle.y())
        x += length + _JOINT


class TileLine(QWidget):
    """The whole set in one line that runs from edge to edge, for decoration."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(400, round(self._short() * 2.6))

    def minimumSizeHint(self) -> QSize:
        return QSize(100, round(self._short() * 2.6))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        short = self._short()
        places = _places(WHOLE_SET, QPointF(self.rect().center()), short)
        with QPainter(self) as painter:
            for (first, second), place in zip(WHOLE_SET, places, strict=True):
                # to paint tiles that lie outside would delay the first page
                if -2 * short < place.x() < self.width() + 2 * short:
                    paint_tile(painter, self._art, (first, second), place, short, lies=first != second)

    def _short(self) -> int:
        return max(36, ceil(self.width() / (units(WHOLE_SET) - 2)))


def _dpr(painter: QPainter) -> float:
    device = painter.device()
    return device.devicePixelRatio() if device is not None else 1.0
