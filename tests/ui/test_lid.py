"""The lid of the rack, the curtain and open hands: who may look when, and what is nowhere while nobody may."""

import logging
import random
import re

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from domino_desktop.core.events import TileDrawn
from domino_desktop.core.tiles import Tile
from domino_desktop.storage.settings import Pace
from domino_desktop.storage.setup import BlockCheck, Privacy
from domino_desktop.ui.keys import Action
from tests.ui.tables import DEAD_LINE, FIX_4, Table

TWO = ("2-6", ("2-5 1-1 0-1", "4-6 3-3 0-0"), "0-2 0-3 0-4")
SHARED = {"humans": (0, 1)}


def hand_of(table, seat):
    return set(table.controller.view(seat).hand)


def public_tiles(table):
    """Every tile that everybody at the table may know."""
    view = table.public
    shown = {tile for hand in view.revealed for tile in hand.tiles}
    return {*view.layout.tiles(), *shown}


def allowed_tiles(table):
    """Every tile that may be face up now: what everybody may know, and the hand whose lid is open."""
    keeper = table.keeper
    own = hand_of(table, keeper.owner) if keeper.is_open and keeper.owner is not None else set()
    return public_tiles(table) | own


def hidden_tiles(table):
    held = {tile for seat in range(table.public.seats) for tile in hand_of(table, seat)}
    return held - allowed_tiles(table)


def told_tiles(words):
    """Every tile that stands in these texts."""
    return {Tile.parse(found) for text in words for found in re.findall(r"(?<![\d-])\d{1,2}-\d{1,2}(?![\d-])", text)}


class TestClosing:
    def test_between_two_people_it_closes_in_the_next_players_language(self, seat_people):
        table = seat_people(*TWO, **SHARED)
        assert table.lid.isVisible() and "Giulia" in table.lid.accessibleName()
        assert table.spoken == "it"
        table.open_lid()
        assert not table.lid.isVisible() and table.rack == "2-5 1-1 0-1"
        table.click(table.spot("2-5"))
        assert table.lid.isVisible()
        assert table.lid.accessibleName() == table.say("LID", "João")
        assert table.spoken == "pt_BR"
        assert table.rack == ""

    def test_the_language_of_the_table_is_told_to_the_window(self, seat_people):
        table = seat_people(*TWO, **SHARED)
        heard = []
        table.page.language_changed.connect(heard.append)
        table.open_lid()
        table.click(table.spot("2-5"))
        assert heard == ["pt_BR"]

    def test_one_person_alone_has_an_open_rack(self, seat_people):
        table = seat_people(*TWO, humans=(0,))
        assert not table.lid.isVisible() and table.rack == "2-5 1-1 0-1"
        table.page.window_activated(False)
        assert not table.lid.isVisible() and table.rack == "2-5 1-1 0-1"

    def test_after_a_computer_the_same_person_goes_on_without_a_lid(self, seat_people):
        table = seat_people("2-6", ("2-5 1-1 0-1", "4-6 3-3 0-0", "5-5 1-2 3-4"), "0-2", humans=(0, 2))
        table.open_lid()
        table.click(table.spot("2-5"))
        assert not table.lid.isVisible() or table.controller.human_to_act() == 2
        table.wait(lambda: table.controller.human_to_act() == 2)
        assert table.lid.isVisible() and "Astrid" in table.lid.accessibleName()

    def test_the_eye_closes_and_opens(self, seat_people):
        table = seat_people(*TWO, humans=(0,))
        eye = table.eye()
        table.qtbot.mouseClick(eye, Qt.MouseButton.LeftButton)
        assert table.lid.isVisible() and table.rack == ""
        assert eye.accessibleName() == table.say("SHOW_MY_TILES")
        table.qtbot.mouseClick(eye, Qt.MouseButton.LeftButton)
        assert not table.lid.isVisible() and table.rack != ""
        assert eye.accessibleName() == table.say("CLOSE_LID")

    def test_f9_only_closes(self, seat_people):
        table = seat_people(*TWO, humans=(0,))
        table.page.close_lid()
        assert table.lid.isVisible()
        table.page.close_lid()
        assert table.lid.isVisible()

    def test_it_closes_when_the_window_is_left(self, seat_people):
        table = seat_people(*TWO, **SHARED)
        table.open_lid()
        table.page.window_activated(False)
        assert table.lid.isVisible() and table.rack == ""
        table.page.window_activated(True)
        assert table.lid.isVisible(), "coming back does not open it"

    def test_it_closes_for_the_new_hands_of_the_next_round(self, seat_people):
        table = seat_people("2-6", ("2-5", "4-6 3-3"), "", humans=(0, 1))
        table.open_lid()
        table.click(table.spot("2-5"))
        table.wait(lambda: table.shown is table.score_page)
        table.score_page.next_round.emit()
        assert table.shown is table.desk
        assert table.rack == "" and table.lid.isVisible()

    def test_a_lid_is_no_reason_to_stop_the_round(self, seat_people):
        """Line, scores and story stay in view, and computers play on."""
        table = seat_people("2-6", ("2-5 1-1 0-1", "4-6 3-3 0-0", "5-5 1-2 3-4"), "0-2", humans=(0, 2))
        assert table.board.isVisible() and table.desk.panel.isVisible()
        assert table.scene.line_item(Tile.parse("2-6")).isVisible()


