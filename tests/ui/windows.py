"""The whole main window on a data folder of its own, with a stand-in for the computer players."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.settings import Settings, SettingsFile
from domino_desktop.ui.main_window import MainWindow
from tests.controller.engines import ScriptedEngine
from tests.ui.databases import HastyDatabase


class Window(MainWindow):
    """A window whose settings begin as told; ``leave`` closes everything it opened."""

    def __init__(self, qtbot, look, folder, settings=None, size=(1280, 800)):
        paths = DataPaths.under(folder)
        file = SettingsFile.open(paths)
        file.save(settings or Settings(language="en"))
        database = HastyDatabase.open(paths)
        engine = ScriptedEngine()
        engine.is_silent = True
        super().__init__(look, paths, file, database, engine, seed=7)
        self.resize(*size)
        with qtbot.waitActive(self):
            self.show()
            self.activateWindow()

    @property
    def settings(self):
        return self._file.settings

    def key(self, text):
        """A key for whatever has the keyboard."""
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, text)

    def leave(self):
        self.close_down()
        self._database.close()
        self.close()
        self.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
