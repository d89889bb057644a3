"""Swiss pairing of two against two, or one against one: those with as many wins meet, and nobody meets twice.

One exact matching decides everything. Of all pairings that keep the needs and the locked tables it is the one with

1. the fairest sitting out: whoever sits out has sat out least of all so far,
2. the fewest repeats: a meeting costs the square of the times they have played each other before,
3. the fewest repeats of tables that were drawn but not played, forfeits above all,
4. the lowest of those of 1 sitting out,
5. the nearest wins: the least sum of the squares of the differences, in half wins,
6. the order of the settings among those with as many wins: the upper half against the lower half, or neighbours;
   whoever has to meet somebody with fewer wins comes from near the end of the group, and meets one near the top,

compared in this order: nothing further down ever outweighs anything above it. The seed decides through the ranking:
there the lot puts those in order who are level. Only tables that were played are a meeting in the full sense: whoever
won without an opponent has met nobody. A forfeit is no sitting out either. Whoever came late has not sat out the rounds
that he missed, and whoever has left counts for nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from domino_desktop.tournament.limits import Limits, limits
from domino_desktop.tournament.matched import Matched, Sides
from domino_desktop.tournament.matching import Cost, best_pairs, total
from domino_desktop.tournament.needs import Needs
from domino_desktop.tournament.past import Past, pair, past, turn_has_begun
from domino_desktop.tournament.places import clash, tables_for
from domino_desktop.tournament.proposal import PairingFault
from domino_desktop.tournament.ranking import Ranking, ranking
from domino_desktop.tournament.results import Seating
from domino_desktop.tournament.settings import Order
from domino_desktop.tournament.state import Tournament

OUT = 0
"""Takes the place of an opponent for whoever sits out: entrants count from 1."""

_MOST_CASES = 60
"""So many ways to deal the tables that needs ask for are tried when the best pairing cannot be placed."""

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Pairing:
    """Pairs of entrants (the higher ranked one first; `OUT` is always second), and what they cost together."""

    pairs: tuple[Pair, ...]
    cost: Cost


def matched(state: Tournament, needs: Needs, locked: tuple[Seating, ...], byes_again: bool = False) -> Matched:
    """Who meets whom in the next tournament round; the higher ranked one is side 0.

    Raises PairingFault: TOO_FEW, EVERYBODY_SAT_OUT (unless ``byes_again``), NEEDS_CLASH.
    """
    placed = {entrant for seating in locked for entrant in seating.entrants}
    ranked = ranking(state)
    free = tuple(entrant for entrant in ranked.order if entrant not in placed)
    if len(free) < 2 and not locked:
        raise PairingFault(PairingFault.Kind.TOO_FEW, len(free), 2)
    if len(free) % 2 and not byes_again:
        _ask_about_byes(state, free)
    pairs = best_pairing(state, needs, locked, free, ranked).pairs
    sides = tuple(((one,), (other,)) for one, other in pairs if other != OUT)
    return Matched(sides, tuple(one for one, other in pairs if other == OUT))


def best_pairing(
    state: Tournament, needs: Needs, locked: tuple[Seating, ...], free: Sequence[int], ranked: Ranking
) -> Pairing:
    """The best pairing of those who are free (best first), one of whom sits out when they are odd.

    Raises PairingFault (NEEDS_CLASH).
    """
    limit = limits(state, needs, locked)
    seen = past(state)
    costs = pair_costs(state, limit, seen, free, ranked)

    def placeable(pairing: Pairing) -> bool:
        return tables_for(state, limit, seen, _sides(pairing), locked) is not None

    found = _solved(costs, free)
    if found is not None and placeable(found):
        return found
    cases = (_solved(case, free) for case in _cases(costs, limit, free))
    for pairing in sorted((case for case in cases if case is not None), key=lambda case: case.cost):
        if placeable(pairing):
            return pairing
    raise clash(state, needs, [((entrant,), ()) for entrant in free])


def pair_costs(state: Tournament, limit: Limits, seen: Past, free: Sequence[int], ranked: Ranking) -> dict[Pair, Cost]:
    """What each allowed meeting, and each sitting out, costs in the six ways of the module, weightiest first."""
    costs: dict[Pair, Cost] = {}
    wins = ranked.half_wins
    groups = sorted(free, key=lambda entrant: -wins[entrant])
    place = {entrant: position for position, entrant in enumerate(groups)}
    sizes = Counter(wins[entrant] for entrant in free)
    for position, one in enumerate(free):
        for other in free[position + 1 :]:
            if not limit.may_share_table((one, other)):
                continue
            distance = abs(place[one] - place[other])
            is_level = wins[one] == wins[other]
            fold = sizes[wins[one]] // 2 if is_level and state.settings.order is Order.FOLD else 1
            met = pair(one, other)
            unplayed = seen.unplayed[met]
            costs[one, other] = (
                0,
                (seen.against[met] - unplayed) ** 2,
                unplayed,
                0,
                (wins[one] - wins[other]) ** 2,
                (distance - fold) ** 2,
            )
    if len(free) % 2:
        fewest = min(seen.sat_out[entrant] for entrant in free)
        for position, one in enumerate(reversed(free)):
            again = seen.sat_out[one] - fewest
            costs[one, OUT] = (again, 0, 0, position, 0, 0)
    return costs


def _ask_about_byes(state: Tournament, free: Sequence[int]) -> None:
    sat_out = past(state).sat_out
    fewest = min(sat_out[entrant] for entrant in free)
    if fewest and not turn_has_begun(state, fewest):
        raise PairingFault(PairingFault.Kind.EVERYBODY_SAT_OUT, fewest)


def _sides(pairing: Pairing) -> list[Sides]:
    return [((one,), (other,)) for one, other in pairing.pairs if other != OUT]


def _solved(costs: Mapping[Pair, Cost], free: Sequence[int]) -> Pairing | None:
    """The best pairing of all who are free; None when there is none."""
    pairs = best_pairs(costs)
    if len(pairs) < (len(free) + 1) // 2:
        return None
    return Pairing(pairs, total(costs, pairs))


def _cases(costs: Mapping[Pair, Cost], limit: Limits, free: Sequence[int]) -> Iterator[Mapping[Pair, Cost]]:
    """The costs of every way to deal out the tables that more than one entrant needs: two at one table have to meet."""
    bound = [
        entrant
        for entrant in free
        if any(
            other != entrant and limit.tables[other] & limit.tables.get(entrant, frozenset()) for other in limit.tables
        )
    ]
    is_odd = len(free) % 2 == 1

    def dealt(position: int, table_of: dict[int, int]) -> Iterator[dict[int, int]]:
        if position == len(bound):
            yield dict(table_of)
            return
        for table in (*sorted(limit.tables[bound[position]]), *((OUT,) if is_odd else ())):
            there = [entrant for entrant, other in table_of.items() if other == table]
            if len(there) < (1 if table == OUT else 2):
                yield from dealt(position + 1, {**table_of, bound[position]: table})

    for count, table_of in enumerate(dealt(0, {})):
        if count == _MOST_CASES:
            return
        yield {each: cost for each, cost in costs.items() if _agrees(each, table_of)}


def _agrees(each: Pair, table_of: Mapping[int, int]) -> bool:
    """Whether a meeting, or a sitting out, is possible when the bound entrants sit at these tables."""
    one, other = each
    if other == OUT:
        return table_of.get(one, OUT) == OUT and (one in table_of or OUT not in table_of.values())
    tables = [table_of[entrant] for entrant in each if entrant in table_of]
    if OUT in tables:
        return False
    if len(tables) == 2:
        return tables[0] == tables[1]
    return not tables or list(table_of.values()).count(tables[0]) == 1
