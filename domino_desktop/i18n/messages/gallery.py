"""The gallery of rule sets: headings, filters, what a card tells, and the buttons of a rule set."""

from domino_desktop.i18n.messages import Message, plural, text

TITLE = text("Gallery", "Rule sets", "title of the page with all rule sets")
TITLE_CHOOSING = text("Gallery", "Choose a rule set", "title of the same page while a table is set up")
YOURS = text("Gallery", "Yours", "heading: rule sets that people of this house have saved")
SIX = text("Gallery", "Six to start with", "heading above six rule sets")
ALL = text("Gallery", "All rule sets", "heading")
FOUND = plural("Gallery", "%n rule set(s)", "how many fit the search; never zero", 1)
SEARCH = text("Gallery", "Search rule sets", "what a screen reader says for the field")
SEARCH_HINT = text("Gallery", "Search: a name, a country, a word", "inside the empty field")
NOTHING_FOUND = text("Gallery", "No rule set fits all of that.")
SHOW_ALL = text("Gallery", "Show all rule sets", "button: forget search and filters")

# Filters. The first choice of each lets everything through.

ANY_KIND = text("Gallery", "Every kind", "filter: all kinds of games")
ANY_REGION = text("Gallery", "Everywhere", "filter: all countries")
KIND = text("Gallery", "Kind of game", "what a screen reader says for a row of choices")
REGION = text("Gallery", "Where it is played", "what a screen reader says for a row of choices")

KINDS: dict[str, Message] = {
    "line": text("Gallery", "Each for themselves", "kind of game: one line of tiles, no partners"),
    "pairs": text("Gallery", "Two against two", "kind of game: partners sit opposite"),
    "points": text("Gallery", "Points while playing", "kind of game: the open ends score during the round"),
    "crosses": text("Gallery", "Crosses and stars", "kind of game: the tiles grow in four or more directions"),
    "matador": text("Gallery", "Matador", "kind of game: touching numbers add up to seven"),
    "trains": text("Gallery", "Trains", "kind of game: Mexican Train and its relatives"),
}

REGIONS: dict[str, Message] = {
    "world": text("Gallery", "All over the world", "where a game is played"),
    "italy": text("Gallery", "Italy", "where a game is played"),
    "portugal": text("Gallery", "Portugal", "where a game is played"),
    "brazil": text("Gallery", "Brazil", "where a game is played"),
    "spain": text("Gallery", "Spain", "where a game is played"),
    "caribbean": text("Gallery", "The Caribbean", "where a game is played"),
    "indonesia": text("Gallery", "Indonesia", "where a game is played"),
    "sweden": text("Gallery", "Sweden", "where a game is played"),
    "britain": text("Gallery", "Britain", "where a game is played"),
    "america": text("Gallery", "North America", "where a game is played"),
    "house": text("Gallery", "Our house", "where a game is played: a rule set that somebody of this house has made"),
}

# What a card tells.

EXACTLY = plural("Gallery", "%n player(s)", "how many can play; never zero", 1)
FROM_TO = text("Gallery", "%1 to %2 players", "how many can play; %1, %2: numbers, like 2 and 4")
EITHER = text("Gallery", "%1 players", "how many can play; %1: a list of numbers, like 2 or 4")
IN_PAIRS = text("Gallery", "4 players in pairs", "how many can play: two against two")
TO_POINTS = plural("Gallery", "to %n point(s)", "how long a match is; never zero", 1)
OF_ROUNDS = plural("Gallery", "%n round(s)", "how long a match is; round = one deal; never zero", 1)
LAYOUTS: dict[str, Message] = {
    "line": text("Gallery", "One line of tiles, doubles across", "what a screen reader says for a picture"),
    "pairs": text("Gallery", "One line of tiles between two pairs", "what a screen reader says for a picture"),
    "ends_count": text("Gallery", "One line whose ends are added up", "what a screen reader says for a picture"),
    "spinner": text("Gallery", "Four arms from the first double", "what a screen reader says for a picture"),
    "spinners": text("Gallery", "Side arms from every double", "what a screen reader says for a picture"),
    "cross": text("Gallery", "A cross of four tiles round a double", "what a screen reader says for a picture"),
    "double_cross": text("Gallery", "A cross with a double on every arm", "what a screen reader says for a picture"),
    "star": text("Gallery", "A star of tiles round a double", "what a screen reader says for a picture"),
    "matador": text("Gallery", "One line whose joints make seven", "what a screen reader says for a picture"),
    "trains": text("Gallery", "A train of tiles for every player", "what a screen reader says for a picture"),
    "foot": text("Gallery", "Three toes from a double", "what a screen reader says for a picture"),
}
BASED_ON = text("Gallery", "House rules from %1", "%1: the name of a rule set")
CHANGES = plural(
    "Gallery", "%n rule(s) changed: %1", "%1: a list of rules, like Direction of play and Extra points; never zero", 1
)

# Buttons. The second of each pair is what a screen reader says; %1 is the name of a rule set.

PLAY = text("Gallery", "Play", "button: play by this rule set at once")
PLAY_BY = text("Gallery", "Play %1", "%1: the name of a rule set")
CHOOSE = text("Gallery", "Choose", "button: set up the table with this rule set")
CHOOSE_IT = text("Gallery", "Choose %1", "%1: the name of a rule set")
ANOTHER = text("Gallery", "Choose other rules", "button: opens the page with all rule sets")
READ_RULES = text("Gallery", "Read the rules", "button")
READ = text("Gallery", "Rules", "button: read the rules")
READ_OF = text("Gallery", "Read the rules of %1", "%1: the name of a rule set")
COMPARE = text("Gallery", "Compare", "button: compare this rule set with another one")
CHANGE = text("Gallery", "Change the rules", "button: make house rules of this rule set")
LOAD_FILE = text("Gallery", "Load a file", "button: take over a rule set that somebody sent")
