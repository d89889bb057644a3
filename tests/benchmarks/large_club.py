"""A club as large as it may be, made once in a data folder: for measurements of what a director waits for."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from domino_desktop.controller.tournament import TournamentController
from domino_desktop.i18n.language import CODES
from domino_desktop.storage.database import Database
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.settings import Settings, SettingsFile
from domino_desktop.tournament.facts import TournamentCreated, TournamentFinished
from domino_desktop.tournament.settings import EntrantKind
from tests.ui.club_offices import START, club_office, do, play_in_circles, settings

MEMBERS, EVENTS, RUNNING = 1000, 100, 5
PAIRS, ROUNDS = 200, 9
SEASON_OF = 24
"""Entrants of a usual evening."""


def make_large_club(paths: DataPaths) -> tuple[int, int]:
    """Members, many evenings of which some still go on, a weekend of pairs, and the next one that has just begun.

    Answers the ids of the weekend, nine tournament rounds long, and of the one after it.
    """
    paths.create()
    SettingsFile.open(paths).save(Settings(language="en"))
    database = Database.open(paths)
    weekend = large_weekend()
    names = [(member.name, CODES[number % len(CODES)]) for number, member in weekend.people.items()]
    names += [(f"Member of the Club {number}", "it") for number in range(MEMBERS - len(names))]
    members = dict(zip(weekend.people, database.members.add_all(names)))
    evening = club_office(SEASON_OF, settings(EntrantKind.SINGLE, rounds=5))
    play_in_circles(evening, 5)
    running = len(evening.state.facts)
    do(evening, TournamentFinished)
    for number in range(EVENTS):
        _store(database, evening, members, number, running if number < RUNNING else running + 1)
    found = _store(database, weekend, members, EVENTS), _store(database, weekend, members, EVENTS + 1, PAIRS + 1)
    database.close()
    return found


def large_weekend(rounds: int = ROUNDS) -> TournamentController:
    """Two hundred pairs after so many tournament rounds."""
    office = club_office(PAIRS, settings(rounds=max(rounds, ROUNDS)))
    play_in_circles(office, rounds)
    return office


def _store(
    database: Database, office: TournamentController, members: dict[int, int], number: int, most: int | None = None
) -> int:
    """A copy of a tournament, or of its first facts, under a key of its own, a week after the one before."""
    created, *facts = office.state.facts[:most]
    assert isinstance(created, TournamentCreated)
    created = replace(created, key=f"{number:032x}", at=(START + timedelta(weeks=number)).isoformat())
    tournament_id = database.tournaments.create(created, {person: members[person] for person in office.people})
    database.tournaments.append(tournament_id, facts)
    return tournament_id
