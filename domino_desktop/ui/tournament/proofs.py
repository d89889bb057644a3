"""From a result to what it was made of, and back to the place where one was."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from domino_desktop.i18n.language import CODES, Language
from domino_desktop.storage.database import Database
from domino_desktop.storage.faults import StorageFault
from domino_desktop.ui.dialogs.teller import Teller
from domino_desktop.ui.look import Look

if TYPE_CHECKING:
    from domino_desktop.controller.result_protocol import ResultProtocol
    from domino_desktop.controller.tournament import TournamentController
    from domino_desktop.ui.tournament.files_desk import FilesDesk
    from domino_desktop.ui.tournament.papers.result_page import ResultPage


class Proofs(QObject):
    """Shows the page of one protocol. ``shown`` carries it, or on the way back the page that one came from.

    ``files`` answers what opens and saves files.
    """

    shown = Signal(QWidget)

    def __init__(
        self,
        pages: QStackedWidget,
        look: Look,
        teller: Teller,
        database: Database,
        files: Callable[[], FilesDesk],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._pages, self._look, self._teller = pages, look, teller
        self._database, self._files = database, files
        self._page: ResultPage | None = None
        self._from: QWidget | None = None
        self._held: QWidget | None = None
        self._office: TournamentController | None = None
        self._language: Language | None = None

    def __contains__(self, page: object) -> bool:
        return page is not None and page is self._page

    def show(self, office: TournamentController, number: int, language: Language) -> None:
        """What the result in the fact with this number was made of, in the director's language."""
        from domino_desktop.ui.tournament.papers.result_page import ResultPage

        if self._page is None:
            self._page = page = ResultPage(self._look.art(), self._look.icons)
            page.back.connect(self._go_back)
            page.save_wanted.connect(self._save)
            page.open_wanted.connect(self._open)
            self._pages.addWidget(page)
        self._from = self._pages.currentWidget()
        self._held = None if self._from is None else self._from.focusWidget()
        self._office, self._language = office, language
        self._present(self._page, number)
        self.shown.emit(self._page)

    def retranslate(self, language: Language) -> None:
        """Go on in this language."""
        self._language = language
        if self._page is not None:
            self._page.retranslate(language)

    def redress(self) -> None:
        """Go on in the look of now."""
        if self._page is not None:
            self._page.set_art(self._look.art())

    def clear_away(self) -> None:
        """Let go of the page that nobody is at."""
        if self._page is not None:
            self._pages.removeWidget(self._page)
            self._page.deleteLater()
        self._page = self._from = self._held = self._office = None

    def _present(self, page: ResultPage, number: int) -> None:
        office, language = self._office, self._language
        assert office is not None and language is not None
        director = office.people.get(office.director)
        codes = [language.code if director is None else director.language]
        codes += [code for code in CODES if any(each.language == code for each in office.people.values())]
        page.present(office, self._finding(office, number), codes, language)

    def _finding(self, office: TournamentController, number: int) -> Generator[None, None, ResultProtocol | None]:
        """Find it bit by bit; what the disk refuses is told."""
        from domino_desktop.controller.result_protocol import protocol_of_result

        try:
            return (yield from protocol_of_result(office, self._database, number))
        except StorageFault as fault:
            self._teller.tell_fault(fault)
            return None

    def _save(self) -> None:
        """The match in a file of its own, for another computer."""
        page, office, language = self._page, self._office, self._language
        if page is not None and page.found is not None and office is not None and language is not None:
            path = self._files().save_match(office, page.found, language)
            if path is not None:
                page.tell_saved(path)

    def _open(self) -> None:
        """The match from a file of the computer where it was played."""
        page, office, language = self._page, self._office, self._language
        if page is not None and page.found is not None and office is not None and language is not None:
            fact = page.found.fact
            if self._files().open_match(office, fact, language):
                self._present(page, fact.number)
                page.focus_first()

    def _go_back(self) -> None:
        """To the page one came from, and on it to what had the keyboard."""
        came_from, held = self._from, self._held
        if came_from is None:
            return
        self.shown.emit(came_from)
        if held is not None and held.isVisible():
            held.setFocus(Qt.FocusReason.OtherFocusReason)
