"""The tournament round: the step that it is at, from its pairing to its last result."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament_pairing, tournament_round
from domino_desktop.tournament.facts import (
    ClockStopped,
    ClockWentOn,
    Happened,
    PairingWithdrawn,
    RoundStarted,
    TournamentFinished,
    TournamentReopened,
)
from domino_desktop.tournament.proposal import PairingFault
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.dialogs.question import Question
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.key_sequences import key_sequence
from domino_desktop.ui.pages.tab_order import order_tabs
from domino_desktop.ui.tournament.parts.refusal_words import refusal
from domino_desktop.ui.tournament.rounds.change_pane import ChangePane
from domino_desktop.ui.tournament.rounds.fault_bar import FaultBar
from domino_desktop.ui.tournament.rounds.pairing_pane import PairingPane
from domino_desktop.ui.tournament.rounds.result_entry import ResultEntry
from domino_desktop.ui.tournament.rounds.round_values import RunningClock, clocks_of
from domino_desktop.ui.tournament.rounds.start_pane import StartPane
from domino_desktop.ui.tournament.rounds.table_tiles import TableTiles
from domino_desktop.ui.tournament.rounds.tables_pane import TablesPane

if TYPE_CHECKING:
    from domino_desktop.controller.tournament import TournamentController
    from domino_desktop.ui.tournament.rounds.round_head import RoundHead

_SECOND: Final = 1000
_MARGIN: Final = 20


class RoundTab(QWidget):
    """Shows where the tournament is; earlier tournament rounds can be looked at.

    Signals with ``(round, table)`` name a table of a tournament round.
    """

    called = Signal(int, int)
    """The referee is called to the table."""
    played_here = Signal(int, int)
    """Its match is played on this computer."""
    match_wanted = Signal(int, int)
    """A finished match of this computer is its result."""
    correction_wanted = Signal(int, int)
    penalty_wanted = Signal(int)
    """For an entrant."""
    protocol_wanted = Signal(int)
    """What a result was made of: the number of its fact."""
    entrants_wanted = Signal()
    """There are too few."""
    standings_wanted = Signal()
    """The tournament is closed."""
    import_wanted = Signal()
    """Results from a file."""
    told = Signal(str)

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._office: TournamentController | None = None
        self._language: Language | None = None
        self._looking: int | None = None
        self._facts_at_fault = 0
        self._fault = FaultBar()
        self._art, self._icons = art, icons
        self._tables = TablesPane(art, icons)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._tables)
        self._seconds = QTimer(self)
        self._seconds.setInterval(_SECOND)
        self._seconds.timeout.connect(self.tick)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 4, 0, 0)
        rows.setSpacing(6)
        bar = QVBoxLayout()
        bar.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        bar.addWidget(self._fault)
        rows.addLayout(bar)
        rows.addWidget(self._stack, 1)
        self._connect()

    # What is shown: each pane is made when the tournament comes to it ---------------------------------

    @cached_property
    def _start(self) -> StartPane:
        pane = StartPane(self._art, self._icons)
        self._stack.addWidget(pane)
        self._connect_head(pane)
        pane.earlier_wanted.connect(lambda: self._turn_to(1))
        pane.entrants_wanted.connect(self.entrants_wanted)
        return pane

    @cached_property
    def _pairing(self) -> PairingPane:
        pane = PairingPane(self._art, self._icons)
        self._stack.addWidget(pane)
        pane.earlier_wanted.connect(lambda: self._turn(-1))
        pane.again_wanted.connect(self._pair)
        pane.published.connect(self._tables.head.clock.focus_start)
        pane.told.connect(self.told)
        return pane

    @cached_property
    def _changing(self) -> ChangePane:
        pane = ChangePane(self._art, self._icons)
        self._stack.addWidget(pane)
        pane.left.connect(self._follow)
        pane.told.connect(self.told)
        return pane

    def _is_at(self, pane: str) -> bool:
        """Whether the pane of this name is in view."""
        return self._stack.currentWidget() is self.__dict__.get(pane, self)

    @property
    def tables(self) -> TableTiles:
        """The cards of the tables in play."""
        return self._tables.tiles

    @property
    def results(self) -> ResultEntry:
        """The fields for a result."""
        return self._tables.results.entry

    @property
    def help_part(self) -> str:
        """What the help tells about."""
        if self._is_at("_tables"):
            if not self._tables.results.isHidden():
                return "results"
            return "played/now" if self._looking is None and self._tables.results.may_undo else "played"
        if self._is_at("_start"):
            return "start"
        return "pairing" if self._is_at("_pairing") else "changing"

    def present(self, office: TournamentController, language: Language) -> None:
        """Show the tournament as it is now; what is typed, chosen and scrolled stays."""
        if office is not self._office:
            if self._office is not None:
                self._office.proposed.disconnect(self._take_fault)
            office.proposed.connect(self._take_fault)
            self._looking = None
            self._fault.hide()
        self._office, self._language = office, language
        self._fault.follow(office, language)
        self._follow()

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._art = art
        for pane in ("_start", "_pairing", "_tables", "_changing"):
            if pane in self.__dict__:
                self.__dict__[pane].set_art(art)

    def focus_first(self) -> None:
        """The keyboard goes to what is done next."""
        pane = self._stack.currentWidget()
        if isinstance(pane, (StartPane, PairingPane, TablesPane)):
            pane.focus_first()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard belongs to what can be done, not to the tab itself."""
        self.focus_first()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._watch()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._seconds.stop()

    def _follow(self) -> None:
        """Show the step that things are at."""
        office, language = self._office, self._language
        if office is None or language is None:
            return
        rounds, before = office.state.rounds, self._stack.currentWidget()
        if len(office.state.facts) != self._facts_at_fault:
            self._fault.hide()  # what stood in the way may be gone
        looking = self._looking if self._looking is not None and self._looking <= len(rounds) else None
        pane: QWidget
        is_changing = "_changing" in self.__dict__ and self._changing.shown(office) is not None
        if looking is None and is_changing:
            pane = self._changing
            self._changing.present(office, language)
        elif looking is None and office.proposal is not None and not office.state.is_finished:
            pane = self._pairing
            self._pairing.present(office, language)
        elif rounds:
            pane = self._tables
            number = looking or len(rounds)
            clocks = self._clocks(number)
            self._tables.present(office, number, clocks, language, may_pair=self._may_pair)
        else:
            pane = self._start
            self._start.present(office, language, may_pair=True)
        self._watch()
        if pane is not before:
            has_keyboard = self.hasFocus() or before is None or _has_keyboard(before)
            self._stack.setCurrentWidget(pane)
            order_tabs(self)
            if self.isVisible() and has_keyboard:
                self.focus_first()

    def _clocks(self, number: int) -> dict[int, RunningClock]:
        office = self._office
        assert office is not None
        last = office.state.last_round
        if last is None or number != last.number or office.state.is_finished:
            return {}
        return clocks_of(office, last.open_tables)

    @property
    def _may_pair(self) -> bool:
        """Whether another tournament round is planned, or nobody has said how many there are and some can follow."""
        from domino_desktop.tournament.played_out import is_played_out

        assert self._office is not None
        state = self._office.state
        last = state.last_round
        is_done = (last is None or last.is_complete) and not state.is_finished
        return is_done and not 0 < state.settings.rounds <= len(state.rounds) and not is_played_out(state)

    def _watch(self) -> None:
        """Let the seconds run while there is a clock to look at."""
        office = self._office
        last = None if office is None else office.state.last_round
        is_wanted = self.isVisible() and last is not None and bool(last.started) and not last.is_complete
        if is_wanted and not self._seconds.isActive():
            self._seconds.start()
        elif not is_wanted:
            self._seconds.stop()

    def tick(self) -> None:
        """A second has gone: the clocks in view are told so."""
        if self._stack.currentWidget() is self._tables and self._tables.tick():
            self._follow()
            if self._language is not None:
                self.told.emit(self._language.say(tournament_round.CLOCK_OVER))

    # What is done -------------------------------------------------------------------------------------

    def _pair(self, *, byes_again: bool = False) -> None:
        """Work a pairing out; it is shown when it is there."""
        if self._office is not None:
            self._fault.hide()
            self._looking = None
            self._office.propose(byes_again=byes_again)

    def _take_fault(self, fault: PairingFault | None) -> None:
        """The pairing has come to its end."""
        office, language = self._office, self._language
        if office is None or language is None:
            return
        self._facts_at_fault = len(office.state.facts)
        if fault is not None or office.proposal is None:
            self._fault.present(office, fault, language)
            if self.isVisible() and not self._fault.has_choices:  # the button that was pressed had let the keyboard go
                self.focus_first()
        else:
            tables = len(office.proposal.seatings)
            if tables:
                self.told.emit(language.say(tournament_pairing.PROPOSED_TOLD, n=tables))
            if self.isVisible():
                self.focus_first()

    def _turn(self, step: int) -> None:
        """To the tournament round before or after; behind the last one is the step that things are at."""
        if self._office is None or not self._office.state.rounds:
            return
        last = len(self._office.state.rounds)
        here = last + 1 if self._is_at("_pairing") else self._looking or last
        self._turn_to(here + step)

    def _turn_to(self, number: int) -> None:
        assert self._office is not None
        last = len(self._office.state.rounds)
        has_proposal = self._office.proposal is not None
        if number < 1 or number > last + has_proposal:
            return
        self._looking = number if number < last or (number == last and has_proposal) else None
        self._follow()
        if self.isVisible():
            self.focus_first()

    def _submit(self, kind: type[Happened], **values: object) -> None:
        assert self._office is not None and self._language is not None
        refused = self._office.submit(kind, **values)
        self._tables.refuse("" if refused is None else refusal(self._office, refused, self._language))

    def _of_round(self, kind: type[Happened], **values: object) -> None:
        assert self._office is not None
        self._submit(kind, round=len(self._office.state.rounds), **values)

    def _ask_to_close(self) -> None:
        if self._language is None:
            return
        asked = Question(
            self,
            self._language,
            tournament_round.CLOSE_ASKED,
            yes=tournament_round.CLOSE_YES,
            no=tournament_round.CLOSE_NO,
            detail=tournament_round.CLOSE_DETAIL,
        )
        asked.accepted.connect(lambda: self._submit(TournamentFinished))
        asked.open()

    def _change_tables(self) -> None:
        """The open tables of the tournament round in play are made up anew."""
        if self._office is not None:
            self._changing.begin(self._office)
            self._follow()

    def _ask_to_take_back(self) -> None:
        if self._language is None or self._office is None:
            return
        asked = Question(
            self,
            self._language,
            tournament_round.TAKE_BACK_ASKED,
            len(self._office.state.rounds),
            yes=tournament_round.TAKE_BACK_YES,
            no=tournament_round.TAKE_BACK_NO,
            detail=tournament_round.TAKE_BACK_DETAIL,
        )
        asked.accepted.connect(lambda: self._of_round(PairingWithdrawn, reason=""))
        asked.open()

    def _undo(self) -> None:
        if self._stack.currentWidget() is self._tables:
            self._tables.results.undo()

    def _with_round(self, signal: object, table: int) -> None:
        assert self._office is not None
        signal.emit(self._looking or len(self._office.state.rounds), table)  # type: ignore[attr-defined]

    def _connect_head(self, head: StartPane | RoundHead) -> None:
        head.pairing_wanted.connect(self._pair)
        head.closing_wanted.connect(self._ask_to_close)
        head.reopening_wanted.connect(lambda: self._submit(TournamentReopened, reason=""))

    def _connect(self) -> None:
        tables, head = self._tables, self._tables.head
        self._connect_head(head)
        head.standings_wanted.connect(self.standings_wanted)
        head.turned.connect(self._turn)
        self._fault.declined.connect(self.focus_first)
        self._fault.agreed.connect(lambda: self._pair(byes_again=True))
        self._fault.correction_wanted.connect(lambda table: self._with_round(self.correction_wanted, table))
        clock = head.clock
        clock.started.connect(lambda: self._of_round(RoundStarted))
        clock.stopped.connect(lambda: self._of_round(ClockStopped, table=0))
        clock.went_on.connect(lambda: self._of_round(ClockWentOn, table=0))
        clock.more.connect(lambda: tables.add_time(for_one=False))
        for signal, own in (
            (tables.called, self.called),
            (tables.played_here, self.played_here),
            (tables.match_wanted, self.match_wanted),
            (tables.correction_wanted, self.correction_wanted),
        ):
            signal.connect(lambda table, own=own: self._with_round(own, table))
        tables.penalty_wanted.connect(self.penalty_wanted)
        tables.protocol_wanted.connect(self.protocol_wanted)
        tables.import_wanted.connect(self.import_wanted)
        tables.taking_back_wanted.connect(self._ask_to_take_back)
        tables.changing_wanted.connect(self._change_tables)
        for teller in (tables, self._fault):
            teller.told.connect(self.told)
        for keys, call in (
            (QKeySequence(QKeySequence.StandardKey.Undo), self._undo),
            (key_sequence("Alt+Left"), lambda: self._turn(-1)),
            (key_sequence("Alt+Right"), lambda: self._turn(1)),
        ):
            shortcut = QShortcut(keys, self, call)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)


def _has_keyboard(pane: QWidget) -> bool:
    held = pane.window().focusWidget()
    return held is None or pane.isAncestorOf(held)
