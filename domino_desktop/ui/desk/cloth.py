"""A piece of the table's cloth that holds something other than tiles."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls.ground import lay_ground
from domino_desktop.ui.style import cloth_palette

_CORNER: Final = 16
_MARGIN: Final = 14


class Cloth(QWidget):
    """Rounded like every picture of a table; its content as large as there is room."""

    def __init__(self, art: TileArt, content: QWidget | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        lay_ground(self, cloth_palette(art.theme))
        rows = QVBoxLayout(self)
        rows.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        if content is not None:
            rows.addWidget(content, 1)

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._art = art
        lay_ground(self, cloth_palette(art.theme))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            rounded = QPainterPath()
            rounded.addRoundedRect(QRectF(self.rect()), _CORNER, _CORNER)
            painter.setClipPath(rounded)
            painter.drawPixmap(0, 0, self._art.cloth(self.width(), self.height(), self.devicePixelRatioF()))
