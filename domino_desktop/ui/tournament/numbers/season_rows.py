"""The season of a club as the rows of a table, and as a list for paper."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament_papers as papers
from domino_desktop.i18n.messages import tournament_standings as words
from domino_desktop.tournament.season import Measure, SeasonRow
from domino_desktop.ui.tournament.parts.names import member_name
from domino_desktop.ui.tournament.parts.number_model import Cell, Column, Row
from domino_desktop.ui.tournament.parts.result_words import signed, wins_text

if TYPE_CHECKING:
    from domino_desktop.storage.members import Member
    from domino_desktop.ui.tournament.papers.documents.sheet import Sheet


@dataclass(frozen=True, slots=True)
class SeasonView:
    """What is added up: the names of the tournaments in their order, everybody's row, and how values are written."""

    events: tuple[str, ...]
    rows: tuple[SeasonRow, ...]
    members: Mapping[int, Member]
    best: int
    measure: Measure


def season_columns(view: SeasonView, language: Language) -> tuple[Column, ...]:
    """Place, name, total, then one column for each tournament."""
    say = language.say
    return (
        Column("rank", say(papers.PLACE), say(words.RANK_MEANING), is_number=True, stays=True),
        Column("name", say(papers.NAME), stays=True, stretches=True),
        Column("total", say(papers.TOTAL), is_number=True),
        *(
            Column(f"event {place}", name, say(words.EVENT_MEANING, name), is_number=True)
            for place, name in enumerate(view.events)
        ),
    )


def season_rows(view: SeasonView, language: Language) -> Generator[None, None, list[Row]]:
    """One row for each member, in steps; the key of a row is the id of the member."""
    missing = [Cell("", told=language.say(words.NOTHING_BROUGHT, event)) for event in view.events]
    rows = []
    for row in view.rows:
        rows.append(_row(view, row, missing, language))
        yield
    return rows


def season_sheet(view: SeasonView, language: Language) -> Sheet:
    """The same as a list for everybody to read, with the names as their owners want them shown."""
    from domino_desktop.ui.tournament.papers.documents.other_lists import season_list

    told = []
    for row in view.rows:
        brought = {result.event: result for result in row.results}
        values = []
        for place in range(len(view.events)):
            result = brought.get(place)
            text = "" if result is None else value_text(result.value, view.measure, language)
            values.append((text, result is None or result.is_counted))
        name = _name(view, row, language, is_public=True)
        told.append((row.rank, row.is_shared, name, values, value_text(row.total, view.measure, language)))
    note = language.say(papers.BEST_OF, n=view.best) if view.best else ""
    return season_list(language, language.say(papers.SEASON), view.events, told, note)


def value_text(value: int, measure: Measure, language: Language) -> str:
    """One value of a season."""
    if measure is Measure.WINS:
        return wins_text(value, language)
    return signed(value, language) if measure is Measure.EFFECTIVENESS else language.number(value)


def _row(view: SeasonView, row: SeasonRow, missing: Sequence[Cell], language: Language) -> Row:
    say, name = language.say, _name(view, row, language)
    brought = {result.event: result for result in row.results}
    cells = []
    for place, event in enumerate(view.events):
        result = brought.get(place)
        if result is None:
            cells.append(missing[place])
            continue
        text, is_out = value_text(result.value, view.measure, language), not result.is_counted
        shown = say(words.NOT_COUNTED, text) if is_out else text
        cells.append(Cell(shown, told=say(words.VALUE_TOLD, event, shown), is_quiet=is_out))
    total = value_text(row.total, view.measure, language)
    rank = say(words.SHARED_RANK, row.rank) if row.is_shared else language.number(row.rank)
    rank_told = say(words.SHARED_RANK_TOLD if row.is_shared else words.RANK_TOLD, row.rank)
    return Row(
        row.member,
        (Cell(rank, told=rank_told), Cell(name), Cell(total, is_strong=True), *cells),
        told=say(words.SEASON_ROW, rank_told, name, total),
        is_raised=row.rank == 1,
    )


def _name(view: SeasonView, row: SeasonRow, language: Language, *, is_public: bool = False) -> str:
    return member_name(view.members.get(row.member), row.member, language, is_public=is_public)


def choices(language: Language) -> Sequence[tuple[Measure, str, str]]:
    """What can be added up, with a name and a sentence each."""
    say = language.say
    return (
        (Measure.PLACES, say(words.BY_PLACES), say(words.BY_PLACES_MEANING)),
        (Measure.WINS, say(words.BY_WINS), say(words.BY_WINS_MEANING)),
        (Measure.EFFECTIVENESS, say(words.BY_EFFECTIVENESS), say(words.BY_EFFECTIVENESS_MEANING)),
    )
