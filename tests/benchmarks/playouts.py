"""How many random rounds the search plays in a second, against the PyPI library `dominoes` in one interleaved run."""

from __future__ import annotations

import random
import statistics
import time
from typing import Any

import dominoes

from domino_desktop.ai.playout import LineRound
from domino_desktop.ai.positions import game_for
from tests.benchmarks.library import library_rules
from tests.benchmarks.rules import play_at_random

OURS_A_TURN = 4000
THEIRS_A_TURN = 400
TURNS = 9


def playouts_against_library() -> dict[str, Any]:
    """Goal 1 of the players: random rounds from dealt hands to the points, in turn; ours are copies first."""
    game = game_for(library_rules(), 4)
    numbers = list(range(len(game.masks.order)))
    chance = random.Random(1)
    ours, theirs = [], []
    for _ in range(TURNS):
        rounds = []
        for _ in range(OURS_A_TURN):
            chance.shuffle(numbers)
            hands = [sum(1 << number for number in numbers[at : at + 7]) for at in (0, 7, 14, 21)]
            rounds.append(LineRound(game, hands, (), 0, 0))
        games = [dominoes.Game.new() for _ in range(THEIRS_A_TURN)]
        began = time.perf_counter()
        for each in rounds:
            each.copy().run(chance)
        middle = time.perf_counter()
        for other in games:
            play_at_random(other, chance)
        ended = time.perf_counter()
        ours.append(OURS_A_TURN / (middle - began))
        theirs.append(THEIRS_A_TURN / (ended - middle))
    ratio = statistics.median(mine / other for mine, other in zip(ours, theirs, strict=True))
    return {
        "name": "random playouts against dominoes 6.1.0",
        "unit": "ratio",
        "median": ratio,
        "goal": ">= 6",
        "met": ratio >= 6,
        "detail": f"{statistics.median(ours):.0f} against {statistics.median(theirs):.0f} rounds/s",
    }
