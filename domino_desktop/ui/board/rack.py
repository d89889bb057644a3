"""The rack: the player's own tiles, their order, and the place of the keyboard."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import Enum

from domino_desktop.core.tiles import Tile
from domino_desktop.ui.board.geometry import Point, Rect
from domino_desktop.ui.board.rack_room import RackRoom, Slot


class Order(Enum):
    """How a hand is sorted; sorting goes through them in turn."""

    BY_NUMBER = "by_number"
    BY_PIPS = "by_pips"
    BY_FIT = "by_fit"
    BY_HAND = "by_hand"


class Rack:
    """A hand in the order its owner likes: ``order``, or as the tiles came. ``room`` knows where each tile stands."""

    def __init__(self) -> None:
        self._tiles: list[Tile] = []
        self.order: Order | None = None
        self.room = RackRoom()
        self.cursor = 0

    @property
    def tiles(self) -> tuple[Tile, ...]:
        return tuple(self._tiles)

    @property
    def focused(self) -> Tile | None:
        return self._tiles[self.cursor] if self._tiles else None

    def hold(self, hand: tuple[Tile, ...]) -> None:
        """Hold these tiles: kept ones stay in their order, new ones come last.

        Where a tile has come and not all have room, the new one is in view: it may be the only one that fits. With
        the same hand as before, the tiles that its owner looks at stay in view.
        """
        kept = [tile for tile in self._tiles if tile in hand]
        came = [tile for tile in hand if tile not in kept]
        if kept + came == self._tiles:
            return
        self._tiles = kept + came
        self.cursor = min(self.cursor, max(0, len(self._tiles) - 1))
        self._fit()
        if kept and came and any(self.room.hides):
            self.focus_on(came[-1])

    def clear(self) -> None:
        """Hold nothing, and know nothing of what was held."""
        self._tiles = []
        self.cursor = 0
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
        self.order = order
        kept = [tile for tile in wanted if tile in self._tiles]
        arranged = kept + [tile for tile in self._tiles if tile not in kept]
        if arranged == self._tiles:
            return
        self._tiles = arranged
        if focused is not None:
            self.cursor = self._tiles.index(focused)
        self._fit()

    def move(self, tile: Tile, place: int) -> None:
        """Put this tile at this place in the row, and the cursor on it; the others make room."""
        self._tiles.remove(tile)
        self._tiles.insert(place, tile)
        self.cursor = self._tiles.index(tile)
        self.room.show(self.cursor)

    def place_near(self, point: Point) -> int | None:
        """The place in the row that is nearest to this point, among those in view."""
        return self.room.place_near(point, self.slots())

    def fit_into(self, area: Rect, sides: tuple[int, ...]) -> None:
        """Use this area with the largest of these sides that holds every tile, in several rows if need be."""
        if self.room.use(area, sides):
            self.room.show(self.cursor)

    def _fit(self) -> None:
        self.room.fit(len(self._tiles))
        self.room.show(self.cursor)

    def move_cursor(self, steps: int) -> None:
        if self._tiles:
            self.cursor = max(0, min(len(self._tiles) - 1, self.cursor + steps))
            self.room.show(self.cursor)

    def move_cursor_by_rows(self, rows: int) -> None:
        """Put the cursor on the tile above or below."""
        place = self.cursor + rows * self.room.row_length
        if 0 <= place < len(self._tiles):
            self.cursor = place
            self.room.show(place)

    def jump_to(self, value: int) -> bool:
        """Put the cursor on the next tile that shows this number."""
        count = len(self._tiles)
        for step in range(1, count + 1):
            place = (self.cursor + step) % count
            if self._tiles[place].fits(value):
                self.cursor = place
                self.room.show(self.cursor)
                return True
        return False

    def focus_on(self, tile: Tile) -> None:
        if tile in self._tiles:
            self.cursor = self._tiles.index(tile)
            self.room.show(self.cursor)

    def slots(self) -> tuple[Slot, ...]:
        """Where every tile in view stands."""
        return self.room.slots(self.tiles)

    def slot_of(self, tile: Tile) -> Slot | None:
        return next((slot for slot in self.slots() if slot.tile == tile), None)
