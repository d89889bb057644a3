"""Why a switch cannot be set like that, in the words of the editor."""

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


def _label(place: str, language: Language) -> str:
    """The name of the switch at this place of a rule-set file; empty where there is none."""
    parts = place.split(" ")[0].split(".")
    for length in range(len(parts), 0, -1):
        try:
            return rulebook.label(".".join(parts[:length]), language)
        except KeyError:
            continue
    return ""
