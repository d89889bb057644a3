"""What the view for a beamer shows, page after page: values only, in every language of the people in the room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from domino_desktop.i18n.language import CODES, Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import Message
from domino_desktop.i18n.messages import tournament_beamer as texts
from domino_desktop.tournament.clock import TableClock, table_clock
from domino_desktop.tournament.settings import EntrantKind
from domino_desktop.tournament.state import Tournament
from domino_desktop.ui.tournament.documents.edition import Edition, edition_of
from domino_desktop.ui.tournament.documents.round_lists import results_of_round
from domino_desktop.ui.tournament.documents.sheet import Cell, Sheet
from domino_desktop.ui.tournament.documents.standings_lists import standings_list

if TYPE_CHECKING:
    from domino_desktop.controller.tournament import TournamentController

_PAIRS_ON_PAGE, _SINGLES_ON_PAGE, _PLACES_ON_PAGE = 6, 8, 8
_COLUMNS_OF_STANDINGS: Final = 4


class Part(Enum):
    """What a page belongs to."""

    WELCOME = "welcome"
    CLOCK = "clock"
    TABLES = "tables"
    STANDINGS = "standings"


@dataclass(frozen=True, slots=True)
class BeamerPage:
    """One page. ``titles`` and ``sheets`` have one for each language; ``rows`` are those of the sheets on this page.

    ``lines`` is what stands below a clock or a welcome, for each language.
    """

    part: Part
    titles: tuple[str, ...]
    sheets: tuple[Sheet, ...] = ()
    rows: tuple[int, int] = (0, 0)
    lines: tuple[tuple[str, ...], ...] = ()


def languages_in_room(office: TournamentController, own: Language) -> tuple[Language, ...]:
    """The languages of everybody who takes part, in the order of the program; the director's where nobody does."""
    persons = [person for entrant in office.state.entrants.values() for person in entrant.persons]
    spoken = {office.people[person].language for person in persons if person in office.people}
    return tuple(language_of(code) for code in CODES if code in spoken) or (own,)


def beamer_pages(office: TournamentController, languages: Sequence[Language]) -> tuple[BeamerPage, ...]:
    """All pages of now: while a tournament round is played its clock and tables, then results and standings."""
    state = office.state
    editions = [edition_of(office, each) for each in languages]
    played = state.last_round
    if played is None:
        return (_welcome(state, editions),)
    pages: list[BeamerPage] = []
    if not played.is_complete:
        if state.settings.terms.minutes:
            pages.append(BeamerPage(Part.CLOCK, _said(editions, texts.ROUND_TABLES, played.number)))
        pages += _tables(editions, played.number, texts.ROUND_TABLES)
        complete = [each for each in state.rounds[:-1] if each.is_complete]
        return tuple(pages + (_standings(editions, complete[-1].number) if complete else []))
    if not state.is_finished:
        pages += _tables(editions, played.number, texts.RESULTS)
    return tuple(pages + _standings(editions, played.number))


def clock_of(office: TournamentController) -> TableClock:
    """The clock of the hall."""
    return table_clock(office.state, 0, office.now())


def clock_lines(office: TournamentController, language: Language) -> tuple[str, ...]:
    """What has to be said about the time, and which tables still play."""
    state, say = office.state, language.say
    played, clock = state.last_round, clock_of(office)
    if played is None:
        return ()
    lines = []
    if not clock.is_started:
        lines.append(say(texts.NOT_STARTED))
    elif clock.is_over:
        finishes = state.settings.terms.finishes_round
        lines.append(say(texts.TIME_IS_UP_FINISH if finishes else texts.TIME_IS_UP))
    elif not clock.is_running:
        lines.append(say(texts.CLOCK_STANDS))
    if clock.is_started:
        if played.open_tables:
            numbers = language.joined(language.number(table) for table in sorted(played.open_tables))
            lines.append(say(texts.STILL_PLAYING, numbers))
        else:
            lines.append(say(texts.ALL_DONE))
        for table in sorted(played.open_tables):
            own = table_clock(state, table, office.now())
            if own.left is not None and clock.left is not None and abs(own.left - clock.left) > 1:
                lines.append(say(texts.TABLE_TIME, table, minutes_and_seconds(own.left)))
    return tuple(lines)


