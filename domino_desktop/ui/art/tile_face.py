"""What a half of a tile shows: its pips, its number, or the picture of somebody in the family."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from domino_desktop.ui.art.dress import Dress
from domino_desktop.ui.art.pips import pips, radius
from domino_desktop.ui.art.theme import Theme

_DIGIT_ONLY: Final = 34  # below this a numeral needs the room of the pips
_DIGIT_ONLY_MANY: Final = 60  # the same for halves of ten pips and more
_TALLY: Final = 48  # from this short side on there is room for small pips under a large numeral
_TALLY_ROW: Final = 6
_LIP: Final = QColor(255, 255, 255, 225)
_ENGRAVED: Final = 11.0  # pixels: digits as high as this have a lit lower lip


def paint_half(
    painter: QPainter, dress: Dress, half: QRectF, value: int, *, horizontal: bool, portrait: QImage | None = None
) -> None:
    """Paint the pips of one half, or its numeral, or both; ``portrait`` takes the place of the pips.

    Numerals and portraits stand upright on a tile that lies, for people read digits and faces that way up.
    """
    theme, side = dress.theme, half.width()
    ink = QColor(theme.numeral_colour(value, club_colours=dress.club_colours))
    if portrait is not None:
        _paint_portrait(painter, theme, half, portrait, is_large=dress.numerals)
        _paint_corner_numeral(painter, theme, half, value, is_large=dress.numerals)
        return
    if dress.large_numerals:
        _paint_large_numeral(painter, dress, half, value, ink)
        return
    area = half
    if dress.numerals:
        if side < _DIGIT_ONLY or (value > 9 and side < _DIGIT_ONLY_MANY):
            _paint_digit(painter, theme, half, value, ink, side * 0.56)
            return
        size = side * 0.2
        corner = QRectF(half.left() + side * 0.06, half.top() + side * 0.07, size * 1.6, size)
        _paint_digit(painter, theme, corner, value, ink, size)
        area = half.adjusted(side * 0.235, side * 0.26, -side * 0.015, side * 0.01)
    pip = radius(value) * area.width()
    colour = QColor(theme.pip_colour(value, club_colours=dress.club_colours))
    for x, y in pips(value, horizontal=horizontal):
        centre = QPointF(area.left() + x * area.width(), area.top() + y * area.height())
        _paint_pip(painter, theme, centre, pip, colour)


def _paint_large_numeral(painter: QPainter, dress: Dress, half: QRectF, value: int, ink: QColor) -> None:
    """One clear digit; where there is room, its pips in small rows beneath."""
    theme, side = dress.theme, half.width()
    if side < _TALLY or value == 0:
        _paint_digit(painter, theme, half, value, ink, side * (0.62 if side < _TALLY else 0.53))
        return
    rows = (value + _TALLY_ROW - 1) // _TALLY_ROW
    _paint_digit(painter, theme, half.adjusted(0, -side * 0.02, 0, -side * 0.19), value, ink, side * 0.51)
    step, pip = side * 0.115, side * 0.037
    colour = QColor(theme.pip_colour(value, club_colours=dress.club_colours))
    top = half.top() + side * 0.83 - step * (rows - 1) / 2
    for row in range(rows):
        count = value // rows + (row < value % rows)
        for place in range(count):
            x = half.center().x() + (place - (count - 1) / 2) * step
            _paint_pip(painter, theme, QPointF(x, top + row * step), pip, colour)


def _paint_portrait(painter: QPainter, theme: Theme, half: QRectF, portrait: QImage, *, is_large: bool) -> None:
    """The picture let into the tile, its corners rounded."""
    side = half.width()
    frame = half.adjusted(side * 0.1, side * 0.1, -side * 0.1, -side * 0.1)
    bend = side * 0.13
    ratio = painter.device().devicePixelRatio()
    pixels = max(round(frame.width() * ratio), 1)
    smooth = Qt.TransformationMode.SmoothTransformation
    ready = portrait.scaled(pixels, pixels, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    brush = QBrush(ready)
    scale = frame.width() / pixels
    painter.save()
    painter.translate(frame.topLeft())
    painter.scale(scale, scale)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush)
    painter.drawRoundedRect(QRectF(0, 0, pixels, pixels), bend / scale, bend / scale)
    painter.restore()
    edge = QLinearGradient(frame.topLeft(), frame.bottomLeft())
    edge.setColorAt(0.0, QColor(0, 0, 0, 150))
    edge.setColorAt(1.0, QColor(0, 0, 0, 60))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QBrush(edge), max(0.8, side * 0.018)))
    painter.drawRoundedRect(frame, bend, bend)


def _paint_corner_numeral(painter: QPainter, theme: Theme, half: QRectF, value: int, *, is_large: bool) -> None:
    """A small digit on a plate of its own, readable on any picture."""
    side = half.width()
    reach = max(side * (0.44 if is_large else 0.32), min(10.0, side * 0.46))
    edge = side * 0.035
    plate = QRectF(half.right() - reach - edge, half.bottom() - reach - edge, reach, reach)
    painter.setPen(QPen(QColor(0, 0, 0, 90), max(0.7, side * 0.012)))
    painter.setBrush(QColor(theme.tile_light))
    painter.drawEllipse(plate)
    _paint_digit(painter, theme, plate, value, QColor(theme.pip), reach * 0.62)


def _paint_pip(painter: QPainter, theme: Theme, centre: QPointF, pip: float, colour: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    if theme.flat or pip * painter.device().devicePixelRatio() < 2.6:
        painter.setBrush(colour)
        painter.drawEllipse(centre, pip, pip)
    elif theme.tile_rim:
        _paint_inlaid_pip(painter, centre, pip, colour)
    else:
        _paint_engraved_pip(painter, centre, pip, colour)


def _paint_engraved_pip(painter: QPainter, centre: QPointF, pip: float, colour: QColor) -> None:
    """A bowl: a dark upper wall, a lit lower lip."""
    painter.setBrush(_LIP)
    painter.drawEllipse(centre + QPointF(0, pip * 0.17), pip * 1.03, pip * 1.03)
    bowl = QLinearGradient(centre - QPointF(0, pip), centre + QPointF(0, pip))
    bowl.setColorAt(0.0, colour.darker(138))
    bowl.setColorAt(1.0, colour.lighter(112))
    painter.setBrush(QBrush(bowl))
    painter.drawEllipse(centre, pip, pip)
    if pip < 3.5:
        return
    painter.save()
    painter.translate(centre)
    painter.scale(pip, pip)
    painter.fillPath(_upper_wall(), QColor(0, 0, 0, 90))
    painter.restore()
    glow = QRadialGradient(centre + QPointF(0, pip * 0.7), pip * 1.05)
    glow.setColorAt(0.0, QColor(255, 255, 255, 58))
    glow.setColorAt(0.6, QColor(255, 255, 255, 14))
    glow.setColorAt(1.0, QColor(255, 255, 255, 0))
    painter.setBrush(QBrush(glow))
    painter.drawEllipse(centre, pip * 0.92, pip * 0.92)


@lru_cache(maxsize=1)
def _upper_wall() -> QPainterPath:
    """The part of a bowl of radius 1 that no light reaches."""
    disc, lit = QPainterPath(), QPainterPath()
    disc.addEllipse(QPointF(0, 0), 1, 1)
    lit.addEllipse(QPointF(0, 0.22), 1.02, 1.02)
    return disc.subtracted(lit)


def _paint_inlaid_pip(painter: QPainter, centre: QPointF, pip: float, colour: QColor) -> None:
    """A disc let into dark wood: a seam round it, and the lamp on it."""
    painter.setBrush(QColor(0, 0, 0, 150))
    painter.drawEllipse(centre, pip * 1.12, pip * 1.12)
    disc = QRadialGradient(centre + QPointF(-pip * 0.3, -pip * 0.4), pip * 1.5)
    disc.setColorAt(0.0, colour.lighter(108))
    disc.setColorAt(0.55, colour)
    disc.setColorAt(1.0, colour.darker(122))
    painter.setBrush(QBrush(disc))
    painter.drawEllipse(centre, pip, pip)


def _paint_digit(painter: QPainter, theme: Theme, area: QRectF, value: int, colour: QColor, height: float) -> None:
    """A digit of this height in the middle of the area, narrower where it would not fit in."""
    shape, full = _digit(painter.font().family(), value)
    bounds = shape.boundingRect()
    scale = height / full
    painter.save()
    painter.translate(area.center())
    painter.scale(min(scale, area.width() * 0.72 / bounds.width()), scale)
    painter.translate(-bounds.center())
    if not theme.flat and height >= _ENGRAVED:
        lip = QColor(0, 0, 0, 150) if theme.tile_rim else QColor(255, 255, 255, 220)
        painter.fillPath(shape.translated(0, height * 0.035 / scale), lip)
    painter.fillPath(shape, colour)
    painter.restore()


@lru_cache(maxsize=64)
def _digit(family: str, value: int) -> tuple[QPainterPath, float]:
    """The outline of a number in this font, and how high an 8 is there: no digit looks larger than another."""
    font = QFont(family)
    font.setBold(True)
    font.setPixelSize(100)
    shape, measure = QPainterPath(), QPainterPath()
    shape.addText(QPointF(0, 0), font, str(value))
    measure.addText(QPointF(0, 0), font, "8")
    return shape, measure.boundingRect().height()
