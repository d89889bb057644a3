"""What the database tells about stored matches, and why one cannot be told."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum
from typing import NamedTuple

from domino_desktop.storage.setup import SetupFault, TableSetup, clean_name


class DamageReason(Enum):
    """Why a stored match cannot be read: completes "because ..."."""

    NO_SUCH_MATCH = "no_such_match"
    SETUP_IS_UNREADABLE = "setup_is_unreadable"
    SETUP_IS_OF_ANOTHER_MATCH = "setup_is_of_another_match"
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


class SeatName(NamedTuple):
    """Somebody at a table: the name, and an index into the theme's seat colours."""

    name: str
    colour: int


@dataclass(frozen=True, slots=True)
class MatchEntry:
    """One stored match as a list shows it; ``names`` are those who play, team by team: none if unreadable."""

    id: int
    names: tuple[tuple[SeatName, ...], ...]
    created: datetime
    changed: datetime
    finished: datetime | None
    events: int


def moment(time: datetime | None = None) -> str:
    """A moment as it is stored; without one, now."""
    return (time or datetime.now(UTC)).astimezone(UTC).isoformat(timespec="seconds")


def read_moment(text: str) -> datetime:
    """The inverse of `moment`. What is no moment reads as the first one there is: a wrong letter hides no match."""
    try:
        return datetime.fromisoformat(text)
    except (ValueError, TypeError):
        return datetime.min.replace(tzinfo=UTC)


def read_names(text: str) -> tuple[tuple[SeatName, ...], ...]:
    """Who plays at the table with this stored set-up; does without the rules, which `read_setup` brings."""
    try:
        data = json.loads(text)
        names = [SeatName(clean_name(seat["name"]), int(seat["colour"])) for seat in data["seats"]]
        teams = 2 if data["ruleset"]["partners"] == "opposite" else len(names)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return ()
    return tuple(tuple(names[team::teams]) for team in range(teams))


def read_setup(match_id: int, text: str) -> TableSetup:
    """The stored set-up of a match. Raises RecordDamaged."""
    try:
        return TableSetup.from_json(json.loads(text))
    except (SetupFault, ValueError, RecursionError) as error:
        raise RecordDamaged(match_id, DamageReason.SETUP_IS_UNREADABLE) from error
