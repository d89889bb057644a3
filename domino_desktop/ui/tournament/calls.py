"""Tables that leave the page of their tournament: to the referee desk, and to a match on this computer."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from domino_desktop.controller.tournament_tables import TournamentTables, setup_of
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament as club
from domino_desktop.i18n.messages import tournament_files as words
from domino_desktop.storage.database import Database
from domino_desktop.storage.desks import LONGEST_LABEL
from domino_desktop.storage.matches import RecordDamaged
from domino_desktop.tournament.from_record import RecordFault
from domino_desktop.tournament.refusals import Refused
from domino_desktop.ui.dialogs.question import Question
from domino_desktop.ui.dialogs.teller import Teller
from domino_desktop.ui.tournament.parts.names import person_name
from domino_desktop.ui.tournament.parts.refusal_words import refusal

if TYPE_CHECKING:
    from domino_desktop.controller.tournament import TournamentController

_HERE = "here"
"""Under this name the draft of a tournament keeps the tables that play in the program."""


def desk_label(event: str, table: int, language: Language) -> str:
    """What the desk of this table is called: of a long name of the tournament, what leaves room for the table."""
    label = language.say(club.DESK_TABLE, event, table)
    surplus = len(label) - LONGEST_LABEL
    return label if surplus <= 0 else language.say(club.DESK_TABLE, f"{event[: -surplus - 1]}\u2026", table)


class Calls(QObject):
    """Sends tables away and brings home what they played. Signals as those of the room."""

    desk_wanted = Signal(int)
    table_wanted = Signal(object)
    going_on_wanted = Signal(int)

    def __init__(self, window: QWidget, teller: Teller, database: Database, parent: QObject) -> None:
        super().__init__(parent)
        self._window, self._teller, self._database = window, teller, database
        self._away = 0  # the table that is at the desk

    def call(self, office: TournamentController, number: int, table: int, language: Language) -> None:
        """This table of the last tournament round to the referee desk."""
        if number != len(office.state.rounds):
            return
        label = desk_label(office.state.settings.name, table, language)
        director = office.people.get(office.director)
        code = language.code if director is None else director.language
        with self._teller.telling_faults():
            try:
                desk_id = self._tables(office).call(table, label, code, self._names(office, language))
            except RecordDamaged:
                self._teller.tell(club.DESK_UNREADABLE, table)
                return
            if desk_id is not None:
                self._away = table
                self.desk_wanted.emit(desk_id)

    def play_here(self, office: TournamentController, table: int, language: Language) -> None:
        """This table sits down at this computer; its match comes home by itself when it is finished.

        A match that these people have begun goes on.
        """
        seating = None if office.state.last_round is None else office.state.last_round.seating(table)
        if seating is None:
            return
        here = {str(table), *map(str, office.draft.get(_HERE, ()))}
        office.keep_draft(_HERE, sorted(here))
        names = self._names(office, language)
        with self._teller.telling_faults():
            under_way = self._tables(office).match_under_way(table, names)
            if under_way is None:
                self.table_wanted.emit(setup_of(office, seating, names))
            else:
                self.going_on_wanted.emit(under_way)

    def bring_home(self, office: TournamentController, language: Language) -> None:
        """Whatever tables have played elsewhere since."""
        last, tables, name_of = office.state.last_round, self._tables(office), self._names(office, language)
        if last is None or office.state.is_finished:
            return
        with self._teller.telling_faults():
            for table in tables.called():
                take = partial(tables.bring_home, table, resumes=table == self._away)
                self._bring(take, office, table, language)
            away, self._away = self._away, 0
            if away in last.results:
                self._bring(partial(self._doubt, tables, away), office, away, language)
            for table in last.open_tables:
                if str(table) in office.draft.get(_HERE, ()):
                    for match_id in reversed(tables.matches_for(table, name_of)):
                        self._bring(partial(tables.take_match, table, match_id), office, table, language)

    def choose_match(self, office: TournamentController, table: int, language: Language) -> None:
        """The last match that these people have finished on this computer, as the result of their table."""
        found: tuple[int, ...] = ()
        with self._teller.telling_faults():
            found = self._tables(office).matches_for(table, self._names(office, language))
        if not found:
            self._teller.tell(words.NO_MATCH_HERE)
            return
        question = Question(self._window, language, words.TAKE_MATCH, table, yes=words.TAKE_IT, no=words.LEAVE_IT)
        take = partial(self._tables(office).take_match, table, found[0])
        question.accepted.connect(lambda: self._bring(take, office, table, language))
        question.open()

    def _bring(
        self, take: Callable[[], Refused | None], office: TournamentController, table: int, language: Language
    ) -> None:
        with self._teller.telling_faults():
            try:
                refused = take()
            except RecordDamaged:
                self._teller.tell(club.DESK_UNREADABLE, table)
            except RecordFault:
                self._teller.tell(words.NO_TWO_SIDES)
            else:
                if refused is not None:
                    self._teller.tell(refusal(office, refused, language))

    @staticmethod
    def _doubt(tables: TournamentTables, table: int) -> Refused | None:
        """A result stays as it is, whatever was undone or played at the desk since: that is told."""
        return Refused(Refused.Kind.HAS_RESULT, table) if tables.contradicts(table) else None

    def _tables(self, office: TournamentController) -> TournamentTables:
        return TournamentTables(office, self._database)

    def _names(self, office: TournamentController, language: Language) -> Callable[[int], str]:
        return lambda person: person_name(office, person, language)
