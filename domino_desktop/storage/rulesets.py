"""The rule sets that come with the program, one TOML file each, with their places in the gallery."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from reprlib import repr as brief
from typing import Any

from domino_desktop.core.ruleset import RuleSet, RuleSetFault, RuleSetReason
from domino_desktop.storage.faults import storing
from domino_desktop.storage.resources import data_folder

DEFAULT = "classic-draw"
"""The rule set that a new table begins with."""

LARGEST = 200_000
"""Bytes; a rule-set file has about a thousand."""

REGIONS = (
    "world",
    "america",
    "britain",
    "italy",
    "portugal",
    "spain",
    "brazil",
    "caribbean",
    "sweden",
    "indonesia",
)
"""Where a game is at home."""

NOT_RULES = ("name", "based_on", "gallery")
"""Keys of a rule-set file that change nothing in the rules."""

_ORDER = (
    *("classic-draw", "draw-reserve-two", "block", "pairs"),
    *("mexican-train", "chicken-foot", "matador", "cross", "maltese-cross", "sebastopol", "bergen", "double-bergen"),
    *("all-fives", "muggins", "five-up", "all-threes", "double-draw"),
    "fives-and-threes",
    *("italian-pozzo", "italian-no-stock"),
    "pairs-spain",
    *("brazil-pairs-pips", "brazil-six-points", "amazonian-fives"),
    *("dominican-formal", "dominican-patio", "puerto-rico-500", "cuban-double-nine", "cuban-east"),
    *("jamaican-partner", "jamaican-cut-throat"),
    "swedish-draw-one",
    *("gaple-family", "gaple-pairs-seven", "gaple-club-201"),
)
"""Within a region the best known first; what is not named here comes behind them by its id."""

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class RuleSetFileFault(ValueError):
    """A rule-set file that is refused: which file, and the fault with its key and reason."""

    def __init__(self, path: Path, fault: RuleSetFault) -> None:
        self.path, self.fault = path, fault
        super().__init__(f"{path}: {fault}")


@dataclass(frozen=True, slots=True)
class Preset:
    """A rule set that comes with the program, and its place in the gallery.

    ``first_six``: codes of the languages whose speakers see it among six to start with. ``name`` is empty as long as
    the languages have a name for it.
    """

    ruleset: RuleSet
    region: str = "world"
    first_six: tuple[str, ...] = ()
    name: str = ""


def presets() -> tuple[Preset, ...]:
    """Every rule set that comes with the program: by region, the default first of all. Raises RuleSetFileFault."""
    usable, faults = usable_and_faulty_presets()
    for fault in faults:
        raise fault
    return usable


def available() -> tuple[RuleSet, ...]:
    """The same rule sets in the same order, without their places. Raises RuleSetFileFault."""
    return tuple(preset.ruleset for preset in presets())


def usable_and_faulty() -> tuple[tuple[RuleSet, ...], tuple[RuleSetFileFault, ...]]:
    """The rule sets whose files can be used, in the same order, and what is wrong with the other files."""
    usable, faults = usable_and_faulty_presets()
    return tuple(preset.ruleset for preset in usable), faults


def usable_and_faulty_presets() -> tuple[tuple[Preset, ...], tuple[RuleSetFileFault, ...]]:
    """The presets whose files can be used, in the same order, and what is wrong with the other files."""
    usable, faults = [], []
    for path in _folder().glob("*.toml"):
        try:
            usable.append(_preset(path))
        except RuleSetFileFault as fault:
            faults.append(fault)
    return tuple(sorted(usable, key=_order)), tuple(sorted(faults, key=lambda fault: fault.path))


def load(ruleset_id: str) -> RuleSet:
    """The rule set with this id. Raises KeyError when there is none, RuleSetFileFault when its file is wrong."""
    path = _folder() / f"{ruleset_id}.toml"
    if not is_built_in(ruleset_id):
        raise KeyError(ruleset_id)
    return read(path)


def is_built_in(ruleset_id: str) -> bool:
    """Whether a rule set with this id comes with the program."""
    return _ID.fullmatch(ruleset_id) is not None and (_folder() / f"{ruleset_id}.toml").is_file()


def read(path: Path) -> RuleSet:
    """The rule set in a file. Raises RuleSetFileFault, or StorageFault when the file cannot be read."""
    ruleset, _ = read_with_notes(path)
    return ruleset


def read_with_notes(path: Path) -> tuple[RuleSet, Mapping[str, Any]]:
    """The rule set in a file, and those of its keys that are no rules.

    Raises RuleSetFileFault, or StorageFault when the file cannot be read.
    """
    with storing(path), path.open("rb") as file:
        content = file.read(LARGEST + 1)
    try:
        if len(content) > LARGEST:
            raise RuleSetFault("", RuleSetReason.TOO_LARGE, str(LARGEST))
        data = tomllib.loads(content.decode("utf-8-sig"))
        notes = {key: data.pop(key) for key in NOT_RULES if key in data}
        return RuleSet.from_mapping(data), notes
    except RuleSetFault as fault:
        raise RuleSetFileFault(path, fault) from fault
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
        raise RuleSetFileFault(path, RuleSetFault("", RuleSetReason.NOT_TOML, str(error))) from error


def _preset(path: Path) -> Preset:
    ruleset, notes = read_with_notes(path)
    try:
        region, first_six = _gallery_place(notes.get("gallery", {}))
    except RuleSetFault as fault:
        raise RuleSetFileFault(path, fault) from fault
    return Preset(ruleset, region, first_six, str(notes.get("name", "")))


def _gallery_place(value: object) -> tuple[str, tuple[str, ...]]:
    if not isinstance(value, Mapping):
        raise RuleSetFault("gallery", RuleSetReason.WRONG_KIND, brief(value))
    for key in value:
        if key not in ("region", "first_six"):
            raise RuleSetFault(f"gallery.{key}", RuleSetReason.UNKNOWN_KEY, allowed=("region", "first_six"))
    region, first_six = value.get("region", "world"), value.get("first_six", [])
    if region not in REGIONS:
        raise RuleSetFault("gallery.region", RuleSetReason.UNKNOWN_NAME, brief(region), REGIONS)
    if not isinstance(first_six, list) or not all(isinstance(code, str) for code in first_six):
        raise RuleSetFault("gallery.first_six", RuleSetReason.WRONG_KIND, brief(first_six))
    return str(region), tuple(first_six)


def _order(preset: Preset) -> tuple[int, int, str]:
    ruleset_id = preset.ruleset.id
    known = _ORDER.index(ruleset_id) if ruleset_id in _ORDER else len(_ORDER)
    return REGIONS.index(preset.region), known, ruleset_id


def _folder() -> Path:
    return data_folder("resources") / "rulesets"
