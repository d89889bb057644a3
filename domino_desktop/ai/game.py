"""The rules of one table, made ready for counting on bits."""

from __future__ import annotations

from domino_desktop.ai.masks import masks_for
from domino_desktop.ai.payoff import Payoff
from domino_desktop.core.layout import LEFT, RIGHT, START, is_matador
from domino_desktop.core.moves import PlayTile
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.ruleset_parts import PlayScoring

PLACES = 8
"""A code of a tile laid is its number, then the half that touches (0: the lower), then so many bits for the place."""
PLACE_BITS = (1 << PLACES) - 1
START_PLACE = 2
_LINE_PLACES = (LEFT, RIGHT, START)


class Game:
    """The rules of one table, made ready for counting."""

    def __init__(self, ruleset: RuleSet, seats: int) -> None:
        masks = masks_for(ruleset.max_pip)
        numbers = range(ruleset.max_pip + 1)
        self.ruleset, self.seats, self.masks = ruleset, seats, masks
        self.teams = ruleset.teams(seats)
        self.team_count = max(self.teams) + 1
        self.step = ruleset.step
        #: By seat: who comes next in turn order.
        self.following = [(seat + self.step) % seats for seat in range(seats)]
        self.payoff = Payoff(ruleset, seats)
        self.everything = masks.bits(ruleset.tiles_for(seats))
        self.halves = [(tile.low, tile.high) for tile in masks.order]
        #: By tile and number: the other half.
        self.other = [[tile.other(value) for value in numbers] for tile in masks.order]
        total = ruleset.joint
        self.matadors = 0
        if total:
            self.matadors = masks.bits(tile for tile in masks.order if is_matador(tile, total))
        #: By number of an end: the tiles (bits) that fit.
        self.fitting = [
            self.matadors | (masks.suits[total - value] if 0 <= total - value <= ruleset.max_pip else 0)
            if total
            else masks.suits[value]
            for value in numbers
        ]
        self.lightest = sorted(range(len(masks.order)), key=lambda number: (masks.pips[number], masks.order[number]))
        self.draws = ruleset.draw != "none"
        self.has_passes_paid = ruleset.bonuses.pays_passes
        self.has_points = ruleset.play_scoring.kind != "none"
        self.target = ruleset.match_end.points if ruleset.target_exact else None
        self.stops_dead = ruleset.dead_number_stop == "auto"
        #: Nothing but laying, drawing and passing ever happens on a line of equal halves.
        self.is_quiet_line = (
            ruleset.is_quiet
            and not total
            and ruleset.placing == "line"
            and ruleset.cannot_play != "discard"
            and ruleset.end == "first_out"
            and self.target is None
        )
        #: Besides, every tile ends a turn, and whoever cannot lay draws until a tile fits.
        self.is_simple = (
            self.is_quiet_line and ruleset.turn_after == "next" and ruleset.draw in ("none", "until_playable")
        )

    def code_of(self, move: PlayTile) -> int:
        """The code of a tile laid on a two-ended line."""
        number = self.masks.index[move.tile]
        return (number << 1 | self.near_bit(move)) << PLACES | _LINE_PLACES.index(move.end)

    def near_bit(self, move: PlayTile) -> int:
        """Whether the higher half of the tile touches, where either might."""
        return int(move.near is not None and move.near != move.tile.low)

    def move_of(self, code: int) -> PlayTile:
        """The move behind a code of a two-ended line."""
        number, bit = code >> PLACES + 1, code >> PLACES & 1
        place = code & PLACE_BITS
        tile = self.masks.order[number]
        is_open = self.matadors >> number & 1 and not tile.is_double and place != START_PLACE
        return PlayTile(tile, _LINE_PLACES[place], (tile.high if bit else tile.low) if is_open else None)


def points_of(scoring: PlayScoring, total: int) -> int:
    """What ends that add up to so much score."""
    return sum(total // each if scoring.is_divided else total for each in scoring.multiples if total % each == 0)
