"""Records: every event and move survives text and JSON; garbage is refused; taking back follows its table."""

import json
from dataclasses import fields, replace
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domino_desktop.core import rules
from domino_desktop.core.codec import (
    CodecFault,
    event_from_json,
    event_to_json,
    from_json,
    move_from_json,
    move_to_json,
    to_json,
)
from domino_desktop.core.events import GameEvent, MatchStarted, MoveTakenBack
from domino_desktop.core.moves import Move, PlayTile, RevealHand, TakeBack
from domino_desktop.core.notation import (
    parse_event,
    parse_move,
    parse_record,
    print_event,
    print_move,
    print_record,
)
from domino_desktop.core.record import MatchRecord
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.tiles import Hand, Tile
from domino_desktop.core.views import TABLE, View, view_for
from domino_desktop.storage import rulesets
from tests.core.tables import DEAD_LINE, FIX_4, FIX_LIAR, LIAR_LINE, Recorded, play, table

tiles = st.builds(Tile.of, st.integers(0, 18), st.integers(0, 18))
st.register_type_strategy(Tile, tiles)
st.register_type_strategy(RuleSet, st.sampled_from(rulesets.available()))

EVENTS, MOVES = get_args(GameEvent), get_args(Move)


def events(kind):
    return st.builds(replace, st.from_type(kind), number=st.integers(0, 10**6))


def moves(kind):
    if kind is PlayTile:
        ends = st.sampled_from(["start", "left", "up", "arm-3", "end-3", "right.4.down", "train-7", "mexican"])
        return st.builds(PlayTile, tiles, ends, st.none() | st.integers(0, 18))
    return st.from_type(kind).filter(lambda move: getattr(move, "place", 0) >= 0)


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_survives_json_and_text(kind):
    @settings(max_examples=40, deadline=None)
    @given(events(kind))
    def survives(event):
        assert event_from_json(json.loads(json.dumps(event_to_json(event)))) == event
        line = print_event(event)
        assert "\n" not in line
        assert parse_event(line) == event
        assert parse_record(print_record((event, event))) == (event, event)
        assert parse_record(print_record((event,)).replace("\n", "\r\n")) == (event,)

    survives()


@pytest.mark.parametrize("kind", MOVES, ids=lambda kind: kind.__name__)
def test_every_move_survives_json_and_text(kind):
    @settings(max_examples=40, deadline=None)
    @given(st.integers(0, 9), moves(kind))
    def survives(seat, move):
        assert move_from_json(json.loads(json.dumps(move_to_json(move)))) == move
        assert parse_move(print_move(seat, move)) == (seat, move)

    survives()


def test_every_kind_of_event_and_move_is_tried():
    assert len(EVENTS) == 31 and len(MOVES) == 13
    assert parse_move(print_move(1, RevealHand(()))) == (1, RevealHand(()))
    assert parse_move(print_move(1, RevealHand())) == (1, RevealHand())


@settings(max_examples=200, deadline=None)
@given(
    st.text(max_size=30) | st.from_regex(r"[0-9]{0,2} (play|draw|reveal|knock|can)( [0-9-]{0,5}){0,2}", fullmatch=True)
)
def test_garbage_is_no_move(text):
    try:
        seat, move = parse_move(text)
    except ValueError:
        return
    assert parse_move(print_move(seat, move)) == (seat, move)


def test_moves_that_are_none():
    none = [
        "",
        "0",
        "x knock",
        "-1 knock",
        "\u0661 knock",
        "0 play",
        "0 play 4-6",
        "0 play 4-6-7 left",
        "0 play a left",
    ]
    none += ["0 draw", "0 draw -1", "0 draw x", "0 draw \u0661", "0 reveal 1-x", "0 knock now", "0 sing"]
    for text in (*none, "9" * 5000 + " knock", "0 draw " + "9" * 5000):
        with pytest.raises(ValueError):
            parse_move(text)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=6) | tiles.map(str),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=400, deadline=None)
