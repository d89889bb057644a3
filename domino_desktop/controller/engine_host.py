"""The host of the computer players: starts their process, watches it, and never leaves a question without a move."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from domino_desktop.ai.level import Level
from domino_desktop.ai.plain import plain_move
from domino_desktop.ai.wire import LONGEST_ANSWER, EngineError, Request, WireFault, read_answer, write_request
from domino_desktop.controller.child import START_ALLOWANCE_MS, TROUBLES_BEFORE_GIVING_UP, Child, Trouble, own_command
from domino_desktop.core.moves import Move
from domino_desktop.core.views import View

THINKING_SHARE = 0.3
"""Of the limit, what the computer player itself is told to take at most: so its best so far comes in time."""

__all__ = ["TROUBLES_BEFORE_GIVING_UP", "EngineHost", "EngineTrouble", "engine_command"]

EngineTrouble = Trouble
"""Why the host itself had to choose a move."""


@dataclass(frozen=True, slots=True)
class _Question:
    """What is being asked: the caller's id, the number on the wire, and the view that the answer must fit."""

    request_id: int
    number: int
    view: View


@dataclass(frozen=True, slots=True)
class _Outcome:
    """What will be told, and the trouble that made it the host's own choice."""

    request_id: int
    move: Move
    trouble: Trouble | None


def engine_command() -> tuple[str, ...]:
    """The command line that starts the computer players of this very program."""
    return own_command("engine")


class EngineHost(QObject):
    """Asks the process of the computer players for moves.

    ``answered(request_id, move)`` follows every ``ask`` exactly once, unless a newer one or ``stop`` comes before it;
    the move is always legal. ``troubled(request_id, trouble)`` goes before it when the move is not the computer
    player's own but `plain_move`: then the process is replaced, because nobody knows what state it is in.
    Nothing is ever emitted before ``ask`` has returned.
    """

    answered = Signal(int, object)
    troubled = Signal(int, object)

    def __init__(
        self,
        parent: QObject | None = None,
        command: tuple[str, ...] | None = None,
        start_allowance_ms: int = START_ALLOWANCE_MS,
    ) -> None:
        super().__init__(parent)
        command = engine_command() if command is None else command
        self._child = Child(self, command, "computer players", LONGEST_ANSWER)
        self._child.heard.connect(self._hear)
        self._child.lost.connect(self._answer_for_it)
        self._start_allowance_ms = start_allowance_ms
        self._number = 0
        self._question: _Question | None = None
        self._outcome: _Outcome | None = None
        self._deadline = self._timer(lambda: self._child.replace(Trouble.SILENT))
        # Never at once: what leads there may still be inside a signal of the process, or inside `ask`.
        self._telling = self._timer(self._tell)

    @property
    def is_running(self) -> bool:
        """Whether a process is there to be asked."""
        return self._child.is_running

    def start(self) -> None:
        """Start the process, so that it is ready when the first question comes; forgets earlier troubles."""
        self._child.start()

    def ask(self, request_id: int, view: View, level: Level, seed: int, limit_ms: int) -> None:
        """Ask for a move within so many milliseconds. An earlier question that is still open is dropped.

        Raises ValueError when the view's eye is not asked for a move.
        """
        plain_move(view)
        self._outcome = None
        self._number += 1
        self._question = _Question(request_id, self._number, view)
        if self._child.is_given_up:
            self._answer_for_it(Trouble.GIVEN_UP)
            return
        self._child.launch()
        if self._child.is_running:
            self._deadline.start(limit_ms + (0 if self._child.has_answered else self._start_allowance_ms))
            thinking = int(limit_ms * THINKING_SHARE)
            self._child.say(write_request(Request(self._number, level, seed, view, thinking)))

    def stop(self) -> None:
        """End the process; waits for it, for a moment. The open question, if any, gets no answer."""
        self._question = self._outcome = None
        self._deadline.stop()
        self._child.stop()

    def _timer(self, slot: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(slot)
        return timer

    # What it says ---------------------------------------------------------------------------------------

    def _hear(self, line: bytes) -> None:
        """One line of the process. What answers an earlier question comes too late and is passed over."""
        question = self._question
        try:
            answer = read_answer(line)
        except WireFault:
            self._child.replace(Trouble.GARBLED)
            return
        if question is None or answer.id != question.number:
            if answer.id is None or not 0 < answer.id <= self._number:
                self._child.replace(Trouble.GARBLED)
        elif isinstance(answer.said, EngineError):
            self._child.replace(Trouble.GARBLED)
        elif answer.said not in question.view.legal_moves:
            self._child.replace(Trouble.ILLEGAL)
        else:
            self._child.commend()
            self._settle(question, answer.said, None)

    # What is told ---------------------------------------------------------------------------------------

    def _answer_for_it(self, trouble: Trouble) -> None:
        question = self._question
        if question is not None:
            self._settle(question, plain_move(question.view), trouble)

    def _settle(self, question: _Question, move: Move, trouble: Trouble | None) -> None:
        self._deadline.stop()
        self._question = None
        self._outcome = _Outcome(question.request_id, move, trouble)
        self._telling.start(0)

    def _tell(self) -> None:
        outcome = self._outcome
        if outcome is None:
            return
        if outcome.trouble is not None:
            self.troubled.emit(outcome.request_id, outcome.trouble)
        # Whoever heard of the trouble may have asked anew or stopped.
        if self._outcome is outcome:
            self._outcome = None
            self.answered.emit(outcome.request_id, outcome.move)
