"""What the coach says to one seat: a hint with its reason, what others cannot hold, and the block meter."""

from __future__ import annotations

import random
import time

from domino_desktop.ai.advice import Advice, BlockForecast, Hint, HintReason, Lacking
from domino_desktop.ai.belief import Belief
from domino_desktop.ai.forecast import forecast
from domino_desktop.ai.levels import Level, choose
from domino_desktop.ai.monte_carlo import Appraisal, appraise, best_of
from domino_desktop.ai.plain import plays_of
from domino_desktop.ai.reasons import Reasons, numbers_kept
from domino_desktop.core.block import BlockPhase
from domino_desktop.core.moves import (
    CallDead,
    ClaimRedeal,
    DiscardTile,
    DrawTile,
    Knock,
    Move,
    Pass,
    PlayTile,
    ProposeBlock,
    RevealHand,
)
from domino_desktop.core.views import View

PLAYOUTS = 3000
"""As many as the strongest computer player takes, where there is time for it."""

DEALS = 400
"""So many deals the meter is read from, where there is time for it."""

FORECAST_SHARE = 0.35
"""Of the time that the coach has, the meter gets so much."""

_NO_CHOICE = (Knock, ProposeBlock, ClaimRedeal, CallDead, Pass)
"""What nobody is advised to do while a tile fits, although it may be allowed."""


def advise(view: View, seed: int, limit_ms: int = 700) -> Advice:
    """What the coach can say to this view's eye, which must be a seat. The same view and seed give the same advice,

    unless the time runs out: then it says what it has found out so far.
    """
    started, seconds = time.monotonic(), limit_ms / 1000
    chance = random.Random(f"{seed}/{view.round}/{len(view.history)}/{view.eye}")
    belief = Belief.of(view)
    meter = forecast(view, belief, chance, DEALS, started + seconds * FORECAST_SHARE)
    hint = None
    if is_asked(view):
        hint = _hint(view, belief, meter, chance, seed, started + seconds)
    return Advice(hint, lacking(view, belief), meter)


def is_asked(view: View) -> bool:
    """Whether this eye is to choose a move; an answer in the walk is its own affair."""
    walk = view.verification
    is_in_walk = walk is not None and walk.is_formal and walk.phase is not BlockPhase.MUST_PLAY
    return view.turn == view.eye and view.ended is None and not is_in_walk and bool(view.legal_moves)


def lacking(view: View, belief: Belief) -> tuple[Lacking, ...]:
    """What each other seat cannot hold. Where a seat's word is trusted it proves nothing."""
    if not view.ruleset.is_checked:
        return ()
    return tuple(
        Lacking(seat, numbers)
        for seat, numbers in enumerate(belief.lacking())
        if numbers and seat != view.eye and view.counts[seat]
    )


def _hint(
    view: View, belief: Belief, meter: BlockForecast | None, chance: random.Random, seed: int, deadline: float
) -> Hint | None:
    plays = plays_of(view)
    if not plays:
        return _hint_without_a_tile(view, seed)
    if _is_only(view, plays):
        move = plays[0]
        goes_out = len(view.hand) == 1
        return Hint(move, HintReason.GOES_OUT if goes_out else HintReason.ONLY_MOVE)
    found = appraise(view, plays, PLAYOUTS, chance, deadline=deadline, is_weighted=True, narrows=True)
    best = best_of(found)
    others = [other for other in found if not _is_same(view, best.move, other.move)]
    return Reasons(view, belief, meter).hint(best, others, _lead(best, others))


def _lead(best: Appraisal, others: list[Appraisal]) -> float:
    """By how many points the best move leads the next one; 0 where that may be chance."""
    if not others:
        return 0.0
    following = best_of(others)
    lead = best.value - following.value
    return lead if lead > max(best.margin, following.margin) else 0.0


def _hint_without_a_tile(view: View, seed: int) -> Hint | None:
    """Nothing fits: draw, pass, lay a tile aside or have the hands counted, as the strongest computer player does."""
    moves = [move for move in view.legal_moves if not isinstance(move, (ClaimRedeal, RevealHand))]
    kinds = {type(move) for move in moves if not isinstance(move, ProposeBlock)}
    if not kinds:
        return None
    if kinds in ({DrawTile}, {Knock}, {Pass}) or len(moves) == 1:
        return Hint(moves[0], HintReason.ONLY_MOVE)
    move = choose(view, Level.EXPERT, seed)
    if isinstance(move, DiscardTile):
        return Hint(move, HintReason.KEEPS_VARIETY, (len(numbers_kept(view, move.tile)),))
    if CallDead in kinds and isinstance(move, (CallDead, Knock)):
        # To call it is to bring about a block, and not to call it is to put one off.
        return Hint(move, HintReason.BLOCKS_AND_WINS if isinstance(move, CallDead) else HintReason.AVOIDS_BLOCK)
    return None


def _is_only(view: View, plays: list[PlayTile]) -> bool:
    """Whether there is nothing to choose: one tile that goes to one place, or to places that are alike."""
    others = [move for move in view.legal_moves if not isinstance(move, (PlayTile, *_NO_CHOICE))]
    return not others and all(_is_same(view, plays[0], other) for other in plays[1:])


def _is_same(view: View, one: Move, other: Move) -> bool:
    """Whether two tiles laid come to the same: on a plain line it does not matter at which of two equal ends."""
    if one == other:
        return True
    if not isinstance(one, PlayTile) or not isinstance(other, PlayTile) or one.tile != other.tile:
        return False
    ends = view.layout.end(one.end), view.layout.end(other.end)
    is_plain = view.ruleset.is_plain_line and view.ruleset.play_scoring.kind == "none"
    return (
        is_plain
        and one.near == other.near
        and ends[0] is not None
        and ends[1] is not None
        and (ends[0].value == ends[1].value)
    )
