"""What the tournament rounds so far have brought that the next pairing looks back at."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from domino_desktop.tournament.results import Outcome, Seating, TableResult
from domino_desktop.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class Past:
    """Counted over all published tournament rounds; pairs of entrants are written with the smaller number first.

    ``against`` and ``partners``: how often two entrants sat at one table, on different sides or on the same.
    ``unplayed`` are those meetings of ``against`` at which no tile was laid: a forfeit, or a table that was not played.
    ``sat_out`` is by entrant; ``tables`` by entrant and table, ``seats`` by person and seat; ``last_tables`` is where
    each entrant sat in the last tournament round.
    """

    against: Counter[tuple[int, int]]
    unplayed: Counter[tuple[int, int]]
    partners: Counter[tuple[int, int]]
    sat_out: Counter[int]
    tables: Counter[tuple[int, int]]
    seats: Counter[tuple[int, int]]
    last_tables: dict[int, int]


def pair(first: int, second: int) -> tuple[int, int]:
    """Two entrants, the smaller number first."""
    return (first, second) if first < second else (second, first)


def past(state: Tournament) -> Past:
    """What happened in all tournament rounds that are published."""
    seen = Past(Counter(), Counter(), Counter(), Counter(), Counter(), Counter(), {})
    for each in state.rounds:
        seen.last_tables.clear()
        seen.sat_out.update(each.sitting_out)
        for seating in each.seatings:
            _note_table(seen, seating, each.results.get(seating.table))
    return seen


def turn_has_begun(state: Tournament, times: int) -> bool:
    """Whether somebody sat out when everybody who was there had already done so that often."""
    before: Counter[int] = Counter()
    for each in state.rounds:
        there = [*each.sitting_out, *(number for seating in each.seatings for number in seating.entrants)]
        if each.sitting_out and min(before[number] for number in there) >= times:
            return True
        before.update(each.sitting_out)
    return False


def _note_table(seen: Past, seating: Seating, result: TableResult | None) -> None:
    meetings = [pair(one, other) for one in seating.sides[0] for other in seating.sides[1]]
    seen.against.update(meetings)
    if result is not None and not _was_played(result):
        seen.unplayed.update(meetings)
    seen.partners.update(pair(side[0], side[1]) for side in seating.sides if len(side) == 2)
    seen.tables.update((entrant, seating.table) for entrant in seating.entrants)
    seen.last_tables.update((entrant, seating.table) for entrant in seating.entrants)
    seen.seats.update((person, seat) for seat, person in enumerate(seating.seats))


def _was_played(result: TableResult) -> bool:
    """A table counts for nobody, or is decided before the first tile, without its opponents having met."""
    return result.outcome is Outcome.PLAYED or (result.outcome is not Outcome.NOT_PLAYED and bool(result.matches))
