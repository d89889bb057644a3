import dataclasses
import io
import json
import logging
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from domino_desktop.core.tiles import TileSet
from domino_desktop.storage import exchange
from domino_desktop.storage.database import Database
from domino_desktop.storage.faults import StorageFault, StorageReason
from domino_desktop.storage.journal import Journal, describe
from domino_desktop.storage.matches import EventConflict, RecordDamaged
from domino_desktop.storage.paths import DataPaths
from tests.storage.playing import NAMES, store_match, table

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def journal(paths):
    started = Journal.start(paths, logging.DEBUG)
    yield started
    started.stop()


def log_of(paths):
    return (paths.logs / "domino.log").read_text(encoding="utf-8")


def secrets_in(text):
    """The names and the tiles that a text gives away."""
    tiles = [str(tile) for tile in TileSet(6).tiles]
    words = [word for name in NAMES for word in name.split()]
    return [secret for secret in (*tiles, *words, "Čížek") if secret in text]


def test_the_search_for_secrets_finds_them():
    assert secrets_in('1 TilePlayed {"tile":"4-6"}') == ["4-6"]
    assert "Čížek-Ñu" in secrets_in("Ålö Čížek-Ñu knocks")


@pytest.mark.parametrize("ruleset, seats", [("classic-draw", 3), ("pairs", 4)])
def test_a_whole_match_logged_in_full_gives_nothing_away(ruleset, seats, journal, paths, opened, tmp_path):
    database = opened()
    match_id, events = store_match(database, table(ruleset, seats))
    database.remember_person(NAMES[0], "sv")
    database.finish_match(match_id)
    with pytest.raises(EventConflict):
        database.append(match_id, [dataclasses.replace(events[3], number=5)])
    exchange.export_match(database, match_id, tmp_path / "match.json")
    exchange.import_match(database, tmp_path / "match.json")
    database._connection.execute("UPDATE events SET facts = '{}' WHERE number = 5")
    try:
        database.record(match_id)
    except RecordDamaged:
        logging.getLogger("domino_desktop.test").exception("match %d", match_id)
    text = log_of(paths)
    assert text.count("\n") > 50 and f"match {match_id} stores" in text and "TilePlayed" in text
    assert "RecordDamaged (event_was_changed) at" in text
    assert secrets_in(text) == []


def test_an_exception_is_told_by_its_places_and_not_by_its_words(journal, paths):
    def inner():
        raise KeyError("Ålö")

    def outer():
        try:
            inner()
        except KeyError as error:
            raise StorageFault(StorageReason.DISK_IS_FULL, Path("Ålö 4-6")) from error

    try:
        outer()
    except StorageFault as error:
        told = describe(error)
        logging.getLogger("domino_desktop.test").exception("it failed")
        sys.excepthook(type(error), error, error.__traceback__)
    assert told in log_of(paths)
    assert log_of(paths).count(told) == 2
    assert secrets_in(log_of(paths)) == []
    assert told.startswith("StorageFault (disk_is_full) at tests/storage/test_journal.py:")
    assert " outer from KeyError at " in told and told.endswith(" inner")


def test_an_exception_that_another_log_already_wrote_out_is_still_kept_back(journal, paths):
    program = logging.getLogger("domino_desktop")
    other = logging.StreamHandler(io.StringIO())
    program.handlers.insert(0, other)
    try:
        try:
            raise ValueError("4-6")
        except ValueError:
            program.exception("it failed")
    finally:
        program.removeHandler(other)
    assert "4-6" in other.stream.getvalue()
    assert "ValueError at" in log_of(paths)
    assert secrets_in(log_of(paths)) == []


def test_the_name_of_the_home_folder_is_kept_back(journal, paths, monkeypatch):
    monkeypatch.setattr(Path, "home", lambda: Path("/home/anna"))
    logging.getLogger("domino_desktop.test").warning("no file %s", "/home/anna/.local/x")
    assert "~/.local/x" in log_of(paths)
    assert "anna" not in log_of(paths)


def test_a_log_never_grows_past_its_size(journal, paths, monkeypatch):
    for handler in logging.getLogger("domino_desktop").handlers:
        monkeypatch.setattr(handler, "largest", 2000)
    for number in range(500):
        logging.getLogger("domino_desktop.test").info("line %d", number)
    sizes = {path.name: path.stat().st_size for path in paths.logs.glob("domino.log*")}
    assert set(sizes) == {"domino.log", "domino.log.1", "domino.log.2", "domino.log.3"}
    assert max(sizes.values()) <= 2000


def test_without_a_folder_for_logs_the_program_runs(tmp_path):
    (tmp_path / "logs").write_text("a file")
    journal = Journal.start(DataPaths.under(tmp_path))
    logging.getLogger("domino_desktop.test").warning("nobody hears this")
    journal.stop()
    assert (tmp_path / "logs").read_text() == "a file"


def test_stopping_puts_everything_back(paths):
    before = (sys.excepthook, sys.unraisablehook, list(logging.getLogger("domino_desktop").handlers))
    installed = []
    journal = Journal.start(paths, install_message_handler=installed.append)
    assert sys.excepthook != before[0]
    journal.stop()
    assert (sys.excepthook, sys.unraisablehook, logging.getLogger("domino_desktop").handlers) == before
    assert installed[0] is not None and installed[-1] is None


def run(paths, lines):
    """A program of its own with a journal; answers what it printed as errors."""
    head = f"""
        import logging, sys
        from pathlib import Path
        from domino_desktop.storage.journal import Journal
        from domino_desktop.storage.paths import DataPaths
        paths = DataPaths.under(Path({json.dumps(str(paths.root))}))
    """
    text = textwrap.dedent(head) + textwrap.dedent(lines)
    done = subprocess.run([sys.executable, "-c", text], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode != 0
    return done.stderr


def test_what_qt_says_and_what_nobody_caught_is_in_the_log(paths):
    errors = run(
        paths,
        """
        from PySide6.QtCore import qInstallMessageHandler, qWarning
        journal = Journal.start(paths, logging.INFO, qInstallMessageHandler)
        qWarning("a widget is too small")
        raise ValueError("Čížek 4-6")
        """,
    )
    assert "WARNING domino_desktop.qt: default: a widget is too small" in log_of(paths)
    assert "CRITICAL domino_desktop: unexpected error" in log_of(paths)
    assert "ValueError at" in log_of(paths)
    assert secrets_in(log_of(paths)) == []
    assert secrets_in(errors) == [], "a desktop keeps what its programs print"


def test_a_crash_of_python_itself_leaves_a_trace(paths):
    run(paths, "journal = Journal.start(paths); import faulthandler; faulthandler._sigsegv()")
    assert b"Fatal Python error" in (paths.logs / "crash.log").read_bytes()


def test_a_damaged_database_is_in_the_log_by_its_name_only(journal, paths):
    paths.create()
    paths.database.write_bytes(b"garbage")
    Database.open(paths).close()
    assert "database set aside as domino-damaged-1.sqlite" in log_of(paths)
    assert str(paths.root) not in log_of(paths)
