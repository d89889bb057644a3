"""The geometry of the table: where every tile of a layout lies in a view, and where the next may lie.

A pure function of the layout and the shape of the view. Lengths are logical pixels, x to the right and
y downwards. Nothing here knows Qt: the same layout in the same view always looks the same, and one more
tile keeps every other in its place until a smaller scale is needed.
"""

from __future__ import annotations

from collections.abc import Collection, Generator
from dataclasses import dataclass
from math import hypot

from domino_desktop.core.layout import START, Layout, PlacedTile
from domino_desktop.core.tiles import Tile
from domino_desktop.ui.board.branches import grow_branches
from domino_desktop.ui.board.line import lay_line
from domino_desktop.ui.board.places import (
    EndPlace,
    Half,
    Laying,
    Margins,
    Point,
    Rect,
    Slot,
    Spot,
    TilePlace,
    tile_place,
)
from domino_desktop.ui.board.trains import lay_trains

__all__ = ["SCALES", "EndPlace", "Geometry", "Half", "Margins", "Point", "Rect", "Slot", "Spot", "TilePlace"]

#: The short side of a tile in pixels, largest first; all even, so that edges lie on whole pixels.
#: Double-six needs the first six; the rest is for the longest lines of larger sets in small windows.
SCALES = (56, 48, 40, 34, 28, 22, 18, 14, 12, 10, 8, 6, 4)

_USUAL = Margins()


@dataclass(frozen=True, slots=True)
class Geometry(Laying):
    """A layout laid out in a view.

    >>> geometry = Geometry.of(Layout.of_halves(((5, 2), (2, 6))), 800, 400)
    >>> geometry.short_side
    56
    >>> [[half.value for half in place.halves] for place in geometry.tiles]
    [[5, 2], [2, 6]]
    """

    @staticmethod
    def of(layout: Layout, width: float, height: float, margins: Margins = _USUAL) -> Geometry:
        """The layout in a view of this size, at the largest scale that holds it and the next tile at every end.

        In a view too small for any scale it spills over the edges at the smallest one.
        """
        return _outcome(Geometry.growing(layout, width, height, margins))

    @staticmethod
    def growing(
        layout: Layout, width: float, height: float, margins: Margins = _USUAL
    ) -> Generator[None, None, Geometry]:
        """The same, with pauses: nothing that happens between two tiles changes what it answers in the end."""
        table = Rect(
            margins.left, margins.top, width - margins.left - margins.right, height - margins.top - margins.bottom
        )
        laid = yield from _laid(layout, table)
        return Geometry(laid.short_side, laid.tiles, laid.ends, laid.pill_diameter, laid.slots, laid.hub, laid.links)

    def end(self, end_id: str) -> EndPlace | None:
        for place in self.ends:
            if place.end.id == end_id:
                return place
        return None

    def spot_for(self, tile: Tile, end_id: str, near: int | None = None) -> TilePlace:
        """How this tile would lie at this end, with this half first where both may touch.

        Raises KeyError when there is no such end.
        """
        place = self.end(end_id)
        if place is None:
            raise KeyError(end_id)
        spot = place.spot_for(tile)
        if near is None:
            near = next(iter(place.end.nears(tile)), tile.low)
        return tile_place(PlacedTile(tile, near), end_id, spot.rect, spot.rotation)

    def end_at(self, point: Point, tile: Tile, end_ids: Collection[str], reach: float | None = None) -> str | None:
        """The end at which a tile released with its middle at this point is laid.

        It is one of ``end_ids``, the legal ends for this tile, within ``reach``, else half a tile's length, of its
        outline there; the nearest wins; None for nowhere. An empty table takes the first tile anywhere.
        """
        reach = self.short_side if reach is None else reach
        if START in end_ids:
            return START
        near: list[tuple[float, float, str]] = []
        for place in self.ends:
            outline = place.spot_for(tile).rect
            distance = outline.distance_to(point)
            if place.end.id in end_ids and distance <= reach:
                middle = outline.centre
                near.append((distance, hypot(middle.x - point.x, middle.y - point.y), place.end.id))
        return min(near)[2] if near else None


def _laid(layout: Layout, table: Rect) -> Generator[None, None, Laying]:
    """Trains lie in bands, anything that branches or may yet branch grows in the open, the rest is a line."""
    if layout.first is None or not (layout.may_branch or layout.arms[0].side == "train"):
        return lay_line(layout, table, SCALES)
    if layout.arms[0].side == "train":
        return lay_trains(layout, table, SCALES)
    return (yield from grow_branches(layout, table, SCALES))


def _outcome(growing: Generator[None, None, Geometry]) -> Geometry:
    """What it answers when it may go on without a pause."""
    while True:
        try:
            next(growing)
        except StopIteration as done:
            return done.value  # type: ignore[no-any-return]
