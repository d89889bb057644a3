"""How to play in five pictures, and the table of keys."""

from domino_desktop.i18n.messages import Message, text

HOW_TO_PLAY = text("Help", "How to play", "title")

PICTURES: tuple[tuple[Message, Message], ...] = (
    (
        text("Help", "Match the numbers", "heading of a picture"),
        text("Help", "Lay a tile at either end of the line, next to the same number. Doubles lie across.", "picture 1"),
    ),
    (
        text("Help", "Nothing fits?", "heading of a picture"),
        text("Help", "Take tiles from the boneyard until one fits. When nothing can be taken, you pass.", "picture 2"),
    ),
    (
        text("Help", "Be the first without tiles", "heading of a picture"),
        text("Help", "Whoever plays their last tile first wins the round. The others' pips are the points.", "3"),
    ),
    (
        text("Help", "The game is blocked", "heading of a picture"),
        text(
            "Help", "Sometimes nobody can play and nothing can be taken. Then everybody answers in turn.", "picture 4"
        ),
    ),
    (
        text("Help", "The lowest count wins", "heading of a picture"),
        text("Help", "All hands are shown and the pips are counted. Play heavy tiles in good time!", "picture 5"),
    ),
)

PICTURE_OF = text("Help", "Picture %1 of %2")
LET_US_PLAY = text("Help", "Let's play", "button after the last picture")

KEYS = text("Help", "Keys", "title of the table of keys")
KEY_TAB = text("Help", "Tab", "a key")
KEY_ARROWS = text("Help", "Arrow keys", "keys")
KEY_SHIFT_ARROWS = text("Help", "Shift and arrow keys", "keys, held together")
KEY_CTRL_ARROWS = text("Help", "Ctrl and arrow keys", "keys, held together")
KEY_ENTER = text("Help", "Enter or Space", "keys")
KEY_DIGITS = text("Help", "Digits", "keys")
KEY_ESC = text("Help", "Esc", "a key")
KEY_CTRL = text("Help", "Ctrl+%1", "a key; %1: a letter")
KEY_TAB_DOES = text("Help", "between tiles, table and buttons", "what a key does")
KEY_ARROWS_DO = text("Help", "to the next tile or end", "what a key does")
KEY_SHIFT_ARROWS_DO = text("Help", "move the tile within the rack", "what keys do")
KEY_CTRL_ARROWS_DO = text("Help", "move the zoomed table", "what keys do")
KEY_ENTER_DOES = text("Help", "play, answer, press", "what a key does")
KEY_DIGITS_DO = text("Help", "to the next tile with that number", "what a key does")
KEY_DRAW_DOES = text("Help", "take a tile", "what a key does")
KEY_PASS_DOES = text("Help", "pass", "what a key does")
KEY_BLOCK_DOES = text("Help", "say the game is blocked", "what a key does")
KEY_SKIP_DOES = text(
    "Help",
    "skip whatever is moving, and the questions",
    "what a key does: everything that moves arrives at once; the walk round the table goes to its end",
)
KEY_SORT_DOES = text("Help", "sort the tiles", "what a key does")
KEY_HINT_DOES = text("Help", "ask the coach for a hint, or hide it", "what a key does")
KEY_ZOOM_DOES = text("Help", "zoom in, out, fit the table", "what a key does")
KEY_STORY_DOES = text("Help", "story of the round", "what a key does")
KEY_READ_HAND_DOES = text("Help", "hear your tiles", "what a key does: a screen reader says the tiles in the rack")
KEY_READ_ENDS_DOES = text("Help", "hear the open ends", "what a key does")
KEY_READ_COUNTS_DOES = text(
    "Help", "hear tiles and scores", "what a key does: how many tiles each player has, and points"
)
KEY_READ_TURN_DOES = text("Help", "hear whose turn it is", "what a key does")
KEY_READ_LAST_DOES = text("Help", "hear the last move again", "what a key does")
KEY_LID_DOES = text("Help", "hide the tiles", "what a key does")
KEY_HELP_DOES = text("Help", "this help", "what a key does")
KEY_FULL_SCREEN_DOES = text("Help", "full screen", "what a key does")
KEY_TAKE_BACK_DOES = text("Help", "take back the last move", "what a key does")
KEY_NEW_DOES = text("Help", "new match", "what a key does")
KEY_ESC_DOES = text("Help", "cancel", "what a key does")

MATCH_RULES = text("Help", "The rules of this match", "button")
RULE_SETS = text("Help", "All rule sets", "button")

KEYS_NOTE = text("Help", "Everything works without the mouse.", "under the title of the table of keys")

# A single letter each, A to Z, from the words of the language; all different, and none of them H.

LETTER_DRAW = text("Keys", "D", "key for: take a tile; one letter, different from the other keys, not H")
LETTER_PASS = text("Keys", "P", "key for: pass; one letter, different from the other keys, not H")
LETTER_BLOCK = text("Keys", "B", "key for: say the game is blocked; one letter, different from the other keys, not H")
LETTER_SKIP = text("Keys", "K", "key for: skip the walk; one letter, different from the other keys, not H")
LETTER_SORT = text("Keys", "S", "key for: sort the tiles; one letter, different from the other keys, not H")
LETTER_HINT = text("Keys", "H", "key for: a hint; H in every language")
LETTER_STORY = text("Keys", "L", "key for: story of the round; one letter, different from the other keys, not H")
LETTER_READ_HAND = text("Keys", "T", "key for: hear your tiles; one letter, different from the other keys, not H")
LETTER_READ_ENDS = text("Keys", "E", "key for: hear the open ends; one letter, different from the other keys, not H")
LETTER_READ_COUNTS = text(
    "Keys", "C", "key for: hear tiles and scores; one letter, different from the other keys, not H"
)
LETTER_READ_TURN = text("Keys", "W", "key for: hear whose turn it is; one letter, different from the other keys, not H")
LETTER_READ_LAST = text(
    "Keys", "R", "key for: hear the last move again; one letter, different from the other keys, not H"
)
