"""Letters in a picture: measured in pixels of the picture, whole in the room they are given."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QTextLayout

from domino_desktop.ui.board.plate_text import longest_word
from domino_desktop.ui.controls.lines import laid_out

_SMALLEST = 0.6  # of the size that is wished for
_STEPS = 9


class Letters:
    """Sets words in one family. Sizes are parts of a picture 1600 wide; ``unit`` is such a part in pixels."""

    def __init__(self, font: QFont, picture_width: int, width: float) -> None:
        """``width`` is what a picture of this width leaves for words and plates, in pixels."""
        self._font = font
        self.unit = picture_width / 1600
        self.width = width
        self._sizes: dict[tuple[str, float, float, float, bool], int] = {}

    def font(self, size: float, *, heavy: bool = False) -> QFont:
        """The family in this size."""
        return self._in_pixels(max(8, round(size * self.unit)), heavy)

    def breadth(self, text: str, size: float, *, heavy: bool = False) -> float:
        """How wide the words are on one line."""
        return QFontMetricsF(self.font(size, heavy=heavy)).horizontalAdvance(text)

    def within(
        self, text: str, size: float, width: float, height: float, *, heavy: bool = False
    ) -> tuple[QTextLayout, float]:
        """The words in lines within this room, no larger than ``size``: smaller before a word is broken."""
        key = (text, size, width, height, heavy)
        pixels = self._sizes.get(key)
        if pixels is None:
            pixels = self._sizes[key] = self._largest(text, size, width, height, heavy)
        return laid_out(text, self._in_pixels(pixels, heavy), width)

    def draw(
        self,
        painter: QPainter,
        text: str,
        size: float,
        area: QRectF,
        alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
        *,
        heavy: bool = False,
    ) -> None:
        """Paint the words into this room in the painter's colour."""
        layout, height = self.within(text, size, area.width(), area.height(), heavy=heavy)
        free = area.height() - height
        down = free / 2 if alignment & Qt.AlignmentFlag.AlignVCenter else 0.0
        option = layout.textOption()
        option.setAlignment(alignment & Qt.AlignmentFlag.AlignHorizontal_Mask)
        layout.setTextOption(option)
        layout.draw(painter, QPointF(area.left(), area.top() + max(0.0, down)))

    def _largest(self, text: str, size: float, width: float, height: float, heavy: bool) -> int:
        most = size * self.unit
        sizes = [max(8, round(most * (1 - (1 - _SMALLEST) * step / _STEPS))) for step in range(_STEPS + 1)]
        for pixels in sizes:
            font = self._in_pixels(pixels, heavy)
            if longest_word(text, font) <= width and laid_out(text, font, width)[1] <= height:
                return pixels
        return sizes[-1]

    def _in_pixels(self, pixels: int, heavy: bool) -> QFont:
        font = QFont(self._font)
        font.setPixelSize(pixels)
        font.setBold(heavy)
        return font
