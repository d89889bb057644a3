"""The rack: the player's own tiles, their order, where each stands, and the place of the keyboard."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import Enum
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


class Order(Enum):
    """How a hand is sorted; sorting goes through them in turn."""

    BY_NUMBER = "by_number"
    BY_PIPS = "by_pips"
    BY_FIT = "by_fit"
    BY_HAND = "by_hand"


@dataclass(frozen=True, slots=True)
class Slot:
    """One tile's place in the rack."""

    tile: Tile
    rect: Rect


class Rack:
    """A hand in the order its owner likes: ``order``, or as the tiles came. Lengths are logical pixels."""

    def __init__(self) -> None:
        self._tiles: list[Tile] = []
        self.order: Order | None = None
        self._area = Rect(0, 0, 1, 1)
        self._side = _LEAST_SIDE
        self._sides: tuple[int, ...] = (_LEAST_SIDE,)
        self._rows = self._columns = 1
        self._space = _SPACE
        self._first = 0
        self.cursor = 0

    @property
    def tiles(self) -> tuple[Tile, ...]:
        return tuple(self._tiles)

    @property
    def side(self) -> int:
        """The short side of a tile in the rack."""
        return self._side

    @property
    def ledges(self) -> tuple[float, ...]:
        """The lower edges of the tiles in every row but the last, which stands in the rack's own groove."""
        return tuple(sorted({slot.rect.bottom for slot in self.slots()})[:-1])

    @property
    def raise_by(self) -> int:
        """How far a tile that fits stands out above the others; no tile ever covers one of another row."""
        return _RAISED if self._rows == 1 else _RAISED_IN_ROWS

    @property
    def reach(self) -> float:
        """So far outside a tile a press still means it: half the gap between two."""
        return self._space / 2

    @property
    def focused(self) -> Tile | None:
        return self._tiles[self.cursor] if self._tiles else None

    def hold(self, hand: tuple[Tile, ...]) -> None:
        """Hold these tiles: kept ones stay in their order, new ones come last.

        Where a tile has come and not all have room, the new one is in view: it may be the only one that fits.
        """
        kept = [tile for tile in self._tiles if tile in hand]
        came = [tile for tile in hand if tile not in kept]
        self._tiles = kept + came
        self.cursor = min(self.cursor, max(0, len(self._tiles) - 1))
        self._fit()
        if kept and came and any(self.hides):
            self.focus_on(came[-1])

    def clear(self) -> None:
        """Hold nothing, and know nothing of what was held."""
        self._tiles = []
        self.cursor = 0
        self._first = 0
        self.order = None

    def sort(self, order: Order, first: Collection[Tile] = ()) -> None:
        """Sort in this order; by fit, ``first`` are the tiles that fit."""
        tiles = sorted(self._tiles, key=lambda tile: (tile.low, tile.high))
        if order is Order.BY_PIPS:
            tiles.sort(key=lambda tile: (-tile.pips, -tile.high))
        elif order is Order.BY_FIT:
            tiles.sort(key=lambda tile: tile not in first)
        self.arrange(tiles, order)

    def arrange(self, wanted: Sequence[Tile], order: Order | None) -> None:
        """Stand in this order; tiles that it does not name come last, and the cursor stays on its tile."""
        focused = self.focused
        kept = [tile for tile in wanted if tile in self._tiles]
        self._tiles = kept + [tile for tile in self._tiles if tile not in kept]
        self.order = order
        if focused is not None:
            self.cursor = self._tiles.index(focused)
        self._fit()

    def move(self, tile: Tile, place: int) -> None:
        """Put this tile at this place in the row, and the cursor on it; the others make room."""
        self._tiles.remove(tile)
        self._tiles.insert(place, tile)
        self.cursor = self._tiles.index(tile)
        self._keep_cursor_in_view()

    def place_near(self, point: Point) -> int | None:
        """The place in the row that is nearest to this point, among those in view."""
        slots = self.slots()
        if not slots:
            return None
        return self._first + min(range(len(slots)), key=lambda number: _far(slots[number].rect.centre, point))

    def fit_into(self, area: Rect, sides: tuple[int, ...]) -> None:
        """Use this area with the largest of these sides that holds every tile, in several rows if need be."""
        self._area = area
        self._sides = sides
        self._fit()

    def _fit(self) -> None:
        count = max(1, len(self._tiles))
        for side in self._sides:
            for rows in range(1, self._rows_of(side) + 1):
                columns = -(-count // rows)
                space = _SPACE if rows == 1 or side > _LEAST_SIDE else _DENSE_SPACE
                if columns <= self._columns_of(side, space):
                    self._side, self._rows, self._columns, self._space, self._first = side, rows, columns, space, 0
                    return
        self._side = self._sides[-1]
        self._rows = max(1, self._rows_of(self._side))
        self._space = _SPACE if self._rows == 1 else _DENSE_SPACE
        self._columns = self._columns_of(self._side, self._space, _ARROW_EDGE)
        self._first = self._first // self._step * self._step
        self._keep_cursor_in_view()

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
        beyond = max(0, len(self._tiles) - self._rows * self._columns)
        return -(-beyond // self._step) * self._step

    @property
    def hides(self) -> tuple[bool, bool]:
        """Whether it holds more tiles before and after those in view."""
        return self._first > 0, self._first < self._most

    def _keep_cursor_in_view(self) -> None:
        visible, step = self._rows * self._columns, self._step
        if self.cursor < self._first:
            self._first = self.cursor // step * step
        elif self.cursor >= self._first + visible:
            self._first = (self.cursor - visible) // step * step + step
        self._first = min(self._first, self._most)

    def scroll(self, steps: int) -> None:
        """Move along the rack by so many tiles, or in several rows by so many rows."""
        self._first = max(0, min(self._most, self._first + steps * self._step))

    def move_cursor(self, steps: int) -> None:
        if self._tiles:
            self.cursor = max(0, min(len(self._tiles) - 1, self.cursor + steps))
            self._keep_cursor_in_view()

    def move_cursor_by_rows(self, rows: int) -> None:
        """Put the cursor on the tile above or below."""
        place = self.cursor + rows * self._columns
        if self._rows > 1 and 0 <= place < len(self._tiles):
            self.cursor = place
            self._keep_cursor_in_view()

    def jump_to(self, value: int) -> bool:
        """Put the cursor on the next tile that shows this number."""
        count = len(self._tiles)
        for step in range(1, count + 1):
            place = (self.cursor + step) % count
            if self._tiles[place].fits(value):
                self.cursor = place
                self._keep_cursor_in_view()
                return True
        return False

    def focus_on(self, tile: Tile) -> None:
        if tile in self._tiles:
            self.cursor = self._tiles.index(tile)
            self._keep_cursor_in_view()

    def slots(self) -> tuple[Slot, ...]:
        """Where every visible tile stands, in the middle of the rack."""
        shown = self._tiles[self._first : self._first + self._rows * self._columns]
        across, down = self._side + self._space, self._side * 2 + _ROW_SPACE
        spare = self._area.height - _height_of(self._rows, self._side)
        below = min(spare - 2, max(spare - _RAISED, 1), groove_of(self._area.height))
        top = self._area.bottom - _height_of(self._rows, self._side) - below
        left = self._area.left + (self._area.width - min(self._columns, len(shown)) * across + self._space) / 2
        found = []
        for number, tile in enumerate(shown):
            row, column = divmod(number, self._columns)
            found.append(
                Slot(tile, Rect(round(left + column * across), round(top + row * down), self._side, self._side * 2))
            )
        return tuple(found)

    def slot_of(self, tile: Tile) -> Slot | None:
        return next((slot for slot in self.slots() if slot.tile == tile), None)


def _far(one: Point, another: Point) -> float:
    return hypot(one.x - another.x, one.y - another.y)
