"""The lists of one tournament round: who plays at which table, where everybody sits, and what came out."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from domino_desktop.i18n.messages import tournament_papers as texts
from domino_desktop.tournament.facts import ResultCorrected
from domino_desktop.tournament.history import persons_at
from domino_desktop.tournament.knockout import third_place_table
from domino_desktop.tournament.results import Outcome, Seating, TableResult
from domino_desktop.tournament.settings import EntrantKind
from domino_desktop.tournament.sitting_out import resting
from domino_desktop.tournament.state import Tournament, TournamentRound
from domino_desktop.tournament.tally import table_points
from domino_desktop.ui.tournament.papers.documents.edition import Edition
from domino_desktop.ui.tournament.papers.documents.sheet import Align, Cell, Column, Sheet

_NOTHING: Final = Cell("")


def pairings_by_table(edition: Edition, number: int) -> Sheet:
    """The tables of tournament round ``number`` in their order, and who sits out."""
    say, played = edition.language.say, edition.state.rounds[number - 1]
    third = third_place_table(edition.state, number)
    columns = [
        Column(say(texts.TABLE), Align.END),
        Column(edition.entrant_heading, is_name=True),
        Column(say(texts.AGAINST), has_names=True),
    ]
    columns += [Column(say(texts.REMARK))] if third else []
    rows = []
    for seating in _by_table(played):
        row = [edition.number(seating.table), Cell(_side(edition, seating, 0)), Cell(_side(edition, seating, 1))]
        row += [Cell(say(texts.THIRD_PLACE) if seating.table == third else "")] if third else []
        rows.append(tuple(row))
    sheet = edition.sheet(say(texts.BY_TABLE, number), tuple(columns), rows, _who_sits_out(edition, played))
    return replace(sheet, is_for_wall=True)


def pairings_by_name(edition: Edition, number: int) -> Sheet:
    """Everybody by name, with table and seat, whom they play with and against."""
    say, played = edition.language.say, edition.state.rounds[number - 1]
    has_partners = edition.state.settings.kind is not EntrantKind.SINGLE
    columns = [
        Column(say(texts.NAME), is_name=True),
        Column(say(texts.TABLE), Align.END),
        Column(say(texts.SEAT), keeps_line=True),
    ]
    columns += [Column(say(texts.PARTNER), has_names=True)] if has_partners else []
    columns.append(Column(say(texts.AGAINST), has_names=True))
    places = [(person, seating) for seating in played.seatings for person in seating.seats]
    rows = []
    for person, seating in places:
        seat = seating.seats.index(person)
        partners = [other for other in seating.seats[seat % 2 :: 2] if other != person]
        row = [Cell(edition.person(person)), edition.number(seating.table), Cell(edition.seat(seat))]
        row += [Cell(edition.language.joined(map(edition.person, partners)))] if has_partners else []
        rows.append((*row, Cell(_side(edition, seating, 1 - seat % 2))))
    missing = (_NOTHING,) * (len(columns) - 3)
    rows += [
        (Cell(edition.person(person)), _NOTHING, Cell(say(texts.SITS_OUT)), *missing)
        for person in _persons_out(edition.state, played)
    ]
    in_order = edition.in_order(rows, lambda row: row[0].text)
    return replace(edition.sheet(say(texts.BY_NAME, number), tuple(columns), in_order), is_for_wall=True)


def results_of_round(edition: Edition, number: int) -> Sheet:
    """What every table brought, with the number of each correction."""
    say, played = edition.language.say, edition.state.rounds[number - 1]
    has_matches = edition.state.settings.terms.best_of > 1
    columns = [
        Column(say(texts.TABLE), Align.END),
        Column(edition.entrant_heading, is_name=True),
        Column(say(texts.POINTS), Align.END),
        Column(say(texts.POINTS_AGAINST), Align.END),
        Column(say(texts.AGAINST), has_names=True),
    ]
    columns += [Column(say(texts.MATCHES_WON), Align.MIDDLE)] if has_matches else []
    results = [(seating, played.results.get(seating.table)) for seating in _by_table(played)]
    remarks = [_remark(edition, seating, result) for seating, result in results]
    columns += [Column(say(texts.REMARK))] if any(remarks) else []
    rows = []
    for (seating, result), remark in zip(results, remarks, strict=True):
        first, second = _points(edition, result)
        row = [edition.number(seating.table), Cell(_side(edition, seating, 0)), first, second]
        row.append(Cell(_side(edition, seating, 1)))
        if has_matches:
            row.append(Cell("–".join(map(str, result.matches_won))) if result is not None else _NOTHING)
        rows.append((*row, Cell(remark)) if any(remarks) else tuple(row))
    title = texts.RESULTS if played.is_complete else texts.RESULTS_SO_FAR
    corrected = [each for each in edition.state.corrections if each.round == number]
    notes = (*_who_sits_out(edition, played), *corrected_notes(edition, corrected))
    return edition.sheet(say(title, number), tuple(columns), rows, notes)


def corrected_notes(edition: Edition, corrections: list[ResultCorrected]) -> tuple[str, ...]:
    """That results were corrected, with the numbers under which the log has it; nothing without any."""
    language = edition.language
    numbers = [language.number(each.number) for each in corrections]
    if not numbers:
        return ()
    if len(numbers) == 1:
        return (language.say(texts.CORRECTED, numbers[0]),)
    return (language.say(texts.CORRECTED_MORE, language.joined(numbers)),)


def _side(edition: Edition, seating: Seating, side: int) -> str:
    return edition.side(seating.sides[side], seating.seats[side::2])


def _by_table(played: TournamentRound) -> list[Seating]:
    return sorted(played.seatings, key=lambda seating: seating.table)


def _points(edition: Edition, result: TableResult | None) -> tuple[Cell, Cell]:
    """The points of both sides as the standings count them."""
    if result is None or result.outcome is Outcome.NOT_PLAYED:
        return _NOTHING, _NOTHING
    (first, _), (second, _) = table_points(result, edition.state.settings.terms)
    return edition.number(first), edition.number(second)


def _remark(edition: Edition, seating: Seating, result: TableResult | None) -> str:
    say = edition.language.say
    if result is None:
        return say(texts.STILL_PLAYING)
    match result.outcome:
        case Outcome.FORFEIT:
            return say(texts.FORFEIT)
        case Outcome.BOTH_LOST:
            return say(texts.BOTH_LOST)
        case Outcome.NOT_PLAYED:
            return say(texts.NOT_PLAYED)
        case Outcome.PLAYED if result.winner >= 0:
            return say(texts.WON_BY_PLAY_OFF, _side(edition, seating, result.winner))
        case Outcome.PLAYED:
            return ""


def _persons_out(state: Tournament, played: TournamentRound) -> list[int]:
    out = resting(state, played.number)
    persons = persons_at(state, played.number) if out else {}
    return [person for entrant in out for person in persons[entrant]]


def _who_sits_out(edition: Edition, played: TournamentRound) -> tuple[str, ...]:
    out = resting(edition.state, played.number)
    if not out:
        return ()
    names = edition.language.joined(edition.entrant(entrant) for entrant in out)
    return (edition.language.say(texts.SIT_OUT, names),)
