"""How computer players choose: legally everywhere, from the view alone, the same for the same seed."""

import json
import random
import time
from dataclasses import replace
from itertools import cycle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domino_desktop.ai.level import Level
from domino_desktop.ai.levels import Thinking, choose
from domino_desktop.ai.plain import plain_move
from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.codec import to_json
from domino_desktop.core.events import LaidTile, PositionEntered
from domino_desktop.core.moves import (
    ClaimRedeal,
    DeclareCanPlay,
    DiscardTile,
    DrawTile,
    Knock,
    PlayTile,
    ProposeBlock,
    RevealHand,
)
from domino_desktop.core.tiles import Boneyard, Hand, Tile, parse_tiles
from domino_desktop.core.views import TABLE, view_for
from tests.ai import tables

LEVELS = pytest.mark.parametrize("level", list(Level))

FEW = {Level.CLUB: Thinking(6, False), Level.EXPERT: Thinking(6, True)}
"""So few rounds imagined for a move that thousands of choices are made in a moment."""


def pick(view, level, seed):
    """What a level chooses; those that think ahead do not think for long."""
    return choose(view, level, seed, thinking=FEW.get(level))


def position(name, line, hands, turn=0, boneyard="", seats=None, changes=None, **entered):
    """A match whose round begins with this line and these hands, each written as tiles."""
    rule = tables.ruleset(name).changed(changes or {})
    halves = tuple((tile.low, tile.high) for tile in parse_tiles(line))
    event = PositionEntered(
        1, 1, halves, (), tuple(parse_tiles(hand) for hand in hands), parse_tiles(boneyard), turn, 0, **entered
    )
    return apply(tables.new_match(rule, seats or len(hands)), event)


def chosen(state, level, seeds=40):
    """Every move that a level chooses here, over many seeds."""
    view = view_for(state, tables.to_move(state))
    return {pick(view, level, seed) for seed in range(seeds)}


@pytest.mark.parametrize("plays", [(Level.BEGINNER,), (Level.CASUAL,), (Level.CLUB, Level.EXPERT)], ids=str)
@pytest.mark.parametrize("rule, seats", tables.every_table(), ids=lambda value: getattr(value, "id", value))
def test_every_level_plays_every_table_to_the_end(plays, rule, seats):
    """The two that think ahead share a round, a move each in turn: both come to act from its deal to its end."""
    for declarations in ("checked", "trusted") if plays[0] not in FEW else ("trusted",):
        state = tables.new_match(rule.changed({"declarations": declarations}), seats)
        state = tables.with_round(state, random.Random(rule.max_pip))
        on_move = cycle(plays)
        state = tables.play_round(state, lambda _, view: pick(view, next(on_move), 5))  # noqa: B023
        assert state.round.score is not None
        assert state.round.fouls == ()


@LEVELS
@given(data=st.data())
@settings(max_examples=80, deadline=None)
def test_a_choice_is_legal_and_follows_from_view_and_seed(level, data):
    rule, seats = data.draw(st.sampled_from(tables.every_table()))
    state = tables.position_at(rule, seats, data.draw(st.integers(0, 10**6)), data.draw(st.integers(0, 80)))
    view = view_for(state, tables.to_move(state))
    seed = data.draw(st.integers())
    move = pick(view, level, seed)
    assert move in view.legal_moves
    assert pick(view, level, seed) == move
    assert plain_move(view) in view.legal_moves


LAYING_ASIDE = tables.ruleset("gaple-family").changed({"id": "laying-aside", "cannot_play": "discard"})


