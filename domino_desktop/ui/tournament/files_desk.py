"""Files of tournaments: opened from a stick, saved for another computer."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Generator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from domino_desktop.controller.records_from_files import keep_from_file, proves
from domino_desktop.controller.results_from_elsewhere import At, take_over
from domino_desktop.controller.tournament_tables import TournamentTables
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import Message
from domino_desktop.i18n.messages import tournament as club
from domino_desktop.i18n.messages import tournament_files as words
from domino_desktop.i18n.messages import tournament_protocol as proofs
from domino_desktop.i18n.messages.tournament_people import FILE_UNREADABLE
from domino_desktop.storage.database import Database
from domino_desktop.storage.exchange import ExchangeFault, ExchangeReason
from domino_desktop.storage.faults import StorageFault
from domino_desktop.storage.matches import RecordDamaged
from domino_desktop.storage.steps import finished
from domino_desktop.storage.tournament_rows import TournamentDamaged
from domino_desktop.tournament.facts import ResultEntered
from domino_desktop.tournament.from_record import RecordFault
from domino_desktop.tournament.merging import Merge, Relation, merge
from domino_desktop.tournament.refusals import Refused
from domino_desktop.tournament.results import Source
from domino_desktop.ui.dialogs.teller import Teller, words_for
from domino_desktop.ui.printing.files import ask_for_file
from domino_desktop.ui.slices import Filling
from domino_desktop.ui.tournament.parts.names import person_name
from domino_desktop.ui.tournament.parts.refusal_words import refusal

if TYPE_CHECKING:
    from domino_desktop.controller.result_protocol import ResultProtocol
    from domino_desktop.controller.tournament import TournamentController
    from domino_desktop.storage.record_files import PlayedMatch
    from domino_desktop.storage.tournament_files import Archive, ResultsFile
    from domino_desktop.ui.tournament.rounds.conflicts_form import ConflictsForm

_KINDS: tuple[tuple[Message, str], ...] = ((words.FILES, "json"),)
_KINDS_TO_OPEN: tuple[tuple[Message, str], ...] = ((words.FILES, "json *.domino"),)
"""A protocol of the referee desk may be the result of a table."""
_FAULTS = {
    ExchangeReason.FILE_IS_MISSING: FILE_UNREADABLE,
    ExchangeReason.IS_NONE_OF_OURS: words.NOT_OURS,
    ExchangeReason.IS_OF_A_NEWER_FORM: words.IS_NEWER,
    ExchangeReason.IS_TOO_LARGE: words.IS_TOO_LARGE,
}


class FilesDesk(QObject):
    """Opens and saves. ``office_of`` answers the open tournament with an id, or None when it cannot be read.

    ``taken(id)``: a tournament has come, or has more now; ``named(id)``: it is the one that results belong to. Either
    shall be in view.
    """

    taken = Signal(int)
    named = Signal(int)
    saved = Signal(object)
    """A file is written: carries its `Path`."""

    def __init__(
        self,
        window: QWidget,
        teller: Teller,
        database: Database,
        office_of: Callable[[int], TournamentController | None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window, self._teller, self._database = window, teller, database
        self._office_of = office_of
        self._reading, self._writing = Filling(self), Filling(self)

    def save_archive(self, office: TournamentController, language: Language) -> None:
        """The whole tournament as one file."""
        from domino_desktop.storage.tournament_files import writing_archive

        name = language.say(words.ARCHIVE_NAME, office.state.settings.name)
        path = ask_for_file(self._window, language, words.SAVE_ARCHIVE_TITLE, _KINDS, _file_name(name))
        if path is not None:
            self._write(path, writing_archive(self._database, office.id, path))

    def save_results(self, office: TournamentController, number: int, language: Language) -> None:
        """The results of one tournament round as one file."""
        from domino_desktop.storage.tournament_files import write_results

        name = language.say(words.RESULTS_NAME, number, office.state.settings.name)
        path = ask_for_file(self._window, language, words.SAVE_RESULTS_TITLE, _KINDS, _file_name(name))
        if path is not None:
            self._write(path, _at_once(lambda: write_results(path, office.state, number)))

    def open_file(self, now: TournamentController | None, language: Language) -> None:
        """A file that a person chooses: an archive, results, or a match for a table of the tournament in view."""
        path = ask_for_file(self._window, language, words.OPEN_TITLE, _KINDS_TO_OPEN)
        if path is not None:
            self.read(path, now, language)

    def save_match(self, office: TournamentController, found: ResultProtocol, language: Language) -> Path | None:
        """The match that proves a result as one file; answers which, or None when none was written."""
        from domino_desktop.storage.record_files import write_record

        name = language.say(proofs.FILE_NAME, found.fact.round, found.fact.table, office.state.settings.name)
        path = ask_for_file(self._window, language, proofs.SAVE, _KINDS, _file_name(name))
        if path is None:
            return None
        try:
            write_record(path, self._database, found.file_of)
        except RecordDamaged:
            self._teller.tell(proofs.UNREADABLE)
        except StorageFault as fault:
            self._teller.tell(words_for(fault), str(path.parent))
        else:
            return path
        return None

    def open_match(self, office: TournamentController, fact: ResultEntered, language: Language) -> bool:
        """The match that proves this result, from a file of another computer; answers whether it is here now."""
        from domino_desktop.storage.record_files import PlayedMatch

        path = ask_for_file(self._window, language, proofs.OPEN_FILE, _KINDS_TO_OPEN)
        found = None if path is None else finished(self._found_in(path))
        if path is None or found is None:
            return False
        if not isinstance(found, PlayedMatch) or not proves(found, fact):
            self._teller.tell(proofs.OTHER_MATCH, path.name)
            return False
        is_kept = False
        with self._teller.telling_faults():
            keep_from_file(office, self._database, fact.round, fact.table, found)
            is_kept = True
        return is_kept

    def read(self, path: Path, now: TournamentController | None, language: Language) -> None:
        """Take in what this file holds, as far as nothing has to be decided; the rest is asked."""
        self._reading.fill(self._read(path, now, language))

    def _read(self, path: Path, now: TournamentController | None, language: Language) -> Generator[None, None, None]:
        from domino_desktop.storage.tournament_files import Archive, ResultsFile

        yield
        found = yield from self._found_in(path)
        if found is None:
            return
        try:
            with self._teller.telling_faults():
                if isinstance(found, Archive):
                    yield from self._take_archive(found, language)
                elif isinstance(found, ResultsFile):
                    self._take_results(found, path, language)
                else:
                    self._take_match(found, path, now, language)
        except TournamentDamaged:
            self._teller.tell(club.UNREADABLE)

    def _found_in(self, path: Path) -> Generator[None, None, Archive | ResultsFile | PlayedMatch | None]:
        """Whatever of a tournament this file holds; None, and told, when it is nothing that can be read."""
        from domino_desktop.storage.tournament_files import reading

        try:
            return (yield from reading(path))
        except StorageFault:
            self._teller.tell(FILE_UNREADABLE, path.name)
        except ExchangeFault as fault:
            self._teller.tell(_FAULTS.get(fault.reason, words.IS_DAMAGED), path.name)
        return None

    def _write(self, path: Path, steps: Generator[None, None, None]) -> None:
        """Write a file that a person has named."""
        self._writing.fill(self._written(path, steps))

    def _written(self, path: Path, steps: Generator[None, None, None]) -> Generator[None, None, None]:
        """Where it is not possible, its folder is told."""
        try:
            yield from steps
        except TournamentDamaged:
            self._teller.tell(club.UNREADABLE)
        except StorageFault as fault:
            self._teller.tell(words_for(fault), str(path.parent))
        else:
            self.saved.emit(path)

    def _take_archive(self, archive: Archive, language: Language) -> Generator[None, None, None]:
        from domino_desktop.storage.tournament_files import compare, take_in

        name, compared = archive.state.settings.name, compare(self._database, archive)
        yield
        if compared.relation is Relation.APART:
            assert compared.merge is not None and compared.tournament_id is not None
            self._settle(compared.tournament_id, compared.merge, language)
            return
        tournament_id = take_in(self._database, archive)
        yield
        told = {None: words.OPENED, Relation.SAME: words.SAME, Relation.WE_GO_ON: words.OURS_IS_NEWER}
        self.taken.emit(tournament_id)
        self._teller.tell(told.get(compared.relation, words.GONE_ON), name)

    def _take_results(self, results: ResultsFile, path: Path, language: Language) -> None:
        tournament_id = self._database.tournaments.find(results.key)
        if tournament_id is None:
            self._teller.tell(words.OTHER_TOURNAMENT, path.name)
            return
        self.named.emit(tournament_id)
        office = self._office_of(tournament_id)
        if office is not None:
            self._settle(tournament_id, merge(office.state, results.results), language)

    def _settle(self, tournament_id: int, found: Merge, language: Language) -> None:
        """Results that are equal are told; everything else is shown, and decided."""
        office = self._office_of(tournament_id)
        if office is None:
            return
        if not (found.new or found.conflicting or found.unknown or found.others):
            self._teller.tell(words.ALL_EQUAL)
            return
        from domino_desktop.ui.tournament.rounds.conflicts_form import ConflictsForm

        form = ConflictsForm(self._window, office, found, language)
        form.decided.connect(lambda new, theirs, reason: self._take_over(form, found, new, theirs, reason))
        form.open()

    def _take_over(
        self,
        form: ConflictsForm,
        found: Merge,
        new: Collection[At],
        theirs: Collection[At],
        reason: str,
    ) -> None:
        """What was decided; a refusal stands in the form, which stays open."""
        refused = take_over(form.office, found, new, theirs, reason)
        if refused is not None:
            form.refuse(refusal(form.office, refused, form.language))
            return
        form.accept()
        self.taken.emit(form.office.id)

    def _take_match(
        self, played: PlayedMatch, path: Path, now: TournamentController | None, language: Language
    ) -> None:
        """A match, or a protocol, of people who have an open table in the tournament in view."""
        if now is None:
            self._teller.tell(words.MATCH_WITHOUT_TOURNAMENT, path.name)
            return
        tables = TournamentTables(now, self._database)
        place = tables.table_of(played.setup, lambda person: person_name(now, person, language))
        if place is None:
            self._teller.tell(words.NO_TABLE_FOR_MATCH, path.name)
            return
        table, is_turned = place
        try:
            refused = tables.take_record(table, played.record, Source.FILE, is_turned=is_turned)
        except RecordFault:
            self._teller.tell(words.NO_TWO_SIDES)
            return
        if refused is None:
            keep_from_file(now, self._database, len(now.state.rounds), table, played)
        self.tell_taken(now, table, refused, language)

    def tell_taken(self, office: TournamentController, table: int, refused: Refused | None, language: Language) -> None:
        """Whether a match has become the result of this table."""
        if refused is not None:
            self._teller.tell(refusal(office, refused, language))
            return
        last = office.state.last_round
        is_decided = last is not None and table in last.results
        self._teller.tell(words.RESULT_TAKEN if is_decided else words.SCORES_TAKEN, table)


def _file_name(text: str) -> str:
    """The text without what no file system takes."""
    return re.sub(r'[<>:"/\\|?*\x00-\x1f]', " ", text).strip(" .")


def _at_once(write: Callable[[], None]) -> Generator[None, None, None]:
    """What is written in one step."""
    write()
    yield
