"""A dispute settled at the referee desk in a real window, by keyboard alone; every key press is counted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QLabel

from domino_desktop.controller.referee import RefereeDesk, Stage
from domino_desktop.core.refereeing import start_refereed
from domino_desktop.i18n.language import language
from domino_desktop.i18n.messages import ways
from domino_desktop.storage import rulesets
from domino_desktop.storage.database import Database
from domino_desktop.storage.desks import DeskFacts
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.setup import BlockCheck, SeatKind, SeatSetup, TableSetup
from domino_desktop.ui.desk.desks_page import DesksPage
from domino_desktop.ui.desk.page import DeskPage
from domino_desktop.ui.desk.question import Question
from domino_desktop.ui.pages.start import StartPage
from tests.e2e.driver import Driver, xdotool

PEOPLE = (("Giulia", "it"), ("Budi", "id"), ("João", "pt_PT"), ("Astrid", "sv"))
HANDS = ("00021112", "03132233", "0405141524", "2534354455")
"""FIX-4 as it is typed: two digits for a tile."""
_ENTER = "\n"


def prepare(folder: Path) -> int:
    """A data folder with one table whose rules, names and languages are set; answers the desk's id."""
    ruleset = rulesets.load("classic-draw").changed({"declarations": "trusted"})
    seats = tuple(SeatSetup(name, SeatKind.HUMAN, code, seat) for seat, (name, code) in enumerate(PEOPLE))
    setup = TableSetup(seats, ruleset, BlockCheck.HONOUR)
    database = Database.open(DataPaths.under(folder))
    desk_id = database.desks.create(DeskFacts("Bord 3", "Elsa", "sv"), setup, start_refereed(ruleset, len(seats)))
    database.close()
    return desk_id


class Refereed(Driver):
    """From the open table to the score, in Swedish, with questions in four languages."""

    def script(self) -> Iterator[Any]:
        yield from self._to_the_table()
        at = self._desk()
        for keys, shown in (
            ("66", lambda: at.draft.ends == (6, 6)),
            ("1", lambda: at.draft.turn == 0),
            ("4455", lambda: at.draft.counts == (4, 4, 5, 5)),
            (_ENTER, lambda: True),
            (_ENTER, lambda: at.stage is Stage.WALK),
        ):
            self._press(keys)
            yield shown
        asked = []
        for place in range(3):
            yield None
            asked.append(self._question())
            self._window().grab().save(f"{self._folder}/walk-{place}.png")
            self._press("0")
            yield lambda place=place: at.stage is Stage.HANDS or at.view.turn == place + 2
        self.report["asked"] = asked
        for seat, hand in enumerate(HANDS):
            self._press(hand)
            yield lambda seat=seat: at.view.revealed_hand(seat) is not None
        yield lambda: at.stage is Stage.REST
        self._window().grab().save(f"{self._folder}/rest.png")
        self._press(_ENTER)
        yield lambda: at.stage is Stage.COUNT
        self._press(_ENTER)
        yield lambda: at.stage is Stage.SCORED
        yield None
        self._window().grab().save(f"{self._folder}/score.png")
        self.report["totals"] = list(at.view.totals)
        self.report["confirmed_by"] = list(at.view.verification.confirmed_by)
        yield from self.quit()

    def _to_the_table(self) -> Iterator[Any]:
        yield lambda: self._window() is not None and self._window().isVisible()
        window = self._window()
        xdotool("windowfocus", int(window.winId()))
        yield window.isActiveWindow
        self._click(self._button(window.findChild(StartPage), language("sv").say(ways.REFEREE_DESK)))
        tables = yield from self._page(DesksPage)
        xdotool("key", "Return")
        yield lambda: not tables.isVisible()
        yield from self._page(DeskPage)

    def _desk(self) -> RefereeDesk:
        page = self._window().findChild(DeskPage)
        assert page.desk is not None
        return page.desk

    def _question(self) -> str:
        """What stands on the sheet: the large question, and the small one below it."""
        question = self._window().findChild(Question)
        assert question.isVisible()
        return " ".join(label.text() for label in question.findChildren(QLabel) if label.isVisible())

    def _press(self, keys: str) -> None:
        for key in keys:
            self.report["keys"] += 1
            xdotool("key", "Return" if key == _ENTER else key)
