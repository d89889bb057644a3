"""What was undone and corrected at a referee's desk, with the time of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from domino_desktop.core.events import (
    BlockProposed,
    BlockRefuted,
    GameEvent,
    GameWon,
    HandRevealed,
    Knocked,
    MatchEnded,
    MoveTakenBack,
    Passed,
    PointsScored,
    PositionEntered,
    RoundScored,
    TileDrawn,
    TilePlayed,
)
from domino_desktop.core.rulings import (
    AccusationHeard,
    FoulRuled,
    PlayStopped,
    RoundEnteredByHand,
    RulingWithdrawn,
    ScoreCorrected,
    TilesAsleep,
)
from domino_desktop.core.score_lines import ScoreLine
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import Message, desk_rounds
from domino_desktop.i18n.narration import Names

_BY_SEAT: dict[type, Message] = {
    Knocked: desk_rounds.ANSWER_BACK,
    BlockProposed: desk_rounds.ANSWER_BACK,
    BlockRefuted: desk_rounds.ANSWER_BACK,
    Passed: desk_rounds.ANSWER_BACK,
    TileDrawn: desk_rounds.DRAW_BACK,
    HandRevealed: desk_rounds.HAND_BACK,
    FoulRuled: desk_rounds.RULING_BACK,
    AccusationHeard: desk_rounds.ACCUSATION_BACK,
}
_PLAIN: dict[type, Message] = {
    PositionEntered: desk_rounds.POSITION_BACK,
    TilesAsleep: desk_rounds.REST_BACK,
    RulingWithdrawn: desk_rounds.WITHDRAWAL_BACK,
    PlayStopped: desk_rounds.STOP_BACK,
    RoundScored: desk_rounds.SCORE_BACK,
    RoundEnteredByHand: desk_rounds.SCORE_BACK,
}


def log_of(
    events: Sequence[GameEvent], times: Mapping[int, datetime], names: Names, language: Language
) -> tuple[str, ...]:
    """One line for everything that was taken back, withdrawn or corrected in a whole record, oldest first.

    ``times`` says when each event was entered, by its number; a line without a time has none.
    """
    by_number = {event.number: event for event in events}
    found = []
    for event in events:
        sentence = ""
        if isinstance(event, MoveTakenBack):
            sentence = _taken_back(by_number.get(event.to), names, language)
        elif isinstance(event, ScoreCorrected):
            sentence = _corrected(event, names, language)
        elif isinstance(event, RulingWithdrawn):
            sentence = _withdrawn(event, by_number.get(event.ruling), names, language)
        if sentence:
            when = times.get(event.number)
            if when is not None:
                sentence = language.say(desk_rounds.LOG_LINE, language.time(when.astimezone().time()), sentence)
            found.append(sentence)
    return tuple(found)


def _taken_back(event: GameEvent | None, names: Names, language: Language) -> str:
    if isinstance(event, TilePlayed):
        return language.say(desk_rounds.PLAY_BACK, str(event.tile), names.seats[event.seat])
    if isinstance(event, ScoreCorrected):
        return language.say(desk_rounds.CORRECTION_BACK, event.round)
    if isinstance(event, (GameWon, MatchEnded, PointsScored)):
        # A correction decides these anew; it has a line of its own.
        return ""
    seat = getattr(event, "seat", None)
    if type(event) in _BY_SEAT and seat is not None:
        return language.say(_BY_SEAT[type(event)], names.seats[seat])
    return language.say(_PLAIN.get(type(event), desk_rounds.STEP_BACK))


def _corrected(event: ScoreCorrected, names: Names, language: Language) -> str:
    changes = language.joined(_change(line, names, language) for line in event.lines)
    return language.say(desk_rounds.LOG_CORRECTED, event.round, changes, event.note)


def _change(line: ScoreLine, names: Names, language: Language) -> str:
    team = "" if line.team is None else names.team(line.team, language)
    sign = "+" if line.points >= 0 else "\u2212"
    return language.say(desk_rounds.LOG_TEAM, team, sign + language.number(abs(line.points)))


def _withdrawn(event: RulingWithdrawn, ruling: GameEvent | None, names: Names, language: Language) -> str:
    if not isinstance(ruling, FoulRuled):
        return ""
    name = names.seats[ruling.seat]
    if event.note:
        return language.say(desk_rounds.LOG_WITHDRAWN_NOTE, name, event.note)
    return language.say(desk_rounds.LOG_WITHDRAWN, name)
