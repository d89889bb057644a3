"""One player out of those at the table, chosen by a digit."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from domino_desktop.i18n.english import Speaker
from domino_desktop.ui.controls import PillChoice
from domino_desktop.ui.seating import SeatMark


class SeatPills(PillChoice):
    """The digit on a name chooses it and leads on; so does Enter on the chosen one."""

    picked = Signal()
    """A digit chose somebody, or Enter was pressed on who is chosen."""
    left_back = Signal()
    """Backspace: on to the field before."""

    def offer(self, marks: Sequence[SeatMark], language: Speaker) -> None:
        """Offer everybody, each with the digit of the seat; nobody is chosen that was not before."""
        had = self.choice()
        self.set_choices((str(mark.seat), f"{language.number(mark.seat + 1)}  {mark.name}") for mark in marks)
        if not had:
            self.clear()

    def seat(self) -> int | None:
        """Who is chosen, or None."""
        key = self.choice()
        return int(key) if key else None

    def show_seat(self, seat: int | None) -> None:
        """Choose by program: tells nobody."""
        if seat is None:
            self.clear()
        else:
            self.choose(str(seat))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        digit = event.text()
        if digit.isdigit() and digit.isascii() and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._pick(int(digit) - 1)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.choice() and not event.isAutoRepeat():
                self.picked.emit()
        elif event.key() == Qt.Key.Key_Backspace:
            self.left_back.emit()
        else:
            super().keyPressEvent(event)

    def _pick(self, seat: int) -> None:
        try:
            self.choose(str(seat))
        except KeyError:
            return
        self.picked.emit()
