"""Tournaments for tests of their screens: kept in memory, with a clock that stands until it is moved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, cast

from domino_desktop.controller.tournament import TournamentController
from domino_desktop.storage import rulesets
from domino_desktop.storage.faults import StorageFault, StorageReason
from domino_desktop.storage.members import Member, Members
from domino_desktop.tournament.facts import EntrantAdded, Fact, ResultEntered, RoundPaired, TournamentCreated
from domino_desktop.tournament.needs import SeatNeeds
from domino_desktop.tournament.settings import EntrantKind, Format, MatchTerms, Settings
from tests.tournament.tables import score, seated
from tests.ui.club_offices import MemoryStore

NAMES = (
    "Anna Rossi Bruno Verdi Carla Bianchi Dino Neri Elena Costa Fabio Greco Giulia Romano Hugo Silva "
    "Inês Duarte João Pinto Karin Åberg Lars Öhman Maria Santos Nils Ekström Olga Marino Putri Lestari "
    "Quirino Alves Rosa Ferri Sofia Lund Tomas Berg Ulla Holm Vito Conti Wayan Sari Xenia Prado"
).split()
START = datetime(2026, 11, 30, 19, 0, tzinfo=UTC)


class MemoryTournaments(MemoryStore):
    """A store that may fail, and in which somebody may come to be known."""

    def __init__(self, members: Sequence[Member]) -> None:
        super().__init__((), dict(enumerate(members, 1)))
        self._draft = {}
        self.is_broken = False

    def append(self, tournament_id: int, facts: Sequence[Fact], roster: Mapping[int, int]) -> None:
        if self.is_broken:
            raise StorageFault(StorageReason.DISK_IS_FULL, Path("domino.sqlite"))
        super().append(tournament_id, facts, roster)

    def enrol(self, number: int, member: Member) -> None:
        """Let somebody be known."""
        self._people[number] = member

    def begin(self, fact: Fact) -> None:
        """The first fact of all."""
        self.kept.append(fact)


class Clock:
    """The time of now, as the test says."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> datetime:
        return self.now

    def go(self, **much: float) -> None:
        """Let so much time pass."""
        self.now += timedelta(**much)


def member_name(number: int) -> str:
    """A name for a person number; they begin anew with a letter when there are many."""
    place = (number - 1) % (len(NAMES) // 2)
    turn = (number - 1) // (len(NAMES) // 2)
    return f"{NAMES[2 * place]} {NAMES[2 * place + 1]}" + (f" {turn + 1}" if turn else "")


class Evening:
    """A tournament with its clock and its store. Everything is entered through the office, as the screens do it."""

    def __init__(
        self,
        kind: EntrantKind = EntrantKind.PAIR,
        entrants: int = 12,
        *,
        rules: str = "dominican-formal",
        style: Format = Format.SWISS,
        minutes: int = 30,
        best_of: int = 1,
        rounds: int = 5,
        needs: Mapping[int, SeatNeeds] | None = None,
    ) -> None:
        persons = entrants * kind.persons
        members = [
            Member(number, member_name(number), "en", needs=(needs or {}).get(number, SeatNeeds()))
            for number in range(1, persons + 1)
        ]
        self.clock = Clock()
        self.store = MemoryTournaments(members)
        terms = MatchTerms(rulesets.load(rules), minutes=minutes, best_of=best_of)
        settings = Settings("Monday evening", kind, style, terms, seed=7, rounds=rounds)
        self.store.begin(TournamentCreated(0, START.isoformat(), 0, "0" * 32, settings))
        self.office = TournamentController(self.store, cast(Members, None), 1, now=self.clock)
        each = kind.persons
        for number in range(1, entrants + 1):
            own = tuple(range((number - 1) * each + 1, number * each + 1))
            self.submit(EntrantAdded, entrant=number, persons=own)

    def submit(self, kind: type[Any], **values: Any) -> None:
        """Add a fact that must be possible."""
        refused = self.office.submit(kind, **values)
        assert refused is None, refused

    def add_person(self) -> None:
        """One more entrant, of a tournament of single players."""
        number = len(self.office.state.entrants) + 1
        self.store.enrol(number, Member(number, member_name(number), "en"))
        self.office.refresh()
        self.submit(EntrantAdded, entrant=number, persons=(number,))

    def pair(self) -> None:
        """Publish the next tournament round: everybody in a ring, turned by one each time."""
        state = self.office.state
        number = len(state.rounds) + 1
        playing = list(state.playing)
        at_table = state.settings.kind.entrants_at_table
        turned = [playing[0], *playing[number:], *playing[1:number]]
        out = turned[len(turned) - len(turned) % at_table :]
        ring = turned[: len(turned) - len(out)]
        groups = [ring[start : start + at_table] for start in range(0, len(ring), at_table)]
        half = at_table // 2
        halves = [(tuple(group[:half]), tuple(group[half:])) for group in groups]
        seatings = tuple(seated(state, table, sides) for table, sides in enumerate(halves, 1))
        self.submit(RoundPaired, round=number, seatings=seatings, sitting_out=tuple(out))

    def result(self, table: int, first: int, second: int) -> None:
        """The result of a table of the last tournament round."""
        self.submit(ResultEntered, round=len(self.office.state.rounds), table=table, result=score((first, second)))

    def play_round(self) -> None:
        """Pair a tournament round and enter all its results."""
        self.pair()
        last = self.office.state.last_round
        assert last is not None
        for table in last.open_tables:
            self.result(table, 200 + 3 * table % 40, 60 + 17 * table % 130)