@given(st.sampled_from(EVENTS), st.data())
def test_garbage_is_no_event(kind, data):
    """A good event with one fact replaced is either an event again or a ValueError with its place."""
    event = event_to_json(data.draw(events(kind)))
    key = data.draw(st.sampled_from(sorted(event)))
    odd = {**event, key: data.draw(json_values)}
    for read in (lambda: event_from_json(odd), lambda: parse_event(f"0 {kind.__name__} {json.dumps(odd)}")):
        try:
            found = read()
        except ValueError:
            continue
        assert event_from_json(event_to_json(found)) == found


@settings(max_examples=200, deadline=None)
@given(json_values)
def test_garbage_is_no_value_of_any_kind(data):
    for read in (
        event_from_json,
        move_from_json,
        lambda value: from_json(View, value),
        lambda v: from_json(RuleSet, v),
    ):
        with pytest.raises(CodecFault):
            read(data)


def test_lines_that_are_no_event():
    deep = "[" * 900 + "]" * 900
    for line in ("", "1", "1 Knocked", "1 Knocked x", "1 Knocked 5", "1 Knocked []", "1 Knocked null", "x Knocked {}",
                 "-1 Knocked {}", "\u0661 Knocked {}", "1 Nothing {}", "1 Knocked {}", "1 Knocked " + "[" * 100_000,
                 f'1 Knocked {{"seat":{deep},"values":[],"drawable":0}}',
                 '1 Knocked {"number":2,"seat":0,"values":[],"drawable":0}',
                 '1 Knocked {"kind":"BlockRefuted","seat":0}',
                 '1 Knocked {"seat":0,"values":[],"drawable":0,"mood":1}',
                 '1 Knocked {"seat":true,"values":[],"drawable":0}',
                 '1 Knocked {"seat":0,"values":[1.0],"drawable":0}',
                 '1 TilePlayed {"seat":0,"tile":"4-","end":"left"}'):  # fmt: skip
        with pytest.raises(ValueError):
            parse_event(line)
    assert parse_event('1 Knocked {"seat":0,"values":[],"drawable":0}').seat == 0


def test_states_and_views_are_plain_values():
    state = play(table(LIAR_LINE, FIX_LIAR), "0 propose", "1 knock")
    for eye in (*range(4), TABLE):
        view = view_for(state, eye)
        assert from_json(View, json.loads(json.dumps(to_json(view)))) == view


def test_a_record_must_begin_with_its_match_and_be_numbered():
    started = MatchStarted(0, rulesets.load("block"), 2)
    with pytest.raises(ValueError, match="begins with MatchStarted"):
        MatchRecord([])
    with pytest.raises(ValueError, match="begins with MatchStarted"):
        MatchRecord([MoveTakenBack(0, 0, 0)])
    with pytest.raises(ValueError, match="event 1 carries the number 2"):
        MatchRecord([started, MoveTakenBack(2, 0, 0)])


def test_the_digest_notices_any_change():
    record = Recorded(LIAR_LINE, FIX_LIAR).play("0 knock").record
    digests = {record.digest}
    for number, event in enumerate(record.events):
        for field in fields(event):
            if isinstance(getattr(event, field.name), int) and field.name != "number":
                changed = replace(event, **{field.name: getattr(event, field.name) + 1})
                digests.add(MatchRecord([*record.events[:number], changed, *record.events[number + 1 :]]).digest)
    assert len(digests) > 6
    assert MatchRecord(parse_record(print_record(record.events))).digest == record.digest
    for number in range(1, len(record.events) + 1):
        earlier = MatchRecord(record.events[:number])
        assert record.beginning(earlier.digest).events == earlier.events
    assert record.beginning("0" * 64) is None


# Taking back


def test_a_tile_is_taken_back_with_consent():
    match = Recorded("2-6", ("2-5 1-1", "5-5 0-0", "5-6 3-3", "0-1 0-2"), ruleset="block")
    before = match.state
    assert match.play("0 play 2-5 left").take_back(0) is True
    assert match.state._replace(next_number=before.next_number) == before
    assert [type(event).__name__ for event in match.record.events][2:] == ["TilePlayed", "MoveTakenBack"]
    match.play("0 play 2-5 left", "1 play 5-5 left")
    assert match.take_back(0) is True
    assert (match.state.round.turn, match.state.round.hands[1].count) == (0, 2)
    assert match.state.next_number == len(match.record.events) == 7


