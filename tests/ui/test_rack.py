"""The rack knows no Qt: the order of a hand, where each tile stands, and where the keyboard is."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_desktop.core.tiles import Tile, TileSet, parse_tiles
from domino_desktop.ui.board.geometry import Rect
from domino_desktop.ui.board.rack import Order, Rack
from domino_desktop.ui.board.rack_room import rack_height_for
from domino_desktop.ui.board.zones import RACK_SIDES

AREA = Rect(200, 500, 520, 185)


def rack_of(text, area=AREA):
    rack = Rack()
    rack.fit_into(area, RACK_SIDES)
    rack.hold(parse_tiles(text))
    return rack


def words(rack):
    return " ".join(map(str, rack.tiles))


def test_kept_tiles_stay_in_their_order_and_new_ones_come_last():
    rack = rack_of("2-5 0-1 4-6")
    rack.sort(Order.BY_NUMBER)
    rack.hold(parse_tiles("4-6 3-3 2-5"))
    assert words(rack) == "2-5 4-6 3-3"


@pytest.mark.parametrize(
    ("order", "found"),
    [
        (Order.BY_NUMBER, "0-1 0-6 2-5 5-5"),
        (Order.BY_PIPS, "5-5 2-5 0-6 0-1"),
        (Order.BY_FIT, "0-6 5-5 0-1 2-5"),
    ],
)
def test_it_is_sorted_in_an_order_and_the_cursor_stays_on_its_tile(order, found):
    rack = rack_of("2-5 0-1 5-5 0-6")
    rack.focus_on(Tile.parse("5-5"))
    rack.sort(order, parse_tiles("5-5 0-6"))
    assert (words(rack), rack.order, rack.focused) == (found, order, Tile.parse("5-5"))


def test_a_tile_that_comes_is_in_view_where_not_all_have_room():
    rack = rack_of("2-5 0-1 5-5 0-6 1-1 2-2 3-3", Rect(0, 500, 260, 100))
    assert any(rack.room.hides) and rack.cursor == 0
    for came in ("4-6", "0-0"):
        rack.hold((*rack.tiles, Tile.parse(came)))
        assert rack.focused == Tile.parse(came) and rack.slot_of(Tile.parse(came)) is not None
    roomy = rack_of("2-5 0-1")
    roomy.hold((*roomy.tiles, Tile.parse("4-6")))
    assert roomy.cursor == 0


def test_cleared_it_knows_nothing():
    rack = rack_of("2-5 0-1")
    rack.sort(Order.BY_NUMBER)
    rack.clear()
    assert (rack.tiles, rack.slots(), rack.focused, rack.order) == ((), (), None, None)


def test_digits_go_round_the_tiles_with_that_number():
    rack = rack_of("2-5 0-1 5-5 0-6")
    found = []
    for _ in range(4):
        assert rack.jump_to(5)
        found.append(str(rack.focused))
    assert found == ["5-5", "2-5", "5-5", "2-5"]
    assert not rack.jump_to(4)


@given(
    st.lists(st.sampled_from(TileSet(12).tiles), unique=True, max_size=40),
    st.integers(220, 1400),
    st.sampled_from((118, 146, 165, 185)),
)
def test_every_visible_tile_stands_inside_apart_from_the_others_and_large_enough(hand, width, height):
    rack = Rack()
    area = Rect(100, 400, width, height)
    rack.fit_into(area, RACK_SIDES)
    rack.hold(tuple(hand))
    slots = rack.slots()
    assert rack.room.side >= 44
    for slot in slots:
        assert area.contains(slot.rect) and (slot.rect.width, slot.rect.height) == (rack.room.side, rack.room.side * 2)
    for one, another in combinations(slots, 2):
        assert not one.rect.overlaps(another.rect)
    assert len(slots) == len(hand) or any(rack.room.hides)


@given(st.lists(st.sampled_from(TileSet(12).tiles), unique=True, min_size=1, max_size=40), st.data())
def test_the_keyboard_is_always_on_a_tile_in_view(hand, data):
    rack = Rack()
    rack.fit_into(Rect(0, 0, 262, 118), RACK_SIDES)
    rack.hold(tuple(hand))
    for _ in range(8):
        step = data.draw(st.sampled_from(("left", "right", "home", "end", "digit", "sort", "less")))
        if step == "sort":
            rack.sort(data.draw(st.sampled_from((Order.BY_NUMBER, Order.BY_PIPS))))
        elif step == "digit":
            rack.jump_to(data.draw(st.integers(0, 12)))
        elif step == "less" and len(rack.tiles) > 1:
            rack.hold(rack.tiles[1:])
        else:
            rack.move_cursor({"left": -1, "right": 1, "home": -1000, "end": 1000}.get(step, 0))
        assert rack.slot_of(rack.focused) is not None, step


def test_scrolling_reaches_every_tile_and_stops_at_both_ends():
    rack = rack_of(" ".join(f"{low}-{high}" for low in range(4) for high in range(low, 7)), Rect(0, 0, 262, 118))
    seen = set()
    assert rack.room.hides == (False, True)
    for _ in range(40):
        seen |= {slot.tile for slot in rack.slots()}
        rack.room.scroll(1)
    assert seen == set(rack.tiles) and rack.room.hides == (True, False)
    for _ in range(40):
        rack.room.scroll(-1)
    assert rack.room.hides == (False, True)


def test_it_stays_where_its_owner_looks_until_the_hand_the_order_or_the_room_changes():
    small, large = Rect(0, 0, 262, 118), Rect(0, 0, 312, 118)
    rack = rack_of(" ".join(f"{low}-{high}" for low in range(4) for high in range(low, 7)), small)

    def seen_after(what, *values):
        rack.fit_into(small, RACK_SIDES)
        rack.focus_on(rack.tiles[0])
        rack.room.scroll(5)
        what(*values)
        return rack.slot_of(rack.focused) is None

    assert seen_after(rack.hold, rack.tiles)
    assert seen_after(rack.hold, tuple(reversed(rack.tiles))), "the order is the rack's own"
    assert seen_after(rack.arrange, rack.tiles, Order.BY_NUMBER)
    assert seen_after(rack.sort, Order.BY_NUMBER)
    assert seen_after(rack.fit_into, small, RACK_SIDES)
    assert not seen_after(rack.fit_into, large, RACK_SIDES)
    assert not seen_after(rack.sort, Order.BY_PIPS)
    assert not seen_after(rack.hold, rack.tiles[:-1])


@pytest.mark.parametrize("count", [1, 5, 7, 9])
def test_a_usual_hand_stands_in_one_row_at_full_size(count):
    rack = rack_of(" ".join(str(tile) for tile in TileSet(6).tiles[:count]), Rect(0, 0, 900, 185))
    assert rack.room.side == RACK_SIDES[0]
    assert len({slot.rect.top for slot in rack.slots()}) == 1


@given(
    st.lists(st.sampled_from(TileSet(12).tiles), unique=True, min_size=1, max_size=60),
    st.integers(220, 1400),
    st.integers(118, 460),
)
def test_moving_along_shows_every_tile_and_each_keeps_its_column(hand, width, height):
    rack = Rack()
    rack.fit_into(Rect(100, 400, width, height), RACK_SIDES)
    rack.hold(tuple(hand))
    columns = {slot.tile: slot.rect.left for slot in rack.slots()}
    is_in_rows = len({slot.rect.top for slot in rack.slots()}) > 1
    seen = set()
    for _ in hand:
        for slot in rack.slots():
            seen.add(slot.tile)
            if is_in_rows:
                assert slot.rect.left == columns.setdefault(slot.tile, slot.rect.left)
        rack.room.scroll(1)
    assert seen == set(hand)
    assert not rack.room.hides[1]


@given(st.integers(1, 90), st.integers(220, 1400), st.integers(118, 185), st.integers(0, 400))
def test_a_rack_grows_only_for_many_tiles_and_only_as_far_as_there_is_room(count, width, least, spare):
    height = rack_height_for(count, width, least, least + spare)
    assert least <= height <= least + spare or height == least
    rack, tall = Rack(), Rack()
    tiles = TileSet(12).tiles[:count]
    for one, high in ((rack, least), (tall, height)):
        one.fit_into(Rect(0, 0, width, high), RACK_SIDES)
        one.hold(tiles)
    if height > least:
        assert len(tall.slots()) > len(rack.slots()), "the line gave its room for nothing"


def test_forty_eight_tiles_stand_in_a_usual_window():
    rack = Rack()
    rack.fit_into(Rect(0, 0, 645, rack_height_for(48, 645, 185, 460)), RACK_SIDES)
    rack.hold(TileSet(12).tiles[:48])
    assert len(rack.slots()) == 48 and rack.room.hides == (False, False) and rack.room.side == 44


@given(st.lists(st.sampled_from(TileSet(12).tiles), unique=True, min_size=2, max_size=60), st.data())
def test_a_tile_held_over_a_place_is_put_there_and_the_others_keep_their_order(hand, data):
    rack = Rack()
    rack.fit_into(Rect(0, 0, 640, 320), RACK_SIDES)
    rack.hold(tuple(hand))
    tile, slot = data.draw(st.sampled_from(hand)), data.draw(st.sampled_from(rack.slots()))
    others = [each for each in rack.tiles if each != tile]
    place = rack.place_near(slot.rect.centre)
    rack.move(tile, place)
    assert rack.tiles[place] == tile == rack.focused
    assert [each for each in rack.tiles if each != tile] == others


@pytest.mark.parametrize(("start", "rows", "goal"), [(0, 1, 12), (12, -1, 0), (13, 1, 25), (3, -1, 3), (35, 1, 35)])
def test_up_and_down_go_between_the_rows(start, rows, goal):
    rack = Rack()
    rack.fit_into(Rect(0, 0, 645, rack_height_for(36, 645, 185, 460)), RACK_SIDES)
    rack.hold(TileSet(12).tiles[:36])
    rack.cursor = start
    rack.move_cursor_by_rows(rows)
    assert rack.cursor == goal
