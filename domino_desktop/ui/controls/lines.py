"""Text in lines: broken between words, and within a word only where the word is longer than the line."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QTextLayout, QTextOption


def laid_out(
    text: str,
    font: QFont,
    width: float,
    alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    direction: Qt.LayoutDirection = Qt.LayoutDirection.LeftToRight,
) -> tuple[QTextLayout, float]:
    """The text in lines of at most this width, and their height. A line break in the text begins a new line."""
    layout = QTextLayout(text.replace("\n", "\u2028"), font)
    option = QTextOption(alignment)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    option.setTextDirection(direction)
    layout.setTextOption(option)
    height = 0.0
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(width, 1.0))
        line.setPosition(QPointF(0, height))
        height += line.height()
    layout.endLayout()
    return layout, height
