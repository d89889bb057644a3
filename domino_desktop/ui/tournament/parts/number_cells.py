"""How the cells and headings of a table of numbers are painted."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from domino_desktop.ui.controls.ground import ground_palette
from domino_desktop.ui.controls.lines import laid_out
from domino_desktop.ui.tournament.parts.number_model import Cell, Column, NumberModel

_Role = QPalette.ColorRole
_Index = QModelIndex | QPersistentModelIndex
ACROSS = 12
"""Room on each side of a text."""
ABOVE = 9
"""Room over and under a text."""


def font_of(font: QFont, cell: Cell) -> QFont:
    """The font of a cell."""
    if not (cell.is_strong or cell.is_link):
        return font
    other = QFont(font)
    other.setBold(cell.is_strong or font.bold())
    other.setUnderline(cell.is_link)
    return other


def flags_of(column: Column) -> int:
    """How the texts of a column are drawn."""
    side = Qt.AlignmentFlag.AlignRight if column.is_number else Qt.AlignmentFlag.AlignLeft
    if not column.stretches:
        return int(side.value)
    return int(side.value) | Qt.TextFlag.TextWordWrap.value


class CellPainter(QStyledItemDelegate):
    """Paints the cells from what the model holds."""

    def __init__(self, model: NumberModel, view: QTableView) -> None:
        super().__init__(view)
        self._model, self._view = model, view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row, column = self._model.rows[index.row()], self._model.columns[index.column()]
        cell, palette = row.cells[index.column()], ground_palette(self._view)
        area: QRect = option.rect
        painter.save()
        if self._view.hasFocus() and self._view.currentIndex() == index:
            tint = QColor(palette.color(_Role.BrightText))
            tint.setAlphaF(0.12)
            painter.fillRect(area, tint)
        inner = area.adjusted(ACROSS, ABOVE, -ACROSS, -ABOVE)
        ink = _Role.Link if cell.is_link else _Role.PlaceholderText if cell.is_quiet else _Role.Text
        painter.setPen(palette.color(ink))
        if cell.under:
            height = self._write(painter, inner, column, cell.text, font_of(self._view.font(), cell))
            painter.setPen(palette.color(_Role.PlaceholderText))
            self._write(painter, inner.adjusted(0, height, 0, 0), column, cell.under, self._view.font())
        else:
            self._write(painter, inner, column, cell.text, font_of(self._view.font(), cell), is_in_middle=True)
        painter.restore()

    def _write(
        self, painter: QPainter, area: QRect, column: Column, text: str, font: QFont, *, is_in_middle: bool = False
    ) -> int:
        """Write a text into its area; answers its height."""
        painter.setFont(font)
        if column.stretches and breaks_words(painter.fontMetrics(), text, area.width()):
            layout, height = laid_out(text, font, area.width(), direction=self._view.layoutDirection())
            top = area.top() + (max(0.0, (area.height() - height) / 2) if is_in_middle else 0.0)
            layout.draw(painter, QPointF(area.left(), top))
            return ceil(height)
        across = Qt.AlignmentFlag.AlignVCenter if is_in_middle else Qt.AlignmentFlag.AlignTop
        flags = flags_of(column) | int(across.value)
        painter.drawText(area, flags, text)
        return painter.boundingRect(area, flags, text).height()


def breaks_words(metrics: QFontMetrics, text: str, width: int) -> bool:
    """Whether a word of this text is longer than a line of this width, and so has to be broken."""
    longest = max(text.split(), key=len, default="")
    return metrics.horizontalAdvance(longest) > width


class Headings(QHeaderView):
    """The headings, over their columns, in words that may wrap."""

    def __init__(self, model: NumberModel, view: QTableView) -> None:
        super().__init__(Qt.Orientation.Horizontal, view)
        self._model = model
        self.setSectionsClickable(False)
        self.setHighlightSections(False)

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(heading_font(self.font()))
        shown = (column for place, column in enumerate(self._model.columns) if not self.isSectionHidden(place))
        lines = max((len(column.heading_lines) for column in shown), default=1)
        return QSize(100, lines * metrics.height() + ABOVE + 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The line below goes on where there are no columns."""
        with QPainter(self.viewport()) as painter:
            for place in range(self.count()):
                if not self.isSectionHidden(place):
                    left, width = self.sectionViewportPosition(place), self.sectionSize(place)
                    self._paint_heading(painter, QRect(left, 0, width, self.height()), self._model.columns[place])
            painter.setPen(ground_palette(self).color(_Role.Link))
            painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)

    def _paint_heading(self, painter: QPainter, area: QRect, column: Column) -> None:
        painter.setFont(heading_font(self.font()))
        painter.setPen(ground_palette(self).color(_Role.PlaceholderText))
        side = Qt.AlignmentFlag.AlignRight if column.is_number else Qt.AlignmentFlag.AlignLeft
        inner = area.adjusted(ACROSS, 0, -ACROSS, -6)
        painter.drawText(inner, int((side | Qt.AlignmentFlag.AlignBottom).value), "\n".join(column.heading_lines))


def heading_font(font: QFont) -> QFont:
    """The font of headings."""
    strong = QFont(font)
    strong.setBold(True)
    return strong
