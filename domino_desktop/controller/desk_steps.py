"""The steps of a refereed record: which events follow by themselves, and how a step is made once more."""

from __future__ import annotations

from domino_desktop.core import refereeing, rules
from domino_desktop.core.events import (
    BlockEstablished,
    BlockProposed,
    BlockRefuted,
    DeadCalled,
    FoulCalled,
    GameEvent,
    GameWon,
    HandRevealed,
    Knocked,
    MatchEnded,
    MoveTakenBack,
    Passed,
    PointsScored,
    RoundEnd,
    RoundEnded,
    RoundScored,
    TileDiscarded,
    TileDrawn,
    TilePlayed,
)
from domino_desktop.core.moves import (
    CallDead,
    DeclareCanPlay,
    DiscardTile,
    DrawTile,
    Knock,
    Move,
    Pass,
    PlayTile,
    ProposeBlock,
    RevealHand,
)
from domino_desktop.core.refereeing import GoOut, HearAccusation, Order, PutToSleep, Rule, StopPlay
from domino_desktop.core.rulings import AccusationHeard, FoulRuled, PlayStopped, TilesAsleep, WentOut
from domino_desktop.core.state import MatchState

_FOLLOWING = (BlockEstablished, FoulCalled, GameWon, MatchEnded, MoveTakenBack, PointsScored, RoundScored)
_ENDS_BY_THEMSELVES = (RoundEnd.TARGET_REACHED, RoundEnd.REDEALT)


def follows(event: GameEvent) -> bool:
    """Whether an event follows from the one before, so that it goes when that one is taken back.

    A proposal does: it belongs to its knock.
    """
    if isinstance(event, RoundEnded):
        return event.reason in _ENDS_BY_THEMSELVES
    if isinstance(event, DeadCalled):
        return event.seat is None
    return isinstance(event, (*_FOLLOWING, BlockProposed))


def made_again(state: MatchState, event: GameEvent, is_proposal: bool = False) -> list[GameEvent]:
    """The events of the same step in another state; none where the event follows by itself.

    ``is_proposal``: the knock asked for the formal walk. Raises RuleViolation where the step makes no sense any more.
    """
    wish = _wish(event)
    if wish is not None:
        return refereeing.order(state, wish)
    step = _step(event, is_proposal)
    return [] if step is None else rules.decide(state, *step)


def _wish(event: GameEvent) -> Order | None:
    """What the referee wanted."""
    match event:
        case TilesAsleep(_, tiles):
            return PutToSleep(tiles)
        case WentOut(_, seat):
            return GoOut(seat)
        case PlayStopped():
            return StopPlay()
        case FoulRuled(_, seat, offence, penalty, None, note):
            return Rule(seat, offence, penalty, None, note)
        case AccusationHeard(_, seat, accused, tiles, is_upheld):
            return HearAccusation(seat, accused, tiles, is_upheld)
    return None


def _step(event: GameEvent, is_proposal: bool) -> tuple[int, Move] | None:
    """Who made which move."""
    match event:
        case Knocked(_, seat):
            return seat, ProposeBlock() if is_proposal else Knock()
        case BlockRefuted(_, seat):
            return seat, DeclareCanPlay()
        case TilePlayed(_, seat, tile, end, near):
            return seat, PlayTile(tile, end, near)
        case TileDrawn(_, seat, place):
            return seat, DrawTile(place)
        case TileDiscarded(_, seat, tile) if tile is not None:
            return seat, DiscardTile(tile)
        case Passed(_, seat):
            return seat, Pass()
        case DeadCalled(_, int(seat)):
            return seat, CallDead()
        case HandRevealed(_, seat, tiles):
            return seat, RevealHand(tiles)
    return None
