"""What moves on the table: every picture is whole at once, and only the eye follows."""

from __future__ import annotations

import random
from itertools import groupby

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsEllipseItem, QGraphicsPixmapItem

from domino_desktop.core.moves import DeclareCanPlay, DrawTile, PlayTile
from domino_desktop.core.tiles import Tile
from domino_desktop.storage import rulesets
from domino_desktop.storage.settings import Pace
from domino_desktop.storage.setup import Privacy
from domino_desktop.ui.board.chip import SeatChip
from domino_desktop.ui.board.flights import FLIGHT_LAYER, Flights
from domino_desktop.ui.board.open_hand import OpenHand
from domino_desktop.ui.board.tile_item import TileItem
from domino_desktop.ui.controls.tally import Tally
from domino_desktop.ui.motion import Motion
from domino_desktop.ui.table.gathering import Gathering


def flights(table):
    return table.scene.staging.flights


def is_flying(table, tile):
    """Whether the eye still follows this tile of the line or the rack."""
    tile = Tile.parse(tile)
    item = table.scene.line_item(tile) or table.scene.hand.item(tile)
    return flights(table).is_flying(item)


def couriers(table):
    """The pictures of tiles in the air that are no tiles themselves."""
    items = [item for item in table.scene.items() if isinstance(item, QGraphicsPixmapItem)]
    return [item for item in items if not isinstance(item, TileItem) and item.zValue() == FLIGHT_LAYER]


class TestPlay:
    def test_a_laid_tile_is_in_its_place_at_once_and_the_eye_follows(self, seat_people):
        table = seat_people("2-6", ("2-5 4-6 1-1", "3-3 3-4"), humans=(0, 1), pace=Pace.SLOW)
        table.open_lid()
        table.wait(lambda: not flights(table).is_busy)
        table.click(table.spot("2-5"))
        item = table.scene.line_item(Tile.parse("2-5"))
        place = next(place for place in table.scene.geometry.tiles if place.tile == item.tile)
        assert item.pos().toTuple() == (place.rect.left, place.rect.top)
        assert is_flying(table, "2-5") and item.opacity() == 0
        assert table.lid.isVisible()
        table.open_lid()
        table.key(Qt.Key.Key_End)
        table.wait(lambda: not flights(table).is_busy)
        assert item.opacity() == 1 and not couriers(table)

    def test_a_hand_is_dealt_within_its_time(self, seat_people):
        table = seat_people("2-6", ("2-5", "4-6 3-3"), pace=Pace.NORMAL)
        table.click(table.spot("2-5"))
        table.wait(lambda: table.shown is table.score_page)
        table.score_page.next_round.emit()
        assert len(table.scene.rack.tiles) == 7
        assert all(is_flying(table, str(tile)) for tile in table.scene.rack.tiles)
        assert len(couriers(table)) == 14
        assert Motion.of(Pace.NORMAL, False).deal == 1200 == Motion.of(Pace.SLOW, False).deal
        ends = max(flight.begins + flight.milliseconds for flight in flights(table)._flights)
        assert 900 < ends - flights(table)._clock.elapsed() <= 1200
        table.wait(lambda: not flights(table).is_busy)

    def test_opening_a_lid_replays_what_happened(self, seat_people):
        table = seat_people("2-6", ("2-5 1-1", "4-6 5-6", "5-5 3-3"), humans=(0, 1), pace=Pace.NORMAL)
        table.open_lid()
        table.click(table.spot("2-5"))
        table.wait(lambda: not is_flying(table, "2-5"))
        table.open_lid()
        assert is_flying(table, "2-5") and not is_flying(table, "2-6")
        table.drag("4-6", table.outline("4-6", "right"))
        assert table.line == "5-2 2-6 6-4", "nothing waits for the replay"


@pytest.mark.parametrize("pace", Pace)
def test_no_motion_is_longer_than_the_house_allows(pace):
    motion = Motion.of(pace, False)
    assert motion.deal <= 1200 and motion.replay <= 2000


def scene_of(table):
    """Everything in the scene: what it is, where, how far above, and how much of it is seen."""
    found = []
    for item in table.scene.items():
        place = item.scenePos()
        shown = (item.isVisible(), item.opacity(), item.zValue(), round(place.x(), 3), round(place.y(), 3))
        more = ()
        if isinstance(item, TileItem):
            more = (str(item.tile), item.halves, item.short_side, item.is_lying)
        elif isinstance(item, SeatChip):
            more = (item.shown_count,)
        found.append((type(item).__name__, shown, more))
    return sorted(found, key=repr)


