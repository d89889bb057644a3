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
        "aside", "carry", "closer", "declared", "drawn", "earlier", "ends_before", "game", "hands", "is_blocked",
        "last_tile", "leader", "leads", "markers", "must_lead", "number", "passers", "points", "totals", "turn",
        "was_opened", "went_out", "winner", "yard",
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
        self.earlier: list[int] = [0] * game.team_count
        """By team: the points of ``totals`` that were made in this round."""
        self.points = [0] * game.team_count
        self.is_blocked = False
        self.winner = -1
        self.went_out = -1

    def _copied(self, other: Round) -> None:
        # What is never changed in place is shared.
        other.game, other.hands, other.yard = self.game, self.hands[:], self.yard[:]
        other.turn, other.leader, other.closer = self.turn, self.leader, self.closer
        other.aside = self.aside[:] if self.game.ruleset.cannot_play == "discard" else self.aside
        other.markers, other.declared, other.drawn = self.markers, self.declared, self.drawn
        other.must_lead, other.leads = self.must_lead, self.leads
        other.passers, other.earlier = self.passers, self.earlier
        other.last_tile, other.ends_before = self.last_tile, self.ends_before
        other.number, other.carry, other.was_opened = self.number, self.carry, self.was_opened
        other.totals, other.points = self.totals, self.points
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
        left = self._boneyard()
        for hand in self.hands:
            left |= hand
        for tiles in self.aside:
            left |= tiles
        return left

    # What happens -----------------------------------------------------------------------------------------

    def play(self, code: int) -> None:
        """Lay a tile, and all that follows until somebody has a choice again."""
        game, seat = self.game, self.turn
        gains = self._pay_passes(seat) if self.passers else []
        number = code >> PLACES + 1
        hand = self.hands[seat] ^ 1 << number
        if not hand:
            self.ends_before = self.values()
        again = self._lay(code) and hand
        self.hands[seat] = hand
        self.last_tile, self.closer = number, seat
        self.declared = self.drawn = self.must_lead = 0
        self.leads = min(2, self.leads + 1)
        if not hand:
            is_out = self._is_out(seat)
            if is_out or not any(self.hands):
                self._gain(gains)
                self._end(out=seat if is_out else -1, is_made=True)
                return
        if game.has_points:
            made = self._made()
            if made:
                gains.append((game.teams[seat], made))
        if gains:
            self._gain(gains)
            if game.target is not None and self._has_hit(gains):
                return
        if game.stops_dead and not self._unseen() & self._open_to_all():
            self.is_blocked = True
            self._end()
            return
        if not again:
            self.turn = self.seat_after(seat)
        self.settle()

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
            self.must_lead = 0
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
        self.settle()

    def run(self, chance: random.Random) -> None:
        """Play at random to the end."""
        self.settle()
        while self.turn >= 0:
            codes = self.moves()
            self.play(codes[int(chance.random() * len(codes))])

    def settle(self) -> None:
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
            self.passers = [*self.passers, seat]
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
        """The round is over: a seat went out, or the hands are compared. ``is_made``: a tile ended it."""
        game = self.game
        counted = self.aside if game.ruleset.cannot_play == "discard" else self.hands
        self.turn, self.went_out = -1, out
        self.winner, points, is_replayed = game.payoff.score(counted, self._ending(out))
        if is_replayed:
            # What was made in it does not count either.
            self.points = [-made for made in self.earlier]
            return
        gains = [(team, gained) for team, gained in enumerate(points) if gained]
        if is_made and game.has_points:
            gains.append((game.teams[self.closer], self._made()))
        if gains:
            self._gain(gains)

    def _ending(self, out: int) -> Ending:
        boneyard = self._boneyard() if self.game.payoff.counts_boneyard else 0
        return Ending(
            self.leader, self.closer, out, self.last_tile, self.ends_before, boneyard, self.number, self.carry
        )

    def _boneyard(self) -> int:
        found = 0
        for tile in self.yard:
            found |= 1 << tile
        return found

    def _gain(self, gains: list[tuple[int, int]]) -> None:
        """One scoring. Where the target must be hit exactly, what would carry a team past it is void."""
        points = self.points[:]
        if self.game.target is not None and self.game.ruleset.overshoot == "void":
            ahead = self._standings()
            for team, gained in gains:
                ahead[team] += max(0, gained)
            gains = [each for each in gains if each[1] < 0 or ahead[each[0]] <= self.game.target]
        for team, gained in gains:
            points[team] += gained
        self.points = points

    def _standings(self) -> list[int]:
        return [total + points for total, points in zip(self.totals, self.points)]

    def _has_hit(self, gains: list[tuple[int, int]]) -> bool:
        """Whether this scoring brought a team exactly to the target: that ends the round."""
        standings = self._standings()
        on_target = [team for team, total in enumerate(standings) if total == self.game.target]
        if not on_target:
            return False
        last = {team: place for place, (team, _) in enumerate(gains)}
        self.turn, self.winner = -1, min(on_target, key=lambda team: last.get(team, -1))
        return True

    def _pay_passes(self, seat: int) -> list[tuple[int, int]]:
        """What the passes since the last tile are worth, now that this seat lays: see `core.passes`."""
        passers, bonuses, teams = self.passers, self.game.ruleset.bonuses, self.game.teams
        self.passers = []
        if self.last_tile < 0:
            return []
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
        return [(team, gained) for team, gained in gains if team >= 0 and gained]
