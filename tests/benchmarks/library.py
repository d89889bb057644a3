"""The PyPI library `dominoes` at our table: its strongest honest player sees what a view tells, and no more."""

from __future__ import annotations

import random

import dominoes

from domino_desktop.ai.plain import plain_move, plays_of
from domino_desktop.core.events import Knocked, TilePlayed
from domino_desktop.core.layout import LEFT, RIGHT, START
from domino_desktop.core.moves import Move, PlayTile
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import View
from domino_desktop.storage import rulesets

_SEARCH = dominoes.players.probabilistic_alphabeta(start_move=12, sample_size=10)


def library_rules() -> RuleSet:
    """The library's game: two against two, anybody leads any tile, the winners score every pip that is left."""
    changes = {"direction": "clockwise", "opening": "lot", "round_points": "all_pips", "out_points": "all_pips"}
    return rulesets.load("pairs").changed(changes)


def library_player(view: View, seed: int) -> Move:
    """Its heaviest tile, and from the twelfth move on what wins most often in ten deals that might be."""
    if not plays_of(view):
        return plain_move(view)
    # The library draws from the one source of chance that all of Python shares.
    random.seed(f"{seed}/{len(view.history)}")
    game = library_game(view)
    dominoes.players.bota_gorda(game)
    _SEARCH(game)
    domino, is_left = game.valid_moves[0]
    end = START if view.layout.is_empty else LEFT if is_left else RIGHT
    return PlayTile(Tile.of(domino.first, domino.second), end)


def library_game(view: View) -> dominoes.Game:
    """The view as the library's own game. It deals the hidden tiles anew before it looks at them."""
    assert view.leader is not None and view.turn is not None
    board = dominoes.Board()
    moves: list[tuple[dominoes.Domino, bool] | None] = []
    for event in view.history:
        if isinstance(event, TilePlayed):
            moves.append((_domino(event.tile), event.end != RIGHT))
            board.add(*moves[-1])
        elif isinstance(event, Knocked):
            moves.append(None)
    seen = {*view.layout.tiles(), *view.hand}
    hidden = iter([tile for tile in view.ruleset.tile_set if tile not in seen])
    hands = [
        dominoes.Hand([_domino(tile) for tile in view.hand])
        if seat == view.eye
        else dominoes.Hand([_domino(next(hidden)) for _ in range(count)])
        for seat, count in enumerate(view.counts)
    ]
    game = dominoes.Game(board, hands, moves, view.eye, (), view.leader, None)
    if view.layout.is_empty:
        game.valid_moves = tuple((_domino(tile), True) for tile in view.hand)
    else:
        game._update_valid_moves()
    return game


def _domino(tile: Tile) -> dominoes.Domino:
    return dominoes.Domino(tile.low, tile.high)
