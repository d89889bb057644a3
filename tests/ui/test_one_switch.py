"""Play with one switch: Space goes on, Enter does it, from the lid to the score and into the next round."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QMenu

from domino_desktop.i18n.language import language
from domino_desktop.i18n.messages import score, walk
from domino_desktop.storage.people import Aids
from domino_desktop.storage.settings import Settings
from domino_desktop.storage.setup import BlockCheck
from domino_desktop.ui.access import one_switch
from domino_desktop.ui.access.ring import Ring
from domino_desktop.ui.board import lid
from domino_desktop.ui.pages.score import ScorePage
from tests.controller.engines import ScriptedEngine
from tests.ui.tables import DEAD_LINE, FIX_4, LANGUAGES
from tests.ui.windows import Window

TWO = ("2-1 1-6", ("2-6 3-3 4-6", "5-5 0-0 2-4"), "0-1 0-2 3-4")
SWITCH = Aids(one_switch=True)
ALL = {"humans": (0, 1, 2, 3), "aids": dict.fromkeys(range(4), SWITCH)}


@pytest.fixture
def seat_people(seat_people):
    """Tables whose computers think for as long as the test lasts."""
    engine = ScriptedEngine()
    engine.is_silent = True
    return partial(seat_people, engine=engine)


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Nobody waits until a second press counts, but for the tests about that."""
    monkeypatch.setattr(one_switch, "_DEAF_TIME", 0)
    monkeypatch.setattr(lid, "_DEAF_TIME", 0)


def switch(table):
    return table.page._switch.one_switch


def press(key):
    """A key as the window system sends it: to the window that has the keyboard."""
    QTest.keyClick(QApplication.focusWindow(), key)
    QApplication.processEvents()


def step(table):
    press(Qt.Key.Key_Space)


def confirm(table):
    # What another test has left may still be in front for a moment.
    assert QTest.qWaitForWindowActive(table.page.window())
    press(Qt.Key.Key_Return)
    switch(table).look()


def names(table):
    """What can be done now, in the order of the ring, by stepping once round."""
    switch(table).look()
    if switch(table).at is None:
        return []
    first, found = switch(table).at.key, []
    for _ in range(40):
        found.append(switch(table).at.name)
        step(table)
        if switch(table).at.key == first:
            return found
    raise AssertionError(f"the ring never comes round: {found}")


def do(table, name):
    """Step until the ring is at this, and confirm."""
    table.qtbot.wait(2)
    switch(table).look()
    for _ in range(40):
        if switch(table).at is not None and name in switch(table).at.name:
            confirm(table)
            return
        step(table)
    raise AssertionError(f"{name} is not among {names(table)}")


def ring(table):
    """The place of the ring that is in view, in the window."""
    (found,) = [one for one in table.page.window().findChildren(Ring) if one.isVisible()]
    return QRect(found.mapTo(table.page.window(), QPoint(0, 0)), found.size())


class TestTheList:
    def test_tiles_that_fit_come_first_and_then_the_buttons(self, seat_people):
        table = seat_people(*TWO, aids={0: SWITCH})
        assert len(names(table)) == 2
        assert "2-6" in names(table)[0] and "4-6" in names(table)[1]

    def test_a_hand_that_shows_nothing_is_offered_whole(self, seat_people):
        table = seat_people(*TWO, aids={0: Aids(one_switch=True, what_fits=False)})
        assert [any(tile in name for name in names(table)) for tile in ("2-6", "3-3", "4-6")] == [True] * 3
        honest = seat_people(*TWO, aids={0: SWITCH}, check=BlockCheck.HONOUR)
        assert "3-3" in names(honest)[1]

    def test_two_ends_to_choose_from_and_the_way_back(self, seat_people):
        table = seat_people(*TWO, aids={0: SWITCH})
        do(table, "2-6")
        assert table.board.asking is not None
        assert len(names(table)) == 3
        do(table, names(table)[2])
        assert table.board.asking is None and "2-6" in names(table)[0]
        do(table, "2-6")
        do(table, table.say("RIGHT_END", 6))
        assert table.line == "2-1 1-6 6-2"

    def test_two_halves_to_choose_from(self, seat_people):
        table = seat_people("3-1", ("3-4 2-2", "5-5 0-0"), "1-2 2-3 0-6", ruleset="matador", aids={0: SWITCH})
        do(table, "3-4")
        while table.board.asking is not None:
            assert names(table)
            confirm(table)
        assert len(table.public.layout.tiles()) == 2

    def test_nothing_while_others_think(self, seat_people):
        table = seat_people(*TWO, aids={0: SWITCH})
        do(table, "4-6")
        assert table.controller.human_to_act() is None
        assert names(table) == []
        assert not [one for one in table.page.findChildren(Ring) if one.isVisible()]

    def test_a_tile_between_people_is_offered_by_its_place(self, seat_people):
        table = seat_people(*TWO, humans=(0, 1), aids={0: SWITCH, 1: SWITCH})
        confirm(table)
        assert table.say("TILE_BY_PLACE", 1, 3) in names(table)
        assert not any("2-6" in name for name in names(table))

    def test_in_the_walk_one_press_too_many_is_no_answer(self, seat_people):
        table = seat_people(DEAD_LINE, FIX_4, opens_walk=False, **ALL)
        do(table, table.say("SHOW_MY_TILES"))
        do(table, table.say("SAY_BLOCKED"))
        assert switch(table).at.name == table.sheet.announcement()
        for _ in range(3):
            confirm(table)
        assert table.kinds() == ["Knocked", "BlockProposed"]
        assert len(names(table)) == 4, "the question, two answers, and the own tiles"

    def test_on_honour_the_own_tiles_can_be_looked_at_before_the_answer(self, seat_people):
        table = seat_people(DEAD_LINE, FIX_4, opens_walk=False, check=BlockCheck.HONOUR, **ALL)
        do(table, table.say("SHOW_MY_TILES"))
        do(table, table.say("SAY_BLOCKED"))
        do(table, language("pt_BR").say(table_message("SHOW_MY_TILES")))
        assert table.keeper.is_open and table.keeper.owner == 1
        do(table, language("pt_BR").say(walk.NO))
        assert table.kinds()[-1] == "Knocked"


