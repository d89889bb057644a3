"""Club tournaments: the list of all of them."""

from domino_desktop.i18n.messages import plural, text, with_zero

TITLE = text("Tournaments", "Club tournaments", "title of the page")
WHAT_IT_DOES = text(
    "Tournaments",
    "Say who is here: every round is paired, every result kept, and the standings are right at any time.",
    "where there is no tournament yet; round = tournament round",
)
PICTURE = text(
    "Tournaments", "Three tables of a club evening, and the ways from one to the next", "what a screen reader says"
)
NEW = text("Tournaments", "New tournament", "button")
AGAIN = text("Tournaments", "Same as last time", "button: a new tournament like the last one, with the same people")
MEMBERS = text("Tournaments", "Members", "button: the list of all people of the club")
SEASON = text("Tournaments", "Season table", "button: several tournaments added up")
OPEN_FILE = text("Tournaments", "Open a file", "button: a tournament or results from another computer")
GO_ON = text("Tournaments", "Go on", "button: back to this tournament")
GO_ON_WITH = text("Tournaments", "Go on with %1", "what a screen reader says for the button; %1: a tournament")
LOOK_AT = text("Tournaments", "Look at it", "button: at a tournament that is finished")
LOOK_AT_IT = text("Tournaments", "Look at %1", "what a screen reader says for the button; %1: a tournament")
FINISHED_ONES = plural("Tournaments", "%n finished tournament(s)", "button that unfolds them; never zero", 1)
NONE_RUNNING = text("Tournaments", "No tournament is going on now.", "above the finished ones")

# What stands on the card of one tournament.

PAIRS = with_zero(plural("Tournaments", "%n pair(s)", "entered", 1), text("Tournaments", "nobody entered yet"))
PLAYERS = with_zero(plural("Tournaments", "%n player(s)", "entered", 1), text("Tournaments", "nobody entered yet"))
NOT_BEGUN = text("Tournaments", "Not begun yet", "state of a tournament: no round is paired")
IN_ROUND_OF = text("Tournaments", "Round %1 of %2 is being played", "tournament round; %1 and %2: numbers")
IN_ROUND = text("Tournaments", "Round %1 is being played", "tournament round; %1: a number")
AFTER_ROUND_OF = text("Tournaments", "%1 of %2 rounds played", "tournament rounds; %1 and %2: numbers")
AFTER_ROUNDS = plural("Tournaments", "%n round(s) played", "tournament rounds; never zero", 1)
FINISHED = text("Tournaments", "Finished", "state of a tournament")
IN_FRONT = text("Tournaments", "In front: %1", "who leads the standings; %1: names")
WON_BY = text("Tournaments", "Won by %1", "a finished tournament; %1: names")
LEVEL_IN_FRONT = plural("Tournaments", "%n level in front", "so many share the first place; never zero, 4 or more", 1)
