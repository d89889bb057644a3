"""Perfect rotations: tables of four after a plan that lets everybody meet, or partner, everybody once.

A plan is for those who begin: when somebody leaves for good or comes late there is no plan any more, and Swiss with
changing partners goes on.
"""

from __future__ import annotations

from domino_desktop.tournament.lot import shuffled
from domino_desktop.tournament.matched import SITTING_OUT, Matched, Sides
from domino_desktop.tournament.needs import Needs
from domino_desktop.tournament.plan_needs import check_plan
from domino_desktop.tournament.proposal import PairingFault, Reason, Why
from domino_desktop.tournament.results import Seating
from domino_desktop.tournament.rotation_plans import PlanRound, meeting_plan, partner_plan, plan_sizes
from domino_desktop.tournament.state import Tournament, TournamentRound

_MEETING_PLAYERS, _MEETING_ROUNDS = 16, 5


def rotation_rounds(players: int) -> tuple[int, ...]:
    """How many tournament rounds the plans for so many players take, the shortest first; none without a plan.

    >>> rotation_rounds(16), rotation_rounds(12), rotation_rounds(13), rotation_rounds(14)
    ((5, 15), (11,), (13,), ())
    """
    if players not in plan_sizes():
        return ()
    whole = players if players % 2 else players - 1
    return (_MEETING_ROUNDS, whole) if players == _MEETING_PLAYERS else (whole,)


def matched(state: Tournament, needs: Needs, locked: tuple[Seating, ...], byes_again: bool = False) -> Matched:
    """The next tournament round of the plan. Tables that are locked otherwise than planned are kept; those whom they
    leave without a table sit together in the order of the plan.

    Raises PairingFault: NO_ROTATION, ALL_PLAYED, and before the first tournament round NEEDS_CLASH when any of the
    planned ones cannot keep the needs: nobody meets everybody and sits beside a helper all the time.
    """
    rounds = _rounds(state)
    number = len(state.rounds)
    if number >= len(rounds):
        raise PairingFault(PairingFault.Kind.ALL_PLAYED, len(rounds))
    check_plan(state, needs, [each.sides for each in rounds[: state.settings.rounds or len(rounds)]])
    planned = rounds[number]
    placed = {entrant for seating in locked for entrant in seating.entrants}
    kept = tuple(sides for sides in planned.sides if placed.isdisjoint(sides[0] + sides[1]))
    at_tables = placed.union(*(sides[0] + sides[1] for sides in kept))
    waiting = [entrant for sides in planned.sides for entrant in sides[0] + sides[1] if entrant not in at_tables]
    waiting += [entrant for entrant in planned.sitting_out if entrant not in at_tables]
    whole = len(waiting) // 4 * 4
    made = tuple(
        ((waiting[place], waiting[place + 1]), (waiting[place + 2], waiting[place + 3])) for place in range(0, whole, 4)
    )
    sitting_out = tuple(sorted(waiting[whole:]))
    why = Reason(Why.ROTATION, (number + 1,))
    notes = [(index, why) for index in range(len(kept))]
    if sitting_out and sitting_out == planned.sitting_out:
        notes.append((SITTING_OUT, why))
    return Matched(kept + made, sitting_out, tuple(notes))


def _rounds(state: Tournament) -> tuple[Matched, ...]:
    """The plan with the entrants in the places that the seed gives them. Raises PairingFault NO_ROTATION."""
    entrants = state.playing
    if len(entrants) not in plan_sizes() or (state.rounds and _entrants_of(state.rounds[0]) != set(entrants)):
        raise PairingFault(PairingFault.Kind.NO_ROTATION, len(entrants))
    order = shuffled(entrants, state.settings.seed, "rotation")
    plans = [partner_plan(len(order))]
    if len(order) == _MEETING_PLAYERS:
        plans.insert(0 if state.settings.rounds <= _MEETING_ROUNDS else 1, meeting_plan())
    seated = [tuple(_seated(planned, order) for planned in plan) for plan in plans]
    if state.rounds:  # what has begun goes on, whatever number of rounds is planned now
        begun = {frozenset(map(frozenset, seating.sides)) for seating in state.rounds[0].seatings}
        seated.sort(key=lambda rounds: begun != {frozenset(map(frozenset, sides)) for sides in rounds[0].sides})
    return seated[0]


def _seated(planned: PlanRound, order: tuple[int, ...]) -> Matched:
    sides: tuple[Sides, ...] = tuple(((order[a], order[b]), (order[c], order[d])) for (a, b), (c, d) in planned.tables)
    return Matched(sides, tuple(order[player] for player in planned.sitting_out))


def _entrants_of(held: TournamentRound) -> set[int]:
    return {entrant for seating in held.seatings for entrant in seating.entrants} | set(held.sitting_out)
