import json
import shutil
import sqlite3
import unicodedata
from contextlib import closing

import pytest

from domino_desktop.ai.puzzle import PuzzleKind
from domino_desktop.core.events import FORMAT
from domino_desktop.storage import exchange, rulesets
from domino_desktop.storage.database import Database
from domino_desktop.storage.exchange import ExchangeFault, ExchangeReason
from domino_desktop.storage.faults import StorageFault, StorageReason
from domino_desktop.storage.house_rules import HouseRules
from domino_desktop.storage.journal import Journal
from domino_desktop.storage.matches import RecordDamaged
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.settings import Pace, Settings, SettingsFile
from domino_desktop.storage.training import TrainingFile
from tests.storage.playing import store_match, table


@pytest.fixture
def stick(tmp_path):
    folder = tmp_path / "stick"
    folder.mkdir()
    return folder


@pytest.fixture
def filled(database, paths):
    """A database with a person, a match that is over and one that is not, and settings; answers both matches."""
    SettingsFile.open(paths).save(Settings(language="sv", pace=Pace.SLOW))
    database.remember_person("Ålö Čížek-Ñu", "sv")
    HouseRules(paths).save("Ours", rulesets.load("block"), "block")
    return store_match(database, table(points=20), seed=1), store_match(database, table(), seed=2, moves=9)


def test_everything_goes_to_another_computer(database, filled, paths, stick, opened, tmp_path):
    copy = exchange.copy_everything(database, paths, stick)
    assert copy.parent == stick
    elsewhere = DataPaths.under(tmp_path / "elsewhere")
    other = opened(elsewhere)
    only, only_events = store_match(other, table(), seed=5, moves=2)
    aside = exchange.restore_everything(other, elsewhere, copy)
    assert [match.id for match in other.matches()] == [match.id for match in database.matches()]
    for match_id, events in filled:
        assert other.record(match_id).events == events
    assert [person.name for person in other.people()] == ["Ålö Čížek-Ñu"]
    assert SettingsFile.open(elsewhere).settings == Settings(language="sv", pace=Pace.SLOW)
    # it can be played on at once
    store_match(other, table(), seed=6, moves=3)
    assert len(other.matches()) == 3
    # and what was there before can be had back
    exchange.restore_everything(other, elsewhere, aside)
    assert [match.id for match in other.matches()] == [only]
    assert other.record(only).events == only_events


def test_house_rules_go_along_and_take_the_place_of_those_that_were_there(
    database, filled, paths, stick, opened, tmp_path
):
    damaged = paths.house_rules / "by hand.toml"
    damaged.write_bytes(b"max_pip = \xff")
    copy = exchange.copy_everything(database, paths, stick)
    elsewhere = DataPaths.under(tmp_path / "elsewhere")
    other, house = opened(elsewhere), HouseRules(elsewhere)
    for name, preset in (("Ours", "pairs"), ("Theirs", "cross")):
        house.save(name, rulesets.load(preset), preset)
    before = house.usable_and_faulty()
    aside = exchange.restore_everything(other, elsewhere, copy)
    (ours,), (fault,) = house.usable_and_faulty()
    assert (ours.name, ours.based_on, fault.path.name) == ("Ours", "block", damaged.name)
    assert fault.path.read_bytes() == damaged.read_bytes()
    exchange.restore_everything(other, elsewhere, aside)
    assert house.usable_and_faulty() == before
    exchange.delete_everything(other, elsewhere)
    assert house.usable_and_faulty() == ((), ())
    # a copy of a house without rules of its own takes away those that are there
    bare = exchange.copy_everything(other, elsewhere, stick)
    exchange.restore_everything(database, paths, bare)
    assert HouseRules(paths).usable_and_faulty() == ((), ())


def test_a_copy_holds_the_latest_move_and_two_copies_have_two_names(database, filled, paths, stick):
    first = exchange.copy_everything(database, paths, stick)
    match_id, _ = store_match(database, table(), seed=8, moves=12)
    second = exchange.copy_everything(database, paths, stick)
    assert sorted(path.name for path in stick.iterdir()) == sorted([first.name, second.name])
    with closing(sqlite3.connect(second / "domino.sqlite")) as copy:
        assert copy.execute("SELECT count(*) FROM matches WHERE id = ?", (match_id,)).fetchone() == (1,)
    assert set(exchange.check_copy(second)) == {"domino.sqlite", "settings.json", "rulesets/house-ours.toml"}


def test_a_stick_that_is_not_there_is_told(database, paths, tmp_path):
    with pytest.raises(StorageFault) as fault:
        exchange.copy_everything(database, paths, tmp_path / "gone")
    assert fault.value.reason is StorageReason.FOLDER_IS_MISSING


