"""Standings, cross table, histories and the season of a club. A round here is a tournament round."""

from domino_desktop.i18n.messages import plural, text, with_zero

# What decides.

WINS = text("Tie-break", "Wins", "heading of a column: tables won; short")
WINS_MEANING = text("Tie-break", "Wins: tables won. A level table is half a win.")
EFFECTIVENESS = text("Tie-break", "Effect.", "heading of a column, short for effectiveness: points for minus against")
EFFECTIVENESS_MEANING = text(
    "Tie-break", "Effectiveness: points for minus points against. Penalties are taken off.", "efetividade"
)
POINTS_FOR = text("Tie-break", "Points", "heading of a column: points made; short")
POINTS_FOR_MEANING = text("Tie-break", "Points: all points made. Penalties are taken off.")
DIRECT = text("Tie-break", "Direct", "heading of a column: result between those who are level; short")
DIRECT_MEANING = text(
    "Tie-break", "Direct encounter: wins in the tables that those who are level played against each other."
)
OPPONENTS = text("Tie-break", "Opp.", "heading of a column: the wins of all opponents together; short")
OPPONENTS_MEANING = text("Tie-break", "Opponents: the wins of all opponents together. Strong opponents count.")
OPPONENTS_EFFECTIVENESS = text(
    "Tie-break", "Opp. eff.", "heading of a column: the effectiveness of all opponents together; short"
)
OPPONENTS_EFFECTIVENESS_MEANING = text("Tie-break", "Opponents\u2019 effectiveness: that of all opponents together.")
LOT = text("Tie-break", "Lot", "heading of a column: the place drawn by lot; short")
LOT_MEANING = text("Tie-break", "Lot: the place drawn when everything else is level.")
AHEAD_WINS = text("Tie-break", "%1 is ahead of %2 by wins: %3 to %4.", "players or pairs; two numbers")
AHEAD_EFFECTIVENESS = text(
    "Tie-break", "%1 is ahead of %2 by effectiveness: %3 to %4.", "players or pairs; two numbers"
)
AHEAD_POINTS_FOR = text("Tie-break", "%1 is ahead of %2 by points made: %3 to %4.", "players or pairs; two numbers")
AHEAD_DIRECT = text(
    "Tie-break",
    "%1 is ahead of %2 by the direct encounter: %3 to %4 wins among those who were level.",
    "players or pairs; two numbers",
)
AHEAD_OPPONENTS = text(
    "Tie-break", "%1 is ahead of %2 by stronger opponents: %3 to %4 wins of theirs.", "players or pairs; two numbers"
)
AHEAD_OPPONENTS_EFFECTIVENESS = text(
    "Tie-break",
    "%1 is ahead of %2 by the effectiveness of the opponents: %3 to %4.",
    "players or pairs; two numbers",
)
AHEAD_LOT = text("Tie-break", "%1 is ahead of %2 by lot: place %3 and place %4 were drawn.", "players or pairs")
AHEAD_REACHED = text("Tie-break", "%1 is ahead of %2: further in the knockout.", "players or pairs")
LEVEL = text("Tie-break", "%1 and %2 are level in everything and share their place.", "players or pairs")

# Standings.

