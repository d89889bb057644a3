"""The way to the tournaments and back: their list, the one in view, and everything that opens over them."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from domino_desktop.controller.tournament import TournamentController
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament as words
from domino_desktop.storage.database import Database
from domino_desktop.storage.faults import StorageFault
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.settings import Settings
from domino_desktop.storage.tournament_rows import TournamentDamaged
from domino_desktop.ui.dialogs.teller import Teller
from domino_desktop.ui.look import Look
from domino_desktop.ui.slices import Filling
from domino_desktop.ui.tournament.beginning.tournaments_page import TournamentsPage
from domino_desktop.ui.tournament.beginnings import Beginnings
from domino_desktop.ui.tournament.proofs import Proofs
from domino_desktop.ui.tournament.side_pages import SidePages
from domino_desktop.ui.tournament.tabs import Tab

if TYPE_CHECKING:
    from domino_desktop.core.ruleset import RuleSet
    from domino_desktop.storage.tournaments import TournamentEntry
    from domino_desktop.ui.tournament.beamer.beamer_window import BeamerWindow
    from domino_desktop.ui.tournament.beginning.last_time import LastEntrant
    from domino_desktop.ui.tournament.beginning.tournament_card import TournamentCard
    from domino_desktop.ui.tournament.calls import Calls
    from domino_desktop.ui.tournament.files_desk import FilesDesk
    from domino_desktop.ui.tournament.page import TournamentPage
    from domino_desktop.ui.tournament.papers.publish_tab import PublishTab
    from domino_desktop.ui.tournament.papers.tournament_papers import PaperKind
    from domino_desktop.ui.tournament.people.entrants_tab import EntrantsTab
    from domino_desktop.ui.tournament.rounds.round_tab import RoundTab
    from domino_desktop.ui.tournament.tabs import AnyTab


class Host(Protocol):
    """What the tournaments ask of the program."""

    @property
    def language(self) -> Language: ...

    @property
    def settings(self) -> Settings: ...

    def save(self, wanted: Settings) -> None: ...


class TournamentRoom(QObject):
    """Shows one page after another. ``shown`` carries a page; ``left`` when the director is done.

    ``rules_wanted`` carries a `RuleSet` to be read, ``desk_wanted`` the id of a desk that a table is called to,
    ``table_wanted`` the `TableSetup` of a table that is played in the program, ``going_on_wanted`` the id of its match
    that was begun already.
    """

    shown = Signal(QWidget)
    left = Signal()
    rules_wanted = Signal(object)
    desk_wanted = Signal(int)
    table_wanted = Signal(object)
    going_on_wanted = Signal(int)

    def __init__(
        self, pages: QStackedWidget, look: Look, teller: Teller, paths: DataPaths, database: Database, host: Host
    ) -> None:
        super().__init__(pages)
        self._pages, self._look, self._teller = pages, look, teller
        self._paths, self._database, self._host = paths, database, host
        self._open: dict[int, TournamentController] = {}
        self._list: TournamentsPage | None = None
        self._page: TournamentPage | None = None
        self._beamer: BeamerWindow | None = None
        self._is_away = False
        self._opening = Filling(self)
        self._side = SidePages(pages, look, teller, database, host.language, self)
        self._side.shown.connect(self.shown)
        self._side.left.connect(self.enter)
        self._side.members_changed.connect(self._forget_open)
        self._side.name_erased.connect(lambda name, number: host.save(host.settings.without_name(name, number)))
        self._proofs = Proofs(pages, look, teller, database, lambda: self._files, self)
        self._proofs.shown.connect(self.shown)
        self._beginnings = Beginnings(pages, look, teller, paths, database, self._office, self)
        self._beginnings.shown.connect(self.shown)
        self._beginnings.created.connect(lambda made, entrants: self._show_tournament(made, entrants or ()))
        self._beginnings.left.connect(self._leave_form)
        self._beginnings.rules_wanted.connect(self._read)
        pages.currentChanged.connect(self._clear_away)

    @cached_property
    def _files(self) -> FilesDesk:
        from domino_desktop.ui.tournament.files_desk import FilesDesk

        desk = FilesDesk(self._pages, self._teller, self._database, self._office, self)
        desk.taken.connect(self._show_again)
        desk.named.connect(self._show_tournament)
        return desk

    @cached_property
    def _calls(self) -> Calls:
        from domino_desktop.ui.tournament.calls import Calls

        calls = Calls(self._pages, self._teller, self._database, self)
        calls.desk_wanted.connect(self._go_away)
        calls.desk_wanted.connect(self.desk_wanted)
        calls.table_wanted.connect(self._go_away)
        calls.table_wanted.connect(self.table_wanted)
        calls.going_on_wanted.connect(self._go_away)
        calls.going_on_wanted.connect(self.going_on_wanted)
        return calls

    def __contains__(self, page: object) -> bool:
        parts = ((self._list, self._page), self._side, self._beginnings, self._proofs)
        return page is not None and any(page in part for part in parts)

    def enter(self) -> None:
        """Show all tournaments."""
        if self._list is None:
            self._list = page = TournamentsPage(self._look.art(), self._look.icons)
            page.back.connect(self.left)
            page.opened.connect(self._show_tournament)
            page.new_wanted.connect(lambda: self._beginnings.begin(self._spoken(), takes_entrants=False))
            page.again_wanted.connect(lambda: self._beginnings.begin(self._spoken(), takes_entrants=True))
            page.members_wanted.connect(lambda: self._side.show_members(self._spoken()))
            page.season_wanted.connect(lambda: self._side.show_season(self._spoken()))
            page.file_wanted.connect(lambda: self._files.open_file(None, self._spoken()))
            self._pages.addWidget(page)
        self._present_list()
        self.shown.emit(self._list)

    def come_back(self) -> None:
        """From the referee desk, or a match, back to the tournament whose table went there."""
        self._is_away = False
        office = None if self._page is None else self._page.office
        if office is None:
            self.enter()
        else:
            self._show_tournament(office.id)

    def retranslate(self, language: Language) -> None:
        """Go on in this language."""
        if self._list is not None:
            self._present_list()
        if self._page is not None:
            self._page.retranslate(language)
        for part in (self._beginnings, self._side, self._proofs):
            part.retranslate(language)

    def redress(self) -> None:
        """Go on in the look of now."""
        for page in (self._list, self._page, self._beamer):
            if page is not None:
                page.set_art(self._look.art())
        for part in (self._beginnings, self._side, self._proofs):
            part.redress()

    def forget_tables(self) -> None:
        """The tournaments are other ones now, or gone."""
        self._is_away = False
        self._clear_away()

    # Tournaments --------------------------------------------------------------------------------------

    def _office(self, tournament_id: int) -> TournamentController | None:
        """The controller of a tournament; None when it cannot be read."""
        if tournament_id not in self._open:
            try:
                made = TournamentController(self._database.tournaments, self._database.members, tournament_id, self)
            except TournamentDamaged:
                return None
            except StorageFault as fault:
                self._teller.tell_fault(fault)
                return None
            made.failed.connect(self._teller.tell_fault)
            self._open[tournament_id] = made
        return self._open[tournament_id]

    def _present_list(self) -> None:
        assert self._list is not None
        with self._teller.telling_faults():
            entries = self._database.tournaments.entries()
            running = [partial(self._card, entry) for entry in entries if not entry.is_finished]
            finished = [partial(self._card, entry) for entry in entries if entry.is_finished]
            self._list.present((), self._host.language, running=running, finished=finished)

    def _card(self, entry: TournamentEntry) -> Generator[None, None, TournamentCard]:
        from domino_desktop.ui.tournament.beginning.tournament_card import card_of, unreadable_card

        is_open, office = entry.id in self._open, self._office(entry.id)
        yield
        if office is None:
            return unreadable_card(entry, self._host.language)
        card = card_of(entry.id, office, entry.changed, self._host.language)
        if entry.is_finished and not is_open and (self._page is None or self._page.office is not office):
            self._open.pop(entry.id).deleteLater()  # a club has many, and few are looked at again
        return card

    def _show_tournament(self, tournament_id: int, entrants: Sequence[LastEntrant] = ()) -> None:
        """Bring a tournament into view; ``entrants``, the people of last time, are to be ticked there."""
        self._opening.fill(self._opened(tournament_id, entrants))

    def _opened(self, tournament_id: int, entrants: Sequence[LastEntrant]) -> Generator[None, None, None]:
        here, office = self._pages.currentWidget(), self._office(tournament_id)
        yield
        if office is None:
            self._teller.tell(words.UNREADABLE)
            return
        self._calls.bring_home(office, self._host.language)
        yield
        page = self._made_page()
        yield
        if self._pages.currentWidget() is not here:  # somebody has gone elsewhere meanwhile
            return
        page.present(office, self._host.language)
        self.shown.emit(page)
        yield
        if entrants:
            page.check_in(entrants)

    def _show_again(self, tournament_id: int) -> None:
        """This tournament has more facts than the controller knows."""
        known = self._open.get(tournament_id)
        if known is not None:
            known.read_again()
        self._show_tournament(tournament_id)

    def _made_page(self) -> TournamentPage:
        from domino_desktop.ui.tournament.page import TournamentPage

        if self._page is None:
            self._page = page = TournamentPage(self._look.art(), self._look.icons)
            page.back.connect(self.enter)
            page.tab_made.connect(self._listen)
            page.tools.beamer.connect(self._show_beamer)
            page.tools.settings.connect(lambda: self._beginnings.change(self._now, self._spoken()))
            page.tools.director.connect(self._ask_who_directs)
            page.tools.rules.connect(self._read_rules)
            self._pages.addWidget(page)
        return self._page

    def _listen(self, tab: Tab, made: AnyTab) -> None:
        """Follow what a tab asks for that leaves the tab."""
        if self._page is None:
            return  # it was still in the making when its page was left
        paper_wanted = getattr(made, "paper_wanted", None)
        if paper_wanted is not None:  # standings and the log
            paper_wanted.connect(self._show_paper)
        protocol_wanted = getattr(made, "protocol_wanted", None)
        if protocol_wanted is not None:  # wherever a result stands
            protocol_wanted.connect(lambda number: self._proofs.show(self._now, number, self._spoken()))
        made.told.connect(self._announce)
        match tab:
            case Tab.ROUND:
                self._listen_to_round(cast("RoundTab", made))
            case Tab.PUBLISH:
                papers, spoken = cast("PublishTab", made), self._spoken
                papers.archive_wanted.connect(lambda: self._files.save_archive(self._now, spoken()))
                papers.results_file_wanted.connect(lambda number: self._files.save_results(self._now, number, spoken()))
                self._files.saved.connect(papers.say_saved)
            case Tab.ENTRANTS:
                last = self._beginnings.last_time(before=self._now.id)
                if last is not None:
                    cast("EntrantsTab", made).offer_last(last.entrants)

    def _listen_to_round(self, made: RoundTab) -> None:
        spoken = self._spoken
        made.called.connect(lambda number, table: self._calls.call(self._now, number, table, spoken()))
        made.played_here.connect(lambda _, table: self._calls.play_here(self._now, table, spoken()))
        made.match_wanted.connect(lambda _, table: self._calls.choose_match(self._now, table, spoken()))
        made.import_wanted.connect(lambda: self._files.open_file(self._now, spoken()))
        made.correction_wanted.connect(self._correct)
        made.penalty_wanted.connect(self._punish)

    def _announce(self, text: str) -> None:
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

        if self._page is not None and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._page, text))

    def _show_paper(self, kind: PaperKind) -> None:
        """The paper of what is in view, to be printed or saved."""
        from domino_desktop.ui.tournament.papers.publish_tab import PublishTab

        assert self._page is not None
        self._page.show_tab(Tab.PUBLISH, at_once=True)
        for tab in self._page.findChildren(PublishTab):
            tab.show_paper(kind)

    @property
    def _now(self) -> TournamentController:
        """The tournament in view."""
        assert self._page is not None and self._page.office is not None
        return self._page.office

    def _spoken(self) -> Language:
        return self._host.language

    def _correct(self, number: int, table: int) -> None:
        from domino_desktop.ui.tournament.numbers.correction_form import ask_for_correction

        ask_for_correction(self._pages.window(), self._now, self._spoken(), number, table)

    def _punish(self, entrant: int) -> None:
        from domino_desktop.ui.tournament.numbers.penalty_form import ask_for_penalty

        ask_for_penalty(self._pages.window(), self._now, self._spoken(), entrant=entrant)

    def _read_rules(self) -> None:
        self._is_away = True
        self.rules_wanted.emit(self._now.state.settings.terms.ruleset)

    def _show_beamer(self) -> None:
        from domino_desktop.ui.help.window_help import WindowHelp
        from domino_desktop.ui.tournament.beamer.beamer_window import BeamerWindow

        if self._beamer is None:
            is_reduced = self._look.motion().is_reduced
            self._beamer = BeamerWindow(self._look.art(), is_reduced=is_reduced)
            self._beamer.closed.connect(self._forget_beamer)
            WindowHelp(self._beamer, self._look, self._spoken)
        self._beamer.present(self._now, self._spoken())
        self._beamer.open_beside(self._pages.window())

    def _forget_beamer(self) -> None:
        if self._beamer is not None:
            self._beamer.deleteLater()
            self._beamer = None

    def _leave_form(self, tournament_id: int) -> None:
        if tournament_id:
            self._show_tournament(tournament_id)
        else:
            self.enter()

    def _ask_who_directs(self) -> None:
        from domino_desktop.ui.tournament.people.director_form import DirectorForm

        office, language = self._now, self._spoken()
        held = office.people.get(office.director)
        name, code = ("", language.code) if held is None or held.is_forgotten else (held.name, held.language)
        with self._teller.telling_faults():
            form = DirectorForm(self._pages.window(), self._database.members.all(), name, code, language)
            form.named.connect(self._let_direct)
            form.open()

    def _let_direct(self, name: str, code: str) -> None:
        from domino_desktop.controller.new_tournament import member_named

        with self._teller.telling_faults():
            member = member_named(self._database, name, code)
            self._now.direct(self._now.add_person(member) if member else 0)

    def _read(self, ruleset: RuleSet) -> None:
        self._is_away = True
        self.rules_wanted.emit(ruleset)

    # Coming and going ---------------------------------------------------------------------------------

    def _go_away(self) -> None:
        """Somebody goes to the desk, or to a match, and comes back."""
        self._is_away = True

    def _forget_open(self) -> None:
        """Members are others now: tournaments in view tell so, every other one is read anew."""
        in_view = [each.office for each in (self._page, self._beamer) if each is not None and each.office is not None]
        stale, self._open = self._open, {office.id: office for office in in_view}
        for office in stale.values():
            if office not in in_view:
                office.deleteLater()
        for office in self._open.values():
            office.refresh()

    def _clear_away(self) -> None:
        """Nobody is here any more: let go of every page; all is stored. Whoever is at the desk comes back."""
        if self._pages.currentWidget() in self:
            self._is_away = False
            return
        if self._is_away:
            return
        self._opening.stop()
        pages = [page for page in (self._list, self._page) if page is not None]
        self._list = self._page = None
        for part in (self._beginnings, self._side, self._proofs):
            part.clear_away()
        if self._beamer is not None:
            self._beamer.close()
        for office in self._open.values():
            office.deleteLater()
        self._open = {}
        for page in pages:
            self._pages.removeWidget(page)
            page.deleteLater()
