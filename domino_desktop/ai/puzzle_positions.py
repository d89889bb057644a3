"""Positions for puzzles: rounds played at random, and any moment of them entered as a match of its own."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.deal import Deal
from domino_desktop.core.events import GameEvent, LaidTile, MatchStarted, PositionEntered, RoundDealt, TilePlayed
from domino_desktop.core.layout import START
from domino_desktop.core.moves import DrawTile, Knock, Move, PlayTile
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.state import MatchState, RoundState, start

_TILES = 6000
"""So many tiles are laid in search of a good position; five times as many while none at all has come up."""


def positions(ruleset: RuleSet, seats: int, chance: random.Random, found: Sequence[object]) -> Iterator[MatchState]:
    """Positions of rounds played at random, each right behind a tile, with a seat on turn and nobody's word given yet.

    It goes on longer while whoever asks has ``found`` nothing at all.
    """
    laid = 0
    while laid < (_TILES if found else 5 * _TILES):
        state = start(rules.start_match(ruleset, seats, opens_walk=False))
        state = apply(state, rules.deal(state, Deal.from_bytes(ruleset.tile_set, chance.randbytes(21))))
        while (now := state.round) is not None and now.score is None and now.turn is not None:
            moves = rules.legal_moves(state, now.turn)
            plays = [move for move in moves if isinstance(move, PlayTile)]
            move: Move
            if plays:
                laid += 1
                move = chance.choice(plays)
            else:
                move = next((move for move in moves if isinstance(move, DrawTile)), Knock())
            is_laid = bool(now.history) and isinstance(now.history[-1], TilePlayed)
            if is_laid and now.drawn == 0:
                yield state
            for event in rules.decide(state, now.turn, move):
                state = apply(state, event)


def entered(state: MatchState) -> tuple[GameEvent, ...]:
    """A match that begins with this position, so that nothing before it counts."""
    now = state.round
    assert now is not None and now.turn is not None
    started = MatchStarted(0, state.ruleset, state.seats, opens_walk=False)
    is_line = state.ruleset.is_plain_line
    position = PositionEntered(
        1,
        1,
        now.layout.halves() if is_line else (),
        (),
        tuple(hand.tiles or () for hand in now.hands),
        now.boneyard.tiles or (),
        now.turn,
        now.leader,
        now.closer,
        () if is_line else _laid(now),
        now.markers,
    )
    return started, position


def state_after(events: tuple[GameEvent, ...]) -> MatchState:
    """The state after the events of a match."""
    started, *rest = events
    assert isinstance(started, MatchStarted)
    state = start(started)
    for event in rest:
        state = apply(state, event)
    return state


def _laid(now: RoundState) -> tuple[LaidTile, ...]:
    """The tiles of the round in the order in which they were laid."""
    found = []
    for event in now.history:
        if isinstance(event, RoundDealt) and event.start_tile is not None:
            found.append(LaidTile(event.start_tile, START))
        elif isinstance(event, TilePlayed):
            found.append(LaidTile(event.tile, event.end, event.near))
    return tuple(found)