def test_a_full_stick_keeps_no_half_copy(database, filled, paths, stick, monkeypatch):
    def full(source, target):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(shutil, "copyfile", full)
    with pytest.raises(StorageFault) as fault:
        exchange.copy_everything(database, paths, stick)
    assert fault.value.reason is StorageReason.DISK_IS_FULL
    assert list(stick.iterdir()) == []


def flip_last_byte(path):
    content = path.read_bytes()
    path.write_bytes(content[:-1] + bytes([content[-1] ^ 1]))


def rewrite_manifest(copy, **changes):
    manifest = json.loads((copy / "manifest.json").read_text())
    (copy / "manifest.json").write_text(json.dumps({**manifest, **changes}))


def add_to_manifest(copy, name):
    files = json.loads((copy / "manifest.json").read_text())["files"]
    rewrite_manifest(copy, files={**files, name: "0"})


def make_newer(copy):
    with closing(sqlite3.connect(copy / "domino.sqlite")) as newer:
        newer.execute("PRAGMA user_version = 99")
    seal_again(copy)


def break_inside(copy):
    (copy / "domino.sqlite").write_bytes(b"garbage")
    seal_again(copy)


def break_settings(copy):
    (copy / "settings.json").write_bytes(b"[]")
    seal_again(copy)


def seal_again(copy):
    rewrite_manifest(copy, files={name: exchange._sum(copy / name) for name in ("domino.sqlite", "settings.json")})


@pytest.mark.parametrize(
    "spoil, reason",
    [
        (lambda copy: shutil.rmtree(copy), ExchangeReason.FILE_IS_MISSING),
        (lambda copy: (copy / "manifest.json").unlink(), ExchangeReason.FILE_IS_MISSING),
        (lambda copy: (copy / "manifest.json").write_text("hello"), ExchangeReason.IS_NONE_OF_OURS),
        (lambda copy: (copy / "manifest.json").write_text("{}"), ExchangeReason.IS_NONE_OF_OURS),
        (lambda copy: rewrite_manifest(copy, what="a cake"), ExchangeReason.IS_NONE_OF_OURS),
        (lambda copy: rewrite_manifest(copy, form=2), ExchangeReason.IS_OF_A_NEWER_FORM),
        (lambda copy: rewrite_manifest(copy, files=[]), ExchangeReason.IS_DAMAGED),
        (lambda copy: rewrite_manifest(copy, files={"../../x": "0"}), ExchangeReason.IS_DAMAGED),
        (lambda copy: (copy / "domino.sqlite").unlink(), ExchangeReason.FILE_IS_MISSING),
        (lambda copy: flip_last_byte(copy / "domino.sqlite"), ExchangeReason.WAS_CHANGED),
        (lambda copy: flip_last_byte(copy / "settings.json"), ExchangeReason.WAS_CHANGED),
        (make_newer, ExchangeReason.IS_OF_A_NEWER_FORM),
        (break_inside, ExchangeReason.IS_DAMAGED),
        (break_settings, ExchangeReason.IS_DAMAGED),
        (lambda copy: (copy / "rulesets" / "house-ours.toml").unlink(), ExchangeReason.FILE_IS_MISSING),
        (lambda copy: flip_last_byte(copy / "rulesets" / "house-ours.toml"), ExchangeReason.WAS_CHANGED),
        (lambda copy: add_to_manifest(copy, "rulesets/../../x.toml"), ExchangeReason.IS_DAMAGED),
        (lambda copy: add_to_manifest(copy, "rulesets/..\\x.toml"), ExchangeReason.IS_DAMAGED),
        (lambda copy: add_to_manifest(copy, "rulesets/c:x.toml"), ExchangeReason.IS_DAMAGED),
        (lambda copy: add_to_manifest(copy, "rulesets/x.exe"), ExchangeReason.IS_DAMAGED),
    ],
)
def test_a_copy_that_is_not_whole_is_refused_and_nothing_changes(spoil, reason, database, filled, paths, stick):
    copy = exchange.copy_everything(database, paths, stick)
    spoil(copy)
    match_id, events = store_match(database, table(), seed=9, moves=4)
    with pytest.raises(ExchangeFault) as fault:
        exchange.restore_everything(database, paths, copy)
    assert fault.value.reason is reason
    assert database.record(match_id).events == events
    assert len(database.matches()) == 3
    assert [rule.name for rule in HouseRules(paths).usable_and_faulty()[0]] == ["Ours"]
    assert not [path for path in paths.root.iterdir() if "restore" in path.name or "part" in path.name]


def test_a_disk_that_is_full_at_the_last_step_leaves_the_present_data(database, filled, paths, stick, monkeypatch):
    copy = exchange.copy_everything(database, paths, stick)
    match_id, events = store_match(database, table(), seed=9, moves=4)
    genuine = shutil.copyfile

    def full(source, target):
        if target.name == "domino.sqlite.part":
            raise OSError(28, "No space left on device")
        return genuine(source, target)

    monkeypatch.setattr(shutil, "copyfile", full)
    with pytest.raises(StorageFault):
        exchange.restore_everything(database, paths, copy)
    assert database.record(match_id).events == events
    store_match(database, table(), moves=2)


