"""Practice for referees: disputes to rule on, and what is said about a ruling."""

from domino_desktop.i18n.messages import Message, plural, text, with_zero

TITLE = text("Practice", "Practice for referees", "title of the page with all disputes")
INTRO = text("Practice", "Somebody calls you to a table. Hear them out, lay the hands open, and rule.")
SOLVED_OF = text("Practice", "%1 of %2 solved", "%1, %2: numbers, like 7 of 36 solved")
ALL_SOLVED = text("Practice", "All %1 solved. Any table would be glad to have you.", "%1: a number; praise")
START = text("Practice", "Start", "button: the first dispute")
GO_ON = text("Practice", "Go on", "button: the next dispute that is not solved yet")
ONCE_MORE = text("Practice", "Once more from the beginning", "button: when all disputes are solved")
DISPUTE = text("Practice", "Dispute %1: %2", "title; %1: a number; %2: its kind, like The boneyard")
IS_SOLVED = text("Accessible", "Dispute %1, solved", "%1: a number")
IS_NEXT = text("Accessible", "Dispute %1, next", "%1: a number; the first one that is not solved yet")
IS_OPEN = text("Accessible", "Dispute %1", "%1: a number; a dispute that is not solved yet")

KINDS: dict[str, Message] = {
    "walk": text("Practice", "Round the table", "a kind of dispute: is it a block?"),
    "boneyard": text("Practice", "The boneyard", "a kind of dispute: may tiles still be taken?"),
    "declarations": text("Practice", "True or false", "a kind of dispute: false declarations and accusations"),
    "ties": text("Practice", "Level hands", "a kind of dispute: ties"),
    "pairs": text("Practice", "In pairs", "a kind of dispute: partners"),
    "layouts": text("Practice", "Spinners, crosses, trains", "a kind of dispute"),
    "large_sets": text("Practice", "Larger sets", "a kind of dispute: double-nine and double-twelve"),
    "customs": text("Practice", "House rules", "a kind of dispute"),
}
KIND_NOTES: dict[str, Message] = {
    "walk": text("Practice", "Ask everybody in turn. One tile that fits is enough.", "about a kind of dispute"),
    "boneyard": text("Practice", "While a tile may be taken, nothing is blocked.", "about a kind of dispute"),
    "declarations": text("Practice", "Who held a tile that fits, and when?", "about a kind of dispute"),
    "ties": text("Practice", "The counts are level. What do the rules say?", "about a kind of dispute"),
    "pairs": text("Practice", "The lowest hand, or the lowest pair?", "about a kind of dispute"),
    "layouts": text("Practice", "More than two ends, and not all are open to everybody.", "about a kind of dispute"),
    "large_sets": text("Practice", "More tiles of each number: count them well.", "about a kind of dispute"),
    "customs": text("Practice", "Every club has its own way. Read the rules first.", "about a kind of dispute"),
}

# At the table.

RULES = text("Practice", "The rules here: %1", "heading; %1: a game, like Classic draw game")
IN_TURN = text("Practice", "Turns go %1.", "%1: clockwise or counter-clockwise")
LED = text("Practice", "%1 led the round.", "%1: a player")
CLOSED = text("Practice", "%1 played the last tile.", "%1: a player")
FALSE_COSTS = with_zero(
    plural("Practice", "A false declaration costs %n point(s).", "the penalty by the rules of this table", 1),
    text("Practice", "A false declaration costs no points.", "the penalty by the rules of this table"),
)
FALSE_ROUNDS: dict[str, Message] = {
    "stands": text("Practice", "The result of the round stands all the same.", "after a false declaration"),
    "replay": text("Practice", "The round is then dealt again.", "after a false declaration"),
    "lost": text("Practice", "That side cannot win the round any more.", "after a false declaration"),
}
WHAT_WAS_SAID = text("Practice", "What was said", "heading: the declarations of the players")
EARLIER = text("Practice", "Earlier in this round %1 passed at %2.", "%1: a player; %2: open ends, like 4 and 6")
SINCE_THEN = text("Practice", "Since then these tiles were laid: %1.", "%1: tiles, like 4-6 and 2-4")
SAYS_BLOCKED = text("Practice", "%1 says: I cannot play, it is blocked!", "%1: a player")
SAYS_CANNOT = text("Practice", "%1: I cannot.", "%1: a player; an answer in the walk")
SAYS_CAN = text("Practice", "%1: I can.", "%1: a player; an answer in the walk")
NOT_ASKED_YET = text("Practice", "Nobody else has been asked yet.")
ACCUSES = text("Practice", "%1 says that %2 hid a tile that fits.", "%1, %2: players")
LAY_OPEN = text("Practice", "Lay the hands open", "button: turn every hand face up")
UNDER_CANNOT = text("Practice", "cannot", "under a player's name: what was declared")
UNDER_CAN = text("Practice", "can", "under a player's name: what was declared")

