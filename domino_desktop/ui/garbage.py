"""Looks for garbage beside the event loop, and nowhere else.

Left to itself, Python does that in whichever thread happens to make the next object. In that of a sound or of a film it
would end widgets of an earlier page there, which Qt does not survive.
"""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer

_PAUSE: Final = 1000  # milliseconds


class Garbage(QObject):
    """Takes the search for garbage over from Python, for as long as the program runs."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        timer = QTimer(self)
        timer.setTimerType(Qt.TimerType.VeryCoarseTimer)
        timer.timeout.connect(self.look)
        timer.start(_PAUSE)

    def look(self) -> None:
        """Take away what Python would have taken away by now: mostly young objects, seldom all."""
        due = [number for number, (made, most) in enumerate(zip(gc.get_count(), gc.get_threshold())) if made > most]
        if due:
            gc.collect(due[-1])
