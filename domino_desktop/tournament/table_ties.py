"""What needs ask of two entrants at tables of four: to sit together or not, as partners or not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from domino_desktop.tournament.limits import Limits
from domino_desktop.tournament.matched import Sides
from domino_desktop.tournament.past import pair

AT_TABLE = 4

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Ties:
    """Pairs of entrants, the smaller number first, and for those who have to sit together all of their table.

    ``strangers`` cannot be at one table; if they are, ``partners`` cannot be opponents and ``opponents`` not partners.
    """

    together: Mapping[int, frozenset[int]]
    strangers: frozenset[Pair]
    partners: frozenset[Pair]
    opponents: frozenset[Pair]

    def at_table(self, one: int, other: int) -> int:
        """-1 when two entrants have to sit at one table, 1 when they cannot, else 0. ``one`` is the smaller number."""
        if (one, other) in self.strangers:
            return 1
        return -1 if other in self.together.get(one, ()) else 0

    def as_opponents(self, one: int, other: int) -> int:
        """1 when two entrants cannot be opponents."""
        return int((one, other) in self.partners)

    def as_partners(self, one: int, other: int) -> int:
        """1 when two entrants cannot be partners."""
        return int((one, other) in self.opponents)

    def may_be_partners(self, one: int, other: int) -> bool:
        """Whether two can be partners at one table with everybody who has to sit there too."""
        if not self.together and not self.strangers and not self.opponents:
            return True
        if pair(one, other) in self.opponents:
            return False
        table = {one, other, *self.together.get(one, ()), *self.together.get(other, ())}
        return len(table) <= AT_TABLE and self.strangers.isdisjoint(combinations(sorted(table), 2))

    def are_kept(self, tables: Iterable[Sides]) -> bool:
        """Whether these tables keep all ties of those who sit at them."""
        for sides in tables:
            table = set(sides[0] + sides[1])
            if not self.strangers.isdisjoint(combinations(sorted(table), 2)):
                return False
            if any(not self.together.get(entrant, frozenset()) <= table for entrant in table):
                return False
            if any(pair(*side) in self.opponents for side in sides if len(side) == 2):
                return False
            if any(pair(one, other) in self.partners for one in sides[0] for other in sides[1]):
                return False
        return True


def ties(limit: Limits, players: Sequence[int]) -> Ties:
    """The ties among those who play; whoever sits out has none.

    Two who need the same table sit there together, and helpers sit where those sit whom they help. Seats that face each
    other make partners, neighbouring ones opponents.
    """
    there = set(players)
    seats = {
        entrant: limit.seats[limit.persons[entrant][0]]
        for entrant in players
        if limit.persons[entrant][0] in limit.seats
    }
    bound = sorted(entrant for entrant in players if entrant in limit.tables or entrant in seats)
    pairs = list(combinations(bound, 2))
    links = [(each.entrant, each.helping) for each in limit.near if {each.entrant, each.helping} <= there]
    links += [
        (one, other)
        for one, other in pairs
        if one in limit.tables and other in limit.tables and limit.tables[one] == limit.tables[other]
    ]
    both = [(one, other) for one, other in pairs if one in seats and other in seats]
    return Ties(
        _groups(links),
        frozenset(each for each in pairs if not limit.may_share_table(each)),
        frozenset(each for each in both if (seats[each[0]] - seats[each[1]]) % 2 == 0),
        frozenset(each for each in both if (seats[each[0]] - seats[each[1]]) % 2 == 1),
    )


def _groups(links: Iterable[Pair]) -> dict[int, frozenset[int]]:
    """Everybody who is linked, with all whom a chain of links reaches."""
    groups: dict[int, frozenset[int]] = {}
    for one, other in links:
        joined = groups.get(one, frozenset((one,))) | groups.get(other, frozenset((other,)))
        groups.update(dict.fromkeys(joined, joined))
    return groups
