"""How long a director waits in large tournaments."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from domino_desktop.tournament.proposals import propose
from domino_desktop.tournament.settings import EntrantKind, Format, Order
from tests.tournament.events import Event

ROUNDS = 9
PAIRING_GOALS_S = {64: 2.0, 200: 10.0}
"""Entrants, and how long the slowest of nine tournament rounds may take to pair."""


def pairing() -> list[dict[str, Any]]:
    """Nine tournament rounds of Swiss pairing with tables and seats, an odd number and an even one, both orders."""
    return [
        _slowest(count, odd, order, goal)
        for count, goal in PAIRING_GOALS_S.items()
        for odd in (0, 1)
        for order in Order
    ]


def _slowest(count: int, odd: int, order: Order, goal: float) -> dict[str, Any]:
    event = Event(EntrantKind.PAIR, Format.SWISS, count - odd, seed=count, order=order)
    chance = Random(count)
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
