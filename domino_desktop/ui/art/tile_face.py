"""How one tile is painted: its ivory body, its pips, its back."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from domino_desktop.ui.art.pips import pips, radius
from domino_desktop.ui.art.shadow import paint_shadow
from domino_desktop.ui.art.theme import Theme

_CORNER: Final = 0.14
_THICKNESS: Final = 0.035
_SMALL: Final = 40  # below this short side the fine work would only be dirt
_DIGIT_ONLY: Final = 34  # below this a numeral needs the room of the pips
_DIGIT_ONLY_MANY: Final = 60  # the same for halves of ten pips and more


def paint_body(painter: QPainter, theme: Theme, body: QRectF, *, lifted: bool) -> None:
    """Paint the blank ivory tile with its shadow, divider and pin."""
    short = min(body.width(), body.height())
    corner = short * _CORNER
    if theme.flat:
        thick = max(1.5, short * 0.045)
        painter.setPen(QPen(QColor(theme.tile_outline), thick))
        painter.setBrush(QColor(theme.tile))
        inset = thick / 2
        painter.drawRoundedRect(body.adjusted(inset, inset, -inset, -inset), corner, corner)
        _paint_divider(painter, theme, body, thick)
        return
    _paint_tile_shadow(painter, body, corner, lifted=lifted)
    _paint_slab(painter, body, corner, (theme.tile_light, theme.tile, theme.tile_shade), theme.tile_side, 235)
    painter.setPen(QPen(_faded(theme.tile_outline, 0.75), 0.8))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(body.adjusted(0.4, 0.4, -0.4, -0.4), corner, corner)
    _paint_divider(painter, theme, body, max(0.9, short * 0.018))


def paint_half(
    painter: QPainter, theme: Theme, half: QRectF, value: int, *, horizontal: bool, club_colours: bool, numerals: bool
) -> None:
    """Paint the pips of one half, or its numeral, or both."""
    colour = QColor(theme.pip_colour(value, club_colours=club_colours))
    area = half
    if numerals:
        ink = QColor(theme.numeral_colour(value, club_colours=club_colours))
        short = half.width()
        if short < _DIGIT_ONLY or (value > 9 and short < _DIGIT_ONLY_MANY):
            _paint_digit(painter, half, value, ink, short * 0.62)
            return
        size = short * 0.27
        corner = QRectF(half.left() + short * 0.06, half.top() + short * 0.045, size * 1.2, size)
        _paint_digit(painter, corner, value, ink, size)
        area = half.adjusted(short * 0.235, short * 0.26, -short * 0.015, short * 0.01)
    pip = radius(value) * area.width()
    for x, y in pips(value, horizontal=horizontal):
        centre = QPointF(area.left() + x * area.width(), area.top() + y * area.height())
        _paint_pip(painter, theme, centre, pip, colour)


def paint_back(painter: QPainter, theme: Theme, body: QRectF, *, lifted: bool) -> None:
    """Paint a tile that lies face down."""
    short = min(body.width(), body.height())
    corner = short * _CORNER
    line = max(0.8, short * 0.02)
    if theme.flat:
        painter.setPen(QPen(QColor(theme.back_line), max(1.5, short * 0.045)))
        painter.setBrush(QColor(theme.back))
        painter.drawRoundedRect(body.adjusted(1, 1, -1, -1), corner, corner)
    else:
        _paint_tile_shadow(painter, body, corner, lifted=lifted)
        dark = QColor(theme.back).darker(165)
        _paint_slab(painter, body, corner, (theme.back_light, theme.back, theme.back), dark.name(), 80)
        painter.setPen(QPen(dark, 0.8))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(body.adjusted(0.4, 0.4, -0.4, -0.4), corner, corner)
    inset = short * 0.13
    painter.setPen(QPen(_faded(theme.back_line, 0.75), line))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    frame = body.adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(frame, corner * 0.6, corner * 0.6)
    if short >= _SMALL:
        _paint_ornament(painter, theme, body.center(), short * 0.17, line)


def _paint_tile_shadow(painter: QPainter, body: QRectF, corner: float, *, lifted: bool) -> None:
    short = min(body.width(), body.height())
    black = QColor(4, 16, 13)
    if lifted:
        paint_shadow(painter, body.translated(0, short * 0.1), corner, short * 0.14, 0.42, black)
    else:
        paint_shadow(painter, body.translated(0, short * 0.045), corner, short * 0.09, 0.34, black)
        paint_shadow(painter, body.translated(0, short * 0.015), corner, short * 0.025, 0.4, black)


def _paint_slab(
    painter: QPainter, body: QRectF, corner: float, face: tuple[str, str, str], side: str, gleam: int
) -> None:
    """A rounded block seen from above and slightly from the front; ``gleam`` is how white its lit edge is, to 255."""
    short = min(body.width(), body.height())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(side))
    painter.drawRoundedRect(body, corner, corner)
    top = body.adjusted(0, 0, 0, -max(1.0, short * _THICKNESS))
    fall = QLinearGradient(top.topLeft(), top.bottomLeft())
    fall.setColorAt(0.0, QColor(face[0]))
    fall.setColorAt(0.45, QColor(face[1]))
    fall.setColorAt(1.0, QColor(face[2]))
    painter.setBrush(QBrush(fall))
    painter.drawRoundedRect(top, corner, corner)
    if short < _SMALL:
        return
    bevel = short * 0.03
    edge = QLinearGradient(top.topLeft(), top.bottomLeft())
    edge.setColorAt(0.0, QColor(255, 255, 255, gleam))
    edge.setColorAt(0.25, QColor(255, 255, 255, gleam * 2 // 5))
    edge.setColorAt(0.7, QColor(120, 90, 40, 0))
    edge.setColorAt(1.0, QColor(120, 90, 40, 60))
    painter.setPen(QPen(QBrush(edge), bevel))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = bevel / 2 + 0.6
    painter.drawRoundedRect(top.adjusted(inset, inset, -inset, -inset), corner - inset, corner - inset)


def _paint_divider(painter: QPainter, theme: Theme, body: QRectF, thick: float) -> None:
    """The groove between the halves and the brass pin in it."""
    short = min(body.width(), body.height())
    middle = body.center()
    reach = short * 0.37
    along = QPointF(0, reach) if body.width() > body.height() else QPointF(reach, 0)
    if not theme.flat:
        lip = QPointF(0, thick * 0.8) if along.y() == 0 else QPointF(thick * 0.8, 0)
        painter.setPen(_round_pen(QColor(255, 255, 255, 220), thick))
        painter.drawLine(middle - along + lip, middle + along + lip)
    painter.setPen(_round_pen(QColor(theme.tile_outline), thick))
    painter.drawLine(middle - along, middle + along)
    pin = max(1.3, short * 0.052)
    painter.setPen(Qt.PenStyle.NoPen)
    if theme.flat:
        painter.setBrush(QColor(theme.pin))
        painter.drawEllipse(middle, pin, pin)
        return
    painter.setBrush(QColor(theme.pin_shade))
    painter.drawEllipse(middle, pin * 1.12, pin * 1.12)
    shine = QRadialGradient(middle, pin, middle + QPointF(-pin * 0.35, -pin * 0.45))
    shine.setColorAt(0.0, QColor(theme.pin_light))
    shine.setColorAt(0.55, QColor(theme.pin))
    shine.setColorAt(1.0, QColor(theme.pin_shade))
    painter.setBrush(QBrush(shine))
    painter.drawEllipse(middle, pin, pin)


def _paint_pip(painter: QPainter, theme: Theme, centre: QPointF, pip: float, colour: QColor) -> None:
    """One engraved dot: a dark upper wall, a lit lower lip."""
    painter.setPen(Qt.PenStyle.NoPen)
    if theme.flat or pip * painter.device().devicePixelRatio() < 2.6:
        painter.setBrush(colour)
        painter.drawEllipse(centre, pip, pip)
        return
    painter.setBrush(QColor(255, 255, 255, 225))
    painter.drawEllipse(centre + QPointF(0, pip * 0.15), pip * 1.02, pip * 1.02)
    bowl = QLinearGradient(centre - QPointF(0, pip), centre + QPointF(0, pip))
    bowl.setColorAt(0.0, colour.darker(130))
    bowl.setColorAt(1.0, colour.lighter(112))
    painter.setBrush(QBrush(bowl))
    painter.drawEllipse(centre, pip, pip)
    if pip < 3.5:
        return
    disc, lit = QPainterPath(), QPainterPath()
    disc.addEllipse(centre, pip, pip)
    lit.addEllipse(centre + QPointF(0, pip * 0.22), pip * 1.02, pip * 1.02)
    painter.setBrush(QColor(0, 0, 0, 90))
    painter.drawPath(disc.subtracted(lit))
    glow = QRadialGradient(centre + QPointF(0, pip * 0.7), pip * 1.05)
    glow.setColorAt(0.0, QColor(255, 255, 255, 58))
    glow.setColorAt(0.6, QColor(255, 255, 255, 14))
    glow.setColorAt(1.0, QColor(255, 255, 255, 0))
    painter.setBrush(QBrush(glow))
    painter.drawEllipse(centre, pip * 0.92, pip * 0.92)


def _paint_digit(painter: QPainter, area: QRectF, value: int, colour: QColor, height: float) -> None:
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(max(6, round(height if value < 10 else height * 0.86)))
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, str(value))


def _paint_ornament(painter: QPainter, theme: Theme, middle: QPointF, size: float, line: float) -> None:
    """A lozenge with a dot: the mark on the backs."""
    lozenge = QPainterPath(middle + QPointF(0, -size))
    for x, y in ((size, 0.0), (0.0, size), (-size, 0.0)):
        lozenge.lineTo(middle + QPointF(x, y))
    lozenge.closeSubpath()
    painter.setPen(QPen(_faded(theme.back_line, 0.8), line))
    painter.drawPath(lozenge)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_faded(theme.back_line, 0.8))
    painter.drawEllipse(middle, size * 0.28, size * 0.28)


def _round_pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)


def _faded(colour: str, opacity: float) -> QColor:
    faded = QColor(colour)
    faded.setAlphaF(opacity)
    return faded
