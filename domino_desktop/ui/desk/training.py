"""The way to the practice of referees and back: its page, and what was solved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from domino_desktop.controller.disputes import Disputes
from domino_desktop.i18n.language import Language
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.training import TrainingFile
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.dialogs.teller import Teller
from domino_desktop.ui.look import Look

if TYPE_CHECKING:
    from domino_desktop.ui.desk.practice.page import PracticePage


class Host(Protocol):
    """What the practice asks of the program."""

    @property
    def language(self) -> Language: ...


class Training(QObject):
    """Shows the disputes; ``left`` when somebody has had enough. What is solved is kept for whoever sits here."""

    shown = Signal(QWidget)
    left = Signal()

    def __init__(
        self, pages: QStackedWidget, look: Look, teller: Teller, paths: DataPaths, host: Host, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._pages, self._look, self._teller, self._paths, self._host = pages, look, teller, paths, host
        self._art = TileArt(look.dress())
        self._page: PracticePage | None = None
        self._file = TrainingFile(paths.training, {}, None)

    def __contains__(self, page: object) -> bool:
        return page is not None and page is self._page

    def enter(self) -> None:
        """Show the list of disputes."""
        from domino_desktop.ui.desk.practice.page import PracticePage

        with self._teller.telling_faults():
            self._file = TrainingFile.open(self._paths)
        if self._page is None:
            self._page = page = PracticePage(self._art, self._look.icons)
            page.back.connect(self.left)
            page.solved.connect(self._note)
            self._pages.addWidget(page)
        self._page.present(Disputes.load(), self._file.disputes(""), self._host.language, self._look.motion())
        self.shown.emit(self._page)

    def retranslate(self, language: Language) -> None:
        """Go on in this language."""
        if self._page is not None:
            self._page.retranslate(language)

    def redress(self) -> None:
        """Go on in the look of now."""
        self._art.wear(self._look.dress())
        if self._page is not None:
            self._page.redress()

    def clear_away(self) -> None:
        """Nobody is here any more: the page goes, and this with it."""
        if self._page is not None:
            self._pages.removeWidget(self._page)
            self._page.deleteLater()
            self._page = None
        self.deleteLater()

    def _note(self, dispute: str, is_right: bool) -> None:
        if is_right:
            with self._teller.telling_faults():
                self._file.note_dispute("", dispute)
