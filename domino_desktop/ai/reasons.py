"""Why the coach would make a move: the first reason that is true of it in this position.

What is certain comes before what is likely, and what is always true comes last.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from domino_desktop.ai.advice import BlockForecast, Hint, HintReason
from domino_desktop.ai.belief import Belief
from domino_desktop.ai.evidence import accepted
from domino_desktop.ai.masks import masks_for
from domino_desktop.ai.monte_carlo import Appraisal
from domino_desktop.core.layout import Layout, OpenEnd
from domino_desktop.core.moves import PlayTile
from domino_desktop.core.placing import place
from domino_desktop.core.play_scoring import play_points
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import View

BLOCK_IS_NEAR = 0.35
"""From this share on a heavy tile is laid because of a block."""

LESS_LIKELY = 0.08
"""By so much a move must make a block rarer than the others do on average."""

PROBABLY = 0.6
"""So often the own side must win what is called probably its own."""

COUNTS_PIPS = ("lowest_hand", "lowest_team", "team_of_lowest_hand", "closer_duel")
"""Who wins a block by these words depends on the pips left in a hand."""

_Why = tuple[HintReason, tuple[int, ...], int | None]


class _Laid(NamedTuple):
    """A tile as it would lie: what is on the table then, what is left in the hand, and the numbers that it opens."""

    tile: Tile
    layout: Layout
    kept: tuple[Tile, ...]
    opened: tuple[int, ...]
    points: int


class Reasons:
    """Looks for the reason of one move, among the others that were possible."""

    def __init__(self, view: View, belief: Belief, meter: BlockForecast | None) -> None:
        self._view, self._belief, self._meter = view, belief, meter
        self._masks = masks_for(view.ruleset.max_pip)

    def hint(self, best: Appraisal, others: Sequence[Appraisal], ahead: float) -> Hint:
        """The hint to make this move rather than one of the others; ``ahead`` as in `Hint`."""
        reason, numbers, seat = self._why(best, others)
        return Hint(best.move, reason, numbers, seat, ahead)

    def _why(self, best: Appraisal, others: Sequence[Appraisal]) -> _Why:
        laid = self._laid(_tile_of(best))
        if not laid.kept:
            return HintReason.GOES_OUT, (), None
        if laid.points > 0:
            return HintReason.SCORES, (laid.points,), None
        if best.wins >= PROBABLY and self._is_dead(laid):
            return HintReason.BLOCKS_AND_WINS, (), None
        return (
            self._makes_pass(laid)
            or self._about_a_block(laid, best, others)
            or self._helps_partner(laid, others)
            or self._keeps(laid, others)
        )

    def _laid(self, move: PlayTile) -> _Laid:
        view = self._view
        layout = place(view.ruleset, view.layout, move.tile, move.end, move.near)
        before = {end.id: end.value for end in view.layout.ends}
        opened = [end.value for end in layout.ends if end.value is not None and before.get(end.id) != end.value]
        line = play_points(view.ruleset, layout, move.end, view.eye, view.teams[view.eye])
        kept = tuple(tile for tile in view.hand if tile != move.tile)
        return _Laid(move.tile, layout, kept, tuple(dict.fromkeys(opened)), 0 if line is None else line.points)

    # A block --------------------------------------------------------------------------------------------

    def _is_dead(self, laid: _Laid) -> bool:
        """Whether certainly nobody can ever lay another tile, whatever is drawn."""
        if self._view.ruleset.cannot_play == "discard":
            return False
        fitting = self._fitting(laid.layout.ends)
        if fitting & self._masks.bits(laid.kept):
            return False
        if self._view.drawable:
            return not fitting & self._belief.unseen and not any(self._may_lay(laid, seat) for seat in self._others())
        return not any(self._may_lay(laid, seat) for seat in self._others())

    def _others(self) -> list[int]:
        return [seat for seat in range(self._view.seats) if seat != self._view.eye]

    def _may_lay(self, laid: _Laid, seat: int) -> bool:
        return bool(self._fitting(laid.layout.ends) & self._may_hold[seat])

    @property
    def _may_hold(self) -> tuple[int, ...]:
        return self._belief.may_hold

    def _about_a_block(self, laid: _Laid, best: Appraisal, others: Sequence[Appraisal]) -> _Why | None:
        meter = self._meter
        if meter is None or not meter.block or not others:
            return None
        usual = sum(other.blocks for other in others) / len(others)
        if meter.cost > 0 and usual - best.blocks >= LESS_LIKELY:
            return HintReason.AVOIDS_BLOCK, (), None
        lighter = [_tile_of(other).tile for other in others]
        is_heaviest = all(tile.pips < laid.tile.pips for tile in lighter if tile != laid.tile)
        is_a_choice = any(tile != laid.tile for tile in lighter)
        is_heavy = laid.tile.pips > self._view.ruleset.max_pip and is_heaviest and is_a_choice
        if meter.block >= BLOCK_IS_NEAR and is_heavy and self._view.ruleset.block_winner in COUNTS_PIPS:
            return HintReason.SHEDS_PIPS, (), None
        return None

    # Others ---------------------------------------------------------------------------------------------

    def _makes_pass(self, laid: _Laid) -> _Why | None:
        """A number that is newly open, and that the next opponent certainly lacks."""
        view = self._view
        if not view.ruleset.is_checked or view.ruleset.joint or any(end.doubles_only for end in laid.layout.ends):
            return None
        order = view.ruleset.order_from(view.eye, view.seats)
        following = order[1]
        if view.teams[following] == view.teams[view.eye] or not view.counts[following]:
            return None
        were_open = set(view.layout.values)
        for number in laid.opened:
            is_hidden = view.revealed_hand(following) is None
            suit = self._masks.suits[number]
            if number not in were_open and is_hidden and not suit & self._may_hold[following]:
                return HintReason.MAKES_PASS, (number,), following
        return None

    def _helps_partner(self, laid: _Laid, others: Sequence[Appraisal]) -> _Why | None:
        """A number that the partner has opened in this round, is open now, and that it may still hold."""
        view = self._view
        if view.ruleset.joint:
            return None
        partners = [seat for seat in self._others() if view.teams[seat] == view.teams[view.eye]]
        for partner in partners:
            liked = self._opened_by(partner)
            for number in laid.layout.values:
                is_covered = any(number not in self._laid(_tile_of(other)).layout.values for other in others)
                if number in liked and is_covered and self._masks.suits[number] & self._may_hold[partner]:
                    return HintReason.HELPS_PARTNER, (number,), partner
        return None

    def _opened_by(self, seat: int) -> set[int]:
        """The numbers that this seat opened by choice in this round."""
        found: set[int] = set()
        for play in self._belief.evidence.plays:
            if play.seat == seat and not play.is_forced:
                tile = self._masks.order[play.tile]
                value = next((end.value for end in play.ends if end.id == play.end), None)
                found |= {tile.low, tile.high} if value is None else {tile.other(value)}
        return found

    # The own hand ---------------------------------------------------------------------------------------

    def _keeps(self, laid: _Laid, others: Sequence[Appraisal]) -> _Why:
        view = self._view
        if laid.tile.is_double:
            return HintReason.SHEDS_DOUBLE, (), None
        counts = {value: sum(1 for tile in view.hand if tile.fits(value)) for value in range(view.ruleset.max_pip + 1)}
        most = max(counts.values())
        favourites = [value for value, count in counts.items() if count == most]
        spent = [_tile_of(other).tile for other in others]
        if most > 1 and len(favourites) == 1 and not laid.tile.fits(favourites[0]):
            if any(tile.fits(favourites[0]) for tile in spent):
                return HintReason.KEEPS_NUMBER, (favourites[0],), None
        return HintReason.KEEPS_VARIETY, (len(numbers_kept(view, laid.tile)),), None

    def _fitting(self, ends: Sequence[OpenEnd]) -> int:
        """The tiles (bits) that fit one of these ends."""
        found = 0
        for end in ends:
            found |= accepted(self._view.ruleset.max_pip, end.value, end.total, end.doubles_only)
        return found


def _tile_of(appraisal: Appraisal) -> PlayTile:
    assert isinstance(appraisal.move, PlayTile)
    return appraisal.move


def numbers_kept(view: View, tile: Tile) -> frozenset[int]:
    """The numbers that the other tiles of the hand show."""
    return frozenset(half for kept in view.hand if kept != tile for half in (kept.low, kept.high))
