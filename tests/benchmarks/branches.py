"""Large layouts in which every double branches: how soon they are there, and whether the window answers meanwhile."""

from __future__ import annotations

import gc
import statistics
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from domino_desktop.core.layout import Layout
from domino_desktop.core.state import MatchState
from domino_desktop.storage import rulesets
from domino_desktop.ui.board import scales
from domino_desktop.ui.board.view import BoardView
from domino_desktop.ui.look import Look
from tests.gallery.stages import Stage, played
from tests.ui.layouts import WAYS, random_growth

GOAL_MS = 50
LAYOUTS = 7
SIZES = ((1440, 900), (1280, 800), (1600, 900), (1024, 700), (1366, 768), (1440, 860), (1200, 800), (1500, 900))


def feet_of_double_twelve(look: Look) -> list[dict[str, Any]]:
    """A whole round of chicken foot, anew at 1440 x 900 and then in one window size after the other."""
    layouts = [random_growth(WAYS["feet twelve"], Random(seed)).layout for seed in range(LAYOUTS)]
    fresh: list[float] = []
    answers: list[float] = []
    gaps: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        ruleset = rulesets.load("chicken-foot").changed({"max_pip": 12})
        page = Stage(look, Path(folder)).table(ruleset, played(ruleset, 4, 1, _has_begun), "en")
        page.resize(1440, 900)
        page.show()
        board = page.findChild(BoardView)
        assert board is not None
        _wait(500)
        # As the program does when it has started.
        gc.collect()
        gc.freeze()
        for layout in layouts:
            scales.forget()
            began = time.perf_counter()
            _show(board, layout)
            answers.append((time.perf_counter() - began) * 1000)
            _settle(board)
            fresh.append((time.perf_counter() - began) * 1000)
            beat = _Beat(gaps)
            for size in SIZES:
                page.resize(*size)
                _settle(board)
            beat.stop()
        gc.unfreeze()
        page.stand_up()
        page.deleteLater()
    return [
        {
            "name": "88 tiles of chicken foot, a first answer",
            "unit": "ms",
            "median": statistics.median(answers),
            "goal": f"<= {GOAL_MS}",
            "met": max(answers) <= GOAL_MS,
            "detail": f"worst {max(answers):.1f}; all in place {statistics.median(fresh):.0f}, worst {max(fresh):.0f}",
        },
        {
            "name": "the longest wait of the event loop while resizing",
            "unit": "ms",
            "median": max(gaps),
            "goal": f"<= {GOAL_MS}",
            "met": max(gaps) <= GOAL_MS,
            "detail": f"median {statistics.median(gaps):.2f}, p99 {sorted(gaps)[len(gaps) * 99 // 100]:.1f}",
        },
    ]


def _has_begun(state: MatchState) -> bool:
    return state.round is not None and len(state.round.layout.tiles()) >= 4


def _show(board: BoardView, layout: Layout) -> None:
    picture = board.board.picture
    assert picture is not None
    view = replace(picture.view, layout=layout, open=layout.ends, hand=(), history=())
    board.show_picture(replace(picture, view=view, legal={}, ways={}))


def _settle(board: BoardView) -> None:
    QApplication.processEvents()
    while not board.board.unfolding.is_settled:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 1)


class _Beat:
    """Notes how long the event loop is away, again and again."""

    def __init__(self, gaps: list[float]) -> None:
        self._gaps = gaps
        self._last = time.perf_counter()
        self._timer = QTimer()
        self._timer.timeout.connect(self._note)
        self._timer.start(0)

    def stop(self) -> None:
        self._timer.stop()

    def _note(self) -> None:
        now = time.perf_counter()
        self._gaps.append((now - self._last) * 1000)
        self._last = now


def _wait(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
