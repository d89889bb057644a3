"""How pages lay out what they show."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.ui.controls import FlowLayout


def centred(widget: QWidget, margin: int = 24) -> QHBoxLayout:
    """The widget in the middle, as wide as it may be; ``margin`` is left free at both sides."""
    row = QHBoxLayout()
    row.setContentsMargins(margin, 0, margin, 0)
    row.addStretch(1)
    row.addWidget(widget, 1000)
    row.addStretch(1)
    return row


def narrow(*widgets: QWidget) -> QWidget:
    """The widgets one below the other in the middle third."""
    holder = QWidget()
    column = QVBoxLayout()
    column.setSpacing(6)
    for widget in widgets:
        column.addWidget(widget)
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.addStretch(1)
    row.addLayout(column, 3)
    row.addStretch(1)
    return holder


def flowing(*widgets: QWidget, is_centred: bool = False) -> QWidget:
    """The widgets side by side, in several lines where it is narrow."""
    holder = QWidget()
    flow = FlowLayout(holder, spacing=12, is_centred=is_centred)
    for widget in widgets:
        flow.addWidget(widget)
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(True)
    holder.setSizePolicy(policy)
    return holder


def in_a_row(*widgets: QWidget) -> QWidget:
    """The widgets side by side in the middle, in several lines where it is narrow."""
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.addStretch(1)
    row.addWidget(flowing(*widgets, is_centred=True))
    row.addStretch(1)
    return holder


def at_the_end(*buttons: QWidget) -> QWidget:
    """The buttons of a page's last line; where it is narrow, their words wrap."""
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(0)
    row.addStretch(1)
    for place, button in enumerate(buttons):
        row.addSpacing(12 if place else 0)
        policy = button.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred)
        button.setSizePolicy(policy)
        row.addWidget(button)
    return holder


def beside(*widgets: QWidget) -> QWidget:
    """The widgets side by side at the start of a line that nothing else is on."""
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(14)
    for widget in widgets:
        row.addWidget(widget)
    row.addStretch(1)
    return holder
