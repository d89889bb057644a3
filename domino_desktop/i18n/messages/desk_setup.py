"""The referee desk: the list of its tables, and the form that opens a new one."""

from domino_desktop.i18n.messages import Message, plural, text

# The tables of the desk.

TITLE = text("Desk tables", "Referee desk", "title of the page for whoever settles disputes at tables with real tiles")
WHAT_IT_DOES = text(
    "Desk tables",
    "When a game is blocked at a real table, the desk asks every player in their own language, finds every answer "
    "that was not true, and counts the hands.",
    "where no table is open yet",
)
WHAT_ONE_GETS = text(
    "Desk tables",
    "In the end you hold one page that everybody can read and sign.",
    "where no table is open yet; the page is the protocol",
)
PICTURE = text(
    "Desk tables",
    "A blocked line of tiles, and the players round it who are asked one after the other",
    "what a screen reader says for the picture",
)
NEW_TABLE = text("Desk tables", "New table", "button: open a table at the referee desk")
PRACTICE = text("Desk tables", "Practice disputes", "button: exercises for referees")
POCKET_CARD = text("Desk tables", "Pocket card", "button: a small card to print, with questions in all languages")
OPEN_FILE = text("Desk tables", "Open a protocol file", "button")
GO_ON = text("Desk tables", "Go on", "button: back to this table")
GO_ON_AT = text("Desk tables", "Go on at %1", "what a screen reader says for the button; %1: like Table 3")
CLOSE = text("Desk tables", "Close", "button: this table needs no referee any more")
CLOSE_IT = text("Desk tables", "Close %1", "what a screen reader says for the button; %1: like Table 3")
REOPEN = text("Desk tables", "Open again", "button: at a table that was closed")
REOPEN_IT = text("Desk tables", "Open %1 again", "what a screen reader says for the button; %1: like Table 3")
CLOSED_TABLES = plural("Desk tables", "%n closed table(s)", "button that unfolds them; never zero", 1)
NONE_OPEN = text("Desk tables", "No table is open now.", "above the closed tables")
TODAY = text("Desk tables", "Today, %1", "when a table was last used; %1: a time like 14:05")
YESTERDAY = text("Desk tables", "Yesterday, %1", "when a table was last used; %1: a time like 14:05")

# Which step a table is at: one short line on its card.

AT_REST = text("Desk tables", "Nothing entered yet", "state of a table: its first round may begin")
IN_ROUND = text("Desk tables", "Round %1 is being played", "state of a table; %1: a number; round = one deal")
IS_ASKED = text("Desk tables", "Walk: %1 is asked", "state of a table: players are asked in turn; %1: a player")
HAS_TO_PLAY = text("Desk tables", "Not blocked: %1 can play", "state of a table; %1: a player")
HANDS_ENTERED = text("Desk tables", "Hands are being entered", "state of a table: all tiles lie open and are typed in")
TILES_MISSING = text("Desk tables", "Some tiles are still missing", "state of a table: not every tile is accounted for")
RULINGS_OPEN = text("Desk tables", "Waits for a ruling", "state of a table: a false declaration was found")
READY_TO_SCORE = text("Desk tables", "Ready to be scored", "state of a table")
ROUND_SCORED = text("Desk tables", "Round %1 scored, %2", "state of a table; %1: a number, %2: totals like 140 : 95")
MATCH_ENDED = text("Desk tables", "The match is over, %1", "state of a table; %1: totals like 140 : 95")

# The form for a new table.

NEW_TITLE = text("Desk new table", "New table", "title of the form; a table at the referee desk")
TABLE = text("Desk new table", "Table", "above the field for its name, like Table 3")
TABLE_NUMBER = text("Desk new table", "Table %1", "the name of a table; %1: a number")
REFEREE = text("Desk new table", "Referee", "above the field for the name of the referee")
REFEREES_LANGUAGE = text("Desk new table", "The referee's language", "what a screen reader says for the choice")
RULES = text("Desk new table", "Rules", "above the field in which a rule set is searched by its name")
PLAYERS = text("Desk new table", "Players", "heading")
HOW_MANY = text("Desk new table", "How many play", "what a screen reader says for a row of numbers")
SEAT_AND_PAIR = text("Desk new table", "Seat %1, pair %2", "a place at the table; partners; %1 and %2: numbers")
THE_MATCH = text("Desk new table", "The match", "heading: set of tiles, length, direction, penalty")
DIRECTION = text("Desk new table", "Turns go", "above the choice: clockwise or counter-clockwise")
DIRECTIONS: dict[str, Message] = {
    "clockwise": text("Desk new table", "Clockwise", "a choice: the way the turns go round"),
    "counterclockwise": text("Desk new table", "Counter-clockwise", "a choice: the way the turns go round"),
}
FALSE_DECLARATION = text("Desk new table", "A false declaration costs", "heading; points are taken off")
OPEN_TABLE = text("Desk new table", "Open the table", "the large button")
ENTER_GOES_ON = text(
    "Desk new table", "Enter goes on; %1 opens the table at once.", "%1: a key like Ctrl+Enter; beside the button"
)

# Why a table cannot be opened like this: one sentence at the field.

NAME_THE_TABLE = text("Desk new table", "The table needs a name, so that you find it again.")
TABLE_IS_TAKEN = text("Desk new table", "%1 is already open. Give this table another name.", "%1: like Table 3")
NAME_THE_REFEREE = text("Desk new table", "The referee's name stands on the page that everybody signs.")
SET_WAS_CHANGED = text(
    "Desk new table",
    "%1 players need a larger set, so %2 is chosen now.",
    "%1: a number; %2: a set of tiles, like Double-nine",
)
