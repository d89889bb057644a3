"""How strong the computer players are, and how long they think: every deal twice with the sides changed."""

from __future__ import annotations

import os
import random
import statistics
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any, NamedTuple

from domino_desktop.ai.level import Level
from domino_desktop.ai.levels import choose
from domino_desktop.ai.plain import plays_of
from domino_desktop.cli.simulation import Player, Simulation, simulate
from domino_desktop.controller.engine_host import THINKING_SHARE
from domino_desktop.controller.table import THINKING_LIMIT
from domino_desktop.core.moves import Move
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.views import View
from domino_desktop.storage import rulesets
from tests.benchmarks.library import library_player, library_rules

PIECE = 50
"""So many rounds have one seed, so that several processes can share the work."""

SEARCHES_MS = 1.0
"""A turn of the library that takes longer than this one was searched."""

TURNS_TO_TIME = 40
"""In each of two games."""


def level_player(level: Level, view: View, seed: int) -> Move:
    return choose(view, level, seed)


def heaviest_player(view: View, seed: int) -> Move:
    """The heaviest tile that fits, and whatever a casual player does where none does."""
    plays = plays_of(view)
    return max(plays, key=lambda move: move.tile.pips) if plays else choose(view, Level.CASUAL, seed)


BEGINNER, CASUAL, CLUB, EXPERT = (partial(level_player, level) for level in Level)


def by_lot(ruleset_id: str) -> RuleSet:
    """The rule set with a leader by lot who leads any tile, as in most rounds of a match."""
    return rulesets.load(ruleset_id).changed({"opening": "lot"})


class Duel(NamedTuple):
    """Two players at one table, how much the first must win at least, and how many rounds are played.

    The usual number is enough to see a player that has become worse; the large one narrows the interval.
    """

    name: str
    ruleset: RuleSet
    seats: int
    first: Player
    second: Player
    goal: float
    rounds: int
    many: int


def duels() -> Iterator[Duel]:
    """Goals 3, 4 and 5 of the players."""
    pairs, draw = by_lot("pairs"), by_lot("classic-draw")
    yield Duel("club against the best of dominoes 6.1.0", library_rules(), 4, CLUB, library_player, 60, 200, 4000)
    yield Duel("club against heaviest first, pairs", pairs, 4, CLUB, heaviest_player, 70, 200, 4000)
    yield Duel("club against heaviest first, two hands", draw, 2, CLUB, heaviest_player, 70, 200, 4000)
    for name, ruleset, seats in (("pairs", pairs, 4), ("two hands", draw, 2)):
        yield Duel(f"casual against beginner, {name}", ruleset, seats, CASUAL, BEGINNER, 52.5, 2000, 20_000)
        yield Duel(f"club against casual, {name}", ruleset, seats, CLUB, CASUAL, 52.5, 200, 4000)
        yield Duel(f"expert against club, {name}", ruleset, seats, EXPERT, CLUB, 52.5, 50, 6000)


def played(ruleset: RuleSet, seats: int, players: tuple[Player, ...], rounds: int) -> Simulation:
    """So many rounds in pieces, shared by as many processes as there are cores."""
    pieces = range(rounds // PIECE)
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        waiting = [pool.submit(simulate, ruleset, seats, players, PIECE, piece, True) for piece in pieces]
        parts = [one.result() for one in waiting]
    times = [[one for part in parts for one in part.milliseconds[side]] for side in range(len(players))]
    return Simulation(tuple(one for part in parts for one in part.rounds), 2, tuple(map(tuple, times)))


def strength(is_long: bool) -> list[dict[str, Any]]:
    """Every duel. A long run must clear its goal with the whole 95 % interval; a short one must not contradict it."""
    return [_row(duel, is_long) for duel in duels()]


def _row(duel: Duel, is_long: bool) -> dict[str, Any]:
    result = played(duel.ruleset, duel.seats, (duel.first, duel.second), duel.many if is_long else duel.rounds)
    mean, half = (100 * (value or 0.0) for value in result.share(0))
    points, points_half = result.points_a_round(0)
    other_points = result.points_a_round(1).mean
    times = [statistics.fmean(result.milliseconds[side]) for side in (0, 1)]
    is_against_library = duel.second is library_player
    if is_against_library:
        # Before its twelfth move it takes the heaviest tile without thinking; its time is that of its searches.
        times[1] = statistics.fmean(time for time in result.milliseconds[1] if time > SEARCHES_MS)
    what = "searched move" if is_against_library else "move"
    is_slower = is_against_library and times[0] > times[1]
    return {
        "name": duel.name,
        "unit": "%",
        "median": mean,
        "goal": f">= {duel.goal}" + (", not slower" if is_against_library else ""),
        "met": (mean - half if is_long else mean + half) >= duel.goal and not is_slower,
        "detail": f"± {half:.1f} in {len(result.rounds)} rounds; {points:.1f} ± {points_half or 0.0:.1f} against "
        f"{other_points:.1f} points; {times[0]:.1f} against {times[1]:.1f} ms a {what}",
    }


def thinking_times() -> list[dict[str, Any]]:
    """Goal 6 of the players: how long a turn with a choice takes, within the time that the table gives."""
    rows = []
    usual = [
        view for table in ((by_lot("pairs"), 4), (by_lot("classic-draw"), 2)) for view in _turns(*table, TURNS_TO_TIME)
    ]
    for level, most in ((Level.CLUB, 100), (Level.EXPERT, 250)):
        times = _times(usual, level)
        p95 = sorted(times)[int(0.95 * len(times))]
        rows.append(_thinking_row(f"{level.value} thinks, double-six", p95, f"p95 <= {most}", p95 <= most, times))
    large = [rulesets.load(name) for name in ("classic-draw", "matador", "chicken-foot", "mexican-train")]
    views = [view for ruleset in large for view in _turns(ruleset.with_set(12), max(ruleset.players), 5)]
    times = _times(views, Level.EXPERT)
    return [*rows, _thinking_row("expert thinks, double-twelve", max(times), "max <= 1000", max(times) <= 1000, times)]


def _turns(ruleset: RuleSet, seats: int, count: int) -> list[View]:
    """What those who have a choice of tiles see, at so many moments of ten rounds between casual players."""
    seen: list[View] = []

    def look(view: View, seed: int) -> Move:
        if len(plays_of(view)) > 1:
            seen.append(view)
        return choose(view, Level.CASUAL, seed)

    simulate(ruleset, seats, [look] * (max(ruleset.teams(seats)) + 1), 10, seed=1)
    return random.Random(1).sample(seen, count)


def _times(views: list[View], level: Level) -> list[float]:
    """Milliseconds for each of these turns."""
    times = []
    for view in views:
        began = time.perf_counter()
        choose(view, level, 1, int(THINKING_LIMIT * THINKING_SHARE))
        times.append((time.perf_counter() - began) * 1000)
    return times


def _thinking_row(name: str, figure: float, goal: str, met: bool, times: list[float]) -> dict[str, Any]:
    detail = f"median {statistics.median(times):.1f}, max {max(times):.0f}, {len(times)} turns"
    return {"name": name, "unit": "ms", "median": figure, "goal": goal, "met": met, "detail": detail}
