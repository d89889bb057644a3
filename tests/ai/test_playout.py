"""The round on bits is the round of the core: in every rule set, at every table, from any moment on."""

from __future__ import annotations

import collections
import random

import pytest

from domino_desktop.ai.positions import position_of
from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.events import PositionEntered
from domino_desktop.core.moves import DiscardTile, DrawTile, Knock, Pass, YieldLead
from domino_desktop.core.state import start
from domino_desktop.core.views import view_for
from domino_desktop.storage import rulesets
from tests.ai.house_rules import house_rules, small
from tests.ai.parallel import (
    dealt,
    done,
    is_blocked,
    is_over,
    on_bits,
    plays,
    round_points,
    settled,
    walked,
)
from tests.ai.tables import every_table, offered

TABLES = every_table()
OFFERED = offered()
OF_TURNS = ("draw", "reserve", "turn_after", "play_drawn", "direction", "block_tie", "play_scoring", "matching")
OF_OTHER_MOVES = ("must_play_if_able", "voluntary_draw", "play_drawn", "draw", "matching", "cannot_play")
IDS = [f"{ruleset.id}-{ruleset.max_pip}-{seats}" for ruleset, seats in TABLES]


def some_moment(ruleset, seats, seed, chance):
    """A moment in which somebody can lay a tile, or the end of a round."""
    state = dealt(ruleset, seats, seed, chance.choice((0, 0, 1, 2)))
    return walked(state, chance, chance.choice((0, 0, 1, 3, 6, 10, 15)))


def compare(ruleset, seats, seed):
    """Play to the end of a round, each tile on both sides."""
    chance = random.Random(seed)
    before = some_moment(ruleset, seats, seed, chance)
    if not is_over(before):
        compare_from(before, before, on_bits(before), chance)


def compare_from(before, state, now, chance):
    while True:
        assert (now.turn >= 0) == (not is_over(state))
        if is_over(state):
            break
        assert now.turn == state.round.turn
        assert set(map(now.move_of, now.moves())) == set(plays(state))
        assert len(now.moves()) == len(plays(state))
        # Made anew from the view of this moment it is the same round.
        again = on_bits(state)
        assert (again.turn, sorted(again.moves())) == (now.turn, sorted(now.moves()))
        assert (again.declared, again.markers, again.leads, again.passers) == (
            now.declared,
            now.markers,
            now.leads,
            now.passers,
        )
        code = chance.choice(now.moves())
        move = now.move_of(code)
        assert now.code_of(move) == code
        kept = now.copy()
        now.play(code)
        assert kept.hands != now.hands
        state = settled(done(state, move))
    assert now.is_blocked == is_blocked(state)
    score = state.round.score
    assert now.winner == (-1 if score.winner is None else score.winner)
    assert now.went_out == (-1 if state.round.went_out is None else state.round.went_out)
    assert now.points == round_points(before, state)


