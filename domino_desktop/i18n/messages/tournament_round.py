"""A tournament round in play: its tables, its clock, its results and what a director does at a table."""

from domino_desktop.i18n.messages import plural, text, with_zero

# Where the tournament round is.

EARLIER = text("Tournament round", "Earlier round", "button: look at the tournament round before")
LATER = text("Tournament round", "Later round", "button: look at the next tournament round")
TABLES_OPEN = plural("Tournament round", "%n table(s) still playing", "in a tournament round; never zero", 1)
ALL_DONE = text("Tournament round", "Every table has its result.", "of a tournament round")
LOOKING_BACK = text("Tournament round", "An earlier round: what is wrong can be corrected.", "tournament round")
PAIR_NEXT = text("Tournament round", "Pair round %1", "button; %1: number of the next tournament round")
CLOSE_TOURNAMENT = text("Tournament round", "Close the tournament", "button: after the last tournament round")
CLOSE_ASKED = text("Tournament round", "Close the tournament now?", "a question")
CLOSE_DETAIL = text(
    "Tournament round", "The standings are final then. You can open it again as long as you like.", "below a question"
)
CLOSE_YES = text("Tournament round", "Yes, close it", "button")
CLOSE_NO = text("Tournament round", "Not yet", "button")
SEE_STANDINGS = text("Tournament round", "See the final standings", "button: of a tournament that is closed")
IS_CLOSED = text("Tournament round", "The tournament is closed.", "nothing more is played")
OPEN_AGAIN = text("Tournament round", "Open it again", "button: a closed tournament goes on")
TAKE_BACK_ROUND = text("Tournament round", "Take this round back", "button: a tournament round without any result")
TAKE_BACK_ASKED = text("Tournament round", "Take round %1 back?", "a question; tournament round")
TAKE_BACK_DETAIL = text(
    "Tournament round", "Nobody has a result yet. It can be paired anew then.", "below a question; tournament round"
)
TAKE_BACK_YES = text("Tournament round", "Yes, take it back", "button")
TAKE_BACK_NO = text("Tournament round", "Leave it", "button")
IMPORT = text("Tournament round", "Results from a file", "button: results that another computer wrote down")

# The tables.

TABLE_LIST = text("Tournament round", "Tables of round %1", "said by a screen reader: a list; tournament round")
PLAYING = text("Tournament round", "playing", "on an open table; short")
DONE = text("Tournament round", "done", "on a table that has its result; short")
SO_FAR = text("Tournament round", "so far", "beside points of a match that goes on; short")
TIME_UP = text("Tournament round", "time is up", "on a table; short")
CLOCK_HELD = text("Tournament round", "clock stopped", "on a table whose clock stands; short")
LARGE_PRINT = text("Tournament round", "large print", "beside a table: somebody needs it; short")
READ_ALOUD = text("Tournament round", "read aloud", "beside a table: somebody needs that; short")
HELPER = text("Tournament round", "with a helper", "beside a table: somebody sits with a player; short")
FORFEIT_SIGN = text("Tournament round", "forfeit", "in the place of points: one side did not play; short")
BOTH_LOST_SIGN = text("Tournament round", "both lose", "in the place of points; short")
NOT_PLAYED_SIGN = text("Tournament round", "not played", "in the place of points; short")
WINS_SIGN = text("Tournament round", "wins", "beside the side that won without points, or a play-off; short")
CORRECTED_SIGN = text("Tournament round", "corrected", "on a table whose result was corrected; short")
TABLE_TOLD = text(
    "Tournament round",
    "Table %1: %2 against %3. %4",
    "said by a screen reader; %2, %3: players; %4: the result or how it stands",
)
SO_FAR_TOLD = text("Tournament round", "%1 to %2 so far", "said by a screen reader: points of both sides")

# The clock.