class TestTheRing:
    def test_it_stands_round_what_would_be_done(self, seat_people):
        table = seat_people(*TWO, aids={0: SWITCH})
        switch(table).look()
        spot = table.board.viewport().mapTo(table.page.window(), table.spot("2-6"))
        assert ring(table).contains(spot) and ring(table).width() < 120
        step(table)
        spot = table.board.viewport().mapTo(table.page.window(), table.spot("4-6"))
        assert ring(table).contains(spot)

    def test_it_stands_round_an_end_where_the_tile_would_lie(self, seat_people):
        table = seat_people(*TWO, aids={0: SWITCH})
        do(table, "2-6")
        switch(table).look()
        assert ring(table).contains(table.board.viewport().mapTo(table.page.window(), table.outline("2-6", "left")))

    def test_a_hand_that_scrolls_moves_along(self, seat_people):
        hand = "0-0 0-1 0-2 0-3 0-4 0-5 1-1 1-2 1-3 1-4 1-5 2-2 2-3 2-4 2-5"
        table = seat_people("", (hand, "3-3"), size=(800, 600), aids={0: SWITCH})
        switch(table).look()
        for _ in range(14):
            step(table)
        assert "2-5" in switch(table).at.name
        assert ring(table).contains(table.board.viewport().mapTo(table.page.window(), table.spot("2-5")))

    def test_it_takes_no_click(self, seat_people):
        table = seat_people(*TWO, aids={0: SWITCH})
        table.click(table.spot("4-6"))
        assert table.line == "2-1 1-6 6-4"


class TestWhoseItIs:
    def test_it_comes_and_goes_with_the_person(self, seat_people):
        table = seat_people(*TWO, humans=(0, 1), aids={0: Aids(), 1: SWITCH})
        table.open_lid()
        press(Qt.Key.Key_End)
        press(Qt.Key.Key_Return)
        assert table.line == "2-1 1-6 6-4", "Giulia plays as ever"
        assert switch(table).is_on and table.keeper.owner == 1
        do(table, language("pt_BR").say(table_message("SHOW_MY_TILES")))
        assert table.keeper.is_open
        do(table, table.say("TILE_BY_PLACE", 3, 3))
        do(table, table.say("LEFT_END", 2))
        assert table.keeper.owner == 0 and not switch(table).is_on

    def test_what_the_keys_do_is_said_once(self, seat_people):
        table = seat_people(*TWO, aids={0: SWITCH})
        assert table.bubble.text() == table.say("SWITCH_KEYS")

    def test_who_does_not_need_it_never_meets_it(self, seat_people):
        table = seat_people(*TWO)
        assert "one_switch" not in vars(table.page._switch)

    def test_words_can_still_be_typed(self, seat_people, qtbot):
        table = seat_people(*TWO, aids={0: SWITCH})
        field = QLineEdit(table.page)
        field.show()
        field.setFocus()
        press(Qt.Key.Key_Space)
        assert field.text() == " "


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_an_open_menu_keeps_its_keys(seat_people, key):
    """A key that chooses in a menu does nothing at the table behind it."""
    table = seat_people(*TWO, aids={0: SWITCH})
    switch(table).look()
    switch(table)._watch.stop()  # which would find the items of the menu in a moment
    at, line, chosen = switch(table).at, table.line, []
    menu = QMenu(table.page)
    menu.addAction("Italiano", lambda: chosen.append("it"))
    menu.popup(table.page.mapToGlobal(QPoint(40, 40)))
    menu.setActiveAction(menu.actions()[0])
    press(key)
    assert table.line == line and table.board.asking is None and switch(table).at.key == at.key
    assert chosen == ([] if key == Qt.Key.Key_Space else ["it"]), "Space chooses nothing in a menu of this style"
    menu.hide()
    step(table)
    assert switch(table).at.key != at.key


