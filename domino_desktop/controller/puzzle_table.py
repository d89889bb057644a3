"""What follows from a puzzle's position by the real rules: the walk round the table, and what a move brings about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from domino_desktop.controller.open_table import open_state
from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.events import GameEvent
from domino_desktop.core.moves import Knock, Move, PlayTile, ProposeBlock
from domino_desktop.core.state import MatchState
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import RevealedHand, View, view_for


@dataclass(frozen=True, slots=True)
class Answer:
    """What a seat truly says when it is asked: ``tiles`` fit, or none; ``takes``: it must take from the boneyard.

    ``values`` are the numbers that were open to it.
    """

    seat: int
    tiles: tuple[Tile, ...]
    values: tuple[int, ...]
    takes: bool = False

    @property
    def is_able(self) -> bool:
        """Whether the round goes on with this seat."""
        return bool(self.tiles) or self.takes


@dataclass(frozen=True, slots=True)
class Following:
    """What follows a move: its seat goes out, or nobody can play any more, or ``answer`` is what the next seat says."""

    went_out: bool
    is_blocked: bool
    answer: Answer | None


def position(events: Sequence[GameEvent], eye: int | None = None) -> View:
    """A puzzle's table, every hand face up, as ``eye`` sees it; without one, as the seat on turn does."""
    state = open_state(events)
    assert state.round is not None
    seat = state.round.turn if eye is None else eye
    hands = tuple(RevealedHand(one, hand.tiles or ()) for one, hand in enumerate(state.round.hands))
    return replace(view_for(state, 0 if seat is None else seat), revealed=hands)


def walk(events: Sequence[GameEvent]) -> tuple[Answer, ...]:
    """The seats from the one on turn to the first with which the round goes on, or all of them."""
    state = open_state(events)
    answers: list[Answer] = []
    while (now := state.round) is not None and now.turn is not None and now.score is None:
        answer = _answer(state, now.turn)
        answers.append(answer)
        if answer.is_able:
            break
        is_asked = now.verification is not None and now.verification.is_formal
        state = _after(state, now.turn, Knock() if is_asked else ProposeBlock())
    return tuple(answers)


def after(events: Sequence[GameEvent], move: Move) -> Following:
    """What follows when the seat on turn makes this move."""
    state = open_state(events)
    assert state.round is not None and state.round.turn is not None
    state = _after(state, state.round.turn, move)
    now = state.round
    assert now is not None
    if now.is_over:
        return Following(now.went_out is not None, now.went_out is None, None)
    able = any(rules.can_play(state, seat) for seat in now.active)
    if now.turn is None or (not able and not state.drawable and not state.ruleset.has_markers):
        return Following(False, True, None)
    return Following(False, False, _answer(state, now.turn))


def _after(state: MatchState, seat: int, move: Move) -> MatchState:
    for event in rules.decide(state, seat, move):
        state = apply(state, event)
    return state


def _answer(state: MatchState, seat: int) -> Answer:
    moves = rules.legal_moves(state, seat)
    tiles = tuple(dict.fromkeys(move.tile for move in moves if isinstance(move, PlayTile)))
    if not tiles and rules.can_play(state, seat):
        # In the walk a seat says that it can before it may lay a tile.
        assert state.round is not None
        hand = state.round.hands[seat].tiles or ()
        tiles = tuple(tile for tile in hand if any(end.accepts(tile) for end in rules.open_to(state, seat)))
    values = tuple(dict.fromkeys(end.value for end in rules.open_to(state, seat) if end.value is not None))
    return Answer(seat, tiles, values, takes=not tiles and bool(state.drawable))
