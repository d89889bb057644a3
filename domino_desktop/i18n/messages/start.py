"""The start page and the very first start."""

from domino_desktop.i18n.messages import text

APP_NAME = text("Start", "Domino Desktop", "the name of the program; not translated")
WELCOME = text("Start", "Welcome to the table")
CHOOSE_LANGUAGE = text("Start", "Your language", "heading above the names of languages")
PLAY_NOW = text("Start", "Play now", "the large button")
PLAY_NOW_NOTE = text("Start", "You and three computer players, classic rules", "under the large button")
SET_UP = text("Start", "Set up a table", "button")
SET_UP_NOTE = text("Start", "Who plays, with which tiles, up to how many points", "under the button")
CONTINUE = text("Start", "Continue the match", "the large button")
RULE_SETS = text("Start", "Rule sets", "button: a page with all games and rules that can be played")
HOW_TO_PLAY = text("Start", "How to play", "button")
SETTINGS = text("Start", "Settings", "button")
THUMBNAIL = text("Start", "The table as it was left", "what a screen reader says for the picture")

YOUR_NAME = text("Start", "What is your name?", "above a field that may stay empty, on the very first start")
NAME_MAY_WAIT = text("Start", "You may leave this empty", "inside the empty field for the name")
PLAYER_NUMBER = text("Start", "Player %1", "a person who has told no name; %1: a number")
PROGRAM_LANGUAGE = text("Start", "Language", "label of a choice")
