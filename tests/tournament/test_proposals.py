"""Proposals of every format, and the reasons that are given for them."""

from __future__ import annotations

import os
from dataclasses import replace
from random import Random

import pytest

from domino_desktop.tournament.by_hand import swapped
from domino_desktop.tournament.checks import check
from domino_desktop.tournament.facts import RoundPaired
from domino_desktop.tournament.needs import SeatNeeds
from domino_desktop.tournament.past import past
from domino_desktop.tournament.proposal import Reason, Why
from domino_desktop.tournament.proposals import propose
from domino_desktop.tournament.results import Place
from domino_desktop.tournament.settings import FORMATS, EntrantKind, Format
from domino_desktop.tournament.why import why
from tests.tournament.events import AT, Event, played
from tests.tournament.lives import lived

PAIR, SINGLE, CHANGING = EntrantKind.PAIR, EntrantKind.SINGLE, EntrantKind.CHANGING
EVENTS = int(os.environ.get("DOMINO_EVENTS", "6"))
PAIRED = [(kind, form) for kind, forms in FORMATS.items() for form in forms if form is not Format.FREE]


@pytest.mark.parametrize(("kind", "form"), PAIRED)
def test_what_is_proposed_can_be_published_and_has_reasons(kind, form):
    steps = 0
    for seed in range(EVENTS):
        counts = (16, 16) if form is Format.ROTATION else (4, 20)
        for step in lived(kind, form, seed, counts=counts, rounds=4, with_needs=seed % 2 == 1):
            steps += 1
            proposal = step.proposal
            number = len(step.state.facts)
            check(step.state, RoundPaired(number, AT, 0, proposal.round, proposal.seatings, proposal.sitting_out))
            for seating in proposal.seatings:
                reasons = why(step.state, step.needs, proposal, seating.table)
                assert reasons
                assert Why.BY_HAND not in {reason.why for reason in reasons}
            out = why(step.state, step.needs, proposal, 0)
            assert Why.BY_HAND not in {reason.why for reason in out}
    assert steps > EVENTS


@pytest.mark.parametrize(("kind", "form"), PAIRED)
def test_locked_tables_stay_in_every_format(kind, form):
    event = Event(kind, form, 16, seed=3)
    before = propose(event.state, {})
    locked = before.seatings[1:3]
    again = propose(event.state, {}, locked)
    assert set(locked) <= set(again.seatings)
    assert again.locked == (2, 3)
    assert sorted(entrant for each in again.seatings for entrant in each.entrants) == list(range(1, 17))
    assert Reason(Why.LOCKED) in why(event.state, {}, again, 2)


def kinds(reasons):
    return [reason.why for reason in reasons]


def test_the_first_round_is_by_lot_or_by_rating():
    event = Event(PAIR, Format.SWISS, 5, seed=8)
    proposal = propose(event.state, {})
    assert why(event.state, {}, proposal, 1) == (Reason(Why.FIRST_ROUND_BY_LOT, (8,)),)
    assert why(event.state, {}, proposal, 0) == (Reason(Why.FIRST_ROUND_BY_LOT, (8,)),)
    rated = Event(PAIR, Format.SWISS, 4, ratings=[4, 3, 2, 1])
    assert why(rated.state, {}, propose(rated.state, {}), 1) == (Reason(Why.FIRST_ROUND_BY_RATING),)


def test_later_rounds_tell_wins_meetings_and_tables():
    event = Event(PAIR, Format.SWISS, 8, seed=2)
    event.publish_as(propose(event.state, {}))
    for table in range(1, 5):
        event.enter(table, played(100, 20 + table))
    proposal = propose(event.state, {})
    seen = past(event.state)
    for seating in proposal.seatings:
        wins = 2 if seating.sides[0][0] in {each.sides[0][0] for each in event.state.rounds[0].seatings} else 0
        times = sum(seen.tables[entrant, seating.table] for entrant in seating.entrants)
        assert why(event.state, {}, proposal, seating.table) == (
            Reason(Why.SAME_WINS, (wins,)),
            Reason(Why.NEVER_MET),
            Reason(Why.TABLE_VARIES, (seating.table, times)),
        )


def test_nearest_wins_are_told_with_both():
    event = Event(PAIR, Format.SWISS, 6, seed=2)
    event.publish_as(propose(event.state, {}))
    for table in range(1, 4):
        event.enter(table, played(100, 20 + table))
    proposal = propose(event.state, {})
    told = [why(event.state, {}, proposal, seating.table)[0] for seating in proposal.seatings]
    assert sorted(each.why.value for each in told) == ["nearest_wins", "same_wins", "same_wins"]
    assert next(each.values for each in told if each.why is Why.NEAREST_WINS) in ((2, 0), (0, 2))


@pytest.mark.parametrize("kind", [PAIR, SINGLE])
def test_nobody_is_called_nearest_where_needs_came_first(kind):
    """Both losers have the same seat, so the winners cannot meet although they never did."""
    event = Event(kind, Format.SWISS, 4, seed=2)
    event.publish_as(propose(event.state, {}))
    for table in (1, 2):
        event.enter(table, played(100, 20 + table))
    losers = [seating.seats[1] for seating in event.state.rounds[0].seatings]
    needs = {person: SeatNeeds(seat=1, large_print=True) for person in losers}
    proposal = propose(event.state, needs)
    for seating in proposal.seatings:
        (first, *_) = why(event.state, needs, proposal, seating.table)
        assert first.why is Why.APART_FOR_NEEDS and sorted(first.values) == [0, 2]
    plain = {person: SeatNeeds(large_print=True) for person in losers}
    proposal = propose(event.state, plain)
    told = [why(event.state, plain, proposal, seating.table)[0].why for seating in proposal.seatings]
    assert told == [Why.SAME_WINS] * 2


