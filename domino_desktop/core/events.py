"""What has happened. An event is a numbered fact; a match is nothing but the list of its events."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from domino_desktop.core.quick import quick
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.rulings import (
    AccusationHeard,
    FoulRuled,
    PlayStopped,
    RoundEnteredByHand,
    RulingWithdrawn,
    ScoreCorrected,
    TilesAsleep,
    WentOut,
)
from domino_desktop.core.rulings import Certainty as Certainty
from domino_desktop.core.rulings import Foul as Foul
from domino_desktop.core.rulings import FoulKind as FoulKind
from domino_desktop.core.scoring import Score, ScoreLine
from domino_desktop.core.tiles import Tile

FORMAT = 3
"""The version of every event's form, kept with each stored event: 2 brought more kinds and facts, 3 those of a referee.

All earlier ones are read. A program that knows only those so tells that a record is newer, not that it is damaged.
"""


_LATER = {"is_later": True}
"""Facts that the first records did not have: they are written only where they differ, so old digests hold."""


class RoundEnd(Enum):
    """Why a round is over."""

    WENT_OUT = "went_out"
    BLOCKED = "blocked"
    LAID_ASIDE = "laid_aside"
    """Every tile is laid or laid aside."""
    REDEALT = "redealt"
    TARGET_REACHED = "target_reached"
    """The exact target of the match was hit in the middle of the round."""
    STOPPED = "stopped"
    """The referee ended it."""
    BY_HAND = "by_hand"
    """A referee wrote down its points, and nothing else is known of it."""


@quick
@dataclass(frozen=True, slots=True)
class MatchStarted:
    """``opens_walk``: in checked play the walk opens by itself once nobody can play any more.

    ``is_refereed``: a referee rules on every foul, and nothing is scored before the referee says so.
    """

    number: int
    ruleset: RuleSet
    seats: int
    opens_walk: bool = True
    is_refereed: bool = field(default=False, metadata=_LATER)


@quick
@dataclass(frozen=True, slots=True)
class RoundDealt:
    """Hands by seat and the boneyard in its order; ``lead_tile`` is the tile that must be led, if any.

    ``must_lead_double``: any double, but a double. ``start_tile`` lies on the table before anybody plays.
    ``may_yield``: the leader may leave the lead to the partner.
    """

    number: int
    round: int
    code: str
    nonce: str
    hands: tuple[tuple[Tile, ...], ...]
    boneyard: tuple[Tile, ...]
    leader: int
    lead_tile: Tile | None = None
    must_lead_double: bool = field(default=False, metadata=_LATER)
    start_tile: Tile | None = field(default=None, metadata=_LATER)
    may_yield: bool = field(default=False, metadata=_LATER)


@quick
@dataclass(frozen=True, slots=True)
class LaidTile:
    """A tile of an entered position, in the order of laying: where, and which half first."""

    tile: Tile
    end: str
    near: int | None = None


@quick
@dataclass(frozen=True, slots=True)
class PositionEntered:
    """A round that begins from a position: puzzles, tests, and real tables.

    A hand or the boneyard is its tiles, or only their count when they are unknown. What is more than one line comes as
    ``plays``, tile by tile; ``markers`` are the seats whose trains are open to everybody.
    """

    number: int
    round: int
    line: tuple[tuple[int, int], ...]
    ends: tuple[int, ...]
    hands: tuple[tuple[Tile, ...] | int, ...]
    boneyard: tuple[Tile, ...] | int
    turn: int
    leader: int
    closer: int | None = None
    plays: tuple[LaidTile, ...] = field(default=(), metadata=_LATER)
    markers: tuple[int, ...] = field(default=(), metadata=_LATER)


@quick
@dataclass(frozen=True, slots=True)
class TilePlayed:
    """``near`` is the half that touches, where either might; ``again``: the same seat goes on."""

    number: int
    seat: int
    tile: Tile
    end: str
    near: int | None = field(default=None, metadata=_LATER)
    again: bool = field(default=False, metadata=_LATER)


@quick
@dataclass(frozen=True, slots=True)
class TileDrawn:
    """``tile`` is None for every eye that may not know it."""

    number: int
    seat: int
    place: int
    tile: Tile | None = None


@quick
@dataclass(frozen=True, slots=True)
class Knocked:
    """``values`` were open to that seat; ``drawable`` tiles could still be drawn: none makes it a declaration.

    ``doubles_only``: nothing but doubles could be laid.
    """

    number: int
    seat: int
    values: tuple[int, ...]
    drawable: int
    doubles_only: bool = field(default=False, metadata=_LATER)


@quick
@dataclass(frozen=True, slots=True)
class Passed:
    """A pass by choice, where the rules allow it: no declaration."""

    number: int
    seat: int


@quick
@dataclass(frozen=True, slots=True)
class TileDiscarded:
    """A tile laid aside face down; ``tile`` is None for every other eye."""

    number: int
    seat: int
    tile: Tile | None = None


@quick
@dataclass(frozen=True, slots=True)
class RedealClaimed:
    """A seat with many doubles asked for a new deal."""

    number: int
    seat: int


@quick
@dataclass(frozen=True, slots=True)
class LeadYielded:
    """The lead was left to the partner ``to``."""

    number: int
    seat: int
    to: int


@quick
@dataclass(frozen=True, slots=True)
class DeadCalled:
    """No tile is left that could ever fit; ``seat`` said so, or it ends by itself (None)."""

    number: int
    seat: int | None = None


@quick
@dataclass(frozen=True, slots=True)
class PointsScored:
    """Points that count at once, while the round is played."""

    number: int
    lines: tuple[ScoreLine, ...]


@quick
@dataclass(frozen=True, slots=True)
class BlockProposed:
    """The formal walk begins. ``by_program``: checked play opened it, because nobody can play any more."""

    number: int
    seat: int
    by_program: bool = False


@quick
@dataclass(frozen=True, slots=True)
class BlockRefuted:
    """A seat said that it can play, and so must."""

    number: int
    seat: int


@quick
@dataclass(frozen=True, slots=True)
class BlockEstablished:
    """Every active seat has declared; in the order in which they did."""

    number: int
    confirmed_by: tuple[int, ...]


@quick
@dataclass(frozen=True, slots=True)
class HandRevealed:
    number: int
    seat: int
    tiles: tuple[Tile, ...]


@quick
@dataclass(frozen=True, slots=True)
class FoulCalled:
    number: int
    foul: Foul


@quick
@dataclass(frozen=True, slots=True)
class RoundEnded:
    """``seat`` went out, or is None after a block."""

    number: int
    reason: RoundEnd
    seat: int | None = None


@quick
@dataclass(frozen=True, slots=True)
class RoundScored:
    number: int
    score: Score


@quick
@dataclass(frozen=True, slots=True)
class LastRoundCalled:
    number: int
    seat: int


@quick
@dataclass(frozen=True, slots=True)
class GameWon:
    """One game of a match of several is won; ``lines`` set the totals back for the next."""

    number: int
    team: int
    lines: tuple[ScoreLine, ...]


@quick
@dataclass(frozen=True, slots=True)
class MatchEnded:
    """``team`` has won the match."""

    number: int
    team: int


@quick
@dataclass(frozen=True, slots=True)
class MoveTakenBack:
    """Everything from event ``to`` on is taken back; nothing is erased."""

    number: int
    seat: int
    to: int


GameEvent = (
    MatchStarted
    | RoundDealt
    | PositionEntered
    | TilePlayed
    | TileDrawn
    | Knocked
    | BlockProposed
    | BlockRefuted
    | BlockEstablished
    | HandRevealed
    | FoulCalled
    | RoundEnded
    | RoundScored
    | LastRoundCalled
    | MatchEnded
    | MoveTakenBack
    | Passed
    | TileDiscarded
    | RedealClaimed
    | LeadYielded
    | DeadCalled
    | PointsScored
    | GameWon
    | FoulRuled
    | RulingWithdrawn
    | AccusationHeard
    | TilesAsleep
    | WentOut
    | PlayStopped
    | ScoreCorrected
    | RoundEnteredByHand
)
