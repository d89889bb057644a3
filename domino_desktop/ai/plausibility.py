"""How plausible an imagined deal makes what was seen: whoever held these hands, would they have laid these tiles?

A seat is thought to lay what leaves it much to follow with, softly: the better of two tiles is only likelier.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from domino_desktop.ai.belief import Belief
from domino_desktop.ai.evidence import SeenPlay, accepted
from domino_desktop.ai.masks import Masks, masks_for
from domino_desktop.core.layout import OpenEnd
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import View

LIKELIER_BY_NUMBER = 0.5
LIKELIER_BY_FIT = 0.3
LIKELIER_BY_PIP = 0.12
LIKELIER_BY_DOUBLE = 1.2
"""What makes it likelier that a tile is laid, as logarithms: each number kept in the hand, each tile kept that follows,
each pip, a double. Fitted to the choices of casual and club players; for a child's they are no worse than nothing."""


class _Option(NamedTuple):
    """A tile (bit) that a seat could lay if it held it: how likely by itself, and which tiles (bits) follow it."""

    bit: int
    by_itself: float
    following: int
    is_chosen: bool


class Plausibility:
    """Weighs the deals of one belief by the tiles that others laid."""

    def __init__(self, view: View, belief: Belief) -> None:
        hidden = {place.seat for place in belief.places if not place.is_aside}
        plays = [play for play in belief.evidence.plays if play.seat in hidden and not play.is_forced]
        self._choices = [_Choice(play, belief, view.ruleset.max_pip, view.ruleset.joint) for play in plays]

    @property
    def is_empty(self) -> bool:
        """Whether nobody has had a choice yet."""
        return not self._choices

    def weight(self, places: list[int]) -> float:
        """How likely what was seen is when the hidden tiles (bits) lie so, by place of the belief."""
        return math.exp(sum([choice.likelihood(places) for choice in self._choices]))


class _Choice:
    """One tile as it was laid, among what else the seat may have been able to lay."""

    def __init__(self, play: SeenPlay, belief: Belief, max_pip: int, joint: int) -> None:
        masks = masks_for(max_pip)
        self._suits = masks.suits
        # What the seat held then: what it still holds of it, and what it has laid since.
        self._places = [
            number
            for number, place in enumerate(belief.places)
            if place.seat == play.seat and not place.is_aside and place.born <= play.event
        ]
        self._since = 0
        for later in belief.evidence.plays:
            if later.seat == play.seat and later.event >= play.event and later.born <= play.event:
                self._since |= 1 << later.tile
        self._options = _options(play, masks, max_pip, joint)
        self._known: dict[int, float] = {}

    def likelihood(self, places: list[int]) -> float:
        """The logarithm of the probability that the seat lays what it laid."""
        hand = self._since
        for place in self._places:
            hand |= places[place]
        found = self._known.get(hand)
        if found is None:
            found = self._known[hand] = self._work_out(hand)
        return found

    def _work_out(self, hand: int) -> float:
        chosen = total = 0.0
        for bit, by_itself, following, is_chosen in self._options:
            if hand & bit:
                kept = hand ^ bit
                numbers = sum([1 for suit in self._suits if kept & suit])
                by_fits = LIKELIER_BY_FIT * (kept & following).bit_count()
                likely = math.exp(by_itself + LIKELIER_BY_NUMBER * numbers + by_fits)
                total += likely
                if is_chosen:
                    chosen += likely
        return math.log(chosen / total)


def _options(play: SeenPlay, masks: Masks, max_pip: int, joint: int) -> list[_Option]:
    """Every tile that fitted one of the ends; ends that are alike are one."""
    different = {_kind(end): end for end in play.ends}
    laid_at = next(_kind(end) for end in play.ends if end.id == play.end)
    found = []
    for kind, end in different.items():
        rest = [other for other in play.ends if other is not end]
        others = 0
        for other in rest:
            others |= accepted(max_pip, *_kind(other))
        for number in masks.numbers(accepted(max_pip, *kind)):
            tile = masks.order[number]
            is_chosen = number == play.tile and kind == laid_at
            by_itself = LIKELIER_BY_PIP * tile.pips + (LIKELIER_BY_DOUBLE if tile.is_double else 0)
            for opened in _opened(end, tile):
                following = others
                for value in opened:
                    following |= accepted(max_pip, value, joint, False)
                found.append(_Option(1 << number, by_itself, following, is_chosen))
    return found


def _kind(end: OpenEnd) -> tuple[int | None, int, bool]:
    return end.value, end.total, end.doubles_only


def _opened(end: OpenEnd, tile: Tile) -> list[tuple[int, ...]]:
    """The numbers that the tile leaves open here, for each half that may touch."""
    if end.value is None:
        return [(tile.low, tile.high)]
    return [(tile.other(near),) for near in end.nears(tile)]