def four_after_three_rounds():
    """Four pairs of which each two have met once."""
    event = Event(PAIR, Format.SWISS, 4, seed=4)
    chance = Random(3)
    for _ in range(3):
        event.publish_as(propose(event.state, {}))
        event.play(chance)
    return event


def test_a_repeat_is_called_forced_when_no_pairing_without_one_was_left():
    event = four_after_three_rounds()
    proposal = propose(event.state, {})
    for seating in proposal.seatings:
        reason = why(event.state, {}, proposal, seating.table)[1]
        assert reason.why is Why.REPEAT_FORCED
        assert set(reason.values[:2]) == set(seating.entrants)
        assert reason.values[2] == 1


def test_a_repeat_by_hand_or_by_lock_is_never_called_forced():
    event = Event(PAIR, Format.SWISS, 4, seed=4)
    first = propose(event.state, {})
    event.publish_as(first)
    event.play(Random(3))
    again = replace(first, round=2, is_by_hand=True)
    assert kinds(why(event.state, {}, again, 1))[:2] == [Why.BY_HAND, Why.MET_BEFORE]
    locked = propose(event.state, {}, first.seatings[:1])
    assert kinds(why(event.state, {}, locked, 1))[:2] == [Why.LOCKED, Why.MET_BEFORE]
    assert Why.REPEAT_FORCED in kinds(why(event.state, {}, locked, 2)), "the lock left no other pairing"


def test_a_published_round_is_explained_from_the_state_before_it():
    event = four_after_three_rounds()
    proposal = propose(event.state, {})
    before = [why(event.state, {}, proposal, table) for table in (0, 1, 2)]
    event.publish_as(proposal)
    event.play(Random(8))
    event.publish_as(propose(event.state, {}))
    assert [why(event.state, {}, proposal, table) for table in (0, 1, 2)] == before


def test_only_tables_that_were_changed_are_by_hand():
    event = Event(PAIR, Format.SWISS, 12, seed=4)
    event.publish_as(propose(event.state, {}))
    event.play(Random(3))
    proposal = propose(event.state, {})
    changed = swapped(proposal, Place(2, 0), Place(5, 0))
    by_hand = [table for table in range(1, 7) if Why.BY_HAND in kinds(why(event.state, {}, changed, table))]
    assert by_hand == [2, 5]


def test_sitting_out_is_explained_by_rank_or_by_times():
    event = Event(PAIR, Format.SWISS, 5, seed=4)
    chance = Random(3)
    for number in range(1, 7):
        proposal = propose(event.state, {}, byes_again=True)
        (entrant,) = proposal.sitting_out
        (reason,) = why(event.state, {}, proposal, 0)
        if number == 1:
            assert reason.why is Why.FIRST_ROUND_BY_LOT
        elif number == 6:
            assert reason == Reason(Why.BYE_AGAIN, (entrant, 1))
        else:
            assert reason.why in (Why.BYE_LOWEST, Why.BYE_SPARES_REPEAT)
            assert reason.values[0] == entrant
        event.publish_as(proposal)
        event.play(chance)


def test_whoever_sits_out_so_that_nobody_meets_again_is_told_so():
    """Checked against all other choices: a lower one would have forced a repeat."""
    found = 0
    for seed in range(60):
        for step in lived(PAIR, Format.SWISS, seed, counts=(5, 7), rounds=5):
            for reason in why(step.state, {}, step.proposal, 0):
                if reason.why is Why.BYE_SPARES_REPEAT:
                    found += 1
                    lower = swapped_out_lowest(step)
                    assert repeats(step.state, lower) > repeats(step.state, step.proposal)
    assert found


def swapped_out_lowest(step):
    """The best proposal without the lowest of those who have sat out least."""
    from domino_desktop.tournament.ranking import ranking

    sat_out = past(step.state).sat_out
    lowest_first = ranking(step.state).order[::-1]
    lowest = min(lowest_first, key=lambda entrant: sat_out[entrant])
    entrants = {**step.state.entrants, lowest: replace(step.state.entrants[lowest], is_withdrawn=True)}
    return propose(replace(step.state, entrants=entrants), {})


def repeats(state, proposal):
    seen = past(state)
    return sum(seen.against[tuple(sorted(seating.entrants))] > 0 for seating in proposal.seatings)


def test_needs_are_given_as_reasons_where_they_are_kept():
    event = Event(PAIR, Format.SWISS, 8, seed=2)
    needs = {1: SeatNeeds(table=2, seat=3, helper=16)}
    proposal = propose(event.state, needs)
    reasons = why(event.state, needs, proposal, 2)
    assert reasons[1:] == (
        Reason(Why.TABLE_NEEDED, (1, 2)),
        Reason(Why.SEAT_NEEDED, (1, 3)),
        Reason(Why.HELPER_NEAR, (1, 16)),
    )
    elsewhere = replace(needs[1], table=4)
    assert Why.TABLE_NEEDED not in kinds(why(event.state, {1: elsewhere}, proposal, 2))


def test_a_free_pairing_is_by_hand():
    event = Event(SINGLE, Format.FREE, 4)
    assert why(event.state, {}, propose(event.state, {}), 0) == (Reason(Why.BY_HAND),)
    assert why(event.state, {}, propose(event.state, {}), 1) == ()
