"""Where tiles lie on the table: the promises of the board, for every line and every view."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domino_desktop.core.layout import LEFT, RIGHT, START, Layout
from domino_desktop.core.tiles import Tile, TileSet
from domino_desktop.ui.board.geometry import SCALES, Geometry, Margins, Point, Rect, TilePlace
from tests.ui.lines import LONGEST, PlayedLine, longest_lines, play_halves, played_lines

#: C43, C44: a legal line of all 28 tiles.
LINE28_TEXT = (
    "0-0 0-1 1-1 1-2 2-2 2-0 0-3 3-3 3-1 1-4 4-4 4-0 0-5 5-5 5-1 1-6 6-6 6-2 2-3 3-4 4-2 2-5 5-3 3-6 6-4 4-5 5-6 6-0"
)
LINE28 = tuple((int(word[0]), int(word[2])) for word in LINE28_TEXT.split())
LAST = len(LINE28) - 1
USUAL = Margins()
NONE = Margins(0, 0, 0, 0)
widths = st.integers(600, 3840)
heights = st.integers(300, 2160)


def overlap(one: Rect, other: Rect) -> tuple[float, float]:
    """How far two rectangles reach into each other, sideways and up and down; negative is a gap."""
    return (
        min(one.right, other.right) - max(one.left, other.left),
        min(one.bottom, other.bottom) - max(one.top, other.top),
    )


def touch(one: Rect, other: Rect) -> bool:
    """Whether the two share a piece of an edge and nothing more."""
    sideways, upright = overlap(one, other)
    return (sideways == 0 and upright > 0) or (upright == 0 and sideways > 0)


def is_clear(one: Rect, other: Rect, gap: float) -> bool:
    return min(overlap(one, other)) <= -gap


def touching_numbers(one: TilePlace, other: TilePlace) -> list[tuple[int, int]]:
    return [
        (half.value, neighbour.value)
        for half in one.halves
        for neighbour in other.halves
        if touch(half.rect, neighbour.rect)
    ]


def touched_side(place: TilePlace, other: Rect) -> str:
    if other.left == place.rect.right:
        return "right"
    if other.right == place.rect.left:
        return "left"
    return "bottom" if other.top == place.rect.bottom else "top"


def check_tile(place: TilePlace, short_side: int) -> None:
    first, second = place.halves
    assert sorted((first.value, second.value)) == [place.tile.low, place.tile.high]
    assert {first.rect.width, first.rect.height, second.rect.width, second.rect.height} == {short_side}
    assert (first.rect.left, first.rect.top) == (place.rect.left, place.rect.top)
    assert (second.rect.right, second.rect.bottom) == (place.rect.right, place.rect.bottom)
    assert touch(first.rect, second.rect)
    assert sorted((place.rect.width, place.rect.height)) == [short_side, 2 * short_side]
    assert place.is_upright is (place.rotation in (90, 270))
    assert float(place.rect.left).is_integer() and float(place.rect.top).is_integer()


def check_joint(one: TilePlace, other: TilePlace, value: int) -> None:
    """Neighbours touch, and wherever they touch both show the number of the joint."""
    assert touch(one.rect, other.rect)
    found = touching_numbers(one, other)
    assert found and set(found) == {(value, value)}


def check_passage(before: TilePlace, place: TilePlace, after: TilePlace) -> None:
    """A double lies across: the line goes in at one long side and out at the other. Other tiles join at both halves."""
    sides = {touched_side(place, before.rect), touched_side(place, after.rect)}
    if place.tile.is_double:
        assert sides == ({"left", "right"} if place.is_upright else {"top", "bottom"})
    else:
        halves = [
            {half.rect for half in place.halves for other in neighbour.halves if touch(half.rect, other.rect)}
            for neighbour in (before, after)
        ]
        assert not halves[0] & halves[1]


def check(layout: Layout, width: float, height: float, margins: Margins = USUAL) -> Geometry:
    """Every promise about one picture."""
    geometry = Geometry.of(layout, width, height, margins)
    short_side = geometry.short_side
    room = Rect(margins.left, margins.top, width - margins.left - margins.right, height - margins.top - margins.bottom)
    tiles = geometry.tiles
    assert tuple(place.tile for place in tiles) == layout.tiles()
    for place in tiles:
        check_tile(place, short_side)
        assert room.contains(place.rect)
    for (one, other), (_, value) in zip(pairwise(tiles), layout.halves(), strict=False):
        check_joint(one, other, value)
    for place, before, after in zip(tiles[1:], tiles, tiles[2:], strict=False):
        check_passage(before, place, after)
    for (number, one), (another, other) in combinations(enumerate(tiles), 2):
        if another - number > 1:
            assert is_clear(one.rect, other.rect, short_side / 2), (one, other)
    check_ends(geometry, layout, room)
    return geometry


def check_ends(geometry: Geometry, layout: Layout, room: Rect) -> None:
    tiles = geometry.tiles
    assert [place.end for place in geometry.ends] == list(layout.ends)
    for place in geometry.ends:
        # The last tile and the one before it.
        last, inner = (0, 1) if place.end.id == LEFT else (-1, -2)
        value = place.end.value
        assert value is not None
        for tile in (Tile.of(value, value), Tile.of(value, value + 1), Tile.of(value, abs(value - 1))):
            spot = geometry.spot_for(tile, place.end.id)
            assert spot.rect == place.spot_for(tile).rect
            assert spot.arm == place.end.id
            assert room.contains(spot.rect)
            check_tile(spot, geometry.short_side)
            # Two doubles never meet, so the spot for one behind a double is only a sign.
            if not (tile.is_double and tiles[last].tile.is_double):
                check_joint(tiles[last], spot, value)
                if len(tiles) > 1:
                    check_passage(tiles[inner], tiles[last], spot)
                for number, other in enumerate(tiles):
                    if number != last % len(tiles):
                        assert is_clear(spot.rect, other.rect, geometry.short_side / 2)
        for other_end in geometry.ends:
            if other_end is not place:
                for one in (place.ordinary, place.across):
                    for other_spot in (other_end.ordinary, other_end.across):
                        assert is_clear(one.rect, other_spot.rect, 0)
        ordinary = place.ordinary.rect
        assert ordinary.distance_to(place.pill) == 0
        assert place.thread is None
        assert all(other.rect.distance_to(place.pill) >= geometry.pill_diameter / 2 for other in tiles)


def check_growth(line: PlayedLine, width: int, height: int) -> list[int]:
    """Tiles keep place and turn while the scale stays, and it only ever shrinks. Answers the scales."""
    before: Geometry | None = None
    scales: list[int] = []
    for layout, (tile, end_id) in zip(line.layouts(), line.plays, strict=True):
        geometry = Geometry.of(layout, width, height)
        if before is not None:
            assert geometry.short_side <= before.short_side
            if geometry.short_side == before.short_side:
                assert set(before.tiles) < set(geometry.tiles)
                assert before.spot_for(tile, end_id) in geometry.tiles
        if not scales or scales[-1] != geometry.short_side:
            scales.append(geometry.short_side)
        before = geometry
    return scales


# Every line, every view


@pytest.mark.parametrize("max_pip", LONGEST)
@settings(deadline=None, max_examples=150)
@given(data=st.data(), width=widths, height=heights)
def test_every_line_lies_well_in_every_view(max_pip: int, data: st.DataObject, width: int, height: int) -> None:
    check(data.draw(played_lines(max_pip)).layout, width, height)


@pytest.mark.parametrize("max_pip", LONGEST)
@settings(deadline=None, max_examples=40)
@given(data=st.data(), width=widths, height=heights)
def test_laid_tiles_stay_where_they_are_until_the_scale_shrinks(
    max_pip: int, data: st.DataObject, width: int, height: int
) -> None:
    check_growth(data.draw(played_lines(max_pip)), width, height)


@settings(deadline=None, max_examples=60)
@given(line=longest_lines(6))
def test_a_round_of_double_six_needs_at_most_five_rescales(line: PlayedLine) -> None:
    """At 1440 x 900 the table is about 1120 x 560."""
    scales = check_growth(line, 1120, 560)
    assert len(scales) <= 6
    assert scales[-1] >= 28


@settings(deadline=None, max_examples=100)
@given(line=longest_lines(6), size=st.sampled_from(((760, 380), (736 + 24, 352 + 24), (824, 332), (924, 224))))
def test_double_six_stays_readable_in_a_small_window(line: PlayedLine, size: tuple[int, int]) -> None:
    """At 1024 x 700 the table is about 760 x 380; with the margins off, 736 x 352 is the least that will do."""
    assert Geometry.of(line.layout, *size).short_side >= 22


@settings(deadline=None, max_examples=30)
@given(
    line=played_lines(6),
    width=widths,
    height=heights,
    margins=st.builds(Margins, *[st.floats(0, 90, width=16)] * 4),
)
def test_margins_stay_free(line: PlayedLine, width: int, height: int, margins: Margins) -> None:
    check(line.layout, width, height, margins)


# Fixed cases


@pytest.mark.parametrize("first", [0, LAST])
@pytest.mark.parametrize(("width", "height"), [(760, 380), (776, 300), (1120, 560)])
def test_c43_all_tiles_to_one_side(first: int, width: int, height: int) -> None:
    geometry = check(play_halves(LINE28, first).layout, width, height)
    assert geometry.short_side >= (22 if height >= 380 else 18)


@pytest.mark.parametrize("first", [0, 45, 90])
@settings(deadline=None, max_examples=5)
@given(data=st.data())
def test_c43_the_longest_line_of_double_twelve(first: int, data: st.DataObject) -> None:
    line = data.draw(longest_lines(12, first))
    assert len(line.plays) == 91
    assert check(line.layout, 760, 380).short_side >= 12
    assert check(line.layout, 776, 300).short_side >= 10


@pytest.mark.parametrize("lengths", range(6, 31))
@pytest.mark.parametrize("first", [0, 4, 13, LAST])
def test_c44_doubles_lie_across_at_every_corner(lengths: int, first: int) -> None:
    """Widths in steps of a tile's length, at the largest scale, so that every double comes to lie at a turn."""
    geometry = check(play_halves(LINE28, first).layout, lengths * 2 * SCALES[0], 6000, NONE)
    assert geometry.short_side == SCALES[0]


