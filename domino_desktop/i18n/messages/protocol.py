"""The protocol of a round at a table with real tiles: a page that is printed, signed and kept."""

from domino_desktop.i18n.messages import plural, text, with_zero

# The head of the page.

TITLE = text("Desk protocol", "Protocol of the round", "title of a printed page that everybody signs; round = one deal")
TABLE = text("Desk protocol", "Table", "label before the name of a table")
DATE = text("Desk protocol", "Date and time", "label")
DATE_AND_TIME = text("Desk protocol", "%1, %2", "%1: a date, like 30/11/2026; %2: the time of day, like 21:14")
ROUND = text("Desk protocol", "Round", "label before a number; round = one deal")
REFEREE = text("Desk protocol", "Referee", "label before a name, and below a line for a signature")
PLAYER = text("Desk protocol", "Player", "below a line for a signature")

# Headings.

PASSPORT = text("Desk protocol", "Players and rules", "heading")
POSITION = text("Desk protocol", "The position", "heading: what lay on the table at the end")
CONDITIONS = text("Desk protocol", "The two conditions of a blocked game", "heading")
DECLARATIONS = text("Desk protocol", "Declarations", "heading: who said when that no tile fits")
HANDS = text("Desk protocol", "The hands", "heading: the tiles that were laid open, with their pips")
ARITHMETIC = text("Desk protocol", "How the score comes about", "heading")
RULINGS = text("Desk protocol", "Fouls and rulings", "heading")
ACCUSATIONS = text("Desk protocol", "Accusations", "heading")
RESULT = text("Desk protocol", "Result", "heading")
CORRECTIONS = text("Desk protocol", "Corrections", "heading: scores that were set right later")
CHECK_SUM = text("Desk protocol", "Check sum", "heading: 64 letters and digits computed from everything recorded")
SIGNATURES = text("Desk protocol", "Signatures", "heading")

# Players and rules.

RULES = text("Desk protocol", "Rules", "label before the name of a rule set")
RULES_AND_SET = text(
    "Desk protocol",
    "%1, %2. Fingerprint: %3",
    "%1: the name of a rule set; %2: a set of tiles, like Double-six; %3: letters and digits that equal rules share",
)
SEATED = text("Desk protocol", "%1. %2", "%1: the number of a seat; %2: the name of who sits there")
PAIRS = text("Desk protocol", "Pairs", "label before names")
TURNS = text("Desk protocol", "Turns", "label: which way the turns go round the table")
POINTS = text("Desk protocol", "Points", "label before a rule: what a round is worth")
BLOCK = text("Desk protocol", "Blocked game", "label before rules: who wins it, and what happens in a tie")
FALSE_DECLARATION = text("Desk protocol", "False declaration", "label before the penalty: somebody says no falsely")

# The position.

LINE = text("Desk protocol", "Tiles laid", "label before the tiles on the table")
ARM = text("Desk protocol", "Arm %1", "label before tiles: one of several arms or trains; %1: a number")
TRAIN_OF = text("Desk protocol", "Train: %1", "label before tiles; %1: the name of the player whose train it is")
TRAIN_OF_ALL = text("Desk protocol", "Everybody's train", "label before tiles: the train that is open to all")
BONEYARD = text("Desk protocol", "Boneyard", "label before a number of tiles")
TILES = with_zero(
    plural("Desk protocol", "%n tile(s)", "how many tiles are somewhere", 1),
    text("Desk protocol", "empty", "there are no tiles in the boneyard"),
)
PROPOSED_BY = text("Desk protocol", "Proposed by", "label before the name of the player who said the game is blocked")
ASLEEP = text("Desk protocol", "In nobody's hand", "label before tiles that lay anywhere else, perhaps on the table")

# The two conditions.

