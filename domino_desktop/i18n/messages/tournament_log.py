"""The log of a tournament: one sentence for everything that happened. A round here is a tournament round."""

from domino_desktop.i18n.messages import plural, text, with_zero

# The page.

TITLE = text("Tournament log", "Log", "title: everything that happened in a tournament")
FIND = text("Tournament log", "Find in the log", "label of a field; lines that hold the words stay")
ONLY_CORRECTIONS = text("Tournament log", "Corrections only", "switch: hides all other lines of the log")
NOTHING_FOUND = text("Tournament log", "Nothing in the log fits these words.")
ENTRY_MEANING = text("Tournament log", "The number of the entry. It never changes.")
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
NOW_PENALTIES = text(
    "Tournament log", "The penalties settled beforehand are now: %1.", "%1: a list with what each costs"
)
NO_OWN_PENALTIES = text("Tournament log", "No penalties are settled beforehand any more.")
NOW_TERMS = text("Tournament log", "Other terms of the matches were changed.", "such as the points for sitting out")
NOW_OTHER = text("Tournament log", "Other settings of the pairing were changed.", "such as the first table number")
ENTERED = text("Tournament log", "%1 entered as number %2.", "%1: a player or a pair")
ENTERED_LATE = text(
    "Tournament log", "%1 entered late as number %2, after round %3.", "%1: a player or a pair; tournament round"
)
WITHDREW = text("Tournament log", "%1 withdrew.", "%1: a player or a pair, who will not be paired any more")
RETURNED = text("Tournament log", "%1 came back.", "%1: a player or a pair, who will be paired again")
RATED = text("Tournament log", "%1: the rating is now %2; it was %3.", "%1: a player or a pair; two numbers")
RATED_FIRST = text("Tournament log", "%1: the rating is now %2.", "%1: a player or a pair; it had none before")
RATED_NO_MORE = text("Tournament log", "%1: no rating any more; it was %2.", "%1: a player or a pair; %2: a number")
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
MATCH_LOST = text(
    "Tournament log", "Round %1: match lost by penalty for %2.", "tournament round; %2: a player or a pair"
)
RULED_OUT = text(
    "Tournament log", "Round %1: exclusion from the tournament for %2.", "tournament round; %2: a player or a pair"
)
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
WHICH_ROUND = text("Correct a result", "In which round?", "label of a choice: a tournament round")
WHICH_TABLE = text("Correct a result", "Which table?", "label of a choice")
TABLE_AND_RESULT = text("Correct a result", "%1: %2 against %3, %4", "a table number, both sides, the result")
PLACE_AND_SIDES = text("Correct a result", "Round %1, table %2: %3 against %4", "tournament round; both sides")
WRITTEN_NOW = text("Correct a result", "Written down now: %1", "%1: a result like 200 : 150")
REALLY = text("Correct a result", "What is right?", "above the fields for the right result")
TURN_ROUND = text("Correct a result", "Swap both sides", "button: each side gets what the other one had")
HOW_ENDED = text("Correct a result", "How it came about", "name of a choice: played, not played")
WAS_PLAYED = text("Correct a result", "It was played", "choice")
WON_UNPLAYED = text("Correct a result", "Win without playing for %1", "choice; %1: a player or a pair")
BOTH_LOSE = text("Correct a result", "Both lose", "choice: no side may win this table")
COUNTS_NOT = text("Correct a result", "Not played, counts for nobody", "choice")
NOTHING_THERE = text("Correct a result", "No result yet: the table is open again", "choice")
NO_PLAY_OFF = text("Correct a result", "There was none", "choice: no play-off was played")
WHY = text("Correct a result", "Why? It stands in the log.", "label of a field for a few words")
WHY_TURNED = text("Correct a result", "Sides mixed up", "a usual reason; a button")
WHY_TYPED = text("Correct a result", "Typing mistake", "a usual reason; a button")
WHY_TABLE = text("Correct a result", "Another table\u2019s result", "a usual reason; a button")
WHY_CARD = text("Correct a result", "Score card added up again", "a usual reason; a button")
WHY_WANTED = text("Correct a result", "Say in a few words why.", "what is still missing")
SAME_AS_BEFORE = text("Correct a result", "This is what is written down already.", "what is still missing")
CHANGES_NOW = text("Correct a result", "What this changes", "heading above a list")
RANK_CHANGES = text("Correct a result", "%1: place %2 \u2192 %3", "a player or a pair, before and after the correction")
NO_RANK_CHANGES = text("Correct a result", "No place in the standings changes.")
MORE_RANKS = plural("Correct a result", "and %n more place(s)", "below a list of changed places; never zero", 1)
LATER_STAYS = text(
    "Correct a result",
    "Later rounds stay as they were paired: what has been played is played. Known in time, this would have differed:",
    "tournament rounds; above a list",
)
NOTHING_LATER = text("Correct a result", "No later round would have been paired otherwise.", "tournament rounds")
LOOKING = text("Correct a result", "Looking at the later rounds\u2026", "it takes a moment; tournament rounds")
WOULD_BE = text(
    "Correct a result",
    "Table %1: %2 against %3. It would have been %4 against %5.",
    "in a list of a tournament round; players or pairs",
)
WOULD_NOT_BE = text(
    "Correct a result",
    "Table %1: %2 against %3 would not have met.",
    "in a list of a tournament round; players or pairs",
)
WOULD_SIT_OUT = text(
    "Correct a result", "%1 sat out. It would have been %2.", "in a list of a tournament round; players or pairs"
)
MORE_TABLES = plural("Correct a result", "And %n more table(s).", "below a list of tables; never zero", 1)
UNKNOWN_ROUND = text(
    "Correct a result",
    "This round was put together by hand, so nothing can be said about it.",
    "in a list about a tournament round",
)
SEE_CHANGES = text("Correct a result", "See what it changes", "button: before a correction is stored")
WRONG_AND_RIGHT = text("Correct a result", "Wrong: %1. Right: %2.", "two results like 200 : 150")
STORE_CORRECTION = text("Correct a result", "Correct it", "button")
CORRECTION_STORED = text("Correct a result", "Corrected. It is entry %1 of the log.", "%1: a number")