@LEVELS
@pytest.mark.parametrize("rule", [*tables.offered(), LAYING_ASIDE], ids=lambda rule: rule.id)
def test_c59_no_choice_depends_on_a_tile_that_the_seat_cannot_see(level, rule):
    """50 other deals of the hidden tiles, the same choice each time; a position with a choice where there is one.

    The walk that checked play opens by itself is public and may differ, so it is switched off.
    """
    chance = random.Random(rule.id)
    seats = chance.choice([seats for seats in rule.players if rule.hand_for(seats) is not None] or [max(rule.players)])
    rule = rule if rule.hand_for(seats) is not None else rule.with_set(rule.smallest_set_for(seats))
    for _ in range(20):
        seed = chance.randrange(10**6)
        state = tables.position_at(rule, seats, seed, chance.randrange(4, 24), opens_walk=False)
        seat = tables.to_move(state)
        if len(view_for(state, seat).legal_moves) > 1:
            break
    seen = json.dumps(to_json(view_for(state, seat)))
    few = Thinking(2, level is Level.EXPERT) if level in FEW else None
    move = choose(view_for(state, seat), level, seed, thinking=few)
    for _ in range(50):
        other = with_hidden_tiles_moved(state, seat, chance)
        view = view_for(other, seat)
        assert json.dumps(to_json(view)) == seen
        assert choose(view, level, seed, thinking=few) == move


def with_hidden_tiles_moved(state, seat, chance):
    """The same position for this seat, with everything that it cannot see shuffled."""
    now = state.round
    piles = [*now.hands, *now.discards]
    hidden = [tile for place, pile in enumerate(piles) if place % state.seats != seat for tile in pile.tiles]
    hidden += now.boneyard.tiles
    chance.shuffle(hidden)
    moved = tuple(
        pile if place % state.seats == seat else Hand.of(hidden.pop() for _ in pile.tiles)
        for place, pile in enumerate(piles)
    )
    hands, discards = moved[: state.seats], moved[state.seats :]
    return state._replace(round=now._replace(hands=hands, discards=discards, boneyard=Boneyard.of(hidden)))


def test_hidden_tiles_really_move():
    state = tables.position_at(tables.ruleset("classic-draw"), 3, 1, 4)
    seat = tables.to_move(state)
    others = {with_hidden_tiles_moved(state, seat, random.Random(seed)).round.hands for seed in range(10)}
    assert len(others) > 1


@LEVELS
def test_the_seed_fixes_a_whole_match_and_another_seed_changes_it(level):
    def played(seed):
        state = tables.with_round(tables.new_match(tables.ruleset("classic-draw"), 3), random.Random(1))
        return tables.play_round(state, lambda _, view: pick(view, level, seed)).round.history

    assert played(1) == played(1)
    assert len({played(seed) for seed in range(8)}) > 1


def test_a_beginner_lays_doubles_first_but_not_always():
    state = position("block", "0-1", ["0-2 0-3 1-1 1-4", "5-5"])
    moves = [choose(view_for(state, 0), Level.BEGINNER, seed) for seed in range(400)]
    doubles = sum(move.tile.is_double for move in moves)
    assert 200 < doubles < 350
    assert {str(move.tile) for move in moves} == {"0-2", "0-3", "1-1", "1-4"}


@pytest.mark.parametrize(
    "hand, line, best",
    [
        ("0-2 1-6 2-4 2-5", "0-1", "0-2"),  # its 2-4 and 2-5 follow the 2; after 1-6 nothing follows
        ("0-2 0-3 2-3 2-4", "0-1", "0-2"),  # two tiles follow the 2, one the heavier 3
        ("0-5 0-6 5-5 6-6", "0-1", "0-6"),  # all else equal: the heavier tile
        ("1-1 0-6 5-6", "0-1", "1-1"),  # the double, though the heavier 0-6 leaves more to follow
    ],
)
def test_a_casual_player_keeps_what_it_can_follow_and_is_glad_to_be_rid_of_pips_and_doubles(hand, line, best):
    state = position("block", line, [hand, "4-4"])
    assert {str(move.tile) for move in chosen(state, Level.CASUAL)} == {best}


