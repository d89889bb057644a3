"""The matches and the people of this computer, in one SQLite file. What was appended outlives a crash."""

from __future__ import annotations

import contextlib
import json
import logging
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from domino_desktop.storage import backups
from domino_desktop.storage.faults import StorageFault, storing
from domino_desktop.storage.files import remove, remove_leftovers
from domino_desktop.storage.integrity import Health, examine
from domino_desktop.storage.matches import (
    DamageReason,
    EventConflict,
    MatchEntry,
    RecordDamaged,
    moment,
    read_moment,
    read_names,
    read_setup,
)
from domino_desktop.storage.migrations import FORMAT, format_of, migrate
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.people import Aids, Person
from domino_desktop.storage.setup import TableSetup, clean_name, name_fault

# The events bring all rules with them: they come with the first match, for the first page does without.
if TYPE_CHECKING:
    from domino_desktop.core.events import GameEvent, MatchStarted
    from domino_desktop.core.record import MatchRecord
    from domino_desktop.storage.desks import Desks
    from domino_desktop.storage.members import Members
    from domino_desktop.storage.tournaments import Tournaments

_log = logging.getLogger(__name__)


class DatabaseIsNewer(Exception):
    """The database was written by a newer program; it is left exactly as it is."""

    def __init__(self, path: Path) -> None:
        self.path = path
        super().__init__(f"{path} is of a newer format than {FORMAT}")


def _desks(database: Database) -> Desks:
    """The tables of the referee desk; they come when they are wanted, for the first page does without."""
    from domino_desktop.storage.desks import Access, Desks

    return Desks(Access(database._rows, database._writing, database._insert))


def _tournaments(database: Database) -> Tournaments:
    from domino_desktop.storage.tournament_rows import Access
    from domino_desktop.storage.tournaments import Tournaments

    return Tournaments(Access(database._rows, database._writing))


def _members(database: Database) -> Members:
    from domino_desktop.storage.members import Members
    from domino_desktop.storage.tournament_rows import Access

    return Members(Access(database._rows, database._writing), database._forget)