class Twins:
    """The same match at two tables: at one everything moves, at the other everything is there at once."""

    def __init__(self, seat_people, name, **choices):
        ruleset = rulesets.load(name)
        seats = max(count for count in ruleset.players if ruleset.hand_for(count))
        seats = choices.pop("seats", seats)
        common = {"ruleset": name, "seats": seats, "humans": range(seats), "languages": ("en",) * 8, **choices}
        self.moving = seat_people(pace=Pace.NORMAL, **common)
        self.still = seat_people(pace=Pace.INSTANT, **common)

    def both(self, do):
        for table in (self.moving, self.still):
            do(table)

    def play(self, chance):
        """A move of whoever is to act, or the true answer in the walk; the lid is open for it."""
        turn = self.still.public.turn
        moves = self.still.controller.view(turn).legal_moves
        if self.still.desk.is_sheet_open:
            can = any(isinstance(move, DeclareCanPlay) for move in moves)
            self.both(lambda table: table.sheet_button("yes" if can else "no").click())
        else:
            if not self.still.keeper.is_open:
                self.both(lambda table: table.look_in())
            move = chance.choice(moves)
            self.both(lambda table: table.submit(turn, move))


@pytest.mark.parametrize(
    "name", ["classic-draw", "block", "all-fives", "mexican-train", "chicken-foot", "cuban-double-nine", "bergen"]
)
def test_when_motion_has_ended_the_table_is_as_without_it(seat_people, name):
    """Wherever it is ended: no tile lies elsewhere, none is left in the air, and nobody's count differs."""
    twins, chance = Twins(seat_people, name), random.Random(name)
    moved = 0
    while twins.still.public.score is None:
        twins.play(chance)
        moved += flights(twins.moving).is_busy
        if chance.random() < 0.6:
            twins.moving.page.finish_motion()
            assert not flights(twins.moving).is_busy
            assert scene_of(twins.moving) == scene_of(twins.still)
    twins.moving.page.finish_motion()
    assert scene_of(twins.moving) == scene_of(twins.still)
    assert moved > 5
    twins.moving.wait(lambda: twins.moving.shown is twins.moving.score_page)
    twins.moving.page.skip()
    twins.still.wait(lambda: twins.still.shown is twins.still.score_page)
    for table in (twins.moving, twins.still):
        QApplication.processEvents()
        table.picture = table.score_page.grab().toImage()
    assert twins.moving.picture == twins.still.picture


