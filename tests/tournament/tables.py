"""One table of a tournament, for tests that make up who plays whom."""

from __future__ import annotations

from domino_desktop.tournament.matched import Sides
from domino_desktop.tournament.results import MatchScore, Outcome, Seating, TableResult
from domino_desktop.tournament.state import Tournament


def seated(state: Tournament, table: int, sides: Sides) -> Seating:
    """The table with these entrants on its sides; persons in the order of turn: one of each side after the other."""
    persons = [[person for entrant in side for person in state.entrants[entrant].persons] for side in sides]
    return Seating(table, sides, tuple(person for turn in zip(*persons, strict=True) for person in turn))


def score(*points: tuple[int, int], winner: int = -1) -> TableResult:
    """A table that played one match for each pair of points; ``winner`` of the play-off of a level one."""
    return TableResult(Outcome.PLAYED, tuple(MatchScore(each) for each in points), winner)
