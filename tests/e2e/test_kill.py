"""Killing the program at any moment loses no move that was on screen."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

from domino_desktop.storage.database import Database
from domino_desktop.storage.paths import DataPaths

ROOT = Path(__file__).resolve().parents[2]
KILLS = 20


def test_twenty_kills_lose_no_move_that_was_on_screen(tmp_path: Path) -> None:
    chance = random.Random(20)
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, str(ROOT / "tests" / "e2e" / "show.py"), str(tmp_path)]
    highest = 0
    for _ in range(KILLS):
        program = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path
        )
        assert program.stdout is not None and program.stderr is not None
        shown = (0, 0)
        for _ in range(chance.randrange(1, 40)):
            line = program.stdout.readline()
            assert line, program.stderr.read()
            match_id, number = map(int, line.split())
            shown = (match_id, number)
        program.kill()
        for line in program.stdout.read().splitlines(keepends=True):
            if line.endswith("\n"):
                match_id, number = map(int, line.split())
                shown = (match_id, number)
        program.wait(10)
        program.stderr.close()
        program.stdout.close()
        database = Database.open(DataPaths.under(tmp_path))
        events = database.record(shown[0]).events
        database.close()
        assert database.set_aside is None
        assert len(events) > shown[1] >= highest
        highest = len(events) - 1
    assert highest > KILLS
