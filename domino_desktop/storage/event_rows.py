"""How the events of a match lie in the database, one row for each."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable

from domino_desktop.core.codec import CodecFault, event_from_json, event_to_json
from domino_desktop.core.events import FORMAT, GameEvent, MatchStarted
from domino_desktop.core.record import MatchRecord
from domino_desktop.storage.matches import DamageReason, RecordDamaged
from domino_desktop.storage.setup import TableSetup

Row = tuple[int, str, int, str, int]
"""One stored event: number, kind, version of its form, its facts as JSON, its seal."""


def event_row(match_id: int, event: GameEvent) -> Row:
    """One event as it is stored. The seal tells later whether a byte of it was changed."""
    facts = event_to_json(event)
    kind, number = facts.pop("kind"), facts.pop("number")
    text = json.dumps(facts, ensure_ascii=False, separators=(",", ":"))
    return number, kind, FORMAT, text, _seal(match_id, number, kind, FORMAT, text)


def sealed_again(match_id: int, row: Row, changed: str) -> Row:
    """A stored event whose facts were changed on purpose. One that was damaged before stays recognisable as such."""
    number, kind, form, text, seal = row
    damage = seal ^ _seal(match_id, number, kind, form, text)
    return number, kind, form, changed, _seal(match_id, number, kind, form, changed) ^ damage


def read_record(match_id: int, setup: TableSetup, rows: Iterable[Row]) -> MatchRecord:
    """The record that stored events make, of a match that was set up like this. Raises RecordDamaged."""
    events = [_read_event(match_id, expected, row) for expected, row in enumerate(rows)]
    try:
        record = MatchRecord(events)
        record.state()
    except Exception as error:  # replaying facts that no rule ever decided may fail in any way
        raise RecordDamaged(match_id, DamageReason.RECORD_DOES_NOT_REPLAY) from error
    started = events[0]
    if not isinstance(started, MatchStarted) or not setup.suits(started):
        raise RecordDamaged(match_id, DamageReason.SETUP_IS_OF_ANOTHER_MATCH)
    return record


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
