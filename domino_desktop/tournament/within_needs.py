"""The best pairing that can be placed at tables as the needs ask for it.

Most needs only say who may not meet, and one matching is enough. Some are not like that: two who need the same table
meet, or one of them sits out; a helper needs a table near by that others may need too; and the needs of whoever sits
out count for nothing. Then pairings are tried from the best one on. When one cannot be placed, a few of its meetings
are to blame; every other pairing lacks one of these, so each is forbidden in turn. The first one that can be placed is
therefore the best.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count

from domino_desktop.tournament.limits import Limits
from domino_desktop.tournament.matching import Cost, best_pairs, total

OUT = 0
"""Takes the place of an opponent for whoever sits out: entrants count from 1."""

_MOST_WORK = 300_000
"""The search is given up after matchings with so many possible meetings altogether: a few seconds."""

Pair = tuple[int, int]
Costs = Mapping[Pair, Cost]


@dataclass(frozen=True, slots=True)
class Pairing:
    """Pairs of entrants (`OUT` is always second), and what they cost together."""

    pairs: tuple[Pair, ...]
    cost: Cost


def best_within(
    costs: Costs,
    free: Sequence[int],
    limit_without: Callable[[int], Limits],
    can_place: Callable[[Sequence[Pair]], bool],
) -> Pairing | None:
    """The best pairing of all who are free, one of whom sits out when they are odd. None: needs cannot be kept.

    ``costs`` are those of all meetings that no seat and no table forbids outright. ``limit_without`` tells the limits
    when an entrant (or `OUT`: nobody who needs anything) sits out, ``can_place`` whether there are tables for pairs.
    """
    found = _solved(costs, free)
    if found is not None and can_place(found.pairs):
        return found
    numbers = count()
    waiting: list[tuple[Cost, int, Pairing, Costs]] = []

    def look_at(possible: Costs) -> int:
        best = _solved(possible, free)
        if best is not None:
            heapq.heappush(waiting, (best.cost, next(numbers), best, possible))
        return len(possible)

    work = sum(map(look_at, _cases(costs, free, limit_without)))
    while waiting and work < _MOST_WORK:
        *_, found, possible = heapq.heappop(waiting)
        if can_place(found.pairs):
            return found
        kept: list[Pair] = []
        for blamed in _to_blame(found.pairs, can_place):
            work += look_at(_keeping(possible, kept, blamed))
            kept.append(blamed)
    return None


def _solved(costs: Costs, free: Sequence[int]) -> Pairing | None:
    """The best pairing of all who are free; None when there is none."""
    pairs = best_pairs(costs)
    if len(pairs) < (len(free) + 1) // 2:
        return None
    return Pairing(pairs, total(costs, pairs))


def _cases(costs: Costs, free: Sequence[int], limit_without: Callable[[int], Limits]) -> Iterator[Costs]:
    """The costs for each who may sit out, and for every way to deal out the tables that several need."""
    limit = limit_without(OUT)
    needy = {entrant for near in limit.near for entrant in (near.entrant, near.helping)} | set(limit.tables)
    cases: list[tuple[int, Limits]] = [(OUT, limit)]
    if len(free) % 2:
        cases += [(entrant, limit_without(entrant)) for entrant in free if entrant in needy]
    for out, limits in cases:
        possible = {
            (one, other): cost
            for (one, other), cost in costs.items()
            if (one == out or (out == OUT and one not in needy) if other == OUT else out not in (one, other))
            and (other == OUT or limits.may_share_table((one, other)))
        }
        for table_of in _dealt([entrant for entrant in free if entrant != out], limits):
            yield {each: cost for each, cost in possible.items() if _agrees(each, table_of)}


def _dealt(entrants: Sequence[int], limit: Limits) -> Iterator[Mapping[int, int]]:
    """Every way to give the entrants a table each, of those that more than one of them needs, two at a table."""
    tables = {entrant: limit.tables[entrant] for entrant in entrants if entrant in limit.tables}
    shared = [one for one in tables if any(tables[one] & tables[other] for other in tables if other != one)]

    def deal(position: int, table_of: dict[int, int]) -> Iterator[Mapping[int, int]]:
        if position == len(shared):
            yield table_of
            return
        for table in sorted(tables[shared[position]]):
            if list(table_of.values()).count(table) < 2:
                yield from deal(position + 1, {**table_of, shared[position]: table})

    return deal(0, {})


def _agrees(each: Pair, table_of: Mapping[int, int]) -> bool:
    """Whether a meeting is possible when these entrants sit at these tables: two at one table have to meet."""
    tables = {table_of[entrant] for entrant in each if entrant in table_of}
    if not tables or each[1] == OUT:
        return not tables
    there = [entrant for entrant, table in table_of.items() if table in tables]
    return len(tables) == 1 and set(there) <= set(each)


def _to_blame(pairs: Sequence[Pair], can_place: Callable[[Sequence[Pair]], bool]) -> list[Pair]:
    """Few pairs that cannot be placed together: without any one of them the others can."""
    blamed = list(pairs)
    for each in pairs:
        others = [other for other in blamed if other != each]
        if not can_place(others):
            blamed = others
    return blamed


def _keeping(costs: Costs, kept: Sequence[Pair], forbidden: Pair) -> Costs:
    """The meetings that are left when some pairs are settled and one is not to be."""
    settled = {entrant for each in kept for entrant in each} - {OUT}
    return {
        each: cost for each, cost in costs.items() if each != forbidden and (each in kept or settled.isdisjoint(each))
    }
