"""Fingers, wheel, trackpad and keys on the board: what they move, and that the line is never lost."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsRectItem

from domino_desktop.core.tiles import Tile
from domino_desktop.ui.board.pointer import Phase
from domino_desktop.ui.board.zooming import LARGEST, Zooming
from tests.controller.engines import ScriptedEngine
from tests.ui.fingers import Fingers, pinch_on_trackpad, wheel
from tests.ui.tables import DEAD_LINE

LINE, HANDS = "2-1 1-6", ("2-6 4-6 1-1 2-4 0-3", "3-3 2-3")
CTRL = Qt.KeyboardModifier.ControlModifier
CLOTH = QPoint(420, 260)
MANY = "0-0 0-1 0-2 0-3 0-4 0-5 1-1 1-2 1-3 1-4 1-5 2-2 2-3 2-4 2-5"


@pytest.fixture
def table(seat_people):
    engine = ScriptedEngine()
    engine.is_silent = True
    return seat_people(LINE, HANDS, "0-1 0-2 5-5", engine=engine)


@pytest.fixture
def fingers(table):
    return Fingers(table.board.viewport())


def spot_of(table, tile):
    """Where the middle of a tile of the line is, in the viewport."""
    place = next(each for each in table.scene.geometry.tiles if each.tile == Tile.parse(tile))
    return table.scene.marks.mapToScene(QPointF(place.rect.centre.x, place.rect.centre.y))


class TestOneFinger:
    def test_a_tap_is_a_click(self, table, fingers):
        fingers.tap(table.spot("4-6"))
        assert table.line == "2-1 1-6 6-4"

    def test_it_brings_the_keyboard_along_as_a_click_does(self, table, fingers):
        table.desk.panel.story.setFocus(Qt.FocusReason.TabFocusReason)
        fingers.tap(CLOTH)
        assert table.board.hasFocus()

    def test_two_quick_taps_play_one_tile(self, table, fingers):
        place = table.spot("4-6")
        fingers.tap(place)
        fingers.tap(place)
        assert table.kinds() == ["TilePlayed"]

    def test_a_tap_on_a_tile_and_one_on_an_end(self, table, fingers):
        fingers.tap(table.spot("2-6"))
        assert table.board.asking == Tile.parse("2-6")
        fingers.tap(table.outline("2-6", "right"))
        assert table.line == "2-1 1-6 6-2"

    def test_it_carries_a_tile_to_an_end(self, table, fingers):
        goal = table.outline("2-6", "right")
        fingers.put(table.spot("2-6"))
        fingers.move(QPoint(500, 400))
        assert table.board.phase is Phase.LIFTED
        fingers.move(goal)
        fingers.lift()
        assert table.line == "2-1 1-6 6-2" and table.board.phase is Phase.IDLE

    def test_the_palm_beside_it_does_not_matter(self, table, fingers):
        goal = table.outline("2-6", "right")
        fingers.put(table.spot("2-6"))
        fingers.move(QPoint(500, 400))
        fingers.put(QPoint(700, 500))
        fingers.move(goal, QPoint(705, 500))
        assert table.board.phase is Phase.LIFTED and table.scene.zooming.is_at_rest
        fingers.lift(1)
        fingers.lift(0)
        assert table.line == "2-1 1-6 6-2"

    def test_a_mouse_that_trembles_below_it_takes_nothing_from_it(self, table, fingers):
        goal = table.outline("2-6", "right")
        fingers.put(table.spot("2-6"))
        table.move(QPoint(10, 10))
        fingers.move(QPoint(500, 400))
        table.move(QPoint(20, 20))
        assert table.board.phase is Phase.LIFTED
        fingers.move(goal)
        fingers.lift()
        assert table.line == "2-1 1-6 6-2"
        table.move(table.spot("1-1"))
        assert table.board.viewport().cursor().shape() is Qt.CursorShape.OpenHandCursor

    def test_where_nobody_saw_it_go_a_mouse_puts_the_tile_back_and_works_again(self, table, fingers):
        fingers.put(table.spot("2-6"))
        fingers.move(QPoint(500, 400))
        table.press(CLOTH)
        assert table.board.phase is Phase.IDLE
        table.release(CLOTH)
        table.drag("2-6", table.outline("2-6", "right"))
        assert table.line == "2-1 1-6 6-2"

    def test_a_tap_on_the_pile_takes_a_tile(self, seat_people):
        table = seat_people("2-6", ("1-1 3-3", "3-4 0-0"), "0-1 0-5 5-5")
        Fingers(table.board.viewport()).tap(table.boneyard())
        assert table.kinds() == ["TileDrawn"]

    def test_it_moves_a_magnified_line(self, table, fingers):
        table.board.zoom_in()
        table.board.zoom_in()
        before = spot_of(table, "2-1")
        fingers.put(CLOTH)
        fingers.move(CLOTH + QPoint(20, 30))
        assert table.board.phase is Phase.PANNING
        fingers.lift()
        assert spot_of(table, "2-1") - before == QPointF(20, 30)


class TestTwoFingers:
    def test_they_magnify_what_is_between_them(self, table, fingers):
        middle = spot_of(table, "1-6").toPoint()
        before = table.scene.to_line(QPointF(middle))
        fingers.put(middle - QPoint(50, 0), middle + QPoint(50, 0))
        assert table.board.phase is Phase.PINCHING
        fingers.move(middle - QPoint(90, 0), middle + QPoint(90, 0))
        assert table.scene.zoom_factor == pytest.approx(1.8)
        after = table.scene.to_line(QPointF(middle))
        assert (after.x(), after.y()) == pytest.approx((before.x(), before.y()))
        fingers.lift()
        assert table.board.phase is Phase.IDLE

    def test_together_they_move_the_line(self, table, fingers):
        table.board.zoom_in()
        table.board.zoom_in()
        before = spot_of(table, "2-1")
        fingers.put(CLOTH, CLOTH + QPoint(100, 0))
        fingers.move(CLOTH + QPoint(0, 40), CLOTH + QPoint(100, 40))
        assert spot_of(table, "2-1") - before == QPointF(0, 40)

    def test_the_one_that_stays_begins_nothing_new(self, table, fingers):
        fingers.put(CLOTH, table.spot("4-6"))
        fingers.move(CLOTH + QPoint(9, 0), table.spot("4-6"))
        fingers.lift(0)
        fingers.move(CLOTH + QPoint(40, 40))
        fingers.lift()
        assert table.kinds() == [] and table.board.phase is Phase.IDLE and table.board.asking is None

    def test_over_the_rack_they_move_along_it(self, seat_people):
        table = seat_people(DEAD_LINE, (MANY, "3-3"), size=(800, 600))
        fingers, first = Fingers(table.board.viewport()), table.scene.rack.slots()[0].tile
        assert any(table.scene.rack.room.hides)
        one, other = (table.spot(str(slot.tile)) for slot in table.scene.rack.slots()[3:5])
        far = QPoint(140, 0)
        fingers.put(one, other)
        table.move(CLOTH, one)
        fingers.move(one - far, other - far)
        fingers.lift()
        moved_to = table.scene.rack.slots()[0].tile
        assert moved_to != first and table.scene.zooming.is_at_rest
        table.board.redress()
        assert table.scene.rack.slots()[0].tile == moved_to, "shown anew, it went back to where the keyboard is"


class TestWheelAndTrackpad:
    @pytest.mark.parametrize("way", [1, 2, -1])
    def test_with_ctrl_it_magnifies_where_the_pointer_is(self, table, way):
        if way < 0:
            table.board.zoom_in()
            table.board.zoom_in()
        point, factor = spot_of(table, "1-6"), table.scene.zoom_factor
        before = table.scene.to_line(point)
        wheel(table.board, point.toPoint(), QPoint(0, 120 * way), CTRL)
        assert table.scene.zoom_factor == pytest.approx(factor * 1.25**way)
        after = table.scene.to_line(point)
        assert (after.x(), after.y()) == pytest.approx((before.x(), before.y()), abs=1)

    def test_a_pinch_on_a_trackpad_does_the_same(self, table):
        point = spot_of(table, "1-6")
        before = table.scene.to_line(point)
        for _ in range(5):
            pinch_on_trackpad(table.board, point.toPoint(), 0.1)
        assert table.scene.zoom_factor == pytest.approx(1.1**5)
        after = table.scene.to_line(point)
        assert (after.x(), after.y()) == pytest.approx((before.x(), before.y()), abs=1)

    def test_without_ctrl_it_moves_a_magnified_line_and_nothing_else(self, table):
        before = spot_of(table, "2-1")
        wheel(table.board, CLOTH, QPoint(0, 120))
        assert spot_of(table, "2-1") == before and table.scene.zoom_factor == 1
        table.board.zoom_in()
        table.board.zoom_in()
        before = spot_of(table, "2-1")
        wheel(table.board, CLOTH, QPoint(0, 60))
        wheel(table.board, CLOTH, QPoint(60, 0))
        wheel(table.board, CLOTH, QPoint(0, 8), exact=QPoint(3, 5))
        assert spot_of(table, "2-1") - before == QPointF(36 + 3, 36 + 5)

    def test_over_the_rack_it_moves_along_it_a_tile_for_each_notch(self, seat_people):
        table = seat_people(DEAD_LINE, (MANY, "3-3"), size=(800, 600))
        rack, point = table.scene.rack, table.spot("0-0")
        step = (
            1
            if len({slot.rect.top for slot in rack.slots()}) == 1
            else rack.slots().index(next(slot for slot in rack.slots() if slot.rect.top != rack.slots()[0].rect.top))
        )
        wheel(table.board, point, QPoint(0, -120))
        assert rack.slots()[0].tile == rack.tiles[step]
        for _ in range(4):
            wheel(table.board, point, QPoint(0, 30))
        assert rack.slots()[0].tile == rack.tiles[0]

    def test_the_middle_button_moves_a_magnified_line(self, table):
        table.board.zoom_in()
        table.board.zoom_in()
        before = spot_of(table, "2-1")
        viewport, none = table.board.viewport(), Qt.KeyboardModifier.NoModifier
        start = spot_of(table, "1-6").toPoint()
        QTest.mousePress(viewport, Qt.MouseButton.MiddleButton, none, start)
        QTest.mouseMove(viewport, start + QPoint(15, 25))
        QTest.mouseRelease(viewport, Qt.MouseButton.MiddleButton, none, start + QPoint(15, 25))
        assert spot_of(table, "2-1") - before == QPointF(15, 25)
        assert table.board.phase is Phase.IDLE and table.kinds() == []

    @pytest.mark.parametrize(
        ("key", "way"),
        [
            (Qt.Key.Key_Left, (1, 0)),
            (Qt.Key.Key_Right, (-1, 0)),
            (Qt.Key.Key_Up, (0, 1)),
            (Qt.Key.Key_Down, (0, -1)),
        ],
    )
    def test_arrows_with_ctrl_show_what_lies_there(self, table, key, way):
        for _ in range(6):
            table.board.zoom_in()
        before, focused = spot_of(table, "2-1"), table.scene.rack.focused
        QTest.keyClick(table.board, key, CTRL)
        moved = spot_of(table, "2-1") - before
        assert moved.x() * way[0] > 0 or moved.y() * way[1] > 0
        assert moved.x() * way[1] == 0 and moved.y() * way[0] == 0
        assert table.scene.rack.focused == focused


sides = st.floats(40, 900)
moves = st.one_of(
    st.tuples(st.just("zoom"), st.floats(0.3, 3), st.floats(-50, 1500), st.floats(-50, 900)),
    st.tuples(st.just("pan"), st.just(1.0), st.floats(-4000, 4000), st.floats(-4000, 4000)),
    st.tuples(st.just("center"), st.just(1.0), st.floats(-200, 1500), st.floats(-200, 900)),
    st.tuples(st.just("room"), st.just(1.0), sides, sides),
)


@given(sides, sides, st.lists(moves, max_size=12))
def test_the_line_can_never_be_lost(width, height, hands):
    """Whatever hands do: the line fills the cloth, or lies wholly in it, both ways; at rest it has its place."""
    layer = QGraphicsRectItem()
    zooming = Zooming(layer, None)
    line, room = QRectF(100, 80, width, height), QRectF(20, 30, 1000, 1000)
    zooming.bound(line, room)
    for what, factor, x, y in hands:
        if what == "zoom":
            zooming.zoom_by(factor, QPointF(x, y))
        elif what == "pan":
            zooming.pan(QPointF(x, y))
        elif what == "center":
            zooming.center_on(QPointF(x, y))
        else:
            room = QRectF(20, 30, x, y)
            zooming.bound(line, room)
        assert 1 <= zooming.factor <= LARGEST
        seen = layer.mapRectToScene(line)
        if zooming.factor == 1:
            assert layer.pos() == QPointF()
            continue
        for low, high, first, last in (
            (seen.left(), seen.right(), room.left(), room.right()),
            (seen.top(), seen.bottom(), room.top(), room.bottom()),
        ):
            fills = low <= first + 1e-6 and high >= last - 1e-6
            lies_in = low >= first - 1e-6 and high <= last + 1e-6
            assert fills or lies_in
