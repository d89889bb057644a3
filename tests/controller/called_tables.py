"""A table of a tournament at the referee desk: called, played, brought home."""

from domino_desktop.controller.referee import RefereeDesk
from domino_desktop.controller.tournament_tables import TournamentTables
from domino_desktop.tournament.facts import RoundPaired, RoundStarted
from domino_desktop.tournament.results import Seating
from domino_desktop.tournament.settings import Format
from tests.controller.clubs import settings


def paired(club, **more):
    """A tournament of two pairs at table 3, its clock running; the first pair are persons 1 and 2."""
    club.time = club.database_time()
    office = club.office(settings(form=Format.FREE, minutes=30, **more), entrants=2, director=club.member("Elsa", "sv"))
    sit(office)
    office.submit(RoundStarted, round=1)
    return office


def sit(office):
    (one, two), (three, four) = (office.state.entrants[number].persons for number in (1, 2))
    seating = Seating(3, ((1,), (2,)), (one, three, two, four))
    assert office.submit(RoundPaired, round=1, seatings=(seating,)) is None


def call(club, office, table=3):
    names = {number: member.name for number, member in office.people.items()}
    desk_id = TournamentTables(office, club.database).call(table, f"Table {table}", "sv", names.__getitem__)
    return None if desk_id is None else RefereeDesk(club.database.desks, desk_id)


def home(club, office):
    return TournamentTables(office, club.database).bring_home(3)
