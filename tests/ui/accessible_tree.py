"""The accessible tree below a widget, as plain data that outlives it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QComboBox, QLineEdit, QSlider, QWidget

Role = QAccessible.Role
_Text = QAccessible.Text

FLAGS = ("focusable", "focused", "checkable", "checked", "selected", "disabled", "expandable", "readOnly")

WITHIN = (Role.Grouping, Role.Pane, Role.Dialog, Role.List)
"""What gives the things within it their context, if it has a name."""


@dataclass(frozen=True)
class Node:
    """One thing as a screen reader finds it; ``within`` are the names of the groups around it, outermost first."""

    role: Role
    name: str
    description: str
    value: str
    flags: frozenset[str]
    kind: str
    within: tuple[str, ...]
    depth: int

    @property
    def told(self) -> str:
        """Everything that is said of it."""
        return " ".join(text for text in (self.name, self.description, self.value) if text)

    def line(self) -> str:
        """One line of a dump."""
        flags = ", ".join(flag for flag in FLAGS if flag in self.flags)
        more = f" — {self.description}" if self.description else ""
        return f"{'  ' * self.depth}{self.role.name} {self.kind} “{self.name}”{more}{f' [{flags}]' if flags else ''}"


def tree(widget: QWidget) -> list[Node]:
    """Every visible thing below this widget, in the order of a reader's walk."""
    found: list[Node] = []
    _walk(QAccessible.queryAccessibleInterface(widget), (), 0, found)
    return found


def _walk(thing, within, depth, found):
    if thing is None or not thing.isValid() or thing.state().invisible:
        return
    state, role, name = thing.state(), thing.role(), thing.text(_Text.Name)
    flags = frozenset(flag for flag in FLAGS if getattr(state, flag))
    kind = type(thing.object()).__name__
    found.append(Node(role, name, thing.text(_Text.Description), thing.text(_Text.Value), flags, kind, within, depth))
    inside = (*within, name) if role in WITHIN and name else within
    for number in range(thing.childCount()):
        _walk(thing.child(number), inside, depth + 1, found)


def pressable(widget: QWidget) -> list[QWidget]:
    """Every visible widget below this one that somebody presses or types into."""
    kinds = (QAbstractButton, QComboBox, QLineEdit, QAbstractSpinBox, QSlider)
    found = [one for kind in kinds for one in widget.findChildren(kind) if one.isVisible() and one.isEnabled()]
    return [one for one in found if not isinstance(one.parent(), QAbstractSpinBox)]
