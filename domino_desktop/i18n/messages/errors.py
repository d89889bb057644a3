"""What goes wrong: files, data, a second start, computer players. One clear sentence each."""

from domino_desktop.i18n.messages import text

SECOND_START = text("Errors", "Domino Desktop is already running with this data.", "a second start is refused")
DATABASE_DAMAGED = text(
    "Errors",
    "The saved matches could not be read. They were set aside as %1, and a fresh list was started.",
    "%1: the path of a file",
)
DATABASE_RESTORED = text(
    "Errors",
    "The saved matches were damaged. They were set aside as %1, and the last intact copy took their place.",
    "%1: the path of a file",
)
DATABASE_FOUND_AGAIN = text("Errors", "The saved matches were missing. The last intact copy took their place.")
DATABASE_NEWER = text(
    "Errors",
    "The saved matches come from a newer version of the program. Nothing was changed; please update it.",
)
DATABASE_READ_ONLY = text("Errors", "Nothing can be saved in %1", "%1: the path of a folder")
DISK_IS_FULL = text("Errors", "The disk is full: nothing can be saved in %1", "%1: the path of a folder")
SETTINGS_DAMAGED = text(
    "Errors",
    "The settings could not be read. They were set aside as %1, and all settings were reset.",
    "%1: the path of a file",
)
DISK_FULL = text("Errors", "The disk is full: the last move could not be saved.")
SAVE_FAILED = text("Errors", "The last move could not be saved, so it was not played.")
RULESET_REFUSED = text(
    "Errors",
    "The rules in %1 cannot be used. Please check: %2",
    "%1: the path of a file; %2: a place in it, hand_size say",
)
ENGINE_FAILED = text("Errors", "%1 had trouble thinking, so a simple move was played.", "a computer player")
ENGINE_GONE = text("Errors", "The computer players cannot be started: they play simple moves now.")
UNEXPECTED = text("Errors", "Something went wrong. The match is saved up to the last move.")
MATCH_DAMAGED = text("Errors", "This match can no longer be read. It stays as it is; please begin a new one.")
