"""The table: headline, action button, boneyard, rack, lid, panel, menus, and the names a screen reader says."""

from domino_desktop.i18n.messages import plural, text, with_zero

# The headline: whose turn it is.

YOUR_TURN = text("Table", "%1, it is your turn: %2", "%2: numbers, like 2 or 4")
YOUR_TURN_PLAIN = text("Table", "%1, it is your turn")
YOU_LEAD = text("Table", "%1, you lead: play any tile", "the first tile of the round")
YOU_LEAD_WITH = text("Table", "%1, you lead with %2", "the first tile of the round; %2: a tile, like 6-6")
YOU_MUST_PLAY = text("Table", "%1, you said that you can: play a tile", "after the answer yes in the walk")
CHOOSE_AN_END = text("Table", "%1, choose an end: %2", "the tile fits both; %2: numbers, like 2 or 4")
YOUR_TURN_OR_MATADOR = text(
    "Table", "%1, it is your turn: %2 or a matador", "%2: numbers, like 2 or 4; a matador is a tile that fits anywhere"
)
MATADORS_ONLY = text("Table", "%1, it is your turn: only a matador fits")
GO_ON = text("Table", "%1, you go on: %2", "a double lets the player play again; %2: numbers, like 2 or 4")
YOU_LEAD_A_DOUBLE = text("Table", "%1, you lead: play a double", "the first tile of the round")
COVER_DOUBLE = text(
    "Table", "%1, the double %2 must be covered first", "trains: nothing else may be played; %2: a number"
)
DOUBLES_ONLY = text("Table", "%1, now only doubles may be played: %2", "%2: numbers, like 2 or 4")
LAY_ASIDE_NOW = text("Table", "%1, no tile fits: lay one aside, face down", "%1: the player")
CHOOSE_A_WAY = text("Table", "%1, which half of %2 goes first?", "the tile fits both ways round; %2: a tile, like 3-4")
DEALT_DOUBLES = plural(
    "Table", "%1, you were dealt %n double(s): you may ask for a new deal", "several doubles, never zero", 1
)
THINKING = text("Table", "%1 is thinking…", "a computer player")
WAITING_FOR = text("Table", "%1 plays now", "another player's turn")
ROUND_OVER = text("Table", "The round is over")

# The one action.

TAKE_UNTIL_FITS = text("Table", "Take tiles until one fits", "action button")
TAKE_A_TILE = text("Table", "Take a tile", "action button: one tile from the boneyard")
PASS_BECAUSE = text("Table", "Pass: %1", "action button; %1: like no 5, no 3")
PASS = text("Table", "Pass", "action button")
KEEP_AND_PASS = text("Table", "Keep it and pass", "action button: the tile just taken fits, and may be kept")
PASS_BY_CHOICE = text("Table", "Pass by choice", "action button: although a tile fits")
LAY_ASIDE = text("Table", "Lay %1 aside", "action button: face down, for the rest of the round; %1: a tile, like 4-6")
SWITCH_KEYS = text("Table", "Space goes on to the next thing, Enter does it.", "play with one switch; names of keys")
SCAN_KEY = text("Table", "The ring goes on by itself; Space or Enter does it.", "play with one switch; names of keys")
LAY_ASIDE_BY_PLACE = text("Accessible", "Lay tile %1 of %2 aside", "said aloud where the tile may not be named")
LEAVE_LEAD = text("Table", "Leave the lead to %1", "action button; %1: the partner")
ASK_NEW_DEAL = text("Table", "Ask for a new deal", "action button: too many doubles")
KEEP_TILES = text("Table", "Keep these tiles", "action button: no new deal")
CALL_DEAD = text("Table", "No %1 is left: count now", "action button: no tile can fit any more; %1: numbers, like 4")
SAY_BLOCKED = text("Table", "Say the game is blocked", "action button")
SORT = text("Table", "Sort", "button: put the tiles in the rack in order")
SHOW_SCORE = text("Table", "Show the score", "button")

# Boneyard, seats and panel.

