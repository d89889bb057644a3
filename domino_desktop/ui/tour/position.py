"""The prepared round of the tour: the same deal, and the same computer players, every time.

The person at seat 0 lays 1-6, chooses an end for 2-3, finds nothing that fits, takes 2-2 and 6-4 and lays the latter;
the next player passes, the last one closes the line with a 4 at both ends, and the round is blocked. Whichever end is
chosen, the two companions have a tile that brings the line to the same numbers again. Who takes 6-4 first leaves 2-2 to
the next player, to whom it is of no use either.
"""

from __future__ import annotations

from typing import Final

from domino_desktop.core import rules
from domino_desktop.core.events import MatchStarted, PositionEntered
from domino_desktop.core.moves import DrawTile, Knock, Move, PlayTile
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.tiles import Tile, parse_tiles
from domino_desktop.core.views import View
from domino_desktop.i18n.english import Speaker
from domino_desktop.storage.setup import BlockCheck, Privacy, TableSetup
from domino_desktop.ui.pages.guests import quick_table

LEARNER: Final = 0
"""The seat of the person who takes the tour."""

SEATS: Final = 3

_LINE: Final = ((4, 1), (1, 2), (2, 0), (0, 3), (3, 3), (3, 4), (4, 4), (4, 0), (0, 5), (5, 5), (5, 6))
_HANDS: Final = ("1-6 2-3 0-0 0-1 1-1", "1-3 3-6 2-6 6-6 0-6", "2-4 3-5 2-5 4-5 1-5")
_BONEYARD: Final = "2-2 4-6"

#: What each companion lays as soon as it may: a tile, and the open number it is laid at.
_SCRIPT: Final = {
    1: (("1-3", 1), ("3-6", 3), ("2-6", 2)),
    2: (("2-4", 4), ("3-5", 3), ("2-5", 2), ("4-5", 5)),
}


def tour_setup(ruleset: RuleSet, name: str, language: Speaker) -> TableSetup:
    """The table of the tour: one person and two computer players, by these rules.

    An empty name becomes "Player 1".
    """
    usual = quick_table(ruleset, name, language)
    return TableSetup(usual.seats[:SEATS], ruleset, BlockCheck.TOGETHER, Privacy.LID)


def prepared(ruleset: RuleSet) -> tuple[MatchStarted, PositionEntered]:
    """The events with which the prepared round begins."""
    hands = tuple(parse_tiles(hand) for hand in _HANDS)
    started = rules.start_match(ruleset, SEATS, opens_walk=ruleset.is_checked)
    return started, PositionEntered(1, 1, _LINE, (), hands, parse_tiles(_BONEYARD), LEARNER, LEARNER)


def companion_move(view: View) -> Move:
    """What the companion at this eye does now: its next prepared tile, else a tile from the boneyard or a knock."""
    for text, value in _SCRIPT[view.eye]:
        tile = Tile.parse(text)
        ends = {end.id for end in view.layout.ends if end.value == value}
        for move in view.legal_moves:
            if isinstance(move, PlayTile) and move.tile == tile and move.end in ends:
                return move
    return next(move for move in view.legal_moves if isinstance(move, DrawTile | Knock))
