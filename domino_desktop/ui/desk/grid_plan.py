"""Where each tile of a set stands in the grid: rows by the higher number, folded so that no room is lost.

The rows grow shorter from the highest number down. What they leave free on the right holds the rows of the low
numbers, so that double-six is 4 rows of 7 tiles, and double-eighteen 10 rows of 19.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize

from domino_desktop.core.tiles import Tile

_STEPS: Final = (64, 60, 56, 52, 48, 44, 40, 37, 34, 32, 30, 28, 26, 24, 22)
"""The short sides that tiles may have: few, so that a window that changes its size paints few new pictures."""

_NEARLY: Final = 0.9  # of the comfortable size is better than to scroll


@dataclass(frozen=True, slots=True)
class Cell:
    """The place of one tile; ``is_beside`` tells the rows of low numbers on the right."""

    tile: Tile
    row: int
    column: int
    is_beside: bool


@cache
def cells(max_pip: int) -> tuple[Cell, ...]:
    """Every tile of the set as one reads the grid: row by row, from left to right."""
    return tuple(_cells(max_pip))


def _cells(max_pip: int) -> Iterator[Cell]:
    for row in range(max_pip // 2 + 1 if max_pip % 2 == 0 else max_pip // 2 + 2):
        high, beside = max_pip - row, row - 1
        for low in range(high + 1):
            yield Cell(Tile.of(low, high), row, low, False)
        if 0 <= beside < high:
            for low in range(beside + 1):
                yield Cell(Tile.of(low, beside), row, high + 1 + low, True)


@dataclass(frozen=True, slots=True)
class GridPlan:
    """The grid of one set in pixels, its upper left corner at 0, 0.

    ``short`` is a tile's short side, ``lies`` whether the tiles lie on their side, ``heading`` the room for the number
    at each end of a row; where the numbers of the columns are written too, they stand in a row of height ``above``.
    """

    max_pip: int
    short: int
    lies: bool
    heading: int
    above: int = 0

    @property
    def tile(self) -> QSize:
        """How large each tile is."""
        return QSize(2 * self.short, self.short) if self.lies else QSize(self.short, 2 * self.short)

    @property
    def step(self) -> QSize:
        """From one tile to the next."""
        gap = max(4, round(self.short * 0.15))
        return self.tile + QSize(gap, gap)

    @property
    def size(self) -> QSize:
        """Everything, with room for the shadows of the outermost tiles."""
        rows = cells(self.max_pip)[-1].row + 1
        step, around = self.step, 2 * self._margin
        wide = 2 * self.heading + self._fold + (self.max_pip + 1) * step.width()
        return QSize(wide + around, self.above + rows * step.height() + around)

    @property
    def places(self) -> tuple[QRect, ...]:
        """Where each tile stands, in the order of ``cells``."""
        return _places(self)

    @property
    def rows(self) -> tuple[tuple[int, QRect], ...]:
        """The higher number of each row, and where it is written: on the left, and for the low ones on the right."""
        left, right = self._margin, self.size.width() - self._margin - self.heading
        ends = ((cell, place) for cell, place in zip(cells(self.max_pip), self.places) if cell.tile.is_double)
        return tuple(
            (cell.tile.high, QRect(right if cell.is_beside else left, place.y(), self.heading, place.height()))
            for cell, place in ends
        )

    @property
    def columns(self) -> tuple[tuple[int, QRect], ...]:
        """The lower number of each column of the long rows, and where it is written; none without room ``above``."""
        if not self.above:
            return ()
        first = self.places[: self.max_pip + 1]
        y, gap = self._margin, self.step.width() - self.tile.width()
        return tuple(
            (low, QRect(place.x() - gap // 2, y, place.width() + gap, self.above)) for low, place in enumerate(first)
        )

    def at(self, point: QPoint) -> int | None:
        """Which place in ``cells`` this point hits."""
        return next((index for index, place in enumerate(self.places) if place.contains(point)), None)

    @property
    def _fold(self) -> int:
        """The clear room between the rows and those beside them."""
        return self.step.width() // 2

    @property
    def _margin(self) -> int:
        return max(8, round(self.short * 0.3))

    def _place(self, cell: Cell) -> QRect:
        step = self.step
        x = self._margin + self.heading + cell.column * step.width() + (self._fold if cell.is_beside else 0)
        corner = QPoint(
            x + (step.width() - self.tile.width()) // 2, self._margin + self.above + cell.row * step.height()
        )
        return QRect(corner, self.tile)


@lru_cache(maxsize=64)
def _places(plan: GridPlan) -> tuple[QRect, ...]:
    return tuple(plan._place(cell) for cell in cells(plan.max_pip))


def fitting(max_pip: int, room: QSize, heading: int, above: int, comfortable: int) -> GridPlan:
    """The grid with the largest tiles for this room, upright or lying.

    It is never wider than the room, unless its tiles would be too small to read at all; it is higher when its tiles
    would otherwise be much smaller than ``comfortable``.
    """
    in_view, scrolled = [], []
    for lies in (False, True):
        steps = [GridPlan(max_pip, short, lies, heading, above) for short in _STEPS]
        narrow = [plan for plan in steps if plan.size.width() <= room.width()] or steps[-1:]
        in_view += [plan for plan in narrow if plan.size.height() <= room.height()]
        scrolled.append(next((plan for plan in reversed(narrow) if plan.short >= comfortable), narrow[0]))
    whole = [plan for plan in in_view if plan.short >= _NEARLY * comfortable]
    return max(whole or scrolled, key=lambda plan: plan.short)


def moved(max_pip: int, index: int, columns: int, rows: int) -> int:
    """The place that lies so many columns and rows from another; at the edge of the grid the last one before it."""
    every = cells(max_pip)
    row = min(max(every[index].row + rows, 0), every[-1].row)
    column = every[index].column + columns
    there = [number for number, cell in enumerate(every) if cell.row == row]
    return there[min(max(column, 0), len(there) - 1)]
