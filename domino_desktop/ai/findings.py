"""What a review of a finished round finds, with every hand known."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from domino_desktop.core.moves import Move


class TurnReason(Enum):
    """Why the other move would have been better: completes "it would have ..."."""

    GONE_OUT = "gone_out"
    """Let the side go out."""
    WON_BLOCK = "won_block"
    """Blocked the round with the better count."""
    AVOIDED_BLOCK = "avoided_block"
    """Kept the round from being blocked."""
    MADE_PASS = "made_pass"
    """Made ``seat`` pass."""
    FED_PARTNER = "fed_partner"
    """Left the partner (``seat``) a number."""
    SCORED = "scored"
    """Made points in play."""
    SHED_PIPS = "shed_pips"
    """Cost fewer pips in the end."""
    SIMPLY_BETTER = "simply_better"
    """Led to a better end in most of what could follow."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A move that gave points away. ``event`` is its number in the record.

    ``loss``: by how many points the round would have ended better for the seat's side, all hands known;
    ``margin``: half the 95 % interval, 0 where ``is_exact``.
    """

    event: int
    seat: int
    played: Move
    better: Move
    loss: float
    margin: float
    is_exact: bool
    reason: TurnReason
    other: int | None = None


@dataclass(frozen=True, slots=True)
class Luck:
    """What the deal was worth before the first tile: the share of the rounds that this team wins from it."""

    team: int
    wins: float
    margin: float


@dataclass(frozen=True, slots=True)
class Standing:
    """What the round was worth after one of its events."""

    event: int
    points: tuple[float, ...]
    """By team: what it makes of the round from here by the rule set's points, all hands known."""
    margin: float
    is_exact: bool


@dataclass(frozen=True, slots=True)
class Review:
    """``turning``: the worst first. ``certain``: the event from which the block was certain, whatever anybody laid;

    None where the round was not blocked. ``is_certain_exact`` tells whether every continuation was looked at.
    """

    turning: tuple[TurningPoint, ...]
    standings: tuple[Standing, ...]
    luck: tuple[Luck, ...]
    certain: int | None = None
    is_certain_exact: bool = False
