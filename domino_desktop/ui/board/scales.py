"""The scale of a layout that branches: the largest in which it has grown without ever being short of room.

Whenever a tile finds no place the whole picture is laid anew, smaller, with what lies by then in the middle of the
view; so a picture depends on the order in which the tiles were laid and on nothing else.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import Final

from domino_desktop.ui.board.grid import Box
from domino_desktop.ui.board.growth import Branching, Growth
from domino_desktop.ui.board.plan import Plan, Seed, Step

#: With less room than this to either side a line would be over before it has begun.
_SMALLEST_REACH: Final = 9
#: Up and down from the first tile, where every double branches: it, a tile, a double and its branches.
_SMALLEST_HEIGHT: Final = 12
#: Where a view is too small for any scale, the smallest one has this much room, in half short sides.
_ENDLESS: Final = Box(-400, -300, 400, 300)
#: The cells of a room for each tile and end, where every double branches and else: fewer have never been enough.
_CELLS_WITH_BRANCHES: Final = 32
_CELLS: Final = 16
#: How many growing layouts are remembered, so that one more tile costs no more than one tile.
_REMEMBERED: Final = 60


@dataclass(frozen=True, slots=True)
class Fit:
    """A layout in a room: which of the rooms, how far the first tile lies from its middle, and the layout there."""

    number: int
    shift: tuple[int, int]
    growth: Growth


def fitting(plan: Plan, rooms: Sequence[Box]) -> Generator[None, None, Fit]:
    """The first of these rooms, from the narrowest on, that is wide enough. Beyond the last is one without end.

    Pauses after each tile, so that a large layout need not keep anything else waiting.
    """
    laid = 0
    for number, room in enumerate(rooms):
        if not _is_fair(plan.seed, room):
            continue
        shift = yield from _shift(plan, room, laid)
        for offset in dict.fromkeys((shift, (0, 0))):
            memory = yield from _grown(plan, _shifted(room, offset), len(plan.steps))
            if not memory.is_stuck:
                return Fit(number, offset, memory.growth)
            if len(memory.steps) > laid:
                laid = len(memory.steps)
                break
    memory = yield from _grown(plan, _ENDLESS, len(plan.steps))
    assert not memory.is_stuck
    return Fit(len(rooms) - 1, (0, 0), memory.growth)


def _is_fair(seed: Seed, room: Box) -> bool:
    if seed.branching is Branching.ALL and min(room.bottom, -room.top) < _SMALLEST_HEIGHT:
        return False
    return min(room.right, -room.left) >= _SMALLEST_REACH


def _shift(plan: Plan, room: Box, laid: int) -> Generator[None, None, tuple[int, int]]:
    """How far the first tile must move for the tiles laid so far to lie in the middle of the room."""
    if not laid or plan.seed.hub is not None:
        return 0, 0
    memory = yield from _grown(plan, room, laid, may_be_ahead=True)
    boxes = [lie.box for lie in memory.growth.lies[: laid + 1]]
    across = min(box.left for box in boxes) + max(box.right for box in boxes)
    down = min(box.top for box in boxes) + max(box.bottom for box in boxes)
    return -(across - room.left - room.right) // 2, -(down - room.top - room.bottom) // 2


def _shifted(room: Box, shift: tuple[int, int]) -> Box:
    """The room as it is seen from a first tile that was moved."""
    across, down = shift
    return Box(room.left - across, room.top - down, room.right - across, room.bottom - down)


@dataclass(slots=True)
class _Memory:
    """A growing layout, and how far it has come. ``is_stuck``: its last step was one too many."""

    growth: Growth
    is_stuck: bool
    needed: int = 0
    """The cells without which it would be in vain to try."""
    steps: list[Step] = field(default_factory=list)

    def lay(self, seed: Seed, room: Box, step: Step) -> None:
        """Lay one more tile, or be stuck."""
        self.steps.append(step)
        has_branches = seed.branching is Branching.ALL
        self.needed += _CELLS_WITH_BRANCHES * (1 + len(step.sides)) if has_branches else _CELLS
        is_in_vain = self.needed > (room.right - room.left) * (room.bottom - room.top)
        self.is_stuck = is_in_vain or not self.growth.lay(step.name, step.near, step.far, step.sides)


_memories: OrderedDict[tuple[Seed, Box], _Memory] = OrderedDict()


def forget() -> None:
    """Grow every layout anew from now on; they will look the same."""
    _memories.clear()


def _grown(plan: Plan, room: Box, count: int, may_be_ahead: bool = False) -> Generator[None, None, _Memory]:
    """So many tiles grown in this room, or as many as found their places; a pause after each.

    What was grown for an earlier picture is taken up again: it is the same as if it were done anew.
    """
    key = plan.seed, room
    # Nobody else finds it in a pause; who gives up between two tiles leaves what has grown so far.
    memory = _memories.pop(key, None)
    known = 0 if memory is None else len(memory.steps)
    if memory is None or (known > count and not may_be_ahead) or tuple(memory.steps) != plan.steps[:known]:
        growth = Growth(room, plan.seed.branching, plan.seed.is_inline)
        seed = plan.seed
        memory = _Memory(growth, not growth.begin(seed.lie, seed.hub, seed.roots, seed.value))
    try:
        for step in plan.steps[len(memory.steps) : count]:
            if memory.is_stuck:
                break
            memory.lay(plan.seed, room, step)
            yield
    finally:
        _memories[key] = memory
        if len(_memories) > _REMEMBERED:
            _memories.popitem(last=False)
    return memory
