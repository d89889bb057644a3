"""What a director changes in a proposal, and the warnings that follow."""

from __future__ import annotations

import os
from dataclasses import replace
from random import Random

import pytest

from domino_desktop.tournament.by_hand import added, moved, removed, swapped, swapped_with_out, warnings
from domino_desktop.tournament.checks import check
from domino_desktop.tournament.facts import RoundPaired
from domino_desktop.tournament.needs import SeatNeeds
from domino_desktop.tournament.proposal import Reason, Why
from domino_desktop.tournament.proposals import propose
from domino_desktop.tournament.results import Place, Seating
from domino_desktop.tournament.settings import EntrantKind, Format
from domino_desktop.tournament.why import why
from tests.tournament.events import AT, Event
from tests.tournament.lives import lived

PAIR, SINGLE, CHANGING = EntrantKind.PAIR, EntrantKind.SINGLE, EntrantKind.CHANGING
EVENTS = int(os.environ.get("DOMINO_EVENTS", "20"))


def seating_of(proposal, entrant):
    return next(each for each in proposal.seatings if entrant in each.entrants)


def place_of(proposal, person):
    return next(Place(each.table, each.seats.index(person)) for each in proposal.seatings if person in each.seats)


def pairs_of_four():
    """Pairs 1 to 4 (persons 1 2, 3 4, 5 6, 7 8): 1 against 2 at table 1, 3 against 4 at table 2."""
    event = Event(PAIR, Format.SWISS, 5)
    seatings = (Seating(1, ((1,), (2,)), (1, 3, 2, 4)), Seating(2, ((3,), (4,)), (5, 7, 6, 8)))
    return event, replace(propose(event.state, {}), seatings=seatings, sitting_out=(5,))


def test_pairs_change_tables_as_pairs():
    _, proposal = pairs_of_four()
    found = swapped(proposal, Place(1, 3), Place(2, 0))
    assert found.seatings == (Seating(1, ((1,), (3,)), (1, 5, 2, 6)), Seating(2, ((2,), (4,)), (3, 7, 4, 8)))
    assert found.is_by_hand


def test_partners_change_seats_and_stay_a_side():
    _, proposal = pairs_of_four()
    assert swapped(proposal, Place(1, 0), Place(1, 2)).seatings[0] == Seating(1, ((1,), (2,)), (2, 3, 1, 4))


def test_opponents_at_one_table_change_sides():
    _, proposal = pairs_of_four()
    assert swapped(proposal, Place(1, 0), Place(1, 1)).seatings[0] == Seating(1, ((2,), (1,)), (3, 1, 4, 2))


def test_singles_change_tables():
    event = Event(SINGLE, Format.SWISS, 4)
    seatings = (Seating(1, ((1,), (2,)), (1, 2)), Seating(2, ((3,), (4,)), (3, 4)))
    proposal = replace(propose(event.state, {}), seatings=seatings)
    found = swapped(proposal, Place(1, 0), Place(2, 1))
    assert found.seatings == (Seating(1, ((4,), (2,)), (4, 2)), Seating(2, ((3,), (1,)), (3, 1)))


def test_where_partners_change_two_at_one_table_get_other_partners():
    event = Event(CHANGING, Format.FREE, 4)
    proposal = added(event.state, {}, propose(event.state, {}), ((1, 2), (3, 4)))
    one, other = place_of(proposal, 2), place_of(proposal, 3)
    found = swapped(proposal, one, other)
    assert {frozenset(side) for side in found.seatings[0].sides} == {frozenset((1, 3)), frozenset((2, 4))}
    assert swapped(found, one, other).seatings == proposal.seatings


def test_who_sits_out_takes_the_seats_of_another():
    event, proposal = pairs_of_four()
    found = swapped_with_out(event.state, proposal, Place(2, 2), 5)
    assert found.seatings[1] == Seating(2, ((5,), (4,)), (9, 7, 10, 8))
    assert found.sitting_out == (3,)


def test_a_table_moves_to_a_free_number_or_changes_with_another():
    _, proposal = pairs_of_four()
    proposal = replace(proposal, locked=(2,))
    away = moved(proposal, 2, 9)
    assert [(each.table, each.entrants) for each in away.seatings] == [(1, (1, 2)), (9, (3, 4))]
    assert away.locked == (9,)
    turned = moved(proposal, 2, 1)
    assert [(each.table, each.entrants) for each in turned.seatings] == [(1, (3, 4)), (2, (1, 2))]
    assert turned.locked == (1,)


@pytest.mark.parametrize("kind", [SINGLE, PAIR, CHANGING])
def test_a_free_pairing_is_made_table_by_table(kind):
    event = Event(kind, Format.FREE, 8)
    proposal = propose(event.state, {})
    assert (proposal.seatings, proposal.sitting_out) == ((), tuple(range(1, 9)))
    size = kind.entrants_at_table // 2
    for first in range(1, 9, 2 * size):
        sides = (tuple(range(first, first + size)), tuple(range(first + size, first + 2 * size)))
        proposal = added(event.state, {}, proposal, sides)
    assert proposal.sitting_out == ()
    assert sorted(entrant for each in proposal.seatings for entrant in each.entrants) == list(range(1, 9))
    assert warnings(event.state, {}, proposal) == ()
    check(event.state, RoundPaired(event.number, AT, 0, 1, proposal.seatings, (), True))
    broken = removed(proposal, 2)
    assert broken.sitting_out == tuple(sorted(proposal.seatings[1].entrants))
    assert propose(event.state, {}, broken.seatings).seatings == broken.seatings


