"""Why another move would have been better: what is true of what follows, compared with what followed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from domino_desktop.ai.findings import TurnReason
from domino_desktop.ai.rounds import Round

_COUNT_PIPS = ("others_pips", "opponents_pips", "all_pips", "others_minus_own", "others_and_boneyard")
"""What a round is worth by these words depends on the pips left in the hands."""

_SURE, _RATHER = 0.95, 0.5
"""The share of the ends in which something must happen to be told: as good as always, and rather than not."""

_FEWER_PIPS = 1.0


class Outcome(NamedTuple):
    """How the round really ended: what side won and went out (-1: none), and the pips left by team."""

    is_blocked: bool
    winner: int
    out_team: int
    pips: tuple[int, ...]


class Turn(NamedTuple):
    """A moment at which a better move was there: the round before it, behind that move, and behind the one made.

    ``good`` and ``bad`` are ends of both: one of each where everybody plays perfectly, else many at random.
    ``knocked`` are the seats that really had to pass before they did anything else.
    """

    now: Round
    better: Round
    played: Round
    good: Sequence[Round]
    bad: Sequence[Round]
    knocked: frozenset[int]


def reason_of(turn: Turn, real: Outcome) -> tuple[TurnReason, int | None]:
    """The first reason that is true of the better move, and the seat that it is about, if any."""
    teams, team = turn.now.game.teams, turn.now.game.teams[turn.now.turn]
    goes_out = _share(end.went_out >= 0 and teams[end.went_out] == team for end in turn.good)
    if goes_out >= _SURE and real.out_team != team:
        return TurnReason.GONE_OUT, None
    if _share(end.is_blocked and end.winner == team for end in turn.good) >= _SURE and real.winner != team:
        return TurnReason.WON_BLOCK, None
    blocks = [_share(end.is_blocked for end in ends) for ends in (turn.good, turn.bad)]
    if real.is_blocked and real.winner != team and blocks[0] <= 1 - _SURE and blocks[1] >= _RATHER:
        return TurnReason.AVOIDED_BLOCK, None
    if turn.better.turn >= 0 and _gain(turn.better, turn.now, team) > 0 >= _gain(turn.played, turn.now, team):
        return TurnReason.SCORED, None
    return _made_pass(turn) or _fed_partner(turn) or _shed_pips(turn, real, team) or (TurnReason.SIMPLY_BETTER, None)


def _share(holds: Iterable[bool]) -> float:
    found = list(holds)
    return sum(found) / len(found)


def _gain(after: Round, now: Round, team: int) -> int:
    return after.points[team] - now.points[team]


def _made_pass(turn: Turn) -> tuple[TurnReason, int | None] | None:
    """The next seat, an opponent, would have had to pass, and really did not have to."""
    now = turn.now
    following = now.seat_after(now.turn)
    if now.game.teams[following] == now.game.teams[now.turn] or following in turn.knocked:
        return None
    return (TurnReason.MADE_PASS, following) if _passes(turn.better, now.turn, following) else None


def _passes(after: Round, seat: int, following: int) -> bool:
    """Whether the next seat had to pass behind this tile."""
    if after.turn < 0 or after.turn == following or after.game.ruleset.cannot_play == "discard":
        return False
    # Where it is the same seat's turn again, everybody has passed, or it goes on by the rules.
    return after.turn != seat or after.game.is_simple


def _fed_partner(turn: Turn) -> tuple[TurnReason, int | None] | None:
    """The partner really had to pass, and could have laid whatever the opponent between them did."""
    now = turn.now
    teams, seat = now.game.teams, now.turn
    partner = next((other for other in turn.knocked if other != seat and teams[other] == teams[seat]), None)
    if partner is None or turn.better.turn < 0:
        return None
    could = turn.better.turn == partner
    if turn.better.turn == now.seat_after(seat) and not could:
        could = all(_after(turn.better, code).turn == partner for code in turn.better.moves())
    return (TurnReason.FED_PARTNER, partner) if could else None


def _after(now: Round, code: int) -> Round:
    after = now.copy()
    after.play(code)
    return after


def _shed_pips(turn: Turn, real: Outcome, team: int) -> tuple[TurnReason, int | None] | None:
    """The round is rather lost, as often as not, and with fewer pips in hand."""
    rules = turn.now.game.ruleset
    if rules.round_points not in _COUNT_PIPS or rules.out_points not in _COUNT_PIPS or real.winner == team:
        return None
    wins = [_share(end.winner == team for end in ends) for ends in (turn.good, turn.bad)]
    left = [sum(pips_by_team(end)[team] for end in ends) / len(ends) for ends in (turn.good, turn.bad)]
    is_lost = wins[0] <= _RATHER and abs(wins[0] - wins[1]) <= 1 - _SURE
    is_less = left[0] + _FEWER_PIPS <= min(left[1], real.pips[team])
    return (TurnReason.SHED_PIPS, None) if is_lost and is_less else None


def pips_by_team(end: Round) -> tuple[int, ...]:
    """The pips left in the hands of each team."""
    game = end.game
    return tuple(
        sum(game.payoff.pips(hand) for hand, owner in zip(end.hands, game.teams) if owner == team)
        for team in range(game.team_count)
    )
