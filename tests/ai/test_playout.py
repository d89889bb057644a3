"""The round on bits is the round of the core: in every rule set, at every table, from any moment on."""

from __future__ import annotations

import random

import pytest

from domino_desktop.ai.positions import position_of
from domino_desktop.core.views import view_for
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
from tests.ai.tables import every_table

TABLES = every_table()
IDS = [f"{ruleset.id}-{ruleset.max_pip}-{seats}" for ruleset, seats in TABLES]


def compare(ruleset, seats, seed):
    chance = random.Random(seed)
    before = walked(dealt(ruleset, seats, seed), chance, chance.choice((0, 0, 1, 3, 6, 10, 15)))
    if is_over(before):
        return
    state, now = before, on_bits(before)
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


@pytest.mark.parametrize(("ruleset", "seats"), TABLES, ids=IDS)
def test_a_random_run_ends_like_single_random_moves(ruleset, seats):
    """`run` may be written out for speed: told the same chance, it does what single moves do."""
    chance = random.Random(f"{ruleset.id}/{seats}/run")
    state = walked(dealt(ruleset, seats, ruleset.id), chance, 4)
    if is_over(state):
        return
    for seed in range(3):
        quick, single = on_bits(state), on_bits(state)
        quick.run(random.Random(seed))
        roll = random.Random(seed)
        while single.turn >= 0:
            codes = single.moves()
            # The written-out loop does not roll where there is no choice.
            single.play(codes[int(roll.random() * len(codes)) if len(codes) > 1 or not single.game.is_simple else 0])
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


def test_a_view_without_a_turn_has_no_round():
    state = walked(dealt(*TABLES[0], 1), random.Random(1), 1000)
    with pytest.raises(ValueError, match="nobody is on turn"):
        position_of(view_for(state, 0), [], [])
