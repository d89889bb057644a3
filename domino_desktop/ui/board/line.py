"""Plain lines: two arms that start from the first tile, each in its own half of the view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from domino_desktop.core.layout import LEFT, RIGHT, START, Layout, Line, OpenEnd, PlacedTile
from domino_desktop.ui.board.course import LENGTH, Course, Heading, Lie, Room
from domino_desktop.ui.board.places import WAYS, EndPlace, Laying, Point, Rect, Sheet, Spot, TilePlace, tile_place

#: The way in which each arm sets out, in clockwise quarter turns from "to the right". Both arms turn
#: clockwise, so the right arm keeps to the lower half of the view and the left arm to the upper half.
_SETTING_OUT = {RIGHT: 0, LEFT: 2}


def lay_line(layout: Layout, table: Rect, scales: Sequence[int]) -> Laying:
    """The line at the largest scale that holds it and the next tile at both ends.

    In a view too small for any scale it spills over the edges at the smallest one.
    """
    for short_side in scales:
        cloth = _Cloth(table, short_side)
        arms = cloth.arms_of(layout)
        if arms is not None:
            return cloth.laying(layout, arms)
    cloth = _Cloth(table, scales[-1], is_endless=True)
    return cloth.laying(layout, cloth.arms_of(layout) or ())


@dataclass(frozen=True, slots=True)
class _Arm:
    """The lies of one arm, in its own frame, and the two at its open end."""

    id: str
    setting_out: int
    lies: tuple[Lie, ...]
    """From the first tile of the layout, which belongs to every arm, outwards."""
    ordinary: Lie
    across: Lie


class _Cloth:
    """The free part of the view at one scale: turns lies into pixels and back."""

    def __init__(self, table: Rect, short_side: int, is_endless: bool = False) -> None:
        self.sheet = sheet = Sheet(table, short_side)
        self.is_endless = is_endless
        self.reach = tuple(
            pixels / sheet.unit
            for pixels in (table.right - sheet.x, table.bottom - sheet.y, sheet.x - table.left, sheet.y - table.top)
        )

    def arms_of(self, layout: Layout) -> tuple[_Arm, ...] | None:
        """The arms of the layout; None when a tile or the next one at an open end is outside the view."""
        if layout.first is None:
            arms = _bare_arms(layout)
            is_inside = all(lie.is_inside(self._room(0)) for arm in arms for lie in (arm.ordinary, arm.across))
            return arms if is_inside or self.is_endless else None
        found = []
        for line in layout.arms:
            arm = self._arm(layout.first, line, layout.is_inline)
            if arm is None:
                return None
            found.append(arm)
        return tuple(found)

    def _room(self, setting_out: int) -> Room:
        ahead, aside, behind = (self.reach[(setting_out + turns) % 4] for turns in range(3))
        return Room(-behind, ahead, aside)

    def _arm(self, first: PlacedTile, line: Line, is_inline: bool) -> _Arm | None:
        """One arm. Both tiles that might come next are looked at behind every tile.

        So a line that fits has always fitted, and the scale never grows with the line.
        """
        setting_out = _SETTING_OUT[line.id]
        room = self._room(setting_out)
        if not (room.is_wide_enough or self.is_endless):
            return None
        lies = [Lie(0, 0, Heading.FORWARD, first.tile.is_double and not is_inline)]
        course = Course(lies[0].extent[0], 0)
        for placed in (*line.tiles, None):
            ordinary, behind_ordinary = course.laid(False, room)
            across, behind_double = course.laid(not is_inline, room)
            if not self.is_endless and not (ordinary.is_inside(room) and across.is_inside(room)):
                return None
            if placed is not None:
                lie, course = (across, behind_double) if placed.tile.is_double else (ordinary, behind_ordinary)
                lies.append(lie)
        return _Arm(line.id, setting_out, tuple(lies), ordinary, across)

    def laying(self, layout: Layout, arms: tuple[_Arm, ...]) -> Laying:
        by_id = {arm.id: arm for arm in arms}
        ends = tuple(self._end_place(end, by_id[end.id]) for end in layout.ends)
        tiles = tuple(self._tile_places(layout, arms))
        return Laying(self.sheet.short_side, tiles, ends, self.sheet.pill_diameter)

    def _tile_places(self, layout: Layout, arms: tuple[_Arm, ...]) -> list[TilePlace]:
        if layout.first is None:
            return []
        first = self._spot(arms[0].lies[0], 0)
        places = [tile_place(layout.first, START, first.rect, first.rotation)]
        for line, arm in zip(layout.arms, arms, strict=True):
            laid = []
            for placed, lie in zip(line.tiles, arm.lies[1:], strict=True):
                spot = self._spot(lie, arm.setting_out)
                laid.append(tile_place(placed, arm.id, spot.rect, spot.rotation))
            places = [*reversed(laid), *places] if arm.id == LEFT else [*places, *laid]
        return places

    def _end_place(self, end: OpenEnd, arm: _Arm) -> EndPlace:
        near = self._point(*arm.ordinary.near_half(), arm.setting_out)
        spots = self._spot(arm.ordinary, arm.setting_out), self._spot(arm.across, arm.setting_out)
        return self.sheet.end_place(end, *spots, near)

    def _point(self, ahead: float, aside: float, setting_out: int) -> Point:
        way_x, way_y = WAYS[setting_out]
        # ``aside`` is a quarter turn clockwise from ``ahead``.
        return self.sheet.point(ahead * way_x - aside * way_y, ahead * way_y + aside * way_x)

    def _spot(self, lie: Lie, setting_out: int) -> Spot:
        way_x, way_y = WAYS[setting_out]
        return self.sheet.spot(
            lie.ahead * way_x - lie.aside * way_y,
            lie.ahead * way_y + lie.aside * way_x,
            (lie.heading + setting_out) % 4,
            lie.is_across,
        )


def _bare_arms(layout: Layout) -> tuple[_Arm, ...]:
    """Open ends without tiles: the start in the middle, or a row of ends a tile's length apart."""
    arms = []
    for place, end in enumerate(layout.ends):
        middle = LENGTH * (2 * place - len(layout.ends) + 1)
        heading = Heading.BACK if end.id == LEFT else Heading.FORWARD
        arms.append(_Arm(end.id, 0, (), Lie(middle, 0, heading, False), Lie(middle, 0, heading, True)))
    return tuple(arms)
