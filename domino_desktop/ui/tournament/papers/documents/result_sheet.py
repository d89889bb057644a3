"""The protocol of a result as a page: what the log says, whether that can be proven, and every round of its matches."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import TYPE_CHECKING, Final

from domino_desktop.controller.result_protocol import ResultProtocol, Standing
from domino_desktop.core.events import (
    FoulCalled,
    GameEvent,
    GameWon,
    HandRevealed,
    MatchEnded,
    RoundDealt,
    RoundScored,
)
from domino_desktop.core.rulings import AccusationHeard, FoulRuled, RoundEnteredByHand
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import Message, desk_rounds, tournament_papers
from domino_desktop.i18n.messages import protocol as texts
from domino_desktop.i18n.messages import tournament_protocol as words
from domino_desktop.i18n.narration import Names
from domino_desktop.i18n.story import story_lines
from domino_desktop.tournament.changes import replay
from domino_desktop.tournament.facts import Fact
from domino_desktop.ui.desk.documents.protocol_parts import (
    DIGITS_IN_GROUP,
    arithmetic,
    corrections,
    grouped,
    outcome,
    passport,
)
from domino_desktop.ui.desk.documents.protocol_rulings import accusations, rulings
from domino_desktop.ui.desk.documents.protocol_tiles import hands, position
from domino_desktop.ui.desk.documents.protocol_walk import conditions, declarations
from domino_desktop.ui.desk.documents.rows import Part, Row, Sheet, Tone
from domino_desktop.ui.tournament.parts.fact_words import fact_sentence
from domino_desktop.ui.tournament.parts.names import person_name

if TYPE_CHECKING:
    from domino_desktop.controller.protocol import Protocol
    from domino_desktop.controller.tournament_record import TournamentRecord

_STANDINGS: Final[dict[Standing, Message]] = {
    Standing.SAME: words.SAME,
    Standing.WENT_ON: words.WENT_ON,
    Standing.ERASED: words.ERASED,
    Standing.CHANGED: words.CHANGED,
    Standing.UNREADABLE: words.UNREADABLE,
    Standing.ELSEWHERE: words.ELSEWHERE,
}
_FOULS: Final = (AccusationHeard, FoulCalled, FoulRuled)
_TOLD_ELSEWHERE: Final = (FoulCalled, GameWon, HandRevealed, MatchEnded, RoundScored)
"""What a page shows in a place of its own, and the story of a round is told without."""


def result_sheet(office: TournamentRecord, found: ResultProtocol, speaker: Language) -> Sheet:
    """The whole protocol of a result in this language."""
    say, fact = speaker.say, found.fact
    built = [
        (say(texts.RESULT), _logged(office, found, speaker)),
        (say(texts.CHECK_SUM), _check_sum(found, speaker)),
    ]
    for number, match in enumerate(found.matches, 1):
        if number == 1 and match.rounds:
            first = match.rounds[0]
            built.append((say(texts.PASSPORT), passport(first, _names(first), speaker)))
        for place, played in enumerate(match.rounds):
            told = (number, played.round)
            heading = say(words.MATCH_AND_ROUND, *told) if len(found.matches) > 1 else _round(played, speaker)
            careful = () if place or match.is_as_logged else (Row(say(words.OTHER_POINTS), tone=Tone.STRONG),)
            built.append((heading, (*careful, *_played(played, speaker))))
    event = office.state.settings.name
    round_and_table = (say(tournament_papers.ROUND_NUMBER, fact.round), say(tournament_papers.TABLE))
    foot = f"{event} · {round_and_table[0]} · {round_and_table[1]} {fact.table} · {fact.digest[:DIGITS_IN_GROUP]}"
    parts = tuple(Part(heading, rows) for heading, rows in built)
    return Sheet(speaker.code, say(words.TITLE), _facts(office, found, speaker), parts, foot)


def _facts(office: TournamentRecord, found: ResultProtocol, speaker: Language) -> tuple[Row, ...]:
    say, fact = speaker.say, found.fact
    at = datetime.fromisoformat(fact.at).astimezone()
    rows = [
        Row(office.state.settings.name, say(words.EVENT)),
        Row(speaker.number(fact.round), say(tournament_papers.ROUND)),
        Row(say(texts.DATE_AND_TIME, speaker.date(at.date()), speaker.time(at.time())), say(texts.DATE)),
        Row(speaker.number(fact.table), say(tournament_papers.TABLE)),
    ]
    referee = next((each.facts.referee for match in found.matches for each in match.rounds), "")
    if referee:
        rows.append(Row(referee, say(texts.REFEREE)))
    if fact.by:
        rows.append(Row(person_name(office, fact.by, speaker), say(tournament_papers.DIRECTOR)))
    return tuple(rows)


def _logged(office: TournamentRecord, found: ResultProtocol, speaker: Language) -> tuple[Row, ...]:
    """The sentences of the log, word for word."""
    rows = [_entry(office, found.fact, speaker)]
    if found.correction is not None:
        rows += [Row(speaker.say(words.RIGHT_NOW)), _entry(office, found.correction, speaker)]
    return tuple(rows)


def _entry(office: TournamentRecord, fact: Fact, speaker: Language) -> Row:
    sentence = fact_sentence(office, replay(office.state.facts[: fact.number]), fact, speaker)
    return Row(sentence, speaker.say(words.IN_THE_LOG, fact.number), tone=Tone.STRONG)


def _check_sum(found: ResultProtocol, speaker: Language) -> tuple[Row, ...]:
    """Whether what is shown is what the log means, in words and in digits."""
    say, fact = speaker.say, found.fact
    rows = [
        Row(say(_STANDINGS[found.standing]), tone=Tone.STRONG),
        Row(grouped(fact.digest), say(words.LOGGED_SUM), tone=Tone.DIGITS),
    ]
    if found.check_sum:
        rows.append(Row(grouped(found.check_sum), say(words.SUM_HERE), tone=Tone.DIGITS))
    if len(found.matches) > 1:
        rows.append(Row(say(words.LAST_ONLY), tone=Tone.QUIET))
    if found.matches and not found.is_whole:
        rows.append(Row(say(words.NOT_ALL_HERE), tone=Tone.QUIET))
    return tuple(rows)


def _played(played: Protocol, speaker: Language) -> tuple[Row, ...]:
    """One round: how it went, the hands, fouls and rulings, the score."""
    names, history = _names(played), played.view.history
    rows: list[Row] = [*position(played, names, speaker)]
    if isinstance(history[0], RoundDealt):
        rows += _moves(played, names, speaker)
    else:
        rows += [*conditions(played, names, speaker), *declarations(played, names, speaker)]
    # where nothing but the points is known, no foul could have been found
    is_looked_at = not isinstance(history[0], RoundEnteredByHand) or any(isinstance(event, _FOULS) for event in history)
    for part in (hands, *((rulings, accusations) if is_looked_at else ()), arithmetic, outcome, corrections):
        rows += part(played, names, speaker)
    return tuple(rows)


def _moves(played: Protocol, names: Names, speaker: Language) -> list[Row]:
    """Everything that was played, one after the other."""
    told = _of_play(played.view.history)
    lines = story_lines(told, names, speaker, joint=played.view.ruleset.joint, is_referee=True)
    return [Row(" · ".join(line.sentence for line in lines), speaker.say(words.MOVES))]


def _of_play(history: Iterable[GameEvent]) -> list[GameEvent]:
    return [event for event in history if not isinstance(event, _TOLD_ELSEWHERE)]


def _round(played: Protocol, speaker: Language) -> str:
    return speaker.say(desk_rounds.ROUND_NUMBER, played.round)


def _names(played: Protocol) -> Names:
    return Names(tuple(seat.name for seat in played.setup.seats), played.view.teams)
