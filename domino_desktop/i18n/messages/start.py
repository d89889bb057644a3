"""The start page and the very first start."""

from domino_desktop.i18n.messages import plural, text, with_zero

APP_NAME = text("Start", "Domino Desktop", "the name of the program; not translated")
WELCOME = text("Start", "Welcome to the table")
CHOOSE_LANGUAGE = text("Start", "Your language", "heading above the names of languages")
PLAY_NOW = text("Start", "Play now", "the large button")
PLAY_NOW_NOTE = text("Start", "You and three computer players, classic rules", "under the large button")
SET_UP = text("Start", "Set up a table", "button")
SET_UP_NOTE = text("Start", "Who plays, with which tiles, up to how many points", "under the button")
CONTINUE = text("Start", "Continue the match", "the large button")
CONTINUE_NOTE = text("Start", "%1 · %2", "%1: names, like Anna and João; %2: like Round 3")
CONTINUE_IN_WALK = text("Start", "%1 · the walk round the table", "%1: names, like Anna and João")
LAST_PLAYED = text("Start", "Last played on %1 at %2", "%1: a date; %2: a time")
HOW_TO_PLAY = text("Start", "How to play", "button")
SETTINGS = text("Start", "Settings", "button")
QUIT = text("Start", "Quit", "button")
MATCHES = text("Start", "Earlier matches", "button and heading")
NO_MATCHES = text("Start", "No match has been played yet.", "the list of earlier matches is empty")
NO_MATCHES_BUTTON = text("Start", "Play the first one", "button beside: No match has been played yet.")
MATCH_RESULT = text("Start", "%1 won", "a match in the list; %1: a player or a pair")
MATCH_OPEN = text("Start", "not finished", "a match in the list")
ROUNDS_PLAYED = with_zero(
    plural("Start", "%n round(s) played", "round = one deal", 1),
    text("Start", "no round played yet", "round = one deal"),
)
THUMBNAIL = text("Start", "The table as it was left", "what a screen reader says for the picture")
ME = text("Start", "You", "the first name of a person who has given none yet")
COMPUTER_NUMBER = text("Start", "Computer %1", "a computer player without a name; %1: a number")
NO_SCREEN = text(
    "Start", "No screen found: start it in a desktop session.", "printed in a terminal; also in the command line"
)

YOUR_NAME = text("Start", "What is your name?", "above a field that may stay empty, on the very first start")
NAME_MAY_WAIT = text("Start", "You may leave this empty", "inside the empty field for the name")
PLAYER_NUMBER = text("Start", "Player %1", "a person who has told no name; %1: a number")
PROGRAM_LANGUAGE = text("Start", "Language", "label of a choice")