def test_what_people_have_trained_goes_along_with_a_copy(database, filled, paths, stick):
    TrainingFile.open(paths).note("Čížek", PuzzleKind.BLOCKED, 1, True)
    copy = exchange.copy_everything(database, paths, stick)
    TrainingFile.open(paths).note("Čížek", PuzzleKind.BLOCKED, 1, True)
    exchange.restore_everything(database, paths, copy)
    assert TrainingFile.open(paths).ladder("Čížek", PuzzleKind.BLOCKED).stars(1) == 1


def test_whoever_has_not_trained_gets_nobody_elses_stars(database, filled, paths, stick):
    copy = exchange.copy_everything(database, paths, stick)
    TrainingFile.open(paths).note("Čížek", PuzzleKind.BLOCKED, 1, True)
    aside = exchange.restore_everything(database, paths, copy)
    assert not paths.training.exists()
    exchange.restore_everything(database, paths, aside)
    assert TrainingFile.open(paths).ladder("Čížek", PuzzleKind.BLOCKED).stars(1) == 1


def test_deleting_everything_leaves_no_name_anywhere(database, filled, paths, stick, opened):
    journal = Journal.start(paths)
    try:
        (paths.logs / "domino.log.1").write_text("Čížek", encoding="utf-8")
        exchange.restore_everything(database, paths, exchange.copy_everything(database, paths, stick))
        paths.settings.write_text("Čížek", encoding="utf-8")
        SettingsFile.open(paths).save(Settings(last_setup=table().to_json()))
        HouseRules(paths).save("Čížek", rulesets.load("block"), "block")
        TrainingFile.open(paths).note("Čížek", PuzzleKind.BLOCKED, 1, True)
        (paths.root / "training-damaged-1.json").write_text("Čížek", encoding="utf-8")
        (paths.house_rules / "house-x.toml.part").write_text("Čížek", encoding="utf-8")
        exchange.delete_everything(database, paths)
        assert database.matches() == () and database.people() == ()
    finally:
        journal.stop()
        database.close()
    files = [path for path in paths.root.rglob("*") if path.is_file()]
    assert files
    assert [path for path in files if "Čížek".encode() in path.read_bytes()] == []
    assert SettingsFile.open(paths).settings == Settings()
    assert len(list(stick.iterdir())) == 1, "a stick is nobody's to clear"


def test_a_folder_with_other_things_in_it_keeps_them(database, filled, paths, stick, opened):
    """Somebody may name the folder of their downloads with --data-dir."""
    theirs = [
        paths.root / name
        for name in ("film.mkv.part", "my.partners.txt", "trip-damaged-2020.jpg", "before-restore-of-the-old-chair.odt")
    ]
    paths.logs.mkdir(exist_ok=True)
    theirs += [paths.logs / "work.log", paths.backups / "photos.part", paths.house_rules / "chess.pdf"]
    for path in theirs:
        path.write_text("mine")
    left_over = [
        paths.root / "domino.sqlite.part-journal",
        paths.root / "domino-abc_1.part",
        paths.root / "settings.json.part",
        paths.root / "training.json.part",
    ]
    for path in left_over:
        path.write_text("unfinished")
    opened()
    exchange.restore_everything(database, paths, exchange.copy_everything(database, paths, stick))
    exchange.delete_everything(database, paths)
    assert [path.read_text() for path in theirs] == ["mine"] * len(theirs)
    assert [path for path in left_over if path.exists()] == []


# One match --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("which", [0, 1], ids=["over", "unfinished"])
def test_a_match_goes_to_another_computer(which, database, filled, tmp_path, opened):
    match_id, events = filled[which]
    exchange.export_match(database, match_id, tmp_path / "match.json")
    other = opened(DataPaths.under(tmp_path / "elsewhere"))
    store_match(other, table(), moves=1)
    imported = exchange.import_match(other, tmp_path / "match.json")
    assert other.record(imported).events == events
    assert other.setup(imported) == database.setup(match_id)
    here, there = (next(m for m in d.matches() if m.id == i) for d, i in ((database, match_id), (other, imported)))
    assert (here.created, here.finished) == (there.created, there.finished)


