"""The stand-in of the benchmarks is a right engine, and it really computes."""

import os
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
ENOUGH_SECONDS = 0.4
MOST_QUESTIONS = 300


def computed_seconds(process):
    """The processor time of a running process so far."""
    fields = Path(f"/proc/{process.pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    return int(fields[11]) / os.sysconf("SC_CLK_TCK")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_it_answers_like_a_casual_player_and_computes_all_the_while(tmp_path):
    """An engine that waits between its answers would need far more questions to have computed so long."""
    state = tables.position_at(tables.ruleset("pairs"), 4, 1, 3)
    view = view_for(state, tables.to_move(state))
    command = [sys.executable, str(SCRIPT), "--think", "50"]
    with subprocess.Popen(command, cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        number = 0
        while number < 3 or computed_seconds(process) < ENOUGH_SECONDS:
            number += 1
            assert number <= MOST_QUESTIONS
            process.stdin.write(write_request(Request(number, Level.CASUAL, 1, view)))
            process.stdin.flush()
            answer = read_answer(process.stdout.readline())
            assert (answer.id, answer.said) == (number, choose(view, Level.CASUAL, 1))
        process.stdin.close()
        assert process.wait(30) == 0


def test_its_rounds_are_rounds():
    """Mean tiles of a random four-hand round: 22.4."""
    script = runpy.run_path(str(SCRIPT))
    chance = script["random"].Random(5)
    laid = [script["playout"](chance) for _ in range(2000)]
    assert max(laid) <= 25
    assert 22.0 < sum(laid) / len(laid) < 22.9
