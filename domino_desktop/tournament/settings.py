"""What a director settles before the first round: who plays whom, how long a match is, what decides ties."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from domino_desktop.core.ruleset import RuleSet


class EntrantKind(Enum):
    """Who is entered, and who is scored."""

    SINGLE = "single"
    """One person, who plays against one other."""
    PAIR = "pair"
    """Two persons who stay together and play against another pair."""
    CHANGING = "changing"
    """One person, who plays at tables of four with another partner in each tournament round."""

    @property
    def persons(self) -> int:
        """How many persons one entrant is."""
        return 2 if self is EntrantKind.PAIR else 1

    @property
    def entrants_at_table(self) -> int:
        """How many entrants one table takes."""
        return 4 if self is EntrantKind.CHANGING else 2

    @property
    def players_at_table(self) -> int:
        """How many persons sit at one table."""
        return 2 if self is EntrantKind.SINGLE else 4


class Format(Enum):
    """How the opponents of a tournament round are found."""

    SWISS = "swiss"
    ROUND_ROBIN = "round_robin"
    KNOCKOUT = "knockout"
    ROTATION = "rotation"
    """A perfect rotation: tables of four after a plan that meets everybody, or partners everybody, once."""
    FREE = "free"
    """By the director's hand."""


class TieBreak(Enum):
    """What puts entrants in order; the first one that differs decides."""

    WINS = "wins"
    EFFECTIVENESS = "effectiveness"
    """Points for minus points against, penalties taken off."""
    POINTS_FOR = "points_for"
    DIRECT = "direct"
    """Wins in all meetings of those who are still level, once all of them have met."""
    OPPONENTS = "opponents"
    """The wins of all opponents together."""
    OPPONENTS_EFFECTIVENESS = "opponents_effectiveness"
    LOT = "lot"
    """Drawn from the seed of the tournament."""


class Order(Enum):
    """Whom Swiss pairing looks for among those with as many wins."""

    FOLD = "fold"
    """The best of the upper half against the best of the lower half."""
    NEIGHBOURS = "neighbours"
    """The first against the second, the third against the fourth."""


class PenaltyCost(Enum):
    """What a penalty costs."""

    POINTS = "points"
    """Points are taken off; none: a warning."""
    MATCH = "match"
    """The table counts as lost."""
    TOURNAMENT = "tournament"
    """The entrant is out: an open table is lost, and none follows."""


@dataclass(frozen=True, slots=True)
class OwnPenalty:
    """A penalty that a club has settled beforehand. ``points`` are for those that cost points."""

    name: str
    costs: PenaltyCost = PenaltyCost.POINTS
    points: int = 0


MOST_PENALTIES = 8
"""So many a club may settle: each has a digit when one is given, and so has any other penalty."""

LONGEST_PENALTY = 60
"""Letters of a name."""

USUAL_TIE_BREAKS = (
    TieBreak.WINS,
    TieBreak.EFFECTIVENESS,
    TieBreak.POINTS_FOR,
    TieBreak.DIRECT,
    TieBreak.OPPONENTS,
)


@dataclass(frozen=True, slots=True)
class MatchTerms:
    """How one table plays. ``ruleset`` carries target and set.

    ``minutes`` after which no further round of tiles is begun (0: no clock); ``finishes_round``: the round in play is
    finished then. The table plays the best of ``best_of`` matches. ``bye`` and ``forfeit`` are the points for and
    against of whoever sits out, and of whoever's opponents do not come. ``bye_wins``: sitting out counts as a win.
    ``penalties`` are the club's own; others can be given as well.
    """

    ruleset: RuleSet
    minutes: int = 0
    finishes_round: bool = True
    best_of: int = 1
    bye: tuple[int, int] = (100, 50)
    bye_wins: bool = True
    forfeit: tuple[int, int] = (100, 0)
    penalties: tuple[OwnPenalty, ...] = field(default=(), metadata={"is_later": True})


@dataclass(frozen=True, slots=True)
class Settings:
    """One tournament. ``rounds`` are planned tournament rounds (0: as many as the format needs or the director pairs).

    ``seed`` decides all chance: the order at the start, lots, tables. ``circuits``: how often everybody meets in a
    round robin (1 or 2). ``third_place``: the losers of the semi-finals play for it.
    """

    name: str
    kind: EntrantKind
    format: Format
    terms: MatchTerms
    seed: int
    rounds: int = 0
    circuits: int = 1
    third_place: bool = True
    order: Order = Order.FOLD
    tie_breaks: tuple[TieBreak, ...] = USUAL_TIE_BREAKS
    first_table: int = 1


FORMATS = {
    EntrantKind.SINGLE: (Format.SWISS, Format.ROUND_ROBIN, Format.KNOCKOUT, Format.FREE),
    EntrantKind.PAIR: (Format.SWISS, Format.ROUND_ROBIN, Format.KNOCKOUT, Format.FREE),
    EntrantKind.CHANGING: (Format.SWISS, Format.ROTATION, Format.FREE),
}
"""The formats that each kind of entrant can play."""
