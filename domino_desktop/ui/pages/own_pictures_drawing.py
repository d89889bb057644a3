"""Tiles and tables painted with pictures that are still being chosen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from domino_desktop.ui.art.cloth import paint_cloth
from domino_desktop.ui.art.dress import Dress
from domino_desktop.ui.art.theme import Ground
from domino_desktop.ui.art.tile_body import paint_back, paint_body
from domino_desktop.ui.art.tile_face import paint_half

_SHOWN: Final = ((1, 2), (3, 4), (5, 6), (6, 6))
_CORNER: Final = 14.0


@dataclass(frozen=True)
class Portraits:
    """Pictures at hand: by number, for the back, for the table."""

    family: Mapping[int, QImage] = field(default_factory=dict)
    back: QImage | None = None
    cloth: QImage | None = None


def paint_tile(
    painter: QPainter, dress: Dress, body: QRectF, halves: tuple[int, int], family: Mapping[int, QImage]
) -> None:
    """Paint an upright tile face up; numbers without a picture show their pips."""
    paint_body(painter, dress.theme, body, lifted=False)
    side = body.width()
    for place, value in enumerate(halves):
        half = QRectF(body.left(), body.top() + place * side, side, side)
        paint_half(painter, dress, half, value, horizontal=False, portrait=family.get(value))


def paint_table(painter: QPainter, dress: Dress, area: QRect, cloth: QImage | None) -> None:
    """Paint the table with rounded corners, under a picture if there is one and the theme has pictures."""
    theme = dress.theme
    if cloth is not None and not theme.flat:
        theme = replace(theme, ground=Ground.PICTURE)
    outline = QPainterPath()
    outline.addRoundedRect(QRectF(area), _CORNER, _CORNER)
    painter.save()
    painter.setClipPath(outline)
    painter.translate(area.topLeft())
    paint_cloth(painter, theme, area.width(), area.height(), cloth)
    painter.restore()


class OwnTable(QWidget):
    """A small table with finished tiles on it: four faces and a back."""

    def __init__(self, dress: Dress, tiles: tuple[tuple[int, int], ...] = _SHOWN, *, has_back: bool = True) -> None:
        super().__init__()
        self._dress, self._portraits = dress, Portraits()
        self._tiles, self._has_back = tiles, has_back
        self._table, self._painted_for = QPixmap(), (0, QSize(), "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_pictures(self, dress: Dress, portraits: Portraits) -> None:
        """Show tiles in this dress with these pictures."""
        self._dress, self._portraits = dress, portraits
        self.update()

    def show_tiles(self, *tiles: tuple[int, int], has_back: bool) -> None:
        """Show these tiles, and perhaps one face down."""
        self._tiles, self._has_back = tiles, has_back
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(330, 210)

    def minimumSizeHint(self) -> QSize:
        return QSize(180, 170)

    def paintEvent(self, event: QPaintEvent) -> None:
        pictures = Portraits() if self._dress.theme.flat else self._portraits
        count = len(self._tiles) + self._has_back
        across = self.width() / (count * 1.3 + 0.5) if count else 0.0
        short = min(across, self.height() * 0.36, 96.0)
        left = (self.width() - short * (1.3 * count - 0.3)) / 2
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.drawPixmap(0, 0, self._table_under(pictures.cloth))
            for place in range(count):
                corner = QPointF(left + place * short * 1.3, self.height() / 2 - short)
                body = QRectF(corner.x(), corner.y(), short, 2 * short)
                if place < len(self._tiles):
                    paint_tile(painter, self._dress, body, self._tiles[place], pictures.family)
                else:
                    paint_back(painter, self._dress.theme, body, lifted=False, picture=pictures.back)

    def _table_under(self, cloth: QImage | None) -> QPixmap:
        """The empty table, painted once: it stays while tiles change."""
        wanted = 0 if cloth is None else cloth.cacheKey(), self.size(), self._dress.theme.name
        ratio = self.devicePixelRatioF()
        if wanted != self._painted_for or self._table.devicePixelRatio() != ratio:
            self._table = QPixmap(self.size() * ratio)
            self._table.setDevicePixelRatio(ratio)
            self._table.fill(Qt.GlobalColor.transparent)
            with QPainter(self._table) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                paint_table(painter, self._dress, self.rect(), cloth)
            self._painted_for = wanted
        return self._table
