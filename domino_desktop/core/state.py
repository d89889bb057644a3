"""The state of a match and of its round; `core.changes` derives one from the other."""

from __future__ import annotations

from typing import Any, NamedTuple

from domino_desktop.core.block import BlockVerification
from domino_desktop.core.events import (
    Foul,
    GameEvent,
    MatchStarted,
    RoundEnd,
    TilePlayed,
)
from domino_desktop.core.layout import Layout
from domino_desktop.core.policies import Count, LastTile, LeadMemory
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.rulings import FoulRuled
from domino_desktop.core.scoring import Score, ScoreLine
from domino_desktop.core.tiles import Boneyard, Hand, Tile, pips_of

# The two states are named tuples: immutable like every other value here, and cheap to derive from one another, which is
# what happens most.

_made = tuple.__new__
"""Makes a named tuple of all its values, without the detours of its own constructor."""


class RoundState(NamedTuple):
    """One deal in play. ``turn`` is None once nobody may act for the round's own sake."""

    number: int
    leader: int
    hands: tuple[Hand, ...]
    boneyard: Boneyard
    layout: Layout
    turn: int | None
    closer: int | None
    history: tuple[GameEvent, ...]
    markers: tuple[int, ...] = ()
    """The seats whose trains are open to everybody."""
    discards: tuple[Hand, ...] = ()
    """By seat, where tiles are laid aside."""
    layout_before: Layout | None = None
    """The layout before the last tile."""
    drawn: int = 0
    passed: tuple[int, ...] = ()
    """Who has passed by choice since a tile was laid or drawn."""
    lead_tile: Tile | None = None
    must_lead_double: bool = False
    may_yield: bool = False
    verification: BlockVerification | None = None
    revealed: tuple[int, ...] = ()
    fouls: tuple[Foul, ...] = ()
    ended: RoundEnd | None = None
    went_out: int | None = None
    score: Score | None = None
    rulings: tuple[FoulRuled, ...] = ()
    """The rulings of a referee that hold."""
    asleep: tuple[Tile, ...] = ()
    """Tiles that a referee has named as in nobody's hand."""

    def changed(self, **changes: Any) -> RoundState:
        """The round with other values of these attributes; twice as fast as ``_replace``."""
        values: list[Any] = [*self]
        for name, value in changes.items():
            values[_PLACES[name]] = value
        return _made(RoundState, values)

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that still hold tiles."""
        return tuple([seat for seat, hand in enumerate(self.hands) if hand.count])

    @property
    def is_over(self) -> bool:
        return self.score is not None


_PLACES = {name: place for place, name in enumerate(RoundState._fields)}


class MatchState(NamedTuple):
    """Rule set, seats and scores, and the round in play (None before the first)."""

    ruleset: RuleSet
    seats: int
    teams: tuple[int, ...]
    opens_walk: bool = True
    lines: tuple[ScoreLine, ...] = ()
    rounds_played: int = 0
    memory: LeadMemory = LeadMemory()
    """What the next lead depends on."""
    carry: int = 0
    """Level rounds that wait to be paid out."""
    is_last_round: bool = False
    winner: int | None = None
    games: tuple[int, ...] = ()
    """Games won by team, in a match of several."""
    is_refereed: bool = False
    # These two change with every event, so they come last: see `with_round`.
    round: RoundState | None = None
    next_number: int = 0

    def with_round(self, round_state: RoundState, next_number: int) -> MatchState:
        """The match with another state of its round; cheaper than ``_replace``."""
        return _made(MatchState, (*self[:-2], round_state, next_number))

    @property
    def totals(self) -> tuple[int, ...]:
        """Points by team: the sum of every score line so far."""
        totals = [0] * (max(self.teams) + 1)
        for line in self.lines:
            if line.team is not None:
                totals[line.team] += line.points
        return tuple(totals)

    @property
    def is_over(self) -> bool:
        return self.winner is not None

    @property
    def drawable(self) -> int:
        """Tiles that may still be drawn by somebody."""
        if self.round is None or self.round.boneyard.count == 0:
            return 0
        return self.round.boneyard.drawable(self.ruleset.draw, self.ruleset.reserve)

    def counted(self) -> Count:
        """The round laid open, for comparing and scoring. Unknown hands count as empty."""
        assert self.round is not None
        now, rules = self.round, self.ruleset
        return Count(
            tuple(hand.tiles or () for hand in now.discards or now.hands),
            self.teams,
            now.leader,
            now.closer,
            rules.order_from(now.leader, self.seats),
            boneyard=self._pips_never_drawn(now),
            blank_value=rules.blank_value,
            last=self._last_tile(now),
            round=now.number,
            carry=self.carry,
        )

    def _pips_never_drawn(self, now: RoundState) -> int:
        """The pips of the boneyard, where the rules count them; of an unknown one, what lies nowhere else."""
        if "others_and_boneyard" not in (self.ruleset.round_points, self.ruleset.out_points):
            return 0
        if now.boneyard.tiles is not None:
            return pips_of(now.boneyard.tiles)
        elsewhere = {*now.layout.tiles(), *(tile for hand in now.hands for tile in hand.tiles or ())}
        return 0 if now.layout.bare else pips_of(set(self.ruleset.tiles_for(self.seats)) - elsewhere)

    def _last_tile(self, now: RoundState) -> LastTile | None:
        played = next((event for event in reversed(now.history) if isinstance(event, TilePlayed)), None)
        if played is None or now.layout_before is None:
            return None
        return LastTile(played.tile, now.layout_before.values)

    def is_out(self, seat: int) -> bool:
        """Whether the round ends because this seat (and its partner, where the rule set says so) has no tile left."""
        if self.round is None or self.round.hands[seat].count or self.ruleset.cannot_play == "discard":
            return False
        if self.ruleset.end == "first_out":
            return True
        return all(not hand.count for hand, team in zip(self.round.hands, self.teams) if team == self.teams[seat])

    def seat_after(self, seat: int, hands: tuple[Hand, ...]) -> int:
        """Who comes next in turn order among those who hold tiles."""
        step = self.ruleset.step
        following = (seat + step) % self.seats
        while not hands[following].count and following != seat:
            following = (following + step) % self.seats
        return following


def start(event: MatchStarted) -> MatchState:
    """The state after a match has begun."""
    return MatchState(
        event.ruleset,
        event.seats,
        event.ruleset.teams(event.seats),
        event.opens_walk,
        is_refereed=event.is_refereed,
        next_number=event.number + 1,
    )
