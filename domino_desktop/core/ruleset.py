"""One variant as validated, frozen data with a digest."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from enum import Enum
from reprlib import repr as brief
from typing import Any

from domino_desktop.core import policies
from domino_desktop.core.tiles import TileSet

SETS = (2, 3, 6, 9, 12, 15, 18)
"""The sets that the core knows: 2 and 3 are for exact small cases, 15 and 18 for referees."""

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class RuleSetReason(Enum):
    """Why a rule set is refused: completes "because ..."."""

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


HandSizes = tuple[tuple[int, tuple[tuple[int, int], ...]], ...]


@dataclass(frozen=True, slots=True)
class RuleSet:
    """The rules of one match. Build it with ``parse`` or ``from_mapping``, which validate."""

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
    end: str
    block_winner: str
    block_tie: tuple[str, ...]
    round_points: str
    out_points: str
    declarations: str
    false_declaration: Penalty
    match_end: MatchEnd

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
        for key in data:
            if key not in _READERS:
                raise RuleSetFault(str(key), RuleSetReason.UNKNOWN_KEY, allowed=tuple(sorted(_READERS)))
        for key in _READERS:
            if key not in data and key not in _DEFAULTS:
                raise RuleSetFault(key, RuleSetReason.MISSING_KEY)
        full = {**_DEFAULTS, "out_points": data.get("round_points"), **data}
        read = {key: reader(key, full[key]) for key, reader in _READERS.items()}
        read["false_declaration"] = read.pop("fouls")
        ruleset = RuleSet(**read)
        _refuse_contradictions(ruleset)
        return ruleset

    def changed(self, changes: Mapping[str, Any]) -> RuleSet:
        """This rule set with single settings changed, validated again. Raises RuleSetFault."""
        mapping = self.to_mapping()
        if "round_points" in changes and "out_points" not in changes:
            mapping.pop("out_points")
        return RuleSet.from_mapping({**mapping, **changes})

    def to_mapping(self) -> dict[str, Any]:
        """The words and numbers of this rule set, as a rule-set file has them."""
        plain = {f.name: getattr(self, f.name) for f in fields(self) if f.name != "false_declaration"}
        plain["players"] = list(self.players)
        plain["hand_size"] = {str(top): {str(seats): n for seats, n in sizes} for top, sizes in self.hand_size}
        plain["block_tie"] = list(self.block_tie)
        penalty = self.false_declaration
        plain["fouls"] = {
            "false_declaration": {"points": penalty.points, "round": penalty.round, "match": penalty.match}
        }
        end = self.match_end
        plain["match_end"] = {"points": end.points} if end.points is not None else {"rounds": end.rounds}
        return plain

    @property
    def digest(self) -> str:
        """A fingerprint of every setting: 16 hexadecimal digits."""
        text = json.dumps(self.to_mapping(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

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


# Reading one key at a time ----------------------------------------------------------------------------


def _number(key: str, value: object, lowest: int, highest: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise RuleSetFault(key, RuleSetReason.WRONG_KIND, brief(value))
    if not lowest <= value <= highest:
        raise RuleSetFault(key, RuleSetReason.OUT_OF_RANGE, str(value), (f"{lowest} to {highest}",))
    return value


def _numbers(lowest: int, highest: int) -> Callable[[str, object], int]:
    return lambda key, value: _number(key, value, lowest, highest)


def _words(*allowed: str) -> Callable[[str, object], str]:
    def read(key: str, value: object) -> str:
        if not isinstance(value, str):
            raise RuleSetFault(key, RuleSetReason.WRONG_KIND, brief(value), allowed)
        if value not in allowed:
            raise RuleSetFault(key, RuleSetReason.UNKNOWN_NAME, brief(value), allowed)
        return value

    return read


def _id(key: str, value: object) -> str:
    if not isinstance(value, str) or len(value) > 60 or not _ID.fullmatch(value):
        raise RuleSetFault(key, RuleSetReason.WRONG_KIND, brief(value))
    return value


def _table(key: str, value: object) -> Mapping[str, object]:
    if not isinstance(value, Mapping):
        raise RuleSetFault(key, RuleSetReason.WRONG_KIND, brief(value))
    return value


def _set(key: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise RuleSetFault(key, RuleSetReason.WRONG_KIND, brief(value))
    if value not in SETS:
        raise RuleSetFault(key, RuleSetReason.OUT_OF_RANGE, str(value), tuple(map(str, SETS)))
    return value


def _players(key: str, value: object) -> tuple[int, ...]:
    if not isinstance(value, list) or not value:
        raise RuleSetFault(key, RuleSetReason.WRONG_KIND, brief(value))
    counts = tuple(_number(key, count, 2, 8) for count in value)
    if len(set(counts)) != len(counts):
        raise RuleSetFault(key, RuleSetReason.CONTRADICTION, brief(value))
    return tuple(sorted(counts))


def _digits(key: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and text == str(int(text[:3]))):
        raise RuleSetFault(key, RuleSetReason.WRONG_KIND, brief(text))
    return int(text)


def _hand_size(key: str, value: object) -> HandSizes:
    sizes = []
    for top_text, by_seats in sorted(_table(key, value).items()):
        place = f"{key}.{top_text}"
        top = _set(place, _digits(place, top_text))
        row = []
        for seats_text, tiles in sorted(_table(place, by_seats).items()):
            inner = f"{place}.{seats_text}"
            seats = _number(inner, _digits(inner, seats_text), 2, 8)
            count = _number(inner, tiles, 1, len(TileSet(top)))
            if seats * count > len(TileSet(top)):
                raise RuleSetFault(inner, RuleSetReason.TOO_FEW_TILES, f"{seats} x {count} of {len(TileSet(top))}")
            row.append((seats, count))
        if not row:
            raise RuleSetFault(place, RuleSetReason.MISSING_KEY)
        sizes.append((top, tuple(row)))
    if not sizes:
        raise RuleSetFault(key, RuleSetReason.MISSING_KEY)
    return tuple(sorted(sizes))


def _block_tie(key: str, value: object) -> tuple[str, ...]:
    names = [value] if isinstance(value, str) else value
    if not isinstance(names, list) or not names:
        raise RuleSetFault(key, RuleSetReason.WRONG_KIND, brief(value))
    read = _words(*policies.BLOCK_TIES)
    ties = tuple(read(key, name) for name in names)
    if len(set(ties)) != len(ties):
        raise RuleSetFault(key, RuleSetReason.CONTRADICTION, brief(value))
    return ties


def _fouls(key: str, value: object) -> Penalty:
    table = _table(key, value)
    for name in table:
        if name != "false_declaration":
            raise RuleSetFault(f"{key}.{name}", RuleSetReason.UNKNOWN_KEY, allowed=("false_declaration",))
    place = f"{key}.false_declaration"
    if "false_declaration" not in table:
        raise RuleSetFault(place, RuleSetReason.MISSING_KEY)
    penalty = _table(place, table["false_declaration"])
    for name in penalty:
        if name not in ("points", "round", "match"):
            raise RuleSetFault(f"{place}.{name}", RuleSetReason.UNKNOWN_KEY, allowed=("points", "round", "match"))
    return Penalty(
        _number(f"{place}.points", penalty.get("points", 0), 0, 1000),
        _words("stands", "replay", "lost")(f"{place}.round", penalty.get("round", "stands")),
        _words("stands", "lost")(f"{place}.match", penalty.get("match", "stands")),
    )


def _match_end(key: str, value: object) -> MatchEnd:
    table = _table(key, value)
    for name in table:
        if name not in ("points", "rounds"):
            raise RuleSetFault(f"{key}.{name}", RuleSetReason.UNKNOWN_KEY, allowed=("points", "rounds"))
    if not table:
        raise RuleSetFault(key, RuleSetReason.MISSING_KEY, allowed=("points", "rounds"))
    if len(table) > 1:
        raise RuleSetFault(key, RuleSetReason.CONTRADICTION, "itself", ("points", "rounds"))
    if "points" in table:
        return MatchEnd(points=_number(f"{key}.points", table["points"], 1, 100_000))
    return MatchEnd(rounds=_number(f"{key}.rounds", table["rounds"], 1, 1000))


_DEFAULTS: Mapping[str, Any] = {"end": "first_out", "out_points": None}

_READERS: Mapping[str, Callable[[str, Any], Any]] = {
    "id": _id,
    "max_pip": _set,
    "players": _players,
    "partners": _words("none", "opposite"),
    "hand_size": _hand_size,
    "draw": _words("none", "one", "until_playable"),
    "reserve": _numbers(0, 2),
    "direction": _words("clockwise", "counterclockwise"),
    "opening": _words(*policies.OPENINGS),
    "lead_next": _words(*policies.LEAD_NEXT),
    "placing": _words("line"),
    "end": _words("first_out", "both_partners_out"),
    "block_winner": _words(*policies.BLOCK_WINNERS),
    "block_tie": _block_tie,
    "round_points": _words(*policies.ROUND_POINTS),
    "out_points": _words(*policies.ROUND_POINTS),
    "declarations": _words("checked", "trusted"),
    "fouls": _fouls,
    "match_end": _match_end,
}


def _refuse_contradictions(ruleset: RuleSet) -> None:
    if ruleset.max_pip not in ruleset.sets:
        raise RuleSetFault("max_pip", RuleSetReason.CONTRADICTION, "hand_size")
    for top, sizes in ruleset.hand_size:
        for seats in dict(sizes):
            if seats not in ruleset.players:
                raise RuleSetFault(f"hand_size.{top}.{seats}", RuleSetReason.CONTRADICTION, "players")
    for seats in ruleset.players:
        if ruleset.smallest_set_for(seats) is None:
            raise RuleSetFault("hand_size", RuleSetReason.CONTRADICTION, f"players {seats}")
    if ruleset.partners == "opposite":
        if ruleset.players != (4,):
            raise RuleSetFault("players", RuleSetReason.CONTRADICTION, "partners", ("4",))
        if {"share_full", "share_split"} & set(ruleset.block_tie):
            raise RuleSetFault("block_tie", RuleSetReason.CONTRADICTION, "partners")
    elif ruleset.end == "both_partners_out":
        raise RuleSetFault("end", RuleSetReason.CONTRADICTION, "partners")
