"""The body of a tile: what it is made of, seen from above with the lamp over the table, and its back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from domino_desktop.ui.art.shadow import paint_shadow
from domino_desktop.ui.art.textures import grain
from domino_desktop.ui.art.theme import Theme

_CORNER: Final = 0.15
_THICKNESS: Final = 0.042
_BEVEL: Final = 0.055
_STEPS: Final = 3  # from the edge of a bevel to the face
_SMALL: Final = 40  # below this short side the fine work would only be dirt


@dataclass(frozen=True, slots=True)
class _Stuff:
    """What a block is made of; ``gleam`` is how white its lit edge is, 0 to 255."""

    light: str
    middle: str
    shade: str
    side: str
    outline: str
    gleam: int
    rim: str = ""
    grain: float = 0.0


def paint_body(painter: QPainter, theme: Theme, body: QRectF, *, lifted: bool) -> None:
    """Paint the blank tile with its shadow, divider and pin."""
    paint_plate(painter, theme, body, lifted=lifted)
    short = min(body.width(), body.height())
    _paint_divider(painter, theme, body, _flat_edge(short) if theme.flat else max(0.9, short * 0.02))


def paint_plate(painter: QPainter, theme: Theme, body: QRectF, *, lifted: bool) -> None:
    """Paint a block of what tiles are made of, with its shadow: a tile without a divider, or a plate for a number."""
    short = min(body.width(), body.height())
    if theme.flat:
        thick = _flat_edge(short)
        painter.setPen(QPen(QColor(theme.tile_outline), thick))
        painter.setBrush(QColor(theme.tile))
        inset = thick / 2
        painter.drawRoundedRect(body.adjusted(inset, inset, -inset, -inset), short * _CORNER, short * _CORNER)
        return
    is_ebony = bool(theme.tile_rim)
    stuff = _Stuff(
        theme.tile_light,
        theme.tile,
        theme.tile_shade,
        theme.tile_side,
        theme.tile_outline,
        gleam=60 if is_ebony else 255,
        rim=theme.tile_rim,
        grain=0.28 if is_ebony else 0.07,
    )
    _paint_tile_shadow(painter, theme, body, lifted=lifted)
    _paint_block(painter, body, stuff)


def _flat_edge(short: float) -> float:
    """How thick the lines of a tile without light and shadow are."""
    return max(1.5, short * 0.045)


def paint_back(painter: QPainter, theme: Theme, body: QRectF, *, lifted: bool, picture: QImage | None = None) -> None:
    """Paint a tile that lies face down; a picture of the people's own stands upright, twice as high as wide."""
    short = min(body.width(), body.height())
    corner = short * _CORNER
    line = max(0.8, short * 0.02)
    if theme.flat:
        painter.setPen(QPen(QColor(theme.back_line), max(1.5, short * 0.045)))
        painter.setBrush(QColor(theme.back))
        painter.drawRoundedRect(body.adjusted(1, 1, -1, -1), corner, corner)
    else:
        dark = QColor(theme.back).darker(175).name()
        _paint_tile_shadow(painter, theme, body, lifted=lifted)
        _paint_block(painter, body, _Stuff(theme.back_light, theme.back, theme.back, dark, dark, gleam=80))
    if picture is not None:
        _paint_own_back(painter, body, picture)
        return
    inset = short * 0.14
    painter.setPen(QPen(_faded(theme.back_line, 0.75), line))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    frame = body.adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(frame, corner * 0.5, corner * 0.5)
    if short >= _SMALL:
        if not theme.flat:
            _paint_lattice(painter, theme, frame, corner * 0.5)
        _paint_ornament(painter, theme, body.center(), short * 0.17, line)


def _paint_tile_shadow(painter: QPainter, theme: Theme, body: QRectF, *, lifted: bool) -> None:
    """A dark seam where the tile touches the table, and a soft shadow round it; further away when it is lifted."""
    short = min(body.width(), body.height())
    corner = short * _CORNER
    black = QColor(theme.cloth_shade).darker(500)
    if lifted:
        paint_shadow(painter, body.translated(short * 0.02, short * 0.11), corner, short * 0.14, 0.44, black)
    else:
        paint_shadow(painter, body.translated(short * 0.012, short * 0.05), corner, short * 0.11, 0.4, black)
        paint_shadow(painter, body.translated(0, short * 0.018), corner, short * 0.028, 0.5, black)


