"""How wide the columns of a table of numbers are, and how high its rows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil

from PySide6.QtCore import QRect
from PySide6.QtGui import QFont, QFontMetrics

from domino_desktop.ui.controls.lines import laid_out
from domino_desktop.ui.style import BUTTON_HEIGHT
from domino_desktop.ui.tournament.parts.number_cells import ABOVE, ACROSS, breaks_words, flags_of, heading_font
from domino_desktop.ui.tournament.parts.number_model import Cell, Column, Row

_LEAST_LETTERS = 14
_KEPT = 20_000  # heights of texts that were wrapped
_MEASURED = 6  # of the longest texts of a column, so many are measured: letters are not equally wide


@dataclass(frozen=True, slots=True)
class LaidOut:
    """Widths by column; ``beyond`` columns have to move past those that stay. Heights by row, where not the usual."""

    widths: tuple[int, ...] = ()
    beyond: int = 0
    usual_height: int = BUTTON_HEIGHT
    heights: dict[int, int] = field(default_factory=dict)


class Widths:
    """Measures texts, and keeps what it measured as long as the font stays the same."""

    def __init__(self) -> None:
        self._fonts: dict[bool, QFont] = {}
        self._metrics: dict[bool, QFontMetrics] = {}
        self._lengths: dict[tuple[bool, str], int] = {}
        self._wrapped: dict[tuple[bool, str, int], int] = {}

    def laid_out(self, font: QFont, columns: Sequence[Column], rows: Sequence[Row], room: int) -> LaidOut:
        """The columns and rows in this much room across."""
        if not self._metrics:
            self._fonts = {False: QFont(font), True: heading_font(font)}
            self._metrics = {is_strong: QFontMetrics(worn) for is_strong, worn in self._fonts.items()}
        letter = self._metrics[False].averageCharWidth()
        wanted = [self._wanted(place, column, rows) for place, column in enumerate(columns)]
        least = [
            min(width, _LEAST_LETTERS * letter + 2 * ACROSS) if column.stretches else width
            for column, width in zip(columns, wanted, strict=True)
        ]
        beyond = _beyond(columns, least, room)
        widths = list(least)
        stretching = [place for place, column in enumerate(columns) if column.stretches]
        spare = room - sum(least)
        if beyond:
            # Those that stay leave room for any one of the others, so that names are not broken more than needs be.
            stretching = [place for place in stretching if columns[place].stays]
            widest = max(width for column, width in zip(columns, least, strict=True) if not column.stays)
            spare = room - widest - sum(width for column, width in zip(columns, least, strict=True) if column.stays)
        _stretch(widths, wanted, stretching, spare, goes_on=not beyond)
        beyond = _beyond(columns, widths, room)
        if not stretching and not beyond and spare > 0 and columns:
            widths[-1] += spare
        line = self._metrics[False].height()
        usual = max(BUTTON_HEIGHT, line + 2 * ABOVE)
        heights = {}
        for place, row in enumerate(rows):
            height = max(
                (self._height(cell, column, width) for cell, column, width in zip(row.cells, columns, widths)),
                default=usual,
            )
            if height > usual:
                heights[place] = height
        return LaidOut(tuple(widths), beyond, usual, heights)

    def _wanted(self, place: int, column: Column, rows: Sequence[Row]) -> int:
        texts = {(cell.is_strong, cell.text) for row in rows for cell in (row.cells[place],)}
        texts |= {(False, row.cells[place].under) for row in rows if row.cells[place].under}
        longest = sorted(texts, key=lambda text: len(text[1]))[-_MEASURED:]
        words = max((self._length(is_strong, text) for is_strong, text in longest), default=0)
        heading = max(self._length(True, line) for line in column.heading_lines)
        return max(words, heading) + 2 * ACROSS + 2

    def _height(self, cell: Cell, column: Column, width: int) -> int:
        line, inner = self._metrics[False].height(), width - 2 * ACROSS
        if not column.stretches:
            return (2 if cell.under else 1) * line + 2 * ABOVE
        height = 0
        for is_strong, text in ((cell.is_strong, cell.text), (False, cell.under)):
            if not text:
                continue
            if self._length(is_strong, text) <= inner:
                height += line
                continue
            height += self._wrapped_height(is_strong, text, inner, column)
        return height + 2 * ABOVE

    def _wrapped_height(self, is_strong: bool, text: str, inner: int, column: Column) -> int:
        """How high a text is that needs several lines; all rows come again when a search is cleared."""
        found = self._wrapped.get((is_strong, text, inner))
        if found is None:
            metrics = self._metrics[is_strong]
            if breaks_words(metrics, text, inner):
                found = ceil(laid_out(text, self._fonts[is_strong], inner)[1])
            else:
                found = metrics.boundingRect(QRect(0, 0, inner, 10_000), flags_of(column), text).height()
            if len(self._wrapped) > _KEPT:
                self._wrapped.clear()
            self._wrapped[is_strong, text, inner] = found
        return found

    def _length(self, is_strong: bool, text: str) -> int:
        found = self._lengths.get((is_strong, text))
        if found is None:
            found = self._lengths[is_strong, text] = self._metrics[is_strong].horizontalAdvance(text)
        return found


def _beyond(columns: Sequence[Column], widths: Sequence[int], room: int) -> int:
    """How many of the moving columns have to be hidden in turn, so that the last ones come into view."""
    staying = sum(width for column, width in zip(columns, widths, strict=True) if column.stays)
    moving = [width for column, width in zip(columns, widths, strict=True) if not column.stays]
    hidden = 0
    while len(moving) - hidden > 1 and staying + sum(moving[hidden:]) > room:
        hidden += 1
    return hidden


def _stretch(widths: list[int], wanted: Sequence[int], stretching: Sequence[int], spare: int, *, goes_on: bool) -> None:
    """Share the spare room: first among those that want more, by what they want, and then (``goes_on``) among all."""
    missing = {place: max(0, wanted[place] - widths[place]) for place in stretching}
    given = min(max(0, spare), sum(missing.values()))
    left = max(0, spare) - given
    for place, share in missing.items():
        widths[place] += given * share // max(1, sum(missing.values()))
    for place in stretching if goes_on else ():
        widths[place] += left // len(stretching)
