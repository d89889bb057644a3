import dataclasses
import os
import sqlite3
import sys
import tempfile
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from domino_desktop.core.events import MatchEnded, TilePlayed
from domino_desktop.core.record import MatchRecord
from domino_desktop.storage import rulesets
from domino_desktop.storage.database import Database
from domino_desktop.storage.faults import StorageFault, StorageReason
from domino_desktop.storage.files import write_whole
from domino_desktop.storage.lock import DataLock
from domino_desktop.storage.matches import DamageReason, EventConflict, RecordDamaged
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.people import Aids
from domino_desktop.storage.settings import SettingsFile
from tests.storage.playing import NAMES, first_event, moves_of, store_match, table


def test_a_new_folder_opens_empty_and_reports_nothing(database, paths):
    assert database.matches() == ()
    assert database.last_unfinished_match() is None
    assert database.people() == ()
    assert (database.set_aside, database.restored_from) == (None, None)
    assert paths.database.is_file()


@pytest.mark.parametrize("ruleset, seats", [("classic-draw", 2), ("draw-reserve-two", 3), ("block", 4), ("pairs", 4)])
def test_a_whole_match_comes_back_as_it_was(ruleset, seats, opened):
    database = opened()
    setup = table(ruleset, seats)
    match_id, events = store_match(database, setup, seed=7)
    database.close()
    again = opened()
    assert again.record(match_id).events == events
    assert again.record(match_id).state() == MatchRecord(events).state()
    assert again.setup(match_id) == setup


@pytest.mark.parametrize(
    "ruleset, seats, names",
    [
        ("block", 3, (((NAMES[0], 0),), ((NAMES[1], 1),), (("Computer", 2),))),
        ("pairs", 4, (((NAMES[0], 0), (NAMES[2], 2)), ((NAMES[1], 1), ("Computer", 3)))),
    ],
)
def test_a_list_of_matches_tells_who_plays_team_by_team(ruleset, seats, names, database):
    store_match(database, table(ruleset, seats), moves=1)
    (entry,) = database.matches()
    assert entry.names == names


@pytest.mark.parametrize("text", ["", "{", "null", "[]", '{"seats": 3}', '{"seats": [{"name": 1, "colour": 0}]}'])
def test_names_that_cannot_be_read_are_left_out(text, database):
    store_match(database, table(), moves=1)
    database._connection.execute("UPDATE matches SET setup = ?", (text,))
    (entry,) = database.matches()
    assert entry.names == ()


@pytest.mark.parametrize("ruleset, seats", [("block", 3), ("pairs", 4)])
def test_every_moment_of_a_match_can_be_resumed(ruleset, seats, database):
    """C58: after each move, in the middle of a walk too, the state that is loaded is the one that was left."""
    setup = table(ruleset, seats, points=40)
    events = [first_event(setup)]
    match_id = database.create_match(setup, events[0])
    phases = set()
    for move in moves_of(setup, seed=3):
        database.append(match_id, move)
        events.extend(move)
        loaded = database.record(match_id).state()
        assert loaded == MatchRecord(events).state()
        if loaded.round.verification is not None:
            phases.add(loaded.round.verification.phase)
    assert len(phases) >= 2, "the match never was in the middle of a walk"


def test_a_match_keeps_its_rules_in_full_and_not_their_name(database, monkeypatch):
    """C58: house rules come back although no file of the program has them."""
    house = {"reserve": 1, "block_tie": ["closer_side", "no_score"], "direction": "counterclockwise"}
    setup = table("classic-draw", 3, **house)
    match_id, _ = store_match(database, setup, moves=3)
    monkeypatch.setattr(rulesets, "available", None)
    monkeypatch.setattr(rulesets, "load", None)
    ruleset = database.record(match_id).state().ruleset
    assert ruleset == setup.ruleset == database.setup(match_id).ruleset
    assert (ruleset.reserve, ruleset.direction) == (1, "counterclockwise")


def test_names_of_every_script_come_back_letter_by_letter(database):
    """C68."""
    match_id, _ = store_match(database, table("block", 4), moves=1)
    assert tuple(seat.name for seat in database.setup(match_id).seats[:3]) == NAMES[:3]


def test_the_unfinished_match_played_last_is_offered(database):
    first, _ = store_match(database, table(), seed=1, moves=4)
    second, _ = store_match(database, table(), seed=2, moves=4)
    offered = database.last_unfinished_match()
    assert (offered.id, offered.events) == (second, 5)
    database.finish_match(second)
    assert database.last_unfinished_match().id == first
    assert {match.id: match.finished is None for match in database.matches()} == {first: True, second: False}


