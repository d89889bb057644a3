"""Rounds at a table with real tiles whose hands lie open, false declarations and all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from domino_desktop.core.changes import apply
from domino_desktop.core.events import LaidTile, PositionEntered
from domino_desktop.core.moves import Knock, Move, RevealHand
from domino_desktop.core.refereeing import EnterPosition, Order, PutToSleep, order, start_refereed, state_after
from domino_desktop.core.rules import decide
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.state import MatchState, start
from domino_desktop.core.tiles import parse_tiles
from domino_desktop.core.views import REFEREE, View, view_for
from tests.ui.positions import DEAD_LINE, LIAR_LINE, ruleset

LIARS = (
    "0-0 0-2 1-1 1-2 1-3",
    "0-3 2-2 3-3 1-4 0-4",
    "4-6 0-5 1-5 2-4 4-4",
    "5-6 2-5 3-4 3-5 4-5 5-5",
)
"""On the line 6-0 .. 3-6 the third and the fourth seat can play."""
HONEST = ("0-0 0-2 1-1 1-2", "0-3 1-3 2-2 3-3", "0-4 0-5 1-4 1-5 2-4", "2-5 3-4 3-5 4-4 5-5")


def opened(
    hands: Sequence[str],
    *,
    rules: RuleSet | None = None,
    line: str = "",
    ends: Iterable[int] = (),
    plays: Iterable[LaidTile] = (),
    turn: int = 0,
) -> MatchState:
    """The same after everybody has laid this hand open."""
    state = walking(hands, rules=rules, line=line, ends=ends, plays=plays, turn=turn)
    state = moved(state, *((seat, RevealHand(parse_tiles(hand))) for seat, hand in enumerate(hands)))
    return ordered(state, PutToSleep())


def walking(
    hands: Sequence[str],
    *,
    rules: RuleSet | None = None,
    line: str = "",
    ends: Iterable[int] = (),
    plays: Iterable[LaidTile] = (),
    turn: int = 0,
) -> MatchState:
    """A round in which everybody has said no from this position on; nothing is known of these hands but their size."""
    held = tuple(parse_tiles(hand) for hand in hands)
    halves = tuple((int(left), int(right)) for left, right in (word.split("-") for word in line.split()))
    counts = tuple(len(hand) for hand in held)
    position = PositionEntered(0, 0, halves, tuple(ends), counts, 0, turn, 0, None, tuple(plays))
    state = start(start_refereed(rules or ruleset(), len(held)))
    state = ordered(state, EnterPosition(position))
    while state.round is not None and state.round.turn is not None:
        state = moved(state, (state.round.turn, Knock()))
    return state


def moved(state: MatchState, *wishes: tuple[int, Move]) -> MatchState:
    """The state after these moves of seats."""
    for seat, move in wishes:
        for event in decide(state, seat, move):
            state = apply(state, event)
    return state


def ordered(state: MatchState, *wishes: Order) -> MatchState:
    """The state after what the referee wants."""
    for wish in wishes:
        state = state_after(state, order(state, wish))
    return state


def seen(state: MatchState) -> View:
    """What the referee sees of it."""
    return view_for(state, REFEREE)


def on_a_line(**changes: Any) -> MatchState:
    """The third and the fourth seat have lied, and the line is known."""
    return opened(LIARS, line=LIAR_LINE, rules=ruleset("classic-draw", **changes))


def on_bare_ends(**changes: Any) -> MatchState:
    """The same where only the ends were entered."""
    return opened(LIARS, ends=(6, 6), rules=ruleset("classic-draw", **changes))


def honest() -> MatchState:
    """A block in which everybody has answered truly."""
    return opened(HONEST, line=DEAD_LINE)
