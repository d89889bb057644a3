"""A tournament round with its tables: the live view, the results, and everything that is done at one table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament_pairing
from domino_desktop.i18n.messages import tournament_round as words
from domino_desktop.tournament.facts import ClockStopped, ClockWentOn, Happened, ResultEntered, SeatsSwapped, TimeAdded
from domino_desktop.tournament.results import Place, Source, TableResult
from domino_desktop.tournament.state import TournamentRound
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import QuietButton
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.score_sum import growing
from domino_desktop.ui.tournament.parts.names import entrant_name, person_name, side_name
from domino_desktop.ui.tournament.parts.refusal_line import RefusalLine
from domino_desktop.ui.tournament.parts.refusal_words import refusal
from domino_desktop.ui.tournament.parts.two_columns import TwoColumns, wrapping
from domino_desktop.ui.tournament.rounds import accessible_tables
from domino_desktop.ui.tournament.rounds.results_pane import ResultsPane
from domino_desktop.ui.tournament.rounds.round_head import RoundHead
from domino_desktop.ui.tournament.rounds.round_values import RunningClock, tables_of, timer_of
from domino_desktop.ui.tournament.rounds.swap_form import SwapForm
from domino_desktop.ui.tournament.rounds.table_actions import TableActions
from domino_desktop.ui.tournament.rounds.table_forms import ForfeitForm, MoreTimeForm, PenaltyChoice
from domino_desktop.ui.tournament.rounds.table_tiles import TableTiles

if TYPE_CHECKING:
    from domino_desktop.controller.tournament import TournamentController


class TablesPane(QWidget):
    """Shows the last tournament round, or an earlier one without fields for results.

    Signals carry the number of a table, ``penalty_wanted`` that of an entrant, ``protocol_wanted`` that of a fact.
    """

    called = Signal(int)
    played_here = Signal(int)
    match_wanted = Signal(int)
    correction_wanted = Signal(int)
    penalty_wanted = Signal(int)
    protocol_wanted = Signal(int)
    import_wanted = Signal()
    changing_wanted = Signal()
    """Open tables shall be made up otherwise."""
    taking_back_wanted = Signal()
    """The tournament round shall be paired anew; it has no result yet."""
    told = Signal(str)

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._office: TournamentController | None = None
        self._language: Language | None = None
        self._number = 0
        self._clocks: dict[int, RunningClock] = {}
        self._over: frozenset[int] = frozenset()
        self.results = ResultsPane()
        accessible_tables.install()
        self.tiles = TableTiles(art)
        self._actions = TableActions(art.theme, icons)
        self.head = RoundHead(art.theme, icons)
        self._import, self._take_back, self._change = QuietButton(), QuietButton(), QuietButton()
        self._change.clicked.connect(self.changing_wanted)
        self._import.clicked.connect(self.import_wanted)
        self._take_back.clicked.connect(self.taking_back_wanted)
        self._refusal = RefusalLine()
        self._refusal.told.connect(self.told)
        below = QWidget()
        rows = QVBoxLayout(below)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(10)
        rows.addWidget(self._refusal)
        rows.addWidget(self._actions)
        rows.addWidget(wrapping(self._change, self._import, self._take_back))
        growing(below)
        self._columns = TwoColumns(self.tiles, self.results, below, self.head)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._columns)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._connect()

    def present(
        self,
        office: TournamentController,
        number: int,
        clocks: dict[int, RunningClock],
        language: Language,
        *,
        may_pair: bool,
    ) -> None:
        """Show tournament round ``number`` (1, 2 ...); ``clocks`` by table (0: the hall), where it is the last one.

        ``may_pair``: another tournament round can follow.
        """
        is_another = office is not self._office or number != self._number
        self._office, self._language, self._number, self._clocks = office, language, number, clocks
        paired = self._paired
        if paired is None:
            return
        state, say = office.state, language.say
        is_last = number == len(state.rounds) and not state.is_finished
        is_in_play = is_last and not paired.is_complete
        held = self._held()
        self.head.present(office, paired, clocks.get(0), language, may_pair=may_pair)
        self.results.setVisible(is_in_play)
        self.results.present(office, language)
        self._change.setText(say(tournament_pairing.CHANGE))
        self._change.setVisible(is_in_play)
        self._import.setText(say(words.IMPORT))
        self._import.setVisible(is_in_play)
        self._take_back.setText(say(words.TAKE_BACK_ROUND))
        self._take_back.setVisible(is_last and not paired.results and not paired.scores_so_far)
        self.tiles.present(tables_of(office, paired, clocks, language), say(words.TABLE_LIST, number))
        self._over = self._tables_over()
        if is_another:
            self.refuse("")
            self._choose_first(paired)
        self._show_actions()
        if held is not None and not held.isVisibleTo(self):
            self.focus_first()

    def tick(self) -> bool:
        """A second has gone; answers whether the time of a table is up since."""
        if self._office is None or self._language is None:
            return False
        now, language = self._office.now(), self._language
        self.head.clock.tick(now)
        self.tiles.show_times({table: timer_of(each.at(now), language) for table, each in self._clocks.items()})
        return self._tables_over() != self._over

    def _tables_over(self) -> frozenset[int]:
        """The tables whose time is up."""
        if self._office is None:
            return frozenset()
        now = self._office.now()
        return frozenset(table for table, each in self._clocks.items() if each.at(now).is_over)

    def focus_first(self) -> None:
        """The keyboard goes to the results, or to the tables where none can be typed."""
        if not self.results.isHidden():
            self.results.entry.focus_first()
        elif not self.head.focus_next():
            self.tiles.setFocus(Qt.FocusReason.OtherFocusReason)

    def choose(self, table: int) -> None:
        """Show this table as the chosen one."""
        # Where the tables stand below the fields that are being filled in, these stay in view.
        self.tiles.choose(table, scrolls=self._columns.is_wide)
        self._show_actions()

    def refuse(self, text: str) -> None:
        """Say in one sentence why something cannot be; empty for nothing."""
        self._refusal.refuse(text)

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self.tiles.set_art(art)
        self._actions.set_theme(art.theme)
        self.head.set_theme(art.theme)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits begin the number of a table, wherever the keyboard is."""
        typed = event.text()
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        if plain and len(typed) == 1 and typed.isdecimal() and not self.results.isHidden():
            self.results.entry.type_table(typed)
        else:
            super().keyPressEvent(event)

    # What is done at a table ---------------------------------------------------------------------------

    def _open_table(self, table: int) -> None:
        """Enter on a table: its result is typed, or corrected."""
        paired = self._paired
        if paired is None or not table:
            return
        if table in paired.results:
            self.correction_wanted.emit(table)
        elif not self.results.isHidden():
            self.results.entry.go_to_table(table, takes_keyboard=True)

    def _follow_choice(self, table: int) -> None:
        if table and not self.results.isHidden():
            self.results.entry.go_to_table(table, takes_keyboard=False)
        self.refuse("")
        self._show_actions()

    def _show_actions(self) -> None:
        paired = self._paired
        if self._office is not None and self._language is not None and paired is not None:
            table = self.tiles.table
            running = self._clocks.get(table or 0)
            clock = None if running is None else running.at(self._office.now())
            self._actions.present(self._office, paired, table or None, clock, self._language)

    def _swap(self) -> None:
        office, language, paired, table = self._office, self._language, self._paired, self.tiles.table
        if office is None or language is None or paired is None or not table:
            return
        form = SwapForm(self, office, paired, table, language)
        form.swapped.connect(self._swap_seats)
        form.open()

    def _swap_seats(self, first: Place, second: Place, reason: str) -> None:
        paired = self._paired
        assert paired is not None and self._office is not None and self._language is not None
        persons = []
        for place in (first, second):
            seating = paired.seating(place.table)
            persons.append(0 if seating is None else seating.seats[place.seat])
        names = [person_name(self._office, person, self._language) for person in persons]
        if self._submit(SeatsSwapped, first=first, second=second, reason=reason):
            self.told.emit(self._language.say(words.SWAPPED, *names))

    def _forfeit(self) -> None:
        office, language, table = self._office, self._language, self.tiles.table
        names = self._names()
        if office is None or language is None or not table or names is None:
            return
        form = ForfeitForm(self, table, names, office.state.settings.terms.forfeit, language)
        form.chosen.connect(lambda result: self._store_unplayed(table, result))
        form.open()

    def _store_unplayed(self, table: int, result: TableResult) -> None:
        if self._submit(ResultEntered, table=table, result=result, source=Source.TYPED, digest=""):
            self.results.entry.offer_next(table)

    def add_time(self, *, for_one: bool) -> None:
        """Ask how many minutes more, for the chosen table or for all."""
        language, table, paired = self._language, self.tiles.table, self._paired
        if language is None or paired is None:
            return
        is_open = bool(table) and table in paired.open_tables
        form = MoreTimeForm(self, table if is_open else None, language, for_one=for_one and is_open)
        form.given.connect(
            lambda which, seconds, reason: self._submit(TimeAdded, table=which, seconds=seconds, reason=reason)
        )
        form.open()

    def _penalise(self) -> None:
        office, language, paired, table = self._office, self._language, self._paired, self.tiles.table
        seating = None if paired is None or not table else paired.seating(table)
        if office is None or language is None or seating is None:
            return
        names = {entrant: entrant_name(office, entrant, language) for entrant in seating.entrants}
        form = PenaltyChoice(self, seating.table, names, language)
        form.chosen.connect(self.penalty_wanted)
        form.open()

    def _submit(self, kind: type[Happened], **values: object) -> bool:
        """Add a fact about this tournament round, or say why not; answers whether it was added."""
        assert self._office is not None and self._language is not None
        refused = self._office.submit(kind, round=self._number, **values)
        self.refuse("" if refused is None else refusal(self._office, refused, self._language))
        return refused is None

    def _names(self) -> tuple[str, str] | None:
        paired, table = self._paired, self.tiles.table
        seating = None if paired is None or not table else paired.seating(table)
        if self._office is None or self._language is None or seating is None:
            return None
        first, second = (side_name(self._office, seating, side, self._language) for side in (0, 1))
        return first, second

    # Inside -------------------------------------------------------------------------------------------

    def _held(self) -> QWidget | None:
        """What has the keyboard here, or will have it when a small window closes."""
        held = self.window().focusWidget()
        return held if held is not None and self.isAncestorOf(held) else None

    @property
    def _paired(self) -> TournamentRound | None:
        rounds = () if self._office is None else self._office.state.rounds
        return rounds[self._number - 1] if 1 <= self._number <= len(rounds) else None

    def _choose_first(self, paired: TournamentRound) -> None:
        """The first table that is still open, else the first one."""
        opened = sorted(paired.open_tables) or sorted(seating.table for seating in paired.seatings)
        if opened:
            self.tiles.choose(opened[0], scrolls=self._columns.is_wide)

    def _connect(self) -> None:
        self.tiles.opened.connect(self._open_table)
        self.tiles.chosen.connect(self._follow_choice)
        self.results.table_typed.connect(self.choose)
        self.results.correction_wanted.connect(self.correction_wanted)
        self.results.told.connect(self.told)
        actions = self._actions
        for asked, signal in (
            (actions.called, self.called),
            (actions.played_here, self.played_here),
            (actions.match_taken, self.match_wanted),
            (actions.corrected, self.correction_wanted),
        ):
            asked.connect(lambda signal=signal: signal.emit(self.tiles.table or 0))
        actions.swapped.connect(self._swap)
        actions.forfeited.connect(self._forfeit)
        actions.penalised.connect(self._penalise)
        actions.proof_wanted.connect(self.protocol_wanted)
        actions.more_time.connect(lambda: self.add_time(for_one=True))
        actions.stopped.connect(lambda: self._submit(ClockStopped, table=self.tiles.table))
        actions.went_on.connect(lambda: self._submit(ClockWentOn, table=self.tiles.table))
