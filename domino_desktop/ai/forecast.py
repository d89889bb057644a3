"""The block meter: how likely this round blocks, who would win that, and which numbers are about to die.

Everything comes from one view: the hidden tiles are dealt again and again as they may lie, and played out.
"""

from __future__ import annotations

import math
import random
import time
from dataclasses import dataclass, field

from domino_desktop.ai.advice import BlockForecast, DyingNumber
from domino_desktop.ai.belief import Belief
from domino_desktop.ai.masks import masks_for
from domino_desktop.ai.plausibility import Plausibility
from domino_desktop.ai.positions import game_for, position_of, value
from domino_desktop.core.events import TileDiscarded
from domino_desktop.core.views import View

_FEW = 3  # tiles with a number: it is about to die
_MOST_DYING = 3
_Z = 1.96  # standard deviations: a 95 % interval


@dataclass(slots=True)
class _Tally:
    """What the imagined deals came to, each with its weight."""

    teams: int
    weight: float = 0.0
    squares: float = 0.0
    blocks: float = 0.0
    cost: float = 0.0
    deals: int = 0
    wins: list[float] = field(init=False)

    def __post_init__(self) -> None:
        self.wins = [0.0] * self.teams

    def add(self, weight: float, *, is_blocked: bool, winner: int, cost: float) -> None:
        self.deals += 1
        self.weight += weight
        self.squares += weight * weight
        if is_blocked:
            self.blocks += weight
            self.cost += weight * cost
            if winner >= 0:
                self.wins[winner] += weight

    def result(self, dying: tuple[DyingNumber, ...]) -> BlockForecast:
        share = min(1.0, self.blocks / self.weight)
        effective = self.weight * self.weight / self.squares
        if not self.blocks:
            return BlockForecast(0.0, half_width(0.0, effective), (0.0,) * self.teams, 0.0, dying, self.deals)
        wins = tuple(won / self.blocks for won in self.wins)
        cost = self.cost / self.blocks
        return BlockForecast(share, half_width(share, effective), wins, cost, dying, self.deals)


def forecast(
    view: View, belief: Belief, chance: random.Random, deals: int, deadline: float | None = None
) -> BlockForecast | None:
    """The forecast of this view's eye, which must be a seat; None before the first tile, and once nobody is asked.

    So many ``deals`` are imagined; after ``deadline``, a moment of `time.monotonic`, no more; one always is.
    """
    if view.layout.is_empty or view.turn is None or view.ended is not None:
        return None
    game = game_for(view.ruleset, view.seats)
    team = view.teams[view.eye]
    plausibility = Plausibility(view, belief)
    tally = _Tally(game.team_count)
    while tally.deals < deals:
        dealt = belief.deal(chance)
        round_ = position_of(view, dealt.hands, dealt.boneyard, dealt.laid_aside)
        round_.run(chance)
        tally.add(
            plausibility.weight(dealt.places),
            is_blocked=round_.is_blocked,
            winner=round_.winner,
            cost=-value(game, round_.points, team),
        )
        if deadline is not None and time.monotonic() >= deadline:
            break
    return tally.result(dying_numbers(view)) if tally.weight else None


def half_width(share: float, count: float) -> float:
    """Half of Wilson's 95 % interval for a share of so many trials, which may be none at all or all of them.

    >>> round(half_width(0.5, 400), 3), round(half_width(0.0, 400), 4)
    (0.049, 0.0048)
    """
    squared = _Z * _Z
    return _Z * math.sqrt(share * (1 - share) / count + squared / (4 * count * count)) / (1 + squared / count)


def dying_numbers(view: View) -> tuple[DyingNumber, ...]:
    """The open numbers of which few tiles are left, the nearest to its end first.

    Where touching halves add up to something, no number dies by its own tiles, and none is told.
    """
    if view.ruleset.joint:
        return ()
    masks = masks_for(view.ruleset.max_pip)
    everything = masks.bits(view.ruleset.tiles_for(view.seats))
    laid = masks.bits(view.layout.tiles())
    aside = masks.bits(e.tile for e in view.history if isinstance(e, TileDiscarded) and e.tile is not None)
    hand = masks.bits(view.hand)
    found = []
    for number in dict.fromkeys(view.layout.values):
        suit = masks.suits[number] & everything
        own = (suit & hand).bit_count()
        left = (suit & ~(laid | aside | hand)).bit_count()
        if left + own <= _FEW:
            found.append(DyingNumber(number, left, own))
    found.sort(key=lambda dying: (dying.left + dying.own, dying.value))
    return tuple(found[:_MOST_DYING])
