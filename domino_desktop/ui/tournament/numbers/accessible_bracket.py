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

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return self.item(index) if 0 <= index < self.childCount() else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return self.place_of(child, self.childCount())

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        items = (self.child(index) for index in range(self.childCount()))
        return next((item for item in items if item is not None and item.rect().contains(x, y)), None)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        if not self.isValid() or not self._picture.hasFocus():
            return None
        return self.child(self.focused()) or self


class AccessibleLine(Item):
    """One line; not valid while there are fewer."""

    def __init__(self, bracket: AccessibleBracket, place: int) -> None:
        super().__init__(bracket, place)
        self._bracket = bracket

    def isValid(self) -> bool:
        return self._place < self._bracket.childCount()

    def text(self, kind: QAccessible.Text) -> str:
        is_name = self.isValid() and kind is QAccessible.Text.Name
        return self._bracket.picture.lines[self._place].told if is_name else ""

    def rect(self) -> QRect:
        if not self.isValid():
            return QRect()
        picture = self._bracket.picture
        area = picture.line_area(self._place)
        return QRect(picture.mapToGlobal(area.topLeft()), area.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        if not self.isValid():
            state.invalid = True
            return state
        state.focusable = state.selectable = True
        picture = self._bracket.picture
        state.focused = state.selected = picture.at == self._place and picture.hasFocus()
        return state


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
