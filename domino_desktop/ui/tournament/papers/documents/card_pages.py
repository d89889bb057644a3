"""Score cards on paper: two on a sheet with a line to cut along, or one in large print on a sheet of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from domino_desktop.ui.printing.leaves import dots
from domino_desktop.ui.printing.sheets import Paper
from domino_desktop.ui.tournament.papers.documents.score_cards import Card, CardSeat, Words
from domino_desktop.ui.tournament.papers.documents.writing import BAND, BRASS, GREEN, HAIR, INK, QUIET, write

_MIDDLE: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
_BELOW: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
_BESIDE: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_SIDES: Final = "AB"
_MOST_ROWS: Final = 20
_LONGEST: Final = 12
"""Rows for a match that is played to points: more than nearly all of them need."""


@dataclass(frozen=True, slots=True)
class _Measures:
    """Lengths in millimetres, letters in points."""

    margin: float
    number: float
    name: float
    word: float
    row: float
    digits: float


_USUAL: Final = _Measures(margin=9, number=34, name=11, word=7.5, row=8.2, digits=9)
_LARGE: Final = _Measures(margin=12, number=50, name=24, word=13.5, row=11.2, digits=18)


class CardPages:
    """Score cards; see `printing.leaves.Leaves`. Those in large print come last, each on a sheet of its own.

    On A4 and Letter two usual cards share a sheet; on A5 each has its own.
    """

    def __init__(self, cards: Sequence[Card], title: str, paper: Paper) -> None:
        self.title, self.paper = title, paper
        self.is_landscape = paper is Paper.A5
        usual = [card for card in cards if not card.is_large]
        on_sheet = 1 if paper is Paper.A5 else 2
        self._sheets: list[list[Card]] = [usual[at : at + on_sheet] for at in range(0, len(usual), on_sheet)]
        self._sheets += [[card] for card in cards if card.is_large]

    @property
    def count(self) -> int:
        return len(self._sheets)

    def paint(self, painter: QPainter, number: int) -> None:
        """Paint sheet ``number``, the first being 0."""
        size = self.paper.millimetres(is_landscape=self.is_landscape)
        sheet = QRectF(0, 0, dots(size.width()), dots(size.height()))
        cards = self._sheets[number]
        painter.save()
        if cards[0].is_large:
            _paint_large(painter, cards[0], sheet)
        elif self.paper is Paper.A5:
            _paint_usual(painter, cards[0], sheet)
        else:
            half = QRectF(0, 0, sheet.width(), sheet.height() / 2)
            for place, card in enumerate(cards):
                _paint_usual(painter, card, half.translated(0, place * half.height()))
            _cut(painter, half)
        painter.restore()


def _cut(painter: QPainter, above: QRectF) -> None:
    """Where to cut: dashes across the sheet, with a pair of scissors at their beginning."""
    painter.setPen(QPen(QColor(QUIET), dots(0.2), Qt.PenStyle.DashLine))
    painter.drawLine(above.bottomLeft() + QPointF(dots(9), 0), above.bottomRight() - QPointF(dots(5), 0))
    painter.setPen(QPen(QColor(QUIET), dots(0.35)))
    at = above.bottomLeft() + QPointF(dots(6), 0)
    for way in (-1, 1):
        painter.drawEllipse(at + QPointF(-dots(1.6), way * dots(1.1)), dots(0.8), dots(0.8))
        painter.drawLine(at + QPointF(-dots(0.9), way * dots(0.7)), at + QPointF(dots(2.2), -way * dots(1.0)))


# A usual card -----------------------------------------------------------------------------------------


def _paint_usual(painter: QPainter, card: Card, sheet: QRectF) -> None:
    """Who and where on the left, the points on the right."""
    measures = _USUAL
    room = _within(sheet, measures.margin)
    left = QRectF(room.left(), room.top(), dots(64), room.height())
    right = QRectF(left.right() + dots(6), room.top(), room.right() - left.right() - dots(6), room.height())
    top = left.top() + write(painter, card.event, _part(left, left.top(), dots(11)), 10.5, QUIET, serif=True) + dots(2)
    _plate(painter, card, QRectF(left.left(), top, left.width(), dots(26)), measures)
    top += dots(30)
    for seat in card.seats:
        top += _seat(painter, seat, _part(left, top, dots(13)), measures) + dots(1.6)
    terms = QRectF(left.left(), top + dots(1), left.width(), dots(4.2) * len(card.terms))
    write(painter, "\n".join(card.terms), terms, 8.5, QUIET)
    _signatures(painter, card, _part(left, left.bottom() - dots(27), dots(27)), measures, is_stacked=True)
    _grid(painter, card, right, measures)


def _paint_large(painter: QPainter, card: Card, sheet: QRectF) -> None:
    """The same below each other, in letters that are read without glasses."""
    measures = _LARGE
    if sheet.width() > sheet.height():  # turned on its side the sheet has room for larger letters
        painter.translate(sheet.width(), 0)
        painter.rotate(90)
        sheet = sheet.transposed()
    scale = min(sheet.width() / dots(210), sheet.height() / dots(270))
    if scale < 1:
        painter.scale(scale, scale)
        sheet = QRectF(0, 0, sheet.width() / scale, sheet.height() / scale)
    room = _within(sheet, measures.margin)
    top = room.top() + write(painter, card.event, _part(room, room.top(), dots(9)), 18, QUIET, serif=True) + dots(1)
    _plate(painter, card, QRectF(room.left(), top, room.width(), dots(30)), measures)
    top += dots(33)
    half = (room.width() - dots(6)) / 2
    for place, seat in enumerate(card.seats):
        at = QRectF(room.left() + seat.side * (half + dots(6)), top + (place // 2) * dots(18), half, dots(17))
        _seat(painter, seat, at, measures)
    top += (len(card.seats) + 1) // 2 * dots(18)
    terms = QRectF(room.left(), top, room.width(), dots(8) * min(len(card.terms), 2))
    top += write(painter, " / ".join(card.terms), terms, 16, INK) + dots(3)
    foot = dots(23)
    _grid(painter, card, QRectF(room.left(), top, room.width(), room.bottom() - foot - top), measures)
    _signatures(painter, card, _part(room, room.bottom() - dots(19), dots(19)), measures, is_stacked=False)


def _plate(painter: QPainter, card: Card, room: QRectF, measures: _Measures) -> None:
    """The numbers of table and round, each under its word; the table's is what everybody looks for."""
    width = room.width() * 0.58
    table = QRectF(room.left(), room.top(), width, room.height())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(GREEN))
    painter.drawRoundedRect(table, dots(3), dots(3))
    other = QRectF(table.right() + dots(2.5), room.top(), room.right() - table.right() - dots(2.5), room.height())
    painter.setPen(QPen(QColor(BRASS), dots(0.6)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(other.adjusted(dots(0.3), dots(0.3), -dots(0.3), -dots(0.3)), dots(3), dots(3))
    parts = ((table, "table", card.table, "#ffffff", 1.0), (other, "event_round", card.round, GREEN, 0.8))
    for place, words, number, colour, share in parts:
        inner = place.adjusted(dots(1.5), dots(1.2), -dots(1.5), -dots(0.6))
        above = _part(inner, inner.top(), inner.height() * 0.3)
        write(painter, " / ".join(card.headings[words]), above, measures.word + 1.5, colour, alignment=_MIDDLE)
        below = QRectF(inner.left(), above.bottom(), inner.width(), inner.height() * 0.7)
        write(painter, str(number), below, measures.number * share, colour, bold=True, alignment=_MIDDLE)


def _seat(painter: QPainter, seat: CardSeat, room: QRectF, measures: _Measures) -> float:
    """A seat: the letter of its side, where it is, and who sits there."""
    disc = measures.name / 11 * dots(6.4)
    _disc(painter, seat.side, QRectF(room.left(), room.top() + dots(0.6), disc, disc), measures)
    words = QRectF(room.left() + disc + dots(2), room.top(), room.width() - disc - dots(2), room.height())
    place = _part(words, words.top(), room.height() * 0.32)
    top = words.top() + write(painter, " / ".join(seat.place), place, measures.word, QUIET)
    name = QRectF(words.left(), top, words.width(), room.bottom() - top)
    return max(disc, top - room.top() + write(painter, seat.name, name, measures.name, INK, bold=True))


def _disc(painter: QPainter, side: int, place: QRectF, measures: _Measures) -> None:
    """The letter of a side: the first on green, the second in a ring, so that no colour is needed."""
    painter.setPen(QPen(QColor(GREEN), dots(0.5)))
    painter.setBrush(QColor(GREEN) if side == 0 else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(place)
    size = measures.name * 0.95
    write(painter, _SIDES[side], place, size, "#ffffff" if side == 0 else GREEN, bold=True, alignment=_MIDDLE)


def _signatures(painter: QPainter, card: Card, room: QRectF, measures: _Measures, *, is_stacked: bool) -> None:
    """A line for each side."""
    word = " / ".join(card.headings["signature"])
    disc = measures.name / 11 * dots(5)
    for side in (0, 1):
        if is_stacked:
            place = QRectF(room.left(), room.top() + side * room.height() / 2, room.width(), room.height() / 2)
        else:
            place = QRectF(room.left() + side * (room.width() / 2 + dots(3)), room.top(), 0, room.height())
            place.setWidth(room.width() / 2 - dots(3))
        line = place.bottom() - dots(measures.word * 0.45)
        _disc(painter, side, QRectF(place.left(), line - disc, disc, disc), measures)
        painter.setPen(QPen(QColor(INK), dots(0.25)))
        painter.drawLine(QPointF(place.left() + disc + dots(2), line), QPointF(place.right(), line))
        below = QRectF(place.left() + disc + dots(2), line + dots(0.4), place.width() - disc - dots(2), 0)
        below.setBottom(place.bottom() + dots(1))
        write(painter, word, below, measures.word * 0.85, QUIET)


# The points -------------------------------------------------------------------------------------------


def _grid(painter: QPainter, card: Card, room: QRectF, measures: _Measures) -> None:
    """A row for every round of tiles, with what it brought both sides and how it ended; the total below."""
    names = (["match"] if card.has_matches else []) + ["round", "points", "points", "out", "blocked", "foul"]
    shares = ([0.9] if card.has_matches else []) + [0.9, 1.9, 1.9, 1.0, 1.0, 1.0]
    widths = [room.width() * share / sum(shares) for share in shares]
    tallest = max(len(card.headings[name]) for name in names)
    head = dots(measures.word * 0.42) * (tallest + 0.6) + measures.name / 11 * dots(6.4)
    row = dots(measures.row)
    total = row * 1.3
    fitting = int((room.height() - head - total) / row)
    count = min(card.rounds, _MOST_ROWS) if card.rounds and card.rounds <= fitting else min(fitting, _LONGEST)
    row = min((room.height() - head - total) / count, row * 1.25)
    bottom = room.top() + head + count * row
    for place in range(1, count, 2):
        band = QRectF(room.left(), room.top() + head + place * row, room.width(), row)
        painter.fillRect(band, QColor(BAND))
    left, sides = room.left(), 0
    painter.setPen(QPen(QColor(HAIR), dots(0.2)))
    for name, width in zip(names, widths, strict=True):
        column = QRectF(left, room.top(), width, head)
        if name == "points":
            side = measures.name / 11 * dots(5.6)
            at = QRectF(column.center().x() - side / 2, column.top(), side, side)
            _disc(painter, sides, at, measures)
            sides += 1
        _heading(painter, card.headings[name], column, measures)
        if name in ("out", "blocked", "foul"):
            _boxes(painter, column, count, row)
        left += width
    _lines(painter, QRectF(room.left(), room.top() + head, room.width(), count * row), count, widths, total)
    if not card.has_matches:
        for place in range(count):
            at = QRectF(room.left(), room.top() + head + place * row, widths[0], row)
            write(painter, str(place + 1), at, measures.digits, QUIET, alignment=_MIDDLE)
    first = sum(widths[: names.index("points")])
    label = QRectF(room.left() + dots(1), bottom, first - dots(1.5), total)
    write(painter, "\n".join(card.headings["total"]), label, measures.word * 1.05, GREEN, bold=True, alignment=_BESIDE)


def _heading(painter: QPainter, words: Words, column: QRectF, measures: _Measures) -> None:
    """What a column is for, a line for each language."""
    inner = column.adjusted(dots(0.5), 0, -dots(0.5), -dots(0.8))
    line = dots(measures.word * 0.42)
    for place, word in enumerate(words):
        at = QRectF(inner.left(), inner.bottom() - line * (len(words) - place), inner.width(), line * 1.05)
        colour = GREEN if place == 0 else QUIET
        write(painter, word, at, measures.word, colour, bold=place == 0, alignment=_BELOW)


def _boxes(painter: QPainter, column: QRectF, count: int, row: float) -> None:
    """A box to tick in every row."""
    side = row * 0.5
    painter.setPen(QPen(QColor(HAIR), dots(0.3)))
    painter.setBrush(QColor("white"))
    for place in range(count):
        middle = QPointF(column.center().x(), column.bottom() + (place + 0.5) * row)
        painter.drawRoundedRect(QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), dots(0.6), dots(0.6))


def _lines(painter: QPainter, body: QRectF, count: int, widths: Sequence[float], total: float) -> None:
    row = body.height() / count
    painter.setPen(QPen(QColor(HAIR), dots(0.15)))
    for place in range(1, count):
        line = body.top() + place * row
        painter.drawLine(QPointF(body.left(), line), QPointF(body.right(), line))
    left = body.left()
    for place, width in enumerate(widths[:-1]):
        left += width
        ends = body.bottom() + (total if place < len(widths) - 3 else 0)
        painter.drawLine(QPointF(left, body.top()), QPointF(left, ends))
    painter.setPen(QPen(QColor(BRASS), dots(0.6)))
    for line in (body.top(), body.bottom()):
        painter.drawLine(QPointF(body.left(), line), QPointF(body.right(), line))
    ends = body.left() + sum(widths[:-3])
    painter.drawLine(QPointF(body.left(), body.bottom() + total), QPointF(ends, body.bottom() + total))


def _within(sheet: QRectF, millimetres: float) -> QRectF:
    margin = dots(millimetres)
    return sheet.adjusted(margin, margin, -margin, -margin)


def _part(room: QRectF, top: float, height: float) -> QRectF:
    return QRectF(room.left(), top, room.width(), height)
