"""Fields for numbers and for tiles, which lead on to the next by themselves once they are full."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QWidget

from domino_desktop.ui.desk.tile_typing import NoSuchNumber, NumberTyping, reads

_FOR_EACH: Final = 3  # characters of a number and the gap behind it
_WIDE_ENOUGH: Final = 3
_EDGES: Final = 36
_UNBOUNDED: Final = 16_777_215


def numbers_in(text: str, highest: int) -> tuple[tuple[int, ...], str]:
    """The numbers that a text of digits and separators holds, and the digits of one that could still go on.

    Raises NoSuchNumber.

    >>> numbers_in("66", 6), numbers_in("5 1", 12)
    (((6, 6), ''), ((5,), '1'))
    """
    typing, found = NumberTyping(highest), []
    for character in text:
        number = typing.press(character)
        if number is not None:
            found.append(number)
    return tuple(found), typing.pending


class DigitsEdit(QLineEdit):
    """Numbers from 0 to a highest one. ``expected`` of them make it full; without it, only Enter says so."""

    edited = Signal()
    """The numbers have changed."""
    full = Signal()
    """All numbers are there, or Enter was pressed."""
    left_back = Signal()
    """Backspace was pressed in the empty field."""
    refused = Signal(object)
    """A digit made a number that does not exist; carries the `NoSuchNumber`."""

    def __init__(
        self, highest: int, expected: int | None = 1, parent: QWidget | None = None, *, digits: int | None = None
    ) -> None:
        """``digits``: so many have room, where that is not said by how many numbers are expected."""
        super().__init__(parent)
        self._highest, self._expected, self._digits = highest, expected, digits
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.textChanged.connect(lambda: self.edited.emit())
        self._fit()

    def expect(self, highest: int, expected: int | None) -> None:
        """From now on so many numbers, none above ``highest``."""
        self._highest, self._expected = highest, expected
        self._fit()

    @property
    def numbers(self) -> tuple[int, ...]:
        """Every number that is complete, and the last one even if it could go on."""
        try:
            found, waiting = numbers_in(self.text(), self._highest)
        except (NoSuchNumber, ValueError):
            return ()
        return (*found, int(waiting)) if waiting else found

    def show_numbers(self, numbers: Sequence[int]) -> None:
        """Show these without telling anybody."""
        self.blockSignals(True)
        self.setText(" ".join(map(str, numbers)))
        self.blockSignals(False)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            if event.matches(QKeySequence.StandardKey.Undo) and not self.isUndoAvailable():
                # Nothing was typed here that it could take back: the page's own undo is meant.
                event.ignore()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.full.emit()
            return
        if event.key() == Qt.Key.Key_Backspace and not self.text():
            self.left_back.emit()
            return
        typed = event.text()
        is_command = event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        if is_command or not typed or not typed.isprintable():
            super().keyPressEvent(event)
            return
        if not reads(typed):
            # a letter may mean something to the page
            event.ignore()
            return
        if self._is_possible(typed):
            super().keyPressEvent(event)
            self._perhaps_full()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.selectAll()

    def _fit(self) -> None:
        """No wider than so many numbers need."""
        digits = self._digits if self._expected is None else self._expected * _FOR_EACH
        wide = self.fontMetrics().horizontalAdvance("8")
        self.setMaximumWidth(_UNBOUNDED if digits is None else wide * (digits + _WIDE_ENOUGH) + _EDGES)

    def _is_possible(self, typed: str) -> bool:
        """Whether the text with this character makes numbers; a selection is what it takes the place of."""
        before = self.text()
        start = self.selectionStart() if self.hasSelectedText() else self.cursorPosition()
        end = start + len(self.selectedText())
        try:
            found, waiting = numbers_in(before[:start] + typed + before[end:], self._highest)
        except NoSuchNumber as fault:
            self.refused.emit(fault)
            return False
        return self._expected is None or len(found) + bool(waiting) <= self._expected

    def _perhaps_full(self) -> None:
        if self._expected is None:
            return
        found, waiting = numbers_in(self.text(), self._highest)
        if len(found) == self._expected and not waiting:
            self.full.emit()
