"""What a position with open hands is worth: exactly where the solver reaches, else estimated by random rounds."""

from __future__ import annotations

import math
import random
import time
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


_CLOSER = 4
"""So many times as many rounds tell by how much a move is really behind."""

_FEWEST_ROUNDS = 12


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
    """Judges the positions of one round. ``rounds`` are the random rounds played for an estimate.

    After ``seconds`` it does with as few as possible.
    """

    def __init__(self, start: Round, rounds: int, nodes: int, seconds: float) -> None:
        self._rounds = rounds
        self._deadline = time.monotonic() + seconds
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
        """Every move is followed by rounds with the same luck, so that only what the moves differ in counts.

        The best of many is in part the luckiest: so what seems clearly behind is compared with it once more, in rounds
        of their own.
        """
        codes = now.moves()
        ends = self._compared(now, codes, self._rounds, seed)
        best = max(codes, key=lambda code: sum(ends[code]))
        judged = [_behind(code, ends[code], ends[best]) for code in codes]
        return sorted(judged, key=lambda each: each.behind)

    def again(self, now: Round, code: int, best: int, seed: str) -> Judged:
        """How far a move is behind what seems to be the best, in new rounds and more of them."""
        ends = self._compared(now, [code, best], self._rounds * _CLOSER, f"{seed}/again")
        return _behind(code, ends[code], ends[best])

    def _compared(self, now: Round, codes: Sequence[int], rounds: int, seed: str) -> dict[int, list[float]]:
        """By code what each of so many random rounds behind it is worth to the side on turn."""
        chance = random.Random(seed)
        team = now.game.teams[now.turn]
        starts = {}
        for code in codes:
            starts[code] = now.copy()
            starts[code].play(code)
        ends: dict[int, list[float]] = {code: [] for code in codes}
        for number in range(rounds):
            luck = chance.getrandbits(32)
            for code, start in starts.items():
                end = start.copy()
                end.run(random.Random(luck))
                ends[code].append(value(now.game, end.points, team))
            if self._is_late(number):
                break
        return ends

    def _is_late(self, rounds: int) -> bool:
        """Whether it must do with so many rounds, because the time is up."""
        return rounds >= _FEWEST_ROUNDS and time.monotonic() > self._deadline

    def standing(self, now: Round, seed: str) -> tuple[tuple[float, ...], float, bool]:
        """By team the points that the round ends with, half the 95 % interval, and whether it is exact."""
        if now.turn < 0:
            return tuple(map(float, now.points)), 0.0, True
        if isinstance(now, LineRound) and self.reaches(now):
            end = self.perfect_end(now)
            if end is not None:
                return tuple(map(float, end.points)), 0.0, True
        found = [end.points for end in self.random_ends(now, self._rounds, seed)]
        teams = range(now.game.team_count)
        means = tuple(sum(points[team] for points in found) / len(found) for team in teams)
        return means, max(margin_of([points[team] for points in found]) for team in teams), False

    def random_ends(self, now: Round, rounds: int, seed: str) -> list[Round]:
        """The ends of so many random rounds from here."""
        chance = random.Random(seed)
        found: list[Round] = []
        for number in range(rounds):
            end = now.copy()
            end.run(chance)
            found.append(end)
            if self._is_late(number):
                break
        return found

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


def _behind(code: int, found: Sequence[float], best: Sequence[float]) -> Judged:
    gaps = [other - own for own, other in zip(found, best)]
    worth = sum(found) / len(found)
    return Judged(code, worth, sum(gaps) / len(gaps), margin_of(gaps))


def margin_of(samples: Sequence[float]) -> float:
    """Half the 95 % interval of the mean of these."""
    count = len(samples)
    if count < 2:
        return math.inf
    mean = sum(samples) / count
    return _Z * math.sqrt(sum((each - mean) ** 2 for each in samples) / (count - 1) / count)
