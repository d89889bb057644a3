"""Plays a round of the core and the same round on bits, side by side."""

from __future__ import annotations

import hashlib
import random

from domino_desktop.ai.masks import masks_for
from domino_desktop.ai.positions import Round, position_of
from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.deal import Deal
from domino_desktop.core.events import RoundEnd
from domino_desktop.core.moves import DiscardTile, DrawTile, Knock, Move, PlayTile
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.score_lines import ScoreReason
from domino_desktop.core.state import MatchState, start
from domino_desktop.core.views import view_for


def dealt(ruleset: RuleSet, seats: int, seed: object, rounds: int = 0) -> MatchState:
    """A round of a match, dealt by a seed, after so many others played at random: or the last one of the match."""
    state = start(rules.start_match(ruleset, seats, opens_walk=False))
    chance = random.Random(f"{seed}")
    for number in range(rounds + 1):
        entropy = hashlib.sha256(f"{seed}/{number}".encode()).digest()[:21]
        state = apply(state, rules.deal(state, Deal.from_bytes(ruleset.tile_set, entropy)))
        if number < rounds:
            state = walked(state, chance, len(ruleset.tile_set))
            if state.is_over:
                break
    return state


def done(state: MatchState, move: Move) -> MatchState:
    """The state after a move of the seat on turn."""
    assert state.round is not None and state.round.turn is not None
    for event in rules.decide(state, state.round.turn, move):
        state = apply(state, event)
    return state


def is_over(state: MatchState) -> bool:
    return state.round is None or state.round.score is not None


def settled(state: MatchState) -> MatchState:
    """The state in which somebody can lay a tile: whoever cannot draws the first tile, lays the lightest aside or
    knocks."""
    while not is_over(state):
        assert state.round is not None and state.round.turn is not None
        moves = rules.legal_moves(state, state.round.turn)
        if any(isinstance(move, PlayTile) for move in moves):
            return state
        aside = [move for move in moves if isinstance(move, DiscardTile)]
        draw = next((move for move in moves if isinstance(move, DrawTile)), None)
        if aside:
            state = done(state, min(aside, key=lambda move: (move.tile.pips, move.tile)))
        else:
            state = done(state, draw or Knock())
    return state


def on_bits(state: MatchState) -> Round:
    """The round of this state on bits, every tile known."""
    now = state.round
    assert now is not None and now.turn is not None
    masks = masks_for(state.ruleset.max_pip)
    hands = [masks.bits(hand.tiles or ()) for hand in now.hands]
    yard = [masks.index[tile] for tile in reversed(now.boneyard.tiles or ())]
    aside = [masks.bits(hand.tiles or ()) for hand in now.discards] or None
    found = position_of(view_for(state, now.turn), hands, yard, aside)
    # The view shows the lines of this round alone.
    found.was_opened = any(line.reason is ScoreReason.FIRST_PASS for line in state.lines)
    return found


def plays(state: MatchState) -> list[PlayTile]:
    assert state.round is not None and state.round.turn is not None
    return [move for move in rules.legal_moves(state, state.round.turn) if isinstance(move, PlayTile)]


def round_points(before: MatchState, after: MatchState) -> list[int]:
    """By team, what the lines since then come to; what a match makes of the totals afterwards is no part of a round."""
    points = [0] * (max(after.teams) + 1)
    for line in after.lines[len(before.lines) :]:
        if line.team is not None and line.reason not in (ScoreReason.EVERYBODY_HAS_SCORED, ScoreReason.GAME_OVER):
            points[line.team] += line.points
    return points


def is_blocked(state: MatchState) -> bool:
    return state.round is not None and state.round.ended is RoundEnd.BLOCKED


def walked(state: MatchState, chance: random.Random, tiles: int) -> MatchState:
    """The state after so many more random tiles, or at the end of the round."""
    state = settled(state)
    for _ in range(tiles):
        if is_over(state):
            break
        state = settled(done(state, chance.choice(plays(state))))
    return state
