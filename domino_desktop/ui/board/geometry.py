"""The geometry of the table: where every tile of a layout lies in a view, and where the next may lie.

A pure function of the layout and the shape of the view. Lengths are logical pixels, x to the right and
y downwards. Nothing here knows Qt or remembers an earlier picture: the same layout in the same view
always looks the same, and a longer line keeps every tile in its place until a smaller scale is needed.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from math import hypot

from domino_desktop.core.layout import LEFT, RIGHT, START, Layout, Line, OpenEnd, PlacedTile
from domino_desktop.core.tiles import Tile
from domino_desktop.ui.board.course import LENGTH, Course, Heading, Lie, Room

#: The short side of a tile in pixels, largest first; all even, so that edges lie on whole pixels.
#: Double-six needs the first six; the rest is for the longest lines of larger sets in small windows.
SCALES = (56, 48, 40, 34, 28, 22, 18, 14, 12, 10, 8, 6, 4)
#: The number at an open end stays readable when the tiles are small.
SMALLEST_PILL = 22

#: The way in which each arm sets out, in clockwise quarter turns from "to the right". Both arms turn
#: clockwise, so the right arm keeps to the lower half of the view and the left arm to the upper half.
_SETTING_OUT = {RIGHT: 0, LEFT: 2}
_WAYS = ((1, 0), (0, 1), (-1, 0), (0, -1))


@dataclass(frozen=True, slots=True)
class Point:
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Rect:
    """An upright rectangle."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.left + self.width

    @property
    def bottom(self) -> float:
        return self.top + self.height

    @property
    def centre(self) -> Point:
        return Point(self.left + self.width / 2, self.top + self.height / 2)

    def contains(self, other: Rect) -> bool:
        return (
            self.left <= other.left
            and self.top <= other.top
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def overlaps(self, other: Rect) -> bool:
        """Whether both share some area; touching edges do not."""
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )

    def distance_to(self, point: Point) -> float:
        """How far the point is from the nearest edge; 0 inside."""
        return hypot(
            max(self.left - point.x, 0, point.x - self.right), max(self.top - point.y, 0, point.y - self.bottom)
        )


@dataclass(frozen=True, slots=True)
class Margins:
    """What the line must keep free along the edges of the view."""

    left: float = 12
    top: float = 12
    right: float = 12
    bottom: float = 12


@dataclass(frozen=True, slots=True)
class Half:
    """One half of a lying tile: a square and its number."""

    value: int
    rect: Rect


@dataclass(frozen=True, slots=True)
class TilePlace:
    """A tile as it is drawn."""

    tile: Tile
    arm: str
    """The arm it belongs to, which has the name of its open end; ``start`` for the first tile."""
    rect: Rect
    rotation: int
    """Clockwise degrees from a tile that lies with its near half to the left: 0, 90, 180 or 270."""
    halves: tuple[Half, Half]
    """As the eye reads them: left then right, or top then bottom."""

    @property
    def centre(self) -> Point:
        return self.rect.centre

    @property
    def is_upright(self) -> bool:
        """Whether the long side is vertical."""
        return self.rect.height > self.rect.width


@dataclass(frozen=True, slots=True)
class Spot:
    """A free place for one tile."""

    rect: Rect
    heading: int
    """The way of the line there, clockwise degrees from "to the right": where an arrow points."""
    rotation: int
    """Of a tile that is laid there, as in TilePlace."""


@dataclass(frozen=True, slots=True)
class EndPlace:
    """An open end as it is drawn: an outline where the next tile would lie, or a pill with the number."""

    end: OpenEnd
    ordinary: Spot
    across: Spot
    """For a double."""
    pill: Point
    """The middle of the pill."""

    def spot_for(self, tile: Tile) -> Spot:
        return self.across if tile.is_double else self.ordinary


