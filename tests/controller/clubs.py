"""A club with its members for tests: a database of its own, and tournaments in it."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from domino_desktop.controller.new_tournament import create_tournament
from domino_desktop.controller.tournament import TournamentController
from domino_desktop.storage import rulesets
from domino_desktop.storage.database import Database
from domino_desktop.storage.paths import DataPaths
from domino_desktop.tournament.facts import EntrantAdded
from domino_desktop.tournament.settings import EntrantKind, Format, MatchTerms, Settings

START = datetime(2026, 11, 30, 18, 0, tzinfo=UTC)

NAMES = (
    ("Giulia Bianchi", "it"),
    ("Budi Santoso", "id"),
    ("João Pereira", "pt_PT"),
    ("Astrid Lindqvist", "sv"),
    ("Ana Souza", "pt_BR"),
    ("Emma Clark", "en"),
    ("Olof Berg", "sv"),
    ("Siti Rahayu", "id"),
    ("Marco Rossi", "it"),
    ("Paulo Lima", "pt_BR"),
    ("Karin Ek", "sv"),
    ("Tom Reed", "en"),
)


def settings(kind=EntrantKind.PAIR, form=Format.SWISS, ruleset="pairs", name="Club evening", seed=5, **more):
    """Settings with the terms of a match among ``more``."""
    terms = {key: more.pop(key) for key in ("minutes", "best_of", "bye", "forfeit", "bye_wins") if key in more}
    return Settings(name, kind, form, MatchTerms(rulesets.load(ruleset), **terms), seed=seed, **more)


class Club:
    """A database, and a clock that only the test moves on."""

    def __init__(self, folder):
        self.paths = DataPaths(folder / "data", folder / "logs")
        self.database = Database.open(self.paths)
        self.time = START
        self.offices = []

    def now(self):
        return self.time

    @staticmethod
    def database_time():
        """Now, as the database stamps what it stores."""
        return datetime.now(UTC).replace(microsecond=0)

    def wait(self, **duration):
        self.time += timedelta(**duration)

    def member(self, name, language="en", **more):
        return self.database.members.add(name, language, **more)

    def office(self, chosen=None, entrants=0, director=0):
        """A new tournament with so many entrants, named after `NAMES` as far as they go."""
        chosen = chosen or settings()
        made = self.open(create_tournament(self.database, chosen, director, self.time))
        for number in range(1, entrants + 1):
            self.enter(made, number)
        return made

    def open(self, tournament_id):
        made = TournamentController(self.database.tournaments, self.database.members, tournament_id, now=self.now)
        self.offices.append(made)
        return made

    def enter(self, office, number):
        """Entrant ``number``, one or two new members."""
        size = office.state.settings.kind.persons
        persons = []
        for place in range(size * (number - 1), size * number):
            name, code = NAMES[place] if place < len(NAMES) else (f"Member {place + 1}", "en")
            persons.append(office.add_person(self.member(name, code)))
        assert office.submit(EntrantAdded, entrant=number, persons=tuple(persons)) is None

    def change_member(self, member_id, **changes):
        members = self.database.members
        members.change(replace(members.get(member_id), **changes))

    def close(self):
        for office in self.offices:
            office.deleteLater()
        self.database.close()
