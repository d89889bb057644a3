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
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.people import Aids
from domino_desktop.storage.settings import Settings, SettingsFile
from domino_desktop.ui.dialogs.teller import Teller
from domino_desktop.ui.doors import Doors, Furniture
from domino_desktop.ui.first_paint import after_first_paint
from domino_desktop.ui.frame import Frame
from domino_desktop.ui.keys import Action, keys_in_force
from domino_desktop.ui.look import Look
from domino_desktop.ui.matches import Matches
from domino_desktop.ui.menus import Menus
from domino_desktop.ui.pages.own_pictures_hanging import hang_pictures

if TYPE_CHECKING:
    from domino_desktop.controller.engine_host import EngineHost
    from domino_desktop.ui.help.guide import Guide
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
        self._database = database
        self._speech = speech
        self.teller = Teller(self, lambda: self.language, paths.root)
        self._hang_pictures()
        look.follow(file.settings)
        is_first = file.settings.language is None and speech is None
        furniture = self._furniture = Furniture(look, paths, database, self.teller)
        self.doors = Doors(self, self._pages, furniture, is_first=is_first)
        self.doors.shown.connect(self._attend_to)
        self.matches = Matches(self, self._pages, furniture, engine, seed)
        self.matches.laid.connect(self.equip)
        self.menus = Menus(self, self.doors, self, self.matches.share)
        self._apply_language()
        self._follow_sound()
        look.changed.connect(self._redress)
        self.doors.show_start()
        after_first_paint(self, self.doors.complete_start)

    @cached_property
    def guide(self) -> Guide:
        """The help about whatever is in view."""
        from domino_desktop.ui.help.guide import Guide

        guide = Guide(self._pages, self._look, self)
        guide.tour_wanted.connect(self.doors.side.show_tour)
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
        return self.matches.table

    @property
    def settings(self) -> Settings:
        """What is set now."""
        return self._file.settings

    def _attend_to(self, page: QWidget) -> None:
        """This page is in front now."""
        self.menus.retranslate(self.language, self.table if page is self.table else None)
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    # Settings and language ----------------------------------------------------------------------------

    def choose_language(self, code: str) -> None:
        """Speak this language from now on."""
        self._speech = None
        self.change_settings(replace(self._file.settings, language=code))

    def change_settings(self, wanted: Settings) -> None:
        """Keep these settings and follow them at once."""
        before = self.language.code
        self.save(wanted)
        self._look.follow(wanted)
        if self.table is not None:
            self.table.set_motion(self._look.motion())
        self._give_keys()
        self._follow_sound()
        if before != self.language.code:
            self._apply_language()
            self.matches.speak()

    def toggle_sound(self) -> None:
        """Turn all sounds on or off."""
        self.change_settings(replace(self._file.settings, sound=not self._file.settings.sound))
        self.doors.show_settings_anew()

    def toggle_coach(self) -> None:
        """Let the coach help at the open table, or no longer."""
        if self.table is not None and self.table.coaching.may_be_switched:
            self.table.coaching.switch(not self.table.coaching.is_on)
            self.table.coaching.tell_switched(self.table.shortcuts.keys[Action.HINT])
        self.menus.tick_coach(self.table)

    def _follow_sound(self) -> None:
        self.menus.tick_sound(self._file.settings.sound)
        if "_sounds" in self.__dict__:
            self._sounds.switch(self._file.settings.sound)

    def _apply_language(self) -> None:
        self.speak_qt(self.language.code)
        self.doors.speak()
        self.menus.retranslate(self.language, self.table)

    def equip(self, page: TablePage) -> None:
        """A table was laid: it is heard, and listens to the keys that are in force."""
        page.happened.connect(self._sounds.hear)
        self._follow_sound()
        page.shortcuts.follow(keys_in_force(self._file.settings, self.language))

    def _give_keys(self) -> None:
        """An open match listens to the keys that are in force now."""
        if self.table is not None:
            self.table.shortcuts.follow(keys_in_force(self._file.settings, self.language))

    def save(self, wanted: Settings) -> None:
        """Keep these settings; what follows from them is up to whoever calls."""
        try:
            self._file.save(wanted)
        except StorageFault as fault:
            self._file.settings = wanted
            self.teller.tell_fault(fault)

    def _hang_pictures(self) -> None:
        """Use the own pictures in the data folder; no setting asks for one that is gone."""
        possible = hang_pictures(self._look, self._paths, self.teller, self._file.settings)
        if possible != self._file.settings:
            self.save(possible)

    def change_aids(self, name: str, aids: Aids) -> None:
        spoken = {person.name: person.language for person in self._database.people()}
        with self.teller.telling_faults():
            self._database.remember_person(name, spoken.get(name, self.language.code), aids)
        self.matches.outdate()

    def _redress(self) -> None:
        """The program looks different now, and an open table with it."""
        self.doors.redress()
        self.matches.wear()

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
        if event.type() is QEvent.Type.ActivationChange and self.table is not None:
            self.table.window_activated(self.isActiveWindow())

    def close_down(self) -> None:
        """Let go of the match before the database closes, of the coach and of the loudspeaker."""
        self.matches.close_table()
        self._furniture.put_away()
        if "_sounds" in self.__dict__:
            self._sounds.close_down()
