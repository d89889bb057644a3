"""What a tournament puts on paper and into files, and the page where a director chooses among it."""

from domino_desktop.i18n.messages import plural, text

# Titles of papers.

BY_TABLE = text("Tournament papers", "Round %1: who plays at which table", "title of a list; round = tournament round")
BY_NAME = text("Tournament papers", "Round %1: find your seat", "title of a list by name; round = tournament round")
RESULTS = text("Tournament papers", "Round %1: results", "title of a list; round = tournament round")
RESULTS_SO_FAR = text(
    "Tournament papers", "Round %1: results so far", "title: some tables still play; round = tournament round"
)
STANDINGS_AFTER = text("Tournament papers", "Standings after round %1", "title; round = tournament round")
STANDINGS_SO_FAR = text(
    "Tournament papers", "Standings so far, round %1 still being played", "title; round = tournament round"
)
STANDINGS_FINAL = text("Tournament papers", "Final standings", "title of a list")
STANDINGS_START = text("Tournament papers", "Entrants", "title of a list before the first round")
CROSS_TABLE = text("Tournament papers", "Cross table", "title of a list: everybody against everybody")
HISTORY_OF = text("Tournament papers", "%1, round by round", "title; %1: a name or two; round = tournament round")
LOG = text("Tournament papers", "Log of the tournament", "title of a list: everything that was written down")
SEASON = text("Tournament papers", "Season table", "title of a list: several tournaments added up")
THIRD_PLACE = text("Tournament papers", "Match for third place", "title of a list with one table")
DIPLOMA = text("Tournament papers", "Diploma", "in very large letters on a certificate")

# Headings of columns.

TABLE = text("Tournament papers", "Table", "heading of a column of numbers")
NAME = text("Tournament papers", "Name", "heading of a column")
PAIR = text("Tournament papers", "Pair", "heading of a column: the two names of a pair")
AGAINST = text("Tournament papers", "Against", "heading of a column: the names of the opponents")
PARTNER = text("Tournament papers", "With", "heading of a column: the name of the partner")
SEAT = text("Tournament papers", "Seat", "heading of a column: where at the table somebody sits, like North")
PLACE = text("Tournament papers", "Place", "heading of a column: 1 for the best")
POINTS = text("Tournament papers", "Points", "heading of a column")
POINTS_AGAINST = text("Tournament papers", "Their points", "heading of a column: the points of the opponents")
MATCHES_WON = text("Tournament papers", "Matches", "heading of a column: matches won by both sides, like 2–1")
REMARK = text("Tournament papers", "Remark", "heading of a column, mostly empty")
ROUND = text("Tournament papers", "Round", "heading of a column of numbers; round = tournament round")
ROUND_NUMBER = text("Tournament papers", "Round %1", "heading of a column; round = tournament round")
OUTCOME = text("Tournament papers", "Result", "heading of a column: won, lost, level")
BLOCKS = text("Tournament papers", "Blocked", "heading of a column: how many rounds ended with a blocked game")
FOULS = text("Tournament papers", "Fouls", "heading of a column: how many rounds ended with a foul of this side")
ROUNDS_WON = text("Tournament papers", "Rounds won", "heading of a column; round = one deal")
PENALTY = text("Tournament papers", "Penalty", "heading of a column: points taken off")
ENTRY = text("Tournament papers", "Entry", "heading of a column: the number of an entry of the log")
TIME = text("Tournament papers", "Time", "heading of a column: day and time of day")
WHAT = text("Tournament papers", "What happened", "heading of a column of sentences")
DIRECTOR = text("Tournament papers", "Director", "heading of a column: who wrote it down; below a line for a signature")
TOTAL = text("Tournament papers", "Total", "heading of a column or label of a row: the sum")
PLAYED = text("Tournament papers", "Played", "heading of a column: how many tables somebody has played")