def test_going_on_with_an_older_match_makes_it_the_last_one(database, monkeypatch):
    first, _ = store_match(database, table(), seed=1, moves=4)
    second, _ = store_match(database, table(), seed=1, moves=4)
    monkeypatch.setattr("domino_desktop.storage.database.moment", lambda time=None: "2999-01-01T00:00:00+00:00")
    move = list(moves_of(table(), seed=1))[4]
    database.append(first, move)
    assert [match.id for match in database.matches()] == [first, second]


def test_a_match_that_ended_is_finished_even_if_nobody_came_to_say_so(database):
    match_id, events = store_match(database, table(points=20))
    assert isinstance(events[-1], MatchEnded)
    assert database.last_unfinished_match() is None
    assert database.matches()[0].finished is not None
    finished = database.matches()[0].finished
    database.finish_match(match_id)
    assert database.matches()[0].finished == finished


def test_appending_again_changes_nothing(database):
    setup = table()
    match_id, events = store_match(database, setup, moves=5)
    database.append(match_id, events[-2:])
    database.append(match_id, ())
    assert database.record(match_id).events == events
    following = list(moves_of(setup))[5]
    database.append(match_id, (*events[-1:], *following))
    assert database.record(match_id).events == (*events, *following)


def test_another_event_under_a_stored_number_is_refused_and_nothing_changes(database):
    match_id, events = store_match(database, table(), moves=6)
    number, played = next((n, event) for n, event in enumerate(events) if isinstance(event, TilePlayed))
    with pytest.raises(EventConflict) as conflict:
        database.append(match_id, [dataclasses.replace(played, end="elsewhere")])
    assert conflict.value.number == number
    with pytest.raises(EventConflict):
        database.append(match_id, [dataclasses.replace(played, number=len(events) + 1)])
    assert database.record(match_id).events == events


def test_events_are_stored_all_or_none(database):
    match_id, events = store_match(database, table(), moves=2)
    good = dataclasses.replace(events[-1], number=len(events))
    with pytest.raises(EventConflict):
        database.append(match_id, [good, dataclasses.replace(good, number=len(events) + 5)])
    assert database.record(match_id).events == events


def test_a_match_is_not_stored_with_the_set_up_of_another(database):
    with pytest.raises(ValueError, match="set-up"):
        database.create_match(table("block", 4), first_event(table("block", 3)))
    assert database.matches() == ()


def test_an_unknown_match_is_told(database):
    with pytest.raises(RecordDamaged) as damaged:
        database.record(12)
    assert damaged.value.reason is DamageReason.NO_SUCH_MATCH


def test_people_are_remembered_with_their_aids(database):
    database.remember_person("Ålö Čížek-Ñu", "sv", Aids(numerals=True, tile_size=140, pace="slow"))
    database.remember_person("Bo", "it")
    database.remember_person("Ålö Čížek-Ñu", "pt_BR")
    assert [(person.name, person.language) for person in database.people()] == [
        ("Ålö Čížek-Ñu", "pt_BR"),
        ("Bo", "it"),
    ]
    assert database.people()[0].aids == Aids(numerals=True, tile_size=140, pace="slow")
    assert database.people()[1].aids == Aids()


def test_a_name_typed_in_two_ways_is_one_person(database):
    database.remember_person("A\u030alo\u0308", "sv")
    database.remember_person(" Ålö ", "it")
    assert [(person.name, person.language) for person in database.people()] == [("Ålö", "it")]


def test_a_stored_move_outlives_a_power_cut_as_far_as_the_disk_obeys(database):
    ask = database._connection.execute
    assert ask("PRAGMA journal_mode").fetchone() == ("wal",)
    assert ask("PRAGMA synchronous").fetchone() == (2,)
    assert ask("PRAGMA fullfsync").fetchone() == (1,)
    assert ask("PRAGMA foreign_keys").fetchone() == (1,)


def test_aids_of_another_program_are_read_as_far_as_they_make_sense():
    assert Aids.from_json({"numerals": True, "tile_size": "big", "pace": 3, "hat": 1}) == Aids(numerals=True)
    assert Aids.from_json([1]) == Aids.from_json(None) == Aids()


def test_the_last_two_copies_are_kept_and_playing_nothing_adds_none(opened, paths):
    for seed in range(4):
        database = opened()
        store_match(database, table(), seed=seed, moves=3)
        database.close()
    opened().close()
    for _ in range(3):
        opened().close()
    copies = sorted(path.name for path in paths.backups.iterdir())
    assert copies == ["domino-copy-000004.sqlite", "domino-copy-000005.sqlite"]
    counts = []
    for name in copies:
        with closing(sqlite3.connect(paths.backups / name)) as copy:
            counts.append(copy.execute("SELECT count(*) FROM matches").fetchone()[0])
    assert counts == [3, 4]


