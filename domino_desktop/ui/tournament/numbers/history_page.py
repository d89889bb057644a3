"""Everything one entrant did: each tournament round with its opponents, points, blocks, fouls and penalties."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import buttons, tournament_papers, tournament_protocol
from domino_desktop.i18n.messages import tournament_standings as words
from domino_desktop.tournament.history import entrant_history, person_history, persons_at
from domino_desktop.tournament.proofs import proven_results
from domino_desktop.tournament.standings import standings
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import IconButton, PillChoice, QuietButton
from domino_desktop.ui.controls.scrolling import scroll_of
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.rows import flowing
from domino_desktop.ui.pages.tab_order import order_tabs
from domino_desktop.ui.tournament.numbers.history_rows import history_columns, history_rows
from domino_desktop.ui.tournament.parts.names import entrant_name, person_name
from domino_desktop.ui.tournament.parts.number_table import NumberTable
from domino_desktop.ui.tournament.parts.protocol_links import PROTOCOL, linked, protocol_column

if TYPE_CHECKING:
    from domino_desktop.controller.tournament_record import TournamentRecord

_MARGIN: Final = 20
_ROWS_IN_VIEW: Final = 3
_TOGETHER: Final = "together"


class HistoryPage(QWidget):
    """The history of one entrant, or of one of its persons. Esc leads back.

    ``correction_wanted(round, table)``: the result of this table was wrong. ``protocol_wanted`` carries the number of
    the fact whose result is to be looked into: Enter on its row, or a click at its end. ``told``: for a screen reader.
    """

    back = Signal()
    correction_wanted = Signal(int, int)
    protocol_wanted = Signal(int)
    told = Signal(str)

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icons = icons
        self._office: TournamentRecord | None = None
        self._language: Language | None = None
        self._entrant = 0
        self._back_button = IconButton(icons.icon("back", art.theme.outline))
        self._back_button.clicked.connect(self.back)
        self._title, self._place, self._empty = Sentence("headline"), Sentence("quiet"), Sentence("body")
        self._whose = PillChoice()
        self._whose.chosen.connect(self._show)
        self._table = NumberTable()
        self._table.chosen.connect(self._follow)
        self._table.opened.connect(self._wish_protocol)
        self._table.pressed.connect(self._follow_link)
        self._proven: dict[int, int] = {}
        self._protocol, self._correct = QuietButton(), QuietButton()
        self._protocol.clicked.connect(self._wish_protocol)
        self._correct.clicked.connect(self._wish_correction)
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self._title)
        names.addWidget(self._place)
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(self._back_button, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(names, 1)
        body = QWidget()
        rows = QVBoxLayout(body)
        rows.setContentsMargins(_MARGIN, 8, _MARGIN, 14)
        rows.setSpacing(10)
        rows.addLayout(head)
        rows.addWidget(self._whose)
        rows.addWidget(self._empty)
        rows.addWidget(self._table, 1)
        rows.addWidget(flowing(self._protocol, self._correct))
        rows.addStretch(0)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scroll_of(body))

    @property
    def entrant(self) -> int:
        """Whose history it is."""
        return self._entrant

    def present(self, office: TournamentRecord, entrant: int, language: Language) -> None:
        """Show this entrant, or what is new about it."""
        if entrant != self._entrant:
            self._whose.set_choices(())
        self._office, self._entrant, self._language = office, entrant, language
        say = language.say
        self._title.setText(say(tournament_papers.HISTORY_OF, entrant_name(office, entrant, language)))
        self._back_button.setAccessibleName(say(buttons.BACK))
        self._back_button.setToolTip(say(buttons.BACK))
        persons = _persons(office, entrant)
        choices = [(_TOGETHER, say(words.AS_ENTERED))]
        choices += [(str(each), say(words.PERSON_ONLY, person_name(office, each, language))) for each in persons]
        self._whose.set_choices(choices)
        self._whose.setAccessibleName(say(words.WHOSE))
        self._whose.setVisible(len(persons) > 1)
        placed = next((each for each in standings(office.state) if each.entrant == entrant), None)
        is_placed = placed is not None and bool(office.state.rounds)
        self._place.setVisible(is_placed)
        if placed is not None:
            message = words.PLACE_NOW_SHARED if placed.is_shared else words.PLACE_NOW
            self._place.setText(say(message, placed.rank))
        self._protocol.setText(say(tournament_protocol.SHOW))
        self._correct.setText(say(words.CORRECT_ROUND))
        self._empty.setText(say(words.NO_ROUNDS))
        self._show()
        order_tabs(self)

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._back_button.setIcon(self._icons.icon("back", art.theme.outline))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        (self._back_button if self._table.isHidden() else self._table).setFocus(event.reason())

    def _show(self) -> None:
        office, language = self._office, self._language
        if office is None or language is None:
            return
        whose = self._whose.choice()
        state = office.state
        encounters = (
            person_history(state, int(whose)) if whose not in ("", _TOGETHER) else entrant_history(state, self._entrant)
        )
        columns, rows = history_columns(state, language), history_rows(office, encounters, language)
        numbers = proven_results(state.facts)
        self._proven = {
            each.round: numbers[each.round, each.table] for each in encounters if (each.round, each.table) in numbers
        }
        if self._proven:
            columns = (*columns, protocol_column(language))
            rows = tuple(linked(rows, self._proven, language))
        self._protocol.setVisible(bool(self._proven))
        self._table.setVisible(bool(rows))
        self._empty.setVisible(not rows)
        self._table.present(columns, rows, self._title.text())
        self._table.keep_in_view(_ROWS_IN_VIEW)
        self._follow()

    def _follow(self) -> None:
        """The result of the chosen row can be corrected where it has one, and looked into where it can be proven."""
        self._correct.setEnabled(self._chosen_table() > 0)
        self._protocol.setEnabled(self._table.current() in self._proven)

    def _chosen_table(self) -> int:
        """The table of the chosen tournament round, if it has a result; else 0."""
        number = self._table.current()
        if self._office is None or not isinstance(number, int):
            return 0
        held = self._office.state.rounds[number - 1]
        tables = [each.table for each in held.seatings if self._entrant in each.entrants]
        return tables[0] if tables and tables[0] in held.results else 0

    def _follow_link(self, key: object, column: str) -> None:
        if column == PROTOCOL:
            self._wish_protocol()

    def _wish_protocol(self) -> None:
        number = self._table.current()
        if isinstance(number, int) and number in self._proven:
            self.protocol_wanted.emit(self._proven[number])

    def _wish_correction(self) -> None:
        number, table = self._table.current(), self._chosen_table()
        if table and isinstance(number, int):
            self.correction_wanted.emit(number, table)


def _persons(office: TournamentRecord, entrant: int) -> tuple[int, ...]:
    """Everybody who ever was this entrant, those of the first round first."""
    found: dict[int, None] = {}
    for each in office.state.rounds:
        found.update(dict.fromkeys(persons_at(office.state, each.number).get(entrant, ())))
    found.update(dict.fromkeys(office.state.entrants[entrant].persons))
    return tuple(found)
