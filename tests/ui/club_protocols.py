"""A table of a tournament that was refereed, for tests of its protocol that need no database."""

from __future__ import annotations

from collections.abc import Generator

from domino_desktop.controller.result_protocol import MatchProtocol, ResultProtocol, Standing
from domino_desktop.controller.rounds_played import rounds_played
from domino_desktop.controller.tournament import TournamentController
from domino_desktop.core.record import MatchRecord
from domino_desktop.core.refereeing import EnterRound, Rule, ScoreRound
from domino_desktop.core.ruleset_parts import Penalty
from domino_desktop.core.rulings import FoulKind
from domino_desktop.storage.desks import DeskFacts
from domino_desktop.storage.setup import SeatKind, SeatSetup, TableSetup
from domino_desktop.tournament.facts import ResultEntered
from domino_desktop.tournament.from_record import result_from_record
from domino_desktop.tournament.results import Source
from tests.ui.club_offices import do
from tests.ui.positions import DEAD_LINE, FOUR_HANDS
from tests.ui.protocols import Table, lay_open, walk


def refereed(office: TournamentController) -> ResultProtocol:
    """A block with a ruling, and a round written down by hand, at the first table that is still open: entered."""
    held = office.state.rounds[-1]
    seating = held.seating(held.open_tables[0])
    assert seating is not None
    people = tuple((office.people[person].name, office.people[person].language) for person in seating.seats)
    table = Table(office.state.settings.terms.ruleset, people)
    table.enter((4, 4, 5, 5), line=DEAD_LINE)
    walk(table)
    lay_open(table, FOUR_HANDS)
    table.give(Rule(1, FoulKind.SIGNALS, Penalty(points=10)))
    table.give(ScoreRound())
    table.give(EnterRound((60, 0), 0))
    record = MatchRecord(table.events)
    result = result_from_record(record)
    place = {"round": held.number, "table": seating.table}
    do(office, ResultEntered, **place, result=result, source=Source.DESK, digest=record.digest)
    fact = office.state.facts[-1]
    assert isinstance(fact, ResultEntered)
    seats = tuple(SeatSetup(name, SeatKind.HUMAN, code, number) for number, (name, code) in enumerate(people))
    setup, facts = TableSetup(seats, table.rules), DeskFacts("", "Åsa Lindqvist", "sv")
    match = MatchProtocol(rounds_played(setup, facts, record, table.times), 1, is_as_logged=True)
    return ResultProtocol(fact, Standing.SAME, record.digest, (match,))


def at_once(found: ResultProtocol) -> Generator[None, None, ResultProtocol]:
    """Found without looking for it."""
    yield
    return found
