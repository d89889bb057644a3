"""Text on the plates of the table: set smaller before a word is broken, broken before anything is cut."""

from __future__ import annotations

from math import ceil, inf

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QWidget

from domino_desktop.ui.controls.ground import ground_palette
from domino_desktop.ui.controls.lines import laid_out
from domino_desktop.ui.style import SMALLEST_POINTS

_SHARES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4)


def fitted(text: str, font: QFont, width: float, height: float = inf) -> QFont:
    """The font, or the largest smaller one at which no word is broken and the lines stay within the height.

    Where there is none, the largest at which the broken lines do, or, in any height, the smallest. None is below
    12 points.
    """
    sizes = [font]
    for share in _SHARES[1:]:
        smaller = QFont(font)
        smaller.setPointSizeF(max(font.pointSizeF() * share, min(SMALLEST_POINTS, font.pointSizeF())))
        sizes.append(smaller)
    low_enough = [size for size in sizes if laid_out(text, size, width)[1] <= height]
    broken = sizes[-1] if height == inf or not low_enough else low_enough[0]
    return next((size for size in low_enough if longest_word(text, size) <= width), broken)


def longest_word(text: str, font: QFont) -> float:
    """How wide the longest word is."""
    letters = QFontMetricsF(font)
    return max((letters.horizontalAdvance(word) for word in text.split()), default=0.0)


def bold(font: QFont) -> QFont:
    """The same font, bold."""
    heavy = QFont(font)
    heavy.setBold(True)
    return heavy


class PlateLabel(QLabel):
    """A sentence that is always whole in the room it is given. ``size`` is its share of the application's letters."""

    def __init__(
        self, parent: QWidget, size: float, alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter, *, heavy: bool
    ) -> None:
        super().__init__(parent)
        self._size, self._heavy = size, heavy
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(alignment)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def heightForWidth(self, width: int) -> int:
        """The height at which the letters need not be smaller than the longest word makes them."""
        font = fitted(self.text(), self._full_font(), width)
        return round(laid_out(self.text(), font, width)[1] + 1)

    def least_height(self, width: int) -> int:
        """The height of the sentence in the smallest letters."""
        return ceil(laid_out(self.text(), fitted(self.text(), self._full_font(), width, 0.0), width)[1])

    def natural_width(self) -> int:
        """The room that the sentence takes on one line."""
        return round(QFontMetricsF(self._full_font()).horizontalAdvance(self.text())) + 2

    def fits(self, width: int, height: int) -> bool:
        """Whether the sentence stands in this room without a broken word."""
        if width <= 0:
            return False
        font = fitted(self.text(), self._full_font(), width, height)
        return longest_word(self.text(), font) <= width and laid_out(self.text(), font, width)[1] <= height

    def _full_font(self) -> QFont:
        font = bold(self.font()) if self._heavy else QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * self._size)
        return font

    def paintEvent(self, event: QPaintEvent) -> None:
        font = fitted(self.text(), self._full_font(), self.width(), self.height())
        layout, height = laid_out(self.text(), font, self.width(), self.alignment())
        with QPainter(self) as painter:
            painter.setPen(ground_palette(self).color(QPalette.ColorRole.WindowText))
            layout.draw(painter, QPointF(0, max(0.0, (self.height() - height) / 2)))
