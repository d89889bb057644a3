"""Everything visible."""

from domino_desktop.ui.overrides import guard_overrides

guard_overrides()  # before any class is made
