"""What one sees of a rule set at a glance: its kind, its picture, how many play, how long."""

from __future__ import annotations

from collections.abc import Sequence

from domino_desktop.core.ruleset import RuleSet
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import gallery
from domino_desktop.ui.rulesets.layout_picture import Layout

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


def kind_of(ruleset: RuleSet) -> str:
    """The kind of game, a key of ``gallery.KINDS``; where several fit, the one that one notices first."""
    layout = layout_of(ruleset)
    if layout in (Layout.TRAINS, Layout.FOOT):
        return "trains"
    if layout is Layout.MATADOR:
        return "matador"
    if ruleset.play_scoring.kind != "none":
        return "points"
    if layout in (Layout.LINE, Layout.PAIRS):
        return "pairs" if ruleset.partners == "opposite" else "line"
    return "crosses"


def seats_sentence(ruleset: RuleSet, language: Language) -> str:
    """How many can play: "2 to 4 players"."""
    players, say = ruleset.players, language.say
    if ruleset.partners == "opposite":
        return say(gallery.IN_PAIRS)
    if len(players) == 1:
        return say(gallery.EXACTLY, n=players[0])
    if _are_in_a_row(players):
        return say(gallery.FROM_TO, players[0], players[-1])
    return say(gallery.EITHER, language.joined(map(language.number, players)))


def length_sentence(ruleset: RuleSet, language: Language) -> str:
    """How long a match is: "to 100 points"."""
    end = ruleset.match_end
    if end.points is not None:
        return language.say(gallery.TO_POINTS, n=end.points)
    return language.say(gallery.OF_ROUNDS, n=end.rounds)


def _are_in_a_row(players: Sequence[int]) -> bool:
    return list(players) == list(range(players[0], players[-1] + 1))
