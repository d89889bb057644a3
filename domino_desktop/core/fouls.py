"""The audit: replays a round's record against laid-open hands and names every false declaration."""

from __future__ import annotations

from collections.abc import Iterable

from domino_desktop.core.events import (
    Certainty,
    Foul,
    FoulKind,
    GameEvent,
    Knocked,
    PositionEntered,
    TileDiscarded,
    TileDrawn,
    TilePlayed,
)
from domino_desktop.core.layout import OpenEnd
from domino_desktop.core.policies import Hands
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.tiles import Tile


def audit(history: Iterable[GameEvent], hands: Hands, ruleset: RuleSet) -> tuple[Foul, ...]:
    """Every knock of the round that a held tile contradicts, in the order of the record.

    ``history`` is the round's record, ``hands`` what each seat laid open at its end. Going backwards, a
    tile played later was held at the knock, a tile drawn later was not. Where the record does not say
    which tile was drawn later, a fitting tile is proof only when there are more fitting tiles than such draws. Where a
    referee has entered the round once more, any seat may have drawn what the boneyard had lost by then.
    """
    history = tuple(history)
    lost = _lost_unseen(history)
    held = [list(hand) for hand in hands]
    drawn_later = [0] * len(hands)
    found: list[Foul] = []
    for event in reversed(history):
        if isinstance(event, (TilePlayed, TileDiscarded)):
            held[event.seat].extend(() if event.tile is None else (event.tile,))
        elif isinstance(event, TileDrawn):
            if event.tile is None:
                drawn_later[event.seat] += 1
            elif event.tile in held[event.seat]:
                held[event.seat].remove(event.tile)
        elif isinstance(event, PositionEntered) and lost.get(event.number):
            drawn_later = [drawn + lost[event.number] for drawn in drawn_later]
        elif isinstance(event, Knocked):
            foul = _contradiction(event, held[event.seat], drawn_later[event.seat], ruleset.joint)
            if foul is not None:
                found.append(foul)
    return tuple(reversed(found))


def _lost_unseen(history: Iterable[GameEvent]) -> dict[int, int]:
    """How many tiles the boneyard had lost when a referee entered the round once more, by the number of that event."""
    lost: dict[int, int] = {}
    known: int | None = None
    for event in history:
        if isinstance(event, PositionEntered):
            yard = event.boneyard if isinstance(event.boneyard, int) else len(event.boneyard)
            if known is not None:
                lost[event.number] = max(0, known - yard)
            known = yard
        elif isinstance(event, TileDrawn) and known is not None:
            known -= 1
    return lost


def _contradiction(knock: Knocked, held: list[Tile], drawn_later: int, total: int) -> Foul | None:
    values = knock.values
    if not total and not any(tile.low in values or tile.high in values for tile in held):
        return None
    ends = [OpenEnd("", value, None, total, knock.doubles_only) for value in values]
    fitting = [tile for tile in held if any(end.accepts(tile) for end in ends)]
    if not fitting:
        return None
    certainty = Certainty.PROVEN if len(fitting) > drawn_later else Certainty.POSSIBLE
    tile = min(fitting)
    end = next(end.value for end in ends if end.accepts(tile))
    assert end is not None
    return Foul(knock.seat, FoulKind.FALSE_DECLARATION, knock.number, knock.values, tile, end, certainty)
