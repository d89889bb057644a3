"""Runs every measurement: ``python -m tests.benchmarks [--json FILE] [--only WORD] [--long]``.

``--only`` takes the measurements whose name holds the word; ``--long`` plays as many rounds as the goals of the
computer players ask for, which takes hours.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from domino_desktop.ui.look import Look
from tests.benchmarks import (
    branches,
    director,
    evening,
    frames,
    players,
    playouts,
    refereeing,
    rules,
    tournaments,
    window,
)


def main(words: list[str]) -> int:
    """Print the table, then one line of JSON; ``--json FILE`` writes it to a file as well."""
    application = QApplication(sys.argv[:1])
    application.setStyle("Fusion")
    look = Look(application)
    look.apply()
    wanted = words[words.index("--only") + 1] if "--only" in words else ""
    measurements: dict[str, Callable[[], Any]] = {
        "start": window.start_of_the_program,
        "rules": rules.full_rules_against_library,
        "playouts": playouts.playouts_against_library,
        "storage": rules.move_with_storage,
        "event": lambda: frames.one_event(look),
        "dragging": lambda: frames.dragging(look),
        "branches": lambda: branches.feet_of_double_twelve(look),
        "frames": lambda: frames.smooth_while_thinking(look),
        "evening": evening.memory_after_an_evening,
        "desk": lambda: refereeing.typing_at_the_desk(look),
        "standings": tournaments.standings_of_two_hundred,
        "director": director.what_a_director_waits_for,
        "pairing": tournaments.pairing_of_large_tournaments,
        "thinking": players.thinking_times,
        "strength": lambda: players.strength("--long" in words),
    }
    rows: list[dict[str, Any]] = []
    for name, measure in measurements.items():
        if wanted not in name:
            continue
        found = measure()
        for row in found if isinstance(found, list) else [found]:
            rows.append(row)
            mark = "ok  " if row["met"] else "MISS"
            figure = f"{row['median']:>9.2f} {row['unit']:<6}"
            print(f"{mark} {row['name']:<54} {figure} goal {row['goal']:<28} {row['detail']}")
    text = json.dumps(rows)
    print(text)
    if "--json" in words:
        with open(words[words.index("--json") + 1], "w", encoding="utf-8") as file:
            file.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
