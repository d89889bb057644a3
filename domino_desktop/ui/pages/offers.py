"""The list of what a field offers while something is typed into it."""

from __future__ import annotations

from PySide6.QtWidgets import QCompleter, QListView, QStyledItemDelegate, QWidget


class Offers(QListView):
    """What a completer has found, like the list of a choice that drops down, with rows high enough for a finger."""

    def __init__(self, completer: QCompleter, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "offers")
        completer.setPopup(self)
        self.setItemDelegate(QStyledItemDelegate(self))  # only this one heeds the sheet's row height
