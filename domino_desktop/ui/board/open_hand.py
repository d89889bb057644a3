"""A hand laid open: its tiles side by side, in as many rows as the width asks for."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from domino_desktop.core.tiles import Tile
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls.ground import ground_palette

_LYING: Final = (42, 36, 32, 28, 24)
_UPRIGHT: Final = (24, 20)
_GAP: Final = 8
_TURN: Final = 0.45  # of the time in which a hand turns up, for each of its tiles
_ROWS: Final = 2  # more rows than this, and the tiles are drawn as small as they may be


class OpenHand(QLabel):
    """Tiles face up, never cut: lying with a caption under each, or upright in a row.

    The caller sets the accessible name, for the tiles are painted.
    """

    def __init__(self, art: TileArt, parent: QWidget | None = None, *, upright: bool = False) -> None:
        super().__init__(parent)
        self._art = art
        self._upright = upright
        self._shorts: tuple[int, ...] = _UPRIGHT if upright else _LYING
        self._tiles: tuple[Tile, ...] = ()
        self._captions: tuple[str, ...] = ()
        self._alike = 0
        self._is_awaited = False
        self._turning = QVariantAnimation(self)
        self._turning.setStartValue(0.0)
        self._turning.setEndValue(1.0)
        self._turning.valueChanged.connect(self.update)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        return self._tiles

    def show_tiles(self, tiles: Sequence[Tile], captions: Sequence[str] = (), *, alike: int = 0) -> None:
        """Show these tiles in this order, each with its caption if there are captions.

        They are drawn no larger than a hand of ``alike`` tiles would be, so that several hands look alike.
        """
        self._tiles, self._captions, self._alike = tuple(tiles), tuple(captions), alike
        self._turning.stop()
        self.updateGeometry()
        self.update()

    def turn_up(self, milliseconds: int) -> None:
        """Let the tiles lie face down, and turn up one after another within this time."""
        self._turning.stop()
        if milliseconds > 0:
            self._turning.setDuration(milliseconds)
            self._turning.start()

    def await_tiles(self, is_awaited: bool) -> None:
        """Whether the tiles are still on their way here, and so not painted; their places are kept."""
        if is_awaited != self._is_awaited:
            self._is_awaited = is_awaited
            self.update()

    def tile_areas(self) -> list[QRectF]:
        """Where each tile lies in this widget."""
        short, columns = self._grid(self.width())
        size = (short, 2 * short) if self._upright else (2 * short, short)
        return [QRectF(corner.x(), corner.y(), *size) for corner in self._corners(short, columns)]

    def set_largest(self, short: int) -> None:
        """Draw tiles with at most this short side."""
        sizes = _UPRIGHT if self._upright else _LYING
        self._shorts = tuple(size for size in sizes if size <= short) or sizes[-1:]
        self.updateGeometry()

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        self._art = art
        self.update()

    def sizeHint(self) -> QSize:
        cell = self._cell(self._shorts[0])
        return QSize(max(1, len(self._tiles)) * cell.width() - _GAP, cell.height())

    def minimumSizeHint(self) -> QSize:
        cell = self._cell(self._shorts[-1])
        return QSize(min(max(1, len(self._tiles)), 3) * cell.width() - _GAP, cell.height())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        short, columns = self._grid(width)
        return self._rows(columns) * self._cell(short).height()

    def paintEvent(self, event: QPaintEvent) -> None:
        short, columns = self._grid(self.width())
        cell = self._cell(short)
        tile_height = 2 * short if self._upright else short
        with QPainter(self) as painter:
            painter.setPen(ground_palette(self).color(QPalette.ColorRole.PlaceholderText))
            for number, corner in enumerate(self._corners(short, columns)):
                if not self._is_awaited:
                    self._paint_tile(painter, number, corner, short)
                if number < len(self._captions):
                    top = corner.y() + tile_height + 3
                    area = QRectF(corner.x() - _GAP / 2, top, cell.width(), cell.height() - tile_height - 3)
                    top_middle = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
                    painter.drawText(area, top_middle, self._captions[number])

    def _paint_tile(self, painter: QPainter, number: int, corner: QPointF, short: int) -> None:
        tile, margin, dpr = self._tiles[number], TileArt.margin(short), self.devicePixelRatioF()
        turned = self._turned(number)
        if turned > 0.5:
            picture = self._art.face(tile.low, tile.high, short, horizontal=not self._upright, dpr=dpr)
        else:
            picture = self._art.back(short, horizontal=not self._upright, dpr=dpr)
        if turned == 1:
            painter.drawPixmap(corner - QPointF(margin, margin), picture)
            return
        # It turns about its long side.
        middle = corner + (QPointF(short / 2, short) if self._upright else QPointF(short, short / 2))
        narrow = max(0.04, abs(cos(pi * turned)))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(middle)
        painter.scale(*((narrow, 1) if self._upright else (1, narrow)))
        painter.drawPixmap(corner - middle - QPointF(margin, margin), picture)
        painter.restore()

    def _turned(self, number: int) -> float:
        """How far this tile is turned up: 0 face down, 1 face up."""
        if self._turning.state() is not QVariantAnimation.State.Running:
            return 1.0
        begins = (1 - _TURN) * number / max(1, len(self._tiles) - 1)
        share: float = self._turning.currentValue()
        return max(0.0, min(1.0, (share - begins) / _TURN))

    def _corners(self, short: int, columns: int) -> list[QPointF]:
        """The upper left corner of each tile, shadow left aside."""
        cell = self._cell(short)
        top = max(0, (self.height() - self._rows(columns) * cell.height()) // 2)
        centred = bool(self.alignment() & Qt.AlignmentFlag.AlignHCenter)
        corners = []
        for number in range(len(self._tiles)):
            row, column = divmod(number, columns)
            in_row = min(columns, len(self._tiles) - row * columns)
            left = (self.width() - in_row * cell.width() + _GAP) // 2 if centred else _GAP // 2
            corners.append(QPointF(left + column * cell.width(), top + row * cell.height() + _GAP // 2))
        return corners

    def _grid(self, width: int) -> tuple[int, int]:
        """The short side of a tile and how many go into a row: the largest in one row, else in two, else small."""
        fitting = [(short, max(1, (width + _GAP // 2) // self._cell(short).width())) for short in self._shorts]
        count = max(1, len(self._tiles), self._alike)
        for most in (1, _ROWS):
            for short, columns in fitting:
                if columns * most >= count:
                    return short, columns
        return fitting[-1]

    def _rows(self, columns: int) -> int:
        return max(1, -(-len(self._tiles) // columns))

    def _cell(self, short: int) -> QSize:
        """The room of one tile with its gap and caption; a large font needs it wider."""
        width, height = (short, 2 * short) if self._upright else (2 * short, short)
        if self._captions:
            self.ensurePolished()
            metrics = QFontMetrics(self.font())
            width = max(width, max(metrics.horizontalAdvance(caption) for caption in self._captions))
            height += metrics.height() + 3
        return QSize(width + _GAP, height + _GAP)
