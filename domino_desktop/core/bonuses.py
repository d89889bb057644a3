"""Bonuses at the end of a round, and the ways in which a round can be won by going out."""

from __future__ import annotations

from domino_desktop.core.policies import Count, LastTile
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.ruleset_parts import Bonuses
from domino_desktop.core.score_lines import ScoreLine, ScoreReason
from domino_desktop.core.tiles import Tile

SIMPLE = "simple"
DOUBLE = "double"
BOTH_ENDS = "both_ends"
DOUBLE_BOTH_ENDS = "double_both_ends"

_DOUBLE_BLANK = Tile.of(0, 0)
_NONE = Bonuses()


def way_out(last: LastTile | None, ends_must_differ: bool) -> str:
    """How a seat went out, by its last tile: one of the words above, which are the keys of ``out_values``.

    ``both_ends`` (capicúa, lá-e-lô): no double, and each half fits an open end of its own, so that both ends show the
    same number afterwards; unless the ends must differ, a tile that fits two equal ends counts as well.
    ``double_both_ends`` (cruzada): a double, and its number stands at two ends.
    """
    if last is None:
        return SIMPLE
    tile, ends = last.tile, last.ends_before
    fitting = sum(tile.fits(end) for end in ends)
    if tile.is_double:
        return DOUBLE_BOTH_ENDS if fitting > 1 else DOUBLE
    if tile.low in ends and tile.high in ends:
        return BOTH_ENDS
    return BOTH_ENDS if fitting > 1 and not ends_must_differ else SIMPLE


def out_bonuses(ruleset: RuleSet, count: Count, seat: int) -> list[ScoreLine]:
    """The bonuses of the seat that went out. A capicúa is never a double; a chuchazo goes out with 0-0."""
    bonuses = ruleset.bonuses
    if bonuses == _NONE:
        return []
    tile = None if count.last is None else count.last.tile
    found = [
        (ScoreReason.BONUS_GOING_OUT, bonuses.going_out, True),
        (
            ScoreReason.BONUS_CAPICUA,
            bonuses.capicua,
            way_out(count.last, ruleset.capicua_ends_must_differ) == BOTH_ENDS,
        ),
        (ScoreReason.BONUS_CHUCHAZO, bonuses.chuchazo, tile == _DOUBLE_BLANK),
        (ScoreReason.BONUS_OUT_DOUBLE, bonuses.out_double, tile is not None and tile.is_double),
    ]
    team = count.teams[seat]
    lines = [
        ScoreLine(reason, team=team, seat=seat, numbers=(points,), points=points)
        for reason, points, is_earned in found
        if points and is_earned
    ]
    return [*lines, *_for_the_round(ruleset, count, team)]


def lock_bonuses(ruleset: RuleSet, count: Count, winner: int) -> list[ScoreLine]:
    """The bonuses of the side that won a block."""
    points = ruleset.bonuses.lock
    lock = [ScoreLine(ScoreReason.BONUS_LOCK, team=winner, numbers=(points,), points=points)] if points else []
    return [*lock, *_for_the_round(ruleset, count, winner)]


def _for_the_round(ruleset: RuleSet, count: Count, winner: int) -> list[ScoreLine]:
    """Puerto Rico: the winner of the first round of a match gets so much, of the second so much, and so on."""
    by_round = ruleset.bonuses.hand_number
    points = by_round[count.round - 1] if count.round <= len(by_round) else 0
    if not points:
        return []
    return [ScoreLine(ScoreReason.BONUS_HAND_NUMBER, team=winner, numbers=(points, count.round), points=points)]
