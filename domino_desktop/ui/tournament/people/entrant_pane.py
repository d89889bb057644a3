"""The chosen entrant: who that is, what has happened, and what can be done."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from domino_desktop.controller.tournament_record import TournamentRecord
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament_people as words
from domino_desktop.tournament.facts import PersonReplaced
from domino_desktop.tournament.sitting_out import out_of_it
from domino_desktop.tournament.state import Entrant
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import NameLabel, QuietButton
from domino_desktop.ui.pages.page import Section
from domino_desktop.ui.tournament.parts.flowing_words import flowing_words
from domino_desktop.ui.tournament.parts.names import entrant_name, person_name

_LONGEST_FIRST_NAME: Final = 14


class EntrantPane(Section):
    """Signals carry nothing but ``person_wanted``: they mean the entrant that is shown."""

    withdraw_wanted = Signal()
    return_wanted = Signal()
    replace_wanted = Signal()
    rating_wanted = Signal()
    person_wanted = Signal(int)
    """Carries the number of a person whose name or language is to be seen to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name, self._state = NameLabel(), Sentence("quiet")
        self._withdraw, self._return, self._replace = QuietButton(), QuietButton(), QuietButton()
        self._rate = QuietButton()
        self._rate.clicked.connect(self.rating_wanted)
        self._withdraw.clicked.connect(self.withdraw_wanted)
        self._return.clicked.connect(self.return_wanted)
        self._replace.clicked.connect(self.replace_wanted)
        self._persons: tuple[int, ...] = ()
        self._about = (QuietButton(), QuietButton())
        for place, button in enumerate(self._about):
            button.clicked.connect(lambda _=False, place=place: self.person_wanted.emit(self._persons[place]))
        buttons = flowing_words(self._withdraw, self._return, self._replace, self._rate, *self._about)
        self.rows.addWidget(self._name)
        self.rows.addWidget(self._state)
        self.rows.addSpacing(4)
        self.rows.addWidget(buttons)

    def present(self, office: TournamentRecord, entrant: Entrant, language: Language) -> None:
        """Show this entrant."""
        say, is_over = language.say, office.state.is_finished
        self._persons = entrant.persons
        self.heading.setText(say(words.NUMBERED, entrant.number))
        self._name.setText(entrant_name(office, entrant.number, language))
        self.setAccessibleName(self._name.text())
        told = [state_words(entrant, out_of_it(office.state), language), *replaced_words(office, entrant, language)]
        self._state.setText("\n".join(told))
        self._withdraw.setText(say(words.WITHDRAW))
        self._return.setText(say(words.RETURN))
        self._replace.setText(say(words.REPLACE))
        self._rate.setText(say(words.RATE))
        self._rate.setVisible(not is_over)
        self._withdraw.setVisible(not entrant.is_withdrawn and not is_over)
        self._return.setVisible(entrant.is_withdrawn and not is_over)
        self._replace.setVisible(not entrant.is_withdrawn and not is_over)
        for place, button in enumerate(self._about):
            member = office.people.get(entrant.persons[place]) if place < len(entrant.persons) else None
            is_known = member is not None and not member.is_forgotten
            button.setVisible(is_known)
            if member is not None and is_known:
                button.setText(say(words.CHANGE_IT, _short(member.name)))
                button.setAccessibleName(say(words.CHANGE_IT, member.name))

    def focus_first(self) -> None:
        """The first thing that can be done."""
        for button in (self._withdraw, self._return, *self._about):
            if not button.isHidden():
                button.setFocus(Qt.FocusReason.TabFocusReason)
                return


def _short(name: str) -> str:
    """As much of the first name as a button holds."""
    first = name.split()[0]
    return first if len(first) <= _LONGEST_FIRST_NAME else f"{first[: _LONGEST_FIRST_NAME - 1]}\u2026"


def state_words(entrant: Entrant, out: Collection[int], language: Language) -> str:
    """Whether an entrant plays, in a word or two; ``out`` are those who are out of a knockout."""
    if entrant.is_withdrawn:
        return language.say(words.WITHDRAWN)
    if entrant.number in out:
        return language.say(words.OUT)
    if entrant.joined:
        return language.say(words.FROM_ROUND, entrant.joined + 1)
    return language.say(words.PLAYS)


def replaced_words(office: TournamentRecord, entrant: Entrant, language: Language) -> list[str]:
    """Who plays in whose place, one line for each."""
    return [
        language.say(words.PLAYS_FOR, person_name(office, fact.new, language), person_name(office, fact.old, language))
        for fact in office.state.facts
        if isinstance(fact, PersonReplaced) and fact.entrant == entrant.number and fact.new in entrant.persons
    ]
