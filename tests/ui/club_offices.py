"""Tournaments for tests of screens: made of facts, kept in memory, the same ones each time."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, cast

from domino_desktop.controller.tournament import TournamentController
from domino_desktop.storage import rulesets
from domino_desktop.storage.members import Member, Members
from domino_desktop.storage.tournaments import TournamentEntry
from domino_desktop.tournament.facts import (
    EntrantAdded,
    Fact,
    Happened,
    ResultEntered,
    RoundPaired,
    TournamentCreated,
)
from domino_desktop.tournament.results import Ended, MatchScore, Outcome, RoundScore, Seating, TableResult
from domino_desktop.tournament.settings import EntrantKind, Format, MatchTerms, Settings
from tests.tournament.tables import score, seated

NAMES = (
    "Anna Rossi",
    "Bruno Ferreira",
    "Carla Almeida",
    "Dimas Santoso",
    "Elsa Lindqvist",
    "Fabio Conti",
    "Giulia Moretti",
    "Hendra Wijaya",
    "Ingrid Åkesson",
    "João Batista dos Santos",
    "Karin Öberg",
    "Luís Carvalho",
    "Maria de Fátima Oliveira",
    "Nils Sandström",
    "Olívia Pacheco",
    "Putu Ayu Lestari",
    "Quirino Lombardi",
    "Rita Figueiredo",
    "Siti Rahmawati",
    "Tiago Nascimento",
    "Ulla Bergström",
    "Vittoria De Angelis",
    "Wayan Sudarsana",
    "Ximena Duarte",
)
START = datetime(2026, 11, 28, 17, 0, tzinfo=UTC)
DIRECTOR = 900


class MemoryStore:
    """A `TournamentStore` without a disk."""

    def __init__(self, facts: Sequence[Fact], people: Mapping[int, Member]) -> None:
        self.kept, self._people = list(facts), dict(people)
        self._draft: Any = {"director": DIRECTOR}

    def facts(self, tournament_id: int) -> Sequence[Fact]:
        return tuple(self.kept)

    def people(self, tournament_id: int) -> dict[int, Member]:
        return dict(self._people)

    def append(self, tournament_id: int, facts: Sequence[Fact], roster: Mapping[int, int]) -> None:
        self.kept += facts

    def draft(self, tournament_id: int) -> Any:
        return self._draft

    def keep_draft(self, tournament_id: int, draft: Any) -> None:
        self._draft = draft


class ClubSeason:
    """A season as a `SeasonStore`: several tournaments of the same people, each a week after the other."""

    def __init__(self, *offices: TournamentController) -> None:
        self._offices = dict(enumerate(offices, start=1))

    def entries(self) -> tuple[TournamentEntry, ...]:
        """All of them, the last one first; only the last one is not finished."""
        found = []
        for number, office in self._offices.items():
            day, state = START + timedelta(weeks=number), office.state
            name, last = f"{state.settings.name} {number}", number == len(self._offices)
            entry = TournamentEntry(number, f"{number:032}", name, day, day, not last, len(state.entrants), 5)
            found.append(entry)
        return tuple(reversed(found))

    def facts(self, tournament_id: int) -> tuple[Fact, ...]:
        """The facts of one of them."""
        return self._offices[tournament_id].state.facts

    def people(self, tournament_id: int) -> dict[int, Member]:
        """The people of one of them."""
        return dict(self._offices[tournament_id].people)


def settings(kind: EntrantKind = EntrantKind.PAIR, format: Format = Format.SWISS, **changes: Any) -> Settings:
    """An evening in the club."""
    terms = MatchTerms(rulesets.load("pairs"), minutes=40)
    values: dict[str, Any] = {"seed": 20261128, "rounds": 5, **changes}
    return Settings("Club evening", kind, format, terms, **values)


def club_office(entrants: int = 12, chosen: Settings | None = None) -> TournamentController:
    """A tournament with its entrants, before the first round."""
    chosen = chosen or settings()
    each = chosen.kind.persons
    count = entrants * each
    people = {number: Member(number, _name(number), "en") for number in (*range(1, count + 1), DIRECTOR)}
    facts: list[Fact] = [TournamentCreated(0, START.isoformat(), DIRECTOR, "0" * 32, chosen)]
    for entrant in range(1, entrants + 1):
        persons = tuple(range(entrant * each - each + 1, entrant * each + 1))
        facts.append(EntrantAdded(len(facts), START.isoformat(), DIRECTOR, entrant, persons, rating=0))
    return _opened(facts, people)


def copy_of(office: TournamentController) -> TournamentController:
    """The same tournament once more, to go on otherwise."""
    return _opened(office.state.facts, office.people)


def _opened(facts: Sequence[Fact], people: Mapping[int, Member]) -> TournamentController:
    """A minute passes with every fact."""
    moment = [datetime.fromisoformat(facts[-1].at)]

    def now() -> datetime:
        moment[0] += timedelta(minutes=1)
        return moment[0]

    return TournamentController(MemoryStore(facts, people), cast(Members, None), 1, now=now)


def play(office: TournamentController, rounds: int = 1, *, leaves_open: int = 0) -> None:
    """Pair so many tournament rounds as the program does, and enter a result for every table but ``leaves_open``."""
    from domino_desktop.tournament.proposals import propose

    for _ in range(rounds):
        proposal = propose(office.state, office.needs)
        do(office, RoundPaired, round=proposal.round, seatings=proposal.seatings, sitting_out=proposal.sitting_out)
        seatings = proposal.seatings[: len(proposal.seatings) - leaves_open]
        for seating in seatings:
            do(office, ResultEntered, round=proposal.round, table=seating.table, result=some_result(office, seating))


def play_in_circles(office: TournamentController, rounds: int) -> None:
    """The same for many entrants, paired in circles, which takes no time."""
    entrants = list(office.state.playing)
    for number in range(len(office.state.rounds) + 1, len(office.state.rounds) + rounds + 1):
        circle = [
            entrants[0],
            *(entrants[1 + (place + number) % (len(entrants) - 1)] for place in range(len(entrants) - 1)),
        ]
        half = len(circle) // 2
        pairs = zip(circle[:half], reversed(circle[half:]))
        seatings = [seated(office.state, table, ((one,), (other,))) for table, (one, other) in enumerate(pairs, 1)]
        wishes: list[tuple[type[Happened], Mapping[str, Any]]] = [
            (RoundPaired, {"round": number, "seatings": tuple(seatings), "sitting_out": ()})
        ]
        wishes += [
            (ResultEntered, {"round": number, "table": each.table, "result": some_result(office, each, number)})
            for each in seatings
        ]
        assert office.submit_all(wishes) is None


def do(office: TournamentController, kind: Callable[..., Happened], **values: Any) -> None:
    """Add a fact that must be possible."""
    assert office.submit(cast(type[Happened], kind), **values) is None, (kind, values)


def some_result(office: TournamentController, seating: Seating, number: int = 0) -> TableResult:
    """A result that looks like one: the winner at 100 or a little more."""
    number = number or len(office.state.rounds)
    drawn = hashlib.sha256(f"{number} {seating.entrants}".encode()).digest()
    won, lost = 100 + drawn[0] % 40, drawn[1] % 100
    points = (won, lost) if drawn[2] % 3 else (lost, won)
    winner = points.index(max(points))
    ended = (Ended.OUT, Ended.BLOCKED, Ended.FOUL)[drawn[3] % 3]
    rounds = (
        _round(winner, won // 2, ended),
        *([_round(1 - winner, lost, Ended.BLOCKED)] if lost else []),
        _round(winner, won - won // 2, Ended.OUT),
    )
    return TableResult(Outcome.PLAYED, (MatchScore(points, rounds),))


def _round(side: int, points: int, ended: Ended) -> RoundScore:
    """A round of tiles that brought points to one side."""
    return RoundScore((0, points) if side else (points, 0), ended)


def played(first: int, second: int) -> TableResult:
    """A result of one match."""
    return score((first, second))


def _name(number: int) -> str:
    if number == DIRECTOR:
        return "Teresa Nunes"
    place, again = (number - 1) % len(NAMES), (number - 1) // len(NAMES)
    return NAMES[place] + (f" {again + 1}" if again else "")
