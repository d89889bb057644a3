"""Sets of tiles as whole numbers, one bit for each tile: what the search counts and cuts with."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from domino_desktop.core.tiles import Tile, TileSet


@dataclass(frozen=True, slots=True)
class Masks:
    """The tiles of one set by number: ``order`` is the tile of a number, ``index`` the number of a tile.

    ``suits`` are the tiles (bits) that show a number, ``doubles`` all doubles, ``pips`` what each tile counts.
    """

    order: tuple[Tile, ...]
    index: dict[Tile, int]
    suits: tuple[int, ...]
    doubles: int
    pips: tuple[int, ...]

    def bits(self, tiles: Iterable[Tile]) -> int:
        """These tiles as bits."""
        found = 0
        for tile in tiles:
            found |= 1 << self.index[tile]
        return found

    def numbers(self, bits: int) -> list[int]:
        """The numbers of the tiles that are set, in their order."""
        found = []
        while bits:
            lowest = bits & -bits
            found.append(lowest.bit_length() - 1)
            bits ^= lowest
        return found

    def tiles(self, bits: int) -> tuple[Tile, ...]:
        """The tiles that are set, in their order."""
        return tuple([self.order[number] for number in self.numbers(bits)])


@cache
def masks_for(max_pip: int) -> Masks:
    """The masks of the set up to this number."""
    tile_set = TileSet(max_pip)
    order = tile_set.tiles
    index = {tile: number for number, tile in enumerate(order)}
    suits = tuple(sum(1 << index[tile] for tile in tile_set.suit(value)) for value in range(max_pip + 1))
    doubles = sum(1 << number for number, tile in enumerate(order) if tile.is_double)
    return Masks(order, index, suits, doubles, tuple(tile.pips for tile in order))
