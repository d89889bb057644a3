"""What is said of the tiles at the referee desk: where one is, and why one cannot be entered."""

from __future__ import annotations

from collections.abc import Sequence

from domino_desktop.controller.balance import Place, PlaceKind, Refusal, RefusalReason
from domino_desktop.core.tiles import Tile
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import desk_tiles, table
from domino_desktop.ui.desk.tile_typing import HalfATile, NoSuchNumber
from domino_desktop.ui.seating import SeatMark

_REFUSALS = {
    RefusalReason.NOT_IN_SET: desk_tiles.NOT_IN_SET,
    RefusalReason.ON_TABLE: desk_tiles.ON_TABLE,
    RefusalReason.IN_BONEYARD: desk_tiles.IN_BONEYARD,
    RefusalReason.ASLEEP: desk_tiles.ASLEEP,
}
_PLACES = {
    PlaceKind.TABLE: desk_tiles.MARK_TABLE,
    PlaceKind.BONEYARD: desk_tiles.MARK_BONEYARD,
    PlaceKind.ASLEEP: desk_tiles.MARK_ASLEEP,
}


def refusal_sentence(tile: Tile, refusal: Refusal, marks: Sequence[SeatMark], speaker: Speaker) -> str:
    """Why this tile cannot be entered, in one sentence; ``marks`` are in seat order."""
    if refusal.seat is not None:
        return speaker.say(desk_tiles.IN_HAND, str(tile), marks[refusal.seat].name)
    return speaker.say(_REFUSALS[refusal.reason], str(tile))


def typing_sentence(fault: NoSuchNumber | HalfATile, speaker: Speaker) -> str:
    """What was wrong with typed or pasted text, in one sentence."""
    if isinstance(fault, HalfATile):
        return speaker.say(desk_tiles.HALF_A_TILE, fault.number)
    return speaker.say(desk_tiles.NO_SUCH_NUMBER, fault.number, fault.max_pip)


def place_words(place: Place, marks: Sequence[SeatMark], speaker: Speaker) -> str:
    """Where a tile is, in two or three words; for a hand, whose it is."""
    return marks[place.seat].name if place.seat is not None else speaker.say(_PLACES[place.kind])


def tile_name(tile: Tile, place: Place | None, marks: Sequence[SeatMark], speaker: Speaker) -> str:
    """What a screen reader calls a tile of the set, and where it is when it has been entered."""
    name = speaker.say(table.DOUBLE_TILE if tile.is_double else table.TILE, str(tile))
    if place is None:
        return name
    if place.seat is not None:
        return speaker.say(desk_tiles.IN_HAND_OF, name, marks[place.seat].name)
    return speaker.say(desk_tiles.PLACED, name, place_words(place, marks, speaker))
