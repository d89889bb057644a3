"""The layout: everything that lies on the table, and which tile fits where."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from domino_desktop.core.tiles import Tile

#: The place where the first tile goes. It takes any tile.
START = "start"
LEFT = "left"
RIGHT = "right"


@dataclass(frozen=True, slots=True)
class PlacedTile:
    """A tile as it lies: the half nearer to the first tile, then the half that points away."""

    tile: Tile
    near: int

    @property
    def far(self) -> int:
        return self.tile.other(self.near)


@dataclass(frozen=True, slots=True)
class OpenEnd:
    """A place where a tile may be laid. Its identity is the place: two 4s are two ends."""

    id: str
    value: int | None
    """The number to match; None where any tile goes."""

    def accepts(self, tile: Tile) -> bool:
        return self.value is None or tile.low == self.value or tile.high == self.value


@dataclass(frozen=True, slots=True)
class Line:
    """One arm: its tiles from the first tile outwards."""

    id: str
    tiles: tuple[PlacedTile, ...] = ()


@dataclass(frozen=True, slots=True)
class Layout:
    """The tiles on the table: the first one and the arms that grow from it.

    ``first`` lies with its ``near`` half to the left. A layout without tiles may still have open
    ends (``bare``): a referee may enter only the numbers that are open.
    """

    first: PlacedTile | None = None
    arms: tuple[Line, ...] = (Line(LEFT), Line(RIGHT))
    bare: tuple[int, ...] = ()
    ends: tuple[OpenEnd, ...] = (OpenEnd(START, None),)

    @staticmethod
    def of_halves(halves: tuple[tuple[int, int], ...]) -> Layout:
        """A line given as it lies, each tile as its left and right half.

        Raises ValueError where neighbours do not match.

        >>> Layout.of_halves(((4, 1), (1, 0), (0, 3))).values
        (4, 3)
        """
        if not halves:
            return Layout()
        left, right = halves[0]
        layout = Layout(PlacedTile(Tile.of(left, right), left), ends=_ends(left, right))
        for left, right in halves[1:]:
            if left != layout.end_value(RIGHT):
                raise ValueError(f"{left}-{right} does not match {layout.end_value(RIGHT)}")
            layout = layout.place(Tile.of(left, right), RIGHT)
        return layout

    @staticmethod
    def of_ends(values: tuple[int, ...]) -> Layout:
        """Open ends without tiles, as a referee may enter them."""
        names = (LEFT, RIGHT) if len(values) <= 2 else tuple(f"end-{number + 1}" for number in range(len(values)))
        return Layout(bare=values, ends=tuple(OpenEnd(name, value) for name, value in zip(names, values)))

    @property
    def is_empty(self) -> bool:
        return self.first is None and not self.bare

    @property
    def values(self) -> tuple[int, ...]:
        """The numbers that are open, in the order of the ends; empty before the first tile."""
        return tuple([end.value for end in self.ends if end.value is not None])

    def end(self, end_id: str) -> OpenEnd | None:
        for end in self.ends:
            if end.id == end_id:
                return end
        return None

    def tiles(self) -> tuple[Tile, ...]:
        """Every tile on the table, left to right."""
        return tuple(placed.tile for placed in self.placed())

    def placed(self) -> tuple[PlacedTile, ...]:
        """Every tile as it lies, left to right; the tiles of the left arm point away to the left."""
        if self.first is None:
            return ()
        left, right = self.arms
        return (*reversed(left.tiles), self.first, *right.tiles)

    def halves(self) -> tuple[tuple[int, int], ...]:
        """Every tile as it is read from left to right.

        >>> line = Layout.of_halves(((2, 6),)).place(Tile.of(2, 5), LEFT).place(Tile.of(4, 6), RIGHT)
        >>> line.halves()
        ((5, 2), (2, 6), (6, 4))
        """
        if self.first is None:
            return ()
        left, right = self.arms
        return (
            *((placed.far, placed.near) for placed in reversed(left.tiles)),
            (self.first.near, self.first.far),
            *((placed.near, placed.far) for placed in right.tiles),
        )

    def place(self, tile: Tile, end_id: str) -> Layout:
        """The layout with this tile laid at this end. The caller has checked that it fits."""
        if end_id == START:
            return Layout(PlacedTile(tile, tile.low), self.arms, (), _ends(tile.low, tile.high))
        if self.first is None:
            value = tile.other(self.end_value(end_id))
            ends = tuple([_end(end.id, value) if end.id == end_id else end for end in self.ends])
            return replace(self, bare=tuple([end.value for end in ends if end.value is not None]), ends=ends)
        left, right = self.arms
        left_end, right_end = self.ends
        if end_id == LEFT:
            laid, opened = _laid(tile, LEFT, left_end.value)
            return Layout(self.first, (Line(LEFT, (*left.tiles, laid)), right), (), (opened, right_end))
        laid, opened = _laid(tile, RIGHT, right_end.value)
        return Layout(self.first, (left, Line(RIGHT, (*right.tiles, laid))), (), (left_end, opened))

    def end_value(self, end_id: str) -> int:
        """The number open at this end. Raises KeyError when there is no such numbered end."""
        found = self.end(end_id)
        if found is None or found.value is None:
            raise KeyError(end_id)
        return found.value


def _ends(left: int, right: int) -> tuple[OpenEnd, ...]:
    return (_end(LEFT, left), _end(RIGHT, right))


# A layout of twenty tiles shares nearly all its parts with the one before; these few values are made once.


@cache
def _end(end_id: str, value: int) -> OpenEnd:
    return OpenEnd(end_id, value)


@cache
def _laid(tile: Tile, end_id: str, value: int) -> tuple[PlacedTile, OpenEnd]:
    """The tile as it lies at this end, and the end that it opens."""
    return PlacedTile(tile, value), OpenEnd(end_id, tile.other(value))
