"""The people of the club: kept, found, and forgotten so that no byte of a name is left."""

import json
from dataclasses import replace

import pytest

from domino_desktop.ai.puzzle import PuzzleKind
from domino_desktop.controller.referee import RefereeDesk
from domino_desktop.core.refereeing import Correct, EnterRound, start_refereed
from domino_desktop.storage import backups, exchange
from domino_desktop.storage.desks import DeskFacts
from domino_desktop.storage.faults import StorageFault
from domino_desktop.storage.matches import RecordDamaged
from domino_desktop.storage.members import Member, MemberInUse, Shown
from domino_desktop.storage.training import TrainingFile
from domino_desktop.tournament.needs import SeatNeeds
from tests.controller.desks import setup
from tests.storage.clubs import PEOPLE, evening
from tests.storage.playing import store_match, table

ANNA = "Anna Rossi"


def seated(of, names):
    """A table at which people with these names sit."""
    seats = tuple(replace(seat, name=name) for seat, name in zip(of.seats, names, strict=True))
    return replace(of, seats=seats)


def traces(paths, name):
    """The files of the data folder in which a name can be found, however it is written."""
    wanted = {name.encode(), json.dumps(name)[1:-1].encode(), name.encode("utf-16-le"), name.casefold().encode()}
    found = []
    for path in paths.root.rglob("*"):
        content = path.read_bytes() if path.is_file() else b""
        found += [path.name] if any(each in content for each in wanted) else []
    return found


def desk_of(database, tournament, names, referee="Elsa", label="Table 1"):
    of = seated(setup("pairs", 4), names)
    desk_id = database.desks.create(DeskFacts(label, referee, "sv", tournament), of, start_refereed(of.ruleset, 4))
    return RefereeDesk(database.desks, desk_id)


def test_a_member_is_kept_with_choice_and_needs(opened):
    first = opened()
    needs = SeatNeeds(table=3, seat=2, helper=1, has_helper=True, large_print=True, read_aloud=True)
    anna = first.members.add("  Anna   Rossi ", "it", Shown.INITIAL, needs)
    first.close()
    members = opened().members
    assert members.all() == (members.get(anna),) == (Member(anna, "Anna   Rossi", "it", Shown.INITIAL, needs),)
    members.change(Member(anna, "Anna Bianchi", "sv", Shown.NUMBER))
    assert members.get(anna) == Member(anna, "Anna Bianchi", "sv", Shown.NUMBER)
    with pytest.raises(KeyError):
        members.get(anna + 1)


@pytest.mark.parametrize("name", ["", " \u200b ", "a\nb", "x" * 61, "\ud800"])
def test_what_is_no_name_is_refused(database, name):
    members = database.members
    with pytest.raises(ValueError):
        members.add(name, "en")
    anna = members.add(ANNA, "it")
    with pytest.raises(ValueError):
        members.change(Member(anna, name, "it"))
    with pytest.raises(ValueError):
        members.forget(anna, name)
    assert members.all() == (Member(anna, ANNA, "it"),)


def test_everybody_of_a_name_is_found_however_it_is_written(database):
    members = database.members
    first, second = members.add("Åsa Öberg", "sv"), members.add("ÅSA ÖBERG", "sv")
    members.add("Asa Oberg", "sv")
    assert [member.id for member in members.find("  åsa o\u0308berg")] == [first, second]
    assert members.find("Åsa") == ()


def test_who_was_in_no_tournament_can_be_deleted_and_is_nobodys_helper_then(database):
    club = evening(database)
    members = database.members
    for number in (club.members[0], club.director):
        with pytest.raises(MemberInUse):
            members.delete(number)
    someone = members.add("Somebody New", "en")
    other = members.add("Somebody Else", "en", needs=SeatNeeds(helper=someone, table=4))
    members.delete(someone)
    assert members.get(other).needs == SeatNeeds(table=4)
    assert someone not in {member.id for member in members.all()}
    assert members.add("The Next", "en") > other, "the number of somebody deleted is nobody else's"


@pytest.mark.parametrize("needs", ["{", "[]", "[" * 5000, '{"table": "2"}', '{"more": 1}'])
def test_needs_that_cannot_be_read_cost_nothing_else(database, needs):
    anna = database.members.add(ANNA, "it")
    database._connection.execute("UPDATE members SET needs = ?, shown = 'x'", (needs,))
    assert database.members.get(anna) == Member(anna, ANNA, "it", Shown.NUMBER)


# Forgetting -------------------------------------------------------------------------------------------


