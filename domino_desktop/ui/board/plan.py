"""What decides where the tiles of a layout that branches lie: its first tile, and every other in its order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from domino_desktop.core.layout import LEFT, RIGHT, START, Layout, Line
from domino_desktop.ui.board.bud import Lie, Root
from domino_desktop.ui.board.grid import Box
from domino_desktop.ui.board.growth import Branching

UP: Final = "up"
DOWN: Final = "down"
_HEADINGS: Final = {RIGHT: 0, DOWN: 1, LEFT: 2, UP: 3}


@dataclass(frozen=True, slots=True)
class Seed:
    """The first tile and what grows from it."""

    lie: Lie
    hub: Box | None
    roots: tuple[Root, ...]
    value: int | None
    """Of a first double."""
    branching: Branching
    is_inline: bool


@dataclass(frozen=True, slots=True)
class Step:
    """One tile: the end where it is laid, its halves, and the ends that open at its short sides."""

    name: str
    near: int
    far: int
    sides: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that decides where the tiles of a layout lie."""

    seed: Seed
    steps: tuple[Step, ...]

    @staticmethod
    def of(layout: Layout) -> Plan:
        """The plan of a layout. Raises AssertionError where nothing lies on the table."""
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
        seed = Seed(lie, hub, roots, value, branching, layout.is_inline)
        return Plan(seed, tuple(_steps(layout, branching, value is not None)))


def _steps(layout: Layout, branching: Branching, has_double: bool) -> Iterator[Step]:
    lengths = dict.fromkeys((arm.id for arm in layout.arms), 0)
    by_id = {arm.id: arm for arm in layout.arms}
    for arm_id in layout.order:
        arm, at = by_id[arm_id], lengths[arm_id]
        placed = arm.tiles[at]
        sides: tuple[str, ...] = ()
        if placed.tile.is_double and (branching is Branching.ALL or (branching is Branching.FIRST and not has_double)):
            sides = (UP, DOWN) if branching is Branching.FIRST else (UP, DOWN)[: layout.branches]
        has_double |= placed.tile.is_double
        yield Step(name_of(arm), placed.near, placed.far, tuple(f"{arm_id}.{at}.{side}" for side in sides))
        lengths[arm_id] += 1


def name_of(arm: Line) -> str:
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
