"""Buttons and keys of the table: what is on offer, and what is said about the rest."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from domino_desktop.core.moves import DrawTile, PlayTile, Reason, RuleViolation
from domino_desktop.core.tiles import Tile
from domino_desktop.i18n.language import language
from domino_desktop.i18n.messages import errors
from domino_desktop.i18n.narration import refusal_sentence
from domino_desktop.storage.faults import StorageFault, StorageReason
from domino_desktop.storage.people import Aids
from domino_desktop.storage.settings import Pace
from domino_desktop.storage.setup import BlockCheck
from domino_desktop.ui.board.tile_item import TileItem
from tests.ui.tables import DEAD_LINE, FIX_4, FIX_LIAR, LIAR_LINE

FITS = ("2-6", ("2-5 4-6 1-1", "3-3 3-4 0-0"))
DRAWS = ("2-6", ("1-1 3-3", "3-4 0-0"), "0-1 0-2 5-5")
PASSES = ("2-6", ("1-1 3-3", "2-4 0-0"))
HONOUR = {"check": BlockCheck.HONOUR}


def sentence(table, seat, reason, *numbers, tile=None):
    """The rules' own words for this seat."""
    code = table.controller.setup.seats[seat].language
    tile = None if tile is None else Tile.parse(tile)
    return refusal_sentence(RuleViolation(reason, *numbers, tile=tile), language(code))


def press(table, number=0):
    table.qtbot.mouseClick(table.desk.bar.buttons[number], Qt.MouseButton.LeftButton)


class TestCheckedButtons:
    """Together and Quick: the buttons name what is left to do."""

    def test_a_hand_that_fits_has_no_button_but_its_tiles(self, seat_people):
        assert seat_people(*FITS).buttons() == []

    def test_no_tile_fits_one_button_takes_until_one_does(self, seat_people):
        table = seat_people(*DRAWS)
        assert table.buttons() == [table.say("TAKE_UNTIL_FITS")]
        press(table)
        table.wait(lambda: table.kinds() == ["TileDrawn", "TileDrawn"])
        assert table.rack == "1-1 3-3 0-1 0-2"
        assert table.buttons() == []
        assert table.public.boneyard == 1

    def test_taking_ends_when_the_boneyard_is_empty_and_a_pass_is_left(self, seat_people):
        table = seat_people("2-6", ("1-1 3-3", "2-4 0-0"), "0-1 5-5")
        press(table)
        table.wait(lambda: table.public.boneyard == 0)
        assert len(table.buttons()) == 2
        assert "2" in table.buttons()[0] and "6" in table.buttons()[0]
        assert table.buttons()[1] == table.say("SAY_BLOCKED")

    def test_with_draw_one_the_button_takes_one_tile_and_then_passes(self, seat_people):
        table = seat_people("2-6", ("1-1 3-3", "2-4 0-0"), "0-1 5-5 5-1", draw="one")
        assert table.buttons() == [table.say("TAKE_A_TILE")]
        press(table)
        assert table.kinds() == ["TileDrawn"]
        assert len(table.buttons()) == 1 and table.buttons() != [table.say("TAKE_A_TILE")]

    def test_taking_can_be_watched_and_stops_when_the_window_is_left(self, seat_people):
        table = seat_people("2-6", ("1-1 3-3", "2-4 0-0"), "0-1 5-5 5-1 3-4", humans=(0, 1), pace=Pace.SLOW)
        table.open_lid()
        press(table)
        assert table.kinds() == ["TileDrawn"]
        table.page.window_activated(False)
        table.open_lid()
        assert table.kinds() == ["TileDrawn"], "the next tile waits for the person"
        press(table)
        table.wait(lambda: table.public.boneyard == 0)

    def test_the_pass_is_made_and_said_beside_the_seat(self, seat_people):
        table = seat_people(*PASSES, humans=(0, 1))
        table.open_lid()
        press(table)
        assert table.kinds() == ["Knocked"]
        assert table.desk.voices.speech.isVisible()
        assert "Giulia" in table.desk.voices.speech.text()
        assert "2" in table.desk.voices.speech.text() and "6" in table.desk.voices.speech.text()

    def test_under_a_closed_lid_there_is_no_button(self, seat_people):
        assert seat_people(*DRAWS, humans=(0, 1)).buttons() == []


