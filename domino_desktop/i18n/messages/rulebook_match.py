"""The rulebook: how a match ends, and what fouls cost."""

from domino_desktop.i18n.messages import Message, plural, text, with_zero

LABELS: dict[str, Message] = {
    "match_end": text("Rule label", "Length of the match"),
    "match_form": text("Rule label", "Who wins the match"),
    "target_exact": text("Rule label", "Reaching the target"),
    "overshoot": text("Rule label", "Too many points"),
    "time_limit": text("Rule label", "Time limit in minutes"),
}

HELP: dict[str, Message] = {
    "match_end": text("Rule help", "When a match is over: at so many points, or after so many rounds."),
    "match_form": text("Rule help", "How the points of the rounds decide the match."),
    "target_exact": text("Rule help", "Whether the target may be passed or must be hit exactly."),
    "overshoot": text("Rule help", "What happens to a score that goes past the target."),
    "time_limit": text("Rule help", "After how many minutes the last round is played; 0 is no limit."),
}

FIRST_TO_POINTS = plural(
    "Rulebook", "The match ends when somebody has %n point(s); the highest total wins.", "never zero", 1
)
LEVEL = text("Rulebook", "If the best are level, one more round is played.")
TO_POINTS = plural("Rulebook", "The match ends when somebody has %n point(s).", "never zero", 1)
GAME_TO_POINTS = plural(
    "Rulebook", "A game ends when somebody has %n point(s).", "never zero; a match is several games", 1
)
OF_ROUNDS = plural("Rulebook", "The match lasts %n round(s).", "round = one deal; never zero", 1)
FORMS: dict[str, Message] = {
    "first_to": text("Rulebook", "The highest total wins the match."),
    "six_love": text(
        "Rulebook",
        "Somebody else must still have no points then: once everybody has scored, all begin again at zero.",
    ),
    "lowest_after_rounds": text("Rulebook", "The lowest total wins the match."),
    "best_of(3)": text("Rulebook", "Whoever first wins two games wins the match."),
    "best_of(5)": text("Rulebook", "Whoever first wins three games wins the match."),
}
TARGET_OR_MORE = text("Rulebook", "More points than needed are fine, too.", "at the end of a match")
TARGET_EXACT = text(
    "Rulebook",
    "It must be exactly that many points: whoever has them ends the round at once and wins.",
    "at the end of a match",
)
OVERSHOOTS: dict[str, Message] = {
    "void": text("Rulebook", "A score that would go past the target does not count."),
    "keep": text(
        "Rulebook",
        "A score that goes past the target counts but does not win; once all are past it, the lowest total wins.",
    ),
}
TIME_LIMIT = with_zero(
    plural("Rulebook", "After %n minute(s) the round in play is the last one.", "", 1),
    text("Rulebook", "There is no time limit."),
)

FOULS: dict[str, Message] = {
    "false_declaration": text("Rule label", "Wrong answer", "a foul: saying no although a tile fits"),
    "false_draw": text("Rule label", "Taking a tile although one fits", "a foul"),
    "wrong_tile": text("Rule label", "Laying a tile that does not fit", "a foul"),
    "touch": text("Rule label", "Touching or showing a tile", "a foul"),
    "talk": text("Rule label", "Talk or signs between partners", "a foul"),
    "time": text("Rule label", "Taking too long", "a foul"),
}
FOUL_HELP: dict[str, Message] = {
    "false_declaration": text("Rule help", "What it costs to say no although a tile fits."),
    "false_draw": text("Rule help", "What it costs to take a tile from the boneyard although one fits."),
    "wrong_tile": text("Rule help", "What it costs to lay a tile that does not fit."),
    "touch": text("Rule help", "What it costs to touch a tile of the table or to show one of the hand."),
    "talk": text("Rule help", "What it costs to tell the partner something about the tiles."),
    "time": text("Rule help", "What it costs to let the others wait too long."),
}
POINTS_LABEL = text("Rule label", "%1: penalty points", "a number; %1: a foul, like Wrong answer")
ROUND_LABEL = text("Rule label", "%1: the round", "what becomes of the round; %1: a foul, like Wrong answer")
MATCH_LABEL = text("Rule label", "%1: the match", "what becomes of the match; %1: a foul, like Wrong answer")
FOUL_UNNAMED = text("Rulebook", "%1: no rule about it.", "%1: a foul, like Touching or showing a tile")
FOUL_NAMED = text("Rulebook", "%1: this is a foul.", "%1: like Touching or showing a tile")
FOUL_POINTS = with_zero(
    plural("Rulebook", "%1: %n penalty point(s).", "%1: a foul, like Wrong answer", 1),
    text("Rulebook", "%1: no penalty points.", "%1: a foul, like Wrong answer"),
)
FOUL_ROUNDS: dict[str, Message] = {
    "stands": text("Rulebook", "%1: the round counts all the same.", "%1: a foul, like Wrong answer"),
    "replay": text("Rulebook", "%1: the round does not count and is dealt again.", "%1: a foul, like Wrong answer"),
    "lost": text("Rulebook", "%1: that side cannot win the round any more.", "%1: a foul, like Wrong answer"),
}
FOUL_MATCHES: dict[str, Message] = {
    "stands": text("Rulebook", "%1: the match goes on.", "%1: a foul, like Wrong answer"),
    "lost": text("Rulebook", "%1: that side loses the match.", "%1: a foul, like Wrong answer"),
}