TIE_BREAKS = {
    "wins": text("Tournament papers", "Wins", "heading of a column"),
    "effectiveness": text("Tournament papers", "Effectiveness", "heading of a column: points for minus points against"),
    "points_for": text("Tournament papers", "Points for", "heading of a column: all points won"),
    "direct": text("Tournament papers", "Direct encounter", "heading of a column: wins against those who are level"),
    "opponents": text("Tournament papers", "Opponents' wins", "heading of a column: the wins of all opponents"),
    "opponents_effectiveness": text(
        "Tournament papers",
        "Opponents' effectiveness",
        "heading of a column: effectiveness of all opponents",
    ),
    "lot": text("Tournament papers", "Lot", "heading of a column: what was drawn by chance"),
}

# What stands in cells.

SITS_OUT = text("Tournament papers", "sits out", "somebody does not play in this tournament round")
WAITS = text("Tournament papers", "waits", "somebody does not play in this tournament round, and it counts nothing")
IS_OUT = text("Tournament papers", "out", "somebody has lost in a knockout before this tournament round")
IS_ABSENT = text("Tournament papers", "absent", "somebody was not paired in this tournament round")
WON = text("Tournament papers", "won", "result of a table")
LOST = text("Tournament papers", "lost", "result of a table")
LEVEL = text("Tournament papers", "level", "result of a table: nobody won")
FORFEIT = text("Tournament papers", "forfeit", "a table was decided without playing")
WON_BY_FORFEIT = text("Tournament papers", "won by forfeit", "result of a table")
LOST_BY_FORFEIT = text("Tournament papers", "lost by forfeit", "result of a table")
BOTH_LOST = text("Tournament papers", "lost for both", "result of a table")
NOT_PLAYED = text("Tournament papers", "not played", "a table that counts for nobody")
STILL_PLAYING = text("Tournament papers", "still playing", "a table without a result yet")
WON_BY_PLAY_OFF = text(
    "Tournament papers", "%1 won the play-off", "remark about a level table; %1: a name, or two names of a pair"
)
SEATS = (
    text("Tournament papers", "North", "a seat at the table, as on a map"),
    text("Tournament papers", "East", "a seat at the table, as on a map"),
    text("Tournament papers", "South", "a seat at the table, as on a map"),
    text("Tournament papers", "West", "a seat at the table, as on a map"),
)

# Notes below a list.

SIT_OUT = text("Tournament papers", "Sitting out in this round: %1", "%1: a name, or several; round = tournament round")
CORRECTED = text("Tournament papers", "Corrected: entry %1", "%1: the number of an entry of the log")
CORRECTED_MORE = text("Tournament papers", "Corrected: entries %1", "%1: numbers of entries of the log, like 17 and 23")
SHARED = text("Tournament papers", "A place with = is shared.", "note below standings")
CROSS_POINTS = text(
    "Tournament papers",
    "Read along the row: points for and against. The columns have the places as their headings.",
    "note below a cross table",
)
CROSS_ROUNDS = text(
    "Tournament papers",
    "Each cell: the place of the opponents, then + for won, − for lost, = for level, and the points.",
    "note below a cross table; keep the signs",
)
BEST_OF = plural(
    "Tournament papers",
    "The best %n result(s) count.",
    "note below a season table; never zero",
    1,
)
SEASON_COUNTED = text("Tournament papers", "What is in brackets does not count.", "note below a season table")
NOTHING_YET = text("Tournament papers", "There is nothing to show here yet.", "instead of an empty list")

# The score card.

CARD_ROUND = text("Tournament score card", "Round", "heading of a column of numbers; round = one deal")
OUT = text("Tournament score card", "out", "above a narrow column to tick, so one short word: somebody went out")
BLOCKED = text("Tournament score card", "blocked", "above a narrow column to tick, so one short word: it ended blocked")
FOUL = text("Tournament score card", "foul", "above a narrow column to tick, so one short word: it ended with a foul")
TARGET = text("Tournament score card", "To %1 points", "what a match is played to")
ROUNDS_TO_PLAY = plural("Tournament score card", "%n round(s)", "how long a match is; round = one deal; never zero", 1)
MINUTES = plural("Tournament score card", "%n minute(s)", "how long a table may play; never zero", 1)
BEST_OF_MATCHES = text("Tournament score card", "Best of %1 matches", "%1: an odd number of at least 3")
CARD_MATCH = text("Tournament score card", "Match", "heading of a column of numbers: which of several matches")
SIGNATURE = text("Tournament score card", "Signature", "below a line")

