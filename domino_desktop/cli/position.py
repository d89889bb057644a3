"""A position as a referee writes it in JSON, read with the place and the fault of whatever is wrong."""

from __future__ import annotations

import difflib
import json
import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NoReturn

from domino_desktop.core.changes import apply
from domino_desktop.core.events import PositionEntered
from domino_desktop.core.policies import Hands
from domino_desktop.core.ruleset import RuleSet, RuleSetFault
from domino_desktop.core.ruleset_keys import READERS
from domino_desktop.core.state import MatchState
from domino_desktop.core.tiles import Tile, TileSet

SETS = (6, 9, 12, 15, 18)
SEATS = (2, 8)
LONGEST_NAME = 60
_FEW = 12
"""So many words are listed in one line."""

_TILE = re.compile(r"([0-9]{1,2})-([0-9]{1,2})")
_KEYS = frozenset(
    {"max_pip", "line", "open_ends", "seats", "boneyard", "to_act", "leader", "closer", "declarations"}
    | {"ruleset", "rules"}
)
_SEAT_KEYS = frozenset({"hand", "team", "name", "language"})


class InputFault(ValueError):
    """Input that is wrong: at which place, and why. Prints as one line of plain ASCII."""

    def __init__(self, place: str, fault: str) -> None:
        self.place, self.fault = place, fault
        super().__init__(f"{place}: {fault}" if place else fault)

    def within(self, outer: str) -> InputFault:
        """The same fault, with its place named from further out."""
        joint = "." if self.place and outer else ""
        return InputFault(f"{outer}{joint}{self.place}", self.fault)


class JsonObject(dict[str, Any]):
    """A JSON object that remembers a key which it named twice."""

    repeated: str | None = None


@dataclass(frozen=True, slots=True)
class Position:
    """A position ready to be judged. ``state`` holds it as a round; what was not said is None or empty."""

    state: MatchState
    hands: Hands
    leader: int | None
    closer: int | None
    to_act: int
    names: tuple[str | None, ...]
    declarations: tuple[str, ...]


def read_json(source: bytes) -> Any:
    """The JSON value in a file's bytes. Raises InputFault."""
    try:
        text = source.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputFault("", f"is not UTF-8 text (byte {error.start})") from error
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        raise InputFault("", f"is not JSON (line {error.lineno}, column {error.colno}: {error.msg})") from error
    except RecursionError as error:
        raise InputFault("", "is nested too deeply") from error
    except InputFault:
        raise
    except ValueError as error:  # a number of thousands of digits
        raise InputFault("", "holds a number that is too long") from error


def _object(pairs: list[tuple[str, Any]]) -> JsonObject:
    found = JsonObject()
    for key, value in pairs:
        if key in found:
            found.repeated = key
        found[key] = value
    return found


def _refuse_constant(name: str) -> NoReturn:
    raise InputFault("", f"is not JSON ({name} is no JSON value)")


def shown(value: object) -> str:
    """What was found, short and in plain ASCII, for an error line."""
    try:
        text = ascii(value)
    except RecursionError:
        text = f"a deeply nested {type(value).__name__}"
    return text if len(text) <= 60 else f"{text[:57]}..."


def plain(text: str, longest: int = 60) -> str:
    """Somebody's text as part of an error line: one line of plain ASCII, not too long."""
    text = ascii(text)[1:-1]
    return text if len(text) <= longest else f"{text[: longest - 3]}..."


def read_position(data: object, rulesets: Mapping[str, RuleSet]) -> Position:
    """A position from its JSON value. Raises InputFault."""
    return _Reader(rulesets).position(data)


