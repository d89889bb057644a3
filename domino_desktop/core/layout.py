"""The layout: everything that lies on the table, and which tile fits where."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from domino_desktop.core.quick import quick
from domino_desktop.core.tiles import Tile

#: The place where the first tile goes. It takes any tile.
START = "start"
LEFT = "left"
RIGHT = "right"


@quick
@dataclass(frozen=True, slots=True)
class PlacedTile:
    """A tile as it lies: the half nearer to the first tile, then the half that points away."""

    tile: Tile
    near: int

    @property
    def far(self) -> int:
        return self.tile.other(self.near)


@quick
@dataclass(frozen=True, slots=True)
class OpenEnd:
    """A place where a tile may be laid. Its identity is the place: two 4s are two ends.

    ``owner``: the seat whose train it is; others may lay there only while the train is marked.
    """

    id: str
    value: int | None
    """The number to match; None where any tile goes."""
    owner: int | None = None
    total: int = 0
    """What the touching halves must add up to; 0 where they must be equal."""
    doubles_only: bool = False

    def accepts(self, tile: Tile) -> bool:
        return bool(self.nears(tile))

    def nears(self, tile: Tile) -> tuple[int, ...]:
        """The halves of this tile that may touch here: none, one, or both of a matador.

        >>> OpenEnd("left", 3, total=7).nears(Tile.of(4, 6)), OpenEnd("left", 3, total=7).nears(Tile.of(1, 6))
        ((4,), (1, 6))
        """
        if self.value is None:
            return (tile.low,)
        if self.doubles_only and tile.low != tile.high:
            return ()
        if self.total and is_matador(tile, self.total):
            return (tile.low,) if tile.is_double else (tile.low, tile.high)
        wanted = self.total - self.value if self.total else self.value
        return (wanted,) if wanted in tile else ()


def is_matador(tile: Tile, total: int) -> bool:
    """Whether the tile goes anywhere where touching halves add up to ``total``: 0-0, or its own halves do."""
    return tile.high == 0 or tile.low + tile.high == total


@quick
@dataclass(frozen=True, slots=True)
class Line:
    """One arm: its tiles from its root outwards.

    It grows from the first tile of the layout, or from tile number ``at`` (0 = first) of the arm ``parent``; on which
    ``side``: the long sides of that tile are left and right, its short sides up and down, a train has its slot.
    """

    id: str
    tiles: tuple[PlacedTile, ...] = ()
    parent: str = START
    at: int = 0
    side: str = ""


@quick
@dataclass(frozen=True, slots=True)
class Layout:
    """The tiles on the table: the first one and the arms that grow from it.

    ``first`` lies with its ``near`` half to the left. Every open end has its arm, which may be empty and has the
    same id. A layout without tiles may still have open ends (``bare``): a referee may enter only the numbers that
    are open. What else than one line may lie there is decided by `core.placing`.
    """

    first: PlacedTile | None = None
    arms: tuple[Line, ...] = (Line(LEFT, side=LEFT), Line(RIGHT, side=RIGHT))
    bare: tuple[int, ...] = ()
    ends: tuple[OpenEnd, ...] = (OpenEnd(START, None),)
    """What is open now, in the order of the arms."""
    order: tuple[str, ...] = ()
    """The arm of every tile after the first, as they were laid; empty for one plain line, where nothing needs it."""
    is_inline: bool = False
    """Doubles lie along the line, not across it."""
    may_branch: bool = False
    """Whether this is more than a line, or may become more."""
    branches: int = 0
    """How many arms begin at the short sides of every double: the picture keeps room for them."""

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
    def of_ends(values: tuple[int, ...], total: int = 0) -> Layout:
        """Open ends without tiles, as a referee may enter them; ``total`` as in OpenEnd."""
        names = (LEFT, RIGHT) if len(values) <= 2 else tuple(f"end-{number + 1}" for number in range(len(values)))
        return Layout(bare=values, ends=tuple(OpenEnd(name, value, None, total) for name, value in zip(names, values)))

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

    def arm(self, arm_id: str) -> Line | None:
        for arm in self.arms:
            if arm.id == arm_id:
                return arm
        return None

    def tiles(self) -> tuple[Tile, ...]:
        """Every tile on the table, in the order of ``placed``."""
        return tuple(placed.tile for placed in self.placed())

    def placed(self) -> tuple[PlacedTile, ...]:
        """Every tile as it lies: the left arm from its end, the first tile, then the other arms outwards."""
        if self.first is None:
            return ()
        left, *others = self.arms
        if left.id != LEFT:
            return (self.first, *[placed for arm in self.arms for placed in arm.tiles])
        return (*reversed(left.tiles), self.first, *[placed for arm in others for placed in arm.tiles])

    def halves(self) -> tuple[tuple[int, int], ...]:
        """Every tile of the line through the first tile, as it is read from left to right.

        >>> line = Layout.of_halves(((2, 6),)).place(Tile.of(2, 5), LEFT).place(Tile.of(4, 6), RIGHT)
        >>> line.halves()
        ((5, 2), (2, 6), (6, 4))
        """
        if self.first is None:
            return ()
        left, right = self.arm(LEFT), self.arm(RIGHT)
        return (
            *((placed.far, placed.near) for placed in reversed(left.tiles if left else ())),
            (self.first.near, self.first.far),
            *((placed.near, placed.far) for placed in (right.tiles if right else ())),
        )

    def place(self, tile: Tile, end_id: str) -> Layout:
        """A plain line with this tile laid at this end. The caller has checked that it fits."""
        if end_id == START:
            return Layout(PlacedTile(tile, tile.low), self.arms, (), _ends(tile.low, tile.high))
        left, right = self.arms
        left_end, right_end = self.ends
        if end_id == LEFT:
            laid, opened = _laid(tile, LEFT, left_end.value)
            return Layout(self.first, (_line(LEFT, (*left.tiles, laid)), right), (), (opened, right_end))
        laid, opened = _laid(tile, RIGHT, right_end.value)
        return Layout(self.first, (left, _line(RIGHT, (*right.tiles, laid))), (), (left_end, opened))

    def end_value(self, end_id: str) -> int:
        """The number open at this end. Raises KeyError when there is no such numbered end."""
        found = self.end(end_id)
        if found is None or found.value is None:
            raise KeyError(end_id)
        return found.value


def _ends(left: int, right: int) -> tuple[OpenEnd, ...]:
    return (_end(LEFT, left), _end(RIGHT, right))


def _line(side: str, tiles: tuple[PlacedTile, ...]) -> Line:
    return Line(side, tiles, START, 0, side)


# A layout of twenty tiles shares nearly all its parts with the one before; these few values are made once.


@cache
def _end(end_id: str, value: int) -> OpenEnd:
    return OpenEnd(end_id, value)


@cache
def _laid(tile: Tile, end_id: str, value: int) -> tuple[PlacedTile, OpenEnd]:
    """The tile as it lies at this end, and the end that it opens."""
    return PlacedTile(tile, value), OpenEnd(end_id, tile.other(value))
