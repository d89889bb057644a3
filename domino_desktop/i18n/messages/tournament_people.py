"""Club tournaments: members, entrants, checking in, and lists from elsewhere."""

from domino_desktop.i18n.messages import plural, text, with_zero

# Members.

MEMBERS = text("Members", "Members", "title of the page: everybody who plays in the club")
MEMBERS_WHAT = text(
    "Members", "Whoever was entered once is kept here, and the name is offered next time.", "where nobody is yet"
)
MEMBERS_PICTURE = text("Members", "A list of names with their badges", "what a screen reader says for the picture")
SEARCH = text("Members", "Search", "inside the empty field above the list")
SEARCH_MEMBERS = text("Members", "Search the members", "what a screen reader says for the field")
NEW_MEMBER = text("Members", "New member", "button, and title of a window")
COUNTED = with_zero(plural("Members", "%n member(s)", "", 1), text("Members", "nobody yet", "members of the club"))
NOBODY_FOUND = text("Members", "Nobody is called like this.", "after a search")
CHANGE_MEMBER = text("Members", "Change", "button: the chosen member of a list")
CHANGE_IT = text("Members", "About %1", "title of a window; %1: a name")
FORGET = text("Members", "Forget this person\u2026", "button; a question follows")
NAME = text("Members", "Name", "heading of a column, and above a field")
LANGUAGE = text("Members", "Language", "heading of a column, and above a choice")
OTHERS_READ = text("Members", "Public name", "heading of a column: the name in public lists")
HELPS = text("Members", "Helps to play", "heading of a column: what the director sees to")
NUMBER = text("Members", "No.", "heading of a narrow column of numbers")
SHOWN_IN_LISTS = text("Members", "In lists that everybody sees", "label above a choice")
FULL_NAME = text("Members", "Full name", "a choice: how somebody is called in public lists")
WITH_INITIAL = text("Members", "First name and initial", "a choice: how somebody is called in public lists")
ONLY_NUMBER = text("Members", "Only a number", "a choice: how somebody is called in public lists")
READS_LIKE = text("Members", "Others read: %1", "below the choice; %1: like Anna R.")
SAVE = text("Members", "Save", "button")
IS_A_MEMBER = text("Members", "%1 is in the list already.", "%1: a name")

WHAT_HELPS = text("Members", "What helps to play", "heading above some choices")
NEVER_LEAVES = text("Members", "Never printed, never exported.", "below the heading: only the director sees it")
ALWAYS_TABLE = text("Members", "Always at table", "label of a number")
ANY_TABLE = text("Members", "Any table", "in the field for the number of a table")
ALWAYS_SEAT = text("Members", "Always on seat", "label above a choice")
ANY_SEAT = text("Members", "Any", "a choice: any seat")
ALWAYS_NEAR = text("Members", "Always near", "label of a field for the name of a member who plays as well")
NOT_A_MEMBER = text("Members", "%1 is not in the list of members.", "%1: a name")
NEAR_ONESELF = text("Members", "Choose somebody else.", "a person was to sit near herself")
SOMEBODY_BESIDE = text("Members", "Somebody who does not play sits beside", "on or off")
LARGE_PRINT = text("Members", "Large print", "on or off: score cards")
READ_ALOUD = text("Members", "Tiles and scores are read aloud", "on or off: at the table, by those who play")
NEED_TABLE = text("Members", "table %1", "short, in a list; %1: a number")
NEED_SEAT = text("Members", "seat %1", "short, in a list; %1: a number")
NEED_NEAR = text("Members", "near %1", "short, in a list; %1: a name")
NEED_BESIDE = text("Members", "somebody beside", "short, in a list: a person who does not play")
NEED_LARGE = text("Members", "large print", "short, in a list")
NEED_ALOUD = text("Members", "read aloud", "short, in a list")

FORGET_ASK = text("Members", "Forget %1?", "a question; %1: a name")
FORGET_MEANS = text(
    "Members",
    "The name of %1 becomes a number everywhere in this program, in old tournaments too. Points and standings stay as "
    "they were. Paper and files that were given away keep the name. This cannot be taken back.",
    "%1: a name",
)
FORGET_YES = text("Members", "Forget", "answer: yes")
FORGET_NO = text("Members", "Keep", "answer: no")

# Entrants.

