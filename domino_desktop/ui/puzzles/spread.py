"""A board and what belongs to it: side by side, or one below the other where it is narrow."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from domino_desktop.ui.controls.scrolling import scroll_by_key, scroll_of

MARGIN: Final = 20
"""Room at the sides and below."""

_WIDE: Final = 104  # letters across, from which the panel stands beside the board
_BESIDE: Final = 42  # letters across of the panel beside the board
_LEAST_BOARD: Final = 300
_LEAST_LINES: Final = 13  # lines of text that the board is high at least: names and hands grow with them
_SHARE_OF_BOARD: Final = 0.76  # of the height, at least, where the panel stands below it
_UNBOUNDED: Final = 16_777_215


class Spread(QWidget):
    """Beside the board the panel scrolls by itself; where it stands below, both scroll together."""

    def __init__(self, board: QWidget, panel: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._board, self._panel = board, panel
        self._beside = scroll_of(panel)
        body = QWidget()
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight, body)
        self._both.setContentsMargins(MARGIN, 0, MARGIN, MARGIN)
        self._both.setSpacing(16)
        self._both.addWidget(board, 1)
        self._both.addWidget(self._beside)
        self.area = scroll_of(body)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.area)

    @property
    def is_wide(self) -> bool:
        """Whether there is room for both side by side."""
        return self.width() >= _WIDE * self.fontMetrics().averageCharWidth()

    def arrange(self) -> None:
        """Give the board what the panel leaves; to be called when the panel may need another height."""
        letter, is_wide = self.fontMetrics().averageCharWidth(), self.is_wide
        self._both.setDirection(QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom)
        self._beside.setMaximumWidth(_BESIDE * letter if is_wide else _UNBOUNDED)
        self._beside.setMinimumWidth(_BESIDE * letter if is_wide else 0)
        own_bar = Qt.ScrollBarPolicy.ScrollBarAsNeeded if is_wide else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self._beside.setVerticalScrollBarPolicy(own_bar)
        if is_wide:
            self._board.setMinimumHeight(_LEAST_BOARD)
            self._board.setMaximumHeight(_UNBOUNDED)
            self._beside.setMinimumHeight(0)
            return
        room, bar = self.height() - MARGIN, self.area.verticalScrollBar().sizeHint().width()
        # Whether or not a scroll bar comes, there is room enough.
        needed = self._panel.heightForWidth(self.width() - 2 * MARGIN - bar)
        least = max(_LEAST_BOARD, _LEAST_LINES * self.fontMetrics().lineSpacing())
        self._board.setFixedHeight(max(least, round(room * _SHARE_OF_BOARD), room - needed - 16))
        self._beside.setMinimumHeight(needed)

    def show_board(self) -> None:
        """Scroll back to the board."""
        self.area.verticalScrollBar().setValue(0)

    def show_all(self) -> None:
        """Scroll back to the board and to the beginning of the panel."""
        for area in (self._beside, self.area):
            area.verticalScrollBar().setValue(0)

    def show_panel(self) -> None:
        """Scroll to the beginning of the panel."""
        self._beside.verticalScrollBar().setValue(0)
        if not self.is_wide:
            self.area.verticalScrollBar().setValue(self._beside.y())

    def show_part(self, part: QWidget) -> None:
        """Scroll as far as it takes to see this part of the panel."""
        for area in (self._beside, self.area):
            area.ensureWidgetVisible(part, 0, MARGIN)

    def show_focus(self) -> None:
        """Scroll to what has the keyboard, if that is in the panel."""
        now = self.window().focusWidget()
        if now is not None and self._panel.isAncestorOf(now):
            for area in (self._beside, self.area):
                area.ensureWidgetVisible(now)

    def scroll_by(self, event: QKeyEvent) -> bool:
        """Whether this is a key that scrolls; then it has done so."""
        return scroll_by_key(self.area, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange()