def _paint_block(painter: QPainter, body: QRectF, stuff: _Stuff) -> None:
    """A rounded block seen from above and slightly from the front: side, bevel and face."""
    short = min(body.width(), body.height())
    corner = short * _CORNER
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(_fall(body, QColor(stuff.side).lighter(110), QColor(stuff.side).darker(118))))
    painter.drawRoundedRect(body, corner, corner)
    top = body.adjusted(0, 0, 0, -max(1.0, short * _THICKNESS))
    light, middle, shade = QColor(stuff.light), QColor(stuff.middle), QColor(stuff.shade)
    if short < _SMALL:
        painter.setBrush(QBrush(_fall(top, light, shade)))
        painter.drawRoundedRect(top, corner, corner)
    else:
        bevel = short * _BEVEL
        lit, dim = _over(light, stuff.gleam), shade.darker(116)
        for step in range(_STEPS + 1):
            share = step / _STEPS
            inset = bevel * share
            fall = _fall(top, _between(lit, light, share), _between(dim, shade, share))
            fall.setColorAt(0.4, middle)
            painter.setBrush(QBrush(fall))
            bend = max(corner - inset, 1.0)
            painter.drawRoundedRect(top.adjusted(inset, inset, -inset, -inset), bend, bend)
        face = top.adjusted(bevel, bevel, -bevel, -bevel)
        if stuff.grain:
            _paint_grain(painter, face, corner - bevel, stuff.grain)
        _paint_sheen(painter, face, corner - bevel, stuff.gleam)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_faded(stuff.outline, 0.8), 0.8))
    painter.drawRoundedRect(body.adjusted(0.4, 0.4, -0.4, -0.4), corner, corner)
    if stuff.rim:
        wide = max(0.9, short * 0.022)
        painter.setPen(QPen(QColor(stuff.rim), wide))
        inset = wide / 2 + 0.3
        painter.drawRoundedRect(top.adjusted(inset, inset, -inset, -inset), corner - inset, corner - inset)