@pytest.mark.parametrize("laid_by, covers", [(1, "left"), (2, "right"), (3, "left")])
def test_a_casual_player_leaves_the_number_of_its_partner_open(laid_by, covers):
    """One of the others brings up the 5 at the left. Seat 0 then has 5-6 for there and 3-6 for the right."""
    hands = ["5-6 3-6 0-0", "1-5 1-1", "1-5 2-2", "1-5 4-4"]
    hands = [hand if seat in (0, laid_by) else hand.replace("1-5 ", "") for seat, hand in enumerate(hands)]
    state = position("pairs", "1-3", hands, turn=laid_by, changes={"direction": "clockwise"})
    state = tables.after(state, laid_by, PlayTile(*parse_tiles("1-5"), "left"))
    state = state._replace(round=state.round._replace(turn=0))
    assert {move.end for move in chosen(state, Level.CASUAL)} == {covers}


@LEVELS
@pytest.mark.parametrize("declarations", ["checked", "trusted"])
def test_the_walk_is_answered_truthfully(level, declarations):
    """Seat 0 cannot play and asks for the walk; seat 1 can, seat 2 cannot."""
    for able, answers in (("1-4 5-6", DeclareCanPlay()), ("4-5 5-6", Knock())):
        state = position("block", "0-1", ["3-3 2-2", able, "0-3"], changes={"declarations": declarations})
        state = tables.after(state, 0, ProposeBlock())
        assert chosen(state, level) == {answers}
        assert plain_move(view_for(state, 1)) == answers
        state = tables.after(state, 1, answers)
        if answers == DeclareCanPlay():
            assert {str(move.tile) for move in chosen(state, level)} == {"1-4"}


@LEVELS
def test_where_the_word_of_a_seat_is_trusted_it_plays_and_does_not_knock(level):
    state = position("block", "0-1", ["1-6 5-5", "2-2"], changes={"declarations": "trusted"})
    assert Knock() in view_for(state, 0).legal_moves
    assert {str(move.tile) for move in chosen(state, level)} == {"1-6"}
    assert isinstance(plain_move(view_for(state, 0)), PlayTile)


@LEVELS
def test_a_computer_player_that_cannot_play_just_knocks(level):
    state = position("block", "0-1", ["5-5 4-4", "1-2"])
    assert ProposeBlock() in view_for(state, 0).legal_moves
    assert chosen(state, level) == {Knock()}


@LEVELS
def test_a_tile_is_drawn_from_any_place(level):
    state = position("classic-draw", "0-1", ["5-5 4-4", "1-2"], boneyard="2-2 3-3 4-5 5-6")
    assert chosen(state, level) == {DrawTile(place) for place in range(4)}
    assert plain_move(view_for(state, 0)) == DrawTile(0)


@LEVELS
def test_a_hand_that_is_asked_for_is_laid_open(level):
    state = position("block", "0-1", ["5-5", "2-2"])
    view = view_for(state, 0)
    asked = replace(view, turn=None, asks=("reveal",), legal_moves=(RevealHand(),))
    assert pick(asked, level, 1) == RevealHand()


@LEVELS
def test_a_seat_that_is_not_asked_has_no_move(level):
    state = position("block", "0-1", ["5-5", "2-2"])
    for eye in (1, TABLE):
        with pytest.raises(ValueError, match="not asked"):
            pick(view_for(state, eye), level, 1)
    assert rules.legal_moves(state, 0)


def thought_out(state, level=Level.CLUB, playouts=400, seeds=8):
    """Every move that a level chooses after some thought, over several seeds."""
    view = view_for(state, tables.to_move(state))
    return {choose(view, level, seed, thinking=Thinking(playouts, level is Level.EXPERT)) for seed in range(seeds)}


THINKERS = pytest.mark.parametrize("level", [Level.CLUB, Level.EXPERT])


