"""Rounds to be shown to others: one of each family of rules, over or still in play."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

from domino_desktop.core.changes import apply
from domino_desktop.core.state import MatchState, start
from domino_desktop.core.views import TABLE, View, view_for
from domino_desktop.storage import rulesets
from domino_desktop.ui.seating import SeatMark
from tests.gallery.stages import played

_T = TypeVar("_T")

FAMILIES = {
    "line": ("classic-draw", 4, {}),
    "on honour": ("classic-draw", 4, {"declarations": "trusted"}),
    "pairs": ("pairs", 4, {}),
    "laid aside": ("italian-no-stock", 4, {"cannot_play": "discard"}),
    "matador": ("matador", 3, {}),
    "spinner": ("all-fives", 3, {}),
    "cross": ("maltese-cross", 4, {}),
    "feet": ("chicken-foot", 5, {}),
    "trains": ("mexican-train", 8, {}),
}
"""A rule set of each kind of table, how many play, and what is changed in it."""

NAMES = ("Giulia", "João", "Astrid", "Elsa", "Nonno Beppe", "Maria Antonietta", "Åsa", "Sri Wahyuningsih")


def marks_of(view: View, names: tuple[str, ...] = NAMES) -> tuple[SeatMark, ...]:
    return tuple(SeatMark(seat, names[seat], seat, "en") for seat in range(view.seats))


def states_of(family: str, seed: int = 3, *, tiles: int | None = None) -> list[MatchState]:
    """The state after each event of a random round, to its end or to so many tiles on the table."""
    name, seats, changes = FAMILIES[family]
    return _states(name, seats, changes, seed, tiles)


def states_by(ruleset: str, seats: int, seed: int, tiles: int | None = None, **changes: object) -> list[MatchState]:
    """The same by other rules."""
    return _states(ruleset, seats, changes, seed, tiles)


def _states(name: str, seats: int, changes: dict[str, object], seed: int, tiles: int | None) -> list[MatchState]:
    def is_enough(state: MatchState) -> bool:
        now = state.round
        if now is None:
            return False
        return now.score is not None if tiles is None else len(now.layout.tiles()) >= tiles and now.score is None

    begun, *events = played(rulesets.load(name).changed(changes), seats, seed, is_enough)
    state, states = start(begun), []  # type: ignore[arg-type]
    for event in events:
        state = apply(state, event)
        states.append(state)
    return states


def view_of(family: str, seed: int = 3, *, tiles: int | None = None) -> View:
    """What the table shows in the end."""
    return view_for(states_of(family, seed, tiles=tiles)[-1], TABLE)


def answer_of(work: Generator[object, None, _T]) -> _T:
    """What a piece of work answers that pauses again and again."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            return done.value
