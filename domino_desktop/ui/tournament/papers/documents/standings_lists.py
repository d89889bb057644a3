"""The lists of numbers: standings, the cross table, and what everybody did round by round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from domino_desktop.i18n.messages import tournament_papers as texts
from domino_desktop.tournament.cross_table import CrossRow, Meeting, cross_table
from domino_desktop.tournament.history import Encounter, entrant_history
from domino_desktop.tournament.settings import EntrantKind, TieBreak
from domino_desktop.tournament.sitting_out import Presence
from domino_desktop.tournament.standings import Standing, standings
from domino_desktop.ui.tournament.papers.documents.edition import Edition
from domino_desktop.ui.tournament.papers.documents.round_lists import corrected_notes
from domino_desktop.ui.tournament.papers.documents.sheet import Align, Cell, Column, Sheet
from domino_desktop.ui.tournament.parts.result_words import outcome_words

MOST_ACROSS: Final = 16
"""So many entrants stand in columns beside each other; more of them are shown by tournament rounds."""

_NOTHING: Final = Cell("")
_SIGNS: Final = {0: "−", 1: "=", 2: "+"}
_DIFFERENCES: Final = (TieBreak.EFFECTIVENESS, TieBreak.OPPONENTS_EFFECTIVENESS)
_WINS: Final = (TieBreak.WINS, TieBreak.DIRECT, TieBreak.OPPONENTS)


def standings_list(edition: Edition, after: int | None = None, placed: Sequence[Standing] | None = None) -> Sheet:
    """Who is where after so many tournament rounds (None: now), in the order and with the columns of the settings.

    ``placed`` are the standings of then, for whoever has them already.
    """
    say, state = edition.language.say, edition.state
    ties = state.settings.tie_breaks
    columns = (
        Column(say(texts.PLACE), Align.END),
        Column(edition.entrant_heading, is_name=True),
        *(Column(say(texts.TIE_BREAKS[tie.value]), Align.END) for tie in ties),
    )
    if placed is None:
        placed = standings(state, after)
    rows = [
        (
            _place(edition, standing),
            Cell(edition.entrant(standing.entrant)),
            *(_value(edition, *pair) for pair in zip(ties, standing.values, strict=True)),
        )
        for standing in placed
    ]
    shared = (say(texts.SHARED),) if any(standing.is_shared for standing in placed) and state.rounds else ()
    title = _title(edition, after)
    return edition.sheet(title, columns, rows, (*shared, *_corrected(edition, after)))


def cross_list(edition: Edition, after: int | None = None) -> Sheet:
    """Everybody against everybody; many entrants, or changing partners, are shown tournament round by round."""
    rows = cross_table(edition.state, after)
    kind = edition.state.settings.kind
    if kind is not EntrantKind.CHANGING and len(rows) <= MOST_ACROSS:
        return _crossed(edition, rows, after)
    return _by_rounds(edition, rows, after)


def history_list(edition: Edition, entrant: int) -> Sheet:
    """What one entrant did in every tournament round, and the sum."""
    say, state = edition.language.say, edition.state
    has_partners = state.settings.kind is EntrantKind.CHANGING
    columns = [Column(say(texts.ROUND), Align.END), Column(say(texts.TABLE), Align.END)]
    columns += [Column(say(texts.PARTNER), has_names=True)] if has_partners else []
    columns += [Column(say(texts.AGAINST), is_name=True), Column(say(texts.OUTCOME))]
    columns += [
        Column(say(heading), Align.END)
        for heading in (
            texts.POINTS,
            texts.POINTS_AGAINST,
            texts.ROUNDS_WON,
            texts.BLOCKS,
            texts.FOULS,
            texts.PENALTY,
        )
    ]
    rows = [_encounter(edition, each, has_partners=has_partners) for each in entrant_history(state, entrant)]
    return edition.sheet(say(texts.HISTORY_OF, edition.entrant(entrant)), tuple(columns), rows)


def _encounter(edition: Edition, each: Encounter, *, has_partners: bool) -> tuple[Cell, ...]:
    tally = each.tally
    is_at_table = each.presence is Presence.AT_TABLE
    row = [edition.number(each.round), edition.number(each.table) if is_at_table else _NOTHING]
    if has_partners:
        row.append(Cell(edition.language.joined(map(edition.entrant, each.partners))))
    row += [Cell(edition.side(each.opponents, each.opposing)), Cell(edition.language.say(outcome_words(each)))]
    is_counted = each.presence is Presence.SAT_OUT or each.outcome is not None
    row += [
        edition.number(value) if is_counted else _NOTHING
        for value in (tally.points_for + tally.penalty_points, tally.points_against)
    ]
    noted = (tally.rounds_won, tally.blocks, tally.fouls)
    row += [edition.number(value) if tally.rounds else _NOTHING for value in noted]
    row.append(edition.number(tally.penalty_points) if tally.penalty_points else _NOTHING)
    return tuple(row)


# The cross table --------------------------------------------------------------------------------------


def _crossed(edition: Edition, rows: Sequence[CrossRow], after: int | None) -> Sheet:
    """A column for everybody, in the order of the rows."""
    say = edition.language.say
    columns = (
        Column(say(texts.PLACE), Align.END),
        Column(edition.entrant_heading, is_name=True),
        *(Column(edition.language.number(place + 1), Align.MIDDLE) for place in range(len(rows))),
        Column(say(texts.TIE_BREAKS[TieBreak.WINS.value]), Align.END),
    )
    told = [
        (
            _place(edition, row.standing),
            Cell(edition.entrant(row.standing.entrant)),
            *(_met(edition, row, other) for other in rows),
            edition.wins(row.standing.tally.half_wins),
        )
        for row in rows
    ]
    notes = (say(texts.CROSS_POINTS), *_corrected(edition, after))
    return edition.sheet(say(texts.CROSS_TABLE), columns, told, notes)


def _met(edition: Edition, row: CrossRow, other: CrossRow) -> Cell:
    if row is other:
        return Cell("×")
    meetings = row.meetings.get(other.standing.entrant, ())
    return Cell("\n".join(_points(meeting) for meeting in meetings))


def _by_rounds(edition: Edition, rows: Sequence[CrossRow], after: int | None) -> Sheet:
    """A column for every tournament round: whom by their places, and how it went."""
    say = edition.language.say
    numbers = range(1, (len(edition.state.rounds) if after is None else after) + 1)
    places = {row.standing.entrant: place + 1 for place, row in enumerate(rows)}
    columns = (
        Column(say(texts.PLACE), Align.END),
        Column(edition.entrant_heading, is_name=True),
        *(Column(say(texts.ROUND_NUMBER, number)) for number in numbers),
        Column(say(texts.TIE_BREAKS[TieBreak.WINS.value]), Align.END),
    )
    told = [
        (
            edition.number(places[row.standing.entrant]),
            Cell(edition.entrant(row.standing.entrant)),
            *(_in_round(edition, row, number, places) for number in numbers),
            edition.wins(row.standing.tally.half_wins),
        )
        for row in rows
    ]
    notes = (say(texts.CROSS_ROUNDS), *_corrected(edition, after))
    return edition.sheet(say(texts.CROSS_TABLE), columns, told, notes)


def _in_round(edition: Edition, row: CrossRow, number: int, places: dict[int, int]) -> Cell:
    if number in row.sat_out:
        return Cell(edition.language.say(texts.SITS_OUT))
    found = [(places[other], each) for other, met in row.meetings.items() for each in met if each.round == number]
    if not found:
        return _NOTHING
    opponents = ", ".join(str(place) for place, _ in sorted(found, key=lambda each: each[0]))
    meeting = found[0][1]
    return Cell(f"{opponents} {_SIGNS[meeting.half_wins]} {_points(meeting)}")


def _points(meeting: Meeting) -> str:
    return f"{meeting.points[0]}–{meeting.points[1]}"


# What all of them have --------------------------------------------------------------------------------


def _place(edition: Edition, standing: Standing) -> Cell:
    written = edition.language.number(standing.rank)
    return Cell(f"{written} =" if standing.is_shared else written, standing.rank)


def _value(edition: Edition, tie: TieBreak, value: int | None) -> Cell:
    if value is None:
        return _NOTHING
    if tie in _WINS:
        return edition.wins(value)
    return edition.difference(value) if tie in _DIFFERENCES else edition.number(value)


def _title(edition: Edition, after: int | None) -> str:
    say, rounds = edition.language.say, edition.state.rounds
    if not rounds or after == 0:
        return say(texts.STANDINGS_START)
    counted = rounds if after is None else rounds[:after]
    last = counted[-1]
    if not all(each.is_complete for each in counted):
        return say(texts.STANDINGS_SO_FAR, last.number)
    if edition.state.is_finished and last.number == len(rounds):
        return say(texts.STANDINGS_FINAL)
    return say(texts.STANDINGS_AFTER, last.number)


def _corrected(edition: Edition, after: int | None) -> tuple[str, ...]:
    return corrected_notes(
        edition, [each for each in edition.state.corrections if after is None or each.round <= after]
    )
