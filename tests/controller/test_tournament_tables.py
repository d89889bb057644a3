"""Tables of a tournament at the referee desk and in the program: called, played, brought home."""

import json
from dataclasses import replace

import pytest

from domino_desktop.controller.tournament_tables import TournamentTables, setup_of
from domino_desktop.core.refereeing import EnterRound
from domino_desktop.tournament.clock import stopped_clocks, table_clock
from domino_desktop.tournament.facts import (
    PairingChanged,
    PairingWithdrawn,
    ResultCorrected,
    ResultEntered,
    RoundPaired,
    RoundScoresNoted,
    RoundStarted,
    SeatsSwapped,
)
from domino_desktop.tournament.results import MatchScore, Outcome, Place, RoundScore, Seating, Source, TableResult
from domino_desktop.tournament.settings import EntrantKind, Format
from tests.controller.called_tables import call, home, paired, sit
from tests.controller.clubs import Club, settings
from tests.tournament.played import score


@pytest.fixture
def club(qtbot, tmp_path):
    made = Club(tmp_path)
    yield made
    made.close()


def test_a_called_table_comes_with_everything_filled_in_and_its_clock_stopped(club):
    office = paired(club)
    desk = call(club, office)
    seated = [(seat.name, seat.language) for seat in desk.setup.seats]
    assert seated == [
        ("Giulia Bianchi", "it"),
        ("João Pereira", "pt_PT"),
        ("Budi Santoso", "id"),
        ("Astrid Lindqvist", "sv"),
    ]
    assert desk.setup.ruleset == office.state.settings.terms.ruleset
    assert (desk.facts.label, desk.facts.referee, desk.facts.language) == ("Table 3", "Elsa", "sv")
    assert desk.facts.tournament == (office.id, 1, 3)
    assert stopped_clocks(office.state) == {3}
    assert TournamentTables(office, club.database).called() == (3,)


def test_a_table_that_does_not_exist_is_not_called(club):
    office = paired(club)
    assert call(club, office, table=4) is None
    assert not stopped_clocks(office.state)


def test_the_result_comes_home_with_its_rounds_and_the_check_sum(club):
    office = paired(club)
    desk = call(club, office)
    for points in ((60, 0), (0, 25), (55, 0)):
        assert desk.order(EnterRound(points, 0 if points[0] else 1)) is None
    assert home(club, office) is None
    result = office.state.rounds[0].results[3]
    assert [each.points for each in result.matches[0].rounds] == [(60, 0), (0, 25), (55, 0)]
    fact = office.state.facts[-1]
    assert isinstance(fact, ResultEntered)
    assert (fact.source, fact.digest, result.points) == (Source.DESK, desk.record.digest, (115, 25))


def test_a_table_that_plays_on_has_its_clock_running_and_its_scores_noted(club):
    office = paired(club)
    desk = call(club, office)
    desk.order(EnterRound((60, 0), 0))
    club.wait(minutes=10)
    assert home(club, office) is None
    assert office.state.rounds[0].scores_so_far[3].points == (60, 0)
    assert office.state.rounds[0].open_tables == (3,)
    assert table_clock(office.state, 3, office.now()).left == 30 * 60
    facts = len(office.state.facts)
    assert home(club, office) is None
    assert len(office.state.facts) == facts, "nothing is noted twice"
    again = call(club, office)
    assert (again.id, again.view.round) == (desk.id, desk.view.round)


def test_the_best_of_three_takes_a_desk_for_each_match(club):
    office = paired(club, best_of=3)
    desks = []
    for points in ((100, 0), (0, 100), (100, 0)):
        desk = call(club, office)
        desk.order(EnterRound(points, 0 if points[0] else 1))
        desks.append(desk.id)
        assert home(club, office) is None
    assert len(set(desks)) == 3
    assert office.state.rounds[0].results[3].matches_won == (2, 1)


def test_what_was_noted_before_the_call_goes_along_to_the_desk(club):
    office = paired(club, best_of=3)
    so_far = TableResult(
        Outcome.PLAYED,
        (MatchScore((100, 30)), MatchScore((45, 20), (RoundScore((45, 0)), RoundScore((0, 20))))),
    )
    assert office.submit(RoundScoresNoted, round=1, table=3, result=so_far) is None
    desk = call(club, office)
    desk.order(EnterRound((60, 0), 0))
    assert home(club, office) is None
    result = office.state.rounds[0].results[3]
    assert [each.points for each in result.matches] == [(100, 30), (105, 20)]
    assert [each.points for each in result.matches[1].rounds] == [(45, 0), (0, 20), (60, 0)]


