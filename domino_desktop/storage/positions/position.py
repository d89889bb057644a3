"""A position as a referee writes it in JSON, read with the place and the fault of whatever is wrong."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from domino_desktop.core.changes import apply
from domino_desktop.core.events import PositionEntered
from domino_desktop.core.policies import Hands
from domino_desktop.core.ruleset import RuleSet, RuleSetFault
from domino_desktop.core.ruleset_keys import READERS
from domino_desktop.core.state import MatchState
from domino_desktop.core.tiles import Hand, Tile, TileSet
from domino_desktop.storage.positions.laying import Tiles, layout_laid, line_laid, read_layout
from domino_desktop.storage.positions.reading import (
    InputFault,
    JsonObject,
    choice,
    items,
    keyed,
    number,
    plain,
    shown,
    text,
)

SETS = (6, 9, 12, 15, 18)
SEATS = (2, 8)
LONGEST_NAME = 60

_TILE = re.compile(r"([0-9]{1,2})-([0-9]{1,2})")
_ON_TABLE = ("line", "layout", "open_ends")
_KEYS = (
    *("max_pip", *_ON_TABLE, "markers", "seats", "boneyard", "to_act", "leader", "closer", "declarations"),
    *("ruleset", "rules", "round", "carry", "totals"),
)
_SEAT_KEYS = ("hand", "laid_aside", "team", "name", "language")


@dataclass(frozen=True, slots=True)
class Position:
    """A position ready to be judged. ``state`` holds it as a round; what was not said is None or empty.

    ``hands`` are what every seat holds, ``totals`` the points of each team before the round.
    """

    state: MatchState
    hands: Hands
    leader: int | None
    closer: int | None
    to_act: int
    names: tuple[str | None, ...]
    declarations: tuple[str, ...]
    totals: Mapping[int, int] | None


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
        table = keyed("", data, _KEYS, required=("max_pip", "seats", "to_act"))
        max_pip = number("max_pip", table["max_pip"])
        if max_pip not in SETS:
            raise InputFault("max_pip", f"{max_pip} is none of {', '.join(map(str, SETS))}")
        self._set = TileSet(max_pip)
        given = [key for key in _ON_TABLE if key in table]
        if len(given) != 1:
            raise InputFault(given[0] if given else "line", "give one of line, layout and open_ends, and only one")
        line = self._line(table["line"]) if "line" in table else ()
        written = read_layout(table["layout"], self._halves_of) if "layout" in table else None
        ends = self._open_ends(table["open_ends"]) if "open_ends" in table else ()
        seats = items("seats", table["seats"])
        if not SEATS[0] <= len(seats) <= SEATS[1]:
            raise InputFault("seats", f"{len(seats)} seats; there must be {SEATS[0]} to {SEATS[1]}")
        tables = [keyed(f"seats[{seat}]", one, _SEAT_KEYS, required=("hand",)) for seat, one in enumerate(seats)]
        hands = tuple(self._tiles(f"seats[{seat}].hand", one["hand"]) for seat, one in enumerate(tables))
        laid_aside = [
            self._tiles(f"seats[{seat}].laid_aside", one.get("laid_aside", "")) for seat, one in enumerate(tables)
        ]
        boneyard = self._boneyard(table.get("boneyard", ""))
        teams = _teams(tables)
        seat_of = {
            key: number(key, table[key], 0, len(seats) - 1) for key in ("to_act", "leader", "closer") if key in table
        }
        to_act, leader, closer = seat_of["to_act"], seat_of.get("leader"), seat_of.get("closer")
        ruleset = self._ruleset(table, has_partners=len(set(teams)) < len(teams)).with_set(max_pip)
        entered = PositionEntered(
            0,
            number("round", table.get("round", 1), 1, 1000),
            line if ruleset.is_plain_line else (),
            ends,
            hands,
            boneyard,
            to_act,
            to_act if leader is None else leader,
            closer,
            line_laid(line, ruleset, len(seats)) if written is None else layout_laid(written, ruleset, len(seats)),
            _markers(table, ruleset, len(seats)),
        )
        _refuse_other_engine(table, ruleset, entered)
        state = apply(MatchState(ruleset, len(seats), teams, carry=_carry(table, ruleset)), entered)
        return Position(
            _with_laid_aside(state, tables, laid_aside),
            hands,
            leader,
            closer,
            to_act,
            tuple(_name(f"seats[{seat}]", one) for seat, one in enumerate(tables)),
            _declarations(table.get("declarations", [])),
            _totals(table["totals"], set(teams)) if "totals" in table else None,
        )

    def _line(self, value: object) -> Tiles:
        halves = self._halves_of("line", value)
        if not halves:
            raise InputFault("line", "holds no tile")
        return halves

    def _open_ends(self, value: object) -> tuple[int, ...]:
        ends = tuple(
            number(f"open_ends[{place}]", end, 0, self._set.max_pip)
            for place, end in enumerate(items("open_ends", value))
        )
        if not ends:
            raise InputFault("open_ends", "holds no number")
        return ends

    def _tiles(self, place: str, value: object) -> tuple[Tile, ...]:
        return tuple(Tile.of(*halves) for halves in self._halves_of(place, value))

    def _halves_of(self, place: str, value: object) -> Tiles:
        return tuple(self._halves(place, word) for word in text(place, value).split())

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
        return number("boneyard", value, 0, len(self._set) - len(self._named))

    def _ruleset(self, table: Mapping[str, Any], has_partners: bool) -> RuleSet:
        """The preset with its overrides; the table at hand says whether there are partners, and how many seats."""
        name = text("ruleset", table.get("ruleset", "classic-draw"))
        preset = self._rulesets.get(name)
        if preset is None:
            raise InputFault("ruleset", f"unknown name {shown(name)} {choice(name, self._rulesets)}")
        rules = keyed("rules", table.get("rules", JsonObject()), (*READERS, "block_points"))
        try:
            return preset.changed({**(_four_in_pairs(preset) if has_partners else {}), **rules})
        except RuleSetFault as fault:
            sentence = RuleSetFault("", fault.reason, plain(fault.found), fault.allowed)
            raise InputFault(f"rules.{plain(fault.key)}", str(sentence)) from fault
        except RecursionError as error:
            raise InputFault("rules", "is nested too deeply") from error


def _four_in_pairs(preset: RuleSet) -> dict[str, Any]:
    """What makes a rule set one for partners, if it is not; the number of seats is not checked."""
    if preset.partners == "opposite":
        return {}
    table_size = {"partners": "opposite", "players": [4], "hand_size": {str(preset.max_pip): {"4": 5}}}
    return {**table_size, "remove": {}} if preset.remove else table_size


def _markers(table: Mapping[str, Any], ruleset: RuleSet, seats: int) -> tuple[int, ...]:
    """The seats whose trains are open to everybody."""
    if "markers" in table and not ruleset.has_markers:
        raise InputFault("markers", "with these rules nobody marks a train")
    found: list[int] = []
    for place, seat in enumerate(items("markers", table.get("markers", []))):
        if number(f"markers[{place}]", seat, 0, seats - 1) in found:
            raise InputFault(f"markers[{place}]", f"{seat} is named twice")
        found.append(seat)
    return tuple(sorted(found))


def _refuse_other_engine(table: Mapping[str, Any], ruleset: RuleSet, entered: PositionEntered) -> None:
    """Raises InputFault where another double lies in the middle than the round begins with."""
    if ruleset.start_tile == "engine" and "round" in table and entered.plays:
        engine = ruleset.engine(entered.round)
        if entered.plays[0].tile != engine:
            raise InputFault("round", f"round {entered.round} begins with {engine}, not with {entered.plays[0].tile}")


def _carry(table: Mapping[str, Any], ruleset: RuleSet) -> int:
    """How many level rounds before this one wait to be paid out."""
    if "carry" in table and not any(name.startswith("carry") for name in ruleset.block_tie):
        raise InputFault("carry", "with these rules a level round leaves nothing to the next")
    return number("carry", table.get("carry", 0), 0, 99)


def _with_laid_aside(
    state: MatchState, seats: list[Mapping[str, Any]], laid_aside: list[tuple[Tile, ...]]
) -> MatchState:
    """The position with the tiles that every seat has laid aside face down."""
    for seat, one in enumerate(seats):
        if "laid_aside" in one and state.ruleset.cannot_play != "discard":
            raise InputFault(f"seats[{seat}].laid_aside", "with these rules nothing is laid aside")
    if state.round is None or state.ruleset.cannot_play != "discard":
        return state
    discards = tuple(Hand.of(tiles) for tiles in laid_aside)
    return state.with_round(state.round._replace(discards=discards), state.next_number)


def _totals(value: object, teams: set[int]) -> dict[int, int]:
    """The points of each team before this round, as a verdict names them."""
    names = {str(team): team for team in sorted(teams)}
    given = keyed("totals", value, names)
    return {team: number(f"totals.{name}", given.get(name, 0), -100_000, 100_000) for name, team in names.items()}


def _teams(seats: list[Mapping[str, Any]]) -> tuple[int, ...]:
    named = [seat for seat, one in enumerate(seats) if "team" in one]
    if not named:
        return tuple(range(len(seats)))
    if len(named) < len(seats):
        missing = next(seat for seat in range(len(seats)) if seat not in named)
        raise InputFault(f"seats[{missing}].team", "is missing, while other seats have one")
    teams = tuple(number(f"seats[{seat}].team", one["team"], 0, len(seats) - 1) for seat, one in enumerate(seats))
    if len(set(teams)) == 1:
        raise InputFault("seats", "all seats are in one team")
    return teams


def _name(place: str, seat: Mapping[str, Any]) -> str | None:
    if "language" in seat:
        text(f"{place}.language", seat["language"])
    if "name" not in seat:
        return None
    name = text(f"{place}.name", seat["name"])
    if not name.strip() or len(name) > LONGEST_NAME:
        raise InputFault(f"{place}.name", f"must have 1 to {LONGEST_NAME} characters, not only spaces")
    if any(unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp") for letter in name):
        raise InputFault(f"{place}.name", f"{shown(name)} holds a control character")
    return name


def _declarations(value: object) -> tuple[str, ...]:
    answers = items("declarations", value)
    for place, answer in enumerate(answers):
        if answer not in ("cannot", "can"):
            raise InputFault(f"declarations[{place}]", f'{shown(answer)} is neither "cannot" nor "can"')
        if "can" in answers[:place]:
            raise InputFault(f"declarations[{place}]", 'the walk ends with the first "can"')
    return tuple(answers)