# Penalties.

PENALTIES = text("Tournament penalties", "Penalties", "title, and a button")
GIVE_PENALTY = text("Tournament penalties", "Give a penalty", "title, and a button")
PENALTY_FOR = text("Tournament penalties", "For whom?", "label of a choice")
IN_ROUND = text("Tournament penalties", "In which round?", "label of a choice: a tournament round")
HOW_MANY = text("Tournament penalties", "How many points are taken off?", "label of a number; 0 is a warning")
IS_WARNING = text("Tournament penalties", "A warning: no points are taken off.")
WHY_LATE = text("Tournament penalties", "Late at the table", "a usual reason; a button")
WHY_SIGNALS = text("Tournament penalties", "Signals to the partner", "a usual reason; a button")
WHY_FALSE = text("Tournament penalties", "False declaration", "a usual reason; a button; glossary: foul")
WHY_CONDUCT = text("Tournament penalties", "Bad conduct", "a usual reason; a button")
STORE_PENALTY = text("Tournament penalties", "Give it", "button: the penalty holds from now on")
NO_PENALTIES = text("Tournament penalties", "No penalty has been given.")
PENALTY_LINE = plural(
    "Tournament penalties", "Round %1, %2: %n point(s). %3", "tournament round; %2: who, %3: why; never zero", 1
)
WARNING_LINE = text("Tournament penalties", "Round %1, %2: a warning. %3", "tournament round; %2: who, %3: why")
MATCH_LINE = text("Tournament penalties", "Round %1, %2: the match is lost. %3", "tournament round; %2: who, %3: why")
OUT_LINE = text("Tournament penalties", "Round %1, %2: out of the tournament. %3", "tournament round; %2: who, %3: why")
WHICH_PENALTY = text("Tournament penalties", "What for?", "a question; the answers are penalties of the club, by name")
OTHER_PENALTY = text("Tournament penalties", "Something else", "an answer: another penalty than those of the club")
OTHER_NOTE = text("Tournament penalties", "Points and reason as you say.", "about a penalty that is not in the list")
LOSES_TABLE = text(
    "Tournament penalties",
    "Table %1 then counts as: %2.",
    "%1: number of a table; %2: a result like not played, win for Anna & Bruno",
)
LOSES_WITH_PARTNER = text(
    "Tournament penalties",
    "%1 lose the match together.",
    "%1: two partners of one side of a table, of whom one is penalised",
)
PLAYS_NO_MORE = text(
    "Tournament penalties", "No further pairing for %1. What was played before stays.", "%1: a player or a pair"
)
RESULT_STAYS = text(
    "Tournament penalties",
    "The result of the table stays: correct it as well if it was wrong.",
    "a penalty that had cost the match no longer holds",
)
STAYS_WITHDRAWN = text(
    "Tournament penalties",
    "Whoever was out stays out: let them play again among the entrants, and correct the result of the table.",
    "a penalty that had cost the tournament no longer holds",
)
COST_POINTS = plural("Tournament penalties", "%n point(s) off", "what a penalty costs, short; never zero", 1)
COST_WARNING = text("Tournament penalties", "a warning", "what a penalty costs, short: nothing")
COST_MATCH = text("Tournament penalties", "the match is lost", "what a penalty costs, short")
COST_OUT = text("Tournament penalties", "out of the tournament", "what a penalty costs, short")
NAME_AND_COST = text("Tournament penalties", "%1 (%2)", "in a list of penalties: its name and what it costs")
WITHDRAW = text("Tournament penalties", "Withdraw", "button beside a penalty")
WITHDRAW_TITLE = text("Tournament penalties", "Does this penalty no longer hold?", "title of a small window")
WITHDRAW_IT = text("Tournament penalties", "Withdraw it", "button")
ROUND_NUMBER = text("Tournament log", "Round %1", "tournament round")
