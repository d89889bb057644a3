"""The season of a club: the tournaments that count, what is added up, and the table that comes of it."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import buttons, tournament_papers
from domino_desktop.i18n.messages import tournament_standings as words
from domino_desktop.storage.faults import StorageFault
from domino_desktop.storage.tournament_rows import TournamentDamaged
from domino_desktop.tournament.changes import replay
from domino_desktop.tournament.facts import Fact
from domino_desktop.tournament.season import Measure, SeasonEvent, season_table
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls import ChoiceField, PillChoice, QuietButton, TextLabel
from domino_desktop.ui.desk.stacks import stack
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.columns import ColumnLayout
from domino_desktop.ui.pages.page import Page
from domino_desktop.ui.pages.rows import beside
from domino_desktop.ui.pages.score_sum import growing
from domino_desktop.ui.slices import Filling
from domino_desktop.ui.style import BUTTON_HEIGHT
from domino_desktop.ui.tournament.numbers.season_rows import (
    SeasonView,
    choices,
    season_columns,
    season_rows,
    season_sheet,
)
from domino_desktop.ui.tournament.parts.number_table import NumberTable
from domino_desktop.ui.tournament.parts.tick_list import TickLine, TickList

if TYPE_CHECKING:
    from domino_desktop.storage.members import Member
    from domino_desktop.storage.tournaments import TournamentEntry

_LETTERS: Final = 130
_ROWS_IN_VIEW: Final = 12
_TICKS_IN_VIEW: Final = 5


class SeasonStore(Protocol):
    """Where the tournaments are; the `Tournaments` of a database are one."""

    def entries(self) -> Sequence[TournamentEntry]: ...

    def facts(self, tournament_id: int) -> Sequence[Fact]: ...

    def people(self, tournament_id: int) -> dict[int, Member]: ...


class SeasonPage(Page):
    """Tournaments are read one by one while the window goes on. ``print_wanted`` carries a `Sheet` of public names."""

    print_wanted = Signal(object)

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(art.theme, icons, letters=_LETTERS, parent=parent)
        self._store: SeasonStore | None = None
        self._language: Language | None = None
        self._entries: tuple[TournamentEntry, ...] = ()
        self._read: dict[int, SeasonEvent | None] = {}
        self._members: dict[int, Member] = {}
        self._view: SeasonView | None = None
        self._hint, self._empty, self._state = Sentence("body"), Sentence("body"), Sentence("body")
        self._events, self._what = TextLabel("heading"), TextLabel("heading")
        self._ticks = TickList()
        self._ticks.changed.connect(self._begin)
        self._measure, self._best = PillChoice(), ChoiceField()
        self._measure.chosen.connect(self._show)
        self._best.activated.connect(self._show)
        self._meaning, self._best_label = Sentence("quiet"), TextLabel("quiet")
        self._choices = QWidget()
        columns = ColumnLayout(self._choices, letters=48, most=2, spacing=20)
        columns.addWidget(stack(self._events, self._ticks))
        columns.addWidget(stack(self._what, self._measure, self._meaning, self._best_label, self._best))
        growing(self._choices)
        self._table = NumberTable()
        self._print = QuietButton()
        self._print.clicked.connect(self._wish_print)
        for part in (self._hint, self._empty, self._choices, self._state):
            self.column.addWidget(part)
        self.column.addWidget(self._table)
        self._table.hide()
        self._print.hide()
        self.column.addWidget(beside(self._print))
        self.column.addStretch(1)
        self._reading = Filling(self)

    def present(self, store: SeasonStore, language: Language) -> None:
        """Show the tournaments of this store; those that were ticked stay so, at first all that are finished are."""
        self._store, self._language = store, language
        self._read, self._members = {}, {}
        self._say(language)
        known = set(self._ticks.order())
        ticked = set(self._ticks.ticked())
        self._entries = tuple(entry for entry in store.entries() if entry.rounds)
        ticked |= {entry.id for entry in self._entries if entry.is_finished and entry.id not in known}
        lines = [
            TickLine(entry.id, entry.name, language.date(entry.created.astimezone().date())) for entry in self._entries
        ]
        self._ticks.present(lines, ticked, partial(_spoken, language))
        self._ticks.setFixedHeight(min(self._ticks.height_of_all(), _TICKS_IN_VIEW * BUTTON_HEIGHT))
        self._empty.setVisible(not self._entries)
        self._choices.setVisible(bool(self._entries))
        self._begin()

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self.set_theme(art.theme)

    def focus_first(self) -> None:
        (self._ticks if self._entries else self.back_button).setFocus()

    # Inside -------------------------------------------------------------------------------------------

    def _say(self, language: Language) -> None:
        say = language.say
        self.title.setText(say(tournament_papers.SEASON))
        self.back_button.setAccessibleName(say(buttons.BACK))
        self.back_button.setToolTip(say(buttons.BACK))
        self._hint.setText(say(words.SEASON_HINT))
        self._empty.setText(say(words.NO_EVENTS))
        self._events.setText(say(words.EVENTS))
        self._ticks.setAccessibleName(say(words.EVENTS))
        self._what.setText(say(words.MEASURE))
        self._measure.set_choices((measure.value, name) for measure, name, _ in choices(language))
        self._measure.setAccessibleName(say(words.MEASURE))
        self._best_label.setText(say(words.BEST_OF))
        self._best.setAccessibleName(say(words.BEST_OF))
        self._print.setText(say(words.PRINT_SEASON))

    def _chosen(self) -> list[TournamentEntry]:
        """The ticked tournaments, the first one played first."""
        ticked = set(self._ticks.ticked())
        return sorted((entry for entry in self._entries if entry.id in ticked), key=lambda entry: entry.created)

    def _begin(self) -> None:
        """Offer as many results as there are tournaments, and read what has not been read yet."""
        language, count = self._language, len(self._chosen())
        if language is None:
            return
        best = self._best.currentData() or 0
        self._best.clear()
        self._best.addItem(language.say(words.BEST_ALL), 0)
        for number in range(1, count):
            self._best.addItem(language.say(words.BEST_K, n=number), number)
        self._best.setCurrentIndex(max(0, self._best.findData(best)))
        self._state.setText(language.say(words.ADDING_UP))
        self._reading.fill(self._read_missing())

    def _read_missing(self) -> Generator[None, None, None]:
        """Read one tournament after the other; when all are there, show the table."""
        store, language = self._store, self._language
        assert store is not None and language is not None
        for entry in self._chosen():
            if entry.id in self._read:
                continue
            try:
                state, people = replay(store.facts(entry.id)), store.people(entry.id)
            except (TournamentDamaged, StorageFault):
                self._read[entry.id] = None
            else:
                yield
                self._members.update({member.id: member for member in people.values()})
                numbers = {number: member.id for number, member in people.items()}
                self._read[entry.id] = SeasonEvent(state, numbers)
            yield
        yield from self._shown(language)

    def _show(self) -> None:
        """Show what is chosen of the same tournaments."""
        self._reading.fill(self._read_missing())

    def _shown(self, language: Language) -> Generator[None, None, None]:
        """Add up the tournaments, which have been read, and show the table."""
        chosen = self._chosen()
        found = [(entry.name, event) for entry in chosen if (event := self._read[entry.id]) is not None]
        measure, best = Measure(self._measure.choice()), self._best.currentData() or 0
        rows = season_table([event for _, event in found], best, measure)
        view = SeasonView(tuple(name for name, _ in found), rows, self._members, best, measure)
        yield
        written = yield from season_rows(view, language)
        self._view = view
        self._meaning.setText(next(told for each, _, told in choices(language) if each is measure))
        lost = [language.say(words.UNREADABLE_EVENT, entry.name) for entry in chosen if self._read[entry.id] is None]
        told = lost or ([] if chosen or not self._entries else [language.say(words.NOTHING_CHOSEN)])
        self._state.setText("\n".join(told))
        self._state.setVisible(bool(told))
        self._table.setVisible(bool(rows))
        self._print.setVisible(bool(rows))
        self._table.present(season_columns(view, language), written, self.title.text())
        self._table.keep_in_view(_ROWS_IN_VIEW)

    def _wish_print(self) -> None:
        if self._view is not None and self._language is not None:
            self.print_wanted.emit(season_sheet(self._view, self._language))


def _spoken(language: Language, line: TickLine, is_ticked: bool) -> str:
    """What a screen reader says of a tournament. It knows no page: a list that held its page would never be let go."""
    # evenings of one club have one name: the day tells them apart
    return language.say(words.TICKED if is_ticked else words.NOT_TICKED, f"{line.text}, {line.aside}")
