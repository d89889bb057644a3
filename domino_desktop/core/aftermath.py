"""What follows from a move at once: points in play, who goes on, a dead number, a new deal."""

from __future__ import annotations

from domino_desktop.core.changes import apply
from domino_desktop.core.ending import emit, finish, redealt
from domino_desktop.core.events import DeadCalled, GameEvent, PointsScored, RedealClaimed, TilePlayed
from domino_desktop.core.match_end import first_on_target, without_overshoot
from domino_desktop.core.moves import CallDead, ClaimRedeal, PlayTile, Reason, RuleViolation
from domino_desktop.core.passes import pass_bonuses
from domino_desktop.core.placing import is_used_up, place, train
from domino_desktop.core.play_scoring import play_points
from domino_desktop.core.state import MatchState, RoundState
from domino_desktop.core.turns import has_acted, is_dead, is_walking, may_claim_redeal

Events = list[GameEvent]


def after_play(state: MatchState, played: TilePlayed) -> Events:
    """The events behind a tile laid in this state: points, the end of the round."""
    now = state.round
    assert now is not None
    team = state.teams[played.seat]
    paid = pass_bonuses(state.ruleset, state.teams, now.history, played.seat, state.lines)
    after = apply(state, played)
    assert after.round is not None
    is_over = after.round.turn is None
    # What the last tile of a round makes is scored together with going out.
    made = None if is_over else play_points(state.ruleset, after.round.layout, played.end, played.seat, team)
    events: Events = []
    lines = (*paid, *(() if made is None else (made,)))
    if lines:
        lines = without_overshoot(state.ruleset, dict(enumerate(after.totals)), lines)
        after = emit(after, events, PointsScored(after.next_number, lines))
    if is_over:
        return [*events, *finish(after)]
    if lines and state.ruleset.target_exact and first_on_target(state.ruleset, after.lines) is not None:
        return [*events, *finish(after)]
    if state.ruleset.dead_number_stop == "auto" and is_dead(after):
        after = emit(after, events, DeadCalled(after.next_number))
        return [*events, *finish(after)]
    return events


def goes_on(state: MatchState, seat: int, now: RoundState, move: PlayTile) -> bool:
    """Whether the seat lays once more after this tile (its hand is not empty then)."""
    rules = state.ruleset
    if rules.turn_after == "double_again":
        return move.tile.is_double
    if rules.placing != "trains":
        return False
    if move.tile.is_double:
        layout = place(rules, now.layout, move.tile, move.end)
        is_excused = rules.mexican.dead_double == "satisfied" and is_used_up(rules, layout, move.tile.low)
        return rules.mexican.doubles == "second_tile" or not is_excused
    return rules.mexican.first_turn == "all" and move.end == train(seat) and _may_lengthen(state, seat, now, move)


def _may_lengthen(state: MatchState, seat: int, now: RoundState, move: PlayTile) -> bool:
    """Whether this is the seat's first turn and another tile of it fits its own train."""
    own = [event for event in now.history if isinstance(event, TilePlayed) and event.seat == seat]
    if has_acted(now, seat) and not (own and all(event.again for event in own)):
        return False
    end = place(state.ruleset, now.layout, move.tile, move.end).end(move.end)
    tiles = now.hands[seat].tiles or ()
    return end is not None and any(end.accepts(tile) for tile in tiles if tile != move.tile)


def decide_redeal(state: MatchState, seat: int, move: ClaimRedeal) -> Events:
    """A hand with many doubles is shown, and the tiles are dealt again. Raises RuleViolation."""
    now = _playing(state, seat)
    if not state.ruleset.redeal_doubles:
        raise RuleViolation(Reason.NO_REDEAL_TO_CLAIM, 0)
    if has_acted(now, seat):
        raise RuleViolation(Reason.ALREADY_PLAYED)
    if not may_claim_redeal(state, seat):
        raise RuleViolation(Reason.NO_REDEAL_TO_CLAIM, state.ruleset.redeal_doubles)
    events: Events = []
    state = emit(state, events, RedealClaimed(state.next_number, seat))
    return [*events, *redealt(state, seat)]


def decide_dead(state: MatchState, seat: int, move: CallDead) -> Events:
    """The hands are counted as they are, because no tile is left that could ever fit. Raises RuleViolation."""
    _playing(state, seat)
    if state.ruleset.dead_number_stop != "callable":
        raise RuleViolation(Reason.NO_CALLING_HERE)
    if not is_dead(state):
        raise RuleViolation(Reason.NUMBER_IS_ALIVE)
    events: Events = []
    state = emit(state, events, DeadCalled(state.next_number, seat))
    return [*events, *finish(state)]


def _playing(state: MatchState, seat: int) -> RoundState:
    """The round, while a seat may claim something in it. Raises RuleViolation."""
    now = state.round
    if state.winner is not None:
        raise RuleViolation(Reason.MATCH_IS_OVER)
    if now is None or now.score is not None:
        raise RuleViolation(Reason.NO_ROUND_IN_PLAY)
    if now.turn is None:
        raise RuleViolation(Reason.HANDS_ARE_BEING_SHOWN)
    if is_walking(now):
        raise RuleViolation(Reason.QUESTION_WANTS_AN_ANSWER)
    if not 0 <= seat < state.seats:
        raise RuleViolation(Reason.NOT_YOUR_TURN)
    return now
