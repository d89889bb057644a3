"""The rules in words: one table of switches, from which every text about a rule set is made.

The rulebook of a rule set, the editor of house rules, the comparison of two rule sets and the printed passport all
read this table, so they say the same, and what they say follows from the switches alone.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from domino_desktop.core.ruleset import RuleSet
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import rulebook_deal, rules
from domino_desktop.i18n.rulebook import block, deal, match, play, points
from domino_desktop.i18n.rulebook.block import ALWAYS_DECIDE
from domino_desktop.i18n.rulebook.offer import offered
from domino_desktop.i18n.rulebook.switch import Kind, Sentences, Switch, changes, value_of, with_value

__all__ = [
    "ALWAYS_DECIDE",
    "SWITCHES",
    "Kind",
    "Section",
    "Switch",
    "applies",
    "changes",
    "choice_sentence",
    "choices",
    "differences",
    "heading",
    "help_text",
    "label",
    "sections",
    "sentence",
    "span",
    "switch",
    "value_of",
    "value_sentence",
    "with_value",
]

SWITCHES: tuple[Switch, ...] = (
    *deal.SWITCHES,
    *play.SWITCHES,
    *block.SWITCHES,
    *points.SWITCHES,
    *match.SWITCHES,
)
"""Every switch in reading order."""

_BY_KEY = {each.key: each for each in SWITCHES}

_FIRST: dict[str, tuple[Sentences, ...]] = {
    "block": (block.walk,),
    "points": (points.round_points, points.out_value),
}
"""What a section tells before its switches, because several of them decide it together."""

_LAST: dict[str, tuple[Sentences, ...]] = {
    "playing": (play.end,),
    "points": (points.both_ends_of_points,),
    "bonuses": (points.both_ends_of_bonuses, points.passes_of_a_block),
    "match": (match.level,),
}
"""What a section tells after its switches."""


@dataclass(frozen=True, slots=True)
class Section:
    """One part of a rulebook, in one language."""

    id: str
    heading: str
    sentences: tuple[str, ...]


def switch(key: str) -> Switch:
    """The switch of this key. Raises KeyError."""
    return _BY_KEY[key]


def heading(section: str, speaker: Speaker) -> str:
    """The heading of a section of switches."""
    return speaker.say(rulebook_deal.HEADINGS[section])


def sections(ruleset: RuleSet, seats: int | None, speaker: Speaker) -> tuple[Section, ...]:
    """The rulebook of this rule set, for a table of so many seats or (None) for every table it knows."""
    narrowed = ruleset if seats is None else at_table(ruleset, seats)
    told = {name: _sentences(narrowed, name, speaker) for name in rulebook_deal.HEADINGS}
    return tuple(Section(name, heading(name, speaker), found) for name, found in told.items() if found)


def _sentences(ruleset: RuleSet, section: str, speaker: Speaker) -> tuple[str, ...]:
    switches = [each.told for each in SWITCHES if each.section == section and each.is_told(ruleset)]
    tellers = (*_FIRST.get(section, ()), *switches, *_LAST.get(section, ()))
    return tuple(told for tell in tellers for told in tell(ruleset, speaker))


def at_table(ruleset: RuleSet, seats: int) -> RuleSet:
    """Only what matters at a table of so many seats, in the set it plays with."""
    hand = ruleset.hand_for(seats)
    sizes = () if hand is None else ((ruleset.max_pip, ((seats, hand),)),)
    removed = tuple((count, tiles) for count, tiles in ruleset.remove if count == seats)
    return replace(ruleset, players=(seats,), hand_size=sizes, remove=removed)


def label(key: str, speaker: Speaker) -> str:
    """The short name of a switch."""
    found = _BY_KEY[key]
    return speaker.say(found.label) if found.about is None else speaker.say(found.label, speaker.say(found.about))


def help_text(key: str, speaker: Speaker) -> str:
    """One sentence about what a switch decides."""
    return speaker.say(_BY_KEY[key].help)


def sentence(switch: Switch, ruleset: RuleSet, speaker: Speaker) -> str:
    """What this rule set says about a switch, also where that is not worth a line of the rulebook."""
    return " ".join(switch.told(ruleset, speaker))


def value_sentence(key: str, ruleset: RuleSet, speaker: Speaker) -> str:
    """What this rule set says about the switch of this key."""
    return sentence(_BY_KEY[key], ruleset, speaker)


def choice_sentence(key: str, value: Any, ruleset: RuleSet, speaker: Speaker) -> str:
    """What this rule set would say with another value of a switch. Raises RuleSetFault for an impossible value.

    One rule for a tie, as a list of one, is told alone: what comes after it is another choice.
    """
    if key == "block_tie" and len(value) == 1:
        return speaker.say(rules.BLOCK_TIE_RULES[value[0]])
    return value_sentence(key, with_value(ruleset, key, value), speaker)


def choices(key: str, ruleset: RuleSet | None = None) -> tuple[Any, ...]:
    """The values that an editor offers, as a rule-set file has them; with a rule set, only what can go with it.

    The value that the rule set has is among them. Numbers have a ``span`` and no choices.
    """
    found = _BY_KEY[key].values
    return found if ruleset is None or not found else offered(ruleset, key, found)


def span(key: str) -> tuple[int, int] | None:
    """The lowest and the highest number of a switch, or None where it is no number."""
    return _BY_KEY[key].span


def applies(key: str, ruleset: RuleSet) -> bool:
    """Whether a switch can matter in this rule set, whatever its value."""
    return _BY_KEY[key].applies(ruleset)


def differences(one: RuleSet, other: RuleSet) -> tuple[str, ...]:
    """The keys of the switches in which two rule sets differ, in reading order; only what matters in one of them."""
    return tuple(
        each.key
        for each in SWITCHES
        if (each.applies(one) or each.applies(other)) and value_of(one, each.key) != value_of(other, each.key)
    )
