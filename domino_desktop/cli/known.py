"""The rule sets that the commands know: those that come with the program, and those of this house."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from domino_desktop.core.ruleset import RuleSet
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import gallery
from domino_desktop.i18n.narration import ruleset_description, ruleset_name
from domino_desktop.storage import rulesets
from domino_desktop.storage.faults import StorageFault
from domino_desktop.storage.house_rules import HouseRules
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.positions.reading import InputFault, choice, plain, shown
from domino_desktop.storage.rulesets import RuleSetFileFault, read_with_notes
from domino_desktop.storage.setup import name_fault

HOUSE = "house"
"""The region of what people of this house have made."""


@dataclass(frozen=True, slots=True)
class KnownRules:
    """A rule set with its place in the gallery; ``name`` is empty where the languages have a name for it."""

    ruleset: RuleSet
    region: str
    name: str = ""
    based_on: str = ""

    def title(self, voice: Speaker) -> str:
        return self.name or ruleset_name(self.ruleset.id, voice)

    def description(self, voice: Speaker) -> str:
        """Two lines; for rules of this house, what they were made of."""
        if self.region == HOUSE:
            return voice.say(gallery.BASED_ON, ruleset_name(self.based_on, voice)) if self.based_on else ""
        return ruleset_description(self.ruleset.id, voice)


def known_rules() -> dict[str, KnownRules]:
    """Every rule set by its id: what comes with the program in the order of the gallery, then house rules by name.

    Raises InputFault for a damaged file of the program. A data folder that cannot be read holds nothing for us.
    """
    presets, faults = rulesets.usable_and_faulty_presets()
    for fault in faults:
        raise InputFault(plain(str(fault.path), 100), plain(str(fault.fault), 250)) from fault
    known = [KnownRules(preset.ruleset, preset.region, preset.name) for preset in presets]
    with contextlib.suppress(StorageFault):
        usable, _ = HouseRules(DataPaths.find()).usable_and_faulty()
        known += [KnownRules(rule.ruleset, HOUSE, rule.name, rule.based_on) for rule in usable]
    return {one.ruleset.id: one for one in known}


def rules_named(name: str, known: Mapping[str, KnownRules], place: str) -> KnownRules:
    """The rule set with this id or in this file. Raises InputFault; ``place`` says where the name was given."""
    if name in known:
        return known[name]
    if not os.path.isfile(name):
        raise InputFault(place, f"{shown(name)} is neither a file nor the id of a rule set {choice(name, known)}")
    try:
        ruleset, notes = read_with_notes(Path(name))
    except RuleSetFileFault as error:
        raise InputFault(plain(name, 100), plain(str(error.fault), 250)) from error
    except StorageFault as error:
        raise InputFault(plain(name, 100), plain(str(error), 200)) from error
    own = known.get(ruleset.id)
    if own is not None and own.ruleset == ruleset and "name" not in notes:
        return own
    title, based_on = notes.get("name", ruleset.id), notes.get("based_on")
    if not isinstance(title, str) or name_fault(title) is not None:
        raise InputFault(plain(name, 100), f"name: {shown(title)} is no name")
    return KnownRules(ruleset, HOUSE, title, based_on if isinstance(based_on, str) and based_on in known else "")
