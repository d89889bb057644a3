"""Memory after an evening: twenty rounds shown in one window."""

from __future__ import annotations

import ctypes
import gc
import json
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication

from domino_desktop.core.views import TABLE
from domino_desktop.storage import rulesets
from domino_desktop.storage.settings import Pace
from domino_desktop.ui.board.view import BoardView
from domino_desktop.ui.look import Look
from domino_desktop.ui.motion import Motion
from domino_desktop.ui.table.page import TablePage
from tests.gallery.stages import Stage, played

ROOT = Path(__file__).resolve().parents[2]
ROUNDS = 20
GROWTH = 3
"""MiB that an allocator may keep for itself."""
SPARE = 4
"""Objects that come and go: a bubble, a tile in the air."""


def memory_after_an_evening() -> list[dict[str, Any]]:
    """Resident memory after round 10 and round 20, and what has become more meanwhile, in a process of its own."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-m", "tests.benchmarks.evening"], env=environment, cwd=ROOT, capture_output=True, text=True
    )
    if done.returncode:
        raise RuntimeError(done.stderr)
    ten, twenty, most = json.loads(done.stdout.splitlines()[-1])
    more = {name: twenty[name] - ten[name] for name in ten if twenty[name] != ten[name]}
    # Pictures of tiles are kept for each size that a line has had, and only so many.
    kept = more.pop("MiB of kept pictures", 0.0)
    growth = more.pop("MiB", 0.0) - kept
    return [
        {
            "name": f"memory after {ROUNDS} rounds",
            "unit": "MiB",
            "median": twenty["MiB"],
            "goal": "<= 250",
            "met": most <= 250,
            "detail": f"after 10 rounds {ten['MiB']:.0f}, at most {most:.0f}",
        },
        {
            "name": "growth from round 10 to round 20, but for pictures",
            "unit": "MiB",
            "median": growth,
            "goal": f"<= {GROWTH}, no more objects",
            "met": growth <= GROWTH and all(count <= SPARE for count in more.values()),
            "detail": ", ".join(
                [f"{kept:+.1f} of kept pictures", *(f"{count:+} {name}" for name, count in more.items())]
            ),
        },
    ]


def _resident() -> float:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024 / 1024


def _most_resident() -> float:
    """The most there ever was of this program; what getrusage tells begins with the process that started it."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return int(status.partition("VmHWM:")[2].split()[0]) / 1024


def _census(page: TablePage) -> dict[str, float]:
    """How much there is of everything that could be left behind."""
    gc.collect()
    # What is free again but still held by the allocator is nobody's.
    ctypes.CDLL(None).malloc_trim(0)
    board = page.findChild(BoardView)
    assert board is not None
    scene = board.board
    return {
        "items of the scene": len(scene.items()),
        "parts of the scene": len(scene.findChildren(QObject)),
        "parts of the page": len(page.findChildren(QObject)),
        "widgets": len(QApplication.allWidgets()),
        "MiB of kept pictures": scene.art._held / 1024 / 1024,
        "MiB": _resident(),
    }


def _evening() -> None:
    application = QApplication(sys.argv[:1])
    application.setStyle("Fusion")
    look = Look(application)
    look.apply()
    ruleset = rulesets.load("classic-draw").changed({"match_end": {"points": 100_000}})
    chance = random.Random(1)
    figures = []
    with tempfile.TemporaryDirectory() as folder:
        events = played(ruleset, 4, 1, lambda state: state.round is not None)
        page = Stage(look, Path(folder)).table(ruleset, events, "en", humans=4)
        page.set_motion(Motion.of(Pace.QUICK, False))
        page.resize(1280, 800)
        page.show()
        controller = page.controller
        assert controller is not None
        for number in range(1, ROUNDS + 1):
            while controller.view(TABLE).score is None:
                turn = controller.view(TABLE).turn
                assert turn is not None
                controller.submit(turn, chance.choice(controller.view(turn).legal_moves))
                for _ in range(2):
                    application.processEvents()
            _wait(1500)
            if number in (ROUNDS // 2, ROUNDS):
                figures.append(_census(page))
            controller.next_round()
            application.processEvents()
        page.stand_up()
    print(json.dumps([*figures, _most_resident()]))


def _wait(milliseconds: int) -> None:
    """Let everything come to rest: what was laid open, and the page of the score."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


if __name__ == "__main__":
    _evening()
