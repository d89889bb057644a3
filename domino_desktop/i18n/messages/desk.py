"""The referee desk: the page of one table with its steps."""

from domino_desktop.i18n.messages import plural, text, with_zero

# The steps of a round, as short words in a row.

STEP_POSITION = text("Desk", "Position", "step: how the table stands; short")
STEP_WALK = text("Desk", "Walk", "step: everybody is asked; short")
STEP_HANDS = text("Desk", "Hands", "step: hands are laid open; short")
STEP_RULINGS = text("Desk", "Rulings", "step: the referee decides about fouls; short")
STEP_SCORE = text("Desk", "Score", "step: hands are counted; short")
STEPS = (STEP_POSITION, STEP_WALK, STEP_HANDS, STEP_RULINGS, STEP_SCORE)
STEP_DONE = text("Accessible", "%1, done", "%1: a step like Position")
STEP_NOW = text("Accessible", "%1, now", "%1: a step like Position")
STEP_LATER = text("Accessible", "%1, later", "%1: a step like Position")

# What stands around every step.

TITLE = text("Desk", "%1 · round %2", "%1: a table, like Table 3; %2: a number; round = one deal")
UNDO = text("Desk", "Undo", "button: take the last entry back")
FOUL = text("Desk", "A foul…", "button: write down a foul of another kind")
ACCUSATION = text("Desk", "An accusation…", "button: one player accuses another")
ROUNDS = text("Desk", "Rounds and scores", "button: the match so far")
PROTOCOL = text("Desk", "Protocol", "button: the page to print and sign")
CORRECT_POSITION = text("Desk", "Correct the position", "button: something was entered wrongly")
RULES = text("Desk", "The rules", "button: read the rules of this table")
OTHER_TABLES = text("Desk", "Open tables", "label of a choice between tables; F6 goes on to the next")
MORE = text("Desk", "More", "button: opens a menu with more to do")
NOT_THEIR_TURN = text("Desk", "It is somebody else's turn.")
TILE_IS_ELSEWHERE = text("Desk", "%1 lies somewhere else already.", "%1: a tile, like 4-6")
NO_TILE_FITS = text("Desk", "No tile of this hand fits.")
A_TILE_FITS = text("Desk", "A tile of this hand fits.")
NOTHING_TO_UNDO = text("Desk", "There is nothing to take back.")
TABLE_UNREADABLE = text("Desk", "This table cannot be read; its data are damaged. Nothing was changed.")
CLOSE_TABLE = text("Desk", "Close this table? It can still be read, printed and opened again.", "a question")
CLOSE_IT = text("Desk", "Yes, close it", "button")
KEEP_IT = text("Desk", "Keep it open", "button")
FILE_LOADED = text("Desk", "The protocol was judged again: it comes to the same result.", "a file was opened")
FILE_DIFFERS = text("Desk", "The rules of today come to another result than this protocol.", "a file was opened")
FILE_NOT_OURS = text("Desk", "%1 is no protocol of this program.", "%1: a file")
FILE_CHANGED = text("Desk", "%1 was changed after it was written: its check sum does not fit.", "%1: a file")
FILE_DAMAGED = text("Desk", "%1 is damaged and cannot be judged.", "%1: a file")
FILE_NEWER = text("Desk", "%1 was written by a newer version of this program.", "%1: a file")
PROTOCOL_FILES = text("Desk", "Protocols", "kind of file")
SAVE_PROTOCOL = text("Desk", "Save the protocol as a file", "title of a window")
OPEN_PROTOCOL = text("Desk", "Open a protocol", "title of a window")

# The position.

HOW_IT_STANDS = text("Desk", "How does the table stand?", "title")
ROUND_AGAIN = text("Desk", "How does the table stand now?", "title; the same round goes on")
BY_ENDS = text("Desk", "Open ends only", "choice: the numbers at the ends are enough")
BY_LINE = text("Desk", "The whole line", "choice: every tile on the table is typed")
BY_TILE = text("Desk", "Tile by tile", "choice: the round is written down from its first tile on")
BY_ENDS_NOTE = text("Desk", "Enough to settle a block. Type the numbers, like 6 6.", "how to enter open ends")
BY_LINE_NOTE = text("Desk", "Type the tiles from left to right, like 60 01 16.", "how to enter a line of tiles")
BY_TILE_NOTE = text("Desk", "Everything that happens is written down, so the whole round can be checked.")
ENDS = text("Desk", "Open ends", "label of a field for numbers")
ENDS_OF_TRAINS = text("Desk", "The number at each train: %1", "label of a field; %1: names in turn order")
NOBODYS_TRAIN = text("Desk", "everybody's train", "the train that belongs to nobody, in a list of names")
LINE = text("Desk", "Tiles from left to right", "label of a field")
WHO_PROPOSES = text("Desk", "Who says the game is blocked?", "label; one name is chosen")
WHO_LEADS = text("Desk", "Who leads?", "label; whoever lays the first tile; one name is chosen")
WHO_LED = text("Desk", "Who led this round?", "label; one name is chosen; the tie rule needs it")
WHO_CLOSED = text("Desk", "Who laid the last tile?", "label; one name is chosen; the rules need it")
WHOSE_MARKERS = text("Desk", "Whose train is open to all?", "label; several names may be chosen")
TILES_HELD = text("Desk", "Tiles in hand", "label above a number for each player")
TILES_OF = text("Desk", "Tiles held by %1", "label of a field for a number; %1: a player")
BONEYARD = text("Desk", "Tiles in the boneyard", "label of a field for a number")
START_WALK = text("Desk", "Ask round the table", "button: the walk begins")
JUST_ENTER = text("Desk", "The round goes on", "button: enter the position without a walk")
BEGIN_ROUND = text("Desk", "Begin the round", "button: the first tile follows")
IS_OUT = text("Desk", "%1 has no tile left: lay the hands open", "button; %1: a player")
TAKE_CORRECTION = text("Desk", "Use the corrected position", "button")
ENDS_MISSING = text("Desk", "Type the number at every open end first.")
LINE_MISSING = text("Desk", "Type the tiles of the line first.")
LINE_BROKEN = text("Desk", "%1 does not match the tile before it.", "%1: a tile, like 4-6")
TILE_TWICE = text("Desk", "%1 is in the line already.", "%1: a tile, like 4-6")
COUNT_MISSING = text("Desk", "How many tiles does %1 hold?", "%1: a player")
SEAT_MISSING = text("Desk", "Choose who it was first.", "a player has to be chosen")
KEYS_NOTE = text("Desk", "Digits fill the fields, Enter goes on, Backspace takes back.")

