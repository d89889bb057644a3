"""The cards of a tournament round as a screen reader finds them: a list of tables, or of the names on them."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface

from domino_desktop.ui.controls import accessible_items
from domino_desktop.ui.controls.accessible_items import Item, ItemList
from domino_desktop.ui.tournament.rounds.table_tiles import TableTiles


class AccessibleTables(ItemList):
    """One item for each card, or for each name where names are chosen."""

    def __init__(self, tiles: TableTiles) -> None:
        super().__init__(tiles)
        self._tiles = tiles

    @property
    def tiles(self) -> TableTiles:
        """The cards; only to be asked while this is valid."""
        return self._tiles

    def places(self) -> list[tuple[int, int | None]]:
        """The card, and the name on it, of every item."""
        if not self._tiles.by_slots:
            return [(place, None) for place in range(len(self._tiles.values))]
        return [(place, slot) for place, value in enumerate(self._tiles.values) for slot in range(len(value.slots))]

    def told(self, place: int, slot: int | None) -> str:
        """What is said of a card or a name."""
        value = self._tiles.values[place]
        return value.told if slot is None else value.slots[slot].told

    def childCount(self) -> int:
        return len(self.places()) if self.isValid() else 0

    def make_item(self, place: int) -> AccessibleTable:
        return AccessibleTable(self, place)

    def names(self) -> tuple[str, ...]:
        return tuple(self.told(*place) for place in self.places())

    def focused(self) -> int:
        card, slot = self._tiles.place
        here = (card, slot if self._tiles.by_slots else None)
        places = self.places()
        return places.index(here) if here in places else -1


class AccessibleTable(Item):
    """What is at one place of the list."""

    def __init__(self, tables: AccessibleTables, place: int) -> None:
        super().__init__(tables, place)
        self._tables = tables

    def text(self, kind: QAccessible.Text) -> str:
        if not self.isValid() or kind is not QAccessible.Text.Name:
            return ""
        return self._tables.told(*self._tables.places()[self._place])

    def rect(self) -> QRect:
        if not self.isValid():
            return QRect()
        tiles = self._tables.tiles
        area = tiles.area(*self._tables.places()[self._place])
        return QRect(tiles.mapToGlobal(area.topLeft()), area.size())


@cache
def install() -> None:
    """Let screen readers find every list of tables that is made from now on."""
    accessible_items.install(_make)


def _make(key: str, thing: QObject | None) -> QAccessibleInterface | None:
    if not isinstance(thing, TableTiles):
        return None
    tables = AccessibleTables(thing)
    accessible_items.keep(thing, tables)
    thing.changed.connect(lambda: tables.tell_changes())
    thing.moved.connect(lambda: tables.tell_focus())
    return tables
