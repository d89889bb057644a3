"""What moves are worth: imagined deals that agree with everything seen, each played to its end once for every move."""

from __future__ import annotations

import math
import random
import time
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

from domino_desktop.ai.belief import Belief, Dealt
from domino_desktop.ai.plausibility import Plausibility
from domino_desktop.ai.positions import Game, Round, game_for, position_of, value
from domino_desktop.core.moves import Move, PlayTile
from domino_desktop.core.views import View

_CANDIDATES = 2
"""Deals that are imagined for each one that is played, where they are weighed."""

_BATCH = 32
"""The most deals that are weighed against one another at a time."""


@dataclass(frozen=True, slots=True)
class Appraisal:
    """What a move is worth to the own side, in points of the round: ``margin`` is half the 95 % interval.

    ``wins`` and ``blocks`` are the shares of the ``playouts`` that the own side won and that ended blocked.
    """

    move: Move
    value: float
    margin: float
    wins: float
    blocks: float
    playouts: int


class _Tally:
    """What has come of one move so far."""

    __slots__ = ("blocks", "code", "move", "number", "squares", "sum", "wins")

    def __init__(self, move: Move) -> None:
        self.move = move
        self.code: int | None = None
        self.number = self.wins = self.blocks = 0
        self.sum = self.squares = 0.0

    def play_out(self, game: Game, position: Round, team: int, chance: random.Random) -> None:
        """One more imagined round from here."""
        ahead = position.copy()
        if isinstance(self.move, PlayTile):
            if self.code is None:
                self.code = position.code_of(self.move)
            ahead.play(self.code)
        else:
            ahead.step(self.move)
        ahead.run(chance)
        worth = value(game, ahead.points, team)
        self.number += 1
        self.sum += worth
        self.squares += worth * worth
        self.wins += ahead.winner == team
        self.blocks += ahead.is_blocked

    def appraisal(self) -> Appraisal:
        number = max(1, self.number)
        mean = self.sum / number
        variance = max(0.0, self.squares / number - mean * mean)
        margin = 1.96 * math.sqrt(variance / number)
        return Appraisal(self.move, mean, margin, self.wins / number, self.blocks / number, self.number)


def appraise(
    view: View,
    moves: Sequence[Move],
    playouts: int,
    chance: random.Random,
    deadline: float | None = None,
    is_weighted: bool = False,
    narrows: bool = False,
) -> tuple[Appraisal, ...]:
    """What each of these legal moves is worth, in their order, from about so many imagined rounds altogether.

    ``deadline``, in seconds of `time.monotonic`, stops earlier. With ``is_weighted`` deals come up the more often the
    better they explain what others laid. With ``narrows`` the weaker half of the moves is dropped again and again, so
    that most playouts are spent between the best: the best is then `best_of` the appraisals.
    Raises ValueError when the view contradicts itself.
    """
    game = game_for(view.ruleset, view.seats)
    team = view.teams[view.eye]
    tallies = [_Tally(move) for move in moves]
    deals = _deals(view, chance, is_weighted, max(1, playouts // len(moves)))
    left = tallies
    phases = max(1, (len(moves) - 1).bit_length()) if narrows else 1
    for _ in range(phases):
        for _ in range(max(1, round(playouts / phases / len(left)))):
            dealt = next(deals)
            position = position_of(view, dealt.hands, dealt.boneyard, dealt.laid_aside)
            for tally in left:
                tally.play_out(game, position, team, chance)
            if deadline is not None and time.monotonic() >= deadline:
                return tuple(tally.appraisal() for tally in tallies)
        left = sorted(left, key=lambda tally: -tally.sum)[: (len(left) + 1) // 2]
    return tuple(tally.appraisal() for tally in tallies)


def best_of(appraisals: Sequence[Appraisal]) -> Appraisal:
    """The most valuable of those that were looked at longest; the first of equals."""
    return max(appraisals, key=lambda each: (each.playouts, each.value))


def _deals(view: View, chance: random.Random, is_weighted: bool, wanted: int) -> Iterator[Dealt]:
    """Imagined deals without end; so many of them are weighed against one another at a time, or as many as do."""
    batch = min(_BATCH, wanted)
    belief = Belief.of(view)
    plausibility = Plausibility(view, belief) if is_weighted else None
    while plausibility is None or plausibility.is_empty:
        yield belief.deal(chance)
    while True:
        # As many of each as its weight is worth, in steps of equal weight.
        candidates = [belief.deal(chance) for _ in range(_CANDIDATES * batch)]
        weights = list(accumulate(plausibility.weight(dealt.places) for dealt in candidates))
        step = weights[-1] / batch
        start = chance.random() * step
        # Rounding might lead past the last one.
        last = len(candidates) - 1
        chosen = [candidates[min(last, bisect_left(weights, start + step * number))] for number in range(batch)]
        chance.shuffle(chosen)
        yield from chosen
