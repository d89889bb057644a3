"""Tournaments that leave this computer and come back: the whole of one in an archive, or only results.

An archive is the same, byte for byte, for the same facts and persons. What people need is in no file.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from domino_desktop.core.codec import CodecFault, from_json, to_json
from domino_desktop.storage.database import Database
from domino_desktop.storage.exchange import (
    MATCH,
    ExchangeFault,
    ExchangeReason,
    digest_of,
    read_json,
)
from domino_desktop.storage.files import write_whole
from domino_desktop.storage.members import Shown
from domino_desktop.storage.protocols import PROTOCOL, protocol_in
from domino_desktop.storage.record_files import PlayedMatch, played_in
from domino_desktop.storage.roster import Enrolled
from domino_desktop.storage.setup import clean_name, name_fault
from domino_desktop.storage.steps import finished
from domino_desktop.storage.tournament_rows import FactConflict, written
from domino_desktop.tournament.changes import apply, replay
from domino_desktop.tournament.checks import check
from domino_desktop.tournament.codec import fact_from_json
from domino_desktop.tournament.facts import FORM
from domino_desktop.tournament.merging import (
    FiledResult,
    Merge,
    Relation,
    common_length,
    merge,
    relation,
    results_of,
)
from domino_desktop.tournament.people import persons_in
from domino_desktop.tournament.state import Tournament

ARCHIVE = "domino-desktop tournament"
"""What the archive of a tournament says that it is."""

RESULTS = "domino-desktop results"

LARGEST = 30_000_000
"""Bytes; an event of 200 entrants with every round of tiles noted has about five million."""

_FORM = 1
_KEY = re.compile(r"[0-9a-f]{32}")
_LONGEST_LANGUAGE = 20
_OF_PERSON = ("number", "name", "language", "shown")
_MOST = 999_999_999
"""The highest number of a person: reasons can name no higher one."""


@dataclass(frozen=True, slots=True)
class Archive:
    """A whole tournament as a file holds it. ``written`` is the JSON of its facts as the file has it."""

    state: Tournament
    written: tuple[Mapping[str, Any], ...]
    persons: tuple[Enrolled, ...]


@dataclass(frozen=True, slots=True)
class ResultsFile:
    """Results of the tournament with this key."""

    key: str
    results: tuple[FiledResult, ...]


@dataclass(frozen=True, slots=True)
class Comparison:
    """What an archive is to this computer. ``merge`` sorts its results where both have gone on by themselves.

    ``tournament_id`` and ``relation`` are None when there is no such tournament here.
    """

    tournament_id: int | None
    relation: Relation | None
    merge: Merge | None = None


def read_file(path: Path) -> Archive | ResultsFile | PlayedMatch:
    """Whatever of a tournament a file holds. Raises ExchangeFault or StorageFault."""
    return finished(reading(path))


def reading(path: Path) -> Generator[None, None, Archive | ResultsFile | PlayedMatch]:
    """The same in steps."""
    data = read_json(path, ARCHIVE, RESULTS, MATCH, PROTOCOL, largest=LARGEST)
    yield
    try:
        return (yield from _content(data, path))
    except RecursionError as error:
        raise ExchangeFault(ExchangeReason.IS_DAMAGED, path) from error


def _content(data: Mapping[str, Any], path: Path) -> Generator[None, None, Archive | ResultsFile | PlayedMatch]:
    if data["what"] == MATCH:
        return played_in(data, path)
    if data["what"] == PROTOCOL:
        protocol = protocol_in(data, path)
        return PlayedMatch(protocol.setup, protocol.record, protocol.facts, protocol.times)
    content = {name: value for name, value in data.items() if name != "digest"}
    if data.get("digest") != digest_of(content):
        raise ExchangeFault(ExchangeReason.WAS_CHANGED, path)
    if type(content.get("fact_form")) is not int or content["fact_form"] > FORM:
        raise ExchangeFault(ExchangeReason.IS_OF_A_NEWER_FORM, path, "fact_form")
    yield
    try:
        written(content).encode()
    except UnicodeEncodeError as error:  # half a letter, which no file and no database takes
        raise ExchangeFault(ExchangeReason.IS_DAMAGED, path) from error
    yield
    if data["what"] == RESULTS:
        return _results(content, path)
    return (yield from _archive(content, path))


# One whole tournament ---------------------------------------------------------------------------------


def archive_of(database: Database, tournament_id: int) -> bytes:
    """The archive of a tournament. Raises TournamentDamaged or StorageFault."""
    return finished(_made_archive(database, tournament_id))


def _made_archive(database: Database, tournament_id: int) -> Generator[None, None, bytes]:
    people = database.tournaments.people(tournament_id)
    named = persons_in(database.tournaments.facts(tournament_id))
    yield
    facts = database.tournaments.written_facts(tournament_id)
    persons = [
        {
            "number": number,
            "name": None if person.is_forgotten else person.name,
            "language": person.language,
            "shown": person.shown.value,
        }
        for number, person in people.items()
        if number in named
    ]
    yield
    return (yield from _sealed({"what": ARCHIVE, "facts": facts, "persons": persons}))


def write_archive(database: Database, tournament_id: int, path: Path) -> None:
    """Write a whole tournament to one file. Raises TournamentDamaged or StorageFault."""
    finished(writing_archive(database, tournament_id, path))


def writing_archive(database: Database, tournament_id: int, path: Path) -> Generator[None, None, None]:
    """The same in steps."""
    content = yield from _made_archive(database, tournament_id)
    yield
    write_whole(path, content)


def compare(database: Database, archive: Archive) -> Comparison:
    """What an archive is to this computer; nothing is changed. Raises TournamentDamaged or StorageFault."""
    tournament_id = database.tournaments.find(archive.state.key)
    if tournament_id is None:
        return Comparison(None, None)
    ours = database.tournaments.facts(tournament_id)
    stands = relation(ours, archive.state.facts)
    if stands is not Relation.APART:
        return Comparison(tournament_id, stands)
    return Comparison(tournament_id, stands, merge(replay(ours), results_of(archive.state)))


def take_in(database: Database, archive: Archive) -> int:
    """Store a tournament that is not here yet, or what it has more than ours; answers its id.

    Raises FactConflict when both have gone on by themselves: then only results can be taken over, one by one.
    """
    tournament_id = database.tournaments.find(archive.state.key)
    if tournament_id is None:
        return database.tournaments.store(archive.state.key, archive.written, archive.persons)
    ours = database.tournaments.facts(tournament_id)
    stands = relation(ours, archive.state.facts)
    if stands is Relation.APART:
        raise FactConflict(tournament_id, common_length(ours, archive.state.facts))
    if stands is Relation.THEY_GO_ON:
        database.tournaments.go_on(tournament_id, archive.written[len(ours) :], archive.persons)
    return tournament_id


def _archive(content: Mapping[str, Any], path: Path) -> Generator[None, None, Archive]:
    facts_written = _listed(content, "facts", path)
    state: Tournament | None = None
    for number, data in enumerate(facts_written):
        try:
            fact = fact_from_json(data)
            if datetime.fromisoformat(fact.at).tzinfo is None:
                raise ValueError(fact.at)
            check(state, fact)
            state = apply(state, fact)
        except Exception as error:  # facts that nobody ever checked may fail in any way
            raise ExchangeFault(ExchangeReason.IS_DAMAGED, path, f"fact {number}: {error}") from error
        yield
    if state is None or not _KEY.fullmatch(state.key):
        raise ExchangeFault(ExchangeReason.IS_DAMAGED, path, "key")
    persons = tuple(_person(data, place, path) for place, data in enumerate(_listed(content, "persons", path)))
    if tuple(person.number for person in persons) != persons_in(state.facts):
        raise ExchangeFault(ExchangeReason.IS_DAMAGED, path, "persons")
    return Archive(state, tuple(facts_written), persons)


def _person(data: Any, place: int, path: Path) -> Enrolled:
    try:
        number, name, language, shown = (data[key] for key in _OF_PERSON)
        if type(number) is not int or not 0 < number <= _MOST or len(data) != len(_OF_PERSON):
            raise ValueError(number)
        if name is not None and (name_fault(name) is not None or name != clean_name(name)):
            raise ValueError(name)
        if not isinstance(language, str) or len(language) > _LONGEST_LANGUAGE:
            raise ValueError(language)
        return Enrolled(number, name, language, Shown(shown))
    except (ValueError, TypeError, KeyError, AttributeError, IndexError) as error:
        raise ExchangeFault(ExchangeReason.IS_DAMAGED, path, f"person {place}") from error


# Results ----------------------------------------------------------------------------------------------


def results_bytes(state: Tournament, number: int) -> bytes:
    """The results of one tournament round, as another computer takes them in."""
    results = [to_json(each) for each in results_of(state, number)]
    return finished(_sealed({"what": RESULTS, "key": state.key, "results": results}))


def write_results(path: Path, state: Tournament, number: int) -> None:
    """Write the results of one tournament round to a file. Raises StorageFault."""
    write_whole(path, results_bytes(state, number))


def _results(content: Mapping[str, Any], path: Path) -> ResultsFile:
    key = content.get("key")
    if not isinstance(key, str) or not _KEY.fullmatch(key):
        raise ExchangeFault(ExchangeReason.IS_DAMAGED, path, "key")
    found: dict[tuple[int, int], FiledResult] = {}
    for place, data in enumerate(_listed(content, "results", path)):
        try:
            filed: FiledResult = from_json(FiledResult, data)
        except (CodecFault, RecursionError) as fault:
            raise ExchangeFault(ExchangeReason.IS_DAMAGED, path, f"result {place}") from fault
        if (filed.round, filed.table) in found:
            raise ExchangeFault(ExchangeReason.IS_DAMAGED, path, f"result {place}")
        found[filed.round, filed.table] = filed
    return ResultsFile(key, tuple(found.values()))


# Both -------------------------------------------------------------------------------------------------


def _sealed(content: Mapping[str, Any]) -> Generator[None, None, bytes]:
    content = {**content, "form": _FORM, "fact_form": FORM}
    digest = digest_of(content)
    yield
    return f"{written({**content, 'digest': digest})}\n".encode()


def _listed(content: Mapping[str, Any], name: str, path: Path) -> list[Any]:
    found = content.get(name)
    if not isinstance(found, list):
        raise ExchangeFault(ExchangeReason.IS_DAMAGED, path, name)
    return found
