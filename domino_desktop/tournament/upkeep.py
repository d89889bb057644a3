"""A proposal waits for its director while the tournament goes on: it follows what has happened since."""

from __future__ import annotations

from dataclasses import replace

from domino_desktop.tournament.proposal import Proposal
from domino_desktop.tournament.results import Seating
from domino_desktop.tournament.round_checks import can_sit, has_its_shape
from domino_desktop.tournament.state import Tournament
from domino_desktop.tournament.swaps import owners


def up_to_date(state: Tournament, proposal: Proposal) -> Proposal | None:
    """The proposal with whoever plays for somebody else by now; None when it is of no use any more.

    It is of no use for another tournament round, for entrants of another kind, and for entrants nobody knows.
    """
    if proposal.round != len(state.rounds) + 1:
        return None
    if not all(has_its_shape(state, seating) for seating in proposal.seatings):
        return None
    if not set(proposal.sitting_out) <= state.entrants.keys():
        return None
    seatings = tuple(_with_substitutes(state, seating) for seating in proposal.seatings)
    return replace(proposal, seatings=seatings)


def locked(state: Tournament, proposal: Proposal) -> tuple[Seating, ...]:
    """The locked tables that can be kept: those where nobody has left, and nobody sits at two."""
    kept: list[Seating] = []
    there: set[int] = set()
    for seating in proposal.seatings:
        entrants = set(seating.entrants)
        is_free = len(entrants) == len(seating.entrants) and not entrants & there
        if seating.table in proposal.locked and is_free and entrants <= set(state.playing) and can_sit(state, seating):
            kept.append(seating)
            there |= entrants
    return tuple(kept)


def _with_substitutes(state: Tournament, seating: Seating) -> Seating:
    owner = owners(seating)
    comes: dict[int, int] = {}
    for entrant in seating.entrants:
        sitting = [person for person in seating.seats if owner[person] == entrant]
        persons = state.entrants[entrant].persons
        gone = [person for person in sitting if person not in persons]
        comes.update(zip(gone, [person for person in persons if person not in sitting]))
    return replace(seating, seats=tuple(comes.get(person, person) for person in seating.seats)) if comes else seating
