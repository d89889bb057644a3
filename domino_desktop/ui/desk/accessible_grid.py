"""The grid of tiles as a screen reader finds it: a list of tiles, each with its name and where it is."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QColor, QWindow
from PySide6.QtWidgets import QAccessibleWidget

from domino_desktop.ui.desk.tile_cells import Cells


class AccessibleGrid(QAccessibleWidget):
    """A list whose items are the tiles of the set."""

    def __init__(self, grid: Cells) -> None:
        super().__init__(grid, QAccessible.Role.List)
        self._grid = grid
        self._items: list[AccessibleTile] = []
        self._names: tuple[str, ...] = ()

    @property
    def grid(self) -> Cells:
        """The tiles that are named; only to be asked while this is valid."""
        return self._grid

    def childCount(self) -> int:
        return self._grid.count if self.isValid() else 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        if not 0 <= index < self.childCount():
            return None
        while len(self._items) <= index:
            item = AccessibleTile(self, len(self._items))
            QAccessible.registerAccessibleInterface(item)
            self._items.append(item)
        return self._items[index]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        count = self.childCount()
        return next((number for number, item in enumerate(self._items[:count]) if item is child), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        items = (self.child(index) for index in range(self.childCount()))
        return next((item for item in items if item is not None and item.rect().contains(x, y)), None)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        if not self.isValid() or not self._grid.hasFocus():
            return None
        return self if self._grid.ring is None else self.child(self._grid.ring)

    def tell_changes(self) -> None:
        """Tell who listens that there are other tiles, or that some have other names."""
        if not (QAccessible.isActive() and self.isValid()):
            return
        now = tuple(self._grid.name(index) for index in range(self._grid.count))
        before, self._names = self._names, now
        if len(before) != len(now):
            QAccessible.updateAccessibility(QAccessibleEvent(self._grid, QAccessible.Event.ObjectReorder))
        for item, old, new in zip(self._items, before, now):
            if old != new:
                QAccessible.updateAccessibility(QAccessibleEvent(item, QAccessible.Event.NameChanged))

    def tell_focus(self) -> None:
        """Tell who listens which tile the keyboard is on."""
        if not (QAccessible.isActive() and self.isValid()):
            return
        item = None if self._grid.ring is None else self.child(self._grid.ring)
        if item is not None:
            QAccessible.updateAccessibility(QAccessibleEvent(item, QAccessible.Event.Focus))

    def release(self) -> None:
        """Forget the items, before the grid goes."""
        items, self._items = self._items, []
        for item in items:
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(item))


class AccessibleTile(QAccessibleInterface):
    """The tile at one place of the grid; not valid while the set is smaller."""

    def __init__(self, list_of_tiles: AccessibleGrid, place: int) -> None:
        super().__init__()
        self._list = list_of_tiles
        self._place = place

    def isValid(self) -> bool:
        return self._place < self._list.childCount()

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

    def text(self, kind: QAccessible.Text) -> str:
        return self._list.grid.name(self._place) if self.isValid() and kind is QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        pass

    def rect(self) -> QRect:
        if not self.isValid():
            return QRect()
        area = self._list.grid.area(self._place)
        return QRect(self._list.grid.mapToGlobal(QPoint(area.topLeft())), area.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        if not self.isValid():
            state.invalid = True
            return state
        grid = self._list.grid
        state.focusable = True
        state.focused = grid.ring == self._place
        state.checkable = True
        state.checked = grid.is_entered(self._place)
        state.disabled = not grid.isEnabled()
        return state


_grids: dict[int, AccessibleGrid] = {}
"""What was handed out, by grid: Qt does not keep interfaces alive, and each must go with its grid."""


@cache
def install() -> None:
    """Let screen readers find every grid that is made from now on."""
    QAccessible.installFactory(_make)
    application = QCoreApplication.instance()
    assert application is not None
    application.aboutToQuit.connect(_release_all)


def _make(key: str, thing: QObject | None) -> QAccessibleInterface | None:
    if not isinstance(thing, Cells):
        return None
    number = id(thing)
    given = _grids[number] = AccessibleGrid(thing)
    thing.changed.connect(lambda: given.tell_changes())
    thing.moved.connect(lambda: given.tell_focus())
    thing.destroyed.connect(lambda: _release(number))
    return given


def _release(number: int) -> None:
    given = _grids.pop(number, None)
    if given is not None:
        given.release()


def _release_all() -> None:
    for number in tuple(_grids):
        _release(number)
