"""What can happen in a tournament. A tournament is the list of its facts; everything else follows from them.

Facts name persons and entrants by their numbers: names live in one table, beside them. Every fact carries its
``number`` (0, 1, 2 ...), when it happened (``at``, UTC, ISO 8601) and the person who directed (``by``, 0: nobody
named). In a ``reason`` a person is written as ``{17}``.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from domino_desktop.tournament.results import Place, Seating, Source, TableResult
from domino_desktop.tournament.settings import PenaltyCost, Settings

FORM = 1
"""The form of the facts that this program writes."""


@dataclass(frozen=True, slots=True)
class Happened:
    """What every fact has."""

    number: int
    at: str
    by: int


@dataclass(frozen=True, slots=True)
class TournamentCreated(Happened):
    """``key`` tells this tournament from all others: 32 hexadecimal digits."""

    key: str
    settings: Settings


@dataclass(frozen=True, slots=True)
class SettingsChanged(Happened):
    settings: Settings
    reason: str = ""


@dataclass(frozen=True, slots=True)
class EntrantAdded(Happened):
    """A new entrant: its number (1, 2 ...) and its persons. ``rating`` orders the first round (0: by lot)."""

    entrant: int
    persons: tuple[int, ...]
    rating: int = 0


@dataclass(frozen=True, slots=True)
class EntrantWithdrawn(Happened):
    """From the next pairing on this entrant does not play."""

    entrant: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class EntrantReturned(Happened):
    entrant: int


@dataclass(frozen=True, slots=True)
class RatingChanged(Happened):
    """The entrant is as strong as this (0: not known)."""

    entrant: int
    rating: int


@dataclass(frozen=True, slots=True)
class PersonReplaced(Happened):
    """Another person plays on for this entrant, from the next pairing on."""

    entrant: int
    old: int
    new: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class RoundPaired(Happened):
    """Tournament round ``round`` (1, 2 ...) is published. ``is_by_hand``: the director changed what was proposed."""

    round: int
    seatings: tuple[Seating, ...]
    sitting_out: tuple[int, ...] = ()
    is_by_hand: bool = False


@dataclass(frozen=True, slots=True)
class PairingWithdrawn(Happened):
    """The last tournament round is taken back, before any result of it."""

    round: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class PairingChanged(Happened):
    """Tables without a result are made up otherwise. ``seatings`` are all tables of the round as they are now."""

    round: int
    seatings: tuple[Seating, ...]
    sitting_out: tuple[int, ...]
    reason: str = ""


@dataclass(frozen=True, slots=True)
class SeatsSwapped(Happened):
    """Two persons sat in each other's seat: what was played there belongs to whoever really sat there."""

    round: int
    first: Place
    second: Place
    reason: str = ""


@dataclass(frozen=True, slots=True)
class RoundStarted(Happened):
    """The clock of the tournament round runs."""

    round: int


@dataclass(frozen=True, slots=True)
class ClockStopped(Happened):
    """``table`` 0 means all tables."""

    round: int
    table: int = 0


@dataclass(frozen=True, slots=True)
class ClockWentOn(Happened):
    round: int
    table: int = 0


@dataclass(frozen=True, slots=True)
class TimeAdded(Happened):
    round: int
    table: int
    seconds: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class RoundScoresNoted(Happened):
    """What a table has played so far; its match goes on."""

    round: int
    table: int
    result: TableResult


@dataclass(frozen=True, slots=True)
class ResultEntered(Happened):
    """The first result of a table. ``digest``: the check sum of the match record that it came from, if any."""

    round: int
    table: int
    result: TableResult
    source: Source = Source.TYPED
    digest: str = ""


@dataclass(frozen=True, slots=True)
class ResultCorrected(Happened):
    """``old`` was wrong; ``result`` is the truth (None: there was no result)."""

    round: int
    table: int
    old: TableResult
    result: TableResult | None
    reason: str


@dataclass(frozen=True, slots=True)
class PenaltyGiven(Happened):
    """``points`` are taken off the entrant's points (0: a warning) in this tournament round.

    A penalty that ``costs`` the match or the tournament has none: the result of the table and the withdrawal are facts
    of their own, which follow it.
    """

    round: int
    entrant: int
    points: int
    reason: str
    costs: PenaltyCost = field(default=PenaltyCost.POINTS, metadata={"is_later": True})


@dataclass(frozen=True, slots=True)
class PenaltyWithdrawn(Happened):
    """``penalty`` is the number of the fact that gave it."""

    penalty: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class TournamentFinished(Happened):
    pass


@dataclass(frozen=True, slots=True)
class TournamentReopened(Happened):
    reason: str = ""


Fact: TypeAlias = (
    TournamentCreated
    | SettingsChanged
    | EntrantAdded
    | EntrantWithdrawn
    | EntrantReturned
    | RatingChanged
    | PersonReplaced
    | RoundPaired
    | PairingWithdrawn
    | PairingChanged
    | SeatsSwapped
    | RoundStarted
    | ClockStopped
    | ClockWentOn
    | TimeAdded
    | RoundScoresNoted
    | ResultEntered
    | ResultCorrected
    | PenaltyGiven
    | PenaltyWithdrawn
    | TournamentFinished
    | TournamentReopened
)
