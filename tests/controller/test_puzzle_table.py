"""What follows from a puzzle's position agrees with the answer that came with the puzzle."""

from __future__ import annotations

import pytest

from domino_desktop.ai.puzzle import PuzzleKind
from domino_desktop.ai.puzzles import generate, kinds_for
from domino_desktop.controller import puzzle_table
from domino_desktop.core.events import PositionEntered
from domino_desktop.core.moves import PlayTile
from domino_desktop.storage import rulesets

RULES = {preset.ruleset.id: preset.ruleset for preset in rulesets.presets()}


def made(name, kind, steps=(1, 3, 6), seed=5):
    ruleset = RULES[name]
    seats = next((each for each in (4, 3, 2) if kind in kinds_for(ruleset, each)), None)
    return () if seats is None else [generate(kind, ruleset, seats, step, seed) for step in steps]


@pytest.mark.parametrize("name", RULES)
def test_the_walk_says_what_the_puzzle_says(name):
    for puzzle in made(name, PuzzleKind.BLOCKED):
        answers = puzzle_table.walk(puzzle.events)
        able = [answer for answer in answers if answer.is_able]
        assert bool(able) is not puzzle.is_blocked
        if able:
            assert able == [answers[-1]]
            assert (able[0].seat, able[0].takes) == (puzzle.solver, puzzle.must_draw)
        else:
            entered = puzzle.events[1]
            assert isinstance(entered, PositionEntered)
            assert {answer.seat for answer in answers} == set(range(len(entered.hands)))
        view = puzzle_table.position(puzzle.events)
        for answer in answers:
            assert set(answer.tiles) <= set(view.revealed_hand(answer.seat) or ())


@pytest.mark.parametrize("name", [name for name in RULES if made(name, PuzzleKind.FIND_MOVE, (1,))])
def test_what_a_move_brings_about(name):
    for puzzle in made(name, PuzzleKind.FIND_MOVE):
        view = puzzle_table.position(puzzle.events)
        assert view.eye == view.turn
        assert {worth.move for worth in puzzle.worths} <= {
            move for move in view.legal_moves if isinstance(move, PlayTile)
        }
        for worth in puzzle.worths:
            following = puzzle_table.after(puzzle.events, worth.move)
            assert following.went_out is (len(view.hand) == 1)
            if following.answer is not None:
                held = view.revealed_hand(following.answer.seat) or ()
                assert set(following.answer.tiles) <= set(held)
                fitting = [tile for tile in held if any(tile.fits(value) for value in following.answer.values)]
                assert list(following.answer.tiles) == fitting or view.ruleset.joint
            else:
                assert following.went_out or following.is_blocked


def test_every_hand_lies_open_and_the_eye_is_whose_rack_it_is():
    puzzle = made("block", PuzzleKind.FIND_MOVE)[0]
    view = puzzle_table.position(puzzle.events, 1)
    assert view.eye == 1
    assert view.hand == view.revealed_hand(1)
    assert [len(view.revealed_hand(seat) or ()) for seat in range(view.seats)] == list(view.counts)
