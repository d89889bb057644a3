"""A finished round looked at again, with every hand open: where it turned, when the block was certain, how lucky the
deal was.

Laying tiles is judged; drawing, passing by choice and laying aside are not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from domino_desktop.ai.findings import Luck, Review, Standing, TurningPoint, TurnReason
from domino_desktop.ai.judging import Judge, Judged, margin_of
from domino_desktop.ai.playout import LineRound
from domino_desktop.ai.positions import game_for, position_of
from domino_desktop.ai.review_reasons import Outcome, Turn, pips_by_team, reason_of
from domino_desktop.ai.rounds import Round
from domino_desktop.core.changes import apply
from domino_desktop.core.events import (
    GameEvent,
    Knocked,
    MatchStarted,
    Passed,
    RoundEnd,
    RoundEnded,
    RoundScored,
    TileDiscarded,
    TileDrawn,
    TilePlayed,
)
from domino_desktop.core.moves import PlayTile
from domino_desktop.core.state import MatchState, start
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import view_for

_MOST_TURNS = 6

_NODES = 120_000
_ROUNDS_ON_LINES = 300
_ROUNDS_ELSEWHERE = 32
_FEWEST_ROUNDS = 10
_USUAL_TILES = 25
"""In longer rounds fewer random rounds are played for each move, so that a review takes seconds."""
_LUCK_ROUNDS = 4
"""So many times as many rounds are played for the luck of the deal."""

_WORTH_TELLING = 0.5
"""Estimated losses of fewer points are a trifle."""

_REASON_ROUNDS = 60
"""So many random rounds tell why a move is better."""

_SECONDS = 5.0
"""After so long a review does with as few random rounds as possible; usually it is done before."""

_LOOKED_AT = 4000
"""So many positions are looked at to tell whether every continuation is blocked; where there are more,"""
_CERTAIN_ROUNDS = 150
"""so many random rounds must all be."""


@dataclass(frozen=True, slots=True)
class _Laid:
    """A tile laid in the round: its event, and the round on bits before and after it.

    ``knocked`` are the seats that had to pass before they did anything else.
    """

    event: TilePlayed
    before: Round
    after: Round
    knocked: frozenset[int]


def review(events: Sequence[GameEvent], seed: int, effort: float = 1.0) -> Review:
    """The review of one round: `MatchStarted` and every event of the round, all hands known.

    ``effort`` is how many times as much is looked at as usual. Raises ValueError where there is no round.
    """
    laid = list(_laid(events))
    if not laid:
        return Review((), (), ())
    first = laid[0].before
    is_quick = isinstance(first, LineRound)
    length = min(1.0, (_USUAL_TILES / len(laid)) ** 2)
    rounds = max(_FEWEST_ROUNDS, int((_ROUNDS_ON_LINES if is_quick else _ROUNDS_ELSEWHERE) * effort * length))
    judge = Judge(first, rounds, int(_NODES * effort), _SECONDS)
    real = _outcome(laid[-1].after, events)
    lost = [(each, point) for each in reversed(laid) if (point := _turning(judge, each, _seed_at(seed, each)))]
    lost.sort(key=lambda found: -found[1].loss)
    turning = [_with_reason(judge, each, point, real, _seed_at(seed, each)) for each, point in lost[:_MOST_TURNS]]
    standings = []
    for each in laid:
        points, margin, is_exact = judge.standing(each.after, _seed_at(seed, each))
        standings.append(Standing(each.event.number, points, margin, is_exact))
    certain, is_certain_exact = _certain(judge, laid, real, seed, int(_LOOKED_AT * effort))
    luck = _luck(judge, first, rounds * _LUCK_ROUNDS, seed)
    return Review(tuple(turning), tuple(standings), luck, certain, is_certain_exact)


def _seed_at(seed: int, laid: _Laid) -> str:
    return f"{seed}/{laid.event.number}"


# What was laid -------------------------------------------------------------------------------------------


def _laid(events: Sequence[GameEvent]) -> Iterator[_Laid]:
    started, *rest = events
    if not isinstance(started, MatchStarted) or not rest:
        raise ValueError("no round to look at")
    state = start(started)
    for place, event in enumerate(rest):
        before = state
        state = apply(state, event)
        if isinstance(event, TilePlayed):
            now = _on_bits(before, rest[place:])
            after = now.copy()
            after.step(PlayTile(event.tile, event.end, event.near))
            yield _Laid(event, now, after, _knocked(rest[place + 1 :]))


def _knocked(coming: Sequence[GameEvent]) -> frozenset[int]:
    """The seats whose next act is to pass because nothing fits."""
    first: dict[int, GameEvent] = {}
    for event in coming:
        if isinstance(event, (TilePlayed, TileDrawn, TileDiscarded, Knocked, Passed)):
            first.setdefault(event.seat, event)
    return frozenset(seat for seat, event in first.items() if isinstance(event, Knocked))


def _on_bits(state: MatchState, coming: Sequence[GameEvent]) -> Round:
    """The round on bits. The boneyard lies as it was really drawn later; nobody knows how else it would have been."""
    now = state.round
    assert now is not None and now.turn is not None
    masks = game_for(state.ruleset, state.seats).masks
    order: list[Tile] = [event.tile for event in coming if isinstance(event, TileDrawn) and event.tile is not None]
    order += [tile for tile in now.boneyard.tiles or () if tile not in order]
    hands = [masks.bits(hand.tiles or ()) for hand in now.hands]
    aside = [masks.bits(hand.tiles or ()) for hand in now.discards] or None
    return position_of(view_for(state, now.turn), hands, [masks.index[tile] for tile in reversed(order)], aside)


def _outcome(last: Round, events: Sequence[GameEvent]) -> Outcome:
    """How the round really ended; ``last`` is the round behind its last tile."""
    ended = next((event for event in events if isinstance(event, RoundEnded)), None)
    scored = next((event.score for event in events if isinstance(event, RoundScored)), None)
    return Outcome(
        ended is not None and ended.reason is RoundEnd.BLOCKED,
        -1 if scored is None or scored.winner is None else scored.winner,
        -1 if ended is None or ended.seat is None else last.game.teams[ended.seat],
        pips_by_team(last),
    )


# Where it turned -----------------------------------------------------------------------------------------


def _turning(judge: Judge, laid: _Laid, seed: str) -> TurningPoint | None:
    """What was given away by this tile, if something certainly was."""
    now, event = laid.before, laid.event
    codes = now.moves()
    if len({code >> 1 for code in codes}) < 2:
        return None
    judged, is_exact = judge.moves(now, seed)
    best = judged[0].code
    code = now.code_of(PlayTile(event.tile, event.end, event.near))
    played = next(each for each in judged if each.code == code)
    if not is_exact and _is_behind(played):
        played = judge.again(now, code, best, seed)
    if not _is_behind(played) or (not is_exact and played.behind < _WORTH_TELLING):
        return None
    return TurningPoint(
        event.number,
        event.seat,
        now.move_of(code),
        now.move_of(best),
        float(played.behind),
        played.margin,
        is_exact,
        TurnReason.SIMPLY_BETTER,
    )


def _is_behind(played: Judged) -> bool:
    """Whether it certainly fell short of the best."""
    return played.behind - played.margin > 0


def _with_reason(judge: Judge, laid: _Laid, point: TurningPoint, real: Outcome, seed: str) -> TurningPoint:
    """The turning point with the reason why the other move is better."""
    better = laid.before.copy()
    better.step(point.better)
    ends: list[list[Round]] = []
    for after in (better, laid.after):
        perfect = judge.perfect_end(after) if point.is_exact and isinstance(after, LineRound) else None
        ends.append([perfect] if perfect is not None else judge.random_ends(after, _REASON_ROUNDS, f"{seed}/why"))
    reason, other = reason_of(Turn(laid.before, better, laid.after, ends[0], ends[1], laid.knocked), real)
    return replace(point, reason=reason, other=other)


# When the block was certain ------------------------------------------------------------------------------


def _certain(judge: Judge, laid: list[_Laid], real: Outcome, seed: int, positions: int) -> tuple[int | None, bool]:
    """The tile from which the block was certain, and whether every continuation was looked at."""
    if not real.is_blocked:
        return None, False
    certain, is_exact = laid[-1].event.number, True
    for each in reversed(laid[:-1]):
        always = _always_blocks(each.after, positions)
        if always is None:
            ends = judge.random_ends(each.after, _CERTAIN_ROUNDS, f"{seed}/{each.event.number}/certain")
            if not all(end.is_blocked for end in ends):
                break
            is_exact = False
        elif not always:
            break
        certain = each.event.number
    return certain, is_exact


def _always_blocks(now: Round, positions: int) -> bool | None:
    """Whether every continuation ends in a block; None where there are too many."""
    waiting, met = [now], set()
    looked_at = 0
    while waiting:
        position = waiting.pop()
        if position.turn < 0:
            if not position.is_blocked:
                return False
            continue
        if position.game.is_simple:
            # Nothing but this decides what can follow.
            here = (position.turn, *sorted(position.values()), len(position.yard), *position.hands)
            if here in met:
                continue
            met.add(here)
        looked_at += 1
        if looked_at > positions:
            return None
        for code in position.moves():
            after = position.copy()
            after.play(code)
            waiting.append(after)
    return True


# How lucky the deal was ----------------------------------------------------------------------------------


def _luck(judge: Judge, first: Round, rounds: int, seed: int) -> tuple[Luck, ...]:
    """Which share of the rounds each team wins from this deal when all play alike, at random."""
    found = judge.random_ends(first, rounds, f"{seed}/luck")
    luck = []
    for team in range(first.game.team_count):
        wins = [float(end.winner == team) for end in found]
        luck.append(Luck(team, sum(wins) / len(wins), margin_of(wins)))
    return tuple(luck)
