"""The gallery: rule sets of this house, six to start with, and all of them by search, region and kind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import buttons, gallery
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import PillChoice, QuietButton, TextLabel
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.columns import ColumnLayout
from domino_desktop.ui.pages.finding import fits_search
from domino_desktop.ui.pages.page import Page
from domino_desktop.ui.pages.rulesets.facts import kind_of
from domino_desktop.ui.pages.rulesets.ruleset_card import LARGE, SMALL, RuleSetCard
from domino_desktop.ui.pages.rulesets.search_field import SearchField
from domino_desktop.ui.pages.rulesets.shelf import Entry, Shelf, regions_of
from domino_desktop.ui.pages.tab_order import order_tabs

_WIDTH_IN_LETTERS: Final = 176
_AT_ONCE: Final = 4
"""Cards that are made before the event loop turns again."""


class GalleryPage(Page):
    """Look around, play at once, or choose for the table that is being set up."""

    play_wanted = Signal(object)
    """Play by this `Entry` at once."""
    chosen = Signal(object)
    """This `Entry` is for the table that is being set up."""
    rules_wanted = Signal(object)
    """Read the rules of this `Entry`."""
    file_wanted = Signal()
    """Take over a rule set from a file."""

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(art.theme, icons, letters=_WIDTH_IN_LETTERS, parent=parent)
        self._art = art
        self._language = language_of("en")
        self._shelf: Shelf | None = None
        self._is_choosing = False
        self._read: RuleSetCard | None = None
        self._waiting: Iterator[None] = iter(())
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._make_more)
        self._search = SearchField()
        self._search.textChanged.connect(self._filter)
        QShortcut(QKeySequence.StandardKey.Find, self, self._search.setFocus)
        self._load = QuietButton()
        self._load.setIcon(icons.icon("folder", art.theme.outline))
        self._load.clicked.connect(self.file_wanted)
        self._yours = _Shelf(LARGE)
        self._six = _Shelf(LARGE)
        self._all = _Shelf(SMALL)
        self._kinds, self._regions = PillChoice(), PillChoice()
        for pills in (self._kinds, self._regions):
            pills.chosen.connect(self._filter)
        self._count = TextLabel("quiet")
        self._empty = QWidget()
        self._nothing = TextLabel("heading")
        self._show_all = QuietButton()
        self._show_all.clicked.connect(self._forget_filters)
        self._lay_out()

    @property
    def is_complete(self) -> bool:
        """Whether every card has been made: they come a few at a time."""
        return self._shelf is not None and len(self._all.cards) == len(tuple(self._shelf))

    def present(self, shelf: Shelf, language: Language, *, is_choosing: bool) -> None:
        """Show these rule sets; ``is_choosing``: a table is being set up and wants one."""
        self._is_choosing = is_choosing
        self._read = None
        self.show_again(shelf, language)
        self._forget_filters()
        self.scroll_area.verticalScrollBar().setValue(0)

    def show_again(self, shelf: Shelf, language: Language) -> None:
        """Show these rule sets to somebody who comes back: search, filters and place stay."""
        if shelf != self._shelf:
            self._shelf = shelf
            self._waiting = self._make_cards(shelf, language)
            next(self._waiting)
            self._later.start()
        self.retranslate(language)

    def retranslate(self, language: Language) -> None:
        """Say everything in this language."""
        if self._shelf is None:
            return
        self._language, say = language, language.say
        self.title.setText(say(gallery.TITLE_CHOOSING if self._is_choosing else gallery.TITLE))
        self.back_button.setAccessibleName(say(buttons.BACK))
        self.back_button.setToolTip(say(buttons.BACK))
        self._search.setPlaceholderText(say(gallery.SEARCH_HINT))
        self._search.setAccessibleName(say(gallery.SEARCH))
        self._load.setText(say(gallery.LOAD_FILE))
        for part, heading in ((self._yours, gallery.YOURS), (self._six, gallery.SIX), (self._all, gallery.ALL)):
            part.heading.setText(say(heading))
            part.setAccessibleName(say(heading))
        self._kinds.setAccessibleName(say(gallery.KIND))
        self._regions.setAccessibleName(say(gallery.REGION))
        kinds = {kind_of(entry.ruleset) for entry in self._shelf}
        self._kinds.set_choices(
            [("", say(gallery.ANY_KIND)), *((key, say(words)) for key, words in gallery.KINDS.items() if key in kinds)]
        )
        self._regions.set_choices(
            [
                ("", say(gallery.ANY_REGION)),
                *((key, say(gallery.REGIONS[key])) for key in regions_of(self._shelf)),
            ]
        )
        self._nothing.setText(say(gallery.NOTHING_FOUND))
        self._show_all.setText(say(gallery.SHOW_ALL))
        self._show_six(self._shelf.six(language.code))
        for card in (*self._yours.cards, *self._six.cards, *self._all.cards):
            card.retranslate(language, is_choosing=self._is_choosing)
        self._filter()

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._art = art
        self.set_theme(art.theme)
        for card in self.findChildren(RuleSetCard):
            card.set_art(art)

    def focus_first(self) -> None:
        """The card whose rules were read, else the first one that can be taken."""
        cards = (*self._yours.cards, *self._six.cards)
        read = self._read
        if read is not None and read in (*cards, *self._all.cards) and not read.isHidden():
            read.focus_rules()
        elif cards:
            cards[0].focus_main()
        else:
            super().focus_first()

    def _make_cards(self, shelf: Shelf, language: Language) -> Iterator[None]:
        """Fill the page with cards, a few at each step."""
        self._yours.clear()
        self._six.clear()
        self._all.clear()
        for entry in shelf.own:
            self._yours.add(self._card(entry, LARGE))
        self._yours.setVisible(bool(shelf.own))
        self._show_six(shelf.six(language.code))
        yield
        for place, entry in enumerate(shelf):
            self._all.add(self._card(entry, SMALL))
            if place % _AT_ONCE == _AT_ONCE - 1:
                yield

    def _make_more(self) -> None:
        before = len(self._all.cards)
        next(self._waiting, None)
        self._filter()
        if len(self._all.cards) > before:
            self._later.start()
        else:
            order_tabs(self)

    def _show_six(self, entries: Sequence[Entry]) -> None:
        if [card.entry for card in self._six.cards] != list(entries):
            self._six.clear()
            for entry in entries:
                self._six.add(self._card(entry, LARGE))
            order_tabs(self)

    def _card(self, entry: Entry, height: int) -> RuleSetCard:
        card = RuleSetCard(self._art, entry, height)
        card.taken.connect(self._take)
        card.opened.connect(self._open)
        card.retranslate(self._language, is_choosing=self._is_choosing)
        return card

    def _open(self, card: RuleSetCard) -> None:
        self._read = card
        self.rules_wanted.emit(card.entry)

    def _take(self, entry: Entry) -> None:
        (self.chosen if self._is_choosing else self.play_wanted).emit(entry)

    def _filter(self) -> None:
        """Show what fits the search and the filters; while somebody searches, nothing else."""
        wanted, kind, region = self._search.text(), self._kinds.choice(), self._regions.choice()
        shown = 0
        for card in self._all.cards:
            entry = card.entry
            fits = (
                kind in ("", kind_of(entry.ruleset))
                and region in ("", entry.region)
                and fits_search(entry.words(self._language), wanted)
            )
            card.setVisible(fits)
            shown += fits
        self._yours.setVisible(bool(self._yours.cards) and not wanted)
        self._six.setVisible(not wanted)
        self._count.setText(self._language.say(gallery.FOUND, n=shown) if shown else "")
        self._empty.setVisible(not shown and self.is_complete)
        self._all.relay()

    def _forget_filters(self) -> None:
        self._search.clear()
        for pills in (self._kinds, self._regions):
            pills.choose("")
        self._filter()

    def _lay_out(self) -> None:
        head = QWidget()
        row = QHBoxLayout(head)
        row.setContentsMargins(0, 0, 0, 4)
        row.setSpacing(12)
        row.addWidget(self._search, 1)
        row.addWidget(self._load)
        self.set_header(head)
        for part in (self._yours, self._six, self._all):
            self.column.addWidget(part)
        self._all.rows.insertWidget(1, self._kinds)
        self._all.rows.insertWidget(2, self._regions)
        self._all.rows.insertWidget(3, self._count)
        rows = QVBoxLayout(self._empty)
        rows.setContentsMargins(0, 12, 0, 12)
        rows.addWidget(self._nothing)
        rows.addWidget(self._show_all, 0, Qt.AlignmentFlag.AlignLeft)
        self._empty.hide()
        self._all.rows.addWidget(self._empty)
        self.column.addStretch(1)


class _Shelf(QWidget):
    """A heading with cards below it."""

    def __init__(self, height: int) -> None:
        super().__init__()
        self.cards: list[RuleSetCard] = []
        self.heading = TextLabel("headline")
        self._grid = QWidget()
        large = height == LARGE
        letters, most = (34, 3) if large else (30, 4)
        self._columns = ColumnLayout(self._grid, letters=letters, most=most, spacing=16, as_in_full_rows=True)
        self.rows = QVBoxLayout(self)
        self.rows.setContentsMargins(0, 0, 0, 12)
        self.rows.setSpacing(10)
        self.rows.addWidget(self.heading)
        self.rows.addWidget(self._grid)
        for widget in (self, self._grid):
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
            policy.setHeightForWidth(True)
            widget.setSizePolicy(policy)

    def add(self, card: RuleSetCard) -> None:
        """Add a card behind the others."""
        self.cards.append(card)
        self._columns.addWidget(card)

    def clear(self) -> None:
        """Take all cards away."""
        for card in self.cards:
            self._columns.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = []

    def relay(self) -> None:
        """Lay out what is visible now."""
        self._columns.invalidate()
        self.updateGeometry()
