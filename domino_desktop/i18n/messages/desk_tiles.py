"""The tiles of the referee desk: where each one is, what has been found, and why one cannot be entered."""

from domino_desktop.i18n.messages import plural, text, with_zero

# The balance.

PIPS_FOUND = plural("Desk tiles", "%1 of %n pip(s)", "%1: found so far; %n: of the whole set, never zero", 1)
TILES_FOUND = plural("Desk tiles", "%1 of %n tile(s)", "%1: found so far; %n: of the whole set, never zero", 1)
STILL_TO_FIND = plural("Desk tiles", "%n tile(s) still to find", "heading above these tiles; never zero", 1)
AND_MORE = plural("Desk tiles", "and %n more", "after the first of many tiles still to find; never zero", 1)
ALL_FOUND = plural("Desk tiles", "All found: %n tile(s), each in one place", "the whole set; never zero", 1)
FOUND_TWICE = text("Desk tiles", "In two places at once: %1", "a mistake of entry; %1: tiles, like 4-6 and 5-5")

# Why a tile cannot be entered.

NOT_IN_SET = text("Desk tiles", "There is no %1 in this set.", "%1: a tile, like 3-7")
ON_TABLE = text("Desk tiles", "%1 lies on the table already.", "%1: a tile, like 4-6")
IN_HAND = text("Desk tiles", "%1 is already in the hand of %2.", "%1: a tile, like 4-6; %2: a player")
IN_BONEYARD = text("Desk tiles", "%1 is already in the boneyard.", "%1: a tile, like 4-6")
ASLEEP = text("Desk tiles", "%1 has been marked as not in play.", "%1: a tile, like 4-6; nobody holds it")
NO_SUCH_NUMBER = text(
    "Desk tiles", "There is no %1 in this set: its highest number is %2.", "typed too high; %1, %2: numbers"
)
HALF_A_TILE = text("Desk tiles", "%1 stands alone: a tile has two numbers.", "in pasted text; %1: a number")

# The marks on tiles that have been entered.

MARK_TABLE = text("Desk tiles", "on the table", "beside the mark on tiles of the grid")
MARK_BONEYARD = text("Desk tiles", "in the boneyard", "beside the mark on tiles of the grid")
MARK_ASLEEP = text("Desk tiles", "not in play", "beside the mark on tiles of the grid: nobody holds them")

# Names that a screen reader says.

GRID = text("Desk tiles", "All tiles of the set", "name of the grid in which one chooses tiles")
PLACED = text("Desk tiles", "%1, %2", "%1: tile 4-6; %2: like on the table")
IN_HAND_OF = text("Desk tiles", "%1, in the hand of %2", "%1: tile 4-6; %2: a player")
GRID_LEFT = with_zero(
    plural("Desk tiles", "%n tile(s) can still be entered", "said of the grid", 1),
    text("Desk tiles", "Every tile has been entered", "said of the grid"),
)
