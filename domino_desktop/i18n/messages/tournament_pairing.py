"""The pairing of a tournament round: the proposal, why each table is as it is, and what stands against it."""

from domino_desktop.i18n.messages import plural, text, with_zero

# Before a pairing.

PAIR_ROUND = text("Tournament pairing", "Pair round %1", "large button; %1: number of a tournament round")
PAIRING_GOES_ON = text("Tournament pairing", "Working out the pairing…", "while the program computes")
READY = text("Tournament pairing", "Everything is ready for round %1.", "%1: number of a tournament round")
READY_PERSONS = with_zero(
    plural("Tournament pairing", "%n player(s) will be paired.", "before a tournament round", 1),
    text("Tournament pairing", "Nobody is entered yet.", "before a tournament round"),
)
READY_PAIRS = with_zero(
    plural("Tournament pairing", "%n pair(s) will be paired.", "pair = two partners", 1),
    text("Tournament pairing", "No pair is entered yet.", "pair = two partners"),
)
WHO_PLAYS_FIRST = text("Tournament pairing", "First of all: who plays?", "too few people are entered for a first round")
TO_ENTRANTS = text("Tournament pairing", "Enter who plays", "button: to the list of entrants")
BY_HAND_START = text(
    "Tournament pairing", "Put the tables together by hand", "button: where the program proposes no pairing itself"
)

# Where there is no pairing yet.

SIT_OUT_AGAIN = text("Tournament pairing", "Yes, pair it so", "button: somebody sits out once more")
NOT_AGAIN = text("Tournament pairing", "Not yet", "button: nothing is paired now")
PAIRING_FAILED = text("Tournament pairing", "No pairing was found. Try again, or put the tables together by hand.")

# The proposal.

PROPOSAL = text("Tournament pairing", "Round %1: a proposal", "title; %1: number of a tournament round")
CHANGE_TABLES = text(
    "Tournament pairing", "Round %1: change open tables", "title; tables of a tournament round in play are made up anew"
)
PROPOSAL_NOTE = text("Tournament pairing", "Nobody has seen it yet. Change what you like, then publish it.")
PUBLISH = text("Tournament pairing", "Publish", "button: the pairing becomes the tournament round")
CHANGE = text("Tournament pairing", "Change open tables", "button: who plays where in a tournament round in play")
CHANGE_NOTE = text("Tournament pairing", "Tables without any points can be made up anew. The others stay as they are.")
HAS_POINTS = text("Tournament pairing", "Table %1 has points already and stays as it is.", "%1: number of a table")
PUBLISH_CHANGE = text("Tournament pairing", "Publish the change", "button: other tables in a tournament round in play")
PAIR_AGAIN = text("Tournament pairing", "Pair again", "button: a new proposal; locked tables stay")
DISCARD = text("Tournament pairing", "Throw away", "button: the proposal is forgotten")
WHY = text("Tournament pairing", "Why this pairing?", "button: the reasons for one table")
LOCK = text("Tournament pairing", "Lock this table", "button: a new proposal does not change it")
UNLOCK = text("Tournament pairing", "Unlock this table", "button: a new proposal may change this table again")
SWAP = text("Tournament pairing", "Change places with somebody", "button: then another place is chosen")
SWAP_CANCEL = text("Tournament pairing", "Let go", "button: nobody is chosen to change places any more")
MAKE_TABLE = text("Tournament pairing", "Make a table of these", "button: of players who had none")
BREAK_UP = text("Tournament pairing", "Break this table up", "button: those who sat at it have no table then")
LET_SIT_OUT = text("Tournament pairing", "Let them sit out", "button: those who have no place")
EARLIER_ROUNDS = text("Tournament pairing", "Look at earlier rounds", "button: tournament rounds")
CTRL_ENTER = text("Tournament pairing", "Ctrl+Enter", "two keys")
SPACE_KEY = text("Tournament pairing", "Space", "the space bar, on a small picture of a key; short")
LETTER_WHY = text("Tournament pairing", "W", "one letter: key of Why this pairing")
LETTER_LOCK = text("Tournament pairing", "L", "one letter: key of Lock this table; another one than the others here")
LETTER_NUMBER = text("Tournament pairing", "N", "one letter: key of Another table number; another one than the others")
LETTER_MAKE = text("Tournament pairing", "T", "one letter: key of Make a table of these; another one than the others")
LETTER_BREAK = text("Tournament pairing", "B", "one letter: key of Break this table up; another one than the others")
NOT_PLACED_YET = text("Tournament pairing", "%1 (no place yet)", "%1: a player or pair who came after the pairing")
NEW_NUMBER = text("Tournament pairing", "Another table number", "button")
NUMBER_TITLE = text("Tournament pairing", "Another number for table %1", "title of a small window")
NUMBER_LABEL = text(
    "Tournament pairing", "Table number (a table that has it gets the old one)", "label of a field for a number"
)
NUMBER_TAKE = text("Tournament pairing", "Use this number", "button")
LOCKED_SIGN = text("Tournament pairing", "locked", "on a table that a new proposal does not change; short")
SITS_OUT = text("Tournament pairing", "Sitting out", "heading above who does not play in this tournament round")
OUT = text(
    "Tournament pairing",
    "Out of the knockout",
    "heading above those who have lost: they do not play any more, unless one is put in for somebody who left",
)
MARKED = text(
    "Tournament pairing", "%1 is chosen. Choose who changes places with them.", "%1: a player or a pair to be moved"
)
SWAPPED = text("Tournament pairing", "%1 and %2 have changed places.", "two players or pairs")
LOCKED_TOLD = text("Tournament pairing", "Table %1 stays as it is.", "after a table was locked; %1: its number")
UNLOCKED_TOLD = text("Tournament pairing", "Table %1 may change again.", "after a table was unlocked; %1: its number")
PROPOSED_TOLD = plural("Tournament pairing", "Proposed: %n table(s).", "said when a pairing is there; never zero", 1)
PUBLISHED_TOLD = text("Tournament pairing", "Round %1 is published.", "%1: number of a tournament round")
LIST_NAME = text("Tournament pairing", "Proposed tables", "said by a screen reader: a list")
SLOT = text(
    "Tournament pairing", "Table %1, seat %2: %3", "said by a screen reader; %2: number of a seat; %3: a player or pair"
)
SLOT_OUT = text("Tournament pairing", "%1 sits out", "said by a screen reader; %1: a player or pair")
SLOT_GONE = text(
    "Tournament pairing", "%1, out of the knockout", "said by a screen reader; %1: a player or pair who has lost"
)
SLOT_CHOSEN = text("Tournament pairing", "%1, chosen to change places", "said by a screen reader; %1: a player's place")
SLOT_LOCKED = text("Tournament pairing", "%1, locked", "said by a screen reader; %1: a place at a table that stays")
SLOT_WARNED = text("Tournament pairing", "%1. Mind: %2", "said by a screen reader; %1: a place; %2: a warning")

