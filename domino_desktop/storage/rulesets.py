"""The rule sets that come with the program, one TOML file each."""

from __future__ import annotations

import re
from pathlib import Path

from domino_desktop.core.ruleset import RuleSet, RuleSetFault, RuleSetReason
from domino_desktop.storage.faults import storing
from domino_desktop.storage.resources import data_folder

DEFAULT = "classic-draw"
"""The rule set that a new table begins with."""

LARGEST = 10_000_000
"""Bytes; a rule-set file has about a thousand."""

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class RuleSetFileFault(ValueError):
    """A rule-set file that is refused: which file, and the fault with its key and reason."""

    def __init__(self, path: Path, fault: RuleSetFault) -> None:
        self.path, self.fault = path, fault
        super().__init__(f"{path}: {fault}")


def available() -> tuple[RuleSet, ...]:
    """Every rule set that comes with the program: the default first, the others by id. Raises RuleSetFileFault."""
    usable, faults = usable_and_faulty()
    for fault in faults:
        raise fault
    return usable


def usable_and_faulty() -> tuple[tuple[RuleSet, ...], tuple[RuleSetFileFault, ...]]:
    """The rule sets whose files can be used, in the same order, and what is wrong with the other files."""
    usable, faults = [], []
    for path in sorted(_folder().glob("*.toml")):
        try:
            usable.append(read(path))
        except RuleSetFileFault as fault:
            faults.append(fault)
    return tuple(sorted(usable, key=lambda ruleset: (ruleset.id != DEFAULT, ruleset.id))), tuple(faults)


def load(ruleset_id: str) -> RuleSet:
    """The rule set with this id. Raises KeyError when there is none, RuleSetFileFault when its file is wrong."""
    path = _folder() / f"{ruleset_id}.toml"
    if not _ID.fullmatch(ruleset_id) or not path.is_file():
        raise KeyError(ruleset_id)
    return read(path)


def read(path: Path) -> RuleSet:
    """The rule set in a file. Raises RuleSetFileFault, or StorageFault when the file cannot be read."""
    with storing(path):
        is_too_large = path.stat().st_size > LARGEST
        content = b"" if is_too_large else path.read_bytes()
    try:
        if is_too_large:
            raise RuleSetFault("", RuleSetReason.NOT_TOML, f"more than {LARGEST} bytes")
        return RuleSet.parse(content.decode("utf-8-sig"))
    except RuleSetFault as fault:
        raise RuleSetFileFault(path, fault) from fault
    except UnicodeDecodeError as error:
        raise RuleSetFileFault(path, RuleSetFault("", RuleSetReason.NOT_TOML, str(error))) from error


def _folder() -> Path:
    return data_folder("resources") / "rulesets"
