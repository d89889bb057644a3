"""The course of one arm: where each tile of it lies, as a person would lay it.

Everything here is counted in half short sides, so a tile is 4 long and 2 wide, and in the arm's own
frame: ``ahead`` is the way in which the arm sets out, ``aside`` the side to which it turns. The first
row lies on ``aside`` 0; the arm runs to the end of its room, turns aside, comes back along its own
row, turns aside again: a snake that only ever comes to larger ``aside``.

Where a tile lies depends on nothing but the tiles before it and the room, so it never moves while the
line grows. What comes next is unknown, hence the two amounts of room below: behind an ordinary tile
there is always room to turn, also for a double; behind a double the line can always go straight on.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

LENGTH = 4
WIDTH = 2
#: An ordinary tile goes straight on with this much room, else it turns. A double that turns at the end
#: of the row sticks out by half its length.
ROOM_FOR_ORDINARY = LENGTH + LENGTH // 2
#: A double goes straight on with this much room: the tile behind it must go straight on as well.
ROOM_FOR_DOUBLE = WIDTH + ROOM_FOR_ORDINARY
#: Between the middles of two rows: doubles in both, and a gap as wide as a tile.
ROW_DISTANCE = 6
#: With less room than this to either side a row would be over before it has begun.
SMALLEST_REACH = 9


class Heading(IntEnum):
    """The way of the line, in quarter turns from the way in which its arm sets out."""

    FORWARD = 0
    ASIDE = 1
    BACK = 2


_WAYS = ((1, 0), (0, 1), (-1, 0))


@dataclass(frozen=True, slots=True)
class Room:
    """What an arm may use: from ``behind`` (negative) to ``ahead``, and down to ``aside``."""

    behind: float
    ahead: float
    aside: float

    @property
    def is_wide_enough(self) -> bool:
        return min(self.ahead, -self.behind) >= SMALLEST_REACH


@dataclass(frozen=True, slots=True)
class Lie:
    """How one tile lies: its middle, the heading of the line there, and whether it lies across."""

    ahead: int
    aside: int
    heading: Heading
    is_across: bool

    @property
    def extent(self) -> tuple[int, int]:
        """Half its size along ``ahead`` and along ``aside``."""
        return (1, 2) if (self.heading is Heading.ASIDE) is not self.is_across else (2, 1)

    def is_inside(self, room: Room) -> bool:
        reach, depth = self.extent
        return (
            self.aside + depth <= room.aside and self.ahead + reach <= room.ahead and self.ahead - reach >= room.behind
        )

    def near_half(self) -> tuple[int, int]:
        """The middle of the half that touches the tile before it, for a tile that does not lie across."""
        way_ahead, way_aside = _WAYS[self.heading]
        return self.ahead - way_ahead, self.aside - way_aside


@dataclass(frozen=True, slots=True)
class Course:
    """How far an arm has come: the middle of its last edge, where the next tile will touch.

    >>> Course(2, 0).laid(False, Room(-40, 40, 20))[0]
    Lie(ahead=4, aside=0, heading=<Heading.FORWARD: 0>, is_across=False)
    >>> Course(37, 0).laid(False, Room(-40, 40, 20))[0]
    Lie(ahead=36, aside=3, heading=<Heading.ASIDE: 1>, is_across=False)
    """

    ahead: int
    aside: int
    heading: Heading = Heading.FORWARD
    is_behind_double: bool = False
    row: int = 0
    """The ``aside`` of the row that the arm is in, or is leaving."""
    way: int = 1
    """Of that row: 1 forward, -1 back."""

    def laid(self, is_double: bool, room: Room) -> tuple[Lie, Course]:
        """Where the next tile lies, and the course behind it. It may lie outside the room."""
        if self.heading is Heading.ASIDE:
            return self._straight_aside() if self.is_behind_double else self._into_row(is_double)
        left = room.ahead - self.ahead if self.way > 0 else self.ahead - room.behind
        if left >= (ROOM_FOR_DOUBLE if is_double else ROOM_FOR_ORDINARY):
            return self._along_row(self.ahead, self.aside, self.way, is_double)
        return self._out_of_row(is_double)

    def _along_row(self, edge: int, row: int, way: int, is_double: bool) -> tuple[Lie, Course]:
        heading = Heading.FORWARD if way > 0 else Heading.BACK
        length = WIDTH if is_double else LENGTH
        lie = Lie(edge + way * length // 2, row, heading, is_double)
        return lie, Course(edge + way * length, row, heading, is_double, row, way)

    def _out_of_row(self, is_double: bool) -> tuple[Lie, Course]:
        """The first tile of a turn hangs from the far half of the row's last tile.

        A double hangs from it with one half, the other beyond the row: so it lies across the new way
        and touches no other number.
        """
        middle = self.ahead if is_double else self.ahead - self.way
        top = self.aside + WIDTH // 2
        depth = WIDTH if is_double else LENGTH
        lie = Lie(middle, top + depth // 2, Heading.ASIDE, is_double)
        return lie, Course(middle, top + depth, Heading.ASIDE, is_double, self.row, self.way)

    def _straight_aside(self) -> tuple[Lie, Course]:
        """Behind a double in a turn comes an ordinary tile: no two doubles show the same number."""
        lie = Lie(self.ahead, self.aside + LENGTH // 2, Heading.ASIDE, False)
        return lie, Course(self.ahead, self.aside + LENGTH, Heading.ASIDE, False, self.row, self.way)

    def _into_row(self, is_double: bool) -> tuple[Lie, Course]:
        """The first tile of the next row lies beside the far half of the turn's last tile, or below it."""
        if is_double:
            return self._along_row(self.ahead - self.way, self.aside, -self.way, is_double)
        beside = self.aside - WIDTH // 2
        if beside - self.row >= ROW_DISTANCE:
            return self._along_row(self.ahead - self.way, beside, -self.way, is_double)
        return self._along_row(self.ahead + self.way, self.aside + WIDTH // 2, -self.way, is_double)
