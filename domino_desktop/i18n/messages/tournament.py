"""A club tournament: its page, its names, and every sentence that says why something cannot be."""

from domino_desktop.i18n.messages import plural, text

# Names ------------------------------------------------------------------------------------------------

PLAYER_NUMBER = text("Tournament", "Player %1", "somebody whose name is not shown; %1: a number")
PAIR_OF = text("Tournament", "%1 & %2", "a pair: two names")
ENTRANT_NUMBER = text("Tournament", "No. %1", "an entrant, where no name is known; %1: a number")
TABLE = text("Tournament", "Table %1", "%1: a number")
ROUND = text("Tournament", "Round %1", "tournament round; %1: a number")
ROUND_OF = text("Tournament", "Round %1 of %2", "tournament round; two numbers")

# The page ---------------------------------------------------------------------------------------------

TABS = text("Accessible", "Parts of the tournament", "a choice of tabs: Entrants, Round, Standings, Log, Publish")
TAB_ENTRANTS = text("Tournament", "Entrants", "tab: who takes part")
TAB_ROUND = text("Tournament", "Round", "tab: the tournament round in play; tournament round, not one deal")
TAB_STANDINGS = text("Tournament", "Standings", "tab: who is where")
TAB_LOG = text("Tournament", "Log", "tab: everything that was done, in order")
TAB_PUBLISH = text("Tournament", "Publish", "tab: print, save and send lists")
BEAMER = text("Tournament", "Full screen for everybody", "button: a window for a beamer or a second screen")
SETTINGS = text("Tournament", "Settings", "button: change what was settled at the start")
RULES = text("Tournament", "The rules", "button: read the rules of the game")
FINISHED = text("Tournament", "Closed", "what a tournament is, when it is over")
DIRECTED_BY = text("Tournament", "Director: %1", "%1: a name")
WHO_DIRECTS = text("Tournament", "Who directs", "entry of a menu, title of a small window, label of a field")
DIRECT_NOTE = text("Tournament", "The log names whoever directs from now on. Without a name it names nobody.")
DIRECT = text("Tournament", "Take over", "button: this person directs from now on")
UNREADABLE = text("Tournament", "This tournament cannot be read; its data are damaged. Nothing was changed.")
DESK_UNREADABLE = text(
    "Tournament", "What table %1 has played cannot be read; its data are damaged. Nothing was changed.", "%1: a number"
)
DESK_TABLE = text("Tournament", "%1 · table %2", "label of a table at the referee desk; %1: a tournament, %2: a number")

MAY_STILL_HOLD_NAME = text(
    "Tournament",
    "The name is gone from everything that the program uses. Files that were set aside earlier may still hold it: %1.",
    "%1: names of files",
)

# What may not be --------------------------------------------------------------------------------------

