"""What an entrant or a person did, tournament round by tournament round, as the rows of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament_papers as papers
from domino_desktop.i18n.messages import tournament_standings as words
from domino_desktop.tournament.history import Encounter, Summary, summary
from domino_desktop.tournament.settings import EntrantKind, PenaltyCost
from domino_desktop.tournament.sitting_out import Presence
from domino_desktop.tournament.state import Tournament
from domino_desktop.tournament.tally import Tally
from domino_desktop.ui.tournament.parts.names import entrant_name, pair_name
from domino_desktop.ui.tournament.parts.number_model import Cell, Column, Row
from domino_desktop.ui.tournament.parts.result_words import outcome_words, wins_text

if TYPE_CHECKING:
    from domino_desktop.controller.tournament_record import TournamentRecord

SUM: Final = "sum"
"""The key of the last row; all others have the number of their tournament round."""

_NOTHING: Final = Cell("")
_COSTS: Final = ((PenaltyCost.MATCH, words.MATCH_LOST_CELL), (PenaltyCost.TOURNAMENT, words.OUT_CELL))


def history_columns(state: Tournament, language: Language) -> tuple[Column, ...]:
    """Tournament round, against whom, and everything that was noted of it."""
    say = language.say
    partner = (Column("partner", say(papers.PARTNER), stretches=True),) if _has_partners(state) else ()
    return (
        Column("round", say(papers.ROUND), is_number=True, stays=True),
        *partner,
        Column("against", say(papers.AGAINST), stays=not partner, stretches=True),
        Column("outcome", say(papers.OUTCOME)),
        Column("points", say(papers.POINTS), say(words.POINTS_BOTH), is_number=True),
        Column("rounds", say(papers.ROUNDS_WON), say(words.ROUNDS_WON_MEANING), is_number=True),
        Column("blocks", say(papers.BLOCKS), say(words.BLOCKS_MEANING), is_number=True),
        Column("fouls", say(papers.FOULS), say(words.FOULS_MEANING), is_number=True),
        Column("penalty", say(papers.PENALTY), say(words.PENALTY_MEANING), is_number=True),
        Column("table", say(papers.TABLE), is_number=True),
    )


def history_rows(office: TournamentRecord, encounters: Sequence[Encounter], language: Language) -> tuple[Row, ...]:
    """One row for each tournament round and one for all together."""
    rows = [_row(office, each, language) for each in encounters]
    return (*rows, _sums(office.state, summary(encounters), language)) if rows else ()


def _row(office: TournamentRecord, each: Encounter, language: Language) -> Row:
    say, number = language.say, language.number
    is_counted = each.presence is Presence.SAT_OUT or each.outcome is not None
    is_at_table = each.presence is Presence.AT_TABLE
    against = pair_name(office, each.opposing, language) if each.opposing else ""
    outcome = say(outcome_words(each))
    has_won = is_counted and each.tally.half_wins > 1
    cells = [Cell(number(each.round))]
    if _has_partners(office.state):
        cells.append(Cell(language.joined(entrant_name(office, other, language) for other in each.partners)))
    points = _points(each.tally) if is_counted else ""
    penalty = _penalty(each, language)
    noted = _noted(each.tally, language) if is_at_table and is_counted else (_NOTHING,) * 3
    cells += [
        Cell(against),
        Cell(outcome, is_quiet=not is_at_table or each.outcome is None, is_strong=has_won and is_at_table),
        Cell(points, is_quiet=not is_at_table),
        *noted,
        Cell(penalty),
        Cell(number(each.table) if is_at_table else ""),
    ]
    told = [say(papers.ROUND_NUMBER, each.round), against, outcome, points]
    return Row(each.round, tuple(cells), told=", ".join(part for part in told if part))


def _sums(state: Tournament, together: Summary, language: Language) -> Row:
    tally, total = together.tally, language.say(papers.TOTAL)
    points, won = _points(tally), wins_text(tally.half_wins, language)
    counted = language.say(words.SUM_WINS, won)
    away = [
        language.say(message, n=count)
        for message, count in ((words.TIMES_SAT_OUT, together.sat_out), (words.TIMES_ABSENT, together.absent))
        if count
    ]
    cells = [
        Cell(""),
        *([_NOTHING] if _has_partners(state) else []),
        Cell(total, under=", ".join(away), is_strong=True),
        Cell(counted, is_strong=True),
        Cell(points, is_strong=True),
        *_noted(tally, language, is_strong=True),
        Cell(language.number(tally.penalty_points) if together.penalties else "", is_strong=True),
        _NOTHING,
    ]
    told = ", ".join((total, counted, points, *away))
    return Row(SUM, tuple(cells), told=told, is_raised=True)


def _noted(tally: Tally, language: Language, *, is_strong: bool = False) -> tuple[Cell, ...]:
    """What was noted round by round of the tiles: a dash where nothing was; nothing stands out less than a nought."""
    if not tally.rounds:
        return (Cell("\u2013", is_quiet=True),) * 3
    values = (tally.rounds_won, tally.blocks, tally.fouls)
    return tuple(Cell(language.number(value), is_strong=is_strong, is_quiet=not value) for value in values)


def _points(tally: Tally) -> str:
    """Points for, before penalties, and against."""
    return f"{tally.points_for + tally.penalty_points}\u2013{tally.points_against}"


def _penalty(each: Encounter, language: Language) -> str:
    if not each.penalties:
        return ""
    costs, points = {penalty.costs for penalty in each.penalties}, each.tally.penalty_points
    told = [language.number(points)] if points else []
    told += [language.say(message) for cost, message in _COSTS if cost in costs]
    return ", ".join(told) or language.say(words.WARNING_CELL)


def _has_partners(state: Tournament) -> bool:
    return state.settings.kind is EntrantKind.CHANGING
