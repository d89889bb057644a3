"""What a position with open hands is worth: exactly where the solver reaches, else estimated by random rounds."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

from domino_desktop.ai.playout import LineRound
from domino_desktop.ai.positions import value
from domino_desktop.ai.rounds import Round
from domino_desktop.ai.solver import Solver, is_solvable

_Z = 1.96
"""So many standard errors are half a 95 % interval."""

_EXACT_TILES = {2: 22, 4: 24}
"""By seats: with so many tiles left the solver answers within about 100 ms."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A move (its code) and the points by which the side on turn then ends better than the others.

    ``behind`` is by how much it falls short of the best move, ``margin`` half the 95 % interval of that; 0 if exact.
    """

    code: int
    worth: float
    behind: float
    margin: float


class Judge:
    """Judges the positions of one round. ``rounds`` are the random rounds played for an estimate."""

    def __init__(self, start: Round, rounds: int, nodes: int) -> None:
        self._rounds = rounds
        self._solver = Solver(start, nodes, seconds=1.0) if is_solvable(start.game) else None

    def reaches(self, now: Round) -> bool:
        """Whether the solver is worth asking."""
        if self._solver is None:
            return False
        left = sum(hand.bit_count() for hand in now.hands)
        if now.game.draws:
            left += max(0, len(now.yard) - now.game.ruleset.reserve)
        return left <= _EXACT_TILES.get(now.game.seats, 0)

    def moves(self, now: Round, seed: str) -> tuple[list[Judged], bool]:
        """Every move of the side on turn, the best first, and whether that is exact."""
        if self._solver is not None and isinstance(now, LineRound) and self.reaches(now):
            values = self._solver.values(now)
            if values is not None:
                best = max(values.values())
                judged = [Judged(code, worth, best - worth, 0.0) for code, worth in values.items()]
                return sorted(judged, key=lambda each: each.behind), True
        return self._estimated(now, seed), False

    def _estimated(self, now: Round, seed: str) -> list[Judged]:
        """Every move is followed by rounds with the same luck, so that only what the moves differ in counts."""
        team = now.game.teams[now.turn]
        ends: dict[int, list[float]] = {}
        for code in now.moves():
            after = now.copy()
            after.play(code)
            ends[code] = [value(now.game, points, team) for points, _ in random_ends(after, self._rounds, seed)]
        means = {code: sum(found) / len(found) for code, found in ends.items()}
        best = max(means, key=lambda code: means[code])
        judged = []
        for code, found in ends.items():
            gaps = [other - own for own, other in zip(found, ends[best])]
            judged.append(Judged(code, means[code], means[best] - means[code], margin_of(gaps)))
        return sorted(judged, key=lambda each: each.behind)

    def standing(self, now: Round, seed: str) -> tuple[tuple[float, ...], float, bool]:
        """By team the points that the round ends with, half the 95 % interval, and whether it is exact."""
        if now.turn < 0:
            return tuple(map(float, now.points)), 0.0, True
        if isinstance(now, LineRound) and self.reaches(now):
            end = self.perfect_end(now)
            if end is not None:
                return tuple(map(float, end.points)), 0.0, True
        found = random_ends(now, self._rounds, seed)
        teams = range(now.game.team_count)
        means = tuple(sum(points[team] for points, _ in found) / len(found) for team in teams)
        return means, max(margin_of([points[team] for points, _ in found]) for team in teams), False

    def perfect_end(self, now: LineRound) -> LineRound | None:
        """The end of the round when everybody plays perfectly from here; None where that is out of reach."""
        assert self._solver is not None
        now = now.copy()
        while now.turn >= 0:
            values = self._solver.values(now)
            if values is None:
                return None
            now.play(max(values, key=lambda code: values[code]))
        return now


def random_ends(now: Round, rounds: int, seed: str) -> list[tuple[list[int], int]]:
    """The points by team, and the winner, of so many random rounds from here."""
    chance = random.Random(seed)
    found = []
    for _ in range(rounds):
        end = now.copy()
        end.run(random.Random(chance.getrandbits(32)))
        found.append((end.points, end.winner))
    return found


def margin_of(samples: Sequence[float]) -> float:
    """Half the 95 % interval of the mean of these."""
    count = len(samples)
    if count < 2:
        return math.inf
    mean = sum(samples) / count
    return _Z * math.sqrt(sum((each - mean) ** 2 for each in samples) / (count - 1) / count)
