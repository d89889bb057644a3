"""The rule sets that come with the program: a name each, and two short lines about it."""

from domino_desktop.i18n.messages import Message, text

RULESET_NAMES: dict[str, Message] = {
    "classic-draw": text("Rule set", "Classic with boneyard", "name of a rule set"),
    "draw-reserve-two": text("Rule set", "Two tiles stay", "name of a rule set: two tiles stay in the boneyard"),
    "block": text("Rule set", "Block game", "name of a rule set without taking tiles"),
    "pairs": text("Rule set", "Two against two", "name of a rule set: partners sit opposite"),
}

RULESET_DESCRIPTIONS: dict[str, Message] = {
    "classic-draw": text(
        "Rule set",
        "Take tiles from the boneyard until one fits.\n"
        "The lowest count wins a blocked game and scores what the others hold.",
        "two lines",
    ),
    "draw-reserve-two": text(
        "Rule set",
        "Take tiles until one fits; the last two stay in the boneyard.\n"
        "The winner scores what the others hold, less the winner's own pips.",
        "two lines",
    ),
    "block": text(
        "Rule set",
        "Nobody takes tiles: play or pass.\nThe winner scores what the others hold, less the winner's own pips.",
        "two lines",
    ),
    "pairs": text(
        "Rule set",
        "Partners sit opposite each other; nobody takes tiles.\n"
        "The pair with the lowest total scores what the other pair holds.",
        "two lines",
    ),
}
