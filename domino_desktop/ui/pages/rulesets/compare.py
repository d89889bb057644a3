"""Two rule sets side by side: what differs first, and marked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from domino_desktop.core.ruleset import RuleSet
from domino_desktop.i18n import rulebook
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import buttons, rulepages
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import Card, QuietButton, TextLabel
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.page import Page
from domino_desktop.ui.pages.rows import at_the_end
from domino_desktop.ui.pages.rulesets.documents import ComparedRow, comparison_document
from domino_desktop.ui.pages.rulesets.facts import layout_of
from domino_desktop.ui.pages.rulesets.layout_picture import Layout, LayoutPicture
from domino_desktop.ui.pages.rulesets.shelf import Entry, Shelf
from domino_desktop.ui.pages.switch import Switch
from domino_desktop.ui.pages.tab_order import order_tabs
from domino_desktop.ui.pages.wrap_combo import WrapCombo

_WIDTH_IN_LETTERS: Final = 150
_PICTURE: Final = 96
_LEAST_LINES: Final = 24
"""A page that has no room for so many lines of text does without pictures."""

_NARROW: Final = 200
"""Logical pixels that a choice has at least, whatever its longest word is."""

_NONE: Final = "–"


class ComparePage(Page):
    """Choose two rule sets and read them rule by rule."""

    print_wanted = Signal(str, str)
    """Carries the document and its title."""
    save_wanted = Signal(str, str)
    """Carries the document and its title."""

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(art.theme, icons, letters=_WIDTH_IN_LETTERS, parent=parent)
        self._language = language_of("en")
        self._entries: list[Entry] = []
        self._choices = (WrapCombo(), WrapCombo())
        self._pictures = (LayoutPicture(art, Layout.LINE, _PICTURE), LayoutPicture(art, Layout.LINE, _PICTURE))
        for choice in self._choices:
            choice.setMinimumWidth(_NARROW)
            choice.currentIndexChanged.connect(self._tell)
        self._count = TextLabel("heading")
        self._only = Switch()
        self._only.setChecked(True)
        self._only.toggled.connect(self._tell)
        self._same = TextLabel("heading")
        self._print, self._save = QuietButton(), QuietButton()
        self._print.clicked.connect(lambda: self.print_wanted.emit(*self.document()))
        self._save.clicked.connect(lambda: self.save_wanted.emit(*self.document()))
        self._different, self._equal = _Rows(), _Rows()
        self._lay_out()
        self.set_art(art)

    def present(self, shelf: Shelf, first: Entry, language: Language, second: Entry | None = None) -> None:
        """Compare this entry with another one; without one, with what it was made of, or with the first of all."""
        self._entries = list(shelf)
        if first not in self._entries:  # the changed rules of a table have no name of their own
            self._entries.insert(0, first)
        other = second or _natural_rival(first, self._entries)
        for choice, entry in zip(self._choices, (first, other), strict=True):
            choice.blockSignals(True)
            choice.clear()
            choice.addItems([one.title(language) for one in self._entries])
            choice.setCurrentIndex(self._entries.index(entry))
            choice.blockSignals(False)
        self._only.setChecked(True)
        self.retranslate(language)
        self.scroll_area.verticalScrollBar().setValue(0)

    def retranslate(self, language: Language) -> None:
        """Say everything in this language."""
        if not self._entries:
            return
        self._language, say = language, language.say
        self.title.setText(say(rulepages.COMPARE_TITLE))
        self.back_button.setAccessibleName(say(buttons.BACK))
        self.back_button.setToolTip(say(buttons.BACK))
        for choice, words in zip(self._choices, (rulepages.FIRST, rulepages.SECOND), strict=True):
            choice.setAccessibleName(say(words))
            for place, entry in enumerate(self._entries):
                choice.setItemText(place, entry.title(language))
        self._only.setText(say(rulepages.ONLY_DIFFERENCES))
        self._same.setText(say(rulepages.THE_SAME))
        self._print.setText(say(rulepages.PRINT))
        self._save.setText(say(rulepages.SAVE_FILE))
        self._tell()

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self.set_theme(art.theme)
        for picture in self._pictures:
            picture.set_art(art)
        for button, name in ((self._print, "printer"), (self._save, "folder")):
            button.setIcon(self._icons.icon(name, art.theme.outline))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The pictures are for show: they go before the rules have too little room."""
        super().resizeEvent(event)
        for picture in self._pictures:
            picture.setVisible(self.height() >= _LEAST_LINES * self.fontMetrics().lineSpacing())

    def focus_first(self) -> None:
        self._choices[1].setFocus(Qt.FocusReason.OtherFocusReason)

    def document(self) -> tuple[str, str]:
        """The comparison as a document, all rules of it, and its title."""
        one, another = (entry.title(self._language) for entry in self._chosen())
        title = self._language.say(rulepages.COMPARE_TITLE)
        return comparison_document(self._language, title, (one, another), self._compared()), title

    def _chosen(self) -> tuple[Entry, Entry]:
        first, second = (self._entries[choice.currentIndex()] for choice in self._choices)
        return first, second

    def _compared(self) -> list[ComparedRow]:
        """Every rule that matters to one of the two; those that differ first."""
        one, another = (entry.ruleset for entry in self._chosen())
        differing = rulebook.differences(one, another)
        rows = []
        for key in (switch.key for switch in rulebook.SWITCHES):
            if rulebook.applies(key, one) or rulebook.applies(key, another):
                here, there = (_words(key, ruleset, self._language) for ruleset in (one, another))
                rows.append(ComparedRow(rulebook.label(key, self._language), here, there, key in differing))
        return sorted(rows, key=lambda row: not row.differs)

    def _tell(self) -> None:
        rows = self._compared()
        different = [row for row in rows if row.differs]
        for picture, entry in zip(self._pictures, self._chosen(), strict=True):
            picture.show_layout(layout_of(entry.ruleset))
        self._count.setText(self._language.say(rulepages.DIFFERENT, n=len(different)))
        self._different.show_rows(different, raised=True)
        everything = not self._only.isChecked()
        self._equal.show_rows([row for row in rows if not row.differs] if everything else [], raised=False)
        self._same.setVisible(everything)
        order_tabs(self)

    def _lay_out(self) -> None:
        head = QWidget()
        row = QHBoxLayout(head)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        for choice, picture in zip(self._choices, self._pictures, strict=True):
            column = QVBoxLayout()
            column.setSpacing(8)
            column.addWidget(picture)
            column.addWidget(choice)
            row.addLayout(column, 1)
        self.set_header(head)
        for part in (self._count, self._only, self._different, self._same, self._equal):
            self.column.addWidget(part)
        self.column.addStretch(1)
        self.set_footer(at_the_end(self._print, self._save))


