"""What can be done now, as a short list that one key walks through and another one acts on."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QMenu, QScrollArea, QWidget

from domino_desktop.ui.controls import PrimaryButton

_ROW: Final = 24  # buttons whose upper edges differ by less stand in one row


@dataclass(frozen=True)
class Thing:
    """One of them: what it is from one moment to the next, its name aloud, and its place within ``on``.

    ``reach`` is called before it is pointed at, to bring it into view, and ``do`` when it is chosen.
    """

    key: Hashable
    name: str
    on: QWidget
    place: Callable[[], QRect]
    do: Callable[[], object]
    reach: Callable[[], object] = field(default=lambda: None)


def buttons_of(page: QWidget) -> list[Thing]:
    """Every button on this page that can be pressed: the main one first, then as one reads."""
    found = [one for one in page.findChildren(QAbstractButton) if one.isVisibleTo(page) and one.isEnabled()]

    def order(button: QAbstractButton) -> tuple[bool, int, int]:
        corner = button.mapTo(page, QPoint(0, 0))
        return not isinstance(button, PrimaryButton), corner.y() // _ROW, corner.x()

    found.sort(key=order)
    return [button_thing(one, page) for one in found]


def button_thing(button: QAbstractButton, on: QWidget) -> Thing:
    """A button as a thing to do."""
    return Thing(
        button,
        button.accessibleName() or button.text(),
        on,
        lambda: QRect(button.mapTo(on, QPoint(0, 0)), button.size()),
        button.click,
        lambda: _bring_into_view(button),
    )


def items_of(menu: QMenu) -> list[Thing]:
    """Every item of an open menu; after the last of them it can be closed again."""
    items = [one for one in menu.actions() if one.isVisible() and one.isEnabled() and not one.isSeparator()]
    return [*(_item_thing(item, menu) for item in items), Thing(menu, menu.title(), menu, menu.rect, menu.close)]


def _item_thing(item: QAction, menu: QMenu) -> Thing:
    def choose() -> None:
        menu.close()
        item.trigger()

    return Thing(item, item.text().replace("&", ""), menu, lambda: menu.actionGeometry(item), choose)


def _bring_into_view(widget: QWidget) -> None:
    around = widget.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(widget)
        around = around.parentWidget()
