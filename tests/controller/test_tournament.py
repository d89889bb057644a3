"""A tournament as the director's page asks for it: refused, stored, then shown."""

import pytest

from domino_desktop.controller.new_tournament import create_tournament, fresh_seed, member_named
from domino_desktop.storage.faults import StorageFault, StorageReason
from domino_desktop.storage.tournament_rows import TournamentDamage, TournamentDamaged
from domino_desktop.tournament.facts import EntrantAdded, EntrantWithdrawn, PenaltyGiven, ResultEntered, RoundStarted
from domino_desktop.tournament.needs import SeatNeeds
from domino_desktop.tournament.proposal import PairingFault
from domino_desktop.tournament.refusals import Refused
from domino_desktop.tournament.settings import EntrantKind
from domino_desktop.tournament.why import why
from tests.controller.clubs import START, Club, settings
from tests.tournament.played import score


@pytest.fixture
def club(qtbot, tmp_path):
    made = Club(tmp_path)
    yield made
    made.close()


def paired(qtbot, office, **wish):
    """Ask for a pairing and wait for it; answers the fault."""
    with qtbot.waitSignal(office.proposed, timeout=20_000) as asked:
        office.propose(**wish)
    return asked.args[0]


def test_every_fact_is_on_the_disk_before_it_is_shown(club):
    office = club.office(entrants=4)
    seen = []
    office.changed.connect(lambda: seen.append(club.database.tournaments.facts(office.id) == office.state.facts))
    assert office.submit(EntrantWithdrawn, entrant=2, reason="ill") is None
    assert seen == [True]
    assert club.open(office.id).state == office.state


def test_what_cannot_be_stored_has_not_happened(club, monkeypatch):
    office = club.office(entrants=4)
    before, told, changed = office.state, [], []
    office.failed.connect(told.append)
    office.changed.connect(lambda: changed.append(True))

    def fail(*_):
        raise StorageFault(StorageReason.DISK_IS_FULL, club.paths.database)

    monkeypatch.setattr(club.database.tournaments, "append", fail)
    assert office.submit(EntrantWithdrawn, entrant=2) is None
    assert (office.state, len(told), changed) == (before, 1, [])


def test_several_facts_are_added_all_or_none(club):
    office = club.office(entrants=2)
    before = office.state
    refused = office.submit_all([(EntrantWithdrawn, {"entrant": 1}), (EntrantWithdrawn, {"entrant": 1})])
    assert refused is not None and refused.kind is Refused.Kind.IS_WITHDRAWN
    assert office.state == before == club.open(office.id).state


def test_facts_say_when_and_who_and_never_a_name(club):
    director = club.member("Karin Ek", "sv")
    office = club.office(entrants=4, director=director)
    club.wait(minutes=5)
    office.submit(EntrantWithdrawn, entrant=1, reason=" Giulia Bianchi went home with Budi Santoso ")
    fact = office.state.facts[-1]
    assert (fact.at, fact.by) == ("2026-11-30T18:05:00+00:00", director)
    persons = office.state.entrants[1].persons
    assert fact.reason == f"{{{persons[0]}}} went home with {{{persons[1]}}}"


def test_somebody_else_directs(club):
    office = club.office(entrants=2)
    assert office.director == 0
    person = office.add_person(club.member("Tom Reed"))
    office.direct(person)
    office.submit(EntrantWithdrawn, entrant=1)
    assert office.state.facts[-1].by == person == club.open(office.id).director


def test_a_member_is_one_person_however_often_asked(club):
    office = club.office()
    member = club.member("Tom Reed")
    assert office.add_person(member) == office.add_person(member) == member


def test_needs_name_the_helper_by_the_numbers_of_the_tournament(club):
    office = club.office(settings(EntrantKind.CHANGING), entrants=4)
    people = {number: member.id for number, member in office.people.items()}
    club.change_member(people[1], needs=SeatNeeds(helper=people[3], large_print=True))
    club.change_member(people[2], needs=SeatNeeds(helper=club.member("Not here")))
    office.refresh()
    assert office.needs[1] == SeatNeeds(helper=3, large_print=True)
    assert office.needs[2] == SeatNeeds()


