"""Tournaments that go to another computer and come back: the same bytes, and one clear reason for every wrong file."""

import json
import random
from copy import deepcopy
from dataclasses import replace

import pytest

from domino_desktop.controller.referee import RefereeDesk
from domino_desktop.core.record import MatchRecord
from domino_desktop.core.refereeing import EnterRound, start_refereed
from domino_desktop.storage import exchange
from domino_desktop.storage.database import Database
from domino_desktop.storage.desks import DeskFacts
from domino_desktop.storage.exchange import ExchangeFault, ExchangeReason, digest_of, export_match
from domino_desktop.storage.faults import StorageFault
from domino_desktop.storage.members import Shown
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.protocols import write_protocol
from domino_desktop.storage.record_files import PlayedMatch
from domino_desktop.storage.tournament_files import (
    LARGEST,
    Archive,
    ResultsFile,
    archive_of,
    compare,
    read_file,
    results_bytes,
    take_in,
    write_archive,
    write_results,
)
from domino_desktop.storage.tournament_rows import FactConflict
from domino_desktop.tournament.changes import replay
from domino_desktop.tournament.facts import EntrantReturned, PersonReplaced
from domino_desktop.tournament.from_record import result_from_record
from domino_desktop.tournament.merging import Relation
from domino_desktop.tournament.needs import SeatNeeds
from tests.controller.desks import setup
from tests.storage.clubs import DIRECTOR, PEOPLE, Club, evening, score
from tests.storage.playing import store_match, table


@pytest.fixture
def club(database):
    return evening(database)


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    """An archive and a file of results, both whole."""
    database = Database.open(DataPaths.under(tmp_path_factory.mktemp("files")))
    club = evening(database)
    contents = archive_of(database, club.id), results_bytes(club.state, 1)
    database.close()
    return contents


@pytest.fixture
def elsewhere(opened, tmp_path):
    return opened(DataPaths.under(tmp_path / "elsewhere"))


def written(database, tournament_id, path):
    write_archive(database, tournament_id, path)
    return path


def copied(club, elsewhere, tmp_path):
    """The same tournament in another database."""
    return take_in(elsewhere, read_file(written(club.database, club.id, tmp_path / "archive.json")))


# Archives ---------------------------------------------------------------------------------------------


def test_an_archive_opens_elsewhere_to_the_same_and_is_written_again_byte_for_byte(club, elsewhere, tmp_path):
    # numbers of members differ there, somebody of the same name is somebody else
    elsewhere.members.add("Rut", "sv")
    elsewhere.members.add(PEOPLE[0][0], "en")
    same = elsewhere.members.add(*PEOPLE[1])
    path = written(club.database, club.id, tmp_path / "archive.json")
    there = take_in(elsewhere, read_file(path))
    assert elsewhere.tournaments.facts(there) == club.facts
    assert archive_of(elsewhere, there) == path.read_bytes()
    people = elsewhere.tournaments.people(there)
    assert [people[number].name for number in sorted(people)] == [name for name, _ in PEOPLE] + [DIRECTOR]
    assert people[2].id == same and people[1].id > same
    assert people[4].shown is Shown.INITIAL and people[5].shown is Shown.NUMBER
    assert elsewhere.tournaments.draft(there) == {}
    assert all(person.needs == SeatNeeds() for person in people.values())


def test_needs_are_in_no_file(club, tmp_path):
    """The file is the same whatever anybody needs, and no word for a need stands in it."""
    before = archive_of(club.database, club.id)
    for member in club.database.members.all():
        needs = SeatNeeds(table=4, seat=3, helper=1, has_helper=True, large_print=True, read_aloud=True)
        club.database.members.change(replace(member, needs=needs))
    assert archive_of(club.database, club.id) == before
    assert not any(word.encode() in before for word in ("needs", "helper", "large", "aloud"))


def test_who_was_forgotten_has_no_name_in_the_archive_and_stays_forgotten(club, elsewhere, tmp_path):
    for member in (club.members[0], club.director):
        club.database.members.forget(member, f"Player {member}")
    path = written(club.database, club.id, tmp_path / "archive.json")
    assert PEOPLE[0][0] not in path.read_text(encoding="utf-8")
    elsewhere.members.add(*PEOPLE[0])
    there = take_in(elsewhere, read_file(path))
    people = elsewhere.tournaments.people(there)
    assert [number for number, member in people.items() if member.is_forgotten] == [1, club.director]
    assert archive_of(elsewhere, there) == path.read_bytes()


