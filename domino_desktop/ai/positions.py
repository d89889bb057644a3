"""Rounds to search in, made from what an eye sees and the tiles that it imagines."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from domino_desktop.ai.branching import BranchingRound
from domino_desktop.ai.game import Game
from domino_desktop.ai.playout import LineRound
from domino_desktop.ai.rounds import Round
from domino_desktop.core.events import (
    GameEvent,
    Knocked,
    Passed,
    PointsScored,
    PositionEntered,
    RoundDealt,
    TileDiscarded,
    TileDrawn,
    TilePlayed,
)
from domino_desktop.core.layout import LEFT
from domino_desktop.core.moves import PlayTile
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.score_lines import ScoreReason
from domino_desktop.core.views import View

__all__ = ["Game", "Round", "game_for", "position_of", "value"]


@lru_cache(maxsize=64)
def game_for(ruleset: RuleSet, seats: int) -> Game:
    """The rules of a table, made ready once."""
    return Game(ruleset, seats)


def position_of(
    view: View, hands: Sequence[int], boneyard: Sequence[int], laid_aside: Sequence[int] | None = None
) -> Round:
    """The round as this view shows it, with these hands (bits) by seat and this boneyard (the last is drawn next).

    ``laid_aside`` are the tiles (bits) that each seat has laid aside. Raises ValueError when nobody is on turn, or
    the tiles on the table are not known.
    """
    if view.turn is None or view.leader is None:
        raise ValueError("nobody is on turn")
    if view.layout.bare:
        raise ValueError("nothing but the open ends is known")
    game = game_for(view.ruleset, view.seats)
    if view.ruleset.placing == "line":
        now: Round = _line(game, view, hands, boneyard)
    else:
        now = _branching(game, view, hands, boneyard)
    now.closer = -1 if view.closer is None else view.closer
    now.totals = list(view.totals)
    now.number, now.carry = view.round, view.carry
    now.markers = sum(1 << seat for seat in view.markers)
    if laid_aside is not None:
        now.aside = list(laid_aside)
    if view.verification is not None:
        now.declared = sum(1 << seat for seat in view.verification.confirmed_by)
    if now.is_empty() and view.turn == view.eye:
        now.must_lead = game.masks.bits(move.tile for move in view.legal_moves if isinstance(move, PlayTile))
    _remember(now, view)
    return now


def value(game: Game, points: Sequence[int], team: int) -> float:
    """What a team strives for: its points less the mean of the others'; where the lowest total wins, the other way."""
    own = points[team]
    mean = (sum(points) - own) / (len(points) - 1)
    return mean - own if game.ruleset.match_form == "lowest_after_rounds" else own - mean


def _line(game: Game, view: View, hands: Sequence[int], boneyard: Sequence[int]) -> LineRound:
    assert view.turn is not None and view.leader is not None
    now = LineRound(game, hands, boneyard, view.turn, view.leader)
    layout = view.layout
    if layout.values:
        now.left, now.right = layout.values[0], layout.values[-1]
    if layout.first is not None:
        started = [arm for arm in layout.arms if arm.tiles]
        now.is_lone_double = layout.first.tile.is_double and not started
        for arm in layout.arms:
            last = arm.tiles[-1].tile if arm.tiles else layout.first.tile
            is_double = last.is_double and bool(started)
            if arm.id == LEFT:
                now.is_double_left = is_double
            else:
                now.is_double_right = is_double
    return now


def _branching(game: Game, view: View, hands: Sequence[int], boneyard: Sequence[int]) -> BranchingRound:
    assert view.turn is not None and view.leader is not None
    now = BranchingRound(game, view.layout, hands, boneyard, view.turn, view.leader)
    if view.ruleset.placing == "trains":
        now.first_turns = (1 << view.seats) - 1
    return now


def _remember(now: Round, view: View) -> None:
    """What earlier events of the round still bring about."""
    for event in view.history:
        if isinstance(event, TilePlayed):
            now.last_tile = now.game.masks.index[event.tile]
            now.leads = min(2, now.leads + 1)
            now.passers.clear()
            now.drawn = 0
        elif isinstance(event, Knocked):
            if now.game.has_passes_paid:
                now.passers.append(event.seat)
            now.drawn = 0
        elif isinstance(event, Passed):
            now.drawn = 0
        elif isinstance(event, TileDrawn):
            now.drawn += 1
        elif isinstance(event, PointsScored):
            now.was_opened |= any(line.reason is ScoreReason.FIRST_PASS for line in event.lines)
            for line in event.lines:
                if line.team is not None:
                    now.earlier[line.team] += line.points
        elif (isinstance(event, PositionEntered) and not view.layout.is_empty) or (
            isinstance(event, RoundDealt) and event.start_tile is not None
        ):
            now.leads = 2
    # The view does not tell the rounds before this one; in one of them somebody will have passed.
    now.was_opened |= view.round > 1
    if isinstance(now, BranchingRound):
        _remember_turns(now, view.history)


def _remember_turns(now: BranchingRound, history: Sequence[GameEvent]) -> None:
    """Whose first turn is over: a seat is in it while it has only lengthened its own train."""
    for event in history:
        if isinstance(event, TilePlayed):
            now.laid |= 1 << event.seat
            if not event.again:
                now.first_turns &= ~(1 << event.seat)
        elif isinstance(event, (Knocked, Passed, TileDrawn, TileDiscarded)):
            now.acted(event.seat)
