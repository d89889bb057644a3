"""Whatever interrupts whatever a hand does: every tile is there exactly once, and nothing sticks to the pointer."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from domino_desktop.core.tiles import Tile
from domino_desktop.i18n.language import language
from domino_desktop.i18n.messages import errors
from domino_desktop.storage.settings import Pace
from domino_desktop.ui.board.hand import LIFTED_LAYER
from domino_desktop.ui.board.pointer import Phase
from domino_desktop.ui.dialogs.notice import Notice
from tests.controller.engines import ScriptedEngine
from tests.ui.fingers import Fingers, wheel
from tests.ui.tables import play

LINE, HANDS, PILE = "2-1 1-6", ("2-6 4-6 1-1 2-4 0-3", "3-3 2-3"), "0-1 0-2 5-5"
CLOTH = QPoint(200, 160)


class Held:
    """A hand in the midst of something; ``go_on`` goes on as if nothing had happened, and lets go."""

    def __init__(self, table, phase):
        self.table, self.phase = table, phase
        self._fingers = Fingers(table.board.viewport())
        self._at = getattr(self, f"_begin_{phase.replace(' ', '_')}")()

    def _begin_pressed(self):
        spot = self.table.spot("2-6")
        self.table.press(spot)
        return spot

    def _begin_lifted(self):
        self.table.lift("2-6", CLOTH)
        return CLOTH

    def _begin_over_an_end(self):
        there = self.table.outline("2-6", "left")
        self.table.lift("2-6", there)
        assert self.table.scene.marks.favoured == "left"
        return there

    def _begin_sorting(self):
        there = self.table.spot("2-4") + QPoint(4, 0)
        self.table.lift("2-6", there)
        assert self.table.rack != "2-6 4-6 1-1 2-4 0-3"
        return there

    def _begin_pressed_pile(self):
        self.table.press(self.table.boneyard())
        return self.table.boneyard()

    def _begin_drawing(self):
        there = self.table.spot("1-1")
        self.table.press(self.table.boneyard())
        self.table.move(self.table.boneyard() + QPoint(30, 30), there)
        return there

    def _begin_panning(self):
        self.table.page.desk.board.zoom_in()
        self.table.page.desk.board.zoom_in()
        self.table.press(CLOTH)
        self.table.move(CLOTH + QPoint(20, 20))
        return CLOTH + QPoint(20, 20)

    def _begin_pinching(self):
        self._fingers.put(CLOTH, CLOTH + QPoint(100, 0))
        self._fingers.move(CLOTH, CLOTH + QPoint(130, 0))
        return None

    def _begin_by_finger(self):
        there = self.table.outline("2-6", "left")
        spot = self.table.spot("2-6")
        self._fingers.put(spot)
        self._fingers.move(spot - QPoint(0, 40))
        self._fingers.move(there)
        return there

    def go_on(self):
        if self.phase == "pinching":
            self._fingers.move(CLOTH, CLOTH + QPoint(140, 0))
            self._fingers.lift()
        elif self.phase == "by finger":
            self._fingers.move(self._at + QPoint(3, 3))
            self._fingers.lift()
        else:
            self.table.move(self._at + QPoint(3, 3))
            self.table.release(self._at)


PHASES = {
    "pressed": Phase.PRESSED,
    "lifted": Phase.LIFTED,
    "over an end": Phase.LIFTED,
    "sorting": Phase.SORTING,
    "pressed pile": Phase.PRESSED,
    "drawing": Phase.DRAWING,
    "panning": Phase.PANNING,
    "pinching": Phase.PINCHING,
    "by finger": Phase.LIFTED,
}


BY_TOUCH = ("pinching", "by finger")


def escape(table):
    table.key(Qt.Key.Key_Escape)


def right_button(table):
    table.press(CLOTH, Qt.MouseButton.RightButton)


def middle_button(table):
    table.press(CLOTH, Qt.MouseButton.MiddleButton)


def context_menu(table):
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, CLOTH, CLOTH)
    QApplication.sendEvent(table.board.viewport(), event)


def focus(table):
    table.desk.panel.story.setFocus(Qt.FocusReason.TabFocusReason)


def focus_by_mouse(table):
    table.desk.panel.story.setFocus(Qt.FocusReason.MouseFocusReason)


def window_left(table):
    table.page.window_activated(False)


def another_window(table):
    other = QWidget()
    table.qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    table.wait(lambda: not table.page.isActiveWindow())


def dialog(table):
    notice = Notice(table.page, language("en"), errors.SAVE_FAILED)
    notice.open()
    table.wait(lambda: table.board.phase is Phase.IDLE)
    notice.close()


def resize(table):
    table.page.resize(1100, 720)


def font(table):
    font = table.board.font()
    font.setPointSizeF(font.pointSizeF() * 1.5)
    table.board.setFont(font)


def style(table):
    QApplication.sendEvent(table.board, QEvent(QEvent.Type.StyleChange))


def dress(table):
    art = table.scene.art
    art.wear(replace(art.dress, numerals=not art.dress.numerals))
    table.page.set_motion(table.motion)


def language_switch(table):
    QApplication.sendEvent(table.board, QEvent(QEvent.Type.LanguageChange))


def sort(table):
    table.key(Qt.Key.Key_S, "s")


def draw_key(table):
    table.key(Qt.Key.Key_D, "d")


def own_move(table):
    assert table.submit(0, play("4-6", "right"))


def opponents_move(table):
    assert table.submit(1, play("2-3", "left"))


def lid(table):
    table.page.close_lid()


def take_back(table):
    table.page.take_back()
    assert table.kinds()[-1] == "MoveTakenBack"


def screen(table):
    QApplication.sendEvent(table.board, QEvent(QEvent.Type.DevicePixelRatioChange))


def grab_lost(table):
    QApplication.sendEvent(table.board.viewport(), QEvent(QEvent.Type.UngrabMouse))


def release_not_seen(table):
    place, none = QPointF(CLOTH), Qt.MouseButton.NoButton
    event = QMouseEvent(QEvent.Type.MouseMove, place, place, none, none, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(table.board.viewport(), event)


def touch_cancelled(table):
    Fingers(table.board.viewport()).cancel()


def hidden(table):
    table.page.hide()
    table.page.show()


def left(table):
    table.desk.hide()


INTERRUPTIONS = (
    escape,
    right_button,
    middle_button,
    context_menu,
    focus,
    focus_by_mouse,
    window_left,
    another_window,
    dialog,
    resize,
    font,
    style,
    dress,
    language_switch,
    sort,
    draw_key,
    own_move,
    opponents_move,
    lid,
    take_back,
    screen,
    grab_lost,
    release_not_seen,
    touch_cancelled,
    hidden,
    left,
)
NOT_ON_TURN = (opponents_move, take_back)
"""What can only happen while somebody else is to act."""


@pytest.fixture
def sit(seat_people):
    def sit(interrupt):
        engine = ScriptedEngine()
        engine.is_silent = True
        table = seat_people(LINE, HANDS, PILE, pace=Pace.NORMAL, engine=engine, turn=int(interrupt is opponents_move))
        if interrupt is take_back:
            table.submit(0, play("4-6", "right"))
            table.scene.finish_motion()
        return table

    return sit


def whats_wrong(table):
    """What is seen that should not be: copies, things in the air, lights, a closed hand as the cursor."""
    view = table.controller.view(0)
    wanted = Counter(view.layout.tiles())
    if table.keeper.is_open:
        wanted.update(view.hand)
    wrong = []
    if Counter(table.tiles_in_scene()) != wanted:
        wrong.append(f"tiles {Counter(table.tiles_in_scene())} instead of {wanted}")
    if table.board.phase is not Phase.IDLE or table.board.lifted is not None or table.scene.hand.lifted is not None:
        wrong.append(f"still {table.board.phase}")
    if [item for item in table.scene.items() if item.zValue() == LIFTED_LAYER and item.isVisible()]:
        wrong.append("something is in the air")
    if table.scene.marks.invited:
        wrong.append("an end is lit")
    if table.board.viewport().cursor().shape() is Qt.CursorShape.ClosedHandCursor:
        wrong.append("the hand is still closed")
    for slot in table.scene.rack.slots():
        item = table.scene.hand.item(slot.tile)
        if item.goal.x() != slot.rect.left or not slot.rect.top - 13 < item.goal.y() <= slot.rect.top:
            wrong.append(f"{slot.tile} is not in its place")
    return wrong


@pytest.mark.parametrize("interrupt", INTERRUPTIONS, ids=lambda each: each.__name__)
@pytest.mark.parametrize("phase", PHASES)
def test_every_tile_is_there_once_and_nothing_is_played(sit, phase, interrupt):
    table = sit(interrupt)
    if interrupt in NOT_ON_TURN and phase == "over an end":
        pytest.skip("nothing is lit while somebody else is to act")
    if interrupt is release_not_seen and phase in BY_TOUCH:
        pytest.skip("a mouse that trembles below fingers takes nothing from them")
    order, held = table.rack, Held(table, phase)
    assert table.board.phase is PHASES[phase]
    interrupt(table)
    told = table.kinds()
    assert whats_wrong(table) == []
    held.go_on()
    assert whats_wrong(table) == []
    assert table.kinds() == told, "letting go is no move"
    if interrupt not in (sort, lid, own_move, opponents_move, take_back, draw_key):
        assert table.rack == order
    assert table.refusals == [] or interrupt is draw_key


def test_a_round_that_ends_takes_the_tile_out_of_the_hand(seat_people):
    engine = ScriptedEngine()
    engine.is_silent = True
    table = seat_people(LINE, ("2-6 4-6", "2-3"), PILE, pace=Pace.NORMAL, engine=engine, turn=1)
    table.lift("4-6", CLOTH)
    table.submit(1, play("2-3", "left"))
    assert table.public.score is not None
    assert whats_wrong(table) == []
    table.release(CLOTH)
    assert whats_wrong(table) == []


def test_who_leaves_the_table_with_a_tile_in_hand_finds_it_in_the_rack(sit):
    table = sit(escape)
    table.lift("2-6", CLOTH)
    table.reopen()
    assert whats_wrong(table) == [] and Tile.parse("2-6") in table.scene.rack.tiles


@pytest.mark.parametrize("interrupt", INTERRUPTIONS, ids=lambda each: each.__name__)
def test_a_choice_of_ends_is_given_up_or_goes_on_whole(sit, interrupt):
    table = sit(interrupt)
    if interrupt in NOT_ON_TURN:
        pytest.skip("nothing is chosen while somebody else is to act")
    table.click(table.spot("2-6"))
    assert table.board.asking == Tile.parse("2-6")
    interrupt(table)
    asking, lit = table.board.asking, table.scene.marks.invited
    assert lit == (table.scene.picture.legal[asking] if asking is not None else ())
    assert [each for each in whats_wrong(table) if each != "an end is lit"] == []


points = st.tuples(st.integers(0, 970), st.integers(0, 799)).map(lambda at: QPoint(*at))
deeds = st.one_of(
    st.tuples(st.just("press tile"), st.integers(0, 30)),
    st.tuples(st.just("press"), points),
    st.tuples(st.just("press pile"), st.none()),
    st.tuples(st.just("move"), points),
    st.tuples(st.just("move to an end"), st.sampled_from(("left", "right"))),
    st.tuples(st.just("release"), points),
    st.tuples(st.just("finger"), points),
    st.tuples(st.just("fingers"), st.tuples(points, points)),
    st.tuples(st.just("wheel"), st.sampled_from((240, -240))),
    st.tuples(st.just("interrupt"), st.sampled_from((escape, right_button, middle_button, resize, sort, lid, screen))),
    st.tuples(st.just("eye"), st.none()),
    st.tuples(st.just("key"), st.sampled_from((Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_End))),
)


def do(table, fingers, what, how):
    if what == "press tile":
        tiles = [slot.tile for slot in table.scene.rack.slots()]
        if tiles:
            table.press(table.spot(str(tiles[how % len(tiles)])))
    elif what == "press":
        table.press(how)
    elif what == "press pile":
        table.press(table.boneyard())
    elif what == "move":
        table.move(how)
    elif what == "move to an end":
        if table.scene.geometry.end(how) is not None and table.scene.zoom_factor == 1:
            table.move(table.outline("2-4", how))
    elif what == "release":
        table.release(how)
    elif what == "finger":
        if table.rack:
            fingers.put(table.spot(str(table.scene.rack.slots()[0].tile)))
            fingers.move(how)
            fingers.lift()
    elif what == "fingers":
        fingers.put(*how)
        fingers.move(*reversed(how))
        fingers.lift()
    elif what == "wheel":
        wheel(table.board, CLOTH, QPoint(0, how), Qt.KeyboardModifier.ControlModifier)
    elif what == "interrupt":
        how(table)
    elif what == "eye":
        table.page.toggle_lid()
    else:
        table.key(how)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(deeds, min_size=4, max_size=16))
def test_whatever_hands_do_in_whatever_order_every_tile_is_there_once(sit, hands):
    table = sit(escape)
    fingers = Fingers(table.board.viewport())
    for what, how in hands:
        if table.public.score is not None:
            break
        do(table, fingers, what, how)
        wrong = whats_wrong(table)
        if table.board.phase is not Phase.IDLE:
            wrong = [each for each in wrong if each.startswith("tiles")]
        elif table.board.asking is not None:
            wrong = [each for each in wrong if each != "an end is lit"]
        assert wrong == [], (what, how)
    table.release(CLOTH)
    table.key(Qt.Key.Key_Escape)
    assert whats_wrong(table) == [] or table.public.score is not None
    table.page.hide()
