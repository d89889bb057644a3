"""The tab of standings: who is where and why, everybody against everybody, and one entrant round by round."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament_log, tournament_papers
from domino_desktop.i18n.messages import tournament_standings as words
from domino_desktop.tournament.settings import Format
from domino_desktop.tournament.standings import counted_rounds, standings
from domino_desktop.tournament.state import Tournament
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import Card, ChoiceField, PillChoice, QuietButton
from domino_desktop.ui.controls.scrolling import scroll_of
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.page import Section
from domino_desktop.ui.pages.rows import flowing
from domino_desktop.ui.pages.score_sum import growing
from domino_desktop.ui.pages.tab_order import order_tabs
from domino_desktop.ui.slices import Filling
from domino_desktop.ui.tournament.numbers.history_page import HistoryPage
from domino_desktop.ui.tournament.numbers.standings_rows import corrected_entries, standings_columns, standings_rows
from domino_desktop.ui.tournament.parts.number_table import NumberTable
from domino_desktop.ui.tournament.parts.tie_break_words import tie_break_meaning

if TYPE_CHECKING:
    from domino_desktop.controller.tournament import TournamentController
    from domino_desktop.ui.tournament.numbers.bracket_pane import BracketPane
    from domino_desktop.ui.tournament.numbers.cross_pane import CrossPane

_MARGIN: Final = 20
_ROWS_IN_VIEW: Final = 4
_STANDINGS, _CROSS, _BRACKET = "standings", "cross", "bracket"


class StandingsTab(QWidget):
    """Standings after any tournament round. Enter on a row shows that entrant round by round, Esc leads back.

    ``told``: for a screen reader. ``paper_wanted`` carries the `PaperKind` of what is in view, ``protocol_wanted`` the
    number of the fact whose result is to be looked into.
    """

    told = Signal(str)
    paper_wanted = Signal(object)
    protocol_wanted = Signal(int)

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art, self._icons = art, icons
        self._office: TournamentController | None = None
        self._language: Language | None = None
        self._wanted: tuple[object, ...] | None = None
        """What is in view, or being worked out for it: the tournament, its people, language, round and kind."""
        self._filling = Filling(self)
        self._history: HistoryPage | None = None
        self._cross: CrossPane | None = None
        self._bracket: BracketPane | None = None
        self._views, self._after = PillChoice(), ChoiceField()
        self._views.chosen.connect(self._show)
        self._after.activated.connect(self._show)
        self._so_far, self._corrected = Sentence("body"), Sentence("quiet")
        self._empty = Sentence("body")
        self._table = NumberTable()
        self._table.opened.connect(self._open_history)
        self._table.chosen.connect(self._explain)
        self._why = Sentence("body")
        self._why_card = Card()
        why = QVBoxLayout(self._why_card)
        why.setContentsMargins(0, 0, 0, 0)
        why.addWidget(self._why)
        growing(self._why_card)
        self._meanings = Section()
        self._meanings_told = Sentence("body")
        self._meanings.rows.addWidget(self._meanings_told)
        self._meanings.hide()
        self._round_by_round, self._correct, self._penalties = QuietButton(), QuietButton(), QuietButton()
        self._explain_columns, self._order, self._print = QuietButton(), QuietButton(), QuietButton()
        self._explain_columns.setCheckable(True)
        self._explain_columns.toggled.connect(self._meanings.setVisible)
        self._round_by_round.clicked.connect(self._open_chosen)
        self._correct.clicked.connect(lambda: self._ask_for_correction())
        self._penalties.clicked.connect(self._ask_for_penalty)
        self._order.clicked.connect(self._ask_for_order)
        self._print.clicked.connect(self._wish_paper)
        self._panes = QStackedWidget()
        self._panes.addWidget(_at_the_top(self._table))
        self._lay_out()

    @property
    def help_part(self) -> str:
        """What the help tells about, where it is not the standings themselves."""
        if self._history is not None and self._whole.currentWidget() is self._history:
            return "history"
        return "" if self._views.choice() == _STANDINGS else self._views.choice()

    def present(self, office: TournamentController, language: Language) -> None:
        """Show this tournament, or what is new in it."""
        self._office, self._language = office, language
        self.setLocale(language.locale)
        self.setLayoutDirection(language.locale.textDirection())
        self._say(language)
        self._offer_rounds(office.state, language)
        self._show()
        if self._history is not None and self._whole.currentWidget() is self._history:
            self._history.present(office, self._history.entrant, language)

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._art = art
        if self._history is not None:
            self._history.set_art(art)
        for pane in (self._cross, self._bracket):
            if pane is not None:
                pane.update()

    def show_history(self, entrant: int) -> None:
        """Everything that this entrant did."""
        assert self._office is not None and self._language is not None
        if self._history is None:
            self._history = HistoryPage(self._art, self._icons)
            self._history.back.connect(self._close_history)
            self._history.correction_wanted.connect(self._ask_for_correction)
            self._history.protocol_wanted.connect(self.protocol_wanted)
            self._history.told.connect(self.told)
            self._whole.addWidget(self._history)
        self._history.present(self._office, entrant, self._language)
        self._whole.setCurrentWidget(self._history)
        self._history.setFocus(Qt.FocusReason.OtherFocusReason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if self._whole.currentWidget() is self._history and self._history is not None:
            self._history.setFocus(event.reason())
        else:
            self._focus_pane(event.reason())

    def _focus_pane(self, reason: Qt.FocusReason) -> None:
        shown = self._table if self._views.choice() == _STANDINGS else self._panes.currentWidget()
        (self._views if shown is None or self._panes.isHidden() else shown).setFocus(reason)

    # What is in view ----------------------------------------------------------------------------------

    def _say(self, language: Language) -> None:
        assert self._office is not None
        say = language.say
        is_knockout = self._office.state.settings.format is Format.KNOCKOUT
        second = (_BRACKET, say(words.SHOW_BRACKET)) if is_knockout else (_CROSS, say(words.SHOW_CROSS))
        self._views.set_choices([(_STANDINGS, say(words.SHOW_STANDINGS)), second])
        self._views.setAccessibleName(say(words.TITLE))
        self._after.setAccessibleName(say(words.AFTER_WHICH))
        self._empty.setText(say(words.NO_ENTRANTS))
        self._round_by_round.setText(say(words.OPEN_HISTORY))
        self._correct.setText(say(tournament_log.CORRECT_TITLE))
        self._penalties.setText(say(tournament_log.PENALTIES))
        self._explain_columns.setText(say(words.WHAT_COLUMNS_MEAN))
        self._order.setText(say(words.CHANGE_ORDER))
        self._print.setText(say(words.PRINT))
        meanings = [tie_break_meaning(each, language) for each in self._office.state.settings.tie_breaks]
        self._meanings.heading.setText(say(words.WHAT_COLUMNS_MEAN))
        self._meanings_told.setText("\n".join((*meanings, say(words.ORDER_OF_COLUMNS))))

    def _offer_rounds(self, state: Tournament, language: Language) -> None:
        """The last tournament round is the usual one; an earlier one that was chosen stays chosen."""
        chosen = self._after.currentData()
        self._after.blockSignals(True)
        self._after.clear()
        last = len(state.rounds)
        for each in reversed(state.rounds):
            text = language.say(words.AFTER_ROUND, each.number)
            self._after.addItem(text, None if each.number == last else each.number)
        self._after.setCurrentIndex(max(0, self._after.findData(chosen)) if chosen is not None else 0)
        self._after.blockSignals(False)
        self._after.setVisible(last > 1)

    def _show(self) -> None:
        office, language = self._office, self._language
        if office is None or language is None:
            return
        state, after, view = office.state, self._after.currentData(), self._views.choice()
        self._so_far.setText(_so_far(state, after, language))
        self._show_corrected(state, after, language)
        self._empty.setVisible(not state.entrants)
        self._panes.setVisible(bool(state.entrants))
        is_table = view == _STANDINGS
        self._after.setEnabled(view != _BRACKET)
        self._explain_columns.setVisible(is_table)
        if not is_table:
            self._explain_columns.setChecked(False)
        self._correct.setVisible(any(each.results for each in state.rounds))
        self._penalties.setVisible(bool(state.rounds))
        self._print.setVisible(bool(state.entrants))
        self._order.setVisible(is_table and not state.is_finished)
        self._round_by_round.setVisible(view != _BRACKET and bool(state.entrants))
        order_tabs(self)
        wanted = (state, office.people, language, after, view)
        if self._wanted is None or any(one is not other for one, other in zip(self._wanted, wanted, strict=True)):
            self._wanted = wanted
            self._filling.fill(self._filled(office, after, view, language))

    def _filled(
        self, office: TournamentController, after: int | None, view: str, language: Language
    ) -> Generator[None, None, None]:
        """Work out what is to be seen, and show it."""
        if view == _CROSS:
            yield from self._show_cross(office, after, language)
        elif view == _BRACKET:
            self._show_bracket(office, language)
        else:
            placed = standings(office.state, after)
            yield
            rows = standings_rows(office, placed, after, language)
            yield
            self._table.present(standings_columns(office.state, language), rows, language.say(words.TITLE))
            self._panes.setCurrentIndex(0)
        self._explain()
        self._bound()
        order_tabs(self)

    def _show_corrected(self, state: Tournament, after: int | None, language: Language) -> None:
        entries = sorted({number for numbers in corrected_entries(state, after).values() for number in numbers})
        numbers = language.joined(language.number(number) for number in entries)
        message = tournament_papers.CORRECTED if len(entries) == 1 else tournament_papers.CORRECTED_MORE
        self._corrected.setText(language.say(message, numbers) if entries else "")
        self._corrected.setVisible(bool(entries))

    def _show_cross(
        self, office: TournamentController, after: int | None, language: Language
    ) -> Generator[None, None, None]:
        if self._cross is None:
            from domino_desktop.ui.tournament.numbers.cross_pane import CrossPane

            self._cross = CrossPane()
            self._cross.opened.connect(self._open_history)
            self._panes.addWidget(self._cross)
        yield from self._cross.filled(office, after, language)
        self._panes.setCurrentWidget(self._cross)

    def _show_bracket(self, office: TournamentController, language: Language) -> None:
        if self._bracket is None:
            from domino_desktop.ui.tournament.numbers.bracket_pane import BracketPane

            self._bracket = BracketPane()
            self._bracket.opened.connect(self._open_history)
            self._panes.addWidget(self._bracket)
        self._bracket.present(office, language)
        self._panes.setCurrentWidget(self._bracket)

    def _explain(self) -> None:
        """What decided between the chosen entrant and its neighbours."""
        row = self._table.current_row() if self._views.choice() == _STANDINGS else None
        is_told = row is not None and self._office is not None and bool(self._office.state.rounds)
        self._why.setText(row.note if row is not None and is_told else "")
        self._why_card.setVisible(bool(self._why.text()))

    # What is wished -----------------------------------------------------------------------------------

    def _open_chosen(self) -> None:
        chosen = self._table.current() if self._views.choice() == _STANDINGS else self._cross and self._cross.current()
        if isinstance(chosen, int):
            self.show_history(chosen)

    def _open_history(self, entrant: object) -> None:
        if isinstance(entrant, int):
            self.show_history(entrant)

    def _close_history(self) -> None:
        self._whole.setCurrentIndex(0)
        self._focus_pane(Qt.FocusReason.OtherFocusReason)

    def _ask_for_correction(self, number: int = 0, table: int = 0) -> None:
        from domino_desktop.ui.tournament.numbers.correction_form import ask_for_correction

        assert self._office is not None and self._language is not None
        form = ask_for_correction(self, self._office, self._language, number, table)
        if form is not None:
            form.stored.connect(self._tell_correction)

    def _tell_correction(self, entry: int) -> None:
        assert self._language is not None
        self.told.emit(self._language.say(tournament_log.CORRECTION_STORED, entry))

    def _ask_for_penalty(self) -> None:
        from domino_desktop.ui.tournament.numbers.penalty_form import ask_for_penalty

        assert self._office is not None and self._language is not None
        chosen = self._table.current()
        entrant = chosen if isinstance(chosen, int) else 0
        ask_for_penalty(self, self._office, self._language, entrant=entrant)

    def _ask_for_order(self) -> None:
        from domino_desktop.ui.tournament.numbers.order_form import OrderForm

        assert self._office is not None and self._language is not None
        OrderForm(self, self._office, self._language, self._art, self._icons).open()

    def _wish_paper(self) -> None:
        from domino_desktop.ui.tournament.papers.tournament_papers import PaperKind

        kinds = {_STANDINGS: PaperKind.STANDINGS, _CROSS: PaperKind.CROSS, _BRACKET: PaperKind.BRACKET}
        self.paper_wanted.emit(kinds[self._views.choice()])

    # How it lies --------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        head = flowing(self._views, self._after)
        told = QVBoxLayout()
        told.setSpacing(2)
        told.addWidget(self._so_far)
        told.addWidget(self._corrected)
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(_MARGIN, 4, _MARGIN, 14)
        column.setSpacing(10)
        column.addWidget(head)
        column.addLayout(told)
        column.addWidget(self._empty)
        column.addWidget(self._panes, 1)
        column.addWidget(self._why_card)
        column.addWidget(
            flowing(
                self._round_by_round, self._correct, self._penalties, self._order, self._explain_columns, self._print
            )
        )
        column.addWidget(self._meanings)
        column.addStretch(0)  # where there is nothing to show yet
        self._whole = QStackedWidget()
        self._whole.addWidget(scroll_of(body))
        rows = QHBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self._whole)

    def _bound(self) -> None:
        """Some rows are always in view: in a small window the page scrolls, and the table within it."""
        self._panes.setMinimumHeight(min(self._table.height_of_all(), self._table.height_for_rows(_ROWS_IN_VIEW)))


def _so_far(state: Tournament, after: int | None, language: Language) -> str:
    """Whether the standings are complete."""
    counted = counted_rounds(state, after)
    if not counted:
        return language.say(words.BEFORE_FIRST) if state.entrants else ""
    open_rounds = [each for each in counted if not each.is_complete]
    if open_rounds:
        last = open_rounds[-1]
        return language.say(words.SO_FAR, last.number, n=len(last.open_tables))
    return language.say(words.ALL_IN, counted[-1].number)


def _at_the_top(table: QWidget) -> QWidget:
    """The table as high as it wants to be at most, with nothing below it."""
    holder = QWidget()
    rows = QVBoxLayout(holder)
    rows.setContentsMargins(0, 0, 0, 0)
    rows.addWidget(table, 1)
    rows.addStretch(0)
    return holder
