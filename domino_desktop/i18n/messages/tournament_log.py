"""The log of a tournament: one sentence for everything that happened. A round here is a tournament round."""

from domino_desktop.i18n.messages import plural, text, with_zero

# The page.

TITLE = text("Tournament log", "Log", "title: everything that happened in a tournament")
FIND = text("Tournament log", "Find in the log", "label of a field; lines that hold the words stay")
ONLY_CORRECTIONS = text("Tournament log", "Corrections only", "switch: hides all other lines of the log")
NOTHING_FOUND = text("Tournament log", "Nothing in the log fits these words.")
ENTRY = text("Tournament log", "Entry", "heading of a column: the number of the line")
ENTRY_MEANING = text("Tournament log", "The number of the entry. It never changes.")
WHEN = text("Tournament log", "When", "heading of a column: day and time")
WHAT = text("Tournament log", "What happened", "heading of a column")
WHO = text("Tournament log", "Who", "heading of a column: the director who did it")
NOBODY = text("Tournament log", "nobody named", "in the column of directors")
LINE_TOLD = text(
    "Accessible", "Entry %1, %2: %3 %4", "said by a screen reader; %2: a time, %3: what happened, %4: who did it"
)
SHOWN_OF = with_zero(
    plural("Tournament log", "%n line(s) of %1 shown", "%n: lines that fit, %1: all lines", 1),
    text("Tournament log", "No line of %1 shown", "%1: how many lines there are"),
)
PRINT = text("Tournament log", "Print the log", "button")
NEVER_CHANGES = text(
    "Tournament log",
    "Nothing here is ever changed or deleted: a correction is a new entry.",
    "below the title of the log",
)

# What happened. Each is a whole sentence.

