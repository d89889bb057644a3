"""F1 in a window of its own, which has no menus: the sheet comes over it, and goes again."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.storage.settings import Settings
from domino_desktop.ui.help.lines import told_lines
from domino_desktop.ui.help.place_keys import keys_at, keys_everywhere
from domino_desktop.ui.help.sheet import HelpSheet
from domino_desktop.ui.help.topics import topic_of
from domino_desktop.ui.keys import keys_in_force
from domino_desktop.ui.look import Look


class WindowHelp(QObject):
    """Belongs to its window. ``language`` answers what its sheet speaks when it opens."""

    def __init__(self, window: QWidget, look: Look, language: Callable[[], Language]) -> None:
        super().__init__(window)
        self._window, self._look, self._language = window, look, language
        self._sheet: HelpSheet | None = None
        window.installEventFilter(self)

    @property
    def sheet(self) -> HelpSheet | None:
        """The sheet while it is open."""
        return self._sheet

    def toggle(self) -> None:
        """Open the help about the window, or close it."""
        if self._sheet is not None:
            self._close()
            return
        window, language, name = self._window, self._language(), type(self._window).__name__
        topic = topic_of(window, is_first=False)
        assert topic is not None
        self._sheet = sheet = HelpSheet(self._look.theme, self._look.icons, window)
        sheet.installEventFilter(self)
        sheet.closed.connect(self._close)
        keys = keys_in_force(Settings(), language)
        sheet.present(topic.told(language), language, tour=False, how_to_play=False, rules=False)
        here, everywhere = (told_lines(told, window, language, keys) for told in (keys_at(name), keys_everywhere(name)))
        sheet.show_keys(here, everywhere, language)
        sheet.open_over(window.rect(), is_still=self._look.motion().is_reduced)

    def _close(self) -> None:
        sheet, self._sheet = self._sheet, None
        if sheet is not None:
            sheet.hide()
            sheet.deleteLater()
            self._window.setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and event.key() == Qt.Key.Key_F1:
            if not event.isAutoRepeat():
                self.toggle()
            return True
        if event.type() is QEvent.Type.Resize and watched is self._window and self._sheet is not None:
            self._sheet.place(self._window.rect())
        return super().eventFilter(watched, event)
