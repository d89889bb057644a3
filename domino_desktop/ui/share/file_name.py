"""The name that is proposed for a file, safe on every system."""

from __future__ import annotations

import datetime
import unicodedata
from collections.abc import Iterable
from typing import Final

_FORBIDDEN: Final = frozenset('<>:"/\\|?*')
_LONGEST: Final = 160  # bytes, so that a suffix and an ending have room wherever it is saved


def proposed_name(players: Iterable[str], day: datetime.date) -> str:
    """A name without its ending.

    >>> proposed_name(["Giulia", "João"], datetime.date(2026, 11, 30))
    'Domino – Giulia, João – 2026-11-30'
    >>> proposed_name(["../Ann?", "a\\nb"], datetime.date(2026, 11, 30))
    'Domino – Ann, ab – 2026-11-30'
    """
    names = ", ".join(filter(None, (_safe(name) for name in players)))
    whole = f"Domino – {names}" if names else "Domino"
    return f"{_shortened(whole)} – {day.isoformat()}"


def _safe(name: str) -> str:
    """The name without what a system takes for something else, nor letters that cannot be seen."""
    kept = (letter for letter in name if letter not in _FORBIDDEN and unicodedata.category(letter)[0] != "C")
    return " ".join("".join(kept).split()).strip(". ")


def _shortened(text: str) -> str:
    if len(text.encode()) <= _LONGEST:
        return text
    return text.encode()[:_LONGEST].decode(errors="ignore").rstrip(" ,") + "…"
