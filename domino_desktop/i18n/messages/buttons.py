"""Buttons that many dialogs share."""

from domino_desktop.i18n.messages import text

OK = text("Buttons", "OK")
CANCEL = text("Buttons", "Cancel")
BACK = text("Buttons", "Back")
YES = text("Buttons", "Yes")
NO = text("Buttons", "No")
