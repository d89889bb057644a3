"""What lies on the table as a referee writes it, and an order in which the rules let it come there.

A layout is written as it lies: the tile from which its arms grow, and each arm from there outwards. Which ends are
open follows from the rules, so every tile is laid once more by the rules of the table, one after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from itertools import pairwise

from domino_desktop.core.events import LaidTile
from domino_desktop.core.layout import LEFT, RIGHT, START, Layout, OpenEnd
from domino_desktop.core.placing import DOWN, MEXICAN, UP, empty, place
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.tiles import Tile, TileSet
from domino_desktop.storage.positions.reading import InputFault, items, json_object, keyed, plain, shown

Halves = tuple[int, int]
Tiles = tuple[Halves, ...]
ReadTiles = Callable[[str, object], Tiles]
"""Reads the tiles of a text; the first argument names the place."""

_SIDES = (LEFT, RIGHT, UP, DOWN)
_ROOTS = ("spinner", "first", "engine")
_KEYS: Mapping[str, tuple[str, ...]] = {
    "spinner": ("spinner", "first", *_SIDES, "sides"),
    "cross": ("first", *_SIDES, "arms", "sides"),
    "trains": ("engine", "trains", MEXICAN),
}
"""The keys of a layout by ``placing``; a plain line has none."""


@dataclass(frozen=True, slots=True)
class Arm:
    """The tiles of an arm from its root outwards, near half first; where they stood; the number that they grow from."""

    place: str
    tiles: Tiles
    value: int = 0


@dataclass(frozen=True, slots=True)
class Written:
    """A layout as it was written: the tile from which arms grow, its arms by their keys, those of later doubles."""

    root: str
    first: Halves
    arms: Mapping[str, Arm]
    """An item of a list has the key of the list with its number: ``trains.2``."""
    sides: Mapping[Tile, Mapping[str, Arm]] = field(default_factory=dict)


def read_layout(value: object, tiles: ReadTiles) -> Written:
    """The ``layout`` of a position as it was written. Raises InputFault."""
    given = keyed("layout", value, (*_ROOTS, *_SIDES, "arms", "trains", MEXICAN, "sides"))
    roots = [key for key in _ROOTS if key in given]
    if len(roots) != 1:
        raise InputFault("layout", "give one of spinner, first and engine: the tile from which the arms grow")
    root = f"layout.{roots[0]}"
    first = tiles(root, given[roots[0]])
    if len(first) != 1:
        raise InputFault(root, f"{shown(given[roots[0]])} is not one tile")
    arms = {key: Arm(f"layout.{key}", tiles(f"layout.{key}", given[key])) for key in (*_SIDES, MEXICAN) if key in given}
    for key in ("arms", "trains"):
        for number, one in enumerate(items(f"layout.{key}", given[key]) if key in given else ()):
            where = f"layout.{key}[{number}]"
            arms[f"{key}.{number}"] = Arm(where, tiles(where, one))
    return Written(roots[0], first[0], arms, _sides(given["sides"], tiles) if "sides" in given else {})


def _sides(value: object, tiles: ReadTiles) -> dict[Tile, dict[str, Arm]]:
    found: dict[Tile, dict[str, Arm]] = {}
    for name, arms in json_object("layout.sides", value).items():
        where = f"layout.sides.{plain(name)}"
        try:
            double = Tile.parse(name)
        except ValueError as error:
            raise InputFault(where, "is not a tile") from error
        if not double.is_double:
            raise InputFault(where, "is no double")
        given = keyed(where, arms, (UP, DOWN))
        found[double] = {
            side: Arm(f"{where}.{side}", tiles(f"{where}.{side}", one), double.low) for side, one in given.items()
        }
    return found


def layout_laid(written: Written, ruleset: RuleSet, seats: int) -> tuple[LaidTile, ...]:
    """An order of laying in which every tile was legal. Raises InputFault where there is none."""
    allowed = _KEYS.get(ruleset.placing)
    if allowed is None:
        raise InputFault("layout", "with these rules the tiles lie in one line: give line")
    for key in (written.root, *written.arms, *(["sides"] if written.sides else [])):
        if key.partition(".")[0] not in allowed:
            raise InputFault(f"layout.{key.partition('.')[0]}", f"with these rules a layout has {', '.join(allowed)}")
    root, where = written.first, f"layout.{written.root}"
    if not _is_double(root) and (ruleset.placing != "spinner" or written.root == "spinner"):
        raise InputFault(where, f"{root[0]}-{root[1]} is no double")
    arms = _by_id(written, ruleset, seats)
    for arm in arms.values():
        value = arm.value
        for near, far in arm.tiles:
            if near != value:
                raise InputFault(arm.place, f"{near}-{far} does not match the {value} before it")
            value = far
    if ruleset.spinners == "first" and not _is_double(root):
        if sum(_is_double(tile) for arm in arms.values() for tile in arm.tiles) > 1:
            raise InputFault(where, "several doubles lie on the arms: name the one that was laid first as spinner")
    return _in_order(ruleset, seats, root, arms)


def _is_double(halves: Halves) -> bool:
    return halves[0] == halves[1]


def _by_id(written: Written, ruleset: RuleSet, seats: int) -> dict[str, Arm]:
    """The arms by the ids that they have in a `Layout`, each with the number that it grows from."""
    near, far = written.first
    names = [arm.id for arm in empty(ruleset, seats).arms]
    if ruleset.placing == "spinner" and near == far:
        names += [UP, DOWN]
    listed = [name for name in names if name != MEXICAN]
    found: dict[str, Arm] = {}
    for key, arm in written.arms.items():
        _, _, number = key.partition(".")
        arm_id = key if not number else listed[int(number)] if int(number) < len(listed) else ""
        if arm_id not in names or arm_id in found:
            raise InputFault(arm.place, f"there are no arms but {', '.join(names)}, each of them once")
        found[arm_id] = replace(arm, value=far if arm_id == RIGHT else near)
    waiting = dict(written.sides)
    growing = list(found)
    for arm_id in growing:
        for at, tile in enumerate(found[arm_id].tiles):
            for side, arm in waiting.pop(Tile.of(*tile), {}).items():
                if side not in _short_sides(ruleset):
                    raise InputFault(arm.place, "with these rules nothing grows there")
                found[f"{arm_id}.{at}.{side}"] = arm
                growing.append(f"{arm_id}.{at}.{side}")
    for double in waiting:
        raise InputFault(f"layout.sides.{double}", "lies on no arm")
    return found


def _short_sides(ruleset: RuleSet) -> tuple[str, ...]:
    """The short sides of a double on an arm from which something may grow."""
    if ruleset.toes:
        return (UP, DOWN)[: ruleset.toes - 1]
    return (UP, DOWN) if ruleset.spinners == "all" else ()


# Lines ------------------------------------------------------------------------------------------------


def line_laid(line: Tiles, ruleset: RuleSet, seats: int) -> tuple[LaidTile, ...]:
    """An order of laying a line, written from left to right, in which every tile was legal. Raises InputFault.

    Nothing where no order is needed: a plain line, or no line at all.
    """
    if not line:
        return ()
    if ruleset.placing in ("cross", "trains"):
        raise InputFault("line", "with these rules the tiles lie in no line: give layout")
    at = max(_earliest_first(line, ruleset), _spinner(line, ruleset))
    if ruleset.is_plain_line:
        return ()
    left = tuple((far, near) for near, far in reversed(line[:at]))
    return _in_order(ruleset, seats, line[at], {LEFT: Arm("line", left), RIGHT: Arm("line", line[at + 1 :])})


def _earliest_first(line: Tiles, ruleset: RuleSet) -> int:
    """The leftmost tile from which the line can have grown to both sides.

    Where numbers match that is the first one. A matador, though, goes anywhere, but nothing else goes anywhere beside
    it: at such a joint the matador came later.
    """
    earliest, latest = 0, len(line) - 1
    for number, (before, after) in enumerate(pairwise(line)):
        if after[0] not in OpenEnd("", before[1], total=ruleset.joint).nears(Tile.of(*after)):
            earliest = number + 1
        if before[1] not in OpenEnd("", after[0], total=ruleset.joint).nears(Tile.of(*before)):
            latest = min(latest, number)
        if earliest > latest:
            fault = f"{after[0]}-{after[1]} does not match {before[0]}-{before[1]} to the left of it"
            raise InputFault("line", fault)
    return earliest


def _spinner(line: Tiles, ruleset: RuleSet) -> int:
    """Where the tile lies that alone opens to its sides; 0 where none does. Raises InputFault when it is not clear."""
    doubles = [number for number, tile in enumerate(line) if _is_double(tile)]
    if ruleset.spinners not in ("first", "lead_only") or not doubles:
        return 0
    if len(doubles) > 1 or ruleset.spinners == "lead_only":
        raise InputFault("line", "holds doubles: say with layout which of them is the spinner, or which tile was first")
    return doubles[0]


# Laying once more -------------------------------------------------------------------------------------


def _in_order(ruleset: RuleSet, seats: int, root: Halves, arms: Mapping[str, Arm]) -> tuple[LaidTile, ...]:
    """Lays whatever may be laid now, doubles that ask for something only when they get it. Raises InputFault.

    What lies never makes other tiles illegal, so there is nothing to try twice; only a double that stays without what
    it asks for must come last.
    """
    layout = place(ruleset, empty(ruleset, seats), Tile.of(*root), START, root[0])
    plays = [LaidTile(Tile.of(*root), START, root[0])]
    at = dict.fromkeys((arm_id for arm_id, arm in arms.items() if arm.tiles), 0)
    while at:
        ready = [end for end in layout.ends if end.id in at and end.accepts(Tile.of(*arms[end.id].tiles[at[end.id]]))]
        if not ready:
            raise _stuck(layout, arms, at)
        chosen = min(ready, key=lambda end: _asks_for_more(ruleset, layout, arms, end.id, at[end.id])).id
        near, far = arms[chosen].tiles[at[chosen]]
        layout = place(ruleset, layout, Tile.of(near, far), chosen, near)
        plays.append(LaidTile(Tile.of(near, far), chosen, near))
        at[chosen] += 1
        if at[chosen] == len(arms[chosen].tiles):
            del at[chosen]
    return tuple(plays)


def _stuck(layout: Layout, arms: Mapping[str, Arm], at: Mapping[str, int]) -> InputFault:
    """Which tile cannot have been laid, and what would have had to come first."""
    arm_id = next((arm_id for arm_id in at if layout.arm(arm_id) is not None), None)
    if arm_id is None:
        arm = arms[next(iter(at))]
        return InputFault(arm.place, "nothing may lie there while a long side of the double is free")
    near, far = arms[arm_id].tiles[at[arm_id]]
    wanted = "a double" if any(end.doubles_only for end in layout.ends) else "a tile"
    before = plain(f" before {wanted} at {', '.join(end.id for end in layout.ends)}", 100) if layout.ends else ""
    return InputFault(arms[arm_id].place, f"{near}-{far} may not lie there{before}")


def _asks_for_more(ruleset: RuleSet, layout: Layout, arms: Mapping[str, Arm], arm_id: str, at: int) -> int:
    """0 for a tile that asks for nothing, 1 for a double that gets what it asks for, 2 for one that does not."""
    tile = Tile.of(*arms[arm_id].tiles[at])
    if not tile.is_double:
        return 0
    wanted = max(1, ruleset.toes)
    got = [arms[arm_id].tiles[at + 1 : at + 2]]
    if ruleset.toes:
        got += [arms[side].tiles[:1] for side in (f"{arm_id}.{at}.{UP}", f"{arm_id}.{at}.{DOWN}") if side in arms]
    covers = [Tile.of(*halves) for tiles in got for halves in tiles]
    if len(covers) >= wanted:
        return 1
    lying = {*layout.tiles(), tile, *covers}
    is_dead = ruleset.mexican.dead_double == "satisfied" and lying.issuperset(TileSet(ruleset.max_pip).suit(tile.low))
    return 1 if is_dead else 2
