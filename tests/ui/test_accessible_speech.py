"""What is said aloud: everything that happens, by whom it must be heard, and nobody's hand but on its own key."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from typing import get_args

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from domino_desktop.core import events as core_events
from domino_desktop.core import rules, rulings
from domino_desktop.core.changes import apply
from domino_desktop.core.deal import Deal
from domino_desktop.core.events import GameWon, LastRoundCalled, MatchStarted, MoveTakenBack, PositionEntered
from domino_desktop.core.moves import CallDead, ClaimRedeal, DeclareCanPlay, Pass, ProposeBlock, YieldLead
from domino_desktop.core.state import start
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import TABLE, view_for
from domino_desktop.i18n.language import CODES, language
from domino_desktop.i18n.messages import table as messages
from domino_desktop.storage import rulesets
from domino_desktop.storage.people import Aids
from domino_desktop.storage.setup import Privacy
from domino_desktop.ui.board import accessible
from domino_desktop.ui.keys import Action
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.table.announcer import happened
from domino_desktop.ui.table.reader import READS
from tests.ui.tables import DEAD_LINE, FIX_4, NAMES

TWO = ("2-1 1-6", ("2-6 3-3 4-6", "5-5 0-0 2-4"), "0-1 0-2 3-4")
SHARED = {"humans": (0, 1)}

KINDS = set(get_args(core_events.GameEvent)) - {MatchStarted, PositionEntered}
#: What only a referee brings about never happens at a table on the screen.
ONLY_A_REFEREES = {kind for kind in KINDS if kind.__module__ == rulings.__name__}
"""Everything that can happen once people sit at the table."""

RARE = (ClaimRedeal, YieldLead, CallDead, ProposeBlock, Pass, DeclareCanPlay)
"""Moves that chance alone would seldom choose."""

TABLES = (
    ("classic-draw", 3, {}),
    ("classic-draw", 3, {"declarations": "trusted"}),
    ("classic-draw", 3, {"draw": "one", "play_drawn": "may"}),
    ("block", 4, {"redeal_doubles": 4}),
    ("block", 4, {"cannot_play": "discard"}),
    ("block", 4, {"dead_number_stop": "callable"}),
    ("block", 4, {"dead_number_stop": "auto"}),
    *((preset.ruleset.id, min(preset.ruleset.players), {}) for preset in rulesets.presets()),
)

TILE = re.compile(r"(?<![\d-])(\d{1,2})-(\d{1,2})(?![\d-])")


@pytest.fixture
def said(monkeypatch):
    """What a screen reader was told, in its order."""
    told = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)

    def hear(event):
        if event.type() is QAccessible.Event.Announcement:
            told.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return told


def tiles(text):
    """The tiles that this text names."""
    return {Tile.of(int(one), int(other)) for one, other in TILE.findall(text)}


def marks_for(seats, code="en"):
    return tuple(SeatMark(seat, NAMES[seat], seat, code) for seat in range(seats))


def matches():
    """Chance matches of every rule set: the state after each move, and the events of the move."""
    for name, seats, changes in TABLES:
        ruleset = rulesets.load(name).changed(changes)
        for seed in range(2):
            chance = random.Random(seed)
            state = start(rules.start_match(ruleset, seats, True))
            for _ in range(300):
                batch = _happens(state, chance)
                if not batch:
                    break
                for event in batch:
                    state = apply(state, event)
                yield state, batch


def _happens(state, chance):
    if state.winner is not None:
        return ()
    if state.round is None or state.round.score is not None:
        return (rules.deal(state, Deal.from_bytes(state.ruleset.tile_set, chance.randbytes(21))),)
    asked = rules.asked(state)
    if not asked:
        return ()
    seat = next(iter(asked))
    moves = rules.legal_moves(state, seat)
    rare = [move for move in moves if isinstance(move, RARE)]
    return rules.decide(state, seat, chance.choice(rare if rare and chance.random() < 0.5 else moves))


class TestWhatHappens:
    def test_every_move_of_every_rule_set_is_told(self):
        heard, silent = set(), []
        for state, batch in matches():
            view = view_for(state, TABLE)
            sentences = happened(view, batch, marks_for(view.seats), language("en"))
            heard |= {type(event) for event in batch}
            if not sentences or not all(sentences):
                silent.append([type(event).__name__ for event in batch])
        assert silent == []
        assert heard == KINDS - {GameWon, LastRoundCalled, MoveTakenBack} - ONLY_A_REFEREES

    @pytest.mark.parametrize("code", CODES)
    @pytest.mark.parametrize(
        "event", [GameWon(9, 0, ()), LastRoundCalled(9, 0), MoveTakenBack(9, 0, 3)], ids=lambda one: type(one).__name__
    )
    def test_what_is_no_move_is_told_too(self, languages, event, code):
        state, _ = next(matches())
        view = replace(view_for(state, TABLE), history=(event,))
        (sentence,) = happened(view, [event], marks_for(view.seats, code), languages[code])
        assert NAMES[0] in sentence

    def test_a_new_round_is_told(self, seat_people, said):
        table = seat_people(seats=2, humans=(0,))
        assert any(table.say("ROUND_BEGINS", 1) in sentence for sentence in said)

    def test_the_language_is_that_of_the_person_who_acts_next(self, seat_people, said):
        table = seat_people(*TWO, **SHARED)
        table.open_lid()
        table.click(table.spot("4-6"))
        assert said[-1].endswith(f"{language('pt_BR').say(messages.YOUR_TURN_PLAIN, 'João')}.")
        assert "João" in said[-1] and "4-6" in said[-1]

    def test_each_step_of_the_walk_asks_in_the_language_of_who_answers(self, seat_people, said):
        table = seat_people(DEAD_LINE, FIX_4, opens_walk=False, humans=(0, 1, 2, 3))
        table.open_lid()
        table.page.act(table.deed("BLOCK"))
        for code in ("pt_BR", "sv", "id"):
            assert table.sheet.locale().name()[:2] == code[:2]
            assert table.sheet.announcement() in said[-1]
            table.qtbot.mouseClick(table.sheet_button("no"), Qt.MouseButton.LeftButton)
        assert "4-4" not in " ".join(said)


class TestAHandBetweenPeople:
    def test_the_name_is_told_and_the_key_but_no_tile(self, seat_people, said):
        table = seat_people(*TWO, **SHARED)
        said.clear()
        table.open_lid()
        assert len(said) == 1
        assert "Giulia" in said[0] and table.page.shortcuts.keys[Action.READ_HAND][0] in said[0]
        assert not tiles(said[0]) & hand(table, 0)

    def test_the_keyboard_is_on_the_first_tile_which_is_told_by_its_place(self, seat_people):
        table = seat_people(*TWO, **SHARED)
        table.open_lid()
        (first,) = [name for name, focused in rack_names(table) if focused]
        assert first == table.say("TILE_BY_PLACE", 1, 3)
        table.key(Qt.Key.Key_Right)
        assert [name for name, focused in rack_names(table) if focused] == [table.say("TILE_BY_PLACE", 2, 3)]

    def test_its_own_key_reads_it_and_gives_names_until_the_lid_closes(self, seat_people, said):
        table = seat_people(*TWO, **SHARED)
        table.open_lid()
        table.key(None, table.letter(Action.READ_HAND))
        assert tiles(said[-1]) == hand(table, 0)
        assert table.bubble.isHidden() or not tiles(table.bubble.text()) & hand(table, 0)
        assert tiles(" ".join(name for name, _ in rack_names(table))) == hand(table, 0)
        table.page.close_lid()
        assert rack_names(table) == []
        table.open_lid()
        assert tiles(" ".join(name for name, _ in rack_names(table))) == set()

    def test_the_next_person_must_ask_anew(self, seat_people, said):
        table = seat_people(*TWO, **SHARED)
        table.open_lid()
        table.key(None, table.letter(Action.READ_HAND))
        table.click(table.spot("4-6"))
        table.open_lid()
        assert tiles(" ".join(name for name, _ in rack_names(table))) == set()

    def test_under_a_closed_lid_nothing_is_read(self, seat_people, said):
        table = seat_people(*TWO, **SHARED)
        said.clear()
        table.key(None, table.letter(Action.READ_HAND))
        assert said == [table.say("LID", "Giulia")]
        assert rack_names(table) == []

    @pytest.mark.parametrize("tile", ["3-3"])
    def test_a_refusal_names_the_tile_to_nobody_who_only_listens(self, seat_people, said, tile):
        table = seat_people(*TWO, **SHARED)
        table.open_lid()
        table.click(table.spot(tile))
        assert tile in table.bubble.text()
        assert said[-1] == table.say("TILE_REFUSED")
        table.key(None, table.letter(Action.READ_HAND))
        table.click(table.spot(tile))
        assert tile in said[-1]

    def test_a_tile_laid_at_a_wrong_end_is_not_named_either(self, seat_people, said):
        table = seat_people(*TWO, **SHARED)
        table.open_lid()
        table.drag("4-6", table.outline("4-6", "left"))
        assert said[-1] == table.say("TILE_REFUSED")

    def test_open_hands_are_heard_by_everybody(self, seat_people):
        table = seat_people(*TWO, privacy=Privacy.OPEN_HANDS, **SHARED)
        assert tiles(" ".join(name for name, _ in rack_names(table))) == hand(table, 0)


class TestTheKeysThatRead:
    def test_one_person_alone_hears_and_sees_the_hand(self, seat_people, said):
        table = seat_people(*TWO)
        table.key(None, table.letter(Action.READ_HAND))
        assert tiles(said[-1]) == hand(table, 0)
        assert table.say("FITS_NOW", table_list(table, "2-6", "4-6")) in said[-1]
        assert table.bubble.text() == said[-1]

    def test_what_fits_is_not_told_to_whom_it_is_not_shown(self, seat_people, said):
        table = seat_people(*TWO, aids={0: Aids(what_fits=False)})
        table.key(None, table.letter(Action.READ_HAND))
        assert tiles(said[-1]) == hand(table, 0) and table.say("NONE_FITS_NOW") not in said[-1]
        assert said[-1].count("4-6") == 1

    def test_open_ends_with_what_is_out_of_each_number(self, seat_people, said):
        table = seat_people(*TWO)
        table.key(None, table.letter(Action.READ_ENDS))
        for words in (table.say("LEFT_END", 2), table.say("RIGHT_END", 6)):
            assert words in said[-1]
        assert table.say("NUMBER_OUT", 2, 1, 7) in said[-1] and table.say("NUMBER_OUT", 6, 1, 7) in said[-1]

    def test_counts_of_hands_and_boneyard_and_the_score(self, seat_people, said):
        table = seat_people(*TWO)
        table.key(None, table.letter(Action.READ_COUNTS))
        assert "Giulia, 3" in said[-1] and "João, 3" in said[-1] and table.say("BONEYARD", 3) in said[-1]

    def test_whose_turn_it_is(self, seat_people, said):
        table = seat_people(*TWO)
        table.key(None, table.letter(Action.READ_TURN))
        assert said[-1] == table.headline.text()

    def test_the_last_move_again(self, seat_people, said):
        table = seat_people(*TWO, **SHARED)
        table.key(None, table.letter(Action.READ_LAST))
        assert said[-1] == table.say("EMPTY_LINE") or said[-1]
        table.open_lid()
        table.click(table.spot("4-6"))
        table.key(None, table.letter(Action.READ_LAST))
        assert "Giulia" in said[-1] and "4-6" in said[-1]

    @pytest.mark.parametrize("action", READS, ids=lambda action: action.value)
    def test_they_also_answer_in_the_walk_and_show_nothing_over_it(self, seat_people, said, action):
        table = seat_people(DEAD_LINE, FIX_4, opens_walk=False, humans=(0, 1, 2, 3))
        table.open_lid()
        table.page.act(table.deed("BLOCK"))
        assert table.desk.is_sheet_open
        said.clear()
        table.key(None, table.letter(action))
        assert len(said) == 1 and said[0]
        assert table.bubble.isHidden()


def hand(table, seat):
    return set(table.controller.view(seat).hand)


def table_list(table, *words):
    return language(table.spoken).joined(words)


def rack_names(table):
    """The tiles of the rack as a screen reader finds them: name, and whether the keyboard is there."""
    accessible.install()
    board = QAccessible.queryAccessibleInterface(table.board)
    found = [board.child(number) for number in range(board.childCount())]
    listed = [one for one in found if one.role() is QAccessible.Role.ListItem]
    return [(one.text(QAccessible.Text.Name), one.state().focused) for one in listed]
