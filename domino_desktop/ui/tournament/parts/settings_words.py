"""The words for what is settled before a tournament."""

from __future__ import annotations

from typing import Final

from domino_desktop.i18n.messages import Message
from domino_desktop.i18n.messages import tournament_new as words
from domino_desktop.tournament.settings import EntrantKind, Format

KINDS: Final[dict[EntrantKind, tuple[Message, Message]]] = {
    EntrantKind.PAIR: (words.PAIRS, words.PAIRS_NOTE),
    EntrantKind.CHANGING: (words.CHANGING, words.CHANGING_NOTE),
    EntrantKind.SINGLE: (words.SINGLES, words.SINGLES_NOTE),
}
"""Name and one sentence of each kind of entrant, the most usual first."""

_FORMATS: Final[dict[Format, tuple[Message, Message]]] = {
    Format.SWISS: (words.SWISS, words.SWISS_NOTE),
    Format.ROUND_ROBIN: (words.ROUND_ROBIN, words.ROUND_ROBIN_NOTE),
    Format.KNOCKOUT: (words.KNOCKOUT, words.KNOCKOUT_NOTE),
    Format.ROTATION: (words.ROTATION, words.ROTATION_NOTE),
    Format.FREE: (words.BY_HAND, words.BY_HAND_NOTE),
}


def format_words(kind: EntrantKind, form: Format) -> tuple[Message, Message]:
    """Name and one sentence of a format, as it is for this kind of entrant."""
    if kind is EntrantKind.CHANGING and form is Format.SWISS:
        return words.DRAWN, words.DRAWN_NOTE
    return _FORMATS[form]
