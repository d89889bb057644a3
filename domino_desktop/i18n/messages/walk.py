"""The walk round the table that verifies a block, and the page about a wrong answer."""

from domino_desktop.i18n.messages import plural, text, with_zero

TITLE = text("Walk", "Is the game blocked?", "title of the walk")
SAYS_BLOCKED = text("Walk", "%1 says the game is blocked.")
NOBODY_CAN_PLAY = text("Walk", "Nobody can play any more. Let's go round the table.", "the walk opened by itself")
QUESTION = text("Walk", "%1, can you play a tile?")
YES = text("Walk", "Yes, I can", "answer button; the first words of both answers must differ")
NO = text("Walk", "No, I cannot", "answer button; the first words of both answers must differ")
WITHDRAW = text("Walk", "Take my answer back", "button, until the next player answers")
OPEN_ENDS = text("Walk", "Open ends", "heading above the two ends")
OPEN_ENDS_ARE = text("Walk", "Open ends: %1", "%1: numbers, like 2 and 4")
NUMBER_IS_OUT = text(
    "Walk", "%1 of %2 tiles with a %3 are on the table", "%3: a number; like 7 of 7 tiles with a 6 are on the table"
)
BONEYARD_EMPTY = text("Walk", "The boneyard is empty.")
BONEYARD_CLOSED = text("Walk", "Nobody takes tiles in this game.", "the rules close the boneyard")
BONEYARD_RESERVE = plural("Walk", "%n tile(s) must stay in the boneyard.", "the reserve: 1 or 2 tiles, never zero", 1)
SEAT_CANNOT = text("Walk", "cannot play", "under the player's name")
SEAT_CAN = text("Walk", "can play", "under the player's name")
SEAT_ANSWERS = text("Walk", "is answering", "under the player's name")
SEAT_WAITS = text("Walk", "is waiting", "under the player's name")
CONFIRMS = text("Walk", "%1: %2", "an answer in the walk: a player and why not, like Anna: no 6")
REFUTED = text("Walk", "The game is not blocked: play goes on.")
CAN_AND_MUST_PLAY = text("Walk", "%1 can play, and plays now.")
ESTABLISHED = text("Walk", "The game is blocked.")
ALL_CONFIRMED = text("Walk", "Everybody has answered: nobody can play.")
SKIP = text("Walk", "Skip to the end", "button: go to the end of the walk")
SHOW_SCORE = text("Walk", "To the score", "button at the end of the walk")
SLIM_RING = text("Walk", "Cannot play: %1. Now: %2.", "%1: names, like Anna and João; %2: the player who is next")
SLIM_RING_NOW = text("Walk", "Now: %1", "beside a row of crossed-out seats; %1: the player who is next")
CHECKED_NOTE = text("Walk", "The program checks every answer.")
TRUSTED_NOTE = text("Walk", "Answer on your honour: all hands are shown at the end.")

# The page that proves a wrong answer. A family calls it a wrong answer, a referee a false declaration.

FOUL_TITLE = text("Foul", "Wrong answer", "title of the page; family wording")
REFEREE_FOUL_TITLE = text("Foul", "False declaration", "title of the page; the referee's wording")
FOUL = text("Foul", "Wrong answer: %1 held a tile that fits.", "family wording")
REFEREE_FOUL = text("Foul", "False declaration: %1 held a playable tile.", "the referee's wording")
FOUL_PROOF = text(
    "Foul",
    "Open ends: %2. %1 said no, but held %3, which fits the %4.",
    "%2: numbers; %3: a tile; %4: a number",
)
FOUL_POSSIBLE = text("Foul", "%1 may have held %2 already. This is not proven.", "%2: a tile, like 4-6")
POSITION_THEN = text("Foul", "The table when %1 answered", "caption of a picture")
FITTING_TILE = text("Foul", "This tile would have fitted here.", "caption of a picture")
RULING = text("Foul", "What the rules say", "heading")
RULING_REPLAY = text("Foul", "This round does not count and is dealt again.")
RULING_STANDS = text("Foul", "The result of the round stands.")
RULING_LOST = text("Foul", "%1 cannot win this round any more.", "%1: a player or a pair")
RULING_MATCH_LOST = text("Foul", "The match is lost for %1.", "%1: a player or a pair")
PENALTY_POINTS = with_zero(
    plural("Foul", "%n penalty point(s) for %1", "%1: a player or a pair", 1),
    text("Foul", "A warning for %1, no penalty points", "%1: a player or a pair"),
)
HOW_TO_WITHDRAW = text(
    "Foul", "Next time: an answer can be taken back until the next player has answered.", "advice on the page"
)
