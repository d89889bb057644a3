"""What becomes of files that somebody or something has broken."""

import shutil
import sqlite3
from contextlib import closing

import pytest

from domino_desktop.storage.database import Database, DatabaseIsNewer
from domino_desktop.storage.integrity import Health, examine, log_of
from domino_desktop.storage.matches import DamageReason, RecordDamaged
from domino_desktop.storage.paths import DataPaths
from tests.storage.playing import moves_of, store_match, table


def truncate(path):
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def cut_off_one_byte(path):
    path.write_bytes(path.read_bytes()[:-1])


def fill_with_garbage(path):
    path.write_bytes(bytes(range(256)) * 40)


def empty(path):
    path.write_bytes(b"")


def turn_into_text(path):
    path.write_text("Dear diary", encoding="utf-8")


def break_a_page(path):
    content = bytearray(path.read_bytes())
    content[4096:4196] = bytes(byte ^ 0x5A for byte in content[4096:4196])
    path.write_bytes(content)


def put_another_program_s_database_there(path):
    path.unlink()
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE bookmarks (address)")


def keep_only_the_header(path):
    path.write_bytes(path.read_bytes()[:100])


DAMAGES = (
    truncate,
    cut_off_one_byte,
    fill_with_garbage,
    empty,
    turn_into_text,
    break_a_page,
    put_another_program_s_database_there,
    keep_only_the_header,
)


@pytest.fixture
def played(opened):
    """A closed database with one unfinished match; answers its id and events."""
    database = opened()
    played = store_match(database, table(), moves=30)
    database.close()
    opened().close()  # the start that makes a copy of it
    return played


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_database_is_set_aside_and_the_newest_copy_opened(damage, played, opened, paths):
    damage(paths.database)
    broken = paths.database.read_bytes()
    database = opened()
    assert database.set_aside == paths.root / "domino-damaged-1.sqlite"
    assert database.set_aside.read_bytes() == broken
    assert database.restored_from.parent == paths.backups
    assert database.record(played[0]).events == played[1]


@pytest.mark.parametrize("damage", DAMAGES)
def test_without_a_good_copy_an_empty_database_is_opened(damage, played, opened, paths):
    copies = list(paths.backups.iterdir())
    for path in (paths.database, *copies):
        damage(path)
    broken = {path: path.read_bytes() for path in copies}
    database = opened()
    assert database.restored_from is None
    assert database.matches() == ()
    assert database.set_aside.exists()
    # what was no copy any more is not thrown away either
    store_match(database, table(), moves=3)
    database.close()
    opened().close()
    assert {path: path.read_bytes() for path in copies} == broken


def test_the_older_copy_serves_when_the_newer_is_broken_too(played, opened, paths):
    newest, oldest = sorted(paths.backups.iterdir(), reverse=True)
    truncate(newest)
    truncate(paths.database)
    assert opened().restored_from == oldest


def test_nothing_that_was_set_aside_is_ever_overwritten(played, opened, paths):
    contents = [b"first", b"second", b"third"]
    for number, content in enumerate(contents, 1):
        paths.database.write_bytes(content)
        database = opened()
        assert database.set_aside.name == f"domino-damaged-{number}.sqlite"
        database.close()
    assert [(paths.root / f"domino-damaged-{n}.sqlite").read_bytes() for n in (1, 2, 3)] == contents


def test_a_folder_in_place_of_the_database_is_set_aside(opened, paths):
    paths.create()
    paths.database.mkdir()
    (paths.database / "photo.jpg").write_bytes(b"holiday")
    database = opened()
    assert (database.set_aside / "photo.jpg").read_bytes() == b"holiday"
    assert database.matches() == ()
    database.delete_everything()
    assert not database.set_aside.exists()


def test_a_lost_database_comes_back_from_its_copy(played, opened, paths):
    paths.database.unlink()
    database = opened()
    assert database.set_aside is None
    assert database.restored_from.parent == paths.backups
    assert database.record(played[0]).events == played[1]


def changed_byte(path, text):
    """Change one letter of a text in a file."""
    content = path.read_bytes()
    assert content.count(text) >= 1
    path.write_bytes(content.replace(text, text[:-1] + bytes([text[-1] ^ 1]), 1))


def test_one_changed_letter_in_a_move_is_noticed_and_other_matches_stay(opened, paths):
    database = opened()
    setup = table()
    good, events = store_match(database, setup, seed=1, moves=5)
    bad, _ = store_match(database, setup, seed=2, moves=1)
    code = database.record(bad).events[1].code
    database.close()
    changed_byte(paths.database, code.encode())
    database = opened()
    assert database.set_aside is None
    with pytest.raises(RecordDamaged) as damaged:
        database.record(bad)
    assert (damaged.value.reason, damaged.value.number) == (DamageReason.EVENT_WAS_CHANGED, 1)
    assert database.record(good).events == events


