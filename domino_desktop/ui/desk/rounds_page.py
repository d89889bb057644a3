"""The match so far at one desk: every round with its points, written down by hand or corrected where it must be."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from domino_desktop.controller.protocol import RoundSummary, rounds_of
from domino_desktop.controller.referee import RefereeDesk, Stage
from domino_desktop.core.refereeing import Correct, EnterRound, Order
from domino_desktop.i18n.desk_log import log_of
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import buttons, desk_rounds
from domino_desktop.i18n.narration import Names, match_sentence
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import Card, FlowLayout, NameLabel, PrimaryButton, QuietButton, SeatBadge, TextLabel
from domino_desktop.ui.desk.points_form import ByHandForm, CorrectionForm
from domino_desktop.ui.desk.question import marks_of
from domino_desktop.ui.desk.refusal_words import desk_refusal
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.page import Page, Section
from domino_desktop.ui.pages.rows import at_the_end
from domino_desktop.ui.pages.score_sum import growing
from domino_desktop.ui.panel.score_board import ScoreBoard
from domino_desktop.ui.seating import SeatMark, names

_LETTERS: Final = 96
_BADGE: Final = 28


class RoundsPage(Page):
    """Lists the rounds of a desk; ``changed`` after something was written down there."""

    protocol_wanted = Signal(int)
    """Carries the place of a round in the record."""
    changed = Signal()

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(art.theme, icons, letters=_LETTERS, parent=parent)
        self._art = art
        self._desk: RefereeDesk | None = None
        self._language: Language | None = None
        self._board = ScoreBoard(art)
        self._winner, self._empty, self._refusal = TextLabel("headline"), TextLabel("body"), TextLabel("heading")
        self._rounds = QVBoxLayout()
        self._rounds.setContentsMargins(0, 0, 0, 0)
        self._rounds.setSpacing(8)
        holder = QWidget()
        holder.setLayout(self._rounds)
        self._by_hand, self._correct = PrimaryButton(), QuietButton()
        self._by_hand.clicked.connect(self._ask_for_round)
        self._correct.clicked.connect(self._ask_for_correction)
        self._log = Section()
        self._log_lines = Sentence("body")
        self._log.rows.addWidget(self._log_lines)
        for widget in (self._winner, self._board, self._empty, holder, self._log):
            self.column.addWidget(widget)
        self.column.addStretch(1)
        footer = QWidget()
        rows = QVBoxLayout(footer)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self._refusal)
        rows.addWidget(at_the_end(self._correct, self._by_hand))
        self.set_footer(footer)

    def present(self, desk: RefereeDesk, language: Language) -> None:
        """Show the rounds of this desk."""
        self._desk, self._language = desk, language
        say, view = language.say, desk.view
        marks = marks_of(desk.setup)
        players = names(marks, view.teams)
        self.title.setText(f"{desk.facts.label} · {say(desk_rounds.TITLE)}")
        self.back_button.setAccessibleName(say(buttons.BACK))
        self.back_button.setToolTip(say(buttons.BACK))
        self._board.present(view, marks, language)
        self._winner.setVisible(view.winner is not None)
        if view.winner is not None:
            self._winner.setText(match_sentence(view.winner, view.totals[view.winner], players, language))
        while self._rounds.count():
            item = self._rounds.takeAt(0)
            card = None if item is None else item.widget()
            if card is not None:
                card.hide()
                card.deleteLater()
        summaries = rounds_of(desk.record)
        for summary in reversed(summaries):
            self._rounds.addWidget(self._card(summary, marks, players, language))
        self._empty.setText(say(desk_rounds.NONE_YET))
        self._empty.setVisible(not summaries)
        log = log_of(desk.record.events, desk.times, players, language)
        self._log.heading.setText(say(desk_rounds.LOG))
        self._log_lines.setText("\n".join(log))
        self._log.setVisible(bool(log))
        self._by_hand.setText(say(desk_rounds.WRITE_ROUND))
        self._by_hand.setEnabled(desk.stage in (Stage.POSITION, Stage.SCORED))
        self._correct.setText(say(desk_rounds.CORRECT))
        self._correct.setEnabled(bool(summaries) and desk.stage in (Stage.SCORED, Stage.MATCH_OVER))
        self._tell("")

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._art = art
        self.set_theme(art.theme)
        if self._desk is not None and self._language is not None:
            self.present(self._desk, self._language)
        self._board.set_art(art)

    def _card(self, summary: RoundSummary, marks: Sequence[SeatMark], players: Names, language: Language) -> QWidget:
        say = language.say
        card = Card()
        card.setContentsMargins(18, 12, 18, 12)
        signs = [
            say(message)
            for is_so, message in (
                (summary.is_by_hand, desk_rounds.BY_HAND),
                (summary.is_corrected, desk_rounds.CORRECTED),
                (summary.is_replayed, desk_rounds.REPLAYED),
            )
            if is_so
        ]
        heading = " · ".join((say(desk_rounds.ROUND_NUMBER, summary.round), *signs))
        points = QWidget()
        cells = FlowLayout(points, spacing=22)
        for team, (won, total) in enumerate(zip(summary.points, summary.totals, strict=True)):
            numbers = language.number(won), language.number(total)
            told = say(desk_rounds.POINTS_OF, players.team(team, language), *numbers)
            own = [mark for mark, theirs in zip(marks, players.teams, strict=True) if theirs == team]
            cells.addWidget(self._points(own, told))
        growing(points)
        protocol = QuietButton(say(desk_rounds.SHOW_PROTOCOL))
        protocol.setAccessibleDescription(heading)
        protocol.clicked.connect(partial(self.protocol_wanted.emit, summary.place))
        words = QVBoxLayout()
        words.addWidget(TextLabel("heading", heading))
        words.setSpacing(8)
        words.addWidget(points)
        row = QHBoxLayout(card)
        row.setContentsMargins(0, 0, 0, 0)
        row.addLayout(words, 1)
        row.addWidget(protocol, 0, Qt.AlignmentFlag.AlignVCenter)
        growing(card)
        return card

    def _points(self, own: Sequence[SeatMark], told: str) -> QWidget:
        """The badges of one team, and what it has."""
        cell = QWidget()
        row = QHBoxLayout(cell)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for mark in own:
            badge = SeatBadge(self._art, _BADGE)
            badge.show_seat(mark.colour, mark.name)
            row.addWidget(badge)
        row.addWidget(NameLabel(told, bold=False), 1)
        growing(cell)
        return cell

    def _ask_for_round(self) -> None:
        desk, language = self._desk, self._language
        if desk is not None and language is not None:
            form = ByHandForm(self, names(marks_of(desk.setup), desk.view.teams), language)
            form.entered.connect(lambda points, winner, note: self._order(EnterRound(points, winner, note)))
            form.open()

    def _ask_for_correction(self) -> None:
        desk, language = self._desk, self._language
        if desk is not None and language is not None:
            players = names(marks_of(desk.setup), desk.view.teams)
            form = CorrectionForm(self, players, rounds_of(desk.record), desk.view.totals, language)
            form.corrected.connect(lambda number, points, note: self._order(Correct(number, points, note)))
            form.open()

    def _order(self, wish: Order) -> None:
        assert self._desk is not None and self._language is not None
        refusal = self._desk.order(wish)
        self.changed.emit()
        if refusal is not None:
            self._tell(desk_refusal(refusal, self._language))

    def _tell(self, text: str) -> None:
        self._refusal.setText(text)
        self._refusal.setVisible(bool(text))