CLOCK_NAME = text("Tournament round", "Time left", "said by a screen reader: the large clock")
CLOCK_PLAYED = text("Tournament round", "Time played", "said by a screen reader: a clock without an end")
CLOCK_START = text("Tournament round", "Start the clock", "button: the tournament round begins")
CLOCK_STOP = text("Tournament round", "Stop all clocks", "button")
CLOCK_GO_ON = text("Tournament round", "Clocks go on", "button: all clocks go on")
CLOCK_MORE = text("Tournament round", "More time", "button: minutes are added")
CLOCK_WAITS = text("Tournament round", "not started", "below the large clock; short")
CLOCK_RUNS = text("Tournament round", "left", "below the large clock: the time that is left; short")
CLOCK_COUNTS = text("Tournament round", "played", "below the large clock: the time since the start; short")
CLOCK_STANDS = text("Tournament round", "stopped", "below the large clock; short")
CLOCK_OVER = text("Tournament round", "Time is up", "below the large clock")
FINISH_HAND = text("Tournament round", "Time is up: finish the round in play", "one deal; below the large clock")
MORE_TITLE = text("Tournament round", "More time", "title of a small window")
MORE_MINUTES = text("Tournament round", "Minutes (fewer: with a minus)", "label of a field for a number")
MORE_WHO = text("Tournament round", "For which table?", "label of a field: number of a table")
MORE_ALL = text("Tournament round", "For all tables", "a choice")
MORE_ONE = text("Tournament round", "Only for table %1", "a choice")
MORE_REASON = text("Tournament round", "Why? (may stay empty)", "label of a field for a few words")
MORE_TAKE = text("Tournament round", "Add this time", "button")

# Results, typed.

ENTER_RESULT = text("Tournament round", "Enter a result", "heading")
TABLE_FIELD = text("Tournament round", "Table", "label of a field: number of a table")
POINTS_FIELD = text("Tournament round", "Points of %1", "label of a field; %1: players of one side")
MATCH_LABEL = text("Tournament round", "Match %1", "one of several matches of a table; %1: its number")
BY_TOTALS = text("Tournament round", "Total", "a choice: only the points of the match are typed")
BY_ROUNDS = text("Tournament round", "Round by round", "a choice: how a result is typed; round = one deal")
ROUND_POINTS = text(
    "Tournament round", "Round %1, points of %2", "label of a field; round = one deal; %2: players of one side"
)
ROUND_ENDED = text("Tournament round", "Round %1: how it ended", "label of a field for one letter; round = one deal")
ENDED_KEYS = text(
    "Tournament round",
    "%1 out, %2 blocked, %3 foul",
    "what three letters mean: how a round of tiles ended",
)
LETTER_OUT = text("Tournament round", "o", "one letter: a round ended because somebody went out")
LETTER_BLOCKED = text("Tournament round", "b", "one letter: a round ended blocked; another letter than for out")
LETTER_FOUL = text("Tournament round", "f", "one letter: a round ended by a foul; another letter than the other two")
TOGETHER = text("Tournament round", "Together %1 : %2", "points of both sides, added up")
TAKE_RESULT = text("Tournament round", "Write it down", "button: the result is stored")
TAKE_ANYWAY = text("Tournament round", "It is right, write it down", "button: although something is unusual")
NOTE_SO_FAR = text("Tournament round", "Note what stands so far", "button: the match goes on")
ENTRY_KEYS = text(
    "Tournament round",
    "Table, Enter, points, Enter, points, Enter. Both at once: 200-150.",
    "how results are typed quickly",
)
ENTRY_KEYS_ROUNDS = text(
    "Tournament round", "Enter in an empty line: the match is over.", "how results are typed; line = one round of tiles"
)
STORED = text("Tournament round", "Table %1: %2", "a result was stored; %2: points like 200 : 150 with names")
STORED_LINE = text("Tournament round", "%1 %2 : %3 %4", "%1, %4: players; %2, %3: their points")
NOTED_SO_FAR = text("Tournament round", "Table %1, so far: %2", "points were noted; the match goes on")
TAKE_BACK = text("Tournament round", "Take it back", "button: the result that was typed last; key Ctrl+Z")
UNDO_TITLE = text("Tournament round", "Take the result of table %1 back?", "title of a small window")
UNDO_REASON = text("Tournament round", "Why? (stands in the log)", "label of a field for a few words")
MISTYPED = text("Tournament round", "mistyped", "a reason, filled in beforehand; stands in a log")
UNDO_TAKE = text("Tournament round", "Take it back", "button: the table is open again")
UNDONE = text("Tournament round", "The result of table %1 is taken back.", "the table is open again")
NOTHING_TO_UNDO = text("Tournament round", "No result was typed here that could be taken back.")
CORRECT = text("Tournament round", "Correct the result", "button: with a reason; opens a small window")
PLAY_OFF = text("Tournament round", "Level: who won the play-off?", "a question with both sides as answers")
NONE_OPEN = text("Tournament round", "No table waits for a result.", "in the place of the fields for a result")