WARNED_HEADING = plural("Tournament pairing", "%n thing(s) to know before you publish", "heading; never zero", 1)
MORE_WARNINGS = plural("Tournament pairing", "and %n more, on their tables", "below a list of warnings; never zero", 1)
PUBLISH_ASKED = text("Tournament pairing", "Publish it all the same?", "a question: something speaks against a pairing")
PUBLISH_YES = text("Tournament pairing", "Yes, publish it", "button")
PUBLISH_NO = text("Tournament pairing", "Look at it again", "button")
CHANGE_REASON = text("Tournament pairing", "Why are the tables changed? (stands in the log)", "label of a field")
CHANGE_TITLE = text("Tournament pairing", "Other tables in round %1", "title; %1: number of a tournament round")

# Why: one sentence for each reason.

WHY_TABLE = text("Tournament pairing", "Why table %1?", "heading above reasons; %1: number of a table")
WHY_SITTING_OUT = text("Tournament pairing", "Why do they sit out?", "heading above reasons")
NO_REASONS = text("Tournament pairing", "There is nothing special about it.", "no reason is known for a pairing")

BY_LOT = text("Tournament pairing", "In the first round the lot decides; it was drawn with the number %1.")
BY_RATING = text("Tournament pairing", "In the first round the ratings decide who meets whom.")
APART_FOR_NEEDS = text(
    "Tournament pairing",
    "By wins alone %1 (%2 wins) and %3 (%4 wins) would not meet: what people need at the table comes first.",
    "%1, %3: players or pairs; %2, %4: numbers that may end with a half",
)
SAME_WINS = text(
    "Tournament pairing", "Both sides have the same number of wins: %1.", "%1: a number that may end with a half"
)
NEAREST_WINS = text(
    "Tournament pairing",
    "%1 (%2 wins) and %3 (%4 wins) were the nearest that had not met yet.",
    "%1, %3: players or pairs; %2, %4: numbers that may end with a half",
)
NEVER_MET = text("Tournament pairing", "They have not met in this tournament.")
REPEAT_FORCED = plural(
    "Tournament pairing",
    "%1 and %2 have met %n time(s) before; no pairing without a repeat was left.",
    "%1, %2: players or pairs; never zero",
    1,
)
PARTNERS_NEVER = text("Tournament pairing", "Nobody here has had this partner before.")
PARTNERS_REPEAT = plural(
    "Tournament pairing",
    "%1 and %2 have been partners %n time(s) before; it could not be avoided.",
    "%1, %2: players; never zero",
    1,
)
OPPONENTS_REPEAT = plural(
    "Tournament pairing",
    "%1 and %2 have been opponents %n time(s) before; it could not be avoided.",
    "%1, %2: players; never zero",
    1,
)
BYE_LOWEST = text(
    "Tournament pairing",
    "%1 sits out: in place %2, the lowest of all who have sat out least.",
    "%1: a player or pair; %2: place in the standings",
)
BYE_AGAIN = plural(
    "Tournament pairing",
    "%1 sits out again, after %n time(s): everybody has sat out as often.",
    "%1: a player or pair; never zero",
    1,
)
BYE_SPARES_REPEAT = text(
    "Tournament pairing",
    "%1 (place %2) sits out: with anybody lower, two would have had to meet again.",
    "%1: a player or pair; %2: place in the standings",
)
BYE_KEEPS_NEEDS = text(
    "Tournament pairing",
    "%1 (place %2) sits out: with anybody lower out, seats that are needed could not be given.",
    "%1: a player or pair; %2: place in the standings",
)
MET_BEFORE = plural(
    "Tournament pairing", "%1 and %2 have met %n time(s) before.", "%1, %2: players or pairs; never zero", 1
)
PARTNERS_BEFORE = plural(
    "Tournament pairing", "%1 and %2 have been partners %n time(s) before.", "%1, %2: players; never zero", 1
)
TABLE_NEEDED = text("Tournament pairing", "%1 always plays at table %2.", "%1: a player; a need that is kept")
SEAT_NEEDED = text("Tournament pairing", "%1 always has seat %2.", "%1: a player; %2: 1 to 4; a need that is kept")
HELPER_NEAR = text("Tournament pairing", "%2 stays near %1.", "%1: a player; %2: the player who helps")
TABLE_VARIES = with_zero(
    plural(
        "Tournament pairing",
        "Those who meet here have sat at table %1 %n time(s) before, counted together.",
        "%1: number of a table",
        1,
    ),
    text("Tournament pairing", "Nobody here has sat at table %1 before.", "%1: number of a table"),
)
SCHEDULE = text("Tournament pairing", "The plan of a round robin says so for round %1.", "%1: a tournament round")
ROTATION = text("Tournament pairing", "The perfect rotation says so for round %1.", "%1: a tournament round")
BRACKET = text(
    "Tournament pairing",
    "The knockout says so: place %1 of the bracket meets place %2.",
    "%1, %2: numbers of places in a knockout bracket",
)
HAS_BYE = text("Tournament pairing", "A bye for %1: the bracket has nobody opposite.", "knockout; %1: a player or pair")
OPPONENT_LEFT = text("Tournament pairing", "No opponent for %1: %2 withdrew.", "knockout; %1, %2: players or pairs")
WAITS = text(
    "Tournament pairing",
    "%1 won already, and waits for a table that is played again.",
    "knockout; %1: a player or pair",
)
THIRD_PLACE = text("Tournament pairing", "They play for third place.")
LOCKED = text("Tournament pairing", "You have locked this table.")
BY_HAND = text("Tournament pairing", "You have put this table together yourself.")

OUT_BY_HAND = text("Tournament pairing", "You have decided yourself who sits out.")

TWICE_IN_ROUND = text("Tournament pairing", "%1 has two places in this round.", "%1: a player or pair")
NOT_PLACED = text("Tournament pairing", "%1 has no table and does not sit out either.", "%1: a player or pair")
NEED_NOT_KEPT = text(
    "Tournament pairing", "What %1 needs is not kept at table %2.", "%1: a player; %2: number of a table"
)
WITHDRAWN_PLACED = text("Tournament pairing", "%1 has left the tournament but has a place.", "%1: a player or pair")
CANNOT_WIN = text(
    "Tournament pairing",
    "%1: not beaten, but cannot win the knockout any more if this is published.",
    "a warning; %1: a player or pair for whom somebody else was put in",
)
PLAYS_AGAIN = text(
    "Tournament pairing",
    "%1: out of the knockout, but at a table again.",
    "a warning; %1: a player or pair who was put in for somebody else",
)
BYE_UNFAIR = plural(
    "Tournament pairing",
    "%1 has sat out %n time(s) already, others less often.",
    "%1: a player or pair; never zero",
    1,
)
