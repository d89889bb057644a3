"""The line that says why something cannot be."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.tournament.parts.two_columns import bring_into_view


class RefusalLine(Sentence):
    """One sentence that comes into view when there is something to say, and is not there otherwise."""

    told = Signal(str)
    """What a screen reader should hear."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("heading", parent=parent)
        self.hide()

    def refuse(self, text: str) -> None:
        """Say this; empty for nothing."""
        self.setText(text)
        self.setVisible(bool(text))
        if text:
            bring_into_view(self)
            self.told.emit(text)
