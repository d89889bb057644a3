"""The story of the round: who did what, by name, one line for each turn."""

from domino_desktop.i18n.messages import plural, text, with_zero

LEADS = text("Story", "%1 leads %2", "the first tile of a round; %2: a tile, like 6-6")
PLAYS = text("Story", "%1 plays %2", "%2: a tile, like 4-6")
TAKES = plural("Story", "%1 takes %n tile(s)", "the turn goes on; never zero", 1)
TAKES_AND_PLAYS = plural("Story", "%1 takes %n and plays %2", "takes %n tiles, never zero; %2: a tile, like 2-5", 1)
TAKES_AND_PASSES = plural("Story", "%1 takes %n and passes: %2", "takes %n tiles, never zero; %2: like no 5, no 3", 1)
PLAYS_AND_GOES_ON = text("Story", "%1 plays %2 and plays again", "a double lets the player go on; %2: a tile, like 4-4")
BEGINS_WITH = text("Story", "%1 lies in the middle", "the tile with which the round begins; %1: a tile, like 9-9")
PASSES_BY_CHOICE = text("Story", "%1 passes", "by choice: nothing is said about the tiles")
TAKES_AND_KEEPS = plural("Story", "%1 takes %n and passes", "takes %n tiles, never zero; passes by choice", 1)
LAYS_ASIDE = text("Story", "%1 lays a tile aside", "face down, because none fits")
ASKS_FOR_NEW_DEAL = text("Story", "%1 has many doubles and asks for a new deal")
DEALT_AGAIN = text("Story", "The tiles are dealt again")
LEAVES_LEAD = text("Story", "%1 leaves the lead to %2", "%2: the partner")
CALLS_DEAD = text("Story", "%1 has seen it: no tile can fit any more")
NOTHING_CAN_FIT = text("Story", "No tile can fit any more")
ALL_LAID_ASIDE = text("Story", "Nobody has a tile left", "every tile is played or laid aside")
WINS_GAME = text("Story", "%1 wins this game", "one game of a match of several")
PAIR_WINS_GAME = text("Story", "%1 win this game", "one game of a match of several; %1: a pair")
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
NO_DOUBLE = text("Lists", "no double %1", "a player has not this double: Anna passes: no double 5, no double 3")
NO_MATADOR = text("Lists", "no matador", "a matador is a tile that fits anywhere: Anna passes: no 5, no matador")
AND_MORE = text("Lists", "%1, %2", "joins the parts of a list, such as no 5, no 3")
OR_LAST = text("Lists", "%1 or %2", "joins the last two parts of a list of choices: 2 or 4; 2, 3 or 4")
