"""The facts of one variant: every key of a rule-set file as an attribute, and what follows from them."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from domino_desktop.core.ruleset_keys import HandSizes
from domino_desktop.core.ruleset_parts import (
    Bands,
    Bonuses,
    CloserLoses,
    Factors,
    MatchEnd,
    Mexican,
    OutValues,
    Penalty,
    PlayScoring,
)
from domino_desktop.core.tiles import Tile, TileSet

_AS_MANY_AS_NEEDED = 1000
"""More than any boneyard holds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The rules of one match; `RuleSet` reads and validates them.

    Every attribute has the name of its key in a rule-set file; what the words mean stands where they are used.
    ``round_points`` is what a block is worth, ``out_points`` what going out is worth.
    """

    id: str
    max_pip: int
    players: tuple[int, ...]
    partners: str
    hand_size: HandSizes
    draw: str
    reserve: int
    direction: str
    opening: str
    lead_next: str
    placing: str
    end: str = "first_out"
    block_winner: str
    block_tie: tuple[str, ...]
    round_points: str
    out_points: str
    declarations: str
    match_end: MatchEnd
    fouls: tuple[tuple[str, Penalty], ...]
    remove: tuple[tuple[int, tuple[Tile, ...]], ...] = ()
    start_tile: str = "none"
    opening_must_play: bool = True
    no_double: str = "highest_tile"
    lead_after_block: str = "as_next"
    lead_after_tie: str = "rotate"
    redeal_doubles: int = 0
    spinners: str = "none"
    phase1: str = "none"
    foot_first: int = 4
    matching: str = "equal"
    double_orientation: str = "cross"
    voluntary_draw: bool = False
    play_drawn: str = "must"
    cannot_play: str = "knock"
    must_play_if_able: bool = True
    matador_duty: str = "yard_exhausted"
    dead_number_stop: str = "off"
    duel_with: str = "next"
    carry_cap: int = 0
    tie_award: int = 1
    out_values: OutValues = field(default=OutValues())
    block_value: int = 1
    factors: Factors = field(default=Factors())
    closer_loses: CloserLoses = field(default=CloserLoses())
    rounding: str = "none"
    round_scope: str = "total"
    bands: Bands | None = None
    blank_value: int = 0
    play_scoring: PlayScoring = field(default=PlayScoring())
    bonuses: Bonuses = field(default=Bonuses())
    capicua_ends_must_differ: bool = True
    target_exact: bool = False
    overshoot: str = "void"
    match_form: str = "first_to"
    time_limit: int = 0
    turn_after: str = "next"
    mexican: Mexican = field(default=Mexican())
    # Asked for at every move, so they are worked out once.
    is_plain_line: bool = field(init=False, repr=False, compare=False)
    """Whether the layout is one line of equal halves with doubles across, which `Layout.place` lays by itself."""
    is_quiet: bool = field(init=False, repr=False, compare=False)
    """Whether a tile laid in the middle of a round never brings anything about by itself."""
    has_claims: bool = field(init=False, repr=False, compare=False)
    """Whether seats may have something to say although it is not their turn."""

    may_leave_choice: bool = field(init=False, repr=False, compare=False)
    """Whether an able seat may ever be free to pass."""
    most_draws: int = field(init=False, repr=False, compare=False)
    """Tiles that may be drawn in one turn; without a limit, more than any boneyard holds."""
    joint: int = field(init=False, repr=False, compare=False)
    """What two touching halves add up to, or 0 where they must be equal."""
    has_markers: bool = field(init=False, repr=False, compare=False)
    """Whether a seat that cannot play opens its train to everybody."""

    def __post_init__(self) -> None:
        is_free = not self.must_play_if_able or self.matching == "sum" or self.play_drawn == "may"
        object.__setattr__(self, "may_leave_choice", is_free)
        object.__setattr__(self, "most_draws", _most_draws(self.draw))
        object.__setattr__(self, "joint", self.max_pip + 1 if self.matching == "sum" else 0)
        object.__setattr__(self, "has_markers", self.placing == "trains" and self.mexican.markers)
        is_plain = self.placing == "line" and self.matching == "equal" and self.double_orientation == "cross"
        pays = self.play_scoring.kind != "none" or self.bonuses.pays_passes
        object.__setattr__(self, "is_plain_line", is_plain)
        object.__setattr__(self, "is_quiet", not pays and self.dead_number_stop != "auto")
        object.__setattr__(self, "has_claims", bool(self.redeal_doubles) or self.dead_number_stop == "callable")

    @property
    def false_declaration(self) -> Penalty:
        """What a false declaration costs."""
        return dict(self.fouls)["false_declaration"]

    @property
    def sets(self) -> tuple[int, ...]:
        """The sets on offer, by their highest number."""
        return tuple(top for top, _ in self.hand_size)

    @property
    def tile_set(self) -> TileSet:
        return TileSet(self.max_pip)

    @property
    def step(self) -> int:
        """+1 when turns go clockwise, -1 counterclockwise."""
        return 1 if self.direction == "clockwise" else -1

    @property
    def is_checked(self) -> bool:
        return self.declarations == "checked"

    @property
    def toes(self) -> int:
        """How many tiles each later double must get before anything else; 0 where doubles grow no feet."""
        found = re.fullmatch(r"foot\((\d)\)", self.phase1)
        return int(found[1]) if found else 0

    def removed(self, seats: int) -> tuple[Tile, ...]:
        """The tiles that are taken out of the set at a table of so many seats."""
        return dict(self.remove).get(seats, ())

    def tiles_for(self, seats: int) -> tuple[Tile, ...]:
        """Every tile that a table of so many seats plays with."""
        removed = self.removed(seats)
        return tuple(tile for tile in self.tile_set if tile not in removed) if removed else self.tile_set.tiles

    def engine(self, round_number: int) -> Tile:
        """The double in the middle of so many-th round: from the highest down to 0-0, then from the top again."""
        value = self.max_pip - (round_number - 1) % (self.max_pip + 1)
        return Tile.of(value, value)

    def hand_for(self, seats: int, max_pip: int | None = None) -> int | None:
        """Tiles dealt to each of so many seats in this set, or None where the rule set has no such table."""
        for top, sizes in self.hand_size:
            if top == (self.max_pip if max_pip is None else max_pip):
                return dict(sizes).get(seats)
        return None

    def smallest_set_for(self, seats: int) -> int | None:
        """The smallest set on offer that so many seats can play with, or None."""
        return next((top for top, sizes in sorted(self.hand_size) if seats in dict(sizes)), None)

    def teams(self, seats: int) -> tuple[int, ...]:
        """The team of each seat: partners sit opposite, or everybody plays alone."""
        return tuple(seat % 2 if self.partners == "opposite" else seat for seat in range(seats))

    def order_from(self, seat: int, seats: int) -> tuple[int, ...]:
        """All seats as their turns come, beginning with this one."""
        return tuple((seat + self.step * number) % seats for number in range(seats))


def _most_draws(draw: str) -> int:
    found = re.fullmatch(r"max\((\d)\)", draw)
    return int(found[1]) if found else {"none": 0, "one": 1}.get(draw, _AS_MANY_AS_NEEDED)
