"""Tab goes the way the eye goes: through the layouts from top to bottom."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QScrollArea, QWidget


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
    """Asks where each child is, and never for an item: wrappers of items outlive them, and stand for others then."""
    holder = layout.parentWidget()
    children = [] if holder is None else holder.children()
    placed: list[tuple[int, QWidget | QLayout]] = []
    for each in (*children, *layout.children()):
        if isinstance(each, QWidget | QLayout):
            placed.append((layout.indexOf(each), each))
    for place, each in sorted(placed, key=lambda one: one[0]):
        if place >= 0:
            yield from _stops(each) if isinstance(each, QWidget) else _stops_in(each)
