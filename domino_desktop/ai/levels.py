"""How computer players choose: a level looks at one seat's view and names a move.

Nothing here knows more than the view tells, and the same view with the same seed gives the same move.
Computer players are honest where a rule set trusts the word of a seat: they lay a tile whenever one fits.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from enum import Enum

from domino_desktop.core.events import TilePlayed
from domino_desktop.core.layout import LEFT, RIGHT, START, Layout, OpenEnd
from domino_desktop.core.moves import (
    CallDead,
    ClaimRedeal,
    DeclareCanPlay,
    DiscardTile,
    DrawTile,
    Knock,
    Move,
    Pass,
    PlayTile,
    RevealHand,
)
from domino_desktop.core.placing import place
from domino_desktop.core.play_scoring import play_points
from domino_desktop.core.tiles import Tile, pips_of
from domino_desktop.core.views import View


class Level(Enum):
    """How strong a computer player is."""

    BEGINNER = "beginner"
    CASUAL = "casual"


SLIP = 0.5
"""How often a beginner forgets even to lay doubles first."""

WORTH_OF_NUMBER = 2.0
WORTH_OF_FIT = 2.0
WORTH_OF_PIP = 0.35
WORTH_OF_DOUBLE = 6.0
WORTH_OF_COVERING_OWN_SIDE = -4.0
WORTH_OF_POINT = 2.0
"""What a casual player looks at; weighed by playing (tests/ai/strength.py)."""


def choose(view: View, level: Level, seed: int) -> Move:
    """The move of a computer player whose turn it is. Raises ValueError when this view's eye may do nothing now."""
    # The place in the match goes in too: one seed for a whole match must not mean one luck for all its turns.
    chance = random.Random(f"{seed}/{view.round}/{len(view.history)}/{view.eye}")
    if level is not Level.BEGINNER:
        if ClaimRedeal() in view.legal_moves:
            return ClaimRedeal()
        if CallDead() in view.legal_moves and _is_ahead(view):
            return CallDead()
    plays = _plays(view)
    if plays:
        return _CHOICES[level](view, plays, chance)
    draws = [move for move in view.legal_moves if isinstance(move, DrawTile)]
    return chance.choice(draws) if draws else plain_move(view)


def plain_move(view: View) -> Move:
    """The move that needs no thought: the first tile of the hand that fits, else the first tile of the boneyard, else
    the true answer.

    Raises ValueError when this view's eye may do nothing now.
    """
    plays = _plays(view)
    if plays:
        return plays[0]
    # In a walk a seat that can play is offered this, and where its word is trusted also the untrue knock.
    if DeclareCanPlay() in view.legal_moves:
        return DeclareCanPlay()
    laid_aside = [move.tile for move in view.legal_moves if isinstance(move, DiscardTile)]
    if laid_aside:
        return DiscardTile(min(laid_aside, key=lambda tile: (tile.pips, tile)))
    for move in view.legal_moves:
        if isinstance(move, (DrawTile, Knock, RevealHand, Pass)):
            return move
    raise ValueError("this seat is not asked for a move")


def _plays(view: View) -> list[PlayTile]:
    return [move for move in view.legal_moves if isinstance(move, PlayTile)]


def _beginner(view: View, plays: list[PlayTile], chance: random.Random) -> Move:
    """Doubles first, because they are hard to get rid of; anything else as it comes; at times not even that."""
    doubles = [move for move in plays if move.tile.is_double]
    if doubles and chance.random() >= SLIP:
        return chance.choice(doubles)
    return chance.choice(plays)


def _casual(view: View, plays: list[PlayTile], chance: random.Random) -> Move:
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


def _is_ahead(view: View) -> bool:
    """Whether the own side would probably win if the hands were counted now: unseen tiles count as their mean."""
    seen = {*view.layout.tiles(), *view.hand, *(tile for shown in view.revealed for tile in shown.tiles)}
    unseen = [tile for tile in view.ruleset.tiles_for(view.seats) if tile not in seen]
    mean = pips_of(unseen) / len(unseen) if unseen else 0.0
    totals: dict[int, float] = {}
    for seat, team in enumerate(view.teams):
        pips = pips_of(view.hand) if seat == view.eye else view.counts[seat] * mean
        totals[team] = totals.get(team, 0.0) + pips
    own = totals.pop(view.teams[view.eye])
    return own < min(totals.values())


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


_CHOICES: dict[Level, Callable[[View, list[PlayTile], random.Random], Move]] = {
    Level.BEGINNER: _beginner,
    Level.CASUAL: _casual,
}
