"""Who won the play-off of a level table."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from domino_desktop.ui.controls import PillChoice


class PlayOff(PillChoice):
    """Both sides as answers."""

    entered = Signal()
    """Enter on the side that is chosen already: that is all."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.choice()
        super().keyPressEvent(event)
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()
        if is_enter and before and self.choice() == before:
            self.entered.emit()