class TestTrustedButtons:
    """On our honour: buttons follow from public facts alone, so that none betrays the hand."""

    @pytest.mark.parametrize("boneyard", ["", "0-1 0-2 5-5"])
    @pytest.mark.parametrize("hand", ["1-1 3-3", "2-5 3-3", "2-5 4-6"])
    def test_the_same_buttons_whatever_the_hand(self, seat_people, hand, boneyard):
        table = seat_people("2-6", (hand, "2-4 0-0"), boneyard, **HONOUR)
        words = ["TAKE_A_TILE"] if boneyard else ["PASS", "SAY_BLOCKED"]
        assert table.buttons() == [table.say(word) for word in words]
        assert all(button.isEnabled() for button in table.desk.bar.buttons)

    @pytest.mark.parametrize("hand", ["1-1 3-3", "2-5 3-3", "2-5 4-6"])
    def test_nothing_is_raised_and_nothing_named_as_fitting(self, seat_people, hand):
        table = seat_people("2-6", (hand, "2-4 0-0"), aids={0: Aids(what_fits=True)}, **HONOUR)
        tops = {
            item.goal.y()
            for item in table.scene.items()
            if isinstance(item, TileItem) and item.tile in table.scene.rack.tiles
        }
        assert len(tops) == 1
        words = " ".join(table.accessible_words())
        assert "adatta" not in words and "fits" not in words

    def test_taking_while_able_is_refused_to_that_seat_alone(self, seat_people):
        table = seat_people("2-6", ("2-5 3-3", "2-4 0-0"), "0-1 0-2", **HONOUR)
        press(table)
        assert table.refusals == [(0, Reason.HAND_HAS_PLAYABLE_TILE)]
        assert table.bubble.text() == sentence(table, 0, Reason.HAND_HAS_PLAYABLE_TILE)
        assert table.kinds() == []

    def test_taking_goes_tile_by_tile(self, seat_people):
        table = seat_people("2-6", ("1-1 3-3", "2-4 0-0"), "0-1 5-5 0-2", **HONOUR)
        press(table)
        table.qtbot.wait(1)
        assert table.kinds() == ["TileDrawn"]
        assert table.buttons() == [table.say("TAKE_A_TILE")]

    def test_a_false_pass_is_accepted(self, seat_people):
        table = seat_people("2-6", ("2-5 3-3", "2-4 0-0"), humans=(0, 1), **HONOUR)
        table.open_lid()
        press(table)
        assert table.kinds() == ["Knocked"] and table.refusals == []

    def test_a_false_pass_by_key(self, seat_people):
        table = seat_people("2-6", ("2-5 3-3", "2-4 0-0"), humans=(0, 1), **HONOUR)
        table.open_lid()
        table.key(None, "p")
        assert table.kinds() == ["Knocked"] and table.refusals == []


