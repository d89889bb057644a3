"""What takes a while is worked out in a thread, so that the window goes on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal

_BEAT: Final = 15  # milliseconds

Question: TypeAlias = Callable[[], object]


class Background(QObject):
    """Answers questions one after the other; what was asked before is of no interest any more.

    ``answered`` carries each answer, ``finished`` comes after the last one. The thread puts its answers into a box and
    never touches this object, so it does not matter whether it still is there.
    """

    answered = Signal(object)
    finished = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._asked = [0]
        self._waiting = 0
        self._box: SimpleQueue[object] = SimpleQueue()
        self._beat = QTimer(self)
        self._beat.setInterval(_BEAT)
        self._beat.timeout.connect(self._open_box)
        self.destroyed.connect(partial(_ask_anew, self._asked))

    @property
    def is_working(self) -> bool:
        """Whether an answer is still to come."""
        return bool(self._waiting)

    def ask(self, *questions: Question) -> None:
        """Answer these; what one of them raises is raised here, and ends it."""
        self.forget()
        self._waiting = len(questions)
        self._box = SimpleQueue()
        Thread(target=_answer, args=(questions, self._box, self._asked, self._asked[0]), daemon=True).start()
        self._beat.start()

    def forget(self) -> None:
        """Nobody waits for an answer any more."""
        _ask_anew(self._asked)
        self._waiting = 0
        self._beat.stop()

    def _open_box(self) -> None:
        box = self._box
        while box is self._box and self._waiting and not box.empty():
            answer = box.get()
            if isinstance(answer, Exception):
                self.forget()
                raise answer
            self._waiting -= 1
            is_last = not self._waiting
            if is_last:
                self._beat.stop()
            self.answered.emit(answer)
            if is_last and box is self._box:
                self.finished.emit()


def _ask_anew(asked: list[int], *_: object) -> None:
    asked[0] += 1


def _answer(questions: tuple[Question, ...], box: SimpleQueue[object], asked: list[int], number: int) -> None:
    for question in questions:
        if asked[0] != number:
            return
        try:
            box.put(question())
        except Exception as fault:  # a fault of the program belongs where faults are seen
            box.put(fault)
            return
