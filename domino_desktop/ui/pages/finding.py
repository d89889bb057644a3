"""Finding by typing, as one types in a hurry."""

from __future__ import annotations

import unicodedata


def folded(text: str) -> str:
    """The text without accents and capitals.

    >>> folded("Dupla à BRASILEIRA, Ångström")
    'dupla a brasileira, angstrom'
    """
    small = text.casefold()
    if small.isascii():
        return small
    plain = unicodedata.normalize("NFKD", small)
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def fits_search(words: str, wanted: str) -> bool:
    """Whether every word that was typed is found; ``words`` are folded."""
    return all(word in words for word in folded(wanted).split())
