"""Every rule set on offer: those that come with the program and those that people of this house have saved."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from domino_desktop.core.ruleset import RuleSet
from domino_desktop.i18n import rulebook
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import gallery
from domino_desktop.i18n.narration import ruleset_description, ruleset_name
from domino_desktop.storage.house_rules import HouseRule
from domino_desktop.storage.rulesets import Preset
from domino_desktop.ui.pages.finding import folded
from domino_desktop.ui.pages.rulesets.facts import kind_of

SIX = 6
"""How many rule sets are put in front of everything else."""

HOUSE = "house"
"""The region of whatever people of this house have saved."""

THE_TABLES_OWN = ("max_pip", "match_end", "declarations", "fouls")
"""What every table chooses for itself: not a change of the rules."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One rule set on offer.

    ``ruleset`` has the id of the rule set that comes with us, also where people of this house have changed it: then
    ``house`` is what they have saved. ``name`` is empty where the languages have a name.
    """

    ruleset: RuleSet
    region: str = "world"
    first_six: tuple[str, ...] = ()
    name: str = ""
    house: HouseRule | None = None

    @staticmethod
    def of_house(rule: HouseRule) -> Entry:
        """What somebody of this house has saved."""
        named = replace(rule.ruleset, id=rule.based_on or rule.ruleset.id)
        return Entry(named, HOUSE, name=rule.name, house=rule)

    @staticmethod
    def of_preset(preset: Preset) -> Entry:
        """What comes with the program."""
        return Entry(preset.ruleset, preset.region, preset.first_six, preset.name)

    def title(self, language: Language) -> str:
        return self.name or ruleset_name(self.ruleset.id, language)

    def description(self, language: Language) -> str:
        """Two lines; for one of this house, what it was made of."""
        if self.house is not None and self.house.based_on:
            return language.say(gallery.BASED_ON, ruleset_name(self.house.based_on, language))
        return ruleset_description(self.ruleset.id, language)

    def words(self, language: Language) -> str:
        """Everything by which it can be found, folded."""
        parts = (self.title(language), self.description(language))
        kinds = (gallery.KINDS[kind_of(self.ruleset)], gallery.REGIONS[self.region])
        return folded(" ".join((*parts, *map(language.say, kinds), self.ruleset.id)))


@dataclass(frozen=True, slots=True)
class Shelf:
    """All entries, in the order in which they are shown."""

    presets: tuple[Entry, ...]
    own: tuple[Entry, ...] = ()
    _by_id: dict[str, Entry] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_by_id", {entry.ruleset.id: entry for entry in self.presets})

    def __iter__(self) -> Iterator[Entry]:
        yield from self.own
        yield from self.presets

    def six(self, code: str) -> tuple[Entry, ...]:
        """What somebody who speaks this language may like to begin with."""
        chosen = [entry for entry in self.presets if code in entry.first_six]
        others = (entry for entry in self.presets if entry not in chosen)
        return tuple([*chosen, *others][:SIX])

    def preset_of(self, ruleset: RuleSet) -> RuleSet:
        """The rule set as it comes that this one was made of; itself when nothing of that name comes with us."""
        entry = self._by_id.get(ruleset.id)
        return ruleset if entry is None else entry.ruleset

    def entry_of(self, ruleset: RuleSet) -> Entry:
        """What these rules are called here: an own one with just these rules, else what they were made of."""
        for entry in self.own:
            if same_rules(entry.ruleset, ruleset):
                return replace(entry, ruleset=ruleset)
        found = self._by_id.get(ruleset.id)
        return Entry(ruleset) if found is None else replace(found, ruleset=ruleset)


def changes_of(ruleset: RuleSet, shelf: Shelf) -> tuple[str, ...]:
    """The switches in which rules differ from those they were made of, but for what every table chooses for itself."""
    return changes_between(shelf.preset_of(ruleset), ruleset)


def changes_between(preset: RuleSet, ruleset: RuleSet) -> tuple[str, ...]:
    """The switches in which these rules differ from the preset, but for what every table chooses for itself."""
    changed = rulebook.differences(preset, ruleset)
    return tuple(key for key in changed if key.split(".")[0] not in THE_TABLES_OWN)


def same_rules(one: RuleSet, another: RuleSet) -> bool:
    """Whether two rule sets differ in nothing but their ids and what every table chooses for itself."""
    return _rules_alone(one) == _rules_alone(another)


def _rules_alone(ruleset: RuleSet) -> dict[str, object]:
    return {key: value for key, value in ruleset.to_mapping().items() if key != "id" and key not in THE_TABLES_OWN}


def regions_of(entries: Iterable[Entry]) -> Sequence[str]:
    """The regions that occur, in the order of the declaration."""
    found = {entry.region for entry in entries}
    return [region for region in gallery.REGIONS if region in found]