def minutes_and_seconds(seconds: int) -> str:
    """As clocks show it: 5:00, 75:09."""
    return f"{seconds // 60}:{seconds % 60:02}"


def page_text(page: BeamerPage, place: int) -> str:
    """Everything on a page in the language at this place, for screen readers."""
    from domino_desktop.ui.tournament.documents.sheet_text import row_text

    if page.sheets:
        sheet = page.sheets[place]
        return "\n".join(row_text(sheet, row) for row in sheet.rows[slice(*page.rows)])
    return "\n".join(page.lines[place]) if page.lines else ""


def _welcome(state: Tournament, editions: Sequence[Edition]) -> BeamerPage:
    return BeamerPage(
        Part.WELCOME,
        _said(editions, texts.WELCOME),
        lines=tuple((state.settings.name, edition.day) for edition in editions),
    )


def _tables(editions: Sequence[Edition], number: int, title: Message) -> list[BeamerPage]:
    """The tables of a tournament round with what they brought so far."""
    sheets = tuple(_without_remarks(results_of_round(edition, number)) for edition in editions)
    kind = editions[0].state.settings.kind
    on_page = _SINGLES_ON_PAGE if kind is EntrantKind.SINGLE else _PAIRS_ON_PAGE
    sitting_out = [edition.state.rounds[number - 1].sitting_out for edition in editions]
    if sitting_out[0]:
        sheets = tuple(
            replace(sheet, rows=(*sheet.rows, *_who_sits_out(edition, sheet)))
            for sheet, edition in zip(sheets, editions, strict=True)
        )
    return _paged(Part.TABLES, _said(editions, title, number), sheets, on_page)


def _without_remarks(sheet: Sheet) -> Sheet:
    """Table, both sides and their points."""
    return replace(sheet, columns=sheet.columns[:5], rows=tuple(row[:5] for row in sheet.rows))


def _who_sits_out(edition: Edition, sheet: Sheet) -> list[tuple[Cell, ...]]:
    from domino_desktop.i18n.messages import tournament_papers

    words = Cell(edition.language.say(tournament_papers.SITS_OUT))
    missing = Cell("")
    out = edition.state.rounds[-1].sitting_out
    return [(missing, Cell(edition.entrant(entrant)), missing, missing, words) for entrant in out]


def _standings(editions: Sequence[Edition], after: int) -> list[BeamerPage]:
    sheets = []
    for edition in editions:
        sheet = standings_list(edition, after)
        most = _COLUMNS_OF_STANDINGS
        sheets.append(replace(sheet, columns=sheet.columns[:most], rows=tuple(row[:most] for row in sheet.rows)))
    state = editions[0].state
    if state.is_finished:
        titles = _said(editions, texts.FINAL_STANDINGS)
    else:
        titles = _said(editions, texts.STANDINGS_AFTER, after)
    return _paged(Part.STANDINGS, titles, tuple(sheets), _PLACES_ON_PAGE)


def _paged(part: Part, titles: tuple[str, ...], sheets: tuple[Sheet, ...], on_page: int) -> list[BeamerPage]:
    """As many pages as it takes, all about equally full."""
    count = len(sheets[0].rows)
    pages = max(1, -(-count // on_page))
    ends = [count * place // pages for place in range(pages + 1)]
    return [BeamerPage(part, titles, sheets, rows) for rows in pairwise(ends)]


def _said(editions: Sequence[Edition], words: Message, *values: int) -> tuple[str, ...]:
    return tuple(edition.language.say(words, *values) for edition in editions)
