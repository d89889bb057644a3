"""The single keys of the table; keys with Ctrl and F belong to the menus."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QWidget

from domino_desktop.i18n.english import English
from domino_desktop.storage.settings import Settings
from domino_desktop.ui.key_sequences import key_sequence
from domino_desktop.ui.keys import Action, Keys, keys_in_force
from domino_desktop.ui.table.desk import Desk
from domino_desktop.ui.table.phrases import Deed
from domino_desktop.ui.table.reader import READS


class Shortcuts:
    """Keys that do something wherever the keyboard is within a widget; at first those of a new program in English."""

    def __init__(self, within: QWidget, done: Mapping[Action, Callable[[], object]]) -> None:
        self._shortcuts: dict[Action, QShortcut] = {}
        self.keys = keys_in_force(Settings(), English())
        for action, do in done.items():
            self.listen(action, within, do)

    def listen(self, action: Action, within: QWidget, do: Callable[[], object]) -> None:
        """Do this when the key of an action is pressed anywhere within this widget."""
        shortcut = QShortcut(within)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.setAutoRepeat(action in (Action.ZOOM_IN, Action.ZOOM_OUT))
        shortcut.activated.connect(do)
        self._shortcuts[action] = shortcut
        self.follow(self.keys)

    def follow(self, keys: Keys) -> None:
        """Listen to these keys from now on."""
        self.keys = keys
        for action, shortcut in self._shortcuts.items():
            shortcut.setKeys([key_sequence(key) for key in keys[action]])


def table_keys(desk: Desk, act: Callable[[Deed], object], read: Callable[[Action], object]) -> Shortcuts:
    """The keys of a desk; those of action buttons are done by ``act``, those that say something by ``read``."""
    reads = {action: partial(read, action) for action in READS}
    return Shortcuts(
        desk,
        {
            Action.DRAW: lambda: act(Deed.TAKE),
            Action.PASS: lambda: act(Deed.PASS),
            Action.BLOCK: lambda: act(Deed.BLOCK),
            Action.SORT: desk.board.sort_hand,
            Action.ZOOM_IN: desk.board.zoom_in,
            Action.ZOOM_OUT: desk.board.zoom_out,
            Action.STORY: desk.toggle_story,
            **reads,
        },
    )
