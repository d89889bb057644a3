"""The cross table: who met whom, in which tournament round, and how it went."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

from domino_desktop.tournament.results import Outcome
from domino_desktop.tournament.sitting_out import byes
from domino_desktop.tournament.standings import Standing, counted_rounds, standings
from domino_desktop.tournament.state import Tournament
from domino_desktop.tournament.tally import half_wins, table_points


@dataclass(frozen=True, slots=True)
class Meeting:
    """One table from the view of one of its entrants, against another, or with it as a partner.

    ``points`` are for and against, without penalties; ``half_wins`` 2 for a win, 1 for a level table.
    """

    round: int
    table: int
    outcome: Outcome
    points: tuple[int, int]
    half_wins: int


@dataclass(frozen=True, slots=True)
class CrossRow:
    """One entrant: its standing, all meetings by the other entrant's number, and the rounds in which it had a bye.

    ``partners`` are the tables that it played together with another entrant, where partners change.
    """

    standing: Standing
    meetings: Mapping[int, tuple[Meeting, ...]]
    partners: Mapping[int, tuple[Meeting, ...]]
    sat_out: tuple[int, ...] = ()


def cross_table(state: Tournament, after: int | None = None) -> tuple[CrossRow, ...]:
    """One row for each entrant, in the order of the standings; columns go in the same order.

    Tables without a result and tables that were not played are not in it. Who did not meet has no entry.
    """
    terms = state.settings.terms
    meetings: dict[int, dict[int, list[Meeting]]] = defaultdict(lambda: defaultdict(list))
    partners: dict[int, dict[int, list[Meeting]]] = defaultdict(lambda: defaultdict(list))
    sat_out: dict[int, list[int]] = defaultdict(list)
    for each, free in zip(counted_rounds(state, after), byes(state)):
        for entrant in free:
            sat_out[entrant].append(each.number)
        for seating in each.seatings:
            result = each.results.get(seating.table)
            if result is None or result.outcome is Outcome.NOT_PLAYED:
                continue
            points, won = table_points(result, terms), half_wins(result)
            for side in (0, 1):
                meeting = Meeting(each.number, seating.table, result.outcome, points[side], won[side])
                for entrant in seating.sides[side]:
                    for other in seating.sides[1 - side]:
                        meetings[entrant][other].append(meeting)
                    for other in seating.sides[side]:
                        if other != entrant:
                            partners[entrant][other].append(meeting)
    return tuple(
        CrossRow(
            standing,
            {other: tuple(found) for other, found in meetings[standing.entrant].items()},
            {other: tuple(found) for other, found in partners[standing.entrant].items()},
            tuple(sat_out[standing.entrant]),
        )
        for standing in standings(state, after)
    )
