"""Everybody who plays in the club: found by typing, added, changed, forgotten."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import tournament_people as words
from domino_desktop.storage.members import Member
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import PrimaryButton, QuietButton, TextLabel
from domino_desktop.ui.dialogs.question import Question
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.finding import fits_search, folded
from domino_desktop.ui.pages.page import Page
from domino_desktop.ui.pages.rows import centred, in_a_row
from domino_desktop.ui.pages.rulesets.search_field import SearchField
from domino_desktop.ui.pages.tab_order import order_tabs
from domino_desktop.ui.slices import Filling
from domino_desktop.ui.tournament.parts.flowing_words import flowing_words
from domino_desktop.ui.tournament.parts.kind_pictures import EveningPicture
from domino_desktop.ui.tournament.parts.names import member_name
from domino_desktop.ui.tournament.parts.number_model import Cell, Column, Row
from domino_desktop.ui.tournament.parts.number_table import NumberTable
from domino_desktop.ui.tournament.people.member_form import MemberForm
from domino_desktop.ui.tournament.people.needs_form import needs_words

_WIDTH_IN_LETTERS: Final = 132
_ROWS: Final = 5  # that are in view in the lowest window
_TITLE_AND_BUTTON: Final = 80  # letters across
_AROUND: Final = 150


class MembersPage(Page):
    """The list, and forms over it; whoever listens keeps what was filled in and presents the list again."""

    saved = Signal(object)
    """Carries a `Member` as it shall be; its id is 0 when it is a new one."""
    forgotten = Signal(int)
    """Carries the id of a member who shall be forgotten; the question has been answered."""

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(art.theme, icons, letters=_WIDTH_IN_LETTERS, parent=parent)
        self._art = art
        self._language = language_of("en")
        self._members: tuple[Member, ...] = ()
        self._folded: dict[int, str] = {}
        self._written: dict[Member, Row] = {}
        """What is shown of each member; it stays so until somebody is changed."""
        self._filling = Filling(self)
        self._picture, self._what = EveningPicture(art), TextLabel("body")
        self._first, self._new, self._new_below = PrimaryButton(), PrimaryButton(), PrimaryButton()
        self._change = QuietButton()
        for button in (self._first, self._new, self._new_below):
            button.clicked.connect(lambda: self._ask(None))
        self._change.clicked.connect(self._ask_about_current)
        self._search = _Search()
        self._search.went_down.connect(self._enter_table)
        self._search.textChanged.connect(self._show)
        QShortcut(QKeySequence.StandardKey.Find, self, self._search.setFocus)
        self._count, self._nobody = TextLabel("quiet"), TextLabel("body")
        self._table = NumberTable()
        self._table.opened.connect(self._ask_about)
        self._paint_icons()
        self._lay_out()

    def present(self, members: Sequence[Member], language: Language) -> None:
        """Show these; forgotten ones are left out."""
        known = [each for each in members if not each.is_forgotten]
        self._folded = {each.id: folded(each.name) for each in known}
        self._members = tuple(sorted(known, key=lambda each: self._folded[each.id]))
        self.retranslate(language)

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._art = art
        self.set_theme(art.theme)
        self._picture.set_art(art)
        self._paint_icons()

    def retranslate(self, language: Language) -> None:
        """Say everything in this language."""
        self._language, say = language, language.say
        self.entitle(say(words.MEMBERS), language)
        self._picture.setAccessibleName(say(words.MEMBERS_PICTURE))
        self._what.setText(say(words.MEMBERS_WHAT))
        for button in (self._first, self._new, self._new_below):
            button.setText(say(words.NEW_MEMBER))
        self._change.setText(say(words.CHANGE_MEMBER))
        self._search.setPlaceholderText(say(words.SEARCH))
        self._search.setAccessibleName(say(words.SEARCH_MEMBERS))
        self._nobody.setText(say(words.NOBODY_FOUND))
        self._written = {}
        self._show()

    def focus_first(self) -> None:
        """The search; where nobody is yet, the button for the first member."""
        (self._search if self._members else self._first).setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """From the search Enter opens whom it found; Esc brings everybody back before it leaves the page."""
        if self._search.hasFocus() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._ask_about_current()
        elif event.key() == Qt.Key.Key_Escape and self._search.text():
            self._search.clear()
            self._search.setFocus()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _show(self) -> None:
        has_any = bool(self._members)
        self._welcome.setVisible(not has_any)
        for widget in (self._search, self._count):
            widget.setVisible(has_any)
        self._make_room()
        self._filling.fill(self._found())

    def _found(self) -> Generator[None, None, None]:
        """Show whom the search finds."""
        say = self._language.say
        names = {member.id: member.name for member in self._members}
        found = [member for member in self._members if fits_search(self._folded[member.id], self._search.text())]
        for member in found:
            if member not in self._written:
                self._written[member] = self._row(member, names)
                yield
        columns = (
            Column("name", say(words.NAME), stays=True, stretches=True),
            Column("language", say(words.LANGUAGE)),
            Column("shown", say(words.OTHERS_READ)),
            Column("needs", say(words.HELPS), stretches=True),
        )
        self._table.present(columns, [self._written[member] for member in found], say(words.MEMBERS))
        self._table.setVisible(bool(found))
        self._change.setVisible(bool(found))
        self._nobody.setVisible(bool(self._members) and not found)
        self._count.setText(say(words.COUNTED, n=len(found)) if found else "")
        self._make_room()
        order_tabs(self)

    def _row(self, member: Member, names: dict[int, str]) -> Row:
        needs = needs_words(member.needs, names, self._language)
        others = member_name(member, member.id, self._language, is_public=True)
        return Row(
            member.id,
            (
                Cell(member.name, is_strong=True),
                Cell(language_of(member.language).own_name, is_quiet=True),
                Cell(others, is_quiet=others == member.name),
                Cell(needs),
            ),
        )

    def _enter_table(self) -> None:
        if self._table.isVisibleTo(self):
            self._table.setFocus(Qt.FocusReason.TabFocusReason)

    def _ask_about_current(self) -> None:
        key = self._table.current()
        if key is not None and self._table.isVisibleTo(self):
            self._ask_about(key)

    def _ask_about(self, key: object) -> None:
        self._ask(next((member for member in self._members if member.id == key), None))

    def _ask(self, member: Member | None) -> None:
        form = MemberForm(self, member, self._members, self._language)
        form.saved.connect(self.saved)
        form.forget_wanted.connect(self._ask_to_forget)
        form.open()

    def _ask_to_forget(self, member_id: int) -> None:
        name = next(member.name for member in self._members if member.id == member_id)
        question = Question(
            self,
            self._language,
            words.FORGET_ASK,
            name,
            yes=words.FORGET_YES,
            no=words.FORGET_NO,
            detail=words.FORGET_MEANS,
        )
        question.accepted.connect(lambda: self.forgotten.emit(member_id))
        question.open()

    def _paint_icons(self) -> None:
        for button in (self._first, self._new, self._new_below):
            button.setIcon(self._icons.icon("plus", self._art.theme.accent_text))

    def _lay_out(self) -> None:
        self._welcome = QWidget()
        welcome = QVBoxLayout(self._welcome)
        welcome.setSpacing(14)
        for widget in (self._picture, self._what):
            welcome.addLayout(centred(widget, margin=0))
        self._what.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        welcome.addWidget(in_a_row(self._first))
        self.column.addWidget(self._welcome)
        self.column.addWidget(self._search)
        self.column.addWidget(self._table, 1)
        self.column.addWidget(self._nobody)
        self.column.addWidget(self._count)
        self.column.addWidget(flowing_words(self._change, self._new_below))
        self.column.addStretch(0)
        self.set_corner(self._new)

    def _make_room(self) -> None:
        """The list scrolls by itself and takes what height there is; in a low window the page scrolls as well."""
        is_wide = self.width() >= self.fontMetrics().averageCharWidth() * _TITLE_AND_BUTTON
        self._new.setVisible(bool(self._members) and is_wide)
        self._new_below.setVisible(bool(self._members) and not is_wide)
        self._table.keep_in_view(_ROWS)
        taken = self.title.sizeHint().height() + self._first.sizeHint().height()
        taken += self._what.heightForWidth(min(self.width(), self._what.maximumWidth()))
        self._picture.use_height(self.height() - taken - _AROUND)


class _Search(SearchField):
    """Down leads on to what was found."""

    went_down = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self.went_down.emit()
        else:
            super().keyPressEvent(event)
