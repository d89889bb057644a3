"""Which member stands behind each number of a person in a tournament."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from sqlite3 import Connection

from domino_desktop.storage.members import Shown, insert_member
from domino_desktop.storage.tournament_rows import FactConflict
from domino_desktop.tournament.needs import SeatNeeds


@dataclass(frozen=True, slots=True)
class Enrolled:
    """One person of a tournament as an archive tells it; ``name`` is None for somebody who was forgotten."""

    number: int
    name: str | None
    language: str
    shown: Shown


def enrol(connection: Connection, tournament_id: int, roster: Mapping[int, int]) -> None:
    """Add numbers with their members. Raises FactConflict when a number is somebody else's."""
    for number, member in roster.items():
        query = "SELECT member FROM roster WHERE tournament = ? AND number = ?"
        known = connection.execute(query, (tournament_id, number)).fetchone()
        if known is None:
            connection.execute("INSERT INTO roster VALUES (?, ?, ?)", (tournament_id, number, member))
        elif known[0] != member:
            raise FactConflict(tournament_id, number)


def enrol_from_elsewhere(
    connection: Connection, tournament_id: int, persons: Iterable[Enrolled], named: Collection[int] = ()
) -> None:
    """Give the persons of an archive their numbers; ``named`` are the numbers that our own facts use already.

    Somebody is a member who is known here only where name, language and choice of public name are all the same, and
    nobody else in the tournament is that member; else a new member is made.
    """
    rows = connection.execute("SELECT number FROM roster WHERE tournament = ?", (tournament_id,)).fetchall()
    for (number,) in rows:
        if number not in named:
            # put on the list, but in no fact yet: the number is theirs
            connection.execute("DELETE FROM roster WHERE tournament = ? AND number = ?", (tournament_id, number))
    for person in persons:
        if person.number not in named:
            member = _known(connection, tournament_id, person)
            if member is None:
                member = insert_member(connection, person.name, person.language, person.shown, SeatNeeds())
            connection.execute("INSERT INTO roster VALUES (?, ?, ?)", (tournament_id, person.number, member))


def _known(connection: Connection, tournament_id: int, person: Enrolled) -> int | None:
    if person.name is None:
        return None
    row = connection.execute(
        """SELECT id FROM members WHERE name = ? AND language = ? AND shown = ?
           AND id NOT IN (SELECT member FROM roster WHERE tournament = ?) ORDER BY id LIMIT 1""",
        (person.name, person.language, person.shown.value, tournament_id),
    ).fetchone()
    return None if row is None else int(row[0])
