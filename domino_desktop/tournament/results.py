"""What one table brought in a tournament round, and who sat there."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Ended(Enum):
    """How one round of tiles ended, as ticked on a score card."""

    OUT = "out"
    BLOCKED = "blocked"
    FOUL = "foul"


class Outcome(Enum):
    """How a table got its result."""

    PLAYED = "played"
    FORFEIT = "forfeit"
    """One side did not come, left, or was ruled out: ``winner`` gets the forfeit score."""
    BOTH_LOST = "both_lost"
    NOT_PLAYED = "not_played"
    """The table counts for nobody."""


class Source(Enum):
    """Where a result came from."""

    TYPED = "typed"
    DESK = "desk"
    """The referee desk."""
    MATCH = "match"
    """A match played in the program."""
    FILE = "file"
    """A file from another computer."""


@dataclass(frozen=True, slots=True)
class RoundScore:
    """One round of tiles: the points of both sides, and how it ended (None: not noted)."""

    points: tuple[int, int]
    ended: Ended | None = None


@dataclass(frozen=True, slots=True)
class MatchScore:
    """One match of a table: the points of both sides. ``rounds`` add up to them, or are not known."""

    points: tuple[int, int]
    rounds: tuple[RoundScore, ...] = ()


@dataclass(frozen=True, slots=True)
class TableResult:
    """What both sides of a table brought.

    ``winner`` is a side (0 or 1) of a forfeit, or of a match that was level and was decided by a play-off; else -1.
    """

    outcome: Outcome
    matches: tuple[MatchScore, ...] = ()
    winner: int = -1

    @property
    def points(self) -> tuple[int, int]:
        """The points of both sides over all matches."""
        return (sum(each.points[0] for each in self.matches), sum(each.points[1] for each in self.matches))

    @property
    def matches_won(self) -> tuple[int, int]:
        """How many matches each side won; a level match counts for neither."""
        return (
            sum(each.points[0] > each.points[1] for each in self.matches),
            sum(each.points[1] > each.points[0] for each in self.matches),
        )


@dataclass(frozen=True, slots=True)
class Seating:
    """One table of a tournament round.

    ``sides`` are the entrants (by number) of both sides: one each, or two each where partners change. ``seats`` are the
    persons (by number) in the order of turn; the even seats are side 0.
    """

    table: int
    sides: tuple[tuple[int, ...], tuple[int, ...]]
    seats: tuple[int, ...]

    @property
    def entrants(self) -> tuple[int, ...]:
        return self.sides[0] + self.sides[1]


@dataclass(frozen=True, slots=True)
class Place:
    """One seat of one table."""

    table: int
    seat: int
