"""Long rows of letters and digits, so that an eye can compare them: in groups of four, in columns."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from domino_desktop.core.deal import GROUP, in_groups
from domino_desktop.ui.controls import TextLabel
from domino_desktop.ui.controls.ground import ground_palette

_COLUMNS: Final = (8, 4, 2, 1)


def spelled(text: str) -> str:
    """The text letter by letter, as a screen reader is to say it."""
    return " ".join(text)


class Groups(TextLabel):
    """Groups of letters in eight columns, or in four, two or one where there is less room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("body", parent=parent)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_groups(self, text: str, spoken: str) -> None:
        """Show this text; a screen reader says ``spoken``."""
        self.setText(in_groups(text))
        self.setAccessibleName(spoken)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        across, high = self._step()
        return QSize(ceil(across * _COLUMNS[0]), ceil(high * self._rows(_COLUMNS[0])))

    def minimumSizeHint(self) -> QSize:
        across, high = self._step()
        return QSize(ceil(across * 2), ceil(high))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return ceil(self._step()[1] * self._rows(self._columns(width)))

    def paintEvent(self, event: QPaintEvent) -> None:
        columns = self._columns(self.width())
        across, high = self._step()
        with QPainter(self) as painter:
            painter.setPen(ground_palette(self).color(self.foregroundRole()))
            for place, group in enumerate(self.text().split()):
                # every letter in a place of its own: columns stand straight in any font
                for at, letter in enumerate(group):
                    left = place % columns * across + at * across / (GROUP + 1)
                    cell = QRectF(left, place // columns * high, across / (GROUP + 1), high)
                    painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, letter)

    def _step(self) -> tuple[float, float]:
        """How far one group is from the next, across and down."""
        self.ensurePolished()
        metrics = QFontMetricsF(self.font())
        letter = max(metrics.horizontalAdvance(each) for each in "0123456789abcdefMW8")
        return 0.85 * letter * (GROUP + 1), metrics.height() * 1.25

    def _columns(self, width: int) -> int:
        across = self._step()[0]
        return next((columns for columns in _COLUMNS if across * columns <= width + across / (GROUP + 1)), 1)

    def _rows(self, columns: int) -> int:
        return max(1, ceil(len(self.text().split()) / columns))
