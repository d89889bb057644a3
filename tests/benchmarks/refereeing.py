"""How fast the referee desk answers: every key stored and shown, and a protocol set for paper."""

from __future__ import annotations

import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from domino_desktop.controller.protocol import protocol_of
from domino_desktop.controller.referee import RefereeDesk, Stage
from domino_desktop.core.refereeing import start_refereed
from domino_desktop.i18n.language import language
from domino_desktop.storage.database import Database
from domino_desktop.storage.desks import DeskFacts
from domino_desktop.storage.paths import DataPaths
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.desk.documents.output import protocol_pages
from domino_desktop.ui.desk.page import DeskPage
from domino_desktop.ui.look import Look
from domino_desktop.ui.printing.sheets import Paper
from tests.controller.desks import setup

ROUNDS = 5
GOAL_MS = 50
_KEYS = "6614455\n\n000000211120313223304051415242534354455\n\n"
"""FIX-4 from the open ends to the score."""


def typing_at_the_desk(look: Look) -> list[dict[str, Any]]:
    """Rounds typed with the real database; each key until it is stored and its page painted. Then their protocols."""
    keys: list[float] = []
    papers: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        database = Database.open(DataPaths.under(Path(folder)))
        for number in range(ROUNDS):
            table = setup()
            facts = DeskFacts(f"Table {number}", "Elsa", "sv")
            desk_id = database.desks.create(facts, table, start_refereed(table.ruleset, len(table.seats)))
            at = RefereeDesk(database.desks, desk_id)
            page = DeskPage(TileArt(look.dress()), look.icons)
            page.resize(1280, 800)
            page.present(at, [(desk_id, facts.label)], language("sv"))
            page.show()
            page.activateWindow()
            QApplication.processEvents()
            for key in _KEYS:
                keys.append(_pressed(page, key))
            assert at.stage is Stage.SCORED
            began = time.perf_counter()
            protocol_pages(
                protocol_of(at.setup, at.facts, at.record, at.times, 0), [language("sv"), language("it")], Paper.A4
            )
            papers.append((time.perf_counter() - began) * 1000)
            page.close()
            page.deleteLater()
        database.close()
    middle, late = statistics.median(keys), sorted(keys)[int(len(keys) * 0.95)]
    return [
        {
            "name": "a key at the desk: stored and shown",
            "unit": "ms",
            "median": middle,
            "goal": f"<= {GOAL_MS}, p95 too",
            "met": late <= GOAL_MS,
            "detail": f"p95 {late:.1f}, worst {max(keys):.1f}, {len(_KEYS)} keys for a block",
        },
        {
            "name": "a protocol in two languages, set for paper",
            "unit": "ms",
            "median": statistics.median(papers),
            "goal": f"<= {2 * GOAL_MS}",
            "met": statistics.median(papers) <= 2 * GOAL_MS,
            "detail": f"worst {max(papers):.1f}",
        },
    ]


def _pressed(page: DeskPage, key: str) -> float:
    """How long one key takes, in milliseconds, with everything painted."""
    held = QApplication.focusWidget() or page
    began = time.perf_counter()
    QTest.keyClick(held, Qt.Key.Key_Return if key == "\n" else key)
    page.repaint()
    QApplication.processEvents()
    return (time.perf_counter() - began) * 1000
