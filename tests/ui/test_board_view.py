"""Gestures and keys on the board, as real events on its viewport."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from domino_desktop.core.tiles import Tile
from domino_desktop.i18n.language import language
from domino_desktop.i18n.messages import errors
from domino_desktop.storage.settings import Pace
from domino_desktop.ui.dialogs.notice import Notice
from tests.ui.tables import DEAD_LINE

SIDES = "2-6"
HANDS = ("2-5 4-6 1-1 2-4", "3-3 3-4 0-0")


@pytest.fixture
def table(seat_people):
    """Giulia is to act; the ends are 2 and 6, and no hand but hers is at the screen."""
    return seat_people(SIDES, HANDS)


def copies(table, tile):
    return table.tiles_in_scene().count(Tile.parse(tile))


def is_home(table, tile):
    """Whether the tile rests in the rack, exactly once and as large as its neighbours."""
    item, slot = table.scene.hand.item(Tile.parse(tile)), table.scene.rack.slot_of(Tile.parse(tile))
    return (
        copies(table, tile) == 1
        and table.board.lifted is None
        and abs(item.goal.x() - slot.rect.left) < 1
        and slot.rect.top - 13 < item.goal.y() <= slot.rect.top
        and table.scene.marks.invited == ()
    )


class TestDragging:
    def test_the_tile_follows_the_pointer_and_the_ends_light_up(self, table):
        start, goal = table.spot("2-5"), QPoint(300, 200)
        item = table.scene.hand.item(Tile.parse("2-5"))
        corner = table.board.mapFromScene(item.pos())
        table.press(start)
        table.move(start + QPoint(30, -30))
        assert table.board.lifted is item
        assert table.scene.marks.invited == ("left",)
        assert table.board.viewport().cursor().shape() is Qt.CursorShape.ClosedHandCursor
        for point in (goal, goal + QPoint(57, -31)):
            table.move(point)
            assert table.board.mapFromScene(item.pos()) - corner == point - start
        table.release(goal)

    @pytest.mark.parametrize("share", [0.0, 0.4, -0.4])
    def test_released_within_half_a_tile_of_a_legal_end_it_is_laid_there(self, table, share):
        away = round(table.scene.geometry.short_side * 2 * share)
        table.drag("2-5", table.outline("2-5", "left") + QPoint(away, 0))
        assert table.line == "5-2 2-6"
        assert table.rack == "4-6 1-1 2-4"
        assert copies(table, "2-5") == 1

    def test_the_nearer_of_two_ends_takes_it(self, seat_people):
        table = seat_people("2-1 1-6", ("2-6 1-1", "3-3 3-4"))
        table.drag("2-6", table.outline("2-6", "right"))
        assert table.line == "2-1 1-6 6-2"

    def test_elsewhere_it_flies_home_and_one_sentence_says_what_to_do(self, table):
        table.drag("2-5", QPoint(120, 140))
        assert table.line == "2-6"
        assert is_home(table, "2-5")
        assert table.bubble.isVisible() and table.bubble.text() == table.say("DROP_ON_END")
        assert table.refusals == []

    def test_a_tile_that_fits_nowhere_flies_home_with_the_reason(self, table):
        table.drag("1-1", table.outline("1-1", "left"))
        assert table.line == "2-6"
        assert is_home(table, "1-1")
        assert [reason.value for _, reason in table.refusals] == ["tile_does_not_fit"]
        assert "1-1" in table.bubble.text() and "2" in table.bubble.text() and "6" in table.bubble.text()

    def test_put_back_in_the_rack_nothing_is_said(self, table):
        table.drag("2-5", table.spot("4-6"))
        assert is_home(table, "2-5")
        assert not table.bubble.isVisible()

    def test_out_of_turn_the_sentence_says_whose_turn_it_is(self, seat_people):
        table = seat_people(SIDES, HANDS, turn=1, pace=Pace.SLOW)
        table.drag("2-5", table.outline("2-5", "left"))
        assert table.line == "2-6"
        assert is_home(table, "2-5")
        assert "João" in table.bubble.text()

    @pytest.mark.parametrize(
        "interrupt",
        [
            "escape",
            "right click",
            "context menu",
            "focus",
            "resize",
            "dialog",
            "window",
            "sort",
            "font",
            "language",
            "draw key",
        ],
    )
    def test_whatever_interrupts_a_drag_the_tile_is_back_once(self, seat_people, interrupt, look):
        table = seat_people(SIDES, HANDS, pace=Pace.NORMAL)
        over = table.outline("2-5", "left")
        table.lift("2-5", over)
        assert table.board.lifted is not None and table.scene.marks.favoured == "left"
        if interrupt == "escape":
            table.key(Qt.Key.Key_Escape)
        elif interrupt == "right click":
            table.press(over, Qt.MouseButton.RightButton)
        elif interrupt == "context menu":
            QApplication.sendEvent(
                table.board.viewport(), QContextMenuEvent(QContextMenuEvent.Reason.Mouse, over, over)
            )
        elif interrupt == "focus":
            table.desk.panel.story.setFocus(Qt.FocusReason.TabFocusReason)
        elif interrupt == "resize":
            table.page.resize(1100, 720)
        elif interrupt == "dialog":
            notice = Notice(table.page, language("en"), errors.SAVE_FAILED)
            notice.open()
            table.wait(lambda: table.board.lifted is None)
            notice.close()
        elif interrupt == "window":
            table.page.window_activated(False)
        elif interrupt == "sort":
            table.key(Qt.Key.Key_S, "s")
        elif interrupt == "font":
            font = table.board.font()
            font.setPointSizeF(font.pointSizeF() * 1.5)
            table.board.setFont(font)
        elif interrupt == "language":
            table.page.set_motion(table.motion)
        elif interrupt == "draw key":
            table.key(Qt.Key.Key_D, "d")
        assert is_home(table, "2-5")
        # The button is still held: moving on does not lift the tile again, and letting go plays nothing.
        table.move(over + QPoint(4, 4), over)
        table.release(over)
        assert is_home(table, "2-5")
        assert table.line == "2-6"
        assert table.kinds() == []
        # The cursor is its own again, and the next drag works.
        assert table.board.viewport().cursor().shape() is Qt.CursorShape.ArrowCursor
        table.wait(
            lambda: table.scene.hand.item(Tile.parse("2-5")).pos() == table.scene.hand.item(Tile.parse("2-5")).goal
        )
        table.drag("2-5", table.outline("2-5", "left"))
        assert table.line.startswith("5-2 2-6")

    def test_keys_and_the_wheel_leave_a_carried_tile_alone(self, table):
        over = QPoint(200, 200)
        table.lift("2-5", over)
        place = table.board.lifted.pos()
        table.key(Qt.Key.Key_Right)
        table.key(Qt.Key.Key_Return)
        wheel = QWheelEvent(
            QPointF(table.spot("1-1")),
            QPointF(table.spot("1-1")),
            QPoint(),
            QPoint(0, 120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(table.board.viewport(), wheel)
        assert table.board.lifted.pos() == place
        table.release(over)
        assert is_home(table, "2-5")

    def test_a_short_twitch_is_a_click_and_no_drag(self, table):
        start = table.spot("2-5")
        table.press(start)
        table.move(start + QPoint(3, 2))
        table.release(start + QPoint(3, 2))
        assert table.line == "5-2 2-6"


class TestClicking:
    def test_a_tile_that_fits_one_end_is_played(self, table):
        table.click(table.spot("4-6"))
        assert table.line == "2-6 6-4"

    def test_a_tile_that_fits_nowhere_says_why(self, table):
        table.click(table.spot("1-1"))
        assert [reason.value for _, reason in table.refusals] == ["tile_does_not_fit"]
        assert table.bubble.isVisible()

    def test_two_different_ends_light_up_and_a_click_on_one_plays_there(self, seat_people):
        table = seat_people("2-1 1-6", ("2-6 1-1", "3-3 3-4"))
        table.click(table.spot("2-6"))
        assert table.kinds() == []
        assert table.board.asking == Tile.parse("2-6")
        assert table.scene.marks.invited == ("left", "right")
        assert table.headline.text() == table.say("CHOOSE_AN_END", "Giulia", table.either(2, 6))
        table.click(table.outline("2-6", "right"))
        assert table.line == "2-1 1-6 6-2"
        assert table.board.asking is None
        assert table.headline.text() != table.say("CHOOSE_AN_END", "Giulia", table.either(2, 6))

    def test_clicking_elsewhere_or_again_asks_no_longer(self, seat_people):
        table = seat_people("2-1 1-6", ("2-6 1-1", "3-3 3-4"))
        table.click(table.spot("2-6"))
        table.click(QPoint(60, 140))
        assert table.board.asking is None and table.scene.marks.invited == () and table.kinds() == []
        table.click(table.spot("2-6"))
        table.click(table.spot("2-6"))
        assert table.board.asking is None and table.kinds() == []

    def test_a_double_click_asks_and_keeps_asking(self, seat_people):
        table = seat_people("2-1 1-6", ("2-6 1-1", "3-3 3-4"))
        table.double_click(table.spot("2-6"))
        assert table.board.asking == Tile.parse("2-6")

    def test_c37_equal_ends_and_an_empty_table_are_not_asked_about(self, seat_people):
        equal = seat_people("6-1 1-6", ("6-6 1-1", "3-3 3-4"))
        equal.click(equal.spot("6-6"))
        assert equal.kinds() == ["TilePlayed"]
        lead = seat_people("", ("6-6 1-1", "3-3 3-4"))
        lead.click(lead.spot("1-1"))
        assert lead.line == "1-1"

    @pytest.mark.parametrize("spot", ["middle", "far left", "double click", "click", "over the rack"])
    def test_c48_the_first_tile_goes_anywhere_once(self, seat_people, spot):
        table = seat_people("", ("6-6 1-1 0-3", "3-3 3-4 0-0"))
        if spot == "middle":
            table.drag("6-6", table.board.viewport().rect().center())
        elif spot == "far left":
            table.drag("6-6", QPoint(4, 300))
        elif spot == "double click":
            table.double_click(table.spot("6-6"))
        elif spot == "click":
            table.click(table.spot("6-6"))
        else:
            table.drag("6-6", table.spot("0-3") + QPoint(10, 0))
            assert table.kinds() == []
            return
        table.wait(lambda: table.line != "")
        assert table.line.startswith("6-6") or "6-6" in table.line.split()
        assert [event.seat for event in table.events if type(event).__name__ == "TilePlayed"].count(0) == 1
        assert copies(table, "6-6") == 1

    def test_a_tile_of_the_first_turn_that_is_not_the_opening_tile_says_which(self, seat_people):
        table = seat_people(seats=4, humans=(0, 1, 2, 3), seed=3)
        leader = table.public.turn
        must = table.controller.view(leader).legal_moves[0].tile
        table.open_lid()
        other = next(tile for tile in table.scene.rack.tiles if tile != must)
        table.click(table.spot(str(other)))
        assert [reason.value for _, reason in table.refusals] == ["opening_tile_required"]
        assert str(must) in table.bubble.text()
        table.drag(str(must), QPoint(300, 200))
        assert table.line == f"{must.low}-{must.high}"

    def test_a_click_on_the_boneyard_takes_one_tile(self, seat_people):
        table = seat_people("2-6", ("1-1 3-3", "3-4 0-0"), "0-1 0-2 5-5")
        table.click(table.boneyard())
        assert table.kinds() == ["TileDrawn"]
        table.double_click(table.boneyard())
        assert table.kinds() == ["TileDrawn", "TileDrawn"], "the second tile fits, so the third press is refused"
        assert [reason.value for _, reason in table.refusals] == ["hand_has_playable_tile"]


class TestKeys:
    def test_arrows_home_end_and_digits_move_along_the_rack(self, table):
        found = []
        for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_End, Qt.Key.Key_Right):
            table.key(key)
            found.append(str(table.scene.rack.focused))
        assert found == ["4-6", "1-1", "4-6", "2-4", "2-4"]
        table.key(Qt.Key.Key_Home)
        assert str(table.scene.rack.focused) == "2-5"
        for digit, tile in (("4", "4-6"), ("4", "2-4"), ("1", "1-1"), ("9", "1-1")):
            table.key(None, digit)
            assert str(table.scene.rack.focused) == tile

    def test_enter_and_space_play(self, table):
        table.key(Qt.Key.Key_Right)
        table.key(Qt.Key.Key_Return)
        assert table.line == "2-6 6-4"

    def test_space_plays_too(self, table):
        table.key(Qt.Key.Key_Home)
        table.key(Qt.Key.Key_Space)
        assert table.line == "5-2 2-6"

    @pytest.mark.parametrize(
        ("keys", "line"),
        [
            ((Qt.Key.Key_Return,), "6-2 2-1 1-6"),
            ((Qt.Key.Key_Right, Qt.Key.Key_Return), "2-1 1-6 6-2"),
            ((Qt.Key.Key_Down, Qt.Key.Key_Space), "2-1 1-6 6-2"),
            ((Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Enter), "6-2 2-1 1-6"),
            ((Qt.Key.Key_Escape,), "2-1 1-6"),
        ],
    )
    def test_the_ends_are_chosen_by_arrows(self, seat_people, keys, line):
        table = seat_people("2-1 1-6", ("2-6 1-1", "3-3 3-4"))
        table.key(Qt.Key.Key_Return)
        assert table.board.asking == Tile.parse("2-6")
        for key in keys:
            table.key(key)
        assert table.line == line
        assert table.board.asking is None

    def test_the_ring_of_the_keyboard_is_seen_only_with_the_keyboard(self, table):
        table.click(table.spot("1-1"))
        assert not table.scene.hand.is_focus_shown
        table.key(Qt.Key.Key_Right)
        assert table.scene.hand.is_focus_shown
        table.desk.panel.story.setFocus(Qt.FocusReason.TabFocusReason)
        assert not table.scene.hand.is_focus_shown

    def test_plus_minus_zoom_and_the_line_can_be_moved(self, table):
        table.key(None, "+")
        assert table.scene.zoom_factor == pytest.approx(1.25)
        before = table.scene.to_line(QPointF(300, 200))
        table.press(QPoint(120, 150))
        table.move(QPoint(160, 180))
        table.release(QPoint(160, 180))
        assert table.scene.to_line(QPointF(300, 200)) != before
        table.key(None, "-")
        assert table.scene.zoom_factor == 1
        assert table.scene.to_line(QPointF(300, 200)) == QPointF(300, 200)
        table.key(None, "+")
        table.page.desk.board.fit()
        assert table.scene.zoom_factor == 1

    def test_a_drag_finds_the_ends_of_a_magnified_line(self, table):
        table.page.desk.board.zoom_in()
        place = table.scene.geometry.spot_for(Tile.parse("4-6"), "right").centre
        line = table.scene.line_item(Tile.parse("2-6")).parentItem()
        there = table.board.mapFromScene(line.mapToScene(QPointF(place.x, place.y)))
        table.drag("4-6", there)
        assert table.line == "2-6 6-4"

    def test_sorting_by_number_then_by_pips(self, table):
        table.key(None, "s")
        assert table.rack == "1-1 2-4 2-5 4-6"
        table.key(None, "s")
        assert table.rack == "4-6 2-5 2-4 1-1"


def test_nothing_moves_at_the_pace_instant(table):
    table.drag("2-5", QPoint(120, 140))
    item = table.scene.hand.item(Tile.parse("2-5"))
    assert item.pos() == item.goal


def test_the_rack_scrolls_where_it_holds_more_than_it_shows(seat_people):
    hand = "0-0 0-1 0-2 0-3 0-4 0-5 1-1 1-2 1-3 1-4 1-5 2-2 2-3 2-4 2-5"
    table = seat_people(DEAD_LINE, (hand, "3-3"), size=(800, 600))
    rack = table.scene.rack
    assert rack.room.side >= 44
    if rack.room.hides == (False, False):
        pytest.fail("this hand was meant not to fit")
    shown = {slot.tile for slot in rack.slots()}
    table.key(Qt.Key.Key_End)
    assert rack.focused in {slot.tile for slot in rack.slots()}
    assert rack.focused not in shown
    for slot in rack.slots():
        assert table.scene.hand.item(slot.tile).isVisible()
    hidden = [tile for tile in rack.tiles if rack.slot_of(tile) is None]
    assert hidden and not any(
        table.scene.hand.item(tile) and table.scene.hand.item(tile).isVisible() for tile in hidden
    )


def test_a_press_at_its_arrow_moves_along_the_rack(seat_people):
    hand = "0-0 0-1 0-2 0-3 0-4 0-5 1-1 1-2 1-3 1-4 1-5 2-2 2-3 2-4 2-5"
    table = seat_people(DEAD_LINE, (hand, "3-3"), size=(800, 600))
    rack, area = table.scene.rack, table.scene.zones.rack
    everything, middle = rack.tiles, round(area.centre.y)
    left, right = QPoint(round(area.left) + 4, middle), QPoint(round(area.right) - 4, middle)
    first = rack.slots()[0].tile
    table.click(left)
    assert rack.slots()[0].tile == first, "there is nothing before it"
    seen = set()
    for _ in everything:
        seen |= {slot.tile for slot in rack.slots()}
        table.click(right)
    assert seen == set(everything) and rack.room.hides == (True, False)
    assert table.kinds() == [] and table.bubble.isHidden()
    for _ in everything:
        table.click(left)
    assert rack.slots()[0].tile == first


def test_a_key_event_that_nobody_wants_reaches_the_page(table, qtbot):
    heard = []
    table.page.keyPressEvent = lambda event: heard.append(event.key())
    QTest.keyClick(table.board, Qt.Key.Key_X)
    assert heard == [Qt.Key.Key_X]
