"""Small pictures of how the tiles of a game come to lie, painted with real tiles. Every position in them is legal."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from domino_desktop.ui.art.dress import Dress
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.art.tile_body import paint_body
from domino_desktop.ui.art.tile_face import paint_half

Halves = tuple[int, int]

_HIGH: Final = 104.0
"""The height in which the pictures are laid out; they are as wide as their place."""

_CORNER: Final = 11.0


class Layout(Enum):
    """How the tiles come to lie."""

    LINE = "line"
    PAIRS = "pairs"
    ENDS_COUNT = "ends_count"
    SPINNER = "spinner"
    SPINNERS = "spinners"
    CROSS = "cross"
    DOUBLE_CROSS = "double_cross"
    STAR = "star"
    MATADOR = "matador"
    TRAINS = "trains"
    FOOT = "foot"


class LayoutPicture(QWidget):
    """One of the pictures on a strip of cloth of a given height."""

    def __init__(self, art: TileArt, layout: Layout, height: int = 112, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art, self._layout, self._height = art, layout, height
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def kind(self) -> Layout:
        """Which layout is shown."""
        return self._layout

    def show_layout(self, layout: Layout) -> None:
        """Show this one from now on."""
        self._layout = layout
        self.update()

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._art = art
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self._height * 2.3), self._height)

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._height * 1.7), self._height)

    def paintEvent(self, event: QPaintEvent) -> None:
        wide, high = self.width(), self.height()
        picture = self._art.drawing(self._layout, wide, high, self.devicePixelRatioF(), self._paint)
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, picture)

    def _paint(self, painter: QPainter) -> None:
        frame = QPainterPath()
        frame.addRoundedRect(QRectF(self.rect()), _CORNER, _CORNER)
        scale = min(self.height() / _HIGH, self.width() / 180)
        painter.setClipPath(frame)
        painter.drawPixmap(0, 0, self._art.cloth(self.width(), self.height(), self.devicePixelRatioF()))
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(scale, scale)
        _PICTURES[self._layout](_Easel(painter, self._art))


class _Easel:
    """Paints about the middle of the picture, in its own measures."""

    def __init__(self, painter: QPainter, art: TileArt) -> None:
        self.painter, self.art = painter, art

    def tile(self, halves: Halves, x: float, y: float, short: float, angle: float = 0.0) -> None:
        """A tile about its middle; at 0 degrees its first half is on the left, at 90 above."""
        painter, theme = self.painter, self.art.theme
        # Plain pips: a tile at any angle could not show digits and faces upright.
        plain = Dress(theme)
        painter.save()
        painter.translate(x, y)
        painter.rotate(angle)
        paint_body(painter, theme, QRectF(-short, -short / 2, 2 * short, short), lifted=False)
        for place, value in enumerate(halves):
            half = QRectF((place - 1) * short, -short / 2, short, short)
            paint_half(painter, plain, half, value, horizontal=True)
        painter.restore()

    def line(self, tiles: tuple[Halves, ...], y: float, short: float, *, inline: bool = False) -> list[float]:
        """Tiles in a line about the middle; answers where the joints between them are."""
        lengths = [short if one == two and not inline else 2 * short for one, two in tiles]
        x, joints = -sum(lengths) / 2, []
        for halves, length in zip(tiles, lengths, strict=True):
            self.tile(halves, x + length / 2, y, short, 90 if length == short else 0)
            x += length + 0.8
            joints.append(x)
        return joints[:-1]

    def ray(
        self, tiles: tuple[Halves, ...], start: float, angle: float, short: float, x: float = 0, y: float = 0
    ) -> None:
        """Tiles that run outwards from so far off a point, in this direction (0 is right, 90 down)."""
        along = start
        for one, two in tiles:
            length = short if one == two else 2 * short
            way = along + length / 2
            middle = x + way * cos(radians(angle)), y + way * sin(radians(angle))
            self.tile((one, two), *middle, short, angle + (90 if one == two else 0))
            along += length + 0.8

    def badge(self, seat: int, x: float, y: float, size: float) -> None:
        mark = self.art.theme.seat(seat)
        scale = self.painter.worldTransform().m11()
        side = max(1, round(size * scale))
        picture = self.art.badge(mark.shape, mark.fill, "", side, self.painter.device().devicePixelRatio())
        self.painter.drawPixmap(QRectF(x - size / 2, y - size / 2, size, size), picture, QRectF(picture.rect()))

    def pill(self, text: str, x: float, y: float, radius: float = 12) -> None:
        """A number in a round plate with a brass edge."""
        theme = self.art.theme
        self.pen(1.6)
        self.painter.setBrush(QColor(theme.chip))
        self.painter.drawEllipse(QPointF(x, y), radius, radius)
        font = QFont(self.painter.font())
        font.setPixelSize(round(radius * 1.15))
        font.setBold(True)
        self.painter.setFont(font)
        self.painter.setPen(QColor(theme.cloth_headline))
        area = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
        self.painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)

    def pen(self, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> None:
        colour = QColor(self.art.theme.brass)
        self.painter.setPen(QPen(colour, width, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)


def _line(easel: _Easel) -> None:
    easel.line(((2, 5), (5, 5), (5, 3), (3, 1)), 0, 25)


def _pairs(easel: _Easel) -> None:
    easel.pen(1.6, Qt.PenStyle.DashLine)
    easel.painter.drawLine(QPointF(0, -34), QPointF(0, 34))
    easel.painter.drawLine(QPointF(-82, 0), QPointF(82, 0))
    easel.line(((1, 4), (4, 4), (4, 6)), 0, 21)
    for seat, (x, y) in enumerate(((0, 37), (-80, 0), (0, -37), (80, 0))):
        easel.badge(seat % 2, x, y, 22)


def _ends_count(easel: _Easel) -> None:
    easel.line(((4, 1), (1, 1), (1, 6)), 10, 24)
    easel.pen(1.8)
    easel.painter.drawPolyline([QPointF(-48, -8), QPointF(-48, -30), QPointF(48, -30), QPointF(48, -8)])
    easel.pill("10", 0, -30, 13)


def _spinner(easel: _Easel) -> None:
    short = 14.5
    easel.ray(((5, 5), (5, 2), (2, 6)), -short / 2, 0, short)
    easel.ray(((5, 3), (3, 1)), short / 2 + 0.8, 180, short)
    easel.ray(((5, 4),), short + 0.8, -90, short)
    easel.ray(((5, 0),), short + 0.8, 90, short)


def _spinners(easel: _Easel) -> None:
    short, off = 14.5, 37.5
    for x, value, ends in ((-off, 3, (0, 5)), (off, 4, (2, 6))):
        easel.ray(((value, value),), -short / 2, 0, short, x)
        easel.ray(((value, ends[0]),), short + 0.8, -90, short, x)
        easel.ray(((value, ends[1]),), short + 0.8, 90, short, x)
    easel.line(((3, 1), (1, 4)), 0, short)
    easel.ray(((3, 6),), short / 2 + 0.8, 180, short, -off)
    easel.ray(((4, 0),), short / 2 + 0.8, 0, short, off)


def _cross(easel: _Easel) -> None:
    short = 14.5
    easel.ray(((6, 6),), -short / 2, 0, short)
    for angle, start, end in ((0, short / 2, 2), (180, short / 2, 4), (-90, short, 1), (90, short, 3)):
        easel.ray(((6, end),), start + 0.8, angle, short)


def _double_cross(easel: _Easel) -> None:
    short = 12.5
    easel.ray(((6, 6),), -short / 2, 0, short)
    for angle, start, end in ((0, short / 2, 2), (180, short / 2, 4), (-90, short, 1), (90, short, 3)):
        easel.ray(((6, end), (end, end)) if angle in (0, 180) else ((6, end),), start + 0.8, angle, short)
    easel.ray(((2, 5),), short * 3.5 + 2.4, 0, short)
    easel.ray(((4, 0),), short * 3.5 + 2.4, 180, short)


def _star(easel: _Easel) -> None:
    short = 13.0
    easel.ray(((6, 6),), -short / 2, 0, short)
    for place, end in enumerate((3, 0, 5, 2, 4, 1)):
        angle = 30 + 60 * place
        easel.ray(((6, end),), 12.5 if angle in (90, 270) else 14.5, angle, short)


def _matador(easel: _Easel) -> None:
    joints = easel.line(((6, 4), (3, 1), (6, 2)), 11, 24, inline=True)
    for x in joints:
        easel.pen(1.6)
        easel.painter.drawLine(QPointF(x, -1), QPointF(x, -11))
        easel.pill("7", x, -24, 13)


def _trains(easel: _Easel) -> None:
    short = 11.0
    easel.pen(1.8)
    easel.painter.setBrush(QColor(easel.art.theme.chip))
    easel.painter.drawEllipse(QPointF(0, 0), 19, 19)
    easel.ray(((6, 6),), -short / 2, 0, short)
    trains: tuple[tuple[float, tuple[Halves, ...]], ...] = (
        (0, ((6, 2), (2, 5), (5, 1))),
        (32, ((6, 0), (0, 3))),
        (90, ((6, 5),)),
        (148, ((6, 1), (1, 3))),
        (180, ((6, 4), (4, 0), (0, 2))),
        (212, ((6, 3), (3, 3))),
    )
    for angle, tiles in trains:
        easel.ray(tiles, 21, angle, short)
    for angle in (270, 328):
        easel.pen(1.4, Qt.PenStyle.DotLine)
        turn = radians(angle)
        ends = (QPointF(far * cos(turn), far * sin(turn)) for far in (24, 46))
        easel.painter.drawLine(*ends)


def _foot(easel: _Easel) -> None:
    short, x = 15.5, -18
    easel.ray(((6, 6),), -short / 2, 0, short, x)
    easel.ray(((6, 2), (2, 4)), short / 2 + 0.8, 180, short, x)
    easel.ray(((6, 1),), short / 2 + 0.8, 0, short, x)
    easel.ray(((6, 3),), 4.5, -42, short, x + short / 2, -short * 0.62)
    easel.ray(((6, 5),), 4.5, 42, short, x + short / 2, short * 0.62)


_PICTURES: Final[dict[Layout, Callable[[_Easel], None]]] = {
    Layout.LINE: _line,
    Layout.PAIRS: _pairs,
    Layout.ENDS_COUNT: _ends_count,
    Layout.SPINNER: _spinner,
    Layout.SPINNERS: _spinners,
    Layout.CROSS: _cross,
    Layout.DOUBLE_CROSS: _double_cross,
    Layout.STAR: _star,
    Layout.MATADOR: _matador,
    Layout.TRAINS: _trains,
    Layout.FOOT: _foot,
}
