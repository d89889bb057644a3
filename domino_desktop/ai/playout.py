"""The round on a two-ended line, whose random play is written out in one loop."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from domino_desktop.ai.game import PLACE_BITS, PLACES, START_PLACE, Game, points_of
from domino_desktop.ai.rounds import Round
from domino_desktop.core.moves import PlayTile


class LineRound(Round):
    """A line with two ends: the numbers ``left`` and ``right``, -1 before the first tile."""

    __slots__ = ("is_double_left", "is_double_right", "is_lone_double", "left", "place", "right")

    def __init__(self, game: Game, hands: Sequence[int], yard: Sequence[int], turn: int, leader: int) -> None:
        super().__init__(game, hands, yard, turn, leader)
        self.left = self.right = -1
        self.is_double_left = self.is_double_right = False
        """Whether a double lies at this end: it counts both its halves where ends score."""
        self.is_lone_double = False
        """Whether the line is one tile, a double: it shows each of its halves once."""
        self.place = START_PLACE
        """Where the last tile lies."""

    def copy(self) -> LineRound:
        other = LineRound.__new__(LineRound)
        self._copied(other)
        other.left, other.right, other.place = self.left, self.right, self.place
        other.is_lone_double = self.is_lone_double
        other.is_double_left, other.is_double_right = self.is_double_left, self.is_double_right
        return other

    def is_empty(self) -> bool:
        return self.left < 0

    def values(self) -> tuple[int, ...]:
        return () if self.left < 0 else (self.left, self.right)

    def open_to(self, seat: int) -> int:
        return self.game.fitting[self.left] | self.game.fitting[self.right]

    def move_of(self, code: int) -> PlayTile:
        return self.game.move_of(code)

    def code_of(self, move: PlayTile) -> int:
        return self.game.code_of(move)

    def moves(self) -> list[int]:
        game, hand = self.game, self.hands[self.turn]
        numbers = game.masks.numbers
        if self.left < 0:
            hand &= self.must_lead or hand
            return [tile << PLACES + 1 | START_PLACE for tile in numbers(hand)]
        found = []
        for place, value in ((0, self.left), (1, self.right)):
            for tile in numbers(hand & game.fitting[value]):
                code = tile << PLACES + 1 | place
                if not game.matadors >> tile & 1:
                    found.append(code)
                    continue
                found.append(code)
                low, high = game.halves[tile]
                if low != high:
                    found.append(code | 1 << PLACES)
        return found

    def _lay(self, code: int) -> bool:
        game = self.game
        tile, place = code >> PLACES + 1, code & PLACE_BITS
        low, high = game.halves[tile]
        is_double = low == high
        self.place = place
        if place == START_PLACE:
            self.left, self.right = low, high
            self.is_lone_double = is_double
            self.is_double_left = self.is_double_right = False
        else:
            value = self.right if place else self.left
            near = self._near(tile, value, code >> PLACES & 1)
            far = low + high - near
            if self.is_lone_double:
                # The first double shows both its halves on the side that is still free.
                self.is_lone_double = False
                self.is_double_left = self.is_double_right = True
            if place:
                self.right, self.is_double_right = far, is_double
            else:
                self.left, self.is_double_left = far, is_double
        return game.ruleset.turn_after == "double_again" and is_double

    def _near(self, tile: int, value: int, bit: int) -> int:
        """The half that touches an end with this number."""
        game = self.game
        if not game.ruleset.joint:
            return value
        low, high = game.halves[tile]
        if game.matadors >> tile & 1:
            return high if bit else low
        return game.ruleset.joint - value

    def _made(self) -> int:
        """See `core.play_scoring`."""
        scoring = self.game.ruleset.play_scoring
        halves_left, halves_right = 1 + self.is_double_left, 1 + self.is_double_right
        if scoring.kind == "bergen":
            return halves_left + halves_right if self.left == self.right else 0
        return points_of(scoring, self.left * halves_left + self.right * halves_right)

    def run(self, chance: random.Random) -> None:
        """Play at random to the end; where nothing but laying, drawing and passing can happen, in one loop."""
        roll = chance.random
        if self.turn < 0:
            return
        if self.game.is_quiet_line:
            if self.left < 0:
                self._lead_quietly(roll)
            if self.turn >= 0:
                self._run_quietly(roll)
            return
        self.settle()
        while self.turn >= 0:
            if self.left < 0 or self.game.matadors:
                codes = self.moves()
                self.play(codes[int(roll() * len(codes))])
            else:
                self.play(self._any_move(roll))

    def _any_move(self, roll: Callable[[], float]) -> int:
        """The code of one of the `moves`, by chance."""
        hand, fitting = self.hands[self.turn], self.game.fitting
        tiles = hand & fitting[self.left]
        at_right = hand & fitting[self.right]
        count = tiles.bit_count()
        chosen = int(roll() * (count + at_right.bit_count()))
        place = 0
        if chosen >= count:
            chosen -= count
            tiles, place = at_right, 1
        return _number_of(tiles, chosen) << PLACES + 1 | place

    def _lead_quietly(self, roll: Callable[[], float]) -> None:
        game, seat = self.game, self.turn
        hand = self.hands[seat]
        tiles = hand & self.must_lead or hand
        number = _number_of(tiles, int(roll() * tiles.bit_count()))
        if hand == 1 << number:
            self.play(number << PLACES + 1 | START_PLACE)
            return
        self.hands[seat] = hand ^ 1 << number
        self.left, self.right = game.halves[number]
        self.last_tile, self.closer, self.must_lead = number, seat, 0
        if self.left != self.right or game.ruleset.turn_after != "double_again":
            self.turn = (seat + game.step) % game.seats

    def _run_quietly(self, roll: Callable[[], float]) -> None:
        game, hands, yard = self.game, self.hands, self.yard
        rules = game.ruleset
        fitting, other, seats, following = game.fitting, game.other, game.seats, game.following
        # Tiles that nobody may draw are no tiles to draw.
        reserve = rules.reserve if game.draws else len(yard)
        most, drawn = rules.most_draws, self.drawn
        goes_on = game.masks.doubles if rules.turn_after == "double_again" else 0
        left, right, seat, closer = self.left, self.right, self.turn, self.closer
        number, passes = self.last_tile, self.declared.bit_count()
        while True:
            hand = hands[seat]
            at_left = hand & fitting[left]
            at_right = hand & fitting[right]
            count = at_left.bit_count()
            choices = count + at_right.bit_count()
            if not choices:
                if len(yard) <= reserve:
                    passes += 1
                    if passes == seats:
                        self.is_blocked = True
                        break
                elif drawn < most:
                    hands[seat] = hand | 1 << yard.pop()
                    drawn += 1
                    continue
                drawn = 0
                seat = following[seat]
                continue
            passes = drawn = 0
            chosen = int(roll() * choices) if choices > 1 else 0
            if chosen < count:
                while chosen:
                    at_left &= at_left - 1
                    chosen -= 1
                bit = at_left & -at_left
                number = bit.bit_length() - 1
                hand ^= bit
                hands[seat] = hand
                closer = seat
                if not hand:
                    self.ends_before = (left, right)
                    break
                left = other[number][left]
            else:
                chosen -= count
                while chosen:
                    at_right &= at_right - 1
                    chosen -= 1
                bit = at_right & -at_right
                number = bit.bit_length() - 1
                hand ^= bit
                hands[seat] = hand
                closer = seat
                if not hand:
                    self.ends_before = (left, right)
                    break
                right = other[number][right]
            if not bit & goes_on:
                seat = following[seat]
        self.left, self.right, self.last_tile, self.closer = left, right, number, closer
        self._end_quietly(-1 if self.is_blocked else closer)

    def _end_quietly(self, out: int) -> None:
        """The end of a round in which no points were made."""
        self.turn, self.went_out = -1, out
        self.winner, self.points, _ = self.game.payoff.score(self.hands, self._ending(out))


def _number_of(tiles: int, place: int) -> int:
    """The number of the tile at this place among the tiles that are set."""
    while place:
        tiles &= tiles - 1
        place -= 1
    return (tiles & -tiles).bit_length() - 1
