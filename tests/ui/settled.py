"""Waiting until a page stands still, however long that takes."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

LEAST, MOST = 3, 40
"""How often events are processed."""


def settle(*pages: QWidget) -> None:
    """Process events until nothing on these pages, or in any window, finds another place or comes piece by piece."""
    pages = pages or tuple(window for window in QApplication.topLevelWidgets() if window.isVisible())
    before: list[object] = []
    for turn in range(MOST):
        QApplication.processEvents()
        now = [(part, part.geometry(), part.isVisible()) for page in pages for part in page.findChildren(QWidget)]
        if turn >= LEAST and now == before and not any(map(_completes_itself, pages)):
            return
        before = now
    raise AssertionError("it never stands still")


def _completes_itself(page: QWidget) -> bool:
    """Whether something on it goes on as soon as there is time."""
    return any(timer.isActive() and timer.interval() == 0 for timer in page.findChildren(QTimer))