# The hands.

LAYS_OPEN = with_zero(
    plural("Desk", "%1 lays %n tile(s) open", "title; %1: a player", 1),
    text("Desk", "%1 holds no tile", "title; %1: a player"),
)
TYPE_TILES = text("Desk", "Type each tile, like 64, or click it.", "how to enter a hand")
SO_MANY_OF = text("Desk", "%1 of %2", "tiles entered, of those that the player holds")
HAND_IS_OPEN = text("Accessible", "%1: %2", "%1: a player; %2: tiles")
REST_TITLE = with_zero(
    plural("Desk", "%n tile(s) in nobody's hand", "title", 1), text("Desk", "Every tile has been found", "title")
)
REST_NOTE = text("Desk", "Are they on the table, in the boneyard, or out of play?")
REST_YES = text("Desk", "Yes, nobody holds them", "button")
COUNT_TITLE = text("Desk", "Every tile is accounted for", "title")
NO_FOUL = text("Desk", "No false declaration is proven.", "after the hands were compared with the answers")
VOID_NOTE = text("Desk", "A ruling makes this round void: it can be closed without counting.", "round = one deal")
COUNT_NOW = text("Desk", "Count the hands", "button")
CLOSE_VOID = text("Desk", "Close this round", "button: it does not count")
LOOK_AT_FOULS = text("Desk", "Look at the rulings", "button")

# F1.

HELP_TABLES = text("Help topics", "Here are your tables with real tiles.")
HELP_TABLES_TIPS = (
    text("Help topics", "Open a table, or go on with one where you left it; nothing that you typed is lost."),
    text("Help topics", "Practise with disputes, or print the card for tables without a computer."),
    text("Help topics", "A protocol that somebody sent you can be opened and judged again."),
)
HELP_NEW_TABLE = text("Help topics", "Say who sits at the table, in which languages, and by which rules.")
HELP_NEW_TABLE_TIPS = (
    text("Help topics", "Enter leads from field to field; with Ctrl and Enter the table opens at once."),
    text("Help topics", "Each player is asked in the language that you choose here."),
    text("Help topics", "What a false declaration costs can be changed before the table opens."),
)
HELP_DESK = text("Help topics", "Settle a dispute step by step: position, walk, hands, rulings, score.")
HELP_DESK_TIPS = (
    text("Help topics", "Type a tile by its two numbers, like 64. Backspace takes back."),
    text("Help topics", "In the walk the key 1 means: can play; 0 means: cannot. Turn the screen to each player."),
    text("Help topics", "A foul can be written down at any time, and a ruling can be withdrawn."),
    text("Help topics", "F6 goes on to the next table."),
)
HELP_ROUNDS = text("Help topics", "Every round of this table with its points.")
HELP_ROUNDS_TIPS = (
    text("Help topics", "Write down a round of which only the points are known, or correct one with a reason."),
    text("Help topics", "Every round has a protocol that can be printed."),
    text("Help topics", "Nothing is wiped out: the log keeps what was corrected."),
)
HELP_PAPER = text("Help topics", "This is the sheet as it will be printed.")
HELP_PAPER_TIPS = (
    text("Help topics", "Choose the languages and the paper; print it, or save it as PDF, picture or text."),
    text("Help topics", "Plus and minus bring the sheet nearer or further away."),
    text("Help topics", "A protocol that was saved as a file can be judged again on any computer."),
)
HELP_PLAYERS = text("Help topics", "This window asks the players, each in their own language.")
HELP_PLAYERS_TIPS = (
    text("Help topics", "It shows the question and nothing else; no tile of any hand is ever in it."),
    text("Help topics", "The answers are typed at the desk."),
    text("Help topics", "A second screen is filled at once. If not, move the window there and let it fill the screen."),
)