def test_two_of_one_name_stay_two(database, elsewhere, tmp_path):
    twins = (("Jan Ek", "sv"), ("Jan Ek", "sv"), *PEOPLE[:2])
    club = Club(database, people=twins, director="Jan Ek")
    elsewhere.members.add("Jan Ek", "sv")
    path = written(database, club.id, tmp_path / "archive.json")
    there = take_in(elsewhere, read_file(path))
    people = elsewhere.tournaments.people(there)
    assert len({member.id for member in people.values()}) == len(people) == 5
    assert archive_of(elsewhere, there) == path.read_bytes()


def test_an_archive_is_one_line_of_sorted_values_in_utf_8(club):
    content = archive_of(club.database, club.id)
    assert content.endswith(b"}\n") and content.count(b"\n") == 1
    data = json.loads(content)
    assert json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode() + b"\n" == content
    assert list(data) == ["digest", "fact_form", "facts", "form", "persons", "what"]


def test_a_file_that_was_laid_out_otherwise_is_the_same_archive(club, elsewhere, tmp_path):
    content = archive_of(club.database, club.id)
    path = tmp_path / "archive.json"
    path.write_bytes(b"\xef\xbb\xbf" + json.dumps(json.loads(content), indent=3).replace("\n", "\r\n").encode())
    assert archive_of(elsewhere, take_in(elsewhere, read_file(path))) == content


def test_an_archive_of_a_tournament_that_is_here_goes_on_where_ours_stops(club, elsewhere, tmp_path):
    there = copied(club, elsewhere, tmp_path)
    new = club.database.members.add("Somebody New", "en")
    club.submit(PersonReplaced, roster={new: new}, entrant=1, old=club.members[0], new=new, reason="home")
    club.enter(2, score(100, 20))
    # meanwhile somebody was put on the list over there, who is in no fact yet and took the same number
    draft = elsewhere.members.add("In A Draft", "en")
    elsewhere.tournaments.append(there, [], {new: draft})
    archive = read_file(written(club.database, club.id, tmp_path / "later.json"))
    found = compare(elsewhere, archive)
    assert (found.relation, found.tournament_id, found.merge) == (Relation.THEY_GO_ON, there, None)
    assert take_in(elsewhere, archive) == there
    assert elsewhere.tournaments.facts(there) == club.facts
    assert elsewhere.tournaments.people(there)[new].name == "Somebody New"
    assert archive_of(elsewhere, there) == archive_of(club.database, club.id)


def test_an_archive_that_says_nothing_new_changes_nothing(club, elsewhere, tmp_path):
    there = copied(club, elsewhere, tmp_path)
    archive = read_file(tmp_path / "archive.json")
    assert compare(elsewhere, archive).relation is Relation.SAME
    club.enter(2, score(100, 20))
    assert compare(club.database, archive).relation is Relation.WE_GO_ON
    facts, members = club.facts, club.database.members.all()
    assert (take_in(club.database, archive), take_in(elsewhere, archive)) == (club.id, there)
    assert (club.facts, club.database.members.all()) == (facts, members)


def test_two_who_have_both_gone_on_are_compared_table_by_table_and_nothing_is_stored(club, elsewhere, tmp_path):
    there = copied(club, elsewhere, tmp_path)
    elsewhere.tournaments.append(there, [club.fact(EntrantReturned, entrant=4)])
    club.enter(2, score(100, 20))
    archive = read_file(written(club.database, club.id, tmp_path / "later.json"))
    before = elsewhere.tournaments.facts(there)
    found = compare(elsewhere, archive)
    assert (found.relation, found.tournament_id) == (Relation.APART, there)
    assert [(each.round, each.table) for each in found.merge.new] == [(2, 2)]
    assert [(each.round, each.table) for each in found.merge.equal] == [(1, 1), (1, 2), (2, 1)]
    assert not found.merge.conflicting and not found.merge.unknown and not found.merge.others
    with pytest.raises(FactConflict) as conflict:
        take_in(elsewhere, archive)
    assert conflict.value.number == len(before) - 1
    assert elsewhere.tournaments.facts(there) == before


