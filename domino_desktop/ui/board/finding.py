"""Where to look: the part of a small line that matters, and which way lies what is out of view.

Lengths are logical pixels, x to the right and y downwards. Nothing here knows Qt.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import hypot

from domino_desktop.ui.board.places import Point, Rect

#: The short side of tiles whose pips are read at a glance, and the least for which the whole line stays in view.
READABLE, _LEAST = 22, 18
#: What is pressed by a finger is as large as this.
TARGET = 44


@dataclass(frozen=True, slots=True)
class Pointer:
    """A sign at the edge of the view that points to something beyond it."""

    id: str
    """Of the end; empty for the last tile."""
    value: int | None
    goal: Point
    """Where it is."""
    spot: Point
    """The middle of the sign."""


def close_up(short_side: float) -> float:
    """How many times a line of this scale is magnified to be read; 1 where it need not be.

    >>> close_up(10), close_up(18)
    (2.2, 1.0)
    """
    return READABLE / short_side if short_side < _LEAST else 1.0


def worth_seeing(first: Rect, others: Iterable[Rect], width: float, height: float) -> Rect:
    """The first of these parts, and the nearest of the others as far as all fit into a view of this size.

    >>> worth_seeing(Rect(0, 0, 10, 10), [Rect(500, 0, 10, 10), Rect(40, 0, 10, 10)], 100, 100)
    Rect(left=0, top=0, width=50, height=10)
    """
    seen, middle = first, first.centre
    for part in sorted(others, key=lambda each: each.distance_to(middle)):
        both = _union(seen, part)
        if both.width <= width and both.height <= height:
            seen = both
    return seen


def pointers(goals: Sequence[tuple[str, int | None, Point]], room: Rect) -> tuple[Pointer, ...]:
    """A sign at the edge of the room for each goal that is outside it, in the direction from its middle.

    Signs do not cover each other; where there is no room for all, those come first that are named first.
    """
    reach = TARGET / 2
    if room.width < TARGET or room.height < TARGET:
        return ()
    found: list[Pointer] = []
    for name, value, goal in goals:
        if room.distance_to(goal) == 0:
            continue
        spot = _free_spot(_on_edge(goal, room, reach), room, reach, [each.spot for each in found])
        if spot is not None:
            found.append(Pointer(name, value, goal, spot))
    return tuple(found)


def _union(one: Rect, other: Rect) -> Rect:
    left, top = min(one.left, other.left), min(one.top, other.top)
    return Rect(left, top, max(one.right, other.right) - left, max(one.bottom, other.bottom) - top)


def _on_edge(goal: Point, room: Rect, reach: float) -> Point:
    """The nearest place for a sign to what is beyond the edge."""
    return Point(
        max(room.left + reach, min(goal.x, room.right - reach)), max(room.top + reach, min(goal.y, room.bottom - reach))
    )


def _free_spot(wanted: Point, room: Rect, reach: float, taken: Sequence[Point]) -> Point | None:
    """The place nearest to this one along the same edge that no other sign covers."""
    is_upright = wanted.x in (room.left + reach, room.right - reach)
    low, high = (room.top, room.bottom) if is_upright else (room.left, room.right)
    for step in range(int((high - low) / TARGET) * 2 + 1):
        shift = (step + 1) // 2 * (TARGET + 2) * (1 if step % 2 else -1)
        spot = Point(wanted.x, wanted.y + shift) if is_upright else Point(wanted.x + shift, wanted.y)
        along = spot.y if is_upright else spot.x
        if low + reach <= along <= high - reach and all(
            hypot(spot.x - other.x, spot.y - other.y) >= TARGET for other in taken
        ):
            return spot
    return None