def test_a_finished_match_is_in_a_copy_at_once(database, paths):
    match_id, _ = store_match(database, table(points=20))
    before = set(paths.backups.iterdir())
    database.finish_match(match_id)
    (newest,) = set(paths.backups.iterdir()) - before
    with closing(sqlite3.connect(newest)) as copy:
        assert copy.execute("SELECT count(*) FROM matches WHERE finished IS NOT NULL").fetchone() == (1,)


def test_deleting_everything_leaves_nothing_of_it_on_the_disk(opened, paths):
    database = opened()
    database.remember_person("Ålö Čížek-Ñu", "sv")
    match_id, _ = store_match(database, table(points=20))
    database.finish_match(match_id)
    database.close()
    paths.database.write_bytes(b"no database")
    database = opened()
    assert database.set_aside is not None and database.people() != ()
    database.delete_everything()
    assert database.matches() == () and database.people() == ()
    database.close()
    for path in paths.root.rglob("*"):
        if path.is_file():
            assert "Čížek".encode() not in path.read_bytes()
            assert "damaged" not in path.name
    assert opened().set_aside is None


@pytest.mark.skipif(sys.platform == "win32", reason="Windows lets nobody remove a file that is open")
@pytest.mark.parametrize("deed", ["delete", "replace"])
def test_a_log_that_somebody_else_holds_does_not_bring_the_old_data_back(deed, database, paths, opened, tmp_path):
    """With another program reading, SQLite leaves the log behind when this one lets go."""
    database.copy_to(tmp_path / "empty.sqlite")
    store_match(database, table(), moves=9)
    with closing(sqlite3.connect(paths.database)) as reader:
        reader.execute("BEGIN")
        assert reader.execute("SELECT count(*) FROM matches").fetchone() == (1,)
        store_match(database, table(), moves=9)
        if deed == "delete":
            database.delete_everything()
        else:
            database.replace_with(tmp_path / "empty.sqlite")
        assert database.matches() == ()
    database.close()
    again = opened()
    assert (again.matches(), again.set_aside) == ((), None)


def test_a_full_disk_is_told_and_the_move_can_be_tried_again(database):
    setup = table()
    match_id, events = store_match(database, setup, moves=3)
    connection = database._connection
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages}")
    moves = iter(list(moves_of(setup))[3:])
    with pytest.raises(StorageFault) as fault:
        for move in moves:
            database.append(match_id, move)
            events += move
    assert fault.value.reason is StorageReason.DISK_IS_FULL
    assert database.record(match_id).events == events
    connection.execute("PRAGMA max_page_count = 100000")
    database.append(match_id, move)
    assert database.record(match_id).events == (*events, *move)


def test_a_file_that_does_not_fit_on_the_disk_leaves_the_old_one(tmp_path, monkeypatch):
    path = tmp_path / "file"
    write_whole(path, b"old")

    def full(descriptor):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(StorageFault) as fault:
        write_whole(path, b"new")
    assert fault.value.reason is StorageReason.DISK_IS_FULL
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


@contextmanager
def folder_that_refuses_writing():
    """A folder with a database in it, and nobody here who may change it."""
    with tempfile.TemporaryDirectory() as name:
        root = Path(name)
        root.chmod(0o755)
        Database.open(DataPaths.under(root)).close()
        for path in (root, *root.rglob("*")):
            path.chmod(0o555 if path.is_dir() else 0o444)
        is_administrator = os.geteuid() == 0  # for whom no folder is read-only
        if is_administrator:
            os.seteuid(65534)
        try:
            yield DataPaths.under(root)
        finally:
            if is_administrator:
                os.seteuid(0)
            for path in (root, *root.rglob("*")):
                path.chmod(0o755)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no read-only folders")
@pytest.mark.parametrize("open_it", [Database.open, DataLock.take], ids=["database", "lock"])
def test_a_read_only_folder_is_told_at_once(open_it):
    with folder_that_refuses_writing() as paths, pytest.raises(StorageFault) as fault:
        open_it(paths)
    assert fault.value.reason is StorageReason.WRITING_IS_NOT_ALLOWED


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no read-only folders")
def test_settings_in_a_read_only_folder_can_be_read_and_saving_is_told():
    with folder_that_refuses_writing() as paths:
        settings = SettingsFile.open(paths)
        with pytest.raises(StorageFault) as fault:
            settings.save(settings.settings)
    assert fault.value.reason is StorageReason.WRITING_IS_NOT_ALLOWED


def test_a_file_in_place_of_the_folder_is_told(tmp_path):
    (tmp_path / "data").write_text("here first")
    with pytest.raises(StorageFault) as fault:
        Database.open(DataPaths.under(tmp_path / "data"))
    assert fault.value.reason is StorageReason.FOLDER_IS_MISSING
