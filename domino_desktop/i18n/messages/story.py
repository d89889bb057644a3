"""The story of the round: who did what, by name, one line for each turn."""

from domino_desktop.i18n.messages import plural, text, with_zero

LEADS = text("Story", "%1 leads %2", "the first tile of a round; %2: a tile, like 6-6")
PLAYS = text("Story", "%1 plays %2", "%2: a tile, like 4-6")
TAKES = plural("Story", "%1 takes %n tile(s)", "the turn goes on; never zero", 1)
TAKES_AND_PLAYS = plural("Story", "%1 takes %n and plays %2", "takes %n tiles, never zero; %2: a tile, like 2-5", 1)
TAKES_AND_PASSES = plural("Story", "%1 takes %n and passes: %2", "takes %n tiles, never zero; %2: like no 5, no 3", 1)
PASSES = text("Story", "%1 passes: %2", "%2: like no 5, no 3")
CANNOT_PLAY = text("Story", "%1 cannot play: %2", "an answer in the walk round the table; %2: like no 5, no 3")
SAYS_BLOCKED = text("Story", "%1 says the game is blocked: %2", "%2: like no 5, no 3")
TAKES_AND_SAYS_BLOCKED = plural(
    "Story", "%1 takes %n and says the game is blocked: %2", "takes %n tiles, never zero; %2: like no 5, no 3", 1
)
NOBODY_CAN_PLAY = text("Story", "Nobody can play any more: everybody is asked in turn", "the walk opens by itself")
CAN_PLAY = text("Story", "%1 can play", "an answer in the walk round the table")
GAME_IS_BLOCKED = text("Story", "The game is blocked")
SHOWS_HAND = with_zero(
    plural("Story", "%1 shows the hand: %n pip(s)", "the tiles are laid open", 1),
    text("Story", "%1 shows the hand: no pips", "the tiles are laid open"),
)
WRONG_ANSWER = text("Story", "Wrong answer: %1 had %2", "family wording; %2: a tile, like 4-6")
FALSE_DECLARATION = text("Story", "False declaration: %1 had %2", "the referee's wording; %2: a tile, like 4-6")
POSSIBLY_WRONG = text("Story", "%1 may have had %2", "a wrong answer that is not proven; %2: a tile, like 4-6")
GOES_OUT = text("Story", "%1 goes out", "has played the last tile of the hand")
LAST_ROUND = text("Story", "%1 makes this the last round")
WINS_MATCH = text("Story", "%1 wins the match")
PAIR_WINS_MATCH = text("Story", "%1 win the match", "%1: a pair")

NO_NUMBER = text("Lists", "no %1", "a player has no tile with the number %1: Anna passes: no 5, no 3")
AND_MORE = text("Lists", "%1, %2", "joins the parts of a list, such as no 5, no 3")
OR_LAST = text("Lists", "%1 or %2", "joins the last two parts of a list of choices: 2 or 4; 2, 3 or 4")
