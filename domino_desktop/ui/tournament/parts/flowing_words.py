"""Buttons side by side whose words wrap where even one of them has no room."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from domino_desktop.ui.pages.rows import flowing


def flowing_words(*buttons: QAbstractButton) -> QWidget:
    """The buttons in as many lines as they need; none is wider than the line."""
    for button in buttons:
        policy = button.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred)
        button.setSizePolicy(policy)
    return flowing(*buttons)
