"""A sentence with a name in it: wrapped between words, and within a word that is longer than the line."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QTextLayout, QTextOption

from domino_desktop.ui.controls import TextLabel
from domino_desktop.ui.controls.ground import ground_palette

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
        layout = QTextLayout(self.text().replace("\n", "\u2028"), self.font())
        option = QTextOption(self.alignment() & Qt.AlignmentFlag.AlignHorizontal_Mask)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        option.setTextDirection(self.layoutDirection())
        layout.setTextOption(option)
        height = 0.0
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(width, 1))
            line.setPosition(QPointF(0, height))
            height += line.height()
        layout.endLayout()
        return layout, height
