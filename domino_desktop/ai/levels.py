"""How computer players choose: a level looks at one seat's view and names a move.

Nothing here knows more than the view tells, and the same view with the same seed gives the same move.
Computer players are honest where a rule set trusts the word of a seat: they lay a tile whenever one fits.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from domino_desktop.ai.casual import beginner, casual
from domino_desktop.ai.level import Level
from domino_desktop.ai.plain import plain_move, plays_of
from domino_desktop.core.moves import CallDead, ClaimRedeal, DrawTile, Move, PlayTile
from domino_desktop.core.tiles import pips_of
from domino_desktop.core.views import View

__all__ = ["Level", "choose", "plain_move"]


def choose(view: View, level: Level, seed: int, limit_ms: int | None = None) -> Move:
    """The move of a computer player whose turn it is. Raises ValueError when this view's eye may do nothing now.

    After ``limit_ms`` the best so far is taken; without a limit the same view and seed give the same move everywhere.
    """
    # The place in the match goes in too: one seed for a whole match must not mean one luck for all its turns.
    chance = random.Random(f"{seed}/{view.round}/{len(view.history)}/{view.eye}")
    if level is not Level.BEGINNER:
        if ClaimRedeal() in view.legal_moves:
            return ClaimRedeal()
        if CallDead() in view.legal_moves and _is_ahead(view):
            return CallDead()
    plays = plays_of(view)
    if plays:
        return _CHOICES[level](view, plays, chance)
    draws = [move for move in view.legal_moves if isinstance(move, DrawTile)]
    return chance.choice(draws) if draws else plain_move(view)


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


_CHOICES: dict[Level, Callable[[View, list[PlayTile], random.Random], Move]] = {
    Level.BEGINNER: beginner,
    Level.CASUAL: casual,
    Level.CLUB: casual,
    Level.EXPERT: casual,
}
