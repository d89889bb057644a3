"""The room in a rack: how large its tiles are, in how many rows they stand, and which of them are in view."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot

from domino_desktop.core.tiles import Tile
from domino_desktop.ui.board.geometry import Point, Rect

_EDGE, _ARROW_EDGE = 10, 28  # beside the tiles; where arrows lead on they are as wide as a finger
_SPACE, _DENSE_SPACE = 10, 6
_ROW_SPACE = 14
_RAISED, _RAISED_IN_ROWS = 12, 5  # a tile that fits, below its notch
_MOST_ROWS = 4
_LEAST_SIDE = 44
_ROOM_FOR_ROWS = 28  # above and below several rows
_GROOVE_SHARE, _HIGHEST_WOOD = 0.15, 185


def groove_of(height: float) -> float:
    """How far above the lower edge of a rack of this height its tiles stand."""
    return min(height, _HIGHEST_WOOD) * _GROOVE_SHARE


def rack_height_for(count: int, width: float, least: float, most: float) -> float:
    """How high a rack of this width is to be for so many tiles: more than ``least`` only if they stand in rows.

    >>> rack_height_for(9, 645, 185, 450), rack_height_for(30, 645, 185, 450), rack_height_for(30, 645, 185, 250)
    (185, 320, 218)
    """
    columns = max(1, int((width - 2 * _EDGE + _DENSE_SPACE) // (_LEAST_SIDE + _DENSE_SPACE)))
    if count <= max(1, int((width - 2 * _EDGE + _SPACE) // (_LEAST_SIDE + _SPACE))):
        return least
    for rows in range(min(_MOST_ROWS, -(-count // columns)), 1, -1):
        height = _height_of(rows, _LEAST_SIDE) + _ROOM_FOR_ROWS
        if height <= most:
            return max(least, height)
    return least


def _height_of(rows: int, side: int) -> int:
    return rows * side * 2 + (rows - 1) * _ROW_SPACE


@dataclass(frozen=True, slots=True)
class Slot:
    """One tile's place in the rack."""

    tile: Tile
    rect: Rect


class RackRoom:
    """Places so many tiles in an area; where not all have room, some are in view at a time. Lengths are logical pixels.

    ``side`` is the short side of a tile.
    """

    def __init__(self) -> None:
        self._area = Rect(0, 0, 1, 1)
        self._sides: tuple[int, ...] = (_LEAST_SIDE,)
        self.side = _LEAST_SIDE
        self._count = 0
        self._rows = self._columns = 1
        self._space = _SPACE
        self._first = 0

    @property
    def raise_by(self) -> int:
        """How far a tile that fits stands out above the others; no tile ever covers one of another row."""
        return _RAISED if self._rows == 1 else _RAISED_IN_ROWS

    @property
    def reach(self) -> float:
        """So far outside a tile a press still means it: half the gap between two."""
        return self._space / 2

    @property
    def hides(self) -> tuple[bool, bool]:
        """Whether there are more tiles before and after those in view."""
        return self._first > 0, self._first < self._most

    @property
    def row_length(self) -> int:
        """How many tiles stand beside each other where there are several rows; 0 where there is one."""
        return self._columns if self._rows > 1 else 0

    def use(self, area: Rect, sides: tuple[int, ...]) -> bool:
        """Use this area with the largest of these sides that holds every tile, in several rows if need be.

        Answers whether that is another room than before.
        """
        if (area, sides) == (self._area, self._sides):
            return False
        self._area, self._sides = area, sides
        self.fit(self._count)
        return True

    def fit(self, count: int) -> None:
        """Make room for so many tiles."""
        self._count = count
        for side in self._sides:
            for rows in range(1, self._rows_of(side) + 1):
                columns = -(-max(1, count) // rows)
                space = _SPACE if rows == 1 or side > _LEAST_SIDE else _DENSE_SPACE
                if columns <= self._columns_of(side, space):
                    self.side, self._rows, self._columns, self._space, self._first = side, rows, columns, space, 0
                    return
        self.side = self._sides[-1]
        self._rows = max(1, self._rows_of(self.side))
        self._space = _SPACE if self._rows == 1 else _DENSE_SPACE
        self._columns = self._columns_of(self.side, self._space, _ARROW_EDGE)
        self._first = min(self._first // self._step * self._step, self._most)

    def _rows_of(self, side: int) -> int:
        """How many rows of such tiles have room above each other."""
        rows = (row for row in range(_MOST_ROWS, 0, -1) if _height_of(row, side) <= self._area.height - 3)
        return next(rows, 0)

    def _columns_of(self, side: int, space: int, edge: int = _EDGE) -> int:
        return max(1, int((self._area.width - 2 * edge + space) // (side + space)))

    @property
    def _step(self) -> int:
        """By how many tiles the rack moves along: in several rows by a whole one, so that each keeps its column."""
        return 1 if self._rows == 1 else self._columns

    @property
    def _most(self) -> int:
        """The first tile in view where the last one is."""
        beyond = max(0, self._count - self._rows * self._columns)
        return -(-beyond // self._step) * self._step

    def show(self, place: int) -> None:
        """Have the tile at this place in view."""
        visible, step = self._rows * self._columns, self._step
        if place < self._first:
            self._first = place // step * step
        elif place >= self._first + visible:
            self._first = (place - visible) // step * step + step
        self._first = min(self._first, self._most)

    def scroll(self, steps: int) -> None:
        """Move along by so many tiles, or in several rows by so many rows."""
        self._first = max(0, min(self._most, self._first + steps * self._step))

    def slots(self, tiles: tuple[Tile, ...]) -> tuple[Slot, ...]:
        """Where every tile in view stands, in the middle of the area."""
        shown = tiles[self._first : self._first + self._rows * self._columns]
        across, down = self.side + self._space, self.side * 2 + _ROW_SPACE
        spare = self._area.height - _height_of(self._rows, self.side)
        below = min(spare - 2, max(spare - _RAISED, 1), groove_of(self._area.height))
        top = self._area.bottom - _height_of(self._rows, self.side) - below
        left = self._area.left + (self._area.width - min(self._columns, len(shown)) * across + self._space) / 2
        found = []
        for number, tile in enumerate(shown):
            row, column = divmod(number, self._columns)
            found.append(
                Slot(tile, Rect(round(left + column * across), round(top + row * down), self.side, self.side * 2))
            )
        return tuple(found)

    def place_near(self, point: Point, slots: tuple[Slot, ...]) -> int | None:
        """The place in the row whose slot is nearest to this point."""
        if not slots:
            return None
        return self._first + min(range(len(slots)), key=lambda number: _far(slots[number].rect.centre, point))


def ledges(slots: tuple[Slot, ...]) -> tuple[float, ...]:
    """The lower edges of the tiles in every row but the last, which stands in the rack's own groove."""
    return tuple(sorted({slot.rect.bottom for slot in slots})[:-1])


def _far(one: Point, another: Point) -> float:
    return hypot(one.x - another.x, one.y - another.y)
