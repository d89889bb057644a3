"""The next tournament round as the program would pair it, whatever the format is."""

from __future__ import annotations

from domino_desktop.tournament.matched import Matched
from domino_desktop.tournament.needs import Needs
from domino_desktop.tournament.places import seated
from domino_desktop.tournament.proposal import PairingFault, Proposal
from domino_desktop.tournament.results import Seating
from domino_desktop.tournament.settings import EntrantKind, Format
from domino_desktop.tournament.state import Tournament


def propose(state: Tournament, needs: Needs, locked: tuple[Seating, ...] = (), byes_again: bool = False) -> Proposal:
    """The next tournament round: locked tables stay as they are, all others are made up anew.

    A free pairing starts with nobody at a table but those who are locked. Raises PairingFault.
    """
    found = matched(state, needs, locked, byes_again)
    seatings = seated(state, needs, found.sides, locked)
    return Proposal(
        len(state.rounds) + 1,
        seatings,
        tuple(sorted(found.sitting_out)),
        tuple(sorted(seating.table for seating in locked)),
    )


def matched(state: Tournament, needs: Needs, locked: tuple[Seating, ...] = (), byes_again: bool = False) -> Matched:
    """Who plays whom, and who sits out, as the format of the tournament has it. Raises PairingFault."""
    match state.settings.format:
        case Format.SWISS:
            last = state.last_round
            if last is not None and not last.is_complete:
                raise PairingFault(PairingFault.Kind.RESULTS_MISSING, *last.open_tables)
            if state.settings.kind is EntrantKind.CHANGING:
                from domino_desktop.tournament import partners

                return partners.matched(state, needs, locked, byes_again)
            from domino_desktop.tournament import swiss

            return swiss.matched(state, needs, locked, byes_again)
        case Format.ROUND_ROBIN:
            from domino_desktop.tournament import round_robin

            return round_robin.matched(state, needs, locked, byes_again)
        case Format.KNOCKOUT:
            from domino_desktop.tournament import knockout

            return knockout.matched(state, needs, locked, byes_again)
        case Format.ROTATION:
            from domino_desktop.tournament import rotations

            return rotations.matched(state, needs, locked, byes_again)
        case Format.FREE:
            placed = {entrant for seating in locked for entrant in seating.entrants}
            return Matched((), tuple(entrant for entrant in state.playing if entrant not in placed))
