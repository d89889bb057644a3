"""What hands do with tiles: carry them exactly, lay them in order, take them from the pile, and hear why not."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from domino_desktop.core.tiles import Tile
from domino_desktop.storage.people import Aids
from domino_desktop.storage.settings import Pace
from domino_desktop.ui.board.hand import LIFTED_LAYER
from domino_desktop.ui.board.pointer import Phase
from domino_desktop.ui.board.rack import Order
from tests.ui.tables import play

ROOT = Path(__file__).parents[2]
LINE, HANDS = "2-1 1-6", ("2-6 4-6 1-1 2-4 0-3", "3-3 2-3")
HAND = "2-6 4-6 1-1 2-4 0-3"
PILE = "0-1 0-2 5-5"


@pytest.fixture
def table(seat_people):
    return seat_people(LINE, HANDS, PILE)


def item(table, tile):
    return table.scene.hand.item(Tile.parse(tile))


def carry(table, tile, *points):
    """Lift a tile and carry it from point to point; it is still in the air."""
    start = table.spot(tile)
    table.press(start)
    table.move(start - QPoint(0, 20), *points)


class TestAtTheTile:
    """C47, and what the sentence at the tile says."""

    def test_c47_as_written(self, seat_people):
        table = seat_people("2-6", ("2-5 4-6 1-1", "3-3"))
        end, long_side = table.outline("2-5", "left"), 2 * table.scene.geometry.short_side
        table.lift("2-5", end + QPoint(round(0.4 * long_side), 0))
        assert table.scene.marks.favoured == "left"
        table.release(end + QPoint(round(0.4 * long_side), 0))
        assert table.line == "5-2 2-6"
        table = seat_people("2-6", ("2-5 4-6 1-1", "3-3"))
        table.drag("1-1", QPoint(300, 300))
        assert table.line == "2-6" and table.rack == "2-5 4-6 1-1"
        table.lift("2-5", end)
        table.key(Qt.Key.Key_Escape)
        table.release(end)
        assert table.line == "2-6" and table.rack == "2-5 4-6 1-1" and table.board.lifted is None

    def test_at_a_wrong_end_the_sentence_names_tile_and_number(self, table):
        table.drag("4-6", table.outline("4-6", "left"))
        assert table.line == "2-1 1-6" and table.refusals == []
        assert table.bubble.text() == table.say("DOES_NOT_FIT_END", "4-6", 2)
        middle = table.bubble.geometry().center()
        assert abs(middle.x() - table.spot("4-6").x()) < 60 and middle.y() < table.spot("4-6").y()

    def test_a_tile_that_fits_nowhere_hears_so_at_any_end(self, table):
        table.drag("1-1", table.outline("1-1", "right"))
        assert [reason.value for _, reason in table.refusals] == ["tile_does_not_fit"]
        assert "1-1" in table.bubble.text()

    def test_an_end_closed_to_this_seat_is_refused_by_the_rules(self, seat_people):
        table = seat_people(seats=3, humans=(0, 1, 2), ruleset="mexican-train", seed=5)
        table.look_in()
        wrong = next(
            (tile, end.id)
            for tile in table.controller.view(table.public.turn).hand
            for end in table.public.layout.ends
            if end.id not in table.scene.picture.legal.get(tile, ())
        )
        table.drag(str(wrong[0]), table.outline(str(wrong[0]), wrong[1]))
        assert table.kinds() == ["RoundDealt"] and table.bubble.isVisible() and len(table.refusals) == 1

    def test_half_a_tile_away_snaps_and_further_away_does_not(self, table):
        end, side = table.outline("2-4", "left"), table.scene.geometry.short_side
        for away, lit in ((QPoint(0, -(side // 2 + side - 2)), "left"), (QPoint(0, -(side // 2 + side + 3)), None)):
            carry(table, "2-4", end + away)
            assert table.scene.marks.favoured == lit, away
            table.key(Qt.Key.Key_Escape)
            table.release(end + away)

    def test_however_small_the_line_is_a_finger_finds_its_end(self, seat_people):
        halves = "0-0 0-1 1-1 1-2 2-2 2-3 3-3 3-4 4-4 4-5 5-5 5-6 6-6 6-7 7-7 7-8 8-8 8-9 9-9"
        table = seat_people(halves, ("9-12 1-12", "3-12"), max_pip=12, size=(640, 480))
        table.board.fit()
        while not table.scene.zooming.is_at_rest:
            table.board.fit()
        assert table.scene.geometry.short_side < 22
        reach = table.scene.geometry.short_side // 2 + 20
        table.lift("9-12", table.outline("9-12", "right") + QPoint(0, reach))
        assert table.scene.marks.favoured == "right"


class TestInOrder:
    def test_the_others_make_room_and_the_order_is_kept(self, table):
        goal = table.spot("2-4")
        carry(table, "2-6", table.spot("1-1"), goal)
        assert table.board.phase is Phase.SORTING and table.board.lifted is item(table, "2-6")
        assert table.rack == "4-6 1-1 2-4 2-6 0-3"
        table.release(goal)
        assert table.rack == "4-6 1-1 2-4 2-6 0-3" and table.kinds() == [] and not table.bubble.isVisible()
        assert item(table, "2-6").goal.x() == table.scene.rack.slot_of(Tile.parse("2-6")).rect.left
        table.submit(0, play("4-6", "right"))
        assert table.rack == "1-1 2-4 2-6 0-3"

    def test_carried_away_the_gap_closes_and_laid_at_an_end_nothing_was_sorted(self, table):
        end = table.outline("2-6", "left")
        carry(table, "2-6", table.spot("2-4"), end)
        assert table.rack == HAND and table.board.phase is Phase.LIFTED
        table.release(end)
        assert table.line == "6-2 2-1 1-6" and table.rack == "4-6 1-1 2-4 0-3"

    @pytest.mark.parametrize("undo", ["escape", "far away"])
    def test_undone_the_hand_stands_as_before(self, table, undo):
        carry(table, "2-6", table.spot("2-4"))
        if undo == "escape":
            table.key(Qt.Key.Key_Escape)
        else:
            table.move(QPoint(200, 200))
            table.release(QPoint(200, 200))
        assert table.rack == HAND

    def test_keys_move_the_focused_tile(self, table):
        def shifted(key):
            QTest.keyClick(table.board, key, Qt.KeyboardModifier.ShiftModifier)
            return table.rack, str(table.scene.rack.focused)

        table.key(Qt.Key.Key_Home)
        assert shifted(Qt.Key.Key_Right) == ("4-6 2-6 1-1 2-4 0-3", "2-6")
        assert shifted(Qt.Key.Key_End) == ("4-6 1-1 2-4 0-3 2-6", "2-6")
        assert shifted(Qt.Key.Key_Left) == ("4-6 1-1 2-4 2-6 0-3", "2-6")
        assert shifted(Qt.Key.Key_Home) == (HAND, "2-6")
        assert shifted(Qt.Key.Key_Left) == (HAND, "2-6")
        assert table.kinds() == []

    def test_the_button_goes_through_the_orders_and_says_which(self, table):
        QTest.keyClick(table.board, Qt.Key.Key_End, Qt.KeyboardModifier.ShiftModifier)
        own = table.rack
        found = []
        for _ in range(5):
            table.key(Qt.Key.Key_S, "s")
            found.append((table.scene.rack.order, table.rack, table.bubble.text()))
        by_number = (Order.BY_NUMBER, "0-3 1-1 2-4 2-6 4-6", table.say("SORTED_BY_NUMBER"))
        assert found == [
            by_number,
            (Order.BY_PIPS, "4-6 2-6 2-4 0-3 1-1", table.say("SORTED_BY_PIPS")),
            (Order.BY_FIT, "2-4 2-6 4-6 0-3 1-1", table.say("SORTED_BY_FIT")),
            (Order.BY_HAND, own, table.say("SORTED_BY_HAND")),
            by_number,
        ]

    def test_nobody_learns_what_fits_by_sorting(self, seat_people):
        table = seat_people(LINE, HANDS, PILE, aids={0: Aids(what_fits=False)})
        orders = []
        for _ in range(4):
            table.key(Qt.Key.Key_S, "s")
            orders.append(table.scene.rack.order)
        assert orders == [Order.BY_NUMBER, Order.BY_PIPS] * 2

    def test_who_sorts_by_fit_finds_what_fits_first_at_each_own_turn(self, table):
        for _ in range(3):
            table.key(Qt.Key.Key_S, "s")
        assert table.scene.rack.order is Order.BY_FIT
        table.submit(0, play("2-4", "left"))
        table.wait(lambda: table.controller.human_to_act() == 0 or table.public.score is not None)
        fitting = [tile in table.scene.picture.legal for tile in table.scene.rack.tiles]
        assert fitting == sorted(fitting, reverse=True)

    def test_each_owner_finds_the_own_order_again_under_the_lid(self, seat_people):
        table = seat_people("2-6", ("2-5 4-6 1-1 2-4", "3-3 3-4 0-0 5-6", "6-6"), humans=(0, 1))
        table.open_lid()
        QTest.keyClick(table.board, Qt.Key.Key_End, Qt.KeyboardModifier.ShiftModifier)
        assert table.rack == "4-6 1-1 2-4 2-5"
        table.page.close_lid()
        assert table.rack == ""
        table.eye()
        table.page.toggle_lid()
        assert table.rack == "4-6 1-1 2-4 2-5"

    def test_a_hand_kept_in_order_stays_as_its_owner_lays_it(self, seat_people):
        table = seat_people(LINE, HANDS, PILE, aids={0: Aids(sorts_hand=True)})
        assert table.rack == "0-3 1-1 2-4 2-6 4-6"
        table.key(Qt.Key.Key_Home)
        QTest.keyClick(table.board, Qt.Key.Key_End, Qt.KeyboardModifier.ShiftModifier)
        table.page.set_motion(table.motion)
        assert table.rack == "1-1 2-4 2-6 4-6 0-3"


class TestFromThePile:
    @pytest.fixture
    def table(self, seat_people):
        return seat_people("2-6", ("1-1 3-3", "3-4 0-0"), "2-5 4-6 5-5", pace=Pace.NORMAL)

    def in_the_air(self, table):
        return [one for one in table.scene.items() if one.zValue() == LIFTED_LAYER and one.isVisible()]

    def draw(self, table, *points):
        table.press(table.boneyard())
        table.move(table.boneyard() + QPoint(20, -20), *points)

    def test_the_back_follows_the_pointer_and_falls_into_the_rack(self, table):
        places = QPoint(300, 300), table.spot("3-3") + QPoint(90, 0)
        self.draw(table)
        (back,) = self.in_the_air(table)
        assert table.board.phase is Phase.DRAWING
        grip = back.pos() - QPointF(table.boneyard() + QPoint(20, -20))
        for place in places:
            table.move(place)
            assert back.pos() - QPointF(place) == grip
        assert table.kinds() == [] and table.tiles_in_scene().count(Tile.parse("1-1")) == 1
        table.release(places[-1])
        assert table.kinds() == ["TileDrawn"] and len(table.scene.rack.tiles) == 3
        assert self.in_the_air(table) == []

    def test_the_rack_is_outlined_for_it_and_boldly_below_it(self, table):
        marks = next(one for one in table.scene.items() if type(one).__name__ == "RackMarks")
        looks = []
        for place in (QPoint(400, 250), table.spot("3-3")):
            self.draw(table, place)
            looks.append(marks._invites)
            table.key(Qt.Key.Key_Escape)
            table.release(place)
            looks.append(marks._invites)
        assert looks == [False, None, True, None]

    def test_one_after_the_other_until_the_rules_say_no(self, table):
        rack = table.scene.zones.rack
        middle = QPoint(round(rack.centre.x), round(rack.centre.y))
        for _ in range(3):
            self.draw(table, middle)
            table.release(middle)
        taken = table.kinds().count("TileDrawn")
        assert 1 <= taken < 3 and len(table.scene.rack.tiles) == 2 + taken
        assert {reason.value for _, reason in table.refusals} == {"hand_has_playable_tile"}
        table.wait(lambda: not table.scene.staging.flights.is_busy)
        assert self.in_the_air(table) == []

    @pytest.mark.parametrize("place", [QPoint(400, 250), None])
    def test_elsewhere_and_on_the_pile_it_flies_home(self, table, place):
        place = place or table.boneyard() + QPoint(30, 0)
        self.draw(table, place)
        table.release(place)
        assert table.kinds() == [] and table.refusals == [] and self.in_the_air(table) == []
        table.wait(lambda: not table.scene.staging.flights.is_busy)

    def test_nothing_can_be_lifted_from_an_empty_pile(self, seat_people):
        table = seat_people("2-6", ("1-1 3-3", "3-4 0-0"))
        self.draw(table, QPoint(400, 250))
        assert table.board.phase is Phase.IDLE and self.in_the_air(table) == []
        table.release(QPoint(400, 250))
        assert table.kinds() == []


@pytest.mark.parametrize("scale", ["1", "1.25", "1.5", "1.75", "2"])
def test_at_every_scale_tiles_are_hit_and_carried_to_the_pixel(scale, tmp_path):
    """In a process of its own: the scale of a program is chosen when it starts."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": scale, "PYTHONPATH": str(ROOT)}
    words = [sys.executable, "-m", "tests.ui.at_scale", str(tmp_path)]
    run = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120)
    assert (run.returncode, run.stdout.strip()) == (0, f"{float(scale)} ok"), run.stdout + run.stderr