def test_c44_the_widths_bring_every_double_to_a_corner() -> None:
    """Else the case above would prove nothing: each double must once be the first tile on either side of a turn."""
    at_corner: dict[str, set[int]] = {"before a turn": set(), "behind a turn": set()}
    for lengths in range(6, 31):
        for first in (0, 4, 13, LAST):
            layout = play_halves(LINE28, first).layout
            tiles = Geometry.of(layout, lengths * 2 * SCALES[0], 6000, NONE).tiles
            for before, place in pairwise(tiles):
                if (before.is_upright is place.is_upright) is (before.tile.is_double is not place.tile.is_double):
                    for tile, where in ((before.tile, "before a turn"), (place.tile, "behind a turn")):
                        if tile.is_double:
                            at_corner[where].add(tile.low)
    assert at_corner["before a turn"] | at_corner["behind a turn"] == set(range(7))


def test_c45_halves_read_as_they_lie() -> None:
    layout = Layout.of_halves(((2, 6),)).place(Tile.of(2, 5), LEFT).place(Tile.of(6, 4), RIGHT)
    geometry = check(layout, 1120, 560)
    assert [half.value for place in geometry.tiles for half in place.halves] == [5, 2, 2, 6, 6, 4]
    lefts = [half.rect.left for place in geometry.tiles for half in place.halves]
    assert lefts == sorted(lefts)


