"""Club tournaments: the form for a new one, and for changing what was settled."""

from domino_desktop.i18n.messages import plural, text

TITLE = text("New tournament", "New tournament", "title of the form")
CHANGE_TITLE = text("New tournament", "Change the tournament", "title of the form; the tournament is there already")
NAME = text("New tournament", "Name", "above the field for the name of a tournament")
USUAL_NAME = text("New tournament", "Club evening, %1", "a name that is proposed; %1: a date")
DIRECTOR = text("New tournament", "Who directs", "above the field for a name: the director of the tournament")
DIRECTORS_LANGUAGE = text("New tournament", "Language of the director", "what a screen reader says for the choice")

# Who plays.

WHO = text("New tournament", "Who plays?", "heading above three cards")
PAIRS = text("New tournament", "Pairs", "a kind of tournament")
PAIRS_NOTE = text("New tournament", "Two who stay together play against another pair.", "about a kind of tournament")
CHANGING = text("New tournament", "Changing partners", "a kind of tournament")
CHANGING_NOTE = text(
    "New tournament",
    "Tables of four: everybody collects their own points, with another partner each time.",
    "about a kind of tournament",
)
SINGLES = text("New tournament", "One against one", "a kind of tournament")
SINGLES_NOTE = text("New tournament", "Two at each table.", "about a kind of tournament")

# How they meet.

HOW = text("New tournament", "How do they meet?", "heading above some cards")
SWISS = text("New tournament", "Swiss", "a kind of tournament: the Swiss system")
SWISS_NOTE = text(
    "New tournament",
    "A few rounds for any number: each plays against somebody who has won as often.",
    "about the Swiss system; tournament rounds",
)
DRAWN = text("New tournament", "New tables each round", "a kind of tournament: partners and opponents change")
DRAWN_NOTE = text(
    "New tournament",
    "For any number: a new partner and new opponents in every round, as long as there are any.",
    "about a kind of tournament; tournament round",
)
ROUND_ROBIN = text("New tournament", "Everybody meets everybody", "a kind of tournament: round robin")
ROUND_ROBIN_NOTE = text(
    "New tournament", "The fairest of all, and the longest: good for up to ten.", "about a kind of tournament"
)
KNOCKOUT = text("New tournament", "Knockout", "a kind of tournament")
KNOCKOUT_NOTE = text("New tournament", "Whoever loses is out; the last two play the final.", "about a knockout")
ROTATION = text("New tournament", "Perfect rotation", "a kind of tournament after a fixed plan")
ROTATION_NOTE = text(
    "New tournament",
    "For 8, 12, 16 or 20 players: nobody plays twice with the same partner.",
    "about a kind of tournament after a fixed plan",
)
BY_HAND = text("New tournament", "By hand", "a kind of tournament: the director pairs")
BY_HAND_NOTE = text("New tournament", "In every round you say who plays whom.", "about a kind of tournament")
ROUNDS = text("New tournament", "Rounds", "label of a number: tournament rounds")
ROUNDS_TELL = plural(
    "New tournament", "%n round(s) can find one winner among %1.", "tournament rounds; %1: a number; never zero", 1
)
CIRCUITS = text("New tournament", "Each two meet", "label above a choice: once or twice")
ONCE = text("New tournament", "Once", "a choice: each two meet once")
TWICE = text("New tournament", "Twice", "a choice: each two meet twice")
THIRD_PLACE = text("New tournament", "Play for third place", "on or off: the losers of the semi-finals meet")
ORDER = text("New tournament", "Who meets among those with equal wins", "label above a choice: who meets whom")
FOLD = text("New tournament", "Upper half against lower half", "a choice: the first of each half meet, and so on")
NEIGHBOURS = text("New tournament", "Neighbours in the standings", "a choice: first against second, and so on")

# A match.

MATCH = text("New tournament", "What is a match?", "heading: rules, length, time")
RULES = text("New tournament", "Rules", "above the field in which a rule set is searched by its name")
MINUTES = text("New tournament", "Minutes", "label of a number: time for one tournament round")
NO_CLOCK = text("New tournament", "No clock", "in the field for minutes: there is no limit")
TIME_IS_UP = text("New tournament", "When the time is up", "label above a choice")
FINISHES = text(
    "New tournament", "Play the deal to its end", "a choice, when the time is up; deal = one round of tiles"
)
STOPS = text("New tournament", "Stop at once", "a choice, when the time is up")
BEST_OF = text("New tournament", "A table plays", "label above a choice: how many matches")
ONE_MATCH = text("New tournament", "One match", "a choice: so much is played at a table in one tournament round")
BEST_OF_SO_MANY = text("New tournament", "Best of %1", "a choice: the best of so many matches; %1: a number")

