"""The page with the score of a round, and the end of a match."""

from domino_desktop.i18n.messages import plural, text, with_zero

WINS_ROUND = with_zero(
    plural("Score page", "%1 wins the round: %n point(s)", "first line of the page", 1),
    text("Score page", "%1 wins the round: no points", "first line of the page"),
)
PAIR_WINS_ROUND = with_zero(
    plural("Score page", "%1 win the round: %n point(s)", "first line of the page; %1: a pair", 1),
    text("Score page", "%1 win the round: no points", "first line of the page; %1: a pair"),
)
TIE_NOBODY_SCORES = text("Score page", "Tie between %1: nobody scores", "%1: names, like Anna and João")
PAIRS_TIE_NOBODY_SCORES = text("Score page", "Both pairs are level: nobody scores", "first line of the page")
TIE_EACH_SCORES = with_zero(
    plural("Score page", "Tie between %1: %n point(s) each", "%1: names, like Anna and João", 1),
    text("Score page", "Tie between %1: no points", "%1: names, like Anna and João"),
)
ROUND_IS_REPLAYED = text("Score page", "This round does not count: it is dealt again", "first line of the page")
NOBODY_WINS = text("Score page", "Nobody wins this round", "first line of the page")
WINS_MATCH = with_zero(
    plural("Score page", "%1 wins the match with %n point(s)", "first line at the end of a match", 1),
    text("Score page", "%1 wins the match without points", "first line at the end of a match"),
)
PAIR_WINS_MATCH = with_zero(
    plural("Score page", "%1 win the match with %n point(s)", "first line at the end of a match; %1: a pair", 1),
    text("Score page", "%1 win the match without points", "first line at the end of a match; %1: a pair"),
)

WENT_OUT = text("Score page", "%1 has gone out", "how the round ended")
STOPPED = text("Score", "The referee ended the round.", "round = one deal")
BY_HAND = text("Score", "The points of this round were written down by hand.", "round = one deal")
TARGET_REACHED = text("Score page", "The points to play for are reached", "how the round ended")
BLOCKED = text("Score page", "The game is blocked", "how the round ended")
CHECKED_BY_ALL = text(
    "Score page", "Confirmed by everybody: %1. Open ends: %2. Boneyard: %3.", "%1: names; %2: numbers; %3: a number"
)
LOWEST_COUNT = text("Score page", "lowest count", "label on the winner's row")
OUT = text("Score page", "out", "label on the row of the player who went out: played the last tile")
WINNER = text("Score page", "won the round", "label on the row of the winner: must fit a player and a pair")
TIED = text("Score page", "level", "label on the rows of players who are tied for the lowest count")
NO_TILES_LEFT = text("Score page", "No tiles left")
WHY_HEADING = text("Score page", "Why", "heading above the lines that explain the score")
POINTS_FOR = text("Score page", "Points for %1", "label of a sum; %1: a player or a pair")
SUM = text("Score page", "%1 = %2", "%1: a sum, like 17 + 26 + 40; %2: its result")
ROUND_NUMBER = text("Score page", "Round %1", "round = one deal")
LAST_ROUND = text("Score page", "Last round", "round = one deal")
RULE_NAME = text("Score page", "Rules: %1", "%1: the name of a rule set, like Classic with boneyard")
DURING_PLAY = plural(
    "Score page",
    "%1, during play: %n point(s)",
    "%1: a player or a pair that scored before the round was over; never zero",
    1,
)
NEXT_ROUND = text("Score page", "Next round", "button; round = one deal")
DEAL_AGAIN = text("Score page", "Deal again", "button after a round that does not count")
TO_START = text("Score page", "To the start page", "button")
TO_TOURNAMENT = text(
    "Score page", "Back to the tournament", "button: to the club tournament that this match is part of"
)
SHOW_TABLE = text("Score page", "Show the table", "button")
WHY = text("Score page", "Why?", "button: explains the score")
LANGUAGE = text("Score page", "Show this page in", "label before the names of languages")
MATCH_OVER = text("Score page", "The match is over")

# The same hands as other tables count them: a sheet over the page, opened by a quiet button.

OTHER_TABLES = text("Other counts", "Other tables count differently", "button; opens a list of results")
OTHER_TABLES_TITLE = text("Other counts", "The same hands at other tables", "title of a list of results")
OTHER_TABLES_NOTE = text("Other counts", "Only to compare: nothing changes at this table.", "under the title")
AT_THIS_TABLE = text("Other counts", "This table", "label of the result that counts here")
ONE_RULE_CHANGED = text(
    "Other counts", "These rules with one of them changed", "label of a result; no rule set of the program has it"
)
BACK_TO_SCORE = text("Other counts", "Back to the score", "button")
PIPS_LEFT = with_zero(
    plural("Other counts", "%1: %n pip(s)", "%1: a player; what the hand counts", 1),
    text("Other counts", "%1: no pips", "%1: a player whose hand counts nothing"),
)
