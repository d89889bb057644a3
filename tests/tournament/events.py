"""Tournaments for tests, made of facts as a director would make them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random

from domino_desktop.storage import rulesets
from domino_desktop.tournament.changes import apply
from domino_desktop.tournament.facts import (
    EntrantAdded,
    EntrantReturned,
    EntrantWithdrawn,
    ResultEntered,
    RoundPaired,
    TournamentCreated,
)
from domino_desktop.tournament.matched import Matched, Sides
from domino_desktop.tournament.proposal import Proposal
from domino_desktop.tournament.results import Seating, TableResult
from domino_desktop.tournament.settings import EntrantKind, Format, MatchTerms, Settings
from domino_desktop.tournament.state import Tournament
from tests.tournament.tables import score, seated

AT = "2026-11-30T18:00:00Z"


class Event:
    """One tournament: its ``state``, and what a director does to it."""

    def __init__(
        self, kind: EntrantKind, form: Format, count: int, seed: int = 1, ratings: Iterable[int] = (), **more: object
    ) -> None:
        rules = rulesets.load("block" if kind is EntrantKind.SINGLE else "dominican-formal")
        settings = Settings("Club evening", kind, form, MatchTerms(rules), seed, **more)  # type: ignore[arg-type]
        self.state: Tournament = apply(None, TournamentCreated(0, AT, 0, "0" * 32, settings))
        given = dict(enumerate(ratings, 1))
        for entrant in range(1, count + 1):
            self.add(given.get(entrant, 0))

    @property
    def number(self) -> int:
        return len(self.state.facts)

    def add(self, rating: int = 0) -> int:
        """A new entrant: persons are numbered 1, 2 ... as they come."""
        entrant = len(self.state.entrants) + 1
        size = self.state.settings.kind.persons
        persons = tuple(range(size * (entrant - 1) + 1, size * entrant + 1))
        self.state = apply(self.state, EntrantAdded(self.number, AT, 0, entrant, persons, rating))
        return entrant

    def withdraw(self, entrant: int) -> None:
        self.state = apply(self.state, EntrantWithdrawn(self.number, AT, 0, entrant))

    def give_back(self, entrant: int) -> None:
        self.state = apply(self.state, EntrantReturned(self.number, AT, 0, entrant))

    def seatings(self, sides: Iterable[Sides], first: int = 1) -> tuple[Seating, ...]:
        """The tables with these sides, numbered from ``first``."""
        return tuple(self.seating(first + index, each) for index, each in enumerate(sides))

    def seating(self, table: int, sides: Sides) -> Seating:
        return seated(self.state, table, sides)

    def publish(self, matched: Matched, locked: tuple[Seating, ...] = ()) -> None:
        """The next tournament round as a format answered it."""
        first = 1 + max((seating.table for seating in locked), default=0)
        number = len(self.state.rounds) + 1
        seatings = (*locked, *self.seatings(matched.sides, first))
        self.state = apply(self.state, RoundPaired(self.number, AT, 0, number, seatings, matched.sitting_out))

    def publish_as(self, proposal: Proposal) -> None:
        """The next tournament round as it was proposed."""
        seatings, sitting_out = proposal.seatings, proposal.sitting_out
        paired = RoundPaired(self.number, AT, 0, proposal.round, seatings, sitting_out, proposal.is_by_hand)
        self.state = apply(self.state, paired)

    def enter(self, table: int, result: TableResult) -> None:
        """A result of the last tournament round."""
        self.state = apply(self.state, ResultEntered(self.number, AT, 0, len(self.state.rounds), table, result))

    def play(self, chance: Random, level: float = 0.0) -> None:
        """A random result for every open table; ``level``: how often a table is level."""
        for table in self.state.rounds[-1].open_tables:
            points = (100, 100) if chance.random() < level else (100, chance.randrange(100))
            self.enter(table, played(*(points if chance.random() < 0.5 else points[::-1])))


def played(one: int, other: int, winner: int = -1) -> TableResult:
    """A match that was played; ``winner`` of the play-off of a level one."""
    return score((one, other), winner=winner)


def placed(matched: Matched, locked: tuple[Seating, ...] = ()) -> list[int]:
    """Everybody who plays or sits out, in order, as often as that is."""
    at_tables = [entrant for sides in matched.sides for side in sides for entrant in side]
    return sorted([*at_tables, *matched.sitting_out, *(entrant for seating in locked for entrant in seating.entrants)])


def by_pair(tables: Iterable[Sides]) -> tuple[Mapping[frozenset[int], int], Mapping[frozenset[int], int]]:
    """How often each two were partners, and how often opponents."""
    partners: dict[frozenset[int], int] = {}
    opponents: dict[frozenset[int], int] = {}
    for sides in tables:
        for side in sides:
            for one in side:
                for other in side:
                    if one < other:
                        pair = frozenset((one, other))
                        partners[pair] = partners.get(pair, 0) + 1
        for one in sides[0]:
            for other in sides[1]:
                pair = frozenset((one, other))
                opponents[pair] = opponents.get(pair, 0) + 1
    return partners, opponents
