"""A finished round looked at again, with every hand open: where it turned, when the block was certain, how lucky the
deal was.

Laying tiles is judged; drawing, passing by choice and laying aside are not.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from domino_desktop.ai.findings import Luck, Review, Standing, TurningPoint, TurnReason
from domino_desktop.ai.judging import Judge, margin_of, random_ends
from domino_desktop.ai.playout import LineRound
from domino_desktop.ai.positions import game_for, position_of
from domino_desktop.ai.rounds import Round
from domino_desktop.core.changes import apply
from domino_desktop.core.events import GameEvent, MatchStarted, RoundEnd, TileDrawn, TilePlayed
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

_LOOKED_AT = 4000
"""So many positions are looked at to tell whether every continuation is blocked."""


@dataclass(frozen=True, slots=True)
class _Laid:
    """A tile laid in the round: its event, and the round on bits before and after it."""

    event: TilePlayed
    before: Round
    after: Round


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
    judge = Judge(first, rounds, int(_NODES * effort))
    turning = [point for each in reversed(laid) if (point := _turning(judge, each, f"{seed}/{each.event.number}"))]
    turning.sort(key=lambda point: -point.loss)
    standings = []
    for each in laid:
        points, margin, is_exact = judge.standing(each.after, f"{seed}/{each.event.number}")
        standings.append(Standing(each.event.number, points, margin, is_exact))
    certain, is_certain_exact = _certain(events, laid, seed, int(_LOOKED_AT * effort))
    luck = _luck(first, rounds * _LUCK_ROUNDS, seed)
    return Review(tuple(turning[:_MOST_TURNS]), tuple(standings), luck, certain, is_certain_exact)


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
            yield _Laid(event, now, after)


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


# Where it turned -----------------------------------------------------------------------------------------


def _turning(judge: Judge, laid: _Laid, seed: str) -> TurningPoint | None:
    """What was given away by this tile, if something certainly was."""
    now, event = laid.before, laid.event
    codes = now.moves()
    if len({code >> 1 for code in codes}) < 2:
        return None
    judged, is_exact = judge.moves(now, seed)
    best = judged[0]
    code = now.code_of(PlayTile(event.tile, event.end, event.near))
    played = next(each for each in judged if each.code == code)
    if played.behind - played.margin <= 0 or round(played.behind, 1) <= 0:
        return None
    reason, other = _reason(judge, now, code, best.code, is_exact)
    return TurningPoint(
        event.number,
        event.seat,
        now.move_of(code),
        now.move_of(best.code),
        float(played.behind),
        played.margin,
        is_exact,
        reason,
        other,
    )


def _reason(judge: Judge, now: Round, played: int, better: int, is_exact: bool) -> tuple[TurnReason, int | None]:
    """Why the other move is better: the first of these that is true."""
    seat, team = now.turn, now.game.teams[now.turn]
    one, other = now.copy(), now.copy()
    one.play(better)
    other.play(played)
    if one.turn >= 0 and one.points[team] - now.points[team] > other.points[team] - now.points[team]:
        return TurnReason.SCORED, None
    following = now.seat_after(seat)
    if now.game.teams[following] != team and _passes(one, seat, following) and not _passes(other, seat, following):
        return TurnReason.MADE_PASS, following
    if is_exact and isinstance(one, LineRound) and isinstance(other, LineRound):
        good, bad = judge.perfect_end(one), judge.perfect_end(other)
        if good is not None and bad is not None:
            reason = _reason_of_ends(good, bad, team)
            if reason is not None:
                return reason, None
    partner = next((each for each, owner in enumerate(now.game.teams) if owner == team and each != seat), None)
    if partner is not None and one.turn >= 0 and other.turn >= 0:
        if one.hands[partner] & one.open_to(partner) and not other.hands[partner] & other.open_to(partner):
            return TurnReason.FED_PARTNER, partner
    return TurnReason.SIMPLY_BETTER, None


def _reason_of_ends(good: LineRound, bad: LineRound, team: int) -> TurnReason | None:
    """What the ends of perfect play tell."""
    if good.winner == team != bad.winner:
        return TurnReason.WON_BLOCK if good.is_blocked else TurnReason.GONE_OUT
    if bad.is_blocked and not good.is_blocked and bad.winner != team:
        return TurnReason.AVOIDED_BLOCK
    pips = [
        sum(end.game.payoff.pips(hand) for hand, owner in zip(end.hands, end.game.teams) if owner == team)
        for end in (good, bad)
    ]
    return TurnReason.SHED_PIPS if pips[0] < pips[1] and good.winner == bad.winner else None


def _passes(after: Round, seat: int, following: int) -> bool:
    """Whether the next seat had to pass behind this tile."""
    if after.turn < 0 or after.turn == following:
        return False
    return after.turn != seat or after.game.is_simple


# When the block was certain ------------------------------------------------------------------------------


def _certain(events: Sequence[GameEvent], laid: list[_Laid], seed: int, positions: int) -> tuple[int | None, bool]:
    """The tile from which the block was certain, and whether every continuation was looked at."""
    if not any(getattr(event, "reason", None) is RoundEnd.BLOCKED for event in events):
        return None, False
    certain, is_exact = laid[-1].event.number, True
    for each in reversed(laid[:-1]):
        always = _always_blocks(each.after, positions)
        if always is None:
            ends = [each.after.copy() for _ in range(40)]
            for number, end in enumerate(ends):
                end.run(random.Random(f"{seed}/{number}"))
            if not all(end.is_blocked for end in ends):
                break
            is_exact = False
        elif not always:
            break
        certain = each.event.number
    return certain, is_exact


def _always_blocks(now: Round, positions: int) -> bool | None:
    """Whether every continuation ends in a block; None where there are too many."""
    waiting, looked_at = [now], 0
    while waiting:
        position = waiting.pop()
        if position.turn < 0:
            if not position.is_blocked:
                return False
            continue
        looked_at += 1
        if looked_at > positions:
            return None
        for code in position.moves():
            after = position.copy()
            after.play(code)
            waiting.append(after)
    return True


# How lucky the deal was ----------------------------------------------------------------------------------


def _luck(first: Round, rounds: int, seed: int) -> tuple[Luck, ...]:
    """Which share of the rounds each team wins from this deal when all play alike, at random."""
    found = random_ends(first, rounds, f"{seed}/luck")
    luck = []
    for team in range(first.game.team_count):
        wins = [float(winner == team) for _, winner in found]
        luck.append(Luck(team, sum(wins) / len(wins), margin_of(wins)))
    return tuple(luck)