@dataclass(frozen=True, slots=True)
class Geometry:
    """A layout laid out in a view.

    >>> geometry = Geometry.of(Layout.of_halves(((5, 2), (2, 6))), 800, 400)
    >>> geometry.short_side
    56
    >>> [[half.value for half in place.halves] for place in geometry.tiles]
    [[5, 2], [2, 6]]
    """

    short_side: int
    """Of a tile, in pixels; the long side is twice as long."""
    tiles: tuple[TilePlace, ...]
    """From the end of the left arm over the first tile to the end of the right arm."""
    ends: tuple[EndPlace, ...]
    pill_diameter: int

    @staticmethod
    def of(layout: Layout, width: float, height: float, margins: Margins = Margins()) -> Geometry:
        """The layout in a view of this size, at the largest scale that holds it and the next tile at every end.

        In a view too small for any scale it spills over the edges at the smallest one.
        """
        table = Rect(
            margins.left, margins.top, width - margins.left - margins.right, height - margins.top - margins.bottom
        )
        for short_side in SCALES:
            cloth = _Cloth(table, short_side)
            arms = cloth.arms_of(layout)
            if arms is not None:
                return cloth.geometry(layout, arms)
        cloth = _Cloth(table, SCALES[-1], is_endless=True)
        return cloth.geometry(layout, cloth.arms_of(layout) or ())

    def end(self, end_id: str) -> EndPlace | None:
        for place in self.ends:
            if place.end.id == end_id:
                return place
        return None

    def spot_for(self, tile: Tile, end_id: str) -> TilePlace:
        """How this tile would lie at this end. Raises KeyError when there is no such end."""
        place = self.end(end_id)
        if place is None:
            raise KeyError(end_id)
        spot = place.spot_for(tile)
        near = tile.low if place.end.value is None else place.end.value
        return _tile_place(PlacedTile(tile, near), end_id, spot.rect, spot.rotation)

    def end_at(self, point: Point, tile: Tile, end_ids: Collection[str]) -> str | None:
        """The end at which a tile released with its middle at this point is laid.

        It is one of ``end_ids``, the legal ends for this tile, within half a tile's length of its outline
        there; the nearest wins; None for nowhere. An empty table takes the first tile anywhere.
        """
        if START in end_ids:
            return START
        near: list[tuple[float, float, str]] = []
        for place in self.ends:
            outline = place.spot_for(tile).rect
            distance = outline.distance_to(point)
            if place.end.id in end_ids and distance <= self.short_side:
                middle = outline.centre
                near.append((distance, hypot(middle.x - point.x, middle.y - point.y), place.end.id))
        return min(near)[2] if near else None


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
        self.short_side = short_side
        self.unit = short_side // 2
        # On whole pixels, so that the edges of tiles are sharp.
        self.x = round(table.centre.x)
        self.y = round(table.centre.y)
        self.is_endless = is_endless
        self.reach = tuple(
            pixels / self.unit
            for pixels in (table.right - self.x, table.bottom - self.y, self.x - table.left, self.y - table.top)
        )

    def arms_of(self, layout: Layout) -> tuple[_Arm, ...] | None:
        """The arms of the layout; None when a tile or the next one at an open end is outside the view."""
        if layout.first is None:
            arms = _bare_arms(layout)
            is_inside = all(lie.is_inside(self._room(0)) for arm in arms for lie in (arm.ordinary, arm.across))
            return arms if is_inside or self.is_endless else None
        found = []
        for line in layout.arms:
            arm = self._arm(layout.first, line)
            if arm is None:
                return None
            found.append(arm)
        return tuple(found)

    def _room(self, setting_out: int) -> Room:
        ahead, aside, behind = (self.reach[(setting_out + turns) % 4] for turns in range(3))
        return Room(-behind, ahead, aside)

    def _arm(self, first: PlacedTile, line: Line) -> _Arm | None:
        """One arm. Both tiles that might come next are looked at behind every tile.

        So a line that fits has always fitted, and the scale never grows with the line.
        """
        setting_out = _SETTING_OUT[line.id]
        room = self._room(setting_out)
        if not (room.is_wide_enough or self.is_endless):
            return None
        lies = [Lie(0, 0, Heading.FORWARD, first.tile.is_double)]
        course = Course(lies[0].extent[0], 0)
        for placed in (*line.tiles, None):
            ordinary, behind_ordinary = course.laid(False, room)
            across, behind_double = course.laid(True, room)
            if not self.is_endless and not (ordinary.is_inside(room) and across.is_inside(room)):
                return None
            if placed is not None:
                lie, course = (across, behind_double) if placed.tile.is_double else (ordinary, behind_ordinary)
                lies.append(lie)
        return _Arm(line.id, setting_out, tuple(lies), ordinary, across)

    def geometry(self, layout: Layout, arms: tuple[_Arm, ...]) -> Geometry:
        pill_diameter = max(SMALLEST_PILL, round(self.short_side * 0.75))
        by_id = {arm.id: arm for arm in arms}
        ends = tuple(self._end_place(end, by_id[end.id], pill_diameter) for end in layout.ends)
        return Geometry(self.short_side, tuple(self._tile_places(layout, arms)), ends, pill_diameter)

    def _tile_places(self, layout: Layout, arms: tuple[_Arm, ...]) -> list[TilePlace]:
        if layout.first is None:
            return []
        first = self._spot(arms[0].lies[0], 0)
        places = [_tile_place(layout.first, START, first.rect, first.rotation)]
        for line, arm in zip(layout.arms, arms, strict=True):
            laid = []
            for placed, lie in zip(line.tiles, arm.lies[1:], strict=True):
                spot = self._spot(lie, arm.setting_out)
                laid.append(_tile_place(placed, arm.id, spot.rect, spot.rotation))
            places = [*reversed(laid), *places] if arm.id == LEFT else [*places, *laid]
        return places

    def _end_place(self, end: OpenEnd, arm: _Arm, pill_diameter: int) -> EndPlace:
        # The pill lies on the near half of the outline. One that is larger than a half keeps off the tile before it.
        ahead, aside = arm.ordinary.near_half()
        way_ahead, way_aside = arm.ordinary.way_out_of(arm.lies[-1]) if arm.lies else (0, 0)
        excess = max(0, pill_diameter / 2 / self.unit - 1)
        pill = self._point(ahead + way_ahead * excess, aside + way_aside * excess, arm.setting_out)
        return EndPlace(end, self._spot(arm.ordinary, arm.setting_out), self._spot(arm.across, arm.setting_out), pill)

    def _point(self, ahead: float, aside: float, setting_out: int) -> Point:
        way_x, way_y = _WAYS[setting_out]
        # ``aside`` is a quarter turn clockwise from ``ahead``.
        return Point(
            self.x + (ahead * way_x - aside * way_y) * self.unit, self.y + (ahead * way_y + aside * way_x) * self.unit
        )

    def _spot(self, lie: Lie, setting_out: int) -> Spot:
        quarter = (lie.heading + setting_out) % 4
        turned = (quarter + 1) % 4 if lie.is_across else quarter
        width, height = self.short_side * 2, self.short_side
        if turned % 2:
            width, height = height, width
        middle = self._point(lie.ahead, lie.aside, setting_out)
        return Spot(Rect(middle.x - width // 2, middle.y - height // 2, width, height), quarter * 90, turned * 90)


def _bare_arms(layout: Layout) -> tuple[_Arm, ...]:
    """Open ends without tiles: the start in the middle, or a row of ends a tile's length apart."""
    arms = []
    for place, end in enumerate(layout.ends):
        middle = LENGTH * (2 * place - len(layout.ends) + 1)
        heading = Heading.BACK if end.id == LEFT else Heading.FORWARD
        arms.append(_Arm(end.id, 0, (), Lie(middle, 0, heading, False), Lie(middle, 0, heading, True)))
    return tuple(arms)


def _tile_place(placed: PlacedTile, arm: str, rect: Rect, rotation: int) -> TilePlace:
    side = min(rect.width, rect.height)
    right, down = (side, 0.0) if rect.width > rect.height else (0.0, side)
    values = (placed.near, placed.far) if rotation < 180 else (placed.far, placed.near)
    halves = (
        Half(values[0], Rect(rect.left, rect.top, side, side)),
        Half(values[1], Rect(rect.left + right, rect.top + down, side, side)),
    )
    return TilePlace(placed.tile, arm, rect, rotation, halves)
