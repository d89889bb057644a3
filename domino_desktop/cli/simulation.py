"""Rounds between computer players, and what they tell about them.

Every round is the first of a match, played by the rules from the deal to the score. A player sees nothing but its view.
"""

from __future__ import annotations

import math
import random
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from domino_desktop.ai.plain import plays_of
from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.deal import Deal
from domino_desktop.core.events import PointsScored, RoundEnd, RoundScored
from domino_desktop.core.moves import Move
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.score_lines import ScoreLine
from domino_desktop.core.state import MatchState, RoundState, start
from domino_desktop.core.views import View, view_for

Player = Callable[[View, int], Move]
"""Answers a view and a seed with a move."""

DEAL_BYTES = 21


@dataclass(frozen=True, slots=True)
class Round:
    """What came of one round, by side; ``tied`` are the sides that shared it when nobody won."""

    winner: int | None
    tied: tuple[int, ...]
    points: tuple[int, ...]
    is_blocked: bool

    def share(self, side: int) -> float:
        """How much of the round this side has won: 1, 0, or its part of a tie."""
        if self.winner is not None:
            return float(self.winner == side)
        return 1 / len(self.tied) if side in self.tied else 0.0


class Estimate(NamedTuple):
    """A mean with half the width of its 95 % interval; no width where one deal alone was played."""

    mean: float
    half: float | None


class Thinking(NamedTuple):
    """Milliseconds that turns with a choice of tiles took."""

    median: float
    p95: float
    most: float


@dataclass(frozen=True, slots=True)
class Simulation:
    """All rounds in the order in which they were played; ``rounds_a_deal`` is 2 where sides were changed."""

    rounds: tuple[Round, ...]
    rounds_a_deal: int
    milliseconds: tuple[tuple[float, ...], ...]
    """By side, one for each turn with a choice of tiles."""

    @property
    def blocked(self) -> int:
        return sum(one.is_blocked for one in self.rounds)

    def wins(self, side: int) -> int:
        return sum(one.winner == side for one in self.rounds)

    def ties(self, side: int) -> int:
        return sum(side in one.tied for one in self.rounds)

    def points(self, side: int) -> int:
        return sum(one.points[side] for one in self.rounds)

    def share(self, side: int) -> Estimate:
        """Which part of the rounds this side has won; a tie is shared."""
        return self._estimate([one.share(side) for one in self.rounds])

    def points_a_round(self, side: int) -> Estimate:
        return self._estimate([float(one.points[side]) for one in self.rounds])

    def thinking(self, side: int) -> Thinking:
        times = sorted(self.milliseconds[side])
        if not times:
            return Thinking(0.0, 0.0, 0.0)
        return Thinking(statistics.median(times), times[math.ceil(0.95 * len(times)) - 1], times[-1])

    def _estimate(self, values: list[float]) -> Estimate:
        """The mean over deals, because the rounds of one deal depend on each other."""
        size = self.rounds_a_deal
        means = [statistics.fmean(values[at : at + size]) for at in range(0, len(values), size)]
        if len(means) < 2:
            return Estimate(means[0], None)
        return Estimate(statistics.fmean(means), 1.96 * statistics.stdev(means) / math.sqrt(len(means)))


def simulate(
    ruleset: RuleSet, seats: int, players: Sequence[Player], rounds: int, seed: int, changes_sides: bool = False
) -> Simulation:
    """Play so many rounds between sides, one for each player: a seat, or a pair of partners.

    Where sides change, every deal is played twice (so ``rounds`` is even), the second time with each side in the place
    of the next one. The same seed deals the same tiles, and gives the players the same luck.
    """
    teams = ruleset.teams(seats)
    rounds_a_deal = 2 if changes_sides else 1
    table = _Table(start(rules.start_match(ruleset, seats)), players)
    for number in range(rounds // rounds_a_deal):
        chance = random.Random(f"{seed}/{number}")
        entropy, luck = chance.randbytes(DEAL_BYTES), chance.getrandbits(32)
        for turned in range(rounds_a_deal):
            table.play(entropy, luck, tuple((team - turned) % len(players) for team in teams))
    return Simulation(tuple(table.rounds), rounds_a_deal, tuple(map(tuple, table.milliseconds)))


@dataclass(slots=True)
class _Table:
    """A table at which one first round after the other is played."""

    begun: MatchState
    players: Sequence[Player]
    rounds: list[Round] = field(default_factory=list)
    milliseconds: list[list[float]] = field(init=False)

    def __post_init__(self) -> None:
        self.milliseconds = [[] for _ in self.players]

    def play(self, entropy: bytes, luck: int, sides: tuple[int, ...]) -> None:
        """One round, in which each seat belongs to the side that ``sides`` names."""
        dealt = Deal.from_bytes(self.begun.ruleset.tile_set, entropy)
        now = self._played(dealt, luck, sides)
        while now.ended is RoundEnd.REDEALT:
            dealt = dealt.again(self.begun.ruleset.tile_set)
            now = self._played(dealt, luck, sides)
        self.rounds.append(_outcome(now, self.begun.teams, sides, len(self.players)))

    def _played(self, dealt: Deal, luck: int, sides: tuple[int, ...]) -> RoundState:
        state = apply(self.begun, rules.deal(self.begun, dealt))
        while True:
            now = state.round
            assert now is not None
            if now.score is not None:
                return now
            assert now.turn is not None
            move = self._chosen(view_for(state, now.turn), luck, sides[now.turn])
            for event in rules.decide(state, now.turn, move):
                state = apply(state, event)

    def _chosen(self, view: View, luck: int, side: int) -> Move:
        began = time.perf_counter()
        move = self.players[side](view, luck)
        took = (time.perf_counter() - began) * 1000
        if len(view.legal_moves) > 1 and plays_of(view):
            self.milliseconds[side].append(took)
        return move


def _outcome(now: RoundState, teams: tuple[int, ...], sides: tuple[int, ...], count: int) -> Round:
    assert now.score is not None
    side_of = dict(zip(teams, sides, strict=True))
    points = [0] * count
    for line in _lines(now):
        if line.team is not None:
            points[side_of[line.team]] += line.points
    winner = None if now.score.winner is None else side_of[now.score.winner]
    tied = sorted(side_of[team] for team in now.score.tied or side_of) if winner is None else []
    return Round(winner, tuple(tied), tuple(points), now.ended is RoundEnd.BLOCKED)


def _lines(now: RoundState) -> Iterator[ScoreLine]:
    """What the round itself scored; a game or a match that it decides may set the totals back behind it."""
    for event in now.history:
        if isinstance(event, PointsScored):
            yield from event.lines
        if isinstance(event, RoundScored):
            yield from event.score.lines
            return
