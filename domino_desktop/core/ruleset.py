"""One variant as validated, frozen data with a digest."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field, fields, replace
from difflib import get_close_matches
from typing import Any

from domino_desktop.core.ruleset_checks import refuse_contradictions
from domino_desktop.core.ruleset_keys import READERS, HandSizes
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
    RuleSetFault,
    RuleSetReason,
)
from domino_desktop.core.ruleset_writers import WRITERS
from domino_desktop.core.tiles import Tile, TileSet

__all__ = ["MatchEnd", "Penalty", "RuleSet", "RuleSetFault", "RuleSetReason"]

_AS_MANY_AS_NEEDED = 1000
"""More than any boneyard holds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSet:
    """The rules of one match. Build it with ``parse`` or ``from_mapping``, which validate.

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

    @staticmethod
    def parse(text: str) -> RuleSet:
        """Read a rule-set file. Raises RuleSetFault."""
        try:
            data = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise RuleSetFault("", RuleSetReason.NOT_TOML, str(error)) from error
        return RuleSet.from_mapping(data)

    @staticmethod
    def from_mapping(data: Mapping[str, Any]) -> RuleSet:
        """Validate the words and numbers of a rule-set file. Raises RuleSetFault."""
        allowed = (*READERS, "block_points")
        for key in data:
            if key not in allowed:
                # There are too many keys to name them all: those that look alike help with a slip of the pen.
                alike = tuple(get_close_matches(str(key)[:60], allowed))
                raise RuleSetFault(str(key), RuleSetReason.UNKNOWN_KEY, allowed=alike)
        full = _points_by_their_keys(data)
        for key in _REQUIRED:
            if key not in full:
                raise RuleSetFault(key, RuleSetReason.MISSING_KEY)
        ruleset = RuleSet(**{key: READERS[key](key, value) for key, value in full.items()})
        refuse_contradictions(ruleset)
        return ruleset

    def changed(self, changes: Mapping[str, Any]) -> RuleSet:
        """This rule set with single settings changed, validated again. Raises RuleSetFault."""
        mapping = self.to_mapping()
        if "round_points" in changes and "out_points" not in changes:
            mapping.pop("out_points")
        if "block_points" in changes:
            mapping.pop("round_points")
        return RuleSet.from_mapping({**mapping, **changes})

    def to_mapping(self) -> dict[str, Any]:
        """The words and numbers of this rule set, as a rule-set file has them; what is as usual is left out."""
        plain = {}
        for each in fields(self):
            value = getattr(self, each.name)
            if each.name in _ALWAYS_WRITTEN or value != each.default:
                write = WRITERS.get(each.name)
                plain[each.name] = value if write is None else write(value)
        return plain

    @property
    def digest(self) -> str:
        """A fingerprint of every setting: 16 hexadecimal digits."""
        text = json.dumps(self.to_mapping(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

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
    def most_draws(self) -> int:
        """Tiles that may be drawn in one turn; without a limit, more than any boneyard holds."""
        if self.draw in ("none", "one"):
            return 0 if self.draw == "none" else 1
        found = re.fullmatch(r"max\((\d)\)", self.draw)
        return int(found[1]) if found else _AS_MANY_AS_NEEDED

    @property
    def toes(self) -> int:
        """How many tiles each later double must get before anything else; 0 where doubles grow no feet."""
        found = re.fullmatch(r"foot\((\d)\)", self.phase1)
        return int(found[1]) if found else 0

    @property
    def joint(self) -> int:
        """What two touching halves add up to, or 0 where they must be equal."""
        return self.max_pip + 1 if self.matching == "sum" else 0

    @property
    def has_markers(self) -> bool:
        """Whether a seat that cannot play opens its train to everybody."""
        return self.placing == "trains" and self.mexican.markers

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

    def with_set(self, max_pip: int) -> RuleSet:
        return replace(self, max_pip=max_pip)


_REQUIRED = tuple(each.name for each in fields(RuleSet) if each.default is MISSING)
#: ``end`` was always written, before there were keys that may be left out: digests of old records hold.
_ALWAYS_WRITTEN = (*_REQUIRED, "end")


def _points_by_their_keys(data: Mapping[str, Any]) -> dict[str, Any]:
    """A file says ``round_points`` for block and out alike, or names both with ``out_points``."""
    full = dict(data)
    if "block_points" in full:
        if "round_points" in full:
            raise RuleSetFault("block_points", RuleSetReason.CONTRADICTION, "round_points")
        if "out_points" not in full:
            raise RuleSetFault("out_points", RuleSetReason.MISSING_KEY)
        full["round_points"] = full.pop("block_points")
    if "round_points" in full:
        full.setdefault("out_points", full["round_points"])
    return full