# The diploma.

PLACE_NUMBER = text("Tournament diploma", "Place %1", "%1: a number; on a certificate, in large letters")
SIGNED = text("Tournament diploma", "Tournament director", "below a line for a signature")
OF_ENTRANTS = plural("Tournament diploma", "among %n entrant(s)", "below a place; never zero", 1)

# The page.

PAPER = text("Tournament publish page", "What would you like to publish?", "heading above a choice of papers")
PAPERS = {
    "by_table": text("Tournament publish page", "Pairings by table", "a paper"),
    "by_name": text("Tournament publish page", "Pairings by name", "a paper: where everybody sits"),
    "cards": text("Tournament publish page", "Score cards", "a paper"),
    "results": text("Tournament publish page", "Results", "a paper: the results of a tournament round"),
    "standings": text("Tournament publish page", "Standings", "a paper"),
    "cross": text("Tournament publish page", "Cross table", "a paper"),
    "bracket": text("Tournament publish page", "Bracket", "a paper: the tree of a knockout; also its title"),
    "history": text("Tournament publish page", "Round by round", "a paper: what everybody did; tournament rounds"),
    "diplomas": text("Tournament publish page", "Diplomas", "a paper"),
    "log": text("Tournament publish page", "Log", "a paper: everything that was written down"),
}
WHICH_ROUND = text("Tournament publish page", "Round", "label of a choice; round = tournament round")
FIRST_LANGUAGE = text("Tournament publish page", "Language", "label of a choice")
SECOND_LANGUAGE = text("Tournament publish page", "Second language", "label of a choice")
ONE_LANGUAGE = text("Tournament publish page", "None", "a choice: the paper is in one language only")
TABLE_LANGUAGES = text(
    "Tournament publish page", "Each card is in the languages of the players at its table.", "a hint about score cards"
)
LARGE_PRINT = text("Tournament publish page", "Large print", "label of a choice: which score cards")
LARGE_AS_NEEDED = text("Tournament publish page", "Where needed", "a choice: which score cards are in large print")
LARGE_EVERYWHERE = text("Tournament publish page", "All tables", "a choice: which score cards are in large print")
LARGE_TABLES = text(
    "Tournament publish page", "Also at these tables", "label of a field for numbers of tables, like 3, 7"
)
DIPLOMAS_FOR = text("Tournament publish page", "For whom", "label of a choice: who gets a diploma")
FIRST_THREE = text("Tournament publish page", "The first three", "a choice: who gets a diploma")
EVERYBODY = text("Tournament publish page", "Everybody", "a choice: who gets a diploma")
SHEET_SIZE = text("Tournament publish page", "Paper", "label of a choice: A4 or Letter")
PRINT = text("Tournament publish page", "Print", "button")
PRINT_ROUND = text(
    "Tournament publish page", "Print everything for this round", "button: pairings and score cards in one go"
)
SAVE_PDF = text("Tournament publish page", "Save as PDF or web page", "button")
SAVE_TEXT = text("Tournament publish page", "Save as plain text", "button: for Braille displays and e-mail")
SAVE_CSV = text("Tournament publish page", "Save for spreadsheets", "button: writes a table as CSV")
CSV_FILES = text("Tournament publish page", "Tables (CSV)", "a kind of file")
ARCHIVE = text("Tournament publish page", "Save the whole tournament", "button: writes one file that another PC opens")
RESULTS_FILE = text(
    "Tournament publish page",
    "Results for another PC",
    "button: writes the results of a round into a file",
)
FILES = text("Tournament publish page", "As a file", "heading above buttons that save files")
OTHER_COMPUTERS = text("Tournament publish page", "For other computers", "heading above buttons that save files")
PREVIEW = text("Tournament publish page", "Preview: %1", "%1: the name of a paper; a screen reader says it")
SAVED = text("Tournament publish page", "Saved: %1", "%1: where a file was written")
MAKING = text("Tournament publish page", "One moment, the sheets are being laid out.", "while a long list is prepared")
SHEETS = plural("Tournament publish page", "%n sheet(s)", "how many sheets of paper it will be; never zero", 1)