TITLE = text("Standings", "Standings", "name of a table: who is where")
RANK = text("Standings", "Place", "heading of a column; short")
RANK_MEANING = text("Standings", "The place. Whoever is level in everything shares it.")
NAME = text("Standings", "Name", "heading of a column: a player or a pair")
PLAYED = text("Standings", "Tables", "heading of a column: how many tables somebody played; short")
PLAYED_MEANING = text("Standings", "Tables played so far. Sitting out is not counted here.")
SHARED_RANK = text("Standings", "%1=", "a place that several share, as sport tables write it; %1: a number")
RANK_TOLD = text("Accessible", "place %1", "in a table; %1: a number")
SHARED_RANK_TOLD = text("Accessible", "place %1, shared", "in a table: several have this place")
ROW_TOLD = text(
    "Accessible", "%1, %2: %3", "%1: like place 3; %2: a player or a pair; %3: a list like wins 2, points 530"
)
VALUE_TOLD = text("Accessible", "%1 %2", "%1: a heading like Wins, %2: its value")
AFTER_ROUND = text("Standings", "After round %1", "choice: standings as they were after this tournament round")
SHOW_STANDINGS = text("Standings", "Standings", "choice of a view")
SHOW_CROSS = text("Standings", "Cross table", "choice of a view: everybody against everybody")
SHOW_BRACKET = text("Standings", "Bracket", "choice of a view: the tree of a knockout")
SO_FAR = plural(
    "Standings",
    "So far: %n table(s) of round %1 are still playing.",
    "tournament round; never zero",
    1,
)
ALL_IN = text("Standings", "All results up to round %1 are in.", "tournament round")
BEFORE_FIRST = text("Standings", "Nothing has been played yet.", "standings before the first result")
NO_ENTRANTS = text("Standings", "Standings appear here as soon as somebody is entered.")
CORRECTED = text("Standings", "corrected, entry %1", "below a name; %1: the number of the entry in the log")
CORRECTED_NOTE = text(
    "Standings",
    "Corrected: round %1, table %2 (entry %3 of the log).",
    "tournament round; a note with standings that a correction changed",
)
WITHDRAWN = text("Standings", "withdrawn", "below a name: does not play any more")
WHAT_COLUMNS_MEAN = text("Standings", "What do the columns mean?", "button; opens or closes an explanation")
ORDER_OF_COLUMNS = text(
    "Standings",
    "Whoever is level in one column is put in order by the next one, from left to right.",
    "below the explanation of the columns",
)
CHANGE_ORDER = text("Standings", "Change what decides", "button: the order of the tie-breaks")
OPEN_HISTORY = text("Standings", "Round by round", "button: everything one player or pair did; tournament rounds")
PRINT = text("Standings", "Print", "button")

# What decides: the small window.

ORDER_TITLE = text("Order of standings", "What decides the order?", "title of a small window")
ORDER_HINT = text("Order of standings", "The first that differs decides. Move them up or down, or switch them off.")
MOVE_UP = text("Order of standings", "%1: up", "button: asked earlier; %1: like Wins")
MOVE_DOWN = text("Order of standings", "%1: down", "button: asked later; %1: like Wins")
ORDER_STORE = text("Order of standings", "Use this order", "button")
ORDER_LATE = text(
    "Order of standings", "Results are in already. Say why you change the order: it stands in the log.", "above a field"
)

# Cross table.

MET_NOT = text("Cross table", "did not meet", "said by a screen reader for an empty cell")
WON_CELL = text("Accessible", "round %1: won %2 to %3 against %4", "tournament round; points; %4: a player or a pair")
LOST_CELL = text("Accessible", "round %1: lost %2 to %3 against %4", "tournament round; points; %4: a player or a pair")
LEVEL_CELL = text("Accessible", "round %1: level, %2 to %3 against %4", "tournament round; points; %4: who")
UNPLAYED_WON = text("Accessible", "round %1: won without play against %2", "tournament round; %2: a player or a pair")
UNPLAYED_LOST = text("Accessible", "round %1: lost without play against %2", "tournament round; %2: a player or a pair")
ROUND_COLUMN = text("Cross table", "R%1", "heading of a column, as short as possible: tournament round 3")
ROUND_COLUMN_MEANING = text("Cross table", "Round %1: the place of the opponent, and the points.", "tournament round")
AGAINST_COLUMN = text("Cross table", "Against place %1, %2", "what a column is: the opponent; %2: a name")
BYE_CELL = text("Cross table", "bye", "in a cell: sat out of this tournament round; short")
OPEN_CELL = text("Cross table", "\u2026", "in a cell: this table still plays; short")
BY_OPPONENT = text("Cross table", "By opponent", "choice: one column for each opponent")
BY_ROUND = text("Cross table", "By round", "choice: one column for each tournament round")

# Bracket.

