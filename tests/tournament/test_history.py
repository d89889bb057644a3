"""What each entrant and each person did, round by round."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from domino_desktop.tournament.facts import PairingChanged, SeatsSwapped
from domino_desktop.tournament.history import Summary, entrant_history, person_history, persons_at, summary
from domino_desktop.tournament.results import Ended, Outcome, Place, RoundScore, Seating
from domino_desktop.tournament.settings import EntrantKind, Format
from domino_desktop.tournament.sitting_out import Presence
from domino_desktop.tournament.standings import tallies
from domino_desktop.tournament.tally import Tally
from tests.tournament.evenings import bracket, random_event
from tests.tournament.played import OPEN, Played, forfeit, noted, score

AT_TABLE, SAT_OUT, ABSENT, OUT = Presence.AT_TABLE, Presence.SAT_OUT, Presence.ABSENT, Presence.OUT


def three_pairs() -> Played:
    """Pair 3 sits out of round 1 and has somebody else for its second person from round 2 on.

    Pair 2 leaves after round 2, and the one who left pair 3 comes into pair 1 for round 3.
    """
    event = Played(entrants=3)
    event.round((1, 2, noted(RoundScore((120, 0), Ended.OUT), RoundScore((0, 30), Ended.BLOCKED))), out=(3,))
    event.penalty(1, 2, 10)
    event.replace(3, 32, 99)
    event.round((3, 2, noted(RoundScore((0, 50), Ended.FOUL), RoundScore((80, 0)))), out=(1,))
    event.withdraw(2)
    event.replace(1, 11, 32)
    event.round((1, 3, OPEN))
    return event


def test_history_of_a_pair() -> None:
    first, second, third = entrant_history(three_pairs().state, 3)
    assert (first.round, first.presence, first.table, first.opponents, first.outcome) == (1, SAT_OUT, 0, (), None)
    assert first.tally == Tally(3, 2, byes=1, points_for=100, points_against=50)
    assert (second.presence, second.table, second.opponents, second.partners) == (AT_TABLE, 1, (2,), ())
    assert (second.persons, second.opposing) == ((31, 99), (21, 22))
    assert second.tally == Tally(3, 2, played=1, points_for=80, points_against=50, rounds=2, rounds_won=1, fouls=1)
    assert (third.presence, third.opponents, third.outcome, third.tally) == (AT_TABLE, (1,), None, Tally(3))


def test_a_penalty_and_an_absence_stand_in_the_history() -> None:
    first, second, third = entrant_history(three_pairs().state, 2)
    assert first.tally == Tally(
        2, 0, 1, points_for=20, points_against=120, penalty_points=10, rounds=2, rounds_won=1, blocks=1
    )
    assert [(each.points, each.reason) for each in first.penalties] == [(10, "talking")]
    assert second.penalties == ()
    assert (third.presence, third.tally) == (ABSENT, Tally(2))
    assert summary((first, second, third)) == Summary(
        at_table=2,
        sat_out=0,
        absent=1,
        tally=Tally(2, 0, 2, points_for=70, points_against=200, penalty_points=10, rounds=4, rounds_won=2, blocks=1),
        penalties=first.penalties,
    )


def test_history_of_a_person_follows_the_seats() -> None:
    """32 sat out for pair 3, was nobody's in round 2 and played for pair 1 in round 3; 99 was nobody's in round 1."""
    state = three_pairs().state
    assert [(each.presence, each.entrant) for each in person_history(state, 32)] == [
        (SAT_OUT, 3),
        (ABSENT, 0),
        (AT_TABLE, 1),
    ]
    assert [(each.presence, each.entrant) for each in person_history(state, 99)] == [
        (ABSENT, 0),
        (AT_TABLE, 3),
        (AT_TABLE, 3),
    ]
    assert [(each.presence, each.entrant) for each in person_history(state, 11)] == [
        (AT_TABLE, 1),
        (SAT_OUT, 1),
        (ABSENT, 0),
    ]
    assert [(each.presence, each.entrant) for each in person_history(state, 21)] == [
        (AT_TABLE, 2),
        (AT_TABLE, 2),
        (ABSENT, 2),
    ]
    assert [each.tally for each in person_history(state, 31)] == [each.tally for each in entrant_history(state, 3)]


def test_who_each_entrant_was() -> None:
    state = three_pairs().state
    assert [persons_at(state, number)[3] for number in (1, 2, 3)] == [(31, 32), (31, 99), (31, 99)]
    assert [persons_at(state, number)[1] for number in (1, 2, 3)] == [(11, 12), (11, 12), (32, 12)]


def test_a_pairing_that_was_taken_back_does_not_count() -> None:
    """Replaced between the two pairings of round 1: the second one is the one that is played."""
    event = Played(entrants=3)
    event.round((1, 2, OPEN), out=(3,))
    event.take_back()
    event.replace(3, 31, 77)
    event.round((1, 2, score((200, 0))), out=(3,))
    assert persons_at(event.state, 1)[3] == (77, 32)
    assert [each.presence for each in person_history(event.state, 77)] == [SAT_OUT]
    assert [each.presence for each in person_history(event.state, 31)] == [ABSENT]


def test_a_pairing_that_was_changed_counts_as_it_was_changed() -> None:
    """After round 1 was paired, pair 3 sat out, 31 left and 77 came; then the pairing changed, and 3 still sits out.

    In pair 1, 11 left for 88 after their table had its result: 11 has played, and 88 was not there.
    """
    event = Played(entrants=5)
    event.round((1, 2, score((200, 0))), (4, 5, OPEN), out=(3,))
    event.replace(3, 31, 77)
    event.replace(1, 11, 88)
    first, second = event.state.rounds[0].seatings
    turned = Seating(2, (second.sides[1], second.sides[0]), (51, 41, 52, 42))
    event.add(PairingChanged(len(event.state.facts), "2026-11-30T20:00:00Z", 0, 1, (first, turned), (3,)))
    found = {person: person_history(event.state, person)[0] for person in (31, 77, 11, 88)}
    assert {person: (each.presence, each.entrant) for person, each in found.items()} == {
        31: (ABSENT, 0),
        77: (SAT_OUT, 3),
        11: (AT_TABLE, 1),
        88: (ABSENT, 0),
    }


def test_partners_who_change() -> None:
    event = Played(EntrantKind.CHANGING, entrants=5)
    event.round(((1, 2), (3, 4), score((200, 120))), out=(5,))
    event.round(((5, 2), (1, 3), forfeit(1)), out=(4,))
    first, second = entrant_history(event.state, 2)
    assert (first.partners, first.opponents, first.persons, first.opposing) == ((1,), (3, 4), (1, 2), (3, 4))
    assert (second.partners, second.opponents, second.outcome) == ((5,), (1, 3), Outcome.FORFEIT)
    assert second.tally == Tally(2, forfeits=1, points_against=100)
    assert person_history(event.state, 2) == entrant_history(event.state, 2)


def test_wrong_seats_put_right_move_the_result_to_whoever_sat_there() -> None:
    """2 and 3 sat in each other's seat: 1 and 3 have won, 2 and 4 have lost."""
    event = Played(EntrantKind.CHANGING, entrants=4)
    event.round(((1, 2), (3, 4), score((200, 120))))
    seats = event.state.rounds[0].seatings[0].seats
    two, three = (Place(1, seats.index(person)) for person in (2, 3))
    event.add(SeatsSwapped(len(event.state.facts), "2026-11-30T20:00:00Z", 0, 1, two, three))
    assert [entrant_history(event.state, entrant)[0].tally.half_wins for entrant in (1, 2, 3, 4)] == [2, 0, 2, 0]
    assert [person_history(event.state, person)[0].partners for person in (1, 2, 3, 4)] == [(3,), (4,), (1,), (2,)]


def test_whoever_is_out_of_a_knockout_is_out_and_sat_out_of_nothing() -> None:
    state = bracket().state
    assert state.settings.format is Format.KNOCKOUT
    assert [each.presence for each in entrant_history(state, 6)] == [AT_TABLE, OUT, OUT]
    assert [each.presence for each in entrant_history(state, 3)] == [SAT_OUT, AT_TABLE, AT_TABLE]
    assert [each.presence for each in person_history(state, 3)] == [SAT_OUT, AT_TABLE, AT_TABLE]


def test_nothing_is_in_the_history_of_nobody() -> None:
    assert summary(()) == Summary(0, 0, 0, Tally(0), ())
    assert [each.entrant for each in person_history(three_pairs().state, 12345)] == [0, 0, 0]


@pytest.mark.parametrize("seed", range(40))
def test_the_rounds_of_an_entrant_add_up_to_its_standing(seed: int) -> None:
    state = random_event(random.Random(seed)).state
    for entrant, tally in tallies(state).items():
        assert replace(summary(entrant_history(state, entrant)).tally, entrant=entrant) == tally
