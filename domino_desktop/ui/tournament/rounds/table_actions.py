"""The table that is chosen: who sits where, and what a director can do there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import Message, tournament_protocol
from domino_desktop.i18n.messages import tournament_round as words
from domino_desktop.tournament.clock import TableClock
from domino_desktop.tournament.proofs import proven_results
from domino_desktop.tournament.state import TournamentRound
from domino_desktop.ui.art.theme import Theme
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import PrimaryButton, QuietButton
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.page import Section
from domino_desktop.ui.tournament.parts.names import person_name
from domino_desktop.ui.tournament.parts.two_columns import wrapping

if TYPE_CHECKING:
    from domino_desktop.controller.tournament import TournamentController


class TableActions(Section):
    """Everything but the result itself."""

    called = Signal()
    corrected = Signal()
    swapped = Signal()
    forfeited = Signal()
    more_time = Signal()
    stopped = Signal()
    went_on = Signal()
    penalised = Signal()
    played_here = Signal()
    match_taken = Signal()
    proof_wanted = Signal(int)
    """What its result was made of: the number of the fact."""

    def __init__(self, theme: Theme, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icons = icons
        self._seats = Sentence("body")
        self._proof = 0  # the number of the fact with the result of a desk or a match
        self._call = PrimaryButton()
        self._buttons: dict[str, QuietButton] = {}
        self._said: tuple[tuple[QuietButton | PrimaryButton, Message], ...] = ()
        self._call.clicked.connect(self.called)
        made: list[tuple[QuietButton | PrimaryButton, Message]] = [(self._call, words.CALL)]
        for key, signal, message in (
            ("proof", self._wish_proof, tournament_protocol.SHOW),
            ("correct", self.corrected, words.CORRECT),
            ("swap", self.swapped, words.SWAP_SEATS),
            ("stop", self.stopped, words.STOP_TABLE),
            ("go_on", self.went_on, words.GO_ON_TABLE),
            ("time", self.more_time, words.TIME_TABLE),
            ("forfeit", self.forfeited, words.FORFEIT),
            ("penalty", self.penalised, words.PENALTY),
            ("here", self.played_here, words.PLAY_HERE),
            ("match", self.match_taken, words.FROM_MATCH),
        ):
            button = QuietButton()
            button.clicked.connect(signal)
            self._buttons[key] = button
            made.append((button, message))
        self._said = tuple(made)
        self.rows.addWidget(self._seats)
        self.rows.addSpacing(4)
        self.rows.addWidget(wrapping(self._call, *self._buttons.values()))
        self.set_theme(theme)

    def present(
        self,
        office: TournamentController,
        paired: TournamentRound,
        table: int | None,
        clock: TableClock | None,
        language: Language,
    ) -> None:
        """Show what can be done at this table; None: none is chosen."""
        seating = None if table is None else paired.seating(table)
        self.setVisible(seating is not None)
        if seating is None:
            return
        say = language.say
        self.heading.setText(say(words.AT_TABLE, seating.table))
        self.setAccessibleName(self.heading.text())
        seats = [
            say(words.SEAT_TOLD, seat, person_name(office, person, language))
            for seat, person in enumerate(seating.seats, 1)
        ]
        self._seats.setText(" · ".join(seats))
        state = office.state
        has_result, is_last = seating.table in paired.results, paired.number == len(state.rounds)
        is_open = is_last and not has_result and not state.is_finished
        is_started = clock is not None and clock.is_started
        self._proof = proven_results(state.facts).get((paired.number, seating.table), 0)
        for key, is_shown in (
            ("proof", bool(self._proof)),
            ("correct", has_result),
            ("swap", True),
            ("stop", is_open and is_started and clock is not None and clock.is_running),
            ("go_on", is_open and is_started and clock is not None and not clock.is_running),
            ("time", is_open and is_started and clock is not None and clock.left is not None),
            ("forfeit", is_open),
            ("penalty", True),
            ("here", is_open),
            ("match", is_open),
        ):
            self._buttons[key].setVisible(is_shown)
        self._call.setVisible(is_open)
        for button, message in self._said:
            button.setText(say(message))
            button.setAccessibleDescription(self.heading.text())

    def _wish_proof(self) -> None:
        self.proof_wanted.emit(self._proof)

    def set_theme(self, theme: Theme) -> None:
        """Use these colours from now on."""
        self._call.setIcon(self._icons.icon("whistle", theme.accent_text))
        for key, name in (("swap", "turn"), ("here", "computer"), ("match", "table")):
            self._buttons[key].setIcon(self._icons.icon(name, theme.outline))
