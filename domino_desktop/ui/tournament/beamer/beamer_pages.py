"""What the view for a beamer shows, page after page: values only, in every language of the people in the room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from domino_desktop.i18n.language import CODES, Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import Message, tournament_papers
from domino_desktop.i18n.messages import tournament_beamer as texts
from domino_desktop.tournament.clock import TableClock, table_clock
from domino_desktop.tournament.settings import EntrantKind
from domino_desktop.tournament.sitting_out import resting
from domino_desktop.tournament.standings import standings
from domino_desktop.tournament.state import Tournament
from domino_desktop.ui.tournament.papers.documents.edition import Edition, edition_of
from domino_desktop.ui.tournament.papers.documents.round_lists import results_of_round
from domino_desktop.ui.tournament.papers.documents.sheet import Align, Cell, Sheet
from domino_desktop.ui.tournament.papers.documents.standings_lists import standings_list

if TYPE_CHECKING:
    from domino_desktop.controller.tournament import TournamentController

_PAIRS_ON_PAGE, _SINGLES_ON_PAGE, _PLACES_ON_PAGE = 5, 7, 7
_COLUMNS_OF_STANDINGS: Final = 4
_TIMES_IN_LINE: Final = 3


class Part(Enum):
    """What a page belongs to."""

    WELCOME = "welcome"
    CLOCK = "clock"
    TABLES = "tables"
    STANDINGS = "standings"


class Sheets:
    """A list in every language, each made when it is asked for by the place of its language."""

    def __init__(self, editions: Sequence[Edition], made: Callable[[Edition], Sheet]) -> None:
        self._editions, self._made = editions, made
        self._there: dict[int, Sheet] = {}

    def __getitem__(self, place: int) -> Sheet:
        if place not in self._there:
            self._there[place] = self._made(self._editions[place])
        return self._there[place]


@dataclass(frozen=True, slots=True)
class BeamerPage:
    """One page. ``titles`` and ``sheets`` have one for each language; ``rows`` are those of the sheets on this page.

    ``lines`` is what stands below a welcome, for each language.
    """

    part: Part
    titles: tuple[str, ...]
    sheets: Sheets | None = None
    rows: tuple[int, int] = (0, 0)
    lines: tuple[tuple[str, ...], ...] = ()


def languages_in_room(office: TournamentController, own: Language) -> tuple[Language, ...]:
    """The languages of everybody who takes part, in the order of the program; the director's where nobody does."""
    persons = [person for entrant in office.state.entrants.values() for person in entrant.persons]
    spoken = {office.people[person].language for person in persons if person in office.people}
    return tuple(language_of(code) for code in CODES if code in spoken) or (own,)


def beamer_pages(office: TournamentController, languages: Sequence[Language]) -> tuple[BeamerPage, ...]:
    """All pages of now.

    While a tournament round is played they are its clock and tables, and once it has begun the standings before it;
    then its results and the standings.
    """
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
        if not played.started:  # everybody looks for a table now
            return tuple(pages)
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
    played, now = state.last_round, office.now()
    if played is None:
        return ()
    clock, lines = table_clock(state, 0, now), []
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
        own = [(table, table_clock(state, table, now).left) for table in sorted(played.open_tables)]
        others = [(table, left) for table, left in own if left is not None and left != clock.left]
        times = [say(texts.TABLE_TIME, table, minutes_and_seconds(left)) for table, left in others]
        lines += [" · ".join(times[at : at + _TIMES_IN_LINE]) for at in range(0, len(times), _TIMES_IN_LINE)]
    return tuple(lines)


def minutes_and_seconds(seconds: int) -> str:
    """As clocks show it: 5:00, 75:09."""
    return f"{seconds // 60}:{seconds % 60:02}"


def page_text(page: BeamerPage, place: int) -> str:
    """Everything on a page in the language at this place, for screen readers."""
    from domino_desktop.ui.tournament.papers.documents.sheet_text import row_text

    if page.sheets is not None:
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
    kind = editions[0].state.settings.kind
    on_page = _SINGLES_ON_PAGE if kind is EntrantKind.SINGLE else _PAIRS_ON_PAGE
    sheets = Sheets(editions, lambda edition: _with_sitting_out(edition, number))
    return _paged(Part.TABLES, _said(editions, title, number), sheets, on_page)


def _with_sitting_out(edition: Edition, number: int) -> Sheet:
    sheet = _facing(results_of_round(edition, number))
    words, missing = Cell(edition.language.say(tournament_papers.SITS_OUT)), Cell("")
    out = resting(edition.state, number)
    rows = [(missing, Cell(edition.entrant(entrant)), missing, words) for entrant in out]
    return replace(sheet, rows=(*sheet.rows, *rows))


def _facing(sheet: Sheet) -> Sheet:
    """Table and both sides, what they brought between them."""
    table, side, points, _, other, *_ = sheet.columns
    columns = (table, side, replace(points, align=Align.MIDDLE), other)
    rows = tuple(
        (row[0], row[1], Cell(f"{row[2].text} : {row[3].text}" if row[2].text else ""), row[4]) for row in sheet.rows
    )
    return replace(sheet, columns=columns, rows=rows)


def _standings(editions: Sequence[Edition], after: int) -> list[BeamerPage]:
    state = editions[0].state
    placed = standings(state, after)

    def made(edition: Edition) -> Sheet:
        sheet, most = standings_list(edition, after, placed), _COLUMNS_OF_STANDINGS
        return replace(sheet, columns=sheet.columns[:most], rows=tuple(row[:most] for row in sheet.rows))

    if state.is_finished:
        titles = _said(editions, texts.FINAL_STANDINGS)
    else:
        titles = _said(editions, texts.STANDINGS_AFTER, after)
    return _paged(Part.STANDINGS, titles, Sheets(editions, made), _PLACES_ON_PAGE)


def _paged(part: Part, titles: tuple[str, ...], sheets: Sheets, on_page: int) -> list[BeamerPage]:
    """As many pages as it takes, all about equally full."""
    count = len(sheets[0].rows)
    pages = max(1, -(-count // on_page))
    ends = [count * place // pages for place in range(pages + 1)]
    return [BeamerPage(part, titles, sheets, rows) for rows in pairwise(ends)]


def _said(editions: Sequence[Edition], words: Message, *values: int) -> tuple[str, ...]:
    return tuple(edition.language.say(words, *values) for edition in editions)
