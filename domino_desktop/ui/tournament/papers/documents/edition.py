"""A tournament as its papers tell it: in one language, with the names that may be public."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from functools import cache
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QCollator, QDate, Qt

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament
from domino_desktop.i18n.messages import tournament_papers as texts
from domino_desktop.tournament.settings import EntrantKind
from domino_desktop.tournament.state import Tournament
from domino_desktop.ui.tournament.papers.documents.sheet import Cell, Column, Sheet
from domino_desktop.ui.tournament.parts.names import entrant_name, in_order_of_entrant, person_name
from domino_desktop.ui.tournament.parts.result_words import signed, wins_text

if TYPE_CHECKING:
    from domino_desktop.controller.tournament import TournamentController

Item = TypeVar("Item")


@dataclass(frozen=True)
class Edition:
    """``entrant`` and ``person`` answer the public name of a number."""

    state: Tournament
    language: Language
    entrant: Callable[[int], str]
    person: Callable[[int], str]

    def side(self, entrants: tuple[int, ...], persons: tuple[int, ...]) -> str:
        """Those who sit on one side of a table, a pair in the same order wherever it sits."""
        names = [self.person(number) for number in in_order_of_entrant(self.state, entrants, persons)]
        return self.language.say(tournament.PAIR_OF, *names) if len(names) == 2 else self.language.joined(names)

    def sheet(
        self,
        title: str,
        columns: tuple[Column, ...],
        rows: Sequence[tuple[Cell, ...]],
        notes: tuple[str, ...] = (),
    ) -> Sheet:
        """A list of this tournament."""
        empty = self.language.say(texts.NOTHING_YET)
        return Sheet((self.language.code,), title, self.subtitle, columns, tuple(rows), notes, empty)

    def number(self, value: int) -> Cell:
        return Cell(self.language.number(value), value)

    def difference(self, value: int) -> Cell:
        """A number with its sign."""
        return Cell(signed(value, self.language), value)

    def wins(self, half_wins: int) -> Cell:
        """Wins that are counted in halves."""
        value = half_wins / 2 if half_wins % 2 else half_wins // 2
        return Cell(wins_text(half_wins, self.language), value)

    def seat(self, seat: int) -> str:
        """A seat in the order of turn, as on a map: North begins."""
        places = 2 if self.state.settings.kind is EntrantKind.SINGLE else 4
        place = seat * (4 // places)
        if self.state.settings.terms.ruleset.direction != "clockwise":
            place = -place % 4
        return self.language.say(texts.SEATS[place])

    @property
    def subtitle(self) -> str:
        """The event and its first day."""
        return f"{self.state.settings.name} · {self.language.date(self._first_day)}"

    @property
    def day(self) -> str:
        """The first day in letters, with its year."""
        pattern = "d 'de' MMMM 'de' yyyy" if self.language.code.startswith("pt") else "d MMMM yyyy"
        day = self._first_day
        return self.language.locale.toString(QDate(day.year, day.month, day.day), pattern)

    @property
    def _first_day(self) -> date:
        return datetime.fromisoformat(self.state.facts[0].at).astimezone().date()

    @property
    def entrant_heading(self) -> str:
        is_pair = self.state.settings.kind is EntrantKind.PAIR
        return self.language.say(texts.PAIR if is_pair else texts.NAME)

    def in_order(self, items: Iterable[Item], name: Callable[[Item], str]) -> list[Item]:
        """Items by their names, as the alphabet of the language has them."""
        collator = QCollator(self.language.locale)
        collator.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        collator.setNumericMode(True)  # Player 9 stands before Player 10
        return sorted(items, key=lambda item: collator.sortKey(name(item)))


def edition_of(office: TournamentController, language: Language) -> Edition:
    """The tournament of now in this language."""
    return Edition(
        office.state,
        language,
        cache(lambda entrant: entrant_name(office, entrant, language, is_public=True)),
        cache(lambda person: person_name(office, person, language, is_public=True)),
    )
