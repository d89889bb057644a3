"""What a referee may order at a table with real tiles: a wish becomes facts, or a RuleViolation.

The moves of the players are decided by `core.rules` there as on the screen; hands are unknown until they are laid open.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from domino_desktop.core.changes import apply
from domino_desktop.core.ending import after_score, called_fouls, emit, finish, scored, unaccounted
from domino_desktop.core.events import Certainty, DeadCalled, FoulCalled, GameEvent, MatchStarted, PositionEntered
from domino_desktop.core.moves import Reason, RuleViolation
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.ruleset_parts import Penalty
from domino_desktop.core.rulings import (
    AccusationHeard,
    FoulKind,
    FoulRuled,
    PlayStopped,
    RoundEnteredByHand,
    RulingWithdrawn,
    ScoreCorrected,
    TilesAsleep,
    WentOut,
)
from domino_desktop.core.score_lines import Score, ScoreLine, ScoreReason
from domino_desktop.core.state import MatchState, RoundState
from domino_desktop.core.tiles import Tile
from domino_desktop.core.turns import is_dead


@dataclass(frozen=True, slots=True)
class EnterPosition:
    """How the table stands, in a new round or once more in the one that is open; numbers are filled in."""

    position: PositionEntered


@dataclass(frozen=True, slots=True)
class PutToSleep:
    """These tiles are in nobody's hand; without any, all that are in no known place."""

    tiles: tuple[Tile, ...] = ()


@dataclass(frozen=True, slots=True)
class GoOut:
    """This seat has laid its last tile."""

    seat: int


@dataclass(frozen=True, slots=True)
class StopPlay:
    """The round ends here: hands are laid open and counted."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A foul of this seat costs so much; ``foul`` is the number of the `FoulCalled` that this answers."""

    seat: int
    offence: FoulKind
    penalty: Penalty
    foul: int | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Withdraw:
    """The ruling with this number no longer holds."""

    ruling: int
    note: str = ""


@dataclass(frozen=True, slots=True)
class HearAccusation:
    """A seat accused another; the referee alone has seen these tiles of its hand."""

    seat: int
    accused: int
    tiles: tuple[Tile, ...]
    is_upheld: bool


@dataclass(frozen=True, slots=True)
class ScoreRound:
    """Count the hands by the rules, with the rulings that hold."""


@dataclass(frozen=True, slots=True)
class EnterRound:
    """A round of which only the points by team are written down."""

    points: tuple[int, ...]
    winner: int | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Correct:
    """So many points more (or fewer) for each team, because something in this round was wrong.

    Deciding it raises ValueError where no such round was played, or there are not as many teams.
    """

    round: int
    points: tuple[int, ...]
    note: str


Order = (
    EnterPosition | PutToSleep | GoOut | StopPlay | Rule | Withdraw | HearAccusation | ScoreRound | EnterRound | Correct
)

Events = list[GameEvent]


def start_refereed(ruleset: RuleSet, seats: int) -> MatchStarted:
    """The first event of a match at a table with a referee. Raises ValueError when there is no such table."""
    if ruleset.hand_for(seats) is None:
        raise ValueError(f"{ruleset.id} has no table for {seats} seats with this set")
    return MatchStarted(0, ruleset, seats, opens_walk=False, is_refereed=True)


def order(state: MatchState, wish: Order) -> Events:
    """The events that follow from what the referee wants. Raises RuleViolation; never changes anything."""
    if not state.is_refereed:
        raise RuleViolation(Reason.NO_REFEREE_HERE)
    return _DECISIONS[type(wish)](state, wish)


def wanting_ruling(state: MatchState) -> tuple[int, ...]:
    """The numbers of the proven fouls of this round on which nobody has ruled, in the order of the record."""
    now = state.round
    if now is None:
        return ()
    ruled = {ruling.foul for ruling in now.rulings}
    return tuple(
        event.number
        for event in now.history
        if isinstance(event, FoulCalled) and event.foul.certainty is Certainty.PROVEN and event.number not in ruled
    )


def is_laid_open(now: RoundState) -> bool:
    """Whether every hand of a round that nobody plays on lies open."""
    return now.turn is None and all(seat in now.revealed for seat in now.active)


def is_void(now: RoundState) -> bool:
    """Whether a ruling makes an end of the round, whatever the hands hold."""
    return any(ruling.penalty.round == "replay" or ruling.penalty.match == "lost" for ruling in now.rulings)


def _open_round(state: MatchState) -> RoundState:
    if state.winner is not None:
        raise RuleViolation(Reason.MATCH_IS_OVER)
    now = state.round
    if now is None or now.score is not None:
        raise RuleViolation(Reason.NO_ROUND_IN_PLAY)
    return now


def _playing(state: MatchState) -> RoundState:
    now = _open_round(state)
    if now.turn is None:
        raise RuleViolation(Reason.HANDS_ARE_BEING_SHOWN)
    return now


def _decide_position(state: MatchState, wish: EnterPosition) -> Events:
    if state.winner is not None:
        raise RuleViolation(Reason.MATCH_IS_OVER)
    now = state.round
    if now is not None and now.score is None and now.turn is None:
        raise RuleViolation(Reason.HANDS_ARE_BEING_SHOWN)
    position = wish.position
    held = sum(hand if isinstance(hand, int) else len(hand) for hand in position.hands)
    yard = position.boneyard if isinstance(position.boneyard, int) else len(position.boneyard)
    laid = max(len(position.line), len(position.plays))
    if held + yard + laid > len(state.ruleset.tile_set):
        raise RuleViolation(Reason.MORE_TILES_THAN_THE_SET, held + yard + laid, len(state.ruleset.tile_set))
    number = state.rounds_played + 1 if now is None or now.score is not None else now.number
    events: Events = []
    state = emit(state, events, replace(position, number=state.next_number, round=number))
    if state.ruleset.dead_number_stop == "auto" and is_dead(state):
        state = emit(state, events, DeadCalled(state.next_number))
        return [*events, *finish(state)]
    return events