class TestEveryEvent:
    def test_a_deal_goes_round(self, seat_people):
        table = seat_people(pace=Pace.NORMAL, seats=4, humans=(0,))
        counts = [chip.shown_count for chip in chips(table)]
        assert counts == [0, 0, 0, 0] and len(couriers(table)) == 5 * 4
        table.page.finish_motion()
        assert [chip.shown_count for chip in chips(table)] == [5, 5, 5, 5]

    def test_under_the_lid_only_backs_are_dealt_and_the_hand_comes_when_it_opens(self, seat_people):
        table = seat_people(pace=Pace.NORMAL, seats=3, humans=(0, 1, 2))
        assert couriers(table) and table.tiles_in_scene() == []
        table.wait(lambda: not flights(table).is_busy)
        table.look_in()
        assert all(is_flying(table, str(tile)) for tile in table.scene.rack.tiles)
        table.page.close_lid()
        assert table.tiles_in_scene() == [] and couriers(table) == []
        table.look_in()
        assert not any(is_flying(table, str(tile)) for tile in table.scene.rack.tiles), "only once in a round"

    def test_a_drawn_tile_comes_from_the_pile_and_is_counted_when_it_has_come(self, seat_people):
        table = seat_people("2-6", ("1-1 0-4", "4-4 3-3"), "0-1 0-3", humans=(0, 1), pace=Pace.NORMAL, turn=0)
        table.look_in()
        table.page.finish_motion()
        table.key(None, "d")
        assert is_flying(table, "0-1") or is_flying(table, "0-3")
        table.page.close_lid()
        table.submit(0, DrawTile())
        assert [chip.shown_count for chip in chips(table)] == [3, 2] and len(couriers(table)) == 1
        table.wait(lambda: not flights(table).is_busy)
        assert [chip.shown_count for chip in chips(table)] == [4, 2]

    def test_a_tile_of_somebody_else_sets_out_face_down_from_the_seat(self, seat_people):
        table = seat_people("2-6", ("1-1 0-4", "4-6 3-3"), humans=(0,), pace=Pace.NORMAL, turn=1)
        table.submit(1, PlayTile(Tile.parse("4-6"), "right"))
        (courier,) = couriers(table)
        assert courier.pixmap().cacheKey() != table.scene.line_item(Tile.parse("4-6")).pixmap().cacheKey()
        assert (courier.pos() - chips(table)[1].spot().middle).manhattanLength() < 1
        face = table.scene.line_item(Tile.parse("4-6")).pixmap().cacheKey()
        table.wait(lambda: couriers(table) and couriers(table)[0].pixmap().cacheKey() == face)

    def test_an_own_tile_flies_face_up_from_where_it_stood(self, seat_people):
        table = seat_people("2-6", ("2-5 4-6 1-1", "3-3 3-4"), pace=Pace.NORMAL)
        spot = table.spot("2-5")
        table.click(spot)
        (courier,) = couriers(table)
        assert courier.pixmap().cacheKey() == table.scene.line_item(Tile.parse("2-5")).pixmap().cacheKey()
        assert (courier.pos() - table.board.mapToScene(spot)).manhattanLength() < 3

    def test_a_tile_that_is_taken_back_returns_to_the_rack(self, seat_people):
        table = seat_people("2-6", ("2-5 4-6 1-1", "3-3 3-4"), pace=Pace.NORMAL)
        table.click(table.spot("2-5"))
        table.page.finish_motion()
        table.page.take_back()
        assert table.line == "2-6" and is_flying(table, "2-5")

    def test_a_knock_is_two_nods_and_a_ring_on_the_cloth(self, seat_people):
        table = seat_people("2-6", ("1-1 0-0", "4-6 3-3", "3-4 4-4"), pace=Pace.NORMAL, turn=0)
        chip = chips(table)[0]
        tops = []
        table.key(None, "p")
        rings = [item for item in table.scene.items() if isinstance(item, QGraphicsEllipseItem)]
        assert len(rings) == 2 and all(table.scene.sceneRect().contains(ring.scenePos()) for ring in rings)
        table.wait(lambda: tops.append(chip.y()) or (not flights(table).is_busy and chip.pos() == chip.rest))
        moved = [top > chip.rest.y() + 3 for top in tops]
        assert [key for key, _ in groupby(moved)].count(True) == 2
        assert not [item for item in table.scene.items() if isinstance(item, QGraphicsEllipseItem)]

    def test_hands_turn_up_at_their_seats_and_slide_into_the_rows(self, seat_people):
        table = seat_people("2-6", ("2-5", "4-6 3-3", "1-1 0-0"), pace=Pace.NORMAL)
        table.click(table.spot("2-5"))
        assert len(couriers(table)) == 1 + 4
        gathering = table.page.findChild(Gathering)
        table.wait(lambda: gathering.isVisible())
        assert table.shown is table.score_page and table.score_page.isVisible()
        row = next(hand for hand in table.score_page.findChildren(OpenHand) if hand.tiles)
        places = [area.translated(row.mapTo(table.page, QPoint())) for area in row.tile_areas()]
        assert all(area.width() > area.height() for area in places)
        table.wait(lambda: not gathering.isVisible())
        totals = [label.painted_text() for label in table.score_page.findChildren(Tally)]
        assert totals != [label.text() for label in table.score_page.findChildren(Tally)], "they are being counted"
        table.page.finish_motion()
        assert all(label.painted_text() == label.text() for label in table.score_page.findChildren(Tally))

    def test_the_next_round_can_be_dealt_while_the_hands_slide(self, seat_people):
        table = seat_people("2-6", ("2-5", "4-6 3-3"), pace=Pace.NORMAL)
        table.click(table.spot("2-5"))
        gathering = table.page.findChild(Gathering)
        table.wait(lambda: gathering.isVisible())
        button = table.score_page._main
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert table.shown is table.desk and not gathering.isVisible()
        assert table.public.score is None

    def test_a_new_size_of_the_window_ends_the_slide(self, seat_people):
        table = seat_people("2-6", ("2-5", "4-6 3-3"), pace=Pace.NORMAL)
        table.click(table.spot("2-5"))
        gathering = table.page.findChild(Gathering)
        table.wait(lambda: gathering.isVisible())
        table.page.resize(1000, 700)
        QApplication.processEvents()
        assert not gathering.isVisible()


