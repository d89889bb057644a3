"""Perfect play with every tile known: alpha-beta with a memory, for two sides on a two-ended line.

It reaches 24 tiles left in four hands and 20 in two within about 100 ms, and twice as many nodes for every two tiles
more. What lies further away it gives up; what scores while a round is played, or has more than two sides, it does not
take at all.
"""

from __future__ import annotations

import time
from collections.abc import Iterable

from domino_desktop.ai.game import PLACES, Game
from domino_desktop.ai.payoff import Ending
from domino_desktop.ai.playout import LineRound
from domino_desktop.ai.rounds import Round

_FAR = 1 << 30
_LARGEST_MEMORY = 1_500_000
_LOOK_AT_CLOCK = 4096
"""The clock is looked at once in so many nodes."""


class OutOfReach(Exception):
    """More nodes, or more time, than was allowed."""


def is_solvable(game: Game) -> bool:
    """Whether the rounds of this table can be solved at all: two sides, and nothing but laying, drawing, passing."""
    return game.is_simple and game.team_count == 2


class Solver:
    """Solves positions of one round, and remembers what it found for the next.

    ``nodes`` and ``seconds`` are what it may spend on one question.
    """

    def __init__(self, start: Round, nodes: int = 400_000, seconds: float = 2.0) -> None:
        """Raises ValueError for a round that cannot be solved."""
        if not isinstance(start, LineRound) or not is_solvable(start.game):
            raise ValueError("such rounds cannot be solved")
        self._game = start.game
        self._leader, self._number, self._carry = start.leader, start.number, start.carry
        self._nodes, self._seconds = nodes, seconds
        self._memory: dict[tuple[int, ...], tuple[int, int]] = {}
        self._yard: list[int] = []
        self._left_nodes = 0
        self._deadline = 0.0

    def values(self, now: LineRound, codes: Iterable[int] | None = None) -> dict[int, int] | None:
        """By code of a move: the points by which the side on turn then ends better than the other.

        All moves of the seat on turn, or only ``codes``. None where it is out of reach.
        """
        self._begin(now)
        try:
            return {code: self._after(now, code, -_FAR, _FAR) for code in (now.moves() if codes is None else codes)}
        except OutOfReach:
            return None

    def best(self, now: LineRound) -> int | None:
        """The points by which the side on turn ends better than the other when both play perfectly; None as above."""
        self._begin(now)
        best = -_FAR
        try:
            for code in now.moves():
                best = max(best, self._after(now, code, best, _FAR))
        except OutOfReach:
            return None
        return best

    def _begin(self, now: LineRound) -> None:
        if len(self._memory) > _LARGEST_MEMORY:
            self._memory.clear()
        if now.yard != self._yard[: len(now.yard)]:
            # Another boneyard is another round.
            self._memory.clear()
            self._yard = now.yard[:]
        self._left_nodes = self._nodes
        self._deadline = time.perf_counter() + self._seconds

    def _after(self, now: LineRound, code: int, alpha: int, beta: int) -> int:
        """What the position behind a move is worth to the side that makes it."""
        game, seat = self._game, now.turn
        number, place = code >> PLACES + 1, code & ((1 << PLACES) - 1)
        low, high = game.halves[number]
        left, right = now.left, now.right
        if left < 0:
            left, right = low, high
        elif place:
            right = low + high - right
        else:
            left = low + high - left
        return self._laid(now.hands, len(now.yard), now.values(), left, right, seat, number, alpha, beta)

    def _laid(
        self,
        before: list[int],
        yard: int,
        ends: tuple[int, ...],
        left: int,
        right: int,
        seat: int,
        number: int,
        alpha: int,
        beta: int,
    ) -> int:
        """What it is worth to the side of ``seat`` that it has laid this tile, so that these ends are open now."""
        game = self._game
        hands = before[:]
        hands[seat] ^= 1 << number
        if not hands[seat]:
            return self._ended(hands, yard, ends, seat, number, seat)
        fitting = game.fitting[left] | game.fitting[right]
        step, seats, reserve = game.step, game.seats, game.ruleset.reserve
        following = seat
        for _ in range(seats):
            following = (following + step) % seats
            while game.draws and yard > reserve and not hands[following] & fitting:
                yard -= 1
                hands[following] |= 1 << self._yard[yard]
            if hands[following] & fitting:
                break
        else:
            return self._ended(hands, yard, ends, seat, number, -1)
        if game.teams[following] == game.teams[seat]:
            return self._search(hands, yard, left, right, following, alpha, beta)
        return -self._search(hands, yard, left, right, following, -beta, -alpha)

    def _search(self, hands: list[int], yard: int, left: int, right: int, seat: int, alpha: int, beta: int) -> int:
        """What a position is worth to the side on turn; exact between alpha and beta, else a bound."""
        if left > right:
            left, right = right, left
        key = (seat, left, right, yard, *hands)
        known = self._memory.get(key)
        if known is not None:
            lower, upper = known
            if lower >= beta or lower == upper:
                return lower
            if upper <= alpha:
                return upper
            alpha, beta = max(alpha, lower), min(beta, upper)
        else:
            lower, upper = -_FAR, _FAR
        self._left_nodes -= 1
        if self._left_nodes < 0 or (self._left_nodes % _LOOK_AT_CLOCK == 0 and time.perf_counter() > self._deadline):
            raise OutOfReach
        game = self._game
        hand, fitting, other = hands[seat], game.fitting, game.other
        ends = (left, right)
        best, floor = -_FAR, alpha
        # Heavy tiles have high numbers: they come first, and doubles at both ends only once.
        rest = hand & (fitting[left] | fitting[right])
        while rest:
            number = rest.bit_length() - 1
            rest ^= 1 << number
            if fitting[left] >> number & 1:
                found = self._laid(hands, yard, ends, other[number][left], right, seat, number, floor, beta)
                if found > best:
                    best = found
                    if best >= beta:
                        break
                    floor = max(floor, best)
            if left != right and fitting[right] >> number & 1:
                found = self._laid(hands, yard, ends, left, other[number][right], seat, number, floor, beta)
                if found > best:
                    best = found
                    if best >= beta:
                        break
                    floor = max(floor, best)
        if best <= alpha:
            upper = min(upper, best)
        elif best >= beta:
            lower = max(lower, best)
        else:
            lower = upper = best
        self._memory[key] = (lower, upper)
        return best

    def _ended(self, hands: list[int], yard: int, ends: tuple[int, ...], seat: int, number: int, went_out: int) -> int:
        """The points by which the side of ``seat``, which laid the last tile, is better off."""
        boneyard = 0
        for tile in self._yard[:yard]:
            boneyard |= 1 << tile
        ending = Ending(self._leader, seat, went_out, number, ends, boneyard, self._number, self._carry)
        points = self._game.payoff.score(hands, ending).points
        own = self._game.teams[seat]
        worth = points[own] - points[1 - own]
        return -worth if self._game.ruleset.match_form == "lowest_after_rounds" else worth
