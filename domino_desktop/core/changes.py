"""How one event changes the state of a match. `apply` never refuses and never asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from domino_desktop.core import block
from domino_desktop.core.block import BlockVerification
from domino_desktop.core.events import (
    BlockEstablished,
    BlockProposed,
    BlockRefuted,
    Certainty,
    DeadCalled,
    FoulCalled,
    GameEvent,
    GameWon,
    HandRevealed,
    Knocked,
    LastRoundCalled,
    LeadYielded,
    MatchEnded,
    Passed,
    PointsScored,
    PositionEntered,
    RedealClaimed,
    RoundDealt,
    RoundEnd,
    RoundEnded,
    RoundScored,
    TileDiscarded,
    TileDrawn,
    TilePlayed,
)
from domino_desktop.core.layout import START
from domino_desktop.core.placing import empty, entered_layout, place, train
from domino_desktop.core.policies import LeadMemory, after_round
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.rulings import (
    AccusationHeard,
    FoulRuled,
    PlayStopped,
    RoundEnteredByHand,
    RulingWithdrawn,
    ScoreCorrected,
    TilesAsleep,
    WentOut,
)
from domino_desktop.core.score_lines import carry_after
from domino_desktop.core.state import MatchState, RoundState
from domino_desktop.core.tiles import Boneyard, Hand


def apply(state: MatchState, event: GameEvent) -> MatchState:
    """The state after this event. The event was decided; nothing is checked again."""
    changed: MatchState = _CHANGES[type(event)](state, event)
    return changed


def _round(state: MatchState) -> RoundState:
    assert state.round is not None
    return state.round


def _with(hands: tuple[Hand, ...], seat: int, hand: Hand) -> tuple[Hand, ...]:
    """The hands with another one at this seat."""
    changed = [*hands]
    changed[seat] = hand
    return tuple(changed)


def _in_round(state: MatchState, event: GameEvent, now: RoundState, **changes: Any) -> MatchState:
    """The match after an event that changes these facts of its round; the event joins the round's record."""
    return state.with_round(now.changed(history=(*now.history, event), **changes), event.number + 1)


def _deal(state: MatchState, event: RoundDealt) -> MatchState:
    layout = empty(state.ruleset, state.seats)
    if event.start_tile is not None:
        layout = place(state.ruleset, layout, event.start_tile, START)
    discards = (Hand.of(()),) * state.seats if state.ruleset.cannot_play == "discard" else ()
    dealt = RoundState(
        event.round,
        event.leader,
        tuple(Hand.of(hand) for hand in event.hands),
        Boneyard.of(event.boneyard),
        layout,
        event.leader,
        None,
        (event,),
        discards=discards,
        lead_tile=event.lead_tile,
        must_lead_double=event.must_lead_double,
        may_yield=event.may_yield,
    )
    return state.with_round(dealt, event.number + 1)


def _enter(state: MatchState, event: PositionEntered) -> MatchState:
    yard = event.boneyard
    entered = RoundState(
        event.round,
        event.leader,
        tuple(Hand(hand) if isinstance(hand, int) else Hand.of(hand) for hand in event.hands),
        Boneyard(yard) if isinstance(yard, int) else Boneyard.of(yard),
        entered_layout(state.ruleset, state.seats, event),
        event.turn,
        event.closer,
        (event,),
        event.markers,
        (Hand.of(()),) * state.seats if state.ruleset.cannot_play == "discard" else (),
    )
    before = state.round
    if before is not None and before.score is None and before.number == event.round:
        # What a referee enters once more in the same round: all that was declared before still counts.
        entered = entered._replace(history=(*before.history, event), rulings=before.rulings)
    return state.with_round(entered, event.number + 1)


