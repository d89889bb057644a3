"""Backup copies of the database, and setting a damaged one aside."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from domino_desktop.storage.files import flush_file, flush_folder, free_number, move_into_place, unfinished_name
from domino_desktop.storage.integrity import Health, companions_of, examine, log_of
from domino_desktop.storage.migrations import format_of

KEPT = 2
"""How many backup copies stay."""

_FIRST_WITH_TOURNAMENTS = 4

_ASIDE = re.compile(r"(domino-damaged-\d+\.sqlite(-wal|-shm|-journal)?|(settings|training)-damaged-\d+\.json)")
_NAME = re.compile(r"domino-copy-(\d{6})\.sqlite")


def copies(folder: Path) -> list[Path]:
    """The backup copies in a folder, newest first. Raises OSError."""
    return sorted((path for path in folder.iterdir() if _NAME.fullmatch(path.name)), reverse=True)


def newest_good(folder: Path) -> Path | None:
    """The newest backup copy that is whole and of no newer format, or None. Raises OSError or sqlite3.Error."""
    return next((path for path in copies(folder) if examine(path) is Health.GOOD), None)


def take(connection: sqlite3.Connection, folder: Path) -> Path | None:
    """Add a backup copy and let the oldest go; None when the newest copy already holds the same.

    Raises OSError or sqlite3.Error; then the copies are as they were.
    """
    earlier = copies(folder)
    if earlier and examine(earlier[0]) is Health.GOOD and _holds_the_same(earlier[0], connection):
        return None
    last = _NAME.fullmatch(earlier[0].name) if earlier else None
    path = folder / f"domino-copy-{int(last[1]) + 1 if last else 1:06}.sqlite"
    write_copy(connection, path)
    for old in copies(folder)[KEPT:]:
        # what cannot be read, or only by a newer program, is not for this one to throw away
        if examine(old) is Health.GOOD:
            old.unlink()
    return path


def remove_outdated(connection: sqlite3.Connection, folder: Path) -> None:
    """Take away the whole copies that still know somebody whom the database has forgotten, but never the newest one.

    Raises OSError or sqlite3.Error.
    """
    gone = _forgotten(connection)
    for path in copies(folder)[1:] if gone else ():
        # what cannot be read stays, as in `take`; looking through a whole copy takes long, so it is asked last
        if not _forgotten_in(path) >= gone and examine(path) is Health.GOOD:
            path.unlink()


def write_copy(connection: sqlite3.Connection, path: Path) -> None:
    """Write a whole database to a file, in one step. Raises OSError or sqlite3.Error."""
    unfinished = unfinished_name(path)
    try:
        unfinished.unlink(missing_ok=True)
        with closing(sqlite3.connect(unfinished)) as copy:
            connection.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # a copy is one file, without a log
        flush_file(unfinished)
        move_into_place(unfinished, path)
    except BaseException:
        with contextlib.suppress(OSError):
            unfinished.unlink(missing_ok=True)
        raise


def copy_file(source: Path, target: Path) -> None:
    """Copy a file in one step. Raises OSError."""
    with staged_copy(source, target):
        pass


@contextlib.contextmanager
def staged_copy(source: Path, target: Path) -> Iterator[None]:
    """A copy that lies ready on the same disk, and takes its place when the block is left. Raises OSError."""
    unfinished = unfinished_name(target)
    try:
        shutil.copyfile(source, unfinished)
        flush_file(unfinished)
        yield
        move_into_place(unfinished, target)
    except BaseException:
        with contextlib.suppress(OSError):
            unfinished.unlink(missing_ok=True)
        raise


def set_aside(database: Path) -> Path:
    """Rename a damaged database with all that belongs to it; answers its new place. Raises OSError."""
    target = _free_name(database)
    sources, places = (database, *companions_of(database)), (target, *companions_of(target))
    moved = []
    for source, place in zip(sources, places, strict=True):
        if os.path.lexists(source):
            os.rename(source, place)
            moved.append(place)
    flush_folder(database.parent)
    return moved[0]


def set_log_aside(database: Path) -> Path:
    """Keep a copy of a database with its damaged log, then take the log away; answers the copy. Raises OSError."""
    target = _free_name(database)
    copy_file(database, target)
    os.rename(log_of(database), log_of(target))
    remove_companions(database)
    flush_folder(database.parent)
    return target


def remove_companions(database: Path) -> None:
    """Take away what a database that was closed may have left beside it. Raises OSError."""
    for path in companions_of(database):
        path.unlink(missing_ok=True)


def damaged_files(folder: Path) -> list[Path]:
    """Everything that this program ever set aside in a folder. Raises OSError."""
    return sorted(path for path in folder.glob("*-damaged-*") if _ASIDE.fullmatch(path.name))


def _free_name(database: Path) -> Path:
    pattern = f"{database.stem}-damaged-{{}}{database.suffix}"
    companions = (path.name for path in companions_of(database.with_name(pattern)))
    number = free_number(database.parent, pattern, *companions)
    return database.with_name(pattern.format(number))


def _holds_the_same(copy: Path, connection: sqlite3.Connection) -> bool:
    with closing(_opened(copy)) as opened:
        return format_of(opened) == format_of(connection) and _mark(opened) == _mark(connection)


def _mark(connection: sqlite3.Connection) -> tuple[object, ...]:
    """A few numbers that differ after every change."""
    row = connection.execute(
        """SELECT (SELECT count(*) FROM events), (SELECT max(id) FROM matches), (SELECT max(changed) FROM matches),
                  (SELECT count(finished) FROM matches), (SELECT count(*) FROM people),
                  (SELECT max(rowid) FROM people), (SELECT max(last_used) FROM people)"""
    ).fetchone()
    if format_of(connection) < _FIRST_WITH_TOURNAMENTS:
        return tuple(row)
    clubs = connection.execute(
        """SELECT (SELECT count(*) FROM tournament_facts), (SELECT max(id) FROM tournaments),
                  (SELECT max(changed) FROM tournaments), (SELECT count(*) FROM roster),
                  (SELECT count(*) FROM members), (SELECT count(name) FROM members),
                  (SELECT max(changed) FROM members)"""
    ).fetchone()
    return (*row, *clubs)


def _forgotten(connection: sqlite3.Connection) -> set[int]:
    """The ids of the members who have no name any more."""
    if format_of(connection) < _FIRST_WITH_TOURNAMENTS:
        return set()
    return {row[0] for row in connection.execute("SELECT id FROM members WHERE name IS NULL")}


def _forgotten_in(copy: Path) -> set[int]:
    with contextlib.suppress(sqlite3.DatabaseError), closing(_opened(copy)) as opened:
        return _forgotten(opened)
    return set()


def _opened(copy: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{copy.absolute().as_uri()}?immutable=1", uri=True)
