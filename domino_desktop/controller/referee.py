"""The referee desk: what happens at one table with real tiles. Hands are unknown until they are laid open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from enum import Enum
from itertools import takewhile, zip_longest
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal

from domino_desktop.controller.desk_draft import Draft
from domino_desktop.controller.desk_steps import follows, made_again
from domino_desktop.core import refereeing, rules
from domino_desktop.core.block import BlockPhase
from domino_desktop.core.changes import apply
from domino_desktop.core.ending import after_score, unaccounted
from domino_desktop.core.events import (
    BlockProposed,
    GameEvent,
    GameWon,
    HandRevealed,
    MatchEnded,
    MatchStarted,
    MoveTakenBack,
    PointsScored,
    PositionEntered,
)
from domino_desktop.core.moves import Move, Reason, RuleViolation
from domino_desktop.core.record import MatchRecord
from domino_desktop.core.refereeing import EnterPosition, Order
from domino_desktop.core.rulings import AccusationHeard, FoulRuled, ScoreCorrected
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import REFEREE, View, view_for
from domino_desktop.storage.desks import DeskFacts
from domino_desktop.storage.faults import StorageFault
from domino_desktop.storage.setup import TableSetup


class DeskStore(Protocol):
    """Where a desk is kept; the `Desks` of a database are one. What it cannot keep it tells by raising StorageFault."""

    def setup(self, desk_id: int) -> TableSetup: ...

    def facts(self, desk_id: int) -> DeskFacts: ...

    def draft(self, desk_id: int) -> Any: ...

    def record(self, desk_id: int) -> MatchRecord: ...

    def times(self, desk_id: int) -> dict[int, datetime]: ...

    def keep_draft(self, desk_id: int, draft: Any) -> None: ...

    def append(self, desk_id: int, events: Sequence[GameEvent], draft: Any, times: Mapping[int, datetime]) -> None: ...


class Stage(Enum):
    """What the desk waits for."""

    POSITION = "position"
    """How the table stands, in a new round."""
    ROUND = "round"
    """Tiles laid one by one, or the next proposal."""
    WALK = "walk"
    """The answer to a question."""
    MUST_PLAY = "must_play"
    """The tile of the seat that said it can play."""
    HANDS = "hands"
    REST = "rest"
    """Word of the tiles that are in no hand and in no other place."""
    RULINGS = "rulings"
    COUNT = "count"
    """The order to count."""
    SCORED = "scored"
    MATCH_OVER = "match_over"


class RefereeDesk(QObject):
    """One table. It stores every step before anything is shown.

    Signals: ``changed()`` after a step was stored or a draft kept; ``failed(fault)`` when one could not be stored,
    and so was not made.
    """

    changed = Signal()
    failed = Signal(object)

    def __init__(self, store: DeskStore, desk_id: int, parent: QObject | None = None) -> None:
        """Raises RecordDamaged or StorageFault."""
        super().__init__(parent)
        self.id = desk_id
        self._store = store
        self.setup = store.setup(desk_id)
        self.facts = store.facts(desk_id)
        self._record = store.record(desk_id)
        self._state = self._record.state()
        self._times = store.times(desk_id)
        self._draft = Draft.from_json(store.draft(desk_id))

    @property
    def record(self) -> MatchRecord:
        return self._record

    @property
    def view(self) -> View:
        """What the referee knows."""
        return view_for(self._state, REFEREE)

    @property
    def draft(self) -> Draft:
        return self._draft

    @property
    def times(self) -> Mapping[int, datetime]:
        """When each event was stored, by its number."""
        return self._times

    @property
    def unaccounted(self) -> tuple[Tile, ...]:
        """The tiles that are in no place which anybody has named."""
        return () if self._state.round is None else unaccounted(self._state)

    @property
    def waiting_fouls(self) -> tuple[int, ...]:
        """The numbers of the fouls on which the referee has not ruled yet."""
        return refereeing.wanting_ruling(self._state)

    @property
    def stage(self) -> Stage:
        now = self._state.round
        if self._state.is_over:
            return Stage.MATCH_OVER
        if now is None:
            return Stage.POSITION
        if now.score is not None:
            return Stage.SCORED
        if now.turn is not None:
            walk = now.verification
            if walk is None or not walk.is_formal:
                return Stage.ROUND
            return Stage.MUST_PLAY if walk.phase is BlockPhase.MUST_PLAY else Stage.WALK
        if not refereeing.is_laid_open(now):
            return Stage.HANDS
        if unaccounted(self._state):
            return Stage.REST
        return Stage.RULINGS if self.waiting_fouls else Stage.COUNT

    def keep(self, draft: Draft) -> None:
        """Keep what is half entered."""
        if draft == self._draft:
            return
        try:
            self._store.keep_draft(self.id, draft.to_json())
        except StorageFault as fault:
            self.failed.emit(fault)
            return
        self._draft = draft
        self.changed.emit()

    def submit(self, seat: int, move: Move) -> RuleViolation | None:
        """What a player does or says. Answers why it is refused, or None."""
        try:
            events = rules.decide(self._state, seat, move)
        except RuleViolation as violation:
            return violation
        self._commit(events, replace(self._draft, hand=(), entering=None))
        return None

    def order(self, wish: Order) -> RuleViolation | None:
        """What the referee decides. Answers why it is refused, or None."""
        try:
            events = self._decided(wish)
        except RuleViolation as violation:
            return violation
        self._commit(events, self._draft)
        return None

    def correct(self, position: PositionEntered) -> RuleViolation | None:
        """The last position was entered wrongly: this one takes its place. Answers why it is refused, or None.

        Answers, tiles and hands that came after it are kept with their times, as far as they still make sense; and what
        the referee has ruled, unless about a lie that the audit found: it is found again, or it was none.
        """
        now = self._state.round
        if now is None or now.score is not None:
            return RuleViolation(Reason.NO_ROUND_IN_PLAY)
        last = max(place for place, event in enumerate(now.history) if isinstance(event, PositionEntered))
        back = MoveTakenBack(len(self._record.events), 0, now.history[last].number)
        state = self._record.plus([back]).state()
        try:
            events: list[GameEvent] = [back, *refereeing.order(state, EnterPosition(position))]
        except RuleViolation as violation:
            return violation
        state = refereeing.state_after(state, events[1:])
        times: dict[int, datetime] = {}
        later = now.history[last + 1 :]
        is_broken = False
        for event, following in zip_longest(later, later[1:]):
            if is_broken and not isinstance(event, (AccusationHeard, FoulRuled)):
                continue
            if isinstance(event, FoulRuled) and event not in now.rulings:
                continue
            try:
                again = made_again(state, event, isinstance(following, BlockProposed))
            except RuleViolation:
                is_broken = True
                continue
            times.update((each.number, self._times[event.number]) for each in again if event.number in self._times)
            events += again
            state = refereeing.state_after(state, again)
        self._commit(events, self._draft, times)
        return None

    def undo(self) -> bool:
        """Take the last step back; what follows from it by itself goes with it. Answers whether there was one.

        Of a hand all tiles but the last stay typed.
        """
        if self._draft.hand:
            self.keep(replace(self._draft, hand=self._draft.hand[:-1]))
            return True
        # A tile that is played may end a round at once, so what follows from it is looked through.
        step = next((event for event in reversed(self._record.effective()) if not follows(event)), None)
        if step is None or isinstance(step, MatchStarted):
            return False
        draft = self._draft
        if isinstance(step, HandRevealed):
            draft = replace(draft, entering=step.seat, hand=step.tiles[:-1])
        events: list[GameEvent] = [
            MoveTakenBack(len(self._record.events), getattr(step, "seat", None) or 0, step.number)
        ]
        if isinstance(step, ScoreCorrected):
            # The correction may have been what kept the match open.
            events += after_score(self._record.plus(events).state())
        self._commit(events, draft)
        return True

    # Inside -------------------------------------------------------------------------------------------

    def _decided(self, wish: Order) -> list[GameEvent]:
        made = self._record.effective()
        decided = [*takewhile(lambda event: isinstance(event, (GameWon, MatchEnded, PointsScored)), reversed(made))]
        if not decided or not isinstance(wish, refereeing.Correct):
            return refereeing.order(self._state, wish)
        # A correction may change who has won, so what the totals brought about is decided once more.
        back = MoveTakenBack(len(self._record.events), 0, decided[-1].number)
        return [back, *refereeing.order(self._record.plus([back]).state(), wish)]

    def _commit(self, events: Sequence[GameEvent], draft: Draft, times: Mapping[int, datetime] | None = None) -> None:
        """Store first, then change the state, then tell."""
        if not events:
            return
        try:
            self._store.append(self.id, events, draft.to_json(), times or {})
            stored = self._store.times(self.id)
        except StorageFault as fault:
            self.failed.emit(fault)
            return
        self._times, self._draft = stored, draft
        self._record = self._record.plus(events)
        if any(isinstance(event, MoveTakenBack) for event in events):
            self._state = self._record.state()
        else:
            for event in events:
                self._state = apply(self._state, event)
        self.changed.emit()
