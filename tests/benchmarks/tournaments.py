"""How long a director waits in large tournaments, of nine tournament rounds."""

from __future__ import annotations

import random
import statistics
import time
from typing import Any

from domino_desktop.tournament.proposals import propose
from domino_desktop.tournament.settings import USUAL_TIE_BREAKS, EntrantKind, Format, Order, TieBreak
from domino_desktop.tournament.standings import standings
from domino_desktop.tournament.state import Tournament
from tests.tournament.events import Event
from tests.tournament.played import Played, score

ROUNDS = 9
PAIRING_GOALS_S = {64: 2.0, 200: 10.0}
"""Entrants, and how long the slowest of nine tournament rounds may take to pair."""


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
    for _ in range(ROUNDS):
        chance.shuffle(numbers)
        if kind is EntrantKind.CHANGING:
            pairs = list(zip(numbers[::2], numbers[1::2]))
            sides: list[Any] = list(zip(pairs[::2], pairs[1::2]))
        else:
            sides = list(zip(numbers[::2], numbers[1::2]))
        event.round(*((one, other, score((200, 20 * chance.randint(0, 9)))) for one, other in sides))
    return event.state


def pairing_of_large_tournaments() -> list[dict[str, Any]]:
    """Nine tournament rounds of Swiss pairing with tables and seats, an odd number and an even one, both orders."""
    return [
        _slowest(count, odd, order, goal)
        for count, goal in PAIRING_GOALS_S.items()
        for odd in (0, 1)
        for order in Order
    ]


def _slowest(count: int, odd: int, order: Order, goal: float) -> dict[str, Any]:
    event = Event(EntrantKind.PAIR, Format.SWISS, count - odd, seed=count, order=order)
    chance = random.Random(count)
    times = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        proposal = propose(event.state, {}, byes_again=True)
        times.append(time.perf_counter() - began)
        event.publish_as(proposal)
        event.play(chance, level=0.02)
    slowest = max(times)
    return {
        "name": f"pairing {count - odd} entrants, {order.value}",
        "median": slowest,
        "unit": "s",
        "goal": f"<= {goal:.0f} s in the slowest round",
        "met": slowest <= goal,
        "detail": "rounds 1 to 9: " + " ".join(f"{each:.2f}" for each in times),
    }
