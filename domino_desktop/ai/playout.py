"""One round on bits and whole numbers: what the search plays thousands of times for one move.

`Round` holds what every layout has in common: turns, drawing, passing, laying aside, the block, the end. `LineRound` is
the two-ended line, whose random play is written out in one loop. The core decides what is right: tests play both.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from domino_desktop.ai.masks import masks_for
from domino_desktop.ai.payoff import Ending, Payoff
from domino_desktop.core.layout import LEFT, RIGHT, START, is_matador
from domino_desktop.core.moves import DiscardTile, DrawTile, Knock, Move, Pass, PlayTile, YieldLead
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.ruleset_parts import PlayScoring

PLACES = 8
"""A code of a tile laid is its number, then the half that touches (0: the lower), then so many bits for the place."""
_PLACE_BITS = (1 << PLACES) - 1
_START_PLACE = 2
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
        #: Nothing ever happens but laying, drawing and passing in turn.
        self.is_simple = (
            ruleset.is_quiet
            and not total
            and ruleset.placing == "line"
            and ruleset.cannot_play != "discard"
            and ruleset.turn_after == "next"
            and ruleset.end == "first_out"
            and self.target is None
            and ruleset.draw in ("none", "until_playable")
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
        place = code & _PLACE_BITS
        tile = self.masks.order[number]
        is_open = self.matadors >> number & 1 and not tile.is_double and place != _START_PLACE
        return PlayTile(tile, _LINE_PLACES[place], (tile.high if bit else tile.low) if is_open else None)


def points_of(scoring: PlayScoring, total: int) -> int:
    """What ends that add up to so much score."""
    return sum(total // each if scoring.is_divided else total for each in scoring.multiples if total % each == 0)


class Round:
    """A round in which ``turn`` chooses, or that is over (-1): then ``winner`` and ``points`` are set.

    ``hands`` and ``aside`` are tiles (bits) by seat, ``yard`` the numbers of the tiles in the boneyard, the last one
    being drawn next. Whoever cannot lay draws, lays aside or passes by itself.
    """

    __slots__ = (
        "aside", "carry", "closer", "declared", "drawn", "ends_before", "game", "hands", "is_blocked", "last_tile",
        "leader", "leads", "markers", "must_lead", "number", "passers", "points", "totals", "turn", "was_opened",
        "went_out", "winner", "yard",
    )  # fmt: skip

    def __init__(self, game: Game, hands: Sequence[int], yard: Sequence[int], turn: int, leader: int) -> None:
        self.game = game
        self.hands = list(hands)
        self.yard = list(yard)
        self.turn = turn
        self.leader = leader
        self.closer = -1
        self.aside = [0] * game.seats
        self.markers = 0
        self.declared = 0
        """The seats (bits) whose declarations stand."""
        self.drawn = 0
        self.must_lead = 0
        """The tiles (bits) of which one must be led; 0: any."""
        self.leads = 0
        """Tiles laid so far, as far as it matters: 0 or 1 until the second lies."""
        self.passers: list[int] = []
        """Who has passed since the last tile."""
        self.last_tile = -1
        self.ends_before: tuple[int, ...] = ()
        self.number = 1
        self.carry = 0
        self.was_opened = False
        """Whether the first pass of the match has been paid."""
        self.totals: list[int] = [0] * game.team_count
        self.points = [0] * game.team_count
        self.is_blocked = False
        self.winner = -1
        self.went_out = -1

    def _copied(self, other: Round) -> None:
        other.game, other.hands, other.yard = self.game, self.hands[:], self.yard[:]
        other.turn, other.leader, other.closer = self.turn, self.leader, self.closer
        other.aside = self.aside[:] if self.game.ruleset.cannot_play == "discard" else self.aside
        other.markers, other.declared, other.drawn = self.markers, self.declared, self.drawn
        other.must_lead, other.leads = self.must_lead, self.leads
        other.passers = self.passers[:]
        other.last_tile, other.ends_before = self.last_tile, self.ends_before
        other.number, other.carry, other.was_opened = self.number, self.carry, self.was_opened
        other.totals, other.points = self.totals, self.points[:]
        other.is_blocked, other.winner, other.went_out = self.is_blocked, self.winner, self.went_out

    # What a layout answers -------------------------------------------------------------------------------

    def copy(self) -> Round:
        raise NotImplementedError

    def is_empty(self) -> bool:
        """Whether no tile lies yet."""
        raise NotImplementedError

    def open_to(self, seat: int) -> int:
        """The tiles (bits) that fit an end open to this seat."""
        raise NotImplementedError

    def moves(self) -> list[int]:
        """The codes of the ways in which the seat on turn can lay a tile; empty where it must do something else."""
        raise NotImplementedError

    def move_of(self, code: int) -> PlayTile:
        raise NotImplementedError

    def code_of(self, move: PlayTile) -> int:
        raise NotImplementedError

    def values(self) -> tuple[int, ...]:
        """The numbers open, in the order of the ends."""
        raise NotImplementedError

    def _lay(self, code: int) -> bool:
        """Put the tile on the table. Answers whether the same seat goes on."""
        raise NotImplementedError

    def _made(self) -> int:
        """The points that the tile just laid makes at once."""
        raise NotImplementedError

    def _unseen(self) -> int:
        """The tiles (bits) that do not lie on the table: hands and boneyard together."""
        left = 0
        for hand in self.hands:
            left |= hand
        for tile in self.yard:
            left |= 1 << tile
        for tiles in self.aside:
            left |= tiles
        return left

    # What happens -----------------------------------------------------------------------------------------

    def play(self, code: int) -> None:
        """Lay a tile, and all that follows until somebody has a choice again."""
        game, seat = self.game, self.turn
        if game.has_passes_paid:
            self._pay_passes(seat)
        number = code >> PLACES + 1
        self.ends_before = self.values()
        is_last = self.hands[seat] == 1 << number
        again = self._lay(code) and not is_last
        self.hands[seat] ^= 1 << number
        self.last_tile, self.closer = number, seat
        self.declared = self.drawn = self.must_lead = 0
        self.leads = min(2, self.leads + 1)
        self.passers.clear()
        if is_last and self._is_out(seat):
            self._end(out=seat, is_made=True)
            return
        if is_last and not any(self.hands):
            self._end(is_made=True)
            return
        if game.has_points:
            self._add(game.teams[seat], self._made())
        if game.target is not None and game.target in self._standings():
            self._hit_target()
            return
        if game.stops_dead and not self._unseen() & self._open_to_all():
            self.is_blocked = True
            self._end()
            return
        if not again:
            self.turn = self._after(seat)
        self._settle()

    def step(self, move: Move) -> None:
        """A move of the seat on turn, a tile or not, and what follows."""
        seat = self.turn
        if isinstance(move, PlayTile):
            self.play(self.code_of(move))
            return
        if isinstance(move, DrawTile):
            self._draw(seat)
        elif isinstance(move, DiscardTile):
            self._lay_aside(seat, self.game.masks.index[move.tile])
            if self.turn < 0:
                return
        elif isinstance(move, YieldLead):
            team = self.game.teams[seat]
            self.turn = self.leader = next(
                other for other, owner in enumerate(self.game.teams) if owner == team and other != seat
            )
        elif isinstance(move, Pass):
            self.declared = self.drawn = 0
            self.turn = self._after(seat)
        elif isinstance(move, Knock):
            self._knock(seat)
            if self.turn < 0:
                return
        else:
            raise ValueError(f"{move} is no move of a round in play")
        self._settle()

    def run(self, chance: random.Random) -> None:
        """Play at random to the end."""
        self._settle()
        while self.turn >= 0:
            codes = self.moves()
            self.play(codes[int(chance.random() * len(codes))])

    def _settle(self) -> None:
        """Draw, lay aside and pass until somebody can lay a tile, or the round is over."""
        if self.is_empty():
            return
        game = self.game
        while self.turn >= 0:
            seat = self.turn
            if self.hands[seat] & self.open_to(seat):
                return
            if game.ruleset.cannot_play == "discard":
                hand = self.hands[seat]
                self._lay_aside(seat, next(tile for tile in game.lightest if hand >> tile & 1))
            elif len(self.yard) > game.ruleset.reserve and game.draws and self.drawn < game.ruleset.most_draws:
                self._draw(seat)
            else:
                self._knock(seat)

    def _draw(self, seat: int) -> None:
        self.hands[seat] |= 1 << self.yard.pop()
        self.drawn += 1

    def _lay_aside(self, seat: int, tile: int) -> None:
        self.hands[seat] ^= 1 << tile
        self.aside[seat] |= 1 << tile
        if any(self.hands):
            self.turn = self._after(seat)
        else:
            self._end()

    def _knock(self, seat: int) -> None:
        game = self.game
        self.drawn = 0
        if game.has_passes_paid:
            self.passers.append(seat)
        if game.ruleset.has_markers and not self.markers >> seat & 1:
            self.markers |= 1 << seat
            self.declared = 0
        if game.draws and len(self.yard) > game.ruleset.reserve:
            self.declared = 0
        else:
            self.declared |= 1 << seat
            if all(self.declared >> other & 1 for other, hand in enumerate(self.hands) if hand):
                self.is_blocked = True
                self._end()
                return
        self.turn = self._after(seat)

    def _after(self, seat: int) -> int:
        step, seats, hands = self.game.step, self.game.seats, self.hands
        following = (seat + step) % seats
        while not hands[following] and following != seat:
            following = (following + step) % seats
        return following

    def _is_out(self, seat: int) -> bool:
        rules = self.game.ruleset
        if rules.cannot_play == "discard":
            return False
        if rules.end == "first_out":
            return True
        team = self.game.teams[seat]
        return not any(hand for hand, owner in zip(self.hands, self.game.teams) if owner == team)

    def _open_to_all(self) -> int:
        found = 0
        for seat in range(self.game.seats):
            found |= self.open_to(seat)
        return found

    # What it is worth -------------------------------------------------------------------------------------

    def _end(self, out: int = -1, is_made: bool = False) -> None:
        game = self.game
        boneyard = 0
        for tile in self.yard:
            boneyard |= 1 << tile
        ending = Ending(
            self.leader, self.closer, out, self.last_tile, self.ends_before, boneyard, self.number, self.carry
        )
        counted = self.aside if game.ruleset.cannot_play == "discard" else self.hands
        self.turn, self.went_out = -1, out
        self.winner, points = game.payoff.score(counted, ending)
        if is_made and game.has_points:
            points[game.teams[self.closer]] += self._made()
        for team, gained in enumerate(points):
            self._add(team, gained)

    def _add(self, team: int, gained: int) -> None:
        """Points for a team; where the target must be hit exactly, what would carry it past is void."""
        if not gained:
            return
        target, now = self.game.target, self.totals[team] + self.points[team]
        if target is not None and gained > 0 and now + gained > target and self.game.ruleset.overshoot == "void":
            return
        self.points[team] += gained

    def _standings(self) -> list[int]:
        return [total + points for total, points in zip(self.totals, self.points)]

    def _hit_target(self) -> None:
        self.turn = -1
        self.winner = self._standings().index(self.game.target or 0)

    def _pay_passes(self, seat: int) -> None:
        """What the passes since the last tile are worth, now that this seat lays: see `core.passes`."""
        passers, bonuses, teams = self.passers, self.game.ruleset.bonuses, self.game.teams
        if not passers or self.last_tile < 0:
            return
        last, first = self.closer, passers[0]
        earns = teams[last]
        if earns == teams[first]:
            others = sorted(set(teams) - {earns})
            earns = others[0] if len(others) == 1 else -1
        gains: list[tuple[int, int]] = []
        if self.leads == 1:
            is_double = self.game.masks.doubles >> self.last_tile & 1
            lead = bonuses.pass_after_lead_double if is_double else bonuses.pass_after_lead_single
            gains.append((teams[last], lead))
        if not self.was_opened and bonuses.first_pass:
            gains.append((earns, bonuses.first_pass))
            self.was_opened = self.was_opened or earns >= 0
        is_round = seat == last and len(passers) >= 3
        if is_round:
            gains.append((teams[seat], bonuses.three_passes))
        if is_round and bonuses.galo:
            gains.append((teams[seat], bonuses.galo))
        else:
            gains.append((earns, bonuses.each_pass))
        for team, gained in gains:
            if team >= 0:
                self._add(team, gained)


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
        self.place = _START_PLACE
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
            return [tile << PLACES + 1 | _START_PLACE for tile in numbers(hand)]
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
        tile, place = code >> PLACES + 1, code & _PLACE_BITS
        low, high = game.halves[tile]
        is_double = low == high
        self.place = place
        if place == _START_PLACE:
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
        if self.left < 0 and self.turn >= 0:
            codes = self.moves()
            self.play(codes[int(chance.random() * len(codes))])
        if not self.game.is_simple:
            super().run(chance)
        elif self.turn >= 0:
            self._run_simply(chance)

    def _run_simply(self, chance: random.Random) -> None:
        game, hands, yard = self.game, self.hands, self.yard
        suits, other, roll = game.fitting, game.other, chance.random
        seats, step, reserve = game.seats, game.step, game.ruleset.reserve
        draws = game.draws
        left, right, seat, closer = self.left, self.right, self.turn, self.closer
        number, passes = self.last_tile, self.declared.bit_count()
        before = self.ends_before
        while True:
            hand = hands[seat]
            at_left = hand & suits[left]
            at_right = hand & suits[right]
            count = at_left.bit_count()
            choices = count + at_right.bit_count()
            if not choices:
                if draws and len(yard) > reserve:
                    hands[seat] = hand | 1 << yard.pop()
                    continue
                passes += 1
                if passes == seats:
                    self.is_blocked = True
                    break
                seat = (seat + step) % seats
                continue
            passes = 0
            chosen = int(roll() * choices) if choices > 1 else 0
            if chosen < count:
                while chosen:
                    at_left &= at_left - 1
                    chosen -= 1
                bit = at_left & -at_left
                number = bit.bit_length() - 1
                hand ^= bit
                if not hand:
                    before = (left, right)
                left = other[number][left]
            else:
                chosen -= count
                while chosen:
                    at_right &= at_right - 1
                    chosen -= 1
                bit = at_right & -at_right
                number = bit.bit_length() - 1
                hand ^= bit
                if not hand:
                    before = (left, right)
                right = other[number][right]
            hands[seat] = hand
            closer = seat
            if not hand:
                break
            seat = (seat + step) % seats
        self.left, self.right, self.last_tile, self.closer = left, right, number, closer
        self.ends_before = before
        self._end(out=-1 if self.is_blocked else closer)
