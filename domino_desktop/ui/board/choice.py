"""Where the next tile of an end would lie best: straight on, beside the last tile or before its edge."""

from __future__ import annotations

from domino_desktop.ui.board.bud import LOOSE, Bud, Lie, Side, at_edge, bar, before_edge
from domino_desktop.ui.board.grid import Box, Claim, Grid, Shape
from domino_desktop.ui.board.places import WAYS

#: An ordinary tile needs so much room ahead to go on well, with the turn behind it; a double the tile behind it, too.
_ROOM_FOR_ORDINARY = 6
_ROOM_FOR_DOUBLE = 8
#: How far the search for the wider side looks, in steps, and how long a row may count.
_SIGHT = 22
_LONGEST_ROW = 40
#: In a layout with many arms an arm looks less far, and likes to go straight on.
_SIGHT_BETWEEN = 16
_STRAIGHTNESS = 1.3
#: A double behind the next tile of an end, and its arms, reach so far.
_ELBOW_ROOM = 16


class Choice:
    """The places that one end might offer."""

    def __init__(self, grid: Grid, taken: Claim, firm: Claim, bud: Bud, is_branching: bool, near: list[Bud]) -> None:
        self._grid = grid
        self._taken = taken
        self._firm = firm
        self._bud = bud
        self._is_branching = is_branching
        self._near = near
        self.bars: tuple[int, ...] = ()
        """The lengths of bars that may be tried."""
        self._cells = taken.cells & ~bud.parent.cells
        self._firm_cells = firm.cells & ~bud.parent.cells
        self._free_mouths: dict[int, list[tuple[tuple[int, int], int]]] = {}
        self._neighbours: list[tuple[Lie, int]] | None = None
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
        if not fitting:
            fitting = next(filter(None, map(self._linked_ordinary, self.bars)), [])
        return self._best(straight, fitting, _ROOM_FOR_ORDINARY)

    def _linked_ordinary(self, link: int) -> list[Lie]:
        return [lie for lie in self._linked(link, False) if self._grid.is_free(lie.box, self._cells)]

    def double(self, has_sides: bool) -> tuple[Lie | None, list[Box]]:
        """Where a double would lie, with the room that it needs."""
        straight = self._straight(True)
        # A double that hangs from the side of a tile has no room for an arm at its short side there.
        is_simple = self._bud.side is Side.END and not has_sides
        ways = [self._turn(1, True), self._turn(-1, True), straight] if is_simple else [straight]
        needs = {lie: double_boxes(self._grid, self._cells, lie, has_sides) for lie in ways}
        fitting = [lie for lie, boxes in needs.items() if boxes]
        if not fitting:
            for link in self.bars:
                needs = {lie: double_boxes(self._grid, self._cells, lie, has_sides) for lie in self._linked(link, True)}
                fitting = [lie for lie, boxes in needs.items() if boxes]
                if fitting:
                    break
        best = self._best(straight, fitting, _ROOM_FOR_DOUBLE)
        return best, needs[best] if best is not None else []

    def anywhere(self, is_double: bool) -> tuple[Lie | None, list[Box]]:
        """The nearest free place with room for a double with arms, and the room that the tile needs there."""
        cells = self._taken.cells
        room, (x, y) = self._grid.room, self._bud.mouth
        for distance in range(4, room.right - room.left + room.bottom - room.top, 2):
            for across in range(-distance, distance + 1, 2):
                down = distance - abs(across)
                for place in ((x + across, y + down), (x + across, y - down)):
                    for turn in (0, 1, 3):
                        lie = Lie(*place, (self._bud.heading + turn) % 4, is_double, LOOSE)
                        if is_double:
                            boxes = double_boxes(self._grid, cells, lie, has_sides=True)
                            if boxes:
                                return lie, boxes
                        elif self._grid.is_free(lie.box, cells) and self.is_roomy(lie, cells):
                            return lie, [lie.box]
        return None, []

    def _linked(self, link: int, is_across: bool) -> list[Lie]:
        """The places at the end of a bar of this length that is free."""
        length = 1 if is_across else 2
        found = []
        for (x, y), heading in self._mouths(link):
            way = WAYS[heading]
            reach = link + length
            found.append(Lie(x + way[0] * reach, y + way[1] * reach, heading, is_across, link))
        return found

    def _mouths(self, link: int) -> list[tuple[tuple[int, int], int]]:
        """Where a free bar of this length may begin, and its way. Where a shorter one is not free no longer one is."""
        found = self._free_mouths.get(link)
        if found is None:
            before = self._free_mouths[max(self._free_mouths)] if self._free_mouths else self._all_mouths()
            found = self._free_mouths[link] = [
                (mouth, heading)
                for mouth, heading in before
                if self._grid.is_free(bar(mouth, heading, link), self._cells)
            ]
        return found

    def _all_mouths(self) -> list[tuple[tuple[int, int], int]]:
        bud = self._bud
        mouths = [(bud.mouth, bud.heading)]
        if bud.side is Side.END:
            ahead = WAYS[bud.heading]
            for turn in (1, 3):
                heading = (bud.heading + turn) % 4
                way = WAYS[heading]
                mouths.append(((bud.mouth[0] - ahead[0] + way[0], bud.mouth[1] - ahead[1] + way[1]), heading))
        return mouths

    def _best(self, straight: Lie, fitting: list[Lie], room: int) -> Lie | None:
        if len(fitting) <= 1:
            return fitting[0] if fitting else None
        if self._is_branching:
            # Most of the time this decides, and nobody needs to count the free cells around.
            worths = [(-self._harm(lie), self.is_roomy(lie)) for lie in fitting]
            fitting = [lie for lie, worth in zip(fitting, worths, strict=True) if worth == max(worths)]
        elif straight in fitting and (self._is_in_row or self._bud.side is not Side.END):
            space = self._grid.space(*self._bud.mouth, self._bud.heading, self._taken)
            if space >= room and self._outlook(straight) >= _ROOM_FOR_ORDINARY:
                return straight
        return fitting[0] if len(fitting) == 1 else max(fitting, key=self._room)

    def is_roomy(self, lie: Lie, cells: int | None = None) -> bool:
        """Whether a double with arms at all its sides may lie behind this tile."""
        if lie.is_across or not self._is_branching:
            return True
        x, y = lie.edge(lie.heading)
        way = WAYS[lie.heading]
        double = Lie(x + way[0], y + way[1], lie.heading, True)
        return has_double_room(self._grid, self._firm_cells if cells is None else cells, double, has_sides=True)

    def _harm(self, lie: Lie) -> int:
        """How many ends nearby would no longer have room for a double behind their next tile."""
        if self._neighbours is None:
            self._neighbours = [(bud.ordinary, self._firm.cells & ~bud.firm.cells) for bud in self._near]
        mine = self._grid.cells(lie.box)
        return sum(
            not self.is_roomy(ordinary, cells | mine)
            for ordinary, cells in self._neighbours
            if abs(ordinary.x - lie.x) + abs(ordinary.y - lie.y) < _ELBOW_ROOM
        )

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


