"""A field for the name of somebody, which offers the people who are known here."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QWidget

from domino_desktop.ui.pages.offers import Offers


class PeopleField(QLineEdit):
    """Shows the remembered names as soon as one clicks into it while it is empty, or presses Down."""

    named = Signal(str)
    """A person has typed or chosen another name."""
    entered = Signal()
    """Enter was pressed, and no name of the list was meant by it."""

    def __init__(self, names: Sequence[str] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = QStringListModel(self)
        self._completer = QCompleter(self._names, self)
        self._completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._view = Offers(self._completer, self)
        self._completer.activated.connect(self.named)
        self.setCompleter(self._completer)
        self.textEdited.connect(self.named)
        self.offer_names(names)

    def offer_names(self, names: Sequence[str]) -> None:
        """Offer these names from now on."""
        self._names.setStringList(list(names))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if not self.text():
            self._offer()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down and not self.text():
            self._offer()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self._means_one_of_the_list():
            event.accept()
            if not event.isAutoRepeat():
                self.entered.emit()
        else:
            super().keyPressEvent(event)

    def _means_one_of_the_list(self) -> bool:
        """Whether a name of the list is marked; else the list goes, so that Enter is pressed only once."""
        if not self._view.isVisible():
            return False
        if self._view.currentIndex().isValid():
            return True
        self._view.hide()
        return False

    def _offer(self) -> None:
        self._completer.setCompletionPrefix("")
        self._completer.complete()