def test_a_pass_is_withdrawn_freely_until_the_next_seat_acts():
    match = Recorded("2-6", ("0-0 1-1", "5-6 0-1"), ruleset="block").play("0 knock")
    assert match.take_back(0) is False
    assert match.state.round.turn == 0
    match.play("0 propose")
    assert match.take_back(0) is False
    assert match.state.round.verification is None
    match.play("0 knock", "1 play 5-6 right")
    assert match.take_back(0) == "something_was_revealed"
    assert match.take_back(1) is True
    assert match.state.round.turn == 1 and match.state.round.verification.confirmed_by == (0,)


@pytest.mark.parametrize("declarations", ["checked", "trusted"])
def test_answers_are_withdrawn_until_the_next_seat_acts(declarations):
    match = Recorded(LIAR_LINE, FIX_LIAR, declarations=declarations).play("0 propose", "1 knock")
    assert match.take_back(0) == "something_was_revealed"
    assert match.take_back(1) is False
    assert (match.state.round.turn, match.state.round.verification.confirmed_by) == (1, (0,))
    match.play("1 knock", "2 can")
    assert match.take_back(1) == "something_was_revealed"
    assert match.take_back(2) is False
    assert match.state.round.verification.refuted_by is None
    match.play("2 can", "2 play 4-6 left")
    assert match.take_back(2) is True
    assert match.state.round.verification.refuted_by == 2
    assert match.take_back(2) is False


def test_nothing_is_taken_back_over_a_secret():
    drawn = Recorded("2-6", ("2-5 1-1", "0-0 0-1"), "3-3 4-4").play("0 play 2-5 left", "1 draw 0")
    assert drawn.take_back(0) == "something_was_revealed"
    assert drawn.take_back(1) == "nothing_to_take_back"
    knocked = Recorded("2-6", ("2-5 1-1", "0-0 0-1", "3-3 3-4"), ruleset="block").play("0 play 2-5 left", "1 knock")
    assert knocked.take_back(0) == "something_was_revealed"
    assert knocked.take_back(2) == "nothing_to_take_back"
    opened = Recorded(DEAD_LINE, FIX_4, opens_walk=True).play("0 knock")
    assert "HandRevealed" in [type(event).__name__ for event in opened.record.events]
    assert opened.take_back(0) == "something_was_revealed"
    over = Recorded("2-6", ("2-5", "0-0 0-1"), ruleset="block").play("0 play 2-5 left")
    assert over.state.round.score is not None
    assert over.take_back(0) == "something_was_revealed"
    assert Recorded("2-6", ("2-5", "0-0")).take_back(0) == "nothing_to_take_back"


def test_a_draw_stays_when_the_tile_after_it_is_taken_back():
    match = Recorded("2-6", ("1-1 0-0", "5-5 0-1"), "6-6 4-4").play("0 draw 0", "0 play 6-6 right")
    assert match.take_back(0) is True
    assert Hand.of([Tile.of(1, 1), Tile.of(0, 0), Tile.of(6, 6)]) == match.state.round.hands[0]
    assert match.take_back(0) == "nothing_to_take_back"


def test_taking_back_again_and_again_goes_further_back():
    match = Recorded("2-6", ("2-5 5-5 1-1", "5-3 0-0"), ruleset="block").play("0 play 2-5 left", "1 play 3-5 left")
    assert match.take_back(1) is True
    assert match.take_back(0) is True
    assert match.state.round.history == match.record.events[1:2]
    match.play("0 play 2-5 left")
    assert match.state.round.turn == 1
    assert [event.number for event in match.record.events] == list(range(7))


def test_the_rules_themselves_refuse_to_take_back():
    state = table("2-6", ("2-5 1-1", "0-0 0-1"))
    with pytest.raises(rules.RuleViolation, match="no_taking_back_here"):
        rules.decide(state, 0, TakeBack())