NOBODY_CAN_MET = text("Desk protocol", "No player can extend an open end. Met: declared by %1.", "%1: names")
NOBODY_CAN_UNTRUE = text(
    "Desk protocol",
    "No player can extend an open end. Declared by everybody, but it was not true: %1 held a tile that fits.",
    "%1: a name, or several",
)
NOBODY_CAN_FAILED = text("Desk protocol", "No player can extend an open end. Not met: %1 can play.", "%1: a name")
NOBODY_CAN_OPEN = text(
    "Desk protocol", "No player can extend an open end. Not answered by everybody.", "the questions were not finished"
)
BONEYARD_EMPTY = text("Desk protocol", "The boneyard can supply nothing more. Met: it is empty.")
BONEYARD_CLOSED = text(
    "Desk protocol", "The boneyard can supply nothing more. Met: with these rules nobody takes tiles."
)
BONEYARD_RESERVE = plural(
    "Desk protocol",
    "The boneyard can supply nothing more. Met: the last %n tile(s) must stay.",
    "the reserve: 1 or 2 tiles, never zero",
    1,
)
BONEYARD_SUPPLIES = plural(
    "Desk protocol",
    "The boneyard can supply nothing more. Not met: %n tile(s) can still be taken.",
    "never zero",
    1,
)

# Declarations.

CANNOT = text("Desk protocol", "%1 cannot play. Open ends: %2.", "%1: a player; %2: numbers, like 2 and 4")
CANNOT_DOUBLE = text(
    "Desk protocol", "%1 cannot lay a double. Open ends: %2.", "%1: a player; %2: numbers; only doubles could be laid"
)
DEAD = text("Desk protocol", "The round ends: no tile is left that could ever fit.")

# Hands.

NOT_LAID_OPEN = with_zero(
    plural("Desk protocol", "%n tile(s), not laid open", "instead of the tiles of a hand", 1),
    text("Desk protocol", "no tiles left", "instead of the tiles of a hand"),
)
ALL_THERE = plural(
    "Desk protocol",
    "All %1 tiles of the set are accounted for: %n pips in all.",
    "%1: a number, like 28; like 168 pips; never zero",
    1,
)

# Fouls and rulings.

NO_FOULS = text("Desk protocol", "No foul was found, and none was ruled on.")
NOT_RULED = text("Desk protocol", "There is no ruling on this.", "below a proven foul")
FROM_POSITION = text(
    "Desk protocol",
    "The hands were compared with every declaration since the position was entered.",
    "how far back the check for false declarations reaches",
)
FROM_START = text(
    "Desk protocol",
    "The hands were compared with every declaration of the round.",
    "how far back the check for false declarations reaches; round = one deal",
)

# The result, corrections, check sum.

NOTE = text("Desk protocol", "The referee's note: %1", "%1: a remark in the referee's own words")
REASON = text("Desk protocol", "Reason: %1", "%1: why a score was corrected, in the referee's own words")
CHECK_SUM_NOTE = text(
    "Desk protocol",
    "Whoever loads the file of this round gets the same digits, as long as nothing in it was changed.",
    "what the check sum is good for",
)
PAGE = text("Desk protocol", "Page %1 of %2", "at the foot of a printed page")

# The page on the screen.

PAGE_TITLE = text("Desk protocol page", "Protocol", "title of a page")
FIRST_LANGUAGE = text("Desk protocol page", "Language", "above a row of languages")
SECOND_LANGUAGE = text("Desk protocol page", "Second language, side by side", "above a row of languages")
ONE_LANGUAGE = text("Desk protocol page", "One language only", "choice instead of a second language")
PAPER = text("Desk protocol page", "Paper", "above a choice of A4 and Letter")
LETTER = text("Desk protocol page", "Letter", "a size of paper in America")
SAVE_PICTURE = text("Desk protocol page", "Save as picture", "button")
SAVE_TEXT = text("Desk protocol page", "Save as plain text", "button: for Braille displays and e-mail")
SAVE_FILE = text("Desk protocol page", "Save the record", "button: writes a file that can be loaded and judged again")
PICTURE_FILES = text("Desk protocol page", "Pictures", "a kind of file")
TEXT_FILES = text("Desk protocol page", "Plain text", "a kind of file")
PREVIEW = text("Desk protocol page", "%1 as it will be printed", "a screen reader; %1: what the paper is, like Table 3")
CLOSER = text("Desk protocol page", "Show the page larger", "what a screen reader says for a button: plus")
FARTHER = text("Desk protocol page", "Show the page smaller", "what a screen reader says for a button: minus")