@pytest.fixture
def club(database):
    return evening(database)


@pytest.mark.parametrize("place", range(len(PEOPLE)))
def test_no_byte_of_a_forgotten_name_is_left_in_the_data_folder(database, paths, place):
    """In matches, desks, notes, drafts, aids, training and backup copies; old results stay as they were."""
    database.back_up()
    club = evening(database)
    name, member = PEOPLE[place][0], club.members[place]
    database.back_up()
    others = ("Rut", "Ivar", "Ulla")
    match_id, events = store_match(database, seated(table("pairs", 4), (name, *others)), moves=9)
    database.remember_person(name, "it")
    TrainingFile.open(paths).note(name, next(iter(PuzzleKind)), 0, True)
    at = desk_of(database, (club.id, 1, 1), (*others, name), referee=name, label=f"{name}: table 1")
    assert at.order(EnterRound((30, 0), note=f"{name} left")) is None
    assert at.order(Correct(1, (-5, 0), name)) is None
    database.desks.keep_draft(at.id, {"note": name, "hand": ["0-0"]})
    database.tournaments.keep_draft(club.id, {"reason": f"because {name} ", "seats": [{"who": name}]})
    database.back_up()
    assert len(traces(paths, name)) >= 3
    facts, members = club.facts, {member.id: member for member in database.members.all()}
    assert database.members.forget(member, f"Player {member}") == ()
    assert traces(paths, name) == []
    # everything else is as it was
    assert club.facts == facts
    left = {each.id: each for each in database.members.all()}
    forgotten = left.pop(member)
    assert forgotten == Member(member, "", PEOPLE[place][1], members[member].shown, is_forgotten=True)
    for number, each in left.items():
        needs = members[number].needs
        assert each == replace(members[number], needs=replace(needs, helper=needs.helper * (needs.helper != member)))
    assert database.record(match_id).events == events
    assert [seat.name for seat in database.setup(match_id).seats] == [f"Player {member}", *others]
    again = RefereeDesk(database.desks, at.id)
    assert [seat.name for seat in again.setup.seats] == [*others, f"Player {member}"]
    assert again.view.totals == (25, 0)
    assert again.facts.referee == f"Player {member}" and again.facts.tournament == (club.id, 1, 1)
    assert database.people() == () and TrainingFile.open(paths)._people == {}
    assert database.tournaments.people(club.id)[member].is_forgotten
    assert database.back_up() is None, "the copy that is there holds the same"
    assert len(backups.copies(paths.backups)) == 1


def test_who_is_forgotten_stays_so(database, club):
    anna = club.members[0]
    database.members.forget(anna, "Player 1")
    assert database.members.forget(anna, "Player 1") == ()
    with pytest.raises(ValueError):
        database.members.change(Member(anna, ANNA, "it"))
    assert database.members.find("") == () and database.members.get(anna).is_forgotten


def test_somebody_else_of_the_same_name_keeps_everything(database, club, paths):
    """Only what tells that this one sat there is changed: the desks of their tournaments."""
    double = database.members.add(ANNA.upper(), "it")
    match_id, _ = store_match(database, seated(table("pairs", 4), (ANNA, "Rut", "Ivar", "Ulla")), moves=3)
    database.remember_person(ANNA, "it")
    TrainingFile.open(paths).note(ANNA, next(iter(PuzzleKind)), 0, True)
    theirs = desk_of(database, (club.id, 1, 1), (ANNA, "Rut", "Ivar", "Ulla"))
    free = desk_of(database, None, (ANNA, "Rut", "Ivar", "Ulla"))
    database.members.forget(club.members[0], "Player 1")
    assert database.members.get(double).name == ANNA.upper()
    assert database.setup(match_id).seats[0].name == ANNA
    assert [person.name for person in database.people()] == [ANNA]
    assert TrainingFile.open(paths)._people.keys() == {ANNA}
    assert database.desks.setup(theirs.id).seats[0].name == "Player 1"
    assert database.desks.setup(free.id).seats[0].name == ANNA


def test_a_first_name_alone_is_erased_where_it_is_the_whole_name_only(database):
    rut = database.members.add("Rut", "sv")
    at = desk_of(database, None, ("Rut", "Rutger", "Ivar", "Rut Ek"), referee="Rut Ek", label="With Rut and Ivar")
    free = desk_of(database, None, ("Ulla", "Rutger", "Ivar", "Bo"), label="Grut and rut")
    assert free.order(EnterRound((30, 0), note="then rut left")) is None
    database.members.forget(rut, "Player 1")
    assert [seat.name for seat in database.desks.setup(at.id).seats] == ["Player 1", "Rutger", "Ivar", "Rut Ek"]
    assert database.desks.facts(at.id) == DeskFacts("With Player 1 and Ivar", "Rut Ek", "sv")
    assert RefereeDesk(database.desks, free.id).record.events[-1].note == "then rut left"
    assert database.desks.facts(free.id).label == "Grut and rut"


