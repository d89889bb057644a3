"""The rack: the player's own tiles, their order, where each stands, and the place of the keyboard."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import Enum
from math import hypot

from domino_desktop.core.tiles import Tile
from domino_desktop.ui.board.geometry import Point, Rect

_SPACE = 10
_ROW_SPACE = 6
_RAISED = 12  # room above for a tile that fits

#: How far above the rack's lower edge its tiles stand, as a share of the rack's height.
GROOVE_SHARE = 0.15


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
        self._side = 44
        self._sides: tuple[int, ...] = (44,)
        self._rows = 1
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
    def raise_by(self) -> int:
        """How far a tile that fits stands out above the others; no tile ever covers one of another row."""
        return _RAISED if self._rows == 1 else _ROW_SPACE - 1

    @property
    def reach(self) -> float:
        """So far outside a tile a press still means it: half the gap between two."""
        return _SPACE / 2

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
        """Use this area with the largest of these sides that holds every tile, in two rows if need be."""
        self._area = area
        self._sides = sides
        self._fit()

    def _fit(self) -> None:
        sides = self._sides
        room = self._area.width - 2 * _SPACE
        for side in sides:
            for rows in (1, 2):
                if rows * side * 2 + (rows - 1) * _ROW_SPACE > self._area.height - 3:
                    continue
                columns = -(-len(self._tiles) // rows)
                if columns * (side + _SPACE) - _SPACE <= room:
                    self._side, self._rows, self._first = side, rows, 0
                    return
        self._side, self._rows = sides[-1], 1
        self._keep_cursor_in_view()

    @property
    def _visible_count(self) -> int:
        """How many tiles stand in the rack at once; the others are reached by moving along."""
        room = self._area.width - 2 * _SPACE
        return max(1, int((room + _SPACE) // (self._side + _SPACE))) * self._rows

    @property
    def hides(self) -> tuple[bool, bool]:
        """Whether it holds more tiles before and after those in view."""
        return self._first > 0, self._first + self._visible_count < len(self._tiles)

    def _keep_cursor_in_view(self) -> None:
        most = max(0, len(self._tiles) - self._visible_count)
        if self.cursor < self._first:
            self._first = self.cursor
        elif self.cursor >= self._first + self._visible_count:
            self._first = self.cursor - self._visible_count + 1
        self._first = min(self._first, most)

    def scroll(self, steps: int) -> None:
        """Move along the rack by so many tiles."""
        most = max(0, len(self._tiles) - self._visible_count)
        self._first = max(0, min(most, self._first + steps))

    def move_cursor(self, steps: int) -> None:
        if self._tiles:
            self.cursor = max(0, min(len(self._tiles) - 1, self.cursor + steps))
            self._keep_cursor_in_view()

    def move_cursor_by_rows(self, rows: int) -> None:
        """Put the cursor on the tile above or below."""
        columns = -(-len(self.slots()) // self._rows)
        place = self.cursor + rows * columns
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
        shown = self._tiles[self._first : self._first + self._visible_count]
        if not shown:
            return ()
        columns = -(-len(shown) // self._rows)
        long = self._side * 2
        height = self._rows * long + (self._rows - 1) * _ROW_SPACE
        spare = self._area.height - height
        below = min(spare - 2, max(spare - _RAISED, 1), self._area.height * GROOVE_SHARE)
        top = self._area.bottom - height - below
        found = []
        for number, tile in enumerate(shown):
            row, column = divmod(number, columns)
            in_row = min(columns, len(shown) - row * columns)
            width = in_row * (self._side + _SPACE) - _SPACE
            left = self._area.left + (self._area.width - width) / 2 + column * (self._side + _SPACE)
            found.append(Slot(tile, Rect(round(left), round(top + row * (long + _ROW_SPACE)), self._side, long)))
        return tuple(found)

    def slot_of(self, tile: Tile) -> Slot | None:
        return next((slot for slot in self.slots() if slot.tile == tile), None)


def _far(one: Point, another: Point) -> float:
    return hypot(one.x - another.x, one.y - another.y)
