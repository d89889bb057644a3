"""The people's own pictures, read from their files when something is painted with them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QImageReader

_LARGEST_SIDE = 1600
"""Pixels: a larger picture is read smaller."""


@lru_cache(maxsize=9)
def own_picture(path: Path) -> QImage | None:
    """The picture in this file, or None where it cannot be read any more. A picture that changes gets another name."""
    reader = QImageReader(str(path))
    reader.setAutoTransform(True)
    size = reader.size()
    if size.isValid() and max(size.width(), size.height()) > _LARGEST_SIDE:
        largest = QSize(_LARGEST_SIDE, _LARGEST_SIDE)
        reader.setScaledSize(size.scaled(largest, Qt.AspectRatioMode.KeepAspectRatio))
    picture = reader.read()
    return None if picture.isNull() else picture
