"""One member of the club: name, language, how public lists name them, and what helps them to play."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import setup
from domino_desktop.i18n.messages import tournament_people as words
from domino_desktop.storage.members import Member, Shown
from domino_desktop.storage.setup import clean_name, name_fault
from domino_desktop.tournament.needs import SeatNeeds
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import PillChoice, QuietButton
from domino_desktop.ui.desk.person_fields import PersonFields
from domino_desktop.ui.pages.guests import same_name
from domino_desktop.ui.pages.name_faults import name_sentence
from domino_desktop.ui.tournament.parts.form import Form
from domino_desktop.ui.tournament.parts.names import member_name
from domino_desktop.ui.tournament.people.needs_form import NeedsForm

_EXAMPLE_NUMBER = 17
_SHOWN = {Shown.FULL: words.FULL_NAME, Shown.INITIAL: words.WITH_INITIAL, Shown.NUMBER: words.ONLY_NUMBER}


class MemberForm(Form):
    """``saved`` carries the `Member` as it shall be; its id is 0 when it is a new one."""

    saved = Signal(object)
    forget_wanted = Signal(int)
    """Carries the id of the member."""

    def __init__(
        self,
        parent: QWidget,
        member: Member | None,
        members: Sequence[Member],
        language: Language,
        *,
        can_forget: bool = True,
    ) -> None:
        title, names = (words.NEW_MEMBER, ()) if member is None else (words.CHANGE_IT, (member.name,))
        super().__init__(parent, language, title, *names, main=words.SAVE, letters=84)
        say = language.say
        self._member = member or Member(0, "", language.code, Shown.FULL, SeatNeeds())
        self._others = tuple(other for other in members if other.id != self._member.id and not other.is_forgotten)
        self._fields = PersonFields(columns=2)
        self._fields.present(self._member.name, self._member.language, ())
        self._fields.call(say(words.NAME), say(words.LANGUAGE), say(setup.TYPE_A_NAME))
        self._fields.edited.connect(self._follow)
        self._fields.entered.connect(self.main.click)
        self._shown = PillChoice()
        self._shown.set_choices((shown.value, say(message)) for shown, message in _SHOWN.items())
        self._shown.choose(self._member.shown.value)
        self._shown.setAccessibleName(say(words.SHOWN_IN_LISTS))
        self._shown.chosen.connect(self._follow)
        self._example = Sentence("quiet")
        self._needs = NeedsForm(self._member.needs, self._others, language)
        self._needs.near_field.entered.connect(self.main.click)
        self._needs.near_field.textChanged.connect(lambda _: self.tell(""))
        self.column.addWidget(self.under(words.NAME, self._fields))
        self.column.addWidget(self.under(words.SHOWN_IN_LISTS, self._shown, self._example))
        self.column.addWidget(self._needs)
        if member is not None and can_forget:
            forget = QuietButton(say(words.FORGET))
            forget.clicked.connect(self._wish_to_forget)
            self.column.addWidget(forget)
        self.column.addStretch(1)
        self._follow()

    def focus_first(self) -> None:
        """The name."""
        self._fields.name_field.setFocus()
        self._fields.name_field.selectAll()

    def finish(self) -> str:
        """Save the member, when the name is good and nobody else has it."""
        fault = name_fault(self._fields.name)
        if fault is not None:
            self._fields.name_field.setFocus()
            return name_sentence(fault, self.language)
        if any(same_name(other.name, self._fields.name) for other in self._others):
            self._fields.name_field.setFocus()
            return self.language.say(words.IS_A_MEMBER, clean_name(self._fields.name))
        sentence = self._needs.fault(self._fields.name)
        if sentence:
            self._needs.near_field.setFocus()
            return sentence
        self.saved.emit(self._filled_in())
        return ""

    def _filled_in(self) -> Member:
        return Member(
            self._member.id,
            clean_name(self._fields.name),
            self._fields.language,
            Shown(self._shown.choice()),
            self._needs.needs(),
        )

    def _follow(self) -> None:
        """Show how others will read the name."""
        member = self._filled_in()
        has_name = name_fault(member.name) is None
        number = self._member.id or _EXAMPLE_NUMBER
        example = member_name(member, number, self.language, is_public=True) if has_name else ""
        self._example.setText(self.language.say(words.READS_LIKE, example) if example else "")
        self.tell("")

    def _wish_to_forget(self) -> None:
        self.reject()
        self.forget_wanted.emit(self._member.id)
