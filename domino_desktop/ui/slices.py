"""A long search in small pieces, so that the event loop never waits for it."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import suppress
from time import perf_counter
from typing import ClassVar, Generic, TypeVar

from PySide6.QtCore import QObject, QTimer

#: How long the event loop waits for one piece, in seconds.
_SLICE = 0.008
_T = TypeVar("_T")


class Slices(Generic[_T]):
    """Goes on with one search whenever the event loop has a moment, as long as ``owner`` lives.

    ``found`` is called with what it answers, unless that was there at once.
    """

    def __init__(self, owner: QObject, found: Callable[[_T], object]) -> None:
        self._found = found
        self._search: Generator[None, None, _T] | None = None
        self._timer = QTimer(owner)
        self._timer.timeout.connect(lambda: self._go_on(_SLICE))

    @property
    def is_busy(self) -> bool:
        """Whether a search has begun that has found nothing yet."""
        return self._search is not None

    def begin(self, search: Generator[None, None, _T], patience: float) -> _T | None:
        """What is found within so many seconds, or None: then it goes on later. An earlier search is given up."""
        self.stop()
        self._search = search
        answers = self._advance(patience)
        if not answers:
            self._timer.start(0)
            return None
        return answers[0]

    def finish(self) -> None:
        """Search to the end now, however long that takes."""
        self._go_on(float("inf"))

    def stop(self) -> None:
        """Give up what has begun."""
        self._timer.stop()
        search, self._search = self._search, None
        if search is not None:
            with suppress(ValueError):  # its own step wishes so, after which nobody goes on with it
                search.close()

    def _go_on(self, seconds: float) -> None:
        for answer in self._advance(seconds):
            self._timer.stop()
            self._found(answer)

    def _advance(self, seconds: float) -> list[_T]:
        """Search for so long; a list with the answer, or an empty one."""
        search, until = self._search, perf_counter() + seconds
        if search is None:
            return []
        try:
            while self._search is search and perf_counter() < until:
                next(search)
        except StopIteration as done:
            if self._search is search:
                self._search = None
                return [done.value]
        return []


class Filling(Slices[None]):
    """Fills a page step by step: what is quick is there at once, and the rest follows while the window answers."""

    patience: ClassVar[float] = 0.016
    """How long a page may take, in seconds, before its frame is shown. Pictures and tests may wait for ever."""

    def __init__(self, owner: QObject) -> None:
        super().__init__(owner, lambda _: None)

    def fill(self, steps: Generator[None, None, None]) -> None:
        """Take these steps; those of an earlier wish that are still to come are given up."""
        self.begin(steps, self.patience)
