"""One round on bits and whole numbers: what the search plays thousands of times for one move.

`Round` holds what every layout has in common: turns, drawing, passing, laying aside, the block, the end. The core
decides what is right: tests play both.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from domino_desktop.ai.game import PLACES, Game
from domino_desktop.ai.payoff import Ending
from domino_desktop.core.moves import DiscardTile, DrawTile, Knock, Move, Pass, PlayTile, YieldLead


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
            self.turn = self.seat_after(seat)
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
            self.turn = self.seat_after(seat)
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
            self.turn = self.seat_after(seat)
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
        self.turn = self.seat_after(seat)

    def seat_after(self, seat: int) -> int:
        """Who comes next among those who hold tiles."""
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