@pytest.mark.parametrize(
    "statement, reason",
    [
        ("DELETE FROM events WHERE number = 3", DamageReason.EVENT_IS_MISSING),
        ("UPDATE events SET facts = '{}' WHERE number = 3", DamageReason.EVENT_WAS_CHANGED),
        ("UPDATE events SET form = 99 WHERE number = 3", DamageReason.EVENT_IS_OF_A_NEWER_FORM),
        ("UPDATE matches SET setup = '{'", DamageReason.SETUP_IS_UNREADABLE),
        ("UPDATE matches SET setup = '[]'", DamageReason.SETUP_IS_UNREADABLE),
        ("UPDATE matches SET setup = json_remove(setup, '$.seats[0]')", DamageReason.SETUP_IS_OF_ANOTHER_MATCH),
        (
            "UPDATE matches SET setup = json_set(setup, '$.ruleset.direction', 'counterclockwise')",
            DamageReason.SETUP_IS_OF_ANOTHER_MATCH,
        ),
        ("DELETE FROM events", DamageReason.RECORD_DOES_NOT_REPLAY),
    ],
)
def test_a_match_that_somebody_meddled_with_is_told_by_its_reason(statement, reason, played, opened, paths):
    with closing(sqlite3.connect(paths.database)) as other:
        other.execute(statement)
        other.commit()
    database = opened()
    with pytest.raises(RecordDamaged) as damaged:
        database.record(played[0])
    assert damaged.value.reason is reason
    assert len(database.matches()) == 1


def test_a_wrong_letter_in_a_date_or_a_name_hides_nothing_else(played, opened, paths):
    database = opened()
    database.remember_person("Anna", "it")
    database.remember_person("Bea", "it")
    for statement in (
        "UPDATE matches SET created = 'x', changed = ''",
        "UPDATE people SET last_used = 'x' WHERE name = 'Anna'",
        "UPDATE people SET name = char(0) WHERE name = 'Bea'",
    ):
        database._connection.execute(statement)
    assert database.last_unfinished_match().id == played[0]
    assert [person.name for person in database.people()] == ["Anna"]


@pytest.mark.parametrize(
    "facts, reason",
    [
        ("not json", DamageReason.EVENT_IS_UNREADABLE),
        ('{"seat":0,"tile":"9-9-9","end":"left"}', DamageReason.EVENT_IS_UNREADABLE),
        ('{"seat":99,"tile":"0-0","end":"left"}', DamageReason.RECORD_DOES_NOT_REPLAY),
    ],
)
def test_a_sealed_event_that_makes_no_sense_is_told(facts, reason, opened, monkeypatch):
    """As a faulty program might have written it."""
    database = opened()
    match_id, events = store_match(database, table(), moves=1)
    row = (len(events), "TilePlayed", 1, facts)
    monkeypatch.setattr("domino_desktop.storage.event_rows._seal", lambda *values: 0)
    database._connection.execute("UPDATE events SET seal = 0")
    database._connection.execute("INSERT INTO events VALUES (?, ?, ?, ?, ?, 0, '')", (match_id, *row))
    with pytest.raises(RecordDamaged) as damaged:
        database.record(match_id)
    assert damaged.value.reason is reason


def everything_in(folder):
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_newer_database_is_left_exactly_as_it_is(played, paths):
    with closing(sqlite3.connect(paths.database)) as newer:
        newer.execute("PRAGMA user_version = 99")
        newer.execute("CREATE TABLE of_tomorrow (what)")
    before = everything_in(paths.root)
    with pytest.raises(DatabaseIsNewer):
        Database.open(paths)
    assert everything_in(paths.root) == before


def test_a_newer_database_that_cannot_even_be_read_is_not_taken_for_a_damaged_one(played, paths):
    content = bytearray(paths.database.read_bytes())
    content[60:64] = (99).to_bytes(4, "big")
    content[100:] = bytes(len(content) - 100)
    paths.database.write_bytes(content)
    before = everything_in(paths.root)
    with pytest.raises(DatabaseIsNewer):
        Database.open(paths)
    assert everything_in(paths.root) == before


# The write-ahead log, as a program that was killed leaves it ------------------------------------------