def _decide_sleep(state: MatchState, wish: PutToSleep) -> Events:
    now = _open_round(state)
    free = unaccounted(state)
    for tile in wish.tiles:
        if tile not in free:
            raise RuleViolation(Reason.TILE_IS_ELSEWHERE, tile=tile)
    if not wish.tiles and not is_laid_open(now):
        raise RuleViolation(Reason.HANDS_ARE_HIDDEN)
    if not free:
        return []
    events: Events = []
    state = emit(state, events, TilesAsleep(state.next_number, wish.tiles or free))
    assert state.round is not None
    return [*events, *called_fouls(state)] if is_laid_open(state.round) else events


def _decide_out(state: MatchState, wish: GoOut) -> Events:
    now = _playing(state)
    if now.hands[wish.seat].count:
        raise RuleViolation(Reason.HAND_COUNT_DIFFERS, now.hands[wish.seat].count)
    if not state.is_out(wish.seat):
        raise RuleViolation(Reason.ROUND_IS_IN_PLAY)
    events: Events = []
    state = emit(state, events, WentOut(state.next_number, wish.seat))
    return [*events, *finish(state)]


def _decide_stop(state: MatchState, wish: StopPlay) -> Events:
    _playing(state)
    events: Events = []
    state = emit(state, events, PlayStopped(state.next_number))
    return [*events, *finish(state)]


def _decide_ruling(state: MatchState, wish: Rule) -> Events:
    _open_round(state)
    if wish.foul is not None and wish.foul not in wanting_ruling(state):
        raise RuleViolation(Reason.NO_SUCH_RULING)
    return [FoulRuled(state.next_number, wish.seat, wish.offence, wish.penalty, wish.foul, wish.note)]


def _decide_withdrawal(state: MatchState, wish: Withdraw) -> Events:
    now = _open_round(state)
    if wish.ruling not in [ruling.number for ruling in now.rulings]:
        raise RuleViolation(Reason.NO_SUCH_RULING)
    return [RulingWithdrawn(state.next_number, wish.ruling, wish.note)]


def _decide_accusation(state: MatchState, wish: HearAccusation) -> Events:
    _open_round(state)
    return [AccusationHeard(state.next_number, wish.seat, wish.accused, wish.tiles, wish.is_upheld)]


def _decide_score(state: MatchState, wish: ScoreRound) -> Events:
    now = _open_round(state)
    if is_void(now) and not (is_laid_open(now) and not unaccounted(state)):
        events: Events = []
        if now.turn is not None:
            state = emit(state, events, PlayStopped(state.next_number))
        return [*events, *scored(state)]
    if not is_laid_open(now):
        raise RuleViolation(Reason.HANDS_ARE_HIDDEN)
    missing = unaccounted(state)
    if missing:
        raise RuleViolation(Reason.TILES_ARE_UNACCOUNTED, len(missing))
    waiting = wanting_ruling(state)
    if waiting:
        raise RuleViolation(Reason.FOUL_WANTS_RULING, len(waiting))
    return scored(state)


def _decide_round_by_hand(state: MatchState, wish: EnterRound) -> Events:
    if state.winner is not None:
        raise RuleViolation(Reason.MATCH_IS_OVER)
    now = state.round
    if now is not None and now.score is None:
        raise RuleViolation(Reason.ROUND_IS_IN_PLAY)
    lines = tuple(
        ScoreLine(ScoreReason.ENTERED_BY_HAND, team=team, numbers=(points,), points=points)
        for team, points in enumerate(wish.points)
        if points
    )
    number = state.rounds_played + 1
    score = Score(lines, wish.winner)
    events: Events = []
    state = emit(state, events, RoundEnteredByHand(state.next_number, number, 0, score, wish.note))
    return [*events, *after_score(state)]


def _decide_correction(state: MatchState, wish: Correct) -> Events:
    now = state.round
    if now is None or now.score is None:
        raise RuleViolation(Reason.ROUND_IS_IN_PLAY)
    if not 1 <= wish.round <= now.number or len(wish.points) != len(state.totals):
        raise ValueError(f"no round {wish.round} of {len(wish.points)} sides was played here")
    lines = tuple(
        ScoreLine(ScoreReason.CORRECTED, team=team, numbers=(wish.round, points), points=points)
        for team, points in enumerate(wish.points)
        if points
    )
    events: Events = []
    state = emit(state, events, ScoreCorrected(state.next_number, wish.round, lines, wish.note))
    return [*events, *after_score(state)]


def state_after(state: MatchState, events: Events) -> MatchState:
    """The state once these events have happened."""
    for event in events:
        state = apply(state, event)
    return state


_DECISIONS: dict[type, Callable[[MatchState, Any], Events]] = {
    EnterPosition: _decide_position,
    PutToSleep: _decide_sleep,
    GoOut: _decide_out,
    StopPlay: _decide_stop,
    Rule: _decide_ruling,
    Withdraw: _decide_withdrawal,
    HearAccusation: _decide_accusation,
    ScoreRound: _decide_score,
    EnterRound: _decide_round_by_hand,
    Correct: _decide_correction,
}
