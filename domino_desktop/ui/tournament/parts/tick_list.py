"""A list whose lines are ticked by Space, and perhaps moved up and down."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from domino_desktop.ui.controls.ground import RING, ground_palette
from domino_desktop.ui.controls.lines import laid_out
from domino_desktop.ui.style import BUTTON_HEIGHT

_Index = QModelIndex | QPersistentModelIndex
_Role = QPalette.ColorRole
_NOWHERE = QModelIndex()
_PAD: Final = 14
_GAP: Final = 12
_EDGE: Final = 14.0


@dataclass(frozen=True, slots=True)
class TickLine:
    """One line; ``key`` is its own. ``aside`` stands at the end of the line."""

    key: Hashable
    text: str
    aside: str = ""


class _Lines(QAbstractListModel):
    """The lines and their ticks."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.lines: tuple[TickLine, ...] = ()
        self.ticked: set[Hashable] = set()
        self.spoken: Callable[[TickLine, bool], str] = lambda line, is_ticked: line.text

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        line = self.lines[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return line.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.spoken(line, line.key in self.ticked)
        return None

    def show(self, lines: Sequence[TickLine], ticked: set[Hashable]) -> None:
        self.beginResetModel()
        self.lines, self.ticked = tuple(lines), ticked
        self.endResetModel()


class TickList(QListView):
    """Space or a click ticks; with ``can_move`` Ctrl with Up or Down moves a line."""

    changed = Signal()
    """A person has ticked or moved something."""
    entered = Signal()
    """Enter was pressed."""

    def __init__(self, parent: QWidget | None = None, *, can_move: bool = False) -> None:
        super().__init__(parent)
        self._can_move = can_move
        self._lines = _Lines(self)
        self.setModel(self._lines)
        self.setItemDelegate(_Painter(self._lines, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setStyleSheet("QListView { background: transparent; selection-background-color: transparent; }")
        self.viewport().setAutoFillBackground(False)
        self.setViewportMargins(2, 4, 2, 4)

    def present(
        self, lines: Sequence[TickLine], ticked: set[Hashable], spoken: Callable[[TickLine, bool], str]
    ) -> None:
        """Show these lines; the current line stays where it is still there. ``spoken`` is for screen readers."""
        current = self.current()
        self._lines.spoken = spoken
        self._lines.show(lines, set(ticked))
        self._choose(current)
        self.updateGeometry()

    def ticked(self) -> tuple[Hashable, ...]:
        """The keys of the lines that are ticked, in their order."""
        return tuple(line.key for line in self._lines.lines if line.key in self._lines.ticked)

    def order(self) -> tuple[Hashable, ...]:
        """The keys of all lines in their order."""
        return tuple(line.key for line in self._lines.lines)

    def current(self) -> Hashable | None:
        """The key of the line that the keyboard is on."""
        row = self.currentIndex().row()
        return self._lines.lines[row].key if 0 <= row < len(self._lines.lines) else None

    def tick_all(self, is_ticked: bool) -> None:
        """Tick every line, or none."""
        self._lines.ticked = {line.key for line in self._lines.lines} if is_ticked else set()
        self._tell()

    def move_by(self, step: int) -> None:
        """Move the current line so many places down."""
        lines, row = list(self._lines.lines), self.currentIndex().row()
        if not self._can_move or row < 0 or not 0 <= row + step < len(lines):
            return
        line = lines.pop(row)
        lines.insert(row + step, line)
        self._lines.show(lines, self._lines.ticked)
        self._choose(line.key)
        self._tell()

    def height_of_all(self) -> int:
        """How high the list is when nothing has to scroll."""
        heights = (self.sizeHintForRow(row) for row in range(self._lines.rowCount()))
        return sum(heights) + 12

    def sizeHint(self) -> QSize:
        return QSize(320, self.height_of_all() if self._can_move else 320)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.height_of_all() if self._can_move else 3 * BUTTON_HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.doItemsLayout()
            self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        is_control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if key == Qt.Key.Key_Space:
            self._turn(self.currentIndex())
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not is_control:
            if not event.isAutoRepeat():
                self.entered.emit()
        elif self._can_move and is_control and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.move_by(-1 if key == Qt.Key.Key_Up else 1)
        elif key == Qt.Key.Key_Escape or (is_control and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self._turn(self.indexAt(event.position().toPoint()))

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = ground_palette(self)
        with QPainter(self.viewport()) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(palette.color(_Role.Mid), 1.5))
            painter.setBrush(palette.color(_Role.Base))
            painter.drawRoundedRect(QRectF(self.viewport().rect()).adjusted(1, 1, -1, -1), _EDGE, _EDGE)
        super().paintEvent(event)

    def _turn(self, index: _Index) -> None:
        if index.isValid():
            self._lines.ticked ^= {self._lines.lines[index.row()].key}
            self._tell()

    def _tell(self) -> None:
        last = self._lines.rowCount() - 1
        if last >= 0:
            self._lines.dataChanged.emit(self._lines.index(0), self._lines.index(last))
        self.changed.emit()

    def _choose(self, key: Hashable | None) -> None:
        keys = self.order()
        if keys:
            self.setCurrentIndex(self._lines.index(keys.index(key) if key in keys else 0))


class _Painter(QStyledItemDelegate):
    """Paints one line: the box, the words, what stands aside."""

    def __init__(self, lines: _Lines, view: TickList) -> None:
        super().__init__(view)
        self._lines, self._view = lines, view

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        _, height = self._words(index)
        return QSize(self._view.viewport().width(), max(BUTTON_HEIGHT, round(height) + 16))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        palette, line = ground_palette(self._view), self._lines.lines[index.row()]
        is_ticked, row = line.key in self._lines.ticked, QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if index == self._view.currentIndex() and self._view.hasFocus():
            painter.setPen(QPen(palette.color(_Role.BrightText), RING))
            painter.setBrush(palette.color(_Role.AlternateBase))
            painter.drawRoundedRect(row.adjusted(4, 3, -4, -3), 9, 9)
        elif index.row():
            painter.setPen(palette.color(_Role.Mid))
            painter.drawLine(QPointF(row.left() + _PAD, row.top()), QPointF(row.right() - _PAD, row.top()))
        backwards = self._view.isRightToLeft()
        side = self._box()
        left = row.right() - _PAD - side if backwards else row.left() + _PAD
        self._paint_box(painter, palette, QRectF(left, row.center().y() - side / 2, side, side), is_ticked)
        painter.setPen(palette.color(_Role.Text if is_ticked else _Role.PlaceholderText))
        words, height = self._words(index)
        start = row.left() + (_PAD + self._aside(line) if backwards else _PAD + side + _GAP)
        words.draw(painter, QPointF(start, row.top() + (row.height() - height) / 2))
        if line.aside:
            painter.setPen(palette.color(_Role.PlaceholderText))
            end = Qt.AlignmentFlag.AlignLeft if backwards else Qt.AlignmentFlag.AlignRight
            painter.drawText(row.adjusted(_PAD, 0, -_PAD, 0), end | Qt.AlignmentFlag.AlignVCenter, line.aside)
        painter.restore()

    def _paint_box(self, painter: QPainter, palette: QPalette, box: QRectF, is_ticked: bool) -> None:
        painter.setPen(QPen(palette.color(_Role.Link), 2))
        painter.setBrush(palette.color(_Role.Highlight if is_ticked else _Role.Base))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6)
        if is_ticked:
            pen = QPen(palette.color(_Role.HighlightedText), box.width() * 0.11)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            tick = [QPointF(-0.2, 0.02), QPointF(-0.05, 0.17), QPointF(0.22, -0.15)]
            painter.drawPolyline([box.center() + point * box.width() for point in tick])

    def _words(self, index: _Index) -> tuple[Any, float]:
        line = self._lines.lines[index.row()]
        room = self._view.viewport().width() - 2 * _PAD - self._box() - _GAP - self._aside(line)
        return laid_out(line.text, self._view.font(), room)

    def _aside(self, line: TickLine) -> int:
        return self._view.fontMetrics().horizontalAdvance(line.aside) + _GAP if line.aside else 0

    def _box(self) -> int:
        return max(24, round(self._view.fontMetrics().height() * 1.1))
