"""The quiet button that offers what can be sent to others."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import share
from domino_desktop.ui.controls import QuietButton
from domino_desktop.ui.share_wishes import SHARE_ROWS


class ShareButton(QuietButton):
    """Opens a small menu; ``wished`` carries the ShareWish that was chosen."""

    wished = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._menu = QMenu(self)
        self._items = [(self._menu.addAction(""), words) for _, words in SHARE_ROWS]
        for (item, _), (wish, _) in zip(self._items, SHARE_ROWS, strict=True):
            item.triggered.connect(lambda _checked=False, wish=wish: self.wished.emit(wish))
        self.clicked.connect(lambda: self._menu.popup(self.mapToGlobal(self.rect().topLeft())))

    def retranslate(self, language: Speaker) -> None:
        """Offer it in this language."""
        self.setText(language.say(share.SHARE))
        for item, words in self._items:
            item.setText(language.say(words))
