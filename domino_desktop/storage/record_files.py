"""The record of one match in a file, so that another computer can prove a result of its tournament."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from domino_desktop import __version__
from domino_desktop.core.codec import event_to_json
from domino_desktop.core.events import FORMAT, MatchStarted
from domino_desktop.core.record import MatchRecord
from domino_desktop.core.rulings import AccusationHeard
from domino_desktop.storage.database import Database
from domino_desktop.storage.desks import DeskFacts
from domino_desktop.storage.exchange import MATCH, ExchangeFault, ExchangeReason, digest_of, match_in
from domino_desktop.storage.files import write_whole
from domino_desktop.storage.matches import RecordDamaged, moment
from domino_desktop.storage.setup import TableSetup

_FORM = 1


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A match that was played in the program, or one of the referee desk: who sat there, and its record.

    ``facts`` are those of the desk (None: it was played in the program), ``times`` when each event was stored.
    """

    setup: TableSetup
    record: MatchRecord
    facts: DeskFacts | None = None
    times: Mapping[int, datetime] = field(default_factory=dict)


def may_leave(record: MatchRecord) -> bool:
    """Whether all of a record may be in a file: a hand that only the referee has seen is in none."""
    return not any(isinstance(event, AccusationHeard) and event.tiles for event in record.events)


def write_record(path: Path, database: Database, match_id: int) -> None:
    """Write a match or a desk to a file, as a match that is read everywhere. Raises RecordDamaged or StorageFault."""
    record, times = database.record(match_id), database.desks.times(match_id)
    if not may_leave(record):
        raise ValueError(match_id)
    facts = facts_of(database, match_id)
    match = {
        "setup": database.setup(match_id).to_json(),
        "created": moment(times.get(0)),
        "finished": moment(times.get(len(record.events) - 1)),
        "event_form": FORMAT,
        "events": [event_to_json(event) for event in record.events],
        "times": {str(number): moment(at) for number, at in times.items()},
        "desk": None if facts is None else facts.to_json(),
    }
    data = {"what": MATCH, "form": _FORM, "program": __version__, "match": match, "digest": digest_of(match)}
    write_whole(path, json.dumps(data, ensure_ascii=False, indent=1).encode())


def played_in(data: Mapping[str, Any], path: Path) -> PlayedMatch:
    """The match that a file's JSON holds, with what is known of its desk. Raises ExchangeFault."""
    match = match_in(data, path)
    extra = data["match"]
    try:
        facts = None if extra.get("desk") is None else DeskFacts.from_json(extra["desk"])
        times = {int(number): datetime.fromisoformat(at) for number, at in extra.get("times", {}).items()}
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise ExchangeFault(ExchangeReason.IS_DAMAGED, path, "desk") from error
    return PlayedMatch(match.setup, match.record, facts, times or {0: match.created})


def keep_played(database: Database, played: PlayedMatch, tournament: tuple[int, int, int]) -> int:
    """Keep a match from elsewhere for this table of a tournament, only to be read; answers its number here.

    Raises StorageFault.
    """
    first, *more = played.record.events
    assert isinstance(first, MatchStarted)
    facts = played.facts or DeskFacts("", "", "")
    facts = replace(facts, tournament=tournament, seated=None, is_filed=True)
    match_id = database.desks.create(facts, played.setup, first)
    database.desks.append(match_id, more, {}, played.times)
    database.desks.close(match_id)
    return match_id


def facts_of(database: Database, match_id: int) -> DeskFacts | None:
    """What is noted of a desk; None for a match that was played in the program."""
    try:
        return database.desks.facts(match_id)
    except RecordDamaged:
        return None
