"""Tiles, sets of tiles, and what a seat or the boneyard holds."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from domino_desktop.core.quick import quick

_TILE_TEXT = re.compile(r"([0-9]{1,2})-([0-9]{1,2})")


class Tile(NamedTuple):
    """One tile, lower half first; a named tuple, because tiles are compared and looked for all the time.

    >>> Tile.of(6, 4)
    Tile(low=4, high=6)
    >>> str(Tile.of(6, 4)), Tile.of(6, 4).pips, Tile.of(6, 4).other(4)
    ('4-6', 10, 6)
    """

    low: int
    high: int

    @staticmethod
    def of(one: int, another: int) -> Tile:
        """The tile with these two halves, whichever is named first."""
        return _tile(one, another) if one <= another else _tile(another, one)

    @staticmethod
    def parse(text: str) -> Tile:
        """Read ``4-6`` or ``6-4``. Raises ValueError when the text is no tile."""
        found = _TILE_TEXT.fullmatch(text) if text.isascii() else None
        if found is None:
            raise ValueError(f"{text!r} is not a tile")
        return Tile.of(int(found[1]), int(found[2]))

    @property
    def pips(self) -> int:
        """The sum of both halves: 5-10 is 15, 12-12 is 24."""
        return self.low + self.high

    @property
    def is_double(self) -> bool:
        return self.low == self.high

    def fits(self, value: int) -> bool:
        """Whether one half shows this number."""
        return self.low == value or self.high == value

    def other(self, value: int) -> int:
        """The half that is left when the half showing ``value`` is laid."""
        return self.high if self.low == value else self.low

    def __str__(self) -> str:
        return f"{self.low}-{self.high}"


@cache
def _tile(low: int, high: int) -> Tile:
    return Tile(low, high)


def parse_tiles(text: str) -> tuple[Tile, ...]:
    """Read tiles separated by spaces. Raises ValueError at the first that is none."""
    return tuple(Tile.parse(word) for word in text.split())


def print_tiles(tiles: Iterable[Tile]) -> str:
    return " ".join(str(tile) for tile in tiles)


def pips_of(tiles: Iterable[Tile]) -> int:
    """The sum of all halves of these tiles."""
    return sum(map(sum, tiles))


@dataclass(frozen=True, slots=True)
class TileSet:
    """All tiles from 0-0 to the double of ``max_pip``: 28 tiles and 168 pips in double-six."""

    max_pip: int

    def __post_init__(self) -> None:
        if self.max_pip < 1:
            raise ValueError("a set needs at least the number 1")

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Every tile, 0-0, 0-1 .. n-n."""
        return _tiles_up_to(self.max_pip)

    @property
    def pips(self) -> int:
        """n(n+1)(n+2)/2, the balance that every table must come to."""
        return self.max_pip * (self.max_pip + 1) * (self.max_pip + 2) // 2

    def suit(self, value: int) -> tuple[Tile, ...]:
        """Every tile that shows this number: n+1 of them."""
        return tuple(Tile.of(value, other) for other in range(self.max_pip + 1))

    def __contains__(self, tile: Tile) -> bool:
        return tile.low >= 0 and tile.high <= self.max_pip

    def __len__(self) -> int:
        return (self.max_pip + 1) * (self.max_pip + 2) // 2

    def __iter__(self) -> Iterator[Tile]:
        return iter(self.tiles)


@cache
def _tiles_up_to(max_pip: int) -> tuple[Tile, ...]:
    return tuple(Tile.of(low, high) for low in range(max_pip + 1) for high in range(low, max_pip + 1))


@quick
@dataclass(frozen=True, slots=True)
class Hand:
    """What a seat holds: so many tiles, known or not."""

    count: int
    tiles: tuple[Tile, ...] | None = None

    @staticmethod
    def of(tiles: Iterable[Tile]) -> Hand:
        known = tuple(tiles)
        return Hand(len(known), known)

    @staticmethod
    def hidden(count: int) -> Hand:
        return Hand(count)

    @property
    def is_empty(self) -> bool:
        return self.count == 0

    @property
    def pips(self) -> int | None:
        """Remaining pips, or None when the tiles are unknown."""
        return None if self.tiles is None else pips_of(self.tiles)

    def holds(self, tile: Tile) -> bool | None:
        """Yes, no, or None for unknown."""
        if self.tiles is None:
            return None if self.count else False
        return tile in self.tiles

    def can_fit(self, values: Iterable[int]) -> bool | None:
        """Whether a tile in the hand shows one of the numbers: yes, no, or None for unknown."""
        if self.tiles is None:
            return None if self.count else False
        wanted = tuple(values)
        return any(low in wanted or high in wanted for low, high in self.tiles)

    def without(self, tile: Tile) -> Hand:
        if self.tiles is None:
            return Hand(self.count - 1)
        place = self.tiles.index(tile)
        return Hand(self.count - 1, self.tiles[:place] + self.tiles[place + 1 :])

    def plus(self, tile: Tile | None) -> Hand:
        """The hand with one more tile; it becomes unknown when that tile is unknown."""
        if tile is None or self.tiles is None:
            return Hand(self.count + 1)
        return Hand(self.count + 1, (*self.tiles, tile))


@quick
@dataclass(frozen=True, slots=True)
class Boneyard:
    """The undealt tiles, in the order in which they lie, known or not."""

    count: int
    tiles: tuple[Tile, ...] | None = None

    @staticmethod
    def of(tiles: Iterable[Tile]) -> Boneyard:
        known = tuple(tiles)
        return Boneyard(len(known), known)

    def drawable(self, draw: str, reserve: int) -> int:
        """How many tiles may still be drawn under a drawing rule and its reserve."""
        return 0 if draw == "none" else max(0, self.count - reserve)

    def without(self, place: int) -> Boneyard:
        """The boneyard after the tile at ``place`` (0 = first) was taken."""
        if self.tiles is None:
            return Boneyard(self.count - 1)
        return Boneyard(self.count - 1, self.tiles[:place] + self.tiles[place + 1 :])
