"""A clock for what moves: however long the computer is busy with something else, that is one frame."""

from __future__ import annotations

from time import monotonic

LONGEST = 40
"""So many milliseconds at most go by between two looks at the clock."""


class SteadyClock:
    """A `QElapsedTimer` that stands still while nobody looks at it for long."""

    def __init__(self) -> None:
        self._passed, self._looked = 0.0, monotonic()

    def start(self) -> None:
        """Begin to count."""
        self._passed, self._looked = 0.0, monotonic()

    def elapsed(self) -> int:
        """How many milliseconds have gone by."""
        now = monotonic()
        self._passed += min(LONGEST, 1000 * (now - self._looked))
        self._looked = now
        return int(self._passed)