def test_a_pairing_is_proposed_kept_and_published(qtbot, club):
    office = club.office(entrants=6)
    assert paired(qtbot, office) is None
    proposal = office.proposal
    assert len(proposal.seatings) == 3 and office.warnings() == ()
    assert all(why(office.state, office.needs, proposal, seating.table) for seating in proposal.seatings)
    again = club.open(office.id)
    assert again.proposal == proposal
    assert again.publish() is None
    assert again.state.rounds[0].seatings == proposal.seatings
    assert again.proposal is None and again.publish() is None


def test_pairing_begins_at_once_and_the_window_waits_for_nothing(qtbot, club):
    office = club.office(entrants=6)
    with qtbot.waitSignal(office.proposed, timeout=20_000):
        office.propose()
        assert office.is_proposing and office.proposal is None
    assert not office.is_proposing


def test_a_pairing_for_what_was_before_is_thrown_away(qtbot, club):
    office = club.office(entrants=6)
    with qtbot.waitSignal(office.proposed, timeout=20_000):
        office.propose()
        office.submit(EntrantWithdrawn, entrant=1)
    assert office.proposal is None


def test_why_there_is_no_pairing(qtbot, club):
    fault = paired(qtbot, club.office(entrants=1))
    assert (fault.kind, fault.values) == (PairingFault.Kind.TOO_FEW, (1, 2))


def test_locked_tables_are_kept(qtbot, club):
    from dataclasses import replace

    office = club.office(entrants=8)
    paired(qtbot, office)
    kept = office.proposal.seatings[2]
    office.keep_proposal(replace(office.proposal, locked=(kept.table,)))
    paired(qtbot, office)
    assert kept in office.proposal.seatings and office.proposal.locked == (kept.table,)


def test_half_typed_things_outlive_the_program(club):
    office = club.office(entrants=2)
    office.keep_draft("result", {"table": "3"})
    assert club.open(office.id).draft["result"] == {"table": "3"}
    office.keep_draft("result", None)
    assert "result" not in club.open(office.id).draft


def test_a_tournament_that_does_not_replay_is_told_as_damaged(club):
    office = club.office(entrants=2)
    row = (office.id, len(office.state.facts))
    wrong = EntrantWithdrawn(row[1], START.isoformat(), 0, 99)
    club.database.tournaments.append(office.id, [wrong], {})
    with pytest.raises(TournamentDamaged) as fault:
        club.open(office.id)
    assert fault.value.reason is TournamentDamage.FACTS_DO_NOT_REPLAY


def test_settings_that_cannot_be_make_no_tournament(club):
    with pytest.raises(Refused):
        create_tournament(club.database, settings(name=" "))
    assert club.database.tournaments.entries() == ()


def test_whoever_directs_becomes_a_member_once(club):
    first = member_named(club.database, "Karin Ek", "sv")
    assert member_named(club.database, " karin ek ", "sv") == first
    assert member_named(club.database, "  ", "sv") == 0
    assert 1 <= fresh_seed() <= 999_999


def test_an_evening_from_its_first_pairing_to_a_penalty(qtbot, club):
    office = club.office(entrants=5)
    paired(qtbot, office)
    office.publish()
    office.submit(RoundStarted, round=1)
    for table in office.state.rounds[0].open_tables:
        assert office.submit(ResultEntered, round=1, table=table, result=score((100, 40))) is None
    assert office.submit(PenaltyGiven, round=1, entrant=1, points=10, reason="talking") is None
    assert office.submit(EntrantAdded, entrant=6, persons=(office.add_person(club.member("Late")), 1)) is not None
    assert paired(qtbot, office) is None
    assert len(office.proposal.sitting_out) == 1 and office.proposal.sitting_out != office.state.rounds[0].sitting_out
