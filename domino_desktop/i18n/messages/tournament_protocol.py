"""What a result was made of: the protocol of a table's match, beside what the log says. Round: see each note."""

from domino_desktop.i18n.messages import text

# Ways to it.

SHOW = text("Result protocol", "Show the protocol", "button: what was played or refereed for a result, round by round")
COLUMN = text("Result protocol", "Protocol", "heading of a column: there is a protocol of this result")
OPEN = text("Result protocol", "Show", "in a column of a table: a click there shows the protocol of a result")
ENTER_OPENS = text("Result protocol", "Enter shows the protocol.", "said by a screen reader, for a line of a table")

SUM_BEGINS = text("Tournament log", "Check sum %1\u2026", "%1: the first letters and digits of a check sum")

# The page.

TITLE = text("Result protocol", "Protocol of the result", "title of a page and of a printed page")
EVENT = text("Result protocol", "Tournament", "label before the name of a tournament")
IN_THE_LOG = text("Result protocol", "Entry %1 of the log", "label before a sentence that stands in the log; a number")
RIGHT_NOW = text("Result protocol", "This result was set right later.", "above the entry of the log that did so")
LOGGED_SUM = text("Result protocol", "In the log", "label before 64 letters and digits: the check sum in the log")
SUM_HERE = text("Result protocol", "Here", "label before 64 letters and digits: the check sum of what is shown here")

SAME = text(
    "Result protocol",
    "It is the one in the log: nothing in this match was changed since its result was written down.",
    "about a check sum",
)
WENT_ON = text(
    "Result protocol",
    "It is the one in the log. What was entered at the desk after the result was written down is not shown.",
    "about a check sum",
)
ERASED = text(
    "Result protocol",
    "It is not the one in the log: a remark named somebody who was forgotten, and that name was erased here.",
    "about a check sum",
)
CHANGED = text(
    "Result protocol",
    "Careful: it is not the one in the log. The match was changed after its result was written down.",
    "about a check sum",
)
UNREADABLE = text(
    "Result protocol", "What this computer keeps of the match is damaged and cannot be read.", "instead of a protocol"
)
ELSEWHERE = text(
    "Result protocol",
    "The protocol is on the computer where the match was played. Save the match there as a file, and open it here.",
    "instead of a protocol",
)
LAST_ONLY = text(
    "Result protocol",
    "The check sum is that of the last match. Of the matches before it the log has the points.",
    "several matches at one table",
)
NOT_ALL_HERE = text(
    "Result protocol",
    "The result has more matches than are shown here: the others were typed in, or played elsewhere.",
    "several matches at one table",
)
OTHER_POINTS = text("Result protocol", "Careful: the log has other points for this match.", "one match of a table")

# Its file.

SAVE = text("Result protocol", "Save the match as a file", "button: for another computer")
OPEN_FILE = text("Result protocol", "Open the file of this match", "button: it was saved on the other computer")
FILE_NAME = text(
    "Result protocol",
    "Round %1, table %2, %3",
    "name of a file; %1, %2: numbers (tournament round); %3: the tournament",
)
OTHER_MATCH = text(
    "Result protocol",
    "%1 is another match: its check sum is not the one in the log. Nothing was taken from it.",
    "%1: a file",
)

# Its rounds.

MATCH_AND_ROUND = text("Result protocol", "Match %1, round %2", "heading; round = one deal; two numbers")
MOVES = text("Result protocol", "Moves", "label before everything that was played in a round, in order")
