"""Words on paper in a room of a certain size: as large as they may be, smaller where they would not fit."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QTextLayout

from domino_desktop.ui.controls.lines import laid_out
from domino_desktop.ui.tournament.papers.documents.columns import letters

GREEN, INK, QUIET, BRASS, BAND, HAIR = "#22594e", "#1d2a2a", "#5c615d", "#b08d3c", "#f7f2e6", "#8c8470"
"""What papers are printed in: text, lines, and the light ground behind every second row."""

_LEAST: Final = 5.5
_STEP: Final = 0.94


def fitted(
    text: str,
    points: float,
    width: float,
    height: float,
    *,
    bold: bool = False,
    serif: bool = False,
    alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> tuple[QTextLayout, float]:
    """The text in lines no longer than ``width`` dots, and their height: in smaller letters where they are too high.

    Words stay whole as long as letters do not get too small for that.
    """
    while True:
        layout, needed = laid_out(text, letters(points, bold=bold, serif=serif), width, alignment)
        if points <= _LEAST or (needed <= height and _is_whole(layout, text)):
            return layout, needed
        points *= _STEP


def write(
    painter: QPainter,
    text: str,
    room: QRectF,
    points: float,
    colour: str = INK,
    *,
    bold: bool = False,
    serif: bool = False,
    alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop,
) -> float:
    """Write within the room, in dots; answers how high the lines are."""
    across = alignment & Qt.AlignmentFlag.AlignHorizontal_Mask
    layout, height = fitted(text, points, room.width(), room.height(), bold=bold, serif=serif, alignment=across)
    top = room.top()
    if alignment & Qt.AlignmentFlag.AlignBottom:
        top = room.bottom() - height
    elif alignment & Qt.AlignmentFlag.AlignVCenter:
        top += (room.height() - height) / 2
    painter.setPen(QColor(colour))
    layout.draw(painter, QPointF(room.left(), top))
    return height


def _is_whole(layout: QTextLayout, text: str) -> bool:
    """Whether lines end where words do."""
    ends = [layout.lineAt(place).textStart() for place in range(1, layout.lineCount())]
    return all(text[end - 1 : end] in (" ", "\n", "-", "–", "/") for end in ends)
