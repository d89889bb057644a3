"""Whether the tables of a tournament round can be: everybody plays or sits out, exactly once."""

from __future__ import annotations

from collections.abc import Collection, Sequence, Set

from domino_desktop.tournament.refusals import Refused
from domino_desktop.tournament.results import Seating
from domino_desktop.tournament.state import Tournament

_Kind = Refused.Kind


def check_seatings(
    state: Tournament,
    seatings: Sequence[Seating],
    sitting_out: Sequence[int],
    wanted: Set[int],
    welcome: Set[int],
    kept: Collection[Seating] = (),
) -> None:
    """Raises Refused. ``wanted`` are the entrants who have to be placed, ``welcome`` those who may be.

    ``kept`` are tables that were published: whoever sat there did, whoever plays for the entrant by now.
    """
    if not seatings:
        raise Refused(_Kind.NO_TABLE)
    placed: set[int] = set()
    tables: set[int] = set()
    for seating in seatings:
        if seating.table in tables:
            raise Refused(_Kind.TABLE_TWICE, seating.table)
        if not 1 <= seating.table <= 9_999:
            raise Refused(_Kind.NO_SUCH_TABLE, seating.table)
        tables.add(seating.table)
        if seating not in kept:
            _check_place(state, seating)
        for entrant in seating.entrants:
            _place(state, entrant, placed, welcome)
    for entrant in sitting_out:
        _place(state, entrant, placed, welcome)
    for entrant in sorted(wanted - placed):
        raise Refused(_Kind.NOT_PLACED, entrant)


def has_its_shape(state: Tournament, seating: Seating) -> bool:
    """Whether a table has as many known entrants and as many seats as this tournament wants."""
    kind = state.settings.kind
    each = kind.entrants_at_table // 2
    return (
        all(len(side) == each for side in seating.sides)
        and len(seating.seats) == 2 * each * kind.persons
        and all(entrant in state.entrants for entrant in seating.entrants)
    )


def can_sit(state: Tournament, seating: Seating) -> bool:
    """Whether the persons at a table are those who play for its entrants, each in a seat of their side."""
    try:
        _check_place(state, seating)
    except Refused:
        return False
    return True


def _place(state: Tournament, entrant: int, placed: set[int], welcome: Set[int]) -> None:
    if entrant not in state.entrants:
        raise Refused(_Kind.NO_SUCH_ENTRANT, entrant)
    if entrant not in welcome:
        raise Refused(_Kind.WITHDRAWN_PLACED, entrant)
    if entrant in placed:
        raise Refused(_Kind.TWICE_IN_ROUND, entrant)
    placed.add(entrant)


def _check_place(state: Tournament, seating: Seating) -> None:
    """As many on each side as the tournament wants, each side on every second seat."""
    kind = state.settings.kind
    each = kind.entrants_at_table // 2
    if any(len(side) != each for side in seating.sides) or len(seating.seats) != 2 * each * kind.persons:
        raise Refused(_Kind.WRONG_SEATS, seating.table)
    if len(set(seating.seats)) < len(seating.seats):
        raise Refused(_Kind.WRONG_SEATS, seating.table)
    for number, side in enumerate(seating.sides):
        for entrant in side:
            if entrant not in state.entrants:
                raise Refused(_Kind.NO_SUCH_ENTRANT, entrant)
        sitting = seating.seats[number::2]
        persons = [person for entrant in side for person in state.entrants[entrant].persons]
        if sorted(sitting) != sorted(persons) or (each > 1 and list(sitting) != persons):
            raise Refused(_Kind.WRONG_SEATS, seating.table)
