"""Where the deals of a table come from: chance, the day, or a code that somebody types."""

from __future__ import annotations

import datetime
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.core.deal import code_of_day, in_groups, is_code, read_code, strange_letters
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import deals
from domino_desktop.ui.controls import TextLabel
from domino_desktop.ui.pages.choice_cards import Choice, ChoiceCards

_CHANCE: Final = "chance"
_DAY: Final = "day"
_CODE: Final = "code"


class DealChoice(QWidget):
    """Three cards; the field for a code comes with the third."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._today = datetime.date.today()
        self._language: Language | None = None
        self._cards = ChoiceCards(letters=26, most=3)
        self._cards.chosen.connect(self._choose)
        self._label = TextLabel("quiet")
        self._label.setWordWrap(False)
        self.field = QLineEdit()
        self.field.setMaxLength(60)
        self.field.textEdited.connect(self._follow)
        self._label.setBuddy(self.field)
        self._note = TextLabel("quiet")
        self._fault = TextLabel("body")
        self._fault.setForegroundRole(QPalette.ColorRole.BrightText)
        self._row = QWidget()
        line = QHBoxLayout()
        line.setSpacing(12)
        line.addWidget(self._label)
        line.addWidget(self.field)
        line.addStretch(1)
        rows = QVBoxLayout(self._row)
        rows.setContentsMargins(0, 4, 0, 0)
        rows.setSpacing(6)
        rows.addLayout(line)
        rows.addWidget(self._fault)
        rows.addWidget(self._note)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._cards)
        column.addWidget(self._row)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def present(self, code: str, language: Language) -> None:
        """Show this choice; an empty code is chance."""
        self._today = datetime.date.today()
        self.retranslate(language)
        self._cards.choose(_CODE if code else _CHANCE)
        self.field.setText(in_groups(code))
        self._follow()

    def retranslate(self, language: Language) -> None:
        """Say everything in this language."""
        self._language = language
        say = language.say
        self._cards.setAccessibleName(say(deals.DEAL))
        self._cards.set_choices(
            (
                Choice(_CHANCE, say(deals.BY_CHANCE), say(deals.BY_CHANCE_NOTE)),
                Choice(_DAY, say(deals.OF_THE_DAY, language.day(self._today)), say(deals.OF_THE_DAY_NOTE)),
                Choice(_CODE, say(deals.BY_CODE), say(deals.BY_CODE_NOTE)),
            )
        )
        self._label.setText(say(deals.TYPE_THE_CODE))
        self.field.setAccessibleName(say(deals.TYPE_THE_CODE))
        self._note.setText(say(deals.SAME_TABLE))
        self._follow()

    def code(self) -> str:
        """The code to deal by, or an empty text for chance; what was typed may be no code: see `check`."""
        match self._cards.choice():
            case "day":
                return code_of_day(self._today.isoformat())
            case "code":
                return read_code(self.field.text())
        return ""

    def check(self) -> bool:
        """Whether the table can be dealt like this; what is wrong is told beside the field."""
        fits = (not self.code() and self._cards.choice() != _CODE) or is_code(self.code())
        self._tell(
            self._strange_sentence()
            or ("" if fits or self._language is None else self._language.say(deals.CODE_HAS_EIGHT))
        )
        return fits

    def _choose(self) -> None:
        self._follow()
        if self._cards.choice() == _CODE:
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _follow(self) -> None:
        """Show the field only with its card, and tell at once what can never become a code."""
        self._row.setVisible(self._cards.choice() == _CODE)
        metrics = self.field.fontMetrics()
        self.field.setMinimumWidth(metrics.averageCharWidth() * 18)
        self._tell(self._strange_sentence())

    def _strange_sentence(self) -> str:
        strange = strange_letters(read_code(self.field.text())) if self._cards.choice() == _CODE else ()
        if not strange or self._language is None:
            return ""
        return self._language.say(deals.NOT_IN_CODES, self._language.joined(strange))

    def _tell(self, sentence: str) -> None:
        self._fault.setText(sentence)
        self._fault.setVisible(bool(sentence))
        self.field.setAccessibleDescription(sentence)