class _Reader:
    """Reads one position and remembers which tiles were named, so that none is named twice."""

    def __init__(self, rulesets: Mapping[str, RuleSet]) -> None:
        self._rulesets = rulesets
        self._named: set[Tile] = set()
        self._set = TileSet(6)

    def position(self, data: object) -> Position:
        table = _keyed("", data, _KEYS, required=("max_pip", "seats", "to_act"))
        max_pip = _number("max_pip", table["max_pip"])
        if max_pip not in SETS:
            raise InputFault("max_pip", f"{max_pip} is none of {', '.join(map(str, SETS))}")
        self._set = TileSet(max_pip)
        if ("line" in table) == ("open_ends" in table):
            raise InputFault("line", "give either line or open_ends, and only one of them")
        line = self._line(table["line"]) if "line" in table else ()
        ends = self._open_ends(table["open_ends"]) if "open_ends" in table else ()
        seats = _list("seats", table["seats"])
        if not SEATS[0] <= len(seats) <= SEATS[1]:
            raise InputFault("seats", f"{len(seats)} seats; there must be {SEATS[0]} to {SEATS[1]}")
        tables = [_keyed(f"seats[{number}]", seat, _SEAT_KEYS, required=("hand",)) for number, seat in enumerate(seats)]
        hands = tuple(self._tiles(f"seats[{number}].hand", seat["hand"]) for number, seat in enumerate(tables))
        boneyard = self._boneyard(table.get("boneyard", ""))
        teams = _teams(tables)
        seat_of = {
            key: _number(key, table[key], 0, len(seats) - 1) for key in ("to_act", "leader", "closer") if key in table
        }
        to_act, leader, closer = seat_of["to_act"], seat_of.get("leader"), seat_of.get("closer")
        ruleset = self._ruleset(table, has_partners=len(set(teams)) < len(teams))
        entered = PositionEntered(
            0, 1, line, ends, hands, boneyard, to_act, to_act if leader is None else leader, closer
        )
        return Position(
            apply(MatchState(ruleset, len(seats), teams), entered),
            hands,
            leader,
            closer,
            to_act,
            tuple(_name(f"seats[{number}]", seat) for number, seat in enumerate(tables)),
            _declarations(table.get("declarations", [])),
        )

    def _line(self, value: object) -> tuple[tuple[int, int], ...]:
        halves = tuple(self._halves("line", word) for word in _text("line", value).split())
        if not halves:
            raise InputFault("line", "holds no tile")
        for before, after in pairwise(halves):
            if before[1] != after[0]:
                raise InputFault(
                    "line", f"{after[0]}-{after[1]} does not match {before[0]}-{before[1]} to the left of it"
                )
        return halves

    def _open_ends(self, value: object) -> tuple[int, ...]:
        ends = tuple(
            _number(f"open_ends[{number}]", end, 0, self._set.max_pip)
            for number, end in enumerate(_list("open_ends", value))
        )
        if not ends:
            raise InputFault("open_ends", "holds no number")
        return ends

    def _tiles(self, place: str, value: object) -> tuple[Tile, ...]:
        return tuple(Tile.of(*self._halves(place, word)) for word in _text(place, value).split())

    def _halves(self, place: str, word: str) -> tuple[int, int]:
        """One tile as it is written, remembered as named."""
        found = _TILE.fullmatch(word)
        if found is None:
            raise InputFault(place, f"{shown(word)} is not a tile")
        halves = int(found[1]), int(found[2])
        tile = Tile.of(*halves)
        if tile not in self._set:
            raise InputFault(place, f"{tile} is not in the set up to {self._set.max_pip}-{self._set.max_pip}")
        if tile in self._named:
            raise InputFault(place, f"{tile} appears twice")
        self._named.add(tile)
        return halves

    def _boneyard(self, value: object) -> tuple[Tile, ...] | int:
        if isinstance(value, str):
            return self._tiles("boneyard", value)
        if isinstance(value, bool) or not isinstance(value, int):
            raise InputFault("boneyard", f"{shown(value)} is neither tiles nor a count")
        return _number("boneyard", value, 0, len(self._set) - len(self._named))

    def _ruleset(self, table: Mapping[str, Any], has_partners: bool) -> RuleSet:
        """The preset with its overrides; the table at hand says whether there are partners, and how many seats."""
        name = _text("ruleset", table.get("ruleset", "classic-draw"))
        preset = self._rulesets.get(name)
        if preset is None:
            raise InputFault("ruleset", f"unknown name {shown(name)} {_choice(name, self._rulesets)}")
        rules = _keyed("rules", table.get("rules", JsonObject()), frozenset((*READERS, "block_points")))
        table_size = {"partners": "opposite", "players": [4], "hand_size": {str(preset.max_pip): {"4": 7}}}
        try:
            return preset.changed({**(table_size if has_partners else {}), **rules})
        except RuleSetFault as fault:
            sentence = RuleSetFault("", fault.reason, plain(fault.found), fault.allowed)
            raise InputFault(f"rules.{plain(fault.key)}", str(sentence)) from fault
        except RecursionError as error:
            raise InputFault("rules", "is nested too deeply") from error


