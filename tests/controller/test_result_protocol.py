"""From a result of a tournament to what was refereed or played for it."""

import json

import pytest

from domino_desktop.controller.records_from_files import keep_from_file, proves
from domino_desktop.controller.result_protocol import Standing, protocol_of_result
from domino_desktop.controller.tournament import TournamentController
from domino_desktop.controller.tournament_tables import TournamentTables, setup_of
from domino_desktop.core.events import RoundDealt, TilePlayed
from domino_desktop.core.refereeing import Correct, EnterPosition, EnterRound, HearAccusation, Rule, ScoreRound, order
from domino_desktop.core.ruleset_parts import Penalty
from domino_desktop.core.rulings import FoulKind, FoulRuled
from domino_desktop.core.state import start
from domino_desktop.core.tiles import parse_tiles
from domino_desktop.storage.event_rows import sealed_again
from domino_desktop.storage.record_files import write_record
from domino_desktop.storage.tournament_files import archive_of, read_file, take_in
from domino_desktop.tournament.facts import PairingWithdrawn, ResultCorrected, ResultEntered
from domino_desktop.tournament.proofs import has_protocol, proven_results
from domino_desktop.tournament.results import Source
from tests.controller.called_tables import call, home, paired, sit
from tests.controller.clubs import Club
from tests.controller.desks import FIX_4, FIX_DEAD, lay_open, position, walk
from tests.storage.playing import first_event, moves_of
from tests.tournament.played import score

NOTE = "Budi Santoso coughed"


@pytest.fixture
def club(qtbot, tmp_path):
    made = Club(tmp_path)
    yield made
    made.close()


@pytest.fixture
def other(qtbot, tmp_path):
    made = Club(tmp_path / "other")
    yield made
    made.close()


def decided(club, office, note=""):
    """The desk of a table whose match of two rounds was refereed and came home."""
    desk = call(club, office)
    assert desk.order(EnterPosition(position(line=FIX_DEAD))) is None
    walk(desk, [False] * 4)
    lay_open(desk, FIX_4)
    assert desk.order(Rule(1, FoulKind.SIGNALS, Penalty(points=10), note=note)) is None
    assert desk.order(ScoreRound()) is None
    assert desk.order(EnterRound((60, 0), 0)) is None
    assert home(club, office) is None
    return desk


def play_here(club, office, events=None):
    """A match of this computer, played to its end by the people of table 3 and taken as its next one."""
    names = {number: member.name for number, member in office.people.items()}
    setup = setup_of(office, office.state.rounds[-1].seatings[0], names.__getitem__)
    started, *more = events or [first_event(setup), *(event for move in moves_of(setup) for event in move)]
    match_id = club.database.create_match(setup, started, *more)
    tables = TournamentTables(office, club.database)
    assert tables.take_match(3, match_id) is None
    if tables.called():
        assert tables.bring_home(3) is None, "whoever comes back to the tournament loses nothing of it"


def last(club, office):
    """The protocol of the result that was entered last."""
    number = max(fact.number for fact in office.state.facts if isinstance(fact, ResultEntered))
    return found_at(club, office, number)


def found_at(club, office, number):
    """The protocol of this result, found in one go."""
    steps = protocol_of_result(office, club.database, number)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            return done.value


def test_a_refereed_result_leads_to_every_round_with_its_rulings(club):
    office = paired(club)
    desk = decided(club, office)
    found = last(club, office)
    (match,) = found.matches
    assert (found.standing, found.correction, found.check_sum) == (Standing.SAME, None, found.fact.digest)
    assert found.check_sum == desk.record.digest and match.is_as_logged
    first, second = match.rounds
    assert (first.round, first.before, first.after) == (1, (0, 0), (17 + 40, -10)), "hands of the other pair; a ruling"
    assert (second.round, second.before, second.after) == (2, first.after, (57 + 60, -10))
    assert any(isinstance(event, FoulRuled) for event in first.view.history)
    assert first.view.revealed and not second.view.revealed
    assert first.started and first.times.keys() >= {event.number for event in first.view.history}
    assert proven_results(office.state.facts) == {(1, 3): found.fact.number} and has_protocol(found.fact)


def test_a_played_result_leads_to_every_round_with_its_tiles(club):
    office = paired(club)
    play_here(club, office)
    found = last(club, office)
    (match,) = found.matches
    assert found.standing is Standing.SAME and found.fact.source is Source.MATCH and match.is_as_logged
    assert [each.round for each in match.rounds] == list(range(1, len(match.rounds) + 1))
    for before, after in zip(match.rounds, match.rounds[1:]):
        assert before.after == after.before
    for each in match.rounds:
        dealt, *events = each.view.history
        assert isinstance(dealt, RoundDealt) and not any(dealt.hands), "what was dealt stays closed"
        assert any(isinstance(event, TilePlayed) for event in events) and each.view.score is not None


