"""The five pictures of "How to play", painted with the tiles of the table. Every position in them is legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.pages.tile_line import Halves, paint_back, paint_line, paint_tile, units

_WIDE, _HIGH = 320.0, 180.0  # the measures in which the pictures are laid out

_BLOCKED: Final[tuple[Halves, ...]] = (
    (6, 1), (1, 2), (2, 6), (6, 6), (6, 3), (3, 4), (4, 6), (6, 5), (5, 0), (0, 6),
)  # fmt: skip
_HANDS: Final[tuple[tuple[Halves, ...], ...]] = (
    ((0, 1), (1, 3)),
    ((3, 5), (2, 4)),
    ((5, 5), (4, 5)),
    ((2, 2), (2, 3)),
)
"""What is left in the four hands when the line of ``_BLOCKED`` lies on the table."""


class HelpPicture(QWidget):
    """One of the five pictures, counted from 0, as large as its place allows."""

    def __init__(self, art: TileArt, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art, self._number = art, number
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        return QSize(round(_WIDE), round(_HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 112)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(width * _HIGH / _WIDE)

    def paintEvent(self, event: QPaintEvent) -> None:
        frame = QPainterPath()
        frame.addRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 12, 12)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setClipPath(frame)
            painter.drawPixmap(0, 0, self._art.cloth(self.width(), self.height(), self.devicePixelRatioF()))
            _PICTURES[self._number](_Easel(painter, self._art, self.width() / _WIDE))


class _Easel:
    """Paints in the measures of the picture, at the size of now."""

    def __init__(self, painter: QPainter, art: TileArt, scale: float) -> None:
        self.painter, self.art, self._scale = painter, art, scale

    def line(self, tiles: tuple[Halves, ...], x: float, y: float, short: float) -> list[QPointF]:
        return paint_line(self.painter, self.art, tiles, self._at(x, y), self._long(short))

    def tile(self, halves: Halves, x: float, y: float, short: float, *, lies: bool = False) -> None:
        paint_tile(self.painter, self.art, halves, self._at(x, y), self._long(short), lies=lies)

    def stack(self, count: int, x: float, y: float, short: float) -> None:
        """Tiles face down, one upon the other."""
        for number in range(count):
            paint_back(self.painter, self.art, self._at(x + number * 3, y - number * 2), self._long(short))

    def rack(self, x: float, y: float, width: float, height: float, seat: int) -> None:
        edge = self.art.theme.seat(seat).glow
        dpr = self.painter.device().devicePixelRatio()
        picture = self.art.rack(self._long(width), self._long(height), dpr, edge)
        size = picture.deviceIndependentSize()
        self.painter.drawPixmap(self._at(x, y) - QPointF(size.width() / 2, size.height() / 2), picture)

    def badge(self, seat: int, x: float, y: float, size: float) -> None:
        mark, side = self.art.theme.seat(seat), self._long(size)
        picture = self.art.badge(mark.shape, mark.fill, "", side, self.painter.device().devicePixelRatio())
        self.painter.drawPixmap(self._at(x, y) - QPointF(side / 2, side / 2), picture)

    def arrow(self, points: tuple[tuple[float, float], ...]) -> None:
        """A brass way that bends through these points and ends in a head."""
        way = [self._at(*point) for point in points]
        path = QPainterPath(way[0])
        path.quadTo(way[1], way[2])
        self._pen(3)
        self.painter.drawPath(path)
        back = way[1] - way[2]
        length = (back.x() ** 2 + back.y() ** 2) ** 0.5 or 1.0
        along = back / length * (9 * self._scale)
        side = QPointF(-along.y(), along.x()) * 0.65
        self.painter.drawPolyline([way[2] + along + side, way[2], way[2] + along - side])

    def slot(self, x: float, y: float, wide: float, high: float) -> None:
        """A dashed place where a tile may lie."""
        self._pen(2, Qt.PenStyle.DashLine)
        self.painter.drawRoundedRect(self._rect(x, y, wide, high), 5 * self._scale, 5 * self._scale)

    def ring(self, x: float, y: float, wide: float, high: float) -> None:
        """A brass line round the table."""
        self._pen(2)
        self.painter.drawRoundedRect(self._rect(x, y, wide, high), 34 * self._scale, 34 * self._scale)

    def glow(self, x: float, y: float, wide: float, high: float) -> None:
        """A brass frame round what matters."""
        self._pen(3)
        self.painter.drawRoundedRect(self._rect(x, y, wide, high), 8 * self._scale, 8 * self._scale)

    def number(self, text: str, x: float, y: float, *, points: float = 15, in_pill: bool = False) -> None:
        """A number on the cloth, perhaps in a round pill."""
        theme, radius = self.art.theme, 11 * self._scale
        if in_pill:
            self._pen(2)
            self.painter.setBrush(QColor(theme.chip))
            self.painter.drawEllipse(self._at(x, y), radius, radius)
            self.painter.setBrush(Qt.BrushStyle.NoBrush)
        font = QFont(self.painter.font())
        font.setPixelSize(self._long(points))
        font.setBold(True)
        self.painter.setFont(font)
        self.painter.setPen(QColor(theme.cloth_headline))
        self.painter.drawText(self._rect(x, y, 60, 30), Qt.AlignmentFlag.AlignCenter, text)

    def _pen(self, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> None:
        colour = QColor(self.art.theme.brass)
        round_cap, round_join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        self.painter.setPen(QPen(colour, width * self._scale, style, round_cap, round_join))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)

    def _rect(self, x: float, y: float, wide: float, high: float) -> QRectF:
        corner = self._at(x - wide / 2, y - high / 2)
        return QRectF(corner.x(), corner.y(), wide * self._scale, high * self._scale)

    def _at(self, x: float, y: float) -> QPointF:
        return QPointF(x * self._scale, y * self._scale)

    def _long(self, length: float) -> int:
        return max(1, round(length * self._scale))


def _match(easel: _Easel) -> None:
    easel.slot(242, 62, 62, 32)
    easel.line(((2, 5), (5, 5), (5, 3)), 130, 62, 31)
    easel.tile((3, 4), 242, 136, 31, lies=True)
    easel.arrow(((290, 128), (306, 92), (280, 66)))
    easel.number("2", 34, 62, in_pill=True)


def _draw(easel: _Easel) -> None:
    easel.line(((1, 4), (4, 4), (4, 6)), 176, 46, 24)
    easel.number("1", 98, 46, in_pill=True)
    easel.number("6", 254, 46, in_pill=True)
    easel.stack(5, 42, 112, 24)
    easel.rack(204, 150, 190, 46, 0)
    for halves, x in (((2, 3), 160), ((0, 5), 196)):
        easel.tile(halves, x, 124, 25)
    easel.slot(238, 124, 26, 51)
    easel.arrow(((72, 96), (150, 70), (232, 92)))


def _go_out(easel: _Easel) -> None:
    easel.line(((3, 1), (1, 1), (1, 6), (6, 2)), 150, 56, 28)
    easel.glow(221, 56, 64, 36)
    easel.rack(160, 146, 180, 46, 0)
    easel.badge(0, 46, 146, 30)
    easel.arrow(((170, 122), (224, 122), (224, 82)))


def _blocked(easel: _Easel) -> None:
    easel.ring(160, 90, 272, 134)
    easel.line(_BLOCKED, 160, 96, 200 / units(_BLOCKED))
    easel.number("6", 45, 96, points=13, in_pill=True)
    easel.number("6", 275, 96, points=13, in_pill=True)
    for seat, (x, y) in enumerate(((160, 156), (30, 54), (160, 24), (290, 54))):
        easel.badge(seat, x, y, 34)
    easel.number("?", 190, 135, points=26)


def _count(easel: _Easel) -> None:
    for seat, hand in enumerate(_HANDS):
        y = 26 + seat * 43
        easel.badge(seat, 44, y, 28)
        for place, halves in enumerate(hand):
            easel.tile(halves, 102 + place * 58, y, 25, lies=True)
        easel.number(str(sum(map(sum, hand))), 240, y, points=20)
    easel.glow(150, 26, 252, 41)


_PICTURES: Final[tuple[Callable[[_Easel], None], ...]] = (_match, _draw, _go_out, _blocked, _count)
