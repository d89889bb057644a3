"""The honest deal: how the tiles were shuffled, how anybody can check it, and how to play the same deal again."""

from domino_desktop.i18n.messages import text

# Setting up a table: where the deal comes from.

DEAL = text("Deal", "Deal", "heading; the tiles that everybody is dealt")
BY_CHANCE = text("Deal", "By chance", "a choice: how the tiles are dealt")
BY_CHANCE_NOTE = text("Deal", "The program shuffles, and nobody knows the tiles.")
OF_THE_DAY = text("Deal", "Deal of the day, %1", "a choice: how the tiles are dealt; %1: a day, like 30 November")
OF_THE_DAY_NOTE = text("Deal", "Today the same tiles for everybody in the world, whatever the computer.")
BY_CODE = text("Deal", "With a deal code", "a choice: how the tiles are dealt")
BY_CODE_NOTE = text("Deal", "Play a deal again, or the one that friends have played.")
TYPE_THE_CODE = text("Deal", "Deal code", "field for eight letters and digits, like KTQ7 2MXB")
CODE_HAS_EIGHT = text("Deal", "A deal code has eight letters and digits, like KTQ7 2MXB.")
NOT_IN_CODES = text(
    "Deal",
    "There is no %1 in a deal code: only the letters A to Z without I and O, and the digits 2 to 9.",
    "%1: characters that were typed, like O or 0",
)
SAME_TABLE = text("Deal", "The deal is the same with the same rules, the same set and as many players.")

# About this deal.

ABOUT = text("Deal", "About this deal", "button and title")
WHAT_IT_MEANS = text(
    "Deal",
    "Before the first tile was dealt, the program put this deal into a closed envelope. The fingerprint is the seal on "
    "the envelope: one other tile, and it would be another fingerprint. Now the envelope is open, and anybody can "
    "check that nothing was exchanged while you were playing.",
    "explains to a child why the deal is honest",
)
WHAT_IT_WILL_MEAN = text(
    "Deal",
    "Before the first tile was dealt, the program put this deal into a closed envelope. The fingerprint is the seal on "
    "the envelope: one other tile, and it would be another fingerprint. Write it down if you like. After the round the "
    "envelope is opened: then you see the deal code, and anybody can check the seal.",
    "explains to a child why the deal is honest, while the round is in play",
)
FINGERPRINT = text("Deal", "Fingerprint", "label: 64 letters and digits that seal a deal")
CODE = text("Deal", "Deal code", "label: eight letters and digits from which the whole deal follows")
NONCE = text(
    "Deal", "Random addition", "label: 32 letters and digits drawn by chance, so that nobody can guess the code"
)
HOW_TO_CHECK = text(
    "Deal",
    "The fingerprint is SHA-256 of the deal code followed by the random addition. The README of the program tells in "
    "words how a deal follows from its code, with a few lines of Python that check it.",
    "SHA-256, README and Python are names",
)
NEXT_IS_FIXED = text("Deal", "The next deal is already fixed. This is its fingerprint:", "label before a fingerprint")
PREPARED = text("Deal", "This deal was prepared: whoever knows its code knew the tiles.")
NO_DEAL = text("Deal", "This round began from a position that was entered: nothing was dealt.")
PLAY_AGAIN = text("Deal", "Play this deal again", "button: a new match with the same rules, players and tiles")
COPY_CODE = text("Deal", "Copy the code", "button")
COPY_ALL = text("Deal", "Copy all as text", "button: fingerprint, deal code and random addition")
COPIED = text("Deal", "Copied.", "said after something was copied")
CLOSE = text("Deal", "Close", "button that closes the sheet; Esc does the same")

# Said aloud, where the eye sees groups of letters.

CODE_ALOUD = text("Accessible", "Deal code: %1", "%1: eight letters and digits, said one by one")
FINGERPRINT_ALOUD = text("Accessible", "Fingerprint: %1", "%1: 64 letters and digits in groups of four")
NONCE_ALOUD = text("Accessible", "Random addition: %1", "%1: 32 letters and digits in groups of four")

# The help.

HELP = text("HelpHere", "Here you see that nobody has rigged the tiles.", "the sheet about a deal")
HELP_TIPS = (
    text("HelpHere", "The fingerprint was fixed before the tiles were dealt. After the round you see what it seals."),
    text("HelpHere", "Give the deal code to friends: they can play the same tiles on their computer."),
    text("HelpHere", "Play this deal again sets up a new match with the same tiles."),
)
