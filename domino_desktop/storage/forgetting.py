"""Erasing one person's name from everything that this computer keeps."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from sqlite3 import Connection
from typing import Any

from domino_desktop.storage import backups, training
from domino_desktop.storage.event_rows import sealed_again
from domino_desktop.storage.faults import StorageFault, storing
from domino_desktop.storage.matches import moment, read_names
from domino_desktop.storage.members import leave_alone
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.setup import clean_name
from domino_desktop.storage.tournament_rows import written

_log = logging.getLogger(__name__)

_Match = tuple[int, str, str | None]
"""Id, set-up, and the note of a desk."""

_KEEPING = (".sqlite", ".sqlite-wal", ".json")


class _Name:
    """One name to be erased, and what takes its place."""

    def __init__(self, name: str, stand_in: str) -> None:
        self._name, self._stand_in = name.casefold(), stand_in
        self._is_full = len(name.split()) > 1
        self._inside = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)", re.IGNORECASE)
        self._stored = written(name)[1:-1].casefold()

    def is_in(self, stored: str) -> bool:
        """Whether it may stand in a stored text."""
        return self._stored in stored.casefold()

    def is_name(self, text: object) -> bool:
        return isinstance(text, str) and clean_name(text).casefold() == self._name

    def whole(self, text: Any) -> Any:
        """The stand-in, where the text is the name and nothing else."""
        return self._stand_in if self.is_name(text) else text

    def without(self, value: Any, takes_part: bool) -> Any:
        """Plain JSON in which the stand-in has taken the place of the name.

        A first name alone, inside a longer text, could be anybody's where its bearer does not take part.
        """
        if isinstance(value, dict):
            return {self.without(key, takes_part): self.without(inner, takes_part) for key, inner in value.items()}
        if isinstance(value, list):
            return [self.without(inner, takes_part) for inner in value]
        if isinstance(value, str) and (takes_part or self._is_full):
            return self._inside.sub(lambda _: self._stand_in, value)
        return self.whole(value)


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
    query = "UPDATE members SET name = NULL, needs = '{}', changed = ? WHERE id = ?"
    connection.execute(query, (moment(), member_id))
    others = connection.execute("SELECT name FROM members WHERE name IS NOT NULL").fetchall()
    is_shared = any(erased.is_name(other) for (other,) in others)
    mine = {row[0] for row in connection.execute("SELECT tournament FROM roster WHERE member = ?", (member_id,))}
    for match in connection.execute("SELECT id, setup, desk FROM matches").fetchall():
        is_mine = _tournament_of(match[2]) in mine
        if is_mine or not is_shared:
            _erase_in_match(connection, erased, match, is_mine)
    for tournament, draft in connection.execute("SELECT id, draft FROM tournaments").fetchall():
        if erased.is_in(draft) and (not is_shared or tournament in mine):
            changed = _changed(draft, partial(erased.without, takes_part=tournament in mine))
            connection.execute("UPDATE tournaments SET draft = ? WHERE id = ?", (changed, tournament))
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
    """The files in the data folder in which the name can still be found, or folders, where all of it was put aside.

    Raises StorageFault.
    """
    wanted = name.encode()
    with storing(paths.root):
        kept = (path for path in paths.root.rglob("*") if path.is_file() and path.suffix in _KEEPING)
        found = [path for path in kept if wanted in path.read_bytes()]
    return tuple(sorted({path if path.parent in (paths.root, paths.backups) else path.parent for path in found}))


def _erase_in_match(connection: Connection, erased: _Name, match: _Match, is_mine: bool) -> None:
    match_id, setup, note = match
    seated = [name for team in read_names(setup) for name, _ in team]
    takes_part = is_mine or any(map(erased.is_name, [*seated, _referee_of(note)]))

    def in_setup(data: Any) -> Any:
        people = (seat for seat in data["seats"] if seat["kind"] == "human")
        for seat in people:
            seat["name"] = erased.whole(seat["name"])
        return data

    def in_desk(data: Any, *, is_record_changed: bool) -> Any:
        facts = data["facts"]
        kept = {**facts, "referee": erased.whole(facts["referee"]), "label": erased.without(facts["label"], takes_part)}
        if is_record_changed:
            kept["is_erased"] = True  # its check sum is another one now, and nobody is to be suspected
        return {"facts": kept, "draft": erased.without(data["draft"], takes_part)}

    def in_event(data: Any) -> Any:
        return {**data, "note": erased.without(data["note"], takes_part)}

    if erased.is_in(setup):
        connection.execute("UPDATE matches SET setup = ? WHERE id = ?", (_changed(setup, in_setup), match_id))
    if note is None:
        return
    is_record_changed = False
    query = "SELECT number, kind, form, facts, seal FROM events WHERE match_id = ? AND instr(facts, ?)"
    for row in connection.execute(query, (match_id, '"note":"')).fetchall():
        if erased.is_in(row[3]):
            number, _, _, text, seal = sealed_again(match_id, row, _changed(row[3], in_event))
            sql = "UPDATE events SET facts = ?, seal = ? WHERE match_id = ? AND number = ?"
            connection.execute(sql, (text, seal, match_id, number))
            is_record_changed = is_record_changed or text != row[3]
    if is_record_changed or erased.is_in(note):
        changed = _changed(note, partial(in_desk, is_record_changed=is_record_changed))
        connection.execute("UPDATE matches SET desk = ? WHERE id = ?", (changed, match_id))


def _changed(text: str, change: Callable[[Any], Any]) -> str:
    """A stored JSON text after a change; one that cannot be read is damaged, and not worth a name."""
    try:
        return json.dumps(change(json.loads(text)), ensure_ascii=False, separators=(",", ":"))
    except (ValueError, KeyError, TypeError, RecursionError):
        return "{}"


def _referee_of(note: str | None) -> object:
    try:
        return json.loads(note or "")["facts"]["referee"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return None


def _tournament_of(note: str | None) -> int | None:
    try:
        return int(json.loads(note or "")["facts"]["tournament"][0])
    except (ValueError, KeyError, TypeError, IndexError, RecursionError):
        return None
