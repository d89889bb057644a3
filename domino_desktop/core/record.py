"""A match as its append-only list of events: replayed, taken back, and sealed by a digest."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator

from domino_desktop.core.changes import apply
from domino_desktop.core.codec import event_to_json
from domino_desktop.core.events import (
    BlockProposed,
    BlockRefuted,
    GameEvent,
    Knocked,
    LeadYielded,
    MatchStarted,
    MoveTakenBack,
    Passed,
    PointsScored,
    TileDiscarded,
    TilePlayed,
)
from domino_desktop.core.moves import Reason, RuleViolation
from domino_desktop.core.state import MatchState, start

_OWN_MOVES = (TilePlayed, TileDiscarded, Knocked, Passed, LeadYielded, BlockRefuted)
"""What a seat can take back."""


class MatchRecord:
    """The events of one match. They are only ever added; taking back is an event too."""

    def __init__(self, events: Iterable[GameEvent]) -> None:
        self._events = tuple(events)
        if not self._events or not isinstance(self._events[0], MatchStarted):
            raise ValueError("a record begins with MatchStarted")
        for number, event in enumerate(self._events):
            if event.number != number:
                raise ValueError(f"event {number} carries the number {event.number}")

    @property
    def events(self) -> tuple[GameEvent, ...]:
        return self._events

    def plus(self, events: Iterable[GameEvent]) -> MatchRecord:
        return MatchRecord((*self._events, *events))

    def effective(self) -> tuple[GameEvent, ...]:
        """The events that still count: what was taken back is left out."""
        kept: list[GameEvent] = []
        for event in self._events:
            if isinstance(event, MoveTakenBack):
                kept = [earlier for earlier in kept if earlier.number < event.to]
            else:
                kept.append(event)
        return tuple(kept)

    def state(self) -> MatchState:
        """Replays the effective events."""
        first, *rest = self.effective()
        assert isinstance(first, MatchStarted)
        state = start(first)
        for event in rest:
            state = apply(state, event)
        return state._replace(next_number=len(self._events))

    @property
    def digest(self) -> str:
        """SHA-256 over every event, for noticing a changed file."""
        return list(self._digests())[-1]

    def beginning(self, digest: str) -> MatchRecord | None:
        """The record as it was when it had this digest; None when it never had."""
        known = next((number for number, each in enumerate(self._digests(), 1) if each == digest), None)
        return None if known is None else MatchRecord(self._events[:known])

    def take_back(self, seat: int) -> tuple[MoveTakenBack, bool]:
        """The event that takes back a seat's last move, and whether the other people must consent.

        An answer or a pass may be withdrawn freely until the next seat acts; a tile laid only while nothing
        secret was revealed since (a draw, a knock, a hand). Raises RuleViolation.
        """
        history = self.state().round
        events = () if history is None else history.history
        since: list[GameEvent] = []
        for event in reversed(events):
            if isinstance(event, _OWN_MOVES) and event.seat == seat:
                is_laid = isinstance(event, (TilePlayed, TileDiscarded))
                if not is_laid and any(not isinstance(later, BlockProposed) for later in since):
                    raise RuleViolation(Reason.SOMETHING_WAS_REVEALED)
                return MoveTakenBack(len(self._events), seat, event.number), is_laid
            if not isinstance(event, (TilePlayed, TileDiscarded, BlockProposed, PointsScored)):
                break
            since.append(event)
        if any(isinstance(event, _OWN_MOVES) and event.seat == seat for event in events):
            raise RuleViolation(Reason.SOMETHING_WAS_REVEALED)
        raise RuleViolation(Reason.NOTHING_TO_TAKE_BACK)

    def _digests(self) -> Iterator[str]:
        """The digest after each event."""
        together, between = hashlib.sha256(), b""
        for event in self._events:
            together.update(between + json.dumps(event_to_json(event), sort_keys=True).encode())
            between = b"\n"
            yield together.hexdigest()
