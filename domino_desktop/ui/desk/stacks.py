"""Widgets below each other, whose height depends on their width."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.ui.controls import NumberField, QuietButton


def stack(*parts: QWidget, spacing: int = 6) -> QWidget:
    """The parts at the top of their place; buttons and fields for numbers no wider than they need."""
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(spacing)
    for part in parts:
        if isinstance(part, QuietButton | NumberField):
            column.addWidget(part, 0, Qt.AlignmentFlag.AlignLeft)
        else:
            column.addWidget(part)
    column.addStretch(1)
    flow(holder)
    return holder


def flow(*widgets: QWidget) -> None:
    """Let the height of these widgets depend on their width."""
    for widget in widgets:
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        widget.setSizePolicy(policy)