# What is folded away.

MORE = text("New tournament", "More choices", "button that unfolds: points for sitting out, ties, tables, the draw")
PENALTIES = text("New tournament", "Penalties of your club", "heading above a list that is filled in")
PENALTIES_NOTE = text(
    "New tournament",
    "Say here what costs what: when a penalty is given, one key is enough. Other penalties are still possible.",
    "below the heading",
)
PENALTY_NAME = text("New tournament", "Penalty %1: what for", "said by a screen reader for a field; %1: 1, 2 \u2026")
PENALTY_EXAMPLE = text("New tournament", "What for? A few words", "inside the empty field for the name of a penalty")
PENALTY_COSTS = text(
    "New tournament", "Penalty %1: what it costs", "said by a screen reader for a choice; %1: 1, 2 \u2026"
)
COSTS_POINTS = text("New tournament", "Points off", "a choice: what a penalty costs")
COSTS_NOTHING = text("New tournament", "A warning", "a choice: what a penalty costs")
COSTS_MATCH = text("New tournament", "The match is lost", "a choice: what a penalty costs")
COSTS_OUT = text("New tournament", "Out of the tournament", "a choice: what a penalty costs")
PENALTY_POINTS = text("New tournament", "Penalty %1: points", "said by a screen reader for a number; %1: 1, 2 \u2026")
ADD_PENALTY = text("New tournament", "Add a penalty", "button")
REMOVE_PENALTY = text(
    "New tournament", "Remove \u201c%1\u201d", "what a screen reader says for the button; %1: a penalty"
)
REMOVE_EMPTY = text("New tournament", "Remove penalty %1", "said by a screen reader for a button; %1: 1, 2 \u2026")
LATE_TEN = text("New tournament", "Late by 10 minutes", "a usual penalty; a button")
TWO_FAULTS = text("New tournament", "Two fouls", "a usual penalty of clubs: out after the second fault; a button")
SIGNALS = text("New tournament", "Signals to the partner", "a usual penalty; a button")
PENALTY_TWICE = text("New tournament", "\u201c%1\u201d stands there twice.", "%1: the name of a penalty")
SITTING_OUT = text("New tournament", "Sitting out brings", "label above two numbers: points")
FORFEIT = text("New tournament", "If the others do not come", "label above two numbers: points")
POINTS_FOR = text("New tournament", "Points for", "label of a number")
POINTS_AGAINST = text("New tournament", "Points against", "label of a number")
SITTING_OUT_WINS = text("New tournament", "Sitting out counts as a win", "on or off")
TIES = text("New tournament", "What decides the order", "heading above a list; the first that differs decides")
TIES_NOTE = text(
    "New tournament",
    "The first one that differs decides. Space takes one in or out, Ctrl with Up or Down moves it.",
    "below the heading; keys of the keyboard",
)
MOVE_UP = text("New tournament", "Move up", "button: the chosen line of a list")
MOVE_DOWN = text("New tournament", "Move down", "button: the chosen line of a list")
COUNTS = text("New tournament", "%1, place %2", "said by a screen reader; %1: like Wins; %2: its place in the order")
COUNTS_NOT = text("New tournament", "%1, does not count", "said by a screen reader; %1: like Wins")
FIRST_TABLE = text("New tournament", "First table", "label of a number: tables are numbered from it on")
SEED = text("New tournament", "Number of the lots", "label of a number from which every lot is drawn")
SEED_NOTE = text("New tournament", "With the same number all lots fall the same again.", "below the number of the lots")
REASON = text("New tournament", "Why (it stands in the log)", "label of a field for a few words")

CREATE = text("New tournament", "Create the tournament", "the large button")
SAVE = text("New tournament", "Save the changes", "the large button")
ENTER_GOES_ON = text("New tournament", "Enter goes on; %1 creates it at once.", "%1: a key like Ctrl+Enter")

# What is wrong: one sentence.

NAME_IT = text("New tournament", "The tournament needs a name, so that you find it again.")
ONE_MUST_COUNT = text(
    "New tournament", "Something has to decide the order: take one in.", "a list where none is chosen"
)
FIXED_BY_PAIRING = text(
    "New tournament", "Who plays and how they meet is settled: the first round has been paired.", "tournament round"
)
FIXED_BY_RESULT = text("New tournament", "The rules are settled: the first result is there.", "above the match")
