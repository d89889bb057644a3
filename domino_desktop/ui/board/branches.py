"""Layouts that branch: spinners, crosses, stars and chicken feet, as `growth` lays them, in pixels."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from domino_desktop.core.layout import LEFT, RIGHT, START, Layout, Line, OpenEnd
from domino_desktop.ui.board.bud import Bud, Lie, Root
from domino_desktop.ui.board.grid import Box
from domino_desktop.ui.board.growth import Branching, Growth
from domino_desktop.ui.board.places import WAYS, EndPlace, Laying, Rect, Sheet, Spot, TilePlace, tile_place

UP: Final = "up"
DOWN: Final = "down"
_HEADINGS: Final = {RIGHT: 0, DOWN: 1, LEFT: 2, UP: 3}
#: With less room than this to either side a line would be over before it has begun.
_SMALLEST_REACH: Final = 9
#: Where a view is too small for any scale, the smallest one has this much room, in half short sides.
_ENDLESS: Final = Box(-400, -300, 400, 300)
_CELLS: Final = 8
#: Cells of a room for each cell of a tile, with many arms and with few.
_THIN: Final = 4
_DENSE: Final = 2
#: How many growing layouts are remembered, so that one more tile costs no more than one tile.
_REMEMBERED: Final = 40


def lay_branches(layout: Layout, table: Rect, scales: Sequence[int]) -> Laying:
    """The layout at the largest scale in which it has grown without ever being short of room."""
    plan = _Plan.of(layout)
    for short_side in scales:
        sheet = Sheet(table, short_side)
        growth = _grown(plan, _room(sheet))
        if growth is not None:
            return _laying(layout, sheet, growth)
    growth = _grown(plan, _ENDLESS)
    assert growth is not None
    return _laying(layout, Sheet(table, scales[-1]), growth)


@dataclass(frozen=True, slots=True)
class _Seed:
    """The first tile and what grows from it."""

    lie: Lie
    hub: Box | None
    roots: tuple[Root, ...]
    value: int | None
    """Of a first double."""
    branching: Branching
    is_inline: bool
    is_equal: bool


@dataclass(frozen=True, slots=True)
class _Step:
    """One tile: the end where it is laid, its halves, and the ends that open at its short sides."""

    name: str
    near: int
    far: int
    sides: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Plan:
    seed: _Seed
    steps: tuple[_Step, ...]

    @property
    def cells(self) -> int:
        """The least room that so many tiles and ends have ever been laid in: it spares vain attempts."""
        if self.seed.branching is Branching.ALL:
            ends = sum(len(step.sides) for step in self.steps)
            return _CELLS * _THIN * (len(self.steps) + ends)
        return _CELLS * _DENSE * len(self.steps)

    @staticmethod
    def of(layout: Layout) -> _Plan:
        first = layout.first
        assert first is not None
        sides = [arm.side for arm in layout.arms if arm.parent == START]
        has_spinner = LEFT in sides
        branching = Branching.ALL if layout.branches else Branching.FIRST if has_spinner else Branching.NONE
        if has_spinner and first.tile.is_double:
            sides += [side for side in (UP, DOWN) if side not in sides]
        is_across = first.tile.is_double and not layout.is_inline
        lie = Lie(0, 0, 0, is_across)
        hub, roots = _roots(lie, tuple(sides), first.near, first.far)
        value = first.near if first.tile.is_double else None
        is_equal = not any(end.total for end in layout.ends)
        seed = _Seed(lie, hub, roots, value, branching, layout.is_inline, is_equal)
        return _Plan(seed, tuple(_steps(layout, branching, value is not None)))


def _steps(layout: Layout, branching: Branching, has_double: bool) -> Iterator[_Step]:
    lengths = dict.fromkeys((arm.id for arm in layout.arms), 0)
    by_id = {arm.id: arm for arm in layout.arms}
    for arm_id in layout.order:
        arm, at = by_id[arm_id], lengths[arm_id]
        placed = arm.tiles[at]
        sides: tuple[str, ...] = ()
        if placed.tile.is_double and (branching is Branching.ALL or (branching is Branching.FIRST and not has_double)):
            sides = (UP, DOWN) if branching is Branching.FIRST else (UP, DOWN)[: layout.branches]
        has_double |= placed.tile.is_double
        yield _Step(_name(arm), placed.near, placed.far, tuple(f"{arm_id}.{at}.{side}" for side in sides))
        lengths[arm_id] += 1


def _name(arm: Line) -> str:
    """The name of an arm's bud, known before there is an arm."""
    return arm.side if arm.parent == START else f"{arm.parent}.{arm.at}.{arm.side}"


