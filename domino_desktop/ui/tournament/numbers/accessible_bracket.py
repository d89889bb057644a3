"""The bracket of a knockout as a screen reader finds it: a list of lines, each with its match and its result."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface

from domino_desktop.ui.controls import accessible_items
from domino_desktop.ui.controls.accessible_items import Item, ItemList
from domino_desktop.ui.tournament.numbers.bracket_picture import BracketPicture


class AccessibleBracket(ItemList):
    """One item for each line of the bracket."""

    def __init__(self, picture: BracketPicture) -> None:
        super().__init__(picture)
        self._picture = picture

    @property
    def picture(self) -> BracketPicture:
        """The bracket; only to be asked while this is valid."""
        return self._picture

    def childCount(self) -> int:
        return len(self._picture.lines) if self.isValid() else 0

    def make_item(self, place: int) -> AccessibleLine:
        return AccessibleLine(self, place)

    def names(self) -> tuple[str, ...]:
        return tuple(line.told for line in self._picture.lines)

    def focused(self) -> int:
        return self._picture.at if self._picture.lines else -1


class AccessibleLine(Item):
    """One line."""

    def __init__(self, bracket: AccessibleBracket, place: int) -> None:
        super().__init__(bracket, place)
        self._bracket = bracket

    def text(self, kind: QAccessible.Text) -> str:
        is_name = self.isValid() and kind is QAccessible.Text.Name
        return self._bracket.picture.lines[self._place].told if is_name else ""

    def rect(self) -> QRect:
        if not self.isValid():
            return QRect()
        picture = self._bracket.picture
        area = picture.line_area(self._place)
        return QRect(picture.mapToGlobal(area.topLeft()), area.size())


@cache
def install() -> None:
    """Let screen readers find every bracket that is made from now on."""
    accessible_items.install(_make)


def _make(key: str, thing: QObject | None) -> QAccessibleInterface | None:
    if not isinstance(thing, BracketPicture):
        return None
    bracket = AccessibleBracket(thing)
    accessible_items.keep(thing, bracket)
    thing.changed.connect(lambda: bracket.tell_changes())
    thing.moved.connect(lambda: bracket.tell_focus())
    return bracket