# Results and matches ----------------------------------------------------------------------------------


def test_the_results_of_a_round_go_to_another_computer(club, tmp_path):
    path = tmp_path / "results.json"
    write_results(path, club.state, 1)
    read = read_file(path)
    assert isinstance(read, ResultsFile) and read.key == club.state.key
    assert [(each.round, each.table) for each in read.results] == [(1, 1), (1, 2)]
    assert [each.sides for each in read.results] == [((1,), (2,)), ((3,), (4,))]
    assert [each.result for each in read.results] == [club.state.rounds[0].results[table] for table in (1, 2)]
    assert results_bytes(club.state, 1) == path.read_bytes()
    assert not any(name.encode() in path.read_bytes() for name, _ in PEOPLE)


def test_a_match_of_the_program_and_a_protocol_are_results_too(database, tmp_path):
    match_id, events = store_match(database, table("pairs", 4))
    export_match(database, match_id, tmp_path / "match.json")
    match = read_file(tmp_path / "match.json")
    assert isinstance(match, PlayedMatch) and match.record.digest == MatchRecord(events).digest
    assert result_from_record(match.record).points == database.record(match_id).state().totals
    of = setup("pairs", 4)
    at = RefereeDesk(
        database.desks, database.desks.create(DeskFacts("T", "E", "sv", (1, 2, 3)), of, start_refereed(of.ruleset, 4))
    )
    assert at.order(EnterRound((30, 0))) is None
    write_protocol(tmp_path / "protocol.json", at.setup, at.facts, at.record, at.times, 0)
    protocol = read_file(tmp_path / "protocol.json")
    assert isinstance(protocol, PlayedMatch) and result_from_record(protocol.record).points == (30, 0)
    assert [seat.name for seat in protocol.setup.seats] == [seat.name for seat in of.seats]


# Wrong files ------------------------------------------------------------------------------------------


def reason_for(path):
    with pytest.raises(ExchangeFault) as fault:
        read_file(path)
    assert fault.value.path == path
    return fault.value.reason


NESTED = b'{"what":"domino-desktop tournament","form":1,"x":' + b"[" * 900 + b"]" * 900 + b"}"


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", ExchangeReason.IS_NONE_OF_OURS),
        (b"\xff\xfe\x00d", ExchangeReason.IS_NONE_OF_OURS),
        (b'{"what": "domino-desktop tournament", "form": 1, "x": "\xe5"}', ExchangeReason.IS_NONE_OF_OURS),
        (b"Table;Result\r\n1;100", ExchangeReason.IS_NONE_OF_OURS),
        (b"[" * 500_000, ExchangeReason.IS_NONE_OF_OURS),
        (b'{"a":' * 500_000, ExchangeReason.IS_NONE_OF_OURS),
        (b"3", ExchangeReason.IS_NONE_OF_OURS),
        (b"[]", ExchangeReason.IS_NONE_OF_OURS),
        (b"{}", ExchangeReason.IS_NONE_OF_OURS),
        (b'{"what": ["domino-desktop tournament"], "form": 1}', ExchangeReason.IS_NONE_OF_OURS),
        (b'{"what": {"a": 1}, "form": 1}', ExchangeReason.IS_NONE_OF_OURS),
        (b'{"what": "domino-desktop copy", "form": 1}', ExchangeReason.IS_NONE_OF_OURS),
        (b'{"what": "domino-desktop tournament", "form": "1"}', ExchangeReason.IS_NONE_OF_OURS),
        (b'{"what": "domino-desktop tournament", "form": true}', ExchangeReason.IS_NONE_OF_OURS),
        (b'{"what": "domino-desktop tournament", "form": ' + b"9" * 5000 + b"}", ExchangeReason.IS_NONE_OF_OURS),
        (b'{"what": "domino-desktop tournament", "form": 2}', ExchangeReason.IS_OF_A_NEWER_FORM),
        (b'{"what": "domino-desktop results", "form": 2}', ExchangeReason.IS_OF_A_NEWER_FORM),
        (b'{"what": "domino-desktop tournament", "form": 1}', ExchangeReason.WAS_CHANGED),
        (b'{"what": "domino-desktop results", "form": 1, "digest": []}', ExchangeReason.WAS_CHANGED),
        (b'{"what": "domino-desktop match", "form": 1}', ExchangeReason.IS_DAMAGED),
        (b'{"what": "domino-desktop protocol", "form": 1}', ExchangeReason.IS_DAMAGED),
        (b" " * (LARGEST + 1), ExchangeReason.IS_TOO_LARGE),
        (NESTED, ExchangeReason.WAS_CHANGED),
    ],
    ids=range(23),
)  # fmt: skip
def test_a_file_that_is_no_such_thing(tmp_path, content, reason):
    path = tmp_path / "file.json"
    path.write_bytes(content)
    assert reason_for(path) is reason


