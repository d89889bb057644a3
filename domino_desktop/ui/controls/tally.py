"""A number that counts up to what it is."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPauseAnimation, QVariantAnimation
from PySide6.QtWidgets import QWidget

from domino_desktop.ui.controls.labels import TextLabel, TextRole


class Tally(TextLabel):
    """A number as text. ``count_up`` and ``wait`` change what is painted, never what is said, read or measured."""

    def __init__(self, role: TextRole = "number", text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(role, text, parent)
        self._is_held = False
        self._counting = QVariantAnimation(self)
        self._counting.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._counting.valueChanged.connect(self.update)
        self._waiting = QPauseAnimation(self)
        self._waiting.finished.connect(self.update)

    def hold(self, is_held: bool) -> None:
        """Whether what is counted is not there yet: then nothing is painted."""
        self._is_held = is_held
        self.update()

    def count_up(self, milliseconds: int, start: int = 0) -> None:
        """Paint every number from ``start`` to its own; one that stands in a text of more numbers stays as it is."""
        self._counting.stop()
        end = self._number()
        if milliseconds <= 0 or end is None or end == start:
            return
        self._counting.setStartValue(start)
        self._counting.setEndValue(end)
        self._counting.setDuration(milliseconds)
        self._counting.start()

    def wait(self, milliseconds: int) -> None:
        """Paint nothing for so long: beside a sum that can be checked, any number but its own would be wrong."""
        self._waiting.stop()
        if milliseconds > 0:
            self._waiting.setDuration(milliseconds)
            self._waiting.start()
        self.update()

    def painted_text(self) -> str:
        running = QAbstractAnimation.State.Running
        if self._is_held or self._waiting.state() is running:
            return ""
        end = self._number()
        if end is None or self._counting.state() is not running:
            return self.text()
        return self.text().replace(str(end), str(self._counting.currentValue()))

    def _number(self) -> int | None:
        """The number in the text, its sign left aside; None where there is not exactly one."""
        digits = "".join(sign if sign.isdecimal() else " " for sign in self.text()).split()
        return int(digits[0]) if len(digits) == 1 and digits[0] == str(int(digits[0])) else None
