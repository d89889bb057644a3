"""Tables of four out of players who are 0, 1, 2 ..., the best first: who sits together, and who of them are partners.

What a table costs is a sum over its pairs, so two tables are made up anew without looking at any other. Up to eight
players that finds the best of all arrangements. For more, the tables are improved two at a time until no two of them
can be made up better.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TypeAlias

Four: TypeAlias = tuple[int, int, int, int]
"""One table, the best player first."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What pairs cost, as whole numbers by both players in either order.

    ``apart`` is the cost of two opponents, ``extra`` what it costs more (or less) when they are partners. ``uneven`` is
    the cost of partners 1 and 3 against 2 and 4 of a table; 1 and 2 against 3 and 4 cost it twice, 1 and 4 nothing.
    """

    apart: Sequence[Sequence[int]]
    extra: Sequence[Sequence[int]]
    uneven: int

    def cost(self, four: Four) -> int:
        """What a table costs with its best partners."""
        a, b, c, d = four
        of_a, of_b, of_c = self.apart[a], self.apart[b], self.apart[c]
        more_a, more_b = self.extra[a], self.extra[b]
        best = more_a[d] + more_b[c]
        other = more_a[c] + more_b[d] + self.uneven
        if other < best:
            best = other
        other = more_a[b] + self.extra[c][d] + 2 * self.uneven
        if other < best:
            best = other
        return of_a[b] + of_a[c] + of_a[d] + of_b[c] + of_b[d] + of_c[d] + best

    def sides(self, four: Four) -> tuple[tuple[int, int], tuple[int, int]]:
        """The best partners of a table, with the best player on side 0."""
        a, b, c, d = four
        more = self.extra
        choices = (
            (more[a][d] + more[b][c], ((a, d), (b, c))),
            (more[a][c] + more[b][d] + self.uneven, ((a, c), (b, d))),
            (more[a][b] + more[c][d] + 2 * self.uneven, ((a, b), (c, d))),
        )
        return min(choices)[1]


def _ways_to_share() -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """The 35 ways to make two tables of eight, by place."""
    return tuple(
        ((0, *three), tuple(place for place in range(1, 8) if place not in three))
        for three in combinations(range(1, 8), 3)
    )


_WAYS = _ways_to_share()


def best_of_two(weights: Weights, first: Four, second: Four) -> tuple[Four, Four]:
    """The best two tables of these eight players; the same ones when no others are better."""
    eight = sorted(first + second)
    cost = weights.cost
    least, found = cost(first) + cost(second), (first, second)
    for (a, b, c, d), (e, f, g, h) in _WAYS:
        one = (eight[a], eight[b], eight[c], eight[d])
        other = (eight[e], eight[f], eight[g], eight[h])
        both = cost(one) + cost(other)
        if both < least:
            least, found = both, (one, other)
    return found


def improved(weights: Weights, fours: Sequence[Four]) -> tuple[Four, ...]:
    """The tables after every two of them were made up as well as they can be, until nothing changes any more."""
    tables = list(fours)
    changed = [1] * len(tables)  # the pass in which a table changed last
    number = 1
    while max(changed, default=0) == number:
        for first, second in combinations(range(len(tables)), 2):
            if max(changed[first], changed[second]) < number:
                continue
            held = (tables[first], tables[second])
            one, other = best_of_two(weights, *held)
            if (one, other) != held:
                tables[first], tables[second] = one, other
                changed[first] = changed[second] = number + 1
        number += 1
    return tuple(tables)
