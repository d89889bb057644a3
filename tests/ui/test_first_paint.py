"""What the first page waits for, and what waits for the first page."""

from __future__ import annotations

import subprocess
import sys

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget

from domino_desktop.core import rules
from domino_desktop.i18n.language import language
from domino_desktop.i18n.messages import score
from domino_desktop.storage import rulesets
from domino_desktop.storage.database import Database
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.settings import Settings, SettingsFile
from domino_desktop.ui.first_paint import after_first_paint
from domino_desktop.ui.main_window import MainWindow
from domino_desktop.ui.pages.guests import quick_table
from tests.controller.engines import ScriptedEngine
from tests.ui.seen import shown_texts


class Painted(QWidget):
    def __init__(self, happened):
        super().__init__()
        self.happened = happened

    def paintEvent(self, event):
        self.happened.append("paint")


def test_what_waits_for_the_first_paint_happens_once_and_in_order(qtbot):
    happened = []
    widget = Painted(happened)
    qtbot.addWidget(widget)
    for word in ("one", "two"):
        after_first_paint(widget, lambda word=word: happened.append(word))
    assert happened == []
    widget.show()
    qtbot.waitUntil(lambda: "two" in happened)
    words = [word for word in happened if word != "paint"]
    assert happened[0] == "paint" and words == ["one", "two"]
    widget.repaint()
    after_first_paint(widget, lambda: happened.append("three"))
    widget.repaint()
    qtbot.waitUntil(lambda: "three" in happened)
    assert [word for word in happened if word != "paint"] == ["one", "two", "three"]


def test_a_window_that_is_gone_before_the_event_loop_turns_does_nothing(qtbot):
    happened = []
    widget = Painted(happened)
    after_first_paint(widget, lambda: happened.append("one"))
    widget.grab()
    assert happened == ["paint"]
    widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qtbot.wait(20)
    assert happened == ["paint"]


def test_an_unfinished_match_is_offered_at_once_and_shown_whole_afterwards(qtbot, look, tmp_path):
    paths = DataPaths.under(tmp_path)
    file = SettingsFile.open(paths)
    file.save(Settings(language="en"))
    database = Database.open(paths)
    setup = quick_table(rulesets.load("classic-draw"), "Anna", language("en"))
    database.create_match(setup, rules.start_match(setup.ruleset, 4))
    window = MainWindow(look, paths, file, database, ScriptedEngine())
    qtbot.addWidget(window)
    first_round = language("en").say(score.ROUND_NUMBER, 1)
    names = {seat.name for seat in setup.seats}
    page = window.centralWidget().currentWidget()
    assert names <= set(shown_texts(page))
    assert first_round not in shown_texts(page) and "0" not in shown_texts(page)
    window.show()
    qtbot.waitUntil(lambda: {first_round, *names} <= set(shown_texts(page)))
    assert shown_texts(page).count("0") == 4
    window.close_down()
    database.close()


def test_the_program_comes_without_the_rules_and_the_table():
    """They are half of all modules: with them the first page would take half as long again."""
    code = "import sys, domino_desktop.ui.app; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.split()
    assert "domino_desktop.ui.pages.start" in loaded
    late = ("core", "ai", "controller", "ui.board", "ui.panel", "ui.table.desk")
    assert [name for name in loaded if name.startswith(tuple(f"domino_desktop.{one}" for one in late))] == []
    assert "socket" not in loaded
