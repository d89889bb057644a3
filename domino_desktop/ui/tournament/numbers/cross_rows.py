"""The cross table as the rows of a table: a column for each opponent, or, with many, for each tournament round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament_papers as papers
from domino_desktop.i18n.messages import tournament_standings as words
from domino_desktop.tournament.cross_table import CrossRow, Meeting
from domino_desktop.tournament.results import Outcome
from domino_desktop.tournament.settings import EntrantKind, TieBreak
from domino_desktop.tournament.state import Tournament
from domino_desktop.ui.tournament.numbers.standings_rows import name_heading
from domino_desktop.ui.tournament.parts.names import entrant_name
from domino_desktop.ui.tournament.parts.number_model import Cell, Column, Row
from domino_desktop.ui.tournament.parts.result_words import wins_text
from domino_desktop.ui.tournament.parts.tie_break_words import rank_text, rank_told, tie_break_meaning, tie_break_name

if TYPE_CHECKING:
    from domino_desktop.controller.tournament_record import TournamentRecord

MOST_ACROSS: Final = 16
"""So many entrants have columns beside each other; more of them are shown by tournament rounds, as on paper."""

_SIGNS: Final = {0: "\u2212", 1: "=", 2: "+"}


def goes_by_rounds(state: Tournament, rows: Sequence[CrossRow]) -> bool:
    """Whether the columns are tournament rounds rather than opponents."""
    return state.settings.kind is EntrantKind.CHANGING or len(rows) > MOST_ACROSS


def cross_columns(office: TournamentRecord, rows: Sequence[CrossRow], language: Language) -> tuple[Column, ...]:
    """Place, name, then opponents or tournament rounds, then wins."""
    state, say = office.state, language.say
    if goes_by_rounds(state, rows):
        middle = [
            Column(f"round {each.number}", say(words.ROUND_COLUMN, each.number), say(papers.ROUND_NUMBER, each.number))
            for each in state.rounds
        ]
    else:
        middle = [
            Column(
                f"against {row.standing.entrant}",
                language.number(place),
                say(words.AGAINST, entrant_name(office, row.standing.entrant, language), place),
                is_number=True,
            )
            for place, row in enumerate(rows, start=1)
        ]
    return (
        Column("rank", say(papers.PLACE), say(words.RANK_MEANING), is_number=True, stays=True),
        Column("name", name_heading(state, language), stays=True, stretches=True),
        *middle,
        Column(
            "wins",
            tie_break_name(TieBreak.WINS, language),
            tie_break_meaning(TieBreak.WINS, language),
            is_number=True,
        ),
    )


def cross_rows(office: TournamentRecord, rows: Sequence[CrossRow], language: Language) -> tuple[Row, ...]:
    """One row for each entrant in the order of the standings; the key of a row is the entrant."""
    names = {row.standing.entrant: entrant_name(office, row.standing.entrant, language) for row in rows}
    places = {row.standing.entrant: place for place, row in enumerate(rows, start=1)}
    by_rounds = goes_by_rounds(office.state, rows)
    found = []
    for row in rows:
        entrant = row.standing.entrant
        if by_rounds:
            met = _by_round(row)
            cells = [
                _in_round(row, each.number, met.get(each.number, ()), places, names, language)
                for each in office.state.rounds
            ]
        else:
            cells = [_against(row, other.standing.entrant, names, language) for other in rows]
        found.append(
            Row(
                entrant,
                (
                    Cell(rank_text(row.standing, language), told=rank_told(row.standing, language)),
                    Cell(names[entrant]),
                    *cells,
                    Cell(wins_text(row.standing.tally.half_wins, language), is_strong=True),
                ),
                told=f"{rank_told(row.standing, language)}, {names[entrant]}",
            )
        )
    return tuple(found)


def _against(row: CrossRow, other: int, names: Mapping[int, str], language: Language) -> Cell:
    if other == row.standing.entrant:
        return Cell("\u00d7", told=language.say(words.ITSELF), is_quiet=True)
    meetings = row.meetings.get(other, ())
    if not meetings:
        return Cell("", told=language.say(words.NOT_MET, names[other]))
    first, *again = (_points(meeting) for meeting in meetings)
    told = ", ".join(_told(meeting, names[other], language) for meeting in meetings)
    won = sum(meeting.half_wins for meeting in meetings)
    return Cell(first, under="\n".join(again), told=told, is_strong=won > len(meetings))


def _by_round(row: CrossRow) -> dict[int, list[tuple[int, Meeting]]]:
    found: dict[int, list[tuple[int, Meeting]]] = {}
    for other, meetings in row.meetings.items():
        for meeting in meetings:
            found.setdefault(meeting.round, []).append((other, meeting))
    return found


def _in_round(
    row: CrossRow,
    number: int,
    met: Sequence[tuple[int, Meeting]],
    places: Mapping[int, int],
    names: Mapping[int, str],
    language: Language,
) -> Cell:
    if number in row.sat_out:
        told = language.say(words.CELL_SAT_OUT, number)
        return Cell(language.say(papers.SITS_OUT), told=told, is_quiet=True)
    if not met:
        return Cell("")
    others = sorted((places[other], other) for other, _ in met)
    meeting = met[0][1]
    opponents = ", ".join(language.number(place) for place, _ in others)
    told = _told(meeting, language.joined(names[other] for _, other in others), language)
    text = f"{opponents} {_SIGNS[meeting.half_wins]} {_points(meeting)}"
    return Cell(text, told=told, is_strong=meeting.half_wins == max(_SIGNS))


def _told(meeting: Meeting, other: str, language: Language) -> str:
    say = language.say
    if meeting.outcome is not Outcome.PLAYED:
        return say(words.UNPLAYED_WON if meeting.half_wins else words.UNPLAYED_LOST, meeting.round, other)
    message = (words.CELL_LOST, words.CELL_LEVEL, words.CELL_WON)[meeting.half_wins]
    return say(message, meeting.round, *meeting.points, other)


def _points(meeting: Meeting) -> str:
    return f"{meeting.points[0]}\u2013{meeting.points[1]}"
