"""How fast the rules are, and one move with everything that is stored for it."""

from __future__ import annotations

import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import dominoes

from domino_desktop.ai.levels import Level
from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.deal import Deal
from domino_desktop.core.state import MatchState, start
from domino_desktop.storage import rulesets
from domino_desktop.storage.database import Database
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.setup import SeatKind, SeatSetup, TableSetup

ROUNDS_A_TURN = 150
TURNS = 9


def play_at_random(game: dominoes.Game, chance: random.Random) -> None:
    """The library's own loop over a dealt game."""
    while game.result is None:
        game.make_move(*chance.choice(game.valid_moves))


def _our_round(state: MatchState, chance: random.Random) -> int:
    """One random round of ``pairs`` with every pass, event and score line."""
    state = apply(state, rules.deal(state, Deal.from_bytes(state.ruleset.tile_set, chance.randbytes(21))))
    moves = 0
    while state.round is not None and state.round.score is None:
        turn = state.round.turn
        assert turn is not None
        for event in rules.decide(state, turn, chance.choice(rules.legal_moves(state, turn))):
            state = apply(state, event)
        moves += 1
    return moves


def full_rules_against_library() -> dict[str, Any]:
    """Goal 2 of the players: whole random rounds, our rules against the library's own loop, in turn."""
    ruleset = rulesets.load("pairs")
    begun = start(rules.start_match(ruleset, 4))
    ours, theirs, ratios = [], [], []
    chance = random.Random(1)
    for _ in range(TURNS):
        began = time.perf_counter()
        for _ in range(ROUNDS_A_TURN):
            _our_round(begun, chance)
        middle = time.perf_counter()
        for _ in range(ROUNDS_A_TURN):
            play_at_random(dominoes.Game.new(), chance)
        ended = time.perf_counter()
        ours.append(ROUNDS_A_TURN / (middle - began))
        theirs.append(ROUNDS_A_TURN / (ended - middle))
        ratios.append(ours[-1] / theirs[-1])
    return {
        "name": "full rules against dominoes 6.1.0, random rounds",
        "unit": "ratio",
        "median": statistics.median(ratios),
        "goal": ">= 1.0",
        "met": statistics.median(ratios) >= 1.0,
        "detail": f"{statistics.median(ours):.0f} against {statistics.median(theirs):.0f} rounds/s",
    }


def move_with_storage() -> dict[str, Any]:
    """One move from the wish to the stored and applied events."""
    ruleset = rulesets.load("classic-draw")
    chance = random.Random(2)
    times: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        database = Database.open(DataPaths.under(Path(folder)))
        seats = tuple(SeatSetup(name, SeatKind.COMPUTER, "en", seat, Level.CASUAL) for seat, name in enumerate("ABCD"))
        begun = rules.start_match(ruleset, 4)
        match_id = database.create_match(TableSetup(seats, ruleset), begun)
        state = start(begun)
        while len(times) < 300 and state.winner is None:
            if state.round is None or state.round.is_over:
                dealt = rules.deal(state, Deal.from_bytes(ruleset.tile_set, chance.randbytes(21)))
                database.append(match_id, [dealt])
                state = apply(state, dealt)
            turn = state.round.turn if state.round is not None else None
            assert turn is not None
            move = chance.choice(rules.legal_moves(state, turn))
            began = time.perf_counter()
            events = rules.decide(state, turn, move)
            database.append(match_id, events)
            for event in events:
                state = apply(state, event)
            times.append((time.perf_counter() - began) * 1000)
        database.close()
    median = statistics.median(times)
    return {
        "name": "one move with storage",
        "unit": "ms",
        "median": median,
        "goal": "<= 10",
        "met": median <= 10,
        "detail": f"{len(times)} moves, worst {max(times):.1f} ms",
    }
