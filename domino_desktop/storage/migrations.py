"""The form of the database, one numbered step after another; SQLite itself keeps the number."""

from __future__ import annotations

import sqlite3

APPLICATION = 0x446F4D69
"""Marks a SQLite file as this program's own ("DoMi")."""

# Steps are only ever added: each one is in somebody's database. A database of every format stays in tests/golden.
_STEPS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE people (
               name TEXT NOT NULL PRIMARY KEY,
               language TEXT NOT NULL,
               aids TEXT NOT NULL,
               last_used TEXT NOT NULL
           ) STRICT""",
        """CREATE TABLE matches (
               id INTEGER PRIMARY KEY AUTOINCREMENT,
               setup TEXT NOT NULL,
               created TEXT NOT NULL,
               changed TEXT NOT NULL,
               finished TEXT
           ) STRICT""",
        """CREATE TABLE events (
               match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
               number INTEGER NOT NULL CHECK (number >= 0),
               kind TEXT NOT NULL,
               form INTEGER NOT NULL,
               facts TEXT NOT NULL,
               seal INTEGER NOT NULL,
               PRIMARY KEY (match_id, number)
           ) STRICT, WITHOUT ROWID""",
    ),
    # The same tables; but set-ups and events tell of rule sets that a program of format 1 would take for damage.
    (),
    # The referee desk: its note, and when each event was stored.
    (
        "ALTER TABLE matches ADD COLUMN desk TEXT",
        "ALTER TABLE events ADD COLUMN at TEXT NOT NULL DEFAULT ''",
    ),
    # Club tournaments. Names of people stand in one table only; facts and rosters carry numbers.
    (
        """CREATE TABLE members (
               id INTEGER PRIMARY KEY AUTOINCREMENT,
               name TEXT,
               language TEXT NOT NULL,
               shown TEXT NOT NULL,
               needs TEXT NOT NULL,
               changed TEXT NOT NULL
           ) STRICT""",
        """CREATE TABLE tournaments (
               id INTEGER PRIMARY KEY AUTOINCREMENT,
               key TEXT NOT NULL UNIQUE,
               created TEXT NOT NULL,
               changed TEXT NOT NULL,
               draft TEXT NOT NULL
           ) STRICT""",
        """CREATE TABLE tournament_facts (
               tournament INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
               number INTEGER NOT NULL CHECK (number >= 0),
               kind TEXT NOT NULL,
               form INTEGER NOT NULL,
               facts TEXT NOT NULL,
               seal INTEGER NOT NULL,
               PRIMARY KEY (tournament, number)
           ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE roster (
               tournament INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
               number INTEGER NOT NULL CHECK (number > 0),
               member INTEGER NOT NULL REFERENCES members (id),
               PRIMARY KEY (tournament, number),
               UNIQUE (tournament, member)
           ) STRICT, WITHOUT ROWID""",
    ),
)

FORMAT = len(_STEPS)
"""The format that this program reads and writes."""


def format_of(connection: sqlite3.Connection) -> int:
    """The number of the last step that was done."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection) -> None:
    """Do the steps that are missing, each in one transaction. Raises sqlite3.Error."""
    for number in range(format_of(connection), FORMAT):
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement in _STEPS[number]:
                connection.execute(statement)
            connection.execute(f"PRAGMA application_id = {APPLICATION}")
            connection.execute(f"PRAGMA user_version = {number + 1}")
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
