"""Round robin: everybody meets everybody, once or twice.

As long as everybody who began is there and every table followed the plan, the plan goes on: the circle method, in
which one entrant stays and the others turn, so that each circuit takes n - 1 tournament rounds (n when n is odd, and
everybody sits out once). A second circuit repeats the first one with the sides changed. After the plan (a table was not
played), a late entry, a withdrawal or a table by hand, the meetings that are still owed are played: in each round as
many tables as possible, first those who have not met at all, then those who owe the most.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

from domino_desktop.tournament.limits import limits
from domino_desktop.tournament.lot import lot, shuffled
from domino_desktop.tournament.matched import SITTING_OUT, Matched, Sides
from domino_desktop.tournament.matching import best_pairs
from domino_desktop.tournament.needs import Needs
from domino_desktop.tournament.places import clash
from domino_desktop.tournament.plan_needs import check_plan
from domino_desktop.tournament.proposal import PairingFault, Reason, Why
from domino_desktop.tournament.results import Outcome, Seating
from domino_desktop.tournament.state import Tournament, TournamentRound


def rounds_needed(count: int, circuits: int) -> int:
    """The tournament rounds that ``count`` entrants need when nobody comes late or leaves.

    >>> rounds_needed(6, 1), rounds_needed(7, 1), rounds_needed(8, 2), rounds_needed(1, 1)
    (5, 7, 14, 0)
    """
    return 0 if count < 2 else circuits * (count - 1 + count % 2)


def matched(state: Tournament, needs: Needs, locked: tuple[Seating, ...], byes_again: bool = False) -> Matched:
    """The next tournament round. Nobody is asked about sitting out: what is owed decides.

    Raises PairingFault: TOO_FEW, ALL_PLAYED, NEEDS_CLASH: before the first tournament round when any round of the plan
    cannot keep the needs, later on when nothing else is owed than what cannot be placed.
    """
    entrants = state.playing
    if len(entrants) < 2:
        raise PairingFault(PairingFault.Kind.TOO_FEW, len(entrants), 2)
    circuits = state.settings.circuits
    met = meetings(state.rounds)
    owed = {
        pair: circuits - met[frozenset(pair)] for pair in combinations(entrants, 2) if met[frozenset(pair)] < circuits
    }
    if not owed:
        raise PairingFault(PairingFault.Kind.ALL_PLAYED, len(state.rounds))
    plan = schedule(shuffled(entrants, state.settings.seed, "round robin"), circuits)
    check_plan(state, needs, plan)
    sides = _planned(state, plan, locked)
    is_planned = sides is not None
    if sides is None:
        sides = _most(state, needs, owed, locked)
    placed = {entrant for seating in locked for entrant in seating.entrants}
    placed.update(entrant for pair in sides for side in pair for entrant in side)
    sitting_out = tuple(entrant for entrant in entrants if entrant not in placed)
    notes: list[tuple[int, Reason]] = []
    if is_planned:
        why = Reason(Why.SCHEDULE, (len(state.rounds) + 1,))
        notes = [(index, why) for index in range(len(sides))]
        if sitting_out:
            notes.append((SITTING_OUT, why))
    return Matched(sides, sitting_out, tuple(notes))


def meetings(rounds: Iterable[TournamentRound]) -> Counter[frozenset[int]]:
    """How often each two entrants met as sides of a table; a table that was not played is no meeting."""
    met: Counter[frozenset[int]] = Counter()
    for held in rounds:
        for seating in held.seatings:
            result = held.results.get(seating.table)
            if result is None or result.outcome is not Outcome.NOT_PLAYED:
                met[frozenset(seating.entrants)] += 1
    return met


def schedule(entrants: tuple[int, ...], circuits: int) -> tuple[tuple[Sides, ...], ...]:
    """The whole plan of the circle method, one tuple of tables for each tournament round."""
    circle: list[int] = [*entrants, *(0,) * (len(entrants) % 2)]  # 0: whoever meets it sits out
    half = len(circle) // 2
    rounds: list[tuple[Sides, ...]] = []
    for number in range(len(circle) - 1):
        pairs = [(circle[place], circle[-1 - place]) for place in range(half)]
        if number % 2:  # else the one who stays would always be the same side
            pairs[0] = pairs[0][::-1]
        rounds.append(tuple(((one,), (other,)) for one, other in pairs if one and other))
        circle[1:] = [circle[-1], *circle[1:-1]]
    for _ in range(circuits - 1):
        rounds += [tuple((other, one) for one, other in tables) for tables in rounds[: len(circle) - 1]]
    return tuple(rounds)


def _planned(
    state: Tournament, plan: Sequence[tuple[Sides, ...]], locked: tuple[Seating, ...]
) -> tuple[Sides, ...] | None:
    """The tables of the plan that are not locked; None when the plan is not followed any more."""
    number = len(state.rounds)
    if number >= len(plan):
        return None
    for held, tables in zip(state.rounds, plan):
        if _pairs(seating.sides for seating in held.seatings) != _pairs(tables):
            return None
    kept = _pairs(seating.sides for seating in locked)
    if not kept <= _pairs(plan[number]):
        return None
    return tuple(sides for sides in plan[number] if not _pairs([sides]) <= kept)


def _most(
    state: Tournament, needs: Needs, owed: Mapping[tuple[int, int], int], locked: tuple[Seating, ...]
) -> tuple[Sides, ...]:
    """As many tables as possible out of what is owed."""
    limit = limits(state, needs, locked)
    there = set(state.playing).difference(*(seating.entrants for seating in locked))
    seed, number = state.settings.seed, len(state.rounds)
    still: Counter[int] = Counter()
    for pair, times in owed.items():
        for entrant in pair:
            still[entrant] += times
    most = max(still.values())
    costs = {
        (one, other): (
            state.settings.circuits - times,
            2 * most - still[one] - still[other],
            lot(seed, "owed", number, one, other) % 1000,
        )
        for (one, other), times in owed.items()
        if {one, other} <= there and limit.may_share_table((one, other))
    }
    if not costs and not locked:
        raise clash(state, needs, [((one,), (other,)) for one, other in owed])
    sat = {seating.sides for held in state.rounds for seating in held.seatings}
    tables: list[Sides] = []
    for one, other in best_pairs(costs):
        sides = ((one,), (other,))
        was_so, was_otherwise = sides in sat, sides[::-1] in sat
        changes = was_so if was_so != was_otherwise else bool(lot(seed, "sides", number, one, other) % 2)
        tables.append(sides[::-1] if changes else sides)
    return tuple(tables)


def _pairs(tables: Iterable[Sides]) -> set[frozenset[int]]:
    return {frozenset(sides[0] + sides[1]) for sides in tables}