@pytest.fixture
def killed(database, paths, tmp_path):
    """A copy of a data folder in use, so with the latest moves only in the log; its paths, match and events."""
    match_id, events = store_match(database, table(), moves=30)
    shutil.copytree(paths.root, tmp_path / "killed")
    copy = DataPaths.under(tmp_path / "killed")
    assert log_of(copy.database).stat().st_size > 0
    return copy, match_id, events


def test_what_is_only_in_the_log_is_there_after_a_crash(killed, opened):
    paths, match_id, events = killed
    database = opened(paths)
    assert database.set_aside is None
    assert database.record(match_id).events == events


def test_examining_changes_nothing(killed):
    paths, _, _ = killed
    before = everything_in(paths.root)
    assert examine(paths.database) is Health.GOOD
    assert everything_in(paths.root) == before


def test_a_newer_format_in_the_log_alone_is_left_exactly_as_it_is(killed, opened, tmp_path):
    paths, _, _ = killed
    with closing(sqlite3.connect(paths.database, isolation_level=None)) as newer:
        newer.execute("PRAGMA user_version = 99")
        shutil.copytree(paths.root, tmp_path / "newer")
    paths = DataPaths.under(tmp_path / "newer")
    before = everything_in(paths.root)
    with pytest.raises(DatabaseIsNewer):
        Database.open(paths)
    assert everything_in(paths.root) == before


def test_a_move_that_was_being_written_is_given_up_without_a_word(killed, opened):
    paths, match_id, events = killed
    log = log_of(paths.database)
    log.write_bytes(log.read_bytes()[:-100])
    database = opened(paths)
    assert database.set_aside is None
    remaining = database.record(match_id).events
    assert remaining == events[: len(remaining)]
    assert len(events) - 5 < len(remaining) < len(events)


def spoil_header(log):
    return bytes(32) + log[32:]


def spoil_salt(log):
    return log[:17] + bytes([log[17] ^ 1]) + log[18:]


def spoil_first_frame(log):
    return log[:100] + bytes([log[100] ^ 1]) + log[101:]


def spoil_middle(log):
    middle = len(log) // 2
    return log[:middle] + bytes([log[middle] ^ 1]) + log[middle + 1 :]


def garbage(log):
    return bytes(range(256)) * (len(log) // 256)


@pytest.mark.parametrize("spoil", [spoil_header, spoil_salt, spoil_first_frame, spoil_middle, garbage])
def test_a_broken_log_is_kept_and_told_for_it_held_moves(spoil, killed, opened):
    """SQLite alone would drop the moves behind the broken place and say nothing."""
    paths, _, _ = killed
    log = log_of(paths.database)
    log.write_bytes(spoil(log.read_bytes()))
    broken, main = log.read_bytes(), paths.database.read_bytes()
    database = opened(paths)
    assert database.set_aside == database.restored_from == paths.root / "domino-damaged-1.sqlite"
    assert database.set_aside.read_bytes() == main
    assert log_of(database.set_aside).read_bytes() == broken
    database.matches()


def test_a_log_without_its_database_is_set_aside(killed, opened):
    paths, _, _ = killed
    log = log_of(paths.database)
    content = log.read_bytes()
    paths.database.unlink()
    database = opened(paths)
    assert database.set_aside.name == "domino-damaged-1.sqlite-wal"
    assert database.set_aside.read_bytes() == content
    assert database.restored_from.parent == paths.backups


def test_an_old_journal_never_spoils_the_database_that_takes_its_place(played, opened, paths):
    """SQLite rolls such a file back into whatever database of that name it finds."""
    journal = paths.root / "domino.sqlite-journal"
    journal.write_bytes(b"of another database")
    paths.database.write_bytes(b"garbage")
    database = opened()
    assert not journal.exists()
    assert (paths.root / "domino-damaged-1.sqlite-journal").read_bytes() == b"of another database"
    database.close()
    paths.database.unlink()
    journal.write_bytes(b"of a lost database")
    assert opened().set_aside.read_bytes() == b"of a lost database"


def test_a_log_that_was_begun_anew_is_not_taken_for_a_broken_one(database, paths, opened, tmp_path):
    """Behind its last frame then lie frames of an earlier log, finished transactions among them."""
    setup = table()
    match_id, events = store_match(database, setup, moves=30)
    database._connection.execute("PRAGMA wal_checkpoint(RESTART)")
    moves = list(moves_of(setup))[30:32]
    for move in moves:
        database.append(match_id, move)
        events += move
    shutil.copytree(paths.root, tmp_path / "killed")
    again = opened(DataPaths.under(tmp_path / "killed"))
    assert again.set_aside is None
    assert again.record(match_id).events == events
