"""The rulebook: how a blocked game is found out, who wins it, and ties."""

from domino_desktop.i18n.messages import Message, plural, text, with_zero

LABELS: dict[str, Message] = {
    "declarations": text("Rule label", "Checking the answers"),
    "dead_number_stop": text("Rule label", "When a number is used up"),
    "block_winner": text("Rule label", "Who wins a blocked game"),
    "duel_with": text("Rule label", "Which neighbour"),
    "block_tie": text("Rule label", "In a tie"),
    "carry_cap": text("Rule label", "How far ties add up"),
    "tie_award": text("Rule label", "Points for a tie"),
}

HELP: dict[str, Message] = {
    "declarations": text("Rule help", "Whether the program checks the answers or the table trusts everybody's word."),
    "dead_number_stop": text("Rule help", "Whether a round stops as soon as no tile can ever fit again."),
    "block_winner": text("Rule help", "Whose count decides when nobody can play any more."),
    "duel_with": text("Rule help", "The neighbour with whom the player of the last tile compares hands."),
    "block_tie": text("Rule help", "Who takes a blocked game when the counts are level."),
    "carry_cap": text("Rule help", "The most that ties in a row can make of the next round."),
    "tie_award": text("Rule help", "What the opponents of whoever played the last tile score in a tie."),
}

BLOCKED_WITHOUT_TAKING = text("Rulebook", "The game is blocked when nobody can lay a tile any more.")
BLOCKED = with_zero(
    plural(
        "Rulebook",
        "The game is blocked when nobody can lay a tile and the boneyard holds no more than %n tile(s).",
        "1 or 2",
        1,
    ),
    text("Rulebook", "The game is blocked when nobody can lay a tile and the boneyard is empty."),
)
ENDS_THAT_COUNT: dict[str, Message] = {
    "line": text("Rulebook", "Both ends of the line count."),
    "spinner": text("Rulebook", "Every open end counts, also the free sides of a double that opens to four sides."),
    "cross": text("Rulebook", "Every end counts that may be used at that moment."),
    "trains": text(
        "Rulebook", "For each player, their own train, the Mexican Train and every marked train count.", "open ends"
    ),
    "trains_apart": text("Rulebook", "For each player, their own train and the Mexican Train count.", "open ends"),
}
WALK = text(
    "Rulebook",
    "A player who cannot play says so; then everybody is asked once, in turn (%1): can you play a tile?",
    "%1: clockwise or counter-clockwise",
)
ONE_CAN = text("Rulebook", "If anybody can, the game is not blocked, and that player lays a tile at once.")
ALL_CANNOT = text("Rulebook", "If nobody can, the round is over: all hands are laid open and the pips are counted.")
NEW_MARKER = text("Rulebook", "A newly marked train opens the table again, so the others are asked anew.")
PASS_IS_NO_ANSWER = text("Rulebook", "A pass by choice is no answer: it does not help to block the game.")
ALL_LAID_ASIDE = text(
    "Rulebook", "A round is never blocked: when it is over, everybody counts the tiles they have laid aside."
)
DECLARATIONS: dict[str, Message] = {
    "checked": text("Rulebook", "The program checks every answer."),
    "trusted": text(
        "Rulebook",
        "Everybody answers on their honour; after the round all hands are shown and wrong answers are found.",
    ),
}
DEAD_NUMBERS: dict[str, Message] = {
    "off": text(
        "Rulebook",
        "Even when every tile that could fit is on the table, the round goes on until everybody has answered.",
    ),
    "callable": text(
        "Rulebook",
        "When every tile that could fit is on the table, any player may stop the round at once, "
        "even if tiles are left to take.",
    ),
    "auto": text(
        "Rulebook",
        "When every tile that could fit is on the table, the round stops by itself, even if tiles are left to take.",
    ),
}

DUELS: dict[str, Message] = {
    "next": text("Rulebook", "The neighbour is the next player in turn."),
    "previous": text("Rulebook", "The neighbour is the player whose turn comes just before."),
}

TIES_IN_ORDER = text("Rulebook", "These rules are tried in this order until one decides.", "before rules about a tie")
CARRY_CAP_DOUBLE = with_zero(
    plural("Rulebook", "Several ties in a row double it again, but at most to %n time(s) the points.", "", 1),
    text("Rulebook", "Every further tie in a row doubles it again."),
)
CARRY_CAP_ONE = with_zero(
    plural("Rulebook", "Several ties in a row add up, but at most to %n extra point(s).", "", 1),
    text("Rulebook", "Several ties in a row add up without limit."),
)
TIE_AWARD = plural("Rulebook", "In such a tie those opponents score %n point(s).", "never zero", 1)
