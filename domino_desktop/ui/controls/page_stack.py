"""A stack of pages that come and go."""

from __future__ import annotations

from PySide6.QtWidgets import QStackedWidget, QWidget


class PageStack(QStackedWidget):
    """Shows one of its pages at a time.

    PySide gives a widget that is taken out of a stack to Python: it would end together with its last name there,
    mostly in the midst of the key or the click that leads away from it. Here it stays until it is deleted later.
    """

    def removeWidget(self, widget: QWidget) -> None:
        super().removeWidget(widget)
        widget.setParent(self)
