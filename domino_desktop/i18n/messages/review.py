"""The review of a finished round: step through it with open hands, and see where it turned."""

from domino_desktop.i18n.messages import plural, text

REVIEW = text("Score page", "Review", "button: look at the finished round again")
TITLE = text("Review", "Review", "title of a page: a finished round once more")
STEP_OF = text("Review", "%1 of %2", "how far one has stepped; %1 and %2: numbers")
BACK_STEP = text("Review", "One back", "button: one step")
NEXT_STEP = text("Review", "One on", "button: one step")
TIMELINE = text("Review", "The round, tile by tile", "said aloud")
THE_DEAL = text("Review", "The tiles are dealt. Every hand lies open.")

TURNING = text("Review", "Where it turned", "heading: moves that gave points away")
LOOKING = text("Review", "Looking for turning points …", "while the program works it out")
FAILED = text("Review", "The round could not be worked out. You can still step through it.")
NO_TURN = text("Review", "Nobody gave anything away.", "no move of the round was worse than another")
SHOW = text("Review", "Show", "button on a card: the moment of this move on the board")
LAID_AND_BETTER = text(
    "Review", "%1 laid %2. Better: %3.", "%1: a player; %2 and %3: a tile, perhaps with its end, like 4-6 at the 4"
)
TILE_AT = text("Review", "%1 at the %2", "%1: a tile like 4-6; %2: the number of the end where it is laid")
GAVE_AWAY = plural("Review", "That gave away %n point(s).", "never zero", 1)
GAVE_AWAY_ABOUT = plural(
    "Review",
    "That gave away about %n point(s), give or take %1.",
    "an estimate; never zero; %1: a number of points",
    1,
)
LESS_THAN_ONE = text("Review", "That gave away a little less than a point.", "an estimate")
IS_EXACT = text("Review", "Worked out exactly", "a small note: every way to go on was looked at")
IS_ESTIMATE = text("Review", "Estimated", "a small note: from many random ways to go on")

GONE_OUT = text("Review", "It would have let this side go out.", "it: another move")
WON_BLOCK = text("Review", "It would have blocked the round with the better count.", "it: another move")
AVOIDED_BLOCK = text("Review", "It would have kept the round from being blocked.", "it: another move")
MADE_PASS = text("Review", "%1 would have had to pass.", "%1: a player; after another move")
FED_PARTNER = text("Review", "%1, the partner, could have gone on.", "%1: a player; after another move")
SCORED = text("Review", "It would have scored at once.", "it: another move")
SHED_PIPS = text("Review", "Fewer pips would have been left in hand.", "after another move")
SIMPLY_BETTER = text("Review", "Most of what could follow would have gone better.", "after another move")

CERTAIN = text("Review", "The block", "heading: from when on the block was certain")
CERTAIN_FROM = text("Review", "From %1 on the block was certain, whatever anybody laid.", "%1: a tile like 4-6")
CERTAIN_ESTIMATED = text("Review", "From about %1 on nobody could probably avoid the block.", "%1: a tile like 4-6")
CERTAIN_SIGN = text("Review", "The block is certain", "said aloud of a tile in the row of the round")
TURN_SIGN = text("Review", "A turning point", "said aloud of a tile in the row of the round")

LUCK = text("Review", "The luck of the deal", "heading")
LUCK_SHARE = text("Review", "%1: %2 % (± %3)", "%1: a player or a pair; %2: a share of a hundred; %3: its margin")
LUCK_NOTE = text("Review", "So many rounds each would win from this deal if everybody played alike.")

STANDING = text("Review", "From here: %1", "what the round is worth; %1: a list like Anna 12, João 0")
STANDING_ABOUT = text("Review", "From here about: %1", "an estimate; %1: a list like Anna 12, João 0")
NAME_AND_POINTS = text("Review", "%1 %2", "part of a list; %1: a player or a pair; %2: points")
NOTE = text("Review", "Judged with every hand open: at the table nobody could know all this.")

HELP = text("HelpHere", "Here you look at a finished round once more, with every hand open.", "the page of a review")
HELP_TIPS = (
    text("HelpHere", "The arrow keys go tile by tile; Home goes to the deal, End to the last tile."),
    text("HelpHere", "Click a tile in the row below the table to go there."),
    text("HelpHere", "A diamond marks a move that gave points away: the card beside tells what was better."),
    text("HelpHere", "The lock marks the tile from which the block was certain."),
)
