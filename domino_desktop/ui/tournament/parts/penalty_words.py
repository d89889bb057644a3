"""What penalties cost, in a few words. No widgets: paper and screens say the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament_log as words
from domino_desktop.tournament.settings import OwnPenalty, PenaltyCost

_COSTS: Final = {PenaltyCost.MATCH: words.COST_MATCH, PenaltyCost.TOURNAMENT: words.COST_OUT}


def cost_text(own: OwnPenalty, language: Language) -> str:
    """What it costs: "10 points off", "the match is lost"."""
    if own.costs in _COSTS:
        return language.say(_COSTS[own.costs])
    return language.say(words.COST_POINTS, n=own.points) if own.points else language.say(words.COST_WARNING)


def penalties_text(penalties: Sequence[OwnPenalty], language: Language) -> str:
    """All of them with what they cost, as one list."""
    return language.joined(language.say(words.NAME_AND_COST, own.name, cost_text(own, language)) for own in penalties)
