"""What a screen reader finds in a widget that paints its own items: a list of them, each with its name and place."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QColor, QWindow
from PySide6.QtWidgets import QAccessibleWidget, QWidget


class ItemList(QAccessibleWidget):
    """A widget as a list of painted items, each made when it is first asked for."""

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
    """What is painted at one place of a list now; whoever derives from it tells its text, rect, role and state."""

    def __init__(self, items: ItemList, place: int) -> None:
        super().__init__()
        self._list = items
        self._place = place

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
