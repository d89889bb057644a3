"""Runs a table of computer players without a pause and says on standard output how many events were on screen."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from domino_desktop.ai.levels import Level
from domino_desktop.controller.engine_host import EngineHost
from domino_desktop.controller.table import TableController
from domino_desktop.core import rules
from domino_desktop.core.views import TABLE
from domino_desktop.storage import rulesets
from domino_desktop.storage.database import Database
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.settings import Pace
from domino_desktop.storage.setup import SeatKind, SeatSetup, TableSetup
from domino_desktop.ui.look import Look
from domino_desktop.ui.motion import Motion
from domino_desktop.ui.pages.foul import FoulPage
from domino_desktop.ui.pages.score import ScorePage
from domino_desktop.ui.table.desk import Desk
from domino_desktop.ui.table.page import TablePage


def main(folder: str) -> int:
    """Go on with the last match of this data folder, or begin one; never ends by itself."""
    application = QApplication(sys.argv[:1])
    look = Look(application)
    look.apply()
    database = Database.open(DataPaths.under(Path(folder)))
    entry = database.last_unfinished_match()
    if entry is None:
        ruleset = rulesets.load("block").changed({"match_end": {"points": 100_000}})
        seats = tuple(
            SeatSetup(name, SeatKind.COMPUTER, "en", place, Level.BEGINNER) for place, name in enumerate("ABCD")
        )
        match_id = database.create_match(TableSetup(seats, ruleset, seed=1), rules.start_match(ruleset, 4))
    else:
        match_id = entry.id
    engine = EngineHost()
    art = look.art()
    page = TablePage(Desk(art, look.icons), ScorePage(art), FoulPage(art))
    page.resize(1024, 700)
    page.show()
    controller = TableController(database, match_id, engine, page)

    def say(events: tuple[object, ...]) -> None:
        page.repaint()
        last = events[-1]
        print(f"{match_id} {last.number}", flush=True)  # type: ignore[attr-defined]
        if controller.view(TABLE).score is not None:
            controller.next_round()

    page.sit_down(controller, {}, Motion.of(Pace.INSTANT, True), "en")
    controller.changed.connect(say)
    if controller.view(TABLE).score is not None:
        controller.next_round()
    return application.exec()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
