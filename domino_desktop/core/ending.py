"""The end of a round: hands laid open, the audit, the score, perhaps the end of the match."""

from __future__ import annotations

from dataclasses import replace

from domino_desktop.core.events import (
    Certainty,
    FoulCalled,
    GameEvent,
    HandRevealed,
    MatchEnded,
    RoundEnd,
    RoundEnded,
    RoundScored,
)
from domino_desktop.core.fouls import audit
from domino_desktop.core.scoring import ScoreReason, score_block, score_out, with_penalties
from domino_desktop.core.state import MatchState, apply


def emit(state: MatchState, events: list[GameEvent], event: GameEvent) -> MatchState:
    events.append(event)
    return apply(state, event)


def revealed(state: MatchState, seat: int) -> HandRevealed:
    assert state.round is not None
    return HandRevealed(state.next_number, seat, state.round.hands[seat].tiles or ())


def finish(state: MatchState) -> list[GameEvent]:
    """Everything from laying the hands open to the score; stops where a hand must first be named."""
    now = state.round
    assert now is not None
    events: list[GameEvent] = []
    start_seat = now.went_out if now.went_out is not None else now.leader
    if now.verification is not None:
        start_seat = now.verification.proposer
    hands_to_show = set(now.active).difference(now.revealed)
    for seat in state.ruleset.order_from(start_seat, state.seats):
        if seat in hands_to_show:
            if now.hands[seat].tiles is None:
                return events
            state = emit(state, events, revealed(state, seat))
    count = state.counted()
    fouls = audit(now.history, count.hands)
    for foul in fouls:
        state = emit(state, events, FoulCalled(state.next_number, foul))
    reason = RoundEnd.BLOCKED if now.went_out is None else RoundEnd.WENT_OUT
    state = emit(state, events, RoundEnded(state.next_number, reason, now.went_out))
    offenders = [foul.seat for foul in fouls if foul.certainty is Certainty.PROVEN]
    if state.ruleset.false_declaration.round == "lost":
        count = replace(count, excluded=frozenset(state.teams[seat] for seat in offenders))
    if now.went_out is None:
        score = score_block(state.ruleset, count)
    else:
        score = score_out(state.ruleset, count, now.went_out)
    score = with_penalties(score, state.ruleset, count, offenders)
    state = emit(state, events, RoundScored(state.next_number, score))
    winner = match_winner(state)
    if winner is not None:
        events.append(MatchEnded(state.next_number, winner))
    return events


def match_winner(state: MatchState) -> int | None:
    """The team that has won the match after a scored round; None: play one more round.

    A team that a foul cost the match cannot win it, unless every team did; the match is then due.
    """
    now = state.round
    if now is None or now.score is None:
        return None
    lost = {line.team for line in state.lines if line.reason is ScoreReason.MATCH_LOST}
    if now.score.is_replayed and not lost:
        return None
    every = dict(enumerate(state.totals))
    totals = {team: total for team, total in every.items() if team not in lost} or every
    end = state.ruleset.match_end
    best = max(totals.values())
    is_due = state.is_last_round or bool(lost)
    is_due = is_due or (end.points is not None and best >= end.points)
    is_due = is_due or (end.rounds is not None and state.rounds_played >= end.rounds)
    leaders = [team for team, total in totals.items() if total == best]
    return leaders[0] if is_due and len(leaders) == 1 else None
