"""The state of a match, and how one event changes it. `apply` never refuses and never asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from domino_desktop.core import block
from domino_desktop.core.block import BlockVerification
from domino_desktop.core.events import (
    BlockEstablished,
    BlockProposed,
    BlockRefuted,
    Certainty,
    Foul,
    FoulCalled,
    GameEvent,
    HandRevealed,
    Knocked,
    LastRoundCalled,
    MatchEnded,
    MatchStarted,
    PositionEntered,
    RoundDealt,
    RoundEnd,
    RoundEnded,
    RoundScored,
    TileDrawn,
    TilePlayed,
)
from domino_desktop.core.layout import Layout
from domino_desktop.core.policies import LEAD_NEXT, Count
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.scoring import Score, ScoreLine
from domino_desktop.core.tiles import Boneyard, Hand, Tile

# The two states are named tuples: immutable like every other value here, and three times
# cheaper to derive from one another, which is what happens most.


class RoundState(NamedTuple):
    """One deal in play. ``turn`` is None once nobody may act for the round's own sake."""

    number: int
    leader: int
    hands: tuple[Hand, ...]
    boneyard: Boneyard
    layout: Layout
    turn: int | None
    closer: int | None
    history: tuple[GameEvent, ...]
    drawn: int = 0
    lead_tile: Tile | None = None
    verification: BlockVerification | None = None
    revealed: tuple[int, ...] = ()
    fouls: tuple[Foul, ...] = ()
    ended: RoundEnd | None = None
    went_out: int | None = None
    score: Score | None = None

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that still hold tiles."""
        return tuple(seat for seat, hand in enumerate(self.hands) if hand.count)

    @property
    def is_over(self) -> bool:
        return self.score is not None


class MatchState(NamedTuple):
    """Rule set, seats and scores, and the round in play (None before the first)."""

    ruleset: RuleSet
    seats: int
    teams: tuple[int, ...]
    opens_walk: bool = True
    lines: tuple[ScoreLine, ...] = ()
    rounds_played: int = 0
    next_leader: int | None = None
    is_last_round: bool = False
    winner: int | None = None
    # These two change with every event, so they come last: see `with_round`.
    round: RoundState | None = None
    next_number: int = 0

    def with_round(self, round_state: RoundState, next_number: int) -> MatchState:
        """The match with another state of its round; cheaper than ``_replace``."""
        return MatchState._make((*self[:-2], round_state, next_number))

    @property
    def totals(self) -> tuple[int, ...]:
        """Points by team: the sum of every score line so far."""
        totals = [0] * (max(self.teams) + 1)
        for line in self.lines:
            if line.team is not None:
                totals[line.team] += line.points
        return tuple(totals)

    @property
    def is_over(self) -> bool:
        return self.winner is not None

    @property
    def drawable(self) -> int:
        """Tiles that may still be drawn by somebody."""
        if self.round is None or self.round.boneyard.count == 0:
            return 0
        return self.round.boneyard.drawable(self.ruleset.draw, self.ruleset.reserve)

    def counted(self) -> Count:
        """The round laid open, for comparing and scoring. Unknown hands count as empty."""
        assert self.round is not None
        return Count(
            tuple(hand.tiles or () for hand in self.round.hands),
            self.teams,
            self.round.leader,
            self.round.closer,
            self.ruleset.order_from(self.round.leader, self.seats),
        )

    def is_out(self, seat: int) -> bool:
        """Whether the round ends because this seat (and its partner, where the rule set says so) has no tile left."""
        if self.round is None or self.round.hands[seat].count:
            return False
        if self.ruleset.end == "first_out":
            return True
        return all(not hand.count for hand, team in zip(self.round.hands, self.teams) if team == self.teams[seat])

    def seat_after(self, seat: int, hands: tuple[Hand, ...]) -> int:
        """Who comes next in turn order among those who hold tiles."""
        step = self.ruleset.step
        following = (seat + step) % self.seats
        while not hands[following].count and following != seat:
            following = (following + step) % self.seats
        return following


def start(event: MatchStarted) -> MatchState:
    """The state after a match has begun."""
    return MatchState(
        event.ruleset,
        event.seats,
        event.ruleset.teams(event.seats),
        event.opens_walk,
        next_number=event.number + 1,
    )


def apply(state: MatchState, event: GameEvent) -> MatchState:
    """The state after this event. The event was decided; nothing is checked again."""
    changed: MatchState = _CHANGES[type(event)](state, event)
    return changed


def _round(state: MatchState) -> RoundState:
    assert state.round is not None
    return state.round


def _in_round(state: MatchState, event: GameEvent, round_state: RoundState) -> MatchState:
    return state.with_round(round_state, event.number + 1)


def _deal(state: MatchState, event: RoundDealt) -> MatchState:
    dealt = RoundState(
        event.round,
        event.leader,
        tuple(Hand.of(hand) for hand in event.hands),
        Boneyard.of(event.boneyard),
        Layout(),
        event.leader,
        None,
        (event,),
        lead_tile=event.lead_tile,
    )
    return _in_round(state, event, dealt)


def _enter(state: MatchState, event: PositionEntered) -> MatchState:
    yard = event.boneyard
    entered = RoundState(
        event.round,
        event.leader,
        tuple(Hand(hand) if isinstance(hand, int) else Hand.of(hand) for hand in event.hands),
        Boneyard(yard) if isinstance(yard, int) else Boneyard.of(yard),
        Layout.of_halves(event.line) if event.line else Layout.of_ends(event.ends) if event.ends else Layout(),
        event.turn,
        event.closer,
        (event,),
    )
    return _in_round(state, event, entered)


def _play(state: MatchState, event: TilePlayed) -> MatchState:
    now = _round(state)
    seat = event.seat
    hands = (*now.hands[:seat], now.hands[seat].without(event.tile), *now.hands[seat + 1 :])
    after = RoundState(
        now.number,
        now.leader,
        hands,
        now.boneyard,
        now.layout.place(event.tile, event.end),
        state.seat_after(seat, hands),
        seat,
        (*now.history, event),
    )
    state = state.with_round(after, event.number + 1)
    if not hands[seat].count and state.is_out(seat):
        return state.with_round(after._replace(turn=None, went_out=seat), event.number + 1)
    return state


def _draw(state: MatchState, event: TileDrawn) -> MatchState:
    now = _round(state)
    seat = event.seat
    hands = (*now.hands[:seat], now.hands[seat].plus(event.tile), *now.hands[seat + 1 :])
    yard = now.boneyard.without(event.place)
    return _in_round(
        state, event, now._replace(hands=hands, boneyard=yard, drawn=now.drawn + 1, history=(*now.history, event))
    )


def _knock(state: MatchState, event: Knocked) -> MatchState:
    now = _round(state)
    walk = block.declared(now.verification, event.seat, event.number) if event.drawable == 0 else None
    return _in_round(
        state,
        event,
        now._replace(
            turn=state.seat_after(event.seat, now.hands),
            drawn=0,
            verification=walk,
            history=(*now.history, event),
        ),
    )


def _propose(state: MatchState, event: BlockProposed) -> MatchState:
    now = _round(state)
    assert now.verification is not None
    walk = now.verification.proposed(event.seat, event.by_program)
    return _in_round(state, event, now._replace(verification=walk, history=(*now.history, event)))


def _refute(state: MatchState, event: BlockRefuted) -> MatchState:
    now = _round(state)
    assert now.verification is not None
    walk = now.verification.refuted(event.seat)
    return _in_round(state, event, now._replace(verification=walk, history=(*now.history, event)))


def _establish(state: MatchState, event: BlockEstablished) -> MatchState:
    now = _round(state)
    assert now.verification is not None
    walk = now.verification.established()
    return _in_round(state, event, now._replace(verification=walk, turn=None, history=(*now.history, event)))


def _reveal(state: MatchState, event: HandRevealed) -> MatchState:
    now = _round(state)
    hands = (*now.hands[: event.seat], Hand.of(event.tiles), *now.hands[event.seat + 1 :])
    return _in_round(
        state,
        event,
        now._replace(hands=hands, revealed=(*now.revealed, event.seat), history=(*now.history, event)),
    )


def _call_foul(state: MatchState, event: FoulCalled) -> MatchState:
    now = _round(state)
    return _in_round(state, event, now._replace(fouls=(*now.fouls, event.foul), history=(*now.history, event)))


def _end_round(state: MatchState, event: RoundEnded) -> MatchState:
    now = _round(state)
    walk = now.verification
    if walk is not None and event.reason is RoundEnd.BLOCKED:
        walk = walk.audited(any(foul.certainty is Certainty.PROVEN for foul in now.fouls))
    return _in_round(
        state,
        event,
        now._replace(ended=event.reason, turn=None, verification=walk, history=(*now.history, event)),
    )


def _score(state: MatchState, event: RoundScored) -> MatchState:
    now = _round(state)
    score = event.score
    leader = now.leader
    if not score.is_replayed:
        leader = LEAD_NEXT[state.ruleset.lead_next](leader, now.went_out, state.seats, state.ruleset.step)
    return state._replace(
        round=now._replace(score=score, history=(*now.history, event)),
        lines=state.lines + score.lines,
        rounds_played=state.rounds_played + (not score.is_replayed),
        next_leader=leader,
        next_number=event.number + 1,
    )


def _call_last_round(state: MatchState, event: LastRoundCalled) -> MatchState:
    now = _round(state)
    return state._replace(
        is_last_round=True, round=now._replace(history=(*now.history, event)), next_number=event.number + 1
    )


def _end_match(state: MatchState, event: MatchEnded) -> MatchState:
    now = _round(state)
    return state._replace(
        winner=event.team, round=now._replace(history=(*now.history, event)), next_number=event.number + 1
    )


_CHANGES: dict[type, Callable[[MatchState, Any], MatchState]] = {
    RoundDealt: _deal,
    PositionEntered: _enter,
    TilePlayed: _play,
    TileDrawn: _draw,
    Knocked: _knock,
    BlockProposed: _propose,
    BlockRefuted: _refute,
    BlockEstablished: _establish,
    HandRevealed: _reveal,
    FoulCalled: _call_foul,
    RoundEnded: _end_round,
    RoundScored: _score,
    LastRoundCalled: _call_last_round,
    MatchEnded: _end_match,
}
