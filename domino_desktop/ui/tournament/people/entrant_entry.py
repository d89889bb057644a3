"""The quick way to enter somebody: type a name, press Enter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import setup
from domino_desktop.i18n.messages import tournament_people as words
from domino_desktop.storage.members import Member
from domino_desktop.storage.setup import clean_name, name_fault
from domino_desktop.tournament.checks import LARGEST_RATING
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import NumberField, PrimaryButton, QuietButton, TextLabel
from domino_desktop.ui.desk.person_fields import PersonFields
from domino_desktop.ui.desk.stacks import stack
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.finding import folded
from domino_desktop.ui.pages.guests import same_name
from domino_desktop.ui.pages.name_faults import name_sentence
from domino_desktop.ui.pages.page import Section
from domino_desktop.ui.pages.rows import beside, flowing
from domino_desktop.ui.tournament.parts.flowing_words import flowing_words
from domino_desktop.ui.tournament.people.registering import KnownPeople, Named, NewEntrant

_LEAST_TYPED: Final = 2
"""Letters from which on Enter completes the name of the only member it can mean."""


class EntrantEntry(Section):
    """Fields for one or two people. Enter leads on and enters them; one who is meant beyond doubt is completed."""

    entered = Signal(object)
    """Carries the `NewEntrant`; whoever listens then calls ``clear`` or ``tell``."""
    last_wanted = Signal()
    list_wanted = Signal()

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icons = icons
        self._language = language_of("en")
        self._members: tuple[Member, ...] = ()
        self._taken: frozenset[int] = frozenset()
        self._known = KnownPeople(())
        self._persons = 1
        self._completed = ""
        self._fields = (PersonFields(columns=2), PersonFields(columns=2))
        self._labels = (TextLabel("quiet"), TextLabel("quiet"))
        self._rating_label, self._rating = TextLabel("quiet"), NumberField()
        self._rating.setRange(0, LARGEST_RATING)
        self._rating.setSingleStep(50)
        self._note, self._fault = Sentence("quiet"), Sentence("body")
        self._fault.setForegroundRole(QPalette.ColorRole.BrightText)
        self._enter, self._last, self._list = PrimaryButton(), QuietButton(), QuietButton()
        for place, fields in enumerate(self._fields):
            fields.edited.connect(self._follow)
            fields.entered.connect(lambda place=place: self._go_on(place))
        self._enter.clicked.connect(self._wish)
        self._last.clicked.connect(self.last_wanted)
        self._list.clicked.connect(self.list_wanted)
        self._last.hide()
        self.set_art(art)
        self._lay_out()

    def present(self, members: Sequence[Member], taken: frozenset[int], persons: int, language: Language) -> None:
        """Offer these members, but for those who are taken; an entrant is so many ``persons``. What is typed stays."""
        is_first = not self._members and not self._taken
        self._members = tuple(member for member in members if not member.is_forgotten)
        self._taken, self._persons = taken, persons
        self._known = KnownPeople(self._members, taken)
        offered = [member for member in self._members if member.id not in taken]
        for fields in self._fields:
            fields.offer(offered)
            if is_first and not fields.name:
                fields.present("", language.code, offered)
        self._second.setVisible(persons == 2)
        self.retranslate(language)

    def offer_last_time(self, is_offered: bool) -> None:
        """Whether there is a last time whose people can be ticked."""
        self._last.setVisible(is_offered)

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._last.setIcon(self._icons.icon("copy", art.theme.outline))
        self._list.setIcon(self._icons.icon("folder", art.theme.outline))

    def retranslate(self, language: Language) -> None:
        """Say everything in this language."""
        self._language, say = language, language.say
        self.heading.setText(say(words.WHO_PLAYS))
        for fields, label, message in zip(self._fields, self._labels, (words.PLAYER, words.PARTNER), strict=True):
            label.setText(say(message))
            fields.setAccessibleName(say(message))
            fields.call(say(message), say(words.LANGUAGE), say(setup.TYPE_A_NAME))
        self._rating_label.setText(say(words.RATING))
        self._rating.setLocale(language.locale)
        self._rating.setSpecialValueText(say(words.NO_RATING))
        self._rating.setAccessibleName(say(words.RATING))
        self._enter.setText(say(words.ENTER_IT))
        self._last.setText(say(words.LAST_TIME))
        self._list.setText(say(words.FROM_LIST))
        self._follow()

    def clear(self) -> None:
        """Begin with the next one."""
        offered = [member for member in self._members if member.id not in self._taken]
        for fields in self._fields:
            fields.present("", self._language.code, offered)
        self._rating.setValue(0)
        self._completed = ""
        self.tell("")
        self._follow()
        self.focus_first()

    def tell(self, sentence: str) -> None:
        """Tell what is wrong; an empty text for nothing."""
        self._fault.setText(sentence)
        self._fault.setVisible(bool(sentence))
        self._fields[0].name_field.setAccessibleDescription(sentence)

    def focus_first(self) -> None:
        """The name."""
        self._fields[0].name_field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _shown(self) -> tuple[PersonFields, ...]:
        return self._fields[: self._persons]

    def _go_on(self, place: int) -> None:
        """Complete who is meant; then on to the partner, or enter."""
        fields = self._fields[place]
        has_completed = self._complete(fields)
        if place + 1 < self._persons and name_fault(fields.name) is None:
            following = self._fields[place + 1].name_field
            following.setFocus(Qt.FocusReason.TabFocusReason)
            following.selectAll()
        elif not has_completed:
            self._wish()

    def _complete(self, fields: PersonFields) -> bool:
        """Write the whole name of the only member it can mean; answers whether it did.

        Whoever types the same beginning again after that means just that.
        """
        typed = folded(clean_name(fields.name))
        if len(typed) < _LEAST_TYPED or typed == self._completed:
            return False
        if self._known.called(fields.name) is not None:
            return False
        free = (member for member in self._members if member.id not in self._taken)
        meant = [member for member in free if any(word.startswith(typed) for word in _beginnings(member.name))]
        if len(meant) != 1:
            return False
        self._completed = typed
        fields.fill(meant[0].name)
        return True

    def _wish(self) -> None:
        people = tuple(Named(clean_name(fields.name), fields.language) for fields in self._shown())
        sentence, place = self._fault_in(people)
        self.tell(sentence)
        if sentence:
            self._fields[place].name_field.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self.entered.emit(NewEntrant(people, self._rating.value()))

    def _fault_in(self, people: tuple[Named, ...]) -> tuple[str, int]:
        """What is wrong, and in which of the two fields; an empty text when nothing is."""
        say = self._language.say
        for place, person in enumerate(people):
            fault = name_fault(person.name)
            if fault is not None and not person.name:
                missing = say(words.PARTNER_IS_MISSING, people[0].name) if place else say(words.NAME_IS_MISSING)
                return missing, place
            if fault is not None:
                return name_sentence(fault, self._language), place
            if any(same_name(person.name, other.name) for other in people[:place]):
                return say(words.NOT_WITH_ONESELF), place
            playing = self._known.playing(person.name)
            if playing is not None:
                return say(words.IS_ENTERED, playing.name), place
        return "", 0

    def _follow(self) -> None:
        """Say who will be a new member, else how Enter helps."""
        typed = [clean_name(fields.name) for fields in self._shown()]
        new = [name for name in typed if name_fault(name) is None and self._known.called(name) is None]
        say = self._language.say
        self._note.setText(say(words.WILL_BE_NEW, new[-1]) if new else say(words.ENTER_HINT))
        if self._fault.text():
            self.tell("")

    def _lay_out(self) -> None:
        first = stack(self._labels[0], self._fields[0], spacing=2)
        self._second = stack(self._labels[1], self._fields[1], spacing=2)
        self._rating_label.setBuddy(self._rating)
        self._rating_part = beside(self._rating_label, self._rating)
        self.rows.addWidget(first)
        self.rows.addWidget(self._second)
        self.rows.addWidget(self._note)
        self.rows.addWidget(self._fault)
        self._fault.hide()
        self.rows.addWidget(flowing(self._rating_part, self._enter))
        self.rows.addSpacing(6)
        self.rows.addWidget(flowing_words(self._last, self._list))


def _beginnings(name: str) -> list[str]:
    """The name from each of its words on, folded."""
    parts = folded(name).split()
    return [" ".join(parts[place:]) for place in range(len(parts))]
