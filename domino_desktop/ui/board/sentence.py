"""A sentence with a name in it: wrapped between words, and within a word that is longer than the line."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QTextLayout

from domino_desktop.ui.controls import TextLabel
from domino_desktop.ui.controls.ground import ground_palette
from domino_desktop.ui.controls.lines import laid_out

_LEAST_LETTERS = 9


class Sentence(TextLabel):
    """A text label that is never wider than its room, whatever somebody is called."""

    def minimumSizeHint(self) -> QSize:
        self.ensurePolished()
        letters = self.fontMetrics().averageCharWidth() * _LEAST_LETTERS
        return QSize(min(letters, super().sizeHint().width()), self.fontMetrics().height())

    def heightForWidth(self, width: int) -> int:
        return ceil(self._laid_out(width)[1])

    def paintEvent(self, event: QPaintEvent) -> None:
        layout, height = self._laid_out(self.width())
        is_at_top = bool(self.alignment() & Qt.AlignmentFlag.AlignTop)
        top = 0.0 if is_at_top else max(0.0, (self.height() - height) / 2)
        with QPainter(self) as painter:
            painter.setPen(ground_palette(self).color(self.foregroundRole()))
            layout.draw(painter, QPointF(0, top))

    def _laid_out(self, width: int) -> tuple[QTextLayout, float]:
        """The lines at this width, and their height."""
        self.ensurePolished()
        alignment = self.alignment() & Qt.AlignmentFlag.AlignHorizontal_Mask
        return laid_out(self.text(), self.font(), width, alignment, self.layoutDirection())
