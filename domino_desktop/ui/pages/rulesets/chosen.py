"""The rule set of the table that is being set up, as a card."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.core.ruleset import RuleSet
from domino_desktop.i18n import rulebook
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import gallery
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import FlowLayout, QuietButton, TextLabel
from domino_desktop.ui.pages.rulesets.beside import Beside
from domino_desktop.ui.pages.rulesets.facts import layout_of, seats_sentence
from domino_desktop.ui.pages.rulesets.layout_picture import Layout, LayoutPicture
from domino_desktop.ui.pages.rulesets.shelf import Shelf, changes_of

_PICTURE = 132


class ChosenRuleSet(QWidget):
    """Picture, name, two lines, what this table has changed, and the ways to other rules."""

    gallery_wanted = Signal()
    rules_wanted = Signal()
    change_wanted = Signal()

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = LayoutPicture(art, Layout.LINE, _PICTURE)
        self._name = TextLabel("headline")
        self._facts = TextLabel("quiet")
        self._description = TextLabel("body")
        self._changes = TextLabel("quiet")
        self._other = QuietButton()
        self._other.clicked.connect(self.gallery_wanted)
        self._rules, self._change = QuietButton(), QuietButton()
        self._rules.clicked.connect(self.rules_wanted)
        self._change.clicked.connect(self.change_wanted)
        self._lay_out()

    def present(self, ruleset: RuleSet, shelf: Shelf, language: Language) -> None:
        """Show these rules."""
        say, entry = language.say, shelf.entry_of(ruleset)
        self._picture.show_layout(layout_of(ruleset))
        self._picture.setAccessibleName(say(gallery.LAYOUTS[self._picture.kind.value]))
        self._name.setText(entry.title(language))
        self._facts.setText(seats_sentence(ruleset, language))
        self._description.setText(entry.description(language))
        changes = changes_of(ruleset, shelf)
        named = language.joined(rulebook.label(key, language) for key in changes)
        self._changes.setText(say(gallery.CHANGES, named, n=len(changes)) if changes else "")
        self._changes.setVisible(bool(changes))
        self._other.setText(say(gallery.ANOTHER))
        self._rules.setText(say(gallery.READ_RULES))
        self._change.setText(say(gallery.CHANGE))

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._picture.set_art(art)

    def _lay_out(self) -> None:
        words, tools = QWidget(), QWidget()
        rows = QVBoxLayout(words)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(4)
        for label in (self._name, self._facts, self._description, self._changes):
            rows.addWidget(label)
        rows.addStretch(1)
        rows.addSpacing(6)
        rows.addWidget(tools)
        flow = FlowLayout(tools, spacing=10)
        for button in (self._other, self._rules, self._change):
            flow.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(Beside(self._picture, words, letters=88))
        for widget in (self, words, tools):
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
            policy.setHeightForWidth(True)
            widget.setSizePolicy(policy)
