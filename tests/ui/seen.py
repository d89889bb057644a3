"""What a person or a screen reader finds in a widget and everything in it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget


def all_of(widget: QWidget) -> list[QWidget]:
    return [widget, *widget.findChildren(QWidget)]


def every_word(widget: QWidget) -> list[str]:
    """Every text of every widget, hidden ones too: shown, spoken, or told by a tooltip."""
    words = []
    for one in all_of(widget):
        if isinstance(one, QLabel | QAbstractButton):
            words.append(one.text())
        words += [
            one.accessibleName(),
            one.accessibleDescription(),
            one.toolTip(),
            one.statusTip(),
            one.whatsThis(),
            one.windowTitle(),
            one.objectName(),
        ]
    return words


def shown_texts(widget: QWidget) -> list[str]:
    """The texts on screen, in no order that matters."""
    return [
        one.text()
        for one in all_of(widget)
        if isinstance(one, QLabel | QAbstractButton) and one.text() and one.isVisibleTo(widget)
    ]


def place_in(widget: QWidget, inner: QWidget) -> QRect:
    """Where ``inner`` lies in ``widget``, in whose pixels."""
    return QRect(inner.mapTo(widget, QPoint(0, 0)), inner.size())