IS_FINISHED = text("Tournament refusal", "The tournament is closed. Open it again first.")
NOT_FINISHED = text("Tournament refusal", "The tournament is not closed.")
SETTINGS_IMPOSSIBLE = text("Tournament refusal", "These settings do not go together.")
RULES_DO_NOT_SUIT = text(
    "Tournament refusal",
    "By these rules %1 players do not make two sides at a table. Choose other rules.",
    "%1: a number",
)
FORMAT_IS_FIXED = text(
    "Tournament refusal", "The first round is paired, so this can no longer be changed.", "tournament round"
)
MATCH_IS_FIXED = text("Tournament refusal", "There are results already, so the match can no longer be changed.")
NAME_MISSING = text("Tournament refusal", "Give the tournament a name.")
REASON_MISSING = text("Tournament refusal", "Say why, in a few words: it will stand in the log.")
NO_SUCH_ENTRANT = text("Tournament refusal", "There is no entrant number %1.", "%1: a number")
ONE_PERSON = text("Tournament refusal", "An entrant is one person here.")
TWO_PERSONS = text("Tournament refusal", "An entrant is a pair here: two different people.")
PERSON_IS_ENTERED = text("Tournament refusal", "%1 plays already, as %2.", "%1: a name, %2: an entrant, perhaps a pair")
NOT_IN_ENTRANT = text("Tournament refusal", "%1 does not play for %2.", "%1: a name, %2: an entrant, perhaps a pair")
IS_WITHDRAWN = text("Tournament refusal", "%1: withdrawn already.", "%1: an entrant")
NOT_WITHDRAWN = text("Tournament refusal", "%1: still in play.", "%1: an entrant")
RATING_IMPOSSIBLE = text("Tournament refusal", "A rating is 0 to %1.", "%1: a number; 0: none")
RATING_IS_FIXED = text(
    "Tournament refusal",
    "The first round is paired, and here a rating changes nothing any more after that.",
    "tournament round; in a knockout, or where everybody meets everybody",
)
KNOCKOUT_HAS_BEGUN = text("Tournament refusal", "The knockout has begun; nobody can join it now.")
ALL_ROUNDS_PAIRED = plural(
    "Tournament refusal",
    "All %n round(s) have been played. Plan more rounds in the settings, or close the tournament.",
    "tournament rounds; never zero",
    1,
)
NO_SUCH_ROUND = text("Tournament refusal", "There is no round %1.", "tournament round; %1: a number")
NOT_THE_LAST_ROUND = text(
    "Tournament refusal", "Round %1 is over; this works in the last round only.", "tournament round"
)
RESULTS_MISSING = text(
    "Tournament refusal",
    "Round %1 is not complete. Without a result: %2.",
    "tournament round; %1: a number, %2: a list of tables",
)
TWICE_IN_ROUND = text("Tournament refusal", "%1 would be at two places.", "%1: an entrant")
NOT_PLACED = text("Tournament refusal", "%1 has no place yet.", "%1: an entrant")
WITHDRAWN_PLACED = text("Tournament refusal", "%1 is not in play and cannot be placed.", "%1: an entrant")
TABLE_TWICE = text("Tournament refusal", "There would be two tables %1.", "%1: a number")
WRONG_SEATS = text("Tournament refusal", "Table %1 does not have the right players on both sides.", "%1: a number")
NO_TABLE = text("Tournament refusal", "There is no table yet.")
NO_SUCH_TABLE = text("Tournament refusal", "There is no table %1 in this round.", "tournament round; %1: a number")
NO_SUCH_SEAT = text("Tournament refusal", "Table %1 has no such seat.", "%1: a number")
SAME_SEAT = text("Tournament refusal", "That is the same seat.")
HAS_RESULT = text(
    "Tournament refusal", "Table %1 has a result already. It can be corrected, with a reason.", "%1: a number"
)
NO_RESULT = text("Tournament refusal", "Table %1 has no result yet.", "%1: a number")
NOTHING_CHANGED = text("Tournament refusal", "Nothing would change.")
RESULT_IS_ANOTHER = text(
    "Tournament refusal", "The result of table %1 has changed meanwhile. Look again.", "%1: a number"
)
ROUND_IS_STARTED = text("Tournament refusal", "The clock of this round runs already.", "tournament round")
NOT_STARTED = text("Tournament refusal", "Start the clock of the round first.", "tournament round")
CLOCK_STANDS = text("Tournament refusal", "This clock is stopped already.")
CLOCK_RUNS = text("Tournament refusal", "This clock is running.")
TIME_IMPOSSIBLE = text("Tournament refusal", "That much time cannot be added at once.")
POINTS_IMPOSSIBLE = text("Tournament refusal", "Table %1: these points cannot be.", "%1: a number")
PENALTY_IMPOSSIBLE = text("Tournament refusal", "A penalty is 0 to %1 points.", "%1: a number")
ROUNDS_DO_NOT_ADD_UP = text(
    "Tournament refusal",
    "Table %1: the rounds of match %2 do not add up to its points.",
    "two numbers; rounds = single deals",
)
TOO_MANY_MATCHES = text("Tournament refusal", "Table %1: it was decided after %2 matches.", "two numbers")
NO_MATCH = text("Tournament refusal", "Table %1: there are no points yet.", "%1: a number")
WINNER_MISSING = text("Tournament refusal", "Table %1: say which side won.", "%1: a number")
WINNER_IMPOSSIBLE = text("Tournament refusal", "Table %1: by the points the other side won.", "%1: a number")
HAS_NO_TABLE = text(
    "Tournament refusal", "No table for %1 in round %2.", "tournament round; %1: an entrant, %2: a number"
)
NO_SUCH_PENALTY = text("Tournament refusal", "This penalty is not in force any more.")

# Why there is no pairing ------------------------------------------------------------------------------

TOO_FEW = text("Tournament pairing", "Not enough entrants: %1 are here, %2 are needed.", "two numbers")
EVERYBODY_SAT_OUT = plural(
    "Tournament pairing",
    "Everybody has sat out %n time(s). Shall somebody sit out once more?",
    "a question; never zero",
    1,
)
NEEDS_CLASH = text("Tournament pairing", "What %1 and %2 need cannot both be kept. Change one of them.", "two names")
NEEDS_CLASH_ALONE = text("Tournament pairing", "What %1 needs cannot be kept. Change it.", "%1: a name")
ALL_PLAYED = plural(
    "Tournament pairing", "All %n round(s) of this format have been played.", "tournament rounds; never zero", 1
)
TIE_IN_KNOCKOUT = text("Tournament pairing", "Table %1 ended level. Say who won the play-off.", "%1: a number")
NO_ROTATION = text(
    "Tournament pairing",
    "There is no perfect rotation for %1 players. Choose “New tables each round” in the settings.",
    "%1: a number",
)
