"""How the facts of a tournament lie in the database, one row for each, and why they cannot be told."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from enum import Enum
from sqlite3 import Connection
from typing import Any

from domino_desktop.core.codec import CodecFault
from domino_desktop.tournament.codec import fact_from_json
from domino_desktop.tournament.facts import FORM, Fact, TournamentCreated

FactRow = tuple[int, str, int, str, int]
"""One stored fact: number, kind, form, its fields as JSON, its seal."""


class TournamentDamage(Enum):
    """Why a stored tournament cannot be read: completes "because ..."."""

    NO_SUCH_TOURNAMENT = "no_such_tournament"
    FACT_IS_MISSING = "fact_is_missing"
    FACT_WAS_CHANGED = "fact_was_changed"
    FACT_IS_UNREADABLE = "fact_is_unreadable"
    FACT_IS_OF_A_NEWER_FORM = "fact_is_of_a_newer_form"
    FACTS_DO_NOT_REPLAY = "facts_do_not_replay"


class TournamentDamaged(Exception):
    """A stored tournament that cannot be read; ``number`` is the fact at which it stops, if one is to blame."""

    def __init__(self, tournament_id: int, reason: TournamentDamage, number: int | None = None) -> None:
        self.tournament_id, self.reason, self.number = tournament_id, reason, number
        place = "" if number is None else f", fact {number}"
        super().__init__(f"tournament {tournament_id}{place}: {reason.value}")


class FactConflict(ValueError):
    """Facts that do not continue the stored ones: a number is left out or taken by another fact."""

    def __init__(self, tournament_id: int, number: int) -> None:
        self.tournament_id, self.number = tournament_id, number
        super().__init__(f"tournament {tournament_id} has another fact {number}, or stops before it")


@dataclass(frozen=True, slots=True)
class Access:
    """How the database lets its tournaments and members read and write."""

    rows: Callable[..., list[Any]]
    writing: Callable[[], AbstractContextManager[Connection]]


def written(value: Any) -> str:
    """Plain JSON as one text, the same for the same values."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def fact_row(tournament_id: int, data: Mapping[str, Any]) -> FactRow:
    """One fact as it is stored, from its JSON. The seal tells later whether a byte of it was changed."""
    fields = dict(data)
    number, kind = fields.pop("number"), fields.pop("kind")
    text = written(fields)
    return number, kind, FORM, text, _seal(tournament_id, number, kind, FORM, text)


def read_rows(tournament_id: int, rows: Iterable[FactRow]) -> list[dict[str, Any]]:
    """The JSON of stored facts, every seal checked. Raises TournamentDamaged."""
    found = []
    for expected, (number, kind, form, text, seal) in enumerate(rows):
        if number != expected:
            raise TournamentDamaged(tournament_id, TournamentDamage.FACT_IS_MISSING, expected)
        if form > FORM:
            raise TournamentDamaged(tournament_id, TournamentDamage.FACT_IS_OF_A_NEWER_FORM, number)
        if seal != _seal(tournament_id, number, kind, form, text):
            raise TournamentDamaged(tournament_id, TournamentDamage.FACT_WAS_CHANGED, number)
        try:
            found.append({"kind": kind, "number": number, **json.loads(text)})
        except (ValueError, TypeError, RecursionError) as error:
            raise TournamentDamaged(tournament_id, TournamentDamage.FACT_IS_UNREADABLE, number) from error
    return found


def read_facts(tournament_id: int, rows: Iterable[FactRow]) -> tuple[Fact, ...]:
    """The facts that stored rows make. Raises TournamentDamaged."""
    facts: list[Fact] = []
    for number, data in enumerate(read_rows(tournament_id, rows)):
        try:
            facts.append(fact_from_json(data))
        except CodecFault as fault:
            raise TournamentDamaged(tournament_id, TournamentDamage.FACT_IS_UNREADABLE, number) from fault
    if not facts or not isinstance(facts[0], TournamentCreated):
        raise TournamentDamaged(tournament_id, TournamentDamage.FACT_IS_MISSING, 0)
    return tuple(facts)


def _seal(tournament_id: int, number: int, kind: str, form: int, text: str) -> int:
    return zlib.crc32(f"{tournament_id}/{number}/{kind}/{form}/{text}".encode())
