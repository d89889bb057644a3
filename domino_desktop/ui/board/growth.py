"""How a layout that branches grows: each tile where a person would lay it, with room kept for every open end.

Counted in half short sides (a tile is 4 long and 2 wide), from the middle of the first tile. Tiles are laid in
the order in which they were played. Each arm goes straight on while it can, turns at an edge or at another arm,
and comes back along its own row. Every end, open now or later, keeps the places of its next tile free, so what
lies never has to move.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from enum import IntEnum

from domino_desktop.ui.board.bud import Bud, Lie, Root, Side, are_near, at_edge, side_of
from domino_desktop.ui.board.choice import Choice
from domino_desktop.ui.board.grid import NOTHING, Box, Claim, Grid

#: The cells of a tile. A room with so many cells for each of them has air.
_CELLS = 8
_AIRY = 8
#: The lengths of bars that are tried where there is no room beside the last tile, in a crowded and in an airy room.
_SHORT_BARS = (1, 2, 3)
_BARS = (*_SHORT_BARS, 4, 5, 6, 8, 10, 12, 16, 20, 26, 32)


class Branching(IntEnum):
    """Which doubles let arms begin at their short sides."""

    NONE = 0
    FIRST = 1
    ALL = 2


class Leave(IntEnum):
    """What is allowed in search of a place, better ways first."""

    TO_TOUCH = 0
    TO_LINK = 1
    TO_REFUSE_DOUBLES = 2
    TO_GO_ANYWHERE = 3


class Growth:
    """A layout in the making, in one room."""

    def __init__(self, room: Box, branching: Branching, is_inline: bool = False) -> None:
        self.grid = Grid(room)
        self.lies: list[Lie] = []
        """Of all tiles, in the order in which they were laid."""
        self.links: list[tuple[tuple[int, int], tuple[int, int]]] = []
        """Bars and threads between tiles that do not touch: the middles of the two edges."""
        self.hub: Box | None = None
        self.buds: dict[str, Bud] = {}
        self._branching = branching
        self._is_inline = is_inline
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
            side = Side.SHORT if hub is not None else side_of(lie, root.heading)
            new[root.name] = Bud(claim, root.mouth, root.heading, root.heading, root.value, side)
        return self._plant(new)

    def lay(self, name: str, near: int, far: int, sides: tuple[str, ...]) -> bool:
        """Lay a tile at this end. ``sides`` are the ends that a double may get: above or left of it, below or right."""
        bud = self.buds.pop(name)
        is_double = near == far
        is_across = is_double and not self._is_inline
        lie = bud.ordinary
        if is_across:
            if bud.across is None:
                return False
            lie = bud.across
        self._put(lie)
        if lie.link:
            self.links.append((bud.mouth_of(lie), lie.edge((lie.heading + 2) % 4)))
        if is_double:
            self._note_double(near)
        claim = self.grid.claim(lie.box)
        new = {
            name: Bud(claim, lie.edge(lie.heading), lie.heading, self._row(bud, lie), far, side_of(lie, lie.heading))
        }
        if is_double:
            for side, heading in zip(sides, (0, 2) if lie.heading % 2 else (3, 1)):
                new[side] = Bud(claim, lie.edge(heading), heading, heading, far, side_of(lie, heading))
        return self._plant(new)

    def _row(self, bud: Bud, lie: Lie) -> int:
        """The row that a tile is in. Two tiles one behind the other aside from a row begin their own."""
        is_aside = lie.heading % 2 != bud.row % 2
        is_second = is_aside and lie.heading == bud.heading and bud.side is Side.END
        return bud.row if is_aside and not is_second else lie.heading

    def _put(self, lie: Lie) -> None:
        self.lies.append(lie)
        self._laid |= self.grid.claim(lie.box) | self._bar_claim(lie)

    def _bar_claim(self, lie: Lie) -> Claim:
        if lie.link <= 0:
            return NOTHING
        bar = lie.bar
        if lie.heading % 2:
            return self.grid.claim(Box(bar.left - 1, bar.top, bar.right + 1, bar.bottom))
        return self.grid.claim(Box(bar.left, bar.top - 1, bar.right, bar.bottom + 1))

    def _note_double(self, value: int) -> None:
        """No other end of this number waits for its double any more, and perhaps none for branches."""
        is_first = not self._doubles
        self._doubles.add(value)
        for name, bud in self.buds.items():
            if bud.value == value and bud.across is not None:
                self.buds[name] = replace(bud, across=None, claim=bud.firm)
            elif is_first and self._branching is Branching.FIRST and bud.across is not None:
                claim = (
                    bud.firm
                    | self.grid.claim(bud.across.box)
                    | self.grid.claim(at_edge(bud.across, bud.across.heading).box)
                )
                self.buds[name] = replace(bud, claim=claim)

    def _awaits_double(self, bud: Bud) -> bool:
        return not self._is_inline and bud.side is Side.END and bud.value not in self._doubles

    def _has_sides(self) -> bool:
        """Whether a double that comes now would branch."""
        return self._branching is Branching.ALL or (self._branching is Branching.FIRST and not self._doubles)

    def _taken(self) -> Claim:
        """All that lies and all that is kept free for the ends."""
        return self._laid.joined([bud.claim for bud in self.buds.values()])

    def _firm(self) -> Claim:
        """All that lies and the next ordinary tile of every end."""
        return self._laid.joined([bud.firm for bud in self.buds.values()])

    def _plant(self, new: dict[str, Bud]) -> bool:
        """Find the places of the next tiles at new ends, by shifting those of ends nearby if need be."""
        kept = dict(self.buds)
        near = {name: bud for name, bud in kept.items() if any(are_near(bud, other) for other in new.values())}
        orders = [{**new, **near}, {**near, **new}] if near else []
        for leave in self._leaves():
            self.buds = dict(kept)
            if all(self._place(name, bud, leave) for name, bud in new.items()):
                return True
            for order in orders:
                self.buds = {name: bud for name, bud in kept.items() if name not in near}
                if all(self._place(name, bud, leave) for name, bud in order.items()):
                    return True
        return False

    def _leaves(self) -> Iterable[Leave]:
        if self._branching is not Branching.ALL:
            return (Leave.TO_TOUCH, Leave.TO_REFUSE_DOUBLES) if self._has_sides() else (Leave.TO_TOUCH,)
        # In a crowded room a smaller scale is better than a thread across it.
        last = Leave.TO_GO_ANYWHERE if self._is_airy() else Leave.TO_REFUSE_DOUBLES
        return (Leave.TO_TOUCH, Leave.TO_LINK, last)

    def _is_airy(self) -> bool:
        room = self.grid.room
        used = _CELLS * (len(self.lies) + len(self.buds))
        return used * _AIRY < (room.right - room.left) * (room.bottom - room.top)

    def _place(self, name: str, bud: Bud, leave: Leave) -> bool:
        """Find the places of the next tile at one end."""
        near = []
        if self._branching is Branching.ALL:
            near = [other for other in self.buds.values() if other.is_roomy and are_near(bud, other)]
        choice = Choice(self.grid, self._taken(), self._firm(), bud, self._branching is Branching.ALL, near)
        if self._branching is Branching.ALL and leave is not Leave.TO_TOUCH:
            choice.bars = _BARS if self._is_airy() else _SHORT_BARS
        ordinary = choice.ordinary()
        if ordinary is None and leave is Leave.TO_GO_ANYWHERE:
            ordinary, _ = choice.anywhere(False)
        if ordinary is None:
            return False
        firm = self.grid.claim(ordinary.box) | self._bar_claim(ordinary)
        across, claim = None, firm
        if self._awaits_double(bud):
            across, boxes = choice.double(self._has_sides())
            if across is None and leave is Leave.TO_GO_ANYWHERE:
                across, boxes = choice.anywhere(True)
            if across is None and leave is Leave.TO_REFUSE_DOUBLES and self._branching is Branching.FIRST:
                # It might lie here, but its branches would hardly find room.
                across, boxes = choice.double(False)
            if across is None and not (leave is Leave.TO_REFUSE_DOUBLES and self._branching is Branching.ALL):
                return False
            if across is not None:
                claim |= self._bar_claim(across)
            for box in boxes:
                claim |= self.grid.claim(box)
        self.buds[name] = replace(
            bud, ordinary=ordinary, across=across, claim=claim, firm=firm, is_roomy=choice.is_roomy(ordinary)
        )
        return True
