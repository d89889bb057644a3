"""How fast the window is there: from the start of the process to a first page that is painted and can be used."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from domino_desktop.core.state import MatchState
from domino_desktop.i18n.english import English
from domino_desktop.storage import rulesets
from domino_desktop.storage.database import Database
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.settings import Settings, SettingsFile
from domino_desktop.ui.pages.guests import quick_table
from tests.gallery.stages import played

ROOT = Path(__file__).resolve().parents[2]
STARTS = 11
GOAL_MS = 1000
GOAL_RATIO = 2.2

_BARE = "import PySide6.QtWidgets"

# The program runs as its command runs it, but for one thing: a filter on the first page, put there when the event loop
# begins, ends the process. As the program itself does before it imports anything large, this turns the search for
# garbage off first. When the loop turns after the page was painted, input is heard: so much is measured, and how the
# program ends is not. "whole" waits for the points and the picture of an unfinished match as well.
_START = """
import gc
gc.disable()
import os
import sys
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow
from domino_desktop.__main__ import main

folder, what = sys.argv[1:]

class Watcher(QObject):
    def eventFilter(self, page, event):
        if event.type() is QEvent.Type.Paint and self.is_there(page):
            QTimer.singleShot(0, lambda: os._exit(0))
        return False

    def is_there(self, page):
        return what == "first" or any(label.text().startswith("Round ") for label in page.findChildren(QLabel))

def run_and_watch(*_):
    window, = (one for one in QApplication.topLevelWidgets() if isinstance(one, QMainWindow))
    watcher = Watcher()
    window.centralWidget().currentWidget().installEventFilter(watcher)
    return run()

run, QApplication.exec = QApplication.exec, run_and_watch
main(["--data-dir", folder])
os._exit(1)
"""


class _Cost(NamedTuple):
    """What a whole process took, in milliseconds: on the clock, and of the processor."""

    wall: float
    cpu: float


def _run(environment: dict[str, str], code: str, *words: str) -> _Cost:
    began = time.perf_counter()
    process = subprocess.Popen([sys.executable, "-c", code, *words], env=environment, stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    wall = time.perf_counter() - began
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise RuntimeError(f"the start ended with {process.returncode}")
    return _Cost(wall * 1000, (used.ru_utime + used.ru_stime) * 1000)


def _nobody_has_played(folder: Path) -> None:
    """A data folder of the very first start, which asks for a language."""
    paths = DataPaths.under(folder)
    paths.create()
    Database.open(paths).close()


def _played(folder: Path, *, is_over: bool) -> None:
    """A data folder after an evening: settings, a person, and a match that is over or in its midst."""
    paths = DataPaths.under(folder)
    setup = quick_table(rulesets.load("classic-draw"), "Anna", English())
    events = played(setup.ruleset, 4, 1, _is_in_its_midst, opens_walk=setup.ruleset.is_checked)
    database = Database.open(paths)
    match_id = database.create_match(setup, events[0], *events[1:])  # type: ignore[arg-type]
    database.remember_person("Anna", "en")
    if is_over:
        database.finish_match(match_id)
    database.close()
    SettingsFile.open(paths).save(Settings(language="en", last_setup=setup.to_json()))


def _is_in_its_midst(state: MatchState) -> bool:
    return state.round is not None and len(state.round.layout.tiles()) >= 12


class _Start(NamedTuple):
    """One way to start: its name, the data folder it finds, and what is waited for."""

    name: str
    folder: Callable[[Path], None]
    what: str = "first"


_STARTS = (
    _Start("the very first start", _nobody_has_played),
    _Start("start after an evening", lambda folder: _played(folder, is_over=True)),
    _Start("start with an unfinished match", lambda folder: _played(folder, is_over=False)),
    _Start("the same until its picture is there", lambda folder: _played(folder, is_over=False), "whole"),
)


def start_of_the_program() -> list[dict[str, Any]]:
    """Every way to start, each in turn with a bare import of QtWidgets, warm: all is compiled and in memory."""
    # a computer player that was started may still be writing what it compiled when its program is gone
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as root:
        # An installed program finds its modules compiled. Both sides have theirs in this run's own folder.
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
        environment["PYTHONPYCACHEPREFIX"] = str(Path(root, "compiled"))
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        codes: list[tuple[str, ...]] = [(_BARE,)]
        for number, start in enumerate(_STARTS):
            folder = Path(root, str(number))
            start.folder(folder)
            codes.append((_START, str(folder), start.what))
        for code in codes:
            _run(environment, *code)
        rounds = [[_run(environment, *code) for code in codes] for _ in range(STARTS)]
    bare = [one[0] for one in rounds]
    rows = []
    for number, start in enumerate(_STARTS, 1):
        rows += _rows(start, [one[number] for one in rounds], bare)
    return rows


def _rows(start: _Start, costs: list[_Cost], bare: list[_Cost]) -> list[dict[str, Any]]:
    wall = statistics.median(cost.wall for cost in costs)
    rows: list[dict[str, Any]] = [
        {
            "name": f"{start.name}, warm",
            "unit": "ms",
            "median": wall,
            "goal": f"<= {GOAL_MS}",
            "met": wall <= GOAL_MS,
            "detail": f"worst of {STARTS}: {max(cost.wall for cost in costs):.0f} ms",
        }
    ]
    if start.what == "first":
        ratio = statistics.median(cost.wall / one.wall for cost, one in zip(costs, bare, strict=True))
        cpu = statistics.median(cost.cpu / one.cpu for cost, one in zip(costs, bare, strict=True))
        used = f"{statistics.median(cost.cpu for cost in costs):.0f} / {statistics.median(c.cpu for c in bare):.0f} ms"
        rows.append(
            {
                "name": f"{start.name}, against a bare import",
                "unit": "ratio",
                "median": ratio,
                "goal": f"<= {GOAL_RATIO}",
                "met": max(ratio, cpu) <= GOAL_RATIO,
                "detail": f"of processor time {cpu:.2f}: {used}",
            }
        )
    return rows
