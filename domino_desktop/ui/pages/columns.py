"""A grid of equal columns, as many as fit."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayoutItem, QWidget

from domino_desktop.ui.controls.own_layout import OwnLayout


class ColumnLayout(OwnLayout):
    """Lays its widgets out in equal columns; those of one row are equally high.

    There are as many columns as fit when each is at least ``letters`` of the widget's font wide, at most ``most``.
    ``centred`` puts a last row that is not full in the middle.
    A last row that would hold a single widget is avoided where a column less divides evenly.
    With ``as_in_full_rows`` few widgets are as narrow as many would be.
    """

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        letters: int,
        most: int,
        spacing: int = 14,
        centred: bool = False,
        as_in_full_rows: bool = False,
    ) -> None:
        super().__init__(parent)
        self._centred = centred
        self._as_in_full_rows = as_in_full_rows
        self._letters = letters
        self._most = most
        self.setSpacing(spacing)

    def columns(self, width: int) -> int:
        """How many columns this width holds."""
        shown = sum(not item.isEmpty() for item in self._items)
        parent = self.parentWidget()
        least = self._letters * (parent.fontMetrics().averageCharWidth() if parent is not None else 8)
        least = max(least, max((item.minimumSize().width() for item in self._items if not item.isEmpty()), default=1))
        fitting = max(1, min(self._most, (width + self.spacing()) // (least + self.spacing())))
        if self._as_in_full_rows:
            return fitting
        fitting = min(fitting, max(1, shown))
        if fitting > 2 and shown % fitting == 1 and shown % (fitting - 1) == 0:
            return fitting - 1
        return fitting

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Horizontal

    def heightForWidth(self, width: int) -> int:
        margins = self.contentsMargins()
        inner = width - margins.left() - margins.right()
        return self._place(QRect(0, 0, inner, 0), move=False) + margins.top() + margins.bottom()

    def sizeHint(self) -> QSize:
        least = self.minimumSize().width()
        width = max((item.sizeHint().width() for item in self._items if not item.isEmpty()), default=0)
        width = max(least, width)
        return QSize(width, self.heightForWidth(width))

    def minimumSize(self) -> QSize:
        width = max((item.minimumSize().width() for item in self._items if not item.isEmpty()), default=0)
        return QSize(width, 0).grownBy(self.contentsMargins())

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect.marginsRemoved(self.contentsMargins()), move=True)

    def _place(self, area: QRect, *, move: bool) -> int:
        """Place the items within the area's width; answers the height they need."""
        items = [item for item in self._items if not item.isEmpty()]
        if not items:
            return 0
        columns = self.columns(area.width())
        width = (area.width() - self.spacing() * (columns - 1)) // columns
        parent = self.parentWidget()
        backwards = parent is not None and parent.isRightToLeft()
        y = area.top()
        for start in range(0, len(items), columns):
            row = items[start : start + columns]
            height = max(_height(item, width) for item in row)
            if move:
                left = area.left()
                if self._centred:
                    left += (columns - len(row)) * (width + self.spacing()) // 2
                for place, item in enumerate(row):
                    column = len(row) - 1 - place if backwards else place
                    item.setGeometry(QRect(left + column * (width + self.spacing()), y, width, height))
            y += height + self.spacing()
        return y - self.spacing() - area.top()


def _height(item: QLayoutItem, width: int) -> int:
    hint = item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()
    return max(hint, item.minimumSize().height())
