"""Stock fields, mended where a style sheet alone cannot."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QListView, QSpinBox, QStyledItemDelegate, QWidget


class ChoiceField(QComboBox):
    """One choice out of many, in a list that drops down with rows high enough for a finger."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setView(QListView(self))
        self.setItemDelegate(QStyledItemDelegate(self))  # only this one heeds the sheet's row height


class NumberField(QSpinBox):
    """A whole number to type or to step."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Qt forgets the sheet's left padding here: centred digits keep clear of the edge.
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
