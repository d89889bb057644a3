"""What only the very first start asks: a language, and perhaps a name."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from domino_desktop.i18n.language import CODES, Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import start
from domino_desktop.storage.setup import clean_name, name_fault
from domino_desktop.ui.controls import TextLabel
from domino_desktop.ui.pages.choice_cards import Choice, ChoiceCards
from domino_desktop.ui.pages.name_faults import name_sentence
from domino_desktop.ui.pages.rows import narrow


class FirstStart(QWidget):
    """All languages in their own names, and a field for a name that may stay empty."""

    language_chosen = Signal(str)
    """Carries the code of a language."""
    entered = Signal()
    """The person pressed Enter in the field."""

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self._heading = _in_the_middle()
        self._cards = ChoiceCards(letters=20, most=3)
        self._cards.set_choices(Choice(code, language_of(code).own_name) for code in CODES)
        self._cards.chosen.connect(self.language_chosen)
        self._label = _in_the_middle()
        self._field = QLineEdit()
        self._field.editingFinished.connect(self.check)
        self._field.returnPressed.connect(self.entered)
        self._fault = _in_the_middle()
        self._fault.hide()
        self._field.textEdited.connect(self._fault.hide)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self._heading)
        column.addWidget(self._cards)
        column.addWidget(narrow(self._label, self._field, self._fault))

    @property
    def name(self) -> str:
        """The name that was typed, or an empty text."""
        return clean_name(self._field.text())

    def check(self) -> bool:
        """Whether the name may be used; an empty one may. Says why not."""
        typed = self._field.text()
        fault = name_fault(typed) if typed else None
        self._fault.setVisible(fault is not None)
        if fault is not None:
            self._fault.setText(name_sentence(fault, self._language))
            self._field.setAccessibleDescription(self._fault.text())
        return fault is None

    def focus_name(self) -> None:
        """Give the keyboard to the field."""
        self._field.setFocus(Qt.FocusReason.OtherFocusReason)

    def forget_fault(self) -> None:
        """Say nothing about the name until it is looked at again."""
        self._fault.hide()

    def retranslate(self, language: Language) -> None:
        """Say everything in this language."""
        self._language = language
        say = language.say
        self._heading.setText(say(start.CHOOSE_LANGUAGE))
        self._cards.setAccessibleName(say(start.CHOOSE_LANGUAGE))
        self._cards.choose(language.code)
        self._label.setText(say(start.YOUR_NAME))
        self._field.setAccessibleName(say(start.YOUR_NAME))
        self._field.setPlaceholderText(say(start.NAME_MAY_WAIT))
        if not self._fault.isHidden():
            self.check()


def _in_the_middle() -> TextLabel:
    label = TextLabel("body")
    label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    return label
