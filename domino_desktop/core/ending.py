"""The end of a round: hands laid open, the audit, the score, perhaps the end of the match."""

from __future__ import annotations

from dataclasses import replace

from domino_desktop.core.changes import apply
from domino_desktop.core.events import (
    Certainty,
    FoulCalled,
    FoulKind,
    GameEvent,
    GameWon,
    HandRevealed,
    MatchEnded,
    PointsScored,
    RoundEnd,
    RoundEnded,
    RoundScored,
    TileDiscarded,
    TilePlayed,
)
from domino_desktop.core.fouls import audit
from domino_desktop.core.match_end import (
    back_to_zero,
    first_on_target,
    games_to_win,
    leading_team,
    reset,
    without_overshoot,
)
from domino_desktop.core.play_scoring import play_points
from domino_desktop.core.rulings import PlayStopped
from domino_desktop.core.score_lines import Score, ScoreLine, ScoreReason
from domino_desktop.core.scoring import Charge, losing_teams, score_block, score_out, with_penalties
from domino_desktop.core.state import MatchState, RoundState
from domino_desktop.core.tiles import Tile


def emit(state: MatchState, events: list[GameEvent], event: GameEvent) -> MatchState:
    events.append(event)
    return apply(state, event)


def revealed(state: MatchState, seat: int) -> HandRevealed:
    assert state.round is not None
    return HandRevealed(state.next_number, seat, state.round.hands[seat].tiles or ())


def finish(state: MatchState) -> list[GameEvent]:
    """Everything from laying the hands open to the score.

    Stops where a hand must first be named; where there is a referee, once the audit has named every false declaration.
    """
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
                if now.turn is None:
                    return events
                # A target that is hit ends the match, whatever the hands hold.
                continue
            state = emit(state, events, revealed(state, seat))
    if state.is_refereed and now.turn is None:
        return [*events, *called_fouls(state)]
    for event in called_fouls(state):
        state = emit(state, events, event)
    return [*events, *scored(state)]


def called_fouls(state: MatchState) -> list[GameEvent]:
    """What the audit finds now; where there is a referee, not before every tile of the set is accounted for."""
    now = state.round
    assert now is not None
    if state.is_refereed and unaccounted(state):
        return []
    fouls = audit(now.history, tuple(hand.tiles or () for hand in now.hands), state.ruleset)
    return [FoulCalled(state.next_number + place, foul) for place, foul in enumerate(fouls)]


def unaccounted(state: MatchState) -> tuple[Tile, ...]:
    """The tiles of the set that are in no place that anybody has named, lowest first."""
    now = state.round
    assert now is not None
    named = {*now.layout.tiles(), *now.asleep, *(now.boneyard.tiles or ()), *state.ruleset.removed(state.seats)}
    for hand in (*now.hands, *now.discards):
        named.update(hand.tiles or ())
    # Where only the ends are known, what was laid since lies on the table all the same.
    named.update(event.tile for event in now.history if isinstance(event, TilePlayed))
    return tuple(tile for tile in state.ruleset.tile_set if tile not in named)


def scored(state: MatchState) -> list[GameEvent]:
    """The end of a round whose hands lie open and whose fouls are called, as a referee has ruled if there is one."""
    now = state.round
    assert now is not None
    events: list[GameEvent] = []
    count = state.counted()
    charges = _charges(state)
    reason = _reason(now)
    state = emit(state, events, RoundEnded(state.next_number, reason, now.went_out))
    count = replace(count, excluded=frozenset(losing_teams(charges, count.teams)))
    if reason is RoundEnd.TARGET_REACHED:
        score = _target_score(state)
    elif now.went_out is None:
        score = score_block(state.ruleset, count)
    else:
        score = score_out(state.ruleset, count, now.went_out)
    made = () if score.is_replayed else _made_at_last(state)
    if made or state.ruleset.target_exact:
        lines = without_overshoot(state.ruleset, dict(enumerate(state.totals)), (*made, *score.lines))
        score = replace(score, lines=lines)
    is_counted = all(hand.tiles is not None or not hand.count for hand in now.hands)
    score = with_penalties(score, state.ruleset, count, charges, is_counted=is_counted)
    return [*events, *_scored(state, score)]


def _charges(state: MatchState) -> list[Charge]:
    """What fouls cost: as the referee has ruled; else as the rule set says, once for each seat."""
    now = state.round
    assert now is not None
    if state.is_refereed:
        return [Charge(ruling.seat, ruling.offence, ruling.penalty) for ruling in now.rulings]
    offenders = dict.fromkeys(foul.seat for foul in now.fouls if foul.certainty is Certainty.PROVEN)
    return [Charge(seat, FoulKind.FALSE_DECLARATION, state.ruleset.false_declaration) for seat in offenders]


