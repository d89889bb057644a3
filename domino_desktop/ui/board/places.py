"""The words of the picture of a layout: points, rectangles, lying tiles and open ends, in pixels.

Lengths are logical pixels, x to the right and y downwards. Nothing here knows Qt.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot

from domino_desktop.core.layout import OpenEnd, PlacedTile
from domino_desktop.core.tiles import Tile

#: The number at an open end stays readable while the tiles are small.
SMALLEST_PILL = 22
#: The four ways, in clockwise quarter turns from "to the right".
WAYS = ((1, 0), (0, 1), (-1, 0), (0, -1))


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
    thread: Point | None = None
    """Where a thread to the pill begins, at the edge of the last tile: where the next tile will not touch it."""

    def spot_for(self, tile: Tile) -> Spot:
        return self.across if tile.is_double else self.ordinary


@dataclass(frozen=True, slots=True)
class Slot:
    """Where an arm grows from a hub, and what may stand beside it."""

    id: str
    """Of the arm."""
    label: Rect
    """For the name of its owner."""
    marker: Rect
    """A square for the marker of an open train."""


class Sheet:
    """A table at one scale: turns places that are counted in half short sides into pixels.

    They are counted from the middle of the table, or from a place so many half short sides away from it.
    """

    def __init__(self, table: Rect, short_side: int, shift: tuple[int, int] = (0, 0)) -> None:
        self.table = table
        self.short_side = short_side
        self.unit = short_side // 2
        # On whole pixels, so that the edges of tiles are sharp.
        self.x = round(table.centre.x) + shift[0] * self.unit
        self.y = round(table.centre.y) + shift[1] * self.unit

    @property
    def pill_diameter(self) -> int:
        """Never larger than the half of a tile on which it lies."""
        return max(min(SMALLEST_PILL, self.short_side), round(self.short_side * 0.75))

    def point(self, x: float, y: float) -> Point:
        return Point(self.x + x * self.unit, self.y + y * self.unit)

    def rect(self, left: float, top: float, right: float, bottom: float) -> Rect:
        corner = self.point(left, top)
        return Rect(corner.x, corner.y, (right - left) * self.unit, (bottom - top) * self.unit)

    def spot(self, x: float, y: float, quarter: int, is_across: bool) -> Spot:
        """A tile with its middle here, in an arm that goes this way."""
        turned = (quarter + 1) % 4 if is_across else quarter
        width, height = self.short_side * 2, self.short_side
        if turned % 2:
            width, height = height, width
        middle = self.point(x, y)
        return Spot(Rect(middle.x - width // 2, middle.y - height // 2, width, height), quarter * 90, turned * 90)

    def end_place(
        self, end: OpenEnd, ordinary: Spot, across: Spot, near: Point, thread: Point | None = None
    ) -> EndPlace:
        """An open end. ``near`` is the middle of the near half of its outline: there the pill lies."""
        return EndPlace(end, ordinary, across, near, thread)


def tile_place(placed: PlacedTile, arm: str, rect: Rect, rotation: int) -> TilePlace:
    """A tile in its place, with both halves as the eye reads them."""
    side = min(rect.width, rect.height)
    right, down = (side, 0.0) if rect.width > rect.height else (0.0, side)
    values = (placed.near, placed.far) if rotation < 180 else (placed.far, placed.near)
    halves = (
        Half(values[0], Rect(rect.left, rect.top, side, side)),
        Half(values[1], Rect(rect.left + right, rect.top + down, side, side)),
    )
    return TilePlace(placed.tile, arm, rect, rotation, halves)


@dataclass(frozen=True, slots=True)
class Laying:
    """A layout laid out in a view."""

    short_side: int
    """Of a tile, in pixels; the long side is twice as long."""
    tiles: tuple[TilePlace, ...]
    """In the order of ``Layout.placed``: a line from the end of its left arm to the end of its right arm."""
    ends: tuple[EndPlace, ...]
    pill_diameter: int
    slots: tuple[Slot, ...] = ()
    """Of the arms that grow from a hub and have owners."""
    hub: Rect | None = None
    """A plate under the first tile, where arms do not touch that tile itself."""
    links: tuple[tuple[Point, Point], ...] = ()
    """Bars between the edges of neighbours that do not touch: where many arms leave no room side by side."""
