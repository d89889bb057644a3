"""How computer players choose: a level looks at one seat's view and names a move.

Nothing here knows more than the view tells, and the same view with the same seed gives the same move.
Computer players are honest where a rule set trusts the word of a seat: they lay a tile whenever one fits.
"""

from __future__ import annotations

import random
import time
from collections.abc import Mapping
from typing import NamedTuple

from domino_desktop.ai.casual import beginner, casual
from domino_desktop.ai.level import Level
from domino_desktop.ai.monte_carlo import appraise, best_of
from domino_desktop.ai.plain import plain_move, plays_of
from domino_desktop.core.moves import (
    CallDead,
    ClaimRedeal,
    DiscardTile,
    DrawTile,
    Move,
    Pass,
    PlayTile,
    YieldLead,
)
from domino_desktop.core.tiles import pips_of
from domino_desktop.core.views import View

__all__ = ["Level", "choose", "plain_move"]


class Thinking(NamedTuple):
    """How hard a level thinks: rounds imagined for a move on a line of 28 tiles, and whether deals are weighed."""

    playouts: int
    is_weighted: bool


THINKING: Mapping[Level, Thinking] = {Level.CLUB: Thinking(500, False), Level.EXPERT: Thinking(3000, True)}
"""The levels that think ahead; measured with tests/ai/strength.py."""

_TILES = 28
"""The tiles of the set that the playouts are meant for: in larger sets, where a round is longer, they are fewer."""

_COST_OF_BRANCHES = 3
"""How much longer a round takes to imagine where more than one line may lie."""


def choose(view: View, level: Level, seed: int, limit_ms: int | None = None, thinking: Thinking | None = None) -> Move:
    """The move of a computer player whose turn it is. Raises ValueError when this view's eye may do nothing now.

    After ``limit_ms`` the best so far is taken; without a limit the same view and seed give the same move everywhere.
    ``thinking`` replaces how hard the level thinks.
    """
    # The place in the match goes in too: one seed for a whole match must not mean one luck for all its turns.
    chance = random.Random(f"{seed}/{view.round}/{len(view.history)}/{view.eye}")
    thinking = thinking or THINKING.get(level)
    if thinking is not None:
        deadline = None if limit_ms is None else time.monotonic() + limit_ms / 1000
        return _think(view, thinking, chance, deadline)
    if level is Level.CASUAL:
        if ClaimRedeal() in view.legal_moves:
            return ClaimRedeal()
        if CallDead() in view.legal_moves and _is_ahead(view):
            return CallDead()
    plays = plays_of(view)
    if plays:
        return (beginner if level is Level.BEGINNER else casual)(view, plays, chance)
    return _without_thought(view, chance)


def _without_thought(view: View, chance: random.Random) -> Move:
    """What to do where no tile can be laid and nothing is to choose; a tile is drawn from anywhere."""
    draws = [move for move in view.legal_moves if isinstance(move, DrawTile)]
    return chance.choice(draws) if draws else plain_move(view)


def _think(view: View, thinking: Thinking, chance: random.Random, deadline: float | None) -> Move:
    if CallDead() in view.legal_moves and _is_ahead(view):
        return CallDead()
    candidates = _candidates(view)
    may_claim = ClaimRedeal() in view.legal_moves
    if not candidates or (len(candidates) == 1 and not may_claim):
        return candidates[0] if plays_of(view) else _without_thought(view, chance)
    found = appraise(view, candidates, _playouts(view, thinking), chance, deadline, thinking.is_weighted, narrows=True)
    best = best_of(found)
    if may_claim and best.value < 0:
        # A new deal favours nobody.
        return ClaimRedeal()
    return _without_thought(view, chance) if isinstance(best.move, DrawTile) else best.move


def _playouts(view: View, thinking: Thinking) -> int:
    """How many rounds to imagine here, so that thinking takes about as long in every rule set: never by the clock."""
    playouts = thinking.playouts * _TILES // max(_TILES, len(view.ruleset.tile_set))
    return playouts if view.ruleset.placing == "line" else playouts // _COST_OF_BRANCHES


def _candidates(view: View) -> list[Move]:
    """The legal moves that differ and are worth a thought.

    Every place of the boneyard is as good as the first, and at a plain line an end as another with the same number.
    """
    found: dict[object, Move] = {}
    is_plain = view.ruleset.is_plain_line
    for move in view.legal_moves:
        if isinstance(move, PlayTile):
            end = view.layout.end(move.end)
            found.setdefault((move.tile, end.value if is_plain and end is not None else move.end, move.near), move)
        elif isinstance(move, (DrawTile, Pass, DiscardTile, YieldLead)):
            found.setdefault(move.tile if isinstance(move, DiscardTile) else type(move), move)
    return [*found.values()]


def _is_ahead(view: View) -> bool:
    """Whether the own side would probably win if the hands were counted now: unseen tiles count as their mean."""
    seen = {*view.layout.tiles(), *view.hand, *(tile for shown in view.revealed for tile in shown.tiles)}
    unseen = [tile for tile in view.ruleset.tiles_for(view.seats) if tile not in seen]
    mean = pips_of(unseen) / len(unseen) if unseen else 0.0
    totals: dict[int, float] = {}
    for seat, team in enumerate(view.teams):
        pips = pips_of(view.hand) if seat == view.eye else view.counts[seat] * mean
        totals[team] = totals.get(team, 0.0) + pips
    own = totals.pop(view.teams[view.eye])
    return own < min(totals.values())
