"""Stock fields, mended where a style sheet alone cannot."""

from __future__ import annotations

import sys

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QListView, QSpinBox, QStyle, QStyledItemDelegate, QStyleOptionSpinBox, QWidget


class ChoiceField(QComboBox):
    """One choice out of many, in a list that drops down with rows high enough for a finger."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setView(QListView(self))
        self.setItemDelegate(QStyledItemDelegate(self))  # only this one heeds the sheet's row height
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def setAccessibleName(self, name: str) -> None:
        """What is chosen here; on Linux Qt tells the chosen words as the name, so there it is the description."""
        super().setAccessibleName(name)
        if sys.platform == "linux":
            self.setAccessibleDescription(name)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel moves the page: nobody who scrolls on wants to choose something else."""
        event.ignore()


class NumberField(QSpinBox):
    """A whole number to type or to step."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_measured = False
        # Qt forgets the sheet's left padding here: centred digits keep clear of the edge.
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        """As large with the keyboard as without: the sheet makes its buttons narrower there."""
        self._is_measured = True
        size = super().sizeHint()
        self._is_measured = False
        return size

    def initStyleOption(self, option: QStyleOptionSpinBox) -> None:
        super().initStyleOption(option)
        if self._is_measured:
            option.state &= ~QStyle.StateFlag.State_HasFocus

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel moves the page: nobody who scrolls on wants another number."""
        event.ignore()