class TestOpening:
    def test_enter_opens_once_the_lid_hears_keys(self, seat_people):
        table = seat_people(*TWO, **SHARED)
        assert table.lid.button.hasFocus()
        table.wait(lambda: not table.lid.is_deaf)
        table.key(Qt.Key.Key_Return)
        assert not table.lid.isVisible() and table.rack != ""
        assert table.board.hasFocus()

    @pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
    def test_a_key_that_was_held_down_does_not_open_it(self, seat_people, key):
        table = seat_people(*TWO, **SHARED)
        table.open_lid()
        table.key(Qt.Key.Key_Home)
        press = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "\r")
        QApplication.sendEvent(table.board, press)
        assert table.lid.isVisible() and table.lid.is_deaf
        again = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "\r", True)
        for _ in range(5):
            QApplication.sendEvent(QApplication.focusWidget(), again)
        assert table.lid.isVisible()
        QTest.keyClick(QApplication.focusWidget(), key)
        assert table.lid.isVisible(), "not even a fresh press, within 400 ms"
        table.wait(lambda: not table.lid.is_deaf)
        QApplication.sendEvent(QApplication.focusWidget(), again)
        assert table.lid.isVisible(), "nor a held key, however long it is held"
        QTest.keyClick(QApplication.focusWidget(), key)
        assert not table.lid.isVisible()

    def test_the_second_half_of_a_double_click_does_not_open_it(self, seat_people):
        table = seat_people(*TWO, **SHARED)
        QTest.mouseDClick(table.lid.button, Qt.MouseButton.LeftButton)
        assert table.lid.isVisible()
        table.open_lid()
        assert not table.lid.isVisible()

    def test_nothing_of_the_table_can_be_pressed_through_it(self, seat_people):
        table = seat_people(*TWO, **SHARED)
        QTest.mouseClick(table.lid, Qt.MouseButton.LeftButton)
        assert table.lid.isVisible() and table.kinds() == []

    def test_opening_tells_what_happened_since(self, seat_people):
        table = seat_people("2-6", ("2-5 1-1 0-1", "4-6 3-3 0-0", "5-5 1-2 3-4"), "0-2", humans=(0, 1))
        table.open_lid()
        assert not table.bubble.isVisible(), "nothing has happened yet"
        table.click(table.spot("2-5"))
        table.open_lid()
        assert "Giulia" in table.bubble.text() and "2-5" in table.bubble.text()
        table.click(table.spot("4-6"))
        table.wait(lambda: table.controller.human_to_act() == 0)
        table.open_lid()
        assert "João" in table.bubble.text() and "Astrid" in table.bubble.text()
        assert "2-5" not in table.bubble.text()

    def test_the_order_of_a_hand_is_remembered_for_its_owner(self, seat_people):
        table = seat_people(*TWO, **SHARED)
        table.open_lid()
        table.key(None, "s")
        assert table.rack == "0-1 1-1 2-5"
        table.page.close_lid()
        assert table.rack == ""
        table.open_lid()
        assert table.rack == "0-1 1-1 2-5"
        table.click(table.spot("2-5"))
        table.open_lid()
        assert table.rack == "4-6 3-3 0-0", "João likes his as they came"


