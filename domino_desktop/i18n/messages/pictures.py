"""Own pictures: the family set, back and table, choosing a part of a picture, the sheet to cut out."""

from domino_desktop.i18n.messages import plural, text

TITLE = text("Pictures", "Your own tiles", "title of the page where people choose pictures for their tiles")
INTRODUCTION = text(
    "Pictures",
    "Six photos or drawings become the numbers 1 to 6. A blank stays blank.",
    "under the title; blank: the half of a tile without dots",
)
HOW = text("Pictures", "Click a frame to choose pictures, drop them on it, or copy one and paste it with Ctrl+V.")

FAMILY = text("Pictures", "Family set", "heading: a set of tiles with six own pictures in place of the dots")
BACK_AND_TABLE = text("Pictures", "Back and table", "heading: pictures for the back of the tiles and for the table")
BACK = text("Pictures", "Back", "under a small frame for the picture on the back of the tiles: a short word")
TABLE = text("Pictures", "Table", "under a frame for the picture of the surface that the tiles lie on")
CHOOSE_FOR_NUMBER = text("Pictures", "Choose a picture for %1", "for screen readers; %1: a number from 1 to 6")
CHANGE_FOR_NUMBER = text("Pictures", "Change the picture for %1", "for screen readers; %1: a number from 1 to 6")
CHOOSE_FOR_BACK = text("Pictures", "Choose a picture for the back of the tiles", "for screen readers")
CHANGE_FOR_BACK = text("Pictures", "Change the picture on the back of the tiles", "for screen readers")
CHOOSE_FOR_TABLE = text("Pictures", "Choose a picture for the table", "for screen readers")
CHANGE_FOR_TABLE = text("Pictures", "Change the picture on the table", "for screen readers")

PREVIEW = text("Pictures", "This is how it looks", "heading over a small table with tiles")
PREVIEW_DRAWN = text("Pictures", "A small table with your tiles", "for screen readers: a drawing")
CONTRAST_NOTE = text(
    "Pictures", "High contrast is switched on: the tiles show dots instead of pictures.", "under the small table"
)
PLAY = text("Pictures", "Play with the family set", "button")
STOP = text("Pictures", "Play with ivory tiles again", "button: gives up the family set")
IN_USE = text("Pictures", "The family set is on the table.", "it is the set in use")
COMPLETE = text("Pictures", "All six pictures are here.")
MISSING = plural(
    "Pictures", "%n more picture(s) and the set is complete.", "%n: 1 to 6 pictures are missing; never zero", 1
)

SHEET = text("Pictures", "Tiles of paper", "heading: a sheet with all tiles, to be printed and cut out")
SHEET_NOTE = text("Pictures", "Print all 28 tiles, glue them onto cardboard and cut them out.", "under the heading")
PRINT = text("Pictures", "Print the sheet…", "button")
SAVE = text("Pictures", "Save as PDF…", "button")
SHEET_TITLE = text("Pictures", "Our domino set", "small, on the printed sheet; also the proposed name of its file")
SHEET_FOLD = text(
    "Pictures",
    "Print at 100 %, on both sides of the paper. Cut along the dotted lines.",
    "small, on the printed sheet",
)
SAVED = text("Pictures", "The sheet was saved as %1", "%1: the path of a file")

CROP_NUMBER = text("Pictures", "The picture for %1", "title; %1: a number from 1 to 6")
CROP_BACK = text("Pictures", "The picture on the back", "title: on the back of the tiles")
CROP_TABLE = text("Pictures", "The picture on the table", "title: on the surface that the tiles lie on")
CROP_HOW = text("Pictures", "Move the frame with the mouse, and pull a corner to make it larger or smaller.")
CROP_KEYS = text("Pictures", "On the keyboard: the arrow keys move the frame, + comes closer, − shows more.")
CROP_DRAWN = text("Pictures", "The picture with its frame", "for screen readers: a drawing that keys change")
CROP_PLACE = text(
    "Pictures",
    "The frame shows %1% of the picture’s width, %2% from the left and %3% from the top.",
    "for screen readers; %1 to %3: numbers from 0 to 100",
)
USE = text("Pictures", "Use this part", "button: the part of the picture inside the frame")
ANOTHER = text("Pictures", "Another picture…", "button")
REMOVE = text("Pictures", "Remove the picture", "button")
LARGER = text("Pictures", "Show more of the picture", "a round button with a minus, for screen readers: a larger frame")
SMALLER = text("Pictures", "Come closer", "a round button with a plus, for screen readers: a smaller frame")
TURN = text("Pictures", "Turn the picture", "a round button with an arrow, for screen readers: by a quarter")
ONE_MOMENT = text("Pictures", "One moment…", "while a picture is being read")

CHOOSE = text("Pictures", "Choose a picture", "title of the dialog that asks for a file")
PICTURE_FILES = text("Pictures", "Pictures", "kind of files in the dialog that asks for a file")
ALL_FILES = text("Pictures", "All files", "kind of files in the dialog that asks for a file")

CANNOT_BE_OPENED = text("Pictures", "This file cannot be opened. Perhaps it was moved, or belongs to somebody else.")
NO_PICTURE = text("Pictures", "This is no picture the program knows. Please try a JPEG or PNG file.")
BROKEN = text("Pictures", "This picture is damaged. Please choose another one, or a fresh copy of it.")
TOO_LARGE_A_FILE = text("Pictures", "This file is larger than 50 MB. Please save the picture in a smaller size first.")
TOO_MANY_PIXELS = text(
    "Pictures",
    "This picture is far too large: more than 89 million pixels. Please save it in a smaller size first.",
)
TOO_NARROW = text("Pictures", "This picture is too long and narrow for a tile. Please choose another one.")
TOO_LONG = text("Pictures", "It took too long to open this picture. Please choose another one.")
NOT_USED = plural("Pictures", "%n of the files could not be used.", "%n files were no pictures; never zero", 1)
NOTHING_TO_PASTE = text("Pictures", "There is no picture to paste. Copy one first.")
DAMAGED = text(
    "Pictures",
    "One of your own pictures was damaged and is no longer used. It was set aside as %1",
    "%1: the path of a file",
)
GONE = text(
    "Pictures",
    "Some of your own pictures are gone, so the usual ones are back. You can choose yours again in the settings.",
)
