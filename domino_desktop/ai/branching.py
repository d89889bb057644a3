"""The round on layouts that branch: spinners, crosses, stars, chicken feet and trains."""

from __future__ import annotations

import random
from collections.abc import Sequence

from domino_desktop.ai.ends import Ends, ground_for
from domino_desktop.ai.ends_growth import ends_of
from domino_desktop.ai.game import PLACE_BITS, PLACES, Game
from domino_desktop.ai.rounds import Round
from domino_desktop.core.layout import START, Layout
from domino_desktop.core.moves import PlayTile


class BranchingRound(Round):
    """A round on a tree of arms. Codes name an end by the number of its arm in the layout."""

    __slots__ = ("acted_otherwise", "ends", "first_turns", "laid")

    def __init__(
        self, game: Game, layout: Layout, hands: Sequence[int], yard: Sequence[int], turn: int, leader: int
    ) -> None:
        super().__init__(game, hands, yard, turn, leader)
        self.ends: Ends = ends_of(ground_for(game.ruleset, game.seats), layout)
        self.first_turns = 0
        """The seats (bits) that have gone on after every tile so far, where a whole train may be laid in a turn."""
        self.laid = 0
        """The seats (bits) that have laid a tile."""
        self.acted_otherwise = 0
        """The seats (bits) that have drawn or passed."""

    def copy(self) -> BranchingRound:
        other = BranchingRound.__new__(BranchingRound)
        self._copied(other)
        other.ends = self.ends.copy()
        other.first_turns, other.laid, other.acted_otherwise = self.first_turns, self.laid, self.acted_otherwise
        return other

    def is_empty(self) -> bool:
        return self.ends.is_empty

    def values(self) -> tuple[int, ...]:
        return self.ends.open_values()

    def open_to(self, seat: int) -> int:
        return self.ends.open_to(seat, self.markers)

    def moves(self) -> list[int]:
        seat, ends = self.turn, self.ends
        hand = self.hands[seat]
        numbers = self.game.masks.numbers
        if ends.is_empty:
            return [tile << PLACES + 1 for tile in numbers(hand & (self.must_lead or hand))]
        return [
            tile << PLACES + 1 | arm
            for arm in ends.arms_for(seat, self.markers)
            for tile in numbers(hand & ends.accepted(arm))
        ]

    def move_of(self, code: int) -> PlayTile:
        tile = self.game.masks.order[code >> PLACES + 1]
        return PlayTile(tile, START if self.ends.is_empty else self.ends.name(code & PLACE_BITS))

    def code_of(self, move: PlayTile) -> int:
        arm = 0 if self.ends.is_empty else self.ends.arm(move.end)
        return self.game.masks.index[move.tile] << PLACES + 1 | arm

    def run(self, chance: random.Random) -> None:
        self.settle()
        roll, ends = chance.random, self.ends
        while self.turn >= 0:
            if ends.is_empty:
                codes = self.moves()
                self.play(codes[int(roll() * len(codes))])
                continue
            hand = self.hands[self.turn]
            fitting, count = [], 0
            for arm in ends.arms_for(self.turn, self.markers):
                tiles = hand & ends.accepted(arm)
                if tiles:
                    fitting.append((arm, tiles))
                    count += tiles.bit_count()
            chosen = int(roll() * count)
            for arm, tiles in fitting:
                here = tiles.bit_count()
                if chosen < here:
                    while chosen:
                        tiles &= tiles - 1
                        chosen -= 1
                    self.play((tiles & -tiles).bit_length() - 1 << PLACES + 1 | arm)
                    break
                chosen -= here

    def _lay(self, code: int) -> bool:
        seat, ends = self.turn, self.ends
        tile = code >> PLACES + 1
        if ends.is_empty:
            ends.lead(tile)
        else:
            ends.lay(tile, code & PLACE_BITS)
        rules = self.game.ruleset
        if rules.placing != "trains":
            return rules.turn_after == "double_again" and bool(self.game.masks.doubles >> tile & 1)
        if ends.last == seat:
            self.markers &= ~(1 << seat)
        again = self._goes_on(seat, tile)
        self.laid |= 1 << seat
        if not again:
            self.first_turns &= ~(1 << seat)
        return again

    def _goes_on(self, seat: int, tile: int) -> bool:
        """Whether a seat lays once more after this tile on a train: see `core.aftermath.goes_on`."""
        mexican, ends = self.game.ruleset.mexican, self.ends
        if self.game.masks.doubles >> tile & 1:
            return mexican.doubles == "second_tile" or not (
                ends.ground.excuses and ends.is_used_up(self.game.halves[tile][0])
            )
        in_first_turn = self.first_turns & (self.laid | ~self.acted_otherwise) & 1 << seat
        if mexican.first_turn != "all" or ends.last != seat or not in_first_turn:
            return False
        return bool(self.hands[seat] & ~(1 << tile) & ends.accepted(seat))

    def acted(self, seat: int) -> None:
        """The seat did something else than laying."""
        self.acted_otherwise |= 1 << seat

    def _knock(self, seat: int) -> None:
        self.acted(seat)
        super()._knock(seat)

    def _draw(self, seat: int) -> None:
        self.acted(seat)
        super()._draw(seat)

    def _made(self) -> int:
        return self.ends.made()
