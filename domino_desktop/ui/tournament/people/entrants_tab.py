"""Who takes part: entered by typing, ticked from last time or read from a list; withdrawn, back, replaced."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament_people as words
from domino_desktop.storage.faults import StorageFault
from domino_desktop.storage.members import Member
from domino_desktop.tournament.checks import has_ratings_fixed
from domino_desktop.tournament.facts import EntrantReturned, EntrantWithdrawn, PersonReplaced, RatingChanged
from domino_desktop.tournament.refusals import Refused
from domino_desktop.tournament.sitting_out import out_of_it
from domino_desktop.tournament.state import Entrant
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import QuietButton, TextLabel
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.tab_order import order_tabs
from domino_desktop.ui.tournament.beginning.last_time import LastEntrant, entrants_for
from domino_desktop.ui.tournament.parts.kind_pictures import EveningPicture
from domino_desktop.ui.tournament.parts.names import entrant_name, person_name
from domino_desktop.ui.tournament.parts.number_model import Cell, Column, Row
from domino_desktop.ui.tournament.parts.number_table import NumberTable
from domino_desktop.ui.tournament.parts.refusal_words import refusal
from domino_desktop.ui.tournament.parts.two_columns import TwoColumns, wrapping
from domino_desktop.ui.tournament.people.entrant_entry import EntrantEntry
from domino_desktop.ui.tournament.people.entrant_pane import EntrantPane, replaced_words, state_words
from domino_desktop.ui.tournament.people.registering import (
    Named,
    NewEntrant,
    enter,
    enter_members,
    person_called,
    playing_members,
)

if TYPE_CHECKING:
    from domino_desktop.controller.tournament import TournamentController

_ROWS: Final = 6  # that are in view in the lowest window
_FEW: Final = 2
_AROUND: Final = 44  # room above and below both columns


class EntrantsTab(QWidget):
    """Does everything itself; what was refused stands in one line at the field."""

    told = Signal(str)
    """What a screen reader should hear."""
    round_wanted = Signal()
    """Everybody is here: it can begin."""

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._office: TournamentController | None = None
        self._language: Language | None = None
        self._members: tuple[Member, ...] = ()
        self._last: tuple[LastEntrant, ...] = ()
        self._entry, self._pane = EntrantEntry(art, icons), EntrantPane()
        self._picture, self._nobody = EveningPicture(art), TextLabel("body")
        self._count = TextLabel("heading")
        self._table, self._onward = NumberTable(), QuietButton()
        self._connect()
        self._lay_out()

    def present(self, office: TournamentController, language: Language) -> None:
        """Show the entrants as they are now; what is typed, chosen and scrolled stays."""
        self._office, self._language = office, language
        state, kind = office.state, office.state.settings.kind
        try:
            self._members = office.members.all()
        except StorageFault as fault:
            office.failed.emit(fault)
        self._entry.present(self._members, playing_members(office), kind.persons, language)
        self._entry.setVisible(not state.is_finished)
        self._entry.offer_last_time(bool(self._tickable()))
        self._show_entrants()

    def offer_last(self, entrants: Sequence[LastEntrant], *, opens: bool = False) -> None:
        """Let these, the entrants of the last tournament, be ticked; ``opens``: at once."""
        self._last = tuple(entrants)
        self._entry.offer_last_time(bool(self._tickable()))
        if opens and self._tickable():
            self._check_in()

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._entry.set_art(art)
        self._picture.set_art(art)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard belongs to the field for a name, or to the list where nobody can be entered any more."""
        if self._entry.isHidden():
            self._table.setFocus()
        else:
            self._entry.focus_first()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete in the list withdraws."""
        if event.key() == Qt.Key.Key_Delete and self._table.view.hasFocus():
            entrant = self._chosen()
            if entrant is not None and not entrant.is_withdrawn:
                self._ask_to_withdraw()
        else:
            super().keyPressEvent(event)

    def _make_room(self) -> None:
        """The list is as high as the window has room for; where it is narrow, the page around it scrolls as well."""
        is_wide = self._columns.is_wide
        self._main.setMinimumHeight(max(0, self.height() - _AROUND) if is_wide else 0)
        self._table.keep_in_view(_FEW if is_wide else _ROWS)
        self._picture.use_height((self.height() - 2 * _AROUND) if is_wide else self.height() // 2)

    # The list -----------------------------------------------------------------------------------------

    def _show_entrants(self) -> None:
        office, language = self._at_work()
        say, state = language.say, office.state
        has_rating = any(entrant.rating for entrant in state.entrants.values())
        columns = [
            Column("number", say(words.NUMBER), is_number=True, stays=True),
            Column(
                "names",
                say(words.PAIR if state.settings.kind.persons == 2 else words.PLAYER),
                stays=True,
                stretches=True,
            ),
            Column("state", say(words.STATE)),
        ]
        if has_rating:
            columns.append(Column("rating", say(words.RATING), is_number=True))
        out_of_knockout = out_of_it(state)
        rows = [self._row(entrant, out_of_knockout, has_rating) for _, entrant in sorted(state.entrants.items())]
        self._table.present(columns, rows, say(words.ENTRANTS))
        self._table.setVisible(bool(rows))
        self._welcome.setVisible(not rows)
        self._picture.setAccessibleName(say(words.ENTRANTS_PICTURE))
        self._nobody.setText(say(words.NOBODY_ENTERED))
        entered = words.PAIRS_IN if state.settings.kind.persons == 2 else words.PLAYERS_IN
        out = len(state.entrants) - len(state.playing)
        told = [say(entered, n=len(state.playing))] + ([say(words.OF_WHOM_OUT, n=out)] if out else [])
        self._count.setText(" \u00b7 ".join(told))
        self._count.setVisible(bool(rows))
        self._onward.setText(say(words.EVERYBODY_IS_HERE))
        is_enough = len(state.playing) >= state.settings.kind.entrants_at_table
        self._onward.setVisible(is_enough and not state.rounds and not state.is_finished)
        self._make_room()
        self._show_chosen()

    def _row(self, entrant: Entrant, out: Collection[int], has_rating: bool) -> Row:
        office, language = self._at_work()
        is_out = entrant.is_withdrawn
        under = "; ".join(replaced_words(office, entrant, language))
        names = entrant_name(office, entrant.number, language)
        cells = [
            Cell(language.number(entrant.number), is_quiet=True),
            Cell(names, under=under, is_strong=not is_out and entrant.number not in out, is_quiet=is_out),
            Cell(state_words(entrant, out, language), is_quiet=not is_out),
        ]
        if has_rating:
            cells.append(Cell(language.number(entrant.rating) if entrant.rating else "", is_quiet=is_out))
        return Row(entrant.number, tuple(cells))

    def _show_chosen(self) -> None:
        office, language = self._at_work()
        entrant = self._chosen()
        self._pane.setVisible(entrant is not None)
        if entrant is not None:
            self._pane.present(office, entrant, language)
        order_tabs(self)

    def _chosen(self) -> Entrant | None:
        office, _ = self._at_work()
        key = self._table.current()
        return office.state.entrants.get(key) if isinstance(key, int) else None

    # Entering -----------------------------------------------------------------------------------------

    def _enter(self, entrant: NewEntrant) -> None:
        office, language = self._at_work()
        before = len(office.state.entrants)
        refused = enter(office, [entrant])
        if not self._is_done(refused):
            return
        if len(office.state.entrants) > before:
            number = len(office.state.entrants)
            self._entry.clear()
            self._table.choose(number)
            self._show_chosen()
            self.told.emit(language.say(words.IS_IN, entrant_name(office, number, language), number))

    def _check_in(self) -> None:
        office, language = self._at_work()
        persons = office.state.settings.kind.persons
        from domino_desktop.ui.tournament.people.check_in_form import CheckInForm

        form = CheckInForm(self, self._tickable(), self._members, persons, language)
        form.ticked.connect(self._enter_ticked)
        form.open()

    def _enter_ticked(self, entrants: Sequence[LastEntrant]) -> None:
        office, _ = self._at_work()
        if self._is_done(enter_members(office, [(entrant.members, entrant.rating) for entrant in entrants])):
            self._tell_count()

    def _read_list(self) -> None:
        office, language = self._at_work()
        persons = office.state.settings.kind.persons
        from domino_desktop.ui.tournament.people.import_form import ImportForm

        form = ImportForm(self, self._members, playing_members(office), persons, language)
        form.read.connect(self._enter_listed)
        form.open()

    def _enter_listed(self, entrants: Sequence[NewEntrant]) -> None:
        office, _ = self._at_work()
        if self._is_done(enter(office, entrants)):
            self._tell_count()

    def _tickable(self) -> tuple[LastEntrant, ...]:
        """Those of last time whom everybody of is still known and free."""
        if self._office is None:
            return ()
        taken = playing_members(self._office)
        known = {member.id for member in self._members if not member.is_forgotten} - taken
        every = entrants_for(self._last, self._office.state.settings.kind)
        return tuple(entrant for entrant in every if known.issuperset(entrant.members))

    # The chosen entrant -------------------------------------------------------------------------------

    def _ask_to_withdraw(self) -> None:
        office, language = self._at_work()
        entrant = self._chosen()
        if entrant is None:
            return
        name, number = entrant_name(office, entrant.number, language), entrant.number
        from domino_desktop.ui.tournament.people.entrant_forms import WithdrawForm

        form = WithdrawForm(self, name, language)
        form.withdrawn.connect(lambda reason: self._withdraw(number, reason))
        form.open()

    def _withdraw(self, number: int, reason: str) -> None:
        office, language = self._at_work()
        if self._is_done(office.submit(EntrantWithdrawn, entrant=number, reason=reason)):
            self.told.emit(language.say(words.WITHDRAW_FACT, entrant_name(office, number, language)))

    def _return(self) -> None:
        office, language = self._at_work()
        entrant = self._chosen()
        if entrant is not None and self._is_done(office.submit(EntrantReturned, entrant=entrant.number)):
            self.told.emit(language.say(words.RETURN_FACT, entrant_name(office, entrant.number, language)))

    def _ask_to_replace(self) -> None:
        office, language = self._at_work()
        entrant = self._chosen()
        if entrant is None:
            return
        names: Mapping[int, str] = {number: person_name(office, number, language) for number in entrant.persons}
        name, number = entrant_name(office, entrant.number, language), entrant.number
        from domino_desktop.ui.tournament.people.entrant_forms import ReplaceForm

        form = ReplaceForm(self, name, names, self._members, playing_members(office), language)
        form.replaced.connect(lambda old, new, reason: self._replace(number, old, new, reason))
        form.open()

    def _replace(self, number: int, old: int, new: Named, reason: str) -> None:
        office, language = self._at_work()
        person = person_called(office, new)
        if person and self._is_done(office.submit(PersonReplaced, entrant=number, old=old, new=person, reason=reason)):
            names = person_name(office, person, language), person_name(office, old, language)
            self.told.emit(language.say(words.PLAYS_FOR, *names))

    def _ask_rating(self) -> None:
        office, language = self._at_work()
        entrant = self._chosen()
        if entrant is None:
            return
        if has_ratings_fixed(office.state):
            self._is_done(Refused(Refused.Kind.RATING_IS_FIXED))
            return
        name, number = entrant_name(office, entrant.number, language), entrant.number
        from domino_desktop.ui.tournament.people.entrant_forms import RatingForm, rating_note

        form = RatingForm(self, name, entrant.rating, language, rating_note(office.state))
        form.rated.connect(lambda rating: self._rate(number, rating))
        form.open()

    def _rate(self, number: int, rating: int) -> None:
        office, language = self._at_work()
        if self._is_done(office.submit(RatingChanged, entrant=number, rating=rating)):
            name = entrant_name(office, number, language)
            told = language.say(words.RATED_FACT, name, rating) if rating else language.say(words.UNRATED_FACT, name)
            self.told.emit(told)

    def _ask_about(self, person: int) -> None:
        office, language = self._at_work()
        member = office.people.get(person)
        if member is not None:
            from domino_desktop.ui.tournament.people.member_form import MemberForm

            form = MemberForm(self, member, self._members, language, can_forget=False)
            form.saved.connect(self._save_member)
            form.open()

    def _save_member(self, member: Member) -> None:
        office, _ = self._at_work()
        try:
            office.members.change(member)
        except StorageFault as fault:
            office.failed.emit(fault)
            return
        office.refresh()

    # Inside -------------------------------------------------------------------------------------------

    def _at_work(self) -> tuple[TournamentController, Language]:
        assert self._office is not None and self._language is not None, "present comes first"
        return self._office, self._language

    def _is_done(self, refused: Refused | None) -> bool:
        """Whether it was not refused; if it was, why is told."""
        office, language = self._at_work()
        sentence = "" if refused is None else refusal(office, refused, language)
        self._entry.tell(sentence)
        if sentence:
            self.told.emit(sentence)
        return refused is None

    def _tell_count(self) -> None:
        self.told.emit(self._count.text())
        self._entry.focus_first()

    def _connect(self) -> None:
        self._entry.entered.connect(self._enter)
        self._entry.last_wanted.connect(self._check_in)
        self._entry.list_wanted.connect(self._read_list)
        self._onward.clicked.connect(self.round_wanted)
        self._table.chosen.connect(lambda _: self._show_chosen())
        self._table.opened.connect(lambda _: self._pane.focus_first())
        self._pane.withdraw_wanted.connect(self._ask_to_withdraw)
        self._pane.return_wanted.connect(self._return)
        self._pane.replace_wanted.connect(self._ask_to_replace)
        self._pane.rating_wanted.connect(self._ask_rating)
        self._pane.person_wanted.connect(self._ask_about)

    def _lay_out(self) -> None:
        self._welcome = QWidget()
        welcome = QVBoxLayout(self._welcome)
        welcome.setContentsMargins(0, 0, 0, 0)
        welcome.setSpacing(14)
        welcome.addWidget(self._picture)
        welcome.addWidget(self._nobody)
        self._nobody.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._main = QWidget(self)
        column = QVBoxLayout(self._main)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._count)
        column.addWidget(self._welcome)
        column.addWidget(self._table, 1)
        column.addWidget(wrapping(self._onward))
        column.addStretch(0)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        self._columns = _Columns(self._main, self._entry, self._pane)
        self._columns.resized.connect(self._make_room)
        whole.addWidget(self._columns)


class _Columns(TwoColumns):
    """Tells when it knows how it stands."""

    resized = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()
