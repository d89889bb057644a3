"""The protocol of one round at a referee's desk, as a file that can be judged again.

The file holds the whole record of the desk up to that round, and its position as `domino-desktop adjudicate` reads it.
A digest over both tells when something was changed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from domino_desktop import __version__
from domino_desktop.core.changes import apply
from domino_desktop.core.codec import CodecFault, event_from_json, event_to_json
from domino_desktop.core.events import (
    FORMAT,
    BlockRefuted,
    GameEvent,
    GameWon,
    Knocked,
    MatchEnded,
    MatchStarted,
    Passed,
    PointsScored,
    PositionEntered,
    RoundScored,
    TileDiscarded,
    TileDrawn,
    TilePlayed,
)
from domino_desktop.core.record import MatchRecord
from domino_desktop.core.rulings import AccusationHeard, RoundEnteredByHand, ScoreCorrected
from domino_desktop.core.state import MatchState, start
from domino_desktop.storage.desks import DeskFacts
from domino_desktop.storage.exchange import ExchangeFault, ExchangeReason, read_json
from domino_desktop.storage.exchange import digest_of as digest_of_values
from domino_desktop.storage.files import write_whole
from domino_desktop.storage.setup import SetupFault, TableSetup
from domino_desktop.storage.written_positions import position_written

PROTOCOL = "domino-desktop protocol"
"""What such a file says that it is."""

_FORM = 1
_MOVES_ON = (Knocked, Passed, PositionEntered, TileDiscarded, TileDrawn, TilePlayed)


@dataclass(frozen=True, slots=True)
class FiledProtocol:
    """What a file holds: the desk up to its round, which is number ``place`` in its record (0 = first)."""

    setup: TableSetup
    facts: DeskFacts
    record: MatchRecord
    times: Mapping[int, datetime]
    place: int
    digest: str


def rounds_in(record: MatchRecord) -> tuple[tuple[int, int], ...]:
    """The numbers of the first and of the last event of each round, in the order of the record."""
    found: list[tuple[int, int]] = []
    is_open = False
    for event in record.effective():
        if isinstance(event, RoundEnteredByHand):
            found.append((event.number, event.number))
        elif isinstance(event, PositionEntered) and not is_open:
            found.append((event.number, event.number))
            is_open = True
        elif found and is_open:
            found[-1] = (found[-1][0], event.number)
            is_open = not isinstance(event, RoundScored)
        elif found and isinstance(event, (GameWon, MatchEnded, PointsScored, ScoreCorrected)):
            # What the score brings about belongs to its round, and what was corrected before the next one.
            found[-1] = (found[-1][0], event.number)
    return tuple(found)


def filed_up_to(record: MatchRecord, place: int) -> int:
    """The number of the last event in the file of the round at this place. Raises IndexError when there is none.

    That is the round's own last one, or its last correction made in a later round, with what the correction brought
    about: a page printed again shows it, so its file must prove it.
    """
    spans = rounds_in(record)
    end = spans[place][1]
    latest: dict[int, int] = {}
    is_correction = False
    for event in record.effective():
        if isinstance(event, (PositionEntered, RoundEnteredByHand)):
            # Of a round that was replayed, the one dealt for it is meant.
            latest[event.round] = sum(first <= event.number for first, _ in spans) - 1
        if isinstance(event, ScoreCorrected):
            is_correction = latest.get(event.round) == place
        else:
            is_correction = is_correction and isinstance(event, (GameWon, MatchEnded, PointsScored))
        if is_correction:
            end = max(end, event.number)
    return end


def content_of(
    setup: TableSetup, facts: DeskFacts, record: MatchRecord, times: Mapping[int, datetime], place: int
) -> dict[str, Any]:
    """What a file says of the round at this place of the record. Raises IndexError when there is none."""
    last = filed_up_to(record, place)
    events = [_without_secrets(event) for event in record.events if event.number <= last]
    return {
        "facts": facts.to_json(),
        "setup": setup.to_json(),
        "place": place,
        "event_form": FORMAT,
        "events": [event_to_json(event) for event in events],
        "times": {str(event.number): _moment(times[event.number]) for event in events if event.number in times},
        "position": _position(setup, MatchRecord(events), place),
    }


def digest_of(
    setup: TableSetup, facts: DeskFacts, record: MatchRecord, times: Mapping[int, datetime], place: int
) -> str:
    """The check sum of a protocol: SHA-256, 64 hexadecimal digits."""
    return digest_of_values(content_of(setup, facts, record, times, place))


def write_protocol(
    path: Path, setup: TableSetup, facts: DeskFacts, record: MatchRecord, times: Mapping[int, datetime], place: int
) -> None:
    """Write the file of one round. Raises StorageFault."""
    content = content_of(setup, facts, record, times, place)
    data = {
        "what": PROTOCOL,
        "form": _FORM,
        "program": __version__,
        "protocol": content,
        "digest": digest_of_values(content),
    }
    write_whole(path, json.dumps(data, ensure_ascii=False, indent=1).encode())


def read_protocol(path: Path) -> FiledProtocol:
    """The protocol in a file. Raises ExchangeFault or StorageFault."""
    return protocol_in(read_json(path, PROTOCOL), path)


def protocol_in(data: Mapping[str, Any], path: Path) -> FiledProtocol:
    """The protocol that a file's JSON holds. Raises ExchangeFault, as when anything was changed in it."""
    content = data.get("protocol")
    if not isinstance(content, dict) or not isinstance(content.get("events"), list):
        raise ExchangeFault(ExchangeReason.IS_DAMAGED, path, "protocol")
    digest = digest_of_values(content)
    if data.get("digest") != digest:
        raise ExchangeFault(ExchangeReason.WAS_CHANGED, path)
    if type(content.get("event_form")) is not int or content["event_form"] > FORMAT:
        raise ExchangeFault(ExchangeReason.IS_OF_A_NEWER_FORM, path, "event_form")
    try:
        setup = TableSetup.from_json(content["setup"])
        facts = DeskFacts.from_json(content["facts"])
        record = MatchRecord([event_from_json(event) for event in content["events"]])
        record.state()
        times = {int(number): datetime.fromisoformat(at) for number, at in content["times"].items()}
        place = content["place"]
        if type(place) is not int or not 0 <= place < len(rounds_in(record)):
            raise ValueError("place")
    except (SetupFault, CodecFault) as error:
        raise ExchangeFault(ExchangeReason.IS_DAMAGED, path, str(error)) from error
    except Exception as error:  # replaying facts that no rule ever decided may fail in any way
        raise ExchangeFault(ExchangeReason.IS_DAMAGED, path, "does not replay") from error
    first = record.events[0]
    if not isinstance(first, MatchStarted) or not first.is_refereed or not setup.suits(first):
        raise ExchangeFault(ExchangeReason.IS_DAMAGED, path, "setup")
    return FiledProtocol(setup, facts, record, times, place, digest)


