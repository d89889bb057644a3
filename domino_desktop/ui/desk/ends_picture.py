"""Open ends of which no line is known, as large plates, and the tile that would have fitted beside one of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from domino_desktop.core.layout import Layout, OpenEnd
from domino_desktop.core.tiles import Tile
from domino_desktop.i18n.english import Speaker
from domino_desktop.ui.art.tile_art import TileArt

_CORNER: Final = 16
_EDGE: Final = 24
_SIDES: Final = (88, 76, 64, 56, 48, 40, 34, 28, 22)
"""The side of a plate, largest first; a tile beside it is as high."""
_GAP: Final = 0.4
"""Between two plates, the side being 1."""
_JOINT: Final = 13


@dataclass(frozen=True, slots=True)
class _Group:
    """A plate, and the tile beside it if it is the one that proves the foul."""

    end: OpenEnd
    tile: Tile | None = None

    def width(self, side: int) -> float:
        if self.tile is None:
            return side
        return side + _JOINT + side * (1 if self.tile.is_double else 2)

    def height(self, side: int) -> float:
        return side * (2 if self.tile is not None and self.tile.is_double else 1)


class EndsPicture(QLabel):
    """The numbers that were open on their cloth, and the proof in a dashed brass outline. The caller names it."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._groups: tuple[_Group, ...] = ()
        self._numbers: dict[str, str] = {}
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    @property
    def fitting(self) -> tuple[Tile, str] | None:
        """The marked tile and the open end beside it."""
        return next(((group.tile, group.end.id) for group in self._groups if group.tile is not None), None)

    def present(self, layout: Layout, fitting: Tile, value: int, language: Speaker) -> None:
        """Show the ends of this layout, and this tile at the first end that shows ``value`` and takes it."""
        found = next((end for end in layout.ends if end.value == value and end.accepts(fitting)), None)
        self._groups = tuple(_Group(end, fitting if end is found else None) for end in layout.ends)
        self._numbers = {end.id: language.number(end.value) for end in layout.ends if end.value is not None}
        self.update()

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        self._art = art
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(560, 240)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 180)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            cloth = QPainterPath()
            cloth.addRoundedRect(QRectF(self.rect()), _CORNER, _CORNER)
            painter.setClipPath(cloth)
            painter.drawPixmap(0, 0, self._art.cloth(self.width(), self.height(), self.devicePixelRatioF()))
            side = self._side()
            for group, middle in self._places(side):
                self._paint_group(painter, group, middle, side)

    def _side(self) -> int:
        """The largest plates with which everything has room."""
        for side in _SIDES:
            lines = self._lines(side)
            high = sum(_line_height(line, side) for line in lines) + side * _GAP * (len(lines) - 1)
            if high <= self.height() - 2 * _EDGE and all(
                _line_width(line, side) <= self.width() - 2 * _EDGE for line in lines
            ):
                return side
        return _SIDES[-1]

    def _lines(self, side: int) -> list[list[_Group]]:
        """The plates in as few lines as their room allows."""
        lines: list[list[_Group]] = []
        for group in self._groups:
            if lines and _line_width([*lines[-1], group], side) <= self.width() - 2 * _EDGE:
                lines[-1].append(group)
            else:
                lines.append([group])
        return lines

    def _places(self, side: int) -> Iterator[tuple[_Group, QPointF]]:
        """The left edge and the middle height of every group."""
        lines = self._lines(side)
        gap = side * _GAP
        top = (self.height() - sum(_line_height(line, side) for line in lines) - gap * (len(lines) - 1)) / 2
        for line in lines:
            left = (self.width() - _line_width(line, side)) / 2
            high = _line_height(line, side)
            for group in line:
                yield group, QPointF(left, top + high / 2)
                left += group.width(side) + gap
            top += high + gap

    def _paint_group(self, painter: QPainter, group: _Group, place: QPointF, side: int) -> None:
        plate = QRectF(place.x(), place.y() - side / 2, side, side)
        self._paint_plate(painter, plate, self._numbers.get(group.end.id, ""), is_proof=group.tile is not None)
        if group.tile is None:
            return
        near = group.end.nears(group.tile)[0]
        left, lies = plate.right() + _JOINT, not group.tile.is_double
        area = QRectF(left, place.y() - group.height(side) / 2, group.width(side) - side - _JOINT, group.height(side))
        face = self._art.face(near, group.tile.other(near), side, horizontal=lies, dpr=self.devicePixelRatioF())
        margin = TileArt.margin(side)
        painter.drawPixmap(area.topLeft() - QPointF(margin, margin), face)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self._art.theme.brass), 3.5, Qt.PenStyle.DashLine, Qt.PenCapStyle.RoundCap))
        painter.drawRoundedRect(area.adjusted(-5, -5, 5, 5), 9, 9)

    def _paint_plate(self, painter: QPainter, area: QRectF, number: str, *, is_proof: bool) -> None:
        theme = self._art.theme
        painter.setPen(QPen(QColor(theme.brass), 3.5 if is_proof else 2))
        painter.setBrush(QColor(theme.chip))
        corner = area.width() * 0.2
        painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), corner, corner)
        font = QFont(self.font())
        font.setBold(True)
        font.setPixelSize(max(12, round(area.height() * 0.58)))
        painter.setFont(font)
        painter.setPen(QColor(theme.cloth_headline))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, number)


def _line_width(line: list[_Group], side: int) -> float:
    return sum(group.width(side) for group in line) + side * _GAP * (len(line) - 1)


def _line_height(line: list[_Group], side: int) -> float:
    return max(group.height(side) for group in line)
