"""A row that goes on in the next line when it is full."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayoutItem, QWidget

from domino_desktop.ui.controls.own_layout import OwnLayout

_Line = list[tuple[QLayoutItem, QSize]]


class FlowLayout(OwnLayout):
    """Lays its widgets side by side at their size hint and starts a new line where the width ends.

    Centred, every line stands in the middle, and of several none is much shorter than the others.
    """

    def __init__(self, parent: QWidget | None = None, *, spacing: int = 8, is_centred: bool = False) -> None:
        super().__init__(parent)
        self._heights: dict[int, int] = {}
        self._is_centred = is_centred
        self.setSpacing(spacing)

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def invalidate(self) -> None:
        self._heights = {}
        super().invalidate()

    def heightForWidth(self, width: int) -> int:
        # Qt asks a dozen times for the same width while it lays out a page.
        if width not in self._heights:
            margins = self.contentsMargins()
            inner = width - margins.left() - margins.right()
            height = self._place(QRect(0, 0, inner, 0), move=False) + margins.top() + margins.bottom()
            self._heights[width] = height
        return self._heights[width]

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
        y = area.top()
        parent = self.parentWidget()
        backwards = parent is not None and parent.isRightToLeft()
        lines = self._lines(area.width())
        if self._is_centred and len(lines) > 1:
            lines = self._balanced(area.width(), len(lines))
        for line in lines:
            spare = area.width() - _width(line, self.spacing())
            x = area.left() + (max(0, spare // 2) if self._is_centred else 0)
            for item, size in line:
                if move:
                    left = area.left() + area.right() - x - size.width() + 1 if backwards else x
                    item.setGeometry(QRect(QPoint(left, y), size))
                x += size.width() + self.spacing()
            y += max(size.height() for _, size in line) + self.spacing()
        return max(0, y - self.spacing() - area.top())

    def _lines(self, width: int) -> list[_Line]:
        """What stands in each line, and how large it is there."""
        lines: list[_Line] = []
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint()
            size.setWidth(min(size.width(), max(width, item.minimumSize().width())))
            if item.hasHeightForWidth():
                size.setHeight(item.heightForWidth(size.width()))
            if lines and _width([*lines[-1], (item, size)], self.spacing()) <= width:
                lines[-1].append((item, size))
            else:
                lines.append([(item, size)])
        return lines

    def _balanced(self, width: int, count: int) -> list[_Line]:
        """So many lines, the longest as short as it may be."""
        least, most = max(size.width() for line in self._lines(width) for _, size in line), width
        while least < most:
            middle = (least + most) // 2
            least, most = (least, middle) if len(self._lines(middle)) <= count else (middle + 1, most)
        return self._lines(most)


def _width(line: _Line, spacing: int) -> int:
    return sum(size.width() for _, size in line) + spacing * (len(line) - 1)