class _Rows(QWidget):
    """Rules below each other."""

    def __init__(self) -> None:
        super().__init__()
        self._cards: list[_RowCard] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)

    def show_rows(self, rows: Sequence[ComparedRow], *, raised: bool) -> None:
        """Show these."""
        while len(self._cards) < len(rows):
            card = _RowCard(raised)
            self._cards.append(card)
            self._column.addWidget(card)
        for card, row in zip(self._cards, rows, strict=False):
            card.show_row(row)
        for place, card in enumerate(self._cards):
            card.setVisible(place < len(rows))
        self.setVisible(bool(rows))


class _RowCard(Card):
    """One rule: its name, and what it says here and there."""

    def __init__(self, raised: bool) -> None:
        super().__init__(raised=raised)
        self._label = TextLabel("quiet")
        self._words = (TextLabel("body"), TextLabel("body"))
        columns = QHBoxLayout()
        columns.setSpacing(24)
        for label in self._words:
            columns.addWidget(label, 1, Qt.AlignmentFlag.AlignTop)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(4)
        rows.addWidget(self._label)
        rows.addLayout(columns)

    def show_row(self, row: ComparedRow) -> None:
        self._label.setText(row.label)
        for label, words in zip(self._words, (row.one, row.another), strict=True):
            label.setText(words)


def _words(key: str, ruleset: RuleSet, language: Language) -> str:
    """What this rule is in a rule set; a dash where it does not matter."""
    return rulebook.value_sentence(key, ruleset, language) if rulebook.applies(key, ruleset) else _NONE


def _natural_rival(entry: Entry, entries: Sequence[Entry]) -> Entry:
    """What one would compare this entry with first: what it was made of, else the first other one."""
    others = [one for one in entries if one != entry]
    made_of = [one for one in others if one.ruleset.id == entry.ruleset.id and one.house is None]
    return next(iter((*made_of, *others)), entry)