def _made_at_last(state: MatchState) -> tuple[ScoreLine, ...]:
    """What the tile that ended the round scored by itself: it is written together with the round."""
    now = state.round
    assert now is not None
    laid = (event for event in reversed(now.history) if isinstance(event, (TilePlayed, TileDiscarded)))
    last = next(laid, None)
    if now.ended not in (RoundEnd.WENT_OUT, RoundEnd.LAID_ASIDE) or not isinstance(last, TilePlayed):
        return ()
    made = play_points(state.ruleset, now.layout, last.end, last.seat, state.teams[last.seat])
    return () if made is None else (made,)


def redealt(state: MatchState, seat: int) -> list[GameEvent]:
    """The end of a round that is dealt again because this seat showed too many doubles."""
    events: list[GameEvent] = []
    assert state.round is not None
    if state.round.hands[seat].tiles is not None:
        state = emit(state, events, revealed(state, seat))
    state = emit(state, events, RoundEnded(state.next_number, RoundEnd.REDEALT, seat))
    score = Score((ScoreLine(ScoreReason.ROUND_REPLAYED),), is_replayed=True)
    return [*events, *_scored(state, score)]


def _reason(now: RoundState) -> RoundEnd:
    if now.went_out is not None:
        return RoundEnd.WENT_OUT
    if now.turn is not None:
        return RoundEnd.TARGET_REACHED
    if any(isinstance(event, PlayStopped) for event in now.history):
        return RoundEnd.STOPPED
    return RoundEnd.BLOCKED if now.active else RoundEnd.LAID_ASIDE


def _target_score(state: MatchState) -> Score:
    """Whoever has just hit the target wins the round: by the tile laid, or because others passed."""
    team, target = first_on_target(state.ruleset, state.lines), state.ruleset.match_end.points
    assert team is not None and target is not None
    return Score((ScoreLine(ScoreReason.TARGET_REACHED, team=team, numbers=(target,)),), team)


def _scored(state: MatchState, score: Score) -> list[GameEvent]:
    """The score, and what it brings about: totals back to zero, a game or the match won."""
    now = state.round
    assert now is not None
    if score.is_replayed:
        score = replace(score, lines=(*score.lines, *_voided(now)))
    events: list[GameEvent] = []
    state = emit(state, events, RoundScored(state.next_number, score))
    return [*events, *after_score(state)]


def after_score(state: MatchState) -> list[GameEvent]:
    """What the points just written bring about: a game or the match won, or totals back to zero."""
    if games_to_win(state.ruleset) > 1 and not _lost(state):
        return _after_round_of_game(state)
    winner = match_winner(state)
    if winner is not None:
        return [MatchEnded(state.next_number, winner)]
    zero = back_to_zero(state.ruleset, state.totals)
    return [PointsScored(state.next_number, zero)] if zero else []


def _voided(now: RoundState) -> list[ScoreLine]:
    """The points made in a round that does not count are taken away again."""
    made: dict[int, int] = {}
    for event in now.history:
        for line in event.lines if isinstance(event, PointsScored) else ():
            if line.team is not None:
                made[line.team] = made.get(line.team, 0) + line.points
    return [
        ScoreLine(ScoreReason.VOIDED, team=team, numbers=(points,), points=-points)
        for team, points in made.items()
        if points
    ]


def match_winner(state: MatchState) -> int | None:
    """The team that has won a match of one game after a scored round; None: play one more round.

    A team that a foul cost the match cannot win it, unless every team did; the match is then due.
    """
    now = state.round
    if now is None or now.score is None:
        return None
    lost = _lost(state)
    if now.score.is_replayed and not lost:
        return None
    if state.ruleset.target_exact and not lost:
        first = first_on_target(state.ruleset, state.lines)
        if first is not None:
            return first
    totals = dict(enumerate(state.totals))
    return leading_team(state.ruleset, totals, state.rounds_played, state.is_last_round, lost)


def _lost(state: MatchState) -> frozenset[int]:
    lines = (line for line in state.lines if line.reason is ScoreReason.MATCH_LOST)
    return frozenset(line.team for line in lines if line.team is not None)


def _after_round_of_game(state: MatchState) -> list[GameEvent]:
    """What a scored round makes of a match of several games: perhaps this one is won, and with it the match.

    When time is up, whoever has won most games wins; where these are level, whoever has more points in this one.
    """
    assert state.round is not None and state.round.score is not None
    if state.round.score.is_replayed:
        return []
    totals = dict(enumerate(state.totals))
    winner = leading_team(state.ruleset, totals, state.rounds_played, is_last_round=False)
    games = list(state.games or (0,) * len(totals))
    if winner is not None:
        games[winner] += 1
    standings = {team: (games[team], 0 if winner is not None else total) for team, total in totals.items()}
    front = [team for team, standing in standings.items() if standing == max(standings.values())]
    is_due = max(games) >= games_to_win(state.ruleset) or state.is_last_round
    champion = front[0] if is_due and len(front) == 1 else None
    events: list[GameEvent] = []
    if winner is not None:
        lines = reset(state.totals, ScoreReason.GAME_OVER) if champion is None else ()
        state = emit(state, events, GameWon(state.next_number, winner, lines))
    return events if champion is None else [*events, MatchEnded(state.next_number, champion)]