FINAL = text("Bracket", "Final", "heading: the last round of a knockout")
SEMI_FINAL = text("Bracket", "Semi-finals", "heading in a knockout")
QUARTER_FINAL = text("Bracket", "Quarter-finals", "heading in a knockout")
ROUND_OF_LAST = text("Bracket", "Last %1", "heading in a knockout: the round with so many entrants, like 16")
THIRD_PLACE = text("Bracket", "Third place", "heading in a knockout")
WINNER_OF = text("Bracket", "open", "in the bracket: who will play here is not known yet; short")
FREE = text("Bracket", "free", "in the bracket: the opponent of somebody who goes on without playing; short")
MATCH_TOLD = text("Accessible", "%1: %2 against %3, %4", "%1: like Final; %2, %3: players; %4: the result")

# History.

HISTORY_OF = text("History", "%1, round by round", "title; %1: a player or a pair; tournament rounds")
ROUND_HEADING = text("History", "Round", "heading of a column: tournament round; short")
TABLE_HEADING = text("History", "Table", "heading of a column; short")
WITH_HEADING = text("History", "With", "heading of a column: the partner; short")
AGAINST_HEADING = text("History", "Against", "heading of a column: the opponents; short")
RESULT_HEADING = text("History", "Result", "heading of a column: points for and against; short")
WINS_HEADING = text("History", "Wins", "heading of a column: 1, \u00bd or 0; short")
ROUNDS_WON_HEADING = text("History", "Rounds won", "heading of a column: single deals won; a round is one deal here")
BLOCKS_HEADING = text("History", "Blocks", "heading of a column: rounds (deals) that ended blocked; short")
FOULS_HEADING = text("History", "Fouls", "heading of a column: rounds (deals) lost by an own foul; short")
PENALTY_HEADING = text("History", "Penalty", "heading of a column: points taken off; short")
SAT_OUT = text("History", "sat out", "in a table: had a bye in this tournament round")
ABSENT = text("History", "not there", "in a table: was not paired in this tournament round")
STILL_PLAYS = text("History", "no result yet", "in a table")
WARNING_CELL = text("History", "warning", "in a column of penalties; short")
TOGETHER = text("History", "Together", "heading of the last row: sums")
TABLES_PLAYED = with_zero(
    plural("History", "%n table(s)", "in a row of sums: tables played", 1),
    text("History", "no table", "in a row of sums"),
)
PERSON_ONLY = text("History", "%1 alone", "choice: the history of one person of a pair; %1: a name")
AS_ENTERED = text("History", "Together", "choice: the history of the pair")
PLACE_NOW = text("History", "Now on place %1.", "%1: a number")
PLACE_NOW_SHARED = text("History", "Now on place %1, shared.", "%1: a number")
CORRECT_ROUND = text("History", "Correct this result", "button: the result of the chosen tournament round")
NO_ROUNDS = text("History", "No round has been played yet.", "tournament round")

# Season.

SEASON = text("Season", "Season", "title: several tournaments added up; a button")
SEASON_HINT = text("Season", "Choose the tournaments that count. Every person has the best results added up.")
EVENTS = text("Season", "Tournaments", "heading above a list to tick")
EVENT_TOLD = text("Season", "%1, %2", "a tournament: its name and its day")
BEST_OF = text("Season", "How many results count?", "label of a choice")
BEST_ALL = text("Season", "All", "choice: all results of a person count")
BEST_K = plural("Season", "The best %n", "choice: so many results of a person count; never zero", 1)
MEASURE = text("Season", "What is added up?", "label of a choice")
BY_PLACES = text("Season", "Places", "choice: points for places")
BY_PLACES_MEANING = text("Season", "Places: the last one has 1 point, whoever is one place better has one more.")
BY_WINS = text("Season", "Wins", "choice")
BY_EFFECTIVENESS = text("Season", "Effectiveness", "choice; glossary: points for minus against")
TOTAL = text("Season", "Total", "heading of a column; short")
EVENT_MEANING = text("Season", "What %1 brought. In brackets: not among the best.", "%1: a tournament")
NOT_COUNTED = text("Season", "(%1)", "a value that is not among the best results and does not count")
NO_EVENTS = text("Season", "As soon as a tournament has been played, the season can be added up here.")
NOTHING_CHOSEN = text("Season", "Choose at least one tournament.")
PRINT_SEASON = text("Season", "Print the season", "button")
