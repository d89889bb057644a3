"""Starting the program: what is said when the data cannot be used, or were damaged, and what the words do."""

from __future__ import annotations

import json
import shutil
import signal
import sqlite3
import sys
from contextlib import closing

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.exceptions import capture_exceptions

from domino_desktop.core import rules
from domino_desktop.i18n.language import language
from domino_desktop.i18n.messages import errors, start
from domino_desktop.storage import rulesets
from domino_desktop.storage.database import Database
from domino_desktop.storage.faults import StorageFault, StorageReason
from domino_desktop.storage.lock import DataLock
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.settings import Settings, SettingsFile
from domino_desktop.ui import app
from domino_desktop.ui.doors import Doors
from domino_desktop.ui.main_window import MainWindow
from domino_desktop.ui.pages.guests import quick_table
from tests.ui.seen import shown_texts

LATEST = 20_000


class Program:
    """Runs the program in this process and closes it as soon as it shows what is waited for."""

    def __init__(self, folder):
        self.folder = folder
        self.paths = DataPaths.under(folder)
        self.said = []
        self.shown = []

    def run(self, *words, until=None):
        """The exit status; ``said`` holds the sentences of the small windows, ``shown`` the texts of the large one."""
        waited = []

        def look():
            waited.append(True)
            tops = [one for one in QApplication.topLevelWidgets() if one.isVisible()]
            for dialog in (one for one in tops if isinstance(one, QDialog)):
                self.said.append(shown_texts(dialog)[0])
                dialog.accept()
            windows = [one for one in tops if isinstance(one, MainWindow)]
            is_over = len(waited) > LATEST or (until(windows[0]) if until and windows else len(waited) > 20)
            if windows and is_over:
                self.shown = shown_texts(windows[0])
                windows[0].close()

        timer = QTimer()
        timer.timeout.connect(look)
        timer.start(5)
        try:
            return app.main(["--data-dir", str(self.folder), *words])
        finally:
            timer.stop()

    def keep(self, **settings):
        SettingsFile.open(self.paths).save(Settings(**settings))

    def begin_match(self, name="Anna"):
        database = Database.open(self.paths)
        setup = quick_table(rulesets.load("block"), name, language("en"), Settings().privacy)
        match_id = database.create_match(setup, rules.start_match(setup.ruleset, 4))
        database.close()
        return match_id

    def change(self, statement):
        with closing(sqlite3.connect(self.paths.database)) as connection:
            connection.execute(statement)
            connection.commit()


@pytest.fixture
def program(qapp, tmp_path, monkeypatch):
    monkeypatch.setattr("domino_desktop.controller.engine_host.EngineHost.start", lambda self: None)
    font, palette, hook = QFont(qapp.font()), qapp.palette(), sys.excepthook
    interrupt = signal.getsignal(signal.SIGINT)
    yield Program(tmp_path / "data")
    signal.signal(signal.SIGINT, interrupt)
    qapp.setStyleSheet("")
    qapp.setPalette(palette)
    qapp.setFont(font)
    assert sys.excepthook is hook


def test_a_second_start_is_told_in_the_chosen_language_and_changes_nothing(program):
    program.keep(language="sv")
    program.begin_match()
    first = DataLock.take(program.paths)
    before = {path: path.read_bytes() for path in program.folder.rglob("*") if path.is_file()}
    assert program.run() == 4
    assert program.said == [language("sv").say(errors.SECOND_START)]
    assert {path: path.read_bytes() for path in program.folder.rglob("*") if path.is_file()} == before
    first.release()
    assert program.run() == 0
    assert language("sv").say(start.CONTINUE) in program.shown


def test_the_language_of_this_start_goes_before_the_chosen_one(program):
    program.keep(language="sv")
    first = DataLock.take(program.paths)
    assert program.run("--language", "id") == 4
    assert program.said == [language("id").say(errors.SECOND_START)]
    first.release()


def test_a_newer_database_is_refused_and_left_alone(program):
    program.keep(language="it")
    program.begin_match()
    program.change("PRAGMA user_version = 99")
    before = program.paths.database.read_bytes()
    assert program.run() == 4
    assert program.said == [language("it").say(errors.DATABASE_NEWER)]
    assert program.paths.database.read_bytes() == before


def test_a_file_in_place_of_the_folder_is_told(program):
    program.folder.write_text("mine")
    assert program.run("--language", "sv") == 4
    assert program.said == [language("sv").say(errors.DATABASE_READ_ONLY, str(program.folder))]
    assert program.folder.read_text() == "mine"