WITH_REASON = text("Tournament log", "%1 Reason: %2", "%1: a whole sentence; %2: a few words somebody typed")
CREATED = text(
    "Tournament log", "The tournament \u201c%1\u201d was set up (%2).", "%1: its name, %2: a list like Pairs, Swiss"
)
SETTINGS_CHANGED = text("Tournament log", "The settings were changed.")
NOW_CALLED = text("Tournament log", "The tournament is now called \u201c%1\u201d.", "%1: its name")
NOW_ROUNDS = with_zero(
    plural("Tournament log", "%n round(s) are planned now.", "tournament rounds", 1),
    text("Tournament log", "The number of rounds is open now.", "tournament rounds"),
)
NOW_TIES = text("Tournament log", "The order is now decided by: %1.", "%1: a list like wins, effectiveness, lot")
NOW_MINUTES = with_zero(
    plural("Tournament log", "A match now lasts %n minute(s).", "", 1),
    text("Tournament log", "Matches are now played without a clock."),
)
NOW_RULES = text("Tournament log", "The rules are now: %1.", "%1: the name of a rule set")
NOW_TERMS = text("Tournament log", "Other terms of the matches were changed.", "such as the points for sitting out")
NOW_OTHER = text("Tournament log", "Other settings of the pairing were changed.", "such as the first table number")
ENTERED = text("Tournament log", "%1 entered as number %2.", "%1: a player or a pair")
ENTERED_LATE = text(
    "Tournament log", "%1 entered late as number %2, after round %3.", "%1: a player or a pair; tournament round"
)
WITHDREW = text("Tournament log", "%1 withdrew.", "%1: a player or a pair, who will not be paired any more")
RETURNED = text("Tournament log", "%1 came back.", "%1: a player or a pair, who will be paired again")
REPLACED = text("Tournament log", "%1 plays on in place of %2.", "two persons")
PAIRED = plural("Tournament log", "Round %1 was published: %n table(s).", "tournament round; never zero", 1)
PAIRED_BY_HAND = plural(
    "Tournament log",
    "Round %1 was published as the director changed it: %n table(s).",
    "tournament round; never zero",
    1,
)
SITTING_OUT = text("Tournament log", "Sitting out: %1.", "%1: one or more players or pairs")
PAIRING_WITHDRAWN = text("Tournament log", "The pairing of round %1 was taken back.", "tournament round")
PAIRING_CHANGED = text("Tournament log", "Round %1: these tables were made up anew: %2.", "%2: numbers of tables")
PAIRING_SAME = text("Tournament log", "Round %1: the tables were made up anew.", "tournament round")
SEATS_SWAPPED = text(
    "Tournament log",
    "Round %1: %2 (table %3) and %4 (table %5) had sat in each other\u2019s seats. What was played went with them.",
    "tournament round; %2 and %4: persons",
)
STARTED = text("Tournament log", "Round %1 began.", "tournament round; the clock runs")
CLOCK_STOPPED = text("Tournament log", "Round %1: the clock of table %2 was stopped.", "tournament round")
CLOCKS_STOPPED = text("Tournament log", "Round %1: all clocks were stopped.", "tournament round")
CLOCK_WENT_ON = text("Tournament log", "Round %1: the clock of table %2 went on.", "tournament round")
CLOCKS_WENT_ON = text("Tournament log", "Round %1: all clocks went on.", "tournament round")
TIME_ADDED = text("Tournament log", "Round %1: table %2 got %3 more.", "tournament round; %3: time, like 5:00")
TIME_ADDED_ALL = text("Tournament log", "Round %1: all tables got %2 more.", "tournament round; %2: time, like 5:00")
TIME_TAKEN = text("Tournament log", "Round %1: %3 was taken from table %2.", "tournament round; %3: time, like 5:00")
TIME_TAKEN_ALL = text("Tournament log", "Round %1: %2 was taken from all tables.", "tournament round; %2: time")
SO_FAR = text("Tournament log", "Round %1, table %2: %3 so far.", "tournament round; %3: points like 80 : 45")
RESULT = text(
    "Tournament log", "Round %1, table %2, %3 against %4: %5.", "tournament round; %3, %4: players; %5: like 200 : 150"
)
FROM_DESK = text("Tournament log", "It came from the referee desk.", "the result of a table")
FROM_MATCH = text("Tournament log", "It came from a match played in the program.", "the result of a table")
FROM_FILE = text("Tournament log", "It came from a file.", "the result of a table")
CORRECTED = text(
    "Tournament log",
    "Round %1, table %2, %3 against %4: %5 was wrong, right is %6.",
    "tournament round; %3, %4: players; %5, %6: results like 200 : 150",
)
PENALTY = plural("Tournament log", "Round %1: %n penalty point(s) for %2.", "tournament round; %2: who; never zero", 1)
WARNING = text("Tournament log", "Round %1: a warning for %2.", "tournament round; %2: a player or a pair")
PENALTY_WITHDRAWN = text(
    "Tournament log", "The penalty of entry %1 for %2 no longer holds.", "%1: a number of the log; %2: who"
)
FINISHED = text("Tournament log", "The tournament was closed.")
REOPENED = text("Tournament log", "The tournament was opened again.")

# Results in a few words.

POINTS = text("Tournament log", "%1 : %2", "the result of a table: points of both sides")
MATCHES = text("Tournament log", "%1 : %2 (%3)", "matches won by both sides; %3: the points of each match")
PLAY_OFF = text("Tournament log", "%1, play-off won by %2", "%1: a level result; %2: a player or a pair")
FORFEIT = text("Tournament log", "not played, win for %1", "the result of a table; %1: a player or a pair")
BOTH_LOST = text("Tournament log", "not played, both lose", "the result of a table")
NOT_PLAYED = text("Tournament log", "not played, counts for nobody", "the result of a table")
NO_RESULT = text("Tournament log", "no result", "of a table, in the place of points")

# Correct a result.