# What is wrong with what was typed.

TABLE_MISSING = text("Tournament round", "Type the number of a table first.")
TABLE_NOT_A_NUMBER = text("Tournament round", "The table is a number, as on its plate.")
NO_SUCH_TABLE = text(
    "Tournament round",
    "There is no table %1 in this round: the tables are %2 to %3.",
    "tournament round; numbers of tables",
)
HAS_RESULT = text("Tournament round", "Table %1 has its result: %2 to %3. It can be corrected.", "%2, %3: points")
HAS_RESULT_PLAIN = text("Tournament round", "Table %1 has its result. It can be corrected.", "a table without points")
POINTS_MISSING = text("Tournament round", "The points of %1 are missing.", "%1: players of one side")
NOT_A_NUMBER = text("Tournament round", "Points are a whole number, such as 150.")
NEGATIVE = text("Tournament round", "Points are never below 0. A penalty is noted separately.")
TOO_MANY_DIGITS = plural("Tournament round", "That is too long: points have at most %n digit(s).", "never zero", 1)
UNKNOWN_ENDING = text("Tournament round", "Type %1, %2 or %3 here, or nothing.", "three letters")
ROUND_MISSING = text(
    "Tournament round", "Round %1 is empty, but more rounds follow.", "round = one deal, within a match"
)
DOES_NOT_ADD_UP = text(
    "Tournament round", "The rounds of %1 make %3, not %2.", "%1: players of one side; %2, %3: points; round = one deal"
)
BOTH_REACHED = text(
    "Tournament round",
    "Only one side can be the first to reach %1, so %2 and %3 cannot both be right.",
    "%1: points that win a match; %2, %3: points that were typed",
)
BOTH_PAST = text(
    "Tournament round",
    "Both have reached %1. Did that happen in the same last round?",
    "%1: points that win a match; round = one deal",
)
NEITHER_REACHED = text("Tournament round", "Nobody has %1 yet. Is the match over?", "%1: points that win a match")
TOO_FAR = text(
    "Tournament round",
    "Nobody can jump from less than %2 to %1 in a single round. Is it right?",
    "%1: points; %2: points that win a match; round = one deal",
)
AFTER_END = text(
    "Tournament round",
    "The match was over after round %1: somebody had %2. Were more rounds played?",
    "round = one deal, within a match; %2: points",
)
ROUND_TOO_LARGE = text(
    "Tournament round", "%1 points in one round? All tiles together have %2.", "round = one deal; pips of all tiles"
)
ROUND_TOO_LARGE_FIXED = text(
    "Tournament round", "%1 points in one round? By these rules it brings at most %2.", "round = one deal"
)
BOTH_SCORED = text(
    "Tournament round", "In round %1 both sides have points; by these rules only one gets any.", "round = one deal"
)
NOTHING_SCORED = text("Tournament round", "Nobody has a point. Was nothing played? Then choose \u201cNot played\u201d.")
LEVEL_IN_KNOCKOUT = text("Tournament round", "It is level, and a knockout needs a winner: who won the play-off?")
UNDECIDED = text("Tournament round", "Nobody has won %1 matches yet. Is the table done?", "%1: two or more")
PLAYED_ON = text(
    "Tournament round", "The table was decided after match %1: leave the next one out.", "%1: a number of a match"
)

# At a table.

AT_TABLE = text("Tournament round", "Table %1", "heading: what can be done at this table")
SEAT_TOLD = text("Tournament round", "Seat %1: %2", "%1: 1 to 4, in the order of turn; %2: a player")
CALL = text("Tournament round", "Open the referee desk", "button: somebody called from this table; its clock stops")
PLAY_HERE = text("Tournament round", "Play it on this computer", "button: the match of a table")
FROM_MATCH = text("Tournament round", "Take a match from this computer", "button: its result becomes the table's")
STOP_TABLE = text("Tournament round", "Stop its clock", "button: of one table")
GO_ON_TABLE = text("Tournament round", "Its clock goes on", "button: of one table")
TIME_TABLE = text("Tournament round", "More time for this table", "button")
SWAP_SEATS = text("Tournament round", "They sat in each other's seats", "button: two persons had each other's seat")
FORFEIT = text("Tournament round", "Forfeit, or not played", "button")
PENALTY = text("Tournament round", "Penalty", "button: points off for somebody at this table")