class TestKeys:
    def test_d_takes_until_a_tile_fits(self, seat_people):
        table = seat_people(*DRAWS)
        table.key(None, "d")
        table.wait(lambda: table.kinds() == ["TileDrawn", "TileDrawn"])

    @pytest.mark.parametrize(("key", "kinds"), [("p", ["Knocked"]), ("b", ["Knocked", "BlockProposed"])])
    def test_p_passes_and_b_proposes(self, seat_people, key, kinds):
        table = seat_people(*PASSES, humans=(0, 1))
        table.open_lid()
        table.key(None, key)
        assert table.kinds() == kinds

    @pytest.mark.parametrize(
        ("position", "key", "reason", "numbers"),
        [
            (FITS, "p", Reason.HAND_HAS_PLAYABLE_TILE, ()),
            (FITS, "b", Reason.HAND_HAS_PLAYABLE_TILE, ()),
            (FITS, "d", Reason.BONEYARD_IS_EMPTY, ()),
            (DRAWS, "p", Reason.BONEYARD_CAN_SUPPLY, (3,)),
            (DRAWS, "b", Reason.BONEYARD_CAN_SUPPLY, (3,)),
            (("2-6", ("2-1 3-3", "3-4 0-0"), "0-1 0-2"), "d", Reason.HAND_HAS_PLAYABLE_TILE, ()),
            (("", ("2-1 3-3", "3-4 0-0"), "0-1 0-2"), "d", Reason.LEADER_MUST_PLAY, ()),
            (("", ("2-1 3-3", "3-4 0-0")), "p", Reason.LEADER_MUST_PLAY, ()),
        ],
    )
    def test_what_is_not_on_offer_is_refused_in_words(self, seat_people, position, key, reason, numbers):
        table = seat_people(*position)
        table.key(None, key)
        assert table.refusals == [(0, reason)]
        assert table.bubble.isVisible() and table.bubble.text() == sentence(table, 0, reason, *numbers)
        assert table.kinds() == []

    def test_c02_a_proposal_too_early_names_the_boneyard_and_the_number(self, seat_people):
        hands = ("0-1 3-4 5-5", "0-3 4-6 1-1")
        held = {"2-2", *" ".join(hands).split()}
        rest = [f"{low}-{high}" for low in range(7) for high in range(low, 7) if f"{low}-{high}" not in held]
        table = seat_people("2-2", hands, " ".join(rest))
        table.key(None, "b")
        assert "21" in table.bubble.text()

    @pytest.mark.parametrize("key", ["b", "p", "d"])
    def test_c11_out_of_turn_it_is_not_your_turn(self, seat_people, key):
        table = seat_people(DEAD_LINE, FIX_4, humans=(3,), turn=1, pace=Pace.SLOW)
        table.key(None, key)
        assert table.refusals == [(3, Reason.NOT_YOUR_TURN)]
        assert table.bubble.text() == sentence(table, 3, Reason.NOT_YOUR_TURN)
        assert table.kinds() == []

    def test_c11_and_the_seat_on_turn_may_propose(self, seat_people):
        table = seat_people(DEAD_LINE, FIX_4, humans=(1,), turn=1, pace=Pace.SLOW, opens_walk=False)
        table.key(None, "b")
        assert table.kinds() == ["Knocked", "BlockProposed"]

    @pytest.mark.parametrize("key", ["b", "p", "d"])
    def test_under_a_closed_lid_a_key_tells_nothing_about_the_hand(self, seat_people, key):
        for hand in ("2-5 3-3", "1-1 3-3"):
            table = seat_people("2-6", (hand, "2-4 0-0"), humans=(0, 1))
            table.key(None, key)
            assert table.refusals == [] and table.kinds() == []
            assert table.bubble.text() == table.say("LID", "Giulia")

    @pytest.mark.parametrize("key", ["b", "p", "d"])
    def test_while_the_walk_asks_keys_say_that_it_wants_an_answer(self, seat_people, key):
        table = seat_people(LIAR_LINE, FIX_LIAR, humans=(0, 1), opens_walk=False)
        table.open_lid()
        table.key(None, "b")
        assert table.sheet.isVisible()
        table.key(None, key)
        assert table.refusals == [(1, Reason.QUESTION_WANTS_AN_ANSWER)]
        assert table.kinds() == ["Knocked", "BlockProposed"]
        assert sentence(table, 1, Reason.QUESTION_WANTS_AN_ANSWER) in table.words_anywhere()

    def test_held_down_a_key_takes_once(self, seat_people):
        table = seat_people("2-6", ("1-1 3-3", "2-4 0-0"), "0-1 5-5 0-2", draw="one")
        table.key_held(Qt.Key.Key_D, "d", 5)
        assert table.kinds() == ["TileDrawn"] and table.refusals == []

    def test_a_key_when_the_round_is_over(self, seat_people):
        table = seat_people(LIAR_LINE, ("6-5", "0-0 1-1"))
        table.click(table.spot("5-6"))
        table.wait(lambda: table.shown is table.score_page)
        table.show_table()
        table.key(None, "p")
        assert table.refusals == [(0, Reason.NO_ROUND_IN_PLAY)]


class TestTurning:
    def test_the_story_opens_by_key(self, seat_people):
        wide = seat_people(*FITS)
        wide.key(None, "l")
        assert wide.desk.panel.story.hasFocus()
        small = seat_people(*FITS, size=(800, 600))
        small.key(None, "l")
        assert small.desk.drawer.isVisible()
        small.key(None, "l")
        assert not small.desk.drawer.isVisible()

    def test_tab_goes_from_rack_to_actions_and_on(self, seat_people):
        table = seat_people(*DRAWS)
        assert table.board.hasFocus()
        seen = []
        for _ in range(12):
            table.key(Qt.Key.Key_Tab)
            seen.append(table.page.window().focusWidget())
        assert table.desk.bar.buttons[0] in seen
        assert table.board in seen

    def test_the_keyboard_is_never_lost_when_a_button_goes(self, seat_people):
        table = seat_people(*DRAWS)
        table.desk.bar.buttons[0].setFocus()
        table.key(Qt.Key.Key_Return)
        table.wait(lambda: table.buttons() == [])
        assert table.board.hasFocus()
        table.key(None, "2")
        assert str(table.scene.rack.focused) == "0-2"


def test_last_round_is_called_and_told(seat_people):
    table = seat_people(*FITS)
    table.page.call_last_round()
    assert table.kinds() == ["LastRoundCalled"]
    table.page.call_last_round()
    assert table.kinds() == ["LastRoundCalled"] and table.refusals == []


