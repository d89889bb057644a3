"""The tour of a first start: what the cards say beside the prepared table."""

from domino_desktop.i18n.messages import plural, text

TAKE = text("Tour", "Take the tour", "button: learn by playing a few prepared moves")
SKIP = text("Tour", "Skip the tour", "button, always in view")
SKIP_SHORT = text("Tour", "Skip", "the same button where there is little room: end the tour")
GO_ON = text("Tour", "Go on", "button, after the score was explained")
STEP_OF = text("Tour", "%1 of %2", "how far the tour is: step 2 of 6")

# The person's own tiles and the line.

LAY_HEADING = text("Tour", "Your tiles, and the line", "heading of a card")
LAY = text("Tour", "These tiles are yours. One fits the line: drag it there, or click it.")
LAY_KEYS = text("Tour", "Keys: arrows to the tile, then Enter", "how to do it without a mouse")
LAY_HINT = text("Tour", "The tile that stands a little higher fits: it has an open number.", "a gentle hint")

# The others play.

OTHERS_HEADING = text("Tour", "Round the table", "heading of a card")
OTHERS = text("Tour", "Now the others play. Then it is your turn again.")

# A tile that fits both ends.

ENDS_HEADING = text("Tour", "You may choose", "heading of a card: the tile fits both ends of the line")
ENDS = text("Tour", "Your %1 fits both ends. Drag it to one of them, or click it first.", "%1: a tile, like 2-3")
ENDS_ASKED = text("Tour", "Now click the place where you would like it.", "the tile was clicked and fits both ends")
ENDS_KEYS = text("Tour", "Keys: Enter, an arrow to the end, Enter again", "how to do it without a mouse")
ENDS_HINT = text("Tour", "Take the tile that stands a little higher, and lay it at one of the ends.", "a gentle hint")

# Nothing fits: the boneyard.

TAKE_HEADING = text("Tour", "Nothing fits?", "heading of a card")
TAKE_TILES = text("Tour", "Take tiles from the boneyard, the pile beside your tiles, until one fits.")
TAKE_ANOTHER = text("Tour", "That one does not fit either. Take another.", "a tile was taken from the boneyard")
KEY_IS = text("Tour", "Key: %1", "how to do it without a mouse; %1: a letter")
TAKE_HINT = text("Tour", "Click the pile, or press the large button.", "a gentle hint")
TAKEN_HEADING = text("Tour", "There it is!", "heading of a card")
TAKEN = text("Tour", "The tile that you have just taken fits. Lay it!")

# Somebody passes.

PASS_HEADING = text("Tour", "%1 passes", "heading of a card; %1: a player")
PASS = text("Tour", "Nothing fits, and the boneyard is empty: %1 knocks on the table, and so passes.", "%1: a player")

# The game is blocked.

BLOCK_HEADING = text("Tour", "Stuck!", "heading of a card: nobody can play any more")
BLOCK = text(
    "Tour",
    "Both ends show %1, and all tiles with a %1 are on the table. Say that the game is blocked!",
    "%1: a number",
)
BLOCK_HINT = text("Tour", "Press the button that says so: the game is blocked.", "a gentle hint")
WALK_HEADING = text("Tour", "Everybody is asked", "heading of a card: the walk round the table")
WALK = text("Tour", "Nobody guesses here: all answer in turn and show their tiles. You were the first.")
WALK_HINT = text("Tour", "Just watch: everybody answers in turn.", "a gentle hint, while the others answer")
STANDS_HEADING = text("Tour", "It is blocked", "heading of a card: everybody has confirmed that nobody can play")
STANDS = text("Tour", "Nobody can play: the round is over. Now all hands are counted.")

# The score.

SCORE_HEADING = text("Tour", "The lowest count wins", "heading of a card")
SCORE = plural(
    "Tour",
    "You hold only %n pip(s), the lowest count. So you score what the others hold: %1.",
    "%1: a sum, like 26 + 13 = 39; never zero",
    1,
)

# The last page.

DONE_HEADING = text("Tour", "That is all you need", "title of the last page")
DONE = text("Tour", "Now play a real match. And whenever you wonder what you can do: press %1.", "%1: a key, like F1")
AGAIN = text("Tour", "Once more", "small button: take the tour again")
LEAVE = text("Tour", "Back to the program", "small button: end the tour")
