"""What a director chooses before something is published: the paper, its languages, its tournament round."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import Message, protocol
from domino_desktop.i18n.messages import tournament_papers as texts
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import ChoiceField, PillChoice, TextLabel
from domino_desktop.ui.pages.rows import flowing
from domino_desktop.ui.printing.sheets import Paper, usual_paper
from domino_desktop.ui.tournament.papers.tournament_papers import OF_ROUND, PaperKind, Wish, kinds_of, languages_of

if TYPE_CHECKING:
    from domino_desktop.controller.tournament import TournamentController

_NEEDED, _ALL = "needed", "all"
_THREE: Final = "three"
_LABELS: Final[dict[str, Message]] = {
    "kind": texts.PAPER,
    "round": texts.WHICH_ROUND,
    "large": texts.LARGE_PRINT,
    "diplomas": texts.DIPLOMAS_FOR,
    "paper": texts.SHEET_SIZE,
}
"""Every choice in its order, with the words above it."""

_LANGUAGES: Final = (texts.FIRST_LANGUAGE, texts.SECOND_LANGUAGE)


class PublishChoices(QWidget):
    """All choices below each other; those that mean nothing for the chosen paper are not shown.

    ``changed`` when a person chose something.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._office: TournamentController | None = None
        self._language = language_of("en")
        self._known_rounds = 0
        self.choices = {name: PillChoice() for name in _LABELS}
        self._labels = {name: TextLabel("heading") for name in _LABELS}
        self.languages = ChoiceField(), ChoiceField()
        self._language_labels = TextLabel("heading"), TextLabel("heading")
        self.tables = QLineEdit()
        self._tables_label, self._hint = TextLabel("quiet"), Sentence("quiet")
        self._hint.setSizePolicy(self.choices["kind"].sizePolicy())
        self._lay_out()
        self.choices["paper"].set_choices([(Paper.A4.value, "A4"), (Paper.LETTER.value, "")])
        self.choices["paper"].choose(usual_paper().value)
        for choice in self.choices.values():
            choice.chosen.connect(self._choose)
        for field in self.languages:
            field.activated.connect(self._choose)
        self.tables.textEdited.connect(self.changed)

    @property
    def kind(self) -> PaperKind:
        """The chosen paper."""
        return PaperKind(self.choices["kind"].choice())

    @property
    def round(self) -> int:
        """The chosen tournament round, 0 while there is none."""
        return int(self.choices["round"].choice() or 0)

    def present(self, office: TournamentController, language: Language) -> None:
        """Offer what there is now. What was chosen stays chosen; a new tournament round is chosen when it comes."""
        is_first = self._office is None
        self._office, self._language = office, language
        say, state = language.say, office.state
        for name, words in _LABELS.items():
            self._labels[name].setText(say(words))
            self.choices[name].setAccessibleName(say(words))
        self._offer("kind", ((kind.value, say(texts.PAPERS[kind.value])) for kind in kinds_of(state)))
        if is_first and state.is_finished and PaperKind.STANDINGS in kinds_of(state):
            self.choices["kind"].choose(PaperKind.STANDINGS.value)  # who plays where is past
        self._offer("round", ((str(each.number), language.number(each.number)) for each in state.rounds))
        if len(state.rounds) != self._known_rounds:
            self._known_rounds = len(state.rounds)
            if state.rounds:
                self.choices["round"].choose(str(len(state.rounds)))
        for label, field, words in zip(self._language_labels, self.languages, _LANGUAGES, strict=True):
            label.setText(say(words))
            field.setAccessibleName(say(words))
        first = self.languages[0].currentData() or language.code
        _fill(self.languages[0], [(code, language_of(code).own_name) for code in languages_of(office)], first)
        self._offer_second()
        self._offer("large", ((_NEEDED, say(texts.LARGE_AS_NEEDED)), (_ALL, say(texts.LARGE_EVERYWHERE))))
        self._offer("diplomas", ((_THREE, say(texts.FIRST_THREE)), (_ALL, say(texts.EVERYBODY))))
        self._tables_label.setText(say(texts.LARGE_TABLES))
        self.tables.setAccessibleName(say(texts.LARGE_TABLES))
        self._hint.setText(say(texts.TABLE_LANGUAGES))
        self._show_what_matters()

    def show_kind(self, kind: PaperKind) -> None:
        """Choose a paper, as other pages that offer it do; nothing happens while there is no such paper."""
        if self._office is not None and kind in kinds_of(self._office.state):
            self.choices["kind"].choose(kind.value)
            self._choose()

    def wish(self) -> Wish:
        """Everything that is chosen."""
        codes = [field.currentData() for field in self.languages]
        return Wish(
            self.kind,
            tuple(code for code in codes if code),
            Paper(self.choices["paper"].choice()),
            self.round,
            frozenset(int(number) for number in re.findall(r"\d{1,4}", self.tables.text())),
            self.choices["large"].choice() == _ALL,
            3 if self.choices["diplomas"].choice() == _THREE else None,
        )

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.choices["kind"].setFocus(event.reason())

    def _choose(self) -> None:
        self._offer_second()
        self._show_what_matters()
        self.changed.emit()

    def _offer(self, name: str, pairs: Iterable[tuple[str, str]]) -> None:
        self.choices[name].set_choices(pairs)

    def _offer_second(self) -> None:
        """Every language but the first, or none."""
        assert self._office is not None
        first, second = (field.currentData() for field in self.languages)
        others = [(code, language_of(code).own_name) for code in languages_of(self._office) if code != first]
        _fill(self.languages[1], [("", self._language.say(texts.ONE_LANGUAGE)), *others], second)

    def _show_what_matters(self) -> None:
        kind = self.kind
        is_cards = kind is PaperKind.CARDS
        sizes = [(Paper.A4.value, "A4"), (Paper.LETTER.value, self._language.say(protocol.LETTER))]
        self._offer("paper", [*sizes, (Paper.A5.value, "A5")] if is_cards else sizes)
        shown = {
            "round": kind in OF_ROUND and self._known_rounds > 0,
            "large": is_cards,
            "diplomas": kind is PaperKind.DIPLOMAS,
        }
        for name, is_shown in shown.items():
            self.choices[name].setVisible(is_shown)
            self._labels[name].setVisible(is_shown)
        self._speaking.setVisible(not is_cards)
        for widget in (self._hint, self._tables_label, self.tables):
            widget.setVisible(is_cards)

    def _lay_out(self) -> None:
        holders = []
        for label, field in zip(self._language_labels, self.languages, strict=True):
            holder = QWidget()
            rows = QVBoxLayout(holder)
            rows.setContentsMargins(0, 8, 0, 0)
            rows.addWidget(label)
            rows.addWidget(field)
            holders.append(holder)
        self._speaking = flowing(*holders)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for name, choice in self.choices.items():
            self._labels[name].setContentsMargins(0, 8, 0, 0)
            column.addWidget(self._labels[name])
            column.addWidget(choice)
            if name == "round":
                column.addWidget(self._speaking)
                column.addWidget(self._hint)
            elif name == "large":
                column.addWidget(self._tables_label)
                column.addWidget(self.tables)


def _fill(field: ChoiceField, pairs: Sequence[tuple[str, str]], chosen: str | None) -> None:
    """Offer these keys with their words; the chosen one stays chosen if it is among them."""
    field.blockSignals(True)
    field.clear()
    for key, words in pairs:
        field.addItem(words, key)
    field.setCurrentIndex(max(0, field.findData(chosen)))
    field.blockSignals(False)
