"""The small named functions that a rule set refers to: leading, comparing, breaking ties, counting points.

A rule-set file holds these names as words; each dictionary at the end maps the words of one key to
their functions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from domino_desktop.core.tiles import Tile, pips_of

Hands = tuple[tuple[Tile, ...], ...]


@dataclass(frozen=True, slots=True)
class Lead:
    """Who leads a round, and with which tile (None: any)."""

    seat: int
    tile: Tile | None = None


@dataclass(frozen=True)
class Count:
    """The laid-open position that a comparison looks at.

    ``teams`` names the team of each seat, ``excluded`` the teams that a foul took out of the comparison,
    ``order`` the seats as they come round from the leader (from seat 0 when there is none).
    """

    hands: Hands
    teams: tuple[int, ...]
    leader: int | None
    closer: int | None
    order: tuple[int, ...]
    excluded: frozenset[int] = frozenset()

    @cached_property
    def seat_pips(self) -> tuple[int, ...]:
        """The remaining pips of each seat."""
        return tuple([pips_of(hand) for hand in self.hands])

    def team_pips(self, team: int) -> int:
        return sum([pips for pips, owner in zip(self.seat_pips, self.teams) if owner == team])

    def all_teams(self) -> tuple[int, ...]:
        return tuple(sorted(set(self.teams)))

    def contenders(self) -> tuple[int, ...]:
        return tuple(team for team in self.all_teams() if team not in self.excluded)

    def lowest_hand(self) -> int:
        """The lowest remaining pips of a seat in the comparison."""
        return min(pips for pips, team in zip(self.seat_pips, self.teams) if team not in self.excluded)

    def team_of(self, seat: int | None) -> int | None:
        return None if seat is None else self.teams[seat]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a tie rule decided: the winner, or points for every sharer."""

    winner: int | None
    shares: tuple[tuple[int, int], ...] = ()


# Opening: who leads the first round -----------------------------------------------------------------


def _highest_double(hands: Hands) -> Lead:
    """The holder of the highest double leads it; nobody has one: the heaviest tile, then the higher half."""
    best = max([tile for hand in hands for tile in hand], key=_weight)
    return Lead(next(seat for seat, hand in enumerate(hands) if best in hand), best)


@cache
def _weight(tile: Tile) -> tuple[bool, int, int]:
    return tile.is_double, tile.pips, tile.high


# Leading the later rounds ---------------------------------------------------------------------------


def _rotate(leader: int, winner_seat: int | None, seats: int, step: int) -> int:
    return (leader + step) % seats


# Who wins a blocked round ---------------------------------------------------------------------------


def _teams_of_lowest_hand(count: Count) -> tuple[int, ...]:
    lowest = count.lowest_hand()
    holders = {team for pips, team in zip(count.seat_pips, count.teams) if pips == lowest}
    return tuple(team for team in count.contenders() if team in holders)


def _lowest_teams(count: Count) -> tuple[int, ...]:
    totals = {team: count.team_pips(team) for team in count.contenders()}
    lowest = min(totals.values())
    return tuple(team for team, pips in totals.items() if pips == lowest)


# Ties -----------------------------------------------------------------------------------------------

TieRule = Callable[[Count, tuple[int, ...], str], Verdict | None]


def _no_score(count: Count, tied: tuple[int, ...], compared: str) -> Verdict | None:
    return Verdict(None)


def _side_of(team: int | None, tied: tuple[int, ...]) -> Verdict | None:
    return Verdict(team) if team in tied else None


def _leader_side(count: Count, tied: tuple[int, ...], compared: str) -> Verdict | None:
    return _side_of(count.team_of(count.leader), tied)


def _closer_side(count: Count, tied: tuple[int, ...], compared: str) -> Verdict | None:
    return _side_of(count.team_of(count.closer), tied)


