"""Swiss with changing partners: everybody plays for themselves, at tables of four, with a new partner each time.

Of all arrangements that keep the needs and the locked tables the best one has

1. the fairest sitting out: one to three sit out when the tables do not come out even, those who have sat out least,
2. the fewest repeats of partners: being partners again costs the times they were partners before,
3. the lowest of those of 1 sitting out,
4. the fewest repeats of opponents, counted in the same way,
5. tables of like strength: the least sum of the squares of the differences in half wins. In the first tournament round
   ratings decide instead: each table has one of each quarter of the field, or four neighbours, after the settings,
6. even sides: the best and the last of a table against the other two,
7. the lot,

compared in this order. Up to eight players that is the best of all arrangements. With more the partners of 2 are an
exact matching, and so is the choice of tables for these partners; both are then improved by exchanging players between
tables, from several starts. The repeats of partners are the fewest there can be then as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from domino_desktop.tournament.fours import Four, Weights, improved
from domino_desktop.tournament.limits import limits
from domino_desktop.tournament.lot import lot
from domino_desktop.tournament.matched import SITTING_OUT, Matched, Sides
from domino_desktop.tournament.matching import Cost, best_pairs, total
from domino_desktop.tournament.needs import Needs
from domino_desktop.tournament.past import Past, pair, past
from domino_desktop.tournament.places import clash
from domino_desktop.tournament.proposal import PairingFault, Reason, Why
from domino_desktop.tournament.ranking import Ranking, ranking
from domino_desktop.tournament.results import Seating
from domino_desktop.tournament.settings import Order
from domino_desktop.tournament.state import Tournament
from domino_desktop.tournament.table_ties import AT_TABLE, Ties, ties

_STARTS = ((8, 1), (32, 20), (64, 6), (120, 2))
"""Up to so many players, so many starts; one for more."""

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class _Field:
    """What the costs of a pairing are taken from. ``players`` take part in it, best first.

    ``is_rated``: ratings, and not only the lot, put them in order before the first tournament round.
    """

    state: Tournament
    ranked: Ranking
    seen: Past
    ties: Ties
    players: tuple[int, ...]
    is_rated: bool

    def unlike(self, one: int, other: int) -> int:
        """How far two players (by place in ``players``) are from belonging to one table."""
        if self.state.rounds:
            wins = self.ranked.half_wins
            return (wins[self.players[one]] - wins[self.players[other]]) ** 2
        if not self.is_rated:
            return 0
        if self.state.settings.order is Order.NEIGHBOURS:
            return (one // AT_TABLE - other // AT_TABLE) ** 2
        quarter = len(self.players) // AT_TABLE
        return int(one // quarter == other // quarter)

    def drawn(self, *about: int | str) -> int:
        """A lot from 0 to 99 for this tournament round."""
        return lot(self.state.settings.seed, "partners", len(self.state.rounds), *about) % 100

    def partner_cost(self, one: int, other: int) -> Cost:
        """Of two entrants as partners: needs that are not kept, repeats."""
        return (int(not self.ties.may_be_partners(one, other)), self.seen.partners[pair(one, other)])


def matched(state: Tournament, needs: Needs, locked: tuple[Seating, ...], byes_again: bool = False) -> Matched:
    """Who are partners, against whom, in the next tournament round; the best of a table is on side 0.

    Raises PairingFault: TOO_FEW, EVERYBODY_SAT_OUT (unless ``byes_again``) when somebody would sit out once more than
    anybody has until now, NEEDS_CLASH.
    """
    placed = {entrant for seating in locked for entrant in seating.entrants}
    ranked = ranking(state)
    free = tuple(entrant for entrant in ranked.order if entrant not in placed)
    if len(free) < AT_TABLE and not locked:
        raise PairingFault(PairingFault.Kind.TOO_FEW, len(free), AT_TABLE)
    seen = past(state)
    limit = limits(state, needs, locked)
    is_rated = any(state.entrants[entrant].rating for entrant in free)
    sitting_out, notes = _sitting_out(_Field(state, ranked, seen, ties(limit, free), free, is_rated))
    again = max((seen.sat_out[entrant] for entrant in sitting_out), default=0)
    if again and not byes_again and again == max(seen.sat_out.values()):
        raise PairingFault(PairingFault.Kind.EVERYBODY_SAT_OUT, again)
    players = tuple(entrant for entrant in free if entrant not in sitting_out)
    field = _Field(state, ranked, seen, ties(limit, players), players, is_rated)
    sides = _tables(field)
    if not field.ties.are_kept(sides):
        raise clash(state, needs, sides)
    return Matched(sides, sitting_out, notes)


# Sitting out ------------------------------------------------------------------------------------------


def _sitting_out(field: _Field) -> tuple[tuple[int, ...], tuple[tuple[int, Reason], ...]]:
    """Who sits out, and why."""
    count = len(field.players) % AT_TABLE
    sat_out = field.seen.sat_out
    lowest_first = list(reversed(field.players))
    usual = sorted(lowest_first, key=lambda entrant: sat_out[entrant])[:count]
    chosen = _sparing_repeats(field, usual) if count else usual
    notes = []
    for entrant in chosen:
        if entrant not in usual:
            why = Reason(Why.BYE_SPARES_REPEAT, (entrant, field.ranked.ranks[entrant]))
        elif sat_out[entrant]:
            why = Reason(Why.BYE_AGAIN, (entrant, sat_out[entrant]))
        else:
            why = Reason(Why.BYE_LOWEST, (entrant, field.ranked.ranks[entrant]))
        notes.append((SITTING_OUT, why))
    return tuple(chosen), tuple(notes)


def _sparing_repeats(field: _Field, usual: list[int]) -> list[int]:
    """Those who sit out as usual, or others who have sat out as seldom when that spares a repeat of partners."""
    costs: dict[Pair, Cost] = {
        (one, other): (*field.partner_cost(one, other), 0)
        for place, one in enumerate(field.players)
        for other in field.players[place + 1 :]
    }
    without = {each: cost for each, cost in costs.items() if not set(each) & set(usual)}
    least = total(without, best_pairs(without))
    if not any(least):
        return usual
    sat_out = field.seen.sat_out
    most = sat_out[usual[-1]]
    fixed = [entrant for entrant in usual if sat_out[entrant] < most]
    costs = {each: cost for each, cost in costs.items() if not set(each) & set(fixed)}
    lowest_first = [entrant for entrant in reversed(field.players) if sat_out[entrant] == most]
    empty = range(-1, len(fixed) - len(usual) - 1, -1)  # each takes the place of a partner for one who sits out
    costs |= {(entrant, chair): (0, 0, place) for place, entrant in enumerate(lowest_first) for chair in empty}
    pairs = best_pairs(costs)
    if total(costs, pairs)[:2] >= least[:2]:
        return usual
    return fixed + [one for one, other in pairs if other < 0]


# Tables -----------------------------------------------------------------------------------------------


def _tables(field: _Field) -> tuple[Sides, ...]:
    """The best tables of all starts."""
    if not field.players:
        return ()
    weights, offset = _weights(field)
    starts = next((starts for most, starts in _STARTS if len(field.players) <= most), 1)
    found = [improved(weights, _start(field, weights, offset, number)) for number in range(starts)]
    best = min(found, key=lambda fours: sum(map(weights.cost, fours)))
    players = field.players
    return tuple(
        ((players[a], players[b]), (players[c], players[d])) for (a, b), (c, d) in map(weights.sides, sorted(best))
    )


def _weights(field: _Field) -> tuple[Weights, int]:
    """The costs of the module as one number each, and what has to be added for no table to cost less than nothing.

    A whole column of the list above weighs less than one unit of the column before it.
    """
    players, places = field.players, range(len(field.players))
    count = len(players) // AT_TABLE
    apart = [[0] * len(players) for _ in places]
    extra = [[0] * len(players) for _ in places]
    pairs = [(one, other) for one in places for other in places[one + 1 :]]
    unlike = {each: field.unlike(*each) for each in pairs}
    seen = field.seen
    uneven = count * 6 * 100
    like = uneven * (count * 2 + 1)
    opponents = like * (count * 6 * max(unlike.values()) + 1)
    partners = opponents * (count * 4 * max(seen.against.values(), default=0) + 1)
    need = partners * (count * 2 * max(seen.partners.values(), default=0) + 1)
    for one, other in pairs:
        met = pair(players[one], players[other])
        sitting = unlike[one, other] * like + field.drawn(*met) + field.ties.at_table(*met) * need
        as_opponents = seen.against[met] * opponents + field.ties.as_opponents(*met) * need
        as_partners = seen.partners[met] * partners + field.ties.as_partners(*met) * need
        apart[one][other] = apart[other][one] = sitting + as_opponents
        extra[one][other] = extra[other][one] = as_partners - as_opponents
    return Weights(apart, extra, uneven), 6 * need


def _start(field: _Field, weights: Weights, offset: int, number: int) -> list[Four]:
    """Partners by an exact matching, then tables for these partners by another one."""
    players = field.players
    places = range(len(players))
    partner_costs: dict[Pair, Cost] = {
        (one, other): (
            *field.partner_cost(players[one], players[other]),
            field.unlike(one, other),
            field.drawn("start", number, players[one], players[other]),
        )
        for one in places
        for other in places[one + 1 :]
    }
    pairs = best_pairs(partner_costs)
    fours = {(one, other): _four(one + other) for place, one in enumerate(pairs) for other in pairs[place + 1 :]}
    table_costs: dict[tuple[Pair, Pair], Cost] = {each: (weights.cost(four) + offset,) for each, four in fours.items()}
    return [fours[each] for each in best_pairs(table_costs)]


def _four(players: Sequence[int]) -> Four:
    a, b, c, d = sorted(players)
    return (a, b, c, d)
