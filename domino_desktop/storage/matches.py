"""What the database tells about stored matches, and why one cannot be told."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum

from domino_desktop.core.codec import CodecFault, event_from_json, event_to_json
from domino_desktop.core.events import FORMAT, GameEvent
from domino_desktop.core.record import MatchRecord
from domino_desktop.storage.setup import SetupFault, TableSetup

Row = tuple[int, str, int, str, int]
"""One stored event: number, kind, version of its form, its facts as JSON, its seal."""


class DamageReason(Enum):
    """Why a stored match cannot be read: completes "because ..."."""

    NO_SUCH_MATCH = "no_such_match"
    SETUP_IS_UNREADABLE = "setup_is_unreadable"
    EVENT_IS_MISSING = "event_is_missing"
    EVENT_WAS_CHANGED = "event_was_changed"
    EVENT_IS_UNREADABLE = "event_is_unreadable"
    EVENT_IS_OF_A_NEWER_FORM = "event_is_of_a_newer_form"
    RECORD_DOES_NOT_REPLAY = "record_does_not_replay"


class RecordDamaged(Exception):
    """A stored match that cannot be read; ``number`` is the event at which it stops, if one is to blame."""

    def __init__(self, match_id: int, reason: DamageReason, number: int | None = None) -> None:
        self.match_id, self.reason, self.number = match_id, reason, number
        place = "" if number is None else f", event {number}"
        super().__init__(f"match {match_id}{place}: {reason.value}")


class EventConflict(ValueError):
    """Events that do not continue the stored record: a number is left out or taken by another event."""

    def __init__(self, match_id: int, number: int) -> None:
        self.match_id, self.number = match_id, number
        super().__init__(f"match {match_id} has another event {number}, or stops before it")


@dataclass(frozen=True, slots=True)
class MatchEntry:
    """One stored match as a list shows it; ``setup`` is None when it can no longer be read."""

    id: int
    setup: TableSetup | None
    created: datetime
    changed: datetime
    finished: datetime | None
    events: int


def moment(time: datetime | None = None) -> str:
    """A moment as it is stored; without one, now."""
    return (time or datetime.now(UTC)).astimezone(UTC).isoformat(timespec="seconds")


def event_row(match_id: int, event: GameEvent) -> Row:
    """One event as it is stored. The seal tells later whether a byte of it was changed."""
    facts = event_to_json(event)
    kind, number = facts.pop("kind"), facts.pop("number")
    text = json.dumps(facts, ensure_ascii=False, separators=(",", ":"))
    return number, kind, FORMAT, text, _seal(match_id, number, kind, FORMAT, text)


def read_record(match_id: int, rows: Iterable[Row]) -> MatchRecord:
    """The record that stored events make. Raises RecordDamaged."""
    events = [_read_event(match_id, expected, row) for expected, row in enumerate(rows)]
    try:
        record = MatchRecord(events)
        record.state()
    except Exception as error:  # replaying facts that no rule ever decided may fail in any way
        raise RecordDamaged(match_id, DamageReason.RECORD_DOES_NOT_REPLAY) from error
    return record


def read_setup(match_id: int, text: str) -> TableSetup:
    """The stored set-up of a match. Raises RecordDamaged."""
    try:
        return TableSetup.from_json(json.loads(text))
    except (SetupFault, ValueError, RecursionError) as error:
        raise RecordDamaged(match_id, DamageReason.SETUP_IS_UNREADABLE) from error


def _read_event(match_id: int, expected: int, row: Row) -> GameEvent:
    number, kind, form, text, seal = row
    if number != expected:
        raise RecordDamaged(match_id, DamageReason.EVENT_IS_MISSING, expected)
    if form > FORMAT:
        raise RecordDamaged(match_id, DamageReason.EVENT_IS_OF_A_NEWER_FORM, number)
    if seal != _seal(match_id, number, kind, form, text):
        raise RecordDamaged(match_id, DamageReason.EVENT_WAS_CHANGED, number)
    try:
        return event_from_json({"kind": kind, "number": number, **json.loads(text)})
    except (CodecFault, ValueError, TypeError, RecursionError) as error:
        raise RecordDamaged(match_id, DamageReason.EVENT_IS_UNREADABLE, number) from error


def _seal(match_id: int, number: int, kind: str, form: int, text: str) -> int:
    return zlib.crc32(f"{match_id}/{number}/{kind}/{form}/{text}".encode())
