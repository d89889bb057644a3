"""What a round is worth to its winner: the numbers that are added up, and how they are rounded."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from domino_desktop.core.policies.counting import Count
from domino_desktop.core.ruleset import RuleSet

PipRule = Callable[[Count, int], tuple[int, ...]]


def _others_pips(count: Count, winner: int) -> tuple[int, ...]:
    """The rule of most books: everything that the others hold."""
    return tuple(pips for pips, team in zip(count.seat_pips, count.teams) if team != winner)


def _others_minus_own(count: Count, winner: int) -> tuple[int, ...]:
    """Pagat's draw and block games: less what the winner holds, too."""
    own = count.team_pips(winner)
    return (*_others_pips(count, winner), -own) if own else _others_pips(count, winner)


def _differences(count: Count, winner: int) -> tuple[int, ...]:
    """Books on games with large sets: from each other side as much as it holds more than the winner."""
    own = count.team_pips(winner)
    return tuple(count.team_pips(team) - own for team in count.all_teams() if team != winner)


def _all_pips(count: Count, winner: int) -> tuple[int, ...]:
    """Spain and Puerto Rico: every pip left in all hands."""
    return count.seat_pips


def _others_and_boneyard(count: Count, winner: int) -> tuple[int, ...]:
    """Old draw games: what was never drawn counts for the winner as well."""
    return (*_others_pips(count, winner), count.boneyard) if count.boneyard else _others_pips(count, winner)


ROUND_POINTS: Mapping[str, PipRule] = {
    "others_pips": _others_pips,
    "opponents_pips": _others_pips,
    "others_minus_own": _others_minus_own,
    "differences": _differences,
    "all_pips": _all_pips,
    "multiplied": _others_pips,
    "others_and_boneyard": _others_and_boneyard,
}
"""The rules that add up pips. The two others, ``fixed`` and ``own_pips_against``, add up nothing: see `scoring`."""


def rounded(ruleset: RuleSet, rule: str, count: Count, winner: int, numbers: tuple[int, ...]) -> tuple[int, ...]:
    """What a points rule added up, after rounding: one number, or each hand's, or each opponent's."""
    if ruleset.round_scope == "per_hand":
        parts = numbers
    elif ruleset.round_scope == "per_opponent":
        parts = _by_opponent(rule, count, winner, numbers)
    else:
        parts = (sum(numbers),)
    return rounded_parts(ruleset, parts)


def rounded_parts(ruleset: RuleSet, parts: tuple[int, ...]) -> tuple[int, ...]:
    """Each of these numbers rounded."""
    if ruleset.rounding == "bands":
        assert ruleset.bands is not None
        return tuple([ruleset.bands.worth(part) for part in parts])
    return tuple([_ROUNDINGS[ruleset.rounding](abs(part)) * (-1 if part < 0 else 1) for part in parts])


def _by_opponent(rule: str, count: Count, winner: int, numbers: tuple[int, ...]) -> tuple[int, ...]:
    """The hands of each side added up; what else the rule counts (own pips, the boneyard) stays a number of its own."""
    if rule == "differences":
        return numbers
    if rule == "all_pips":
        return tuple(count.team_pips(team) for team in count.all_teams())
    others = tuple(count.team_pips(team) for team in count.all_teams() if team != winner)
    return (*others, *numbers[len(_others_pips(count, winner)) :])


_ROUNDINGS: Mapping[str, Callable[[int], int]] = {
    # All fives: two over go down, three over go up.
    "nearest_5": lambda pips: (pips + 2) // 5 * 5,
    # The game of Manaus rounds down.
    "down_5": lambda pips: pips // 5 * 5,
    "nearest_3": lambda pips: (pips + 1) // 3 * 3,
}