def _paint_grain(painter: QPainter, face: QRectF, corner: float, opacity: float) -> None:
    """The grain runs along the tile, whichever way it lies."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setClipPath(_plate(face, corner))
    painter.setOpacity(opacity)
    painter.translate(face.center())
    if face.height() > face.width():
        painter.rotate(90)
    long, short = max(face.width(), face.height()), min(face.width(), face.height())
    painter.drawImage(QRectF(-long / 2, -short / 2, long, short), grain())
    painter.restore()


def _paint_sheen(painter: QPainter, face: QRectF, corner: float, gleam: int) -> None:
    """The lamp on the polish."""
    reach = max(face.width(), face.height())
    sheen = QRadialGradient(face.topLeft() + QPointF(face.width() * 0.3, face.height() * 0.1), reach * 0.75)
    sheen.setColorAt(0.0, QColor(255, 255, 255, round(gleam * 0.3)))
    sheen.setColorAt(1.0, QColor(255, 255, 255, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(sheen))
    painter.drawRoundedRect(face, corner, corner)


def _paint_divider(painter: QPainter, theme: Theme, body: QRectF, thick: float) -> None:
    """The groove between the halves and the brass pin in it."""
    short = min(body.width(), body.height())
    middle = body.center()
    reach = short * 0.37
    along = QPointF(0, reach) if body.width() > body.height() else QPointF(reach, 0)
    if not theme.flat:
        lip = QPointF(0, thick * 0.8) if along.y() == 0 else QPointF(thick * 0.8, 0)
        painter.setPen(_round_pen(QColor(255, 255, 255, 60 if theme.tile_rim else 230), thick))
        painter.drawLine(middle - along + lip, middle + along + lip)
    painter.setPen(_round_pen(QColor(theme.tile_outline), thick))
    painter.drawLine(middle - along, middle + along)
    pin = max(1.3, short * 0.055)
    painter.setPen(Qt.PenStyle.NoPen)
    if theme.flat:
        painter.setBrush(QColor(theme.pin))
        painter.drawEllipse(middle, pin, pin)
        return
    painter.setBrush(QColor(30, 16, 0, 70))
    painter.drawEllipse(middle + QPointF(0, pin * 0.28), pin * 1.2, pin * 1.2)
    painter.setBrush(QColor(theme.pin_shade))
    painter.drawEllipse(middle, pin * 1.12, pin * 1.12)
    shine = QRadialGradient(middle, pin, middle + QPointF(-pin * 0.35, -pin * 0.45))
    shine.setColorAt(0.0, QColor(theme.pin_light))
    shine.setColorAt(0.55, QColor(theme.pin))
    shine.setColorAt(1.0, QColor(theme.pin_shade))
    painter.setBrush(QBrush(shine))
    painter.drawEllipse(middle, pin, pin)


def _paint_own_back(painter: QPainter, body: QRectF, picture: QImage) -> None:
    """A picture in the frame of the back; on a tile that lies it lies too."""
    short = min(body.width(), body.height())
    inset = short * 0.085
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(body.center())
    if body.width() > body.height():
        painter.rotate(-90)
    frame = QRectF(-short / 2, -short, short, 2 * short).adjusted(inset, inset, -inset, -inset * 1.5)
    painter.setClipPath(_plate(frame, short * (_CORNER - 0.05)))
    ratio = painter.device().devicePixelRatio()
    wanted = (frame.size() * ratio).toSize()
    cover, smooth = Qt.AspectRatioMode.KeepAspectRatioByExpanding, Qt.TransformationMode.SmoothTransformation
    ready = picture.scaled(wanted, cover, smooth)
    size = ready.deviceIndependentSize() / ratio
    painter.drawImage(QRectF(QPointF(-size.width() / 2, frame.center().y() - size.height() / 2), size), ready)
    painter.restore()


def _paint_lattice(painter: QPainter, theme: Theme, frame: QRectF, corner: float) -> None:
    """Fine crossing lines, as they are cut into a back."""
    step = min(frame.width(), frame.height()) / 7
    reach = frame.width() + frame.height()
    painter.save()
    painter.setClipPath(_plate(frame, corner))
    painter.setPen(QPen(_faded(theme.back_line, 0.17), 0.8))
    middle = frame.center()
    for number in range(-round(reach / step), round(reach / step) + 1):
        for lean in (1, -1):
            start = middle + QPointF(number * step - reach, -reach * lean)
            painter.drawLine(start, start + QPointF(2 * reach, 2 * reach * lean))
    painter.restore()


def _paint_ornament(painter: QPainter, theme: Theme, middle: QPointF, size: float, line: float) -> None:
    """A lozenge with a dot: the mark on the backs."""
    lozenge = QPainterPath(middle + QPointF(0, -size))
    for x, y in ((size, 0.0), (0.0, size), (-size, 0.0)):
        lozenge.lineTo(middle + QPointF(x, y))
    lozenge.closeSubpath()
    painter.setPen(QPen(QColor(theme.back_line), line))
    painter.setBrush(QColor(theme.back))
    painter.drawPath(lozenge)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_faded(theme.back_line, 0.8))
    painter.drawEllipse(middle, size * 0.28, size * 0.28)


def _plate(area: QRectF, corner: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(area, corner, corner)
    return path


def _fall(area: QRectF, first: QColor, last: QColor) -> QLinearGradient:
    """From one colour at the upper edge to another at the lower one."""
    fall = QLinearGradient(area.topLeft(), area.bottomLeft())
    fall.setColorAt(0.0, first)
    fall.setColorAt(1.0, last)
    return fall


def _over(colour: QColor, white: int) -> QColor:
    """The colour with so much white laid over it, 0 to 255."""
    return _between(colour, QColor(255, 255, 255), white / 255)


def _between(one: QColor, another: QColor, share: float) -> QColor:
    def mixed(first: int, second: int) -> int:
        return round(first + (second - first) * share)

    return QColor(
        mixed(one.red(), another.red()), mixed(one.green(), another.green()), mixed(one.blue(), another.blue())
    )


def _round_pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)


def _faded(colour: str, opacity: float) -> QColor:
    faded = QColor(colour)
    faded.setAlphaF(opacity)
    return faded
