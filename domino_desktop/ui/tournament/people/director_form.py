"""Somebody else directs from now on: everything that is written down next carries that name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import setup
from domino_desktop.i18n.messages import tournament as club
from domino_desktop.i18n.messages import tournament_people as words
from domino_desktop.storage.members import Member
from domino_desktop.storage.setup import name_fault
from domino_desktop.ui.controls import TextLabel
from domino_desktop.ui.desk.person_fields import PersonFields
from domino_desktop.ui.pages.name_faults import name_sentence
from domino_desktop.ui.tournament.parts.form import Form


class DirectorForm(Form):
    """``named`` carries a name, which may be empty, and the code of a language."""

    named = Signal(str, str)

    def __init__(self, parent: QWidget, members: Sequence[Member], name: str, code: str, language: Language) -> None:
        super().__init__(parent, language, club.WHO_DIRECTS, main=club.DIRECT)
        say = language.say
        self._fields = PersonFields(columns=2)
        self._fields.present(name, code, [member for member in members if not member.is_forgotten])
        self._fields.call(say(club.WHO_DIRECTS), say(words.LANGUAGE), say(setup.TYPE_A_NAME))
        self._fields.entered.connect(self.main.click)
        self._fields.edited.connect(lambda: self.tell(""))
        self.column.addWidget(TextLabel("body", say(club.DIRECT_NOTE)))
        self.column.addWidget(self.under(club.WHO_DIRECTS, self._fields))
        self.column.addStretch(1)

    def focus_first(self) -> None:
        """The name."""
        self._fields.name_field.setFocus()
        self._fields.name_field.selectAll()

    def finish(self) -> str:
        """Hand over the name, if it is one, or none at all."""
        name = self._fields.name.strip()
        fault = name_fault(name) if name else None
        if fault is not None:
            return name_sentence(fault, self.language)
        self.named.emit(name, self._fields.language)
        return ""