def test_a_match_from_another_system_keeps_its_names(database, filled, tmp_path):
    """C68: letters composed, decomposed or escaped, with a byte order mark and other line ends."""
    path = tmp_path / "match.json"
    exchange.export_match(database, filled[1][0], path)
    assert "Ålö Čížek-Ñu" in path.read_text(encoding="utf-8")
    data = json.loads(path.read_text(encoding="utf-8"))
    path.write_bytes(b"\xef\xbb\xbf" + json.dumps(data, indent=4).replace("\n", "\r\n").encode())
    assert b"\\u010c" in path.read_bytes()
    assert database.setup(exchange.import_match(database, path)).seats[0].name == "Ålö Čížek-Ñu"
    data["match"]["setup"]["seats"][0]["name"] = unicodedata.normalize("NFD", "Ålö Čížek-Ñu")
    data["digest"] = exchange.digest_of(data["match"])
    path.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
    assert database.setup(exchange.import_match(database, path)).seats[0].name == "Ålö Čížek-Ñu"


def meddled(data, sealed=True, **changes):
    match = {**data["match"], **changes}
    return {**data, "match": match, "digest": exchange.digest_of(match) if sealed else data["digest"]}


MEDDLING = [
    (lambda data: meddled(data, sealed=False, created="2020-01-01T00:00:00+00:00"), ExchangeReason.WAS_CHANGED),
    (lambda data: {**data, "digest": None}, ExchangeReason.WAS_CHANGED),
    (lambda data: {**data, "form": 2}, ExchangeReason.IS_OF_A_NEWER_FORM),
    (lambda data: {**data, "form": "1"}, ExchangeReason.IS_NONE_OF_OURS),
    (lambda data: {**data, "what": "domino-desktop copy"}, ExchangeReason.IS_NONE_OF_OURS),
    (lambda data: {**data, "match": []}, ExchangeReason.IS_DAMAGED),
    (lambda data: [data], ExchangeReason.IS_NONE_OF_OURS),
    (lambda data: meddled(data, event_form=FORMAT + 1), ExchangeReason.IS_OF_A_NEWER_FORM),
    (lambda data: meddled(data, events=[]), ExchangeReason.IS_DAMAGED),
    (lambda data: meddled(data, events=data["match"]["events"][1:]), ExchangeReason.IS_DAMAGED),
    (lambda data: meddled(data, events=[*data["match"]["events"], {"kind": "Cake"}]), ExchangeReason.IS_DAMAGED),
    (lambda data: meddled(data, events=[*data["match"]["events"], 5]), ExchangeReason.IS_DAMAGED),
    (lambda data: meddled(data, setup={}), ExchangeReason.IS_DAMAGED),
    (lambda data: meddled(data, setup=table("block", 3).to_json()), ExchangeReason.IS_DAMAGED),
    (lambda data: meddled(data, created="yesterday"), ExchangeReason.IS_DAMAGED),
    (lambda data: meddled(data, finished=12), ExchangeReason.IS_DAMAGED),
]


@pytest.mark.parametrize("meddle, reason", MEDDLING)
def test_a_match_file_that_is_not_right_is_refused(meddle, reason, database, filled, tmp_path):
    path = tmp_path / "match.json"
    exchange.export_match(database, filled[1][0], path)
    path.write_text(json.dumps(meddle(json.loads(path.read_text(encoding="utf-8")))), encoding="utf-8")
    with pytest.raises(ExchangeFault) as fault:
        exchange.import_match(database, path)
    assert fault.value.reason is reason
    assert str(path) in str(fault.value)
    assert len(database.matches()) == 2


@pytest.mark.parametrize(
    "content, reason",
    [
        (b"", ExchangeReason.IS_NONE_OF_OURS),
        (b"\xff\xfe\x00", ExchangeReason.IS_NONE_OF_OURS),
        (b"{\n  oops", ExchangeReason.IS_NONE_OF_OURS),
        (b"[" * 100_000, ExchangeReason.IS_NONE_OF_OURS),
        (b"9" * 100_000, ExchangeReason.IS_NONE_OF_OURS),
        (b" " * 10_000_001, ExchangeReason.IS_TOO_LARGE),
    ],
    ids=["empty", "no text", "half", "deep", "long number", "10 MB"],
)
def test_what_is_no_match_file_at_all_is_refused(content, reason, database, tmp_path):
    (tmp_path / "match.json").write_bytes(content)
    with pytest.raises(ExchangeFault) as fault:
        exchange.import_match(database, tmp_path / "match.json")
    assert fault.value.reason is reason


def test_a_fault_in_the_json_is_told_with_its_line(database, tmp_path):
    (tmp_path / "match.json").write_text('{\n "what": oops}')
    with pytest.raises(ExchangeFault, match="line 2, column 10"):
        exchange.import_match(database, tmp_path / "match.json")


def test_a_damaged_match_is_not_exported(database: Database, filled, tmp_path):
    database._connection.execute("UPDATE events SET facts = '{}' WHERE number = 2")
    with pytest.raises(RecordDamaged):
        exchange.export_match(database, filled[0][0], tmp_path / "match.json")
    assert not (tmp_path / "match.json").exists()
