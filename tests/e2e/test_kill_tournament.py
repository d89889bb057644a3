"""Pulling the plug while a director types: no result is lost, and what was half typed is there at the next start.

Run as a program, it pulls it as often as told: ``python -m tests.e2e.test_kill_tournament 100``.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from domino_desktop.storage.database import Database
from domino_desktop.storage.paths import DataPaths
from domino_desktop.tournament.changes import replay
from domino_desktop.tournament.state import Tournament

ROOT = Path(__file__).resolve().parents[2]
KILLS = 3


def test_kills_lose_no_result_and_nothing_half_typed(tmp_path: Path) -> None:
    kill_often(tmp_path, KILLS)


def kill_often(folder: Path, kills: int) -> int:
    """Answers how many results there are in the end."""
    chance = random.Random(kills)
    stored: set[tuple[int, int]] = set()
    draft: object = None
    for _ in range(kills):
        lines = _killed(folder, chance.uniform(0.1, 1.5))
        if draft is not None:
            found = [json.loads(line[6:]) for line in lines if line.startswith("found ")]
            assert found and found[0] == _fields(draft), (draft, lines)
        told = {(int(words[1]), int(words[2])) for words in map(str.split, lines) if words[0] == "result"}
        state, draft = _stored(folder)
        now = {(held.number, table) for held in state.rounds for table in held.results}
        assert stored | told <= now
        halves = [json.loads(line[5:]) for line in lines if line.startswith("half ")]
        if halves and halves[-1] is not None and draft is None:
            assert (halves[-1]["round"], int(halves[-1]["table"])) in now, "half typed, and lost"
        stored = now
    return len(stored)


def _killed(folder: Path, seconds: float) -> list[str]:
    """What the program said until the plug was pulled, so long after its first word."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, str(ROOT / "tests" / "e2e" / "type_results.py"), str(folder)]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdout is not None and program.stderr is not None
        first = program.stdout.readline()
        assert first, program.stderr.read()
        time.sleep(seconds)
        program.kill()
        rest = program.stdout.read()
    log = DataPaths.under(folder).logs / "domino.log"
    assert not log.exists() or "CRITICAL" not in log.read_text(encoding="utf-8")
    # The last line may have been cut.
    return [line.decode() for line in (first + rest).split(b"\n")[:-1]]


def _stored(folder: Path) -> tuple[Tournament, object]:
    database = Database.open(DataPaths.under(folder))
    try:
        assert database.set_aside is None
        return replay(database.tournaments.facts(1)), database.tournaments.draft(1).get("result")
    finally:
        database.close()


def _fields(draft: object) -> list[str]:
    assert isinstance(draft, dict)
    return [draft["table"], *draft["matches"][0]["points"]]


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        print(kill_often(Path(place), int(sys.argv[1])), "results, none lost")