class TestSkipping:
    def test_one_key_ends_everything_that_moves(self, seat_people):
        table = seat_people(pace=Pace.SLOW, seats=4, humans=(0,))
        assert flights(table).is_busy
        table.key(None, "k")
        assert not flights(table).is_busy and not couriers(table)

    def test_it_shows_the_score_at_once_and_ends_the_counting(self, seat_people):
        table = seat_people("2-6", ("2-5", "4-6 3-3"), pace=Pace.SLOW)
        table.click(table.spot("2-5"))
        table.key(None, "k")
        assert table.shown is table.score_page and not table.page.findChild(Gathering).isVisible()
        assert all(label.painted_text() == label.text() for label in table.score_page.findChildren(Tally))

    def test_it_works_on_the_score_page_too(self, seat_people):
        table = seat_people("2-6", ("2-5", "4-6 3-3"), pace=Pace.SLOW)
        table.click(table.spot("2-5"))
        gathering = table.page.findChild(Gathering)
        table.wait(lambda: gathering.isVisible())
        table.key(None, "k")
        assert not gathering.isVisible()
        assert all(label.painted_text() == label.text() for label in table.score_page.findChildren(Tally))

    @pytest.mark.parametrize("what", ["resize", "pace", "stand up"])
    def test_what_changes_the_table_ends_it_too(self, seat_people, what):
        table = seat_people(pace=Pace.SLOW, seats=4, humans=(0,))
        assert flights(table).is_busy
        if what == "resize":
            table.page.resize(1100, 760)
            QApplication.processEvents()
        elif what == "pace":
            table.page.set_motion(Motion.of(Pace.INSTANT, False))
        else:
            table.page.stand_up()
        assert not flights(table).is_busy


class TestInput:
    def test_a_tile_is_played_while_it_is_still_being_dealt(self, seat_people):
        table = seat_people(pace=Pace.SLOW, seats=2, humans=(0, 1))
        table.look_in()
        legal = [move for move in table.controller.view(table.public.turn).legal_moves if isinstance(move, PlayTile)]
        assert is_flying(table, str(legal[0].tile))
        table.click(table.spot(str(legal[0].tile)))
        assert legal[0].tile in table.public.layout.tiles()

    def test_a_tile_in_the_air_can_be_caught(self, seat_people):
        table = seat_people(pace=Pace.SLOW, seats=2, humans=(0, 1))
        table.look_in()
        tile = table.scene.rack.tiles[-1]
        table.lift(str(tile), QPoint(300, 200))
        assert not is_flying(table, str(tile)) and table.scene.hand.item(tile).opacity() == 1


class TestReducedMotion:
    @pytest.mark.parametrize("name", ["classic-draw", "mexican-train"])
    def test_nothing_moves(self, seat_people, monkeypatch, name):
        for motion in ("bring", "send", "ring"):
            begun = getattr(Flights, motion)
            monkeypatch.setattr(Flights, motion, lambda *a, begun=begun, **k: (begun(*a, **k), still(a[0])))

        def still(flights):
            assert not [one for one in flights._flights if one.picture is not one.item]

        table = seat_people(ruleset=name, seats=2, humans=(0, 1), pace=Pace.SLOW, reduced=True)
        chance = random.Random(name)
        while table.public.score is None:
            if not (table.keeper.is_open or table.desk.is_sheet_open):
                table.look_in()
            turn = table.public.turn
            moves = table.controller.view(turn).legal_moves
            if table.desk.is_sheet_open:
                can = any(isinstance(move, DeclareCanPlay) for move in moves)
                table.sheet_button("yes" if can else "no").click()
            else:
                table.submit(turn, chance.choice(moves))
            assert not couriers(table)
            assert all(chip.pos() == chip.rest for chip in chips(table))
            assert all(item.pos() == item.goal for item in table.scene.items() if isinstance(item, TileItem))
        table.page.skip()
        assert not table.page.findChild(Gathering).isVisible()
        assert all(label.painted_text() == label.text() for label in table.score_page.findChildren(Tally))

    def test_a_laid_tile_appears_within_eighty_milliseconds(self, seat_people):
        table = seat_people("2-6", ("2-5 4-6 1-1", "3-3 3-4"), pace=Pace.SLOW, reduced=True)
        table.click(table.spot("2-5"))
        item = table.scene.line_item(Tile.parse("2-5"))
        assert item.opacity() < 1
        assert [flight.milliseconds for flight in flights(table)._flights] == [80]
        table.wait(lambda: item.opacity() == 1)


def test_nothing_is_left_over_after_many_rounds(seat_people):
    """The scene and the page hold as much after twenty rounds as after ten."""
    long = {"points": 5000}
    table = seat_people(pace=Pace.QUICK, seats=3, humans=(0, 1, 2), privacy=Privacy.OPEN_HANDS, match_end=long)
    chance = random.Random(20)
    held = []
    for number in range(20):
        while table.public.score is None:
            turn = table.public.turn
            table.submit(turn, chance.choice(table.controller.view(turn).legal_moves))
        table.page.skip()
        assert table.shown is table.score_page
        table.score_page.next_round.emit()
        table.page.finish_motion()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if number in (9, 19):
            animations = table.page.findChildren(QAbstractAnimation)
            held.append((len(table.scene.items()), len(animations), len(table.scene.children())))
    assert held[0] == held[1]


def chips(table):
    return table.scene._seats._chips
