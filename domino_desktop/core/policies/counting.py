"""The laid-open position that comparisons, tie rules and points look at."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from domino_desktop.core.tiles import Tile, pips_of

Hands = tuple[tuple[Tile, ...], ...]

_DOUBLE_BLANK = Tile.of(0, 0)


@dataclass(frozen=True, slots=True)
class LastTile:
    """The tile with which a seat went out, and the numbers that were open before it was laid."""

    tile: Tile
    ends_before: tuple[int, ...] = ()


@dataclass(frozen=True)
class Count:
    """The laid-open position that a comparison looks at.

    ``teams`` names the team of each seat, ``excluded`` the teams that a foul took out of the comparison,
    ``order`` the seats as they come round from the leader (from seat 0 when there is none). ``boneyard`` are
    the pips left in the boneyard, ``blank_value`` is what 0-0 counts in a hand, ``round`` the number of the round
    in its match, ``carry`` how many level rounds before it wait to be paid out.
    """

    hands: Hands
    teams: tuple[int, ...]
    leader: int | None
    closer: int | None
    order: tuple[int, ...]
    excluded: frozenset[int] = frozenset()
    boneyard: int = 0
    blank_value: int = 0
    last: LastTile | None = None
    round: int = 1
    carry: int = 0

    @cached_property
    def seat_pips(self) -> tuple[int, ...]:
        """The remaining pips of each seat."""
        if self.blank_value:
            return tuple([sum(self.tile_pips(hand)) for hand in self.hands])
        return tuple([pips_of(hand) for hand in self.hands])

    def tile_pips(self, tiles: tuple[Tile, ...]) -> tuple[int, ...]:
        """What each of these tiles counts in a hand."""
        if self.blank_value and _DOUBLE_BLANK in tiles:
            return tuple([tile.pips or self.blank_value for tile in tiles])
        return tuple([low + high for low, high in tiles])

    def team_pips(self, team: int) -> int:
        return sum([pips for pips, owner in zip(self.seat_pips, self.teams) if owner == team])

    def team_tiles(self, team: int) -> tuple[Tile, ...]:
        """Every tile that the team still holds."""
        return tuple(tile for hand, owner in zip(self.hands, self.teams) if owner == team for tile in hand)

    def members(self, teams: tuple[int, ...]) -> tuple[int, ...]:
        """The seats of these teams, as they come round from the leader."""
        return tuple(seat for seat in self.order if self.teams[seat] in teams)

    def all_teams(self) -> tuple[int, ...]:
        return tuple(sorted(set(self.teams)))

    def contenders(self) -> tuple[int, ...]:
        return tuple(team for team in self.all_teams() if team not in self.excluded)

    def team_of(self, seat: int | None) -> int | None:
        return None if seat is None else self.teams[seat]
