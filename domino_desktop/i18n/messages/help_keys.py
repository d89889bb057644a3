"""What the help of a page tells about its keys: their names, and what each does there."""

from domino_desktop.i18n.messages import text

HERE = text("Help keys", "Keys that work here", "heading above keys and what they do on this page")
EVERYWHERE = text("Help keys", "Keys that work everywhere", "heading above keys and what they do on every page")

# Names of keys.

ALT = text("Help keys", "Alt+%1", "two keys; %1: another key")
SHIFT = text("Help keys", "Shift+%1", "two keys; %1: another key")
ENTER = text("Help keys", "Enter", "a key")
BACKSPACE = text("Help keys", "Backspace", "a key")
DELETE = text("Help keys", "Delete", "a key")
HOME = text("Help keys", "Home", "a key")
END = text("Help keys", "End", "a key")
PAGE_UP = text("Help keys", "Page Up", "a key")
PAGE_DOWN = text("Help keys", "Page Down", "a key")
CTRL_DIGITS = text("Help keys", "Ctrl and 1 to 5", "keys, held together")
LETTERS = text("Help keys", "Letters", "keys")

# On every page.

TO_NEXT = text("Help keys", "to the next button or field", "what a key does")
PRESSES = text("Help keys", "press the button, or choose", "what a key does")
BACK = text("Help keys", "back", "what a key does: to the page before")
QUIT = text("Help keys", "quit the program", "what a key does")
SCROLLS = text("Help keys", "scroll; among choices: to the next one", "what keys do")
TO_TOP = text("Help keys", "to the top or the bottom", "what keys do")

# In fields, lists and papers.

SEARCHES = text("Help keys", "search", "what a key does: it leads to the search field")
EMPTIES_SEARCH = text("Help keys", "empty the search", "what a key does")
INTO_LIST = text("Help keys", "from the search into the list", "what a key does")
IN_LIST = text("Help keys", "in the list: to the next row or column", "what keys do")
LIST_ENDS = text("Help keys", "in the list: to the first or the last row", "what keys do")
LIST_LETTERS = text("Help keys", "in the list: to the next name that begins so", "what letters do")
NEXT_FIELD = text("Help keys", "to the next field; from the last one, on", "what a key does: Enter, in a form")
OFFERS = text("Help keys", "in a field for a name: show who is known", "what a key does")
PASTES = text("Help keys", "paste the picture that you have copied", "what keys do")
NEARER = text("Help keys", "bring the sheet nearer or further away", "what keys do")
MOVES_SHEET = text("Help keys", "move the sheet", "what keys do")

# Tournaments.

PARTS = text("Help keys", "entrants, round, standings, log, publish", "what five keys do: they open these parts")
BEGINS_TOURNAMENT = text("Help keys", "create the tournament at once", "what a key does")
CHANGES_MEMBER = text("Help keys", "in the list: change this member", "what a key does")
ENTERS = text(
    "Help keys", "to the next field; then enter these people", "what a key does: Enter, on the list of entrants"
)
WITHDRAWS = text("Help keys", "in the list: withdraw this entrant", "what a key does")
EARLIER_LATER = text("Help keys", "look at the round before or after", "what keys do: a tournament round")
PUBLISHES = text("Help keys", "publish the pairing", "what keys do")
AMONG_NAMES = text("Help keys", "from name to name", "what keys do")
LETS_GO = text("Help keys", "choose nobody any more", "what a key does, where two people change places")
ANY_TABLE = text("Help keys", "begin the number of a table", "what digits do, wherever the keyboard is")
NEXT_POINTS = text("Help keys", "to the next field; after the last one the result counts", "what a key does: Enter")
FIELD_TO_FIELD = text("Help keys", "to the field before or behind", "what keys do")
FIELD_BACK = text("Help keys", "in an empty field: to the one before", "what a key does")
FORCES = text("Help keys", "let an unusual result count", "what keys do")
UNDOES_RESULT = text("Help keys", "take the last result back", "what keys do")
AMONG_TABLES = text("Help keys", "among the cards: from table to table", "what keys do")
OPENS_TABLE = text("Help keys", "at a card: enter its result, or correct it", "what a key does")
CORRECTS_TABLE = text("Help keys", "at a card: correct its result", "what a key does")
OPENS_ENTRANT = text("Help keys", "open what this entrant has played", "what a key does")
AMONG_LEVELS = text("Help keys", "from entrant to entrant, from level to level", "what keys do, in a knockout")
BACK_TO_STANDINGS = text("Help keys", "back to the standings", "what a key does")
OPENS_PROTOCOL = text("Help keys", "at a result with a protocol: open it", "what a key does")
TICKS = text("Help keys", "tick this tournament, or untick it", "what a key does")
TURNS_PAGES = text("Help keys", "one page on, or one back", "what keys do")
HOLDS_PAGE = text("Help keys", "hold this page, or let it go on", "what a key does")
FILLS_SCREEN = text("Help keys", "fill the screen, or be a window again", "what a key does; so does a double click")
CLOSES_WINDOW = text("Help keys", "close this window", "what a key does")

# The referee desk.

OPENS_AT_ONCE = text("Help keys", "open the table at once", "what keys do")
NEXT_TABLE = text("Help keys", "to the next open table", "what a key does")
UNDOES_STEP = text("Help keys", "take the last step back", "what keys do")
WRITES_ENDS = text("Help keys", "write the open numbers and how many tiles are held", "what digits do")
WRITES_TILE = text("Help keys", "a tile by its two numbers, like 64", "what digits do")
CAN = text("Help keys", "can play", "what a key does: the answer of a player")
CANNOT = text("Help keys", "cannot play", "what a key does: the answer of a player")
OTHER_HAND = text("Help keys", "to another player's hand", "what keys do")
CHOOSES_PENALTY = text("Help keys", "choose the penalty with this number", "what digits do")
GOES_ON = text("Help keys", "go on", "what a key does")
AMONG_DISPUTES = text("Help keys", "from dispute to dispute", "what keys do")

# Pages for playing.

OPENS_LID = text("Help keys", "open the lid", "what a key does")
CLOSES_SHEET = text("Help keys", "close this sheet", "what a key does")
TILE_BY_TILE = text("Help keys", "tile by tile", "what keys do: through a finished round")
FIVE_TILES = text("Help keys", "five tiles further or back", "what keys do")
TO_DEAL_OR_END = text("Help keys", "to the deal, or to the last tile", "what keys do")
AMONG_STEPS = text("Help keys", "from step to step", "what keys do: up and down a stair of puzzles")
MOVES_FRAME = text("Help keys", "move the frame; with Shift a little", "what keys do")
SIZES_FRAME = text("Help keys", "make the frame larger or smaller", "what keys do")
WHOLE_FRAME = text("Help keys", "make the frame as large as possible", "what a key does")
