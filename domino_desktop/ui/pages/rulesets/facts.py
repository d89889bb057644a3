"""What one sees of a rule set at a glance: its kind, its picture, how many play, how long."""

from __future__ import annotations

from domino_desktop.core.ruleset import RuleSet
from domino_desktop.i18n.ruleset_facts import kind_of, length_sentence, seats_sentence
from domino_desktop.ui.pages.rulesets.layout_picture import Layout

__all__ = ["kind_of", "layout_of", "length_sentence", "seats_sentence"]

_FIRST_PHASES = {"cross4": Layout.CROSS, "double_cross": Layout.DOUBLE_CROSS, "star": Layout.STAR}


def layout_of(ruleset: RuleSet) -> Layout:
    """The picture that shows how the tiles come to lie."""
    if ruleset.placing == "trains":
        return Layout.TRAINS
    if ruleset.toes:
        return Layout.FOOT
    if ruleset.matching == "sum":
        return Layout.MATADOR
    if ruleset.phase1 in _FIRST_PHASES:
        return _FIRST_PHASES[ruleset.phase1]
    if ruleset.spinners != "none":
        return Layout.SPINNERS if ruleset.spinners == "all" else Layout.SPINNER
    if ruleset.play_scoring.kind != "none":
        return Layout.ENDS_COUNT
    return Layout.PAIRS if ruleset.partners == "opposite" else Layout.LINE