@pytest.mark.parametrize("hours", [0, 1])
def test_a_desk_from_before_the_pairing_is_another_tables(club, hours):
    """Even where all of it happens within one second."""
    office = paired(club)
    first = call(club, office)
    office.submit(PairingWithdrawn, round=1)
    club.wait(hours=hours)
    sit(office)
    office.submit(RoundStarted, round=1)
    assert TournamentTables(office, club.database).called() == ()
    assert call(club, office).id != first.id


def test_a_desk_that_does_not_know_when_its_people_sat_down_is_told_by_its_time(club):
    office = paired(club)
    first = call(club, office)
    note = json.dumps({"facts": replace(first.facts, seated=None).to_json(), "draft": {}})
    club.database._connection.execute("UPDATE matches SET desk = ? WHERE id = ?", (note, first.id))
    assert call(club, office).id == first.id
    office.submit(PairingWithdrawn, round=1)
    club.wait(hours=1)
    sit(office)
    assert call(club, office).id != first.id


def test_a_result_that_was_typed_meanwhile_stays(club):
    office = paired(club)
    desk = call(club, office)
    office.submit(ResultEntered, round=1, table=3, result=score((20, 100)))
    desk.order(EnterRound((100, 0), 0))
    assert home(club, office) is None
    assert office.state.rounds[0].results[3] == score((20, 100))


def test_a_desk_that_was_undone_after_its_result_came_home_is_told_and_changes_nothing(club):
    office = paired(club)
    tables = TournamentTables(office, club.database)
    desk = call(club, office)
    desk.order(EnterRound((100, 0), 0))
    assert home(club, office) is None and not tables.contradicts(3)
    result = office.state.rounds[0].results[3]
    desk = call(club, office)
    assert desk.undo() and tables.contradicts(3)
    assert desk.order(EnterRound((0, 100), 1)) is None
    assert home(club, office) is None
    assert office.state.rounds[0].results[3] == result and tables.contradicts(3)


def test_a_result_that_was_taken_away_does_not_come_home_again_by_itself(club):
    office = paired(club)
    desk = call(club, office)
    desk.order(EnterRound((100, 0), 0))
    home(club, office)
    result = office.state.rounds[0].results[3]
    wish = {"round": 1, "table": 3, "old": result, "result": None, "reason": "the wrong table"}
    assert office.submit(ResultCorrected, **wish) is None
    assert home(club, office) is None
    assert office.state.rounds[0].results == {}


@pytest.mark.parametrize("hours", [0, 1])
def test_other_people_at_a_table_have_a_desk_of_their_own(club, hours):
    club.time = club.database_time()
    office = club.office(settings(form=Format.FREE, minutes=30), entrants=3)
    persons = [office.state.entrants[number].persons for number in (1, 2, 3)]

    def at(one, other):
        seats = (persons[one][0], persons[other][0], persons[one][1], persons[other][1])
        return Seating(3, ((one + 1,), (other + 1,)), seats)

    assert office.submit(RoundPaired, round=1, seatings=(at(0, 1),), sitting_out=(3,)) is None
    first = call(club, office)
    club.wait(hours=hours)
    values = {"round": 1, "seatings": (at(0, 2),), "sitting_out": (2,), "reason": "late"}
    assert office.submit(PairingChanged, **values) is None
    assert TournamentTables(office, club.database).called() == ()
    again = call(club, office)
    assert again.id != first.id
    assert again.setup.seats[1].name == office.people[persons[2][0]].name


def test_points_stay_with_the_seats_when_two_sat_wrongly(club):
    club.time = club.database_time()
    office = club.office(settings(EntrantKind.CHANGING, Format.FREE), entrants=4)
    seating = Seating(3, ((1, 2), (3, 4)), (1, 3, 2, 4))
    assert office.submit(RoundPaired, round=1, seatings=(seating,)) is None
    desk = call(club, office)
    desk.order(EnterRound((60, 0), 0))
    home(club, office)
    assert office.submit(SeatsSwapped, round=1, first=Place(3, 0), second=Place(3, 1), reason="wrong seat") is None
    desk = call(club, office)
    desk.order(EnterRound((60, 0), 0))
    assert home(club, office) is None
    held = office.state.rounds[0]
    assert (held.seating(3).sides, held.results[3].points) == (((3, 2), (1, 4)), (120, 0))


