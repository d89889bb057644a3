"""The table: the only owner of the full state. It stores every move before anything is shown."""

from __future__ import annotations

import contextlib
import hashlib
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from domino_desktop.controller.deals import DealFacts, Deals
from domino_desktop.controller.engine_host import EngineHost, EngineTrouble
from domino_desktop.core import rules
from domino_desktop.core.block import BlockPhase
from domino_desktop.core.changes import apply
from domino_desktop.core.events import (
    GameEvent,
    Knocked,
    LeadYielded,
    MoveTakenBack,
    Passed,
    PositionEntered,
    RoundDealt,
    RoundEnded,
    TileDiscarded,
)
from domino_desktop.core.moves import CallLastRound, DeclareCanPlay, Knock, Move, Reason, RuleViolation, TakeBack
from domino_desktop.core.record import MatchRecord
from domino_desktop.core.state import MatchState
from domino_desktop.core.views import TABLE, View, redact, view_for
from domino_desktop.storage.faults import StorageFault
from domino_desktop.storage.settings import Pace
from domino_desktop.storage.setup import BlockCheck, TableSetup

#: A computer that has not answered by then is answered for.
THINKING_LIMIT = 3000
#: The same where a seed was given: the level alone decides how long it thinks, so that the same choices follow.
PREPARED_LIMIT = 10_000
#: How long a pass stays in view before the next seat acts, in milliseconds.
PASS_HOLD = 1000
#: How long a deal takes at most before the first seat acts, in milliseconds.
DEAL_HOLD = 1200
#: After a move that could not be stored, the program tries again in so many milliseconds.
RETRY = 5000

#: The pause between turns in milliseconds.
PAUSES = {Pace.INSTANT: 0, Pace.QUICK: 250, Pace.NORMAL: 700, Pace.SLOW: 1500}


class MatchStore(Protocol):
    """Where a match is kept; a `Database` is one. What it cannot keep it tells by raising StorageFault."""

    def setup(self, match_id: int) -> TableSetup: ...

    def record(self, match_id: int) -> MatchRecord: ...

    def append(self, match_id: int, events: Sequence[GameEvent]) -> None: ...

    def finish_match(self, match_id: int) -> None: ...


