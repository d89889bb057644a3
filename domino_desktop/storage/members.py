"""The people of the club, with what each of them needs and how lists for everybody show them.

Names of the people in tournaments stand here and nowhere else: everything else names them by numbers.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from pathlib import Path
from sqlite3 import Connection

from domino_desktop.core.codec import CodecFault, from_json, to_json
from domino_desktop.storage.matches import moment
from domino_desktop.storage.setup import clean_name, name_fault
from domino_desktop.storage.tournament_rows import Access, written
from domino_desktop.tournament.needs import SeatNeeds

_NOTHING = SeatNeeds()


class Shown(Enum):
    """How lists for everybody name a person."""

    FULL = "full"
    INITIAL = "initial"
    """First name and initial."""
    NUMBER = "number"


@dataclass(frozen=True, slots=True)
class Member:
    """One person. ``needs`` names a helper by the id of another member. Who is forgotten has no name and no needs."""

    id: int
    name: str
    language: str
    shown: Shown = Shown.FULL
    needs: SeatNeeds = _NOTHING
    is_forgotten: bool = False


class MemberInUse(ValueError):
    """Somebody who plays or played in a tournament, or directed one, cannot be deleted, only forgotten."""


class Members:
    """The members of one database. Everything here raises StorageFault when the disk or the file fails."""

    def __init__(self, access: Access, forget: Callable[[int, str, str], tuple[Path, ...]]) -> None:
        self._access, self._forget = access, forget

    def add(self, name: str, language: str, shown: Shown = Shown.FULL, needs: SeatNeeds | None = None) -> int:
        """Keep a new member; answers the id. Raises ValueError for what is no name."""
        with self._access.writing() as connection:
            return insert_member(connection, _checked(name), language, shown, needs or _NOTHING)

    def add_all(self, people: Sequence[tuple[str, str]]) -> tuple[int, ...]:
        """Keep new members, given by name and language, all or none; answers their ids. Raises ValueError."""
        checked = [(_checked(name), language) for name, language in people]
        with self._access.writing() as connection:
            return tuple(insert_member(connection, name, code, Shown.FULL, _NOTHING) for name, code in checked)

    def all(self) -> tuple[Member, ...]:
        """Everybody, forgotten ones too, in the order in which they came."""
        rows = self._access.rows("SELECT id, name, language, shown, needs FROM members ORDER BY id")
        return tuple(member_from_row(*row) for row in rows)

    def get(self, member_id: int) -> Member:
        """Raises KeyError."""
        rows = self._access.rows("SELECT id, name, language, shown, needs FROM members WHERE id = ?", member_id)
        if not rows:
            raise KeyError(member_id)
        return member_from_row(*rows[0])

    def find(self, name: str) -> tuple[Member, ...]:
        """Everybody of this name, however it is capitalised."""
        wanted = clean_name(name).casefold()
        return tuple(member for member in self.all() if not member.is_forgotten and member.name.casefold() == wanted)

    def change(self, member: Member) -> None:
        """Keep what is new of a member: name, language, how lists show them, needs.

        Raises ValueError for what is no name, and for somebody who is forgotten.
        """
        if self.get(member.id).is_forgotten:
            raise ValueError("whoever is forgotten stays so")
        values = (_checked(member.name), member.language, member.shown.value, written(to_json(member.needs)))
        with self._access.writing() as connection:
            connection.execute(
                "UPDATE members SET name = ?, language = ?, shown = ?, needs = ?, changed = ? WHERE id = ?",
                (*values, moment(), member.id),
            )

    def delete(self, member_id: int) -> None:
        """Take away somebody who was in no tournament. Raises MemberInUse."""
        with self._access.writing() as connection:
            if connection.execute("SELECT 1 FROM roster WHERE member = ?", (member_id,)).fetchone():
                raise MemberInUse(member_id)
            leave_alone(connection, member_id)
            connection.execute("DELETE FROM members WHERE id = ?", (member_id,))

    def forget(self, member_id: int, stand_in: str) -> tuple[Path, ...]:
        """Erase somebody's name from all data of this computer for good; results stay, ``stand_in`` names them.

        Matches and desks of this name get the stand-in as well, the person's aids and training go, and so do backup
        copies that knew the name. Answers files in the data folder that may still hold it: data of an earlier time
        that were put aside. Raises ValueError for what is no name.
        """
        member = self.get(member_id)
        if member.is_forgotten:
            return ()
        return self._forget(member_id, member.name, _checked(stand_in))


def insert_member(connection: Connection, name: str | None, language: str, shown: Shown, needs: SeatNeeds) -> int:
    """A new row; None as a name is somebody who was forgotten before."""
    cursor = connection.execute(
        "INSERT INTO members (name, language, shown, needs, changed) VALUES (?, ?, ?, ?, ?)",
        (name, language, shown.value, written(to_json(needs)), moment()),
    )
    return int(cursor.lastrowid or 0)


def leave_alone(connection: Connection, member_id: int) -> None:
    """Whoever sat with this helper sits without."""
    rows = connection.execute("SELECT id, needs FROM members WHERE needs LIKE ?", (f'%"helper":{member_id}%',))
    for other, text in rows.fetchall():
        needs = _needs(text)
        if needs.helper == member_id:
            text = written(to_json(replace(needs, helper=0)))
            connection.execute("UPDATE members SET needs = ?, changed = ? WHERE id = ?", (text, moment(), other))


def member_from_row(member_id: int, name: str | None, language: str, shown: str, needs: str) -> Member:
    """A member from id, name, language, shown and needs as they are stored."""
    known = shown in {each.value for each in Shown}
    # what cannot be read shows least
    return Member(member_id, name or "", language, Shown(shown) if known else Shown.NUMBER, _needs(needs), name is None)


@lru_cache(maxsize=512)  # most have none, and lists of members are read after every entry
def _needs(text: str) -> SeatNeeds:
    try:
        needs: SeatNeeds = from_json(SeatNeeds, json.loads(text))
    except (CodecFault, ValueError, RecursionError):
        return _NOTHING
    return needs


def _checked(name: str) -> str:
    fault = name_fault(name)
    if fault is not None:
        raise ValueError(fault.value)
    return clean_name(name)
