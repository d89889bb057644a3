"""The rows of a protocol about the walk: the two conditions, and who declared what at which time."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import TYPE_CHECKING

from domino_desktop.core.events import (
    BlockEstablished,
    BlockProposed,
    BlockRefuted,
    Certainty,
    DeadCalled,
    GameEvent,
    Knocked,
    PositionEntered,
    RoundEnd,
    RoundEnded,
    TilePlayed,
)
from domino_desktop.core.rulings import PlayStopped, WentOut
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import protocol as texts
from domino_desktop.i18n.messages import score, walk
from domino_desktop.i18n.narration import Names
from domino_desktop.ui.desk.documents.rows import Row, Tone

if TYPE_CHECKING:
    from domino_desktop.controller.protocol import Protocol
    from domino_desktop.core.views import View


def conditions(protocol: Protocol, names: Names, speaker: Language) -> tuple[Row, ...]:
    """How each condition was met, or which failed; nothing for a round in which nobody proposed a block."""
    view = protocol.view
    walk_events = last_walk(view)
    if not walk_events:
        return ()
    return Row(_nobody_can(view, walk_events[-1], names, speaker), "1"), Row(_nothing_to_draw(view, speaker), "2")


def last_walk(view: View) -> list[BlockProposed | BlockRefuted | BlockEstablished]:
    """What came of the last walk, in order; nothing where a tile was laid or a position was entered after it."""
    found: list[BlockProposed | BlockRefuted | BlockEstablished] = []
    for event in view.history:
        if isinstance(event, (TilePlayed, PositionEntered)):
            found.clear()
        elif isinstance(event, (BlockProposed, BlockRefuted, BlockEstablished)):
            found.append(event)
    return found


def declarations(protocol: Protocol, names: Names, speaker: Language) -> tuple[Row, ...]:
    """Every declaration and what came of it, with the time of day."""
    rows = []
    for event in protocol.view.history:
        told = _told(event, names, speaker)
        if told is not None:
            tone = Tone.PLAIN if isinstance(event, Knocked) else Tone.QUIET
            rows.append(Row(told, _clock(protocol.times, event.number), tone=tone))
    return tuple(rows)


def _nobody_can(
    view: View, last: BlockProposed | BlockRefuted | BlockEstablished, names: Names, speaker: Language
) -> str:
    say = speaker.say
    if isinstance(last, BlockRefuted):
        return say(texts.NOBODY_CAN_FAILED, names.seats[last.seat])
    if isinstance(last, BlockProposed):
        return say(texts.NOBODY_CAN_OPEN)
    standing = {answer.event for answer in view.verification.answers} if view.verification is not None else set()
    liars = dict.fromkeys(
        foul.seat for foul in view.fouls if foul.event in standing and foul.certainty is Certainty.PROVEN
    )
    if liars:
        return say(texts.NOBODY_CAN_UNTRUE, speaker.joined(names.seats[seat] for seat in liars))
    return say(texts.NOBODY_CAN_MET, speaker.joined(names.seats[seat] for seat in last.confirmed_by))


def _nothing_to_draw(view: View, speaker: Language) -> str:
    say = speaker.say
    if view.drawable:
        return say(texts.BONEYARD_SUPPLIES, n=view.drawable)
    if not view.boneyard:
        return say(texts.BONEYARD_EMPTY)
    if view.ruleset.draw == "none":
        return say(texts.BONEYARD_CLOSED)
    return say(texts.BONEYARD_RESERVE, n=view.boneyard)


def _told(event: GameEvent, names: Names, speaker: Language) -> str | None:
    """What an event has to do with the end of a round; None for the others."""
    say = speaker.say
    match event:
        case Knocked(seat=seat, values=values, drawable=0, doubles_only=doubles_only):
            ends = speaker.joined(speaker.number(value) for value in values)
            return say(texts.CANNOT_DOUBLE if doubles_only else texts.CANNOT, names.seats[seat], ends)
        case BlockProposed(by_program=True):
            return say(walk.NOBODY_CAN_PLAY)
        case BlockProposed(seat=seat):
            return say(walk.SAYS_BLOCKED, names.seats[seat])
        case BlockRefuted(seat=seat):
            return say(walk.CAN_AND_MUST_PLAY, names.seats[seat])
        case BlockEstablished():
            return say(walk.ESTABLISHED)
        case WentOut(seat=seat) | RoundEnded(reason=RoundEnd.WENT_OUT, seat=int(seat)):
            return say(score.WENT_OUT, names.seats[seat])
        case PlayStopped():
            return say(score.STOPPED)
        case DeadCalled():
            return say(texts.DEAD)
    return None


def _clock(times: Mapping[int, datetime], number: int) -> str:
    """The time of an event to the second, at this table; empty where nobody kept it."""
    at = times.get(number)
    return "" if at is None else at.astimezone().strftime("%H:%M:%S")
