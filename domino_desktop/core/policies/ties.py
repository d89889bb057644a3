"""Level hands in a blocked round: the rules that ``block_tie`` lists. The first that decides is followed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from domino_desktop.core.policies.comparing import level_seats
from domino_desktop.core.policies.counting import Count
from domino_desktop.core.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a tie rule decided: the winner, or points for every sharer, or a new deal; else nobody scores."""

    winner: int | None = None
    shares: tuple[tuple[int, int], ...] = ()
    is_replayed: bool = False


TieRule = Callable[[RuleSet, Count, tuple[int, ...], str], Verdict | None]
"""Answers None where it cannot decide; the last argument is the comparison that came out level."""


def _no_score(ruleset: RuleSet, count: Count, tied: tuple[int, ...], compared: str) -> Verdict | None:
    """Pagat's draw, block and partnership games, and most others."""
    return Verdict()


def _replay(ruleset: RuleSet, count: Count, tied: tuple[int, ...], compared: str) -> Verdict | None:
    """Jamaica, and a Brazilian championship: the hand does not count and is dealt again."""
    return Verdict(is_replayed=True)


def _side_of(team: int | None, tied: tuple[int, ...]) -> Verdict | None:
    return Verdict(team) if team in tied else None


def _leader_side(ruleset: RuleSet, count: Count, tied: tuple[int, ...], compared: str) -> Verdict | None:
    """Eastern Cuba, Dominican patios: the side that led the round."""
    return _side_of(count.team_of(count.leader), tied)


def _closer_side(ruleset: RuleSet, count: Count, tied: tuple[int, ...], compared: str) -> Verdict | None:
    """A Dominican sheet: the side that laid the last tile."""
    return _side_of(count.team_of(count.closer), tied)


def _closer_loses(ruleset: RuleSet, count: Count, tied: tuple[int, ...], compared: str) -> Verdict | None:
    """Brazilian sheets: the side that did not lay the last tile, where just two are level."""
    closer = count.team_of(count.closer)
    if closer not in tied or len(tied) != 2:
        return None
    return Verdict(next(team for team in tied if team != closer))


def _nearest_to_leader(ruleset: RuleSet, count: Count, tied: tuple[int, ...], compared: str) -> Verdict | None:
    """A Spanish rule for single players: the first level seat in turn order, counted from the leader."""
    if count.leader is None:
        return None
    return Verdict(count.teams[level_seats(ruleset, count, compared, tied)[0]])


def _lightest_tile(ruleset: RuleSet, count: Count, tied: tuple[int, ...], compared: str) -> Verdict | None:
    """The tied teams' tiles by pips, lightest first, compared one by one; running out first wins."""
    return _alone_in_front({team: sorted(tile.pips for tile in count.team_tiles(team)) for team in tied})


def _fewest_tiles(ruleset: RuleSet, count: Count, tied: tuple[int, ...], compared: str) -> Verdict | None:
    """A sheet for gaple: whoever has fewer tiles left."""
    return _alone_in_front({team: [len(count.team_tiles(team))] for team in tied})


def _lowest_team_of_tied(ruleset: RuleSet, count: Count, tied: tuple[int, ...], compared: str) -> Verdict | None:
    return _alone_in_front({team: [count.team_pips(team)] for team in tied})


def _alone_in_front(weights: dict[int, list[int]]) -> Verdict | None:
    """The team with the smallest weight, unless it shares that place."""
    least = min(weights.values())
    front = [team for team, weight in weights.items() if weight == least]
    return Verdict(front[0]) if len(front) == 1 else None


def _pips_of_the_others(count: Count, tied: tuple[int, ...]) -> int:
    return sum(count.team_pips(team) for team in count.all_teams() if team not in tied)


def _share_full(ruleset: RuleSet, count: Count, tied: tuple[int, ...], compared: str) -> Verdict | None:
    """Each scores what a single winner would have taken from the others."""
    return Verdict(shares=tuple((team, _pips_of_the_others(count, tied)) for team in tied))


def _share_split(ruleset: RuleSet, count: Count, tied: tuple[int, ...], compared: str) -> Verdict | None:
    """The pips of the others in equal parts; what cannot be divided is lost."""
    return Verdict(shares=tuple((team, _pips_of_the_others(count, tied) // len(tied)) for team in tied))


def _opponents_of_closer(ruleset: RuleSet, count: Count, tied: tuple[int, ...], compared: str) -> Verdict | None:
    """PORDI, Indonesia: a fixed award for everybody but the side that laid the last tile."""
    closer = count.team_of(count.closer)
    if closer is None:
        return None
    return Verdict(shares=tuple((team, ruleset.tie_award) for team in count.contenders() if team != closer))


def _own_pips(ruleset: RuleSet, count: Count, tied: tuple[int, ...], compared: str) -> Verdict | None:
    """Mexican Train and Chicken Foot need no winner: every side writes down its own pips."""
    return Verdict(shares=tuple((team, count.team_pips(team)) for team in count.all_teams()))


BLOCK_TIES: Mapping[str, TieRule] = {
    "no_score": _no_score,
    "replay": _replay,
    "leader_side": _leader_side,
    "closer_side": _closer_side,
    "closer_loses": _closer_loses,
    "nearest_to_leader": _nearest_to_leader,
    "lightest_tile": _lightest_tile,
    "lowest_team": _lowest_team_of_tied,
    "share_full": _share_full,
    "share_split": _share_split,
    # Nothing now; the next round that somebody wins is worth more: see `scoring`.
    "carry_double": _no_score,
    "carry_one": _no_score,
    "opponents_of_closer": _opponents_of_closer,
    "own_pips": _own_pips,
    "fewest_tiles": _fewest_tiles,
}
