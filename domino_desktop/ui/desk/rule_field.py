"""A field in which a rule set is found by a few letters of its name, its country or its kind."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QRect, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QIcon,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import QCompleter, QLineEdit, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.ui.pages.finding import fits_search, folded
from domino_desktop.ui.pages.offers import Offers
from domino_desktop.ui.pages.rulesets.shelf import Entry

_ROWS = 10
_AROUND_ARROW = 10
_PLACE = Qt.ItemDataRole.UserRole


class RuleField(QLineEdit):
    """Shows the chosen rule set; typing narrows a list, Down shows all of it, Enter takes the first or the marked one.

    ``is_unknown`` tells that no rule set fits what was typed. Whoever leaves the field so keeps the rules of before.
    """

    chosen = Signal(object)
    """A person has chosen this `Entry`."""
    entered = Signal()
    """Enter was pressed, and a rule set is chosen."""
    searched = Signal()
    """Something else stands in the field now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries: Sequence[Entry] = ()
        self._words: tuple[str, ...] = ()
        self._titles: tuple[str, ...] = ()
        self._place, self._note = 0, ""
        self._found: tuple[int, ...] = ()
        self.list_model = QStandardItemModel(self)
        self._list = QCompleter(self.list_model, self)
        self._list.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self._list.setMaxVisibleItems(_ROWS)
        self.list_view = Offers(self._list, self)
        self._list.setWidget(self)
        self._list.activated.connect(lambda _: self._take_row(self.list_view.currentIndex()))
        self.textEdited.connect(self._search)
        self._arrow = QIcon()

    def show_arrow(self, icon: QIcon) -> None:
        """Let this drawing say that a list drops down."""
        self._arrow = icon
        self._make_room()

    def present(self, entries: Sequence[Entry], entry: Entry, language: Language, note: str = "") -> None:
        """Offer these in this order; ``entry`` of them is chosen. ``note`` tells the first from its namesake."""
        self._entries, self._note = entries, note
        self._titles = tuple(one.title(language) for one in entries)
        self._words = tuple(one.words(language) for one in entries)
        self._place = entries.index(entry)
        self._found = ()
        self._show_chosen()

    @property
    def entry(self) -> Entry:
        """The chosen rule set."""
        return self._entries[self._place]

    @property
    def is_unknown(self) -> bool:
        """Whether something was typed that fits no rule set."""
        return self._is_typed and not self._found

    def settle(self) -> bool:
        """Take the first rule set that fits what was typed; whether there is one."""
        if self._is_typed and self._found:
            self._take(self._found[0])
        return not self._is_typed

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if not self._is_typed or self._arrow_place().contains(event.position().toPoint()):
            self._offer_all()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._make_room()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        side = self.fontMetrics().height()
        place = QRect(0, 0, side, side)
        place.moveCenter(self._arrow_place().center())
        with QPainter(self) as painter:
            self._arrow.paint(painter, place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            row = self.list_view.currentIndex() if self.list_view.isVisible() else QModelIndex()
            self.list_view.hide()
            if event.isAutoRepeat():
                return
            if row.isValid():
                self._take_row(row)
            if self.settle():
                self.entered.emit()
        elif event.key() == Qt.Key.Key_Down and not self.list_view.isVisible():
            if self._is_typed:
                self._offer(self._found)
            else:
                self._offer_all()
        elif event.key() == Qt.Key.Key_Escape and (self._is_typed or self.list_view.isVisible()):
            self.list_view.hide()
            self._show_chosen()
            self.selectAll()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.PopupFocusReason and not self.settle():
            self._show_chosen()

    def _arrow_place(self) -> QRect:
        """The end of the field, where the arrow stands."""
        wide = self.fontMetrics().height() + 2 * _AROUND_ARROW
        left = 0 if self.isRightToLeft() else self.width() - wide
        return QRect(left, 0, wide, self.height())

    def _make_room(self) -> None:
        wide = self._arrow_place().width() - _AROUND_ARROW
        self.setTextMargins(wide if self.isRightToLeft() else 0, 0, 0 if self.isRightToLeft() else wide, 0)
        self.update()

    @property
    def _is_typed(self) -> bool:
        """Whether something else stands here than the chosen rule set."""
        return self.text() != self._titles[self._place] if self._titles else False

    def _search(self, wanted: str) -> None:
        """Names that begin like what was typed come first."""
        fitting = [place for place, words in enumerate(self._words) if fits_search(words, wanted)]
        begins = folded(wanted.strip())
        fitting.sort(key=lambda place: not folded(self._titles[place]).startswith(begins))
        self._found = tuple(fitting) if wanted.strip() else ()
        self._offer(fitting)
        self.searched.emit()

    def _offer_all(self) -> None:
        self.selectAll()
        self._offer(range(len(self._entries)))

    def _offer(self, places: Sequence[int]) -> None:
        self.list_model.clear()
        for place in places:
            is_noted = place == 0 and self._note
            item = QStandardItem(f"{self._titles[place]} · {self._note}" if is_noted else self._titles[place])
            item.setData(place, _PLACE)
            self.list_model.appendRow(item)
        if places:
            self._list.complete()
        else:
            self.list_view.hide()

    def _take_row(self, row: QModelIndex) -> None:
        self._take(int(row.data(_PLACE)))

    def _take(self, place: int) -> None:
        is_other = place != self._place
        self._place = place
        self._show_chosen()
        if is_other:
            self.chosen.emit(self.entry)
        self.searched.emit()

    def _show_chosen(self) -> None:
        self._found = ()
        self.setText(self._titles[self._place])
        self.setCursorPosition(0)
        self.searched.emit()
