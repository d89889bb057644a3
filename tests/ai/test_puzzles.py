"""Puzzles: at every table, the same by the same seed, and with the right answer."""

from __future__ import annotations

import itertools

import pytest

from domino_desktop.ai.positions import game_for, position_of
from domino_desktop.ai.puzzle import PuzzleKind
from domino_desktop.ai.puzzles import STEPS, NoSuchPuzzle, generate, kinds_for
from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.events import BlockEstablished, FoulCalled, RoundScored
from domino_desktop.core.state import start
from domino_desktop.core.views import view_for
from domino_desktop.storage import rulesets
from tests.ai.tables import every_table
from tests.ai.test_solver import brute

SMALL = [(ruleset, seats) for ruleset, seats in every_table() if ruleset.max_pip == min(ruleset.sets)]
IDS = [f"{ruleset.id}-{seats}" for ruleset, seats in SMALL]


def entered(puzzle):
    state = start(puzzle.events[0])
    for event in puzzle.events[1:]:
        state = apply(state, event)
    return state


def tiles_on_and_off(state):
    now = state.round
    yield from now.layout.tiles()
    yield from now.boneyard.tiles
    for hand in now.hands:
        yield from hand.tiles


@pytest.mark.parametrize(("ruleset", "seats"), SMALL, ids=IDS)
def test_every_table_has_the_puzzles_that_it_promises(ruleset, seats):
    kinds = kinds_for(ruleset, seats)
    assert (PuzzleKind.BLOCKED in kinds) == (ruleset.cannot_play != "discard")
    for kind, step in itertools.product(kinds, (1, STEPS)):
        puzzle = generate(kind, ruleset, seats, step, 7)
        assert (puzzle.kind, puzzle.step, puzzle.seed) == (kind, step, 7)
        assert sorted(tiles_on_and_off(entered(puzzle))) == sorted(ruleset.tiles_for(seats))
        assert puzzle == generate(kind, ruleset, seats, step, 7)
        check_blocked(puzzle) if kind is PuzzleKind.BLOCKED else check_moves(puzzle)


def check_blocked(puzzle):
    """Every hand is looked through: the answer needs nothing of the program's walk."""
    state = entered(puzzle)
    assert state.drawable == 0
    markers = state.round.markers
    ends = [end for end in state.round.layout.ends if end.owner is None or puzzle.is_blocked or end.owner in markers]
    able = [
        seat
        for seat in state.round.active
        if any(
            end.accepts(tile)
            for tile in state.round.hands[seat].tiles
            for end in [*ends, *(end for end in state.round.layout.ends if end.owner == seat)]
        )
    ]
    if puzzle.is_blocked:
        assert not able
        assert puzzle.solver is None
        for event in puzzle.ending:
            state = apply(state, event)
        kinds = [type(event) for event in puzzle.ending]
        assert BlockEstablished in kinds
        assert FoulCalled not in kinds
        assert isinstance(state.round.history[-1], RoundScored) or state.is_over
    else:
        assert puzzle.ending == ()
        if puzzle.solver not in able:
            # Somebody's pass has opened a train to the solver.
            assert state.ruleset.has_markers
        elif not state.ruleset.has_markers:
            assert rules.can_play(state, state.round.turn) is False
            order = state.ruleset.order_from(state.round.turn, state.seats)
            assert puzzle.solver == next(seat for seat in order if seat in able)


def check_moves(puzzle):
    worths = [each.points for each in puzzle.worths]
    assert worths == sorted(worths, reverse=True)
    best = puzzle.worths[0]
    assert all(each.points < best.points for each in puzzle.worths if each.move.tile != best.move.tile)
    state = entered(puzzle)
    assert {each.move for each in puzzle.worths} == {
        move for move in rules.legal_moves(state, state.round.turn) if type(move) is type(best.move)
    }
    if puzzle.step < STEPS:
        team = state.teams[state.round.turn]
        masks = game_for(state.ruleset, state.seats).masks
        hands = [masks.bits(hand.tiles) for hand in state.round.hands]
        yard = [masks.index[tile] for tile in reversed(state.round.boneyard.tiles)]
        for each in puzzle.worths:
            after = position_of(view_for(state, state.round.turn), hands, yard)
            after.step(each.move)
            assert brute(after, team) == each.points


def test_about_half_of_the_rounds_in_question_are_blocked_and_both_answers_come_at_every_step():
    pairs = rulesets.load("pairs")
    for step in range(1, STEPS + 1):
        blocked = sum(generate(PuzzleKind.BLOCKED, pairs, 4, step, seed).is_blocked for seed in range(16))
        assert 2 <= blocked <= 14


def test_from_the_third_step_on_the_heaviest_tile_is_not_the_answer():
    pairs = rulesets.load("pairs")
    for seed in range(6):
        puzzle = generate(PuzzleKind.FIND_MOVE, pairs, 4, 4, seed)
        assert puzzle.worths[0].move.tile.pips < max(each.move.tile.pips for each in puzzle.worths)


def test_what_there_is_not_is_refused():
    pairs, five_up = rulesets.load("pairs"), rulesets.load("five-up")
    for kind, ruleset, seats, step in (
        (PuzzleKind.FIND_MOVE, five_up, 2, 1),
        (PuzzleKind.BLOCKED, pairs, 3, 1),
        (PuzzleKind.BLOCKED, pairs, 4, 0),
        (PuzzleKind.BLOCKED, pairs, 4, STEPS + 1),
    ):
        with pytest.raises(NoSuchPuzzle):
            generate(kind, ruleset, seats, step, 1)
