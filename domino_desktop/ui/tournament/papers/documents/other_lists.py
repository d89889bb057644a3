"""The log, the levels of a knockout, and the season of a club."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, Final

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament_papers as texts
from domino_desktop.tournament.changes import apply
from domino_desktop.tournament.state import Tournament
from domino_desktop.ui.tournament.papers.documents.edition import Edition
from domino_desktop.ui.tournament.papers.documents.round_lists import corrected_notes
from domino_desktop.ui.tournament.papers.documents.sheet import Align, Cell, Column, Sheet

if TYPE_CHECKING:
    from domino_desktop.controller.tournament_record import TournamentRecord
    from domino_desktop.ui.tournament.parts.bracket_values import BracketValue

_LINES_AT_ONCE: Final = 12


def log_list(office: TournamentRecord, edition: Edition) -> Generator[None, None, Sheet]:
    """Everything that was written down, some lines at a time."""
    from domino_desktop.ui.tournament.parts.fact_words import fact_sentence

    language = edition.language
    say = language.say
    rows = []
    before: Tournament | None = None
    for fact in edition.state.facts:
        at = datetime.fromisoformat(fact.at).astimezone()
        rows.append(
            (
                edition.number(fact.number),
                Cell(f"{language.date(at.date())} {language.time(at.time())}"),
                Cell(fact_sentence(office, before, fact, language, is_public=True)),
                Cell(edition.person(fact.by) if fact.by else ""),
            )
        )
        before = apply(before, fact)
        if fact.number % _LINES_AT_ONCE == 0:
            yield
    columns = (
        Column(say(texts.ENTRY), Align.END),
        Column(say(texts.TIME), keeps_line=True),
        Column(say(texts.WHAT)),
        Column(say(texts.DIRECTOR)),
    )
    return Sheet((language.code,), say(texts.LOG), edition.subtitle, columns, tuple(rows))


def bracket_lists(value: BracketValue, edition: Edition) -> tuple[Sheet, ...]:
    """The levels of a knockout, one list each, from the first matches to the final; the match for the third place."""
    say = edition.language.say
    columns = (
        Column(edition.entrant_heading, is_name=True),
        Column(say(texts.POINTS), Align.END),
        Column(say(texts.POINTS_AGAINST), Align.END),
        Column(say(texts.AGAINST), has_names=True),
    )
    levels = list(zip(value.headings, value.levels, strict=True))
    if value.third is not None:
        levels.insert(len(levels) - 1, (value.third_heading, (value.third,)))
    sheets = [
        Sheet(
            (edition.language.code,),
            heading,
            edition.subtitle,
            columns,
            tuple((Cell(one.name), Cell(one.points), Cell(other.points), Cell(other.name)) for one, other in matches),
        )
        for heading, matches in levels
    ]
    notes = corrected_notes(edition, list(edition.state.corrections))
    return tuple(replace(sheet, notes=notes if sheet is sheets[-1] else ()) for sheet in sheets)


def season_list(
    language: Language,
    title: str,
    headings: Sequence[str],
    rows: Sequence[tuple[int, bool, str, Sequence[tuple[str, bool]], str]],
    note: str,
) -> Sheet:
    """Several tournaments added up.

    A row has the place and whether it is shared, the name, for each tournament what it brought and whether that counts,
    and the total.
    """
    columns = (
        Column(language.say(texts.PLACE), Align.END),
        Column(language.say(texts.NAME), is_name=True),
        *(Column(heading, Align.END) for heading in headings),
        Column(language.say(texts.TOTAL), Align.END),
    )
    told = tuple(
        (
            Cell(f"{language.number(rank)} =" if is_shared else language.number(rank), rank),
            Cell(name),
            *(Cell(value if is_counted or not value else f"({value})") for value, is_counted in values),
            Cell(total),
        )
        for rank, is_shared, name, values, total in rows
    )
    notes = (note, language.say(texts.SEASON_COUNTED)) if note else ()
    return Sheet((language.code,), title, "", columns, told, notes, language.say(texts.NOTHING_YET))
