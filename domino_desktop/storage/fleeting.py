"""Where the round of the tour is kept: in memory, and nowhere else."""

from __future__ import annotations

from collections.abc import Sequence

from domino_desktop.core.events import GameEvent
from domino_desktop.core.record import MatchRecord
from domino_desktop.storage.setup import TableSetup


class FleetingStore:
    """Keeps one match for as long as somebody looks at it; no file, no list of matches, no person hears of it."""

    def __init__(self, setup: TableSetup, events: Sequence[GameEvent]) -> None:
        self._setup = setup
        self._record = MatchRecord(events)

    def setup(self, match_id: int) -> TableSetup:
        """What the match was set up with; there is only one."""
        return self._setup

    def record(self, match_id: int) -> MatchRecord:
        """The events so far."""
        return self._record

    def append(self, match_id: int, events: Sequence[GameEvent]) -> None:
        """Keep these events, too."""
        self._record = self._record.plus(events)

    def finish_match(self, match_id: int) -> None:
        """A match that nobody knows of need not be called finished."""
