"""What every layout of our own needs besides its arithmetic: the widgets in it."""

from __future__ import annotations

import shiboken6
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget, QWidgetItem


class OwnLayout(QLayout):
    """Holds its widgets in the order in which they were added; a derived class places them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        """Take an item that Qt has made for a widget.

        PySide may hand it over in the wrapper of an earlier one that lay at the same address, and that belongs to
        another layout. It becomes invalid together with that one; Qt would then find nothing here, not take out what
        goes, and die of it. So each gets a wrapper of its own.
        """
        (address,) = shiboken6.getCppPointer(item)
        shiboken6.invalidate(item)
        own = shiboken6.wrapInstance(address, QWidgetItem)
        assert isinstance(own, QLayoutItem)
        self._items.append(own)
        self.invalidate()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        return True
