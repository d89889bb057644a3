"""A tournament begins: with its settings, a key of its own and whoever directs it."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from domino_desktop.tournament.checks import check
from domino_desktop.tournament.facts import TournamentCreated
from domino_desktop.tournament.settings import Settings

if TYPE_CHECKING:
    from domino_desktop.storage.database import Database

LARGEST_SEED = 999_999


def fresh_seed() -> int:
    """A number for the draw, which people can read out and type: 1 to `LARGEST_SEED`."""
    return 1 + secrets.randbelow(LARGEST_SEED)


def create_tournament(database: Database, settings: Settings, director: int = 0, now: datetime | None = None) -> int:
    """Store a new tournament; answers its id. ``director`` is the member who directs it (0: nobody is named).

    Raises Refused for settings that cannot be, StorageFault.
    """
    at = (now or datetime.now(UTC)).isoformat(timespec="seconds")
    created = TournamentCreated(0, at, director, secrets.token_hex(16), settings)
    check(None, created)
    tournament_id = database.tournaments.create(created, {director: director} if director else {})
    if director:
        database.tournaments.keep_draft(tournament_id, {"director": director})
    return tournament_id


def member_named(database: Database, name: str, language: str) -> int:
    """The member of this name, a new one if there is none yet; 0 for an empty name. Raises ValueError, StorageFault."""
    if not name.strip():
        return 0
    known = database.members.find(name)
    return known[0].id if known else database.members.add(name, language)
