"""The round on layouts that branch: spinners, crosses, stars, chicken feet and trains.

What lies where is kept by `core.placing`; everything else is counted on bits.
"""

from __future__ import annotations

from collections.abc import Sequence

from domino_desktop.ai.game import PLACE_BITS, PLACES, Game
from domino_desktop.ai.rounds import Round
from domino_desktop.core.layout import START, Layout, OpenEnd
from domino_desktop.core.moves import PlayTile
from domino_desktop.core.placing import is_used_up, place, train
from domino_desktop.core.play_scoring import play_points


class BranchingRound(Round):
    """A round on a tree of arms. Codes name the ends by their number among those that are open."""

    __slots__ = ("end", "first_turns", "laid", "layout")

    def __init__(
        self, game: Game, layout: Layout, hands: Sequence[int], yard: Sequence[int], turn: int, leader: int
    ) -> None:
        super().__init__(game, hands, yard, turn, leader)
        self.layout = layout
        self.end = START
        """Where the last tile was laid."""
        self.first_turns = 0
        """The seats (bits) that are still in their first turn, where a whole train may be laid in it."""
        self.laid = 0
        """The seats (bits) that have laid a tile."""

    def copy(self) -> BranchingRound:
        other = BranchingRound.__new__(BranchingRound)
        self._copied(other)
        other.layout, other.end = self.layout, self.end
        other.first_turns, other.laid = self.first_turns, self.laid
        return other

    def is_empty(self) -> bool:
        return self.layout.first is None

    def values(self) -> tuple[int, ...]:
        return self.layout.values

    def open_to(self, seat: int) -> int:
        found = 0
        for end in self._ends_of(seat):
            found |= self._accepted(end)
        return found

    def moves(self) -> list[int]:
        seat = self.turn
        hand = self.hands[seat]
        numbers = self.game.masks.numbers
        if self.layout.first is None:
            return [tile << PLACES + 1 for tile in numbers(hand & (self.must_lead or hand))]
        found = []
        for number, end in enumerate(self.layout.ends):
            if self._is_open(end, seat):
                for tile in numbers(hand & self._accepted(end)):
                    found.append(tile << PLACES + 1 | number)
                    low, high = self.game.halves[tile]
                    if self.game.matadors >> tile & 1 and low != high:
                        found.append(tile << PLACES + 1 | 1 << PLACES | number)
        return found

    def move_of(self, code: int) -> PlayTile:
        tile = self.game.masks.order[code >> PLACES + 1]
        end = self.layout.ends[code & PLACE_BITS]
        nears = end.nears(tile)
        return PlayTile(tile, end.id, nears[code >> PLACES & 1] if len(nears) > 1 else None)

    def code_of(self, move: PlayTile) -> int:
        place_number = next(number for number, end in enumerate(self.layout.ends) if end.id == move.end)
        number = self.game.masks.index[move.tile]
        return (number << 1 | self.game.near_bit(move)) << PLACES | place_number

    def _ends_of(self, seat: int) -> list[OpenEnd]:
        return [end for end in self.layout.ends if self._is_open(end, seat)]

    def _is_open(self, end: OpenEnd, seat: int) -> bool:
        return end.owner is None or end.owner == seat or bool(self.markers >> end.owner & 1)

    def _accepted(self, end: OpenEnd) -> int:
        if end.value is None:
            return self.game.everything
        fitting = self.game.fitting[end.value]
        return fitting & self.game.masks.doubles if end.doubles_only else fitting

    def _lay(self, code: int) -> bool:
        seat, rules = self.turn, self.game.ruleset
        move = self.move_of(code)
        own = train(seat)
        self.layout = place(rules, self.layout, move.tile, move.end, move.near)
        self.end = move.end
        if move.end == own:
            self.markers &= ~(1 << seat)
        again = self._goes_on(seat, move, own)
        self.laid |= 1 << seat
        if not again:
            self.first_turns &= ~(1 << seat)
        return again

    def _goes_on(self, seat: int, move: PlayTile, own: str) -> bool:
        """See `core.aftermath.goes_on`."""
        rules = self.game.ruleset
        if rules.turn_after == "double_again":
            return move.tile.is_double
        if rules.placing != "trains":
            return False
        if move.tile.is_double:
            is_excused = rules.mexican.dead_double == "satisfied" and is_used_up(rules, self.layout, move.tile.low)
            return rules.mexican.doubles == "second_tile" or not is_excused
        if rules.mexican.first_turn != "all" or move.end != own or not self.first_turns >> seat & 1:
            return False
        end = self.layout.end(own)
        left = self.hands[seat] & ~(1 << self.game.masks.index[move.tile])
        return end is not None and bool(left & self._accepted(end))

    def acted(self, seat: int) -> None:
        """The seat did something else than laying: before its first tile that ends its first turn."""
        if not self.laid >> seat & 1:
            self.first_turns &= ~(1 << seat)

    def _knock(self, seat: int) -> None:
        self.acted(seat)
        super()._knock(seat)

    def _draw(self, seat: int) -> None:
        self.acted(seat)
        super()._draw(seat)

    def _made(self) -> int:
        seat = self.closer
        line = play_points(self.game.ruleset, self.layout, self.end, seat, self.game.teams[seat])
        return 0 if line is None else line.points
