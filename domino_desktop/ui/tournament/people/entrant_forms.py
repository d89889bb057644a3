"""Small windows for one entrant: who withdraws, how strong somebody is, and who plays in somebody's place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import Message, setup
from domino_desktop.i18n.messages import tournament_people as words
from domino_desktop.storage.members import Member
from domino_desktop.storage.setup import clean_name, name_fault
from domino_desktop.tournament.checks import LARGEST_RATING
from domino_desktop.tournament.settings import Format, Order
from domino_desktop.tournament.state import Tournament
from domino_desktop.ui.controls import NumberField, TextLabel
from domino_desktop.ui.desk.numbered_choice import NumberedChoice
from domino_desktop.ui.desk.person_fields import PersonFields
from domino_desktop.ui.pages.choice_cards import Choice
from domino_desktop.ui.pages.name_faults import name_sentence
from domino_desktop.ui.tournament.parts.form import Form
from domino_desktop.ui.tournament.people.registering import KnownPeople, Named


class WithdrawForm(Form):
    """``withdrawn`` carries the reason, which may be empty."""

    withdrawn = Signal(str)

    def __init__(self, parent: QWidget, name: str, language: Language) -> None:
        super().__init__(parent, language, words.WITHDRAW_ASK, name, main=words.DO_WITHDRAW, letters=60)
        self._reason = QLineEdit()
        self._reason.setAccessibleName(language.say(words.REASON))
        self.column.addWidget(TextLabel("body", language.say(words.WITHDRAW_NOTE)))
        self.column.addWidget(self.under(words.REASON, self._reason))
        self.column.addStretch(1)

    def focus_first(self) -> None:
        """The reason; Enter is enough without one."""
        self._reason.setFocus()

    def finish(self) -> str:
        """Hand over the reason."""
        self.withdrawn.emit(clean_name(self._reason.text()))
        return ""


class RatingForm(Form):
    """``rated`` carries the rating, 0 for none."""

    rated = Signal(int)

    def __init__(self, parent: QWidget, name: str, rating: int, language: Language, note: Message) -> None:
        """``note`` tells what it decides."""
        super().__init__(parent, language, words.RATE_ASK, name, main=words.DO_RATE, letters=60)
        self._held, self._rating = rating, NumberField()
        self._rating.setRange(0, LARGEST_RATING)
        self._rating.setSingleStep(50)
        self._rating.setSpecialValueText(language.say(words.NO_RATING))
        self._rating.setValue(rating)
        self._rating.setAccessibleName(language.say(words.RATING))
        self.column.addWidget(TextLabel("body", language.say(note)))
        self.column.addWidget(self.under(words.RATING, self._rating))
        self.column.addStretch(1)

    def focus_first(self) -> None:
        """The number, ready to be typed over."""
        self._rating.setFocus()
        self._rating.selectAll()

    def finish(self) -> str:
        """Hand over the rating; where it is as it was there is nothing to do."""
        if self._rating.value() != self._held:
            self.rated.emit(self._rating.value())
        return ""


def rating_note(state: Tournament) -> Message:
    """What ratings still decide in this tournament."""
    settings = state.settings
    if settings.format is Format.SWISS:
        return words.RATE_NOTE_LATER if state.rounds else words.RATE_NOTE
    is_seeded = settings.format is Format.KNOCKOUT and settings.order is Order.FOLD
    return words.RATE_NOTE if is_seeded else words.RATE_NOTE_UNUSED


class ReplaceForm(Form):
    """``replaced`` carries the person number of who leaves, the `Named` who comes, and the reason."""

    replaced = Signal(int, object, str)

    def __init__(
        self,
        parent: QWidget,
        name: str,
        persons: Mapping[int, str],
        members: Sequence[Member],
        taken: frozenset[int],
        language: Language,
    ) -> None:
        """``persons`` are the names of the entrant's people by their numbers."""
        super().__init__(parent, language, words.REPLACE_ASK, name, main=words.DO_REPLACE, letters=72)
        say = language.say
        self._known = KnownPeople(members, taken)
        self._leaves = NumberedChoice(letters=24, most=2)
        answers = [Choice(str(number), each) for number, each in persons.items()]
        self._leaves.present(say(words.WHO_LEAVES), answers, language)
        self._comes = PersonFields(columns=2)
        self._comes.present(
            "", language.code, [each for each in members if each.id not in taken and not each.is_forgotten]
        )
        self._comes.call(say(words.WHO_COMES), say(words.LANGUAGE), say(setup.TYPE_A_NAME))
        self._comes.entered.connect(self.main.click)
        self._comes.edited.connect(lambda: self.tell(""))
        self._reason = QLineEdit()
        self._reason.setAccessibleName(say(words.REASON))
        if len(persons) > 1:
            self.column.addWidget(self._leaves)
        self.column.addWidget(self.under(words.WHO_COMES, self._comes))
        self.column.addWidget(self.under(words.REASON, self._reason))
        self.column.addStretch(1)

    def focus_first(self) -> None:
        """Who leaves, where there is a choice, else who comes."""
        if self._leaves.isVisible():
            self._leaves.focus_cards()
        else:
            self._comes.name_field.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits choose who leaves, while the keyboard is there."""
        held, digit = self.focusWidget(), event.text()
        is_digit = len(digit) == 1 and "0" <= digit <= "9"
        if not (is_digit and self._leaves.isAncestorOf(held) and self._leaves.choose_by_digit(int(digit))):
            super().keyPressEvent(event)

    def finish(self) -> str:
        """Hand over who plays from now on, when the name is good and plays nowhere else."""
        name = clean_name(self._comes.name)
        fault = name_fault(name)
        playing = self._known.playing(name)
        sentence = ""
        if fault is not None:
            sentence = name_sentence(fault, self.language) if name else self.language.say(words.NAME_IS_MISSING)
        elif playing is not None:
            sentence = self.language.say(words.IS_ENTERED, playing.name)
        if sentence:
            self._comes.name_field.setFocus()
            return sentence
        leaves = int(self._leaves.choice())
        self.replaced.emit(leaves, Named(name, self._comes.language), clean_name(self._reason.text()))
        return ""
