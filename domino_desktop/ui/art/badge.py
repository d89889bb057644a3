"""The mark of a seat: a shape in its colour with one letter."""

from __future__ import annotations

import unicodedata
from math import cos, pi, sin, sqrt
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QTextBoundaryFinder
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from domino_desktop.ui.art.theme import Shape


def initial(name: str) -> str:
    """The first character of a name as a person counts characters, capital where the script has capitals.

    >>> initial("giulia"), initial("  Åke")
    ('G', 'Å')
    """
    visible = "".join(name.split())
    while visible and unicodedata.category(visible[0]) in ("Cf", "Cc"):
        visible = visible[1:]
    if not visible:
        return ""
    end = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Grapheme, visible).toNextBoundary()
    # Qt counts in UTF-16 units.
    first = visible.encode("utf-16-le")[: end * 2].decode("utf-16-le", errors="ignore")
    capital = first.upper()
    return capital if len(capital) == len(first) else first


def shape_path(shape: Shape, area: QRectF) -> QPainterPath:
    """The outline of a seat's shape, filling the square ``area``."""
    return _OUTLINES[shape](area.center(), area.width())


def _circle(middle: QPointF, size: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(middle, size * 0.47, size * 0.47)
    return path


def _square(middle: QPointF, size: float) -> QPainterPath:
    path = QPainterPath()
    reach = size * 0.42
    path.addRoundedRect(QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach), size * 0.14, size * 0.14)
    return path


def _diamond(middle: QPointF, size: float) -> QPainterPath:
    return _rounded((QPointF(0, -1), QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0)), middle, size * 0.53)


def _triangle(middle: QPointF, size: float) -> QPainterPath:
    corners = (QPointF(0, -1.05), QPointF(1.08, 0.88), QPointF(-1.08, 0.88))
    return _rounded(corners, middle + QPointF(0, size * 0.03), size * 0.5)


def _star(middle: QPointF, size: float) -> QPainterPath:
    """Five points on a broad body, which leaves room for a letter."""
    turns = [pi * (corner / 5 - 0.5) for corner in range(10)]
    reaches = [1.16, 0.64] * 5
    corners = tuple(QPointF(cos(turn), sin(turn)) * reach for turn, reach in zip(turns, reaches, strict=True))
    return _rounded(corners, middle + QPointF(0, size * 0.04), size * 0.5, 0.12)


def _heart(middle: QPointF, size: float) -> QPainterPath:
    def at(x: float, y: float) -> QPointF:
        return middle + QPointF(x, y) * size

    path = QPainterPath(at(0, -0.27))
    path.cubicTo(at(0.12, -0.52), at(0.51, -0.48), at(0.5, -0.12))
    path.cubicTo(at(0.49, 0.18), at(0.16, 0.33), at(0, 0.49))
    path.cubicTo(at(-0.16, 0.33), at(-0.49, 0.18), at(-0.5, -0.12))
    path.cubicTo(at(-0.51, -0.48), at(-0.12, -0.52), at(0, -0.27))
    path.closeSubpath()
    return path


def _cross(middle: QPointF, size: float) -> QPainterPath:
    out, arm = 1.0, 0.45
    quarter = ((arm, -out), (arm, -arm), (out, -arm))
    corners = []
    for turn in range(4):
        for x, y in quarter:
            for _ in range(turn):
                x, y = -y, x
            corners.append(QPointF(x, y))
    return _rounded(tuple(corners), middle, size * 0.48, 0.16)


def _arch(middle: QPointF, size: float) -> QPainterPath:
    """A gate: upright sides under half a circle."""
    reach, foot = size * 0.45, size * 0.46
    dome = QRectF(middle.x() - reach, middle.y() - foot, 2 * reach, 2 * reach)
    path = QPainterPath(QPointF(dome.left(), middle.y() + foot))
    path.lineTo(dome.left(), dome.center().y())
    path.arcTo(dome, 180, -180)
    path.lineTo(dome.right(), middle.y() + foot)
    path.closeSubpath()
    return path


_OUTLINES: Final = {
    Shape.CIRCLE: _circle,
    Shape.SQUARE: _square,
    Shape.DIAMOND: _diamond,
    Shape.TRIANGLE: _triangle,
    Shape.STAR: _star,
    Shape.HEART: _heart,
    Shape.CROSS: _cross,
    Shape.ARCH: _arch,
}
_LETTER_SHARES: Final = {Shape.DIAMOND: 0.4, Shape.TRIANGLE: 0.4, Shape.STAR: 0.4}
_LETTER_SINKS: Final = {Shape.TRIANGLE: 0.12, Shape.STAR: 0.03, Shape.ARCH: 0.04}


def paint_badge(painter: QPainter, shape: Shape, colour: str, letter: str, size: float, outline: str) -> None:
    """Paint a badge into the square of side ``size`` at the origin."""
    pen = max(1.2, size * 0.055)
    area = QRectF(pen, pen, size - 2 * pen, size - 2 * pen)
    painter.setPen(
        QPen(QColor(outline), pen, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    painter.setBrush(QColor(colour))
    painter.drawPath(shape_path(shape, area))
    if not letter:
        return
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(max(6, round(size * _LETTER_SHARES.get(shape, 0.48))))
    painter.setFont(font)
    painter.setPen(QColor("#ffffff"))
    area.translate(0, size * _LETTER_SINKS.get(shape, 0.0))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, letter)


def _rounded(corners: tuple[QPointF, ...], middle: QPointF, reach: float, softness: float = 0.22) -> QPainterPath:
    """The polygon of these corners about the middle, its corners softened."""
    points = [middle + corner * reach for corner in corners]
    soft = reach * softness
    path = QPainterPath()
    for index, corner in enumerate(points):
        before, after = points[index - 1], points[(index + 1) % len(points)]
        enter, leave = _toward(corner, before, soft), _toward(corner, after, soft)
        if index == 0:
            path.moveTo(enter)
        else:
            path.lineTo(enter)
        path.quadTo(corner, leave)
    path.closeSubpath()
    return path


def _toward(start: QPointF, end: QPointF, distance: float) -> QPointF:
    way = end - start
    return start + way * (distance / sqrt(way.x() ** 2 + way.y() ** 2))
