"""How long tournaments take to reckon with: 200 entrants, nine tournament rounds."""

from __future__ import annotations

import random
import statistics
import time
from typing import Any

from domino_desktop.tournament.settings import USUAL_TIE_BREAKS, EntrantKind, TieBreak
from domino_desktop.tournament.standings import standings
from domino_desktop.tournament.state import Tournament
from tests.tournament.played import Played, score


def standings_of_two_hundred() -> list[dict[str, Any]]:
    """The standings after nine rounds: with the usual tie-breaks, with all of them, and where partners change."""
    kinds = (
        ("usual tie-breaks", EntrantKind.PAIR, USUAL_TIE_BREAKS),
        ("all tie-breaks", EntrantKind.PAIR, tuple(TieBreak)),
        ("all tie-breaks, changing partners", EntrantKind.CHANGING, tuple(TieBreak)),
    )
    return [_standings(name, _after_nine_rounds(kind, tie_breaks)) for name, kind, tie_breaks in kinds]


def _standings(name: str, state: Tournament) -> dict[str, Any]:
    times: list[float] = []
    for _ in range(25):
        began = time.perf_counter()
        standings(state)
        times.append((time.perf_counter() - began) * 1000)
    median = statistics.median(times)
    return {
        "name": f"standings of 200, {name}",
        "unit": "ms",
        "median": median,
        "goal": "<= 200",
        "met": max(times) <= 200,
        "detail": f"9 tournament rounds, worst {max(times):.1f} ms",
    }


def _after_nine_rounds(kind: EntrantKind, tie_breaks: tuple[TieBreak, ...]) -> Tournament:
    chance = random.Random(200)
    event = Played(kind, entrants=200, tie_breaks=tie_breaks)
    numbers = list(range(1, 201))
    for _ in range(9):
        chance.shuffle(numbers)
        if kind is EntrantKind.CHANGING:
            pairs = list(zip(numbers[::2], numbers[1::2]))
            sides: list[Any] = list(zip(pairs[::2], pairs[1::2]))
        else:
            sides = list(zip(numbers[::2], numbers[1::2]))
        event.round(*((one, other, score((200, 20 * chance.randint(0, 9)))) for one, other in sides))
    return event.state
