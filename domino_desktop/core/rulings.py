"""What a referee finds and decides at a table with real tiles: fouls, rulings, corrections, and facts nobody played.

These are events like those in `core.events`, which lists them all; they stand here because only a refereed match has
them.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from domino_desktop.core.quick import quick
from domino_desktop.core.ruleset_parts import Penalty
from domino_desktop.core.score_lines import Score, ScoreLine
from domino_desktop.core.tiles import Tile


class FoulKind(Enum):
    """What somebody did against the rules; the audit finds the first kind, a referee may call every one."""

    FALSE_DECLARATION = "false_declaration"
    DREW_THOUGH_ABLE = "drew_though_able"
    WRONG_TILE = "wrong_tile"
    WRONG_COUNT = "wrong_count"
    """Too many tiles drawn, or too few."""
    TILE_SHOWN = "tile_shown"
    SIGNALS = "signals"
    """Signals or talk between partners."""
    DELAY = "delay"
    FALSE_ACCUSATION = "false_accusation"
    OTHER = "other"


class Certainty(Enum):
    PROVEN = "proven"
    POSSIBLE = "possible"


@quick
@dataclass(frozen=True, slots=True)
class Foul:
    """An accusation with its proof: the event, what was open, and the tile and end that would have fitted."""

    seat: int
    kind: FoulKind
    event: int
    values: tuple[int, ...]
    tile: Tile
    end: int
    certainty: Certainty = Certainty.PROVEN


@quick
@dataclass(frozen=True, slots=True)
class FoulRuled:
    """A referee's ruling: what a foul of this seat costs. ``foul`` is the number of the `FoulCalled` that it answers.

    A penalty of no points that lets round and match stand is a warning.
    """

    number: int
    seat: int
    offence: FoulKind
    penalty: Penalty
    foul: int | None = None
    note: str = ""


@quick
@dataclass(frozen=True, slots=True)
class RulingWithdrawn:
    """``ruling`` is the number of the `FoulRuled` that no longer holds."""

    number: int
    ruling: int
    note: str = ""


@quick
@dataclass(frozen=True, slots=True)
class AccusationHeard:
    """``seat`` accused another one of holding a playable tile; ``tiles`` is the hand that the referee alone saw."""

    number: int
    seat: int
    accused: int
    tiles: tuple[Tile, ...]
    is_upheld: bool


@quick
@dataclass(frozen=True, slots=True)
class TilesAsleep:
    """Tiles in nobody's hand: out of play, in the boneyard, or on the table where only the open ends are known."""

    number: int
    tiles: tuple[Tile, ...]


@quick
@dataclass(frozen=True, slots=True)
class WentOut:
    """A seat has laid its last tile at a table whose tiles were not recorded."""

    number: int
    seat: int


@quick
@dataclass(frozen=True, slots=True)
class PlayStopped:
    """The referee ends the round: hands are laid open and counted as after a block."""

    number: int


@quick
@dataclass(frozen=True, slots=True)
class ScoreCorrected:
    """Totals set right: the lines carry the points, ``round`` is the round they belong to, ``note`` the reason."""

    number: int
    round: int
    lines: tuple[ScoreLine, ...]
    note: str


@quick
@dataclass(frozen=True, slots=True)
class RoundEnteredByHand:
    """A round of which nothing but its points is known."""

    number: int
    round: int
    leader: int
    score: Score
    note: str = ""
