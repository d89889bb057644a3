"""The bracket of a knockout on paper: from the first matches on the left to the final on the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from domino_desktop.ui.printing.leaves import dots
from domino_desktop.ui.printing.sheets import Paper
from domino_desktop.ui.tournament.papers.documents.writing import BRASS, GREEN, INK, QUIET, write
from domino_desktop.ui.tournament.parts.bracket_values import BracketLine, BracketValue

_MARGIN: Final = 12.0
_HEAD, _FOOT = 20.0, 7.0
_MOST_MATCHES: Final = 16
"""Matches of one level below each other on a sheet; a larger bracket goes on on the next one."""
_GAP: Final = 7.0  # between two levels, for the lines that lead on
_HIGHEST: Final = 15.0  # a match
_LETTERS: Final = 11.0
_MIDDLE: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
_BEFORE: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_BEHIND: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

Match = tuple[BracketLine, BracketLine]


@dataclass(frozen=True, slots=True)
class _Part:
    """What stands on one sheet: levels, each with half as many matches as the one before."""

    headings: tuple[str, ...]
    levels: tuple[tuple[Match, ...], ...]
    third: Match | None = None


class BracketPages:
    """A bracket on sheets; see `printing.leaves.Leaves`. ``values`` are the same bracket in each language."""

    is_landscape = True

    def __init__(
        self,
        values: Sequence[BracketValue],
        titles: Sequence[str],
        subtitle: str,
        paper: Paper,
        foot: Callable[[int, int], str],
    ) -> None:
        self.title, self.paper = titles[0], paper
        self._titles, self._subtitle, self._foot = titles, subtitle, foot
        headings = tuple(_in_lines(same) for same in zip(*(value.headings for value in values), strict=True))
        self._third_heading = _in_lines([value.third_heading for value in values])
        thirds = [value.third for value in values if value.third is not None]
        levels = tuple(
            tuple(_in_one(same) for same in zip(*level, strict=True))
            for level in zip(*(value.levels for value in values), strict=True)
        )
        self._parts = _parts(headings, levels, _in_one(thirds) if thirds else None)

    @property
    def count(self) -> int:
        return len(self._parts)

    def paint(self, painter: QPainter, number: int) -> None:
        """Paint sheet ``number``, the first being 0."""
        size = self.paper.millimetres(is_landscape=True)
        sheet = QRectF(dots(_MARGIN), dots(_MARGIN), dots(size.width() - 2 * _MARGIN), 0)
        sheet.setHeight(dots(size.height() - 2 * _MARGIN - _FOOT))
        painter.save()
        title = QRectF(sheet.left(), sheet.top(), sheet.width(), dots(10))
        write(painter, " · ".join(dict.fromkeys(self._titles)), title, 20, GREEN, serif=True)
        below = QRectF(sheet.left(), sheet.top() + dots(9.5), sheet.width(), dots(6))
        write(painter, self._subtitle, below, 10.5, QUIET)
        self._paint_part(painter, self._parts[number], sheet.adjusted(0, dots(_HEAD), 0, 0))
        foot = QRectF(sheet.left(), sheet.bottom(), sheet.width(), dots(_FOOT))
        write(painter, self._foot(number + 1, self.count), foot, 8, QUIET, alignment=_MIDDLE)
        painter.restore()

    def _paint_part(self, painter: QPainter, part: _Part, room: QRectF) -> None:
        gap = dots(_GAP)
        width = (room.width() - gap * (len(part.levels) - 1)) / max(len(part.levels), 2)
        head = dots(4.2) * max(heading.count("\n") + 1 for heading in part.headings)
        body = room.adjusted(0, head + dots(1.5), 0, 0)
        high = min(dots(_HIGHEST), body.height() / len(part.levels[0]) * 0.84)
        for place, (heading, level) in enumerate(zip(part.headings, part.levels, strict=True)):
            left = room.left() + place * (width + gap)
            above = QRectF(left, room.top(), width, head)
            write(painter, heading, above, 9.5, GREEN, bold=True)
            step = body.height() / len(level)
            for number, match in enumerate(level):
                middle = body.top() + (number + 0.5) * step
                box = QRectF(left, middle - high / 2, width, high)
                _paint_match(painter, match, box)
                if place + 1 < len(part.levels):
                    onward = body.top() + (number // 2 + 0.5) * 2 * step
                    _paint_way(painter, QPointF(box.right(), middle), onward, gap)
        if part.third is not None:
            place = len(part.levels) - 1
            left = room.left() + place * (width + gap)
            box = QRectF(left, body.bottom() - high, width, high)
            high_up = dots(4.6) * (self._third_heading.count("\n") + 1)
            heading_room = QRectF(left, box.top() - high_up, width, high_up)
            write(painter, self._third_heading, heading_room, 9.5, GREEN, bold=True)
            _paint_match(painter, part.third, box)


def _parts(headings: tuple[str, ...], levels: tuple[tuple[Match, ...], ...], third: Match | None) -> list[_Part]:
    """Pieces of a large bracket, then the levels in which their winners meet."""
    if not levels:
        return []
    parts = []
    while len(levels[0]) > _MOST_MATCHES:
        own = _MOST_MATCHES.bit_length()  # levels until one match is left
        for piece in range(len(levels[0]) // _MOST_MATCHES):
            kept = []
            for place in range(own):
                count = _MOST_MATCHES >> place
                kept.append(levels[place][piece * count : (piece + 1) * count])
            parts.append(_Part(headings[:own], tuple(kept)))
        levels, headings = levels[own:], headings[own:]
    return [*parts, _Part(headings, levels, third)]


def _in_one(same: Sequence[Match]) -> Match:
    """The same match of several languages, each line with all that differs."""
    first, second = (_line_in_one([match[place] for match in same]) for place in (0, 1))
    return first, second


def _line_in_one(same: Sequence[BracketLine]) -> BracketLine:
    name, points = (" / ".join(dict.fromkeys(texts)) for texts in zip(*((line.name, line.points) for line in same)))
    return replace(same[0], name=name, points=points)


def _paint_match(painter: QPainter, match: Match, box: QRectF) -> None:
    """Two lines in a frame of brass, the winner's in bold."""
    painter.setPen(QPen(QColor(BRASS), dots(0.3)))
    painter.setBrush(QColor("white"))
    painter.drawRoundedRect(box, dots(1), dots(1))
    painter.drawLine(QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y()))
    half = box.height() / 2
    points = min(_LETTERS, half / dots(1) * 1.75)
    for place, line in enumerate(match):
        row = QRectF(box.left() + dots(1.4), box.top() + place * half, box.width() - dots(2.8), half)
        number = QRectF(row.right() - dots(11), row.top(), dots(11), half)
        colour = INK if line.entrant else QUIET
        write(painter, line.points, number, points, colour, bold=line.has_won, alignment=_BEHIND)
        name = row.adjusted(0, 0, -dots(12) if line.points else 0, 0)
        write(painter, line.name, name, points, colour, bold=line.has_won, alignment=_BEFORE)


def _paint_way(painter: QPainter, begin: QPointF, onward: float, gap: float) -> None:
    """From a match to the one in which its winner plays."""
    painter.setPen(QPen(QColor(BRASS), dots(0.4)))
    turn = begin.x() + gap / 2
    painter.drawPolyline([begin, QPointF(turn, begin.y()), QPointF(turn, onward), QPointF(begin.x() + gap, onward)])


def _in_lines(words: Sequence[str]) -> str:
    return "\n".join(dict.fromkeys(words))