# The ruling.

IS_IT_BLOCKED = text("Practice", "Is the game blocked?", "question to a referee")
STANDINGS: dict[str, Message] = {
    "blocked": text("Practice", "Yes, it is", "answer to: is the game blocked?"),
    "seat_can_play": text("Practice", "No: somebody can play", "answer to: is the game blocked?"),
    "boneyard_can_supply": text("Practice", "No: tiles may be taken", "answer to: is the game blocked?; the boneyard"),
    "seat_went_out": text("Practice", "No: somebody went out", "answer to: is the game blocked?"),
}
WHO_DECLARED_FALSELY = text("Practice", "Who made a false declaration?", "question to a referee; several may be named")
NOBODY = text("Practice", "Nobody", "answer to: who made a false declaration?")
WHAT_OF_THE_ROUND = text("Practice", "What becomes of the round?", "question to a referee")
WINS = text("Practice", "%1 wins", "answer to: what becomes of the round?; %1: a player")
PAIR_WINS = text("Practice", "%1 win", "answer to: what becomes of the round?; %1: both players of a pair")
OUTCOMES: dict[str, Message] = {
    "shared": text("Practice", "They share it", "answer to: what becomes of the round?; those who are level"),
    "nobody": text("Practice", "Nobody scores", "answer to: what becomes of the round?"),
    "replayed": text("Practice", "It is dealt again", "answer to: what becomes of the round?"),
    "goes_on": text("Practice", "It goes on", "answer to: what becomes of the round?"),
}
HOW_MANY_POINTS = text("Practice", "How many points?", "question to a referee; penalties are not counted")
HOW_MANY_EACH = text("Practice", "How many points for each?", "question to a referee; those who share")
POINTS_NOTE = text("Practice", "For the round alone, without penalties.", "below: how many points?")
GIVE_RULING = text("Practice", "That is my ruling", "button")

# What is said about it.

ALL_RIGHT = text("Practice", "A ruling to sign!", "every part of the ruling was right; warm")
PARTLY_RIGHT = text("Practice", "Nearly. Look at what is marked.", "some parts of the ruling were wrong; kind")
NOT_RIGHT = text("Practice", "Not quite. Look at it once more.", "no part of the ruling was right; kind")
IS_RIGHT = text("Accessible", "Right: %1", "%1: a sentence about a part of a ruling")
IS_WRONG = text("Accessible", "Not right: %1", "%1: a sentence about a part of a ruling")
YOU_SAID = text("Practice", "You said: %1", "%1: the answer that was given, like No: somebody can play")
SAID_WITH_POINTS = text("Practice", "%1, %2", "%1: like Anna wins; %2: like 12 points; an answer that was given")
IT_IS_BLOCKED = text("Practice", "The game is blocked: nobody can play, and nothing may be taken.")
IT_IS_STOPPED = text("Practice", "The game is over: no tile that could fit is left, and by these rules that ends it.")
TAKES_FIRST = plural("Practice", "It is not blocked: the boneyard still has %n tile(s) to take.", "never zero", 1)
CAN_PLAY = text("Practice", "It is not blocked: %1 can play %2.", "%1: a player; %2: a tile, like 4-6, or several")
WENT_OUT = text("Practice", "%1 went out. A round that ended so is never counted as blocked.", "%1: a player")
ALL_TRUE = text("Practice", "Every declaration was true.")
ACCUSED_WRONGLY = text("Practice", "%1 was accused wrongly.", "%1: a player")
ROUND_GOES_ON = text("Practice", "The round goes on.", "there is nothing to count")
GOES_ON_WITH = text("Practice", "The round goes on: %1 must play.", "%1: a player")
PENALTY_LATER = text("Practice", "The penalty is written when the round is counted.")
THE_COUNT = text("Practice", "The count", "heading: the sum of what is left in every hand")
THE_PROOF = text("Practice", "The proof", "heading: a picture of the table with a tile that would have fitted")
NEXT = text("Practice", "Next dispute", "button")
TRY_AGAIN = text("Practice", "Try again", "button: the same dispute once more")
OVERVIEW = text("Practice", "All disputes", "button: the list")

HELP = text("HelpHere", "Here referees train: real positions, and people who disagree.", "page")
HELP_TIPS = (
    text("HelpHere", "First hear what was said. Then lay the hands open and look for yourself."),
    text("HelpHere", "A block needs both: nobody can play, and nothing may be taken from the boneyard."),
    text("HelpHere", "Every dispute has the rules of its own table. They decide who wins and what it is worth."),
    text("HelpHere", "A dispute is solved when all parts of your ruling are right. Try as often as you like."),
)
