"""The main window: which page is shown, what the menus do, and what is remembered."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QWidget

from domino_desktop.i18n.language import Language, code_for, language
from domino_desktop.storage.database import Database
from domino_desktop.storage.faults import StorageFault
from domino_desktop.storage.matches import RecordDamaged
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.people import Aids
from domino_desktop.storage.settings import Settings, SettingsFile
from domino_desktop.storage.setup import TableSetup
from domino_desktop.ui.dialogs.teller import Teller
from domino_desktop.ui.doors import Doors, Furniture
from domino_desktop.ui.first_paint import after_first_paint
from domino_desktop.ui.frame import Frame
from domino_desktop.ui.keys import keys_in_force
from domino_desktop.ui.look import Look
from domino_desktop.ui.menus import Menus
from domino_desktop.ui.pages.own_pictures_hanging import hang_pictures

if TYPE_CHECKING:
    from domino_desktop.controller.engine_host import EngineHost
    from domino_desktop.core.ruleset import RuleSet
    from domino_desktop.ui.help.guide import Guide
    from domino_desktop.ui.share.sharing import Sharing
    from domino_desktop.ui.share_wishes import ShareWish
    from domino_desktop.ui.sound.sounds import Sounds
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
        self._table: TablePage | None = None
        self._sharing: Sharing | None = None
        self._table_is_outdated = False
        self.teller = Teller(self, lambda: self.language, paths.root)
        self._hang_pictures()
        look.follow(file.settings)
        is_first = file.settings.language is None and speech is None
        self.doors = Doors(self, self._pages, Furniture(look, paths, database, self.teller), is_first=is_first)
        self.doors.shown.connect(self._attend_to)
        self.menus = Menus(self, self.doors, self, self._share)
        self._apply_language()
        self._follow_sound()
        look.changed.connect(self._redress)
        self.doors.show_start()
        after_first_paint(self, self.doors.complete_start)

    @cached_property
    def engine(self) -> EngineHost:
        """The computer players of every match."""
        from domino_desktop.controller.engine_host import EngineHost  # brings all rules

        return EngineHost()

    @cached_property
    def guide(self) -> Guide:
        """The help about whatever is in view."""
        from domino_desktop.ui.help.guide import Guide

        guide = Guide(self._pages, self._look, self)
        guide.tour_wanted.connect(self.doors.show_tour)
        guide.how_to_play_wanted.connect(self.doors.show_help)
        guide.rules_wanted.connect(self.doors.show_match_rules)
        return guide

    def toggle_help(self) -> None:
        """Open the help about the page in view, or close it."""
        self.guide.toggle(is_first=self.doors.is_first)

    @cached_property
    def _sounds(self) -> Sounds:
        """What is heard at the table."""
        from domino_desktop.ui.sound.sounds import sounds_of_the_table

        return sounds_of_the_table(self)

    @property
    def language(self) -> Language:
        """The program's language: menus, and every page outside a match."""
        return language(code_for(self._speech or self._file.settings.language))

    @property
    def table(self) -> TablePage | None:
        """The match that is open, or None."""
        return self._table

    @property
    def settings(self) -> Settings:
        """What is set now."""
        return self._file.settings

    def _attend_to(self, page: QWidget) -> None:
        """This page is in front now."""
        self.menus.retranslate(self.language, self._table if page is self._table else None)
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    # Matches ------------------------------------------------------------------------------------------

    def play_now(self, name: str = "") -> None:
        """One person against three casual computers, by the founding rules."""
        from domino_desktop.storage import rulesets

        try:
            self.play(rulesets.load(rulesets.DEFAULT), name)
        except rulesets.RuleSetFileFault as fault:
            self.teller.refuse_rules(fault)

    def play(self, ruleset: RuleSet, name: str = "") -> None:
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
            kept = replace(setup, seed=None).to_json()
            self._save(replace(self._file.settings, last_setup=kept, language=code, toured=True))
        except StorageFault as fault:
            self.teller.tell_fault(fault)
            return
        self.doors.is_first = False
        self._sit_down(match_id)

    def continue_last(self) -> None:
        """Go on with the last match at the very question where it stopped."""
        entry = self._database.last_unfinished_match()
        if entry is not None:
            self._sit_down(entry.id)

    def _sit_down(self, match_id: int) -> None:
        from domino_desktop.ui.opening import lay_table

        self.close_table()
        try:
            laid = lay_table(self._database, match_id, self.engine, self._look)
        except (StorageFault, RecordDamaged):
            self.doors.show_start()  # which tells why
            return
        self._table, self._sharing, self._table_is_outdated = laid.page, laid.sharing, False
        laid.page.left.connect(self.doors.show_start)
        laid.page.happened.connect(self._sounds.hear)
        self._follow_sound()
        laid.page.read_by.connect(self._look.read_by)
        self._pages.addWidget(laid.page)
        self.doors.show_page(laid.page)
        laid.page.sit_down(laid.controller, laid.aids, self._look.motion(), self.language.code)
        self._give_keys()

    def _share(self, wish: ShareWish) -> None:
        """A picture of the open table, or its round as a film."""
        if self._table is not None and self._sharing is not None:
            self._sharing.share(wish)

    def return_to_table(self) -> None:
        """The match that is open comes to the front again, as the settings now want it."""
        if self._table is None:
            self.doors.show_start()
        elif self._table_is_outdated and self._table.controller is not None:
            self._sit_down(self._table.controller.match_id)
        else:
            self.doors.show_page(self._table)

    def close_table(self) -> None:
        """Get up; the match stays stored as it is."""
        table, self._table = self._table, None
        if table is not None:
            table.stand_up()
            self._look.read_by(None)
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
        self._follow_sound()
        if before != self.language.code:
            self._apply_language()
            self._speak_at_table()

    def toggle_sound(self) -> None:
        """Turn all sounds on or off."""
        self.change_settings(replace(self._file.settings, sound=not self._file.settings.sound))

    def _follow_sound(self) -> None:
        self.menus.tick_sound(self._file.settings.sound)
        if "_sounds" in self.__dict__:
            self._sounds.switch(self._file.settings.sound)

    def _apply_language(self) -> None:
        self.speak_qt(self.language.code)
        self.doors.speak()
        self.menus.retranslate(self.language, self._table)

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

    def _hang_pictures(self) -> None:
        """Use the own pictures in the data folder; no setting asks for one that is gone."""
        possible = hang_pictures(self._look, self._paths, self.teller, self._file.settings)
        if possible != self._file.settings:
            self._save(possible)

    def change_aids(self, name: str, aids: Aids) -> None:
        spoken = {person.name: person.language for person in self._database.people()}
        with self.teller.telling_faults():
            self._database.remember_person(name, spoken.get(name, self.language.code), aids)
        self._table_is_outdated = True

    def _redress(self) -> None:
        """The program looks different now."""
        self.doors.redress()
        controller = None if self._table is None else self._table.controller
        if self._table is not None and controller is not None:
            self._table.wear(self._look.dress(controller.setup.ruleset.max_pip))

    def read_settings_again(self, is_empty: bool) -> None:
        """All data are other ones now: a copy was restored, or everything was deleted."""
        self.doors.is_first = is_empty
        self._speech = self.language.code if is_empty else None
        self._file = SettingsFile.open(self._paths)
        self._hang_pictures()
        self._look.follow(self._file.settings)
        self._follow_sound()
        self._apply_language()
        self.doors.forget_ways()
        (self.doors.show_start if is_empty else self.doors.show_settings)()

    # The window ---------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.ActivationChange and self._table is not None:
            self._table.window_activated(self.isActiveWindow())

    def close_down(self) -> None:
        """Let go of the match before the database closes, and of the loudspeaker."""
        self.close_table()
        if "_sounds" in self.__dict__:
            self._sounds.close_down()