SWAP_TITLE = text("Tournament round", "Who sat in the wrong seat?", "title of a small window")
SWAP_FIRST = text("Tournament round", "At table %1", "label of a choice among persons")
SWAP_TABLE = text("Tournament round", "Changes places with somebody at table", "label of a field: number of a table")
SWAP_SECOND = text("Tournament round", "Who there?", "label of a choice among persons")
SWAP_TAKE = text("Tournament round", "Swap these two", "button")
SWAP_NOTE = with_zero(
    plural(
        "Tournament round",
        "%1 and %2 change places. What is noted so far (%n round(s)) goes to whoever really played it.",
        "%1, %2: players; round = one deal",
        1,
    ),
    text(
        "Tournament round",
        "%1 and %2 change places. What has been played goes to whoever really played it.",
        "%1, %2: players",
    ),
)
SWAP_SAME = text("Tournament round", "Choose two different people.")
SWAP_REASON = text("Tournament round", "sat in each other's seats", "a reason, filled in beforehand; stands in a log")
SWAP_PAIRS = text(
    "Tournament round",
    "%1 and %2 are in different pairs, so the whole pairs change places.",
    "%1, %2: players; pair = two partners who stay together",
)
SWAP_STAYS = text(
    "Tournament round",
    "Round %1 of the knockout is paired already: wins and points move, but who went on stays.",
    "%1: number of the tournament round after this one",
)
SWAPPED = text("Tournament round", "%1 and %2 have changed places.", "two players")

FORFEIT_TITLE = text("Tournament round", "Table %1 was not played", "title of a small window")
FORFEIT_ASKED = text("Tournament round", "What counts?", "a question with a few answers")
FORFEIT_WIN = text("Tournament round", "%1 win without playing", "an answer; %1: players of one side")
FORFEIT_WIN_NOTE = text("Tournament round", "The others did not come, or left.", "below an answer")
FORFEIT_WIN_POINTS = text("Tournament round", "They get %1 : %2.", "points of a forfeit")
FORFEIT_BOTH = text("Tournament round", "Both lose", "an answer: neither side gets anything")
FORFEIT_BOTH_NOTE = text("Tournament round", "Neither side came, or both were ruled out.", "below an answer")
FORFEIT_NONE = text("Tournament round", "Not played", "an answer: the table counts for nobody")
FORFEIT_NONE_NOTE = text("Tournament round", "The table counts for nobody.", "below an answer")
FORFEIT_TAKE = text("Tournament round", "Write it down", "button")
PENALTY_TITLE = text("Tournament round", "A penalty at table %1", "title of a small window")
PENALTY_WHO = text("Tournament round", "For whom?", "label of a choice")
PENALTY_TAKE = text("Tournament round", "Go on", "button: then the penalty is chosen")

# Results of another computer.

MERGE_TITLE = text("Tournament round", "Results from a file", "title of a small window")
MERGE_TAKE = text("Tournament round", "Take them over", "button")
MERGE_EQUAL = plural("Tournament round", "The same here already: %n result(s).", "never zero", 1)
MERGE_NEW = plural("Tournament round", "New: %n result(s)", "heading above results; never zero", 1)
MERGE_CONFLICTS = plural("Tournament round", "Different here: %n result(s). Decide each one.", "heading; never zero", 1)
MERGE_UNKNOWN = plural("Tournament round", "Of tables that do not exist here: %n result(s).", "never zero", 1)
MERGE_OTHERS = plural("Tournament round", "Of tables where other players sit here: %n result(s).", "never zero", 1)
MERGE_LINE = text("Tournament round", "Round %1, table %2: %3", "tournament round; %3: a result with names")
MERGE_PLACE = text("Tournament round", "Round %1, table %2: %3 against %4", "tournament round; %3, %4: players")
MERGE_OURS = text("Tournament round", "Keep ours: %1", "a choice; %1: a result like 200 : 150")
MERGE_THEIRS = text("Tournament round", "Take theirs: %1", "a choice; %1: a result like 200 : 150")
MERGE_REASON = text("Tournament round", "Why theirs? (stands in the log)", "label of a field for a few words")
MERGE_DECIDE = plural("Tournament round", "Still to decide: %n result(s).", "never zero", 1)
MERGE_REASON_MISSING = text("Tournament round", "Say why their result is right, in a few words.")
