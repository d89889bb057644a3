"""One rule set as a card: a picture, a name, two lines, and what one can do with it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import gallery
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import FlowLayout, PressableCard, PrimaryButton, QuietButton, TextLabel
from domino_desktop.ui.pages.rulesets.facts import layout_of, length_sentence, seats_sentence
from domino_desktop.ui.pages.rulesets.layout_picture import LayoutPicture
from domino_desktop.ui.pages.rulesets.shelf import HOUSE, Entry

LARGE, SMALL = 150, 104
"""Heights of the picture in logical pixels."""


class RuleSetCard(PressableCard):
    """A card to press: its main button plays or chooses, everything else of it leads to the rules."""

    taken = Signal(object)
    """The main button; carries the `Entry`."""
    opened = Signal(object)
    """Somebody wants to read the rules; carries this card."""

    def __init__(self, art: TileArt, entry: Entry, height: int = SMALL, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entry = entry
        self.setContentsMargins(8, 8, 8, 14)
        self._picture = LayoutPicture(art, layout_of(entry.ruleset), height)
        self._name = TextLabel("heading")
        self._facts = TextLabel("quiet")
        self._description = TextLabel("body")
        self._take = PrimaryButton()
        self._take.clicked.connect(lambda: self.taken.emit(self.entry))
        self._read = QuietButton()
        for one in (self, self._read):
            one.clicked.connect(lambda: self.opened.emit(self))
        self._lay_out()

    def retranslate(self, language: Language, *, is_choosing: bool) -> None:
        """Say everything in this language; ``is_choosing``: the main button chooses rather than plays."""
        say, title, ruleset = language.say, self.entry.title(language), self.entry.ruleset
        self._name.setText(title)
        facts = [seats_sentence(ruleset, language), length_sentence(ruleset, language)]
        if self.entry.region not in ("world", HOUSE):
            facts.append(say(gallery.REGIONS[self.entry.region]))
        self._facts.setText(" · ".join(facts))
        self._description.setText(self.entry.description(language))
        self._picture.setAccessibleName(say(gallery.LAYOUTS[self._picture.kind.value]))
        self._take.setText(say(gallery.CHOOSE if is_choosing else gallery.PLAY))
        self._take.setAccessibleName(say(gallery.CHOOSE_IT if is_choosing else gallery.PLAY_BY, title))
        self._take.setAccessibleDescription(self._facts.text())
        self._read.setText(say(gallery.READ))
        self._read.setAccessibleName(say(gallery.READ_OF, title))

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._picture.set_art(art)

    def focus_main(self) -> None:
        """Put the keyboard on the main button."""
        self._take.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_rules(self) -> None:
        """Put the keyboard on the button that leads to the rules."""
        self._read.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setContentsMargins(10, 4, 10, 0)
        words.setSpacing(4)
        for label in (self._name, self._facts, self._description):
            words.addWidget(label)
        words.addStretch(1)
        words.addSpacing(8)
        buttons = QWidget()
        row = FlowLayout(buttons, spacing=10)
        row.addWidget(self._take)
        row.addWidget(self._read)
        words.addWidget(buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._picture)
        column.addLayout(words, 1)
        for widget in (self, buttons):
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
            policy.setHeightForWidth(True)
            widget.setSizePolicy(policy)
