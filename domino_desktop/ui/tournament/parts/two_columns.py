"""A list with what one does to it: side by side, each scrolling on its own, or below each other where it is narrow."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.ui.controls.scrolling import scroll_of
from domino_desktop.ui.pages.rows import flowing
from domino_desktop.ui.pages.tab_order import order_tabs

_ASIDE: Final = 58
"""Letters that the column at the side is wide."""
_LIST: Final = 46
"""Letters that the list needs beside it."""
_MARGIN: Final = 20
_AROUND: Final = 24


class TwoColumns(QWidget):
    """``above`` stands over ``main`` where it is narrow, ``below`` under it; else both stand beside it.

    ``head`` stays in view above all where there is room, and scrolls with the rest where there is not.
    """

    def __init__(
        self, main: QWidget, above: QWidget, below: QWidget, head: QWidget | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._main, self._above, self._below = main, above, below
        self._head = () if head is None else (head,)
        self._is_wide: bool | None = None
        self._left, self._right = (_Column() for _ in range(2))
        self._areas = (scroll_of(self._left), scroll_of(self._right))
        self._top = QVBoxLayout()
        self._top.setContentsMargins(_MARGIN, 4, _MARGIN, 4)
        row = QHBoxLayout()
        row.setSpacing(0)
        for area in self._areas:
            row.addWidget(area, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(self._top)
        whole.addLayout(row, 1)
        self._left.hold(*self._head, above, main, below)

    @property
    def is_wide(self) -> bool:
        """Whether both columns stand side by side."""
        return bool(self._is_wide)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._arrange()

    def _arrange(self) -> None:
        letter = self.fontMetrics().averageCharWidth()
        is_wide = self.width() >= (_ASIDE + _LIST) * letter
        self._areas[1].setFixedWidth(_ASIDE * letter)
        if is_wide == self._is_wide:
            return
        self._is_wide = is_wide
        held = QApplication.focusWidget()
        has_keyboard = held is not None and self.isAncestorOf(held)
        if is_wide:
            self._left.hold(self._main)
            self._right.hold(self._above, self._below)
            for head in self._head:
                self._top.addWidget(head)
        else:
            self._left.hold(*self._head, self._above, self._main, self._below)
        self._areas[1].setVisible(is_wide)
        order_tabs(self)
        if has_keyboard and held is not None:
            held.setFocus(Qt.FocusReason.OtherFocusReason)


def scrolling(widget: QWidget) -> QScrollArea | None:
    """The area that this widget scrolls in; None where there is none."""
    holder = widget.parentWidget()
    while holder is not None and not isinstance(holder, QScrollArea):
        holder = holder.parentWidget()
    return holder


def bring_into_view(widget: QWidget) -> None:
    """Scroll to this widget, with a little around it."""
    area = scrolling(widget)
    if area is not None:
        area.ensureWidgetVisible(widget, 0, _AROUND)


def focus_in_view(widget: QWidget) -> None:
    """Give this widget the keyboard, and scroll to it once what has changed around it is laid out."""
    widget.setFocus(Qt.FocusReason.OtherFocusReason)
    QTimer.singleShot(0, widget, lambda: bring_into_view(widget))


def wrapping(*buttons: QWidget) -> QWidget:
    """The buttons side by side, in several lines where it is narrow; a long one wraps its words."""
    for button in buttons:
        policy = button.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred)
        button.setSizePolicy(policy)
    return flowing(*buttons)


class _Column(QWidget):
    """Widgets below each other, at the top."""

    def __init__(self) -> None:
        super().__init__()
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(_MARGIN, 4, _MARGIN, _MARGIN)
        self._rows.setSpacing(14)
        self._rows.addStretch(1)

    def hold(self, *parts: QWidget) -> None:
        """Hold these from now on, in this order."""
        for place, part in enumerate(parts):
            was_hidden = part.isHidden() and part.parentWidget() is not None
            self._rows.insertWidget(place, part)
            part.setVisible(not was_hidden)
