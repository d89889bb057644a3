"""The penalties of a tournament that hold, each with the way to withdraw it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament_log as words
from domino_desktop.tournament.facts import PenaltyGiven
from domino_desktop.tournament.settings import PenaltyCost
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import QuietButton
from domino_desktop.ui.pages.page import Section
from domino_desktop.ui.pages.score_sum import growing
from domino_desktop.ui.tournament.parts.names import entrant_name, reason_text

if TYPE_CHECKING:
    from domino_desktop.controller.tournament_record import TournamentRecord


class PenaltiesInForce(Section):
    """Every penalty that holds, the oldest first. ``withdrawal_wanted`` carries the number of its fact."""

    withdrawal_wanted = Signal(int)

    def __init__(self, office: TournamentRecord, language: Language) -> None:
        super().__init__()
        self._office, self._language = office, language
        self._shown: list[QWidget] = []
        self.heading.setText(language.say(words.PENALTIES))
        self._none = Sentence("quiet", language.say(words.NO_PENALTIES))
        self.rows.addWidget(self._none)
        self.present()

    def present(self) -> None:
        """Show those that hold now."""
        for row in self._shown:
            self.rows.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._shown = [self._row(each) for each in self._office.state.penalties]
        for row in self._shown:
            self.rows.addWidget(row)
        self._none.setVisible(not self._shown)

    def _row(self, given: PenaltyGiven) -> QWidget:
        told = penalty_line(self._office, given, self._language)
        withdraw = QuietButton(self._language.say(words.WITHDRAW))
        withdraw.setAccessibleDescription(told)
        withdraw.clicked.connect(partial(self.withdrawal_wanted.emit, given.number))
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 2, 0, 2)
        line.setSpacing(12)
        line.addWidget(Sentence("body", told), 1)
        line.addWidget(withdraw, 0, Qt.AlignmentFlag.AlignVCenter)
        growing(row)
        return row


def penalty_line(office: TournamentRecord, given: PenaltyGiven, language: Language) -> str:
    """A penalty in one line: tournament round, who, points, why."""
    who, why = entrant_name(office, given.entrant, language), reason_text(office, given.reason, language)
    if given.points:
        return language.say(words.PENALTY_LINE, given.round, who, why, n=given.points)
    line = {PenaltyCost.MATCH: words.MATCH_LINE, PenaltyCost.TOURNAMENT: words.OUT_LINE}
    return language.say(line.get(given.costs, words.WARNING_LINE), given.round, who, why)
