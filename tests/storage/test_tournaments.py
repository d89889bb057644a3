"""Tournaments in the database: what is kept, what is refused, and what damage costs."""

from datetime import datetime

import pytest

from domino_desktop.storage import exchange
from domino_desktop.storage.database import DatabaseIsNewer
from domino_desktop.storage.faults import StorageFault
from domino_desktop.storage.integrity import Health, examine
from domino_desktop.storage.tournament_rows import FactConflict, TournamentDamage, TournamentDamaged
from domino_desktop.tournament.facts import (
    EntrantReturned,
    PairingWithdrawn,
    ResultEntered,
    RoundStarted,
    TournamentFinished,
    TournamentReopened,
)
from tests.storage.clubs import DIRECTOR, PEOPLE, Club, evening, score
from tests.storage.playing import store_match, table


@pytest.fixture
def club(database):
    return evening(database)


def test_everything_is_there_in_the_next_program(opened):
    first = opened()
    club = evening(first)
    facts, people = club.facts, first.tournaments.people(club.id)
    first.close()
    again = opened()
    assert again.tournaments.facts(club.id) == facts
    assert again.tournaments.people(club.id) == people
    assert [people[number].name for number in sorted(people)] == [name for name, _ in PEOPLE] + [DIRECTOR]
    assert again.tournaments.draft(club.id) == {"entry": {"table": 2, "points": [35]}}


def test_the_list_shows_the_last_name_counts_and_the_end(database, club):
    entry = database.tournaments.entries()[0]
    assert (entry.id, entry.key, entry.name, entry.is_finished) == (club.id, "0" * 32, "Klubbkväll", False)
    assert (entry.entrants, entry.rounds) == (4, 2)
    assert database.tournaments.find("0" * 32) == club.id and database.tournaments.find("1" * 32) is None
    club.enter(2, score(100, 99))
    club.submit(TournamentFinished)
    assert database.tournaments.entries()[0].is_finished
    club.submit(TournamentReopened)
    assert not database.tournaments.entries()[0].is_finished


def test_a_tournament_from_elsewhere_began_when_it_began_there(database, club):
    began = datetime.fromisoformat(club.facts[0].at)
    assert database.tournaments.entries()[0].created == began
    facts = [
        {**fact, "key": "1" * 32} if not fact["number"] else fact for fact in database.tournaments.written_facts(1)
    ]
    database.tournaments.store("1" * 32, facts, ())
    assert [entry.created for entry in database.tournaments.entries()] == [began, began]


def test_a_round_that_was_taken_back_is_not_counted(database):
    club = Club(database)
    club.pair((1, 2), (3, 4))
    assert database.tournaments.entries()[0].rounds == 1
    club.submit(PairingWithdrawn, round=1)
    assert database.tournaments.entries()[0].rounds == 0


def test_no_tournament_is_among_the_matches(database, club):
    match_id, _ = store_match(database, table(), moves=3)
    assert [entry.id for entry in database.matches()] == [match_id]
    assert not database.desks.entries()


def test_the_one_used_last_comes_first(database, club, monkeypatch):
    monkeypatch.setattr("domino_desktop.storage.tournaments.moment", lambda: "2099-01-01T00:00:00+00:00")
    other = Club(database, key="1" * 32, people=PEOPLE[:4])
    assert [entry.id for entry in database.tournaments.entries()] == [other.id, club.id]
    monkeypatch.setattr("domino_desktop.storage.tournaments.moment", lambda: "2099-01-02T00:00:00+00:00")
    club.submit(RoundStarted, round=2)
    assert [entry.id for entry in database.tournaments.entries()] == [club.id, other.id]


def test_appending_again_changes_nothing_and_another_fact_is_refused(database, club):
    before = club.facts
    fact = club.fact(ResultEntered, round=2, table=2, result=score(100, 20))
    other = club.fact(ResultEntered, round=2, table=2, result=score(20, 100))
    database.tournaments.append(club.id, [fact])
    database.tournaments.append(club.id, [fact])
    assert club.facts == (*before, fact)
    with pytest.raises(FactConflict) as conflict:
        database.tournaments.append(club.id, [other])
    assert conflict.value.number == fact.number
    later = club.fact(TournamentFinished)
    with pytest.raises(FactConflict):
        database.tournaments.append(club.id, [type(later)(later.number + 1, later.at, later.by)])
    assert club.facts == (*before, fact)


def test_what_cannot_be_stored_as_a_whole_is_not_stored_at_all(database, club):
    before, people = club.facts, database.tournaments.people(club.id)
    first = club.fact(EntrantReturned, entrant=4)
    wrong = type(first)(first.number + 5, first.at, first.by, 4)
    with pytest.raises(FactConflict):
        database.tournaments.append(club.id, [first, wrong])
    someone = database.members.add("Somebody New", "en")
    with pytest.raises(FactConflict):
        database.tournaments.append(club.id, [first], {someone: someone, 1: someone})
    assert (club.facts, database.tournaments.people(club.id)) == (before, people)


def test_a_key_is_there_once(database, club):
    with pytest.raises(FactConflict):
        database.tournaments.create(club.facts[0], {})
    assert len(database.tournaments.entries()) == 1