@THINKERS
def test_who_thinks_ahead_lays_what_nobody_can_follow_until_it_is_out(level):
    """The other lacks 5 and 6: after 5-5 and 6-6 it still does, and 4-5 goes out; 4-5 first lets it go on."""
    hands = ["5-5 6-6 4-5", "0-0 1-1 2-2 3-3 1-2 1-3 0-4"]
    state = tables.after(position("block", "5-6", hands, turn=1), 1, Knock())
    assert {str(move.tile) for move in thought_out(state, level)} <= {"5-5", "6-6"}


SIXES = "6-6 1-6 0-1 0-6 2-6 2-3 3-6 4-6 4-5"
"""After these tiles the left end shows 6, the right end 5, and of the sixes only 5-6 is left."""


def before_the_last_six(own, other):
    ends = ("start", "left", "left", "left", *("right",) * 5)
    plays = tuple(LaidTile(Tile.parse(tile), end) for tile, end in zip(SIXES.split(), ends))
    return position("block", "", [own, other], plays=plays)


@THINKERS
def test_who_thinks_ahead_blocks_where_the_count_is_good_and_not_where_it_is_bad(level):
    block = PlayTile(Tile.parse("5-6"), "right")
    good = before_the_last_six("5-6 0-0 0-5", "1-1 2-2 3-3 4-4 3-4")
    assert {value.value for value in good.round.layout.ends} == {5, 6}
    assert thought_out(good, level) == {block}
    assert block not in thought_out(before_the_last_six("5-6 4-4 3-5 5-5", "1-2"), level)


@THINKERS
def test_a_new_deal_is_claimed_only_by_who_expects_to_lose(level):
    """Five doubles each time: against two tiles that is hopeless, against ten it is not."""
    for own, other, claims in (
        ("2-2 3-3 4-4 5-5 6-6", "0-1 0-2", True),
        ("0-0 1-1 2-2 3-3 4-4", "5-5 6-6 5-6 4-6 3-6 2-6 4-5 3-5 2-5 1-6", False),
    ):
        state = position("block", "", [own, other], changes={"redeal_doubles": 5})
        assert ClaimRedeal() in view_for(state, 0).legal_moves
        assert (thought_out(state, level) == {ClaimRedeal()}) is claims
        assert chosen(state, Level.CASUAL) == {ClaimRedeal()}


@THINKERS
def test_what_is_laid_aside_is_chosen_with_thought(level):
    """Where a tile must be laid aside the pips of it count: never the heaviest."""
    state = position("gaple-family", "0-1", ["6-6 2-2 2-3", "5-5 4-4"], changes={"cannot_play": "discard"})
    assert {type(move) for move in thought_out(state, level)} == {DiscardTile}
    assert DiscardTile(Tile.parse("6-6")) not in thought_out(state, level)


def test_without_a_limit_the_clock_plays_no_part(monkeypatch):
    state = position("pairs", "0-1", ["0-2 0-3 1-4 1-5", "2-2 3-3 4-4", "5-5 2-3 2-4", "6-6 3-4 4-5"])
    view = view_for(state, 0)
    expected = choose(view, Level.EXPERT, 1, thinking=FEW[Level.EXPERT])
    monkeypatch.setattr("time.monotonic", lambda: pytest.fail("the clock was looked at"))
    assert choose(view, Level.EXPERT, 1, thinking=FEW[Level.EXPERT]) == expected


def test_with_a_limit_the_best_so_far_comes_in_time():
    state = tables.with_round(tables.new_match(tables.ruleset("classic-draw").with_set(12), 4), random.Random(1))
    state = tables.after(state, state.round.turn, plain_move(view_for(state, state.round.turn)))
    while not isinstance(plain_move(view_for(state, state.round.turn)), PlayTile):
        state = tables.after(state, state.round.turn, plain_move(view_for(state, state.round.turn)))
    view = view_for(state, state.round.turn)
    endless = Thinking(10**9, True)
    for limit_ms in (0, 30):
        begun = time.process_time()
        assert choose(view, Level.EXPERT, 1, limit_ms, endless) in view.legal_moves
        assert time.process_time() - begun < limit_ms / 1000 + 0.5
