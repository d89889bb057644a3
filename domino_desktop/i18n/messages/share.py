"""Sharing: a picture of the table, and a whole round as a film."""

from domino_desktop.i18n.messages import text

# The menu, and the same three on the score page.

SHARE = text("Share", "Share…", "button: opens a menu with the next three")
COPY_PICTURE = text("Share", "&Copy a picture of the table", "menu")
SAVE_PICTURE = text("Share", "Save a &picture of the table…", "menu")
SAVE_FILM = text("Share", "Save the round as a &film…", "menu; a film: an animated picture that shows every move")
COPY_DOES = text("Share", "Copy a picture of the table", "what a key does, in the table of keys")
SAVE_DOES = text("Share", "Save a picture of the table", "what a key does, in the table of keys")

# Where to put it.

PICTURE_TITLE = text("Share", "Save a picture of the table", "title of the window that asks where")
FILM_TITLE = text("Share", "Save the round as a film", "title of the window that asks where")
PICTURES = text("Share", "Picture", "a kind of file: PNG")
FILMS_WEBP = text("Share", "Film, small and sharp", "a kind of file: WebP")
FILMS_GIF = text("Share", "Film for every program", "a kind of file: GIF")

# What is said meanwhile and afterwards, in one line.

COPIED = text("Share", "Copied. Paste the picture wherever you like.")
SAVED = text("Share", "Saved: %1", "%1: the name of a file")
SAVING = text("Share", "Saving…")
PAINTING = text("Share", "Painting picture %1 of %2", "a film is being made; %1, %2: numbers")
CANCELLED = text("Share", "Cancelled: nothing was saved.")

# In the pictures.

TILES_ARE_DEALT = text("Share", "The tiles are dealt", "caption of the first picture of a film")
