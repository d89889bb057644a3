"""Laying open and counting: tiles that turn up, hands on their way between two pages, sums that count up."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, QRectF, Qt
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import TABLE
from domino_desktop.storage.settings import Pace
from domino_desktop.ui.board.open_hand import OpenHand
from domino_desktop.ui.board.walk_ring import WalkRing
from domino_desktop.ui.controls.rising import Rising
from domino_desktop.ui.controls.tally import Tally
from domino_desktop.ui.motion import finish_all
from domino_desktop.ui.pages.score_sum import SumStrip
from domino_desktop.ui.table.gathering import Gathering
from domino_desktop.ui.table.laid_open import open_tiles, without_open_tiles
from domino_desktop.ui.table.outcome import Outcome
from tests.ui.tables import DEAD_LINE, FIX_4

TILES = tuple(map(Tile.parse, ("0-1", "2-5", "6-6")))


@pytest.fixture
def hand(qtbot, look):
    made = OpenHand(look.art(6))
    made.show_tiles(TILES, ("1", "7", "12"))
    made.resize(400, made.heightForWidth(400))
    made.show()
    qtbot.addWidget(made)
    return made


def picture(widget):
    return widget.grab().toImage()


class TestOpenHand:
    def test_tiles_turn_up_one_after_another(self, hand):
        up = picture(hand)
        hand.turn_up(1000)
        assert picture(hand) != up
        hand.findChild(QAbstractAnimation).setCurrentTime(0)
        areas = hand.tile_areas()
        down = picture(hand)
        hand.findChild(QAbstractAnimation).setCurrentTime(500)
        half = picture(hand)
        first, last = areas[0].toRect(), areas[-1].toRect()
        assert half.copy(first) == up.copy(first) and half.copy(last) == down.copy(last)
        hand.findChild(QAbstractAnimation).setCurrentTime(1000)
        assert picture(hand) == up

    def test_without_time_they_lie_face_up_at_once(self, hand):
        up = picture(hand)
        hand.turn_up(0)
        assert picture(hand) == up

    def test_tiles_that_are_on_their_way_leave_their_places_and_captions(self, hand):
        up, areas = picture(hand), hand.tile_areas()
        hand.await_tiles(True)
        assert picture(hand) != up and hand.tile_areas() == areas
        hand.await_tiles(False)
        assert picture(hand) == up

    @pytest.mark.parametrize("upright", [False, True])
    def test_the_areas_are_where_the_tiles_are_painted(self, qtbot, look, upright):
        made = OpenHand(look.art(6), upright=upright)
        qtbot.addWidget(made)
        made.show_tiles(TILES)
        made.resize(150, made.heightForWidth(150))
        for tile, area in zip(TILES, made.tile_areas(), strict=True):
            assert made.rect().contains(area.toRect().adjusted(1, 1, -1, -1)), tile
        painted = picture(made)
        made.await_tiles(True)
        bare = picture(made)
        middle = made.tile_areas()[1].center().toPoint() + QPoint(4, 4)
        assert painted.pixel(middle) != bare.pixel(middle)


class TestTally:
    @pytest.mark.parametrize(("text", "start", "begins"), [("83", 0, "0"), ("+40", 0, "+0"), ("120", 100, "100")])
    def test_a_number_counts_up_and_is_said_whole_meanwhile(self, qtbot, text, start, begins):
        label = Tally("number", text)
        qtbot.addWidget(label)
        label.count_up(500, start)
        seen = []
        for time in range(0, 500, 25):
            label._counting.setCurrentTime(time)
            seen.append(label.painted_text())
            assert label.text() == text
        numbers = [int(one.strip("+")) for one in seen]
        assert seen[0] == begins and numbers == sorted(numbers) and len(set(numbers)) > 5
        label._counting.setCurrentTime(500)
        assert label.painted_text() == text

    @pytest.mark.parametrize("text", ["", "–", "17 + 26", "1 234", "007"])
    def test_what_is_not_one_number_stays_as_it_is(self, qtbot, text):
        label = Tally("number", text)
        qtbot.addWidget(label)
        label.count_up(500)
        assert label.painted_text() == text

    def test_no_time_no_counting(self, qtbot):
        label = Tally("number", "83")
        qtbot.addWidget(label)
        label.count_up(0)
        assert label.painted_text() == "83"

    def test_what_waits_is_not_there_and_then_is_whole(self, qtbot):
        label = Tally("number", "83")
        qtbot.addWidget(label)
        label.wait(500)
        assert label.painted_text() == "" and label.text() == "83"
        finish_all(label)
        assert label.painted_text() == "83"
        label.wait(0)
        assert label.painted_text() == "83"

    def test_what_is_still_to_be_counted_is_not_there(self, qtbot):
        label = Tally("number", "83")
        qtbot.addWidget(label)
        size = label.sizeHint()
        label.hold(True)
        assert label.painted_text() == "" and label.text() == "83" and label.sizeHint() == size


def test_a_card_rises_to_where_its_layout_wants_it(qtbot):
    around = QWidget()
    column = QVBoxLayout(around)
    card = QWidget()
    column.addWidget(card)
    around.resize(300, 200)
    qtbot.addWidget(around)
    around.show()
    place = card.pos()
    rising = Rising(card)
    rising.begin(200)
    assert card.y() > place.y()
    around.resize(300, 260)
    rising.setCurrentTime(200)
    QApplication.processEvents()
    assert card.pos() == place and card.height() > 200


class TestTheWayIntoTheRows:
    def test_every_tile_of_every_hand_sets_out_from_where_it_is_seen(self, seat_people):
        """In the walk the hands lie on the sheet; what lies on the table alone sets out from there."""
        table = seat_people(DEAD_LINE, FIX_4, pace=Pace.NORMAL, humans=(0,))
        table.key(None, "p")
        table.wait(lambda: table.public.score is not None)
        table.page.finish_motion()
        found = open_tiles(table.desk)
        hands = {tile for seat in range(4) for tile in table.controller.view(TABLE).revealed_hand(seat)}
        assert set(found) == hands
        sheet = QRectF(table.sheet.geometry())
        on_sheet = [tile for tile, area in found.items() if sheet.contains(area)]
        assert len(on_sheet) >= len(hands) / 2
        assert all(QRectF(table.desk.rect()).contains(area) for area in found.values())

    def test_the_page_before_is_shown_without_them_and_keeps_them(self, seat_people):
        table = seat_people("2-6", ("2-5", "4-6 3-3"), pace=Pace.NORMAL)
        table.click(table.spot("2-5"))
        table.page.finish_motion()
        before = picture(table.desk)
        bare = without_open_tiles(table.desk).toImage()
        assert picture(table.desk) == before != bare
        area = open_tiles(table.desk)[Tile.parse("4-6")].toRect()
        assert bare.copy(area) != before.copy(area)

    def test_a_huge_desk_is_not_painted_once_more(self, seat_people):
        table = seat_people("2-6", ("2-5", "4-6 3-3"), pace=Pace.NORMAL, size=(3840, 2160))
        assert without_open_tiles(table.desk).isNull()

    def test_all_tiles_have_their_places_on_the_score_page(self, seat_people):
        table = seat_people("2-6", ("2-5", "4-6 3-3", "1-1 0-0"), pace=Pace.INSTANT)
        table.click(table.spot("2-5"))
        table.wait(lambda: table.shown is table.score_page)
        QApplication.processEvents()
        found = table.score_page.lying_tiles()
        assert {str(tile) for tile in found} == {"4-6", "3-3", "1-1", "0-0"}
        assert all(table.score_page.rows_view().contains(area) for area in found.values())
        assert all(area.width() == 2 * area.height() for area in found.values())

    def test_who_looks_at_another_page_just_then_finds_every_tile_in_its_row(self, seat_people):
        table = seat_people("2-6", ("2-5", "4-6 3-3"), pace=Pace.QUICK)
        shown = table.page.findChild(Outcome).shown
        shown.connect(table.page.hide, Qt.ConnectionType.SingleShotConnection)
        table.click(table.spot("2-5"))
        table.wait(lambda: table.page.isHidden())
        QApplication.processEvents()
        table.page.show()
        gathering = table.page.findChild(Gathering)
        table.wait(lambda: gathering.isHidden())
        finish_all(table.page)
        after = picture(table.score_page)
        table.score_page.await_tiles(False)
        assert picture(table.score_page) == after


class TestWalk:
    def test_the_sign_of_a_seat_that_has_answered_pops(self, seat_people):
        table = seat_people(DEAD_LINE, FIX_4, pace=Pace.NORMAL, humans=(0,))
        ring = table.page.findChild(WalkRing)
        table.key(None, "p")
        table.wait(lambda: ring._popping == {1} and ring._pop.state() is QAbstractAnimation.State.Running)
        table.page.finish_motion()
        assert ring._pop.state() is QAbstractAnimation.State.Stopped

    def test_a_hand_that_is_confirmed_turns_up_on_the_sheet(self, seat_people):
        table = seat_people(DEAD_LINE, FIX_4, pace=Pace.NORMAL, humans=(0,))
        ring = table.page.findChild(WalkRing)
        table.key(None, "p")
        table.wait(lambda: len(ring.hands) == 2)
        assert ring.hands[-1].findChild(QAbstractAnimation).state() is QAbstractAnimation.State.Running

    def test_with_reduced_motion_it_does_neither(self, seat_people):
        table = seat_people(DEAD_LINE, FIX_4, pace=Pace.QUICK, humans=(0,), reduced=True)
        ring = table.page.findChild(WalkRing)
        table.key(None, "p")
        table.wait(lambda: len(ring.hands) == 2)
        running = [
            one for one in ring.findChildren(QAbstractAnimation) if one.state() is QAbstractAnimation.State.Running
        ]
        assert running == []


def test_while_sums_count_up_no_wrong_sum_stands_on_the_page(seat_people):
    """The strip is read as an equation, so each number in it is its own or is not there."""
    table = seat_people("2-6", ("2-5", "4-6 3-3", "1-1 0-5"), pace=Pace.NORMAL)
    table.click(table.spot("2-5"))
    table.wait(lambda: table.shown is table.score_page)
    gathering = table.page.findChild(Gathering)
    table.wait(lambda: gathering.isHidden())
    (strip,) = table.score_page.findChildren(SumStrip)
    numbers = strip.findChildren(Tally)
    sums = table.score_page.findChildren(Tally)
    assert any(one.painted_text() not in ("", one.text()) for one in sums), "they are still counted"
    assert [one.painted_text() for one in numbers] == [one.text() for one in numbers[:-1]] + [""]
    table.page.finish_motion()
    assert [one.painted_text() for one in numbers] == [one.text() for one in numbers]


def test_totals_at_the_table_count_up_from_what_they_were(seat_people):
    table = seat_people("2-6", ("2-5", "4-6 3-3"), pace=Pace.NORMAL)
    table.click(table.spot("2-5"))
    total = table.desk.panel.scores.cards[0].total
    assert total.text() == "16" and total.painted_text() != "16"
    table.page.finish_motion()
    assert total.painted_text() == "16"