def test_the_best_of_three_shows_every_match_wherever_it_was_played(club):
    """One of the desk, one of the program, one of the desk: each with the points that the log has."""
    office = paired(club, best_of=3)
    desk = call(club, office)
    desk.order(EnterRound((100, 0), 0))
    assert home(club, office) is None
    play_here(club, office, [desk.record.events[0], *order(start(desk.record.events[0]), EnterRound((30, 105), 1))])
    assert office.state.rounds[0].scores_so_far[3].points == (130, 105)
    call(club, office).order(EnterRound((0, 110), 1))
    assert home(club, office) is None
    found = last(club, office)
    assert found.standing is Standing.SAME and all(match.is_as_logged for match in found.matches)
    assert [match.rounds[-1].after for match in found.matches] == [(100, 0), (30, 105), (0, 110)]
    assert [match.points for match in found.fact.result.matches] == [(100, 0), (30, 105), (0, 110)]
    assert not TournamentTables(office, club.database).contradicts(3)


def test_a_desk_that_went_on_is_shown_as_it_was(club):
    office = paired(club)
    desk = decided(club, office)
    before = last(club, office)
    assert desk.order(Correct(1, (-5, 0), "counted again")) is None
    now = last(club, office)
    assert (before.standing, now.standing) == (Standing.SAME, Standing.WENT_ON)
    assert now.matches == before.matches


def test_a_record_that_was_changed_says_so(club):
    office = paired(club)
    desk = decided(club, office, note=NOTE)
    assert last(club, office).standing is Standing.SAME
    change(club, desk)
    found = last(club, office)
    assert found.standing is Standing.CHANGED and found.matches[-1].rounds
    assert found.check_sum != found.fact.digest and not found.matches[-1].is_as_logged


def change(club, desk):
    """Somebody has changed an event, and its seal with it."""
    connection = club.database._connection
    query = "SELECT number, kind, form, facts, seal FROM events WHERE match_id = ? AND kind = 'RoundEnteredByHand'"
    (row,) = connection.execute(query, (desk.id,)).fetchall()
    number, _, _, text, seal = sealed_again(desk.id, row, row[3].replace("60", "61"))
    sql = "UPDATE events SET facts = ?, seal = ? WHERE match_id = ? AND number = ?"
    connection.execute(sql, (text, seal, desk.id, number))


def test_whoever_is_forgotten_is_gone_from_the_protocol_and_that_is_said(club):
    office = paired(club)
    decided(club, office, note=NOTE)
    member = next(member for member in office.people.values() if member.name in NOTE)
    assert club.database.members.forget(member.id, "Player 2") == (), "no file of this computer knows the name"
    found = last(club, office)
    assert found.standing is Standing.ERASED
    told = repr(found)
    assert member.name not in told and "Player 2 coughed" in told


def test_a_result_that_was_taken_away_stays_away_when_a_name_is_erased_from_it(club):
    office = paired(club)
    decided(club, office, note=NOTE)
    old = office.state.rounds[0].results[3]
    assert office.submit(ResultCorrected, round=1, table=3, old=old, result=None, reason="wrong") is None
    member = next(member for member in office.people.values() if member.name in NOTE)
    club.database.members.forget(member.id, "Player 2")
    assert home(club, office) is None and office.state.rounds[0].results == {}


def test_a_desk_that_cannot_be_read_is_told(club):
    office = paired(club)
    desk = decided(club, office)
    club.database._connection.execute("DELETE FROM events WHERE match_id = ? AND number = 3", (desk.id,))
    found = last(club, office)
    assert (found.standing, found.matches) == (Standing.UNREADABLE, ())


def test_on_another_computer_the_protocol_is_elsewhere_and_the_archive_is_the_same(club, other, tmp_path):
    office = paired(club)
    decided(club, office, note=NOTE)
    there = opened_there(club, office, other, tmp_path)
    found = last(other, there)
    assert (found.standing, found.matches, has_protocol(found.fact)) == (Standing.ELSEWHERE, (), True)
    archive = archive_of(club.database, office.id)
    assert archive_of(other.database, there.id) == archive and NOTE.encode() not in archive