NOBODY_ENTERED = text("Entrants", "Nobody is entered yet: type the first name.", "where no entrant is yet")
EVERYBODY_IS_HERE = text("Entrants", "Everybody is here: on to round 1", "button below the list of entrants")
WHO_PLAYS = text("Entrants", "Who plays?", "heading above the field for a name")
ENTRANTS_PICTURE = text("Entrants", "Players on their way to the tables", "what a screen reader says for the picture")
ENTRANTS = text("Entrants", "Entrants", "what a screen reader says for the list")
PLAYER = text("Entrants", "Player", "above the field for a name, and heading of a column")
PARTNER = text("Entrants", "Partner", "above the field for the second name of a pair")
PAIR = text("Entrants", "Pair", "heading of a column of names")
RATING = text("Entrants", "Rating", "heading of a column, and above a number: how strong somebody is")
NO_RATING = text("Entrants", "none", "in the field for a rating")
STATE = text("Entrants", "State", "heading of a column: whether somebody plays")
ENTER_IT = text("Entrants", "Enter", "button: take this name into the tournament")
ENTER_HINT = text("Entrants", "Enter takes the name in. Members are offered as you type.", "below the field")
LAST_TIME = text("Entrants", "Same as last time", "button: tick who of the last tournament is here")
FROM_LIST = text("Entrants", "From a list", "button: paste names or read them from a file")
IS_IN = text("Entrants", "%1 has number %2.", "after somebody was entered; %1: names; %2: a number")
PLAYERS_IN = with_zero(
    plural("Entrants", "%n player(s) in the tournament", "", 1), text("Entrants", "Nobody is entered yet")
)
PAIRS_IN = with_zero(
    plural("Entrants", "%n pair(s) in the tournament", "", 1), text("Entrants", "Nobody is entered yet")
)
OF_WHOM_OUT = plural("Entrants", "%n withdrawn", "beside the number of entrants; never zero", 1)

PLAYS = text("Entrants", "plays", "state of an entrant, short")
FROM_ROUND = text("Entrants", "plays from round %1", "state of an entrant who came late; tournament round; short")
WITHDRAWN = text("Entrants", "withdrawn", "state of an entrant, short")
OUT = text("Entrants", "out", "state of an entrant who has lost in a knockout, short")
PLAYS_FOR = text("Entrants", "%1 plays for %2", "state of an entrant; %1 and %2: names")
NUMBERED = text("Entrants", "Number %1", "above the name of the chosen entrant; %1: a number")

WITHDRAW = text("Entrants", "Withdraw", "button: the entrant does not play any more")
WITHDRAW_ASK = text("Entrants", "%1 withdraws", "title of a window; %1: names")
WITHDRAW_NOTE = text(
    "Entrants", "From the next pairing on. Everything that was played stays, and coming back is possible."
)
RETURN = text("Entrants", "Play again", "button: an entrant who was withdrawn")
REPLACE = text("Entrants", "Somebody else plays\u2026", "button; a window follows")
REPLACE_ASK = text("Entrants", "Somebody else plays for %1", "title of a window; %1: names")
WHO_LEAVES = text("Entrants", "Who leaves", "label above a choice of two names")
WHO_COMES = text("Entrants", "Who comes", "label of a field for a name")
RATE = text("Entrants", "Rating\u2026", "button: how strong an entrant is; a window follows")
RATE_ASK = text("Entrants", "How strong: %1", "title of a window; %1: names")
RATE_NOTE = text(
    "Entrants",
    "The stronger an entrant, the higher the number; 0 is none. It decides who meets whom in the first round.",
)
RATE_NOTE_LATER = text(
    "Entrants",
    "The stronger an entrant, the higher the number; 0 is none. It decides between those who are level.",
)
RATE_NOTE_UNUSED = text(
    "Entrants",
    "The stronger an entrant, the higher the number; 0 is none. The pairing of this tournament does not ask for it.",
)
DO_RATE = text("Entrants", "Save", "the main button of a window: this rating")
RATED_FACT = text("Entrants", "Rating of %1: %2.", "after a rating was changed; %1: names; %2: a number")
UNRATED_FACT = text("Entrants", "Rating of %1: none.", "after a rating was taken away; %1: names")
REASON = text("Entrants", "Why (may be left empty)", "label of a field for a few words")
DO_WITHDRAW = text("Entrants", "Withdraw", "the main button of a window")
DO_REPLACE = text("Entrants", "Replace", "the main button of a window")
WITHDRAW_FACT = text("Entrants", "%1 does not play any more.", "after withdrawing; %1: names")
RETURN_FACT = text("Entrants", "%1 plays again.", "after coming back; %1: names")