def _closer_loses(count: Count, tied: tuple[int, ...], compared: str) -> Verdict | None:
    closer = count.team_of(count.closer)
    if closer not in tied or len(tied) != 2:
        return None
    return Verdict(next(team for team in tied if team != closer))


def _nearest_to_leader(count: Count, tied: tuple[int, ...], compared: str) -> Verdict | None:
    if count.leader is None:
        return None
    pips = count.seat_pips
    by_hand = compared != "lowest_team"
    lowest = count.lowest_hand()
    for seat in count.order:
        if count.teams[seat] in tied and (not by_hand or pips[seat] == lowest):
            return Verdict(count.teams[seat])
    return None


def _lightest_tile(count: Count, tied: tuple[int, ...], compared: str) -> Verdict | None:
    """The tied teams' tiles by pips, lightest first, compared one by one; running out first wins."""
    weights = {
        team: sorted(tile.pips for hand, owner in zip(count.hands, count.teams) if owner == team for tile in hand)
        for team in tied
    }
    best = min(weights.values())
    lightest = [team for team, tiles in weights.items() if tiles == best]
    return Verdict(lightest[0]) if len(lightest) == 1 else None


def _lowest_team_of_tied(count: Count, tied: tuple[int, ...], compared: str) -> Verdict | None:
    totals = {team: count.team_pips(team) for team in tied}
    lowest = [team for team in tied if totals[team] == min(totals.values())]
    return Verdict(lowest[0]) if len(lowest) == 1 else None


def _pips_of_the_others(count: Count, tied: tuple[int, ...]) -> int:
    return sum(count.team_pips(team) for team in count.all_teams() if team not in tied)


def _share_full(count: Count, tied: tuple[int, ...], compared: str) -> Verdict | None:
    return Verdict(None, tuple((team, _pips_of_the_others(count, tied)) for team in tied))


def _share_split(count: Count, tied: tuple[int, ...], compared: str) -> Verdict | None:
    return Verdict(None, tuple((team, _pips_of_the_others(count, tied) // len(tied)) for team in tied))


# Points: the numbers whose sum the winner scores ------------------------------------------------------


def _others_pips(count: Count, winner: int) -> tuple[int, ...]:
    return tuple(pips for pips, team in zip(count.seat_pips, count.teams) if team != winner)


def _others_minus_own(count: Count, winner: int) -> tuple[int, ...]:
    own = count.team_pips(winner)
    return (*_others_pips(count, winner), -own) if own else _others_pips(count, winner)


def _differences(count: Count, winner: int) -> tuple[int, ...]:
    own = count.team_pips(winner)
    return tuple(count.team_pips(team) - own for team in count.all_teams() if team != winner)


def _all_pips(count: Count, winner: int) -> tuple[int, ...]:
    return count.seat_pips


OPENINGS: Mapping[str, Callable[[Hands], Lead]] = {"highest_double": _highest_double}

LEAD_NEXT: Mapping[str, Callable[[int, int | None, int, int], int]] = {"rotate": _rotate}

BLOCK_WINNERS: Mapping[str, Callable[[Count], tuple[int, ...]]] = {
    "lowest_hand": _teams_of_lowest_hand,
    "lowest_team": _lowest_teams,
    "team_of_lowest_hand": _teams_of_lowest_hand,
}

BLOCK_TIES: Mapping[str, TieRule] = {
    "no_score": _no_score,
    "leader_side": _leader_side,
    "closer_side": _closer_side,
    "closer_loses": _closer_loses,
    "nearest_to_leader": _nearest_to_leader,
    "lightest_tile": _lightest_tile,
    "lowest_team": _lowest_team_of_tied,
    "share_full": _share_full,
    "share_split": _share_split,
}

ROUND_POINTS: Mapping[str, Callable[[Count, int], tuple[int, ...]]] = {
    "others_pips": _others_pips,
    "opponents_pips": _others_pips,
    "others_minus_own": _others_minus_own,
    "differences": _differences,
    "all_pips": _all_pips,
}