def _shapes(heading: int) -> tuple[Shape, tuple[tuple[Shape, ...], ...]]:
    """A double that lies across and the tile behind it; and, for either short side, how a tile may lie there."""
    lie = Lie(0, 0, heading, True)
    sides = []
    for turn in (1, 3):
        edge = (heading + turn) % 4
        ways = at_edge(lie, edge), before_edge(lie, edge, heading), before_edge(lie, edge, (heading + 2) % 4)
        sides.append(tuple(Shape(way.box) for way in ways))
    return Shape(lie.box, at_edge(lie, heading).box), tuple(sides)


_SHAPES = tuple(_shapes(heading) for heading in range(4))


def has_double_room(grid: Grid, cells: int, lie: Lie, has_sides: bool) -> bool:
    """Whether a double that lies across has room here, with the tile behind it and those at its short sides."""
    double, sides = _SHAPES[lie.heading]
    return grid.has_room(double, lie.x, lie.y, cells) and (
        not has_sides or all(any(grid.has_room(way, lie.x, lie.y, cells) for way in ways) for ways in sides)
    )


def double_boxes(grid: Grid, cells: int, lie: Lie, has_sides: bool) -> list[Box]:
    """The room of a double that lies across, as `has_double_room` asks for it; empty where there is none."""
    double, sides = _SHAPES[lie.heading]
    if not grid.has_room(double, lie.x, lie.y, cells):
        return []
    boxes = double.at(lie.x, lie.y)
    for ways in sides if has_sides else ():
        found = next((way for way in ways if grid.has_room(way, lie.x, lie.y, cells)), None)
        if found is None:
            return []
        boxes += found.at(lie.x, lie.y)
    return boxes
