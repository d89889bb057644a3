"""Puzzles for players: every hand lies open, and one move is clearly the best."""

from __future__ import annotations

import random

from domino_desktop.ai.playout import LineRound
from domino_desktop.ai.positions import game_for, position_of
from domino_desktop.ai.puzzle import Puzzle, PuzzleKind, Worth
from domino_desktop.ai.puzzle_positions import entered, positions, state_after
from domino_desktop.ai.solver import Solver
from domino_desktop.core import rules
from domino_desktop.core.events import GameEvent
from domino_desktop.core.moves import PlayTile
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import view_for

_TO_LOOK_THROUGH = (8, 10, 12, 14, 16, 18)
"""By step: at most so many tiles are left when a player is asked, and hardly fewer."""

_FEW_FEWER = 1

_HEAVIEST_STEP = 3
"""From this step on the heaviest tile that fits is not the best; from `_DOUBLE_STEP` on no double is."""
_DOUBLE_STEP = 5

_CLEARLY = 3
"""So many points the best move must be better than the next, where pips are points."""

_NODES = 150_000


def make_find_move(ruleset: RuleSet, seats: int, step: int, seed: int, chance: random.Random) -> Puzzle | None:
    """A position in which one move is clearly the best. None where none came up.

    Nothing is left to draw, so that the open hands tell everything.
    """
    found: list[tuple[int, Puzzle]] = []
    dealt = seats * (ruleset.hand_for(seats) or 0)
    wanted = min(_TO_LOOK_THROUGH[step - 1], dealt - 2)
    for state in positions(ruleset, seats, chance, found):
        now = state.round
        assert now is not None and now.turn is not None
        left = sum(hand.count for hand in now.hands)
        shortfall = 10 * max(0, wanted - left - _FEW_FEWER)
        if state.drawable or left > wanted or (found and shortfall >= found[0][0]):
            continue
        tiles = {move.tile for move in rules.legal_moves(state, now.turn) if isinstance(move, PlayTile)}
        if len(tiles) < 2:
            continue
        events = entered(state)
        worths = _worths(events)
        if worths is None or not _is_clear(ruleset, worths):
            continue
        shortfall += _greed(step, worths, tiles)
        if not found or shortfall < found[0][0]:
            found[:] = [(shortfall, Puzzle(PuzzleKind.FIND_MOVE, step, seed, events, worths=worths))]
        if not shortfall:
            break
    return found[0][1] if found else None


def _greed(step: int, worths: tuple[Worth, ...], tiles: set[Tile]) -> int:
    """How much the best move is one that needs no thought."""
    best = _tile_of(worths[0])
    is_heaviest = step >= _HEAVIEST_STEP and best.pips == max(tile.pips for tile in tiles)
    return 5 * is_heaviest + (step >= _DOUBLE_STEP and best.is_double)


def _worths(events: tuple[GameEvent, ...]) -> tuple[Worth, ...] | None:
    """Every move of the seat on turn with its worth, the best first; None where it takes too long."""
    state = state_after(events)
    now = state.round
    assert now is not None and now.turn is not None
    masks = game_for(state.ruleset, state.seats).masks
    hands = [masks.bits(hand.tiles or ()) for hand in now.hands]
    yard = [masks.index[tile] for tile in reversed(now.boneyard.tiles or ())]
    position = position_of(view_for(state, now.turn), hands, yard)
    assert isinstance(position, LineRound)
    values = Solver(position, nodes=_NODES).values(position)
    if values is None:
        return None
    found = [Worth(position.move_of(code), worth) for code, worth in values.items()]
    return tuple(sorted(found, key=lambda each: -each.points))


def _is_clear(ruleset: RuleSet, worths: tuple[Worth, ...]) -> bool:
    """Whether one move is better than every other tile by more than a trifle, and than its tile at the other end."""
    best = _tile_of(worths[0])
    others = [each.points for each in worths if _tile_of(each) != best]
    same_tile = [each.points for each in worths if _tile_of(each) == best]
    gap = 1 if "fixed" in (ruleset.round_points, ruleset.out_points) else _CLEARLY
    return bool(others) and worths[0].points - max(others) >= gap and len(set(same_tile)) == len(same_tile)


def _tile_of(worth: Worth) -> Tile:
    assert isinstance(worth.move, PlayTile)
    return worth.move.tile