WILL_BE_NEW = text("Entrants", "%1 will be a new member.", "below the field; %1: a name that nobody has yet")
NAME_IS_MISSING = text("Entrants", "Type a name first.")
PARTNER_IS_MISSING = text("Entrants", "Who plays with %1?", "%1: a name; the field for the partner is empty")
NOT_WITH_ONESELF = text("Entrants", "A pair needs two different people.")
IS_ENTERED = text("Entrants", "%1 is entered already.", "%1: a name")

# Checking in.

WHO_IS_HERE = text("Check-in", "Who is here?", "title of a window")
TICK_NOTE = text("Check-in", "Space ticks, Enter takes in everybody who is ticked.", "keys of the keyboard")
LAST_NAMES = text("Check-in", "Who played last time", "what a screen reader says for the list")
TICK_ALL = text("Check-in", "Everybody", "button: tick everybody")
TICK_NONE = text("Check-in", "Nobody", "button: take all ticks away")
IS_HERE = text("Check-in", "%1, here", "said by a screen reader; %1: names")
IS_NOT_HERE = text("Check-in", "%1, not here", "said by a screen reader; %1: names")
TAKE_PLAYERS = with_zero(
    plural("Check-in", "Enter %n player(s)", "button", 1), text("Check-in", "Tick somebody first", "button that is off")
)
TAKE_PAIRS = with_zero(
    plural("Check-in", "Enter %n pair(s)", "button", 1), text("Check-in", "Tick somebody first", "button that is off")
)

# Lists from elsewhere.

LIST_TITLE = text("Import", "Names from a list", "title of a window")
LIST_HOW_PLAYERS = text(
    "Import", "One line for each: name; language; rating. Only the name is needed.", "how a list has to look"
)
LIST_HOW_PAIRS = text(
    "Import",
    "One line for each pair: name; partner; language; rating. Only the two names are needed.",
    "how a list has to look",
)
PASTE_HERE = text("Import", "Paste or type the names here", "inside the empty field")
LIST_FIELD = text("Import", "The list", "what a screen reader says for the field")
OPEN_LIST = text("Import", "Open a file", "button")
OPEN_LIST_TITLE = text("Import", "Open a list of names", "title of a window")
TEXT_FILES = text("Import", "Tables and texts", "kind of file")
FOUND = text("Import", "What was found", "what a screen reader says for the list")
LINE = text("Import", "Line", "heading of a column of numbers")
NOTE = text("Import", "Note", "heading of a column: what is wrong with a line")
LINES_GOOD = with_zero(
    plural("Import", "%n line(s) can be used", "", 1), text("Import", "No line can be used", "of a list")
)
LINES_BAD = plural("Import", "%n line(s) cannot be used", "never zero", 1)
IS_NEW = text("Import", "new member", "beside a name of a list, short")
FILE_UNREADABLE = text("Import", "%1 cannot be read.", "%1: a file")

EMPTY_NAME = text("Import", "There is no name.", "about a line of a list")
NAMED_BEFORE = text("Import", "%1 stands in line %2 already.", "%1: a name; %2: a number")
SAME_TWICE = text("Import", "%1 stands here twice.", "%1: a name; both names of a pair")
HALF_A_PAIR = text("Import", "The partner of %1 is missing.", "%1: a name")
TOO_MANY_NAMES = text("Import", "%1: there are too many names.", "about a line of a list; %1: like Anna & Bruno")
TOO_MANY_COLUMNS = text("Import", "What is \u201c%1\u201d? There is one column too many.", "%1: what stands there")
UNKNOWN_LANGUAGE = text("Import", "\u201c%1\u201d is none of the languages here.", "%1: what stands there")
RATING_IS_NONE = text("Import", "\u201c%1\u201d is no rating.", "%1: what stands where a number should")
OPEN_QUOTE = text("Import", "A quotation mark is not closed.", "about a line of a list")
NO_TEXT = text("Import", "This is not a list of names, or it was saved in an unknown way.", "about a whole file")
TOO_LARGE = text("Import", "This is far too long for a list of names.", "about a whole file")
NO_NAMES = text("Import", "There are no names in it.", "about a whole file")
