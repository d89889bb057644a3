"""Every rule set of this computer: those of the program and the own ones."""

from __future__ import annotations

from domino_desktop.storage import rulesets
from domino_desktop.storage.house_rules import HouseRules
from domino_desktop.storage.paths import DataPaths
from domino_desktop.ui.dialogs.teller import Teller
from domino_desktop.ui.pages.rulesets.shelf import Entry, Shelf


def whole_shelf(paths: DataPaths, teller: Teller) -> Shelf:
    """The shelf as it is now; own rules that the disk does not give are told and left out."""
    own: tuple[Entry, ...] = ()
    with teller.telling_faults():
        own = tuple(map(Entry.of_house, HouseRules(paths).usable_and_faulty()[0]))
    return Shelf(tuple(map(Entry.of_preset, rulesets.usable_and_faulty_presets()[0])), own)
