"""Results of the tournament round in play: typed, stored, and the last one taken back with one key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament_round as words
from domino_desktop.tournament.facts import ResultCorrected, ResultEntered, RoundScoresNoted
from domino_desktop.tournament.results import Source, TableResult
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import Card, QuietButton
from domino_desktop.ui.pages.score_sum import growing
from domino_desktop.ui.tournament.parts.names import side_name
from domino_desktop.ui.tournament.parts.refusal_words import refusal
from domino_desktop.ui.tournament.parts.result_words import result_text
from domino_desktop.ui.tournament.rounds.result_entry import ResultEntry
from domino_desktop.ui.tournament.rounds.table_forms import UndoForm

if TYPE_CHECKING:
    from domino_desktop.controller.tournament import TournamentController


class ResultsPane(QWidget):
    """The fields for a result, and the line about the one that was typed last. Signals carry the number of a table."""

    correction_wanted = Signal(int)
    table_typed = Signal(int)
    told = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._office: TournamentController | None = None
        self._language: Language | None = None
        self._last: tuple[int, int] | None = None
        self.entry = ResultEntry()
        self._line = Sentence("body")
        self._undo = QuietButton()
        self._stored = Card()
        self._stored.setContentsMargins(18, 10, 18, 12)
        inner = QVBoxLayout(self._stored)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(8)
        inner.addWidget(self._line)
        inner.addWidget(self._undo)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(12)
        rows.addWidget(self.entry)
        rows.addWidget(self._stored)
        growing(self._stored)
        growing(self)
        self._stored.hide()
        self._undo.clicked.connect(self.undo)
        self.entry.entered.connect(self._store)
        self.entry.noted.connect(self._note)
        self.entry.correction_wanted.connect(self.correction_wanted)
        self.entry.table_typed.connect(self.table_typed)
        self.entry.told.connect(self.told)

    def present(self, office: TournamentController, language: Language) -> None:
        """Show what can be typed now."""
        if office is not self._office:
            self._last = None
        self._office, self._language = office, language
        self._undo.setText(language.say(words.TAKE_BACK))
        self._show_last()
        self.entry.present(office, language)

    @property
    def may_undo(self) -> bool:
        """Whether the result that was typed last is still there."""
        return self._result() is not None

    def undo(self) -> None:
        """Take the result that was typed last back, after a look at its reason."""
        office, language, result = self._office, self._language, self._result()
        if office is None or language is None:
            return
        if self._last is None or result is None:
            self.entry.refuse(language.say(words.NOTHING_TO_UNDO))
            return
        form = UndoForm(self, self._last[1], self._told(self._last[1], result), language)
        form.confirmed.connect(self._take_back)
        form.open()

    def _store(self, table: int, result: TableResult) -> None:
        office, language = self._office, self._language
        paired = None if office is None else office.state.last_round
        assert office is not None and language is not None and paired is not None
        self._last = (paired.number, table)
        refused = office.submit(
            ResultEntered, round=paired.number, table=table, result=result, source=Source.TYPED, digest=""
        )
        if refused is not None:
            self._last = None
            self.entry.refuse(refusal(office, refused, language))
        elif self._result() == result:
            # What could not be stored is not there: then the fields stay as they are.
            self._go_on(table)
            self.told.emit(self._told(table, result))

    def _note(self, table: int, result: TableResult) -> None:
        office, language = self._office, self._language
        paired = None if office is None else office.state.last_round
        assert office is not None and language is not None and paired is not None
        refused = office.submit(RoundScoresNoted, round=paired.number, table=table, result=result)
        if refused is not None:
            self.entry.refuse(refusal(office, refused, language))
            return
        now = office.state.last_round
        if now is None or now.scores_so_far.get(table) != result:
            # What could not be stored is not there: then the fields stay as they are.
            return
        self._go_on(table)
        points = language.say(words.SO_FAR_TOLD, *result.points)
        self.told.emit(language.say(words.NOTED_SO_FAR, table, points))

    def _go_on(self, table: int) -> None:
        """To the next open table; behind the last one the keyboard is elsewhere already."""
        self.entry.clear()
        self.entry.offer_next(table)
        if not self.isHidden():
            self.entry.focus_first()

    def _take_back(self, reason: str) -> None:
        office, language, result = self._office, self._language, self._result()
        if office is None or language is None or self._last is None or result is None:
            return
        number, table = self._last
        self._last = None
        refused = office.submit(ResultCorrected, round=number, table=table, old=result, result=None, reason=reason)
        if refused is not None:
            self.entry.refuse(refusal(office, refused, language))
            return
        now = office.state.last_round
        if now is None or table in now.results:
            return
        self.entry.fill(table, result)
        self.entry.focus_first()
        self.told.emit(language.say(words.UNDONE, table))

    def _result(self) -> TableResult | None:
        """The result that was typed last, if it is still there."""
        if self._office is None or self._last is None:
            return None
        number, table = self._last
        rounds = self._office.state.rounds
        return rounds[number - 1].results.get(table) if number == len(rounds) else None

    def _show_last(self) -> None:
        result = self._result()
        self._stored.setVisible(result is not None)
        if result is not None and self._last is not None:
            self._line.setText(self._told(self._last[1], result))

    def _told(self, table: int, result: TableResult) -> str:
        office, language = self._office, self._language
        assert office is not None and language is not None
        paired = office.state.last_round
        seating = None if paired is None else paired.seating(table)
        assert seating is not None
        names = side_name(office, seating, 0, language), side_name(office, seating, 1, language)
        if len(result.matches) == 1 and result.winner < 0:
            points = map(language.number, result.points)
            said = language.say(words.STORED_LINE, names[0], *points, names[1])
        else:
            said = result_text(result, names, language)
        return language.say(words.STORED, table, said)
