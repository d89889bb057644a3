"""What F1 tells on the pages of a tournament."""

from domino_desktop.i18n.messages import text

TOURNAMENTS = text("Help topics", "Here are the tournaments of your club.")
TOURNAMENTS_TIPS = (
    text("Help topics", "Go on with one, begin a new one, or take the people and settings of the last one over."),
    text("Help topics", "Members have a name, a language, and what they need at the table."),
    text("Help topics", "The season table adds tournaments up; files of other computers are opened here."),
)
NEW = text("Help topics", "Settle who plays whom, by which rules, and what puts the entrants in order.")
NEW_TIPS = (
    text("Help topics", "Everything has a value that suits an evening: a name is enough to begin."),
    text("Help topics", "The same number of the lots pairs the same people in the same way again."),
    text("Help topics", "Much can still be changed later; what has been played stays as it was."),
)
MEMBERS = text("Help topics", "Everybody who plays in your club.")
MEMBERS_TIPS = (
    text("Help topics", "Say how lists for everybody show a person: full name, first name and initial, or a number."),
    text("Help topics", "Needs at the table are kept by every pairing. They are never printed or sent."),
    text("Help topics", "Whoever wants to be forgotten becomes a number everywhere; old results stay."),
)
ENTRANTS = text("Help topics", "Who takes part in this tournament.")
ENTRANTS_TIPS = (
    text("Help topics", "Type a name and press Enter; names of members are completed."),
    text("Help topics", "Tick those of last time who are here, or paste a list from elsewhere."),
    text("Help topics", "Whoever leaves is withdrawn and may come back; nobody is wiped out."),
)
ROUND = text("Help topics", "Pair the next round, call the tables, enter the results.", "tournament round")
_BEFORE_PUBLISHING = text(
    "Help topics", "Before a pairing is published, tables can be locked, places swapped, and each table says why."
)
_TYPING = text("Help topics", "Results: table, Enter, points, Enter, points, Enter. The next open table is waiting.")
_DISPUTE = text("Help topics", "A dispute? Call the table to the referee desk: its clock stops, its result comes back.")
_OLD_RESULT = text("Help topics", "An old result is corrected with a reason; later pairings stay as they were.")
ROUND_TIPS = (_BEFORE_PUBLISHING, _TYPING, _DISPUTE)
PAIRING = text("Help topics", "This pairing is a proposal: it counts when you publish it.", "tournament round")
_SWAP = text("Help topics", "Choose a name, then another one: the two change places.")
PAIRING_TIPS = (
    _BEFORE_PUBLISHING,
    _SWAP,
    text("Help topics", "When it is published, print it or show it on the beamer, and start the clock."),
)
CHANGING = text("Help topics", "The open tables of this round are made up anew.", "tournament round")
CHANGING_TIPS = (
    _SWAP,
    text("Help topics", "Tables that have points already stay as they are."),
    text("Help topics", "When you publish it you are asked why; the log keeps the reason."),
)
RESULTS = text("Help topics", "The tables are playing. Type their results as they come in.", "tournament round")
RESULTS_TIPS = (
    _TYPING,
    _DISPUTE,
    text("Help topics", "Choose a table to see what can be done there: more time, a penalty, a forfeit."),
)
PLAYED = text("Help topics", "Every table of this round has its result.", "tournament round")
PLAYED_TIPS = (
    text("Help topics", "Pair the next round from here; after the last one, close the tournament."),
    _OLD_RESULT,
    text("Help topics", "The standings show how it came out, and they can be printed under Publish."),
)
STANDINGS = text("Help topics", "Who is where, after any round.", "tournament round")
STANDINGS_TIPS = (
    text("Help topics", "The columns stand in the order in which they decide; who is level stays level."),
    text("Help topics", "Enter on a row opens everything that this entrant has played."),
    text("Help topics", "The cross table shows who has met whom, and with which points."),
)
LOG = text("Help topics", "Everything that was done, in order. Nothing is ever wiped out here.")
LOG_TIPS = (
    text("Help topics", "Type into the search field to find a table, a name or a word."),
    text("Help topics", "Corrections stand out; each carries its reason."),
    text("Help topics", "The log can be printed: choose it under Publish.", "Publish: a tab"),
)
PUBLISH = text("Help topics", "Every list, ready to be printed, saved or sent.")
PUBLISH_TIPS = (
    text("Help topics", "Choose one language or two; the sheet shows what will be printed."),
    text("Help topics", "The archive carries the whole tournament to another computer."),
    text("Help topics", "A file of results brings what two directors have typed together again."),
)
HISTORY = text("Help topics", "Every table that this entrant has played at.")
HISTORY_TIPS = (
    text("Help topics", "With partners, opponents, points, blocks, fouls and penalties."),
    text("Help topics", "A wrong result can be corrected from here, with a reason."),
    text("Help topics", "Where somebody was replaced, it tells who really sat there."),
)
SEASON = text("Help topics", "Several tournaments added up.")
SEASON_TIPS = (
    text("Help topics", "Choose which tournaments count, and how many of each player's best."),
    text("Help topics", "Add up places, wins or points, as your club is used to."),
    text("Help topics", "Both partners of a pair get what the pair has reached."),
)
BEAMER = text("Help topics", "This window is for everybody in the room.", "a window for a beamer or second screen")
BEAMER_TIPS = (
    text("Help topics", "It follows the tournament by itself: tables, clock, results, standings."),
    text("Help topics", "A second screen is filled at once. If not, move the window there and let it fill the screen."),
    text("Help topics", "Names stand as each person wants to be read by others."),
)
