"""The move that needs no thought: made where a computer player fails, and by every level where nothing is to choose."""

from __future__ import annotations

from domino_desktop.core.moves import DeclareCanPlay, DiscardTile, DrawTile, Knock, Move, Pass, PlayTile, RevealHand
from domino_desktop.core.views import View


def plays_of(view: View) -> list[PlayTile]:
    """Every tile that this view's eye can lay now, and where."""
    return [move for move in view.legal_moves if isinstance(move, PlayTile)]


def plain_move(view: View) -> Move:
    """The first tile of the hand that fits, else the first tile of the boneyard, else the true answer.

    Raises ValueError when this view's eye may do nothing now.
    """
    plays = plays_of(view)
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
