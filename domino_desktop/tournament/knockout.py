"""Knockout: whoever loses is out. The bracket, and how it follows what happened, is told in `bracket`.

Entrants who come late, or who had left before the first tournament round, never enter the bracket.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from dataclasses import replace

from domino_desktop.tournament.bracket import NOBODY, OPEN, Bracket, BracketMatch, Drawing, FinalPlace, bracket, places
from domino_desktop.tournament.matched import SITTING_OUT, Matched, Sides
from domino_desktop.tournament.needs import Needs
from domino_desktop.tournament.proposal import PairingFault, Reason, Why
from domino_desktop.tournament.results import Seating
from domino_desktop.tournament.settings import Format
from domino_desktop.tournament.state import Tournament

__all__ = [
    "NOBODY",
    "OPEN",
    "Bracket",
    "BracketMatch",
    "FinalPlace",
    "bracket",
    "matched",
    "places",
    "third_place_table",
]


def matched(state: Tournament, needs: Needs, locked: tuple[Seating, ...], byes_again: bool = False) -> Matched:
    """The matches of the next tournament round, the upper line of the bracket on side 0.

    Everybody else is without a table: those with a bye, those whose opponent has left, and those who are out. Tables
    that are locked otherwise than the bracket has them change it, as they will once they are published.
    Raises PairingFault: TOO_FEW, TIE_IN_KNOCKOUT, RESULTS_MISSING, ALL_PLAYED.
    """
    drawing = Drawing(state)
    if not drawing.matches:
        raise PairingFault(PairingFault.Kind.TOO_FEW, len(state.playing), 2)
    for match in drawing.matches:
        if match.seating is not None and match.winner == OPEN and match.result is not None:
            raise PairingFault(PairingFault.Kind.TIE_IN_KNOCKOUT, match.seating.table)
    last = state.last_round
    if last is not None and not last.is_complete:
        raise PairingFault(PairingFault.Kind.RESULTS_MISSING, *last.open_tables)
    there = set(state.playing)
    if not any(match.waits_for_table and match.is_between(there) for match in drawing.matches):
        raise PairingFault(PairingFault.Kind.ALL_PLAYED, len(state.rounds))
    drawing.place(locked, len(state.rounds) + 1)
    sides: list[Sides] = []
    notes: list[tuple[int, Reason]] = []
    drawn = drawing.bracket()
    for match in drawing.matches:
        if match.waits_for_table and match.is_between(there):
            if match is drawing.third:
                why = Reason(Why.THIRD_PLACE)
            else:
                why = Reason(Why.BRACKET, (drawn.line(match.lines[0]), drawn.line(match.lines[1])))
            notes.append((len(sides), why))
            sides.append(((match.lines[0],), (match.lines[1],)))
    notes += _of_those_without(drawing, there)
    placed = {entrant for seating in locked for entrant in seating.entrants}
    placed.update(entrant for pair in sides for side in pair for entrant in side)
    return Matched(tuple(sides), tuple(entrant for entrant in state.playing if entrant not in placed), tuple(notes))


def third_place_table(state: Tournament, number: int, seatings: Sequence[Seating] | None = None) -> int:
    """The table of tournament round ``number`` at which they play for the third place; 0: none.

    ``seatings`` are its tables while it is not published.
    """
    if state.settings.format is not Format.KNOCKOUT:
        return 0
    if seatings is None:
        third = Drawing(state).third
    else:
        there = {*state.playing, *(entrant for seating in seatings for entrant in seating.entrants)}
        drawing = Drawing(replace(state, rounds=state.rounds[: number - 1]), there)
        drawing.place(seatings, number)
        third = drawing.third
    return third.seating.table if third is not None and third.seating is not None and third.round == number else 0


def _of_those_without(drawing: Drawing, there: Set[int]) -> Iterator[tuple[int, Reason]]:
    """Why those who are still in have no table."""
    for match in drawing.matches:
        for entrant, other in (match.lines, match.lines[::-1]):
            if entrant not in there:
                continue
            if match.waits_for_table and other == NOBODY:
                yield SITTING_OUT, Reason(Why.HAS_BYE, (entrant,))
            elif match.waits_for_table and other not in there:
                yield SITTING_OUT, Reason(Why.OPPONENT_LEFT, (entrant, other))
            elif match.winner == entrant and match is not drawing.third:
                yield SITTING_OUT, Reason(Why.WAITS, (entrant,))
