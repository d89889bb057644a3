"""The two levels that think no further than the next tile: a child's and a casual player's."""

from __future__ import annotations

import random

from domino_desktop.core.events import TilePlayed
from domino_desktop.core.layout import LEFT, RIGHT, START, Layout, OpenEnd
from domino_desktop.core.moves import PlayTile
from domino_desktop.core.placing import place
from domino_desktop.core.play_scoring import play_points
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import View

SLIP = 0.5
"""How often a beginner forgets even to lay doubles first."""

WORTH_OF_NUMBER = 2.0
WORTH_OF_FIT = 2.0
WORTH_OF_PIP = 0.35
WORTH_OF_DOUBLE = 6.0
WORTH_OF_COVERING_OWN_SIDE = -4.0
WORTH_OF_POINT = 2.0
"""What a casual player looks at; weighed by playing (tests/ai/strength.py)."""


def beginner(view: View, plays: list[PlayTile], chance: random.Random) -> PlayTile:
    """Doubles first, because they are hard to get rid of; anything else as it comes; at times not even that."""
    doubles = [move for move in plays if move.tile.is_double]
    if doubles and chance.random() >= SLIP:
        return chance.choice(doubles)
    return chance.choice(plays)


def casual(view: View, plays: list[PlayTile], chance: random.Random) -> PlayTile:
    """Keeps many numbers in the hand and ends that it can follow, and is glad to be rid of pips and doubles.

    It rather covers what the others brought up than what its own side did: a partner wanted that number, too.
    """
    own_side = _ends_of_own_side(view)
    worths = [_worth(view, move, own_side) for move in plays]
    best = max(worths)
    return chance.choice([move for move, worth in zip(plays, worths, strict=True) if worth == best])


def _worth(view: View, move: PlayTile, own_side: frozenset[str]) -> float:
    kept = [tile for tile in view.hand if tile != move.tile]
    points = 0
    if view.ruleset.is_plain_line and view.ruleset.play_scoring.kind == "none":
        ends = _values_after(view, move)
    else:
        layout = place(view.ruleset, view.layout, move.tile, move.end, move.near)
        ends, points = frozenset(layout.values), _points_made(view, move, layout)
    numbers = {half for tile in kept for half in (tile.low, tile.high)}
    fitting = sum(1 for tile in kept if tile.low in ends or tile.high in ends)
    worth = WORTH_OF_NUMBER * len(numbers) + WORTH_OF_FIT * fitting + WORTH_OF_PIP * move.tile.pips
    worth += WORTH_OF_POINT * points
    if move.tile.is_double:
        # A double leaves the number open that it covers, so it covers nobody's.
        return worth + WORTH_OF_DOUBLE
    return worth + (WORTH_OF_COVERING_OWN_SIDE if move.end in own_side else 0)


def _points_made(view: View, move: PlayTile, layout: Layout) -> int:
    """What the tile scores as it lies there."""
    line = play_points(view.ruleset, layout, move.end, view.eye, view.teams[view.eye])
    return 0 if line is None else line.points


def _values_after(view: View, move: PlayTile) -> frozenset[int]:
    """The numbers that are open on a plain line once this tile lies."""
    values: list[int] = []
    for end in view.layout.ends:
        values.extend(_left_open(end, move.tile) if end.id == move.end else (() if end.value is None else (end.value,)))
    return frozenset(values)


def _left_open(end: OpenEnd, tile: Tile) -> tuple[int, ...]:
    return (tile.low, tile.high) if end.value is None else (tile.other(end.value),)


def _ends_of_own_side(view: View) -> frozenset[str]:
    """The open ends where this seat or its partner laid last."""
    laid_by: dict[str, int] = {}
    for event in view.history:
        if isinstance(event, TilePlayed):
            laid_by.update(dict.fromkeys((LEFT, RIGHT) if event.end == START else (event.end,), event.seat))
    return frozenset(end for end, seat in laid_by.items() if view.teams[seat] == view.teams[view.eye])
