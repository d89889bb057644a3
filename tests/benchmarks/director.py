"""How long a director of a large club waits, for every page of the tournaments, opened for the first time and again.

``python -m tests.benchmarks.director FOLDER`` does everything once in a copy of a data folder and prints the times.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from domino_desktop.storage.database import Database
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.settings import SettingsFile
from domino_desktop.ui.look import Look
from domino_desktop.ui.main_window import MainWindow
from domino_desktop.ui.slices import Slices
from tests.benchmarks.stretches import Busy, busy

RUNS = 3
GOAL_MS = 50
_WEEKEND = 101
"""The id of the large tournament in the folder that `make_large_club` makes."""


def what_a_director_waits_for() -> list[dict[str, Any]]:
    """Everything a director does in a club of 1,000 members with 200 pairs in nine rounds, in fresh programs."""
    from tests.benchmarks.large_club import make_large_club

    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as root:
        folder = Path(root, "club")
        make_large_club(DataPaths.under(folder))
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(Path(root, "compiled"))}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        runs = [_once(folder, Path(root, str(number)), environment) for number in range(RUNS + 1)]
    return [_row(name, [Busy(*run[name]) for run in runs[1:]]) for name in runs[0]]  # the first one compiles


def _once(folder: Path, copy: Path, environment: dict[str, str]) -> dict[str, list[float]]:
    shutil.copytree(folder, copy)
    command = [sys.executable, "-m", "tests.benchmarks.director", str(copy)]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True)
    found: dict[str, list[float]] = json.loads(done.stdout)
    return found


def _row(name: str, times: list[Busy]) -> dict[str, Any]:
    longest = statistics.median(each.longest for each in times)
    return {
        "name": f"director: {name}",
        "unit": "ms",
        "median": longest,
        "goal": f"<= {GOAL_MS} at one stretch",
        "met": longest <= GOAL_MS,
        "detail": f"until all is there {statistics.median(each.whole for each in times):.0f} ms of the processor",
    }


class _Director:
    """Goes through the window; notes how long it was busy with each wish."""

    def __init__(self, folder: Path) -> None:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        look = Look(application)
        look.apply()
        self.paths = DataPaths.under(folder)
        self.database = Database.open(self.paths)
        self.window = MainWindow(look, self.paths, SettingsFile.open(self.paths), self.database, seed=7)
        self.window.resize(1280, 800)
        self.window.show()
        self.window.activateWindow()
        QApplication.processEvents()
        self.times: dict[str, Busy] = {}

    @property
    def page(self) -> Any:
        return self.window._pages.currentWidget()

    @property
    def room(self) -> Any:
        return self.window.doors.side._club

    def wait(self, name: str, wish: Callable[[], object], worker: Callable[[], Any] = lambda: None) -> None:
        """Do it, and note the time. ``worker`` answers what goes on in slices, to be waited for."""

        def is_done() -> bool:
            working = worker()
            return not (working.is_busy if isinstance(working, Slices) else bool(working))

        self.times[name] = busy(wish, is_done)

    def close_forms(self) -> None:
        for form in self.window.findChildren(QDialog):
            form.reject()
            form.deleteLater()
        QApplication.processEvents()

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.window, key)


def _lists(at: _Director) -> None:
    """The home of the club, its members, a season, and the form for a new tournament."""
    at.wait("the list of 100 tournaments, first", at.window.doors.side.show_tournaments, lambda: at.page._fill_running)
    home = at.page
    at.wait("the list again", at.window.doors.side.show_tournaments, lambda: home._fill_running)
    at.wait("95 finished ones unfolded", home._fold.click, lambda: home._fill_finished)
    home._fold.click()
    at.wait("1,000 members, first", home.members_wanted.emit, lambda: at.page._filling)
    members = at.page
    at.wait("a letter in the search of members", lambda: QTest.keyClicks(members._search, "a"))
    at.wait("the search of members cleared", members._search.clear, lambda: members._filling)
    at.wait("the form of a member", lambda: members._ask(members._members[3]))
    at.close_forms()
    changed = replace(members._members[5], name="Anna Altered")
    at.wait("a member changed", lambda: members.saved.emit(changed), lambda: members._filling)
    at.wait("somebody forgotten", lambda: members.forgotten.emit(members._members[-1].id), lambda: members._filling)
    at.wait("back to the list, read anew", members.back.emit, lambda: home._fill_running)
    at.wait("a season of 97 tournaments, first", home.season_wanted.emit, lambda: at.page._reading)
    season = at.page
    season._ticks._lines.ticked = {entry.id for entry in season._entries[-40:]}
    at.wait("a season of 40 tournaments", season._begin, lambda: season._reading)
    at.wait("the season by wins", lambda: (season._measure.choose("wins"), season._show()), lambda: season._reading)
    at.wait("the season on paper", season._wish_print, lambda: getattr(at.page, "_laying", None))
    at.page.back.emit()
    at.page.back.emit()
    opening = at.room._beginnings._opening
    at.wait("the form of a new tournament, first", home.new_wanted.emit, lambda: opening)
    at.page.back.emit()
    at.wait("the form as last time", home.again_wanted.emit, lambda: opening)
    at.wait("a new tournament with 200 to tick", at.page._wish, lambda: at.page._making)
    form: Any = next(each for each in at.window.findChildren(QDialog) if each.isVisible())
    at.wait("200 ticked", lambda: form._list.tick_all(True))
    at.wait("one tick", lambda: at.press(Qt.Key.Key_Space))
    form._list.tick_all(True)
    at.wait("200 entered", form.main.click)
    _paste(at)
    at.page.back.emit()


def _paste(at: _Director) -> None:
    """A list of two hundred pairs."""
    from domino_desktop.ui.tournament.people.import_form import ImportForm
    from domino_desktop.ui.tournament.tabs import Tab

    tab = at.page._tabs[Tab.ENTRANTS]
    at.wait("the form for a list of names", tab._read_list)
    (form,) = at.window.findChildren(ImportForm)
    names = "\n".join(f"New Person {number}; Another Person {number}" for number in range(200))
    at.wait("200 pairs pasted", lambda: form.show_text(names), lambda: getattr(form, "_filling", None))
    at.close_forms()


def _tabs(at: _Director) -> None:
    """Every tab of the large tournament, and what is done there."""
    from domino_desktop.ui.tournament.tabs import Tab

    home = at.page
    at.wait("a tournament of 200, first", lambda: home.opened.emit(_WEEKEND), lambda: at.page._making)
    page = at.page
    for again in ("first", "again"):
        for tab in Tab:
            at.wait(f"tab {tab.value}, {again}", partial(page.show_tab, tab), lambda: _working_in(page))
    page.show_tab(Tab.STANDINGS)
    tab = page._tabs[Tab.STANDINGS]
    for name, view in (
        ("the cross table, first", "cross"),
        ("standings after it", "standings"),
        ("cross again", "cross"),
    ):
        tab._views.choose(view)
        at.wait(name, tab._show, lambda: tab._filling)
    at.wait("an entrant round by round", lambda: tab.show_history(17))
    tab._close_history()
    at.wait("the form for a correction", lambda: tab._ask_for_correction(3, 5))
    at.close_forms()
    at.wait("the form for a penalty", tab._ask_for_penalty)
    at.close_forms()
    page.show_tab(Tab.LOG)
    log = page._tabs[Tab.LOG]
    for letter in "anna":
        at.wait(
            "a letter in the search of the log",
            partial(QTest.keyClicks, log._find, letter),
            log._wait.isActive,
        )
    at.wait("the search of the log cleared", log._find.clear, log._wait.isActive)
    page.show_tab(Tab.ROUND)
    at.wait("the tournament round before", lambda: page._tabs[Tab.ROUND]._turn(-1))
    page.tools.beamer.emit()
    QApplication.processEvents()
    beamer = at.room._beamer
    at.wait("the beamer turns its page", lambda: beamer.turn(1))
    at.wait("the beamer in another language", lambda: beamer.speak("it"))
    beamer.close()


def _working_in(page: QWidget) -> bool:
    """Whether a tab of this tournament is still being filled."""
    return any(each.is_busy for each in page.findChildren(QWidget) if hasattr(each, "is_busy")) or any(
        filling.is_busy
        for each in (page, *page._tabs.values())  # type: ignore[attr-defined]
        for filling in vars(each).values()
        if isinstance(filling, Slices)
    )


def _papers(at: _Director) -> None:
    """Every paper in two languages, in the preview and as a PDF."""
    from domino_desktop.ui.printing import saving
    from domino_desktop.ui.tournament.papers.tournament_papers import PaperKind
    from domino_desktop.ui.tournament.tabs import Tab

    at.page.show_tab(Tab.PUBLISH)
    tab = at.page._tabs[Tab.PUBLISH]
    chosen = tab.choices.wish()
    target = at.paths.root / "paper.pdf"
    vars(saving)["ask_for_file"] = lambda *_: target
    for kind in PaperKind:
        if kind is PaperKind.BRACKET:
            continue
        wish = replace(chosen, kind=kind, codes=("en", "it"), last=None)
        tab.choices.wish = lambda wish=wish: wish
        at.wait(f"paper {kind.value}", tab._lay_out_paper, lambda: tab.is_busy)
        at.wait(f"paper {kind.value} as PDF", tab._save_pdf, lambda: tab._saving)


def _files(at: _Director) -> None:
    """An archive and results, written and read; then the next pairing."""
    from domino_desktop.storage.tournament_files import write_results, writing_archive
    from domino_desktop.tournament.facts import SettingsChanged
    from domino_desktop.ui.tournament.tabs import Tab

    office, files, language = at.page.office, at.room._files, at.room._spoken()
    archive, results = at.paths.root / "archive.json", at.paths.root / "results.json"
    steps = writing_archive(at.database, office.id, archive)
    at.wait("an archive written", lambda: files._write(archive, steps), lambda: files._writing)
    write_results(results, office.state, 9)
    at.wait("a file of 100 results read", lambda: files.read(results, office, language), lambda: files._reading)
    at.close_forms()
    at.wait("an archive read", lambda: files.read(archive, office, language), lambda: files._reading)
    at.close_forms()
    office.submit(SettingsChanged, settings=replace(office.state.settings, rounds=12), reason="")
    at.page.show_tab(Tab.ROUND)
    tab = at.page._tabs[Tab.ROUND]
    at.wait("200 paired and shown", lambda: tab._pair(byes_again=True), lambda: office.is_proposing)
    at.wait("the pairing published", office.publish)


def main(folder: Path) -> None:
    """Do everything once; print the times as JSON."""
    application = QApplication(sys.argv[:1])
    application.setStyle("Fusion")
    at = _Director(folder)
    for part in (_lists, _tabs, _papers, _files):
        part(at)
    print(json.dumps(at.times))
    sys.stdout.flush()
    os._exit(0)  # how the program ends is not measured


if __name__ == "__main__":
    main(Path(sys.argv[1]))
