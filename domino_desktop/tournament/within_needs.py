"""The best pairing that can be placed at tables as the needs ask for it.

Most needs only say who may not meet, and one matching is enough. Some are not like that: two who need the same table
meet, or one of them sits out; a helper needs a table near by that others may need too; and the needs of whoever sits
out count for nothing. Then pairings are looked at from the best one on. When one cannot be placed, the few of its
meetings that are to blame are taken apart:

* at first by cases: one of these entrants sits out, or none; and each of them has one of the tables that are needed,
  where two at one table have to meet,
* and when that does not help, each of these meetings is forbidden in turn, since a pairing that can be placed lacks at
  least one of them.

So nothing is lost on the way, and the first pairing that can be placed is the best.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count

from domino_desktop.tournament.limits import Limits
from domino_desktop.tournament.matching import Cost, best_pairs, total

OUT = 0
"""Takes the place of an opponent for whoever sits out: entrants count from 1."""

_MOST_WORK = 120_000
"""After matchings with so many possible meetings altogether, some seconds, only what is at hand is looked at."""

Pair = tuple[int, int]
Costs = Mapping[Pair, Cost]


@dataclass(frozen=True, slots=True)
class Pairing:
    """Pairs of entrants (`OUT` is always second), and what they cost together."""

    pairs: tuple[Pair, ...]
    cost: Cost


@dataclass(frozen=True, slots=True)
class _Part:
    """Some of all pairings: those with these meetings. ``dealt`` are the groups that were taken apart by cases."""

    costs: Costs
    dealt: frozenset[frozenset[int]]
    best: Pairing | None = None


def best_within(
    costs: Costs,
    free: Sequence[int],
    limit_among: Callable[[Collection[int]], Limits],
    can_place: Callable[[Sequence[Pair]], bool],
) -> Pairing | None:
    """The best pairing of all who are free, one of whom sits out when they are odd. None: needs cannot be kept.

    ``costs`` are those of all meetings that no seat and no table forbids outright. ``limit_among`` tells the limits
    when only the needs of these entrants count, ``can_place`` whether there are tables for pairs.
    """
    numbers = count()
    waiting: list[tuple[Cost, int, _Part]] = [((), next(numbers), _Part(costs, frozenset()))]
    work = 0
    while waiting:
        _, _, part = heapq.heappop(waiting)
        if part.best is None:
            best = _solved(part.costs, free)
            work += len(part.costs)
            if best is not None:
                heapq.heappush(waiting, (best.cost, next(numbers), replace(part, best=best)))
            continue
        if can_place(part.best.pairs):
            return part.best
        if work > _MOST_WORK:
            continue
        blamed = _to_blame(part.best.pairs, can_place)
        for smaller in _taken_apart(part, blamed, len(free) % 2 == 1, limit_among):
            sitting_out = (cost for (_, other), cost in smaller.costs.items() if other == OUT)
            least = max(part.best.cost, min(sitting_out, default=()))
            heapq.heappush(waiting, (least, next(numbers), smaller))
    return None


def _solved(costs: Costs, free: Sequence[int]) -> Pairing | None:
    """The best pairing of all who are free; None when there is none."""
    pairs = best_pairs(costs)
    if len(pairs) < (len(free) + 1) // 2:
        return None
    return Pairing(pairs, total(costs, pairs))


def _taken_apart(
    part: _Part, blamed: Sequence[Pair], is_odd: bool, limit_among: Callable[[Collection[int]], Limits]
) -> Iterator[_Part]:
    """All pairings of this part but those that have all the blamed pairs, in smaller parts."""
    group = frozenset(entrant for each in blamed for entrant in each) - {OUT}
    if group not in part.dealt:
        for out in (OUT, *sorted(group)) if is_odd else (OUT,):
            for costs in _cases(part.costs, group, out, limit_among(group - {out})):
                yield _Part(costs, part.dealt | {group})
        return
    for index, forbidden in enumerate(blamed):
        settled = {entrant for each in blamed[:index] for entrant in each} - {OUT}
        costs = {
            each: cost
            for each, cost in part.costs.items()
            if each != forbidden and (each in blamed[:index] or settled.isdisjoint(each))
        }
        yield _Part(costs, part.dealt)


def _cases(costs: Costs, group: Collection[int], out: int, limit: Limits) -> Iterator[Costs]:
    """The costs when one of a group sits out (`OUT`: none of them), for every way to deal out the tables they need."""
    possible = {
        (one, other): cost
        for (one, other), cost in costs.items()
        if (one == out or (out == OUT and one not in group) if other == OUT else out not in (one, other))
        and (other not in group or one not in group or limit.may_share_table((one, other)))
    }
    bound = sorted(entrant for entrant in limit.tables if entrant in group)

    def deal(position: int, table_of: dict[int, int]) -> Iterator[Costs]:
        if position == len(bound):
            yield {each: cost for each, cost in possible.items() if _agrees(each, table_of)}
            return
        for table in sorted(limit.tables[bound[position]]):
            if list(table_of.values()).count(table) < 2:
                yield from deal(position + 1, {**table_of, bound[position]: table})

    return deal(0, {})


def _agrees(each: Pair, table_of: Mapping[int, int]) -> bool:
    """Whether a meeting is possible when these entrants sit at these tables: two at one table have to meet."""
    tables = {table_of[entrant] for entrant in each if entrant in table_of}
    if not tables:
        return True
    there = {entrant for entrant, table in table_of.items() if table in tables}
    return len(tables) == 1 and there <= set(each)


def _to_blame(pairs: Sequence[Pair], can_place: Callable[[Sequence[Pair]], bool]) -> list[Pair]:
    """Few pairs that cannot be placed together: without any one of them the others can."""
    blamed = list(pairs)
    for each in pairs:
        others = [other for other in blamed if other != each]
        if not can_place(others):
            blamed = others
    return blamed