def test_a_file_that_is_not_there_and_a_folder(tmp_path):
    assert reason_for(tmp_path / "gone.json") is ExchangeReason.FILE_IS_MISSING
    assert reason_for(tmp_path) is ExchangeReason.FILE_IS_MISSING


def sealed(content):
    return json.dumps({**content, "digest": digest_of(content)}).encode()


def changed(content, change):
    data = json.loads(content)
    del data["digest"]
    change(data)
    return sealed(data)


ARCHIVE_CHANGES = {
    "no facts": lambda data: data.pop("facts"),
    "facts are none": lambda data: data.update(facts={}),
    "empty": lambda data: data.update(facts=[]),
    "no creation": lambda data: data.update(facts=data["facts"][1:]),
    "a fact is missing": lambda data: data["facts"].pop(5),
    "a fact twice": lambda data: data["facts"].insert(5, data["facts"][4]),
    "created twice": lambda data: data["facts"].append({**data["facts"][0], "number": len(data["facts"])}),
    "an unknown kind": lambda data: data["facts"][3].update(kind="Bribed"),
    "a kind that is none": lambda data: data["facts"][3].update(kind=["x"]),
    "no key": lambda data: data["facts"][0].update(key=""),
    "another key": lambda data: data["facts"][0].update(key="../" * 10 + "xx"),
    "a number that is a word": lambda data: data["facts"][3].update(entrant="3"),
    "a number that is huge": lambda data: data["facts"][3].update(persons=[10**30, 2]),
    "a person below zero": lambda data: data["facts"][3].update(persons=[-1, 2]),
    "no moment": lambda data: data["facts"][3].update(at="yesterday"),
    "a moment of nowhere": lambda data: data["facts"][3].update(at="2026-11-30T18:00:00"),
    "a table that does not exist": lambda data: data["facts"][7].update(table=17),
    "a round that does not exist": lambda data: data["facts"][7].update(round=0),
    "points that nobody makes": lambda data: data["facts"][8]["result"]["matches"][0].update(points=[250, 10_000]),
    "half a letter": lambda data: data["facts"][0]["settings"].update(name="\ud800"),
    "a half letter as a name": lambda data: data["persons"][0].update(name="\udfff"),
    "no persons": lambda data: data.pop("persons"),
    "a person too few": lambda data: data["persons"].pop(),
    "a person too many": lambda data: data["persons"].append({**data["persons"][0], "number": 99}),
    "a person twice": lambda data: data["persons"].append(data["persons"][0]),
    "a person in the wrong place": lambda data: data["persons"].reverse(),
    "a person that is none": lambda data: data.update(persons=[3]),
    "a person's number is true": lambda data: data["persons"][0].update(number=True),
    "a name of spaces": lambda data: data["persons"][0].update(name="  "),
    "a name that is a number": lambda data: data["persons"][0].update(name=3),
    "a name that is too long": lambda data: data["persons"][0].update(name="x" * 61),
    "a name with space around it": lambda data: data["persons"][0].update(name=" Anna Rossi"),
    "a language that is none": lambda data: data["persons"][0].update(language=None),
    "shown by nothing": lambda data: data["persons"][0].update(shown="photo"),
    "needs": lambda data: data["persons"][0].update(needs={}),
}  # fmt: skip


@pytest.mark.parametrize("change", ARCHIVE_CHANGES.values(), ids=ARCHIVE_CHANGES.keys())
def test_an_archive_whose_digest_fits_but_that_makes_no_sense(files, tmp_path, change):
    path = tmp_path / "archive.json"
    path.write_bytes(changed(files[0], change))
    assert reason_for(path) is ExchangeReason.IS_DAMAGED