CORRECT_TITLE = text("Correct a result", "Correct a result", "title of a small window, and a button")
WHICH_ROUND = text("Correct a result", "Round", "label of a choice: a tournament round")
WHICH_TABLE = text("Correct a result", "Table", "label of a choice")
TABLE_AND_RESULT = text("Correct a result", "%1: %2 \u2013 %3, %4", "a table number, both sides, the result")
WRITTEN_NOW = text("Correct a result", "Written down now: %1", "%1: a result like 200 : 150")
REALLY = text("Correct a result", "What is right?", "above the fields for the right result")
POINTS_OF = text("Correct a result", "Points of %1", "label of a field; %1: a player or a pair")
MATCH_POINTS = text("Correct a result", "Match %1", "label before the two fields of one match; %1: its number")
HOW_ENDED = text("Correct a result", "How it came about", "label of a choice: played, not played")
WAS_PLAYED = text("Correct a result", "It was played", "choice")
WON_UNPLAYED = text("Correct a result", "Win without play for %1", "choice; %1: a player or a pair")
BOTH_LOSE = text("Correct a result", "Both lose", "choice: no side may win this table")
COUNTS_NOT = text("Correct a result", "Does not count", "choice: the table counts for nobody")
NOTHING_THERE = text("Correct a result", "Take the result away", "choice: the table is open again")
PLAY_OFF_FOR = text("Correct a result", "Level. Who won the play-off?", "label of a choice")
NO_PLAY_OFF = text("Correct a result", "There was none", "choice: no play-off was played")
WHY = text("Correct a result", "Why?", "label of a field; the reason stands in the log and is printed")
WHY_WANTED = text("Correct a result", "Say in a few words why. It stands in the log.")
WHY_TURNED = text("Correct a result", "The points were written the wrong way round", "a usual reason; a button")
WHY_TYPED = text("Correct a result", "A typing mistake", "a usual reason; a button")
WHY_TABLE = text("Correct a result", "It was the result of another table", "a usual reason; a button")
WHY_CARD = text("Correct a result", "The score card was added up again", "a usual reason; a button")
WHY_DECIDED = text("Correct a result", "The director decided so", "a usual reason; a button")
SAME_AS_BEFORE = text("Correct a result", "That is what is written down already.")
TYPE_POINTS = text("Correct a result", "Type the points of both sides.")
CHANGES_NOW = text("Correct a result", "What this changes", "heading above a list")
RANK_CHANGES = text("Correct a result", "%1: place %2 \u2192 %3", "a player or a pair, before and after the correction")
NO_RANK_CHANGES = text("Correct a result", "No place in the standings changes.")
PAIRING_STAYS = plural(
    "Correct a result",
    "%n later table(s) would have been made up otherwise. They stay as they are: what has been played is played.",
    "never zero",
    1,
)
NO_PAIRING_CHANGES = text("Correct a result", "No later table would have been made up otherwise.")
PAIRING_UNKNOWN = text("Correct a result", "Looking at the later tables\u2026", "it takes a moment")
WOULD_BE = text(
    "Correct a result",
    "Round %1, table %2: %3 \u2013 %4 would be %5 \u2013 %6",
    "tournament round; %3 to %6: players or pairs",
)
WOULD_NOT_BE = text(
    "Correct a result", "Round %1, table %2: %3 \u2013 %4 would not meet", "tournament round; two players or pairs"
)
STORE_CORRECTION = text("Correct a result", "Correct it", "button")
CORRECTION_STORED = text("Correct a result", "Corrected. It is entry %1 of the log.", "%1: a number")

# Penalties.

PENALTIES = text("Tournament penalties", "Penalties", "title, and a button")
GIVE_PENALTY = text("Tournament penalties", "Give a penalty", "title, and a button")
PENALTY_FOR = text("Tournament penalties", "For whom?", "label of a choice")
IN_ROUND = text("Tournament penalties", "In which round?", "label of a choice: a tournament round")
HOW_MANY = text("Tournament penalties", "Points to take off", "label of a number; 0 is a warning")
IS_WARNING = text("Tournament penalties", "A warning: no points are taken off.")
TAKEN_OFF = plural("Tournament penalties", "%n point(s) are taken off.", "never zero", 1)
WHY_LATE = text("Tournament penalties", "Late at the table", "a usual reason; a button")
WHY_SIGNALS = text("Tournament penalties", "Signals to the partner", "a usual reason; a button")
WHY_FALSE = text("Tournament penalties", "False declaration", "a usual reason; a button; glossary: foul")
WHY_CONDUCT = text("Tournament penalties", "Conduct", "a usual reason; a button: somebody behaved badly")
STORE_PENALTY = text("Tournament penalties", "Write it down", "button")
NO_PENALTIES = text("Tournament penalties", "No penalty holds.")
WITHDRAW = text("Tournament penalties", "Withdraw", "button beside a penalty")
WITHDRAW_WHY = text("Tournament penalties", "Why does it no longer hold?", "label of a field")
ROUND_NUMBER = text("Tournament log", "Round %1", "tournament round")
