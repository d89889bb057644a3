"""Tiles as small pictures for a printed page: black on white, without light and shadow that printers turn grey."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from domino_desktop.ui.art.dress import Dress
from domino_desktop.ui.art.theme import HIGH_CONTRAST
from domino_desktop.ui.art.tile_face import paint_half

_SHORT: Final = 84  # dots: 4.5 mm at more than 450 dots per inch
_OUTLINE: Final = 3.5
_PRINTED: Final = Dress(HIGH_CONTRAST)
_INK: Final = "#1d2a2a"


@cache
def tile_picture(first: int, second: int) -> str:
    """The address of a picture (a data URI) of the tile as it lies; it is twice as wide as high."""
    picture = QImage(2 * _SHORT, _SHORT, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(_INK), _OUTLINE))
        body = QRectF(0, 0, 2 * _SHORT, _SHORT).adjusted(_OUTLINE, _OUTLINE, -_OUTLINE, -_OUTLINE)
        painter.drawRoundedRect(body, _SHORT * 0.14, _SHORT * 0.14)
        painter.drawLine(_SHORT, round(_SHORT * 0.16), _SHORT, round(_SHORT * 0.84))
        for place, value in enumerate((first, second)):
            inner = QRectF(place * _SHORT, 0, _SHORT, _SHORT).adjusted(5, 5, -5, -5)
            paint_half(painter, _PRINTED, inner, value, horizontal=True)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.convertToFormat(QImage.Format.Format_Grayscale8).save(buffer, "PNG")  # type: ignore[call-overload]
    return "data:image/png;base64," + bytes(buffer.data().toBase64().data()).decode()
