"""Since when the people of a table sit there: by which fact of the log."""

from __future__ import annotations

from collections.abc import Iterable

from domino_desktop.tournament.facts import Fact, PairingChanged, RoundPaired, SeatsSwapped
from domino_desktop.tournament.results import Seating
from domino_desktop.tournament.swaps import swapped


def seated_by(facts: Iterable[Fact], number: int, table: int) -> int:
    """The number of the fact by which this table of tournament round ``number`` was made up as it is.

    Seats that were swapped later stay with what was played in them. Raises LookupError when nobody was seated there.
    """
    since, seatings = -1, tuple[Seating, ...]()
    for fact in facts:
        match fact:
            case RoundPaired() if fact.round == number:
                since, seatings = fact.number, fact.seatings
            case PairingChanged() if fact.round == number:
                if _at(table, seatings) != _at(table, fact.seatings):
                    since = fact.number
                seatings = fact.seatings
            case SeatsSwapped() if fact.round == number:
                seatings = swapped(seatings, fact.first, fact.second)
    if _at(table, seatings) is None:
        raise LookupError((number, table))
    return since


def _at(table: int, seatings: Iterable[Seating]) -> Seating | None:
    return next((seating for seating in seatings if seating.table == table), None)
