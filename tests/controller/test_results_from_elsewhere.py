"""Two directors with the same tournament: their results meet again, and nothing is decided behind a back."""

import pytest

from domino_desktop.controller.results_from_elsewhere import take_over
from domino_desktop.controller.tournament_tables import TournamentTables, setup_of
from domino_desktop.core import refereeing
from domino_desktop.core.record import MatchRecord
from domino_desktop.core.refereeing import EnterRound, start_refereed
from domino_desktop.storage.tournament_files import archive_of, compare, read_file, results_bytes, take_in
from domino_desktop.tournament.facts import ResultCorrected, ResultEntered, RoundPaired
from domino_desktop.tournament.merging import Relation, merge
from domino_desktop.tournament.refusals import Refused
from domino_desktop.tournament.results import Seating, Source
from domino_desktop.tournament.settings import Format
from tests.controller.clubs import Club, settings
from tests.tournament.played import score


@pytest.fixture
def clubs(qtbot, tmp_path):
    """Two computers."""
    made = [Club(tmp_path / name) for name in ("one", "two")]
    yield made
    for club in made:
        club.close()


@pytest.fixture
def offices(clubs, tmp_path):
    """Both have the same tournament: four pairs at tables 1 and 2, nothing played yet."""
    one, two = clubs
    office = one.office(settings(form=Format.FREE), entrants=4)
    persons = [office.state.entrants[number].persons for number in range(1, 5)]
    seatings = tuple(
        Seating(
            table, ((first,), (first + 1,)), tuple(p for both in zip(persons[first - 1], persons[first]) for p in both)
        )
        for table, first in ((1, 1), (2, 3))
    )
    assert office.submit(RoundPaired, round=1, seatings=seatings) is None
    path = tmp_path / "archive.json"
    path.write_bytes(archive_of(one.database, office.id))
    return office, two.open(take_in(two.database, read_file(path)))


def filed(office, tmp_path):
    path = tmp_path / "results.json"
    path.write_bytes(results_bytes(office.state, 1))
    return read_file(path).results


def test_new_results_are_taken_equal_ones_told_and_conflicts_decided(offices, tmp_path):
    here, there = offices
    for office, table, points in ((here, 1, (100, 40)), (there, 1, (40, 100)), (there, 2, (100, 0))):
        assert office.submit(ResultEntered, round=1, table=table, result=score(points)) is None
    found = merge(here.state, filed(there, tmp_path))
    assert ([each.table for each in found.new], [each.ours for each in found.conflicting]) == ([2], [score((100, 40))])
    assert take_over(here, found, {(1, 2)}, set(), "") is None
    assert here.state.rounds[0].results == {1: score((100, 40)), 2: score((100, 0))}
    fact = here.state.facts[-1]
    assert isinstance(fact, ResultEntered) and fact.source is Source.FILE
    again = merge(here.state, filed(there, tmp_path))
    assert ([each.table for each in again.equal], again.new) == ([2], ())
    assert take_over(here, again, set(), {(1, 1)}, "the card says so") is None
    assert here.state.rounds[0].results[1] == score((40, 100))
    assert isinstance(here.state.facts[-1], ResultCorrected)
    assert merge(here.state, filed(there, tmp_path)).conflicting == ()


def test_a_conflict_is_not_settled_without_a_reason_and_then_nothing_is_taken(offices, tmp_path):
    here, there = offices
    here.submit(ResultEntered, round=1, table=1, result=score((100, 40)))
    there.submit(ResultEntered, round=1, table=1, result=score((40, 100)))
    there.submit(ResultEntered, round=1, table=2, result=score((100, 0)))
    before = here.state
    found = merge(here.state, filed(there, tmp_path))
    assert take_over(here, found, {(1, 2)}, {(1, 1)}, " ").kind is Refused.Kind.REASON_MISSING
    assert here.state == before


def test_archives_that_have_gone_apart_are_compared_result_by_result(offices, clubs, tmp_path):
    here, there = offices
    here.submit(ResultEntered, round=1, table=1, result=score((100, 40)))
    there.submit(ResultEntered, round=1, table=2, result=score((100, 0)))
    path = tmp_path / "theirs.json"
    path.write_bytes(archive_of(clubs[1].database, there.id))
    compared = compare(clubs[0].database, read_file(path))
    assert (compared.tournament_id, compared.relation) == (here.id, Relation.APART)
    assert take_over(here, compared.merge, {(1, 2)}, set(), "") is None
    assert here.state.rounds[0].is_complete


@pytest.mark.parametrize("is_turned", [False, True])
def test_a_match_from_another_computer_finds_its_table(offices, clubs, is_turned):
    here = offices[0]
    names = {number: member.name for number, member in here.people.items()}
    tables = TournamentTables(here, clubs[0].database)
    seating = here.state.rounds[0].seating(2)
    seats = (*seating.seats[1:], seating.seats[0]) if is_turned else seating.seats
    setup = setup_of(here, Seating(2, seating.sides, seats), names.__getitem__)
    assert tables.table_of(setup, names.__getitem__) == (2, is_turned)
    started = start_refereed(setup.ruleset, 4)
    record = MatchRecord([started])
    record = record.plus(refereeing.order(record.state(), EnterRound((100, 15), 0)))
    assert tables.take_record(2, record, Source.FILE, is_turned=is_turned) is None
    assert here.state.rounds[0].results[2].points == ((15, 100) if is_turned else (100, 15))
    assert tables.table_of(setup, names.__getitem__) is None, "a table that has its result waits for none"
    assert tables.take_record(9, record, Source.FILE).kind is Refused.Kind.NO_SUCH_TABLE
