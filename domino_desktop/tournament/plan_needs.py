"""Whether a plan that is fixed from the start can keep the needs of everybody in all its tournament rounds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from domino_desktop.tournament.limits import limits
from domino_desktop.tournament.matched import Sides
from domino_desktop.tournament.needs import Needs
from domino_desktop.tournament.past import past
from domino_desktop.tournament.places import clash, tables_for
from domino_desktop.tournament.state import Tournament


def check_plan(state: Tournament, needs: Needs, rounds: Iterable[Sequence[Sides]]) -> None:
    """Raises PairingFault (NEEDS_CLASH) before the first tournament round when a later one could not be seated."""
    limit = limits(state, needs)
    if state.rounds or not (limit.tables or limit.seats or limit.near):
        return
    seen = past(state)
    for sides in rounds:
        if tables_for(state, limit, seen, sides) is None:
            raise clash(state, needs, sides)