def _without_secrets(event: GameEvent) -> GameEvent:
    """What only the referee has seen is in no file."""
    return replace(event, tiles=()) if isinstance(event, AccusationHeard) else event


def _position(setup: TableSetup, record: MatchRecord, place: int) -> dict[str, Any] | None:
    """The position in which the round ended, with what was declared last; None where nobody knows the hands."""
    first, last = rounds_in(record)[place]
    state: MatchState | None = None
    laid_open: MatchState | None = None
    declared: list[tuple[int, str]] = []
    started, *events = record.effective()
    assert isinstance(started, MatchStarted)
    state = start(started)
    for event in events:
        state = apply(state, event)
        if event.number < first:
            continue
        if event.number > last:
            break
        declared = _declared(state, declared, event)
        now = state.round
        if now is not None and now.score is None and not now.layout.is_empty:
            laid_open = state
    if laid_open is None or laid_open.round is None:
        return None
    if any(hand.count and hand.tiles is None for hand in laid_open.round.hands):
        return None
    names = [(seat.name, seat.language) for seat in setup.seats]
    turn = laid_open.round.leader if not declared else declared[0][0]
    position = position_written(laid_open, turn, names)
    if declared:
        position["declarations"] = [answer for _, answer in declared]
    return position


def _declared(state: MatchState, declared: list[tuple[int, str]], event: GameEvent) -> list[tuple[int, str]]:
    """The declarations that stand after this event, in the order in which they were made."""
    now = state.round
    if isinstance(event, Knocked) and now is not None and now.verification is not None:
        standing = now.verification.confirmed_by
        return [(seat, "cannot") for seat in standing]
    if isinstance(event, BlockRefuted):
        return [*declared, (event.seat, "can")]
    # Of another position nobody has said anything yet.
    return [] if isinstance(event, _MOVES_ON) else declared


def _moment(at: datetime) -> str:
    return at.astimezone(UTC).isoformat(timespec="seconds")
