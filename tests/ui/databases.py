"""Databases for tests of screens: the real tables, without the precautions that only a crash would need."""

from __future__ import annotations

import sqlite3
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from domino_desktop.storage.database import Database
from domino_desktop.storage.paths import DataPaths


class HastyDatabase(Database):
    """Stores everything, but waits for no disk and makes no backup copies: tests of the storage do without it."""

    @staticmethod
    def open(paths: DataPaths) -> HastyDatabase:
        """The database of a data folder, or a new one."""
        paths.create()
        if not paths.database.exists():
            paths.database.write_bytes(_empty())
        return HastyDatabase(paths)

    def back_up(self) -> Path | None:
        return None

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._paths.database, timeout=1, isolation_level=None)
        connection.execute("PRAGMA journal_mode = MEMORY")
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("PRAGMA foreign_keys = ON")
        return connection


@cache
def _empty() -> bytes:
    """The file that the program makes at its first start."""
    with TemporaryDirectory() as folder:
        paths = DataPaths.under(Path(folder))
        Database.open(paths).close()
        return paths.database.read_bytes()
