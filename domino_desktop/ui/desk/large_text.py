"""A sentence as large as its room allows: whole in any case, for people who stand at the far side of a table."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from domino_desktop.ui.board.plate_text import longest_word
from domino_desktop.ui.controls.ground import ground_palette
from domino_desktop.ui.controls.lines import laid_out
from domino_desktop.ui.style import SMALLEST_POINTS

_WORTH_WHOLE_WORDS: Final = 0.7  # letters so much smaller are a fair price for not breaking a word
_LARGEST: Final = 400


class LargeText(QLabel):
    """A text whose letters fill the widget, between 12 points and ``largest`` pixels."""

    def __init__(
        self,
        parent: QWidget,
        *,
        heavy: bool = False,
        role: QPalette.ColorRole = QPalette.ColorRole.WindowText,
        alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        super().__init__(parent)
        self._heavy = heavy
        self._largest = _LARGEST
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setForegroundRole(role)
        self.setAlignment(alignment)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def set_largest(self, pixels: float) -> None:
        """Let no letters be larger than this from now on."""
        largest = max(round(pixels), 1)
        if largest != self._largest:
            self._largest = largest
            self.update()

    def fitting(self, width: int, height: int) -> int:
        """The size of the letters in pixels with which the text fills this room; never less than 12 points."""
        least = self.least()
        most = min(self._largest, height)
        broken = _largest_that(least, most, lambda size: self._fits(size, width, height))
        whole = _largest_that(least, broken, lambda size: self._has_whole_words(size, width))
        return whole if whole >= broken * _WORTH_WHOLE_WORDS and self._has_whole_words(whole, width) else broken

    def least(self) -> int:
        """12 points in pixels."""
        return round(SMALLEST_POINTS * self.logicalDpiY() / 72)

    def least_height(self, width: int) -> int:
        """The height of the text in letters of 12 points."""
        return self.height_at(self.least(), width)

    def height_at(self, size: int, width: int) -> int:
        """The height of the text in letters of so many pixels."""
        return ceil(laid_out(self.text(), self._font(max(size, self.least())), width)[1])

    def width_at(self, size: int) -> int:
        """The width of the text on one line, in letters of so many pixels."""
        layout, _ = laid_out(self.text(), self._font(max(size, self.least())), 1e6)
        return ceil(layout.maximumWidth()) + 2

    def is_whole(self) -> bool:
        """Whether every letter is seen in the room that the text has now."""
        return self._fits(self.fitting(self.width(), self.height()), self.width(), self.height())

    def sizeHint(self) -> QSize:
        return QSize(200, self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(1, 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        font = self._font(self.fitting(self.width(), self.height()))
        alignment = self.alignment() & Qt.AlignmentFlag.AlignHorizontal_Mask
        layout, height = laid_out(self.text(), font, self.width(), alignment, self.layoutDirection())
        is_at_top = bool(self.alignment() & Qt.AlignmentFlag.AlignTop)
        with QPainter(self) as painter:
            painter.setPen(ground_palette(self).color(self.foregroundRole()))
            layout.draw(painter, QPointF(0, 0.0 if is_at_top else max(0.0, (self.height() - height) / 2)))

    def _fits(self, size: int, width: int, height: int) -> bool:
        return laid_out(self.text(), self._font(size), width)[1] <= height

    def _has_whole_words(self, size: int, width: int) -> bool:
        return longest_word(self.text(), self._font(size)) <= width

    def _font(self, size: int) -> QFont:
        font = QFont(self.font())
        font.setBold(self._heavy)
        font.setPixelSize(size)
        return font


def _largest_that(least: int, most: int, suits: Callable[[int], bool]) -> int:
    """The largest size up to ``most`` that suits; the least one where none does."""
    low, high = least, max(least, most)
    while low < high:
        middle = (low + high + 1) // 2
        if suits(middle):
            low = middle
        else:
            high = middle - 1
    return low
