"""Where data lie, where the program's own files lie, and who may use a data folder."""

import shutil
import sys

import platformdirs
import pytest

from domino_desktop.core.ruleset import RuleSetReason
from domino_desktop.storage import resources, rulesets
from domino_desktop.storage.lock import DataInUse, DataLock
from domino_desktop.storage.paths import VARIABLE, DataPaths
from domino_desktop.storage.rulesets import RuleSetFileFault


def test_the_folder_asked_for_wins_over_the_environment_and_that_over_the_usual_one(tmp_path, monkeypatch):
    monkeypatch.setenv(VARIABLE, str(tmp_path / "environment"))
    assert DataPaths.find(tmp_path / "asked").root == tmp_path / "asked"
    assert DataPaths.find() == DataPaths.under(tmp_path / "environment")
    assert DataPaths.find().logs == tmp_path / "environment" / "logs"
    monkeypatch.setenv(VARIABLE, "")
    usual = DataPaths.find()
    assert usual.root == platformdirs.user_data_path("domino-desktop", appauthor=False)
    assert usual.logs == platformdirs.user_log_path("domino-desktop", appauthor=False)


def test_a_folder_given_in_short_stays_the_same_when_the_program_moves(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    paths = DataPaths.under(tmp_path.relative_to(tmp_path) / "here")
    monkeypatch.chdir("/")
    assert paths.root == tmp_path / "here"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps user folders private in another way")
def test_nobody_else_may_look_into_the_data_folder(paths):
    paths.create()
    assert paths.root.stat().st_mode & 0o077 == 0


def test_a_second_program_on_the_same_data_is_refused_until_the_first_is_gone(paths):
    lock = DataLock.take(paths)
    with pytest.raises(DataInUse):
        DataLock.take(paths)
    lock.release()
    DataLock.take(paths).release()


def test_two_data_folders_do_not_disturb_each_other(tmp_path):
    one = DataLock.take(DataPaths.under(tmp_path / "one"))
    DataLock.take(DataPaths.under(tmp_path / "two")).release()
    one.release()


def test_a_lock_file_that_was_left_behind_is_no_lock(paths):
    paths.create()
    paths.lock.write_text("12345\npython3\nsomewhere\n")
    DataLock.take(paths).release()


def test_the_four_rule_sets_come_with_the_program_the_default_first():
    found = rulesets.available()
    assert found[0].id == rulesets.DEFAULT
    assert {"classic-draw", "draw-reserve-two", "block", "pairs"} <= {ruleset.id for ruleset in found}
    for ruleset in found:
        assert rulesets.load(ruleset.id) == ruleset


@pytest.mark.parametrize("name", ["chess", "", "../rulesets/block", "BLOCK", "block.toml"])
def test_a_rule_set_that_is_not_there_is_told(name):
    with pytest.raises(KeyError):
        rulesets.load(name)


@pytest.fixture
def ruleset_file(tmp_path):
    path = tmp_path / "mine.toml"
    shutil.copyfile(resources.resource("rulesets", "block.toml"), path)
    return path


@pytest.mark.parametrize(
    "old, new, key, reason",
    [
        ("draw =", "drow =", "drow", RuleSetReason.UNKNOWN_KEY),
        ('"clockwise"', '"clokwise"', "direction", RuleSetReason.UNKNOWN_NAME),
        ("max_pip = 6", "max_pip = -6", "max_pip", RuleSetReason.OUT_OF_RANGE),
        ("max_pip = 6", "max_pip =", "", RuleSetReason.NOT_TOML),
        ("max_pip = 6", "max_pip = 6\nmax_pip = 6", "", RuleSetReason.NOT_TOML),
    ],
)
def test_a_fault_is_told_with_file_key_and_reason(old, new, key, reason, ruleset_file):
    text = ruleset_file.read_text(encoding="utf-8")
    assert old in text
    ruleset_file.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(RuleSetFileFault) as refused:
        rulesets.read(ruleset_file)
    assert (refused.value.path, refused.value.fault.key, refused.value.fault.reason) == (ruleset_file, key, reason)
    assert str(ruleset_file) in str(refused.value) and key in str(refused.value)


@pytest.mark.parametrize(
    "content, reason",
    [(b"\xff\xfe\x00", RuleSetReason.NOT_TOML), (b"#" * 200_001, RuleSetReason.TOO_LARGE)],
    ids=["no text", "200 kB"],
)
def test_what_is_no_rule_set_file_at_all_is_told(content, reason, ruleset_file):
    ruleset_file.write_bytes(content)
    with pytest.raises(RuleSetFileFault) as refused:
        rulesets.read(ruleset_file)
    assert refused.value.fault.reason is reason


def test_one_wrong_file_does_not_hide_the_other_rule_sets(ruleset_file, monkeypatch):
    monkeypatch.setattr(rulesets, "_folder", lambda: ruleset_file.parent)
    shutil.copyfile(ruleset_file, ruleset_file.with_name("block.toml"))
    ruleset_file.write_text("drow = 1", encoding="utf-8")
    usable, faults = rulesets.usable_and_faulty()
    assert [ruleset.id for ruleset in usable] == ["block"]
    assert [fault.path for fault in faults] == [ruleset_file]
    with pytest.raises(RuleSetFileFault):
        rulesets.available()


def test_an_installed_program_finds_its_files_in_itself(tmp_path, monkeypatch):
    installed = tmp_path / "domino_desktop"
    folder = installed / "_data" / "resources" / "rulesets"
    folder.mkdir(parents=True)
    shutil.copyfile(resources.resource("rulesets", "block.toml"), folder / "block.toml")
    monkeypatch.setattr(resources, "PACKAGE", installed)
    assert resources.resource("rulesets", "block.toml") == folder / "block.toml"
    assert [ruleset.id for ruleset in rulesets.available()] == ["block"]
