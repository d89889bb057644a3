"""Where the panes of a page lie upon each other."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QStackedWidget

_LEAST: Final = QSize(320, 240)


class Panes(QStackedWidget):
    """One pane at a time, none of which asks for more room than there is: they scroll."""

    def minimumSizeHint(self) -> QSize:
        return _LEAST
