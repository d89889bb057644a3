"""Two widgets side by side where there is room, else one below the other."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget


class Beside(QWidget):
    """Holds two widgets, beside each other from so many letters of the own font on; then they share the width."""

    def __init__(
        self,
        first: QWidget,
        second: QWidget,
        *,
        letters: int,
        shares: tuple[int, int] = (2, 3),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._letters = letters
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(18)
        for widget, share in zip((first, second), shares, strict=True):
            self._box.addWidget(widget, share)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = self.width() >= self._letters * self.fontMetrics().averageCharWidth()
        self._box.setDirection(QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom)
