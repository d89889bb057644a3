"""Copying, restoring and deleting everything, as the settings page offers it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import Message, buttons, settings
from domino_desktop.storage import exchange
from domino_desktop.storage.database import Database
from domino_desktop.storage.faults import StorageFault
from domino_desktop.storage.paths import DataPaths
from domino_desktop.ui.dialogs.question import Question
from domino_desktop.ui.dialogs.teller import words_for
from domino_desktop.ui.pages.settings import SettingsPage


class DataKeeping(QObject):
    """Moves all data to a folder and back.

    ``leaving`` before the data change under an open match; ``replaced(is_empty)`` after they did.
    """

    leaving = Signal()
    replaced = Signal(bool)

    def __init__(
        self, database: Database, paths: DataPaths, page: SettingsPage, spoken: Callable[[], Language]
    ) -> None:
        super().__init__(page)
        self._database, self._paths, self._page = database, paths, page
        page.copy_wanted.connect(lambda: self._copy_everything(spoken()))
        page.restore_wanted.connect(lambda: self._restore_everything(spoken()))
        page.delete_wanted.connect(lambda: self._delete_everything(spoken()))

    def _ask_for_folder(self, language: Language, title: Message) -> str:
        """The folder that the person chooses; empty when none."""
        dialog = QFileDialog(self._page, language.say(title))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        # Details have a column that Qt fills with English; these two labels it has translated under other letters.
        dialog.setViewMode(QFileDialog.ViewMode.List)
        dialog.setLabelText(QFileDialog.DialogLabel.LookIn, language.say(settings.LOOK_IN))
        dialog.setLabelText(QFileDialog.DialogLabel.FileType, language.say(settings.FILES_OF_TYPE))
        chosen = dialog.selectedFiles() if dialog.exec() else []
        dialog.deleteLater()
        return next(iter(chosen), "")

    def _copy_everything(self, language: Language) -> None:
        """Ask for a folder and copy everything there."""
        folder = self._ask_for_folder(language, settings.COPY_ALL)
        if not folder:
            return
        try:
            copied = exchange.copy_everything(self._database, self._paths, Path(folder))
        except StorageFault as fault:
            self._page.show_notice(language.say(words_for(fault), folder))
        else:
            self._page.show_notice(language.say(settings.COPIED, str(copied)))

    def _restore_everything(self, language: Language) -> None:
        """Ask for a folder, look whether it holds a whole copy, ask once more, and take it over."""
        chosen = self._ask_for_folder(language, settings.RESTORE)
        if not chosen:
            return
        folder = Path(chosen)
        try:
            exchange.check_copy(folder)
        except (StorageFault, exchange.ExchangeFault):
            self._page.show_notice(language.say(settings.NOT_A_COPY, chosen))
            return
        question = Question(self._page, language, settings.RESTORE_QUESTION, yes=settings.REPLACE, no=buttons.CANCEL)
        question.accepted.connect(lambda: self._restore(folder, language))
        question.open()

    def _restore(self, folder: Path, language: Language) -> None:
        self.leaving.emit()
        try:
            kept = exchange.restore_everything(self._database, self._paths, folder)
        except exchange.ExchangeFault:
            self._page.show_notice(language.say(settings.NOT_A_COPY, str(folder)))
            return
        except StorageFault as fault:
            self._page.show_notice(language.say(words_for(fault), str(self._paths.root)))
            return
        self.replaced.emit(False)
        self._page.show_notice(language.say(settings.RESTORED, str(kept)))

    def _delete_everything(self, language: Language) -> None:
        """The settings page has asked: nothing of what was kept stays."""
        self.leaving.emit()
        try:
            exchange.delete_everything(self._database, self._paths)
        except StorageFault as fault:
            self._page.show_notice(language.say(words_for(fault), str(self._paths.root)))
            return
        self.replaced.emit(True)
