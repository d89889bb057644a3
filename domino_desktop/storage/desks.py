"""The tables of the referee desk, kept among the matches of the same database.

A desk is a match with a note of its own: what the table is called, who its referee is, and what is half entered. No
list of matches shows it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import datetime
from sqlite3 import Connection
from typing import TYPE_CHECKING, Any

from domino_desktop.storage.matches import DamageReason, RecordDamaged, moment, read_moment, read_setup
from domino_desktop.storage.setup import TableSetup

if TYPE_CHECKING:
    from domino_desktop.core.events import GameEvent, MatchStarted
    from domino_desktop.core.record import MatchRecord

LONGEST_LABEL = 60
"""Characters of a table's name."""


@dataclass(frozen=True, slots=True)
class DeskFacts:
    """What the table is called, who its referee is, and the code of the referee's language.

    ``tournament``: the table of a tournament that is played here: the tournament's id in this database, the number
    of its tournament round, and the table. ``seated`` is the number of the fact by which these people sat down there
    (None: a desk from before this was noted). ``is_erased``: a name stood in a remark made here and was erased, so the
    record has another check sum than it had. ``is_filed``: it came in a file from another computer, and is only read.
    """

    label: str
    referee: str
    language: str
    tournament: tuple[int, int, int] | None = None
    seated: int | None = None
    is_erased: bool = False
    is_filed: bool = False

    @staticmethod
    def from_json(data: Any) -> DeskFacts:
        """Raises ValueError, TypeError or KeyError for what are no such facts."""
        label, referee, language = (data[name] for name in ("label", "referee", "language"))
        tournament = None if data.get("tournament") is None else tuple(data["tournament"])
        if not all(isinstance(value, str) for value in (label, referee, language)):
            raise TypeError(data)
        if tournament is not None and (len(tournament) != 3 or not all(type(each) is int for each in tournament)):
            raise TypeError(data)
        seated, signs = data.get("seated"), [data.get(name, False) for name in ("is_erased", "is_filed")]
        if not (seated is None or type(seated) is int) or not all(isinstance(sign, bool) for sign in signs):
            raise TypeError(data)
        return DeskFacts(label, referee, language, tournament, seated, *signs)

    def to_json(self) -> dict[str, Any]:
        """What is not so is left out: the note and the check sums of earlier desks stay as they are."""
        facts: dict[str, Any] = {"label": self.label, "referee": self.referee, "language": self.language}
        if self.tournament is not None:
            facts["tournament"] = list(self.tournament)
        if self.seated is not None:
            facts["seated"] = self.seated
        signs = (("is_erased", self.is_erased), ("is_filed", self.is_filed))
        return facts | {name: True for name, is_so in signs if is_so}


@dataclass(frozen=True, slots=True)
class DeskEntry:
    """One desk as a list shows it."""

    id: int
    facts: DeskFacts
    created: datetime
    changed: datetime
    is_closed: bool


@dataclass(frozen=True, slots=True)
class Access:
    """How the database lets its desks read and write."""

    rows: Callable[..., list[Any]]
    writing: Callable[[], AbstractContextManager[Connection]]
    insert: Callable[[int, Sequence[GameEvent], Mapping[int, datetime]], None]


