"""A field for the name of somebody, which offers the people who are known here."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QWidget


class PeopleField(QLineEdit):
    """Shows the remembered names as soon as one clicks into it while it is empty, or presses Down."""

    named = Signal(str)
    """A person has typed or chosen another name."""

    def __init__(self, names: Sequence[str] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.textEdited.connect(self.named)
        self.offer_names(names)

    def offer_names(self, names: Sequence[str]) -> None:
        """Offer these names from now on."""
        if not names:
            self.setCompleter(None)
            return
        completer = QCompleter(list(names), self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.activated.connect(self.named)
        self.setCompleter(completer)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if not self.text():
            self._offer()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down and not self.text():
            self._offer()
        else:
            super().keyPressEvent(event)

    def _offer(self) -> None:
        completer = self.completer()
        if completer is not None:
            completer.setCompletionPrefix("")
            completer.complete()
