"""Memory after an evening: twenty rounds shown in one window."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
ROUNDS = 20


def memory_after_an_evening() -> dict[str, Any]:
    """Resident memory after round 10 and round 20, in a process of its own."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-m", "tests.benchmarks.evening"], env=environment, cwd=ROOT, capture_output=True, text=True
    )
    if done.returncode:
        raise RuntimeError(done.stderr)
    after_ten, after_twenty, most = json.loads(done.stdout.splitlines()[-1])
    return {
        "name": f"memory after {ROUNDS} rounds",
        "unit": "MiB",
        "median": after_twenty,
        "goal": "<= 250",
        "met": after_twenty <= 250,
        "detail": f"after 10 rounds {after_ten:.0f}, at most {most:.0f}",
    }


def _resident() -> float:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024 / 1024


def _evening() -> None:
    import random
    import tempfile

    from PySide6.QtWidgets import QApplication

    from domino_desktop.core.views import TABLE
    from domino_desktop.storage import rulesets
    from domino_desktop.ui.look import Look
    from tests.gallery.stages import Stage, played

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
            if number in (ROUNDS // 2, ROUNDS):
                figures.append(_resident())
            controller.next_round()
            application.processEvents()
        page.stand_up()
    print(json.dumps([*figures, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024]))


if __name__ == "__main__":
    _evening()
