"""Buttons that many dialogs share, and the names of keys."""

from domino_desktop.i18n.messages import text

OK = text("Buttons", "OK")
CANCEL = text("Buttons", "Cancel")
CLOSE = text("Buttons", "Close")
BACK = text("Buttons", "Back")
NEXT = text("Buttons", "Next", "to the next page")
DONE = text("Buttons", "Done")
YES = text("Buttons", "Yes")
NO = text("Buttons", "No")
SAVE = text("Buttons", "Save")
DELETE = text("Buttons", "Delete")
OPEN = text("Buttons", "Open", "open a file")
TRY_AGAIN = text("Buttons", "Try again")
QUIT = text("Buttons", "Quit")
MORE = text("Buttons", "More")
LESS = text("Buttons", "Less")
CHANGE = text("Buttons", "Change…")
CHOOSE_FOLDER = text("Buttons", "Choose a folder…")