def test_a_match_of_this_computer_is_found_by_its_people_and_rules(club):
    office = paired(club)
    names = {number: member.name for number, member in office.people.items()}
    tables = TournamentTables(office, club.database)
    setup = setup_of(office, office.state.rounds[0].seatings[0], names.__getitem__)
    desk = call(club, office)
    for points in ((60, 0), (45, 0)):
        desk.order(EnterRound(points, 0))
    club.wait(minutes=1)
    started, *events = desk.record.events
    assert tables.matches_for(3, names.__getitem__) == () and tables.match_under_way(3, names.__getitem__) is None
    match = club.database.create_match(setup, started, *events, created=office.now(), finished=office.now())
    assert tables.match_under_way(3, names.__getitem__) is None
    unfinished = club.database.create_match(setup, started, created=office.now())
    assert tables.matches_for(3, names.__getitem__) == (match,)
    assert tables.match_under_way(3, names.__getitem__) == unfinished
    broken = club.database.create_match(setup, started, *events, created=office.now(), finished=office.now())
    club.database._connection.execute("UPDATE matches SET setup = '{}' WHERE id = ?", (broken,))
    assert tables.matches_for(3, names.__getitem__) == (match,)
    assert tables.take_match(3, match) is None
    fact = office.state.facts[-1]
    assert (fact.source, fact.result.outcome, fact.result.points) == (Source.MATCH, Outcome.PLAYED, (105, 0))


def test_the_best_of_three_takes_each_match_of_this_computer_once(club):
    office = paired(club, best_of=3)
    names = {number: member.name for number, member in office.people.items()}
    tables = TournamentTables(office, club.database)
    setup = setup_of(office, office.state.rounds[0].seatings[0], names.__getitem__)
    desk = call(club, office)
    desk.order(EnterRound((100, 0), 0))
    started, *events = desk.record.events
    club.wait(minutes=1)
    first = club.database.create_match(setup, started, *events, created=office.now(), finished=office.now())
    for _ in range(2):
        assert tables.take_match(3, first) is None
    assert office.state.rounds[0].scores_so_far[3].matches_won == (1, 0)
    assert tables.matches_for(3, names.__getitem__) == ()


@pytest.mark.parametrize("name", ["Giulia Bianchi", "Ö" * 40, "%1 %n <b>", "王小明"])
def test_any_names_come_to_the_desk(club, name):
    """Two of the same name at one table, long ones, and those that look like something else."""
    office = paired(club)
    for person in (2, 3):
        club.change_member(office.people[person].id, name=name)
    office.refresh()
    desk = call(club, office)
    assert [seat.name for seat in desk.setup.seats].count(name) >= 2
    desk.order(EnterRound((100, 0), 0))
    assert home(club, office) is None and office.state.rounds[0].results[3].points == (100, 0)


def test_two_tables_are_at_their_desks_at_once_and_one_is_left_half_way(club):
    club.time = club.database_time()
    office = club.office(settings(minutes=30), entrants=4)
    (first, second), persons = ((1, 2), (3, 4)), office.state.entrants
    seatings = tuple(
        Seating(
            table,
            ((one,), (other,)),
            (persons[one].persons[0], persons[other].persons[0], persons[one].persons[1], persons[other].persons[1]),
        )
        for table, (one, other) in ((3, first), (4, second))
    )
    assert office.submit(RoundPaired, round=1, seatings=seatings) is None
    office.submit(RoundStarted, round=1)
    tables = TournamentTables(office, club.database)
    three, four = call(club, office, 3), call(club, office, 4)
    assert three.id != four.id and stopped_clocks(office.state) == {3, 4}
    three.order(EnterRound((60, 0), 0))
    four.order(EnterRound((0, 100), 1))
    for table in (3, 4, 3, 4):
        assert tables.bring_home(table) is None
    held = office.state.rounds[0]
    assert held.scores_so_far[3].points == (60, 0) and held.results[4].points == (0, 100)
    assert stopped_clocks(office.state) == frozenset()
    three = call(club, office, 3)
    assert three.undo()
    assert tables.bring_home(3) is None
    assert office.state.rounds[0].scores_so_far[3].points == (0, 0)
    three = call(club, office, 3)
    three.order(EnterRound((0, 100), 1))
    assert tables.bring_home(3) is None
    assert office.state.rounds[0].results[3].points == (0, 100)
