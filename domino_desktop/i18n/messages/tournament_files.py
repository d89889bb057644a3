"""Tournaments and results that come from other computers, or go there."""

from domino_desktop.i18n.messages import text

OPEN_TITLE = text("Tournament files", "Open a tournament or results", "title of a window in which a file is chosen")
SAVE_ARCHIVE_TITLE = text("Tournament files", "Save the archive", "title of a window in which a file is chosen")
SAVE_RESULTS_TITLE = text("Tournament files", "Save the results", "title of a window in which a file is chosen")
FILES = text("Tournament files", "Files of Domino Desktop", "kind of files")
ARCHIVE_NAME = text("Tournament files", "Tournament %1", "name of a file; %1: the name of the tournament")
RESULTS_NAME = text(
    "Tournament files", "Results of round %1, %2", "name of a file; %1: a number (tournament round), %2: the tournament"
)

OPENED = text("Tournament files", "%1 is here now.", "%1: a tournament that came from another computer")
GONE_ON = text("Tournament files", "%1: what only the other computer knew was taken over.", "%1: a tournament")
SAME = text("Tournament files", "%1: both computers know the same. Nothing was changed.", "%1: a tournament")
OURS_IS_NEWER = text(
    "Tournament files", "%1: this computer already knows more. Nothing was changed.", "%1: a tournament"
)
ALL_EQUAL = text("Tournament files", "All results of this file are known already. Nothing was changed.")
RESULT_TAKEN = text("Tournament files", "The result of table %1 was taken over.", "%1: a number")
SCORES_TAKEN = text(
    "Tournament files", "The points of table %1 were taken over; it is not decided yet.", "%1: a number"
)
OTHER_TOURNAMENT = text(
    "Tournament files",
    "%1 holds results of a tournament that is not on this computer. Open its archive first.",
    "%1: a file",
)
NO_TABLE_FOR_MATCH = text(
    "Tournament files",
    "%1 is a match, but these people have no open table in this round.",
    "%1: a file; tournament round",
)
MATCH_WITHOUT_TOURNAMENT = text(
    "Tournament files", "%1 is a single match. Open the tournament that it belongs to first.", "%1: a file"
)
NOT_OURS = text(
    "Tournament files", "%1 is neither a tournament nor results of this program, or it is damaged.", "%1: a file"
)
IS_DAMAGED = text("Tournament files", "%1 is damaged or was changed. Nothing was taken from it.", "%1: a file")
IS_NEWER = text("Tournament files", "%1 comes from a newer version of the program.", "%1: a file")
IS_TOO_LARGE = text("Tournament files", "%1 is too large for a tournament.", "%1: a file")
NO_TWO_SIDES = text(
    "Tournament files", "This match cannot be a result: it needs two sides, and the higher score has to win."
)
NO_MATCH_HERE = text(
    "Tournament files",
    "These people have finished no match on this computer since the round was paired.",
)
TAKE_MATCH = text("Tournament files", "Take this match as the result of table %1?", "a question; %1: a number")
TAKE_IT = text("Tournament files", "Yes, take it", "button")
LEAVE_IT = text("Tournament files", "No", "button")