def test_nothing_is_stored_when_the_disk_refuses(database, club):
    before = club.facts
    fact = club.fact(ResultEntered, round=2, table=2, result=score(100, 20))
    database._connection.execute("PRAGMA query_only = ON")
    with pytest.raises(StorageFault):
        database.tournaments.append(club.id, [fact])
    with pytest.raises(StorageFault):
        database.tournaments.keep_draft(club.id, {"half": 1})
    database._connection.execute("PRAGMA query_only = OFF")
    assert club.facts == before
    database.tournaments.append(club.id, [fact])
    assert club.facts[-1] == fact


@pytest.mark.parametrize(
    ("change", "reason", "number"),
    [
        ("UPDATE tournament_facts SET facts = replace(facts, '150', '151') WHERE kind = 'ResultEntered'",
         TournamentDamage.FACT_WAS_CHANGED, 7),
        ("UPDATE tournament_facts SET kind = 'PairingWithdrawn' WHERE number = 5",
         TournamentDamage.FACT_WAS_CHANGED, 5),
        ("UPDATE tournament_facts SET seal = seal + 1 WHERE number = 3", TournamentDamage.FACT_WAS_CHANGED, 3),
        ("UPDATE tournament_facts SET form = 2 WHERE number = 8", TournamentDamage.FACT_IS_OF_A_NEWER_FORM, 8),
        ("DELETE FROM tournament_facts WHERE number = 4", TournamentDamage.FACT_IS_MISSING, 4),
        ("DELETE FROM tournament_facts", TournamentDamage.FACT_IS_MISSING, 0),
    ],
)  # fmt: skip
def test_damage_is_told_with_its_place_and_never_written_over(database, club, change, reason, number):
    assert next(fact.number for fact in club.facts if isinstance(fact, ResultEntered)) == 7
    other = Club(database, key="1" * 32, people=PEOPLE[:4])
    database._connection.execute(f"{change}{' AND' if 'WHERE' in change else ' WHERE'} tournament = {club.id}")
    kept = database._rows("SELECT * FROM tournament_facts WHERE tournament = ?", club.id)
    with pytest.raises(TournamentDamaged) as damage:
        database.tournaments.facts(club.id)
    assert (damage.value.tournament_id, damage.value.reason, damage.value.number) == (club.id, reason, number)
    # the list and the other tournament do not suffer from it
    assert {entry.id for entry in database.tournaments.entries()} == {club.id, other.id}
    assert len(other.facts) == 3
    assert database._rows("SELECT * FROM tournament_facts WHERE tournament = ?", club.id) == kept


def test_a_fact_whose_seal_fits_but_that_says_nothing_is_damage(database, club):
    from domino_desktop.storage.tournament_rows import _seal

    for text in ("{", "[]", "{}", '{"round":1}', "[" * 5000):
        seal = _seal(club.id, 6, "RoundStarted", 1, text)
        query = "UPDATE tournament_facts SET kind = 'RoundStarted', facts = ?, seal = ? WHERE number = 6"
        database._connection.execute(query, (text, seal))
        with pytest.raises(TournamentDamaged) as damage:
            database.tournaments.facts(club.id)
        assert (damage.value.reason, damage.value.number) == (TournamentDamage.FACT_IS_UNREADABLE, 6)


def test_a_tournament_that_is_not_there(database):
    for ask in (database.tournaments.facts, database.tournaments.draft, database.tournaments.written_facts):
        with pytest.raises(TournamentDamaged) as damage:
            ask(7)
        assert damage.value.reason is TournamentDamage.NO_SUCH_TOURNAMENT


def test_a_damaged_name_and_a_damaged_draft_hide_no_tournament(database, club):
    database._connection.execute("UPDATE tournament_facts SET facts = '{' WHERE number = 0")
    database._connection.execute("UPDATE tournaments SET draft = '{'")
    assert [entry.name for entry in database.tournaments.entries()] == [""]
    assert database.tournaments.draft(club.id) == {}


def test_a_copy_of_everything_carries_tournaments_and_gives_them_back(opened, paths, tmp_path):
    database = opened()
    club = evening(database)
    facts, members, people = club.facts, database.members.all(), database.tournaments.people(club.id)
    (tmp_path / "stick").mkdir()
    copied = exchange.copy_everything(database, paths, tmp_path / "stick")
    exchange.delete_everything(database, paths)
    assert database.tournaments.entries() == () and database.members.all() == ()
    exchange.restore_everything(database, paths, copied)
    assert (club.facts, database.members.all(), database.tournaments.people(club.id)) == (facts, members, people)
    assert database.tournaments.draft(club.id) == {"entry": {"table": 2, "points": [35]}}


def test_a_backup_copy_is_taken_for_a_result_and_for_a_member(database, club):
    assert database.back_up() is not None and database.back_up() is None
    club.enter(2, score(100, 20))
    assert database.back_up() is not None and database.back_up() is None
    database.members.add("Somebody New", "en")
    assert database.back_up() is not None and database.back_up() is None


def test_a_program_of_the_earlier_format_leaves_it_alone(opened, paths, monkeypatch):
    first = opened()
    evening(first)
    first.close()
    content = paths.database.read_bytes()
    monkeypatch.setattr("domino_desktop.storage.integrity.FORMAT", 3)
    assert examine(paths.database) is Health.NEWER
    with pytest.raises(DatabaseIsNewer):
        opened()
    assert paths.database.read_bytes() == content
