"""The pixels of a picture, read at once: asking Qt for each of them takes most of a test's time."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage


def pixels(image: QImage) -> memoryview:
    """Each pixel as ``QImage.pixel`` answers it where nothing shines through, row by row from the top left."""
    plain = image.convertToFormat(QImage.Format.Format_ARGB32)
    return memoryview(bytes(plain.constBits())).cast("I")


def greys(image: QImage, area: QRect) -> list[int]:
    """How bright each pixel within an area of a ``Format_Grayscale8`` picture is, row by row."""
    assert image.format() is QImage.Format.Format_Grayscale8
    levels, line = bytes(image.constBits()), image.bytesPerLine()
    rows = range(area.top(), area.bottom() + 1)
    return [level for y in rows for level in levels[y * line + area.left() : y * line + area.right() + 1]]
