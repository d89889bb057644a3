"""What a foul costs: the usual penalties on numbered cards, or points, round and match as the referee sets them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QRadioButton, QVBoxLayout, QWidget

from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.ruleset_parts import Penalty
from domino_desktop.core.rulings import FoulKind
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import rulings
from domino_desktop.i18n.ruling_words import Preset, penalty_sentence, presets
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import NumberField, TextLabel
from domino_desktop.ui.pages.choice_cards import Choice, ChoiceCards
from domino_desktop.ui.pages.score_sum import growing

_MOST_POINTS: Final = 1000
_LONGEST_NOTE: Final = 200
_FREE: Final = "free"
_FREE_DIGIT: Final = 0


class PenaltyPicker(QWidget):
    """One penalty out of the usual ones for a kind of foul, or a free one, and a note. Digits choose a card."""

    changed = Signal()
    """Another penalty was chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._presets: tuple[Preset, ...] = ()
        self._language = language_of("en")
        self._cards = ChoiceCards(letters=22, most=5)
        self._cards.chosen.connect(self._follow)
        self._meaning = Sentence("body")
        self._label = TextLabel("quiet")
        self._label.setWordWrap(False)
        self._points = NumberField()
        self._points.setRange(0, _MOST_POINTS)
        self._points.setSingleStep(5)
        self._points.valueChanged.connect(self._show_meaning)
        self._round = ChoiceCards(letters=22, most=3)
        self._match = ChoiceCards(letters=22, most=2)
        for values in (self._round, self._match):
            values.chosen.connect(self._show_meaning)
        self._note = QLineEdit()
        self._note.setMaxLength(_LONGEST_NOTE)
        points = QHBoxLayout()
        points.addWidget(self._label)
        points.addWidget(self._points)
        points.addStretch(1)
        self._free = QWidget()
        free = QVBoxLayout(self._free)
        free.setContentsMargins(0, 4, 0, 4)
        free.setSpacing(8)
        free.addLayout(points)
        free.addWidget(self._round)
        free.addWidget(self._match)
        growing(self._free)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(10)
        for widget in (self._cards, self._meaning, self._free, self._note):
            rows.addWidget(widget)
        growing(self)

    def present(self, kind: FoulKind, ruleset: RuleSet, language: Language, chosen: int = 0) -> None:
        """Offer what is usual for this kind of foul, with the card at this place chosen and an empty note."""
        self._presets = presets(kind, ruleset)
        self.retranslate(language)
        self._cards.choose(str(chosen))
        self._note.setText("")
        self._follow()

    def retranslate(self, language: Language) -> None:
        """Say everything in this language; what was chosen stays."""
        self._language = language
        say = language.say
        choices = [
            Choice(str(place), f"{language.number(place + 1)}   {preset.name(language)}")
            for place, preset in enumerate(self._presets)
        ]
        free = f"{language.number(_FREE_DIGIT)}   {say(rulings.FREE)}"
        self._cards.set_choices((*choices, Choice(_FREE, free)))
        self._cards.setAccessibleName(say(rulings.PENALTY))
        self._label.setText(say(rulings.POINTS))
        self._points.setAccessibleName(say(rulings.POINTS))
        self._points.setLocale(language.locale)
        for cards, texts, name in (
            (self._round, rulings.ROUNDS, rulings.THE_ROUND),
            (self._match, rulings.MATCHES, rulings.THE_MATCH),
        ):
            cards.setAccessibleName(say(name))
            cards.set_choices(Choice(key, say(text)) for key, text in texts.items())
        self._note.setPlaceholderText(say(rulings.NOTE))
        self._note.setAccessibleName(say(rulings.NOTE))
        self._show_meaning()

    def penalty(self) -> Penalty:
        """What was chosen."""
        chosen = self._chosen()
        if chosen is None:
            return Penalty(self._points.value(), self._round.choice(), self._match.choice())
        return chosen.penalty

    def note(self) -> str:
        """What the referee wrote, else what belongs to the chosen card."""
        written, chosen = " ".join(self._note.text().split()), self._chosen()
        if written or chosen is None or chosen.note is None:
            return written
        return self._language.say(chosen.note)

    def choose_by_digit(self, digit: int) -> bool:
        """Choose the card with this number, 0 for a free penalty; answers False when there is no such card."""
        if digit > len(self._presets):
            return False
        key = _FREE if digit == _FREE_DIGIT else str(digit - 1)
        self._cards.choose(key)
        self._follow()
        if key == _FREE:
            self._points.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self._points.selectAll()
        else:
            self.focus_cards()
        return True

    def focus_cards(self) -> None:
        """Put the keyboard on the chosen card."""
        for card in self._cards.findChildren(QRadioButton):
            if card.isChecked():
                card.setFocus(Qt.FocusReason.OtherFocusReason)

    def _chosen(self) -> Preset | None:
        """The card that was chosen, or None for a free penalty."""
        key = self._cards.choice()
        return None if key == _FREE else self._presets[int(key)]

    def _follow(self) -> None:
        """Show the free values where they are wanted; they begin as the card chosen before."""
        chosen = self._chosen()
        if chosen is not None:
            self._points.setValue(chosen.penalty.points)
            self._round.choose(chosen.penalty.round)
            self._match.choose(chosen.penalty.match)
        self._free.setVisible(chosen is None)
        self._show_meaning()
        self.changed.emit()

    def _show_meaning(self) -> None:
        """Say what the penalty takes, and where it is usual."""
        chosen = self._chosen()
        meaning = penalty_sentence(self.penalty(), self._language)
        if chosen is not None and chosen.source:
            meaning = f"{meaning} {self._language.say(rulings.SEEN_AT, chosen.source)}"
        self._meaning.setText(meaning)
