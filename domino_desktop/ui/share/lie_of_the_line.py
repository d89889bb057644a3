"""Where the line lies in a picture: as on the table, and as large as the room for it allows."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from typing import Final

from domino_desktop.core.layout import START, Layout
from domino_desktop.ui.board.geometry import EndPlace, Geometry, Half, Point, Rect, Spot, TilePlace

#: How wide and high the table may be thought to be, as shares of the room: what is seen of it is then made to fit.
_TABLES: Final = ((2.0, 2.0), (1.7, 1.7), (1.4, 1.4), (1.2, 1.2), (1.0, 1.0), (1.0, 1.5), (0.7, 1.5), (0.5, 1.5))
_LONG_TABLES: Final = ((3.2, 3.2), (2.6, 2.6), (2.3, 2.3))
_TABLES_OF_TRAINS: Final = ((1.25, 1.25), (1.0, 1.0))  # the signs of trains have letters, which must not be small
_BAR_COSTS: Final = 0.06  # of the size of the tiles: neighbours that touch are nicer to look at
_SMALLEST: Final = 4


def lying(layout: Layout, room: Rect, largest: int, *, has_pills: bool) -> Generator[None, None, Geometry]:
    """The layout in this room, its tiles with a short side of at most ``largest``; pauses so that a window answers.

    ``has_pills``: the numbers of the open ends are to be seen, too.
    """
    is_trains = layout.arms[0].side == "train"
    shares = _TABLES_OF_TRAINS if is_trains else _TABLES if layout.may_branch else (*_LONG_TABLES, *_TABLES)
    tables = []
    for width, height in shares:
        tables.append((yield from Geometry.growing(layout, room.width * width, room.height * height)))
        yield

    def beauty(table: Geometry) -> float:
        return _shown_side(table, room, largest, has_pills) * (1 - _BAR_COSTS * len(table.links))

    best = max(tables, key=beauty)
    seen, side = _seen(best, has_pills), _shown_side(best, room, largest, has_pills)
    factor = side / best.short_side
    corner = Point(room.centre.x - seen.width * factor / 2, room.centre.y - seen.height * factor / 2)
    # From the corner of a tile, which is to lie on a whole pixel: then those of all others do.
    anchor = best.tiles[0].rect if best.tiles else seen
    x, y = corner.x + (anchor.left - seen.left) * factor, corner.y + (anchor.top - seen.top) * factor
    return _Change(factor, Point(anchor.left, anchor.top), Point(round(x), round(y))).of(best, side)


def so_far(geometry: Geometry, layout: Layout) -> Geometry:
    """What lay already in an earlier layout, where it lies in a later one. Open ends are left out."""
    laid = {*layout.tiles()}
    tiles = tuple(place for place in geometry.tiles if place.tile in laid)
    touched = [place.rect for place in tiles]
    hub = geometry.hub if any(place.arm == START for place in tiles) else None
    if hub is not None:
        touched.append(hub)
    links = tuple(link for link in geometry.links if all(_touches(end, touched) for end in link))
    return replace(geometry, tiles=tiles, ends=(), hub=hub, links=links)


def _touches(point: Point, rects: list[Rect]) -> bool:
    return any(rect.distance_to(point) < 1 for rect in rects)


def _shown_side(geometry: Geometry, room: Rect, largest: int, has_pills: bool) -> int:
    """The short side of a tile when this fills the room: even, so that edges lie on whole pixels."""
    seen = _seen(geometry, has_pills)
    # One pixel is for coming to lie on whole ones.
    scale = min((room.width - 1) / max(1.0, seen.width), (room.height - 1) / max(1.0, seen.height))
    return max(_SMALLEST, min(largest, int(geometry.short_side * scale)) // 2 * 2)


def _seen(geometry: Geometry, has_pills: bool) -> Rect:
    """The tiles, and the pills."""
    rects = [place.rect for place in geometry.tiles]
    rects += [slot.label for slot in geometry.slots]
    if geometry.hub is not None:
        rects.append(geometry.hub)
    if has_pills or not rects:
        half = geometry.pill_diameter / 2
        rects += [Rect(end.pill.x - half, end.pill.y - half, 2 * half, 2 * half) for end in geometry.ends]
    left, top = min(rect.left for rect in rects), min(rect.top for rect in rects)
    return Rect(left, top, max(rect.right for rect in rects) - left, max(rect.bottom for rect in rects) - top)


class _Change:
    """From one place and scale to another."""

    def __init__(self, factor: float, old: Point, new: Point) -> None:
        self._factor, self._old, self._new = factor, old, new

    def of(self, geometry: Geometry, short_side: int) -> Geometry:
        return replace(
            geometry,
            short_side=short_side,
            tiles=tuple(self._tile(place) for place in geometry.tiles),
            ends=tuple(self._end(place) for place in geometry.ends),
            pill_diameter=round(geometry.pill_diameter * self._factor),
            slots=tuple(
                replace(slot, label=self._rect(slot.label), marker=self._rect(slot.marker)) for slot in geometry.slots
            ),
            hub=None if geometry.hub is None else self._rect(geometry.hub),
            links=tuple((self._point(one), self._point(other)) for one, other in geometry.links),
        )

    def _point(self, point: Point) -> Point:
        x = self._new.x + (point.x - self._old.x) * self._factor
        y = self._new.y + (point.y - self._old.y) * self._factor
        return Point(round(x, 3), round(y, 3))

    def _rect(self, rect: Rect) -> Rect:
        corner = self._point(Point(rect.left, rect.top))
        return Rect(corner.x, corner.y, round(rect.width * self._factor, 3), round(rect.height * self._factor, 3))

    def _tile(self, place: TilePlace) -> TilePlace:
        one, other = (Half(half.value, self._rect(half.rect)) for half in place.halves)
        return replace(place, rect=self._rect(place.rect), halves=(one, other))

    def _spot(self, spot: Spot) -> Spot:
        return replace(spot, rect=self._rect(spot.rect))

    def _end(self, place: EndPlace) -> EndPlace:
        ordinary, across = self._spot(place.ordinary), self._spot(place.across)
        return replace(place, ordinary=ordinary, across=across, pill=self._point(place.pill))
