"""How wide the columns of a list are on paper, and how large its letters."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from PySide6.QtGui import QFont, QFontMetricsF

from domino_desktop.ui.printing.leaves import DOTS_PER_INCH
from domino_desktop.ui.tournament.papers.documents.sheet import Align, Sheet

SIZES: Final = (18.0, 16.5, 15.0, 14.0, 13.0, 12.0, 11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5, 7.0, 6.5, 6.0)
"""Points, the largest first. A list on the wall is read from a step away."""

USUAL: Final = 9.5
"""Larger letters must not cost more sheets than these."""

WELL_READ: Final = 11.0
"""Letters as large as this need not be larger at the price of second lines."""

_FAMILIES: Final = ("DejaVu Sans Condensed", "DejaVu Sans", "Helvetica", "Arial")
_SERIFS: Final = ("DejaVu Serif Condensed", "DejaVu Serif", "Georgia", "Times New Roman")
_MEASURED: Final = 10.0
_GAP: Final = 1.1  # of the size of the letters: between two columns
_ROUNDED: Final = 1.012  # letters have whole dots, so some sizes are a little wider than they say
_STRETCH: Final = 1.7  # columns farther apart than this are no longer read together
_ROWS_AT_ONCE: Final = 40
_BROKEN: Final = 1.1  # lines that are broken between words are not quite full


def letters(points: float, *, bold: bool = False, serif: bool = False) -> QFont:
    """A font on the grid of paper."""
    font = QFont()
    font.setFamilies(_SERIFS if serif else _FAMILIES)
    font.setPixelSize(max(1, round(points / 72 * DOTS_PER_INCH)))
    font.setBold(bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    # Letters a hair apart never join: whoever copies a word from a PDF gets its letters.
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 0.4)
    return font


@dataclass(slots=True)
class Measured:
    """How wide each column wants to be and has to be, in letters of one point; ``cells`` are the widths of all cells.

    A cell has its widest line and how many lines it has by itself.
    """

    wanted: list[float]
    needed: list[float]
    cells: list[list[tuple[float, int]]]

    def fits(self, width: float, points: float) -> bool:
        """Whether everything stands on one line in this width, in dots."""
        return self.whole(points) <= width

    def whole(self, points: float) -> float:
        return sum(self.wanted) * points + _gap(points) * (len(self.wanted) - 1)

    def least(self, points: float) -> float:
        """How wide the table is where no word is broken."""
        return sum(self.needed) * points + _gap(points) * (len(self.needed) - 1)

    def lines(self, width: float, points: float) -> list[int]:
        """About how many lines each row has in this width."""
        if self.fits(width, points):
            return [max(count for _, count in row) for row in self.cells]
        widths = [each / points / _BROKEN for _, each in self.places(width, points)]
        return [
            max(max(ceil(widest / room), 1) + count - 1 for (widest, count), room in zip(row, widths, strict=True))
            for row in self.cells
        ]

    def places(self, width: float, points: float) -> list[tuple[float, float]]:
        """Where each column begins and how wide it is, in dots; the widest give way where there is too little room."""
        room = width - _gap(points) * (len(self.wanted) - 1)
        wanted, needed = ([part * points for part in parts] for parts in (self.wanted, self.needed))
        spare = room - sum(wanted)
        if spare >= 0:
            share = min(1 + spare / max(sum(wanted), 1.0), _STRETCH)
            widths = [part * share for part in wanted]
        else:
            widths = _given_way(wanted, needed, room)
        found, left = [], 0.0
        for each in widths:
            found.append((left, each))
            left += each + _gap(points)
        return found


def measure(sheet: Sheet) -> Generator[None, None, Measured]:
    """Measure a list, some rows at a time."""
    plain, bold = (QFontMetricsF(letters(_MEASURED, bold=heavy)) for heavy in (False, True))
    found = Measured([0.0] * len(sheet.columns), [0.0] * len(sheet.columns), [])
    for place, column in enumerate(sheet.columns):
        words = [word for line in column.heading.split("\n") for word in line.split()]
        found.needed[place] = found.wanted[place] = _widest(words, bold)
    for number, row in enumerate(sheet.rows):
        found.cells.append([])
        for place, (column, cell) in enumerate(zip(sheet.columns, row, strict=True)):
            metrics = bold if column.is_name else plain
            lines = cell.text.split("\n")
            widest = _widest(lines, metrics) if cell.text else 0.0
            found.cells[-1].append((widest, len(lines)))
            if widest > found.wanted[place]:
                found.wanted[place] = widest
            if widest > found.needed[place]:
                may_break = column.align is Align.START and not column.keeps_line
                words = cell.text.split() if may_break else lines
                found.needed[place] = max(found.needed[place], _widest(words, metrics))
        if number % _ROWS_AT_ONCE == _ROWS_AT_ONCE - 1:
            yield
    return found


def _gap(points: float) -> float:
    return points / 72 * DOTS_PER_INCH * _GAP


def _widest(words: Sequence[str], metrics: QFontMetricsF) -> float:
    return max((metrics.horizontalAdvance(word) for word in words), default=0.0) / _MEASURED * _ROUNDED


def _given_way(wanted: Sequence[float], needed: Sequence[float], room: float) -> list[float]:
    """Widths that fill the room: no column is wider than the same limit, unless it has to be."""
    low, high = 0.0, max(wanted)
    for _ in range(30):
        limit = (low + high) / 2
        if sum(_within(*pair, limit) for pair in zip(wanted, needed, strict=True)) > room:
            high = limit
        else:
            low = limit
    widths = [_within(*pair, low) for pair in zip(wanted, needed, strict=True)]
    share = min(1.0, room / max(sum(widths), 1.0))  # words are broken where even they have no room
    return [width * share for width in widths]


def _within(wanted: float, needed: float, limit: float) -> float:
    return max(min(wanted, limit), needed)
