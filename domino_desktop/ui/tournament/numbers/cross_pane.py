"""The cross table on the screen, with a line that says how to read it."""

from __future__ import annotations

from collections.abc import Generator, Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament_papers
from domino_desktop.tournament.cross_table import cross_table
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.tournament.numbers.cross_rows import cross_columns, cross_rows, goes_by_rounds
from domino_desktop.ui.tournament.parts.number_table import NumberTable

if TYPE_CHECKING:
    from domino_desktop.controller.tournament_record import TournamentRecord


class CrossPane(QWidget):
    """Everybody against everybody. ``opened(entrant)``: Enter on a row."""

    opened = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = NumberTable()
        self._table.opened.connect(self.opened)
        self._how = Sentence("quiet")
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(8)
        rows.addWidget(self._table, 1)
        rows.addWidget(self._how)
        rows.addStretch(0)
        self.setFocusProxy(self._table)

    def filled(self, office: TournamentRecord, after: int | None, language: Language) -> Generator[None, None, None]:
        """Show the meetings up to a tournament round (None: all), in steps."""
        rows = cross_table(office.state, after)
        yield
        by_rounds = goes_by_rounds(office.state, rows)
        columns, written = cross_columns(office, rows, language), cross_rows(office, rows, language)
        yield
        self._table.present(columns, written, language.say(tournament_papers.CROSS_TABLE))
        self._how.setText(language.say(tournament_papers.CROSS_ROUNDS if by_rounds else tournament_papers.CROSS_POINTS))

    def current(self) -> Hashable | None:
        """The entrant of the chosen row."""
        return self._table.current()
