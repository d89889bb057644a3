"""Two people sat in each other's seats: who, and at which tables. What was played goes to whoever played it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament_round as words
from domino_desktop.tournament.results import Place, Seating
from domino_desktop.tournament.settings import EntrantKind, Format
from domino_desktop.tournament.state import TournamentRound
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import NumberField
from domino_desktop.ui.desk.numbered_choice import NumberedChoice
from domino_desktop.ui.pages.choice_cards import Choice
from domino_desktop.ui.tournament.parts.names import person_name
from domino_desktop.ui.tournament.rounds.table_forms import TableSheet

if TYPE_CHECKING:
    from domino_desktop.controller.tournament import TournamentController


class SwapForm(TableSheet):
    """``swapped(first, second, reason)`` carries both `Place` values."""

    swapped = Signal(object, object, str)

    def __init__(
        self, parent: QWidget, office: TournamentController, paired: TournamentRound, table: int, language: Language
    ) -> None:
        say = language.say
        super().__init__(parent, language, say(words.SWAP_TITLE), words.SWAP_TAKE)
        self._office, self._paired, self._own = office, paired, table
        self._first = NumberedChoice(letters=20, most=4)
        self._first.chosen.connect(self._follow)
        self.add_part(self._first, steps=self._first)
        self._first.present(say(words.SWAP_FIRST, table), self._people(table), language)
        self._number = NumberField()
        tables = [seating.table for seating in paired.seatings]
        self._number.setRange(min(tables), max(tables))
        self._number.setValue(table)
        self._number.valueChanged.connect(self._other_table)
        self.add_field(say(words.SWAP_TABLE), self._number)
        self._second = NumberedChoice(letters=20, most=4)
        self._second.chosen.connect(self._follow)
        self.add_part(self._second, steps=self._second)
        self._note = Sentence("heading")
        self.add_part(self._note)
        self._reason = self.add_reason(words.UNDO_REASON, say(words.SWAP_REASON))
        self._reason.textChanged.connect(self._follow)
        self.column.addStretch(1)
        self._other_table()

    def finish(self) -> None:
        reason = " ".join(self._reason.text().split())
        self.swapped.emit(self._place(self._own, self._first), self._place(self._number.value(), self._second), reason)

    def _other_table(self) -> None:
        language, table = self.language, self._number.value()
        people = self._people(table)
        self._second.present(language.say(words.SWAP_SECOND), people, language)
        if table == self._own and people and self._second.choice() == self._first.choice():
            self._second.choose_by_digit(2)
        self._follow()

    def _follow(self) -> None:
        """Say what this does."""
        say = self.language.say
        one, other = self._seating(self._own), self._seating(self._number.value())
        if one is None or other is None:
            self._note.setText(say(words.NO_SUCH_TABLE, self._number.value(), *self._limits()))
            self.main.setEnabled(False)
            return
        first = self._person(one, self._first)
        second = self._person(other, self._second)
        if first == second:
            self._note.setText(say(words.SWAP_SAME))
        else:
            noted = {seating.table: self._noted(seating.table) for seating in (one, other)}
            names = [person_name(self._office, person, self.language) for person in (first, second)]
            sentences = [say(words.SWAP_NOTE, *names, n=sum(noted.values()))]
            if self._are_of_two_pairs(first, second):
                sentences.append(say(words.SWAP_PAIRS, *names))
            if self._is_decided() and not self._are_one(first, second):
                sentences.append(say(words.SWAP_STAYS, self._paired.number + 1))
            self._note.setText(" ".join(sentences))
        self.main.setEnabled(first != second and bool(self._reason.text().strip()))
        self.settle()

    def _are_of_two_pairs(self, first: int, second: int) -> bool:
        return self._office.state.settings.kind is EntrantKind.PAIR and not self._are_one(first, second)

    def _are_one(self, first: int, second: int) -> bool:
        """Whether these are partners who stay together."""
        return any({first, second} <= set(entrant.persons) for entrant in self._office.state.entrants.values())

    def _is_decided(self) -> bool:
        """Whether the next round of a knockout is paired from this one."""
        state = self._office.state
        return state.settings.format is Format.KNOCKOUT and self._paired.number < len(state.rounds)

    def _noted(self, table: int) -> int:
        """How many rounds of tiles stand written at a table."""
        result = self._paired.results.get(table) or self._paired.scores_so_far.get(table)
        return 0 if result is None else sum(len(match.rounds) for match in result.matches)

    def _people(self, table: int) -> list[Choice]:
        seating = self._seating(table)
        seats = () if seating is None else seating.seats
        return [
            Choice(str(seat), person_name(self._office, person, self.language)) for seat, person in enumerate(seats)
        ]

    def _person(self, seating: Seating, choice: NumberedChoice) -> int:
        return seating.seats[int(choice.choice() or 0)]

    def _place(self, table: int, choice: NumberedChoice) -> Place:
        return Place(table, int(choice.choice() or 0))

    def _seating(self, table: int) -> Seating | None:
        return self._paired.seating(table)

    def _limits(self) -> tuple[int, int]:
        tables = [seating.table for seating in self._paired.seatings]
        return min(tables), max(tables)
