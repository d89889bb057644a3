"""Where tiles lie that do not lie in one plain line: the same promises for every placing and every view."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domino_desktop.core.layout import START, Layout, OpenEnd, PlacedTile, is_matador
from domino_desktop.core.tiles import Tile, TileSet
from domino_desktop.ui.board import scales
from domino_desktop.ui.board.geometry import Geometry, Margins, Point, Rect, TilePlace
from tests.ui.layouts import WAYS, Grown, random_growth
from tests.ui.test_geometry import check_passage, check_tile, is_clear, touch, touching_numbers

SIZES = ((1120, 560), (1040, 500), (760, 380), (736, 376), (600, 300), (1600, 900))
sizes = st.sampled_from(SIZES) | st.tuples(st.integers(600, 3840), st.integers(300, 2160))
seeds = st.integers(0, 2**32)


def arm_places(layout: Layout, geometry: Geometry) -> tuple[TilePlace, dict[str, list[TilePlace]]]:
    """The first tile, and the tiles of every arm outwards."""
    by_tile = {place.tile: place for place in geometry.tiles}
    assert layout.first is not None
    return by_tile[layout.first.tile], {arm.id: [by_tile[placed.tile] for placed in arm.tiles] for arm in layout.arms}


def root_of(layout: Layout, geometry: Geometry, arm_id: str) -> TilePlace | Rect:
    """What an arm grows from: a tile, the sign of a train or the plate under the first tile."""
    first, by_arm = arm_places(layout, geometry)
    arm = layout.arm(arm_id)
    assert arm is not None
    if arm.parent != START:
        return by_arm[arm.parent][arm.at]
    for slot in geometry.slots:
        if slot.id == arm_id:
            return slot.label
    return geometry.hub or first


def joints(layout: Layout, geometry: Geometry) -> Iterator[tuple[TilePlace | Rect, TilePlace, int, PlacedTile]]:
    """Every tile but the first: what it touches, itself, the number that it was laid at, and how."""
    assert layout.first is not None
    _, by_arm = arm_places(layout, geometry)
    for arm in layout.arms:
        before: TilePlace | Rect = root_of(layout, geometry, arm.id)
        value = layout.first.far if arm.side == "right" else layout.first.near
        if arm.parent != START:
            parent = layout.arm(arm.parent)
            assert parent is not None
            value = parent.tiles[arm.at].far
        for placed, place in zip(arm.tiles, by_arm[arm.id], strict=True):
            yield before, place, value, placed
            before, value = place, placed.far


def check_joint(one: TilePlace | Rect, other: TilePlace, value: int, near: int) -> None:
    """Neighbours touch, and wherever they touch they show the two numbers of the joint."""
    if isinstance(one, Rect):
        assert touch(one, other.rect)
        return
    assert touch(one.rect, other.rect)
    found = touching_numbers(one, other)
    assert found and set(found) == {(value, near)}


def link_between(geometry: Geometry, one: TilePlace | Rect, other: TilePlace) -> bool:
    """Whether a bar or a thread leads from the edge of the one to the near half of the other."""
    rect = one if isinstance(one, Rect) else one.rect
    near = other.halves[0 if other.rotation < 180 else 1].rect if not other.tile.is_double else other.rect
    return any(rect.distance_to(start) == 0 and near.distance_to(end) == 0 for start, end in geometry.links)


def check(layout: Layout, width: float, height: float, margins: Margins | None = None) -> Geometry:
    """Every promise about one picture."""
    margins = margins or Margins()
    geometry = Geometry.of(layout, width, height, margins)
    short = geometry.short_side
    room = Rect(margins.left, margins.top, width - margins.left - margins.right, height - margins.top - margins.bottom)
    assert tuple(place.tile for place in geometry.tiles) == layout.tiles()
    neighbours = set()
    links = 0
    for one, other, value, placed in joints(layout, geometry):
        if link_between(geometry, one, other):
            assert layout.branches
            assert is_clear(one if isinstance(one, Rect) else one.rect, other.rect, short / 2)
            links += 1
        else:
            check_joint(one, other, value, placed.near)
        total = layout.ends[0].total if layout.ends else 0
        assert placed.near == (total - value if total else value) or (total and is_matador(placed.tile, total))
        if isinstance(one, TilePlace):
            neighbours.add(frozenset((one.tile, other.tile)))
    assert links == len(geometry.links)
    for place in geometry.tiles:
        check_tile(place, short)
        assert room.contains(place.rect)
        if place.arm != START:
            for slot in geometry.slots:
                assert not slot.label.overlaps(place.rect) and not slot.marker.overlaps(place.rect)
            assert geometry.hub is None or not geometry.hub.overlaps(place.rect)
    for one, other in combinations(geometry.tiles, 2):
        if frozenset((one.tile, other.tile)) not in neighbours:
            assert is_clear(one.rect, other.rect, short / 2), (one, other)
    _, by_arm = arm_places(layout, geometry)
    if not layout.is_inline:
        for tiles in by_arm.values():
            for before, place, after in zip(tiles, tiles[1:], tiles[2:], strict=False):
                if touch(before.rect, place.rect) and touch(place.rect, after.rect):
                    check_passage(before, place, after)
    check_ends(layout, geometry, room)
    return geometry


def check_ends(layout: Layout, geometry: Geometry, room: Rect) -> None:
    assert [place.end for place in geometry.ends] == list(layout.ends)
    _, by_arm = arm_places(layout, geometry)
    laid = set(layout.tiles())
    for place in geometry.ends:
        tiles = by_arm[place.end.id]
        last = tiles[-1] if tiles else root_of(layout, geometry, place.end.id)
        assert place.end.value is not None
        for tile in candidates(place.end, laid):
            for near in place.end.nears(tile):
                spot = geometry.spot_for(tile, place.end.id, near)
                check_tile(spot, geometry.short_side)
                if not layout.branches or touch(last if isinstance(last, Rect) else last.rect, spot.rect):
                    check_joint(last, spot, place.end.value, near)
                assert room.contains(spot.rect)
                for other in geometry.tiles:
                    if other is not last:
                        assert is_clear(spot.rect, other.rect, geometry.short_side / 2)
        outline = place.ordinary.rect
        assert room.contains(outline)
        assert outline.distance_to(place.pill) == 0
        radius = geometry.pill_diameter / 2
        assert all(other.rect.distance_to(place.pill) >= radius for other in geometry.tiles)
        root = last if isinstance(last, Rect) else last.rect
        if not touch(root, outline):
            assert place.thread is not None and root.distance_to(place.thread) == 0
    for place, other_end in combinations(geometry.ends, 2):
        assert is_clear(place.ordinary.rect, other_end.ordinary.rect, 0)


def candidates(end: OpenEnd, laid: set[Tile]) -> list[Tile]:
    """An ordinary tile that fits, if one is left, and the double."""
    fitting = [tile for tile in TileSet(12) if end.accepts(tile) and tile not in laid]
    return [tile for tile in fitting if not tile.is_double][:1] + [tile for tile in fitting if tile.is_double][:1]


def check_growth(grown: Grown, width: int, height: int) -> list[int]:
    """Tiles keep place and turn while the scale stays, and it only ever shrinks. Answers the scales."""
    before: Geometry | None = None
    seen: list[int] = []
    for layout, play in zip(grown.layouts(), grown.plays, strict=True):
        geometry = Geometry.of(layout, width, height)
        if before is not None:
            assert geometry.short_side <= before.short_side
            if geometry.short_side == before.short_side:
                assert set(before.tiles) < set(geometry.tiles)
                assert before.spot_for(play.tile, play.end, play.near) in geometry.tiles
        if not seen or seen[-1] != geometry.short_side:
            seen.append(geometry.short_side)
        before = geometry
    return seen


@pytest.mark.parametrize("name", WAYS)
@settings(deadline=None, max_examples=25)
@given(data=st.data(), seed=seeds, size=sizes)
def test_every_layout_lies_well_in_every_view(name: str, data: st.DataObject, seed: int, size: tuple[int, int]) -> None:
    grown = random_growth(WAYS[name], Random(seed))
    count = data.draw(st.integers(1, len(grown.plays)) | st.just(len(grown.plays)), label="tiles")
    check(grown.layouts()[count - 1], *size)


@pytest.mark.parametrize("name", WAYS)
@settings(deadline=None, max_examples=10)
@given(seed=seeds, size=sizes)
def test_laid_tiles_stay_where_they_are_until_the_scale_shrinks(name: str, seed: int, size: tuple[int, int]) -> None:
    check_growth(random_growth(WAYS[name], Random(seed)), *size)


@settings(deadline=None, max_examples=60)
@given(name=st.sampled_from(sorted(WAYS)), seed=seeds, size=sizes)
def test_a_layout_looks_the_same_whatever_was_shown_before(name: str, seed: int, size: tuple[int, int]) -> None:
    """A match that is resumed looks as it did; so does one in which moves were taken back."""
    layouts = random_growth(WAYS[name], Random(seed)).layouts()
    scales.forget()
    fresh = Geometry.of(layouts[-1], *size)
    scales.forget()
    grown = [Geometry.of(layout, *size) for layout in layouts]
    assert grown[-1] == fresh
    for number in (len(layouts) // 2, len(layouts) - 1):
        assert Geometry.of(layouts[number], *size) == grown[number]


#: The short side of a tile when nothing more fits: at 1024 x 700 and at 1440 x 900.
LEAST = {
    "spinner": (22, 28),
    "cross": (22, 28),
    "sebastopol": (22, 28),
    "double cross": (22, 28),
    "matador": (22, 34),
    "star of six": (18, 28),
    "five up": (18, 28),
    "feet": (18, 22),
    "feet nine": (12, 18),
    "feet twelve": (10, 14),
    "trains of two": (12, 18),
    "trains": (10, 14),
    "trains of eight": (8, 12),
}


@pytest.mark.parametrize("name", LEAST)
def test_whole_rounds_stay_readable(name: str) -> None:
    for seed in range(25 if WAYS[name].rules().max_pip == 6 else 5):
        layout = random_growth(WAYS[name], Random(seed)).layout
        for size, least in zip(((760, 380), (1120, 560)), LEAST[name], strict=True):
            assert Geometry.of(layout, *size).short_side >= least, (seed, size)


@pytest.mark.parametrize(("name", "most"), [("five up", 1.5), ("feet", 4), ("feet nine", 6)])
def test_bars_are_the_exception(name: str, most: float) -> None:
    """So many tiles of a whole round do not touch the tile before them."""
    rounds = [random_growth(WAYS[name], Random(seed)).layout for seed in range(20)]
    assert sum(len(Geometry.of(layout, 1120, 560).links) for layout in rounds) / len(rounds) <= most


@pytest.mark.parametrize("name", WAYS)
@pytest.mark.parametrize(("width", "height"), [(0, 0), (10, 2000), (200, 90), (320, 200)])
def test_a_view_too_small_is_no_error(name: str, width: int, height: int) -> None:
    layout = random_growth(WAYS[name], Random(5)).layout
    geometry = Geometry.of(layout, width, height)
    assert tuple(place.tile for place in geometry.tiles) == layout.tiles()
    for one, other in combinations(geometry.tiles, 2):
        assert is_clear(one.rect, other.rect, 0)


@settings(deadline=None, max_examples=60)
@given(name=st.sampled_from(("trains", "trains of eight", "trains of two")), seed=seeds, size=sizes)
def test_every_train_has_its_sign(name: str, seed: int, size: tuple[int, int]) -> None:
    """Whether or not it has begun; signs keep clear of each other and of the engine."""
    layouts = random_growth(WAYS[name], Random(seed)).layouts()
    for layout in (layouts[0], layouts[-1]):
        geometry = Geometry.of(layout, *size)
        assert [slot.id for slot in geometry.slots] == [arm.id for arm in layout.arms]
        assert geometry.hub is not None and geometry.hub.contains(geometry.tiles[0].rect)
        rects = [geometry.hub]
        for slot in geometry.slots:
            assert Rect(12, 12, size[0] - 24, size[1] - 24).contains(slot.label)
            rects += [slot.label, slot.marker]
        for one, other in combinations(rects, 2):
            assert not one.overlaps(other)


@pytest.mark.parametrize("name", ["spinner", "cross", "star of six", "star of eight", "trains", "five up", "feet"])
def test_the_first_tile_lies_in_the_middle(name: str) -> None:
    layout = random_growth(WAYS[name], Random(1)).layouts()[0]
    assert Geometry.of(layout, 1120, 560).tiles[0].centre == Point(560, 280)