def _play(state: MatchState, event: TilePlayed) -> MatchState:
    now = _round(state)
    seat = event.seat
    hands = _with(now.hands, seat, now.hands[seat].without(event.tile))
    markers = now.markers
    if seat in markers and event.end == train(seat):
        markers = tuple(marked for marked in markers if marked != seat)
    after = RoundState(
        now.number,
        now.leader,
        hands,
        now.boneyard,
        now.layout.place(event.tile, event.end)
        if state.ruleset.is_plain_line and not now.layout.bare
        else place(state.ruleset, now.layout, event.tile, event.end, event.near),
        seat if event.again else state.seat_after(seat, hands),
        seat,
        (*now.history, event),
        markers,
        now.discards,
        now.layout,
    )
    if now.rulings or now.asleep:
        after = after._replace(rulings=now.rulings, asleep=now.asleep)
    state = state.with_round(after, event.number + 1)
    if not hands[seat].count:
        if state.is_out(seat):
            return state.with_round(after._replace(turn=None, went_out=seat), event.number + 1)
        if not after.active:
            return state.with_round(after._replace(turn=None), event.number + 1)
    return state


def _draw(state: MatchState, event: TileDrawn) -> MatchState:
    now = _round(state)
    seat = event.seat
    hands = _with(now.hands, seat, now.hands[seat].plus(event.tile))
    yard = now.boneyard.without(event.place)
    return _in_round(state, event, now, hands=hands, boneyard=yard, drawn=now.drawn + 1, passed=())


def _knock(state: MatchState, event: Knocked) -> MatchState:
    now = _round(state)
    markers = now.markers
    if state.ruleset.has_markers and event.seat not in markers:
        markers = tuple(sorted((*markers, event.seat)))
    return _in_round(
        state,
        event,
        now,
        turn=state.seat_after(event.seat, now.hands),
        drawn=0,
        markers=markers,
        verification=after_knock(state.ruleset, now, event) if event.drawable == 0 else None,
    )


def after_knock(ruleset: RuleSet, now: RoundState, event: Knocked) -> BlockVerification:
    """The declarations that stand after a knock with nothing left to draw."""
    walk = now.verification
    if walk is not None and ruleset.has_markers and event.seat not in now.markers:
        # The train that opens now is an end more for everybody else: what they declared no longer stands.
        walk = walk.without_answers()
    return block.declared(walk, event.seat, event.number)


def _pass(state: MatchState, event: Passed) -> MatchState:
    now = _round(state)
    following = state.seat_after(event.seat, now.hands)
    passed = (*now.passed, event.seat)
    return _in_round(state, event, now, turn=following, drawn=0, passed=passed, verification=None)


def _discard(state: MatchState, event: TileDiscarded) -> MatchState:
    now = _round(state)
    seat = event.seat
    held = now.hands[seat]
    hand = Hand(held.count - 1) if event.tile is None else held.without(event.tile)
    hands = _with(now.hands, seat, hand)
    discards = _with(now.discards, seat, now.discards[seat].plus(event.tile))
    turn = state.seat_after(seat, hands) if any(each.count for each in hands) else None
    return _in_round(state, event, now, hands=hands, discards=discards, turn=turn)


def _yield_lead(state: MatchState, event: LeadYielded) -> MatchState:
    now = _round(state)
    return _in_round(state, event, now, turn=event.to, leader=event.to, may_yield=False)


def _stop(state: MatchState, event: DeadCalled | RedealClaimed | PlayStopped) -> MatchState:
    """Nobody plays on: the number is dead, the tiles are dealt again, or the referee says so."""
    now = _round(state)
    return _in_round(state, event, now, turn=None, verification=None)


def _add_points(state: MatchState, event: PointsScored) -> MatchState:
    now = _round(state)
    state = state._replace(lines=state.lines + event.lines)
    return _in_round(state, event, now)


def _win_game(state: MatchState, event: GameWon) -> MatchState:
    now = _round(state)
    games = list(state.games or (0,) * (max(state.teams) + 1))
    games[event.team] += 1
    # A new game is opened like the first.
    memory = LeadMemory(state.memory.round)
    state = state._replace(lines=state.lines + event.lines, games=tuple(games), memory=memory, carry=0)
    return _in_round(state, event, now)


def _propose(state: MatchState, event: BlockProposed) -> MatchState:
    now = _round(state)
    assert now.verification is not None
    walk = now.verification.proposed(event.seat, event.by_program)
    return _in_round(state, event, now, verification=walk)


