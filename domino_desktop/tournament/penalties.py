"""What a penalty brings about: more than the penalty itself, where it costs the match or the tournament."""

from __future__ import annotations

from typing import Any, TypeAlias

from domino_desktop.tournament.facts import EntrantWithdrawn, Happened, PenaltyGiven, ResultCorrected, ResultEntered
from domino_desktop.tournament.refusals import Refused
from domino_desktop.tournament.results import Outcome, Seating, TableResult
from domino_desktop.tournament.settings import OwnPenalty, PenaltyCost
from domino_desktop.tournament.state import Tournament, TournamentRound

Wish: TypeAlias = tuple[type[Happened], dict[str, Any]]
"""A fact that is to be: its kind and its values."""


def wishes_for(state: Tournament, own: OwnPenalty, number: int, entrant: int) -> tuple[Wish, ...]:
    """The facts of a penalty in tournament round ``number``, which happen together: the penalty itself goes first.

    A match is lost in the last tournament round only, where its result decides nothing yet. Raises Refused:
    NO_SUCH_ROUND, NOT_THE_LAST_ROUND, HAS_NO_TABLE.
    """
    if not 1 <= number <= len(state.rounds):
        raise Refused(Refused.Kind.NO_SUCH_ROUND, number)
    given = {"round": number, "entrant": entrant, "points": own.points, "reason": own.name, "costs": own.costs}
    wishes: list[Wish] = [(PenaltyGiven, given)]
    held, is_last = state.rounds[number - 1], number == len(state.rounds)
    seating = table_of(held, entrant)
    if own.costs is PenaltyCost.MATCH:
        if not is_last:
            raise Refused(Refused.Kind.NOT_THE_LAST_ROUND, number)
        if seating is None:
            raise Refused(Refused.Kind.HAS_NO_TABLE, entrant, number)
        wishes += _lost(held, seating, entrant, own.name)
    if own.costs is PenaltyCost.TOURNAMENT:
        if is_last and seating is not None and seating.table not in held.results:
            wishes += _lost(held, seating, entrant, own.name)
        if not state.entrants[entrant].is_withdrawn:
            wishes.append((EntrantWithdrawn, {"entrant": entrant, "reason": own.name}))
    return tuple(wishes)


def table_of(held: TournamentRound, entrant: int) -> Seating | None:
    """Where an entrant sits in a tournament round; None: nowhere."""
    return next((seating for seating in held.seatings if entrant in seating.entrants), None)


def lost(present: TableResult | None, side: int) -> TableResult:
    """The result of a table that one side (0 or 1) has lost by a penalty; both, when the other has lost it before."""
    is_of_both = present is not None and (
        present.outcome is Outcome.BOTH_LOST or (present.outcome is Outcome.FORFEIT and present.winner == side)
    )
    return TableResult(Outcome.BOTH_LOST) if is_of_both else TableResult(Outcome.FORFEIT, winner=1 - side)


def _lost(held: TournamentRound, seating: Seating, entrant: int, name: str) -> list[Wish]:
    present = held.results.get(seating.table)
    result = lost(present, 0 if entrant in seating.sides[0] else 1)
    where = {"round": held.number, "table": seating.table, "result": result}
    if present is None:
        return [(ResultEntered, where)]
    if present == result:
        return []
    return [(ResultCorrected, {**where, "old": present, "reason": name})]
