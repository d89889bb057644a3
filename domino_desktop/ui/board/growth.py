"""How a layout that branches grows: each tile where a person would lay it, with room kept for every open end.

Counted in half short sides (a tile is 4 long and 2 wide), from the middle of the first tile. Tiles are laid in
the order in which they were played. Each arm goes straight on while it can, turns at an edge or at another arm,
and comes back along its own row. Every end, open now or later, keeps the places of its next tile free, so what
lies never has to move.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import IntEnum

from domino_desktop.ui.board.grid import NOTHING, Box, Claim, Grid

WAYS = ((1, 0), (0, 1), (-1, 0), (0, -1))
#: An ordinary tile needs so much room ahead to go on well, with the turn behind it; a double the tile behind it, too.
_ROOM_FOR_ORDINARY = 6
_ROOM_FOR_DOUBLE = 8
#: How far the search for the wider side looks, in steps, and how long a row may count.
_SIGHT = 22
_LONGEST_ROW = 40
#: In a layout with many arms an arm looks less far, and likes to go straight on.
_SIGHT_BETWEEN = 16
_STRAIGHTNESS = 1.3
#: Ends nearer than this may be in each other's way.
_NEIGHBOURHOOD = 16


class Branching(IntEnum):
    """Which doubles let arms begin at their short sides."""

    NONE = 0
    FIRST = 1
    ALL = 2


@dataclass(frozen=True, slots=True)
class Lie:
    """How one tile lies: its middle, the way of its arm there in clockwise quarter turns, and whether across."""

    x: int
    y: int
    heading: int
    is_across: bool

    @property
    def box(self) -> Box:
        if (self.heading % 2 == 1) is not self.is_across:
            return Box(self.x - 1, self.y - 2, self.x + 1, self.y + 2)
        return Box(self.x - 2, self.y - 1, self.x + 2, self.y + 1)

    def towards(self, heading: int, cells: int) -> tuple[int, int]:
        way = WAYS[heading]
        return self.x + way[0] * cells, self.y + way[1] * cells

    def edge(self, heading: int) -> tuple[int, int]:
        """The middle of its edge on this side."""
        is_along = heading % 2 == self.heading % 2
        return self.towards(heading, 1 if is_along is self.is_across else 2)


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


@dataclass(frozen=True, slots=True)
class Root:
    """An end at the first tile or at the plate under it: its name, the middle of its edge, its way and number."""

    name: str
    mouth: tuple[int, int]
    heading: int
    value: int


class Growth:
    """A layout in the making, in one room."""

    def __init__(self, room: Box, branching: Branching, is_inline: bool = False, is_equal: bool = True) -> None:
        self.grid = Grid(room)
        self.lies: list[Lie] = []
        """Of all tiles, in the order in which they were laid."""
        self.hub: Box | None = None
        self.buds: dict[str, Bud] = {}
        self._branching = branching
        self._is_inline = is_inline
        self._is_equal = is_equal
        self._laid = self.grid.outside
        self._doubles: set[int] = set()

    def begin(self, lie: Lie, hub: Box | None, roots: Iterable[Root], double: int | None) -> bool:
        """Lay the first tile, on a plate or not; ``double`` is its number if it is one."""
        self.hub = hub
        if not self.grid.room.contains(lie.box if hub is None else hub):
            return False
        self._put(lie)
        if double is not None:
            self._doubles.add(double)
        claim = self.grid.claim(lie.box if hub is None else hub)
        self._laid |= claim
        new = {}
        for root in roots:
            side = Side.SHORT if hub is not None else _side(lie, root.heading)
            new[root.name] = Bud(claim, root.mouth, root.heading, root.heading, root.value, side)
        return self._plant(new)

    def lay(self, name: str, near: int, far: int, sides: tuple[str, ...]) -> bool:
        """Lay a tile at this end. ``sides`` are the ends that a double may get: above or left of it, below or right."""
        bud = self.buds.pop(name)
        is_double = near == far
        is_across = is_double and not self._is_inline
        lie = bud.across if is_across and bud.across is not None else bud.ordinary
        self._put(lie)
        if is_double:
            self._note_double(near)
        claim = self.grid.claim(lie.box)
        new = {name: Bud(claim, lie.edge(lie.heading), lie.heading, self._row(bud, lie), far, _side(lie, lie.heading))}
        if is_double:
            for side, heading in zip(sides, (0, 2) if lie.heading % 2 else (3, 1)):
                new[side] = Bud(claim, lie.edge(heading), heading, heading, far, _side(lie, heading))
        return self._plant(new)

    def _row(self, bud: Bud, lie: Lie) -> int:
        """The row that a tile is in. Two tiles one behind the other aside from a row begin their own."""
        is_aside = lie.heading % 2 != bud.row % 2
        is_second = is_aside and lie.heading == bud.heading and bud.side is Side.END
        return bud.row if is_aside and not is_second else lie.heading

    def _put(self, lie: Lie) -> None:
        self.lies.append(lie)
        self._laid |= self.grid.claim(lie.box)

    def _note_double(self, value: int) -> None:
        """No other end of this number waits for its double any more, and perhaps none for branches."""
        is_first = not self._doubles
        self._doubles.add(value)
        for name, bud in self.buds.items():
            if self._is_equal and bud.value == value and bud.across is not None:
                self.buds[name] = replace(bud, across=None, claim=bud.firm)
            elif is_first and self._branching is Branching.FIRST and bud.across is not None:
                claim = (
                    bud.firm
                    | self.grid.claim(bud.across.box)
                    | self.grid.claim(_at_edge(bud.across, bud.across.heading).box)
                )
                self.buds[name] = replace(bud, claim=claim)

    def _awaits_double(self, bud: Bud) -> bool:
        return not self._is_inline and not (self._is_equal and (bud.value in self._doubles or bud.side is not Side.END))

    def _has_sides(self) -> bool:
        """Whether a double that comes now would branch."""
        return self._branching is Branching.ALL or (self._branching is Branching.FIRST and not self._doubles)

    def _taken(self) -> Claim:
        taken = self._laid
        for bud in self.buds.values():
            taken |= bud.claim
        return taken

    def _firm(self) -> Claim:
        taken = self._laid
        for bud in self.buds.values():
            taken |= bud.firm
        return taken

    def _plant(self, new: dict[str, Bud]) -> bool:
        """Find the places of the next tiles at new ends, by shifting those of ends nearby if need be."""
        kept = dict(self.buds)
        if all(self._place(name, bud, has_sides=self._has_sides()) for name, bud in new.items()):
            return True
        near = {name: bud for name, bud in kept.items() if any(_are_near(bud, other) for other in new.values())}
        orders = [{**new, **near}, dict(reversed({**near, **new}.items())), {**near, **new}]
        for has_sides in (True, False) if self._has_sides() else (False,):
            for order in orders:
                self.buds = {name: bud for name, bud in kept.items() if name not in near}
                if all(self._place(name, bud, has_sides=has_sides) for name, bud in order.items()):
                    return True
        return False

    def _place(self, name: str, bud: Bud, has_sides: bool) -> bool:
        """Find the places of the next tile at one end."""
        near = []
        if self._branching is Branching.ALL:
            near = [other for other in self.buds.values() if other.is_roomy and _are_near(bud, other)]
        choice = _Choice(self.grid, self._taken(), self._firm(), bud, self._branching is Branching.ALL, near)
        ordinary = choice.ordinary()
        if ordinary is None:
            return False
        firm = self.grid.claim(ordinary.box)
        across, claim = None, firm
        if self._awaits_double(bud):
            across, boxes = choice.double(self._has_sides())
            if across is None and not has_sides:
                across, boxes = choice.double(False)
            if across is None:
                return False
            for box in boxes:
                claim |= self.grid.claim(box)
        self.buds[name] = replace(
            bud, ordinary=ordinary, across=across, claim=claim, firm=firm, is_roomy=choice.is_roomy(ordinary)
        )
        return True


def _side(lie: Lie, heading: int) -> Side:
    if not lie.is_across:
        return Side.END if heading % 2 == lie.heading % 2 else Side.LONG
    return Side.LONG if heading % 2 == lie.heading % 2 else Side.SHORT


def _are_near(one: Bud, other: Bud) -> bool:
    return abs(one.mouth[0] - other.mouth[0]) + abs(one.mouth[1] - other.mouth[1]) < _NEIGHBOURHOOD


def _at_edge(lie: Lie, heading: int) -> Lie:
    """The tile that goes straight on from an edge."""
    x, y = lie.edge(heading)
    way = WAYS[heading]
    return Lie(x + 2 * way[0], y + 2 * way[1], heading, False)


def _before_edge(lie: Lie, edge: int, heading: int) -> Lie:
    """The tile that lies turned before an edge, its near half in front of it."""
    x, y = lie.edge(edge)
    way, ahead = WAYS[heading], WAYS[edge]
    return Lie(x + ahead[0] + way[0], y + ahead[1] + way[1], heading, False)


class _Choice:
    """The places that one end might offer."""

    def __init__(self, grid: Grid, taken: Claim, firm: Claim, bud: Bud, is_branching: bool, near: list[Bud]) -> None:
        self._grid = grid
        self._taken = taken
        self._firm = firm
        self._bud = bud
        self._is_branching = is_branching
        self._near = near
        self._cells = taken.cells & ~bud.parent.cells
        self._firm_cells = firm.cells & ~bud.parent.cells
        self._is_in_row = bud.heading % 2 == bud.row % 2

    def ordinary(self) -> Lie | None:
        """Where an ordinary tile would lie; None for nowhere."""
        straight = self._straight(False)
        ways = [straight]
        if self._bud.side is not Side.LONG:
            ways += [self._hook(1), self._hook(-1)]
        if self._bud.side is Side.END:
            ways = [self._turn(1, False), self._turn(-1, False), *ways]
        fitting = [lie for lie in ways if self._grid.is_free(lie.box, self._cells)]
        return self._best(straight, fitting, _ROOM_FOR_ORDINARY)

    def double(self, has_sides: bool) -> tuple[Lie | None, list[Box]]:
        """Where a double would lie, with the room that it needs."""
        straight = self._straight(True)
        # A double that hangs from the side of a tile has no room for an arm at its short side there.
        is_simple = self._bud.side is Side.END and not has_sides
        ways = [self._turn(1, True), self._turn(-1, True), straight] if is_simple else [straight]
        needs = {lie: _double_boxes(self._grid, self._cells, lie, has_sides) for lie in ways}
        best = self._best(straight, [lie for lie, boxes in needs.items() if boxes], _ROOM_FOR_DOUBLE)
        return best, needs[best] if best is not None else []

    def _best(self, straight: Lie, fitting: list[Lie], room: int) -> Lie | None:
        if straight in fitting and (self._is_in_row or self._bud.side is not Side.END):
            space = self._grid.space(*self._bud.mouth, self._bud.heading, self._taken)
            if (
                not self._is_branching
                and space >= room
                and self._outlook(straight) >= _ROOM_FOR_ORDINARY
                and self.is_roomy(straight)
                and not self._harm(straight)
            ):
                return straight
        return max(fitting, key=self._worth, default=None)

    def is_roomy(self, lie: Lie, cells: int | None = None) -> bool:
        """Whether a double with arms at all its sides may lie behind this tile."""
        if lie.is_across or not self._is_branching:
            return True
        x, y = lie.edge(lie.heading)
        way = WAYS[lie.heading]
        double = Lie(x + way[0], y + way[1], lie.heading, True)
        return bool(_double_boxes(self._grid, self._firm_cells if cells is None else cells, double, has_sides=True))

    def _harm(self, lie: Lie) -> int:
        """How many ends nearby would no longer have room for a double behind their next tile."""
        mine = self._grid.claim(lie.box).cells
        return sum(not self.is_roomy(bud.ordinary, (self._firm.cells & ~bud.firm.cells | mine)) for bud in self._near)

    def _worth(self, lie: Lie) -> float:
        return self._room(lie) + (2000 if self.is_roomy(lie) else 0) - 5000 * self._harm(lie)

    def _room(self, lie: Lie) -> float:
        outlook = self._outlook(lie)
        if outlook < (4 if lie.is_across else _ROOM_FOR_ORDINARY):
            return outlook - 1000
        edge = lie.edge(lie.heading)
        if self._is_branching:
            area = max(outlook, self._grid.reach(*edge, lie.heading, self._taken, _SIGHT_BETWEEN))
            return area * (_STRAIGHTNESS if lie.heading == self._bud.heading else 1)
        if self._is_in_row:
            area = max(outlook, self._grid.reach(*edge, lie.heading, self._taken, _SIGHT))
            return area * (1.25 if lie.heading == (self._bud.heading + 1) % 4 else 1)
        row = min(self._grid.space(*edge, lie.heading, self._taken, is_wide=True), _LONGEST_ROW)
        if lie.heading == self._bud.heading:
            return row * 0.5
        return row + (2 if lie.heading == (self._bud.row + 2) % 4 else 0)

    def _outlook(self, lie: Lie) -> int:
        """The cells free ahead of a tile that lies so, the way it would go on best."""
        ahead = self._grid.space(*lie.edge(lie.heading), lie.heading, self._firm)
        if lie.is_across:
            return ahead
        far = lie.towards(lie.heading, 1)
        for turn in (1, 3):
            heading = (lie.heading + turn) % 4
            way = WAYS[heading]
            ahead = max(ahead, self._grid.space(far[0] + way[0], far[1] + way[1], heading, self._firm))
        return ahead

    def _straight(self, is_across: bool) -> Lie:
        way, length = WAYS[self._bud.heading], 1 if is_across else 2
        return Lie(
            self._bud.mouth[0] + way[0] * length, self._bud.mouth[1] + way[1] * length, self._bud.heading, is_across
        )

    def _turn(self, turn: int, is_across: bool) -> Lie:
        """Beside the far half of the last tile. A double hangs from it with one half, the other beyond."""
        heading = (self._bud.heading + turn) % 4
        way, ahead, (x, y) = WAYS[heading], WAYS[self._bud.heading], self._bud.mouth
        if is_across:
            return Lie(x + way[0] * 2, y + way[1] * 2, heading, True)
        return Lie(x - ahead[0] + way[0] * 3, y - ahead[1] + way[1] * 3, heading, False)

    def _hook(self, turn: int) -> Lie:
        """Ahead of the last tile, but turned: its near half lies before the edge."""
        heading = (self._bud.heading + turn) % 4
        way, ahead, (x, y) = WAYS[heading], WAYS[self._bud.heading], self._bud.mouth
        return Lie(x + ahead[0] + way[0], y + ahead[1] + way[1], heading, False)


def _double_boxes(grid: Grid, cells: int, lie: Lie, has_sides: bool) -> list[Box]:
    """A double that lies across, the tile behind it, and the tiles at its short sides; none where they do not fit."""
    boxes = [lie.box, _at_edge(lie, lie.heading).box]
    if not all(grid.is_free(box, cells) for box in boxes):
        return []
    if has_sides:
        for turn in (1, 3):
            edge = (lie.heading + turn) % 4
            ways = (
                _at_edge(lie, edge).box,
                _before_edge(lie, edge, lie.heading).box,
                _before_edge(lie, edge, (lie.heading + 2) % 4).box,
            )
            found = next((box for box in ways if grid.is_free(box, cells)), None)
            if found is None:
                return []
            boxes.append(found)
    return boxes