def _refute(state: MatchState, event: BlockRefuted) -> MatchState:
    now = _round(state)
    assert now.verification is not None
    walk = now.verification.refuted(event.seat)
    return _in_round(state, event, now, verification=walk)


def _establish(state: MatchState, event: BlockEstablished) -> MatchState:
    now = _round(state)
    assert now.verification is not None
    walk = now.verification.established()
    return _in_round(state, event, now, verification=walk, turn=None)


def _reveal(state: MatchState, event: HandRevealed) -> MatchState:
    now = _round(state)
    hands = _with(now.hands, event.seat, Hand.of(event.tiles))
    return _in_round(state, event, now, hands=hands, revealed=(*now.revealed, event.seat))


def _call_foul(state: MatchState, event: FoulCalled) -> MatchState:
    now = _round(state)
    return _in_round(state, event, now, fouls=(*now.fouls, event.foul))


def _end_round(state: MatchState, event: RoundEnded) -> MatchState:
    now = _round(state)
    walk = now.verification
    if walk is not None and event.reason is RoundEnd.BLOCKED:
        walk = walk.audited(any(foul.certainty is Certainty.PROVEN for foul in now.fouls))
    return _in_round(state, event, now, ended=event.reason, turn=None, verification=walk)


def _score(state: MatchState, event: RoundScored) -> MatchState:
    now = _round(state)
    score = event.score
    memory = state.memory
    if now.ended is not RoundEnd.REDEALT:
        out = now.went_out if now.went_out is not None and state.teams[now.went_out] == score.winner else None
        memory = after_round(state.ruleset, LeadMemory(now.number, now.leader), score, out, state.counted)
    return state._replace(
        round=now._replace(score=score, history=(*now.history, event)),
        lines=state.lines + score.lines,
        rounds_played=state.rounds_played + (not score.is_replayed),
        memory=memory,
        carry=carry_after(state.carry, score),
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


# What only a referee brings about ---------------------------------------------------------------------


def _rule(state: MatchState, event: FoulRuled) -> MatchState:
    now = _round(state)
    return _in_round(state, event, now, rulings=(*now.rulings, event))


def _withdraw(state: MatchState, event: RulingWithdrawn) -> MatchState:
    now = _round(state)
    kept = tuple(ruling for ruling in now.rulings if ruling.number != event.ruling)
    return _in_round(state, event, now, rulings=kept)


def _note(state: MatchState, event: AccusationHeard) -> MatchState:
    return _in_round(state, event, _round(state))


def _put_to_sleep(state: MatchState, event: TilesAsleep) -> MatchState:
    now = _round(state)
    return _in_round(state, event, now, asleep=(*now.asleep, *event.tiles))


def _go_out(state: MatchState, event: WentOut) -> MatchState:
    now = _round(state)
    return _in_round(state, event, now, turn=None, went_out=event.seat, verification=None)


def _correct(state: MatchState, event: ScoreCorrected) -> MatchState:
    now = _round(state)
    return _in_round(state._replace(lines=state.lines + event.lines), event, now)


def _write_down(state: MatchState, event: RoundEnteredByHand) -> MatchState:
    """A round whose hands nobody recorded."""
    unknown = RoundState(
        event.round,
        event.leader,
        (Hand.of(()),) * state.seats,
        Boneyard.of(()),
        empty(state.ruleset, state.seats),
        None,
        None,
        (event,),
        ended=RoundEnd.BY_HAND,
        score=event.score,
    )
    state = state._replace(
        lines=state.lines + event.score.lines, rounds_played=state.rounds_played + 1, memory=LeadMemory(event.round)
    )
    return state.with_round(unknown, event.number + 1)


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
    Passed: _pass,
    TileDiscarded: _discard,
    RedealClaimed: _stop,
    DeadCalled: _stop,
    LeadYielded: _yield_lead,
    PointsScored: _add_points,
    GameWon: _win_game,
    FoulRuled: _rule,
    RulingWithdrawn: _withdraw,
    AccusationHeard: _note,
    TilesAsleep: _put_to_sleep,
    WentOut: _go_out,
    PlayStopped: _stop,
    ScoreCorrected: _correct,
    RoundEnteredByHand: _write_down,
}
