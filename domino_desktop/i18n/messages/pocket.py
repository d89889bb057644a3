"""The card for the pocket: how a block is verified at a table without a computer, one panel for each language."""

from domino_desktop.i18n.messages import text

PAGE_TITLE = text(
    "Pocket card", "The card for the pocket", "title of a page; the walk on paper, for tables without a computer"
)
ABOUT = text(
    "Pocket card",
    "One sheet, printed on both sides and folded twice: the walk round the table in six languages.",
    "what the card is",
)
FOLD = text(
    "Pocket card",
    "Print both sides, turned over on the short edge, and fold along the small marks.",
    "how the card is made",
)
PREVIEW = text("Pocket card", "The card as it will be printed", "what a screen reader says for a picture")

PROPOSE = text(
    "Pocket card",
    "Whoever has the turn, cannot play and may take no more tiles says: the game is blocked.",
    "first step of the walk, on the card",
)
BONEYARD = text(
    "Pocket card",
    "Look at the boneyard: it is empty, or the rules let nobody take from it.",
    "second step of the walk, on the card",
)
ASK = text(
    "Pocket card",
    "Ask all the others, one after another, the way the turns go round:",
    "third step of the walk, on the card; the question stands below it",
)
QUESTION = text(
    "Pocket card",
    "Can you play a tile?",
    "the question, large, without a name; the answers are Yes, I can and No, I cannot in the context Walk",
)
AFTER_YES = text("Pocket card", "Not blocked: this player plays now.", "below the answer Yes, I can")
AFTER_NO = text("Pocket card", "Ask the next player.", "below the answer No, I cannot")
LAY_OPEN = text(
    "Pocket card",
    "All have said no: the game is blocked. Everybody lays the tiles open.",
    "fourth step of the walk, on the card",
)
CHECK = text(
    "Pocket card",
    "Did somebody say no with a tile that fits? That was a false declaration. Your rules say what it costs.",
    "fifth step of the walk, on the card; declaration: the answer to the question",
)
COUNT = text(
    "Pocket card",
    "Count the pips of every hand. Mostly the lowest count wins. Your rules say what a win and a tie are worth.",
    "last step of the walk, on the card",
)
