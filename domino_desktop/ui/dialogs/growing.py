"""A small window that grows while it is open keeps its buttons on the screen."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def grow(window: QWidget, width: int, height: int) -> None:
    """Give the window this size, in pixels; one that is open moves up where its lower edge would leave the screen."""
    window.resize(width, height)
    if not window.isVisible():
        return  # where it opens is settled when it is shown
    screen, frame = window.screen().availableGeometry(), window.frameGeometry()
    beyond = frame.bottom() - screen.bottom()
    if beyond > 0:
        window.move(frame.left(), max(screen.top(), frame.top() - beyond))
