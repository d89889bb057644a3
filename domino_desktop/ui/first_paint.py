"""What can wait until there is something to see."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget


def after_first_paint(window: QWidget, do: Callable[[], object]) -> None:
    """Call this once, as soon as everything in the window has been painted; in the order in which it was asked for."""
    watch = window.findChild(_Watch) or _Watch(window)
    watch.tasks.append(do)


class _Watch(QObject):
    """Watches its window until it is painted."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.tasks: list[Callable[[], object]] = []
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            # What lies in the window is painted by the time the event loop turns.
            QTimer.singleShot(0, self, self._go)
        return False

    def _go(self) -> None:
        self.setParent(None)
        # The loop turns before each of them, so that whatever somebody does is heard between.
        for do in self.tasks:
            QTimer.singleShot(0, do)