BONEYARD = text("Table", "Boneyard: %1", "%1: how many tiles are in it")
BONEYARD_EMPTY = text("Table", "Boneyard: empty")
TRAIN_FOR_ALL = text("Table", "All", "on the sign of the train that belongs to everybody; very short")
POINTS_MADE = plural("Table", "%1: %2 scores %n", "%1: a sum, like 4 + 6 + 0 = 10; %2: a player; never zero", 1)
LAID_ASIDE = text("Table", "Laid aside: %1", "%1: how many tiles lie face down")
SEAT_LAID_ASIDE = text("Table", "laid aside: %1", "under a player's name; %1: how many tiles lie face down")
TILES_IN_HAND = with_zero(
    plural("Table", "%n tile(s) in hand", "", 1), text("Table", "no tiles in hand", "as in: Anna, no tiles in hand")
)
COMPUTER = text("Table", "computer", "under the name of a computer player")
SCORES = text("Table", "Score", "heading above the totals")
TEAM_TOTAL = text("Accessible", "%1: %2", "%1: a player or a pair; %2: like 42 points")
TEAM_LEADS = text("Accessible", "%1: %2, in the lead", "%1: a player or a pair; %2: like 42 points")
TO_POINTS = plural("Table", "to %n point(s)", "beside the heading above the totals: match to 100 points; never zero", 1)
OF_ROUNDS = text("Table", "round %1 of %2", "beside the heading above the totals; round = one deal")
UNTIL_UNANSWERED = plural(
    "Table", "to %n point(s) while somebody has none", "beside the heading above the totals; never zero", 1
)
GAMES_WON = text("Table", "games won: %1", "under the heading above the totals; %1: like 1 : 0")
ROUND_COUNTS_TIMES = text("Table", "This round counts times %1", "rounds without a winner before it; %1: a number")
ROUND_COUNTS_MORE = text("Table", "This round counts %1 more", "rounds without a winner before it; %1: a number")
LOWEST_WINS = text("Table", "fewest points win", "beside the heading above the totals")
THIS_ROUND = text("Table", "This round", "heading above the story of the round; round = one deal")
STORY_EMPTY = text("Table", "What everybody does will appear here.", "before the first tile of a round")
SHOW_STORY = text("Table", "Show the story")
HIDE_STORY = text("Table", "Hide the story")
NUMBERS_OUT = text("Table", "Numbers on the table", "heading above the number strip")
NUMBERS_OUT_NOTE = plural(
    "Table", "Each number is on %n tile(s); filled = on the table", "under the number strip; never zero", 1
)
NUMBER_OUT = text("Table", "%1: %2 of %3 on the table", "%1: a number; %2 of %3 tiles with that number")
PREPARED_DEAL = text("Table", "prepared deal", "the deal was fixed when the program was started")
SINCE_YOUR_TURN = text("Table", "Since your turn: %1", "%1: what happened, like Anna plays 4-6, João passes")

# The lid of the rack, the curtain, and open hands.

LID = text("Table", "%1, it is your turn", "on the closed lid of the rack")
SHOW_MY_TILES = text("Table", "Show my tiles", "button on the closed lid of the rack")
CLOSE_LID = text("Table", "Hide my tiles", "eye button: closes the lid of the rack")
LID_IS_CLOSED = text("Table", "The tiles are hidden.", "said when the lid closes")
LID_IS_OPEN = text("Table", "The tiles of %1 can be seen.", "said when the lid opens")
CURTAIN = text("Table", "Only %1 should look now", "on the curtain that covers the window")
CURTAIN_NOTE = text("Table", "Everybody else, please look away.", "on the curtain that covers the window")

# Hints, and why a tile flew home.

DROP_ON_END = text("Table", "Drop the tile on an open end.")
DOES_NOT_FIT_END = text(
    "Table", "%1 does not fit %2.", "the tile was dropped at one open end; %1: a tile, like 4-6; %2: a number"
)

# The order of the tiles in the rack, said when it was changed.

SORTED_BY_NUMBER = text("Table", "Sorted by number")
SORTED_BY_PIPS = text("Table", "Sorted by pips", "the heaviest tile first")
SORTED_BY_FIT = text("Table", "Tiles that fit come first")
SORTED_BY_HAND = text("Table", "In your own order", "as the player laid the tiles in the rack")

# Taking back needs the others.

TAKE_BACK_QUESTION = text("Table", "%1 would like to take back %2. Does everybody agree?", "%2: a tile, like 4-6")
AGREE = text("Table", "Yes, take it back", "button")
DISAGREE = text("Table", "No, it stays", "button")
TAKEN_BACK = text("Table", "%1 has taken back the last move.")

# Menus.