class TestCurtainAndOpenHands:
    def test_the_curtain_covers_everything_with_the_name(self, seat_people):
        table = seat_people(*TWO, privacy=Privacy.CURTAIN, **SHARED)
        curtain = table.desk.curtain
        assert curtain.isVisible() and not table.lid.isVisible()
        assert curtain.geometry() == table.desk.rect()
        assert "Giulia" in " ".join(table.words_of(curtain))
        assert table.rack == ""
        table.qtbot.mouseClick(curtain.button, Qt.MouseButton.LeftButton)
        assert not curtain.isVisible() and table.rack == "2-5 1-1 0-1"
        table.click(table.spot("2-5"))
        assert curtain.isVisible() and "João" in " ".join(table.words_of(curtain))

    def test_in_the_walk_the_question_is_not_behind_the_curtain(self, seat_people):
        table = seat_people(DEAD_LINE, FIX_4, humans=(0, 1), privacy=Privacy.CURTAIN)
        table.qtbot.mouseClick(table.desk.curtain.button, Qt.MouseButton.LeftButton)
        table.key(None, "b")
        assert table.sheet.isVisible() and not table.desk.curtain.isVisible()

    def test_open_hands_change_owner_without_a_lid(self, seat_people):
        table = seat_people(*TWO, privacy=Privacy.OPEN_HANDS, **SHARED)
        assert not table.lid.isVisible() and table.rack == "2-5 1-1 0-1"
        table.click(table.spot("2-5"))
        assert not table.lid.isVisible() and table.rack == "4-6 3-3 0-0"
        table.page.window_activated(False)
        assert table.rack == "4-6 3-3 0-0"

    def test_open_hands_can_be_closed_by_the_eye(self, seat_people):
        table = seat_people(*TWO, privacy=Privacy.OPEN_HANDS, **SHARED)
        table.page.close_lid()
        assert table.rack == "" and table.lid.isVisible()


class TestNothingShowsThrough:
    @pytest.mark.parametrize("privacy", [Privacy.LID, Privacy.CURTAIN])
    @pytest.mark.parametrize("way", ["next person", "eye", "window", "mid-drag", "refusal", "asking"])
    def test_no_hidden_tile_anywhere(self, seat_people, privacy, way, caplog):
        caplog.set_level(logging.DEBUG)
        table = seat_people("2-1 1-6", ("2-6 1-1 0-1", "4-6 3-3 0-0"), "0-2 0-3", privacy=privacy, **SHARED)
        table.look_in()
        if way == "next person":
            table.click(table.spot("2-6"))
            table.click(table.outline("2-6", "right"))
        elif way == "eye":
            table.page.close_lid()
        elif way == "window":
            table.page.window_activated(False)
        elif way == "mid-drag":
            table.lift("2-6", table.outline("2-6", "right"))
            table.page.window_activated(False)
        elif way == "refusal":
            table.click(table.spot("1-1"))
            table.click(table.spot("0-1"))
            assert table.refusals or table.bubble.text()
            table.page.close_lid()
        elif way == "asking":
            table.click(table.spot("2-6"))
            table.page.close_lid()
        QApplication.processEvents()
        assert table.rack == ""
        hidden = hidden_tiles(table)
        assert hidden
        assert not hidden & set(table.tiles_in_scene())
        assert not hidden & told_tiles(table.words_anywhere())
        assert not hidden & told_tiles(record.getMessage() for record in caplog.records)
        assert table.board._picture.view.hand == () and table.board._picture.legal == {}

    def test_the_words_of_an_open_rack_are_found_by_this_very_search(self, seat_people):
        table = seat_people(*TWO, **SHARED)
        table.open_lid()
        table.key(None, table.letter(Action.READ_HAND))
        assert hand_of(table, 0) <= told_tiles(table.words_anywhere())
        assert hand_of(table, 0) <= set(table.tiles_in_scene())


