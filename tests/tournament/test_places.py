"""Tables and seats: needs are kept, everybody comes around, numbers have no gaps."""

from __future__ import annotations

import itertools
import os
from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from domino_desktop.tournament.limits import limits
from domino_desktop.tournament.needs import SeatNeeds
from domino_desktop.tournament.places import seated
from domino_desktop.tournament.proposal import PairingFault
from domino_desktop.tournament.proposals import propose
from domino_desktop.tournament.settings import EntrantKind, Format
from tests.tournament.events import Event
from tests.tournament.lives import lived

PAIR, SINGLE, CHANGING = EntrantKind.PAIR, EntrantKind.SINGLE, EntrantKind.CHANGING
EVENTS = int(os.environ.get("DOMINO_EVENTS", "20"))


def versus(*pairs):
    return tuple(((one,), (other,)) for one, other in pairs)


def by_table(seatings):
    return {seating.table: seating for seating in seatings}


def table_of(seatings, entrant):
    return next(seating.table for seating in seatings if entrant in seating.entrants)


@pytest.mark.parametrize("kind", [SINGLE, PAIR])
def test_persons_sit_on_the_seats_of_their_side(kind):
    for seed in range(EVENTS):
        for step in lived(kind, Format.SWISS, seed, rounds=3):
            for seating in step.proposal.seatings:
                for number, side in enumerate(seating.sides):
                    (entrant,) = side
                    assert sorted(seating.seats[number::2]) == sorted(step.state.entrants[entrant].persons)


def test_persons_of_changing_partners_sit_in_the_order_of_their_entrants():
    event = Event(CHANGING, Format.SWISS, 8)
    for seating in seated(event.state, {}, (((1, 2), (3, 4)), ((5, 6), (7, 8)))):
        assert seating.seats[0::2] == seating.sides[0]
        assert seating.seats[1::2] == seating.sides[1]


def test_tables_are_numbered_from_the_first_one_without_gaps():
    event = Event(PAIR, Format.SWISS, 10, first_table=7)
    assert [seating.table for seating in propose(event.state, {}).seatings] == [7, 8, 9, 10, 11]


def test_a_locked_table_keeps_its_number_and_its_seats():
    event = Event(PAIR, Format.SWISS, 8)
    locked = propose(event.state, {}).seatings[2]
    again = propose(event.state, {}, (locked,))
    assert by_table(again.seatings)[3] == locked
    assert again.locked == (3,)
    assert sorted(by_table(again.seatings)) == [1, 2, 3, 4]


def test_as_few_as_possible_sit_where_they_have_sat():
    """Against every other way to number the tables, on events of up to five tables."""
    compared = 0
    for seed in range(EVENTS):
        for step in lived(PAIR, Format.SWISS, seed, counts=(6, 11), rounds=6):
            times = Counter(
                (entrant, seating.table)
                for each in step.state.rounds
                for seating in each.seatings
                for entrant in seating.entrants
            )

            def squares(numbers, seatings=step.proposal.seatings, times=times):
                return sum(
                    times[entrant, table] ** 2
                    for table, seating in zip(numbers, seatings)
                    for entrant in seating.entrants
                )

            numbers = [seating.table for seating in step.proposal.seatings]
            assert squares(numbers) == min(map(squares, itertools.permutations(numbers)))
            compared += 1
    assert compared > EVENTS


def test_nobody_stays_at_a_table_in_a_long_event():
    for step in lived(PAIR, Format.SWISS, 3, counts=(24, 24), rounds=9):
        last = step
    tables = Counter(
        (entrant, seating.table)
        for each in last.state.rounds
        for seating in each.seatings
        for entrant in seating.entrants
    )
    assert max(tables.values()) <= 2


def test_seats_come_around():
    """Who leads and who follows is not always the same person."""
    event = Event(PAIR, Format.ROUND_ROBIN, 6)
    chance = Random(1)
    seats = Counter()
    for _ in range(5):
        found = propose(event.state, {})
        seats.update((person, seat) for seating in found.seatings for seat, person in enumerate(seating.seats))
        event.publish_as(found)
        event.play(chance)
    assert max(seats.values()) <= 3
    assert min(len([seat for seat in range(4) if seats[person, seat]]) for person in range(1, 13)) >= 3


def test_a_fixed_table_is_kept_even_beyond_the_others():
    event = Event(PAIR, Format.SWISS, 8)
    found = propose(event.state, {5: SeatNeeds(table=12)})
    assert table_of(found.seatings, 3) == 12
    assert sorted(by_table(found.seatings)) == [1, 2, 3, 12]


