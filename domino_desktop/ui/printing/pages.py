"""A document laid out on sheets of paper."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QGuiApplication,
    QImage,
    QPainter,
    QPalette,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextTable,
)

from domino_desktop.ui.printing.leaves import DOTS_PER_INCH, INCH, dots
from domino_desktop.ui.printing.sheets import Paper

MARGIN: Final = 14.0
"""Millimetres on every side of the paper."""

PART: Final = "part"
"""The name of the anchor in the heading of a part. A heading stays with what follows it, a short part on one page.

A part is a table with the heading and the tables after it.
"""

_SHORT: Final = 0.3
"""Of a page: how high a short part is."""

_FOOT: Final = 7.0
_FIRST_LINES: Final = 12.0
_FOOT_POINTS: Final = 7.5
_INK, _QUIET = "#1d2a2a", "#5c615d"
_FAMILIES: Final = ("DejaVu Sans", "Helvetica", "Arial")


class DocumentPages:
    """HTML laid out once, so that printer, PDF, picture and preview break the same lines in the same places.

    ``foot`` answers what stands below a page, from its number (1 for the first) and how many there are.
    """

    def __init__(
        self,
        html: str,
        title: str,
        paper: Paper,
        *,
        margin: float = MARGIN,
        foot: Callable[[int, int], str] | None = None,
    ) -> None:
        self.title, self.paper, self.is_landscape = title, paper, False
        self._foot = foot
        self._grid = _grid()  # the layout measures with it and does not keep it alive
        self._document = QTextDocument()
        self._document.setDocumentMargin(0)
        self._document.documentLayout().setPaintDevice(self._grid)
        self._document.setHtml(html)
        sheet = paper.millimetres()
        height = sheet.height() - 2 * margin - (0 if foot is None else _FOOT)
        self._margin = dots(margin)
        self._area = QSizeF(dots(sheet.width() - 2 * margin), dots(height))
        self._document.setPageSize(self._area)
        if self.count > 1:
            self._keep_together()

    @property
    def count(self) -> int:
        """How many pages there are."""
        return self._document.pageCount()

    def text(self) -> str:
        """What one reads, in reading order."""
        return self._document.toPlainText()

    def first_words(self, number: int) -> str:
        """The first line of page ``number``."""
        place = self._document.documentLayout().hitTest(
            QPointF(1, number * self._area.height() + dots(4)), Qt.HitTestAccuracy.FuzzyHit
        )
        return self._document.findBlock(place).text()

    @property
    def room(self) -> float:
        """How high a page is between its margins, in dots."""
        return self._area.height()

    @property
    def ends(self) -> list[float]:
        """Where each table of the document ends, in dots from the top of the first page."""
        layout = self._document.documentLayout()
        return [layout.frameBoundingRect(frame).bottom() for frame in self._document.rootFrame().childFrames()]

    def paint(self, painter: QPainter, number: int) -> None:
        """Paint page ``number``, the first being 0; see `leaves.Leaves`."""
        self.paint_body(painter, number)
        if self._foot is not None:
            self.paint_foot(painter, self._foot(number + 1, self.count))

    def paint_body(
        self, painter: QPainter, number: int, *, down: float = 0.0, part: tuple[float, float] | None = None
    ) -> None:
        """Paint what page ``number`` says, without its foot, and ``down`` by so many dots.

        ``part``: only what is between these two heights of the document.
        """
        top = number * self._area.height()
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette.setColor(QPalette.ColorRole.Text, QColor(_INK))  # whatever colours the screen has
        first, last = part or (top, top + self._area.height())
        context.clip = QRectF(0, first, self._area.width(), last - first)
        painter.save()
        painter.translate(self._margin, self._margin - top + down)
        painter.setClipRect(context.clip)
        self._document.documentLayout().draw(painter, context)
        painter.restore()

    def _keep_together(self) -> None:
        """Begin a page before a short part that would be torn apart, and before a heading that would stand alone."""
        tables = [frame for frame in self._document.rootFrame().childFrames() if isinstance(frame, QTextTable)]
        begins = [place for place, table in enumerate(tables) if _is_heading(table)]
        layout, page = self._document.documentLayout(), self._area.height()
        for begin, end in pairwise([*begins, len(tables)]):
            top = layout.frameBoundingRect(tables[begin]).top()
            bottom = layout.frameBoundingRect(tables[end - 1]).bottom()
            if bottom - top > _SHORT * page:  # its heading and the first lines will do
                bottom = layout.frameBoundingRect(tables[begin]).bottom() + dots(_FIRST_LINES)
            if int(top // page) != int((bottom - 1) // page):
                breaking = tables[begin].format()
                breaking.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
                tables[begin].setFormat(breaking)

    def paint_foot(self, painter: QPainter, words: str) -> None:
        """Write these words below a page; where there is a foot, pages have room for it."""
        font = QFont()
        font.setFamilies(_FAMILIES)
        font.setPixelSize(round(_FOOT_POINTS / 72 * DOTS_PER_INCH))
        painter.save()
        painter.setFont(font)
        painter.setPen(QColor(_QUIET))
        below = QRectF(self._margin, self._margin + self._area.height(), self._area.width(), dots(_FOOT))
        painter.drawText(below, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, words)
        painter.restore()


def html_pixels(millimetres: float) -> float:
    """The CSS pixels that a document turns into this length on paper: it takes them for pixels of the first screen."""
    return millimetres / INCH * QGuiApplication.primaryScreen().logicalDotsPerInchY()


def _is_heading(table: QTextTable) -> bool:
    first = table.cellAt(0, 0).firstCursorPosition()
    first.movePosition(QTextCursor.MoveOperation.NextCharacter)
    return PART in first.charFormat().anchorNames()


def _grid() -> QImage:
    grid = QImage(1, 1, QImage.Format.Format_RGB32)
    grid.setDotsPerMeterX(round(DOTS_PER_INCH / INCH * 1000))
    grid.setDotsPerMeterY(round(DOTS_PER_INCH / INCH * 1000))
    return grid
