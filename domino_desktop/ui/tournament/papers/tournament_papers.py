"""The papers of a tournament: each made in steps from what a director chose, for printers, files and the preview."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING

from domino_desktop.i18n.language import CODES, Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import protocol as page_words
from domino_desktop.i18n.messages import tournament_papers as texts
from domino_desktop.tournament.settings import Format
from domino_desktop.tournament.state import Tournament
from domino_desktop.ui.printing.leaves import Leaves
from domino_desktop.ui.printing.sheets import Paper
from domino_desktop.ui.tournament.papers.documents.bracket_pages import BracketPages
from domino_desktop.ui.tournament.papers.documents.card_pages import CardPages
from domino_desktop.ui.tournament.papers.documents.diplomas import DiplomaPages, diploma_lines, diplomas_of
from domino_desktop.ui.tournament.papers.documents.edition import Edition, edition_of
from domino_desktop.ui.tournament.papers.documents.list_pages import ListPages
from domino_desktop.ui.tournament.papers.documents.other_lists import bracket_lists, log_list
from domino_desktop.ui.tournament.papers.documents.round_lists import (
    corrected_notes,
    pairings_by_name,
    pairings_by_table,
    results_of_round,
)
from domino_desktop.ui.tournament.papers.documents.score_cards import card_lines, cards_of_round
from domino_desktop.ui.tournament.papers.documents.sheet import Sheet, merged
from domino_desktop.ui.tournament.papers.documents.sheet_text import sheets_text
from domino_desktop.ui.tournament.papers.documents.standings_lists import cross_list, history_list, standings_list
from domino_desktop.ui.tournament.parts.bracket_values import bracket_value

if TYPE_CHECKING:
    from domino_desktop.controller.tournament import TournamentController


class PaperKind(Enum):
    """Everything that can be published; the values are the keys of `tournament_papers.PAPERS`."""

    BY_TABLE = "by_table"
    BY_NAME = "by_name"
    CARDS = "cards"
    RESULTS = "results"
    STANDINGS = "standings"
    CROSS = "cross"
    BRACKET = "bracket"
    HISTORY = "history"
    DIPLOMAS = "diplomas"
    LOG = "log"


OF_ROUND = frozenset(
    {PaperKind.BY_TABLE, PaperKind.BY_NAME, PaperKind.CARDS, PaperKind.RESULTS, PaperKind.STANDINGS, PaperKind.CROSS}
)
"""Papers for which a tournament round is chosen."""

LISTS = frozenset(PaperKind) - {PaperKind.CARDS, PaperKind.DIPLOMAS}
"""Papers that are lists: they can be a web page and a table for spreadsheets too."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What a director chose. ``codes`` are one language or two; ``round`` a tournament round.

    ``large``: tables that get a card in large print even if nobody there needs it; ``all_large``: all of them.
    ``last``: the last rank that gets a diploma (None: everybody).
    """

    kind: PaperKind
    codes: tuple[str, ...]
    paper: Paper
    round: int = 0
    large: frozenset[int] = frozenset()
    all_large: bool = False
    last: int | None = 3


@dataclass(frozen=True, slots=True)
class Made:
    """A paper. ``sheets`` are its lists, none for cards and diplomas; ``text`` is all of it in plain lines."""

    leaves: Leaves
    text: str
    sheets: tuple[Sheet, ...] = field(default=())


def kinds_of(state: Tournament) -> list[PaperKind]:
    """What there is to publish now."""
    kinds = list(PaperKind)
    if not state.rounds:
        return [PaperKind.STANDINGS, PaperKind.LOG]
    kinds.remove(PaperKind.CROSS if state.settings.format is Format.KNOCKOUT else PaperKind.BRACKET)
    return kinds


def languages_of(office: TournamentController) -> list[str]:
    """The languages of everybody who takes part, then all others."""
    persons = [person for entrant in office.state.entrants.values() for person in entrant.persons]
    spoken = [office.people[person].language for person in persons if person in office.people]
    present = [code for code in CODES if code in spoken]
    return [*present, *(code for code in CODES if code not in present)]


def made_paper(office: TournamentController, wish: Wish) -> Generator[None, None, Made]:
    """Make it in steps of some milliseconds each, so that a window can answer in between."""
    editions = [edition_of(office, language_of(code)) for code in wish.codes]
    if wish.kind is PaperKind.CARDS:
        return (yield from _cards(office, editions, wish))
    if wish.kind is PaperKind.DIPLOMAS:
        return (yield from _diplomas(editions, wish))
    if wish.kind is PaperKind.BRACKET:
        yield
        return _bracket(office, editions, wish)
    spoken: list[tuple[Sheet, ...]] = []
    for edition in editions:
        spoken.append((yield from _sheets(office, edition, wish)))
    sheets: list[Sheet] = []
    for same in zip(*spoken, strict=True):
        sheets.append(merged(same))
        yield
    pages = ListPages(sheets, _title(office, wish), wish.paper, _foot(office, editions[0].language))
    yield from pages.lay_out()
    text = []
    for each in (sheet for told in spoken for sheet in told):
        text.append(sheets_text((each,)))
        yield
    return Made(pages, "\n".join(text), tuple(sheets))


def _sheets(office: TournamentController, edition: Edition, wish: Wish) -> Generator[None, None, tuple[Sheet, ...]]:
    """The lists of a paper in one language."""
    yield
    match wish.kind:
        case PaperKind.BY_TABLE:
            return (pairings_by_table(edition, wish.round),)
        case PaperKind.BY_NAME:
            return (pairings_by_name(edition, wish.round),)
        case PaperKind.RESULTS:
            return (results_of_round(edition, wish.round),)
        case PaperKind.STANDINGS:
            return (standings_list(edition, wish.round),)
        case PaperKind.CROSS:
            return (cross_list(edition, wish.round),)
        case PaperKind.LOG:
            return ((yield from log_list(office, edition)),)
        case _:
            told = []
            for entrant in edition.in_order(edition.state.entrants, edition.entrant):
                told.append(history_list(edition, entrant))
                yield
            return tuple(told)


def _cards(office: TournamentController, editions: Sequence[Edition], wish: Wish) -> Generator[None, None, Made]:
    """In the languages of each table; where nobody's is known, in the chosen ones."""
    by_code = {edition.language.code: edition for edition in editions}
    for code in CODES:
        if code not in by_code:
            by_code[code] = edition_of(office, language_of(code))
            yield
    spoken = {number: member.language for number, member in office.people.items()}
    tables = {seating.table for seating in office.state.rounds[wish.round - 1].seatings}
    large = tables if wish.all_large else wish.large
    cards, text = [], []
    for card in cards_of_round(by_code, wish.round, spoken, office.needs, large):
        cards.append(card)
        text.append("\n".join(card_lines(card)))
        yield
    return Made(CardPages(cards, _title(office, wish), wish.paper), "\n\n".join(text) + "\n")