class Database:
    """The open database. Only one program may hold a data folder: take its `DataLock` first.

    ``set_aside`` is where a damaged database was put at opening, ``restored_from`` the file that the data
    now come from instead (None: the database is empty). Everything here raises StorageFault when the
    disk or the file fails; then nothing of the attempt was stored.
    """

    desks = cached_property(_desks)
    tournaments = cached_property(_tournaments)
    members = cached_property(_members)

    def __init__(self, paths: DataPaths, set_aside: Path | None = None, restored_from: Path | None = None) -> None:
        self.set_aside, self.restored_from = set_aside, restored_from
        self._paths = paths
        self._connection = self._connect()

    @staticmethod
    def open(paths: DataPaths) -> Database:
        """Open the database of a data folder, or make one. Raises DatabaseIsNewer or StorageFault."""
        paths.create()
        set_aside: Path | None = None
        restored_from: Path | None = None
        with storing(paths.database):
            remove_leftovers(paths.root)
            remove_leftovers(paths.backups)
            health = examine(paths.database)
            if health is Health.NEWER:
                raise DatabaseIsNewer(paths.database)
            if health is Health.LOG_DAMAGED:
                set_aside = restored_from = backups.set_log_aside(paths.database)
                health = examine(paths.database)
            if health is Health.DAMAGED:
                moved = backups.set_aside(paths.database)
                set_aside = set_aside or moved
            if not paths.database.exists():
                restored_from = backups.newest_good(paths.backups)
                if restored_from is not None:
                    backups.copy_file(restored_from, paths.database)
                else:
                    _create(paths.database)
        if set_aside is not None:
            _log.warning("database set aside as %s, health %s", set_aside.name, health.value)
        return Database(paths, set_aside, restored_from)

    def create_match(
        self,
        setup: TableSetup,
        first_event: MatchStarted,
        *more: GameEvent,
        created: datetime | None = None,
        finished: datetime | None = None,
    ) -> int:
        """Store a new match with its first events; answers its id. The times are for a match from elsewhere."""
        if not setup.suits(first_event):
            raise ValueError("the match was not started with this set-up")
        text = json.dumps(setup.to_json(), ensure_ascii=False, separators=(",", ":"))
        with self._writing():
            cursor = self._connection.execute(
                "INSERT INTO matches (setup, created, changed, finished) VALUES (?, ?, ?, ?)",
                (text, moment(created), moment(), None if finished is None else moment(finished)),
            )
            match_id = int(cursor.lastrowid or 0)
            self._insert(match_id, (first_event, *more))
        _log.info("match %d created with %d seats", match_id, first_event.seats)
        return match_id

    def append(self, match_id: int, events: Sequence[GameEvent]) -> None:
        """Store the next events of a match, all or none; they are on the disk when this returns.

        Appending the same events again changes nothing. Raises EventConflict when they do not continue
        the stored record.
        """
        with self._writing():
            self._insert(match_id, events)
            self._connection.execute("UPDATE matches SET changed = ? WHERE id = ?", (moment(), match_id))
        _log.debug("match %d stores %s", match_id, [(event.number, type(event).__name__) for event in events])

    def record(self, match_id: int) -> MatchRecord:
        """The events of a match. Raises RecordDamaged when they cannot be read or do not replay."""
        from domino_desktop.storage.event_rows import read_record  # brings all rules

        setup = self.setup(match_id)
        rows = self._rows(
            "SELECT number, kind, form, facts, seal FROM events WHERE match_id = ? ORDER BY number", match_id
        )
        return read_record(match_id, setup, rows)

    def setup(self, match_id: int) -> TableSetup:
        """What a match was set up with. Raises RecordDamaged."""
        rows = self._rows("SELECT setup FROM matches WHERE id = ?", match_id)
        if not rows:
            raise RecordDamaged(match_id, DamageReason.NO_SUCH_MATCH)
        return read_setup(match_id, rows[0][0])

    def matches(self) -> tuple[MatchEntry, ...]:
        """All matches that were played here, the one played last first."""
        return tuple(self._entries("WHERE desk IS NULL"))

    def last_unfinished_match(self) -> MatchEntry | None:
        """The match played last among those that have not ended, or None."""
        return next(self._entries("WHERE finished IS NULL AND desk IS NULL"), None)

    def finish_match(self, match_id: int) -> None:
        """The match is over, or given up: it is no longer offered. A backup copy is made."""
        with self._writing():
            self._finish(match_id)
        _log.info("match %d finished", match_id)
        self._try_to_back_up()

    def remember_person(self, name: str, language: str, aids: Aids | None = None) -> None:
        """Keep a person, or their new language; ``aids`` None leaves the aids that are known."""
        name = clean_name(name)
        known = {person.name: person.aids for person in self.people()}
        text = json.dumps((aids or known.get(name) or Aids()).to_json())
        with self._writing():
            self._connection.execute(
                "INSERT OR REPLACE INTO people (name, language, aids, last_used) VALUES (?, ?, ?, ?)",
                (name, language, text, moment()),
            )

    def people(self) -> tuple[Person, ...]:
        """Everybody who has played here, the last one first."""
        rows = self._rows("SELECT name, language, aids, last_used FROM people ORDER BY last_used DESC, rowid DESC")
        return tuple(_person(*row) for row in rows if name_fault(row[0]) is None)

    def back_up(self) -> Path | None:
        """Add a backup copy; None when the newest one already holds the same."""
        with storing(self._paths.backups):
            path = backups.take(self._connection, self._paths.backups)
            backups.remove_outdated(self._connection, self._paths.backups)
        return path

    def copy_to(self, path: Path) -> None:
        """Write the whole database to one file, in one step."""
        with storing(path):
            backups.write_copy(self._connection, path)

    def replace_with(self, path: Path) -> None:
        """Put another whole database in place of this one; keep this one first, for it is gone afterwards."""
        with storing(self._paths.database):
            if examine(path) is not Health.GOOD:
                raise ValueError("only a whole database may take the place of this one")
            with self._closed(), backups.staged_copy(path, self._paths.database):
                backups.remove_companions(self._paths.database)

    def delete_everything(self) -> None:
        """Forget all matches and people, with every backup copy and all that was set aside."""
        with storing(self._paths.database), self._closed():
            # the copies go first: what is interrupted here must not be restored from one of them
            for path in (*backups.copies(self._paths.backups), *backups.damaged_files(self._paths.root)):
                remove(path)
            backups.remove_companions(self._paths.database)
            self._paths.database.unlink()
            _create(self._paths.database)
        _log.info("everything deleted")

    def close(self) -> None:
        """Write everything into the one file and let it go."""
        # a log that cannot be emptied now is read at the next start
        with contextlib.suppress(sqlite3.Error):
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._connection.close()

    # Inside ---------------------------------------------------------------------------------------------

    def _connect(self) -> sqlite3.Connection:
        """A connection that loses nothing it has confirmed, with the format brought up to date."""
        with storing(self._paths.database):
            connection = sqlite3.connect(self._paths.database, timeout=1, isolation_level=None)
            try:
                connection.execute("PRAGMA journal_mode = WAL")
                connection.execute("PRAGMA synchronous = FULL")
                connection.execute("PRAGMA fullfsync = ON")  # macOS: past the disk's own cache
                connection.execute("PRAGMA foreign_keys = ON")
                connection.execute("PRAGMA secure_delete = ON")  # what is erased is not to be found in the file
                connection.execute("BEGIN IMMEDIATE")  # a folder that refuses writing is told now, not at a move
                connection.execute("ROLLBACK")
                self._connection = connection
                if format_of(connection) < FORMAT:
                    backups.take(connection, self._paths.backups)
                    migrate(connection)
                # the main file always carries its latest format, and is never behind its own copies
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            except BaseException:
                connection.close()
                raise
        self._try_to_back_up()
        return connection

    def _try_to_back_up(self) -> None:
        """A copy is a precaution: without one, playing goes on."""
        try:
            self.back_up()
        except StorageFault as fault:
            _log.warning("no backup copy: %s", fault.reason.value)

    def _forget(self, member_id: int, name: str, stand_in: str) -> tuple[Path, ...]:
        from domino_desktop.storage import forgetting

        forgetting.erase_training(self._paths, name, self._rows("SELECT name FROM members WHERE id <> ?", member_id))
        with self._writing() as connection:
            is_shared = forgetting.erase(connection, member_id, name, stand_in)
        _log.info("member %d forgotten", member_id)
        forgetting.tidy(self._connection, self._paths)
        return () if is_shared else forgetting.traces(self._paths, name)

    @contextmanager
    def _closed(self) -> Iterator[None]:
        """While the file itself is exchanged; whatever happens, the database is open again afterwards."""
        self.close()
        try:
            yield
        finally:
            self._connection = self._connect()

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction: all of it is on the disk afterwards, or nothing."""
        with storing(self._paths.database):
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise

    def _rows(self, query: str, *values: object) -> list[Any]:
        with storing(self._paths.database):
            return self._connection.execute(query, values).fetchall()

    def _finish(self, match_id: int) -> None:
        self._connection.execute(
            "UPDATE matches SET finished = ?, changed = ? WHERE id = ? AND finished IS NULL",
            (moment(), moment(), match_id),
        )

    def _entries(self, condition: str) -> Iterator[MatchEntry]:
        rows = self._rows(
            f"""SELECT id, setup, created, changed, finished, (SELECT count(*) FROM events WHERE match_id = id)
                FROM matches {condition} ORDER BY changed DESC, id DESC"""
        )
        return (_entry(*row) for row in rows)

    def _insert(self, match_id: int, events: Sequence[GameEvent], times: Mapping[int, datetime] | None = None) -> None:
        """Store the next events; ``times`` holds the moments of those that happened earlier, by their numbers."""
        if not events:
            return
        from domino_desktop.core.events import MatchEnded  # brings all rules
        from domino_desktop.storage.event_rows import event_row

        query = "SELECT number, kind, form, facts, seal FROM events WHERE match_id = ? AND number >= ?"
        stored = {row[0]: row for row in self._connection.execute(query, (match_id, events[0].number))}
        query = "SELECT coalesce(max(number) + 1, 0) FROM events WHERE match_id = ?"
        following = self._connection.execute(query, (match_id,)).fetchone()[0]
        now = moment()
        for event in events:
            row = event_row(match_id, event)
            if event.number in stored:
                if stored[event.number] != row:
                    raise EventConflict(match_id, event.number)
                continue
            if event.number != following:
                raise EventConflict(match_id, event.number)
            at = moment(times[event.number]) if times and event.number in times else now
            self._connection.execute("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?)", (match_id, *row, at))
            following += 1
            if isinstance(event, MatchEnded):
                self._finish(match_id)


def _create(path: Path) -> None:
    """Make an empty database, in one step: a file of no bytes is then never a new one. Raises sqlite3.Error."""
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection)
        backups.write_copy(connection, path)


def _entry(match_id: int, setup: str, created: str, changed: str, finished: str | None, events: int) -> MatchEntry:
    end = None if finished is None else read_moment(finished)
    return MatchEntry(match_id, read_names(setup), read_moment(created), read_moment(changed), end, events)


def _person(name: str, language: str, aids: str, last_used: str) -> Person:
    known: object = None
    with contextlib.suppress(ValueError, RecursionError):
        known = json.loads(aids)
    return Person(name, language, Aids.from_json(known), read_moment(last_used))