@pytest.mark.parametrize("form", [2, 10**30, "1", None, True])
def test_facts_of_a_newer_program_are_told_as_such(files, tmp_path, form):
    path = tmp_path / "file.json"
    for content in files:
        path.write_bytes(changed(content, lambda data: data.update(fact_form=form)))
        assert reason_for(path) is ExchangeReason.IS_OF_A_NEWER_FORM


RESULT_CHANGES = {
    "no key": lambda data: data.pop("key"),
    "a key that is none": lambda data: data.update(key=3),
    "no results": lambda data: data.pop("results"),
    "results are none": lambda data: data.update(results={}),
    "a result that is none": lambda data: data["results"].append("x"),
    "a result twice": lambda data: data["results"].append(data["results"][0]),
    "a side too many": lambda data: data["results"][0].update(sides=[[1], [2], [3]]),
    "an outcome that is none": lambda data: data["results"][0]["result"].update(outcome="rained off"),
    "more than it should have": lambda data: data["results"][0].update(name="Anna"),
    "less than it should have": lambda data: data["results"][0].pop("table"),
    "half a letter": lambda data: data["results"][0].update(digest="\ud800"),
}  # fmt: skip


@pytest.mark.parametrize("change", RESULT_CHANGES.values(), ids=RESULT_CHANGES.keys())
def test_results_whose_digest_fits_but_that_make_no_sense(files, tmp_path, change):
    path = tmp_path / "results.json"
    path.write_bytes(changed(files[1], change))
    assert reason_for(path) is ExchangeReason.IS_DAMAGED


def test_no_byte_of_an_archive_can_be_changed_or_cut_off_unseen(files, tmp_path):
    """Whatever happens to one byte, the file is refused or says exactly what it said."""
    chance = random.Random(7)
    path = tmp_path / "archive.json"
    for content in files:
        path.write_bytes(content)
        whole = read_file(path)
        for _ in range(150):
            place = chance.randrange(len(content) - 1)
            spoiled = bytearray(content)
            if chance.random() < 0.5:
                spoiled[place] = chance.randrange(256)
            elif chance.random() < 0.5:
                del spoiled[place:]
            else:
                del spoiled[place : place + chance.randint(1, 40)]
            path.write_bytes(spoiled)
            try:
                assert read_file(path) == whole
            except ExchangeFault as fault:
                assert fault.reason is not ExchangeReason.FILE_IS_MISSING


JUNK = (None, True, 0, -1, 10**40, 1.5, "", "\ud800", "1", [], {}, [[]], ["x"], {"kind": "x"}, "x" * 5000)


def anywhere(data, chance):
    """A place inside plain JSON: the container and the key or index."""
    while True:
        key = chance.choice(
            [key for key in data if key not in ("what", "form")] if isinstance(data, dict) else range(len(data))
        )
        inner = data[key]
        if not isinstance(inner, (dict, list)) or not inner or chance.random() < 0.15:
            return data, key
        data = inner


@pytest.mark.parametrize("seed", range(3))
def test_junk_anywhere_under_a_right_digest_is_one_fault_or_a_tournament(files, opened, tmp_path, seed):
    chance = random.Random(seed)
    path = tmp_path / "archive.json"
    fresh = opened(DataPaths.under(tmp_path / "fresh"))
    for count in range(100):

        def spoil(data):
            held, key = anywhere(data, chance)
            if chance.random() < 0.2:
                del held[key]
            else:
                held[key] = deepcopy(chance.choice(JUNK))

        path.write_bytes(changed(files[count % 2], spoil))
        try:
            read = read_file(path)
        except ExchangeFault:
            continue
        if isinstance(read, Archive) and fresh.tournaments.find(read.state.key) is None:
            there = take_in(fresh, read)
            assert replay(fresh.tournaments.facts(there)) == read.state
            assert archive_of(fresh, there)


def test_a_stick_that_is_full_keeps_no_half_archive(club, tmp_path, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(StorageFault):
        write_archive(club.database, club.id, tmp_path / "archive.json")
    assert not list(tmp_path.glob("archive*"))


def test_a_match_file_is_read_without_being_stored(database, tmp_path):
    match_id, _ = store_match(database, table("pairs", 4), moves=5)
    export_match(database, match_id, tmp_path / "match.json")
    read_file(tmp_path / "match.json")
    assert len(database.matches()) == 1
    assert exchange.import_match(database, tmp_path / "match.json") != match_id
