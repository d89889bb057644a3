"""The way to the tournaments and back: their list, the one in view, and everything that opens over them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from domino_desktop.controller.tournament import TournamentController
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament as words
from domino_desktop.storage.database import Database
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.settings import Settings
from domino_desktop.storage.tournament_rows import TournamentDamaged
from domino_desktop.ui.dialogs.teller import Teller
from domino_desktop.ui.look import Look
from domino_desktop.ui.tournament.tabs import Tab
from domino_desktop.ui.tournament.tournaments_page import TournamentsPage

if TYPE_CHECKING:
    from domino_desktop.ui.tournament.page import TournamentPage


class Host(Protocol):
    """What the tournaments ask of the program."""

    @property
    def language(self) -> Language: ...

    @property
    def settings(self) -> Settings: ...


class TournamentRoom(QObject):
    """Shows one page after another. ``shown`` carries a page; ``left`` when the director is done.

    ``rules_wanted`` carries a `RuleSet` to be read, ``desk_wanted`` the id of a desk that a table is called to,
    ``table_wanted`` the `TableSetup` of a table that is played in the program.
    """

    shown = Signal(QWidget)
    left = Signal()
    rules_wanted = Signal(object)
    desk_wanted = Signal(int)
    table_wanted = Signal(object)

    def __init__(
        self, pages: QStackedWidget, look: Look, teller: Teller, paths: DataPaths, database: Database, host: Host
    ) -> None:
        super().__init__(pages)
        self._pages, self._look, self._teller = pages, look, teller
        self._paths, self._database, self._host = paths, database, host
        self._open: dict[int, TournamentController] = {}
        self._list: TournamentsPage | None = None
        self._page: TournamentPage | None = None
        pages.currentChanged.connect(self._clear_away)

    def __contains__(self, page: object) -> bool:
        return page is not None and page in (self._list, self._page)

    def enter(self) -> None:
        """Show all tournaments."""
        if self._list is None:
            self._list = page = TournamentsPage(self._look.art(), self._look.icons)
            page.back.connect(self.left)
            page.opened.connect(self._show_tournament)
            self._pages.addWidget(page)
        self._present_list()
        self.shown.emit(self._list)

    def return_from_desk(self) -> None:
        """From the referee desk back to the tournament whose table was called there."""
        self.enter()

    def retranslate(self, language: Language) -> None:
        """Go on in this language."""
        if self._list is not None:
            self._present_list()
        if self._page is not None:
            self._page.retranslate(language)

    def redress(self) -> None:
        """Go on in the look of now."""
        for page in (self._list, self._page):
            if page is not None:
                page.set_art(self._look.art())

    def forget_tables(self) -> None:
        """The tournaments are other ones now, or gone."""
        self._clear_away()

    def _office(self, tournament_id: int) -> TournamentController | None:
        """The controller of a tournament; None when it cannot be read."""
        if tournament_id not in self._open:
            try:
                made = TournamentController(self._database.tournaments, self._database.members, tournament_id, self)
            except TournamentDamaged:
                return None
            made.failed.connect(self._teller.tell_fault)
            self._open[tournament_id] = made
        return self._open[tournament_id]

    def _present_list(self) -> None:
        from domino_desktop.ui.tournament.tournament_card import card_of

        assert self._list is not None
        cards = []
        with self._teller.telling_faults():
            for entry in self._database.tournaments.entries():
                office = self._office(entry.id)
                if office is not None:
                    cards.append(card_of(entry.id, office, entry.changed, self._host.language))
        self._list.present(cards, self._host.language)

    def _show_tournament(self, tournament_id: int) -> None:
        office = self._office(tournament_id)
        if office is None:
            self._teller.tell(words.UNREADABLE)
            return
        page = self._made_page()
        page.present(office, self._host.language)
        self.shown.emit(page)

    def _made_page(self) -> TournamentPage:
        from domino_desktop.ui.tournament.page import TournamentPage

        if self._page is None:
            self._page = page = TournamentPage(self._look.art(), self._look.icons)
            page.back.connect(self.enter)
            page.tab_made.connect(self._listen)
            self._pages.addWidget(page)
        return self._page

    def _listen(self, tab: Tab, made: QWidget) -> None:
        """Follow what a tab asks for that leaves the tab."""

    def _clear_away(self) -> None:
        """Nobody is here any more: let go of every page; all is stored."""
        if self._pages.currentWidget() in self:
            return
        pages = [page for page in (self._list, self._page) if page is not None]
        self._list = self._page = None
        for office in self._open.values():
            office.deleteLater()
        self._open = {}
        for page in pages:
            self._pages.removeWidget(page)
            page.deleteLater()
