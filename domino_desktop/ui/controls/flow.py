"""A row that goes on in the next line when it is full."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Lays its widgets side by side at their size hint and starts a new line where the width ends."""

    def __init__(self, parent: QWidget | None = None, *, spacing: int = 8) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        margins = self.contentsMargins()
        inner = width - margins.left() - margins.right()
        return self._place(QRect(0, 0, inner, 0), move=False) + margins.top() + margins.bottom()

    def sizeHint(self) -> QSize:
        shown = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(size.width() for size in shown) + self.spacing() * max(0, len(shown) - 1)
        return self._with_margins(QSize(width, max((size.height() for size in shown), default=0)))

    def minimumSize(self) -> QSize:
        least = QSize(0, 0)
        for item in self._items:
            if not item.isEmpty():
                least = least.expandedTo(item.minimumSize())
        return self._with_margins(least)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect.marginsRemoved(self.contentsMargins()), move=True)

    def _with_margins(self, size: QSize) -> QSize:
        return size.grownBy(self.contentsMargins())

    def _place(self, area: QRect, *, move: bool) -> int:
        """Place the items within the area's width; answers the height they need."""
        x, y, line = area.left(), area.top(), 0
        parent = self.parentWidget()
        backwards = parent is not None and parent.isRightToLeft()
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint()
            width = min(size.width(), max(area.width(), item.minimumSize().width()))
            height = item.heightForWidth(width) if item.hasHeightForWidth() else size.height()
            if line and x + width > area.left() + area.width():
                x, y, line = area.left(), y + line + self.spacing(), 0
            if move:
                left = area.left() + area.right() - x - width + 1 if backwards else x
                item.setGeometry(QRect(QPoint(left, y), QSize(width, height)))
            x += width + self.spacing()
            line = max(line, height)
        return y + line - area.top()
