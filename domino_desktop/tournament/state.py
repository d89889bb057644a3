"""A tournament as it stands after its facts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from domino_desktop.tournament.facts import Fact, PenaltyGiven, ResultCorrected
from domino_desktop.tournament.results import Seating, TableResult
from domino_desktop.tournament.settings import Settings

_NOTHING: Mapping[int, TableResult] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Entrant:
    """One entrant: its persons of now, and whether it plays on.

    ``joined`` is how many tournament rounds had been paired when it was added: 0 for those of the start.
    """

    number: int
    persons: tuple[int, ...]
    rating: int = 0
    joined: int = 0
    is_withdrawn: bool = False


@dataclass(frozen=True, slots=True)
class TournamentRound:
    """One tournament round. ``results`` and ``scores_so_far`` are by table."""

    number: int
    seatings: tuple[Seating, ...]
    sitting_out: tuple[int, ...] = ()
    results: Mapping[int, TableResult] = field(default_factory=lambda: _NOTHING)
    scores_so_far: Mapping[int, TableResult] = field(default_factory=lambda: _NOTHING)
    started: str = ""
    is_by_hand: bool = False

    @property
    def is_complete(self) -> bool:
        """Whether every table has a result."""
        return all(seating.table in self.results for seating in self.seatings)

    @property
    def open_tables(self) -> tuple[int, ...]:
        """The tables without a result."""
        return tuple(seating.table for seating in self.seatings if seating.table not in self.results)

    def seating(self, table: int) -> Seating | None:
        """Who sits at a table; None when there is no such table."""
        return next((seating for seating in self.seatings if seating.table == table), None)


@dataclass(frozen=True, slots=True)
class Tournament:
    """The state. ``facts`` is the whole log; ``corrections`` and ``penalties`` (those in force) are taken from it."""

    key: str
    settings: Settings
    entrants: Mapping[int, Entrant]
    rounds: tuple[TournamentRound, ...] = ()
    penalties: tuple[PenaltyGiven, ...] = ()
    corrections: tuple[ResultCorrected, ...] = ()
    is_finished: bool = False
    facts: tuple[Fact, ...] = ()

    @property
    def playing(self) -> tuple[int, ...]:
        """The entrants who are paired from now on, by number."""
        return tuple(number for number, entrant in sorted(self.entrants.items()) if not entrant.is_withdrawn)

    @property
    def last_round(self) -> TournamentRound | None:
        return self.rounds[-1] if self.rounds else None
