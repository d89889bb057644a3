"""The grid of tiles as a screen reader finds it: a list of tiles, each with its name and where it is."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface

from domino_desktop.ui.controls import accessible_items
from domino_desktop.ui.controls.accessible_items import Item, ItemList
from domino_desktop.ui.desk.tile_cells import Cells


class AccessibleGrid(ItemList):
    """A list whose items are the tiles of the set."""

    def __init__(self, grid: Cells) -> None:
        super().__init__(grid)
        self._grid = grid

    @property
    def grid(self) -> Cells:
        """The tiles that are named; only to be asked while this is valid."""
        return self._grid

    def childCount(self) -> int:
        return self._grid.count if self.isValid() else 0

    def make_item(self, place: int) -> AccessibleTile:
        return AccessibleTile(self, place)

    def names(self) -> tuple[str, ...]:
        return tuple(self._grid.name(index) for index in range(self._grid.count))

    def focused(self) -> int:
        return -1 if self._grid.ring is None else self._grid.ring


class AccessibleTile(Item):
    """The tile at one place of the grid."""

    def __init__(self, list_of_tiles: AccessibleGrid, place: int) -> None:
        super().__init__(list_of_tiles, place)
        self._tiles = list_of_tiles

    def text(self, kind: QAccessible.Text) -> str:
        return self._tiles.grid.name(self._place) if self.isValid() and kind is QAccessible.Text.Name else ""

    def rect(self) -> QRect:
        if not self.isValid():
            return QRect()
        area = self._tiles.grid.area(self._place)
        return QRect(self._tiles.grid.mapToGlobal(QPoint(area.topLeft())), area.size())

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        if not self.isValid():
            state.invalid = True
            return state
        grid = self._tiles.grid
        state.focusable = True
        state.focused = grid.ring == self._place
        state.checkable = True
        state.checked = grid.is_entered(self._place)
        state.disabled = not grid.isEnabled()
        return state


@cache
def install() -> None:
    """Let screen readers find every grid that is made from now on."""
    accessible_items.install(_make)


def _make(key: str, thing: QObject | None) -> QAccessibleInterface | None:
    if not isinstance(thing, Cells):
        return None
    grid = AccessibleGrid(thing)
    accessible_items.keep(thing, grid)
    thing.changed.connect(lambda: grid.tell_changes())
    thing.moved.connect(lambda: grid.tell_focus())
    return grid
