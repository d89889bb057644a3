"""Tab goes the way the eye goes: through the layouts from top to bottom."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QScrollArea, QWidget
from shiboken6 import isValid


def order_tabs(page: QWidget) -> None:
    """Let Tab visit everything in this page in the order of its layouts."""
    for one, following in pairwise(_stops(page)):
        QWidget.setTabOrder(one, following)


def _stops(widget: QWidget) -> Iterator[QWidget]:
    if widget.focusPolicy() != Qt.FocusPolicy.NoFocus:
        yield widget
    layout = widget.layout()
    if isinstance(widget, QScrollArea):
        inner = widget.widget()
        if inner is not None:
            yield from _stops(inner)
    elif layout is not None:
        yield from _stops_in(layout)


def _stops_in(layout: QLayout) -> Iterator[QWidget]:
    for place in range(layout.count()):
        item = layout.itemAt(place)
        # an item that is gone may have left its wrapper to the one that has its address now
        if item is None or not isValid(item):
            continue
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            yield from _stops(widget)
        elif inner is not None:
            yield from _stops_in(inner)
