"""The pages outside a match: made when they are wanted, and the ways there and back."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from domino_desktop import __version__
from domino_desktop.i18n.language import Language
from domino_desktop.storage.database import Database
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.people import Aids
from domino_desktop.storage.settings import Settings
from domino_desktop.storage.setup import TableSetup
from domino_desktop.ui.dialogs.teller import Teller
from domino_desktop.ui.going_on import match_in_outline, match_to_go_on
from domino_desktop.ui.look import Look
from domino_desktop.ui.pages.start import StartPage
from domino_desktop.ui.side_rooms import SideRooms

if TYPE_CHECKING:
    from collections.abc import Callable

    from domino_desktop.controller.study_host import StudyHost
    from domino_desktop.core.ruleset import RuleSet
    from domino_desktop.ui.pages.help import HelpPage
    from domino_desktop.ui.pages.settings import SettingsPage
    from domino_desktop.ui.pages.setup import SetupPage
    from domino_desktop.ui.rooms import Rooms
    from domino_desktop.ui.table.page import TablePage


class Play(Protocol):
    """What the pages ask of the match that is open, or is to be."""

    @property
    def table(self) -> TablePage | None: ...

    def play_now(self, name: str = "") -> None: ...

    def play(self, ruleset: RuleSet, name: str = "") -> None: ...

    def open_table(self, setup: TableSetup, then: Callable[[], None] | None = None) -> None: ...

    def continue_last(self) -> None: ...

    def sit_down(self, match_id: int, then: Callable[[], None] | None = None) -> None: ...

    def return_to_table(self) -> None: ...

    def close_table(self) -> None: ...


class House(Protocol):
    """What the pages ask of the window they are in."""

    @property
    def matches(self) -> Play: ...

    @property
    def language(self) -> Language: ...

    @property
    def settings(self) -> Settings: ...

    def choose_language(self, code: str) -> None: ...

    def change_settings(self, wanted: Settings) -> None: ...

    def save(self, wanted: Settings) -> None: ...

    def change_aids(self, name: str, aids: Aids) -> None: ...

    def equip(self, page: TablePage) -> None: ...

    def read_settings_again(self, is_empty: bool) -> None: ...


@dataclass(frozen=True)
class Furniture:
    """What pages are made of."""

    look: Look
    paths: DataPaths
    database: Database
    teller: Teller

    @cached_property
    def study(self) -> StudyHost:
        """The coach, who reviews rounds and makes puzzles as well; its process starts with the first question."""
        from domino_desktop.controller.study_host import StudyHost  # brings all rules

        return StudyHost()

    def put_away(self) -> None:
        """Let go of whatever runs beside the window."""
        if "study" in self.__dict__:
            self.study.stop()


class Doors(QObject):
    """Shows one page at a time; ``shown`` carries it.

    The first page must be there at once, so the others, and what they import, come when they are wanted.
    ``is_first`` is whether nobody has chosen a language or played yet.
    """

    shown = Signal(QWidget)

    def __init__(self, house: House, pages: QStackedWidget, furniture: Furniture, *, is_first: bool) -> None:
        super().__init__(pages)
        self._house, self._pages = house, pages
        self._look, self._teller = furniture.look, furniture.teller
        self._paths, self._database = furniture.paths, furniture.database
        self._furniture = furniture
        self.is_first = is_first
        self._side = SideRooms(pages, self._look, self._teller, self._paths, self._database, house)
        self._side.shown.connect(self._go_aside)
        self._side.left.connect(self._leave_aside)
        self._side.settings_left.connect(self.show_settings)
        self._side.played.connect(self._play_after_tour)
        self._side.rules_wanted.connect(self._read_rules)
        back = self._side.return_to_tournament
        self._side.table_wanted.connect(lambda setup: house.matches.open_table(setup, then=back))
        self._side.going_on_wanted.connect(lambda number: house.matches.sit_down(number, then=back))
        self._before_aside: QWidget | None = None
        self._before_rules: QWidget | None = None

    @property
    def side(self) -> SideRooms:
        """The tour, own pictures, reviews and whatever else one goes to from anywhere."""
        return self._side

    @cached_property
    def _start_page(self) -> StartPage:
        page = StartPage(self._look.art(), self._look.icons)
        page.continue_wanted.connect(self._house.matches.continue_last)
        page.play_now.connect(self._house.matches.play_now)
        page.set_up.connect(self.show_setup)
        page.rulesets_wanted.connect(self.show_rulesets)
        page.puzzles_wanted.connect(self.show_puzzles)
        page.desk_wanted.connect(self.side.show_desk)
        page.tournaments_wanted.connect(self.side.show_tournaments)
        page.help_wanted.connect(self.show_help)
        page.tour_wanted.connect(self.side.show_tour)
        page.settings_wanted.connect(self.show_settings)
        page.language_chosen.connect(self._house.choose_language)
        self._pages.addWidget(page)
        return page

    @cached_property
    def _setup_page(self) -> SetupPage:
        from domino_desktop.ui.pages.setup import SetupPage

        page = SetupPage(self._look.art(), self._look.icons)
        page.start_wanted.connect(self._house.matches.open_table)
        page.back.connect(self.show_start)
        page.gallery_wanted.connect(lambda: self._rooms_from_here().enter_gallery(is_choosing=True))
        page.rules_wanted.connect(lambda ruleset: self._rooms_from_here().enter_rules(ruleset, is_choosing=True))
        page.change_wanted.connect(lambda ruleset: self._rooms_from_here().enter_editor(ruleset))
        self._pages.addWidget(page)
        return page

    @cached_property
    def _rooms(self) -> Rooms:
        from domino_desktop.ui.rooms import Rooms

        rooms = Rooms(self._pages, self._look, self._teller, self._paths, lambda: self._house.language)
        rooms.shown.connect(self.show_page)
        rooms.left.connect(lambda: self._return_to(self._before_rules))
        rooms.play_wanted.connect(self._house.matches.play)
        rooms.chosen.connect(self._set_up_by)
        return rooms

    @cached_property
    def _settings_page(self) -> SettingsPage:
        from domino_desktop.ui.data_keeping import DataKeeping
        from domino_desktop.ui.pages.settings import SettingsPage

        page = SettingsPage(self._look, self._paths.root, __version__)
        page.changed.connect(self._house.change_settings)
        page.back.connect(self._leave_aside)
        page.aids_changed.connect(self._house.change_aids)
        page.own_pictures_wanted.connect(self.side.show_own_pictures)
        data = DataKeeping(self._database, self._paths, page, lambda: self._house.language)
        data.leaving.connect(self._house.matches.close_table)
        data.replaced.connect(self._house.read_settings_again)
        self._pages.addWidget(page)
        return page

    @cached_property
    def _help_page(self) -> HelpPage:
        from domino_desktop.ui.pages.help import HelpPage

        page = HelpPage(self._look.art(), self._look.icons)
        page.back.connect(self._leave_aside)
        page.rules_wanted.connect(self.show_match_rules)
        page.tour_wanted.connect(self.side.show_tour)
        self._pages.addWidget(page)
        return page

    def _play_after_tour(self, name: str) -> None:
        """A match that is open goes on; else a new one begins."""
        if self._house.matches.table is None:
            self._house.matches.play_now(name)
        else:
            self._house.matches.return_to_table()

    def show_puzzles(self) -> None:
        """Train with puzzles; from there back to where one was."""
        self.side.show_puzzles(self._furniture.study)

    def _read_rules(self, ruleset: RuleSet) -> None:
        """The rules of a table at the desk, and from there back to it."""
        self._before_rules = self._pages.currentWidget()
        self._rooms.enter_rules(ruleset, is_reading=True)

    def show_start(self) -> None:
        """The start page; a match that was open stays stored as it is."""
        self._house.matches.close_table()
        offered = match_to_go_on if self._pages.isVisible() else match_in_outline
        card = None if self.is_first else offered(self._database, self._look, self._teller)
        self._start_page.present(self._house.language, card, self.is_first)
        self.show_page(self._start_page)

    def complete_start(self) -> None:
        """The first page is painted: show the match that it offers as a whole."""
        if self._pages.currentWidget() is self._start_page and not self.is_first:
            card = match_to_go_on(self._database, self._look, self._teller)
            self._start_page.complete(self._house.language, card)

    def show_setup(self, table: TableSetup | None = None) -> None:
        """Set up a table: like this one, else like the last."""
        self._house.matches.close_table()
        kept = self._house.settings
        like = table or kept.last_table()
        people = self._database.people()
        self._setup_page.present(self._house.language, self._rooms.shelf(), people, like, kept.privacy)
        self.show_page(self._setup_page)

    def _set_up_by(self, ruleset: RuleSet) -> None:
        """Somebody has chosen, or changed, the rules for the table that is being set up."""
        self._setup_page.use_rules(ruleset, self._rooms.shelf())
        self._return_to(self._setup_page)

    def show_rulesets(self) -> None:
        self._rooms_from_here().enter_gallery()

    def show_match_rules(self) -> None:
        """The rules of the match that is open; without one, all rule sets."""
        table = self._house.matches.table
        if table is None or table.controller is None:
            self.show_rulesets()
        else:
            controller = table.controller
            self._rooms_from_here().enter_match(self._database, controller.match_id, controller.setup)

    def show_settings(self) -> None:
        self._go_aside(self._present_settings())

    def _present_settings(self) -> SettingsPage:
        self._settings_page.present(self._house.language, self._house.settings, self._database.people())
        return self._settings_page

    def show_help(self) -> None:
        """How to play."""
        self._go_aside(self._present_help())

    def _present_help(self) -> HelpPage:
        self._help_page.present(
            self._house.language, self._house.settings, has_match=self._house.matches.table is not None
        )
        return self._help_page

    # Ways there and back ------------------------------------------------------------------------------

    def show_page(self, page: QWidget) -> None:
        """Bring this page to the front, and the keyboard to it."""
        self._pages.setCurrentWidget(page)
        self.shown.emit(page)

    def _go_aside(self, page: QWidget) -> None:
        """Show a page to which one goes from anywhere and back."""
        current = self._pages.currentWidget()
        if not self._is_aside(current):
            self._before_aside = current
        self.show_page(page)

    def _leave_aside(self) -> None:
        self._return_to(self._before_aside)

    def _is_aside(self, page: QWidget | None) -> bool:
        return page is not None and (
            page in self.side or page in (self._made("_help_page"), self._made("_settings_page"))
        )

    def _made(self, name: str) -> QWidget | None:
        """A page that somebody has seen already, or None."""
        return self.__dict__.get(name)

    def _rooms_from_here(self) -> Rooms:
        """The pages about rule sets, from which the way back leads here, or to where somebody went aside."""
        current = self._pages.currentWidget()
        here = self._before_aside if self._is_aside(current) else current
        if here not in self._rooms:
            self._before_rules = here
        return self._rooms

    def _return_to(self, page: QWidget | None) -> None:
        is_of_rules = page is not None and "_rooms" in self.__dict__ and page in self._rooms
        if page is not None and (page is self._made("_setup_page") or is_of_rules or page in self.side):
            self.show_page(page)
            self.retranslate(page)
        elif page is None or page is not self._house.matches.table:
            self.show_start()
        else:
            self._house.matches.return_to_table()

    def forget_ways(self) -> None:
        """No page is behind this one any more; then the first or the settings, as whoever calls shows."""
        self._before_aside = self._before_rules = None
        self.side.forget_tables()

    # Language and look --------------------------------------------------------------------------------

    def speak(self) -> None:
        """The program's language is another one now."""
        if not self.show_settings_anew():
            self.retranslate(self._pages.currentWidget())

    def show_settings_anew(self) -> bool:
        """Something was set elsewhere: the settings show it if they are in view; answers whether they are."""
        is_in_view = "_settings_page" in self.__dict__ and self._pages.currentWidget() is self._settings_page
        if is_in_view:
            self._present_settings()
        return is_in_view

    def retranslate(self, shown: QWidget | None) -> None:
        """Say the page that is in view anew; the others are said anew when they are shown."""
        for name in ("_start_page", "_setup_page", "_settings_page", "_help_page"):
            if name in self.__dict__ and self.__dict__[name] is shown:
                self.__dict__[name].retranslate(self._house.language)
        if "_rooms" in self.__dict__:
            self._rooms.retranslate(self._house.language)
        self.side.retranslate(self._house.language)

    def redress(self) -> None:
        """Another look: some pages take it over, the others are built anew, at once or when they are wanted."""
        if "_settings_page" in self.__dict__:
            self._settings_page.set_theme(self._look.theme)
        if "_setup_page" in self.__dict__:
            self._setup_page.set_art(self._look.art())
        if "_rooms" in self.__dict__:
            self._rooms.redress()
        self.side.redress()
        for name, show in (
            ("_start_page", self.show_start),
            ("_help_page", lambda: self.show_page(self._present_help())),
        ):
            page = self._made(name)
            if page is not None:
                del self.__dict__[name]
                if page is self._pages.currentWidget():
                    show()
                self._pages.removeWidget(page)
                page.deleteLater()
