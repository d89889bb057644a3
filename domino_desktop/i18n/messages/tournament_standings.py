"""Standings, cross table, histories and the season of a club. A round here is a tournament round."""

from domino_desktop.i18n.messages import plural, text

# What decides.

WINS_MEANING = text("Tie-break", "Wins: tables won. A level table is half a win.")
EFFECTIVENESS_MEANING = text(
    "Tie-break", "Effectiveness: points for minus points against. Penalties are taken off.", "efetividade"
)
POINTS_FOR_MEANING = text("Tie-break", "Points for: all points made. Penalties are taken off.")
DIRECT_MEANING = text(
    "Tie-break", "Direct encounter: wins in the tables that those who are level played against each other."
)
OPPONENTS_MEANING = text("Tie-break", "Opponents\u2019 wins: those of all opponents together. Strong opponents count.")
OPPONENTS_EFFECTIVENESS_MEANING = text("Tie-break", "Opponents\u2019 effectiveness: that of all opponents together.")
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
RANK_MEANING = text("Standings", "The place. Whoever is level in everything shares it.")
PLAYED_MEANING = text("Standings", "Tables played so far. Sitting out is not counted here.")
SHARED_RANK = text("Standings", "%1=", "a place that several share, as sport tables write it; %1: a number")
RANK_TOLD = text("Accessible", "place %1", "in a table; %1: a number")
SHARED_RANK_TOLD = text("Accessible", "place %1, shared", "in a table: several have this place")
ROW_TOLD = text(
    "Accessible", "%1, %2: %3", "%1: like place 3; %2: a player or a pair; %3: a list like wins 2, points 530"
)
VALUE_TOLD = text("Accessible", "%1 %2", "%1: a heading like Wins, %2: its value")
AFTER_ROUND = text("Standings", "After round %1", "choice: standings as they were after this tournament round")
AFTER_WHICH = text("Standings", "Standings after which round?", "name of a choice; tournament round")
SHOW_STANDINGS = text("Standings", "Standings", "choice of a view")
SHOW_CROSS = text("Standings", "Cross table", "choice of a view: everybody against everybody")
SHOW_BRACKET = text("Standings", "Bracket", "choice of a view: the tree of a knockout")
SO_FAR = plural(
    "Standings",
    "So far: %n table(s) of round %1 still without a result.",
    "tournament round; never zero",
    1,
)
ALL_IN = text("Standings", "All results up to round %1 are in.", "tournament round")
BEFORE_FIRST = text("Standings", "Nothing has been played yet.", "standings before the first result")
NO_ENTRANTS = text("Standings", "Standings appear here as soon as somebody is entered.")
CORRECTED = text("Standings", "corrected, entry %1", "below a name; %1: the number of the entry in the log")
WITHDRAWN = text("Standings", "withdrawn", "below a name: does not play any more")
WHAT_COLUMNS_MEAN = text("Standings", "What do the columns mean?", "button; opens or closes an explanation")
ORDER_OF_COLUMNS = text(
    "Standings",
    "Whoever is level in one column is put in order by the next one, from left to right.",
    "below the explanation of the columns",
)
CHANGE_ORDER = text("Standings", "Change what decides", "button: the order of the tie-breaks")
PRINT = text("Standings", "Print", "button: what is in view, on paper or as a file")
OPEN_HISTORY = text("Standings", "Round by round", "button: everything one player or pair did; tournament rounds")

# What decides: the small window.

ORDER_TITLE = text("Order of standings", "What decides the order?", "title of a small window")
ORDER_STORE = text("Order of standings", "Use this order", "button")

# Cross table.

CELL_WON = text("Accessible", "round %1: won %2 to %3 against %4", "tournament round; points; %4: a player or a pair")
CELL_LOST = text("Accessible", "round %1: lost %2 to %3 against %4", "tournament round; points; %4: a player or a pair")
CELL_LEVEL = text("Accessible", "round %1: level, %2 to %3 against %4", "tournament round; points; %4: who")
UNPLAYED_WON = text("Accessible", "round %1: won without play against %2", "tournament round; %2: a player or a pair")
UNPLAYED_LOST = text("Accessible", "round %1: lost without play against %2", "tournament round; %2: a player or a pair")
CELL_SAT_OUT = text("Accessible", "round %1: sat out", "tournament round")
ITSELF = text("Accessible", "nobody plays against themselves", "an empty cell of a cross table")
NOT_MET = text("Accessible", "%1: did not meet", "an empty cell of a cross table; %1: a player or a pair")
ROUND_COLUMN = text("Cross table", "R%1", "heading of a column, as short as possible: tournament round 3")
AGAINST = text("Cross table", "Against %1, place %2", "what a column holds; %1: a player or a pair")