CHOICES = [
    (11 * len(humans) + len(ruleset), humans, privacy, ruleset, check)
    for humans in ((0,), (0, 2), (0, 1, 3))
    for privacy in (Privacy.LID, Privacy.CURTAIN)
    for ruleset, check in (
        ("classic-draw", BlockCheck.TOGETHER),
        ("block", BlockCheck.HONOUR),
        ("pairs", BlockCheck.QUICK),
    )
]


@pytest.mark.parametrize(("seed", "humans", "privacy", "ruleset", "check"), CHOICES)
def test_after_every_event_only_what_may_be_known_is_shown(seat_people, seed, humans, privacy, ruleset, check):
    """Random rounds with one to three people who open and close lids as they like."""
    chance = random.Random(f"{humans} {privacy} {ruleset} {seed}")
    table = seat_people(humans=humans, seats=4, privacy=privacy, ruleset=ruleset, check=check, seed=seed)
    seen = []

    def look(events):
        shown = set(table.tiles_in_scene())
        assert shown <= allowed_tiles(table), events
        assert {*table.scene.rack.tiles} <= allowed_tiles(table)
        hidden = hidden_tiles(table)
        drawn = {event.tile for event in events if isinstance(event, TileDrawn)}
        assert drawn <= {None}
        assert not hidden & told_tiles(table.words_anywhere() if chance.random() < 0.15 else table.accessible_words())
        seen.extend(events)

    table.controller.changed.connect(look)
    look(())
    for _ in range(400):
        QApplication.processEvents()
        if table.public.score is not None:
            break
        person = table.controller.human_to_act()
        if person is None:
            continue
        act(table, person, chance)
        look(())
    else:
        pytest.fail("the round does not end")
    assert len(seen) > 8


def act(table: Table, person, chance):
    """Something that this person does at the screen, through the widgets."""
    if table.sheet.isVisible():
        table.sheet_button(chance.choice(("yes", "no"))).click()
        return
    if table.desk.lid.isVisible() or table.desk.curtain.isVisible():
        table.look_in()
        return
    if chance.random() < 0.1:
        chance.choice((table.page.close_lid, lambda: table.page.window_activated(False)))()
        return
    if chance.random() < 0.1:
        table.drag(str(chance.choice(table.scene.rack.tiles)), table.board.viewport().rect().center())
        return
    view = table.controller.view(person)
    plays = [move for move in view.legal_moves if hasattr(move, "end")]
    if plays:
        move = chance.choice(plays)
        table.drag(str(move.tile), table.outline(str(move.tile), move.end))
    elif table.desk.bar.buttons:
        chance.choice(table.desk.bar.buttons).click()


def test_no_people_at_all_play_through_to_the_score(seat_people):
    table = seat_people(humans=(), seats=4, seed=5)
    table.wait(lambda: table.shown is table.score_page)
    assert table.rack == "" and not table.lid.isVisible()
    table.score_page.next_round.emit()
    table.wait(lambda: table.public.round == 2 and table.shown is table.score_page)


def test_computers_are_watched_at_their_pace(seat_people):
    table = seat_people(humans=(), seats=4, seed=5, pace=Pace.SLOW)
    assert set(table.tiles_in_scene()) <= public_tiles(table)