def test_c45_halves_read_as_they_lie_in_a_turn() -> None:
    layout = Layout.of_halves(((2, 6), (6, 4), (4, 1), (1, 5), (5, 3), (3, 0)))
    geometry = check(layout, 600, 3000)
    upright = [place for place in geometry.tiles if place.is_upright]
    assert [[half.value for half in place.halves] for place in upright] == [[4, 1]]
    assert [half.value for place in geometry.tiles[-3:] for half in place.halves] == [5, 1, 3, 5, 0, 3]


@pytest.mark.parametrize(("tile", "is_upright"), [(Tile.of(6, 6), True), (Tile.of(5, 6), False)])
def test_the_first_tile_lies_in_the_middle(tile: Tile, is_upright: bool) -> None:
    (place,) = check(Layout().place(tile, START), 1120, 560).tiles
    assert place.centre == Point(560, 280)
    assert place.arm == START
    assert place.is_upright is is_upright


def test_each_arm_keeps_to_its_half() -> None:
    geometry = Geometry.of(play_halves(LINE28, 13).layout, 760, 380)
    for place in geometry.tiles:
        if place.arm == LEFT:
            assert place.rect.bottom <= 190 + geometry.short_side
        if place.arm == RIGHT:
            assert place.rect.top >= 190 - geometry.short_side
    assert {place.arm for place in geometry.tiles} == {LEFT, START, RIGHT}


def test_the_line_turns_only_near_the_edge() -> None:
    """A row is filled but for the tile that might still come: less than two tile lengths."""
    geometry = Geometry.of(play_halves(LINE28, 0).layout, 760, 380)
    assert max(place.rect.right for place in geometry.tiles) > 760 - 12 - 4 * geometry.short_side
    assert min(place.rect.left for place in geometry.tiles) < 12 + 4 * geometry.short_side


