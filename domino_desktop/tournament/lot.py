"""All chance in a tournament: drawn from its seed, the same on every computer."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable


def lot(seed: int, *about: int | str) -> int:
    """A number from 0 to 2**64 - 1 for what is drawn about; another purpose or entrant draws another number.

    >>> lot(7, "round", 1, 12) == lot(7, "round", 1, 12), lot(7, "round", 1, 12) == lot(7, "round", 1, 13)
    (True, False)
    """
    words = ":".join(str(each) for each in (seed, *about))
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:8], "big")


def shuffled(numbers: Iterable[int], seed: int, *about: int | str) -> tuple[int, ...]:
    """The numbers in an order by lot, whatever order they come in."""
    return tuple(sorted(numbers, key=lambda number: (lot(seed, *about, number), number)))