def test_the_hand_opens_over_what_it_could_lift(table):
    def over(point):
        # A pointer that is there already does not move.
        for place in (point + QPoint(1, 1), point):
            QTest.mouseMove(table.board.viewport(), place)
        return table.board.viewport().cursor().shape()

    assert over(table.spot("1-1")) is Qt.CursorShape.OpenHandCursor
    assert over(QPoint(300, 300)) is Qt.CursorShape.ArrowCursor
    assert over(table.boneyard()) is Qt.CursorShape.OpenHandCursor


class Painted(QObject):
    """How much of a viewport is painted each time, as a share of it."""

    def __init__(self, viewport):
        super().__init__()
        self.shares = []
        self._all = viewport.width() * viewport.height()
        viewport.installEventFilter(self)

    def eventFilter(self, watched, event):
        if event.type() is QEvent.Type.Paint:
            self.shares.append(sum(rect.width() * rect.height() for rect in event.region()) / self._all)
        return False


def test_a_carried_tile_never_has_the_whole_table_painted(table):
    # The first change of an item also paints what was laid out before the window was seen.
    carry(table, "2-6", QPoint(300, 300))
    QApplication.processEvents()
    table.key(Qt.Key.Key_Escape)
    table.release(QPoint(300, 300))
    QApplication.processEvents()
    painted = Painted(table.board.viewport())
    end, rack, start = table.outline("2-6", "left"), table.spot("2-4"), table.spot("2-6")
    table.press(start)
    way = [start + (end - start) * step / 40 for step in range(1, 41)]
    way += [end + (rack - end) * step / 40 for step in range(1, 41)]
    for point in way:
        table.move(point)
        QApplication.processEvents()
    assert len(painted.shares) >= 60
    assert max(painted.shares) < 0.3 and sorted(painted.shares)[len(painted.shares) // 2] < 0.05
    table.key(Qt.Key.Key_Escape)
