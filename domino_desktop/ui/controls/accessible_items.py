"""What a screen reader finds in a widget that paints its own items: a list of them, each with its name and place."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QColor, QWindow
from PySide6.QtWidgets import QAccessibleWidget, QWidget


class ItemList(QAccessibleWidget):
    """A widget as a list of painted items, each made when it is first asked for; its derived class counts them."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, QAccessible.Role.List)
        self._painted = widget
        self._items: list[Item] = []
        self._names: tuple[str, ...] = ()

    def make_item(self, place: int) -> Item:
        """The item at this place."""
        raise NotImplementedError

    def names(self) -> tuple[str, ...]:
        """The names of the items that there are now, in their order."""
        raise NotImplementedError

    def focused(self) -> int:
        """The place of the item that the keyboard is on, or -1."""
        raise NotImplementedError

    def item(self, place: int) -> Item:
        """The item at this place, from 0; it stays the same one."""
        while len(self._items) <= place:
            item = self.make_item(len(self._items))
            QAccessible.registerAccessibleInterface(item)
            self._items.append(item)
        return self._items[place]

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return self.item(index) if 0 <= index < self.childCount() else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return self.place_of(child, self.childCount())

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        items = (self.child(index) for index in range(self.childCount()))
        return next((item for item in items if item is not None and item.rect().contains(x, y)), None)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        if not self.isValid():
            return None
        if not self._painted.hasFocus():
            return super().focusChild()
        return self.child(self.focused()) or self

    def is_on(self, place: int) -> bool:
        """Whether the keyboard is on the item at this place."""
        return self.focused() == place and self._painted.hasFocus()

    def place_of(self, child: QAccessibleInterface, count: int) -> int:
        """The place of this child among the first ``count`` items, or -1."""
        return next((number for number, item in enumerate(self._items[:count]) if item is child), -1)

    def tell_changes(self) -> None:
        """Tell who listens that there are other items, or that some have other names."""
        if not (QAccessible.isActive() and self.isValid()):
            return
        now = self.names()
        before, self._names = self._names, now
        if len(before) != len(now):
            QAccessible.updateAccessibility(QAccessibleEvent(self._painted, QAccessible.Event.ObjectReorder))
        for item, old, new in zip(self._items, before, now):
            if old != new:
                QAccessible.updateAccessibility(QAccessibleEvent(item, QAccessible.Event.NameChanged))

    def tell_focus(self) -> None:
        """Tell who listens which item the keyboard is on."""
        if not (QAccessible.isActive() and self.isValid()):
            return
        item = self.child(self.focused())
        if item is not None:
            QAccessible.updateAccessibility(QAccessibleEvent(item, QAccessible.Event.Focus))

    def release(self) -> None:
        """Forget the items, before the widget goes."""
        items, self._items = self._items, []
        for item in items:
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(item))


class Item(QAccessibleInterface):
    """What is painted at one place of a list now; not valid while there are fewer. A derived class tells text and rect.

    Where it is no item that the keyboard chooses by being on it, it also tells role and state.
    """

    def __init__(self, items: ItemList, place: int) -> None:
        super().__init__()
        self._list = items
        self._place = place

    def isValid(self) -> bool:
        return self._place < self._list.childCount()

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        if self.isValid():
            state.focusable = state.selectable = True
            state.focused = state.selected = self._list.is_on(self._place)
        else:
            state.invalid = True
        return state

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self._list.window() if self._list.isValid() else None

    def parent(self) -> QAccessibleInterface:
        return self._list

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def foregroundColor(self) -> QColor:
        return QColor()

    def backgroundColor(self) -> QColor:
        return QColor()

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        pass


_given: dict[int, ItemList] = {}
"""What was handed out, by its own id: Qt does not keep interfaces alive, and each must go with its widget."""


def install(make: Callable[[str, QObject | None], QAccessibleInterface | None]) -> None:
    """Let screen readers find what this makes of every widget from now on; it is to `keep` what it made."""
    QAccessible.installFactory(make)
    application = QCoreApplication.instance()
    assert application is not None
    application.aboutToQuit.connect(_release_all)


def keep(widget: QObject, items: ItemList) -> None:
    """Keep this list as long as its widget is there."""
    number = id(items)
    _given[number] = items
    widget.destroyed.connect(lambda: _release([number]))


def _release(numbers: Sequence[int]) -> None:
    for number in numbers:
        given = _given.pop(number, None)
        if given is not None:
            given.release()


def _release_all() -> None:
    _release(tuple(_given))
