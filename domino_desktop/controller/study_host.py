"""The host of the coach: asks its process for advice, reviews and puzzles, one after another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from domino_desktop.ai.study_wire import (
    LONGEST_LINE,
    TOLD_FOR,
    AdviceWanted,
    PuzzleWanted,
    ReviewWanted,
    StudyError,
    StudyFault,
    StudyRequest,
    Told,
    Wanted,
    read_answer,
    write_request,
)
from domino_desktop.controller.child import START_ALLOWANCE_MS, Child, Trouble, own_command

__all__ = ["AdviceWanted", "PuzzleWanted", "ReviewWanted", "StudyError", "StudyHost", "Trouble"]

LIMITS_MS: dict[type[Wanted], int] = {AdviceWanted: 3_000, ReviewWanted: 60_000, PuzzleWanted: 60_000}
"""How long a question may take from the moment when the process begins with it."""


@dataclass(frozen=True, slots=True)
class _Question:
    number: int
    wanted: Wanted


class StudyHost(QObject):
    """Asks the process of the coach; it starts with the first question.

    Every question ends in ``told(number, advice | review | puzzle)`` or in ``failed(number, trouble or error)``, unless
    a later one of the same kind makes it stale, or it is cancelled, or the host stops: then it is never heard of
    again. Questions of several kinds wait for each other. Nothing is emitted before ``ask`` has returned.
    """

    told = Signal(int, object)
    failed = Signal(int, object)

    def __init__(
        self,
        parent: QObject | None = None,
        command: tuple[str, ...] | None = None,
        start_allowance_ms: int = START_ALLOWANCE_MS,
        limits_ms: Mapping[type[Wanted], int] = LIMITS_MS,
    ) -> None:
        super().__init__(parent)
        self._limits_ms = limits_ms
        self._child = Child(self, own_command("study") if command is None else command, "coaches", LONGEST_LINE)
        self._child.heard.connect(self._hear)
        self._child.lost.connect(self._lose)
        self._start_allowance_ms = start_allowance_ms
        self._number = 0
        self._waiting: list[_Question] = []
        self._asked: _Question | None = None
        self._outcomes: list[tuple[int, Told | StudyError | Trouble]] = []
        self._deadline = QTimer(self, singleShot=True)
        self._deadline.timeout.connect(lambda: self._child.replace(Trouble.SILENT))
        # Never at once: what leads there may still be inside a signal of the process, or inside `ask`.
        self._going_on = QTimer(self, singleShot=True)
        self._going_on.timeout.connect(self._go_on)

    @property
    def is_running(self) -> bool:
        """Whether a process is there to be asked."""
        return self._child.is_running

    def start(self) -> None:
        """Start the process, so that it is ready when the first question comes; forgets earlier troubles."""
        self._child.start()

    def ask(self, wanted: Wanted) -> int:
        """The number of this question. A question of the same kind that is still open is cancelled."""
        for earlier in (*self._waiting, self._asked):
            if earlier is not None and type(earlier.wanted) is type(wanted):
                self.cancel(earlier.number)
        self._number += 1
        self._waiting.append(_Question(self._number, wanted))
        self._going_on.start(0)
        return self._number

    def cancel(self, number: int) -> None:
        """Nobody wants to know this any more. A process that is busy with it is replaced."""
        self._waiting = [question for question in self._waiting if question.number != number]
        self._outcomes = [outcome for outcome in self._outcomes if outcome[0] != number]
        if self._asked is not None and self._asked.number == number:
            self._put_away()
            self._child.renew()
            self._going_on.start(0)

    def stop(self) -> None:
        """End the process; waits for it, for a moment. Open questions get no answer."""
        self._waiting.clear()
        self._outcomes.clear()
        self._going_on.stop()
        self._put_away()
        self._child.stop()

    # Asking -----------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Tell what is to be told, then ask what waits."""
        self._ask_next()
        while self._outcomes:
            number, outcome = self._outcomes.pop(0)
            if isinstance(outcome, StudyError | Trouble):
                self.failed.emit(number, outcome)
            else:
                self.told.emit(number, outcome)

    def _ask_next(self) -> None:
        if self._asked is not None or not self._waiting:
            return
        self._child.launch()
        if self._child.is_given_up:
            self._outcomes += [(question.number, Trouble.GIVEN_UP) for question in self._waiting]
            self._waiting.clear()
        elif self._child.is_running:
            question = self._asked = self._waiting.pop(0)
            allowance = 0 if self._child.has_answered else self._start_allowance_ms
            self._deadline.start(self._limits_ms[type(question.wanted)] + allowance)
            self._child.say(write_request(StudyRequest(question.number, question.wanted)))

    def _put_away(self) -> None:
        self._deadline.stop()
        self._asked = None

    # Hearing ----------------------------------------------------------------------------------------------

    def _hear(self, line: bytes) -> None:
        """One line of the process, which is asked one thing at a time and so speaks of nothing else."""
        question = self._asked
        try:
            answer = read_answer(line)
        except StudyFault:
            self._child.replace(Trouble.GARBLED)
            return
        is_fitting = question is not None and answer.id == question.number and answer.said is not StudyError.UNREADABLE
        if question is None or not is_fitting:
            self._child.replace(Trouble.GARBLED)
        elif isinstance(answer.said, (StudyError, TOLD_FOR[type(question.wanted)])):
            self._child.commend()
            self._settle(question, answer.said)
        else:
            self._child.replace(Trouble.GARBLED)

    def _lose(self, trouble: Trouble) -> None:
        """The process is gone, and with it the question that it was busy with."""
        if self._asked is not None:
            self._settle(self._asked, trouble)
        elif self._waiting:
            self._going_on.start(0)

    def _settle(self, question: _Question, outcome: Told | StudyError | Trouble) -> None:
        self._put_away()
        self._outcomes.append((question.number, outcome))
        self._going_on.start(0)
