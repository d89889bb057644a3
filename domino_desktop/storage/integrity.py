"""Whether a database file is whole, found out without changing a byte of it."""

from __future__ import annotations

import os
import shutil
import sqlite3
import struct
import tempfile
from contextlib import closing
from enum import Enum
from pathlib import Path

from domino_desktop.storage.migrations import APPLICATION, FORMAT

_HEADER = 100
_MAGIC = b"SQLite format 3\0"
_VERSION_PLACE = 60
_LOG_HEADER = 32
_FRAME_HEADER = 24


class Health(Enum):
    """What became of a database file."""

    MISSING = "missing"
    GOOD = "good"
    NEWER = "newer"
    DAMAGED = "damaged"
    LOG_DAMAGED = "log_damaged"
    """The database is whole; of its write-ahead log, which holds the latest moves, a part is lost."""


def log_of(database: Path) -> Path:
    """The write-ahead log that belongs to a database file."""
    return database.with_name(f"{database.name}-wal")


def companions_of(database: Path) -> tuple[Path, ...]:
    """The files that SQLite keeps beside a database while it is open: its log, the log's index, its journal.

    Beside another database of the same name they would spoil it.
    """
    return tuple(database.with_name(f"{database.name}{ending}") for ending in ("-wal", "-shm", "-journal"))


def examine(database: Path) -> Health:
    """Look at a database and its log. Raises OSError or sqlite3.Error when they cannot be read at all."""
    log = log_of(database)
    has_log = log.is_file() and log.stat().st_size > 0
    if not os.path.lexists(database):
        return Health.DAMAGED if any(map(os.path.lexists, companions_of(database))) else Health.MISSING
    if not database.is_file():
        return Health.DAMAGED
    with database.open("rb") as file:
        header = file.read(_HEADER)
    if len(header) < _HEADER or not header.startswith(_MAGIC):
        return Health.DAMAGED
    if int.from_bytes(header[_VERSION_PLACE : _VERSION_PLACE + 4], "big") > FORMAT:
        return Health.NEWER
    if not has_log:
        page_size = int.from_bytes(header[16:18], "big")
        if page_size and database.stat().st_size % page_size:
            return Health.DAMAGED  # SQLite would read the missing bytes as zeros
        return _look(f"{database.absolute().as_uri()}?immutable=1")
    # Opening a database that has a log changes both files, so a copy is opened.
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, database.name)
        shutil.copyfile(database, copy)
        shutil.copyfile(log, log_of(copy))
        return _look(copy.as_uri(), log.read_bytes())


def _look(address: str, log: bytes | None = None) -> Health:
    try:
        with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as connection:
            if connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
                return Health.DAMAGED
            if connection.execute("PRAGMA user_version").fetchone()[0] > FORMAT:
                return Health.NEWER
            connection.execute("PRAGMA cell_size_check = ON")
            if connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
                return Health.DAMAGED
            if log is not None:
                frames = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()[1]
                if _has_lost_commits(log, max(frames, 0)):
                    return Health.LOG_DAMAGED
            return Health.GOOD
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR):
            return Health.DAMAGED
        raise


def _has_lost_commits(log: bytes, accepted: int) -> bool:
    """Whether a log holds transactions that were finished, yet lie behind a frame that SQLite does not accept.

    SQLite stops reading at the first wrong frame and says nothing. A process that dies leaves no finished
    transaction behind such a frame, and a power cut at most one, the one that was being flushed.
    """
    if len(log) <= _LOG_HEADER:
        return False
    if not _has_valid_header(log):
        return True
    page_size = int.from_bytes(log[8:12], "big")
    frame_size = _FRAME_HEADER + page_size
    salts = log[16:24]
    finished = 0
    for start in range(_LOG_HEADER + accepted * frame_size, len(log) - _FRAME_HEADER, frame_size):
        # frames with other salts are left over from before the log was last begun anew
        is_commit = log[start + 4 : start + 8] != bytes(4)
        finished += is_commit and log[start + 8 : start + 16] == salts
    return finished > 1


def _has_valid_header(log: bytes) -> bool:
    magic = int.from_bytes(log[:4], "big")
    if magic & ~1 != 0x377F0682:
        return False
    order = ">" if magic & 1 else "<"
    words = struct.unpack(f"{order}6I", log[:24])
    first = second = 0
    for word, following in zip(words[::2], words[1::2], strict=True):
        first = (first + word + second) & 0xFFFFFFFF
        second = (second + following + first) & 0xFFFFFFFF
    return struct.unpack(">2I", log[24:32]) == (first, second)
