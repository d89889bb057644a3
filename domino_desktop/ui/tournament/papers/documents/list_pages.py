"""Lists on paper: as few sheets as they need, in letters as large as these allow, the headings on each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QTextLayout

from domino_desktop.ui.controls.lines import laid_out
from domino_desktop.ui.printing.leaves import dots
from domino_desktop.ui.printing.sheets import Paper
from domino_desktop.ui.tournament.papers.documents.columns import (
    SIZES,
    USUAL,
    WELL_READ,
    Measured,
    letters,
    measure,
)
from domino_desktop.ui.tournament.papers.documents.sheet import Align, Cell, Column, Sheet
from domino_desktop.ui.tournament.papers.documents.writing import BAND, BRASS, GREEN, INK, QUIET

_MARGIN: Final = 14.0  # millimetres, as are all lengths here
_FOOT: Final = 8.0
_TITLE, _TITLE_OF_MANY, _TITLE_BESIDE, _SUBTITLE, _NOTE, _FOOT_SIZE = 21.0, 14.0, 13.0, 11.0, 9.5, 8.0  # points
_BETWEEN: Final = 9.0
_ROW_AIR: Final = 0.55  # of the size of the letters: above and below the words of a row together
_ROWS_AFTER_HEAD: Final = 3  # a title never stands alone with fewer rows
_ROWS_AT_ONCE: Final = 25
_BROKEN_ROWS: Final = 1.35  # so many lines for each one of smaller letters are worth it
_LEAST_READ: Final = 8.5  # points: letters get smaller only where words would have to be broken
_LEAST_UPRIGHT: Final = 8.5  # before letters get smaller than this, the sheet lies

_ALIGNED: Final = {
    Align.START: Qt.AlignmentFlag.AlignLeft,
    Align.MIDDLE: Qt.AlignmentFlag.AlignHCenter,
    Align.END: Qt.AlignmentFlag.AlignRight,
}

Foot = Callable[[int, int], str]


@dataclass(slots=True)
class _Block:
    """Something of this height that stands in one piece on a page."""

    height: float
    paint: Callable[[QPainter, float], None]


@dataclass(frozen=True, slots=True)
class _Grid:
    """The columns of one list as they are on paper."""

    points: float
    places: tuple[tuple[float, float], ...]

    @property
    def width(self) -> float:
        left, width = self.places[-1]
        return left + width


class ListPages:
    """Lists laid out on sheets; see `printing.leaves.Leaves`. ``foot`` says what stands below a page.

    ``lay_out`` has to be run to its end before anything else.
    """

    def __init__(self, sheets: Sequence[Sheet], title: str, paper: Paper, foot: Foot) -> None:
        self.title, self.paper, self.is_landscape = title, paper, False
        self._sheets, self._foot = sheets, foot
        self._area = QSizeF()
        self._pages: list[list[tuple[float, _Block]]] = [[]]
        self._top = 0.0

    @property
    def count(self) -> int:
        return len(self._pages)

    def lay_out(self) -> Iterator[None]:
        """Do it in steps of some milliseconds each, so that a window can answer in between."""
        measured: list[Measured] = []
        for sheet in self._sheets:
            measured.append((yield from measure(sheet)))
            yield
        width = dots(self.paper.millimetres().width() - 2 * _MARGIN)
        self.is_landscape = any(each.least(_LEAST_UPRIGHT) > width for each in measured)
        room = self.paper.millimetres(is_landscape=self.is_landscape)
        self._area = QSizeF(dots(room.width() - 2 * _MARGIN), dots(room.height() - 2 * _MARGIN - _FOOT))
        heads, points = [], SIZES[0]
        for place, sheet in enumerate(self._sheets):
            heads.append(self._head(sheet))
            if sheet.rows:  # all lists of a paper have letters of one size
                points = min(points, self._size(place, measured[place], heads[place].height))
            yield
        for sheet, widths, head in zip(self._sheets, measured, heads, strict=True):
            yield from self._lay(sheet, widths, head, points)

    def paint(self, painter: QPainter, number: int) -> None:
        """Paint page ``number``, the first being 0."""
        painter.save()
        painter.translate(dots(_MARGIN), dots(_MARGIN))
        for top, block in self._pages[number]:
            block.paint(painter, top)
        painter.setPen(QColor(QUIET))
        painter.setFont(letters(_FOOT_SIZE))
        below = QRectF(0, self._area.height(), self._area.width(), dots(_FOOT))
        words = self._foot(number + 1, self.count)
        painter.drawText(below, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, words)
        painter.restore()

    # Pages --------------------------------------------------------------------------------------------

    def _lay(self, sheet: Sheet, widths: Measured, head: _Block, points: float) -> Iterator[None]:
        if not sheet.rows:
            blocks = [self._words(line, _NOTE + 1.5, INK) for line in sheet.empty.split("\n")]
            self._begin(sum(block.height for block in (head, *blocks)))
            for block in (head, *blocks):
                self._put(block)
        else:
            grid = _Grid(points, tuple(widths.places(self._area.width(), points)))
            headings = _headings(sheet, grid)
            rows = [_row(sheet, grid, place) for place in range(min(len(sheet.rows), _ROWS_AFTER_HEAD))]
            self._begin(head.height + headings.height + sum(row.height for row in rows))
            self._put(head)
            self._put(headings)
            for place in range(len(sheet.rows)):
                row = rows[place] if place < len(rows) else _row(sheet, grid, place)
                if self._top + row.height > self._area.height():
                    self._turn()
                    self._put(headings)
                self._put(row)
                if place % _ROWS_AT_ONCE == _ROWS_AT_ONCE - 1:
                    yield
        for place, line in enumerate(line for note in sheet.notes for line in note.split("\n")):
            block = self._words(line, _NOTE, QUIET, air=dots(2.5 if place == 0 else 0.6))
            if self._top + block.height > self._area.height():
                self._turn()
            self._put(block)
        yield

    def _size(self, place: int, widths: Measured, head: float) -> float:
        """The largest letters that cost no more sheets than usual ones.

        Letters that are read well keep every cell on its line; before they get smaller, some go on in a second line.
        """
        width = self._area.width()
        whole = [points for points in SIZES if widths.least(points) <= width]
        if not whole:  # words have to be broken
            return SIZES[-1]
        usual = self._pages_at(widths, min(USUAL, whole[0]), head)
        largest = next((each for each in whole if self._pages_at(widths, each, head) <= usual), whole[-1])
        if self._sheets[place].is_for_wall:
            return largest
        on_lines = next((each for each in whole if each <= largest and widths.fits(width, each)), 0.0)
        if on_lines >= min(WELL_READ, largest):
            return on_lines
        least = max(on_lines, _LEAST_READ)
        sizes = [each for each in whole if least <= each <= min(largest, WELL_READ)]
        if not sizes:  # a very wide one
            return whole[0]
        most = _BROKEN_ROWS * sum(widths.lines(width, sizes[-1]))
        return next(each for each in sizes if sum(widths.lines(width, each)) <= most)

    def _pages_at(self, widths: Measured, points: float, head: float) -> int:
        font = letters(points)
        line, air = QFontMetricsF(font).height(), font.pixelSize() * _ROW_AIR
        page = self._area.height() - 2.5 * line
        rows = sum(count * line + air for count in widths.lines(self._area.width(), points))
        return 1 + int((head + rows) // page)

    def _begin(self, needed: float) -> None:
        """Go on where the last list ended, unless the beginning of this one has no room there."""
        if self._top == 0:
            return
        if self._top + dots(_BETWEEN) + needed > self._area.height():
            self._turn()
        else:
            self._top += dots(_BETWEEN)

    def _turn(self) -> None:
        self._pages.append([])
        self._top = 0.0

    def _put(self, block: _Block) -> None:
        self._pages[-1].append((self._top, block))
        self._top += block.height

    # Blocks -------------------------------------------------------------------------------------------

    def _head(self, sheet: Sheet) -> _Block:
        """The title in every language, then what it is about."""
        parts = []
        first = _TITLE if len(self._sheets) == 1 else _TITLE_OF_MANY
        for place, line in enumerate(sheet.title.split("\n")):
            size = min(_TITLE_BESIDE, first) if place else first
            parts.append(self._words(line, size, GREEN, serif=True))
        if sheet.subtitle:
            parts.append(self._words(sheet.subtitle, _SUBTITLE, QUIET, air=dots(0.8)))
        height = sum(part.height for part in parts) + dots(3.5)

        def paint(painter: QPainter, top: float) -> None:
            for part in parts:
                part.paint(painter, top)
                top += part.height

        return _Block(height, paint)

    def _words(self, text: str, points: float, colour: str, *, air: float = 0.0, serif: bool = False) -> _Block:
        """Words across the whole page, in as many lines as they need."""
        layout, height = laid_out(text, letters(points, serif=serif), self._area.width())

        def paint(painter: QPainter, top: float) -> None:
            painter.setPen(QColor(colour))
            layout.draw(painter, QPointF(0, top + air))

        return _Block(height + air, paint)


def _headings(sheet: Sheet, grid: _Grid) -> _Block:
    """The headings of the columns above a line of brass."""
    placed, tallest = [], 0.0
    for column, (left, width) in zip(sheet.columns, grid.places, strict=True):
        stack, height = [], 0.0
        for number, line in enumerate(column.heading.split("\n")):
            font = letters(grid.points * (0.92 if number == 0 else 0.84), bold=number == 0)
            layout, needed = laid_out(line, font, width + 1, _ALIGNED[column.align])
            stack.append((layout, height, GREEN if number == 0 else QUIET))
            height += needed
        placed.append((left, height, stack))
        tallest = max(tallest, height)

    def paint(painter: QPainter, top: float) -> None:
        for left, height, stack in placed:
            for layout, down, colour in stack:
                painter.setPen(QColor(colour))
                layout.draw(painter, QPointF(left, top + tallest - height + down))
        painter.setPen(QPen(QColor(BRASS), dots(0.4)))
        line = top + tallest + dots(0.8)
        painter.drawLine(QPointF(0, line), QPointF(grid.width, line))

    return _Block(tallest + dots(1.4), paint)


def _row(sheet: Sheet, grid: _Grid, place: int) -> _Block:
    """One row, every second one on a light band."""
    height, painted = 0.0, []
    for column, cell, (left, width) in zip(sheet.columns, sheet.rows[place], grid.places, strict=True):
        if cell.text:
            layout, needed = _cell(column, cell, letters(grid.points, bold=column.is_name), width)
            painted.append((layout, left))
            height = max(height, needed)
    if not painted:
        height = QFontMetricsF(letters(grid.points)).height()
    air = letters(grid.points).pixelSize() * _ROW_AIR
    return _Block(height + air, partial(_paint_row, painted, grid.width, height + air, air / 2, place % 2 == 1))


def _cell(column: Column, cell: Cell, font: QFont, width: float) -> tuple[QTextLayout, float]:
    align = column.align
    layout, height = laid_out(cell.text, font, width + 1, _ALIGNED[align])
    if layout.lineCount() > 1 and (column.is_name or column.has_names):  # a pair is better broken between its persons
        return laid_out(cell.text.replace(" & ", " &\n"), font, width + 1, _ALIGNED[align])
    return layout, height


def _paint_row(
    cells: Sequence[tuple[QTextLayout, float]],
    width: float,
    height: float,
    air: float,
    is_banded: bool,
    painter: QPainter,
    top: float,
) -> None:
    side = dots(1.2)
    if is_banded:
        painter.fillRect(QRectF(-side, top, width + 2 * side, height), QColor(BAND))
    painter.setPen(QColor(INK))
    for layout, left in cells:
        layout.draw(painter, QPointF(left, top + air))
