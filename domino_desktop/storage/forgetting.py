"""Erasing one person's name from everything that this computer keeps."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from sqlite3 import Connection
from typing import Any

from domino_desktop.storage import backups, training
from domino_desktop.storage.event_rows import sealed_again
from domino_desktop.storage.faults import StorageFault, storing
from domino_desktop.storage.matches import moment
from domino_desktop.storage.members import leave_alone
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.setup import clean_name
from domino_desktop.storage.tournament_rows import written

_log = logging.getLogger(__name__)

_KEEPING = (".sqlite", ".sqlite-wal", ".json")


class _Name:
    """One name to be erased, and what takes its place."""

    def __init__(self, name: str, stand_in: str) -> None:
        self._name, self._stand_in = name.casefold(), stand_in
        # A first name alone, inside a longer text, could be anybody's.
        is_full = len(name.split()) > 1
        pattern = rf"(?<!\w){re.escape(name)}(?!\w)"
        self._inside = re.compile(pattern, re.IGNORECASE) if is_full else None
        self._stored = written(name)[1:-1].casefold()

    def is_in(self, stored: str) -> bool:
        """Whether it may stand in a stored text."""
        return self._stored in stored.casefold()

    def is_name(self, text: object) -> bool:
        return isinstance(text, str) and clean_name(text).casefold() == self._name

    def without(self, value: Any) -> Any:
        """Plain JSON in which the stand-in has taken the place of the name."""
        if isinstance(value, dict):
            return {key: self.without(inner) for key, inner in value.items()}
        if isinstance(value, list):
            return [self.without(inner) for inner in value]
        if self.is_name(value):
            return self._stand_in
        if isinstance(value, str) and self._inside is not None:
            return self._inside.sub(lambda _: self._stand_in, value)
        return value


def erase_training(paths: DataPaths, name: str, others: Iterable[tuple[str | None]]) -> None:
    """Drop what somebody has trained, unless another member has the same name. Raises StorageFault."""
    erased = _Name(name, "")
    if not paths.training.exists() or any(erased.is_name(other) for (other,) in others):
        return
    content = paths.training.read_bytes()
    known = [trained for trained in training.parse(content) or () if erased.is_name(trained)]
    if known:
        training.TrainingFile.open(paths).forget(known)


def erase(connection: Connection, member_id: int, name: str, stand_in: str) -> bool:
    """Erase a member's name in every table, inside a transaction; answers whether another member has the same name.

    Then only desks and drafts of the tournaments in which this one played are changed.
    """
    erased = _Name(name, stand_in)
    leave_alone(connection, member_id)
    connection.execute(
        "UPDATE members SET name = NULL, needs = ?, changed = ? WHERE id = ?",
        ("{}", moment(), member_id),
    )
    others = connection.execute("SELECT name FROM members WHERE name IS NOT NULL").fetchall()
    is_shared = any(erased.is_name(other) for (other,) in others)
    mine = {row[0] for row in connection.execute("SELECT tournament FROM roster WHERE member = ?", (member_id,))}
    for match_id, setup, note in connection.execute("SELECT id, setup, desk FROM matches").fetchall():
        if not is_shared or _tournament_of(note) in mine:
            _erase_in_match(connection, erased, match_id, setup, note)
    for tournament, draft in connection.execute("SELECT id, draft FROM tournaments").fetchall():
        if erased.is_in(draft) and (not is_shared or tournament in mine):
            values = (_changed(draft, erased.without), tournament)
            connection.execute("UPDATE tournaments SET draft = ? WHERE id = ?", values)
    if not is_shared:
        for (known,) in connection.execute("SELECT name FROM people").fetchall():
            if erased.is_name(known):
                connection.execute("DELETE FROM people WHERE name = ?", (known,))
    return is_shared


def tidy(connection: Connection, paths: DataPaths) -> None:
    """Write the database anew without what was erased, and put a fresh copy in the place of those that knew more.

    What cannot be done now is done at the next start: the erasing itself is on the disk already.
    """
    try:
        with storing(paths.database):
            connection.execute("VACUUM")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            backups.take(connection, paths.backups)
            backups.remove_outdated(connection, paths.backups)
    except StorageFault as fault:
        _log.warning("forgetting is not finished: %s", fault.reason.value)


def traces(paths: DataPaths, name: str) -> tuple[Path, ...]:
    """The files in the data folder in which the name can still be found. Raises StorageFault."""
    wanted = name.encode()
    with storing(paths.root):
        asides = (path for path in paths.root.rglob("*") if path.is_file() and path.suffix in _KEEPING)
        return tuple(sorted(path for path in asides if wanted in path.read_bytes()))


def _erase_in_match(connection: Connection, erased: _Name, match_id: int, setup: str, note: str | None) -> None:
    if erased.is_in(setup):
        values = (_changed(setup, lambda data: _without_seats(erased, data)), match_id)
        connection.execute("UPDATE matches SET setup = ? WHERE id = ?", values)
    if note is None:
        return
    if erased.is_in(note):
        connection.execute("UPDATE matches SET desk = ? WHERE id = ?", (_changed(note, erased.without), match_id))
    # a referee's notes
    query = 'SELECT number, kind, form, facts, seal FROM events WHERE match_id = ? AND facts LIKE \'%"note":"_%\''
    for row in connection.execute(query, (match_id,)).fetchall():
        if erased.is_in(row[3]):
            number, _, _, text, seal = sealed_again(match_id, row, lambda data: _without_note(erased, data))
            sql = "UPDATE events SET facts = ?, seal = ? WHERE match_id = ? AND number = ?"
            connection.execute(sql, (text, seal, match_id, number))


def _without_seats(erased: _Name, data: Any) -> Any:
    for seat in data["seats"]:
        seat["name"] = erased.without(seat["name"])
    return data


def _without_note(erased: _Name, data: Any) -> Any:
    return {**data, "note": erased.without(data["note"])}


def _changed(text: str, change: Callable[[Any], Any]) -> str:
    """A stored JSON text after a change; one that cannot be read is damaged, and not worth a name."""
    try:
        return json.dumps(change(json.loads(text)), ensure_ascii=False, separators=(",", ":"))
    except (ValueError, KeyError, TypeError, RecursionError):
        return "{}"


def _tournament_of(note: str | None) -> int | None:
    try:
        return int(json.loads(note or "")["facts"]["tournament"][0])
    except (ValueError, KeyError, TypeError, IndexError, RecursionError):
        return None
