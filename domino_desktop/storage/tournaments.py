"""The tournaments of this computer: their facts, who plays in them, and what is half entered."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from sqlite3 import Connection
from typing import Any

from domino_desktop.storage.matches import moment, read_moment
from domino_desktop.storage.members import Member, member_from_row
from domino_desktop.storage.roster import Enrolled, enrol, enrol_from_elsewhere
from domino_desktop.storage.tournament_rows import (
    Access,
    FactConflict,
    TournamentDamage,
    TournamentDamaged,
    fact_row,
    read_facts,
    read_rows,
    written,
)
from domino_desktop.tournament.codec import fact_to_json
from domino_desktop.tournament.facts import Fact, TournamentCreated
from domino_desktop.tournament.people import persons_in


@dataclass(frozen=True, slots=True)
class TournamentEntry:
    """One tournament as a list shows it; ``name`` is empty when it cannot be read.

    ``created`` is when it began, on whatever computer, ``changed`` when this one wrote last. ``entrants`` counts
    everybody who was ever entered, ``rounds`` the tournament rounds that were paired.
    """

    id: int
    key: str
    name: str
    created: datetime
    changed: datetime
    is_finished: bool
    entrants: int
    rounds: int


class Tournaments:
    """The tournaments of one database. Everything here raises StorageFault when the disk or the file fails."""

    def __init__(self, access: Access) -> None:
        self._access = access

    def create(self, created: TournamentCreated, roster: Mapping[int, int]) -> int:
        """Store a new tournament; answers its id. ``roster``: the member behind each number of a person.

        Raises FactConflict when there is a tournament with this key.
        """
        with self._access.writing() as connection:
            tournament_id = _begin(connection, created.key, created.at)
            _insert(connection, tournament_id, [fact_to_json(created)])
            enrol(connection, tournament_id, roster)
        return tournament_id

    def append(self, tournament_id: int, facts: Sequence[Fact], roster: Mapping[int, int] | None = None) -> None:
        """Store the next facts with new persons, all or nothing; they are on the disk when this returns.

        Appending the same facts again changes nothing. Raises FactConflict when they do not continue the stored ones,
        or when the number of a person is somebody else's.
        """
        with self._access.writing() as connection:
            _insert(connection, tournament_id, map(fact_to_json, facts))
            enrol(connection, tournament_id, roster or {})
            connection.execute("UPDATE tournaments SET changed = ? WHERE id = ?", (moment(), tournament_id))

    def facts(self, tournament_id: int) -> tuple[Fact, ...]:
        """All facts of a tournament. Raises TournamentDamaged when they cannot be read."""
        return read_facts(tournament_id, self._rows(tournament_id))

    def entries(self) -> tuple[TournamentEntry, ...]:
        """All tournaments, the one used last first."""
        rows = self._access.rows(
            """SELECT id, key, created, changed,
                      (SELECT facts FROM tournament_facts WHERE tournament = id
                       AND kind IN ('TournamentCreated', 'SettingsChanged') ORDER BY number DESC LIMIT 1),
                      (SELECT kind FROM tournament_facts WHERE tournament = id
                       AND kind IN ('TournamentFinished', 'TournamentReopened') ORDER BY number DESC LIMIT 1),
                      (SELECT count(*) FROM tournament_facts WHERE tournament = id AND kind = 'EntrantAdded'),
                      (SELECT coalesce(sum(CASE kind WHEN 'RoundPaired' THEN 1 ELSE -1 END), 0) FROM tournament_facts
                       WHERE tournament = id AND kind IN ('RoundPaired', 'PairingWithdrawn'))
               FROM tournaments ORDER BY changed DESC, id DESC"""
        )
        return tuple(
            TournamentEntry(
                tournament_id,
                key,
                _name(settings),
                read_moment(created),
                read_moment(changed),
                end == "TournamentFinished",
                entrants,
                rounds,
            )
            for tournament_id, key, created, changed, settings, end, entrants, rounds in rows
        )

    def find(self, key: str) -> int | None:
        """The id of the tournament with this key, or None."""
        rows = self._access.rows("SELECT id FROM tournaments WHERE key = ?", key)
        return rows[0][0] if rows else None

    def people(self, tournament_id: int) -> dict[int, Member]:
        """Who stands behind the numbers of persons."""
        rows = self._access.rows(
            """SELECT roster.number, members.id, name, language, shown, needs FROM roster
               JOIN members ON members.id = roster.member WHERE tournament = ? ORDER BY roster.number""",
            tournament_id,
        )
        return {number: member_from_row(*row) for number, *row in rows}

    def draft(self, tournament_id: int) -> Any:
        """What was half entered, as plain JSON; an empty object when nothing was, or when it cannot be read."""
        rows = self._access.rows("SELECT draft FROM tournaments WHERE id = ?", tournament_id)
        if not rows:
            raise TournamentDamaged(tournament_id, TournamentDamage.NO_SUCH_TOURNAMENT)
        try:
            return json.loads(rows[0][0])
        except (ValueError, RecursionError):
            return {}

    def keep_draft(self, tournament_id: int, draft: Any) -> None:
        """Keep what is half entered in the place of what was."""
        with self._access.writing() as connection:
            connection.execute("UPDATE tournaments SET draft = ? WHERE id = ?", (written(draft), tournament_id))

    def written_facts(self, tournament_id: int) -> list[dict[str, Any]]:
        """The JSON of all facts, exactly as it was stored. Raises TournamentDamaged."""
        return read_rows(tournament_id, self._rows(tournament_id))

    def store(self, key: str, facts: Sequence[Mapping[str, Any]], persons: Sequence[Enrolled]) -> int:
        """Store a tournament from elsewhere; answers its id. Raises FactConflict when its key is here already."""
        with self._access.writing() as connection:
            tournament_id = _begin(connection, key, facts[0]["at"])
            _insert(connection, tournament_id, facts)
            enrol_from_elsewhere(connection, tournament_id, persons)
        return tournament_id

    def go_on(self, tournament_id: int, facts: Sequence[Mapping[str, Any]], persons: Sequence[Enrolled]) -> None:
        """Store what another computer has added to a tournament, as `append` does."""
        named = persons_in(self.facts(tournament_id))
        with self._access.writing() as connection:
            _insert(connection, tournament_id, facts)
            enrol_from_elsewhere(connection, tournament_id, persons, named)
            connection.execute("UPDATE tournaments SET changed = ? WHERE id = ?", (moment(), tournament_id))

    # Inside ---------------------------------------------------------------------------------------------

    def _rows(self, tournament_id: int) -> list[Any]:
        if not self._access.rows("SELECT id FROM tournaments WHERE id = ?", tournament_id):
            raise TournamentDamaged(tournament_id, TournamentDamage.NO_SUCH_TOURNAMENT)
        query = "SELECT number, kind, form, facts, seal FROM tournament_facts WHERE tournament = ? ORDER BY number"
        return self._access.rows(query, tournament_id)


def _begin(connection: Connection, key: str, at: str) -> int:
    taken = connection.execute("SELECT id FROM tournaments WHERE key = ?", (key,)).fetchone()
    if taken is not None:
        raise FactConflict(taken[0], 0)
    cursor = connection.execute(
        "INSERT INTO tournaments (key, created, changed, draft) VALUES (?, ?, ?, '{}')", (key, at, moment())
    )
    return int(cursor.lastrowid or 0)


def _insert(connection: Connection, tournament_id: int, facts: Iterable[Mapping[str, Any]]) -> None:
    query = "SELECT coalesce(max(number) + 1, 0) FROM tournament_facts WHERE tournament = ?"
    following = connection.execute(query, (tournament_id,)).fetchone()[0]
    query = "SELECT number, kind, form, facts, seal FROM tournament_facts WHERE tournament = ? AND number = ?"
    for fact in facts:
        row = fact_row(tournament_id, fact)
        if connection.execute(query, (tournament_id, row[0])).fetchone() == row:
            continue
        if row[0] != following:
            raise FactConflict(tournament_id, row[0])
        connection.execute("INSERT INTO tournament_facts VALUES (?, ?, ?, ?, ?, ?)", (tournament_id, *row))
        following += 1


def _name(settings: str | None) -> str:
    """The name in the last settings; does without the rules, which reading them would bring."""
    try:
        return str(json.loads(settings or "")["settings"]["name"])
    except (ValueError, KeyError, TypeError, RecursionError):
        return ""
