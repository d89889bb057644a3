"""A club with a tournament in a database: pairs, rounds, results, each fact checked as the program does."""

from dataclasses import replace

from domino_desktop.storage import rulesets
from domino_desktop.storage.members import Shown
from domino_desktop.tournament.changes import apply, replay
from domino_desktop.tournament.checks import check
from domino_desktop.tournament.facts import (
    EntrantAdded,
    EntrantWithdrawn,
    PenaltyGiven,
    ResultCorrected,
    ResultEntered,
    RoundPaired,
    RoundStarted,
    TournamentCreated,
)
from domino_desktop.tournament.needs import SeatNeeds
from domino_desktop.tournament.results import (
    Ended,
    MatchScore,
    Outcome,
    RoundScore,
    TableResult,
)
from domino_desktop.tournament.settings import EntrantKind, Format, MatchTerms, Settings
from tests.tournament.tables import seated

PEOPLE = (
    ("Anna Rossi", "it"),
    ("Ålö Čížek-Ñu", "sv"),
    ("مريم العلي", "en"),
    ('Zoë O’Brien "Zed"', "en"),
    ("Budi Santoso", "id"),
    ("João Lima", "pt_BR"),
    ("Siti", "id"),
    ("Olof Ek", "sv"),
)
DIRECTOR = "Elsa Direktör"


def score(one, other, *ended):
    """A match of one or two rounds, or of which only the sum is known."""
    if not ended:
        return TableResult(Outcome.PLAYED, (MatchScore((one, other)),))
    rounds = [RoundScore((one, 0), ended[0]), RoundScore((0, other), ended[-1])]
    return TableResult(Outcome.PLAYED, (MatchScore((one, other), tuple(rounds)),))


class Club:
    """One tournament of pairs in a database; ``key`` tells it from others."""

    def __init__(self, database, key="0" * 32, people=PEOPLE, director=DIRECTOR, title="Klubbkväll"):
        self.database = database
        self.members = [database.members.add(name, language) for name, language in people]
        self.director = database.members.add(director, "sv") if director else 0
        terms = MatchTerms(rulesets.load("pairs"), minutes=40)
        settings = Settings(title, EntrantKind.PAIR, Format.SWISS, terms, 2**70)
        created = TournamentCreated(0, "2026-11-30T17:00:00+00:00", 0, key, settings)
        check(None, created)
        roster = {self.director: self.director} if self.director else {}
        self.id = database.tournaments.create(created, roster)
        for entrant, pair in enumerate(zip(self.members[::2], self.members[1::2], strict=True), 1):
            self.submit(EntrantAdded, roster={member: member for member in pair}, entrant=entrant, persons=pair)

    @property
    def facts(self):
        return self.database.tournaments.facts(self.id)

    @property
    def state(self):
        return replay(self.facts)

    def fact(self, kind, **values):
        """The next fact, without storing it."""
        number = len(self.facts)
        at = f"2026-11-30T18:{number // 60:02}:{number % 60:02}+00:00"
        return kind(number=number, at=at, by=self.director, **values)

    def submit(self, kind, roster=None, **values):
        fact, state = self.fact(kind, **values), self.state
        check(state, fact)
        apply(state, fact)
        self.database.tournaments.append(self.id, [fact], roster)
        return fact

    def pair(self, *tables):
        """A tournament round with these sides."""
        state = self.state
        seatings = tuple(seated(state, table, ((one,), (other,))) for table, (one, other) in enumerate(tables, 1))
        return self.submit(RoundPaired, round=len(state.rounds) + 1, seatings=seatings)

    def enter(self, table, result, number=None):
        return self.submit(ResultEntered, round=number or len(self.state.rounds), table=table, result=result)


def evening(database, **more):
    """Two tournament rounds of four pairs, the second one open at table 2; with needs, a penalty and a correction."""
    club = Club(database, **more)
    members, change = database.members, database.members.change
    anna, alo, _, zoe, budi, joao, *_ = (members.get(member) for member in club.members)
    change(replace(anna, needs=SeatNeeds(table=2, seat=1, helper=alo.id, large_print=True)))
    change(replace(zoe, shown=Shown.INITIAL))
    change(replace(budi, shown=Shown.NUMBER, needs=SeatNeeds(read_aloud=True)))
    club.pair((1, 2), (3, 4))
    club.submit(RoundStarted, round=1)
    club.enter(1, score(200, 150, Ended.OUT, Ended.BLOCKED))
    club.enter(2, score(100, 35))
    club.submit(PenaltyGiven, round=1, entrant=4, points=10, reason=f"{{{joao.id}}} came late")
    club.pair((1, 3), (2, 4))
    wrong = club.state.rounds[0].results[1]
    club.submit(ResultCorrected, round=1, table=1, old=wrong, result=score(150, 200), reason="turned round")
    club.enter(1, score(120, 0, Ended.FOUL))
    club.submit(EntrantWithdrawn, entrant=4, reason="last bus")
    database.tournaments.keep_draft(club.id, {"entry": {"table": 2, "points": [35]}})
    return club