def test_other_pages_of_the_window_keep_their_keys(qtbot, look, tmp_path):
    window = Window(qtbot, look, tmp_path, Settings(language="en"))
    window.matches.play_now()
    window.table._switch.follow(SWITCH)
    window.doors.show_settings()
    QApplication.processEvents()
    focus = QApplication.focusWidget()
    assert isinstance(focus, QAbstractButton)
    pressed = []
    focus.clicked.connect(lambda: pressed.append(True))
    press(Qt.Key.Key_Space)
    assert pressed == [True]
    window.leave()


class TestTheKeys:
    def test_a_key_that_is_held_counts_once(self, seat_people):
        table = seat_people(*TWO, aids={0: SWITCH})
        switch(table).look()
        at = switch(table).at
        for repeat in (False, True, True):
            event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", repeat)
            QApplication.sendEvent(QApplication.focusWindow(), event)
        assert switch(table).at.key != at.key and "4-6" in switch(table).at.name

    def test_a_second_press_at_once_does_nothing(self, seat_people, monkeypatch):
        monkeypatch.setattr(one_switch, "_DEAF_TIME", 3_600_000)
        table = seat_people(*TWO, aids={0: SWITCH})
        confirm(table)
        assert table.board.asking is not None
        confirm(table)
        assert table.board.asking is not None
        monkeypatch.setattr(one_switch, "_DEAF_TIME", 20)
        table.wait(lambda: switch(table)._done.hasExpired(20))
        confirm(table)
        assert table.board.asking is None

    def test_with_one_key_the_ring_goes_on_by_itself(self, seat_people, monkeypatch):
        monkeypatch.setattr(one_switch, "SCAN_TIME", 60)
        table = seat_people(*TWO, aids={0: Aids(one_switch=True, scans=True)})
        assert table.bubble.text() == table.say("SCAN_KEY")
        table.wait(lambda: switch(table).at is not None and "4-6" in switch(table).at.name)
        press(Qt.Key.Key_Space)
        assert table.line == "2-1 1-6 6-4"


class TestAWholeRound:
    def test_from_the_lid_through_the_walk_to_the_score_and_the_next_round(self, seat_people):
        table = seat_people(DEAD_LINE, FIX_4, opens_walk=False, **ALL)
        do(table, table.say("SHOW_MY_TILES"))
        do(table, table.say("SAY_BLOCKED"))
        for seat in (1, 2, 3):
            assert table.keeper.owner == seat
            do(table, language(LANGUAGES[seat]).say(walk.NO))
        switch(table).look()
        if not isinstance(table.shown, ScorePage):
            confirm(table)
        table.wait(lambda: isinstance(table.shown, ScorePage))
        do(table, language(table.page._outcome.spoken).say(score.NEXT_ROUND))
        assert table.public.round == 2
        table.wait(lambda: switch(table).at is not None)
        assert switch(table).at.name == table.say("SHOW_MY_TILES")

    def test_passing_and_taking(self, seat_people):
        table = seat_people("2-1 1-6", ("3-3 4-4", "5-5 0-0"), "0-1 0-3 3-4", humans=(0,), aids={0: SWITCH})
        do(table, table.say("TAKE_UNTIL_FITS"))
        table.wait(lambda: table.public.boneyard < 3)

    def test_a_question_to_the_table(self, seat_people):
        table = seat_people(*TWO, humans=(0, 1), aids={0: SWITCH, 1: SWITCH})
        confirm(table)
        table.page.call_last_round()
        (question,) = table.questions()
        switch(table).look()
        assert switch(table).at.on is question
        do(table, language(table.spoken).say(yes()))
        assert table.public.is_last_round


def table_message(name):
    from domino_desktop.i18n.messages import table as messages

    return getattr(messages, name)


def yes():
    from domino_desktop.i18n.messages import buttons

    return buttons.YES
