"""The tables of a tournament outside its page: at the referee desk, and in the program itself."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from domino_desktop.controller.kept_records import keep_record, kept_records
from domino_desktop.controller.tournament_record import TournamentRecord
from domino_desktop.core.events import GameEvent
from domino_desktop.core.record import MatchRecord
from domino_desktop.core.refereeing import EnterRound, order, start_refereed
from domino_desktop.storage.desks import DeskFacts
from domino_desktop.storage.matches import RecordDamaged
from domino_desktop.storage.record_files import facts_of
from domino_desktop.storage.setup import SeatKind, SeatSetup, TableSetup
from domino_desktop.tournament.clock import stopped_clocks, table_clock
from domino_desktop.tournament.facts import (
    ClockStopped,
    ClockWentOn,
    ResultEntered,
    RoundPaired,
    RoundScoresNoted,
)
from domino_desktop.tournament.from_record import result_from_record
from domino_desktop.tournament.merging import turned
from domino_desktop.tournament.refusals import Refused
from domino_desktop.tournament.results import MatchScore, Outcome, RoundScore, Seating, Source, TableResult
from domino_desktop.tournament.seated import seated_by
from domino_desktop.tournament.state import TournamentRound

if TYPE_CHECKING:
    from domino_desktop.storage.database import Database


_TAKEN = "taken"
"""Under this name the draft keeps which matches are results already: scores do not say where they are from."""
_BEFORE = "before"
"""Under this name the draft keeps how many matches each table had finished when it was first called to the desk."""


def setup_of(office: TournamentRecord, seating: Seating, name_of: Callable[[int], str]) -> TableSetup:
    """The table as the program sets one up: names, languages and rules filled in. ``name_of`` names a person."""
    seats = tuple(
        SeatSetup(name_of(person), SeatKind.HUMAN, office.people[person].language, colour)
        for colour, person in enumerate(seating.seats)
    )
    return TableSetup(seats, office.state.settings.terms.ruleset)


class TournamentTables:
    """Calls tables of the last tournament round to the referee desk, and brings home what they played."""

    def __init__(self, office: TournamentRecord, database: Database) -> None:
        self._office, self._database = office, database

    def call(self, table: int, label: str, language: str, name_of: Callable[[int], str]) -> int | None:
        """The desk of this table, its clock stopped; answers the desk's id, or None when there is no such table.

        The same desk comes again until its match is over; then one for the table's next match. ``label`` is what the
        desk is called, ``language`` the referee's. Raises StorageFault or RecordDamaged.
        """
        held = self._office.state.last_round
        seating = None if held is None else held.seating(table)
        if held is None or seating is None:
            return None
        self._stop_clock(held.number, table)
        desks = self._database.desks
        known = self._desks_of(held.number, table)
        if known and not (desks.record(known[-1]).state().is_over and table in held.open_tables):
            return known[-1]
        setup = setup_of(self._office, seating, name_of)
        referee = name_of(self._office.director) if self._office.director else ""
        place, seated = (self._office.id, held.number, table), seated_by(self._office.state.facts, held.number, table)
        facts = DeskFacts(label, referee, language, place, seated)
        started = start_refereed(setup.ruleset, len(setup.seats))
        begun = () if known else self._carry_over(held, table)
        desk_id = desks.create(facts, setup, started)
        events: list[GameEvent] = [started]
        for score in begun:
            state = MatchRecord(events).state()
            if not state.is_over:
                events += order(state, EnterRound(score.points, None))
        if len(events) > 1:
            desks.append(desk_id, events[1:], {}, {})
        return desk_id

    def bring_home(self, table: int, *, resumes: bool = True) -> Refused | None:
        """The table comes back from the desk: its result is entered, or what it has played so far.

        ``resumes``: its clock goes on. Answers why that is refused, or None. Raises StorageFault or RecordDamaged.
        """
        held = self._office.state.last_round
        if held is None or table not in held.open_tables:
            return None
        played = self._played(held.number, table)
        records = [self._database.record(match_id) for match_id in played]
        if resumes and table in stopped_clocks(self._office.state):
            self._office.submit(ClockWentOn, round=held.number, table=table)
        if records and self._was_result(held.number, table, played[-1], records[-1]):
            return None  # whoever took this result away wants it to stay away
        refused = self._enter(held.number, table, records, Source.DESK)
        if records and records[-1].digest in self._were_results(held.number, table):
            keep_record(self._office, held.number, table, records[-1].digest, played[-1])
        return refused

    def contradicts(self, table: int) -> bool:
        """Whether the desk of a table that has a result says something else. Raises StorageFault or RecordDamaged."""
        held = self._office.state.last_round
        result = None if held is None else held.results.get(table)
        if held is None or result is None:
            return False
        so_far = held.scores_so_far[table].matches if table in held.scores_so_far else ()
        points = [match.points for match in so_far[: self._matches_before(held.number, table)]]
        for match_id in self._played(held.number, table):
            found = result_from_record(self._database.record(match_id))
            if found.outcome is not Outcome.PLAYED:
                return (found.outcome, found.winner) != (result.outcome, result.winner)
            points += [match.points for match in found.matches if match.rounds]
        counts = bool(points) or bool(self._were_results(held.number, table) - {""})
        return counts and points != [match.points for match in result.matches]

    def called(self) -> tuple[int, ...]:
        """The open tables of the last tournament round that have a desk."""
        held = self._office.state.last_round
        if held is None:
            return ()
        places = {entry.facts.tournament for entry in self._database.desks.entries()}
        asked = (table for table in held.open_tables if (self._office.id, held.number, table) in places)
        return tuple(table for table in asked if self._desks_of(held.number, table))

    # In the program -----------------------------------------------------------------------------------

    def matches_for(self, table: int, name_of: Callable[[int], str]) -> tuple[int, ...]:
        """The matches that these people finished here by these rules since the pairing, the last one first.

        Those that were taken already, and those that cannot be read, are left out. Raises StorageFault.
        """
        found = []
        for match_id in self._matches_of(table, name_of, is_finished=True):
            with contextlib.suppress(RecordDamaged):  # whatever it was, it can be no result
                if self._database.record(match_id).digest not in self._taken():
                    found.append(match_id)
        return tuple(found)

    def match_under_way(self, table: int, name_of: Callable[[int], str]) -> int | None:
        """The match that these people began here since the pairing and have not finished. Raises StorageFault."""
        return next(self._matches_of(table, name_of, is_finished=False), None)

    def _matches_of(self, table: int, name_of: Callable[[int], str], *, is_finished: bool) -> Iterator[int]:
        """The matches of these people by these rules since the pairing, the last one first."""
        held = self._office.state.last_round
        seating = None if held is None else held.seating(table)
        if held is None or seating is None:
            return
        wanted, since = setup_of(self._office, seating, name_of), self._paired_at(held.number)
        for entry in self._database.matches():
            if (entry.finished is not None) is is_finished and entry.created >= since:
                try:
                    setup = self._database.setup(entry.id)
                except RecordDamaged:
                    continue
                if setup.ruleset == wanted.ruleset and _names(setup) == _names(wanted):
                    yield entry.id

    def take_match(self, table: int, match_id: int) -> Refused | None:
        """A match of this computer is this table's next one. Raises StorageFault, RecordDamaged or RecordFault."""
        record, held = self._database.record(match_id), self._office.state.last_round
        refused = self.take_record(table, record, Source.MATCH)
        if refused is None and held is not None and record.digest in self._taken():
            keep_record(self._office, held.number, table, record.digest, match_id)
        return refused

    def take_record(
        self, table: int, record: MatchRecord, source: Source, *, is_turned: bool = False
    ) -> Refused | None:
        """A match is this table's next one; ``is_turned``: its first side is the table's second.

        The same match again changes nothing. Raises RecordFault.
        """
        held = self._office.state.last_round
        if held is None:
            return None
        if held.seating(table) is None:
            return Refused(Refused.Kind.NO_SUCH_TABLE, table)
        if record.digest in self._taken():
            return None
        refused = self._enter(held.number, table, [record], source, is_next=True, is_turned=is_turned)
        if refused is None:
            self._office.keep_draft(_TAKEN, [*self._taken(), record.digest])
        return refused

    def table_of(self, setup: TableSetup, name_of: Callable[[int], str]) -> tuple[int, bool] | None:
        """The open table where these people sit, and whether their sides are exchanged; None when there is none."""
        held = self._office.state.last_round
        sides = [sorted(_names(setup)[side::2]) for side in (0, 1)]
        for seating in () if held is None else held.seatings:
            ours = [sorted(name_of(person) for person in seating.seats[side::2]) for side in (0, 1)]
            if held is not None and seating.table in held.open_tables and sides in (ours, ours[::-1]):
                return seating.table, sides != ours
        return None

    # Inside -------------------------------------------------------------------------------------------

    def _enter(
        self,
        number: int,
        table: int,
        records: Sequence[MatchRecord],
        source: Source,
        *,
        is_next: bool = False,
        is_turned: bool = False,
    ) -> Refused | None:
        """What these records brought: a result if that decides the table, else its scores so far.

        ``is_next``: they come after what has been played so far, and do not take its place.
        Raises RecordFault for records that cannot be results of a table.
        """
        held = self._office.state.rounds[number - 1]
        so_far = held.scores_so_far[table].matches if table in held.scores_so_far else ()
        matches: tuple[MatchScore, ...] = so_far if is_next else so_far[: self._matches_before(number, table)]
        for record in records:
            found = result_from_record(record)
            found = turned(found) if is_turned else found
            if found.outcome is Outcome.FORFEIT:
                return self._enter_result(number, table, found, records[-1], source)
            matches += tuple(match for match in found.matches if match.rounds)
        if not matches and table not in held.scores_so_far:
            return None
        # what was noted of a desk is undone there: nothing is played so far
        result = TableResult(Outcome.PLAYED, matches or (MatchScore((0, 0)),))
        best_of = self._office.state.settings.terms.best_of
        if records[-1].state().is_over and (max(result.matches_won) > best_of // 2 or len(matches) >= best_of):
            return self._enter_result(number, table, result, records[-1], source)
        if held.scores_so_far.get(table) == result:
            return None
        return self._office.submit(RoundScoresNoted, round=number, table=table, result=result)

    def _enter_result(
        self, number: int, table: int, result: TableResult, record: MatchRecord, source: Source
    ) -> Refused | None:
        return self._office.submit(
            ResultEntered, round=number, table=table, result=result, source=source, digest=record.digest
        )

    def _carry_over(self, held: TournamentRound, table: int) -> tuple[RoundScore, ...]:
        """What the match in play has brought before the table was called; the finished ones before it stay."""
        so_far = held.scores_so_far[table].matches if table in held.scores_so_far else ()
        target = self._office.state.settings.terms.ruleset.match_end.points
        is_begun = bool(so_far) and (target is None or max(so_far[-1].points) < target)
        before = len(so_far) - is_begun
        if before:
            kept = self._office.draft.get(_BEFORE, {})
            self._office.keep_draft(_BEFORE, {**kept, f"{held.number}/{table}": before})
        if not is_begun:
            return ()
        return so_far[-1].rounds or (RoundScore(so_far[-1].points),)

    def _matches_before(self, number: int, table: int) -> int:
        kept = self._office.draft.get(_BEFORE)
        before = kept.get(f"{number}/{table}", 0) if isinstance(kept, dict) else 0
        return before if isinstance(before, int) else 0

    def _taken(self) -> list[str]:
        """The check sums of the matches that have been taken as results."""
        taken = self._office.draft.get(_TAKEN)
        return taken if isinstance(taken, list) else []

    def _was_result(self, number: int, table: int, match_id: int, record: MatchRecord) -> bool:
        """Whether this has been a result of the table as it is; a name that was erased since makes it no other."""
        digests = self._were_results(number, table)
        if record.digest in digests:
            return True
        facts = facts_of(self._database, match_id)
        taken = kept_records(self._office, number, table, len(self._office.state.facts))
        is_taken = any(known == match_id and digest in digests for digest, known in taken)
        return is_taken and facts is not None and facts.is_erased

    def _were_results(self, number: int, table: int) -> set[str]:
        """The check sums of the records that have been results of this table."""
        facts = (fact for fact in self._office.state.facts if isinstance(fact, ResultEntered))
        return {fact.digest for fact in facts if (fact.round, fact.table) == (number, table)}

    def _played(self, number: int, table: int) -> list[int]:
        """The desks of this table and the matches of this computer taken for it, in the order in which they began."""
        taken = kept_records(self._office, number, table, len(self._office.state.facts))
        return sorted({*self._desks_of(number, table), *(match_id for _, match_id in taken)})

    def _desks_of(self, number: int, table: int) -> list[int]:
        """The desks that were made for this table since these people sat down at it, in order.

        A desk knows by which fact they did; one from before that was noted is told by its time.
        """
        facts = self._office.state.facts
        place, seated = (self._office.id, number, table), seated_by(facts, number, table)
        since = datetime.fromisoformat(facts[seated].at)
        here = (entry for entry in self._database.desks.entries() if entry.facts.tournament == place)
        return sorted(
            entry.id
            for entry in here
            if (entry.created >= since if entry.facts.seated is None else entry.facts.seated == seated)
        )

    def _stop_clock(self, number: int, table: int) -> None:
        if table_clock(self._office.state, table, self._office.now()).is_running:
            self._office.submit(ClockStopped, round=number, table=table)

    def _paired_at(self, number: int) -> datetime:
        facts = reversed(self._office.state.facts)
        paired = next(fact for fact in facts if isinstance(fact, RoundPaired) and fact.round == number)
        return datetime.fromisoformat(paired.at)


def _names(setup: TableSetup) -> tuple[str, ...]:
    return tuple(seat.name for seat in setup.seats)
