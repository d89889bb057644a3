"""Setting up a table: rules, seats, set, length, and how a block is checked."""

from domino_desktop.i18n.messages import Message, plural, text

TITLE = text("Set up", "Set up a table")
RULES = text("Set up", "Rules", "heading")
PLAYERS = text("Set up", "Players", "heading")
SEAT = text("Set up", "Seat %1", "a place at the table; %1: a number")
PLAYED_BY = text("Set up", "Played by", "a person or a computer player")
PERSON = text("Set up", "A person")
COMPUTER_BEGINNER = text("Set up", "Computer, beginner", "a level of the computer player")
COMPUTER_CASUAL = text("Set up", "Computer, casual", "a level of the computer player")
COMPUTER_CLUB = text("Set up", "Computer, club", "a level of the computer player: as good as members of a club")
COMPUTER_EXPERT = text("Set up", "Computer, expert", "a level of the computer player")
BEGINNER_NOTE = text("Set up", "Plays doubles first and slips now and then.", "about a level of the computer player")
CASUAL_NOTE = text("Set up", "Likes to keep many numbers in hand.", "about a level of the computer player")
CLUB_NOTE = text("Set up", "Remembers who passed, and thinks ahead.", "about a level of the computer player")
EXPERT_NOTE = text("Set up", "Also reads what your tiles give away.", "about a level of the computer player")
ADD_PLAYER = text("Set up", "Add a player", "button")
DRAG_TO_REORDER = text("Set up", "Drag the cards into the order you sit in.")
TURNS_GO = text("Set up", "Turns go %1.", "%1: clockwise or counter-clockwise")
PAIR = text("Set up", "Pair %1", "partners; %1: a number")
TILES = text("Set up", "Tiles", "heading: which set is used")
DOUBLE_SIX = text("Set up", "Double-six", "a set of tiles")
DOUBLE_NINE = text("Set up", "Double-nine", "a set of tiles")
DOUBLE_TWELVE = text("Set up", "Double-twelve", "a set of tiles")
SET_NOTE = plural("Set up", "%n tile(s), %1 for each player", "about a set; %1: a number; never zero", 1)
LENGTH = text("Set up", "Length", "heading: how long the match is")
TO_POINTS = plural("Set up", "To %n point(s)", "length of a match; never zero", 1)
OF_ROUNDS = plural("Set up", "%n round(s)", "length of a match; round = one deal; never zero", 1)
BLOCK_CHECK = text("Set up", "When the game is blocked", "heading")
TOGETHER = text("Set up", "Together", "a way to check a block")
TOGETHER_NOTE = text("Set up", "Everybody answers in turn; the program checks each answer.")
QUICK = text("Set up", "Quick", "a way to check a block")
QUICK_NOTE = text("Set up", "The program checks all hands and shows the result.")
ON_OUR_HONOUR = text("Set up", "On our honour", "a way to check a block")
ON_OUR_HONOUR_NOTE = text("Set up", "Nobody checks the answers; all hands are shown after the round.")
BETWEEN_PEOPLE = text("Set up", "Between two people at one screen", "heading")
LID = text("Set up", "Close the lid of the rack", "a choice: what hides the tiles between turns")
LID_NOTE = text("Set up", "The table stays in view; only the tiles are hidden.")
CURTAIN = text("Set up", "Cover the whole window", "a choice: what hides the tiles between turns")
CURTAIN_NOTE = text("Set up", "For people who do not sit together.")
OPEN_HANDS = text("Set up", "Open hands", "a choice: nothing is hidden")
OPEN_HANDS_NOTE = text("Set up", "Everybody sees all tiles; good with small children.")
WRONG_ANSWER = text("Set up", "A wrong answer costs", "heading; points are taken off")
START = text("Set up", "Start the match", "the large button")

# Impossible set-ups.

NEEDS_LARGER_SET = text(
    "Set up", "%1 players need a larger set: %2 is the smallest that works.", "%1: a number; %2: like Double-nine"
)
USE_LARGER_SET = text("Set up", "Use %1", "button; %1: a set, like Double-nine")
NOT_FOR_SO_MANY = text("Set up", "These rules are for %1 players.", "%1: numbers, like 2, 3 or 4")
NAME_IS_EMPTY = text("Set up", "Every player needs a name.")
NAME_IS_TOO_LONG = plural("Set up", "A name has at most %n letter(s).", "never zero", 1)
NAME_HAS_STRANGE_CHARACTERS = text("Set up", "This name has characters that cannot be shown.")
NAME_IS_TAKEN = text("Set up", "Two players have the name %1.")
NEEDS_A_PERSON = text("Set up", "At least one person has to play.")

USE_SEATS = plural("Set up", "Play with %n player(s)", "button that adds or removes seats; never zero", 1)

# What a screen reader says for fields and buttons that have no words of their own.

NAME_OF_SEAT = text("Set up", "Name, seat %1", "%1: a number")
LANGUAGE_OF_SEAT = text("Set up", "Language, seat %1", "%1: a number")
TYPE_A_NAME = text("Set up", "Type a name", "inside the empty field for a name")
CHANGE_SHAPE_OF = text("Set up", "Change colour and shape of %1", "button; %1: a player")
REMOVE_NAMED = text("Set up", "Remove %1", "button; %1: a player")
MOVE_EARLIER = text("Set up", "Move %1 one seat earlier", "button; %1: a player")
MOVE_LATER = text("Set up", "Move %1 one seat later", "button; %1: a player")
POINTS_TO_REACH = text("Set up", "Points to reach", "a number")

# What a wrong answer costs, beside the points.

PENALTY_POINTS = text("Set up", "Points off", "a number: the penalty")
PENALTY_ROUNDS: dict[str, Message] = {
    "replay": text("Set up", "The round is dealt again", "after a wrong answer; round = one deal"),
    "stands": text("Set up", "The round counts", "after a wrong answer; round = one deal"),
    "lost": text("Set up", "Whoever was wrong cannot win the round", "after a wrong answer; round = one deal"),
}
PENALTY_MATCHES: dict[str, Message] = {
    "stands": text("Set up", "The match goes on", "after a wrong answer"),
    "lost": text("Set up", "Whoever was wrong loses the match", "after a wrong answer"),
}
