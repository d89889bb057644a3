"""Standings as the rows of a table: places, names, one column for each tie-break in its order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament_papers as papers
from domino_desktop.i18n.messages import tournament_standings as words
from domino_desktop.tournament.settings import EntrantKind
from domino_desktop.tournament.standings import Standing
from domino_desktop.tournament.state import Tournament
from domino_desktop.ui.tournament.parts.names import entrant_name
from domino_desktop.ui.tournament.parts.number_model import Cell, Column, Row
from domino_desktop.ui.tournament.parts.tie_break_words import (
    NOTHING,
    decided_sentence,
    rank_text,
    rank_told,
    tie_break_meaning,
    tie_break_name,
    value_text,
)

if TYPE_CHECKING:
    from domino_desktop.controller.tournament_record import TournamentRecord


def standings_columns(state: Tournament, language: Language) -> tuple[Column, ...]:
    """Place, name, what decides in the order in which it is asked, tables played."""
    say = language.say
    return (
        Column("rank", say(papers.PLACE), say(words.RANK_MEANING), is_number=True, stays=True),
        Column("name", name_heading(state, language), stays=True, stretches=True),
        *(
            Column(each.value, tie_break_name(each, language), tie_break_meaning(each, language), is_number=True)
            for each in state.settings.tie_breaks
        ),
        Column("played", say(papers.PLAYED), say(words.PLAYED_MEANING), is_number=True),
    )


def standings_rows(
    office: TournamentRecord, placed: Sequence[Standing], after: int | None, language: Language
) -> tuple[Row, ...]:
    """One row for each entrant, best first; the key of a row is the entrant."""
    state = office.state
    corrected = corrected_entries(state, after)
    names = {each.entrant: entrant_name(office, each.entrant, language) for each in placed}
    reasons = why_here(placed, state, names, language)
    is_begun = any(each.tally.played or each.tally.byes or each.tally.forfeits for each in placed)
    rows = []
    for standing in placed:
        marks = [language.say(words.CORRECTED, number) for number in corrected.get(standing.entrant, ())]
        if state.entrants[standing.entrant].is_withdrawn:
            marks.append(language.say(words.WITHDRAWN))
        values = _values(standing, state, language)
        told = [
            language.say(words.VALUE_TOLD, tie_break_name(tie_break, language), value)
            for tie_break, value in zip(state.settings.tie_breaks, values, strict=True)
            if value != NOTHING
        ]
        cells = (
            Cell(rank_text(standing, language), told=rank_told(standing, language)),
            Cell(names[standing.entrant], under=", ".join(marks)),
            *(Cell(value, is_strong=not place, is_quiet=value == NOTHING) for place, value in enumerate(values)),
            Cell(language.number(standing.tally.played), is_quiet=True),
        )
        told_name = ", ".join((names[standing.entrant], *marks))
        rows.append(
            Row(
                standing.entrant,
                cells,
                told=language.say(words.ROW_TOLD, rank_told(standing, language), told_name, ", ".join(told)),
                note="\n".join(reasons[standing.entrant]),
                is_raised=is_begun and standing.rank == 1,
            )
        )
    return tuple(rows)


def why_here(
    placed: Sequence[Standing], state: Tournament, names: Mapping[int, str], language: Language
) -> dict[int, list[str]]:
    """What decided between each entrant and those just above and below, by entrant."""
    found: dict[int, list[str]] = {each.entrant: [] for each in placed}
    for upper, lower in pairwise(placed):
        both = (names[upper.entrant], names[lower.entrant])
        sentence = decided_sentence(upper, lower, state.settings.tie_breaks, both, language)
        found[upper.entrant].append(sentence)
        found[lower.entrant].append(sentence)
    return found


def corrected_entries(state: Tournament, after: int | None = None) -> dict[int, tuple[int, ...]]:
    """The numbers of the log entries that corrected a table of an entrant, by entrant."""
    found: dict[int, tuple[int, ...]] = {}
    for correction in state.corrections:
        if after is not None and correction.round > after:
            continue
        seating = state.rounds[correction.round - 1].seating(correction.table)
        for entrant in () if seating is None else seating.entrants:
            found[entrant] = (*found.get(entrant, ()), correction.number)
    return found


def name_heading(state: Tournament, language: Language) -> str:
    """What stands above the names."""
    return language.say(papers.PAIR if state.settings.kind is EntrantKind.PAIR else papers.NAME)


def _values(standing: Standing, state: Tournament, language: Language) -> list[str]:
    return [
        value_text(tie_break, value, language)
        for tie_break, value in zip(state.settings.tie_breaks, standing.values, strict=True)
    ]