def test_a_table_is_added_against_needs_too_and_the_director_is_told():
    event = Event(PAIR, Format.FREE, 4)
    needs = {1: SeatNeeds(seat=0), 3: SeatNeeds(seat=0)}
    proposal = added(event.state, needs, propose(event.state, needs), ((1,), (2,)))
    kinds = {reason.why for reason in warnings(event.state, needs, proposal)}
    assert kinds == {Why.NEED_NOT_KEPT}


def test_changes_by_hand_keep_everybody_placed_once():
    for seed in range(EVENTS):
        chance = Random(seed)
        for step in lived((SINGLE, PAIR)[seed % 2], Format.SWISS, seed, rounds=3):
            proposal = step.proposal
            for _ in range(6):
                places = [Place(each.table, seat) for each in proposal.seatings for seat in range(len(each.seats))]
                what = chance.randrange(3)
                if what == 0:
                    proposal = swapped(proposal, *chance.sample(places, 2))
                elif what == 1 and proposal.sitting_out:
                    who = chance.choice(proposal.sitting_out)
                    proposal = swapped_with_out(step.state, proposal, chance.choice(places), who)
                else:
                    proposal = moved(proposal, chance.choice(proposal.seatings).table, chance.randint(1, 30))
                number = len(step.state.facts)
                check(
                    step.state,
                    RoundPaired(number, AT, 0, proposal.round, proposal.seatings, proposal.sitting_out, True),
                )
            kinds = {reason.why for reason in warnings(step.state, step.needs, proposal)}
            assert not kinds & {Why.TWICE_IN_ROUND, Why.NOT_PLACED, Why.WITHDRAWN_PLACED}


def test_who_is_placed_twice_or_not_at_all_or_has_left_is_told_first():
    event, proposal = pairs_of_four()
    event.withdraw(4)
    wrong = replace(proposal, sitting_out=(1,))
    assert warnings(event.state, {}, wrong) == (
        Reason(Why.TWICE_IN_ROUND, (1,)),
        Reason(Why.WITHDRAWN_PLACED, (4,)),
        Reason(Why.NOT_PLACED, (5,)),
    )


def test_needs_that_are_not_kept_are_told_with_the_table():
    event, proposal = pairs_of_four()
    needs = {1: SeatNeeds(table=2), 3: SeatNeeds(seat=1), 5: SeatNeeds(seat=3), 8: SeatNeeds(helper=1)}
    assert warnings(event.state, needs, proposal) == (
        Reason(Why.NEED_NOT_KEPT, (1, 1)),
        Reason(Why.NEED_NOT_KEPT, (5, 2)),
    )
    far = moved(proposal, 2, 7)
    assert Reason(Why.NEED_NOT_KEPT, (8, 7)) in warnings(event.state, needs, far)


def test_meeting_again_and_sitting_out_again_are_told():
    event, proposal = pairs_of_four()
    event.publish_as(proposal)
    event.play(Random(1))
    again = replace(proposal, round=2)
    assert warnings(event.state, {}, again) == (
        Reason(Why.BYE_UNFAIR, (5, 1)),
        Reason(Why.MET_BEFORE, (1, 2, 1)),
        Reason(Why.MET_BEFORE, (3, 4, 1)),
    )


def test_a_round_robin_of_two_circuits_meets_twice_without_a_warning():
    event = Event(PAIR, Format.ROUND_ROBIN, 4, circuits=2)
    chance = Random(1)
    for _ in range(6):
        proposal = propose(event.state, {})
        assert warnings(event.state, {}, proposal) == ()
        event.publish_as(proposal)
        event.play(chance)


def test_partners_again_are_told_where_partners_change():
    event = Event(CHANGING, Format.SWISS, 8)
    proposal = propose(event.state, {})
    event.publish_as(proposal)
    event.play(Random(1))
    told = warnings(event.state, {}, replace(proposal, round=2))
    sides = [side for seating in proposal.seatings for side in seating.sides]
    assert told == tuple(Reason(Why.PARTNERS_BEFORE, (*side, 1)) for side in sides)


def test_whoever_would_leave_a_knockout_unbeaten_is_told_and_who_would_come_back():
    event = Event(PAIR, Format.KNOCKOUT, 4, ratings=(40, 30, 20, 10))
    event.publish_as(propose(event.state, {}))
    event.play(Random(1))
    proposal = propose(event.state, {})
    assert warnings(event.state, {}, proposal) == ()
    third = next(
        each for each in proposal.seatings if Reason(Why.THIRD_PLACE) in why(event.state, {}, proposal, each.table)
    )
    final = next(each for each in proposal.seatings if each is not third)
    exchanged = swapped(proposal, Place(final.table, 0), Place(third.table, 0))
    assert [each.why for each in warnings(event.state, {}, exchanged)] == [Why.CANNOT_WIN], "for the third place only"
    late = event.add()
    late_in = swapped_with_out(event.state, propose(event.state, {}), Place(final.table, 0), late)
    leaving = final.sides[0][0]
    assert warnings(event.state, {}, late_in) == (
        Reason(Why.CANNOT_WIN, (leaving,)),
        Reason(Why.PLAYS_AGAIN, (late,)),
    )


def test_a_proposal_of_the_program_warns_of_nothing_that_it_could_avoid():
    for seed in range(EVENTS):
        for step in lived(PAIR, Format.SWISS, seed, counts=(10, 24), rounds=4, with_needs=True):
            for reason in warnings(step.state, step.needs, step.proposal):
                assert reason.why is Why.MET_BEFORE
                table = seating_of(step.proposal, reason.values[0]).table
                forced = [each.why for each in why(step.state, step.needs, step.proposal, table)]
                assert Why.REPEAT_FORCED in forced
