"""The real program, offscreen: a director types one result after the other until somebody pulls the plug.

It says on standard output which results are entered, and what is kept half typed; at the start it says what of it is
in the fields again.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from domino_desktop.controller.new_tournament import create_tournament
from domino_desktop.controller.tournament import TournamentController
from domino_desktop.storage import rulesets
from domino_desktop.storage.database import Database
from domino_desktop.storage.paths import DataPaths
from domino_desktop.tournament.by_hand import added
from domino_desktop.tournament.facts import EntrantAdded, RoundPaired
from domino_desktop.tournament.proposals import propose
from domino_desktop.tournament.settings import EntrantKind, Format, MatchTerms, Settings
from domino_desktop.ui import app
from domino_desktop.ui.main_window import MainWindow
from domino_desktop.ui.tournament.beginning.tournaments_page import TournamentsPage
from domino_desktop.ui.tournament.page import TournamentPage
from domino_desktop.ui.tournament.rounds.match_fields import ResultField
from domino_desktop.ui.tournament.rounds.result_draft import PLACE
from domino_desktop.ui.tournament.rounds.result_entry import ResultEntry
from domino_desktop.ui.tournament.tabs import Tab

ENTRANTS = 12
_REST = "rest"


def prepare(folder: Path) -> None:
    """A tournament of twelve, if there is none yet."""
    database = Database.open(DataPaths.under(folder))
    if not database.tournaments.entries():
        terms = MatchTerms(rulesets.load("block"))
        settings = Settings("Evening", EntrantKind.SINGLE, Format.FREE, terms, seed=3)
        office = TournamentController(database.tournaments, database.members, create_tournament(database, settings))
        for number in range(1, ENTRANTS + 1):
            person = office.add_person(database.members.add(f"Player {'abcdefghijkl'[number - 1]}", "en"))
            assert office.submit(EntrantAdded, entrant=number, persons=(person,)) is None
    database.close()


class Director:
    """Presses one key with each tick."""

    def __init__(self) -> None:
        self._keys: list[str] = []
        self._rests = 0
        self._half: Any = None
        self._told: set[tuple[int, int]] = set()
        self._page: TournamentPage | None = None
        self.timer = QTimer()
        self.timer.timeout.connect(self.step)
        self.timer.start(3)

    def step(self) -> None:
        if self._page is None:
            self._begin()
            return
        if self._page.office is not None and self._page.office.state.rounds and not self._fields():
            return  # the page is still in the making
        office = self._page.office
        assert office is not None
        half = office.draft.get(PLACE)
        if half != self._half:
            self._half = half
            print("half", json.dumps(half), flush=True)
        for held in office.state.rounds:
            for table in held.results:
                if (held.number, table) not in self._told:
                    self._told.add((held.number, table))
                    print("result", held.number, table, flush=True)
        if self._rests:
            self._rests -= 1
            return
        last = office.state.last_round
        if last is None or last.is_complete:
            self._pair(office)
        elif self._keys:
            self._press(self._keys.pop(0))
        else:
            table = last.open_tables[0]
            fields = self._fields()
            for field in fields[::-1]:
                field.clear()
            fields[0].setFocus(Qt.FocusReason.OtherFocusReason)
            self._keys = [*str(table), "\r", *"100", "\r", *str(10 + table), _REST, "\r"]

    def _begin(self) -> None:
        windows = [each for each in QApplication.topLevelWidgets() if isinstance(each, MainWindow) and each.isVisible()]
        if not windows:
            return
        page = windows[0]._pages.currentWidget()
        if isinstance(page, TournamentsPage):
            page.opened.emit(1)
        elif not isinstance(page, TournamentPage):
            windows[0].doors.side.show_tournaments()
        elif page.office is not None:
            self._page = page
            if page.office.state.rounds and not self._fields():
                self._page = None  # still in the making
            elif page.office.state.rounds:
                assert page.tab is Tab.ROUND
                print("found", json.dumps([field.text() for field in self._fields()]), flush=True)

    def _press(self, key: str) -> None:
        """A letter, Enter, or a rest in which what is half typed is kept."""
        if key == _REST:
            self._rests = 200
        elif key == "\r":
            QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
        else:
            QTest.keyClicks(QApplication.focusWidget(), key)

    def _fields(self) -> list[ResultField]:
        assert self._page is not None
        entry = self._page.findChild(ResultEntry)
        return [] if entry is None else [field for field in entry.findChildren(ResultField) if field.isVisible()]

    def _pair(self, office: TournamentController) -> None:
        proposal = propose(office.state, {})
        for one in range(1, ENTRANTS, 2):
            proposal = added(office.state, {}, proposal, ((one,), (one + 1,)))
        assert office.submit(RoundPaired, round=proposal.round, seatings=proposal.seatings) is None
        assert self._page is not None
        self._page.show_tab(Tab.ROUND)


if __name__ == "__main__":
    prepare(Path(sys.argv[1]))
    application = QApplication([sys.argv[0], "-style", "Fusion"])
    director = Director()
    sys.exit(app.main(["--data-dir", sys.argv[1], "--language", "en"]))
