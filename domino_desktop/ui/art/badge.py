"""The mark of a seat: a shape in its colour with one letter."""

from __future__ import annotations

import unicodedata
from math import sqrt

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
    path = QPainterPath()
    middle, size = area.center(), area.width()
    if shape is Shape.CIRCLE:
        path.addEllipse(area.adjusted(size * 0.03, size * 0.03, -size * 0.03, -size * 0.03))
    elif shape is Shape.SQUARE:
        inset = size * 0.08
        path.addRoundedRect(area.adjusted(inset, inset, -inset, -inset), size * 0.14, size * 0.14)
    elif shape is Shape.DIAMOND:
        path = _rounded((QPointF(0, -1), QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0)), middle, size * 0.53)
    else:
        low = QPointF(0, size * 0.03)
        corners = (QPointF(0, -1.05), QPointF(1.08, 0.88), QPointF(-1.08, 0.88))
        path = _rounded(corners, middle + low, size * 0.5)
    return path


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
    narrow = shape in (Shape.DIAMOND, Shape.TRIANGLE)
    font.setPixelSize(max(6, round(size * (0.4 if narrow else 0.48))))
    painter.setFont(font)
    painter.setPen(QColor("#ffffff"))
    if shape is Shape.TRIANGLE:
        area.translate(0, size * 0.12)
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, letter)


def _rounded(corners: tuple[QPointF, ...], middle: QPointF, reach: float) -> QPainterPath:
    """The polygon of these corners about the middle, its corners softened."""
    points = [middle + corner * reach for corner in corners]
    soft = reach * 0.22
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