def test_a_desk_whose_record_was_erased_in_says_so(database):
    """Its check sum is another one afterwards: nobody has cheated. A name that only sat there changes no check sum."""
    rut = database.members.add("Rut Ek", "sv")
    noted, seated_only = (desk_of(database, None, ("Rut Ek", "Rutger", "Ivar", "Bo")) for _ in range(2))
    assert noted.order(EnterRound((30, 0), note="then Rut Ek left")) is None
    assert seated_only.order(EnterRound((30, 0))) is None
    digest = seated_only.record.digest
    database.members.forget(rut, "Player 1")
    assert database.desks.facts(noted.id).is_erased and not database.desks.facts(seated_only.id).is_erased
    assert database.desks.record(seated_only.id).digest == digest
    database.desks.keep_draft(noted.id, {})
    assert database.desks.facts(noted.id).is_erased


def test_what_was_put_aside_earlier_is_told(database, club, paths, tmp_path):
    (tmp_path / "stick").mkdir()
    copied = exchange.copy_everything(database, paths, tmp_path / "stick")
    aside = exchange.restore_everything(database, paths, copied)
    damaged = paths.root / "domino-damaged-1.sqlite"
    damaged.write_bytes(b"..." + ANNA.encode())
    left = database.members.forget(club.members[0], "Player 1")
    assert left == (aside, damaged)
    assert sorted(traces(paths, ANNA)) == ["domino-damaged-1.sqlite", "domino.sqlite"]


def test_damage_is_not_healed_by_forgetting(database, club):
    at = desk_of(database, (club.id, 1, 1), (ANNA, "Rut", "Ivar", "Ulla"))
    assert at.order(EnterRound((30, 0), note=f"{ANNA} left")) is None
    number = len(at.record.events) - 1
    database._connection.execute(
        "UPDATE events SET facts = replace(facts, '30', '31') WHERE match_id = ? AND number = ?", (at.id, number)
    )
    with pytest.raises(RecordDamaged):
        database.desks.record(at.id)
    database.members.forget(club.members[0], "Player 1")
    with pytest.raises(RecordDamaged) as damage:
        database.desks.record(at.id)
    assert damage.value.number == number


def test_a_damaged_set_up_costs_no_more_than_it_did(database, club):
    match_id, _ = store_match(database, table(), moves=3)
    database._connection.execute("UPDATE matches SET setup = ? WHERE id = ?", (f'{{"seats": "{ANNA}', match_id))
    database.members.forget(club.members[0], "Player 1")
    assert [entry.id for entry in database.matches()] == [match_id]
    with pytest.raises(RecordDamaged):
        database.setup(match_id)


def test_forgetting_that_cannot_be_stored_changes_nothing(database, club, paths):
    before = database.members.all()
    database._connection.execute("PRAGMA query_only = ON")
    with pytest.raises(StorageFault):
        database.members.forget(club.members[0], "Player 1")
    database._connection.execute("PRAGMA query_only = OFF")
    assert database.members.all() == before


def test_killed_after_the_erasing_the_next_start_takes_the_old_copies_away(opened, paths, monkeypatch):
    first = opened()
    first.back_up()
    club = evening(first)
    first.back_up()
    with monkeypatch.context() as patched:
        patched.setattr("domino_desktop.storage.forgetting.tidy", lambda *_: None)
        assert first.members.forget(club.members[0], "Player 1") != ()
    first.close()
    assert len(traces(paths, ANNA)) == 1, "a backup copy"
    opened()
    assert traces(paths, ANNA) == []
    assert len(backups.copies(paths.backups)) == 1


def test_copies_that_cannot_be_read_are_not_thrown_away_but_told(opened, paths):
    first = opened()
    club = evening(first)
    first.back_up()
    (copy,) = backups.copies(paths.backups)[:1]
    content = bytearray(copy.read_bytes())
    content[18:20] = b"\7\7"  # a way of writing that nobody knows
    copy.write_bytes(content[:-7])
    assert first.members.forget(club.members[0], "Player 1") == (copy,)
    assert copy.read_bytes() == content[:-7]