def _bracket(office: TournamentController, editions: Sequence[Edition], wish: Wish) -> Made:
    """Drawn on paper; as files one list for each level."""
    values = [bracket_value(office, edition.language, is_public=True) for edition in editions]
    spoken = [bracket_lists(*pair) for pair in zip(values, editions, strict=True)]
    titles = [edition.language.say(texts.PAPERS[wish.kind.value]) for edition in editions]
    foot = _foot(office, editions[0].language)
    notes = corrected_notes(editions[0], list(office.state.corrections))
    pages = BracketPages(values, titles, " · ".join((editions[0].subtitle, *notes)), wish.paper, foot)
    text = "\n".join(sheets_text(each) for each in spoken)
    return Made(pages, text, tuple(merged(same) for same in zip(*spoken, strict=True)))


def _diplomas(editions: Sequence[Edition], wish: Wish) -> Generator[None, None, Made]:
    yield
    diplomas, text = [], []
    for diploma in diplomas_of(editions, wish.last):
        diplomas.append(diploma)
        text.append("\n".join(diploma_lines(diploma)))
        yield
    title = editions[0].language.say(texts.DIPLOMA)
    return Made(DiplomaPages(diplomas, title, wish.paper), "\n\n".join(text) + "\n")


def _title(office: TournamentController, wish: Wish) -> str:
    say = language_of(wish.codes[0]).say
    return f"{office.state.settings.name} – {say(texts.PAPERS[wish.kind.value])}"


def _foot(office: TournamentController, speaker: Language) -> Callable[[int, int], str]:
    """What stands below a page: the event, and which page it is."""
    event = office.state.settings.name
    return lambda number, count: f"{event} · {speaker.say(page_words.PAGE, number, count)}"