@pytest.mark.parametrize(
    ("reason", "message"),
    [
        (StorageReason.DISK_IS_FULL, errors.DISK_IS_FULL),
        (StorageReason.WRITING_IS_NOT_ALLOWED, errors.DATABASE_READ_ONLY),
    ],
)
def test_data_that_cannot_be_kept_are_told_with_their_folder(program, monkeypatch, reason, message):
    program.keep(language="pt_PT")

    def refuse(paths):
        raise StorageFault(reason, paths.database)

    monkeypatch.setattr(Database, "open", refuse)
    assert program.run() == 4
    assert program.said == [language("pt_PT").say(message, str(program.folder))]


@pytest.mark.parametrize("content", [b"", b"garbage" * 900, b"SQLite format 3\0"], ids=["empty", "garbage", "cut"])
def test_a_damaged_database_is_set_aside_and_the_copy_that_takes_its_place_is_told(program, content):
    program.keep(language="it")
    program.begin_match()
    assert program.run() == 0 and program.said == []
    program.paths.database.write_bytes(content)
    assert program.run() == 0
    aside = program.folder / "domino-damaged-1.sqlite"
    assert program.said == [language("it").say(errors.DATABASE_RESTORED, str(aside))]
    assert aside.read_bytes() == content
    assert language("it").say(start.CONTINUE) in program.shown


def test_a_copy_that_takes_the_place_of_a_lost_database_is_told(program):
    program.keep(language="it")
    program.begin_match()
    assert program.run() == 0
    program.paths.database.unlink()
    assert program.run() == 0
    assert program.said == [language("it").say(errors.DATABASE_FOUND_AGAIN)]
    assert language("it").say(start.CONTINUE) in program.shown


def test_without_a_copy_the_fresh_list_is_told(program):
    program.keep(language="it")
    program.begin_match()
    shutil.rmtree(program.paths.backups)
    program.paths.database.write_bytes(b"garbage")
    assert program.run() == 0
    aside = program.folder / "domino-damaged-1.sqlite"
    assert program.said == [language("it").say(errors.DATABASE_DAMAGED, str(aside))]
    assert language("it").say(start.CONTINUE) not in program.shown


def test_damaged_settings_are_set_aside_and_told(program):
    program.paths.create()
    program.paths.settings.write_bytes(b"{")
    assert program.run("--language", "sv") == 0
    aside = program.folder / "settings-damaged-1.json"
    assert program.said == [language("sv").say(errors.SETTINGS_DAMAGED, str(aside))]
    assert aside.read_bytes() == b"{"


@pytest.mark.parametrize(
    "odd",
    [
        {"language": "fr"},
        {"language": ""},
        {"window_geometry": "abc"},
        {"window_geometry": "é"},
        {"keys": {"draw": "", "pass": "\n"}},
        {"last_setup": {"seats": [1]}},
        {"text_scale": 1000},
    ],
    ids=str,
)
def test_odd_settings_never_keep_the_program_from_starting(program, odd):
    program.paths.create()
    program.paths.settings.write_text(json.dumps({"language": "en", **odd}), encoding="utf-8")
    assert program.run() == 0
    assert program.said == []
    assert language("en").say(start.PLAY_NOW) in program.shown


def test_something_unexpected_is_told_once(program, monkeypatch):
    def fail(self):
        raise RuntimeError("Anna holds 6-6")

    monkeypatch.setattr(Doors, "show_help", fail)

    def press_twice(window):
        if not program.said:
            for _ in range(2):
                QTimer.singleShot(0, window.doors.show_help)
        return bool(program.said)

    program.keep(language="it")
    with capture_exceptions():
        assert program.run(until=press_twice) == 0
    assert program.said == [language("it").say(errors.UNEXPECTED)]
    log = (program.paths.logs / "domino.log").read_text(encoding="utf-8")
    assert "RuntimeError" in log and "Anna" not in log


@pytest.mark.parametrize(
    "words", [["--seed", "x"], ["--language", "fr"], ["--data-dir"], ["--data-dir", ""], ["play"], ["--what"]]
)
def test_wrong_words_end_with_status_2_and_one_hint(words, capsys):
    with pytest.raises(SystemExit) as ended:
        app.main(words)
    assert ended.value.code == 2
    assert "domino-desktop: error:" in capsys.readouterr().err


def test_without_a_screen_one_line_says_so(monkeypatch, capsys):
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert app.main([]) == 3
    assert capsys.readouterr().err == "No screen found: start it in a desktop session.\n"


def test_ctrl_c_in_a_terminal_ends_the_program_at_once(program):
    assert program.run("--language", "en") == 0
    assert signal.getsignal(signal.SIGINT) is signal.SIG_DFL