@pytest.mark.parametrize(("width", "height"), [(0, 0), (10, 2000), (200, 90), (320, 200)])
def test_a_view_too_small_is_no_error(width: int, height: int) -> None:
    geometry = Geometry.of(play_halves(LINE28, 3).layout, width, height)
    assert len(geometry.tiles) == 28
    for one, other in combinations(geometry.tiles, 2):
        assert is_clear(one.rect, other.rect, 0)


# Open ends


def test_an_empty_table_takes_the_first_tile_anywhere() -> None:
    geometry = Geometry.of(Layout(), 1120, 560)
    assert geometry.tiles == ()
    for point in (Point(560, 280), Point(3, 3), Point(1119, 559), Point(-50, 900)):
        assert geometry.end_at(point, Tile.of(6, 6), [START]) == START
    assert geometry.spot_for(Tile.of(6, 6), START).is_upright
    assert geometry.spot_for(Tile.of(4, 6), START).centre == Point(560, 280)


def test_a_tile_snaps_within_half_a_tile_of_its_outline() -> None:
    geometry = Geometry.of(Layout.of_halves(((2, 6),)), 1120, 560)
    tile, ends = Tile.of(2, 6), [LEFT, RIGHT]
    right = geometry.spot_for(tile, RIGHT).rect
    middle = geometry.spot_for(tile, RIGHT).centre
    assert geometry.end_at(middle, tile, ends) == RIGHT
    # C47: 0.4 of a tile's length beyond the end of the line.
    assert geometry.end_at(Point(right.left + 0.8 * geometry.short_side, middle.y + 9), tile, ends) == RIGHT
    assert geometry.end_at(Point(right.right + geometry.short_side, middle.y), tile, ends) == RIGHT
    assert geometry.end_at(Point(right.right + geometry.short_side + 1, middle.y), tile, ends) is None
    assert geometry.end_at(Point(middle.x, right.bottom + geometry.short_side), tile, ends) == RIGHT
    assert geometry.end_at(Point(middle.x, right.bottom + geometry.short_side + 1), tile, ends) is None
    assert geometry.end_at(middle, tile, [LEFT]) is None
    assert geometry.end_at(middle, tile, []) is None


def test_the_nearer_of_two_ends_takes_the_tile() -> None:
    """A double in the middle: both outlines are less than half a tile's length from the tile in between."""
    geometry = Geometry.of(Layout.of_halves(((6, 6),)), 1120, 560)
    tile = Tile.of(4, 6)
    assert geometry.end_at(Point(559, 280), tile, [LEFT, RIGHT]) == LEFT
    assert geometry.end_at(Point(561, 280), tile, [LEFT, RIGHT]) == RIGHT
    assert geometry.end_at(Point(561, 280), tile, [LEFT]) == LEFT


@settings(deadline=None, max_examples=60)
@given(line=played_lines(6), width=widths, height=heights)
def test_a_tile_released_on_its_outline_is_laid_there(line: PlayedLine, width: int, height: int) -> None:
    layout = line.layout
    geometry = Geometry.of(layout, width, height)
    for tile in set(TileSet(6)) - set(layout.tiles()):
        legal = [end.id for end in layout.ends if end.accepts(tile)]
        for end_id in legal:
            assert geometry.end_at(geometry.spot_for(tile, end_id).centre, tile, legal) == end_id


def test_an_unknown_end_is_an_error() -> None:
    geometry = Geometry.of(Layout.of_halves(((2, 6),)), 1120, 560)
    assert geometry.end("spinner-2") is None
    with pytest.raises(KeyError):
        geometry.spot_for(Tile.of(2, 6), "spinner-2")


@pytest.mark.parametrize("values", [(3,), (4, 3), (6, 6), (1, 2, 3, 4)])
def test_ends_entered_without_tiles_have_their_spots(values: tuple[int, ...]) -> None:
    layout = Layout.of_ends(values)
    geometry = Geometry.of(layout, 760, 380)
    assert geometry.tiles == ()
    assert [place.end.value for place in geometry.ends] == list(values)
    room = Rect(12, 12, 736, 356)
    for place in geometry.ends:
        tile = Tile.of(place.end.value or 0, 5)
        assert room.contains(place.ordinary.rect) and room.contains(place.across.rect)
        assert geometry.end_at(geometry.spot_for(tile, place.end.id).centre, tile, [place.end.id]) == place.end.id
    for one, other in combinations(geometry.ends, 2):
        assert is_clear(one.ordinary.rect, other.ordinary.rect, geometry.short_side)
