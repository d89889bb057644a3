"""What one wants to know of a rule set first: its kind, how many play, in which sets, how long."""

from __future__ import annotations

from collections.abc import Sequence

from domino_desktop.core.ruleset import RuleSet
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import gallery
from domino_desktop.i18n.messages.rulebook_deal import SET_NAMES


def kind_of(ruleset: RuleSet) -> str:
    """The kind of game, a key of ``gallery.KINDS``; where several fit, the one that one notices first."""
    if ruleset.placing == "trains" or ruleset.toes:
        return "trains"
    if ruleset.matching == "sum":
        return "matador"
    if ruleset.play_scoring.kind != "none":
        return "points"
    if ruleset.placing != "line":
        return "crosses"
    return "pairs" if ruleset.partners == "opposite" else "line"


def seats_sentence(ruleset: RuleSet, speaker: Speaker) -> str:
    """How many can play: "2 to 4 players"."""
    players, say = ruleset.players, speaker.say
    if ruleset.partners == "opposite":
        return say(gallery.IN_PAIRS)
    if len(players) == 1:
        return say(gallery.EXACTLY, n=players[0])
    if _are_in_a_row(players):
        return say(gallery.FROM_TO, players[0], players[-1])
    return say(gallery.EITHER, speaker.joined(map(speaker.number, players)))


def length_sentence(ruleset: RuleSet, speaker: Speaker) -> str:
    """How long a match is: "to 100 points"."""
    end = ruleset.match_end
    if end.points is not None:
        return speaker.say(gallery.TO_POINTS, n=end.points)
    return speaker.say(gallery.OF_ROUNDS, n=end.rounds)


def sets_sentence(ruleset: RuleSet, speaker: Speaker) -> str:
    """The sets on offer: "Double-six and Double-nine"."""
    return speaker.joined(speaker.say(SET_NAMES[top]) for top in ruleset.sets)


def _are_in_a_row(players: Sequence[int]) -> bool:
    return list(players) == list(range(players[0], players[-1] + 1))
