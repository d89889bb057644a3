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
from collections.abc import Collection, Sequence

from domino_desktop.tournament.limits import Limits, limits
from domino_desktop.tournament.matched import Matched
from domino_desktop.tournament.matching import Cost
from domino_desktop.tournament.needs import Needs
from domino_desktop.tournament.past import Past, pair, past, turn_has_begun
from domino_desktop.tournament.places import can_be_placed, clash
from domino_desktop.tournament.proposal import PairingFault
from domino_desktop.tournament.ranking import Ranking, ranking
from domino_desktop.tournament.results import Seating
from domino_desktop.tournament.settings import Order
from domino_desktop.tournament.state import Tournament
from domino_desktop.tournament.within_needs import OUT, Pair, Pairing, best_within


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
    costs = pair_costs(state, limit.without_helpers(), seen, free, ranked)

    def limit_among(entrants: Collection[int]) -> Limits:
        return limits(state, needs, locked, set(free) - set(entrants))

    def can_place(pairs: Sequence[Pair]) -> bool:
        sides = [((one,), (other,)) for one, other in pairs if other != OUT]
        at_tables = [entrant for each in sides for side in each for entrant in side]
        return can_be_placed(state, limit_among(at_tables), sides, locked)

    found = best_within(costs, free, limit_among, can_place)
    if found is None:
        raise clash(state, needs, [((entrant,), ()) for entrant in free])
    return found


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
