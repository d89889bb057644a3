"""House rules: rule sets that people of this house have saved or been sent, one TOML file each in the data folder.

Nothing here changes a file that it was not asked to change: a damaged one stays where it is, a new one gets a name
of its own.
"""

from __future__ import annotations

import itertools
import re
import unicodedata
from dataclasses import dataclass, replace
from pathlib import Path
from reprlib import repr as brief

from domino_desktop.core.ruleset import RuleSet, RuleSetFault, RuleSetReason
from domino_desktop.storage import rulesets
from domino_desktop.storage.faults import StorageFault, StorageReason, storing
from domino_desktop.storage.files import UNFINISHED, flush_folder, remove, write_whole
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.ruleset_text import to_toml
from domino_desktop.storage.rulesets import RuleSetFileFault
from domino_desktop.storage.setup import LONGEST_NAME, NameFault, clean_name, name_fault

_PREFIX = "house-"
"""How ids made here begin, so that no rule set of a later program can have the same one."""

_LONGEST_ID = 60
_OTHERS = re.compile(r"[^a-z0-9]+")
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_DEVICES = re.compile(r"con|prn|aux|nul|(com|lpt)\d")
"""What Windows takes for a device, whatever stands after the dot."""


class HouseRuleNameFault(ValueError):
    """A name that house rules cannot have, and why."""

    def __init__(self, fault: NameFault) -> None:
        self.fault = fault
        super().__init__(fault.value)


@dataclass(frozen=True, slots=True)
class HouseRule:
    """Rules of this house: their name, the id of the rule set they were made of (or empty), and their file.

    ``ruleset.id`` is their own; no other rule set has it.
    """

    name: str
    based_on: str
    ruleset: RuleSet
    path: Path


class HouseRules:
    """The house rules in a data folder."""

    def __init__(self, paths: DataPaths) -> None:
        self._folder = paths.house_rules

    def usable_and_faulty(self) -> tuple[tuple[HouseRule, ...], tuple[RuleSetFileFault, ...]]:
        """All house rules by name, and what is wrong with the files that cannot be used. Raises StorageFault."""
        usable: dict[str, HouseRule] = {}
        faults = []
        for path in self._files():
            try:
                rule = _read(path)
                if rule.ruleset.id in usable or rulesets.is_built_in(rule.ruleset.id):
                    raise _fault(path, "id", RuleSetReason.CONTRADICTION, rule.ruleset.id)
                usable[rule.ruleset.id] = rule
            except RuleSetFileFault as fault:
                faults.append(fault)
        return tuple(sorted(usable.values(), key=lambda rule: (rule.name.casefold(), rule.ruleset.id))), tuple(faults)

    def save(self, name: str, ruleset: RuleSet, based_on: str) -> HouseRule:
        """Keep rules under a name; where it is taken, a number is added.

        Raises HouseRuleNameFault or StorageFault.
        """
        wanted = self._free_name(_usable_name(name))
        return self._write(wanted, based_on, replace(ruleset, id=self._free_id(_PREFIX + _slug(wanted))))

    def replace(self, rule: HouseRule, ruleset: RuleSet) -> HouseRule:
        """Change the rules of one of them; name, id and file stay. Raises StorageFault."""
        _refuse_damaged(rule.path)
        return self._write(rule.name, rule.based_on, replace(ruleset, id=rule.ruleset.id), rule.path)

    def rename(self, rule: HouseRule, name: str) -> HouseRule:
        """Call it something else; id and file stay. Raises HouseRuleNameFault or StorageFault."""
        wanted = self._free_name(_usable_name(name), besides=rule.path)
        _refuse_damaged(rule.path)
        return self._write(wanted, rule.based_on, rule.ruleset, rule.path)

    def delete(self, rule: HouseRule) -> None:
        """Forget it, for good. Raises StorageFault."""
        with storing(rule.path):
            rule.path.unlink(missing_ok=True)
            flush_folder(self._folder)

    def take_in(self, path: Path) -> HouseRule:
        """Keep the rules of a file that somebody sent; an id or a name that is taken becomes another one.

        Raises RuleSetFileFault for whatever is wrong with the file, StorageFault when it cannot be kept.
        """
        sent = _read(path)
        ruleset = replace(sent.ruleset, id=self._free_id(sent.ruleset.id))
        return self._write(self._free_name(sent.name), sent.based_on, ruleset)

    def _files(self) -> list[Path]:
        with storing(self._folder):
            return sorted(self._folder.glob("*.toml")) if self._folder.is_dir() else []

    def _write(self, name: str, based_on: str, ruleset: RuleSet, path: Path | None = None) -> HouseRule:
        target = path or self._folder / f"{ruleset.id}.toml"
        with storing(self._folder):
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            for leftover in self._folder.glob(f"*.toml{UNFINISHED}"):
                remove(leftover)
        write_whole(target, to_toml(ruleset, name, based_on).encode())
        return HouseRule(name, based_on, ruleset, target)

    def _free_name(self, name: str, besides: Path | None = None) -> str:
        taken = {rule.name.casefold() for rule in self.usable_and_faulty()[0] if rule.path != besides}
        free, number = name, 1
        while free.casefold() in taken:
            number += 1
            ending = f" {number}"
            free = name[: LONGEST_NAME - len(ending)].rstrip() + ending
        return free

    def _free_id(self, ruleset_id: str) -> str:
        """This id where no rule set and no file has it, else one with the prefix and perhaps a number."""
        # a damaged file keeps the id that it is named after
        taken = {path.stem.casefold() for path in self._files()}
        taken |= {rule.ruleset.id for rule in self.usable_and_faulty()[0]}

        def is_free(one: str) -> bool:
            return one not in taken and not rulesets.is_built_in(one) and not _DEVICES.fullmatch(one)

        if len(ruleset_id) <= _LONGEST_ID and is_free(ruleset_id):
            return ruleset_id
        prefixed = ruleset_id if ruleset_id.startswith(_PREFIX) else _PREFIX + ruleset_id
        endings = itertools.chain([""], (f"-{number}" for number in itertools.count(2)))
        tries = (prefixed[: _LONGEST_ID - len(ending)].rstrip("-") + ending for ending in endings)
        return next(filter(is_free, tries))


