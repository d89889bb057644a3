"""What a wrong answer costs at a table that trusts everybody's word."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.core.ruleset import Penalty
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import Message, setup
from domino_desktop.ui.controls import NumberField, TextLabel
from domino_desktop.ui.pages.choice_cards import Choice, ChoiceCards

_MOST: Final = 1000


class PenaltyChoice(QWidget):
    """Points, and what becomes of the round and of the match; ``title`` is the heading above them."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None, *, title: Message = setup.WRONG_ANSWER) -> None:
        super().__init__(parent)
        self._title = title
        self._heading = TextLabel("heading")
        self._label = TextLabel("quiet")
        self._label.setWordWrap(False)
        self._points = NumberField()
        self._points.setRange(0, _MOST)
        self._points.setSingleStep(5)
        self._points.valueChanged.connect(self.changed)
        self._round = ChoiceCards(letters=26, most=3)
        self._match = ChoiceCards(letters=26, most=2)
        for cards in (self._round, self._match):
            cards.chosen.connect(self.changed)
        points = QHBoxLayout()
        points.addWidget(self._label)
        points.addWidget(self._points)
        points.addStretch(1)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 8, 0, 0)
        rows.setSpacing(8)
        rows.addWidget(self._heading)
        rows.addLayout(points)
        rows.addWidget(self._round)
        rows.addWidget(self._match)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def present(self, penalty: Penalty, language: Language) -> None:
        """Show this penalty."""
        self.retranslate(language)
        self._points.setValue(penalty.points)
        self._round.choose(penalty.round)
        self._match.choose(penalty.match)

    def retranslate(self, language: Language) -> None:
        """Say everything in this language."""
        say = language.say
        self._heading.setText(say(self._title))
        self._label.setText(say(setup.PENALTY_POINTS))
        self._points.setAccessibleName(say(setup.PENALTY_POINTS))
        self._points.setLocale(language.locale)
        for cards, choices in ((self._round, setup.PENALTY_ROUNDS), (self._match, setup.PENALTY_MATCHES)):
            cards.setAccessibleName(say(self._title))
            cards.set_choices(Choice(key, say(text)) for key, text in choices.items())

    def chosen(self) -> dict[str, Any]:
        """The penalty as a rule-set file has it."""
        return {"points": self._points.value(), "round": self._round.choice(), "match": self._match.choice()}
