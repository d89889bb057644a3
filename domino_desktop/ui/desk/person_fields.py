"""Who somebody is at a real table: a name and the language to be spoken to in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget

from domino_desktop.i18n.language import CODES
from domino_desktop.i18n.language import language as language_of
from domino_desktop.ui.controls import TextLabel
from domino_desktop.ui.desk.stacks import flow, stack
from domino_desktop.ui.pages.columns import ColumnLayout
from domino_desktop.ui.pages.guests import same_name
from domino_desktop.ui.pages.people_field import PeopleField
from domino_desktop.ui.pages.wrap_combo import WrapCombo

_LETTERS = 24


class Known(Protocol):
    """Somebody whose name is offered: who has played on this computer, or a member of the club."""

    @property
    def name(self) -> str: ...

    @property
    def language(self) -> str: ...


class PersonFields(QWidget):
    """A field for the name and one for the language; somebody who is known brings the language."""

    edited = Signal()
    entered = Signal()
    """Enter was pressed in the field for the name."""

    def __init__(self, parent: QWidget | None = None, *, columns: int = 1) -> None:
        super().__init__(parent)
        self._people: Sequence[Known] = ()
        self.name_field = PeopleField()
        self.name_field.named.connect(self._hear_name)
        self.name_field.entered.connect(self.entered)
        self._language = WrapCombo()
        for code in CODES:
            self._language.addItem(language_of(code).own_name, code)
        self._language.activated.connect(self.edited)
        self._fault = TextLabel("body")
        self._fault.setForegroundRole(QPalette.ColorRole.BrightText)
        grid = ColumnLayout(self, letters=_LETTERS, most=columns, spacing=8)
        grid.addWidget(stack(self.name_field, self._fault))
        grid.addWidget(stack(self._language))
        flow(self)
        self.show_fault("")

    def present(self, name: str, code: str, people: Sequence[Known]) -> None:
        """Show this person; ``code`` is a language, ``people`` are offered while a name is typed."""
        self.offer(people)
        self.name_field.setText(name)
        self.name_field.setCursorPosition(0)
        self._choose(code)
        self.show_fault("")

    def offer(self, people: Sequence[Known]) -> None:
        """Offer these from now on; what is typed stays."""
        self._people = people
        self.name_field.offer_names([person.name for person in people])

    def fill(self, name: str) -> None:
        """Write this name; somebody who is known brings the language."""
        self.name_field.setText(name)
        self._hear_name(name)

    @property
    def name(self) -> str:
        """The name as it was typed."""
        return self.name_field.text()

    @property
    def language(self) -> str:
        """The code of the chosen language."""
        return str(self._language.currentData())

    def call(self, name: str, language: str, hint: str) -> None:
        """What a screen reader says for the two fields, and what stands in the empty one."""
        self.name_field.setAccessibleName(name)
        self.name_field.setPlaceholderText(hint)
        self._language.setAccessibleName(language)

    def show_fault(self, sentence: str) -> None:
        """Tell what is wrong with the name; an empty text for nothing."""
        self._fault.setText(sentence)
        self._fault.setVisible(bool(sentence))
        self.name_field.setAccessibleDescription(sentence)

    def _hear_name(self, text: str) -> None:
        known = next((person for person in self._people if same_name(person.name, text)), None)
        if known is not None:
            self._choose(known.language)
        self.edited.emit()

    def _choose(self, code: str) -> None:
        if code in CODES:
            self._language.setCurrentIndex(self._language.findData(code))
