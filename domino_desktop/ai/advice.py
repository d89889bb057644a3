"""What the coach can say to one seat, from its own view alone: a hint, what others cannot hold, and the block meter."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from domino_desktop.core.moves import Move


class HintReason(Enum):
    """Why the coach would make this move: completes "because ..."."""

    ONLY_MOVE = "only_move"
    """Nothing else is possible."""
    GOES_OUT = "goes_out"
    """It is the last tile."""
    SCORES = "scores"
    """It makes ``numbers[0]`` points at once."""
    BLOCKS_AND_WINS = "blocks_and_wins"
    """It blocks the round, and the hands probably count for the own side."""
    AVOIDS_BLOCK = "avoids_block"
    """Others would rather bring about a block that the own side loses."""
    MAKES_PASS = "makes_pass"
    """``seat`` certainly lacks the number ``numbers[0]`` that is then open."""
    HELPS_PARTNER = "helps_partner"
    """It leaves open ``numbers[0]``, which the partner (``seat``) likes."""
    KEEPS_NUMBER = "keeps_number"
    """It keeps ``numbers[0]``, of which the own hand holds most."""
    SHEDS_DOUBLE = "sheds_double"
    """The double finds a place now and perhaps not later."""
    SHEDS_PIPS = "sheds_pips"
    """It is heavy, and a block is near."""
    KEEPS_VARIETY = "keeps_variety"
    """The hand then still fits ``numbers[0]`` numbers."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The move that the coach would make, and why; ``ahead`` are the points by which it leads the next best."""

    move: Move
    reason: HintReason
    numbers: tuple[int, ...] = ()
    seat: int | None = None
    ahead: float = 0.0


@dataclass(frozen=True, slots=True)
class Lacking:
    """What a seat cannot hold, as far as public facts prove it: no tile with these numbers."""

    seat: int
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DyingNumber:
    """An open number of which few tiles are left: ``left`` lie neither on the table nor in the own hand; ``own`` do."""

    value: int
    left: int
    own: int


@dataclass(frozen=True, slots=True)
class BlockForecast:
    """How likely this round blocks and who would win it, from imagined deals that agree with everything seen.

    ``block`` is a share of the deals, ``margin`` half its 95 % interval. ``wins``: which share of the blocks each team
    wins (what is missing to 1 is nobody's), ``cost`` the points that the own side loses in a block on average: below 0
    it gains them.
    """

    block: float
    margin: float
    wins: tuple[float, ...]
    cost: float
    dying: tuple[DyingNumber, ...]
    deals: int


@dataclass(frozen=True, slots=True)
class Advice:
    """``hint`` is None while this seat is not asked for a move; ``forecast`` is None before the first tile."""

    hint: Hint | None
    lacking: tuple[Lacking, ...]
    forecast: BlockForecast | None