MENU_GAME = text("Menu", "&Game")
MENU_VIEW = text("Menu", "&View")
MENU_HELP = text("Menu", "&Help")
NEW_MATCH = text("Menu", "&New match…")
START_PAGE = text("Menu", "&Start page")
TAKE_BACK_ITEM = text("Menu", "&Take back")
LAST_ROUND_ITEM = text("Menu", "Make this the &last round")
SETTINGS_ITEM = text("Menu", "Settin&gs…")
QUIT_ITEM = text("Menu", "&Quit")
ZOOM_IN = text("Menu", "Zoom &in")
ZOOM_OUT = text("Menu", "Zoom &out")
FIT = text("Menu", "&Fit the table")
STORY_ITEM = text("Menu", "&Story of the round")
FULL_SCREEN = text("Menu", "F&ull screen")
SOUND_ITEM = text("Menu", "Sou&nds", "with a tick: the quiet sounds of tiles and knocks are on")
CLOSE_LID_ITEM = text("Menu", "Hide the &tiles")
LANGUAGE_MENU = text("Menu", "&Language")
RULE_SETS_ITEM = text("Menu", "&Rule sets")
MATCH_RULES_ITEM = text("Menu", "&Rules of this match")
HOW_TO_PLAY_ITEM = text("Menu", "&How to play")

LAST_ROUND_QUESTION = text("Table", "Make this the last round for everybody?")

# Names that a screen reader says. Tiles are two numbers in every language.

TILE = text("Accessible", "tile %1", "%1: a tile, like 4-6")
DOUBLE_TILE = text("Accessible", "tile %1, double", "%1: a tile, like 6-6")
TILE_IN_RACK = text("Accessible", "%1, %2 of %3", "%1: tile 4-6; its place in the row of tiles")
TILE_FITS = text("Accessible", "%1, %2 of %3, fits %4", "%1: tile 4-6; its place in the row; %4: like 2 or 4")
TILE_BY_PLACE = text(
    "Accessible", "tile %1 of %2", "a tile of the rack that nobody but its owner may hear; its place in the row"
)
HAND_READ = plural(
    "Accessible", "%1, you have %n tile(s): %2", "never zero; %1: a player; %2: like 2-6, 3-3 and 4-6", 1
)
FITS_NOW = text("Accessible", "These fit now: %1", "after the list of the tiles; %1: like 2-6 and 4-6")
NONE_FITS_NOW = text("Accessible", "None of them fits now", "after the list of the tiles")
HEAR_YOUR_TILES = text(
    "Accessible", "%1, press %2 to hear your tiles", "said when the lid opens; %1: a player; %2: a key"
)
ROUND_BEGINS = text(
    "Accessible", "Round %1: the tiles are dealt", "said when a round begins; round = one deal; %1: a number"
)
TILE_REFUSED = text("Accessible", "This tile cannot go there.", "said aloud where the tile may not be named")
TRAIN_OF = text("Accessible", "train of %1, %2 is open", "%1: a player; %2: a number")
MARKED_TRAIN = text("Accessible", "train of %1, %2 is open, open to everybody", "%1: a player; %2: a number")
COMMON_TRAIN = text("Accessible", "train for everybody, %1 is open", "%1: a number")
CLOSED_END = text("Accessible", "%1, closed to %2", "%1: like train of Anna, 4 is open; %2: a player")
FIRST_HALF = text("Accessible", "%1 first", "which half of a tile touches the open end; %1: a number")
OPEN_END = text("Accessible", "open end %1", "%1: a number")
LEFT_END = text("Accessible", "left end, %1 is open", "%1: a number")
RIGHT_END = text("Accessible", "right end, %1 is open", "%1: a number")
LINE_OF_PLAY = text("Accessible", "Line of play: %1", "%1: tiles, like 6-6 6-3 3-1")
BRANCH = text("Accessible", "from %1: %2", "%1: the tile where a branch begins; %2: its tiles, like 6-3 3-1")
TRAIN_TILES = text("Accessible", "train of %1: %2", "%1: a player; %2: tiles, like 9-3 3-1")
COMMON_TRAIN_TILES = text("Accessible", "train for everybody: %1", "%1: tiles, like 9-3 3-1")
EMPTY_LINE = text("Accessible", "The table is empty")
RACK = text("Accessible", "The tiles of %1")
RACK_HIDDEN = text("Accessible", "Tiles hidden")
SEAT = text("Accessible", "%1, %2, %3", "%1: a player; %2: like 5 tiles in hand; %3: like 42 points")
BONEYARD_NAME = with_zero(plural("Accessible", "Boneyard, %n tile(s)", "", 1), text("Accessible", "Boneyard, empty"))
