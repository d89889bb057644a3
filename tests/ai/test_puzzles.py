"""Puzzles: at every table, the same by the same seed, and with the right answer."""

from __future__ import annotations

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


def with_smallest_set(name, seats):
    ruleset = rulesets.load(name)
    return ruleset.with_set(ruleset.smallest_set_for(seats))


def tiles_on_and_off(state):
    now = state.round
    yield from now.layout.tiles()
    yield from now.boneyard.tiles
    for hand in now.hands:
        yield from hand.tiles


@pytest.mark.parametrize("number", range(len(SMALL)), ids=IDS)
def test_every_table_has_the_puzzles_that_it_promises(number):
    ruleset, seats = SMALL[number]
    kinds = kinds_for(ruleset, seats)
    assert (PuzzleKind.BLOCKED in kinds) == (ruleset.cannot_play != "discard")
    step = 1 + number % STEPS
    for kind in kinds:
        puzzle = generate(kind, ruleset, seats, step, number)
        assert (puzzle.kind, puzzle.step, puzzle.seed) == (kind, step, number)
        assert sorted(tiles_on_and_off(entered(puzzle))) == sorted(puzzle.events[0].ruleset.tiles_for(seats))
        check_blocked(puzzle) if kind is PuzzleKind.BLOCKED else check_moves(puzzle)


@pytest.mark.parametrize("kind", PuzzleKind)
@pytest.mark.parametrize(("name", "seats"), [("pairs", 4), ("classic-draw", 2), ("block", 2)])
def test_answers_are_right_at_every_step(name, seats, kind):
    for step in range(1, STEPS + 1):
        for seed in range(4):
            puzzle = generate(kind, rulesets.load(name), seats, step, seed)
            check_blocked(puzzle) if kind is PuzzleKind.BLOCKED else check_moves(puzzle)


def test_the_same_seed_makes_the_same_puzzle_and_another_seed_another():
    for kind, name, seats in (
        (PuzzleKind.BLOCKED, "pairs", 4),
        (PuzzleKind.FIND_MOVE, "pairs", 4),
        (PuzzleKind.BLOCKED, "mexican-train", 4),
    ):
        ruleset = with_smallest_set(name, seats)
        puzzles = [generate(kind, ruleset, seats, 3, seed) for seed in (1, 1, 2)]
        assert puzzles[0] == puzzles[1] != puzzles[2]


def check_blocked(puzzle):
    """Every hand is looked through: the answer needs nothing of the program's walk."""
    state = entered(puzzle)
    assert puzzle.must_draw == (state.drawable > 0)
    if puzzle.must_draw:
        check_boneyard(state, puzzle)
        return
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


def check_boneyard(state, puzzle):
    """Whatever order the boneyard has: the seat on turn draws a tile that fits before it may draw no more."""
    assert not puzzle.is_blocked
    assert puzzle.solver == state.round.turn
    ends = rules.open_to(state, state.round.turn)
    assert not any(end.accepts(tile) for end in ends for tile in state.round.hands[state.round.turn].tiles)
    useless = [tile for tile in state.round.boneyard.tiles if not any(end.accepts(tile) for end in ends)]
    assert len(useless) < state.ruleset.most_draws
    assert len(useless) < state.round.boneyard.count - state.ruleset.reserve


def check_moves(puzzle):
    worths = [each.points for each in puzzle.worths]
    assert worths == sorted(worths, reverse=True)
    best = puzzle.worths[0]
    assert all(each.points < best.points for each in puzzle.worths if each.move.tile != best.move.tile)
    state = entered(puzzle)
    # The order of a boneyard nobody sees, so the answer must not depend on it.
    assert state.drawable == 0
    assert {each.move for each in puzzle.worths} == {
        move for move in rules.legal_moves(state, state.round.turn) if type(move) is type(best.move)
    }
    if puzzle.step < STEPS - 1:
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


def test_early_steps_have_few_tiles_and_late_ones_many():
    for name, seats in (("pairs", 4), ("block", 2), ("classic-draw", 3)):
        ruleset = with_smallest_set(name, seats)
        means = []
        for step in (1, STEPS):
            found = [generate(PuzzleKind.BLOCKED, ruleset, seats, step, seed) for seed in range(4)]
            means.append(sum(hand.count for puzzle in found for hand in entered(puzzle).round.hands) / len(found))
        assert means[0] + seats < means[1]


def test_from_the_third_step_on_the_boneyard_may_still_help():
    draw = rulesets.load("classic-draw")
    for step, drawing in ((2, False), (3, True)):
        found = [generate(PuzzleKind.BLOCKED, draw, 3, step, seed).must_draw for seed in range(30)]
        assert any(found) == drawing
        assert not all(found)


def test_from_the_third_step_on_mostly_not_the_next_seat_can_play():
    pairs = rulesets.load("pairs")
    found = [generate(PuzzleKind.BLOCKED, pairs, 4, 4, seed) for seed in range(20)]
    able = [puzzle for puzzle in found if not puzzle.is_blocked]
    following = [puzzle for puzzle in able if puzzle.solver == pairs.order_from(puzzle.events[1].turn, 4)[1]]
    assert len(able) > 4
    assert len(following) * 2 < len(able)


def test_the_last_step_has_hands_that_are_level():
    block = rulesets.load("block")
    found = [generate(PuzzleKind.BLOCKED, block, 3, STEPS, seed) for seed in range(24)]
    scores = [event.score for puzzle in found for event in puzzle.ending if isinstance(event, RoundScored)]
    assert sum(len(score.tied) > 1 for score in scores) >= 3


def test_the_last_steps_take_a_larger_set_now_and_then():
    block = rulesets.load("block")
    for step, sets in ((4, {6}), (STEPS, {6, 9})):
        found = {generate(PuzzleKind.BLOCKED, block, 2, step, seed).events[0].ruleset.max_pip for seed in range(12)}
        assert found == sets


def test_a_player_free_to_pass_is_asked_no_best_move():
    """The solver plays whatever fits; where a seat may pass instead, that would be wrong."""
    free = rulesets.load("pairs").changed({"must_play_if_able": False})
    assert kinds_for(free, 4) == (PuzzleKind.BLOCKED,)


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
