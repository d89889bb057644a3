"""What can be entered in a round tile by tile: where a tile may lie, and what else a player may do, with its key."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt

from domino_desktop.core.events import TilePlayed
from domino_desktop.core.layout import LEFT, RIGHT, OpenEnd
from domino_desktop.core.moves import (
    CallDead,
    ClaimRedeal,
    DrawTile,
    Knock,
    Move,
    Pass,
    PlayTile,
    ProposeBlock,
    YieldLead,
)
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import View
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import Message, desk_rounds
from domino_desktop.ui.seating import SeatMark


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that is no tile laid: the kind of move as in ``View.asks``, its key, the words, and the move.

    Without a move a tile has to be typed first.
    """

    kind: str
    key: Qt.Key
    words: Message
    move: Move | None = None


DEEDS: Final = (
    Deed("knock", Qt.Key.Key_F2, desk_rounds.PASSES, Knock()),
    Deed("draw", Qt.Key.Key_F3, desk_rounds.DRAWS, DrawTile()),
    Deed("propose", Qt.Key.Key_F4, desk_rounds.PROPOSES, ProposeBlock()),
    Deed("lay_aside", Qt.Key.Key_F5, desk_rounds.LAYS_ASIDE),
    Deed("pass", Qt.Key.Key_F9, desk_rounds.PASSES_BY_CHOICE, Pass()),
    Deed("yield", Qt.Key.Key_F4, desk_rounds.LEAVES_LEAD, YieldLead()),
    Deed("claim", Qt.Key.Key_F12, desk_rounds.WANTS_NEW_DEAL, ClaimRedeal()),
    Deed("call_dead", Qt.Key.Key_F12, desk_rounds.CALLS_DEAD, CallDead()),
)
"""In the order in which they are offered. Kinds that are never asked at the same time share a key."""


@dataclass(frozen=True, slots=True)
class Where:
    """One place that a tile may be laid at, in words for a button."""

    move: PlayTile
    words: str


def places_for(view: View, tile: Tile, marks: Sequence[SeatMark], speaker: Speaker) -> tuple[Where, ...]:
    """The places among which somebody has to choose for this tile; one where it makes no difference, or none fits.

    Where the tile fits nowhere, or everybody sees that nobody can hold it, the core is to say so: it gets the first
    end.
    """
    fitting = [end for end in view.open if end.accepts(tile)]
    if not fitting or _is_seen(view, tile):
        ends = fitting or view.open or view.layout.ends
        return (Where(PlayTile(tile, ends[0].id, _first_half(ends[0], tile)), ""),)
    different = fitting if _differ(view, fitting) else fitting[:1]
    found = []
    for end in different:
        halves = end.nears(tile)
        for half in halves if len(halves) > 1 else (None,):
            words = end_words(view, end, marks, speaker)
            if half is not None and len(different) == 1:
                words = speaker.say(desk_rounds.HALF_TOUCHES, half)
            elif half is not None:
                words = speaker.say(desk_rounds.WITH_HALF, words, half)
            found.append(Where(PlayTile(tile, end.id, half), words))
    return tuple(found)


def asks_for_half(places: Sequence[Where]) -> bool:
    """Whether only the half that touches is open, and not the end."""
    return len({where.move.end for where in places}) == 1


def end_words(view: View, end: OpenEnd, marks: Sequence[SeatMark], speaker: Speaker) -> str:
    """An open end for a button: "at the 6", with whose train or which side it is where that is needed."""
    value = 0 if end.value is None else end.value
    if view.ruleset.placing == "trains":
        if end.owner is None:
            return speaker.say(desk_rounds.AT_COMMON, value)
        return speaker.say(desk_rounds.AT_TRAIN, value, marks[end.owner].name)
    is_alone = sum(other.value == end.value for other in view.open) == 1
    if end.id in (LEFT, RIGHT) and len(view.layout.ends) == 2:
        if view.layout.first is None and is_alone:
            return speaker.say(desk_rounds.AT_NUMBER, value)
        return speaker.say(desk_rounds.AT_LEFT if end.id == LEFT else desk_rounds.AT_RIGHT, value)
    if is_alone:
        return speaker.say(desk_rounds.AT_NUMBER, value)
    return speaker.say(desk_rounds.AT_ARM, value, view.open.index(end) + 1)


def _first_half(end: OpenEnd, tile: Tile) -> int | None:
    halves = end.nears(tile)
    return halves[0] if len(halves) > 1 else None


def _is_seen(view: View, tile: Tile) -> bool:
    """Whether this tile lies on the table, or in a hand that is laid open."""
    return (
        tile in view.layout.tiles()
        or any(isinstance(event, TilePlayed) and event.tile == tile for event in view.history)
        or any(tile in hand.tiles for hand in view.revealed)
    )


def _differ(view: View, ends: Sequence[OpenEnd]) -> bool:
    """Whether it matters at which of these ends a tile is laid."""
    if len({(end.value, end.owner, end.doubles_only) for end in ends}) > 1:
        return True
    if view.layout.first is None or len(ends) == 1:
        return False
    is_plain = view.ruleset.placing == "line" and view.ruleset.play_scoring.kind == "none"
    return not is_plain and any(arm.tiles for arm in view.layout.arms if arm.id in {end.id for end in ends})
