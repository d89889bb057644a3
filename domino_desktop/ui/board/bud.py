"""What grows: lying tiles, and the ends where the next ones will lie.

Counted in half short sides, so a tile is 4 long and 2 wide. Ways are clockwise quarter turns from "to the right".
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from domino_desktop.ui.board.grid import NOTHING, Box, Claim
from domino_desktop.ui.board.places import WAYS

#: The link of a tile that lies at the next free place, wherever that is.
LOOSE = -1


def bar(mouth: tuple[int, int], heading: int, length: int) -> Box:
    """A line without width that begins here."""
    (x, y), way = mouth, WAYS[heading]
    far, down = x + way[0] * length, y + way[1] * length
    return Box(min(x, far), min(y, down), max(x, far), max(y, down))


class Lie(NamedTuple):
    """How one tile lies: its middle, the way of its arm there in clockwise quarter turns, and whether across."""

    x: int
    y: int
    heading: int
    is_across: bool
    link: int = 0
    """The length of the bar between the last tile and this one, where there is no room beside that tile.

    `LOOSE` where a thread leads to the next free place.
    """

    @property
    def box(self) -> Box:
        if (self.heading % 2 == 1) is not self.is_across:
            return Box(self.x - 1, self.y - 2, self.x + 1, self.y + 2)
        return Box(self.x - 2, self.y - 1, self.x + 2, self.y + 1)

    @property
    def bar(self) -> Box:
        """The link as a line without width."""
        return bar(self.edge((self.heading + 2) % 4), (self.heading + 2) % 4, self.link)

    def towards(self, heading: int, cells: int) -> tuple[int, int]:
        way = WAYS[heading]
        return self.x + way[0] * cells, self.y + way[1] * cells

    def edge(self, heading: int) -> tuple[int, int]:
        """The middle of its edge on this side."""
        is_along = heading % 2 == self.heading % 2
        return self.towards(heading, 1 if is_along is self.is_across else 2)


#: Ends nearer than this may be in each other's way.
_NEIGHBOURHOOD = 16

_NOWHERE = Lie(0, 0, 0, False)


class Side(IntEnum):
    """What an arm grows from."""

    END = 0
    """An ordinary tile: the next tile goes straight on, hangs from its side or lies before its edge."""
    LONG = 1
    """The long side of a double: the next tile goes straight on."""
    SHORT = 2
    """The short side of a double: the next tile goes straight on, or lies before the edge."""


@dataclass(frozen=True, slots=True)
class Bud:
    """An end, open now or later: where it grows from, and where its next tile will lie."""

    parent: Claim
    """What the arm grows from; the next tile touches it."""
    mouth: tuple[int, int]
    heading: int
    row: int
    """The way of the row that the arm is in, or is leaving."""
    value: int
    side: Side
    ordinary: Lie = _NOWHERE
    across: Lie | None = None
    """For a double, while one may come."""
    claim: Claim = NOTHING
    """The places of the next tile and of what a double needs around it."""
    firm: Claim = NOTHING
    """The place of an ordinary tile."""
    is_roomy: bool = False

    def mouth_of(self, lie: Lie) -> tuple[int, int]:
        """The middle of the edge where a tile joins that lies so."""
        if lie.link == LOOSE or lie.heading == self.heading:
            return self.mouth
        ahead, way = WAYS[self.heading], WAYS[lie.heading]
        return self.mouth[0] - ahead[0] + way[0], self.mouth[1] - ahead[1] + way[1]


@dataclass(frozen=True, slots=True)
class Root:
    """An end at the first tile or at the plate under it: its name, the middle of its edge, its way and number."""

    name: str
    mouth: tuple[int, int]
    heading: int
    value: int


def side_of(lie: Lie, heading: int) -> Side:
    """What the arm grows from that sets out from this side of a lying tile."""
    if not lie.is_across:
        return Side.END if heading % 2 == lie.heading % 2 else Side.LONG
    return Side.LONG if heading % 2 == lie.heading % 2 else Side.SHORT


def are_near(one: Bud, other: Bud) -> bool:
    """Whether two ends may be in each other's way."""
    return abs(one.mouth[0] - other.mouth[0]) + abs(one.mouth[1] - other.mouth[1]) < _NEIGHBOURHOOD


def at_edge(lie: Lie, heading: int) -> Lie:
    """The tile that goes straight on from an edge."""
    x, y = lie.edge(heading)
    way = WAYS[heading]
    return Lie(x + 2 * way[0], y + 2 * way[1], heading, False)


def before_edge(lie: Lie, edge: int, heading: int) -> Lie:
    """The tile that lies turned before an edge, its near half in front of it."""
    x, y = lie.edge(edge)
    way, ahead = WAYS[heading], WAYS[edge]
    return Lie(x + ahead[0] + way[0], y + ahead[1] + way[1], heading, False)
