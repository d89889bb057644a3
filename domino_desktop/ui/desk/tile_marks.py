"""The marks on tiles that have been entered, told apart by their shape, and the legend that explains them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPen, QPixmap

from domino_desktop.controller.balance import Place, PlaceKind
from domino_desktop.i18n.english import Speaker
from domino_desktop.ui.art.badge import initial
from domino_desktop.ui.art.theme import Theme
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.desk.tile_words import place_words
from domino_desktop.ui.seating import SeatMark

_SMALLEST_MARK: Final = 22
_BESIDE: Final = 6
_BETWEEN: Final = 18
_ABOVE: Final = 6


def mark_picture(art: TileArt, place: Place, marks: Sequence[SeatMark], size: int, dpr: float) -> QPixmap:
    """The mark of this place, a square picture of side ``size``: a seat's badge, or a drawing on a dark plate."""
    if place.seat is not None:
        seat = art.theme.seat(marks[place.seat].colour)
        return art.badge(seat.shape, seat.fill, initial(marks[place.seat].name), size, dpr)
    theme = art.theme
    return art.drawing(("desk mark", place.kind), size, size, dpr, lambda painter: _paint(painter, theme, place, size))


def _paint(painter: QPainter, theme: Theme, place: Place, size: int) -> None:
    """Paint a plate with the drawing of a place that is no hand."""
    ink = QColor(theme.cloth_headline)
    edge = max(1.2, size * 0.055)
    painter.setPen(QPen(ink, edge))
    painter.setBrush(QColor(theme.chip))
    painter.drawRoundedRect(QRectF(0, 0, size, size).adjusted(edge, edge, -edge, -edge), size * 0.28, size * 0.28)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    _DRAWINGS[place.kind](painter, size / 24)


def _paint_line(painter: QPainter, unit: float) -> None:
    """Two tiles end to end, as they lie on the table."""
    for x in (3.8, 12.4):
        painter.drawRoundedRect(QRectF(x * unit, 8.4 * unit, 7.8 * unit, 7.2 * unit), 1.4 * unit, 1.4 * unit)


def _paint_stack(painter: QPainter, unit: float) -> None:
    """Three tiles one above the other."""
    for y in (5.0, 10.2, 15.4):
        painter.drawRoundedRect(QRectF(5.5 * unit, y * unit, 13 * unit, 3.6 * unit), 1.2 * unit, 1.2 * unit)


def _paint_moon(painter: QPainter, unit: float) -> None:
    """A crescent: the tile sleeps."""
    disc, bite = QPainterPath(), QPainterPath()
    disc.addEllipse(QPointF(11.4 * unit, 12 * unit), 7 * unit, 7 * unit)
    bite.addEllipse(QPointF(15.2 * unit, 9.6 * unit), 6 * unit, 6 * unit)
    painter.drawPath(disc.subtracted(bite))


_DRAWINGS: Final = {
    PlaceKind.TABLE: _paint_line,
    PlaceKind.BONEYARD: _paint_stack,
    PlaceKind.ASLEEP: _paint_moon,
}


@dataclass(frozen=True)
class Legend:
    """What the marks mean, in as few lines as the width allows. Always all of them, so that nothing moves later."""

    entries: tuple[tuple[Place, str], ...]

    @staticmethod
    def of(marks: Sequence[SeatMark], speaker: Speaker) -> Legend:
        """The legend of a table with these seats."""
        places = [Place(PlaceKind.TABLE), *(Place(PlaceKind.HAND, mark.seat) for mark in marks)]
        places += [Place(PlaceKind.BONEYARD), Place(PlaceKind.ASLEEP)]
        return Legend(tuple((place, place_words(place, marks, speaker)) for place in places))

    def height(self, width: int, metrics: QFontMetrics) -> int:
        """How high it is within this width."""
        lines = self._lines(width, metrics)
        return len(lines) * _line_height(metrics) + (_ABOVE if lines else 0)

    def paint(self, painter: QPainter, area: QRect, art: TileArt, marks: Sequence[SeatMark], dpr: float) -> None:
        """Paint it at the top of this area, every line in the middle."""
        metrics, size = painter.fontMetrics(), _mark_size(painter.fontMetrics())
        high = _line_height(metrics)
        y = area.y() + _ABOVE
        for line in self._lines(area.width(), metrics):
            wide = sum(_entry_width(words, metrics) for _, words in line) + _BETWEEN * (len(line) - 1)
            x = area.x() + max(0, (area.width() - wide) // 2)
            for place, words in line:
                painter.drawPixmap(x, y + (high - size) // 2, mark_picture(art, place, marks, size, dpr))
                room = QRect(x + size + _BESIDE, y, area.right() - x - size - _BESIDE, high)
                shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room.width())
                painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)
                x += _entry_width(words, metrics) + _BETWEEN
            y += high

    def _lines(self, width: int, metrics: QFontMetrics) -> list[list[tuple[Place, str]]]:
        """As few lines as can be, none of them much shorter than the others."""
        full = self._filled(width, metrics)
        narrower = (self._filled(width * share // 20, metrics) for share in range(10, 20))
        return next((lines for lines in narrower if len(lines) == len(full)), full)

    def _filled(self, width: int, metrics: QFontMetrics) -> list[list[tuple[Place, str]]]:
        lines: list[list[tuple[Place, str]]] = []
        left = 0
        for entry in self.entries:
            needed = _entry_width(entry[1], metrics) + _BETWEEN
            if not lines or left < needed - _BETWEEN:
                lines.append([])
                left = width
            lines[-1].append(entry)
            left -= needed
        return lines


def _mark_size(metrics: QFontMetrics) -> int:
    return max(_SMALLEST_MARK, round(metrics.height() * 1.1))


def _line_height(metrics: QFontMetrics) -> int:
    return _mark_size(metrics) + 6


def _entry_width(words: str, metrics: QFontMetrics) -> int:
    return _mark_size(metrics) + _BESIDE + metrics.horizontalAdvance(words)
