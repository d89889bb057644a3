"""A finished round with every hand open, for those who look at it again. Never before the round is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from domino_desktop.core.changes import apply
from domino_desktop.core.events import GameEvent, MatchStarted
from domino_desktop.core.state import MatchState, start
from domino_desktop.core.views import TABLE, RevealedHand, View, view_for


def open_views(events: Sequence[GameEvent]) -> tuple[View, ...]:
    """The table after each event of a round, every hand face up; of the first, `MatchStarted`, nothing is to be seen.

    ``events`` is what `TableController.round_record` gives out, or a puzzle's. Raises ValueError when it is neither.
    """
    started, *rest = events
    if not isinstance(started, MatchStarted):
        raise ValueError("the events do not begin with a match")
    state = start(started)
    views = []
    for event in rest:
        state = apply(state, event)
        views.append(_open(state))
    return tuple(views)


def open_state(events: Sequence[GameEvent]) -> MatchState:
    """The state that these events lead to. Raises ValueError when they do not begin with a match."""
    started, *rest = events
    if not isinstance(started, MatchStarted):
        raise ValueError("the events do not begin with a match")
    state = start(started)
    for event in rest:
        state = apply(state, event)
    return state


def _open(state: MatchState) -> View:
    assert state.round is not None
    hands = tuple(RevealedHand(seat, hand.tiles or ()) for seat, hand in enumerate(state.round.hands))
    return replace(view_for(state, TABLE), revealed=hands)