def _roots(lie: Lie, sides: tuple[str, ...], near: int, far: int) -> tuple[Box | None, tuple[Root, ...]]:
    """What grows from the first tile. More than four arms grow from a plate under it."""
    if all(side in _HEADINGS for side in sides):
        values = {RIGHT: far}
        return None, tuple(Root(side, *_edge(lie, side), values.get(side, near)) for side in sides)
    if len(sides) <= 4:
        names = (RIGHT, LEFT, UP, DOWN)[: len(sides)]
        return None, tuple(Root(side, *_edge(lie, name), near) for side, name in zip(sides, names))
    hub = Box(-3, -4, 3, 4) if len(sides) <= 6 else Box(-5, -4, 5, 4)
    right, left = hub.right, hub.left
    mouths = {
        5: ((right, -3, 0), (right, 3, 0), (left, 3, 2), (left, -3, 2), (0, -4, 3)),
        6: ((0, -4, 3), (right, -3, 0), (right, 3, 0), (0, 4, 1), (left, 3, 2), (left, -3, 2)),
        7: ((0, -4, 3), (right, -3, 0), (right, 3, 0), (3, 4, 1), (-3, 4, 1), (left, 3, 2), (left, -3, 2)),
        8: (
            (-3, -4, 3), (3, -4, 3), (right, -3, 0), (right, 3, 0), (3, 4, 1), (-3, 4, 1), (left, 3, 2), (left, -3, 2)
        ),
    }[len(sides)]  # fmt: skip
    return hub, tuple(Root(side, (x, y), heading, near) for side, (x, y, heading) in zip(sides, mouths))


def _edge(lie: Lie, side: str) -> tuple[tuple[int, int], int]:
    heading = _HEADINGS[side]
    return lie.edge(heading), heading


@dataclass(slots=True)
class _Memory:
    """A growing layout, and how far it has come. ``is_stuck``: its last step was one too many."""

    growth: Growth
    is_stuck: bool
    steps: list[_Step] = field(default_factory=list)


_memories: OrderedDict[tuple[_Seed, Box], _Memory] = OrderedDict()


def _grown(plan: _Plan, room: Box) -> Growth | None:
    """The layout grown in this room; None where some tile found no place.

    What was grown for an earlier picture is taken up again: it is the same as if it were done anew.
    """
    if min(room.right, -room.left) < _SMALLEST_REACH or plan.cells > (room.right - room.left) * (
        room.bottom - room.top
    ):
        return None
    key = plan.seed, room
    memory = _memories.pop(key, None)
    if memory is None or tuple(memory.steps) != plan.steps[: len(memory.steps)]:
        memory = _begin(plan.seed, room)
    _memories[key] = memory
    if len(_memories) > _REMEMBERED:
        _memories.popitem(last=False)
    for step in plan.steps[len(memory.steps) :]:
        if memory.is_stuck:
            break
        memory.steps.append(step)
        memory.is_stuck = not memory.growth.lay(step.name, step.near, step.far, step.sides)
    return None if memory.is_stuck else memory.growth


def _begin(seed: _Seed, room: Box) -> _Memory:
    growth = Growth(room, seed.branching, seed.is_inline, seed.is_equal)
    return _Memory(growth, not growth.begin(seed.lie, seed.hub, seed.roots, seed.value))


def _room(sheet: Sheet) -> Box:
    table, unit = sheet.table, sheet.unit
    return Box(
        -int((sheet.x - table.left) // unit),
        -int((sheet.y - table.top) // unit),
        int((table.right - sheet.x) // unit),
        int((table.bottom - sheet.y) // unit),
    )


def _laying(layout: Layout, sheet: Sheet, growth: Growth) -> Laying:
    by_name = {_name(arm): arm for arm in layout.arms}
    buds = {by_name[name].id: bud for name, bud in growth.buds.items() if name in by_name}
    hub = growth.hub
    return Laying(
        sheet.short_side,
        tuple(_tiles(layout, sheet, growth)),
        tuple(_end(sheet, end, buds[end.id]) for end in layout.ends),
        sheet.pill_diameter,
        hub=None if hub is None else sheet.rect(hub.left, hub.top, hub.right, hub.bottom),
        links=tuple((sheet.point(*one), sheet.point(*other)) for one, other in growth.links),
    )


def _tiles(layout: Layout, sheet: Sheet, growth: Growth) -> list[TilePlace]:
    assert layout.first is not None
    first, *others = growth.lies
    by_arm: dict[str, list[Lie]] = {arm.id: [] for arm in layout.arms}
    for arm_id, lie in zip(layout.order, others, strict=True):
        by_arm[arm_id].append(lie)
    spot = _spot(sheet, first)
    places = [tile_place(layout.first, START, spot.rect, spot.rotation)]
    for arm in layout.arms:
        laid = []
        for placed, lie in zip(arm.tiles, by_arm[arm.id], strict=True):
            spot = _spot(sheet, lie)
            laid.append(tile_place(placed, arm.id, spot.rect, spot.rotation))
        places = [*reversed(laid), *places] if arm.id == LEFT else [*places, *laid]
    return places


def _spot(sheet: Sheet, lie: Lie) -> Spot:
    return sheet.spot(lie.x, lie.y, lie.heading, lie.is_across)


def _end(sheet: Sheet, end: OpenEnd, bud: Bud) -> EndPlace:
    ordinary, across = bud.ordinary, bud.across
    x, y = ordinary.towards((ordinary.heading + 2) % 4, 1)
    way = WAYS[bud.heading]
    if ordinary.link or (x - bud.mouth[0]) * way[0] + (y - bud.mouth[1]) * way[1] < 0:
        # It hangs from the side of the last tile, or lies away from it.
        way = WAYS[ordinary.heading]
    return sheet.end_place(
        end, _spot(sheet, ordinary), _spot(sheet, ordinary if across is None else across), sheet.point(x, y), way
    )
