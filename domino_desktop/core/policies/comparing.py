"""Who wins a blocked round: the comparisons that ``block_winner`` names.

Each answers the teams that are level in front; one team alone has won.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from domino_desktop.core.policies.counting import Count
from domino_desktop.core.ruleset import RuleSet

Comparison = Callable[[RuleSet, Count], tuple[int, ...]]


def comparison(ruleset: RuleSet, count: Count) -> str:
    """The word of the comparison that can be made.

    A comparison that looks at the closer gives way to the lowest hand where nobody knows who closed, or where a foul
    took the closer's side (or, in a duel, the neighbour's) out of the comparison.
    """
    word = ruleset.block_winner
    if word in ("closer", "not_the_last_mover", "closer_duel"):
        if count.closer is None or count.teams[count.closer] in count.excluded:
            return "team_of_lowest_hand"
        if word == "closer_duel" and count.teams[neighbour(ruleset, count)] in count.excluded:
            return "team_of_lowest_hand"
    return word


def neighbour(ruleset: RuleSet, count: Count) -> int:
    """Whom the closer is compared with in a duel: the seat that plays next, or that played before."""
    assert count.closer is not None
    step = 1 if ruleset.duel_with == "next" else -1
    return count.order[(count.order.index(count.closer) + step) % len(count.order)]


def level_seats(ruleset: RuleSet, count: Count, compared: str, level: tuple[int, ...]) -> tuple[int, ...]:
    """The seats whose hands put these teams in front, as they come round from the leader.

    Where totals of pairs are compared that is every seat of theirs.
    """
    if compared == "lowest_team":
        return count.members(level)
    if compared == "closer_duel":
        duel = (count.closer, neighbour(ruleset, count))
        return tuple(seat for seat in count.members(level) if seat in duel)
    weigh = doubles_and_pips if compared == "fewest_doubles_first" else _pips
    seats = count.members(level)
    least = min([weigh(count, seat) for seat in seats])
    return tuple(seat for seat in seats if weigh(count, seat) == least)


def doubles_and_pips(count: Count, seat: int) -> tuple[int, int]:
    """How many doubles a seat holds, and the pips of its other tiles."""
    doubles = [tile for tile in count.hands[seat] if tile.is_double]
    return len(doubles), sum(tile.pips for tile in count.hands[seat] if not tile.is_double)


def _pips(count: Count, seat: int) -> tuple[int, int]:
    return count.seat_pips[seat], 0


def _of_lowest_hands(ruleset: RuleSet, count: Count) -> tuple[int, ...]:
    """The usual rule of games for single players, and Jamaican and eastern Cuban pairs."""
    return _holders(count, count.contenders(), _pips)


def _lowest_teams(ruleset: RuleSet, count: Count) -> tuple[int, ...]:
    """Pagat's partnership game, Spain, Puerto Rico, Brazil: the hands of a pair are added up."""
    totals = {team: count.team_pips(team) for team in count.contenders()}
    lowest = min(totals.values())
    return tuple(team for team, pips in totals.items() if pips == lowest)


def _closer_duel(ruleset: RuleSet, count: Count) -> tuple[int, ...]:
    """A Dominican sheet and the Lampung form of gaple: whoever closed against one neighbour, the lower side wins."""
    assert count.closer is not None
    pips = count.seat_pips
    other = neighbour(ruleset, count)
    lower = min(pips[count.closer], pips[other])
    teams = {count.teams[seat] for seat in (count.closer, other) if pips[seat] == lower}
    return tuple(sorted(teams))


def _closer(ruleset: RuleSet, count: Count) -> tuple[int, ...]:
    """Hoyle's old rule: whoever closed wins, whatever the hands count."""
    assert count.closer is not None
    return (count.teams[count.closer],)


def _not_the_last_mover(ruleset: RuleSet, count: Count) -> tuple[int, ...]:
    """A Swedish sheet: whoever moved last cannot win; among the others the lowest hand does."""
    others = tuple(team for team in count.contenders() if team != count.team_of(count.closer))
    return _holders(count, others or count.contenders(), _pips)


def _fewest_doubles_first(ruleset: RuleSet, count: Count) -> tuple[int, ...]:
    """An old sheet of Bergen: fewer doubles beat more, then the pips of the other tiles decide."""
    return _holders(count, count.contenders(), doubles_and_pips)


def _holders(count: Count, teams: tuple[int, ...], weigh: Callable[[Count, int], tuple[int, int]]) -> tuple[int, ...]:
    """The teams among these whose seats hold the best hand."""
    weights = [(weigh(count, seat), team) for seat, team in enumerate(count.teams) if team in teams]
    best = min(weights)[0]
    return tuple(sorted({team for weight, team in weights if weight == best}))


def _nobody(ruleset: RuleSet, count: Count) -> tuple[int, ...]:
    """Fives and threes in British pubs: a blocked hand is nobody's."""
    return ()


BLOCK_WINNERS: Mapping[str, Comparison] = {
    "lowest_hand": _of_lowest_hands,
    "lowest_team": _lowest_teams,
    "team_of_lowest_hand": _of_lowest_hands,
    "closer_duel": _closer_duel,
    "closer": _closer,
    "not_the_last_mover": _not_the_last_mover,
    "fewest_doubles_first": _fewest_doubles_first,
    "nobody": _nobody,
}
