"""What can be shown of a layout at once, while it still grows: what lay before, made to fit.

Everything in it is true of the layout: a tile lies at its arm, an open end is open and has its number. What cannot
be known so soon is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from domino_desktop.core.layout import START, Layout
from domino_desktop.core.tiles import Tile
from domino_desktop.ui.board.geometry import EndPlace, Geometry, Point, Rect, Spot, TilePlace
from domino_desktop.ui.board.places import Sheet


def stand_in(before: Geometry, layout: Layout, table: Rect, scales: Sequence[int]) -> Geometry:
    """The layout as far as ``before``, a picture of an earlier one or in another view, tells where it lies.

    It has the first of these scales that the table allows, and is in the middle unless it fits as it is.
    """
    arms = _arms(layout)
    places = [place for place in before.tiles if arms.get(place.tile) == place.arm]
    if not any(place.arm == START for place in places):
        return _sized(replace(before, tiles=(), ends=(), slots=(), hub=None, links=()), table, scales)
    last = _last(before, layout, {place.tile for place in places})
    counts = [place.arm for place in places]
    ends = []
    for end in layout.ends:
        place = before.end(end.id)
        arm = layout.arm(end.id)
        laid = 0 if arm is None else len(arm.tiles)
        # An end has moved with every tile laid there, or taken from there, since.
        if place is not None and place.end.value == end.value and counts.count(end.id) == laid:
            ends.append(replace(place, end=end))
    links = before.links if len(places) == len(before.tiles) else ()
    return _sized(replace(before, tiles=(*places, *last), ends=tuple(ends), slots=(), links=links), table, scales)


def _arms(layout: Layout) -> dict[Tile, str]:
    arms = {placed.tile: arm.id for arm in layout.arms for placed in arm.tiles}
    if layout.first is not None:
        arms[layout.first.tile] = START
    return arms


def _last(before: Geometry, layout: Layout, known: set[Tile]) -> list[TilePlace]:
    """The tile laid last, if it is all that is new: its end has kept its place free."""
    arm = layout.arm(layout.order[-1]) if layout.order else None
    if arm is None or len(layout.tiles()) != len(known) + 1 or before.end(arm.id) is None:
        return []
    placed = arm.tiles[-1]
    return [] if placed.tile in known else [before.spot_for(placed.tile, arm.id, placed.near)]


def _sized(geometry: Geometry, table: Rect, scales: Sequence[int]) -> Geometry:
    rects = list(_rects(geometry))
    if not rects:
        return geometry
    left, top = min(rect.left for rect in rects), min(rect.top for rect in rects)
    extent = Rect(left, top, max(rect.right for rect in rects) - left, max(rect.bottom for rect in rects) - top)
    fitting = (
        scale
        for scale in scales
        if extent.width * scale <= table.width * geometry.short_side
        and extent.height * scale <= table.height * geometry.short_side
    )
    short_side = next(fitting, scales[-1])
    if short_side == geometry.short_side and table.contains(extent):
        return geometry
    sheet = Sheet(table, short_side)
    factor = short_side / geometry.short_side / 2
    corner = Point(round(table.centre.x - extent.width * factor), round(table.centre.y - extent.height * factor))
    return _Change(geometry.short_side, short_side, Point(left, top), corner).of(geometry, sheet)


def _rects(geometry: Geometry) -> Iterable[Rect]:
    yield from (place.rect for place in geometry.tiles)
    for end in geometry.ends:
        yield end.ordinary.rect
        yield end.across.rect
    if geometry.hub is not None:
        yield geometry.hub


@dataclass(frozen=True, slots=True)
class _Change:
    """From one place and scale to another."""

    old_side: int
    new_side: int
    old: Point
    new: Point

    def length(self, length: float) -> float:
        # In this order whole pixels stay whole.
        return length * self.new_side / self.old_side

    def of(self, geometry: Geometry, sheet: Sheet) -> Geometry:
        return replace(
            geometry,
            short_side=sheet.short_side,
            tiles=tuple(self._tile(place) for place in geometry.tiles),
            ends=tuple(self._end(place) for place in geometry.ends),
            pill_diameter=sheet.pill_diameter,
            hub=None if geometry.hub is None else self._rect(geometry.hub),
            links=tuple((self._point(one), self._point(other)) for one, other in geometry.links),
        )

    def _point(self, point: Point) -> Point:
        return Point(self.new.x + self.length(point.x - self.old.x), self.new.y + self.length(point.y - self.old.y))

    def _rect(self, rect: Rect) -> Rect:
        corner = self._point(Point(rect.left, rect.top))
        return Rect(corner.x, corner.y, self.length(rect.width), self.length(rect.height))

    def _tile(self, place: TilePlace) -> TilePlace:
        one, other = place.halves
        halves = replace(one, rect=self._rect(one.rect)), replace(other, rect=self._rect(other.rect))
        return replace(place, rect=self._rect(place.rect), halves=halves)

    def _spot(self, spot: Spot) -> Spot:
        return replace(spot, rect=self._rect(spot.rect))

    def _end(self, place: EndPlace) -> EndPlace:
        return replace(
            place,
            ordinary=self._spot(place.ordinary),
            across=self._spot(place.across),
            pill=self._point(place.pill),
            thread=None if place.thread is None else self._point(place.thread),
        )