# Bracket.

FINAL = text("Bracket", "Final", "heading: the last round of a knockout")
SEMI_FINAL = text("Bracket", "Semi-finals", "heading in a knockout")
QUARTER_FINAL = text("Bracket", "Quarter-finals", "heading in a knockout")
ROUND_OF_LAST = text("Bracket", "Last %1", "heading in a knockout: the round with so many entrants, like 16")
WINNER_OF = text("Bracket", "open", "in the bracket: who will play here is not known yet; short")
FREE = text("Bracket", "free", "in the bracket: the opponent of somebody who goes on without playing; short")
MATCH_TOLD = text("Accessible", "%1: %2 against %3, %4", "%1: like Final; %2, %3: players; %4: the result")

# History.

POINTS_BOTH = text("History", "Points for and against, before penalties.")
ROUNDS_WON_MEANING = text("History", "Rounds won, where they were noted one by one.", "a round is one deal here")
BLOCKS_MEANING = text("History", "Rounds that ended with a blocked game.", "a round is one deal here")
FOULS_MEANING = text("History", "Rounds lost by a foul of this side.", "a round is one deal here")
PENALTY_MEANING = text("History", "Points that the director took off.")
SUM_WINS = text("History", "Wins: %1", "in a row of sums; %1: like 2\u00bd; sitting out may count as a win")
TIMES_SAT_OUT = plural("History", "sat out %n time(s)", "in a row of sums; never zero", 1)
TIMES_ABSENT = plural("History", "absent %n time(s)", "in a row of sums; never zero", 1)
WARNING_CELL = text("History", "warning", "in a column of penalties; short")
MATCH_LOST_CELL = text("History", "match lost", "in a column of penalties; short")
OUT_CELL = text("History", "ruled out", "in a column of penalties: somebody has to leave the tournament; short")
WHOSE = text("History", "Whose history?", "name of a choice: the pair, or one person of it")
PERSON_ONLY = text("History", "%1 alone", "choice: the history of one person of a pair; %1: a name")
AS_ENTERED = text("History", "Together", "choice: the history of the pair")
PLACE_NOW = text("History", "Now on place %1.", "%1: a number")
PLACE_NOW_SHARED = text("History", "Now on place %1, shared.", "%1: a number")
CORRECT_ROUND = text("History", "Correct this result", "button: the result of the chosen tournament round")
NO_ROUNDS = text("History", "No round has been played yet.", "tournament round")

# Season.

SEASON_HINT = text("Season", "Tick the tournaments that count. What everybody brought home is added up.")
EVENTS = text("Season", "Tournaments", "heading above a list to tick")
TICKED = text("Accessible", "%1, counts", "a tournament in a list to tick")
NOT_TICKED = text("Accessible", "%1, does not count", "a tournament in a list to tick")
BEST_OF = text("Season", "How many results count for each person?", "label of a choice")
BEST_ALL = text("Season", "All of them", "choice: all results of a person count")
BEST_K = plural("Season", "The best %n result(s)", "choice: so many results of a person count; never zero", 1)
MEASURE = text("Season", "What is added up?", "label of a choice")
BY_PLACES = text("Season", "Places", "choice: points for places")
BY_PLACES_MEANING = text("Season", "The last one has 1 point; each place better brings one more.", "about a choice")
BY_WINS = text("Season", "Wins", "choice")
BY_WINS_MEANING = text("Season", "Tables won, in all tournaments together.", "about a choice")
BY_EFFECTIVENESS = text("Season", "Effectiveness", "choice; glossary: points for minus against")
BY_EFFECTIVENESS_MEANING = text("Season", "Points for minus points against, in all together.", "about a choice")
EVENT_MEANING = text("Season", "What %1 brought. In brackets: not among the best.", "%1: a tournament")
NOT_COUNTED = text("Season", "(%1)", "a value that is not among the best results and does not count")
SEASON_ROW = text("Accessible", "%1, %2: %3 together", "%1: like place 3; %2: a player, %3: the sum")
NOTHING_BROUGHT = text("Accessible", "%1: did not play", "in a season table; %1: a tournament")
NO_EVENTS = text("Season", "As soon as a tournament has been played, the season can be added up here.")
NOTHING_CHOSEN = text("Season", "Tick at least one tournament.")
ADDING_UP = text("Season", "Adding up\u2026", "it takes a moment")
UNREADABLE_EVENT = text("Season", "%1 cannot be read and is left out.", "%1: a tournament")
PRINT_SEASON = text("Season", "Print or save the season", "button")
