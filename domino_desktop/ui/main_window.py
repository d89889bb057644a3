"""The main window: which page is shown, what the menus do, and what is remembered."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QWidget

from domino_desktop import __version__
from domino_desktop.i18n.language import Language, code_for, language
from domino_desktop.storage.database import Database
from domino_desktop.storage.faults import StorageFault
from domino_desktop.storage.matches import RecordDamaged
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.people import Aids
from domino_desktop.storage.settings import Settings, SettingsFile
from domino_desktop.storage.setup import TableSetup
from domino_desktop.ui.dialogs.teller import Teller
from domino_desktop.ui.first_paint import after_first_paint
from domino_desktop.ui.frame import Frame
from domino_desktop.ui.going_on import match_in_outline, match_to_go_on
from domino_desktop.ui.keys import keys_in_force
from domino_desktop.ui.look import Look
from domino_desktop.ui.menus import Menus
from domino_desktop.ui.pages.start import StartPage

if TYPE_CHECKING:
    from domino_desktop.controller.engine_host import EngineHost
    from domino_desktop.core.ruleset import RuleSet
    from domino_desktop.ui.pages.help import HelpPage
    from domino_desktop.ui.pages.settings import SettingsPage
    from domino_desktop.ui.pages.setup import SetupPage
    from domino_desktop.ui.rooms import Rooms
    from domino_desktop.ui.table.page import TablePage


class MainWindow(Frame):
    """Everything that the program shows, one page at a time."""

    def __init__(
        self,
        look: Look,
        paths: DataPaths,
        file: SettingsFile,
        database: Database,
        engine: EngineHost | None = None,
        seed: int | None = None,
        speech: str | None = None,
    ) -> None:
        super().__init__(file)
        self._look, self._paths = look, paths
        self._database, self._seed = database, seed
        if engine is not None:
            self.engine = engine
        self._speech = speech
        self._is_first = file.settings.language is None and speech is None
        self._table: TablePage | None = None
        self._table_is_outdated = False
        self._before_help: QWidget | None = None
        self._before_rules: QWidget | None = None
        self.teller = Teller(self, lambda: self.language, paths.root)
        look.follow(file.settings)
        self.menus = Menus(self, self)
        self._apply_language()
        look.changed.connect(self._redress)
        self.show_start()
        after_first_paint(self, self._complete_start)

    # Pages --------------------------------------------------------------------------------------------

    # The first page must be there at once, so the others, and what they import, come when they are wanted.

    @cached_property
    def _start_page(self) -> StartPage:
        page = StartPage(self._look.art(), self._look.icons)
        page.continue_wanted.connect(self.continue_last)
        page.play_now.connect(self.play_now)
        page.set_up.connect(self.show_setup)
        page.rulesets_wanted.connect(self.show_rulesets)
        page.help_wanted.connect(self.show_help)
        page.settings_wanted.connect(self.show_settings)
        page.language_chosen.connect(self.choose_language)
        self._pages.addWidget(page)
        return page

    @cached_property
    def _setup_page(self) -> SetupPage:
        from domino_desktop.ui.pages.setup import SetupPage

        page = SetupPage(self._look.art(), self._look.icons)
        page.start_wanted.connect(self.open_table)
        page.back.connect(self.show_start)
        page.gallery_wanted.connect(lambda: self._rooms_from_here().enter_gallery(is_choosing=True))
        page.rules_wanted.connect(lambda ruleset: self._rooms_from_here().enter_rules(ruleset, is_choosing=True))
        page.change_wanted.connect(lambda ruleset: self._rooms_from_here().enter_editor(ruleset))
        self._pages.addWidget(page)
        return page

    @cached_property
    def _rooms(self) -> Rooms:
        from domino_desktop.ui.rooms import Rooms

        rooms = Rooms(self._pages, self._look, self.teller, self._paths, lambda: self.language)
        rooms.shown.connect(self._show)
        rooms.left.connect(lambda: self._return_to(self._before_rules))
        rooms.play_wanted.connect(self._play)
        rooms.chosen.connect(self._set_up_by)
        return rooms

    @cached_property
    def _settings_page(self) -> SettingsPage:
        from domino_desktop.ui.data_keeping import DataKeeping
        from domino_desktop.ui.pages.settings import SettingsPage

        page = SettingsPage(self._look.art(), self._look.icons, self._paths.root, __version__)
        page.changed.connect(self.change_settings)
        page.back.connect(lambda: self._return_to(self._before_help))
        page.aids_changed.connect(self._change_aids)
        data = DataKeeping(self._database, self._paths, page, lambda: self.language)
        data.leaving.connect(self._close_table)
        data.replaced.connect(self._read_settings_again)
        self._pages.addWidget(page)
        return page

    @cached_property
    def _help_page(self) -> HelpPage:
        from domino_desktop.ui.pages.help import HelpPage

        page = HelpPage(self._look.art(), self._look.icons)
        page.back.connect(lambda: self._return_to(self._before_help))
        page.rules_wanted.connect(self.show_match_rules)
        self._pages.addWidget(page)
        return page

    @cached_property
    def engine(self) -> EngineHost:
        """The computer players of every match."""
        from domino_desktop.controller.engine_host import EngineHost  # brings all rules

        return EngineHost()

    @property
    def language(self) -> Language:
        """The program's language: menus, and every page outside a match."""
        return language(code_for(self._speech or self._file.settings.language))

    @property
    def table(self) -> TablePage | None:
        """The match that is open, or None."""
        return self._table

    def show_start(self) -> None:
        """The start page; a match that was open stays stored as it is."""
        self._close_table()
        offered = match_to_go_on if self.isVisible() else match_in_outline
        card = None if self._is_first else offered(self._database, self._look, self.teller)
        self._start_page.present(self.language, card, self._is_first)
        self._show(self._start_page)

    def _complete_start(self) -> None:
        """The first page is painted: show the match that it offers as a whole."""
        if self._pages.currentWidget() is self._start_page and not self._is_first:
            self._start_page.complete(self.language, match_to_go_on(self._database, self._look, self.teller))

    def show_setup(self) -> None:
        self._close_table()
        kept = self._file.settings
        self._setup_page.present(
            self.language, self._rooms.shelf(), self._database.people(), kept.last_table(), kept.privacy
        )
        self._show(self._setup_page)

    def _set_up_by(self, ruleset: RuleSet) -> None:
        """Somebody has chosen, or changed, the rules for the table that is being set up."""
        self._setup_page.use_rules(ruleset, self._rooms.shelf())
        self._return_to(self._setup_page)

    def show_rulesets(self) -> None:
        self._rooms_from_here().enter_gallery()

    def show_match_rules(self) -> None:
        """The rules of the match that is open; without one, all rule sets."""
        controller = None if self._table is None else self._table.controller
        if controller is None:
            self.show_rulesets()
        else:
            self._rooms_from_here().enter_match(self._database, controller.match_id, controller.setup)

    def show_settings(self) -> None:
        self._remember_page()
        self._settings_page.present(self.language, self._file.settings, self._database.people())
        self._show(self._settings_page)

    def show_help(self) -> None:
        self._remember_page()
        self._help_page.present(self.language, self._file.settings, has_match=self._table is not None)
        self._show(self._help_page)

    def _remember_page(self) -> None:
        current = self._pages.currentWidget()
        if not self._is_aside(current):
            self._before_help = current

    def _rooms_from_here(self) -> Rooms:
        """The pages about rule sets, from which the way back leads here, or to where somebody went aside."""
        current = self._pages.currentWidget()
        here = self._before_help if self._is_aside(current) else current
        if here not in self._rooms:
            self._before_rules = here
        return self._rooms

    def _is_aside(self, page: QWidget | None) -> bool:
        """Whether this is the help or the settings, to which one goes from anywhere and back."""
        aside = self.__dict__.get("_help_page"), self.__dict__.get("_settings_page")
        return page is not None and page in aside

    def _return_to(self, page: QWidget | None) -> None:
        made = self.__dict__
        if page is not None and (page is made.get("_setup_page") or ("_rooms" in made and page in self._rooms)):
            self._show(page)
            self._retranslate_page(page)
        elif page is not self._table or self._table is None:
            self.show_start()
        elif self._table_is_outdated and self._table.controller is not None:
            self._sit_down(self._table.controller.match_id)
        else:
            self._show(self._table)

    def _show(self, page: QWidget) -> None:
        self._pages.setCurrentWidget(page)
        self.menus.retranslate(self.language, self._table if page is self._table else None)
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    # Matches ------------------------------------------------------------------------------------------

    def play_now(self, name: str = "") -> None:
        """One person against three casual computers, by the founding rules."""
        from domino_desktop.storage import rulesets

        try:
            self._play(rulesets.load(rulesets.DEFAULT), name)
        except rulesets.RuleSetFileFault as fault:
            self.teller.refuse_rules(fault)

    def _play(self, ruleset: RuleSet, name: str = "") -> None:
        """One person against casual computers, by these rules."""
        from domino_desktop.ui.pages.guests import quick_table

        people = self._database.people()
        if not name and people:
            name = people[0].name
        self.open_table(quick_table(ruleset, name, self.language, self._file.settings.privacy))

    def open_table(self, setup: TableSetup) -> None:
        """Begin a match. What was chosen is offered again next time."""
        from domino_desktop.ui.opening import begin_match

        setup = setup if self._seed is None else replace(setup, seed=self._seed)
        try:
            match_id = begin_match(self._database, setup)
            code = self._file.settings.language or self.language.code
            self._save(replace(self._file.settings, last_setup=replace(setup, seed=None).to_json(), language=code))
        except StorageFault as fault:
            self.teller.tell_fault(fault)
            return
        self._is_first = False
        self._sit_down(match_id)

    def continue_last(self) -> None:
        """Go on with the last match at the very question where it stopped."""
        entry = self._database.last_unfinished_match()
        if entry is not None:
            self._sit_down(entry.id)

    def _sit_down(self, match_id: int) -> None:
        from domino_desktop.ui.opening import lay_table

        self._close_table()
        try:
            laid = lay_table(self._database, match_id, self.engine, self._look)
        except (StorageFault, RecordDamaged):
            self.show_start()  # which tells why
            return
        self._table, self._table_is_outdated = laid.page, False
        laid.page.left.connect(self.show_start)
        self._pages.addWidget(laid.page)
        self._show(laid.page)
        laid.page.sit_down(laid.controller, laid.aids, self._look.motion(), self.language.code)
        self._give_keys()

    def _close_table(self) -> None:
        table, self._table = self._table, None
        if table is not None:
            table.stand_up()
            self._pages.removeWidget(table)
            table.deleteLater()

    # Settings and language ----------------------------------------------------------------------------

    def choose_language(self, code: str) -> None:
        """Speak this language from now on."""
        self._speech = None
        self.change_settings(replace(self._file.settings, language=code))

    def change_settings(self, wanted: Settings) -> None:
        """Keep these settings and follow them at once."""
        before = self.language.code
        self._save(wanted)
        self._look.follow(wanted)
        if self._table is not None:
            self._table.set_motion(self._look.motion())
        self._give_keys()
        if before != self.language.code:
            self._apply_language()
            self._speak_at_table()

    def _apply_language(self) -> None:
        self.speak_qt(self.language.code)
        current = self._pages.currentWidget()
        if current is not None and current is self.__dict__.get("_settings_page"):
            self._settings_page.present(self.language, self._file.settings, self._database.people())
        else:
            self._retranslate_page(current)
        self.menus.retranslate(self.language, self._table)

    def _retranslate_page(self, shown: QWidget | None) -> None:
        for name in ("_start_page", "_setup_page", "_settings_page", "_help_page"):
            if name in self.__dict__ and self.__dict__[name] is shown:
                self.__dict__[name].retranslate(self.language)
        if "_rooms" in self.__dict__:
            self._rooms.retranslate(self.language)

    def _speak_at_table(self) -> None:
        """Who plays alone has changed the own language, too; several people keep each their own."""
        controller = None if self._table is None else self._table.controller
        if controller is not None and len(controller.people()) == 1:
            with self.teller.telling_faults():
                self._database.remember_person(controller.setup.seats[controller.people()[0]].name, self.language.code)
            self._table_is_outdated = True
            if self._pages.currentWidget() is self._table:
                self._sit_down(controller.match_id)

    def _give_keys(self) -> None:
        """An open match listens to the keys that are in force now."""
        if self._table is not None:
            self._table.shortcuts.follow(keys_in_force(self._file.settings, self.language))

    def _save(self, wanted: Settings) -> None:
        try:
            self._file.save(wanted)
        except StorageFault as fault:
            self._file.settings = wanted
            self.teller.tell_fault(fault)

    def _change_aids(self, name: str, aids: Aids) -> None:
        spoken = {person.name: person.language for person in self._database.people()}
        with self.teller.telling_faults():
            self._database.remember_person(name, spoken.get(name, self.language.code), aids)
        self._table_is_outdated = True

    def _redress(self) -> None:
        """Another look: settings and set-up take it over, whatever else is not in view is built anew when wanted."""
        if "_settings_page" in self.__dict__:
            self._settings_page.set_theme(self._look.theme)
        if "_setup_page" in self.__dict__:
            self._setup_page.set_art(self._look.art())
        if "_rooms" in self.__dict__:
            self._rooms.redress()
        for name in ("_start_page", "_help_page"):
            page = self.__dict__.get(name)
            if page is not None and page is not self._pages.currentWidget():
                del self.__dict__[name]
                self._pages.removeWidget(page)
                page.deleteLater()
        self._table_is_outdated = True

    def _read_settings_again(self, is_empty: bool) -> None:
        """All data are other ones now: a copy was restored, or everything was deleted."""
        self._is_first = is_empty
        self._speech = self.language.code if is_empty else None
        self._file = SettingsFile.open(self._paths)
        self._look.follow(self._file.settings)
        self._apply_language()
        self._before_help = self._before_rules = None
        (self.show_start if is_empty else self.show_settings)()

    # The window ---------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.ActivationChange and self._table is not None:
            self._table.window_activated(self.isActiveWindow())

    def close_down(self) -> None:
        """Let go of the match before the database closes."""
        self._close_table()
