"""The settings page. Every change applies at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import Enum
from pathlib import Path
from typing import Any, Final

import PySide6
from PySide6.QtCore import Qt, Signal, qVersion
from PySide6.QtWidgets import QSizePolicy, QWidget

from domino_desktop.i18n.language import CODES, Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import Message, buttons, settings, setup
from domino_desktop.storage.people import LARGER_TILES, Aids, Person
from domino_desktop.storage.settings import Pace, ReducedMotion, Settings, Surroundings, Theme
from domino_desktop.storage.setup import Privacy
from domino_desktop.ui.controls import FlowLayout, PillChoice, QuietButton, TextLabel
from domino_desktop.ui.controls.labels import TextRole
from domino_desktop.ui.dialogs.question import Question
from domino_desktop.ui.look import Look
from domino_desktop.ui.pages.choice_cards import Choice, ChoiceCards
from domino_desktop.ui.pages.key_section import KeySection
from domino_desktop.ui.pages.page import Page, Section
from domino_desktop.ui.pages.privacy_choices import privacy_choices
from domino_desktop.ui.pages.settings_looks import LooksSection
from domino_desktop.ui.pages.switch import Switch

_TEXT_SCALES: Final = (100, 125, 150, 175, 200)
_PACES: Final = {
    Pace.INSTANT: settings.PACE_INSTANT,
    Pace.QUICK: settings.PACE_QUICK,
    Pace.NORMAL: settings.PACE_NORMAL,
    Pace.SLOW: settings.PACE_SLOW,
}
_MOTION: Final = {
    ReducedMotion.SYSTEM: settings.AS_THE_SYSTEM,
    ReducedMotion.ON: settings.ON,
    ReducedMotion.OFF: settings.OFF,
}
_SURROUNDINGS: Final = {
    Surroundings.SYSTEM: settings.AS_THE_SYSTEM,
    Surroundings.LIGHT: settings.LIGHT,
    Surroundings.DARK: settings.DARK,
}
_THEMES: Final = {Theme.SYSTEM: settings.AS_THE_SYSTEM, Theme.HIGH_CONTRAST: settings.CONTRAST_HIGH}
_AIDS: Final = {
    "what_fits": settings.WHAT_FITS,
    "numerals": settings.NUMERALS,
    "sorts_hand": settings.SORTS_HAND,
    "switches_language": settings.TABLE_FOLLOWS_LANGUAGE,
    "contrast": settings.OWN_CONTRAST,
    "one_switch": settings.ONE_SWITCH,
    "scans": settings.SCANS,
}
_AS_USUAL: Final = "usual"
_WIDTH_IN_LETTERS: Final = 104


class SettingsPage(Page):
    """What the program remembers about itself, one card for each matter."""

    changed = Signal(Settings)
    aids_changed = Signal(str, Aids)
    """Carries a person's name and all aids of that person."""
    own_pictures_wanted = Signal()
    copy_wanted = Signal()
    restore_wanted = Signal()
    delete_wanted = Signal()
    """Everything is to be deleted; the question has been asked and answered."""

    def __init__(self, look: Look, data_folder: Path, version: str, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, look.icons, letters=_WIDTH_IN_LETTERS, parent=parent)
        self._data_folder, self._version = data_folder, version
        self._language = language_of("en")
        self._settings = Settings()
        self._people: dict[str, Person] = {}
        self._question: Question | None = None
        self._named: list[tuple[QWidget, Message]] = []
        self._texts: list[tuple[TextLabel | QuietButton | Switch, Message]] = []
        self.column.addWidget(self._words("quiet", settings.AT_ONCE))
        self._add_language()
        self._add_reading()
        self._looks = LooksSection(look.try_on, lambda: look.pictures)
        self._looks.changed.connect(self._follow)
        self._looks.own_pictures_wanted.connect(self.own_pictures_wanted)
        self.column.addWidget(self._looks)
        self._add_movement()
        self._add_privacy()
        self._add_aids()
        self._keys = KeySection()
        self._keys.changed.connect(lambda keys: self._change(keys=keys))
        self.column.addWidget(self._keys)
        self._add_data()
        self._add_about()
        self.column.addStretch(1)

    def present(self, language: Language, shown: Settings, people: Sequence[Person]) -> None:
        """Show these settings and the aids of these people."""
        self._settings = shown
        self._people = {person.name: person for person in people}
        self._notice.hide()
        self.retranslate(language)

    def show_notice(self, sentence: str) -> None:
        """Tell how copying, restoring or deleting ended."""
        self._notice.setText(sentence)
        self._notice.setVisible(bool(sentence))

    def retranslate(self, language: Language) -> None:
        """Say everything in this language."""
        self._language = language
        say = language.say
        self.title.setText(say(settings.TITLE))
        self.back_button.setAccessibleName(say(buttons.BACK))
        self.back_button.setToolTip(say(buttons.BACK))
        for widget, message in self._texts:
            widget.setText(say(message))
        for pills, label in self._named:
            pills.setAccessibleName(say(label))
        self._data_text.setText(say(settings.DATA_NOTE, str(self._data_folder)))
        self._about_version.setText(say(settings.ABOUT_VERSION, self._version))
        self._about_qt.setText(say(settings.ABOUT_QT, qVersion(), PySide6.__version__))
        self._offer()
        if self._question is not None:
            self._question.retranslate(language)

    def _offer(self) -> None:
        """Fill every choice in the language of now and choose what is set."""
        shown, say = self._settings, self._language.say
        self._languages.set_choices((code, language_of(code).own_name) for code in CODES)
        self._languages.choose(shown.language if shown.language in CODES else self._language.code)
        self._fill(self._pace, _PACES, shown.pace)
        self._fill(self._motion, _MOTION, shown.reduced_motion)
        self._fill(self._surroundings, _SURROUNDINGS, shown.surroundings)
        self._looks.present(self._language, shown)
        self._sound.setChecked(shown.sound)
        self._fill(self._theme, _THEMES, shown.theme)
        scales = sorted({*_TEXT_SCALES, shown.text_scale})
        self._scale.set_choices((str(scale), say(settings.PERCENT, scale)) for scale in scales)
        self._scale.choose(str(shown.text_scale))
        self._numerals.setChecked(shown.numerals)
        self._privacy.set_choices(privacy_choices(self._language))
        self._privacy.choose(shown.privacy.value)
        self._persons.set_choices(Choice(name, name) for name in self._people)
        paces = {_AS_USUAL: settings.PACE_AS_USUAL, **{pace.value: message for pace, message in _PACES.items()}}
        self._own_pace.set_choices((key, say(message)) for key, message in paces.items())
        self._show_aids()
        self._keys.present(self._language, shown)

    def _fill(self, pills: PillChoice, messages: Mapping[Any, Message], chosen: Enum) -> None:
        pills.set_choices((choice.value, self._language.say(message)) for choice, message in messages.items())
        pills.choose(chosen.value)

    def _show_aids(self) -> None:
        """The switches of the chosen person."""
        person = self._people.get(self._persons.choice())
        for widget in (
            self._whose,
            self._persons,
            *self._aids.values(),
            self._larger_tiles,
            self._pace_label,
            self._own_pace,
            self._size_label,
            self._own_size,
        ):
            widget.setVisible(person is not None)
        self._nobody.setVisible(person is None)
        if person is not None:
            for name, switch in self._aids.items():
                switch.setChecked(bool(getattr(person.aids, name)))
            self._larger_tiles.setChecked(person.aids.tile_size > Aids().tile_size)
            known = {pace.value for pace in Pace}
            self._own_pace.choose(person.aids.pace if person.aids.pace in known else _AS_USUAL)
            self._offer_sizes(person.aids.text_scale)

    def _offer_sizes(self, own: int) -> None:
        say = self._language.say
        sizes = sorted({*_TEXT_SCALES, own} - {0})
        usual = ("0", say(settings.SIZE_AS_USUAL))
        self._own_size.set_choices((usual, *((str(size), say(settings.PERCENT, size)) for size in sizes)))
        self._own_size.choose(str(own))

    def _change(self, **what: object) -> None:
        self._follow(replace(self._settings, **what))  # type: ignore[arg-type]

    def _follow(self, wanted: Settings) -> None:
        self._settings = wanted
        self.changed.emit(wanted)
        self._looks.present(self._language, wanted)

    def _change_aid(self, **what: object) -> None:
        person = self._people[self._persons.choice()]
        aids = replace(person.aids, **what)  # type: ignore[arg-type]
        self._people[person.name] = replace(person, aids=aids)
        self.aids_changed.emit(person.name, aids)

    def _ask_to_delete(self) -> None:
        question = Question(
            self, self._language, settings.DELETE_QUESTION, yes=settings.DELETE_YES, no=settings.DELETE_NO
        )
        question.accepted.connect(self.delete_wanted)
        question.finished.connect(self._forget_question)
        self._question = question
        question.open()

    def _forget_question(self) -> None:
        self._question = None

    # Building ---------------------------------------------------------------------------------------------

    def _section(self, heading: Message) -> Section:
        section = Section()
        self._texts.append((section.heading, heading))
        self.column.addWidget(section)
        return section

    def _words(self, role: TextRole, message: Message) -> TextLabel:
        label = TextLabel(role)
        self._texts.append((label, message))
        return label

    def _pills(self, section: Section, label: Message | None) -> PillChoice:
        """A choice in a section, under words of its own unless the heading says it all."""
        pills = PillChoice()
        if label is None:
            section.rows.addWidget(pills)
        else:
            self._texts.append((section.add_labelled(pills), label))
            self._named.append((pills, label))
        return pills

    def _switch(self, section: Section, message: Message) -> Switch:
        switch = Switch()
        self._texts.append((switch, message))
        section.rows.addWidget(switch)
        return switch

    def _add_language(self) -> None:
        self._languages = self._pills(self._section(settings.LANGUAGE), None)
        self._named.append((self._languages, settings.LANGUAGE))
        self._languages.chosen.connect(lambda code: self._change(language=code))

    def _add_reading(self) -> None:
        section = self._section(settings.LOOKS)
        self._scale = self._pills(section, settings.TEXT_SIZE)
        self._scale.chosen.connect(lambda scale: self._change(text_scale=int(scale)))
        self._theme = self._pills(section, settings.CONTRAST)
        self._theme.chosen.connect(lambda key: self._change(theme=Theme(key)))
        self._surroundings = self._pills(section, settings.SURROUNDINGS)
        self._surroundings.chosen.connect(lambda key: self._change(surroundings=Surroundings(key)))
        self._numerals = self._switch(section, settings.ALL_NUMERALS)
        self._numerals.clicked.connect(lambda is_on: self._change(numerals=is_on))

    def _add_movement(self) -> None:
        section = self._section(settings.PACE)
        self._pace = self._pills(section, None)
        self._named.append((self._pace, settings.PACE))
        self._pace.chosen.connect(lambda key: self._change(pace=Pace(key)))
        self._motion = self._pills(section, settings.REDUCED_MOTION)
        self._motion.chosen.connect(lambda key: self._change(reduced_motion=ReducedMotion(key)))
        self._sound = self._switch(section, settings.SOUND)
        self._sound.clicked.connect(lambda is_on: self._change(sound=is_on))

    def _add_privacy(self) -> None:
        section = self._section(setup.BETWEEN_PEOPLE)
        section.rows.addWidget(self._words("quiet", settings.FOR_NEW_TABLES))
        self._privacy = ChoiceCards(letters=26, most=3)
        self._privacy.chosen.connect(lambda key: self._change(privacy=Privacy(key)))
        self._named.append((self._privacy, setup.BETWEEN_PEOPLE))
        section.rows.addWidget(self._privacy)

    def _add_aids(self) -> None:
        section = self._section(settings.PERSONAL_AIDS)
        section.rows.addWidget(self._words("quiet", settings.AIDS_NOTE))
        self._nobody = self._words("body", settings.NOBODY_YET)
        section.rows.addWidget(self._nobody)
        self._persons = ChoiceCards(letters=18, most=4)
        self._persons.chosen.connect(self._show_aids)
        self._whose = section.add_labelled(self._persons)
        self._texts.append((self._whose, settings.WHOSE_AIDS))
        self._named.append((self._persons, settings.WHOSE_AIDS))
        self._aids: dict[str, Switch] = {}
        for name, message in _AIDS.items():
            switch = self._switch(section, message)
            switch.clicked.connect(lambda is_on, name=name: self._change_aid(**{name: is_on}))
            self._aids[name] = switch
        self._larger_tiles = self._switch(section, settings.LARGER_TILES)
        self._larger_tiles.clicked.connect(
            lambda is_on: self._change_aid(tile_size=LARGER_TILES if is_on else Aids().tile_size)
        )
        self._own_pace = PillChoice()
        self._own_pace.chosen.connect(lambda key: self._change_aid(pace=None if key == _AS_USUAL else key))
        self._pace_label = section.add_labelled(self._own_pace)
        self._texts.append((self._pace_label, settings.OWN_PACE))
        self._named.append((self._own_pace, settings.OWN_PACE))
        self._own_size = PillChoice()
        self._own_size.chosen.connect(lambda key: self._change_aid(text_scale=int(key)))
        self._size_label = section.add_labelled(self._own_size)
        self._texts.append((self._size_label, settings.OWN_TEXT_SIZE))
        self._named.append((self._own_size, settings.OWN_TEXT_SIZE))

    def _add_data(self) -> None:
        section = self._section(settings.DATA)
        self._data_text = TextLabel("body")
        self._data_text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        section.rows.addWidget(self._data_text)
        flowing = QWidget()
        flow = FlowLayout(flowing, spacing=12)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        flowing.setSizePolicy(policy)
        for message, slot in (
            (settings.COPY_ALL, self.copy_wanted.emit),
            (settings.RESTORE, self.restore_wanted.emit),
            (settings.DELETE_ALL, self._ask_to_delete),
        ):
            button = QuietButton()
            button.clicked.connect(lambda _=False, do=slot: do())
            self._texts.append((button, message))
            flow.addWidget(button)
        section.rows.addWidget(flowing)
        self._notice = TextLabel("body")
        self._notice.hide()
        section.rows.addWidget(self._notice)

    def _add_about(self) -> None:
        section = self._section(settings.ABOUT)
        self._about_version, self._about_qt = TextLabel("body"), TextLabel("body")
        section.rows.addWidget(self._about_version)
        section.rows.addWidget(self._words("body", settings.ABOUT_LICENCE))
        section.rows.addWidget(self._about_qt)
        section.rows.addWidget(self._words("body", settings.ABOUT_PRIVACY))