def test_the_headline_says_who_is_to_act(seat_people):
    table = seat_people(*FITS, humans=(0,), pace=Pace.SLOW)
    assert table.headline.text() == table.say("YOUR_TURN", "Giulia", table.either(2, 6))
    table.click(table.spot("2-5"))
    assert table.headline.text() == table.say("THINKING", "João")


def test_moves_are_announced(seat_people, monkeypatch):
    said = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: said.append(event.message()))
    table = seat_people(*PASSES, pace=Pace.SLOW)
    table.key(None, "p")
    assert "Giulia passa" in said[-1] and "2" in said[-1] and "6" in said[-1]
    assert table.headline.text() in said[-1]
    table.submit(1, PlayTile(Tile.parse("2-4"), "left"))
    assert "2-4" in said[-1]


def test_c08_a_pass_before_the_reserve_says_why_nothing_may_be_taken(seat_people):
    table = seat_people("2-5", ("0-0 3-3", "5-6 4-4"), "1-2 2-3", ruleset="draw-reserve-two")
    assert "2" in table.buttons()[0] and "5" in table.buttons()[0]
    table.key(None, "d")
    assert table.bubble.text() == sentence(table, 0, Reason.ONLY_RESERVE_IS_LEFT, 2)


def test_a_move_of_a_seat_that_is_not_on_turn_is_told_to_nobody_else(seat_people):
    table = seat_people(*FITS, humans=(0, 1))
    table.submit(1, DrawTile())
    assert table.refusals == [(1, Reason.NOT_YOUR_TURN)]


class TestTrouble:
    def test_a_computer_in_trouble_is_told_once_beside_its_seat(self, seat_people):
        table = seat_people("2-6", ("2-5 1-1", "4-6 3-3"), pace=Pace.SLOW)
        table.engine.trouble = "any"
        table.engine.is_silent = True
        table.click(table.spot("2-5"))
        table.controller.troubled.emit(1, "died")
        assert table.desk.voices.speech.isVisible() and "João" in table.desk.voices.speech.text()
        table.submit(1, PlayTile(Tile.parse("4-6"), "right"))
        assert table.desk.voices.speech.isVisible(), "the sentence stays long enough to be read"

    @pytest.mark.parametrize(
        ("reason", "message"),
        [
            (StorageReason.DISK_IS_FULL, errors.DISK_FULL),
            (StorageReason.WRITING_IS_NOT_ALLOWED, errors.SAVE_FAILED),
        ],
    )
    def test_a_move_that_cannot_be_stored_is_not_shown_and_one_sentence_says_so(
        self, seat_people, monkeypatch, reason, message
    ):
        table = seat_people(*FITS)

        def fail(match_id, events):
            raise StorageFault(reason, table.paths.database)

        monkeypatch.setattr(table.database, "append", fail)
        table.drag("2-5", table.outline("2-5", "left"))
        assert table.line == "2-6" and table.rack == "2-5 4-6 1-1"
        assert table.tiles_in_scene().count(Tile.parse("2-5")) == 1
        item, slot = table.scene.hand.item(Tile.parse("2-5")), table.scene.rack.slot_of(Tile.parse("2-5"))
        assert item.pos().x() == slot.rect.left
        assert table.bubble.text() == language("it").say(message)
        monkeypatch.undo()
        table.drag("2-5", table.outline("2-5", "left"))
        assert table.line == "5-2 2-6"

    def test_a_match_whose_deal_cannot_be_stored_opens_without_a_round(self, seat_people, monkeypatch):
        table = seat_people(seats=2, humans=(0, 1), starts=False)

        def fail(match_id, events):
            raise StorageFault(StorageReason.DISK_IS_FULL, table.paths.database)

        monkeypatch.setattr(table.database, "append", fail)
        table.sit_down()
        assert table.public.round == 0 and table.tiles_in_scene() == []
        assert table.bubble.isVisible() and table.bubble.text() == language("it").say(errors.DISK_FULL)
        table.key(None, "p")
        table.key(None, "s")
        table.page.take_back()
        monkeypatch.undo()
        table.page.controller.start()
        assert table.public.round == 1


def test_people_are_asked_before_the_last_round_is_called(seat_people):
    table = seat_people(*FITS, humans=(0, 1))
    table.page.call_last_round()
    assert table.kinds() == []
    table.questions()[0].reject()
    assert not table.public.is_last_round
    table.page.call_last_round()
    table.questions()[0].accept()
    assert table.public.is_last_round
    table.page.call_last_round()
    assert table.questions() == []
