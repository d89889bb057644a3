"""Results, points and wins of a tournament in a few words of a language. No widgets: paper and screens say the same."""

from __future__ import annotations

from typing import Final

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import Message
from domino_desktop.i18n.messages import tournament_log as words
from domino_desktop.i18n.messages import tournament_papers as papers
from domino_desktop.tournament.history import Encounter
from domino_desktop.tournament.results import Outcome, TableResult
from domino_desktop.tournament.sitting_out import Presence

_AWAY: Final = {
    Presence.SAT_OUT: papers.SITS_OUT,
    Presence.WAITED: papers.WAITS,
    Presence.OUT: papers.IS_OUT,
    Presence.ABSENT: papers.IS_ABSENT,
}


def wins_text(half_wins: int, language: Language) -> str:
    """Wins that are counted in halves: "2", "2\u00bd", "\u00bd"."""
    whole, half = divmod(half_wins, 2)
    if not half:
        return language.number(whole)
    return f"{language.number(whole) if whole else ''}\u00bd"


def signed(points: int, language: Language) -> str:
    """A difference with its sign: "+120", "\u221230", "0"."""
    if not points:
        return language.number(0)
    return ("+" if points > 0 else "\u2212") + language.number(abs(points))


def result_text(result: TableResult | None, sides: tuple[str, str], language: Language) -> str:
    """What a table brought: "200 : 150", "not played, win for Anna & Bruno". ``sides`` are the names of both sides."""
    say = language.say
    if result is None:
        return say(words.NO_RESULT)
    if result.outcome is Outcome.FORFEIT:
        return say(words.FORFEIT, sides[result.winner])
    if result.outcome is Outcome.BOTH_LOST:
        return say(words.BOTH_LOST)
    if result.outcome is Outcome.NOT_PLAYED:
        return say(words.NOT_PLAYED)
    text = say(words.POINTS, *result.points)
    if len(result.matches) > 1:
        each = "; ".join(say(words.POINTS, *match.points) for match in result.matches)
        text = say(words.MATCHES, *result.matches_won, each)
    first, second = result.matches_won
    return say(words.PLAY_OFF, text, sides[result.winner]) if result.winner >= 0 and first == second else text


def outcome_words(each: Encounter) -> Message:
    """How a tournament round went for somebody: won, sat out, out, absent."""
    if each.presence in _AWAY:
        return _AWAY[each.presence]
    match each.outcome:
        case None:
            return papers.STILL_PLAYING
        case Outcome.PLAYED:
            return (papers.LOST, papers.LEVEL, papers.WON)[each.tally.half_wins]
        case Outcome.FORFEIT:
            return papers.WON_BY_FORFEIT if each.tally.half_wins else papers.LOST_BY_FORFEIT
        case Outcome.BOTH_LOST:
            return papers.BOTH_LOST
        case Outcome.NOT_PLAYED:
            return papers.NOT_PLAYED