@pytest.mark.parametrize("where", ["desk", "program"])
def test_the_file_of_a_match_proves_its_result_elsewhere(club, other, tmp_path, where):
    """Whoever is forgotten there is gone from it, and nothing of it comes home to an open table."""
    office = paired(club)
    if where == "desk":
        decided(club, office)
    else:
        play_here(club, office)
    here = last(club, office)
    path, there = tmp_path / "match.json", opened_there(club, office, other, tmp_path)
    write_record(path, club.database, here.file_of)
    played = read_file(path)
    assert proves(played, here.fact)
    for _ in range(2):
        keep_from_file(there, other.database, 1, 3, played)
    found = last(other, there)
    assert (found.standing, found.check_sum, shown(found)) == (here.standing, here.check_sum, shown(here))
    assert len(other.database.desks.filed((there.id, 1, 3))) == 1 and other.database.desks.entries() == ()
    old = there.state.rounds[0].results[3]
    assert there.submit(ResultCorrected, round=1, table=3, old=old, result=None, reason="wrong") is None
    tables = TournamentTables(there, other.database)
    assert tables.called() == () and tables.matches_for(3, str) == ()
    member = there.people[there.state.rounds[0].seatings[0].seats[0]]
    assert member.name in repr(found)
    other.database.members.forget(member.id, "Player 1")
    assert member.name not in repr(last(other, there))


def test_a_hand_that_only_the_referee_saw_leaves_in_no_file(club, tmp_path):
    office = paired(club)
    desk = call(club, office)
    assert desk.order(EnterPosition(position(line=FIX_DEAD))) is None
    assert desk.order(HearAccusation(0, 1, parse_tiles("3-3"), False)) is None
    walk(desk, [False] * 4)
    lay_open(desk, FIX_4)
    assert desk.order(ScoreRound()) is None and desk.order(EnterRound((60, 0), 0)) is None
    assert home(club, office) is None
    found = last(club, office)
    assert (found.standing, found.file_of) == (Standing.SAME, 0)
    with pytest.raises(ValueError):
        write_record(tmp_path / "match.json", club.database, desk.id)
    assert not (tmp_path / "match.json").exists()


def shown(found):
    """What a protocol says of the rounds, wherever it is kept."""
    rounds = [each for match in found.matches for each in match.rounds]
    return [(each.setup, each.started, each.view, each.before, each.after, each.facts.referee) for each in rounds]


def opened_there(club, office, other, tmp_path):
    """The tournament on another computer, from its archive."""
    path = tmp_path / "archive.json"
    path.write_bytes(archive_of(club.database, office.id))
    there = take_in(other.database, read_file(path))
    return TournamentController(other.database.tournaments, other.database.members, there)


def test_a_result_of_another_computer_is_never_taken_for_one_of_a_desk_here(club):
    office = paired(club)
    call(club, office).order(EnterRound((60, 0), 0))
    wish = {"round": 1, "table": 3, "result": score((20, 100)), "source": Source.FILE, "digest": "f" * 64}
    assert office.submit(ResultEntered, **wish) is None
    assert last(club, office).standing is Standing.ELSEWHERE


def test_a_result_that_was_set_right_names_the_correction(club):
    office = paired(club)
    decided(club, office)
    old = office.state.rounds[0].results[3]
    wish = {"round": 1, "table": 3, "old": old, "reason": "wrong"}
    assert office.submit(ResultCorrected, result=score((90, 110)), **wish) is None
    found = last(club, office)
    assert found.correction is office.state.facts[-1] and found.standing is Standing.SAME
    assert proven_results(office.state.facts) == {(1, 3): found.fact.number}


def test_results_that_were_taken_away_or_typed_have_none_at_their_table(club):
    """The log still leads to the old one, though other people sit there now."""
    office = paired(club)
    decided(club, office)
    old, number = office.state.rounds[0].results[3], len(office.state.facts) - 1
    assert office.submit(ResultCorrected, round=1, table=3, old=old, result=None, reason="wrong") is None
    assert proven_results(office.state.facts) == {}
    assert office.submit(PairingWithdrawn, round=1) is None
    sit(office)
    assert office.submit(ResultEntered, round=1, table=3, result=score((20, 100))) is None
    assert proven_results(office.state.facts) == {} and not has_protocol(office.state.facts[-1])
    found = found_at(club, office, number)
    assert found.standing is Standing.SAME and found.correction.result is None


@pytest.mark.parametrize("draft", [3, {"1/3/4": 5}, {"1/3/4": [["x"]]}, {"1/3/4": [[1, "y"]]}])
def test_what_was_noted_of_kept_matches_may_be_damaged(club, draft):
    office = paired(club)
    decided(club, office)
    club.database._connection.execute("UPDATE tournaments SET draft = ?", (json.dumps({"records": draft}),))
    again = TournamentController(club.database.tournaments, club.database.members, office.id)
    assert last(club, again).standing is Standing.SAME, "the desk knows its table by itself"
