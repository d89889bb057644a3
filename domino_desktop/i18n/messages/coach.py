"""The coach: a hint and why, what the others cannot hold, and how near a block is."""

from domino_desktop.i18n.messages import plural, text, with_zero

COACH = text("Coach", "Coach", "heading; whoever advises a player at the table")

# Setting up a table, and the menu.

COACH_HELPS = text("Coach", "The coach may help", "a switch, on or off")
COACH_HELPS_NOTE = text(
    "Coach",
    "Hints when asked, what the others cannot hold, and how near a block is. It sees no more than the player.",
    "under the switch: the coach may help",
)
COACH_IS_ON = text("Coach", "The coach helps from now on. Press %1 for a hint.", "%1: a key")
COACH_IS_OFF = text("Coach", "The coach is off.")
COACH_IN_MENU = text("Coach", "The coach is off. It can be switched on in the View menu.", "a hint was asked for")
NO_COACH_HERE = text("Coach", "There is no coach at this table.", "a hint was asked for")

# The block meter.

BLOCK_UNLIKELY = text("Coach", "A block is unlikely", "the block meter; block: nobody can play any more")
BLOCK_POSSIBLE = text("Coach", "A block is possible", "the block meter")
BLOCK_NEAR = text("Coach", "A block is near", "the block meter")
BLOCK_ALMOST_CERTAIN = text("Coach", "A block is almost certain", "the block meter")
PERCENT = text("Coach", "%1%", "a share of a hundred, like 35%; %1: a number")
METER = text("Coach", "Block meter: %1%", "said aloud; %1: a number")
METER_BASIS = plural(
    "Coach",
    "Worked out from %n deal(s) that fit what you can see, give or take %1%",
    "about the block meter; never zero; %1: a number",
    1,
)
METER_WAITS = text("Coach", "The block meter starts with the first tile.")
YOU_WIN_BLOCK = text("Coach", "You would probably win it.", "it: a block; you: one player")
YOUR_PAIR_WINS_BLOCK = text("Coach", "Your pair would probably win it.", "it: a block")
OTHER_WINS_BLOCK = text("Coach", "%1 would probably win it.", "it: a block; %1: a player")
OTHER_PAIR_WINS_BLOCK = text("Coach", "%1 would probably win it.", "it: a block; %1: two players, like Anna and João")
OPEN_WHO_WINS = text("Coach", "It is open who would win it.", "it: a block")
NOBODY_WINS_BLOCK = text("Coach", "Probably nobody would win it.", "it: a block that ends in a tie")
BLOCK_COSTS = plural("Coach", "It would cost you about %n point(s).", "it: a block; never zero", 1)
BLOCK_BRINGS = plural("Coach", "It would bring you about %n point(s).", "it: a block; never zero", 1)

# Numbers that run out, and what the others cannot hold.

RUNNING_OUT = text("Coach", "Running out", "heading: numbers of which few tiles are left")
LEFT_NONE_YOURS = with_zero(
    plural("Coach", "%n left, not yours", "beside a number: tiles not played yet, none of them in the own hand", 1),
    text("Coach", "none left", "beside a number: every tile with it is on the table"),
)
LEFT_SOME_YOURS = plural(
    "Coach", "%n left, %1 yours", "beside a number: tiles not played yet; never zero; %1: in the own hand", 1
)
LEFT_ALL_YOURS = plural(
    "Coach", "%n left, only yours", "beside a number: tiles not played yet, all of them in the own hand; never zero", 1
)
NUMBER_NONE_YOURS = with_zero(
    plural("Accessible", "%1: %n tile(s) left, none of them yours", "%1: a number that is open on the table", 1),
    text("Accessible", "%1: no tile left", "%1: a number that is open on the table"),
)
NUMBER_SOME_YOURS = plural(
    "Accessible", "%1: %n tile(s) left, %2 of them yours", "%1: a number; %2: a number of tiles; never zero", 1
)
CANNOT_HOLD = text("Coach", "Certainly not in their hands", "heading: numbers that the other players lack")
HAS_NO = text("Coach", "%1 has no %2", "certain from what was played; %1: a player; %2: numbers, like 2 or 4")

# The hint.

SHOW_HINT = text("Coach", "Give me a hint", "button")
HIDE_HINT = text("Coach", "Hide the hint", "button")
THINKING = text("Coach", "The coach is thinking…")
NO_ADVICE = text("Coach", "The coach has no answer this time.")
HINT_LATER = text("Coach", "A hint comes when it is your turn.")
HINT_NOT_IN_WALK = text(
    "Coach",
    "In the walk everybody answers for themselves.",
    "a hint was asked for; walk: the questions round the table",
)
PLAY_AT = text("Coach", "Play %1 at the %2.", "a hint; %1: a tile, like 4-6; %2: the number that is open there")
PLAY_ANYWHERE = text("Coach", "Play %1.", "a hint; %1: a tile, like 4-6")
LEAD_WITH = text("Coach", "Lead with %1.", "a hint: the first tile of the round; %1: a tile, like 4-6")
TAKE_A_TILE = text("Coach", "Take a tile.", "a hint: from the boneyard")
PASS = text("Coach", "Pass.", "a hint")
LAY_ASIDE = text("Coach", "Lay %1 aside.", "a hint: face down, for the rest of the round; %1: a tile, like 4-6")
LEAVE_LEAD = text("Coach", "Leave the lead to %1.", "a hint; %1: the partner")
ASK_NEW_DEAL = text("Coach", "Ask for a new deal.", "a hint: too many doubles")
COUNT_NOW = text("Coach", "Let the hands be counted now.", "a hint: no tile can fit any more")
HINT_BY_PLACE = text(
    "Accessible",
    "The coach points at tile %1 of %2.",
    "said aloud where the tile may not be named; its place in the row",
)

# Why.

ONLY_MOVE = text("Coach", "Nothing else can be done.", "why: a hint")
GOES_OUT = text("Coach", "It is your last tile.", "why: a hint")
SCORES = plural("Coach", "It scores %n point(s) at once.", "why: a hint; never zero", 1)
BLOCKS_AND_WINS = text("Coach", "It blocks the round, and the count is probably yours.", "why: a hint")
AVOIDS_BLOCK = text("Coach", "It makes a block less likely that you would lose.", "why: a hint")
MAKES_PASS = text(
    "Coach", "It leaves %2 open, and %1 certainly has no %2.", "why: a hint; %1: a player; %2: a number, named twice"
)
HELPS_PARTNER = text(
    "Coach", "It leaves %2 open, which %1 seems to like.", "why: a hint; %1: the partner; %2: a number"
)
KEEPS_NUMBER = text("Coach", "You keep the %1, of which you have most.", "why: a hint; %1: a number")
SHEDS_DOUBLE = text("Coach", "The double finds a place now, and perhaps not later.", "why: a hint")
SHEDS_PIPS = text("Coach", "It is heavy, and after a block every pip counts.", "why: a hint")
KEEPS_VARIETY = plural(
    "Coach", "Your other tiles then still show %n number(s).", "why: a hint: different numbers; never zero", 1
)
AHEAD = plural("Coach", "About %n point(s) better than the next best move", "below a hint; never zero", 1)

# The card, and the help.

OPEN_COACH = text("Coach", "Show the coach", "button: opens the card with the block meter and the hint")
CLOSE_COACH = text("Coach", "Fold the coach away", "button: closes the card with the block meter and the hint")
HELP_TIPS = (
    text("HelpHere", "Ask the coach for a hint: the tile and its place light up, and you read why.", "key H does it"),
    text("HelpHere", "The meter shows how near a block is. Numbers crossed out are certainly not in that hand."),
)
