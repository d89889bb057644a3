"""What a result of a tournament was made of: the matches of its table, round by round, beside what the log says."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING

from domino_desktop.controller.kept_records import kept_records
from domino_desktop.controller.protocol import Protocol
from domino_desktop.controller.rounds_played import rounds_played
from domino_desktop.controller.tournament_record import TournamentRecord
from domino_desktop.core.record import MatchRecord
from domino_desktop.storage.desks import DeskFacts
from domino_desktop.storage.matches import RecordDamaged
from domino_desktop.storage.record_files import facts_of, may_leave
from domino_desktop.tournament.facts import Fact, ResultCorrected, ResultEntered, RoundPaired
from domino_desktop.tournament.from_record import RecordFault, result_from_record
from domino_desktop.tournament.seated import seated_by

if TYPE_CHECKING:
    from domino_desktop.storage.database import Database

_Points = list[tuple[int, int]]


class Standing(Enum):
    """How what is kept on this computer stands to the check sum in the log."""

    SAME = "same"
    WENT_ON = "went_on"
    """It is the beginning of what is kept; the rest came later, and is not shown."""
    ERASED = "erased"
    """A name was erased from a remark, so it cannot be the same."""
    CHANGED = "changed"
    UNREADABLE = "unreadable"
    ELSEWHERE = "elsewhere"
    """There is no such match on this computer."""


@dataclass(frozen=True, slots=True)
class _Kept:
    """What this computer keeps of a result, by the numbers of the matches."""

    standing: Standing
    records: Mapping[int, MatchRecord] = field(default_factory=dict)
    check_sum: str = ""
    file_of: int = 0


@dataclass(frozen=True, slots=True)
class MatchProtocol:
    """One match of the table. Its ``rounds`` are protocols without a check sum of their own.

    ``count`` is how many matches of the result it makes up: a record of several games is several. ``is_as_logged``: the
    log has the same points.
    """

    rounds: tuple[Protocol, ...]
    count: int
    is_as_logged: bool


@dataclass(frozen=True, slots=True)
class ResultProtocol:
    """A result with what it was made of; the last of the ``matches`` is the one whose check sum the log has.

    ``check_sum`` is the one that this match has now, as far as it is shown (empty where there is none). ``correction``
    is what set the result right later, or took it away. ``file_of`` is the number of the match that proves the result,
    for a file (0: there is none, or it may not leave this computer).
    """

    fact: ResultEntered
    standing: Standing
    check_sum: str = ""
    matches: tuple[MatchProtocol, ...] = ()
    correction: ResultCorrected | None = None
    file_of: int = 0

    @property
    def is_whole(self) -> bool:
        """Whether the result has no further match, such as one that was typed in."""
        return len(self.fact.result.matches) <= sum(match.count for match in self.matches)


def protocol_of_result(
    office: TournamentRecord, database: Database, number: int
) -> Generator[None, None, ResultProtocol]:
    """What the result in the fact with this number was made of, found in steps between which a window can answer.

    Raises StorageFault.
    """
    fact = office.state.facts[number]
    assert isinstance(fact, ResultEntered)
    correction = _correction(office.state.facts[number + 1 :], fact)
    try:
        kept = yield from _found(office, database, fact)
        matches = yield from _matches(database, fact, kept.records)
        return ResultProtocol(fact, kept.standing, kept.check_sum, matches, correction, kept.file_of)
    except RecordDamaged:
        return ResultProtocol(fact, Standing.UNREADABLE, correction=correction)


def _correction(later: Iterable[Fact], fact: ResultEntered) -> ResultCorrected | None:
    """What set this result right; nothing, once the tournament round was paired anew."""
    for each in later:
        if isinstance(each, RoundPaired) and each.round == fact.round:
            return None
        if isinstance(each, ResultCorrected) and (each.round, each.table) == (fact.round, fact.table):
            return each
    return None


# Where it is kept -------------------------------------------------------------------------------------


def _found(office: TournamentRecord, database: Database, fact: ResultEntered) -> Generator[None, None, _Kept]:
    """What was played at the table up to the match that made the result, by its number on this computer.

    Raises RecordDamaged when that one cannot be read; others that cannot are left out.
    """
    taken = kept_records(office, fact.round, fact.table, fact.number)
    made_here = next((match_id for digest, match_id in reversed(taken) if digest == fact.digest), None)
    records: dict[int, MatchRecord] = {}
    filed = database.desks.filed((office.id, fact.round, fact.table))
    for match_id in {*(match_id for _, match_id in taken), *_called(office, database, fact), *filed}:
        try:
            records[match_id] = database.record(match_id)
        except RecordDamaged:
            if match_id == made_here:
                raise
        yield
    for match_id in sorted(records, reverse=True):
        as_it_was = records[match_id].beginning(fact.digest)
        yield
        if as_it_was is not None:
            is_same = len(as_it_was.events) == len(records[match_id].events)
            earlier = {each: record for each, record in records.items() if each < match_id}
            standing = Standing.SAME if is_same else Standing.WENT_ON
            file_of = match_id if may_leave(records[match_id]) else 0
            return _Kept(standing, {**earlier, match_id: as_it_was}, fact.digest, file_of)
    if made_here is None:
        return _Kept(Standing.ELSEWHERE)
    facts = facts_of(database, made_here)
    standing = Standing.ERASED if facts is not None and facts.is_erased else Standing.CHANGED
    earlier = {each: record for each, record in records.items() if each <= made_here}
    return _Kept(standing, earlier, records[made_here].digest)


def _called(office: TournamentRecord, database: Database, fact: ResultEntered) -> set[int]:
    """The desks of this table since these people sat down at it."""
    seated = seated_by(office.state.facts[: fact.number], fact.round, fact.table)
    place = (office.id, fact.round, fact.table)
    here = (entry for entry in database.desks.entries() if entry.facts.tournament == place)
    return {entry.id for entry in here if entry.facts.seated in (None, seated)}


# What it holds ----------------------------------------------------------------------------------------


def _matches(
    database: Database, fact: ResultEntered, records: Mapping[int, MatchRecord]
) -> Generator[None, None, tuple[MatchProtocol, ...]]:
    """The matches of which the result consists, the deciding one last; what was played before them is left out."""
    logged: _Points = [match.points for match in fact.result.matches]
    found: list[MatchProtocol] = []
    for match_id in sorted(records, reverse=True):
        if found and not logged:
            break
        setup, record, points = database.setup(match_id), records[match_id], _points(records[match_id])
        if found and not points:
            continue
        same = logged[len(logged) - len(points) :] if len(points) <= len(logged) else []
        logged = logged[: len(logged) - len(same)]
        facts = facts_of(database, match_id) or DeskFacts("", "", "")
        rounds = rounds_played(setup, facts, record, database.desks.times(match_id))
        is_as_logged = not fact.result.matches or same in (points, [(two, one) for one, two in points])
        found.append(MatchProtocol(rounds, len(points), is_as_logged))
        yield
    return tuple(reversed(found))


def _points(record: MatchRecord) -> _Points:
    """The points of each match in a record, as far as it was played."""
    try:
        return [match.points for match in result_from_record(record).matches if match.rounds]
    except RecordFault:
        return []
