"""What makes rules those of one match."""

from __future__ import annotations

import datetime
from dataclasses import dataclass

from domino_desktop.storage.database import Database
from domino_desktop.storage.setup import TableSetup


@dataclass(frozen=True, slots=True)
class Passport:
    """Who plays, in which languages, and since when."""

    players: tuple[str, ...]
    languages: tuple[str, ...]
    begun: datetime.date | None = None


def passport_of(database: Database, match_id: int, setup: TableSetup) -> Passport:
    """The passport of a stored match. Raises StorageFault."""
    begun = next((entry.created.astimezone().date() for entry in database.matches() if entry.id == match_id), None)
    people = dict.fromkeys(seat.language for seat in setup.seats if seat.is_human)
    return Passport(tuple(seat.name for seat in setup.seats), tuple(people), begun)
