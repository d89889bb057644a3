"""How many tiles of each number lie on the table: a stack of bars for each number."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QHelpEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QToolTip, QWidget

from domino_desktop.core.layout import Layout
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import table
from domino_desktop.ui.controls.ground import ground_palette

_Role = QPalette.ColorRole
_ROW_GAP = 8


def numbers_out(layout: Layout, max_pip: int) -> tuple[int, ...]:
    """For each number from 0, on how many tiles of the layout it stands; a double is one tile."""
    counts = [0] * (max_pip + 1)
    for tile in layout.tiles():
        counts[tile.low] += 1
        if not tile.is_double:
            counts[tile.high] += 1
    return tuple(counts)


class NumberStrip(QLabel):
    """A stack of bars for each number, filled from below; a number that is all out has its digit in a filled plate.

    To a screen reader it is a text with one sentence for each number.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts: tuple[int, ...] = ()
        self._sentences: tuple[str, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def counts(self) -> tuple[int, ...]:
        """How many tiles of each number are shown as out, from 0."""
        return self._counts

    def present(self, layout: Layout, max_pip: int, language: Speaker) -> None:
        """Count this layout."""
        counts = numbers_out(layout, max_pip)
        each = max_pip + 1
        sentences = tuple(language.say(table.NUMBER_OUT, number, count, each) for number, count in enumerate(counts))
        if (counts, sentences) == (self._counts, self._sentences):
            return
        if len(counts) != len(self._counts):
            self.updateGeometry()
        self._counts, self._sentences = counts, sentences
        self.setAccessibleName("\n".join(sentences))
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        rows = ceil(len(self._counts) / self._columns(width))
        return rows * self._tall() + max(0, rows - 1) * _ROW_GAP

    def sizeHint(self) -> QSize:
        return QSize(240, self.heightForWidth(240))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self._tall())

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = ground_palette(self)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(self._digits())
            for number, count in enumerate(self._counts):
                self._paint_stack(painter, palette, self._area(number), number, count)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            number = self._number_at(event.pos())
            if number is not None:
                QToolTip.showText(event.globalPos(), self._sentences[number], self)
                return True
        return super().event(event)

    def _paint_stack(self, painter: QPainter, palette: QPalette, area: QRectF, number: int, count: int) -> None:
        each = len(self._counts)
        step = self._step()
        thick = step - 3 if step > 6 else step - 2
        bar_width = min(area.width() - 6, 34.0)
        left = area.center().x() - bar_width / 2
        for place in range(each):
            bar = QRectF(left, area.top() + (each - 1 - place) * step, bar_width, thick)
            if place < count:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(palette.color(_Role.Link))
                painter.drawRoundedRect(bar, 2, 2)
            else:
                painter.setPen(QPen(palette.color(_Role.Mid), 1))
                painter.setBrush(palette.color(_Role.Midlight))
                painter.drawRoundedRect(bar.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)
        metrics = QFontMetrics(painter.font())
        digit = QRectF(area.left(), area.top() + each * step + 2, area.width(), metrics.height() + 2)
        ink = _Role.WindowText
        if count == each:
            wide = max(metrics.horizontalAdvance(str(number)) + 10.0, bar_width)
            plate = QRectF(digit.center().x() - wide / 2, digit.top(), wide, digit.height())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.color(_Role.Highlight))
            painter.drawRoundedRect(plate, 6, 6)
            ink = _Role.HighlightedText
        painter.setPen(palette.color(ink))
        painter.drawText(digit, Qt.AlignmentFlag.AlignCenter, str(number))

    def _area(self, number: int) -> QRectF:
        """Where the stack of a number stands, its digit included."""
        columns = self._columns(self.width())
        row, column = divmod(number, columns)
        wide = self.width() / columns
        x = column * wide
        if self.isRightToLeft():
            x = self.width() - x - wide
        return QRectF(x, row * (self._tall() + _ROW_GAP), wide, self._tall())

    def _number_at(self, point: QPoint) -> int | None:
        for number in range(len(self._counts)):
            if self._area(number).contains(point):
                return number
        return None

    def _columns(self, width: int) -> int:
        """How many stacks stand side by side: all of them, or as many in each row."""
        each = max(1, len(self._counts))
        widest = QFontMetrics(self._digits()).horizontalAdvance(str(each - 1)) + 7
        fitting = max(1, width // widest)
        return ceil(each / ceil(each / fitting))

    def _tall(self) -> int:
        return len(self._counts) * self._step() + QFontMetrics(self._digits()).height() + 4

    def _step(self) -> int:
        """From one bar of a stack to the next; the stacks of large sets are denser."""
        return 9 if len(self._counts) <= 7 else 7 if len(self._counts) <= 10 else 5

    def _digits(self) -> QFont:
        self.ensurePolished()
        font = self.font()
        font.setBold(True)
        return font
