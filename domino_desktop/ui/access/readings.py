"""What is said aloud when a key asks for it: the hand, the open ends, the counts. One language at a time."""

from __future__ import annotations

from collections.abc import Sequence

from domino_desktop.core.tiles import Tile
from domino_desktop.i18n.messages import rules, table
from domino_desktop.ui.board.accessible import end_name
from domino_desktop.ui.board.picture import Picture
from domino_desktop.ui.panel.number_strip import numbers_out


def sentences(parts: Sequence[str]) -> str:
    """The sentences as one text, each with its full stop; empty ones are left out."""
    return " ".join(f"{part.rstrip('.')}." for part in parts if part)


def place_in_row(tile: Tile | None, tiles: Sequence[Tile]) -> tuple[int, int] | None:
    """Where this tile stands among these, from 1, and how many they are; None where it is not one of them."""
    return (tiles.index(tile) + 1, len(tiles)) if tile in tiles else None


def hand(picture: Picture, tiles: Sequence[Tile]) -> str:
    """The tiles of the open rack as they stand there, and, for whom that is shown, which of them fit now."""
    owner = picture.owner
    if owner is None or not picture.is_open or not tiles:
        return ""
    speaker = picture.speaker
    named = speaker.joined(map(str, tiles))
    said = [speaker.say(table.HAND_READ, picture.marks[owner].name, named, n=len(tiles))]
    if picture.shows_fit and picture.view.turn == owner:
        fitting = [str(tile) for tile in tiles if tile in picture.legal]
        said.append(
            speaker.say(table.FITS_NOW, speaker.joined(fitting)) if fitting else speaker.say(table.NONE_FITS_NOW)
        )
    return sentences(said)


def ends(picture: Picture) -> str:
    """Every open end, and of each number there how many tiles are out."""
    view, speaker = picture.view, picture.speaker
    if view.layout.is_empty:
        return sentences([speaker.say(table.EMPTY_LINE)])
    said = [end_name(picture, end) for end in view.layout.ends if end.value is not None]
    highest = view.ruleset.max_pip
    out = numbers_out(view.layout, highest)
    said += [
        speaker.say(table.NUMBER_OUT, value, out[value], highest + 1) for value in dict.fromkeys(view.layout.values)
    ]
    return sentences(said)


def counts(picture: Picture) -> str:
    """The tiles in every hand, the points of every seat, and the boneyard."""
    view, speaker = picture.view, picture.speaker
    said = []
    for mark in picture.marks:
        held = speaker.say(table.TILES_IN_HAND, n=view.counts[mark.seat])
        points = speaker.say(rules.POINTS, n=view.totals[view.teams[mark.seat]])
        said.append(speaker.say(table.SEAT, mark.name, held, points))
    return sentences([*said, picture.boneyard_label])
