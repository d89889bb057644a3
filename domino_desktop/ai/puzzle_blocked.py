"""Puzzles for referees: is this round blocked? If so, who wins how many points; if not, who can still play?"""

from __future__ import annotations

import random
from typing import NamedTuple

from domino_desktop.ai.puzzle import Puzzle, PuzzleKind
from domino_desktop.ai.puzzle_positions import entered, positions, state_after
from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.events import GameEvent, RoundScored
from domino_desktop.core.layout import LEFT, RIGHT
from domino_desktop.core.moves import DrawTile, Knock, Move, ProposeBlock, RevealHand
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.state import MatchState, RoundState
from domino_desktop.core.tiles import pips_of

_MOST = (4, 6, 8, 11, 14, 1000)
"""By step: at most so many tiles are left to count, or two for each seat and one more by step, where that is more."""

_LEAST_EACH = (0, 0, 0, 1.5, 2, 2.5)
"""By step: at least so many tiles for each seat."""

_FAR_STEP = 3
_FAR_SHARE = 0.75
"""From this step on, so often it is rather not the next seat that can still play, and with one tile only."""

_YARD_STEP = 3
_YARD_SHARE = 0.4
"""From this step on so many of the rounds that are not blocked are not so because tiles may be drawn."""

_CLOSE_STEP = 4
_CLOSE = 4
"""From this step on the two lightest hands or sides are at most so many pips apart; before it, further."""

_LEVEL_STEP = 6
_LEVEL_SHARE = 0.5
"""From this step on, so often the lightest are level."""


class _Wish(NamedTuple):
    """What is looked for."""

    step: int
    is_blocked: bool
    from_yard: bool
    is_far: bool
    is_level: bool


def make_blocked(ruleset: RuleSet, seats: int, step: int, seed: int, chance: random.Random) -> Puzzle | None:
    """A position in which the seat on turn holds nothing that fits, right behind a tile. None where none came up.

    About half of them are blocked. In the others one or two seats can still play, or the boneyard is sure to help.
    """
    wish = _wish(ruleset, step, chance)
    found: list[tuple[int, Puzzle]] = []
    for state in positions(ruleset, seats, chance, found):
        now = state.round
        assert now is not None and now.turn is not None
        if rules.can_play(state, now.turn) is not False or (state.drawable and not _is_sure_to_draw(state, now)):
            continue
        able = [seat for seat in now.active if rules.can_play(state, seat)]
        if len(able) > 2:
            continue
        shortfall = _shortfall(wish, state, able)
        if found and shortfall >= found[0][0]:
            continue
        puzzle = _asked(state, step, seed)
        if puzzle.is_blocked and wish.is_blocked:
            shortfall += wish.is_level != _is_level(puzzle)
        elif puzzle.is_blocked != wish.is_blocked:
            shortfall += 100
        if not found or shortfall < found[0][0]:
            found[:] = [(shortfall, puzzle)]
        if not shortfall:
            break
    return found[0][1] if found else None


def _wish(ruleset: RuleSet, step: int, chance: random.Random) -> _Wish:
    is_blocked = chance.random() < 0.5
    from_yard = not is_blocked and ruleset.draw != "none" and step >= _YARD_STEP and chance.random() < _YARD_SHARE
    is_far = not is_blocked and step >= _FAR_STEP and chance.random() < _FAR_SHARE
    is_level = is_blocked and step >= _LEVEL_STEP and chance.random() < _LEVEL_SHARE
    return _Wish(step, is_blocked, from_yard, is_far, is_level)


def _is_sure_to_draw(state: MatchState, now: RoundState) -> bool:
    """Whether the seat on turn draws a tile that fits, in whatever order the boneyard lies."""
    ends = rules.open_to(state, now.turn or 0)
    yard = now.boneyard.tiles or ()
    useless = sum(1 for tile in yard if not any(end.accepts(tile) for end in ends))
    return useless < min(state.drawable, state.ruleset.most_draws)


def _shortfall(wish: _Wish, state: MatchState, able: list[int]) -> int:
    """How far a position is from what is looked for; 0: it is that."""
    now = state.round
    assert now is not None and now.turn is not None
    tiles = sum(hand.count for hand in now.hands)
    most = max(_MOST[wish.step - 1], 2 * state.seats + wish.step - 1)
    missing = max(0, tiles - most, round(_LEAST_EACH[wish.step - 1] * state.seats) - tiles)
    if wish.is_blocked:
        return missing + 100 * bool(able or state.drawable) + (wish.is_level is False and _is_too_far(wish, state, now))
    if bool(state.drawable) != wish.from_yard:
        return missing + 50
    if not state.drawable and not able and not state.ruleset.has_markers:
        return missing + 100
    if wish.is_far and able:
        missing += _obviousness(state, now, able)
    return missing


def _is_too_far(wish: _Wish, state: MatchState, now: RoundState) -> bool:
    """Whether the count is too clear for a late step, or too close for an early one."""
    pips = [pips_of(hand.tiles or ()) for hand in now.hands]
    if state.ruleset.block_winner == "lowest_team":
        pips = [sum(each for each, owner in zip(pips, state.teams) if owner == team) for team in set(state.teams)]
    lightest, following = sorted(pips)[:2]
    return (following - lightest > _CLOSE) if wish.step >= _CLOSE_STEP else (following == lightest)


def _obviousness(state: MatchState, now: RoundState, able: list[int]) -> int:
    """What makes the seat that can still play easy to find: it sits next, and has many tiles that fit at the ends."""
    assert now.turn is not None
    order = state.ruleset.order_from(now.turn, state.seats)
    fitting = [
        (tile, end.id)
        for seat in able
        for tile in now.hands[seat].tiles or ()
        for end in rules.open_to(state, seat)
        if end.accepts(tile)
    ]
    is_next = state.seats > 2 and order[1] in able
    is_in_line = len(now.layout.ends) > 2 and any(end in (LEFT, RIGHT) for _, end in fitting)
    return is_next + (len({tile for tile, _ in fitting}) > 1) + is_in_line


def _asked(state: MatchState, step: int, seed: int) -> Puzzle:
    events = entered(state)
    ending, solver, must_draw = _walked(events)
    return Puzzle(
        PuzzleKind.BLOCKED,
        step,
        seed,
        events,
        is_blocked=solver is None,
        solver=solver,
        ending=ending,
        must_draw=must_draw,
    )


def _walked(events: tuple[GameEvent, ...]) -> tuple[tuple[GameEvent, ...], int | None, bool]:
    """The walk from an entered position, answered truthfully, to the score; or the first seat that can play,

    and whether it has to draw for it.
    """
    state = state_after(events)
    told: list[GameEvent] = []
    while (now := state.round) is not None and now.score is None:
        seat = now.turn
        move: Move
        if seat is None:
            seat = next(other for other in now.active if other not in now.revealed)
            move = RevealHand()
        elif rules.can_play(state, seat):
            return (), seat, now.drawn > 0
        elif state.drawable:
            move = DrawTile()
        else:
            move = Knock() if now.verification is not None and now.verification.is_formal else ProposeBlock()
        for event in rules.decide(state, seat, move):
            told.append(event)
            state = apply(state, event)
    return tuple(told), None, False


def _is_level(puzzle: Puzzle) -> bool:
    """Whether two hands or sides are level in front."""
    scored = [event.score for event in puzzle.ending if isinstance(event, RoundScored)]
    return bool(scored) and len(scored[0].tied) > 1