class Desks:
    """The desks of one database. Everything here raises StorageFault when the disk or the file fails."""

    def __init__(self, access: Access) -> None:
        self._access = access

    def create(self, facts: DeskFacts, setup: TableSetup, first_event: MatchStarted) -> int:
        """Store a new desk; answers its id."""
        if not setup.suits(first_event):
            raise ValueError("the match was not started with this set-up")
        text = json.dumps(setup.to_json(), ensure_ascii=False, separators=(",", ":"))
        with self._access.writing() as connection:
            cursor = connection.execute(
                "INSERT INTO matches (setup, created, changed, finished, desk) VALUES (?, ?, ?, NULL, ?)",
                (text, moment(), moment(), _note(facts, {})),
            )
            desk_id = int(cursor.lastrowid or 0)
            self._access.insert(desk_id, (first_event,), {})
        return desk_id

    def entries(self) -> tuple[DeskEntry, ...]:
        """All desks of this computer, the one used last first. One whose note cannot be read has an empty name."""
        return tuple(entry for entry in self._all() if not entry.facts.is_filed)

    def filed(self, tournament: tuple[int, int, int]) -> tuple[int, ...]:
        """The matches of this table of a tournament that came in files."""
        return tuple(each.id for each in self._all() if each.facts.is_filed and each.facts.tournament == tournament)

    def setup(self, desk_id: int) -> TableSetup:
        """Who sits at the desk's table, and by which rules. Raises RecordDamaged."""
        rows = self._access.rows("SELECT setup FROM matches WHERE id = ? AND desk IS NOT NULL", desk_id)
        if not rows:
            raise RecordDamaged(desk_id, DamageReason.NO_SUCH_MATCH)
        return read_setup(desk_id, rows[0][0])

    def record(self, desk_id: int) -> MatchRecord:
        """The events of the desk. Raises RecordDamaged when they cannot be read or do not replay."""
        from domino_desktop.storage.event_rows import read_record  # brings all rules

        rows = self._access.rows(
            "SELECT number, kind, form, facts, seal FROM events WHERE match_id = ? ORDER BY number", desk_id
        )
        return read_record(desk_id, self.setup(desk_id), rows)

    def facts(self, desk_id: int) -> DeskFacts:
        """Raises RecordDamaged."""
        return _read_note(self._note(desk_id))[0]

    def draft(self, desk_id: int) -> Any:
        """What was half entered, as plain JSON; an empty object when nothing was, or when it cannot be read."""
        return _read_note(self._note(desk_id))[1]

    def keep_draft(self, desk_id: int, draft: Any) -> None:
        """Keep what is half entered in the place of what was."""
        note = _note(self.facts(desk_id), draft)
        with self._access.writing() as connection:
            connection.execute("UPDATE matches SET desk = ? WHERE id = ?", (note, desk_id))

    def append(self, desk_id: int, events: Sequence[GameEvent], draft: Any, times: Mapping[int, datetime]) -> None:
        """Store the next events and what is half entered after them, all or nothing; they happen now.

        ``times`` holds the moments of those that happened earlier. Raises EventConflict.
        """
        from domino_desktop.core.events import MoveTakenBack  # brings all rules

        note = _note(self.facts(desk_id), draft)
        with self._access.writing() as connection:
            if any(isinstance(event, MoveTakenBack) for event in events):
                # Perhaps the end of the match: then it goes on, unless it ends here once more.
                connection.execute("UPDATE matches SET finished = NULL WHERE id = ?", (desk_id,))
            self._access.insert(desk_id, events, times)
            connection.execute("UPDATE matches SET desk = ?, changed = ? WHERE id = ?", (note, moment(), desk_id))

    def times(self, desk_id: int) -> dict[int, datetime]:
        """When each event was stored, by its number."""
        rows = self._access.rows("SELECT number, at FROM events WHERE match_id = ? ORDER BY number", desk_id)
        return {number: read_moment(at) for number, at in rows}

    def close(self, desk_id: int) -> None:
        """The table is done with; it can still be read."""
        self._finish(desk_id, moment())

    def reopen(self, desk_id: int) -> None:
        """The table is needed again."""
        self._finish(desk_id, None)

    def _all(self) -> Iterator[DeskEntry]:
        rows = self._access.rows(
            """SELECT id, created, changed, finished, desk FROM matches WHERE desk IS NOT NULL
               ORDER BY changed DESC, id DESC"""
        )
        return _entries(rows)

    def _finish(self, desk_id: int, finished: str | None) -> None:
        with self._access.writing() as connection:
            connection.execute("UPDATE matches SET finished = ? WHERE id = ? AND desk IS NOT NULL", (finished, desk_id))

    def _note(self, desk_id: int) -> str:
        rows = self._access.rows("SELECT desk FROM matches WHERE id = ? AND desk IS NOT NULL", desk_id)
        if not rows:
            raise RecordDamaged(desk_id, DamageReason.NO_SUCH_MATCH)
        return str(rows[0][0])


def _note(facts: DeskFacts, draft: Any) -> str:
    return json.dumps({"facts": facts.to_json(), "draft": draft}, ensure_ascii=False, separators=(",", ":"))


def _read_note(text: str) -> tuple[DeskFacts, Any]:
    """A note that was damaged costs the name of the table and what was half entered, but never the record."""
    try:
        data = json.loads(text)
        return DeskFacts.from_json(data["facts"]), data.get("draft", {})
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return DeskFacts("", "", "en"), {}


def _entries(rows: Sequence[Any]) -> Iterator[DeskEntry]:
    for desk_id, created, changed, finished, note in rows:
        facts, _ = _read_note(note)
        yield DeskEntry(desk_id, facts, read_moment(created), read_moment(changed), finished is not None)
