"""The window itself: its size and place, which are kept, and the stack of pages in it."""

from __future__ import annotations

import contextlib
from dataclasses import replace

from PySide6.QtCore import QByteArray, Qt, QTranslator
from PySide6.QtGui import QCloseEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget

from domino_desktop.i18n.language import qt_translator
from domino_desktop.storage.faults import StorageFault
from domino_desktop.storage.settings import SettingsFile

LEAST_WIDTH, LEAST_HEIGHT = 800, 600


class Frame(QMainWindow):
    """A window with one page at a time, as large and in the same place as last time."""

    def __init__(self, file: SettingsFile) -> None:
        super().__init__()
        self._file = file
        self._qt_texts: QTranslator | None = None
        self._pages = QStackedWidget()
        self.setCentralWidget(self._pages)
        self.setMinimumSize(LEAST_WIDTH, LEAST_HEIGHT)
        kept = file.settings.window_geometry
        if not kept or not self.restoreGeometry(QByteArray.fromBase64(kept.encode())):
            self.resize(1280, 800)

    def speak_qt(self, code: str) -> None:
        """Let the texts of Qt's own dialogs be in this language from now on."""
        application = QApplication.instance()
        assert application is not None
        if self._qt_texts is not None:
            application.removeTranslator(self._qt_texts)
        self._qt_texts = qt_translator(code)
        application.installTranslator(self._qt_texts)
        self.setWindowTitle("Domino Desktop")

    def toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        current = self._pages.currentWidget()
        if current is not None:
            current.setFocus(Qt.FocusReason.OtherFocusReason)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Every move is already stored: there is nothing to ask."""
        geometry = self.saveGeometry().toBase64().toStdString()
        # nobody wants to hear now that the place of the window could not be kept
        with contextlib.suppress(StorageFault):
            self._file.save(replace(self._file.settings, window_geometry=geometry))
        super().closeEvent(event)
