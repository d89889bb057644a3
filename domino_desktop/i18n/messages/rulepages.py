"""The pages of one rule set: its rules in words, comparing two, changing one, and what is printed."""

from domino_desktop.i18n.messages import plural, text, with_zero

# The rules in words.

TITLE_OF_MATCH = text("Rules", "The rules of this match", "title of a page")
IN_LANGUAGE = text("Rules", "Language of the rules", "what a screen reader says for a row of languages")
PLAYERS = text("Rules", "Players: %1", "%1: a list of names")
STARTED = text("Rules", "Begun on %1", "a match; %1: a date")
FINGERPRINT = text(
    "Rules", "Fingerprint of the rules: %1", "%1: letters and digits; equal rules have equal fingerprints"
)
DIFFERS_FROM = with_zero(
    plural("Rules", "%n change(s) from %1: %2", "%1: the name of a rule set; %2: a list of rules", 1),
    text("Rules", "Exactly the rules of %1.", "%1: the name of a rule set; nothing was changed"),
)
USE_AT_TABLE = text("Rules", "Use at our table", "button: set up the table with this rule set")
TO_TABLE = text("Rules", "Back to the table", "button")
PRINT = text("Rules", "Print", "button")
SAVE_FILE = text("Rules", "Save as PDF", "button: writes the page as PDF, or as a web page")
SAVED_TO = text("Rules", "Saved: %1", "%1: the path of a file")
PDF_FILES = text("Rules", "PDF", "a kind of file")
WEB_PAGES = text("Rules", "Web page", "a kind of file")
PASSPORT = text("Rules", "Rule passport", "heading of a printed page: exactly the rules of one match")

# Comparing two.

COMPARE_TITLE = text("Rules", "Compare two rule sets", "title of a page")
FIRST = text("Rules", "First rule set", "what a screen reader says for a choice")
SECOND = text("Rules", "Second rule set", "what a screen reader says for a choice")
ONLY_DIFFERENCES = text("Rules", "Show only what differs", "a switch")
DIFFERENT = with_zero(
    plural("Rules", "%n difference(s)", "how many rules differ", 1),
    text("Rules", "These two do not differ in any rule."),
)
THE_SAME = text("Rules", "The same in both", "heading above the rules that do not differ")

# Changing one.

EDIT_TITLE = text("Rules", "Change the rules", "title of a page")
MADE_OF = text("Rules", "The changes begin from %1.", "%1: the name of a rule set")
YOUR_CHANGES = text("Rules", "What you have changed", "heading")
NOTHING_CHANGED = text("Rules", "Nothing yet: every rule is as usual.")
UNDO = text("Rules", "As usual", "button: take back one change")
UNDO_OF = text("Rules", "As usual: %1", "what a screen reader says for a button; %1: the name of a rule")
UNDO_ALL = text("Rules", "Everything as usual", "button: take back all changes")
CHANGED = text("Rules", "changed", "mark beside a rule that somebody has changed")
FIND_RULE = text("Rules", "Search the rules", "what a screen reader says for a field")
FIND_RULE_HINT = text("Rules", "Search: boneyard, partner, bonus…", "inside the empty field")
WITH_PLAYERS = plural("Rules", "With %n player(s)", "beside a number of tiles; never zero", 1)
TIE_FIRST = text("Rules", "First", "above a rule for a tie: this one is looked at first")
TIE_NEXT = text("Rules", "If that does not decide", "above a rule for a tie")
EXTRA_FOR_ROUND = text("Rules", "Extra points for winning round %1", "%1: a number, like 2")
DOES_NOT_GO_WITH = text(
    "Rules", "This does not go together with: %1", "a change that is refused; %1: the name of a rule, like Partners"
)
NOT_ENOUGH_TILES = text("Rules", "The set does not have so many tiles.", "a change that is refused")
NOBODY_CAN_PLAY = text("Rules", "At least one number of players must stay.", "a change that is refused")
NOT_TILES = text("Rules", "Write tiles like this: 0-0 3-6", "a change that is refused")
PLAY_THESE = text("Rules", "Play by these rules", "button")
SAVE_AS = text("Rules", "Save under a name", "button")
SAVE = text("Rules", "Save", "button")
RENAME = text("Rules", "Rename", "button")
DELETE = text("Rules", "Delete", "button: forget a saved rule set")
SHARE = text("Rules", "Share as a file", "button: write a file that others can load")
NAME_OF_RULES = text("Rules", "What shall these rules be called?", "above a field")
NAME_HINT = text("Rules", "For example: Sundays at Grandma's", "inside the empty field")
NAME_TAKEN = text("Rules", "You already have rules called %1.")
REPLACE_THEM = text("Rules", "Replace them", "button: save under a name that is used already")
LEAVE_QUESTION = text("Rules", "Leave without saving what you have changed?")
LEAVE = text("Rules", "Leave", "button: the answer to the question")
STAY = text("Rules", "Stay here", "button: the answer to the question; the safe one")
LOAD_FILE = text("Rules", "Load a rule set", "title of the window that asks for a file")
KEPT_AS = text("Rules", "Saved as %1. You find it among the rule sets.", "%1: a name")
DELETE_QUESTION = text("Rules", "Delete the rules called %1?")
RULE_SET_FILES = text("Rules", "Rule sets", "a kind of file")
NO_RULES_IN_FILE = text("Rules", "It does not hold the rules of a game.", "why a file cannot be used")
RULES_CONTRADICT = text(
    "Rules",
    "Two of its rules do not go together: %1 and %2.",
    "why a file cannot be used; %1, %2: names of rules, like Partners",
)
NOT_LOADED = text("Rules", "This file cannot be used: %1", "%1: a whole sentence that says why")
