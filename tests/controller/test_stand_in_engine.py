"""The stand-in of the benchmarks is a right engine, and it really computes."""

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from domino_desktop.ai.levels import Level, choose
from domino_desktop.ai.wire import Request, read_answer, write_request
from domino_desktop.core.views import view_for
from tests.ai import tables

SCRIPT = Path(__file__).resolve().parents[1] / "benchmarks" / "stand_in_engine.py"
THINK_MS = 300


@pytest.mark.skipif(sys.platform == "win32", reason="no resource module there")
def test_it_answers_like_a_casual_player_and_computes_all_the_while(tmp_path):
    import resource

    state = tables.position_at(tables.ruleset("pairs"), 4, 1, 3)
    view = view_for(state, tables.to_move(state))
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [sys.executable, str(SCRIPT), "--think", str(THINK_MS)]
    with subprocess.Popen(command, cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        for number in (1, 2, 3):
            process.stdin.write(write_request(Request(number, Level.CASUAL, 1, view)))
            process.stdin.flush()
            answer = read_answer(process.stdout.readline())
            assert (answer.id, answer.said) == (number, choose(view, Level.CASUAL, 1))
        process.stdin.close()
        assert process.wait(30) == 0
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    # Its share of a busy core may be small; an engine that waits would use next to nothing beyond its start.
    assert after.ru_utime - before.ru_utime > 0.25 * 3 * THINK_MS / 1000


def test_its_rounds_are_rounds():
    """Mean tiles of a random four-hand round: 22.4."""
    script = runpy.run_path(str(SCRIPT))
    chance = script["random"].Random(5)
    laid = [script["playout"](chance) for _ in range(2000)]
    assert max(laid) <= 25
    assert 22.0 < sum(laid) / len(laid) < 22.9
