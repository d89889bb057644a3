"""Why a switch cannot be set like that, in the words of the editor; and why a file cannot be used."""

from __future__ import annotations

from domino_desktop.core.ruleset import RuleSetFault, RuleSetReason
from domino_desktop.i18n import rulebook
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import rulepages
from domino_desktop.i18n.narration import ruleset_fault_sentence


def refusal_sentence(fault: RuleSetFault, key: str, language: Language) -> str:
    """One sentence for the person who set the switch of this key; it names the switch that is in the way."""
    if fault.reason is RuleSetReason.TOO_FEW_TILES:
        return language.say(rulepages.NOT_ENOUGH_TILES)
    if fault.reason is RuleSetReason.CONTRADICTION:
        for place in (fault.key, fault.found):
            label = _label(place, language)
            if label and label != rulebook.label(key, language):
                return language.say(rulepages.DOES_NOT_GO_WITH, label)
    if fault.key == "players" and fault.reason is RuleSetReason.WRONG_KIND:
        return language.say(rulepages.NOBODY_CAN_PLAY)
    if key == "remove" and fault.reason is RuleSetReason.WRONG_KIND:
        return language.say(rulepages.NOT_TILES)
    return ruleset_fault_sentence(fault, language)


def file_sentence(fault: RuleSetFault, language: Language) -> str:
    """One sentence about a file that somebody loads, without the words that only writers of such files know.

    Where just one word of the file is wrong, its place is told as well: whoever wrote it can mend it.
    """
    if fault.reason is RuleSetReason.NOT_TOML:
        return language.say(rulepages.NO_RULES_IN_FILE)
    if fault.reason is RuleSetReason.CONTRADICTION:
        one, another = _label(fault.key, language), _label(fault.found, language)
        if one and another and one != another:
            return language.say(rulepages.RULES_CONTRADICT, one, another)
    return ruleset_fault_sentence(fault, language)


def _label(place: str, language: Language) -> str:
    """The name of the switch at this place of a rule-set file; empty where there is none."""
    parts = place.split(" ")[0].split(".")
    for length in range(len(parts), 0, -1):
        try:
            return rulebook.label(".".join(parts[:length]), language)
        except KeyError:
            continue
    return ""
