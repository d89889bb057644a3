"""The way to the referee desk and back: its tables, the one in view, and everything that opens over them."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from domino_desktop.controller.referee import RefereeDesk
from domino_desktop.core.refereeing import start_refereed
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import desk as words
from domino_desktop.storage.database import Database
from domino_desktop.storage.desks import DeskFacts
from domino_desktop.storage.faults import StorageFault
from domino_desktop.storage.matches import RecordDamaged
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.settings import Settings
from domino_desktop.storage.setup import TableSetup
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.desk.desks_page import DesksPage
from domino_desktop.ui.desk.papers import Papers
from domino_desktop.ui.desk.question import marks_of
from domino_desktop.ui.desk.standing import card_of
from domino_desktop.ui.dialogs.question import Question
from domino_desktop.ui.dialogs.teller import Teller
from domino_desktop.ui.look import Look
from domino_desktop.ui.pages.rulesets.shelf import Shelf

if TYPE_CHECKING:
    from domino_desktop.core.ruleset import RuleSet
    from domino_desktop.ui.desk.new_table_page import NewTablePage
    from domino_desktop.ui.desk.page import DeskPage
    from domino_desktop.ui.desk.players_window import PlayersWindow
    from domino_desktop.ui.desk.rounds_page import RoundsPage
    from domino_desktop.ui.desk.training import Training


class Host(Protocol):
    """What the desk asks of the program."""

    @property
    def language(self) -> Language: ...

    @property
    def settings(self) -> Settings: ...


class DeskRoom(QObject):
    """Shows one page of the desk after another. ``shown`` carries a page; ``left`` when the referee is done.

    ``rules_wanted`` carries a `RuleSet` to be read; ``shelf`` makes the list of all rule sets.
    """

    shown = Signal(QWidget)
    left = Signal()
    rules_wanted = Signal(object)

    def __init__(
        self, pages: QStackedWidget, look: Look, teller: Teller, paths: DataPaths, database: Database, host: Host
    ) -> None:
        super().__init__(pages)
        self._pages, self._look, self._teller = pages, look, teller
        self._paths, self._database, self._host = paths, database, host
        self._art = TileArt(look.dress())
        self._open: dict[int, RefereeDesk] = {}
        self._list: DesksPage | None = None
        self._form: NewTablePage | None = None
        self._page: DeskPage | None = None
        self._rounds: RoundsPage | None = None
        self._window: PlayersWindow | None = None
        self._training: Training | None = None
        self._is_reading = self._is_visit = False
        self._papers = Papers(pages, look, teller, lambda: host.language, self)
        self._papers.shown.connect(self.shown)
        self._papers.left.connect(self._return)
        pages.currentChanged.connect(self._clear_away)

    def __contains__(self, page: object) -> bool:
        own = (self._list, self._form, self._page, self._rounds)
        is_training = self._training is not None and page in self._training
        return page is not None and (page in own or page in self._papers or is_training)

    def enter(self) -> None:
        """Show all tables."""
        self._is_visit = False
        if self._list is None:
            self._list = page = DesksPage(self._look.art(), self._look.icons)
            page.back.connect(self.left)
            page.opened.connect(self._show_desk)
            page.new_table.connect(self._show_form)
            page.practice.connect(self._practise)
            page.pocket_card.connect(self._papers.show_pocket_card)
            page.file_wanted.connect(self._papers.open_file)
            page.closed_wanted.connect(self._ask_to_close)
            page.reopened.connect(self._reopen)
            self._pages.addWidget(page)
        self._present_list()
        self.shown.emit(self._list)

    def visit(self, desk_id: int) -> None:
        """Show one table, open again if it was closed; from there the way back leads out of the desk at once."""
        self._is_visit = True
        (self._show_desk if desk_id in dict(self._tables()) else self._reopen)(desk_id)

    def _go_back(self) -> None:
        """From a table to where one came from."""
        if self._is_visit:
            self.left.emit()
        else:
            self.enter()

    def retranslate(self, language: Language) -> None:
        """Go on in this language."""
        if self._list is not None:
            self._present_list()
        for page in (self._form, self._page, self._training):
            if page is not None:
                page.retranslate(language)
        if self._rounds is not None:
            self._present_rounds()
        self._papers.retranslate(language)

    def redress(self) -> None:
        """Go on in the look of now."""
        shown = None if self._page is None else self._page.desk
        self._art.wear(self._look.dress(6 if shown is None else shown.setup.ruleset.max_pip))
        for page in (self._list, self._form, self._rounds):
            if page is not None:
                page.set_art(self._look.art())
        if self._page is not None:
            self._page.redress(self._art)
        if self._window is not None:
            self._window.set_art(self._art)
        if self._training is not None:
            self._training.redress()
        self._papers.redress()

    def forget_tables(self) -> None:
        """The tables are other ones now, or gone: whoever reads the rules of one does not come back to it."""
        self._is_reading = False
        self._clear_away()

    # Tables -------------------------------------------------------------------------------------------

    def _desk(self, desk_id: int) -> RefereeDesk | None:
        """The controller of a table; None, and told, when it cannot be read."""
        if desk_id not in self._open:
            try:
                self._open[desk_id] = made = RefereeDesk(self._database.desks, desk_id, self)
            except RecordDamaged:
                return None
            made.failed.connect(self._teller.tell_fault)
            made.changed.connect(self._follow)
        return self._open[desk_id]

    def _shelf(self) -> Shelf:
        from domino_desktop.ui.pages.rulesets.whole_shelf import whole_shelf

        return whole_shelf(self._paths, self._teller)

    def _present_list(self) -> None:
        assert self._list is not None
        cards, shelf = [], self._shelf()
        with self._teller.telling_faults():
            for entry in self._database.desks.entries():
                found = self._desk(entry.id)
                if found is not None:
                    cards.append(card_of(entry, found, shelf, self._host.language))
        self._list.present(cards, self._host.language)

    def _show_form(self) -> None:
        from domino_desktop.ui.desk.new_table_page import NewTablePage

        if self._form is None:
            self._form = page = NewTablePage(self._look.art(), self._look.icons)
            page.back.connect(self.enter)
            page.opened.connect(self._create)
            page.rules_wanted.connect(self._read)
            self._pages.addWidget(page)
        with self._teller.telling_faults():
            entries = self._database.desks.entries()
            last = None if not entries else self._desk(entries[0].id)
            language = self._host.language
            self._form.present(
                self._shelf(),
                self._database.people(),
                None if last is None else last.setup,
                language,
                taken=[entry.facts.label for entry in entries if not entry.is_closed],
                referee="" if last is None else last.facts.referee,
                referee_language="" if last is None else last.facts.language,
            )
            self.shown.emit(self._form)

    def _create(self, setup: TableSetup, label: str, referee: str, code: str) -> None:
        facts = DeskFacts(label, referee, code)
        with self._teller.telling_faults():
            started = start_refereed(setup.ruleset, len(setup.seats))
            desk_id = self._database.desks.create(facts, setup, started)
            for seat in setup.seats:
                self._database.remember_person(seat.name, seat.language)
            self._show_desk(desk_id)

    def _show_desk(self, desk_id: int) -> None:
        """Show this table; a negative number asks for the one after it."""
        if desk_id < 0:
            desk_id = self._after(-desk_id)
        shown = self._desk(desk_id)
        if shown is None:
            self._teller.tell(words.TABLE_UNREADABLE)
            return
        self._art.wear(self._look.dress(shown.setup.ruleset.max_pip))
        page = self._made_page()
        page.present(shown, self._tables(), self._spoken(shown))
        self._follow()
        self.shown.emit(page)

    def _tables(self) -> list[tuple[int, str]]:
        """The open tables in the order in which they were made."""
        found: list[tuple[int, str]] = []
        with self._teller.telling_faults():
            open_ones = [entry for entry in self._database.desks.entries() if not entry.is_closed]
            found = [(entry.id, entry.facts.label) for entry in sorted(open_ones, key=lambda entry: entry.id)]
        return found

    def _after(self, desk_id: int) -> int:
        ids = [number for number, _ in self._tables()]
        return ids[(ids.index(desk_id) + 1) % len(ids)] if desk_id in ids else desk_id

    def _spoken(self, shown: RefereeDesk) -> Language:
        """The language of this table's referee."""
        from domino_desktop.i18n.language import CODES, language

        return language(shown.facts.language) if shown.facts.language in CODES else self._host.language

    def _made_page(self) -> DeskPage:
        from domino_desktop.ui.desk.page import DeskPage

        if self._page is None:
            self._page = page = DeskPage(self._art, self._look.icons)
            page.back.connect(self._go_back)
            page.finished.connect(self._go_back)
            page.switched.connect(self._show_desk)
            page.window_wanted.connect(self._show_players)
            page.foul_wanted.connect(self._ask_for_foul)
            page.accusation_wanted.connect(self._hear_accusation)
            page.rounds_wanted.connect(self._show_rounds)
            page.protocol_wanted.connect(self._show_protocol)
            page.rules_wanted.connect(self._show_rules)
            page.told.connect(self._announce)
            self._pages.addWidget(page)
        return self._page

    def _ask_to_close(self, desk_id: int) -> None:
        language = self._host.language
        question = Question(self._pages.window(), language, words.CLOSE_TABLE, yes=words.CLOSE_IT, no=words.KEEP_IT)
        question.accepted.connect(lambda: self._close(desk_id))
        question.open()

    def _close(self, desk_id: int) -> None:
        with self._changing_list():
            self._database.desks.close(desk_id)

    def _reopen(self, desk_id: int) -> None:
        with self._changing_list():
            self._database.desks.reopen(desk_id)
            self._show_desk(desk_id)

    @contextlib.contextmanager
    def _changing_list(self) -> Iterator[None]:
        try:
            yield
        except StorageFault as fault:
            self._teller.tell_fault(fault)
        if self._list is not None:
            self._present_list()

    # Over the table -----------------------------------------------------------------------------------

    @property
    def _shown_desk(self) -> RefereeDesk | None:
        return None if self._page is None else self._page.desk

    def _follow(self) -> None:
        """The players' window shows the table that the referee is at."""
        shown = self._shown_desk
        if self._window is not None and shown is not None:
            self._window.present(shown.view, shown.setup, shown.facts.label, self._spoken(shown))

    def _show_players(self) -> None:
        from domino_desktop.ui.desk.players_window import with_help

        if self._window is None:
            self._window = with_help(self._art, self._look, lambda: self._host.language)
            self._window.closed.connect(self._forget_window)
        self._follow()
        self._window.open_beside(self._pages.window())

    def _forget_window(self) -> None:
        if self._window is not None:
            self._window.deleteLater()
            self._window = None

    def _ask_for_foul(self) -> None:
        from domino_desktop.ui.desk.foul_form import FoulForm

        shown, page = self._shown_desk, self._page
        if shown is not None and page is not None:
            form = FoulForm(page, shown.setup.ruleset, marks_of(shown.setup), self._spoken(shown))
            form.ruled.connect(page.rule)
            form.open()

    def _hear_accusation(self) -> None:
        from domino_desktop.ui.desk.accusation_form import AccusationForm, verdict_of

        shown, page = self._shown_desk, self._page
        if shown is not None and page is not None:
            view, marks = shown.view, marks_of(shown.setup)
            form = AccusationForm(page, self._art, view, marks, self._spoken(shown), verdict_of(view))
            form.heard.connect(page.hear)
            form.open()

    def _show_rounds(self) -> None:
        from domino_desktop.ui.desk.rounds_page import RoundsPage

        if self._rounds is None:
            self._rounds = page = RoundsPage(self._look.art(), self._look.icons)
            page.back.connect(self._return)
            page.protocol_wanted.connect(self._show_protocol)
            page.changed.connect(self._present_rounds)
            self._pages.addWidget(page)
        self._present_rounds()
        self.shown.emit(self._rounds)

    def _present_rounds(self) -> None:
        shown = self._shown_desk
        if self._rounds is not None and shown is not None:
            self._rounds.present(shown, self._spoken(shown))

    def _show_protocol(self, place: int | None = None) -> None:
        shown = self._shown_desk
        if shown is not None:
            self._papers.show_protocol(shown, place)

    def _show_rules(self) -> None:
        shown = self._shown_desk
        if shown is not None:
            self._read(shown.setup.ruleset)

    def _read(self, ruleset: RuleSet) -> None:
        self._is_reading = True
        self.rules_wanted.emit(ruleset)

    def _practise(self) -> None:
        from domino_desktop.ui.desk.training import Training

        if self._training is None:
            self._training = Training(self._pages, self._look, self._teller, self._paths, self._host, self)
            self._training.shown.connect(self.shown)
            self._training.left.connect(self.enter)
        self._training.enter()

    def _return(self) -> None:
        """From a paper or the rounds back to the table, if one came from there."""
        if self._page is not None and self._page.desk is not None:
            self._show_desk(self._page.desk.id)
        else:
            self.enter()

    def _announce(self, text: str) -> None:
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

        if self._page is not None and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._page, text))

    def _clear_away(self) -> None:
        """Nobody is here any more: let go of every page; all is stored. Whoever reads the rules comes back."""
        if self._pages.currentWidget() in self:
            self._is_reading = False
            return
        if self._is_reading or all(page is None for page in (self._list, self._form, self._page, self._training)):
            return
        pages = [page for page in (self._list, self._form, self._page, self._rounds) if page is not None]
        self._list = self._form = self._page = self._rounds = None
        self._papers.clear_away()
        if self._training is not None:
            self._training.clear_away()
            self._training = None
        if self._window is not None:
            self._window.close()
        for desk in self._open.values():
            desk.deleteLater()
        self._open = {}
        for page in pages:
            self._pages.removeWidget(page)
            page.deleteLater()
