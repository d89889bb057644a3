"""What is wrong, or odd, with a result that was typed: one sentence for each mistake."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from domino_desktop.core.ruleset import RuleSet
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import Message
from domino_desktop.i18n.messages import tournament_round as words
from domino_desktop.tournament.results import Ended
from domino_desktop.tournament.typed_results import Kind, Mistake

_LETTERS: Final[Mapping[Ended, Message]] = {
    Ended.OUT: words.LETTER_OUT,
    Ended.BLOCKED: words.LETTER_BLOCKED,
    Ended.FOUL: words.LETTER_FOUL,
}
_SENTENCES: Final[Mapping[Kind, Message]] = {
    Kind.TABLE_MISSING: words.TABLE_MISSING,
    Kind.TABLE_NOT_A_NUMBER: words.TABLE_NOT_A_NUMBER,
    Kind.NO_SUCH_TABLE: words.NO_SUCH_TABLE,
    Kind.HAS_RESULT: words.HAS_RESULT,
    Kind.POINTS_MISSING: words.POINTS_MISSING,
    Kind.NOT_A_NUMBER: words.NOT_A_NUMBER,
    Kind.NEGATIVE: words.NEGATIVE,
    Kind.TOO_MANY_DIGITS: words.TOO_MANY_DIGITS,
    Kind.UNKNOWN_ENDING: words.UNKNOWN_ENDING,
    Kind.ROUND_MISSING: words.ROUND_MISSING,
    Kind.DOES_NOT_ADD_UP: words.DOES_NOT_ADD_UP,
    Kind.BOTH_REACHED: words.BOTH_REACHED,
    Kind.LEVEL_IN_KNOCKOUT: words.LEVEL_IN_KNOCKOUT,
    Kind.BOTH_PAST: words.BOTH_PAST,
    Kind.NEITHER_REACHED: words.NEITHER_REACHED,
    Kind.TOO_FAR: words.TOO_FAR,
    Kind.AFTER_END: words.AFTER_END,
    Kind.ROUND_TOO_LARGE: words.ROUND_TOO_LARGE,
    Kind.BOTH_SCORED: words.BOTH_SCORED,
    Kind.NOTHING_SCORED: words.NOTHING_SCORED,
    Kind.UNDECIDED: words.UNDECIDED,
    Kind.PLAYED_ON: words.PLAYED_ON,
}
_NAMES_A_SIDE: Final = (Kind.POINTS_MISSING, Kind.DOES_NOT_ADD_UP)


def letters_of(language: Language) -> dict[Ended, str]:
    """The letters by which a director says how a round ended; where two would be the same, those of English."""
    own = {ended: language.say(message).strip().lower()[:1] for ended, message in _LETTERS.items()}
    return own if len(set(own.values()) - {""}) == len(own) else {ended: ended.value[0] for ended in Ended}


def mistake_sentence(mistake: Mistake, sides: tuple[str, str], ruleset: RuleSet, language: Language) -> str:
    """The sentence; ``sides`` are the names of both sides."""
    kind, values = mistake.kind, mistake.values
    message = _SENTENCES[kind]
    if kind is Kind.UNKNOWN_ENDING:
        return language.say(message, *letters_of(language).values())
    if kind is Kind.HAS_RESULT and not any(values[1:]):
        return language.say(words.HAS_RESULT_PLAIN, values[0])
    if kind is Kind.ROUND_TOO_LARGE and values[1] != ruleset.tile_set.pips:
        return language.say(words.ROUND_TOO_LARGE_FIXED, *values)
    if kind is Kind.TOO_MANY_DIGITS:
        return language.say(message, n=values[0])
    if kind in _NAMES_A_SIDE:
        return language.say(message, sides[mistake.column], *values)
    return language.say(message, *values)
