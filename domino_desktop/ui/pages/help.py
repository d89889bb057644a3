"""How to play in five pictures, and the table of keys."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import buttons, help, tour
from domino_desktop.storage.settings import Settings
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import PrimaryButton, QuietButton, TextLabel
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.keys import KEY_ROWS, keys_in_force
from domino_desktop.ui.pages.help_keys import KeyTable, in_columns, layout_of, lines_of
from domino_desktop.ui.pages.help_pictures import HelpPicture
from domino_desktop.ui.pages.page import Page, Section
from domino_desktop.ui.pages.rows import at_the_end

_WIDTH_IN_LETTERS: Final = 150


class HelpPage(Page):
    """The five pictures with their sentences, and below them all keys."""

    rules_wanted = Signal()
    """Read the rules of the match that is open, or look at all rule sets."""
    tour_wanted = Signal()
    """Learn by doing, at a prepared table."""

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(art.theme, icons, letters=_WIDTH_IN_LETTERS, parent=parent)
        self._pictures = [HelpPicture(art, number) for number in range(len(help.PICTURES))]
        self._cards: list[Section] = []
        self._sentences: list[TextLabel] = []
        cards = in_columns(letters=36, most=3, centred=True)
        for picture in self._pictures:
            card, sentence = Section(), TextLabel("body")
            card.rows.insertWidget(0, picture)
            card.rows.addWidget(sentence)
            card.rows.addStretch(1)
            self._cards.append(card)
            self._sentences.append(sentence)
            layout_of(cards).addWidget(card)
        self.column.addWidget(cards)
        self._settings = Settings()
        self._keys = KeyTable()
        self.column.addWidget(self._keys)
        self.column.addStretch(1)
        self._has_match = False
        self._rules = QuietButton()
        self._rules.clicked.connect(self.rules_wanted)
        self._tour = QuietButton()
        self._tour.clicked.connect(self.tour_wanted)
        self._done = PrimaryButton()
        self._done.clicked.connect(self.back)
        self.set_footer(at_the_end(self._tour, self._rules, self._done))

    def present(self, language: Language, shown: Settings, *, has_match: bool = False) -> None:
        """Show the pictures, the keys as they are with these settings, and the way to the rules of the match."""
        self._settings, self._has_match = shown, has_match
        self.retranslate(language)

    def show_keys(self) -> None:
        """Bring the table of keys into view."""
        self.scroll_area.verticalScrollBar().setValue(self._keys.y())

    def retranslate(self, language: Language) -> None:
        """Say everything in this language."""
        say = language.say
        self.title.setText(say(help.HOW_TO_PLAY))
        self.back_button.setAccessibleName(say(buttons.BACK))
        self.back_button.setToolTip(say(buttons.BACK))
        for number, (heading, sentence) in enumerate(help.PICTURES):
            self._cards[number].heading.setText(say(heading))
            self._sentences[number].setText(say(sentence))
            self._pictures[number].setAccessibleName(say(help.PICTURE_OF, number + 1, len(help.PICTURES)))
            self._pictures[number].setAccessibleDescription(say(heading))
        lines = lines_of(KEY_ROWS, language, keys_in_force(self._settings, language))
        self._keys.present(say(help.KEYS), say(help.KEYS_NOTE), lines)
        self._rules.setText(say(help.MATCH_RULES if self._has_match else help.RULE_SETS))
        self._tour.setText(say(tour.TAKE))
        self._done.setText(say(help.LET_US_PLAY))

    def focus_first(self) -> None:
        self._done.setFocus(Qt.FocusReason.OtherFocusReason)
