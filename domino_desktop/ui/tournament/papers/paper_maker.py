"""Makes papers in slices of time between which the window answers."""

from __future__ import annotations

from collections.abc import Generator
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

_SLICE: Final = 0.012  # seconds


class PaperMaker(QObject):
    """Makes one paper at a time; ``made`` carries it. A new wish takes the place of one that is not done."""

    made = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._making: Generator[None, None, object] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_busy(self) -> bool:
        return self._making is not None

    def make(self, steps: Generator[None, None, object]) -> None:
        """Begin with this one."""
        self._making = steps
        self._timer.start()

    def stop(self) -> None:
        """Make nothing any more."""
        self._making = None
        self._timer.stop()

    def _go_on(self) -> None:
        ends = perf_counter() + _SLICE
        while self._making is not None and perf_counter() < ends:
            try:
                next(self._making)
            except StopIteration as done:
                self.stop()
                self.made.emit(done.value)