class TableController(QObject):
    """Runs one match: takes moves from people and computers, decides, stores, and tells every eye.

    Signals: ``changed(events)`` after events were stored, as somebody at the table may read them;
    ``refused(seat, violation)`` to be told to that seat alone; ``consent_wanted(seat)`` when the other people
    must agree to a taking back; ``troubled(seat, trouble)`` when a computer player failed and a simple move was
    made for it; ``failed(fault)`` when a move could not be stored, and so was not made.
    """

    changed = Signal(object)
    refused = Signal(int, object)
    consent_wanted = Signal(int)
    troubled = Signal(int, object)
    failed = Signal(object)

    def __init__(
        self,
        database: MatchStore,
        match_id: int,
        engine: EngineHost,
        parent: QObject | None = None,
        spoken: Mapping[str, str] | None = None,
    ) -> None:
        """``spoken`` holds the languages that people speak now, by name, where they changed since the match began."""
        super().__init__(parent)
        self._database = database
        self._match_id = match_id
        stored = database.setup(match_id)
        self._deals = Deals(stored)
        # what decides deals that are still to come is for nobody to read
        self._setup = replace(stored.spoken(spoken or {}), chance="")
        self._record = database.record(match_id)
        self._state = self._record.state()
        self._engine = engine
        self._pace = Pace.NORMAL
        self._awaited: tuple[int, int] | None = None
        self._thought: Move | None = None
        self._is_pause_over = False
        self._skips_walk = False
        self._is_retrying = False
        self._is_stopped = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_ahead)
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self._call_time)
        engine.answered.connect(self._on_answer)
        engine.troubled.connect(self._on_trouble)

    @property
    def setup(self) -> TableSetup:
        return self._setup

    @property
    def match_id(self) -> int:
        return self._match_id

    @property
    def is_prepared(self) -> bool:
        """Whether somebody may have known the deals before the match."""
        return self._deals.are_prepared

    def about_deals(self) -> DealFacts:
        """What the people may know of the deals, beside the seal in their views."""
        return self._deals.facts(self._record)

    def set_pace(self, pace: Pace) -> None:
        self._pace = pace

    def view(self, eye: int) -> View:
        """What a seat, or TABLE, may know now."""
        return view_for(self._state, eye)

    def round_record(self) -> tuple[GameEvent, ...] | None:
        """How the match began and what happened in its last round, every hand known; None while a round is in play."""
        now = self._state.round
        if now is None or not now.is_over:
            return None
        started, *events = self._record.effective()
        first = max(place for place, event in enumerate(events) if isinstance(event, (RoundDealt, PositionEntered)))
        return (started, *events[first:])

    def human_to_act(self) -> int | None:
        """The person whose move or answer the table waits for, or None."""
        now = self._state.round
        if now is None or now.is_over or now.turn is None or not self._setup.seats[now.turn].is_human:
            return None
        return None if self._answers_for_everybody() else now.turn

    def start(self) -> None:
        """Begin, or go on where the record stops. A match with a time limit has its minutes from now on."""
        minutes = self._state.ruleset.time_limit
        if minutes and not self._state.is_over:
            self._clock.start(minutes * 60_000)
        if self._state.round is None:
            self._deal()
        else:
            self._go_on(())

    def stop(self) -> None:
        """No more moves: the match stays stored as it is."""
        if self._is_stopped:
            return
        self._is_stopped = True
        self._timer.stop()
        self._clock.stop()
        self._awaited = None
        self._engine.answered.disconnect(self._on_answer)
        self._engine.troubled.disconnect(self._on_trouble)

    def submit(self, seat: int, move: Move) -> bool:
        """A seat's wish. Answers whether it was granted; a refusal is told through ``refused``."""
        if isinstance(move, TakeBack):
            return self.take_back(seat)
        try:
            events = rules.decide(self._state, seat, move)
        except RuleViolation as violation:
            self.refused.emit(seat, violation)
            return False
        return self._commit(events)

    def take_back(self, seat: int, is_agreed: bool = False) -> bool:
        """Take back a seat's last move; a laid tile wants the consent of the other people at the table."""
        try:
            if self._state.is_over:
                raise RuleViolation(Reason.MATCH_IS_OVER)
            taken_back, wants_consent = self._record.take_back(seat)
        except RuleViolation as violation:
            self.refused.emit(seat, violation)
            return False
        if wants_consent and not is_agreed and len(self._setup.people) > 1:
            self.consent_wanted.emit(seat)
            return False
        return self._commit([taken_back])

    def may_take_back(self, seat: int) -> bool:
        """Whether a seat's last move could be taken back now (consent left aside)."""
        if self._state.is_over:
            return False
        try:
            self._record.take_back(seat)
        except RuleViolation:
            return False
        return True

    def skip_walk(self) -> None:
        """Go to the end of a walk that the program opened: nobody can play, so every answer is known."""
        now = self._state.round
        if now is not None and now.verification is not None and now.verification.by_program:
            self._skips_walk = True
            self._go_on(())

    def next_round(self) -> bool:
        """Deal again after a scored round. Answers whether a round was dealt."""
        now = self._state.round
        if self._state.is_over or (now is not None and not now.is_over):
            return False
        return self._deal()

    # What happens by itself ---------------------------------------------------------------------------

    def _deal(self) -> bool:
        return self._commit([rules.deal(self._state, self._deals.following(self._record))])

    def _commit(self, events: list[GameEvent]) -> bool:
        """Store first, then change the state, then tell."""
        if not events:
            return True
        try:
            self._database.append(self._match_id, events)
        except StorageFault as fault:
            self._fail(fault)
            return False
        self._awaited = None
        self._is_retrying = False
        self._timer.stop()
        self._skips_walk = self._skips_walk and not any(isinstance(event, RoundEnded) for event in events)
        self._record = self._record.plus(events)
        self._state = _after(self._state, self._record, events)
        if self._state.is_over:
            # The record itself tells that the match is over; only the list of matches would offer it once more.
            with contextlib.suppress(StorageFault):
                self._database.finish_match(self._match_id)
        self.changed.emit(tuple(redact(event, TABLE) for event in events))
        self._go_on(events)
        return True

    def _fail(self, fault: StorageFault) -> None:
        """A move was not stored. What the program does by itself it tries again, and complains only once."""
        waits_for_person = self._state.round is not None and self.human_to_act() is not None
        is_over = self._state.round is not None and self._state.round.is_over
        if not (waits_for_person or is_over):
            self._awaited = None
            self._timer.start(RETRY)
            if self._is_retrying:
                return
            self._is_retrying = True
        self.failed.emit(fault)

    def _call_time(self) -> None:
        """The time of the match is over: the round in play, or else the next one, is the last."""
        now = self._state.round
        if self._state.is_over:
            return
        if now is None or now.is_over:
            self._clock.start(RETRY)
        else:
            self.submit(now.leader, CallLastRound())

    def _go_ahead(self) -> None:
        """Do what the table is waiting for, unless it waits for a person."""
        if self._state.round is None:
            self._deal()
        elif self.human_to_act() is None:
            self._act_for_the_seat_on_turn()

    def _go_on(self, events: list[GameEvent] | tuple[GameEvent, ...]) -> None:
        """Let the next seat act, after a pause when a computer or the program acts for it."""
        now = self._state.round
        if self._is_stopped or now is None or now.turn is None or now.is_over or self.human_to_act() is not None:
            return
        if self._answers_for_everybody():
            self._timer.start(0)
            return
        pause = PAUSES[self._pace]
        if pause and any(isinstance(event, Knocked | Passed | TileDiscarded | LeadYielded) for event in events):
            pause = max(pause, PASS_HOLD)
        if pause and any(isinstance(event, RoundDealt) for event in events):
            pause = max(pause, DEAL_HOLD)
        self._is_pause_over = False
        self._timer.start(pause)
        # A computer thinks inside the pause, not on top of it.
        self._ask()

    def _answers_for_everybody(self) -> bool:
        """Quick tables: once the walk is open, the program answers for everybody, truthfully."""
        now = self._state.round
        if now is None or now.verification is None:
            return False
        if self._setup.block_check is not BlockCheck.QUICK and not self._skips_walk:
            return False
        return now.verification.is_formal and now.verification.phase is BlockPhase.ASKING

    def _act_for_the_seat_on_turn(self) -> None:
        now = self._state.round
        if now is None or now.turn is None or now.is_over:
            return
        seat = now.turn
        if self._answers_for_everybody():
            self.submit(seat, DeclareCanPlay() if rules.can_play(self._state, seat) else Knock())
            return
        self._is_pause_over = True
        if self._awaited is None:
            self._ask()
        elif self._thought is not None:
            self._make(self._thought)

    def _ask(self) -> None:
        """Ask the computer whose turn it is."""
        now = self._state.round
        assert now is not None and now.turn is not None
        seat, number = now.turn, self._state.next_number
        level = self._setup.seats[seat].level
        assert level is not None
        self._awaited, self._thought = (number, seat), None
        limit = PREPARED_LIMIT if self._setup.seed is not None else THINKING_LIMIT
        self._engine.ask(number, view_for(self._state, seat), level, self._seed(), limit)

    def _seed(self) -> int:
        if self._setup.seed is None:
            return secrets.randbits(32)
        text = f"{self._setup.seed}/choice/{self._state.next_number}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")

    def _on_answer(self, request: int, move: Move) -> None:
        if self._awaited is None or self._awaited[0] != request:
            return
        if self._is_pause_over:
            self._make(move)
        else:
            self._thought = move

    def _make(self, move: Move) -> None:
        """What the computer player has chosen."""
        assert self._awaited is not None
        seat = self._awaited[1]
        self._awaited = self._thought = None
        self.submit(seat, move)

    def _on_trouble(self, request: int, trouble: EngineTrouble) -> None:
        if self._awaited is not None and self._awaited[0] == request:
            self.troubled.emit(self._awaited[1], trouble)


def _after(state: MatchState, record: MatchRecord, events: list[GameEvent]) -> MatchState:
    """The state after new events; taking back replays the record."""
    if any(isinstance(event, MoveTakenBack) for event in events):
        return record.state()
    for event in events:
        state = apply(state, event)
    return state
