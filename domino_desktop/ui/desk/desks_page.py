"""The tables of the referee desk: those that are open, the closed ones folded, and the way to a new one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import desk_setup
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import LargeButton, PrimaryButton, QuietButton, TextLabel
from domino_desktop.ui.desk.desk_card import DeskCard, TableCard
from domino_desktop.ui.desk.desk_picture import DeskPicture
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.page import Page
from domino_desktop.ui.pages.rows import in_a_row
from domino_desktop.ui.pages.tab_order import order_tabs
from domino_desktop.ui.pages.welcome import CardColumns, Welcome

__all__ = ["DeskCard", "DesksPage"]

_WIDTH_IN_LETTERS: Final = 132
_WIDE, _NARROW = (50, 2), (36, 3)
"""Letters in a card, and cards beside each other, at most: of the open tables, and of the closed ones."""
_READABLE: Final = 72  # letters in a line of the two sentences
_AROUND: Final = 150  # room between title, picture, sentences and buttons


class DesksPage(Page):
    """Every table of this desk. Signals that carry a number carry the id of a table."""

    opened = Signal(int)
    new_table = Signal()
    practice = Signal()
    pocket_card = Signal()
    file_wanted = Signal()
    closed_wanted = Signal(int)
    reopened = Signal(int)

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(art.theme, icons, letters=_WIDTH_IN_LETTERS, parent=parent)
        self._art = art
        self._language = language_of("en")
        self._entries: tuple[DeskCard, ...] = ()
        self._picture = DeskPicture(art)
        self._what, self._gain = TextLabel("body"), TextLabel("body")
        self._first, self._new = LargeButton(), PrimaryButton()
        self._welcome = Welcome(self._picture, (self._what, self._gain), self._first)
        for button in (self._first, self._new):
            button.clicked.connect(self.new_table)
        self._practice, self._pocket, self._file = QuietButton(), QuietButton(), QuietButton()
        self._practice.clicked.connect(self.practice)
        self._pocket.clicked.connect(self.pocket_card)
        self._file.clicked.connect(self.file_wanted)
        self._none_open = TextLabel("quiet")
        self._fold = QuietButton()
        self._fold.setCheckable(True)
        self._fold.clicked.connect(self._unfold)
        self._open: CardColumns[TableCard] = CardColumns(*_WIDE)
        self._closed: CardColumns[TableCard] = CardColumns(*_NARROW)
        self._paint_icons()
        self._lay_out()

    def present(self, entries: Sequence[DeskCard], language: Language) -> None:
        """Show these tables, the one that was used last first."""
        self._entries = tuple(sorted(entries, key=lambda entry: entry.last_used, reverse=True))
        self.retranslate(language)
        if self.isVisible():
            order_tabs(self)
            self.focus_first()

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._art = art
        self.set_theme(art.theme)
        self._picture.set_art(art)
        self._paint_icons()
        for card in (*self._open.cards, *self._closed.cards):
            card.set_art(art)

    def retranslate(self, language: Language) -> None:
        """Say everything in this language."""
        self._language, say = language, language.say
        self.entitle(say(desk_setup.TITLE), language)
        self._picture.setAccessibleName(say(desk_setup.PICTURE))
        self._what.setText(say(desk_setup.WHAT_IT_DOES))
        self._gain.setText(say(desk_setup.WHAT_ONE_GETS))
        self._none_open.setText(say(desk_setup.NONE_OPEN))
        for button, message in (
            (self._first, desk_setup.NEW_TABLE),
            (self._new, desk_setup.NEW_TABLE),
            (self._practice, desk_setup.PRACTICE),
            (self._pocket, desk_setup.POCKET_CARD),
            (self._file, desk_setup.OPEN_FILE),
        ):
            button.setText(say(message))
        self._show_tables()

    def focus_first(self) -> None:
        """The table that was used last, else a new one."""
        button = self._open.cards[0].button if self._open.cards else self._first if self._is_empty else self._new
        button.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _is_empty(self) -> bool:
        return not self._entries

    def _show_tables(self) -> None:
        """Make the cards anew: there are never so many that this could be felt."""
        open_ones = [entry for entry in self._entries if not entry.is_closed]
        closed = [entry for entry in self._entries if entry.is_closed]
        self._open.show_cards([self._card(entry) for entry in open_ones])
        self._closed.show_cards([self._card(entry) for entry in closed])
        self._welcome.setVisible(self._is_empty)
        self._new.setVisible(not self._is_empty)
        self._none_open.setVisible(not self._is_empty and not open_ones)
        self._open.setVisible(bool(open_ones))
        self._fold.setVisible(bool(closed))
        self._make_room()
        self._fold.setText(self._language.say(desk_setup.CLOSED_TABLES, n=len(closed)) if closed else "")
        self._unfold()

    def _card(self, entry: DeskCard) -> TableCard:
        card = TableCard(self._art, entry, self._language)
        card.opened.connect(self.opened)
        card.closed_wanted.connect(self.closed_wanted)
        card.reopened.connect(self.reopened)
        return card

    def _unfold(self) -> None:
        """Show the closed tables, or fold them away."""
        is_open = self._fold.isChecked() and bool(self._closed.cards)
        self._closed.setVisible(is_open)
        drawing = "chevron-up" if is_open else "chevron-down"
        self._fold.setIcon(self._icons.icon(drawing, self._art.theme.outline))
        order_tabs(self)

    def _paint_icons(self) -> None:
        colour = self._art.theme.outline
        self._first.setIcon(self._icons.icon("plus", self._art.theme.accent_text))
        self._new.setIcon(self._icons.icon("plus", self._art.theme.accent_text))
        for button, name in ((self._practice, "puzzle"), (self._pocket, "printer"), (self._file, "folder")):
            button.setIcon(self._icons.icon(name, colour))

    def _lay_out(self) -> None:
        fold = QHBoxLayout()
        fold.addWidget(self._fold)
        fold.addStretch(1)
        self.column.addWidget(self._welcome)
        self.column.addWidget(self._none_open)
        self.column.addWidget(self._open)
        self.column.addSpacing(4)
        self.column.addWidget(in_a_row(self._practice, self._pocket, self._file))
        self.column.addSpacing(8)
        self.column.addLayout(fold)
        self.column.addWidget(self._closed)
        self.column.addStretch(1)
        policy = self._new.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred)  # its words wrap where the title needs the room
        self._new.setSizePolicy(policy)
        self.set_corner(self._new)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """The picture takes what height is to spare; the sentences and the button go before it."""
        around = self.title.sizeHint().height() + self._file.sizeHint().height() + _AROUND
        self._welcome.fit(self.size() - QSize(0, around))

    def _bound(self) -> None:
        super()._bound()
        self._welcome.bound(self.fontMetrics().averageCharWidth() * _READABLE)
