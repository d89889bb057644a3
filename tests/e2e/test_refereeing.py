"""FIX-4 at the referee desk by keyboard, in Swedish with seats in three other languages; and a desk that is killed."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from domino_desktop.controller.desk_draft import Draft
from domino_desktop.storage.database import Database
from domino_desktop.storage.paths import DataPaths
from tests.e2e.refereeing import prepare

ROOT = Path(__file__).resolve().parents[2]
MOST_KEYS = 60
KILLS = 12


def progress(draft: Draft) -> tuple[int, ...]:
    """How much is typed of a position and of a hand."""
    return len(draft.ends), sum(count is not None for count in draft.counts), len(draft.hand)


def test_a_block_is_entered_and_settled_with_few_keys(drive: Callable[..., dict[str, Any]], tmp_path: Path) -> None:
    prepare(tmp_path / "data")
    report = drive("refereed", "", "--language", "sv")
    assert report["keys"] <= MOST_KEYS
    assert report["totals"] == [83, 0, 0, 0]
    assert report["confirmed_by"] == [0, 1, 2, 3]
    for said, (name, question, below) in zip(
        report["asked"],
        (
            ("Budi", "ada batu yang bisa diturunkan?", "kan du"),
            ("João", "tem peça para jogar?", "kan du"),
            ("Astrid", "kan du", ""),
        ),
        strict=True,
    ):
        assert name in said and question in said and below in said
    assert (tmp_path / "walk-0.png").exists() and (tmp_path / "score.png").exists()


def test_kills_at_any_moment_lose_nothing_that_was_entered(tmp_path: Path) -> None:
    """A desk goes on typing, answering and undoing; after each kill everything that it said was kept is there."""
    chance = random.Random(6)
    desk_id = prepare(tmp_path)
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, str(ROOT / "tests" / "e2e" / "typing_desk.py"), str(tmp_path), str(desk_id)]
    stages = set()
    highest = 0
    for _ in range(KILLS):
        program = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path
        )
        assert program.stdout is not None and program.stderr is not None
        said = []
        for _ in range(chance.randrange(1, 60)):
            line = program.stdout.readline()
            assert line, program.stderr.read()
            said.append(line)
        program.kill()
        said += [line for line in program.stdout.read().splitlines(keepends=True) if line.endswith("\n")]
        program.wait(10)
        program.stderr.close()
        program.stdout.close()
        kept = [json.loads(line) for line in said]
        database = Database.open(DataPaths.under(tmp_path))
        events = database.desks.record(desk_id).events
        draft = Draft.from_json(database.desks.draft(desk_id))
        times = database.desks.times(desk_id)
        database.close()
        assert database.set_aside is None
        last = kept[-1]
        stages |= {one["stage"] for one in kept}
        assert len(events) >= last["events"] >= highest
        if len(events) == last["events"] and last["stage"] in ("position", "hands"):
            # One more key may have been stored before the kill, but none of those that were told is gone.
            typed = Draft.from_json(last["draft"])
            assert all(now >= before for now, before in zip(progress(draft), progress(typed), strict=True))
        assert set(times) == set(range(len(events)))
        highest = len(events)
    assert {"position", "walk", "hands", "rest", "count", "scored"} <= stages
