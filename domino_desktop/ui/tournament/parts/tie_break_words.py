"""What decides the order of a tournament, in words: headings, meanings, values, and what decided between two."""

from __future__ import annotations

from collections.abc import Sequence

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import Message, tournament_papers
from domino_desktop.i18n.messages import tournament_standings as words
from domino_desktop.tournament.settings import TieBreak
from domino_desktop.tournament.standings import Standing
from domino_desktop.ui.tournament.parts.result_words import signed, wins_text

_SENTENCES: dict[TieBreak, tuple[Message, Message]] = {
    TieBreak.WINS: (words.WINS_MEANING, words.AHEAD_WINS),
    TieBreak.EFFECTIVENESS: (words.EFFECTIVENESS_MEANING, words.AHEAD_EFFECTIVENESS),
    TieBreak.POINTS_FOR: (words.POINTS_FOR_MEANING, words.AHEAD_POINTS_FOR),
    TieBreak.DIRECT: (words.DIRECT_MEANING, words.AHEAD_DIRECT),
    TieBreak.OPPONENTS: (words.OPPONENTS_MEANING, words.AHEAD_OPPONENTS),
    TieBreak.OPPONENTS_EFFECTIVENESS: (
        words.OPPONENTS_EFFECTIVENESS_MEANING,
        words.AHEAD_OPPONENTS_EFFECTIVENESS,
    ),
    TieBreak.LOT: (words.LOT_MEANING, words.AHEAD_LOT),
}
_HALVES = frozenset({TieBreak.WINS, TieBreak.DIRECT, TieBreak.OPPONENTS})
_SIGNED = frozenset({TieBreak.EFFECTIVENESS, TieBreak.OPPONENTS_EFFECTIVENESS})
NOTHING = "\u2013"
"""Stands where a value was not asked for or could not decide."""


def tie_break_name(tie_break: TieBreak, language: Language) -> str:
    """A short name, as above a column."""
    return language.say(tournament_papers.TIE_BREAKS[tie_break.value])


def tie_break_meaning(tie_break: TieBreak, language: Language) -> str:
    """What it is, in a sentence."""
    return language.say(_SENTENCES[tie_break][0])


def tie_breaks_text(tie_breaks: Sequence[TieBreak], language: Language) -> str:
    """The order in which they are asked: "wins, effectiveness, lot"."""
    return ", ".join(tie_break_name(tie_break, language) for tie_break in tie_breaks)


def value_text(tie_break: TieBreak, value: int | None, language: Language) -> str:
    """One value of a standing."""
    if value is None:
        return NOTHING
    if tie_break in _HALVES:
        return wins_text(value, language)
    return signed(value, language) if tie_break in _SIGNED else language.number(value)


def rank_text(standing: Standing, language: Language) -> str:
    """The place: a shared one looks like one."""
    return language.say(words.SHARED_RANK, standing.rank) if standing.is_shared else language.number(standing.rank)


def rank_told(standing: Standing, language: Language) -> str:
    """The place, as it is said aloud."""
    return language.say(words.SHARED_RANK_TOLD if standing.is_shared else words.RANK_TOLD, standing.rank)


def decided(upper: Standing, lower: Standing, tie_breaks: Sequence[TieBreak]) -> TieBreak | None:
    """What put one before the next one; None where they are level, or a knockout put them apart."""
    if upper.reached != lower.reached:
        return None
    for tie_break, one, other in zip(tie_breaks, upper.values, lower.values, strict=True):
        if one != other:
            return tie_break
    return None


def decided_sentence(
    upper: Standing, lower: Standing, tie_breaks: Sequence[TieBreak], names: tuple[str, str], language: Language
) -> str:
    """Why one stands before the next one, or that they share their place. ``names`` are both names."""
    if upper.reached != lower.reached:
        return language.say(words.AHEAD_REACHED, *names)
    tie_break = decided(upper, lower, tie_breaks)
    if tie_break is None:
        return language.say(words.LEVEL, *names)
    place = tie_breaks.index(tie_break)
    values = (value_text(tie_break, each.values[place], language) for each in (upper, lower))
    return language.say(_SENTENCES[tie_break][1], *names, *values)
