"""The small values that a rule set is made of, and why one is refused."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class RuleSetReason(Enum):
    """Why a rule set is refused: completes "because ..."."""

    NOT_READABLE = "not_readable"
    TOO_LARGE = "too_large"
    NOT_TOML = "not_toml"
    UNKNOWN_KEY = "unknown_key"
    MISSING_KEY = "missing_key"
    WRONG_KIND = "wrong_kind"
    UNKNOWN_NAME = "unknown_name"
    OUT_OF_RANGE = "out_of_range"
    CONTRADICTION = "contradiction"
    TOO_FEW_TILES = "too_few_tiles"


class RuleSetFault(ValueError):
    """A rule set that is wrong: at which key, why, and what was found or allowed there."""

    def __init__(self, key: str, reason: RuleSetReason, found: str = "", allowed: tuple[str, ...] = ()) -> None:
        self.key, self.reason, self.found, self.allowed = key, reason, found, allowed
        super().__init__(self._sentence())

    def _sentence(self) -> str:
        place = f"{self.key}: " if self.key else ""
        allowed = f" (allowed: {', '.join(self.allowed)})" if self.allowed else ""
        return f"{place}{_SENTENCES[self.reason].format(found=self.found)}{allowed}"


_SENTENCES = {
    RuleSetReason.NOT_READABLE: "cannot be read{found}",
    RuleSetReason.TOO_LARGE: "is larger than {found} bytes",
    RuleSetReason.NOT_TOML: "not a TOML file: {found}",
    RuleSetReason.UNKNOWN_KEY: "unknown key{found}",
    RuleSetReason.MISSING_KEY: "is missing{found}",
    RuleSetReason.WRONG_KIND: "{found} is of the wrong kind",
    RuleSetReason.UNKNOWN_NAME: "unknown name {found}",
    RuleSetReason.OUT_OF_RANGE: "{found} is out of range",
    RuleSetReason.CONTRADICTION: "contradicts {found}",
    RuleSetReason.TOO_FEW_TILES: "deals more tiles than the set has: {found}",
}


@dataclass(frozen=True, slots=True)
class Penalty:
    """What a foul costs: points from the offender's team, and what becomes of the round and the match."""

    points: int = 0
    round: str = "stands"
    match: str = "stands"


@dataclass(frozen=True, slots=True)
class MatchEnd:
    """When a match is over: at a total of points, or after so many rounds; exactly one is set."""

    points: int | None = None
    rounds: int | None = None


@dataclass(frozen=True, slots=True)
class OutValues:
    """Points for going out under ``out_points = "fixed"``, by the last tile: see `core.bonuses`."""

    simple: int = 1
    double: int = 1
    both_ends: int = 1
    double_both_ends: int = 1


@dataclass(frozen=True, slots=True)
class Factors:
    """What the points of a round are multiplied with, by the way in which it was won."""

    out: int = 1
    double: int = 1
    both_ends: int = 1
    double_both_ends: int = 1
    block: int = 1


@dataclass(frozen=True, slots=True)
class CloserLoses:
    """What it costs when the side that played the last tile loses the block.

    ``factor`` replaces the factor of a block; or that side scores ``own`` and each other side ``others``.
    All 0: nothing special.
    """

    factor: int = 0
    own: int = 0
    others: int = 0

    @property
    def is_fixed(self) -> bool:
        return bool(self.own or self.others)


@dataclass(frozen=True, slots=True)
class Bands:
    """Pips up to ``first`` are worth ``value`` points, each further ``step`` begun one point more."""

    first: int = 20
    step: int = 10
    value: int = 2

    def worth(self, pips: int) -> int:
        """The points for so many pips.

        >>> [Bands(14, 10, 1).worth(pips) for pips in (14, 15, 24, 25, 45)]
        [1, 2, 2, 3, 5]
        """
        return self.value + max(0, -((self.first - pips) // self.step))


@dataclass(frozen=True, slots=True)
class PlayScoring:
    """Scores made while a round is played.

    ``kind`` is none, multiples or bergen; ``multiples`` of which numbers; ``is_divided``: the total is divided by each
    of them that it is a multiple of, else it scores in full.
    """

    kind: str = "none"
    multiples: tuple[int, ...] = ()
    is_divided: bool = False


@dataclass(frozen=True, slots=True)
class Bonuses:
    """Extra points; 0 is no bonus. ``hand_number``: for the winner of the first, second ... round of the match."""

    capicua: int = 0
    chuchazo: int = 0
    out_double: int = 0
    pass_after_lead_double: int = 0
    pass_after_lead_single: int = 0
    three_passes: int = 0
    each_pass: int = 0
    first_pass: int = 0
    galo: int = 0
    lock: int = 0
    going_out: int = 0
    hand_number: tuple[int, ...] = ()

    @property
    def pays_passes(self) -> bool:
        """Whether a pass can be worth anything."""
        return any(
            (
                self.pass_after_lead_double,
                self.pass_after_lead_single,
                self.three_passes,
                self.each_pass,
                self.first_pass,
                self.galo,
            )
        )


@dataclass(frozen=True, slots=True)
class Mexican:
    """What trains add: the first turn, what a double asks for, doubles that nobody can cover, and markers."""

    first_turn: str = "one"
    doubles: str = "cover_first"
    dead_double: str = "satisfied"
    markers: bool = True