def house_rule_files(paths: DataPaths) -> list[Path]:
    """The files that hold house rules, damaged ones included. Raises OSError."""
    return sorted(path for path in paths.house_rules.glob("*.toml") if path.is_file())


def export(ruleset: RuleSet, name: str, based_on: str, target: Path) -> None:
    """Write rules to a file of somebody's choice, which is replaced. Raises HouseRuleNameFault or StorageFault."""
    write_whole(target, to_toml(ruleset, _usable_name(name), based_on).encode())


def _read(path: Path) -> HouseRule:
    """The house rules in a file. Raises RuleSetFileFault, also when the file cannot be opened."""
    if not path.is_file():  # a folder, a device, or gone
        raise _fault(path, "", RuleSetReason.NOT_READABLE)
    try:
        ruleset, notes = rulesets.read_with_notes(path)
    except StorageFault as fault:
        raise _fault(path, "", RuleSetReason.NOT_READABLE) from fault
    based_on = notes.get("based_on", ruleset.id if rulesets.is_built_in(ruleset.id) else "")
    if not isinstance(based_on, str) or (based_on and not _ID.fullmatch(based_on)):
        raise _fault(path, "based_on", RuleSetReason.WRONG_KIND, brief(based_on))
    name = notes.get("name", ruleset.id)
    if not isinstance(name, str) or name_fault(name) is not None:
        raise _fault(path, "name", RuleSetReason.WRONG_KIND, brief(name))
    return HouseRule(clean_name(name), based_on, ruleset, path)


def _refuse_damaged(path: Path) -> None:
    """What somebody has spoilt by hand may be mended by hand: it is not written over."""
    if path.exists():
        try:
            _read(path)
        except RuleSetFileFault as fault:
            raise StorageFault(StorageReason.FILE_IS_DAMAGED, path) from fault


def _fault(path: Path, key: str, reason: RuleSetReason, found: str = "") -> RuleSetFileFault:
    return RuleSetFileFault(path, RuleSetFault(key, reason, found))


def _usable_name(name: str) -> str:
    fault = name_fault(name)
    if fault is not None:
        raise HouseRuleNameFault(fault)
    return clean_name(name)


def _slug(name: str) -> str:
    """What plain letters and digits of a name are left.

    >>> _slug("Åsas söndag, 2:a!"), _slug("دومينو")
    ('asas-sondag-2-a', 'rules')
    """
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return _OTHERS.sub("-", letters).strip("-") or "rules"
