"""A table of numbers on a card of paper: standings, a log, a season; fast with hundreds of rows, led by keys alone."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QElapsedTimer, QEvent, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QScrollArea,
    QScrollBar,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from domino_desktop.ui.controls.ground import RING, ground_palette
from domino_desktop.ui.tournament.parts.number_cells import CellPainter, Headings
from domino_desktop.ui.tournament.parts.number_model import Column, NumberModel, Row
from domino_desktop.ui.tournament.parts.number_widths import LaidOut, Widths

_Role = QPalette.ColorRole
_Index = QModelIndex | QPersistentModelIndex
_EDGE = 2
_CORNER = 14.0
_LETTERS_APART = 900  # milliseconds: what is typed sooner goes on with the word
_CHANGES = 5  # of the room for the same columns: a window that is being laid out needs fewer
_AROUND = 12  # room over and under a row that is brought into view


class NumberTable(QWidget):
    """Rows under headings. Up and down choose a row, Enter opens it, left and right bring further columns into view.

    What is typed leads to the next row with such a name.

    Columns that stay are always in view; where the others do not fit beside them, they move past them. The card is
    never higher than its rows.
    ``present`` keeps the chosen row, where the keyboard is and how far it is scrolled.
    """

    opened = Signal(object)
    """Enter, or a click where clicks open: carries the key of the row."""
    pressed = Signal(object, str)
    """A click: carries the key of the row and the key of the column."""
    chosen = Signal(object)
    """Another row is the current one: carries its key."""

    def __init__(self, parent: QWidget | None = None, *, opens_by_click: bool = False) -> None:
        super().__init__(parent)
        self._opens_by_click = opens_by_click
        self._model = NumberModel(self)
        self._widths, self._laid = Widths(), LaidOut()
        self._width, self._rooms = 0, [0]
        self._is_presenting = False
        self._rows_in_view = 0
        self._view = _View(self._model, self)
        self._across = QScrollBar(Qt.Orientation.Horizontal)
        self._across.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._across.hide()
        rows = QVBoxLayout(self)
        rows.setContentsMargins(_EDGE, _EDGE + 4, _EDGE, _EDGE + 4)
        rows.setSpacing(0)
        rows.addWidget(self._view, 1)
        rows.addWidget(self._across)
        self.setFocusProxy(self._view)
        self._view.setMouseTracking(not opens_by_click)
        if opens_by_click:
            self._view.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self._across.valueChanged.connect(self._move_columns)
        self._view.entered_row.connect(self._open)
        self._view.wished_column.connect(self._step_column)
        self._view.resized.connect(self._arrange)
        self._view.reached.connect(self._reveal)
        self._view.clicked.connect(self._click)
        self._view.selectionModel().currentRowChanged.connect(self._tell_chosen)

    @property
    def view(self) -> QTableView:
        """The view itself: it has the keyboard."""
        return self._view

    def present(self, columns: Sequence[Column], rows: Sequence[Row], name: str) -> None:
        """Show these rows; ``name`` is what a screen reader calls the table."""
        self._view.setAccessibleName(name)
        if self._model.holds(columns, rows):
            return
        current, column = self.current(), max(0, self._view.currentIndex().column())
        was_at = self._view.verticalScrollBar().value()
        self._is_presenting = True
        self._rooms = [0]
        self._model.show(columns, rows)
        self._arrange()
        place = self._model.place_of(current)
        if rows:
            index = self._model.index(0 if place is None else place, min(column, len(columns) - 1))
            self._view.setCurrentIndex(index)
            self._view.verticalScrollBar().setValue(was_at)
        self._is_presenting = False

    def current(self) -> Hashable | None:
        """The key of the row that the keyboard is on; None in an empty table."""
        return self._model.key(self._view.currentIndex().row())

    def current_row(self) -> Row | None:
        """The row that the keyboard is on."""
        place = self._view.currentIndex().row()
        return self._model.rows[place] if 0 <= place < len(self._model.rows) else None

    def choose(self, key: Hashable) -> bool:
        """Make this row the current one and bring it into view; answers whether it is there. Tells nobody."""
        place = self._model.place_of(key)
        if place is None:
            return False
        self._is_presenting = True
        self._view.setCurrentIndex(self._model.index(place, 0))
        self._is_presenting = False
        return True

    def show_end(self) -> None:
        """Scroll down to the last row and make it the current one."""
        if self._model.rowCount():
            self.choose(self._model.key(self._model.rowCount() - 1))

    def sizeHint(self) -> QSize:
        return QSize(640, self.height_for_rows(min(8, max(2, self._model.rowCount()))))

    def height_for_rows(self, count: int) -> int:
        """How high the table is with so many rows of one line in view."""
        heading = self._view.horizontalHeader().sizeHint().height()
        return heading + count * self._view.verticalHeader().defaultSectionSize() + 2 * _EDGE + 8

    def keep_in_view(self, rows: int) -> None:
        """Be never lower than so many rows, or than all where there are fewer."""
        self._rows_in_view = rows
        self._settle_height()

    def height_of_all(self) -> int:
        """How high the table is when nothing of it has to scroll."""
        heading = self._view.horizontalHeader().sizeHint().height()
        across = 0 if self._across.isHidden() else self._across.sizeHint().height()
        return heading + self._view.verticalHeader().length() + across + 2 * _EDGE + 8

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = ground_palette(self)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(palette.color(_Role.Mid), 1.5))
            painter.setBrush(palette.color(_Role.Base))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75), _CORNER, _CORNER)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._widths, self._rooms = Widths(), [0]
            self._arrange()
        super().changeEvent(event)

    def _arrange(self) -> None:
        """Give every column its room; what does not fit moves past the columns that stay."""
        columns = self._model.columns
        if not columns:
            return
        laid = self._laid = self._widths.laid_out(self._view.font(), columns, self._model.rows, self._room())
        moving = [place for place, column in enumerate(columns) if not column.stays]
        self._across.blockSignals(True)
        self._across.setRange(0, laid.beyond)
        self._across.setPageStep(max(1, len(moving) - laid.beyond))
        self._across.blockSignals(False)
        self._across.setVisible(laid.beyond > 0)
        for place, width in enumerate(laid.widths):
            self._view.setColumnWidth(place, width)
        self._move_columns()
        heights = self._view.verticalHeader()
        heights.setDefaultSectionSize(laid.usual_height)
        for place in range(len(self._model.rows)):
            height = laid.heights.get(place, laid.usual_height)
            if heights.sectionSize(place) != height:
                heights.resizeSection(place, height)
        self._settle_height()

    def _room(self) -> int:
        """The room across for the columns.

        With more of it all columns may be in view, names broken and rows high, so that a bar comes and takes some; with
        less a column is hidden, rows are low, and the bar goes. A bar that came and went keeps its room from then on.
        """
        width, room = self._view.width(), self._view.viewport().width()
        if width != self._width:
            self._width, self._rooms = width, [0]
        if len(self._rooms) > _CHANGES:
            return min(self._rooms[-2:])
        if room != self._rooms[-1]:
            self._rooms.append(room)
        return room

    def _settle_height(self) -> None:
        highest = self.height_of_all()
        self.setMinimumHeight(min(highest, self.height_for_rows(self._rows_in_view)) if self._rows_in_view else 0)
        self.setMaximumHeight(highest)

    def _move_columns(self) -> None:
        """Hide as many of the moving columns as are scrolled past, and those behind that have no whole room."""
        columns, widths = self._model.columns, self._laid.widths
        room = self._view.viewport().width() - sum(
            width for column, width in zip(columns, widths, strict=True) if column.stays
        )
        moving = [place for place, column in enumerate(columns) if not column.stays]
        is_first = True
        for count, place in enumerate(moving):
            if count < self._across.value():
                is_hidden = True
            else:
                room -= widths[place]
                is_hidden, is_first = room < 0 and not is_first, False
            self._view.setColumnHidden(place, is_hidden)
        self._view.fit_heading()

    def _step_column(self, step: int) -> None:
        """The column before or behind the current one becomes the current one, and comes into view."""
        index, count = self._view.currentIndex(), self._model.columnCount()
        if not index.isValid():
            return
        column = index.column() + step
        if not 0 <= column < count:
            return
        moving = [place for place, each in enumerate(self._model.columns) if not each.stays]
        if column in moving:
            at = moving.index(column)
            self._across.setValue(min(self._across.value(), at))
            while self._view.isColumnHidden(column) and self._across.value() < self._across.maximum():
                self._across.setValue(self._across.value() + 1)
        self._view.setCurrentIndex(self._model.index(index.row(), column))

    def _click(self, index: _Index) -> None:
        key = self._model.key(index.row())
        self.pressed.emit(key, self._model.columns[index.column()].key)
        if self._opens_by_click:
            self._open()

    def _open(self) -> None:
        key = self.current()
        if key is not None:
            self.opened.emit(key)

    def _reveal(self) -> None:
        """Where the page around scrolls as well, the row that the keyboard is on is in view there too."""
        index, holder = self._view.currentIndex(), self.parentWidget()
        while holder is not None and not isinstance(holder, QScrollArea):
            holder = holder.parentWidget()
        body = None if holder is None else holder.widget()
        if holder is None or body is None or not index.isValid():
            return
        area = self._view.visualRect(index)
        spot = self._view.viewport().mapTo(body, area.center())
        holder.ensureVisible(spot.x(), spot.y(), 0, area.height() // 2 + _AROUND)

    def _tell_chosen(self, now: _Index, before: _Index) -> None:
        if self._view.hasFocus():
            self._reveal()
        if not self._is_presenting and now.isValid():
            self.chosen.emit(self._model.key(now.row()))


class _View(QTableView):
    """The view within the card."""

    entered_row = Signal()
    wished_column = Signal(int)
    resized = Signal()
    reached = Signal()
    """The keyboard has come here."""

    def __init__(self, model: NumberModel, table: NumberTable) -> None:
        super().__init__(table)
        self._numbers = model
        self._sought, self._since = "", QElapsedTimer()
        self.setModel(model)
        self.setHorizontalHeader(Headings(model, self))
        self.setItemDelegate(CellPainter(model, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(True)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setStyleSheet(
            "QTableView { background: transparent; selection-background-color: transparent; }"
            "QHeaderView { background: transparent; }"
        )
        self.viewport().setAutoFillBackground(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, onward = event.key(), -1 if self.isRightToLeft() else 1
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.entered_row.emit()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and not event.modifiers():
            self.wished_column.emit(onward if key == Qt.Key.Key_Right else -onward)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End) and self._numbers.rowCount():
            place = 0 if key == Qt.Key.Key_Home else self._numbers.rowCount() - 1
            self.setCurrentIndex(self._numbers.index(place, max(0, self.currentIndex().column())))
        elif key == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def fit_heading(self) -> None:
        """Other columns are in view: their headings may have another height."""
        self.updateGeometries()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit()

    def keyboardSearch(self, search: str) -> None:
        """Letters lead to the next row with a word in its name that begins so; digits to a row that begins so."""
        if not self._since.isValid() or self._since.elapsed() > _LETTERS_APART:
            self._sought = ""
        self._since.start()
        self._sought += search.casefold()
        here, count = max(0, self.currentIndex().row()), self._numbers.rowCount()
        start = here + (len(self._sought) == 1)
        for step in range(count):
            place = (start + step) % count
            if self._numbers.begins(place, self._sought):
                self.setCurrentIndex(self._numbers.index(place, max(0, self.currentIndex().column())))
                return

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self.viewport().update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if self.hasMouseTracking():
            shape = Qt.CursorShape.PointingHandCursor if self._is_link(event) else Qt.CursorShape.ArrowCursor
            self.viewport().setCursor(shape)

    def _is_link(self, event: QMouseEvent) -> bool:
        """Whether a click here does something."""
        index = self.indexAt(event.position().toPoint())
        return index.isValid() and self._numbers.rows[index.row()].cells[index.column()].is_link

    def wheelEvent(self, event: QWheelEvent) -> None:
        """At the end of the table the page around it goes on scrolling."""
        bar = self.verticalScrollBar()
        if bar.maximum() == bar.minimum():
            event.ignore()
        else:
            super().wheelEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, current, width = ground_palette(self), self.currentIndex(), self.viewport().width()
        first, last = self.rowAt(event.rect().top()), self.rowAt(event.rect().bottom())
        with QPainter(self.viewport()) as painter:
            for place in range(max(first, 0), (self._numbers.rowCount() if last < 0 else last + 1)):
                top, height = self.rowViewportPosition(place), self.rowHeight(place)
                if self._numbers.rows[place].is_raised or place == current.row():
                    painter.fillRect(0, top, width, height, palette.color(_Role.AlternateBase))
                painter.setPen(palette.color(_Role.Mid))
                painter.drawLine(0, top + height - 1, width, top + height - 1)
        super().paintEvent(event)
        if not current.isValid() or not self.hasFocus():
            return
        top, height = self.rowViewportPosition(current.row()), self.rowHeight(current.row())
        with QPainter(self.viewport()) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(palette.color(_Role.BrightText), RING))
            whole = QRectF(0, top, width, height)
            painter.drawRoundedRect(whole.adjusted(RING / 2 + 1, RING / 2, -RING / 2 - 1, -RING / 2), 8, 8)