@pytest.mark.parametrize(("ruleset", "seats"), TABLES, ids=IDS)
def test_a_round_on_bits_is_the_round_of_the_core(ruleset, seats):
    # Larger sets bring the same rules and longer rounds.
    for seed in range(max(2, 60 // len(ruleset.tile_set))):
        compare(ruleset, seats, f"{ruleset.id}/{seats}/{seed}")


def test_a_round_of_any_house_rules_is_the_round_of_the_core():
    for number in range(250):
        ruleset, seats = house_rules(random.Random(number), OFFERED)
        compare(ruleset, seats, number)


def test_a_round_of_ten_tiles_is_the_round_of_the_core():
    """Levels, replays, carried rounds and laid-aside tiles are seen often in so small a set."""
    bases = [ruleset for ruleset in map(small, OFFERED) if ruleset is not None]
    assert len({base.partners for base in bases}) == 2
    for number in range(1200):
        ruleset, seats = house_rules(random.Random(number), bases)
        compare(ruleset, seats, number)


def test_a_round_that_is_dealt_again_takes_its_points_with_it():
    again = 0
    rounds = {
        "draw": "none",
        "block_winner": "lowest_hand",
        "block_tie": ["replay"],
        "play_scoring": {"multiples": [2, 3]},
    }
    ruleset = rulesets.load("block").changed(rounds)
    for number in range(200):
        before = walked(dealt(ruleset, 2, number), random.Random(number), 3)
        if not is_over(before):
            now = on_bits(before)
            compare_from(before, before, now, random.Random(number))
            again += any(now.earlier) and now.is_blocked and now.points == [-made for made in now.earlier]
    assert again > 3


def test_what_is_no_tile_is_the_same_on_both_sides():
    """Draw although able, pass by choice, lay another tile aside, knock."""
    seen = collections.Counter()
    for number in range(400):
        chance = random.Random(number)
        ruleset, seats = house_rules(chance, OFFERED, OF_OTHER_MOVES)
        before = some_moment(ruleset, seats, number, chance)
        if not is_over(before) and number % 2:
            # Now somebody may be on turn who cannot lay.
            before = done(before, chance.choice(plays(before)))
        if number % 4 > 1:
            # And who has drawn already.
            for _ in range(2):
                if not is_over(before) and DrawTile(0) in rules.legal_moves(before, before.round.turn):
                    before = done(before, DrawTile(0))
        if is_over(before):
            continue
        for move in rules.legal_moves(before, before.round.turn):
            # The tile to be drawn next lies in front.
            if isinstance(move, (Pass, DiscardTile, Knock)) or move == DrawTile(0):
                now = on_bits(before)
                now.step(move)
                compare_from(before, settled(done(before, move)), now, chance)
                seen[type(move)] += 1
    assert all(seen[kind] > 3 for kind in (Pass, DiscardTile, Knock, DrawTile)), seen


def test_the_partner_leads_where_the_lead_is_left_to_it():
    ruleset = next(rule for rule in OFFERED if rule.lead_next == "winner_team_choice")
    yielded = 0
    for seed in range(20):
        before = dealt(ruleset, 4, seed, 1)
        if not is_over(before) and YieldLead() in rules.legal_moves(before, before.round.turn):
            now = on_bits(before)
            now.step(YieldLead())
            compare_from(before, done(before, YieldLead()), now, random.Random(seed))
            yielded += 1
    assert yielded > 3


@pytest.mark.parametrize(("ruleset", "seats"), TABLES, ids=IDS)
def test_a_random_run_ends_like_single_random_moves(ruleset, seats):
    state = walked(dealt(ruleset, seats, ruleset.id), random.Random(f"{ruleset.id}/{seats}/run"), 4)
    for seed in range(3):
        run_both_ways(state, seed)


def test_a_random_run_of_any_house_rules_ends_like_single_random_moves():
    for number in range(300):
        chance = random.Random(number)
        ruleset, seats = house_rules(chance, OFFERED, OF_TURNS)
        state = walked(dealt(ruleset, seats, number), chance, chance.choice((1, 3, 6, 10)))
        if not is_over(state) and number % 2:
            state = done(state, chance.choice(plays(state)))
        while (
            not is_over(state) and DrawTile(0) in rules.legal_moves(state, state.round.turn) and chance.random() < 0.6
        ):
            state = done(state, DrawTile(0))
        run_both_ways(state, number)


def run_both_ways(state, seed):
    """`run` may be written out for speed: told the same chance, it does what single moves do."""
    if is_over(state):
        return
    quick, single = on_bits(state), on_bits(state)
    quick.run(random.Random(seed))
    roll = random.Random(seed)
    single.settle()
    while single.turn >= 0:
        codes = single.moves()
        # The written-out loop does not roll where there is no choice.
        rolls = len(codes) > 1 or not single.game.is_quiet_line
        single.play(codes[int(roll.random() * len(codes)) if rolls else 0])
    assert (quick.hands, quick.yard, quick.winner, quick.points, quick.is_blocked, quick.went_out) == (
        single.hands,
        single.yard,
        single.winner,
        single.points,
        single.is_blocked,
        single.went_out,
    )


def test_whoever_cannot_lay_draws_or_passes_before_anything_else():
    """A seat may be on turn with nothing to lay, as the first one often is where a double lies there already."""
    ruleset, seats = next(table for table in TABLES if table[0].start_tile == "engine")
    runs = 0
    for seed in range(40):
        state = dealt(ruleset, seats, seed)
        if not plays(state):
            now = on_bits(state)
            now.run(random.Random(seed))
            assert now.turn == -1
            runs += 1
    assert runs > 3


def entered(state, ends=()):
    """The same moment of a line as a position that somebody entered: what was before it is not known."""
    now = state.round
    line = () if ends else now.layout.halves()
    hands = tuple(hand.tiles for hand in now.hands)
    position = PositionEntered(1, 1, line, ends, hands, now.boneyard.tiles, now.turn, now.leader, now.closer)
    return apply(start(rules.start_match(state.ruleset, state.seats, opens_walk=False)), position)


def test_a_round_goes_on_from_a_position_that_was_entered():
    lines = [rule for rule in OFFERED if rule.placing == "line" and rule.matching == "equal"]
    compared = 0
    for number in range(100):
        chance = random.Random(number)
        ruleset, seats = house_rules(chance, lines, ("play_scoring", "bonuses", "block_tie", "turn_after"))
        state = walked(dealt(ruleset, seats, number), chance, chance.choice((1, 2, 5, 9)))
        if not is_over(state) and ruleset.cannot_play == "knock":
            before = entered(state)
            compare_from(before, before, on_bits(before), chance)
            compared += 1
    assert compared > 50


def test_ends_without_tiles_are_no_round_to_search_in():
    state = walked(dealt(next(rule for rule in OFFERED if rule.id == "block"), 2, 1), random.Random(1), 3)
    before = entered(state, ends=state.round.layout.values)
    with pytest.raises(ValueError, match="nothing but the open ends"):
        on_bits(before)


def test_a_view_without_a_turn_has_no_round():
    state = walked(dealt(*TABLES[0], 1), random.Random(1), 1000)
    with pytest.raises(ValueError, match="nobody is on turn"):
        position_of(view_for(state, 0), [], [])