@pytest.mark.parametrize("kind", [SINGLE, PAIR])
def test_two_who_need_one_seat_do_not_meet(kind):
    for seed in range(12):
        event = Event(kind, Format.SWISS, 4, seed)
        first, second = 1, 1 + kind.persons
        needs = {first: SeatNeeds(seat=0), second: SeatNeeds(seat=0)}
        found = propose(event.state, needs)
        assert table_of(found.seatings, 1) != table_of(found.seatings, 2)
        assert sum(seating.seats[0] in (first, second) for seating in found.seatings) == 2


def test_partners_who_stay_together_face_each_other():
    event = Event(PAIR, Format.SWISS, 4)
    found = propose(event.state, {1: SeatNeeds(seat=3), 2: SeatNeeds(seat=1)})
    seating = by_table(found.seatings)[table_of(found.seatings, 1)]
    assert (seating.seats[3], seating.seats[1]) == (1, 2)


@pytest.mark.parametrize(
    "needs",
    [
        {1: SeatNeeds(seat=0), 2: SeatNeeds(seat=0)},
        {1: SeatNeeds(seat=0), 2: SeatNeeds(seat=1)},
        {1: SeatNeeds(table=1), 2: SeatNeeds(table=2)},
        {1: SeatNeeds(table=1, seat=0), 3: SeatNeeds(table=1, seat=2)},
        {1: SeatNeeds(table=1, helper=3), 3: SeatNeeds(table=4)},
        {1: SeatNeeds(table=1, seat=0), 4: SeatNeeds(seat=0), 3: SeatNeeds(table=1)},
    ],
)
def test_needs_that_can_never_be_kept_are_told_with_both_persons(needs):
    event = Event(PAIR, Format.SWISS, 8)
    with pytest.raises(PairingFault) as fault:
        propose(event.state, needs)
    assert fault.value.kind is PairingFault.Kind.NEEDS_CLASH
    assert len(fault.value.values) == 2
    assert set(fault.value.values) <= set(needs)


def test_needs_of_whoever_has_left_count_for_nothing():
    event = Event(PAIR, Format.SWISS, 8)
    event.withdraw(1)
    needs = {1: SeatNeeds(table=1, seat=0), 3: SeatNeeds(table=1, seat=2)}
    assert table_of(propose(event.state, needs).seatings, 2) == 1


def test_a_fixed_table_that_is_locked_for_others_clashes():
    event = Event(PAIR, Format.SWISS, 8)
    locked = event.seating(1, ((7,), (8,)))
    with pytest.raises(PairingFault) as fault:
        propose(event.state, {1: SeatNeeds(table=1)}, (locked,))
    assert (fault.value.kind, fault.value.values) == (PairingFault.Kind.NEEDS_CLASH, (1, 1))


def test_a_helper_stays_near_a_fixed_table_wherever_the_pairing_leads():
    """1 sits at table 1 always, 3 at table 2; the helper of 1 has one place left near."""
    for seed in range(20):
        event = Event(SINGLE, Format.SWISS, 12, seed)
        chance = Random(seed)
        needs = {1: SeatNeeds(table=1, helper=2), 3: SeatNeeds(table=2)}
        for _ in range(4):
            found = propose(event.state, needs)
            assert table_of(found.seatings, 1) == 1
            assert table_of(found.seatings, 3) == 2
            assert table_of(found.seatings, 2) in (1, 2)
            event.publish_as(found)
            event.play(chance)


def test_many_helpers_find_tables_next_to_each_other():
    event = Event(SINGLE, Format.SWISS, 80, 5)
    needs = {person: SeatNeeds(helper=person + 1) for person in range(1, 24, 2)}
    found = propose(event.state, needs)
    for person in range(1, 24, 2):
        assert abs(table_of(found.seatings, person) - table_of(found.seatings, person + 1)) <= 1


def test_a_helper_who_is_a_partner_asks_for_nothing():
    event = Event(PAIR, Format.SWISS, 8)
    assert propose(event.state, {1: SeatNeeds(helper=2)}) == propose(event.state, {})
    assert not limits(event.state, {1: SeatNeeds(helper=2)}).near


def test_a_replaced_person_brings_other_needs():
    event = Event(SINGLE, Format.SWISS, 6)
    entrants = {**event.state.entrants, 4: replace(event.state.entrants[4], persons=(40,))}
    state = replace(event.state, entrants=entrants)
    needs = {4: SeatNeeds(table=1), 40: SeatNeeds(table=3)}
    assert table_of(propose(state, needs).seatings, 4) == 3
