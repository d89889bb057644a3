"""Makes puzzles: rounds are played at random until a position comes up that is worth a question.

Six steps for players and for referees. For referees a step brings more tiles to count, closer counts, seats further
away that can still play, boneyards that help, and in the end hands that are level; for players more tiles to look
through, and the best move is no longer the heaviest tile. The last steps take a larger set now and then.
"""

from __future__ import annotations

import random

from domino_desktop.ai.positions import game_for
from domino_desktop.ai.puzzle import Puzzle, PuzzleKind
from domino_desktop.ai.puzzle_blocked import make_blocked
from domino_desktop.ai.puzzle_moves import make_find_move
from domino_desktop.ai.solver import is_solvable
from domino_desktop.core.ruleset import RuleSet

STEPS = 6

_LARGER_STEP, _LARGER_SET, _LARGER_SHARE = 5, 9, 1 / 3
"""From this step on so many of the puzzles take this set, where the rule set is on offer with it."""


class NoSuchPuzzle(ValueError):
    """These rules have no puzzle of this kind, or none came up."""


def kinds_for(ruleset: RuleSet, seats: int) -> tuple[PuzzleKind, ...]:
    """The kinds of puzzle that there are for a table."""
    if ruleset.hand_for(seats) is None:
        return ()
    found = []
    if ruleset.cannot_play != "discard":
        found.append(PuzzleKind.BLOCKED)
    if ruleset.must_play_if_able and is_solvable(game_for(ruleset, seats)):
        found.append(PuzzleKind.FIND_MOVE)
    return tuple(found)


def generate(kind: PuzzleKind, ruleset: RuleSet, seats: int, step: int, seed: int) -> Puzzle:
    """A puzzle of this step, from 1 to STEPS; the same seed makes the same puzzle.

    Raises NoSuchPuzzle where these rules have none.
    """
    if kind not in kinds_for(ruleset, seats) or not 1 <= step <= STEPS:
        raise NoSuchPuzzle(f"{kind.value} {step} for {seats} with {ruleset.id}")
    chance = random.Random(f"{kind.value}/{ruleset.digest}/{seats}/{step}/{seed}")
    is_larger = ruleset.max_pip < _LARGER_SET and ruleset.hand_for(seats, _LARGER_SET) is not None
    if step >= _LARGER_STEP and is_larger and chance.random() < _LARGER_SHARE:
        ruleset = ruleset.with_set(_LARGER_SET)
    make = make_blocked if kind is PuzzleKind.BLOCKED else make_find_move
    found = make(ruleset, seats, step, seed, chance)
    if found is None:
        raise NoSuchPuzzle(f"{kind.value} {step} for {seats} with {ruleset.id} did not come up")
    return found
