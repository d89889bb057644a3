"""The pages beside the tournaments: the members of the club, and a season."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament as words
from domino_desktop.storage.database import Database
from domino_desktop.ui.dialogs.teller import Teller
from domino_desktop.ui.look import Look

if TYPE_CHECKING:
    from domino_desktop.storage.members import Member
    from domino_desktop.ui.tournament.numbers.season_page import SeasonPage
    from domino_desktop.ui.tournament.papers.documents.sheet import Sheet
    from domino_desktop.ui.tournament.papers.list_page import ListPage
    from domino_desktop.ui.tournament.people.members_page import MembersPage


class SidePages(QObject):
    """Shows one after another. ``shown`` carries a page, ``left`` when somebody is done there.

    ``members_changed``: names, needs or languages are other ones now, or somebody is forgotten. ``name_erased`` carries
    the name that nobody bears any longer, and what takes its place.
    """

    shown = Signal(QWidget)
    left = Signal()
    members_changed = Signal()
    name_erased = Signal(str, str)

    def __init__(
        self, pages: QStackedWidget, look: Look, teller: Teller, database: Database, language: Language, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._pages, self._look, self._teller, self._database = pages, look, teller, database
        self._language = language
        self._members: MembersPage | None = None
        self._season: SeasonPage | None = None
        self._paper: ListPage | None = None

    def __contains__(self, page: object) -> bool:
        return page is not None and page in (self._members, self._season, self._paper)

    def show_members(self, language: Language) -> None:
        """Everybody of the club."""
        from domino_desktop.ui.tournament.people.members_page import MembersPage

        self._language = language
        if self._members is None:
            self._members = page = MembersPage(self._look.art(), self._look.icons)
            page.back.connect(self.left)
            page.saved.connect(self._save)
            page.forgotten.connect(self._forget)
            self._pages.addWidget(page)
        self._present_members()
        self.shown.emit(self._members)

    def show_season(self, language: Language) -> None:
        """Tournaments added up."""
        from domino_desktop.ui.tournament.numbers.season_page import SeasonPage

        self._language = language
        if self._season is None:
            self._season = page = SeasonPage(self._look.art(), self._look.icons)
            page.back.connect(self.left)
            page.print_wanted.connect(self._show_paper)
            self._pages.addWidget(page)
        with self._teller.telling_faults():
            self._season.present(self._database.tournaments, language)
        self.shown.emit(self._season)

    def retranslate(self, language: Language) -> None:
        """Go on in this language."""
        self._language = language
        if self._members is not None:
            self._present_members()
        if self._season is not None:
            with self._teller.telling_faults():
                self._season.present(self._database.tournaments, language)
        if self._paper is not None:
            self._paper.retranslate(language)

    def redress(self) -> None:
        """Go on in the look of now."""
        for page in (self._members, self._season, self._paper):
            if page is not None:
                page.set_art(self._look.art())

    def clear_away(self) -> None:
        """Let go of pages that nobody is at."""
        for page in (self._members, self._season, self._paper):
            if page is not None:
                self._pages.removeWidget(page)
                page.deleteLater()
        self._members = self._season = self._paper = None

    def _present_members(self) -> None:
        if self._members is not None:
            with self._teller.telling_faults():
                self._members.present(self._database.members.all(), self._language)

    def _save(self, member: Member) -> None:
        members = self._database.members
        with self._teller.telling_faults():
            if member.id:
                members.change(member)
            else:
                members.add(member.name, member.language, member.shown, member.needs)
        self.members_changed.emit()
        self._present_members()

    def _forget(self, member_id: int) -> None:
        from domino_desktop.ui.pages.guests import same_name

        with self._teller.telling_faults():
            members, stand_in = self._database.members, self._language.say(words.PLAYER_NUMBER, member_id)
            name = members.get(member_id).name
            if not any(other.id != member_id and same_name(other.name, name) for other in members.all()):
                self.name_erased.emit(name, stand_in)
            left = members.forget(member_id, stand_in)
            if left:
                files = self._language.joined(path.name for path in left)
                self._teller.tell(words.MAY_STILL_HOLD_NAME, files)
        self.members_changed.emit()
        self._present_members()

    def _show_paper(self, sheet: Sheet) -> None:
        """The season as it will lie on paper; back leads to it again."""
        from domino_desktop.ui.tournament.papers.list_page import ListPage

        if self._paper is None:
            self._paper = page = ListPage(self._look.art(), self._look.icons)
            page.back.connect(lambda: self.show_season(self._language))
            self._pages.addWidget(page)
        self._paper.present([sheet], self._language)
        self.shown.emit(self._paper)
