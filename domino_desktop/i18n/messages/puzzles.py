"""Puzzles and the ladders one climbs with them."""

from domino_desktop.i18n.messages import plural, text, with_zero

# The ladders.

FOR_PLAYERS = text("Puzzles", "For players", "heading: a ladder of puzzles")
FOR_PLAYERS_NOTE = text("Puzzles", "Find the best move. Every hand lies open.", "what these puzzles ask")
FOR_REFEREES = text("Puzzles", "For referees", "heading: a ladder of puzzles")
FOR_REFEREES_NOTE = text("Puzzles", "Is the game blocked? Who wins, and how many points?", "what these puzzles ask")
HOW_UP = text("Puzzles", "Three right out of the last four open the next step.")
PLAY_STEP = text("Puzzles", "A puzzle of step %1", "button; %1: a number from 1 to 6")
STEP_STARS = with_zero(
    plural("Accessible", "Step %1, %n star(s)", "%1: a number; a step of a ladder that is open", 1),
    text("Accessible", "Step %1, no star yet", "%1: a number; a step of a ladder that is open"),
)
STEP_CLOSED = text("Accessible", "Step %1, still closed", "%1: a number; a step of a ladder")
WHO = text("Puzzles", "Who is training?", "label of a choice of names")
WHICH_RULES = text("Puzzles", "By which rules?", "label of a choice of games")
NONE_BY_RULES = text("Puzzles", "By these rules there are no puzzles of this kind.")

# One puzzle.

FIND_THE_MOVE = text("Puzzles", "Find the move", "title of a puzzle")
BLOCKED_OR_NOT = text("Puzzles", "Blocked or not?", "title of a puzzle")
STEP = text("Puzzles", "Step %1", "%1: a number from 1 to 6")
PREPARING = text("Puzzles", "A puzzle is being laid out …", "while the program makes it")
FAILED = text("Puzzles", "No puzzle came up this time. Try another one.")
ANOTHER = text("Puzzles", "Another puzzle", "button")
FIND_BEST_FOR = text("Puzzles", "%1 is to move. What is best?", "%1: a player")
FIND_BEST_NOTE = text("Puzzles", "Lay the tile on the table. Then everybody plays as well as can be.")
IS_IT_BLOCKED = text("Puzzles", "Is this game blocked?", "a question about the position")
IS_IT_BLOCKED_NOTE = text("Puzzles", "%1 is to move. Look at every hand, every open end and the boneyard.")
YES_BLOCKED = text("Puzzles", "Yes, it is blocked", "answer button; the first words of both answers must differ")
NOT_BLOCKED = text("Puzzles", "No, it goes on", "answer button; the first words of both answers must differ")
WHO_WINS = text("Puzzles", "Who wins the round?", "a question after: it is blocked")
NOBODY = text("Puzzles", "Nobody", "one of the answers to: who wins the round?")
HOW_MANY_POINTS = text("Puzzles", "How many points?", "a question after: who wins the round?")
MORE = text("Puzzles", "One more", "button: one point more")
FEWER = text("Puzzles", "One fewer", "button: one point fewer")
ANSWER = text("Puzzles", "That is my answer", "button")

# The answer.

RIGHT = text("Puzzles", "That is right!")
ALMOST = text("Puzzles", "Almost!", "a part of the answer was right")
NOT_QUITE = text("Puzzles", "Not quite.", "the answer was wrong; kind")
ONE_MORE_STAR = text("Puzzles", "One more star for you.")
STEP_IS_OPEN = text("Puzzles", "Step %1 is open now.", "%1: a number from 1 to 6")
IT_IS_BLOCKED = text("Puzzles", "The game is blocked: nobody can play, and nothing may be taken.")
CAN_STILL_PLAY = text("Puzzles", "The game goes on: %1 can play %2.", "%1: a player; %2: a tile, like 4-6, or several")
TAKES_FIRST = text("Puzzles", "The game goes on: %1 takes from the boneyard until a tile fits.", "%1: a player")
POINTS_RIGHT = with_zero(
    plural("Puzzles", "It is %n point(s), not %1.", "the right and the given number", 1),
    text("Puzzles", "There are no points, not %1.", "%1: the number that was given"),
)
THE_WALK = text("Puzzles", "The walk round the table", "heading: everybody is asked in turn whether they can play")
CAN_PLAY_TILES = text("Puzzles", "can play %1", "under the player's name; %1: a tile, like 4-6, or several")
TAKES_UNTIL = text("Puzzles", "takes a tile", "under the player's name: from the boneyard")
THE_COUNT = text("Puzzles", "The count", "heading: the sum of what is left in every hand")
SHOW_TABLE = text("Puzzles", "Show the table", "button: the position again")
SHOW_WALK = text("Puzzles", "Show the walk", "button: who can play and who cannot")
TRY_AGAIN = text("Puzzles", "Try again", "button: the same puzzle, without a star")
NEXT_PUZZLE = text("Puzzles", "Next puzzle", "button")

NO_BETTER_MOVE = text("Puzzles", "No move is better than %1.", "%1: a tile, perhaps with its end, like 4-6 at the 4")
BETTER_BY = plural(
    "Puzzles",
    "%1 is better by %n point(s).",
    "never zero; %1: a tile, perhaps with its end, like 4-6 at the 4",
    1,
)
ALL_MOVES = text("Puzzles", "Every move, the best first", "heading")
YOUR_MOVE = text("Puzzles", "your move", "beside a move in a list")
BEST_MOVE = text("Puzzles", "best", "beside a move in a list")
AHEAD_BY = plural("Puzzles", "%n ahead", "points by which the own side ends better than the other; never zero", 1)
BEHIND_BY = plural("Puzzles", "%n behind", "points by which the own side ends worse than the other; never zero", 1)
LEVEL = text("Puzzles", "level", "the own side ends neither better nor worse than the other")
SO_IT_ENDS = text(
    "Puzzles", "So the round ends for %1 if both sides go on as well as can be.", "%1: a player or a pair"
)
GOES_OUT = text("Puzzles", "%1 goes out with it.", "why a move is good; %1: a player")
BLOCKS = text("Puzzles", "It blocks the game.", "what a move does")
NEXT_CANNOT = text("Puzzles", "Then %1 cannot play.", "what a move does; %1: the next player")
NEXT_CAN = text("Puzzles", "Then %1 can play %2.", "what a move does; %1: the next player; %2: one tile or several")

HELP_LADDERS = text("HelpHere", "Here you train with puzzles, step by step, as a player or as a referee.", "page")
HELP_LADDERS_TIPS = (
    text("HelpHere", "Find the move: every hand lies open, and one move is the best."),
    text("HelpHere", "Blocked or not: say whether the game is blocked, and count it if it is."),
    text("HelpHere", "Three right out of the last four open the next step. Stars stay."),
    text("HelpHere", "Choose the rules above: every game has puzzles of its own."),
)
HELP_PUZZLE = text("HelpHere", "One position, one question. Take all the time you like.", "the page of a puzzle")
HELP_PUZZLE_TIPS = (
    text("HelpHere", "Lay a tile as at the table: drag it, click it, or use the arrow keys and Enter."),
    text("HelpHere", "The answer goes round the table and shows who can play, and with which tile."),
    text("HelpHere", "Try again is only for practice: the first answer counts."),
)
