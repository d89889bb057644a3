"""The block meter: near the real share, certain where it is certain, and nothing but the view goes into it."""

import doctest
import random
import time

import pytest

from domino_desktop.ai import forecast as module
from domino_desktop.ai.advice import DyingNumber
from domino_desktop.ai.belief import Belief
from domino_desktop.ai.forecast import dying_numbers, forecast
from domino_desktop.core.events import RoundEnd
from domino_desktop.core.moves import PlayTile
from domino_desktop.core.views import view_for
from tests.ai import tables
from tests.ai.test_levels import with_hidden_tiles_moved
from tests.core.tables import DEAD_LINE, FIX_4, table


def told(state, seat, deals=40, seed=1):
    view = view_for(state, seat)
    return forecast(view, Belief.of(view), random.Random(seed), deals)


def test_the_examples_are_true():
    assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize("rule", tables.offered(), ids=lambda rule: rule.id)
def test_every_rule_set_and_seat_has_a_meter_from_the_first_tile_on(rule):
    seats = rule.players[0]
    for seed, moves in ((1, 0), (2, 5), (3, 12)):
        state = tables.position_at(rule, seats, seed, moves)
        for seat in range(seats):
            found = told(state, seat, 4)
            if state.round.layout.is_empty:
                assert found is None
                continue
            assert found.deals == 4 and 0 <= found.block <= 1 and 0 < found.margin < 1
            assert len(found.wins) == max(state.teams) + 1 and sum(found.wins) <= 1.000001


@pytest.mark.parametrize("rule", ["pairs", "classic-draw", "muggins", "mexican-train", "matador", "cross"])
def test_nothing_hidden_moves_the_meter(rule):
    rule = tables.ruleset(rule)
    seats, chance = rule.players[0], random.Random(5)
    for seed in range(3):
        state = tables.position_at(rule, seats, seed, 6)
        seat = tables.to_move(state)
        moved = with_hidden_tiles_moved(state, seat, chance)
        if view_for(moved, seat) == view_for(state, seat):
            assert told(moved, seat, 20) == told(state, seat, 20)


def goes_on(state, chance):
    """Random play to the end of the round; answers whether it blocked."""

    def choose(_seat, view):
        plays = [move for move in view.legal_moves if isinstance(move, PlayTile)]
        return chance.choice(plays or view.legal_moves)

    return tables.play_round(state, choose).round.ended is RoundEnd.BLOCKED


@pytest.mark.parametrize("rule, seats, rounds", [("block", 2, 400), ("pairs", 4, 400), ("classic-draw", 3, 250)])
def test_over_many_random_rounds_the_meter_tells_the_share_that_really_blocks(rule, seats, rounds):
    rule = tables.ruleset(rule)
    expected, blocked = [], 0
    for seed in range(rounds):
        state = tables.position_at(rule, seats, seed, 3 + seed % 4, opens_walk=False)
        if not state.round.layout.is_empty:
            expected.append(told(state, tables.to_move(state), 24, seed).block)
            blocked += goes_on(state, random.Random(seed))
    share = sum(expected) / len(expected)
    spread = (share * (1 - share) / len(expected)) ** 0.5
    assert abs(share - blocked / len(expected)) < 3 * spread + 0.04


def test_what_nobody_can_prevent_is_certain_and_told_with_its_winner_and_its_cost():
    """Nobody can play any more. Seat 0 knows it from its own hand and the tiles on the table alone."""
    state = table(DEAD_LINE, FIX_4)
    seen = told(state, 0, 60)
    assert seen.block == 1.0 and seen.margin < 0.04 and seen.deals == 60
    own = state.teams[0]
    assert (seen.wins[own] > 0.5) is (seen.cost < 0)


def test_a_round_that_cannot_block_any_more_is_told_as_such():
    """Seat 0 lays its last tile next, whatever the others hold."""
    state = table("6-6", ("6-5", "1-2 3-4", "0-0 1-1"), ruleset="block")
    assert told(state, 0).block == 0.0 and told(state, 0).wins == (0.0, 0.0, 0.0) and told(state, 0).cost == 0.0


def test_numbers_that_run_out_are_counted_from_the_table_and_the_own_hand():
    state = table("6-1 1-0 0-6 6-6 6-4 4-3 3-6", ("6-2 5-5", "6-5 1-2", "0-0 1-1"), ruleset="block")
    assert dying_numbers(view_for(state, 0)) == (DyingNumber(6, 1, 1),)
    assert dying_numbers(view_for(state, 1)) == (DyingNumber(6, 1, 1),)
    assert dying_numbers(view_for(state, 2)) == (DyingNumber(6, 2, 0),)


def test_where_halves_add_up_no_number_is_told_to_run_out():
    state = tables.position_at(tables.ruleset("matador"), 2, 3, 12)
    assert dying_numbers(view_for(state, 0)) == ()


def test_the_deadline_is_kept_and_at_least_one_deal_is_imagined():
    state = tables.position_at(tables.ruleset("pairs"), 4, 1, 6)
    view = view_for(state, tables.to_move(state))
    assert forecast(view, Belief.of(view), random.Random(1), 10**9, time.monotonic()).deals == 1
