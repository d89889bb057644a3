"""The last tile and the open ends are always found, however long the line and however far it is magnified."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtTest import QTest

from domino_desktop.core.events import TilePlayed
from domino_desktop.core.layout import LEFT, RIGHT, Layout
from domino_desktop.core.tiles import Tile
from domino_desktop.ui.board.accessible import parts
from domino_desktop.ui.board.finder import Mode
from domino_desktop.ui.board.finding import READABLE, TARGET, Point, Rect, pointers, worth_seeing
from tests.ui.lines import longest_halves

HANDS = ["6-6 2-6", "1-1 1-2", "0-0 0-1", "3-3 3-4"]
SIZE = (800, 600)
coordinates = st.integers(-3000, 4000)
rooms = st.builds(Rect, st.just(12), st.just(72), st.integers(60, 3400), st.integers(60, 1800))


@given(st.lists(st.tuples(coordinates, coordinates), max_size=12), rooms)
@settings(deadline=None)
def test_signs_are_within_the_room_and_cover_nothing(places, room):
    goals = [(str(number), number, Point(*place)) for number, place in enumerate(places)]
    found = pointers(goals, room)
    inner = Rect(room.left + TARGET / 2, room.top + TARGET / 2, room.width - TARGET, room.height - TARGET)
    for number, sign in enumerate(found):
        assert room.distance_to(sign.goal) > 0, "what is in view needs no sign"
        assert inner.distance_to(sign.spot) == 0
        for other in found[:number]:
            assert max(abs(sign.spot.x - other.spot.x), abs(sign.spot.y - other.spot.y)) >= TARGET / 2
    outside = [name for name, _, goal in goals if room.distance_to(goal) > 0]
    assert [sign.id for sign in found][:1] == outside[:1], "what is named first has its sign first"


@given(
    st.lists(st.tuples(coordinates, coordinates), min_size=1, max_size=8), st.integers(80, 900), st.integers(80, 600)
)
def test_what_is_worth_seeing_fits_into_the_view(places, width, height):
    first, *others = [Rect(x, y, 44, 22) for x, y in places]
    seen = worth_seeing(first, others, width, height)
    assert seen.contains(first)
    assert seen.width <= width and seen.height <= height


class Long:
    """A table in a small window, at which a long line of double-twelve lies."""

    def __init__(self, table, tiles):
        self.table, self.scene, self.finder = table, table.scene, table.scene.finder
        self.halves = longest_halves(12, Random(5))
        self.show(tiles)

    def show(self, tiles, laid=None):
        """So many tiles of the line; the last of them, or another one, was laid last."""
        layout = Layout.of_halves(self.halves[:tiles])
        last = TilePlayed(1, 0, laid or Tile.of(*self.halves[tiles - 1]), RIGHT)
        picture = self.table.board._picture
        view = replace(picture.view, layout=layout, open=layout.ends, hand=(), history=(last,))
        self.table.board.show_picture(replace(picture, view=view, legal={}, ways={}))

    def is_seen(self, rect):
        cloth = self.scene.zones.cloth
        area = self.scene.marks.mapRectToScene(rect.left, rect.top, rect.width, rect.height)
        return Rect(cloth.left - 1, cloth.top - 1, cloth.width + 2, cloth.height + 2).contains(
            Rect(area.left(), area.top(), area.width(), area.height())
        )

    def end(self, name):
        return self.scene.geometry.end(name)

    @property
    def last(self):
        return self.scene.marks.last

    def signs(self):
        return {sign.id: sign for sign in self.finder.signs.shown}

    def click(self, sign):
        self.table.click(self.table.board.mapFromScene(QPointF(sign.spot.x, sign.spot.y)))


@pytest.fixture
def long(seat_people):
    return Long(seat_people("6-2", HANDS, max_pip=12, size=SIZE), 80)


def test_a_line_too_small_to_read_is_shown_close_up_at_its_last_tile(long):
    assert long.scene.geometry.short_side < READABLE
    assert long.scene.geometry.short_side * long.scene.zoom_factor >= READABLE
    for tiles in range(80, 90):
        long.show(tiles)
        assert long.is_seen(long.last.rect)
        assert long.scene.geometry.short_side * long.scene.zoom_factor >= READABLE


def test_every_open_end_is_in_view_or_has_a_sign_that_leads_there(long):
    for tile in long.halves[:80:7]:
        long.show(80, Tile.of(*tile))
        assert long.is_seen(long.last.rect)
        for end in (LEFT, RIGHT):
            if not long.is_seen(long.end(end).ordinary.rect) and end in long.signs():
                long.click(long.signs()[end])
                assert long.is_seen(long.end(end).ordinary.rect)
            assert long.is_seen(Rect(long.end(end).pill.x, long.end(end).pill.y, 0, 0)) or end in long.signs()


def test_the_fit_key_shows_the_whole_line_and_the_close_up_in_turn(long):
    board = long.table.board
    board.fit()
    assert long.scene.zoom_factor == 1 and not long.signs()
    assert all(long.is_seen(place.rect) for place in long.scene.geometry.tiles)
    long.show(81)
    assert long.scene.zoom_factor == 1, "who wants to see it all goes on seeing it all"
    board.fit()
    assert long.finder.mode is Mode.FOLLOWING and long.scene.zoom_factor > 1


def test_who_has_moved_the_line_finds_it_moved_until_the_next_tile(long):
    before = long.scene.visible_rect()
    long.scene.zooming.pan(QPointF(-300, -120))
    moved = long.scene.visible_rect()
    assert moved != before
    long.table.board._refresh()
    assert long.scene.visible_rect() == moved
    assert "" in long.signs() or long.is_seen(long.last.rect)
    long.show(81)
    assert long.is_seen(long.last.rect)


def test_the_sign_of_the_last_tile_leads_to_it(long):
    way = 2000 if long.scene.visible_rect().left() > 10 else -2000
    long.scene.zooming.pan(QPointF(way, way))
    assert not long.is_seen(long.last.rect)
    long.click(long.signs()[""])
    assert long.is_seen(long.last.rect)


def test_a_ring_goes_out_from_the_last_tile_once(long):
    long.finder.show_last()
    long.finder._pulse.setCurrentTime(200)
    assert 0 < long.scene.marks._ring < 1
    long.table.wait(lambda: long.scene.marks._ring == 1)


def test_a_size_that_was_chosen_stays(long):
    long.table.board.zoom_in()
    factor = long.scene.zoom_factor
    long.show(81)
    assert long.scene.zoom_factor == factor and long.is_seen(long.last.rect)


def test_the_magnified_line_covers_no_seat(long):
    picture = long.table.board.viewport().grab().toImage()
    seat = long.scene.zones.chips[1]
    edge = seat.centre
    long.table.board.fit()
    whole = long.table.board.viewport().grab().toImage()
    for x in range(int(seat.left) + 2, int(seat.right) - 2, 5):
        assert picture.pixelColor(x, int(edge.y)) == whole.pixelColor(x, int(edge.y))


def test_a_tile_held_over_a_sign_gets_there(seat_people):
    table = seat_people("6-2", HANDS, max_pip=12, size=SIZE)
    long = Long(table, 80)
    long.scene.zooming.pan(QPointF(2000, 2000))
    sign = next(iter(long.signs().values()))
    moved = []
    long.finder.carry(QPointF(sign.spot.x, sign.spot.y), lambda: moved.append(True))
    table.wait(lambda: moved)
    long.finder.carry(QPointF(0, 0), lambda: moved.append(True))
    QTest.qWait(500)
    assert moved == [True]


def test_a_new_round_begins_with_the_whole_table(seat_people):
    table = seat_people("6-2", HANDS, size=SIZE)
    table.board.zoom_in()
    assert table.scene.finder.mode is Mode.HELD
    picture = table.board._picture
    table.board.show_picture(replace(picture, view=replace(picture.view, round=picture.view.round + 1)))
    assert table.scene.finder.mode is Mode.FOLLOWING and table.scene.zoom_factor == 1


def test_an_end_that_the_keyboard_is_at_comes_into_view(seat_people):
    table = seat_people("6-2", HANDS, max_pip=12, size=SIZE)
    long = Long(table, 80)
    for end in (LEFT, RIGHT):
        table.board.pointed_at.emit(end, -1)
        assert long.is_seen(long.end(end).ordinary.rect)


def test_a_screen_reader_finds_the_ends_where_they_are_seen(long):
    cloth = long.scene.zones.cloth
    for tile in long.halves[:80:9]:
        long.show(80, Tile.of(*tile))
        ends = parts(long.scene)[1:3]
        for end, part in zip((LEFT, RIGHT), ends, strict=True):
            sign = long.signs().get(end)
            middle = part.rect.centre
            assert cloth.distance_to(middle) == 0
            assert sign is None or (middle.x, middle.y) == (sign.spot.x, sign.spot.y)
            if sign is None:
                pill = long.scene.marks.mapToScene(QPointF(long.end(end).pill.x, long.end(end).pill.y))
                assert part.rect.distance_to(Point(pill.x(), pill.y())) == 0


def test_the_view_glides_at_the_pace_of_the_table_and_gives_way_to_a_hand(long):
    rects = [long.end(end).ordinary.rect for end in (LEFT, RIGHT)]
    long.scene.zooming.show_part(4.0, long.scene.zooming.visible_rect(), 0)
    start = long.scene.visible_rect()
    far = max(rects, key=lambda rect: rect.distance_to(Point(start.center().x(), start.center().y())))
    area = QRectF(far.left, far.top, far.width, far.height)
    long.scene.zooming.show_part(4.0, area, 300)
    assert long.scene.visible_rect() == start
    long.scene.zooming._glide.setCurrentTime(120)
    assert long.scene.visible_rect() != start and not long.is_seen(far)
    long.table.wait(lambda: long.is_seen(far))
    long.scene.zooming.show_part(4.0, start, 300)
    long.scene.zooming.pan(QPointF(1, 1))
    held = long.scene.visible_rect()
    QTest.qWait(150)
    assert long.scene.visible_rect() == held