def _keyed(place: str, value: object, allowed: frozenset[str], required: tuple[str, ...] = ()) -> Mapping[str, Any]:
    """A JSON object that has no unknown key, no key twice, and every required one."""
    if not isinstance(value, JsonObject):
        raise InputFault(place, f"{shown(value)} is no JSON object")
    joint = "." if place else ""
    for key in value:
        if key not in allowed:
            raise InputFault(f"{place}{joint}{plain(key)}", f"unknown key {_choice(key, allowed)}")
    if value.repeated is not None:
        raise InputFault(f"{place}{joint}{plain(value.repeated)}", "is named twice")
    for key in required:
        if key not in value:
            raise InputFault(f"{place}{joint}{key}", "is missing")
    return value


def _choice(found: str, allowed: Iterable[str]) -> str:
    """All words that are allowed, or of many the nearest few.

    >>> _choice("rserve", ["reserve", "draw"]), _choice("x20", map("x{}".format, range(30)))
    ('(allowed: draw, reserve)', '(nearest: x20, x2, x0; 30 are allowed)')
    """
    words = sorted(allowed)
    if len(words) <= _FEW:
        return f"(allowed: {', '.join(words)})"
    nearest = difflib.get_close_matches(found[:LONGEST_NAME], words, n=3, cutoff=0)
    return f"(nearest: {', '.join(nearest)}; {len(words)} are allowed)"


def _number(place: str, value: object, lowest: int = 0, highest: int = 18) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise InputFault(place, f"{shown(value)} is no whole number")
    if not lowest <= value <= highest:
        raise InputFault(place, f"{shown(value)} is out of range ({lowest} to {highest})")
    return value


def _text(place: str, value: object) -> str:
    if not isinstance(value, str):
        raise InputFault(place, f"{shown(value)} is no text")
    return value


def _list(place: str, value: object) -> list[Any]:
    if not isinstance(value, list):
        raise InputFault(place, f"{shown(value)} is no list")
    return value


def _teams(seats: list[Mapping[str, Any]]) -> tuple[int, ...]:
    named = [number for number, seat in enumerate(seats) if "team" in seat]
    if not named:
        return tuple(range(len(seats)))
    if len(named) < len(seats):
        missing = next(number for number in range(len(seats)) if number not in named)
        raise InputFault(f"seats[{missing}].team", "is missing, while other seats have one")
    teams = tuple(
        _number(f"seats[{number}].team", seat["team"], 0, len(seats) - 1) for number, seat in enumerate(seats)
    )
    if len(set(teams)) == 1:
        raise InputFault("seats", "all seats are in one team")
    return teams


def _name(place: str, seat: Mapping[str, Any]) -> str | None:
    if "language" in seat:
        _text(f"{place}.language", seat["language"])
    if "name" not in seat:
        return None
    name = _text(f"{place}.name", seat["name"])
    if not name.strip() or len(name) > LONGEST_NAME:
        raise InputFault(f"{place}.name", f"must have 1 to {LONGEST_NAME} characters, not only spaces")
    if any(unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp") for letter in name):
        raise InputFault(f"{place}.name", f"{shown(name)} holds a control character")
    return name


def _declarations(value: object) -> tuple[str, ...]:
    answers = _list("declarations", value)
    for number, answer in enumerate(answers):
        if answer not in ("cannot", "can"):
            raise InputFault(f"declarations[{number}]", f'{shown(answer)} is neither "cannot" nor "can"')
        if "can" in answers[:number]:
            raise InputFault(f"declarations[{number}]", 'the walk ends with the first "can"')
    return tuple(answers)
