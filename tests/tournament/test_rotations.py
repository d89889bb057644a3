"""Perfect rotations: every meeting of every plan is counted, and what ends a plan is told."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from domino_desktop.tournament.needs import SeatNeeds
from domino_desktop.tournament.proposal import PairingFault, Reason, Why
from domino_desktop.tournament.rotation_plans import plan_sizes
from domino_desktop.tournament.rotations import matched, rotation_rounds
from domino_desktop.tournament.settings import EntrantKind, Format
from tests.tournament.events import Event, by_pair, placed


def rotation(players: int, rounds: int, seed: int = 5) -> Event:
    return Event(EntrantKind.CHANGING, Format.ROTATION, players, seed, rounds=rounds)


def run(event: Event, rounds: int) -> None:
    for number in range(rounds):
        found = matched(event.state, {}, ())
        assert placed(found) == list(event.state.playing)
        assert (0, Reason(Why.ROTATION, (number + 1,))) in found.notes
        event.publish(found)


def tables_of(event: Event) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    return [seating.sides for held in event.state.rounds for seating in held.seatings]


@pytest.mark.parametrize("players", plan_sizes())
@pytest.mark.parametrize("seed", [1, 2026])
def test_everybody_partners_everybody_once_and_opposes_everybody_twice(players: int, seed: int) -> None:
    rounds = rotation_rounds(players)[-1]
    event = rotation(players, rounds, seed)
    run(event, rounds)
    partners, opponents = by_pair(tables_of(event))
    everybody = {frozenset(pair) for pair in combinations(event.state.playing, 2)}
    assert partners == dict.fromkeys(everybody, 1)
    assert opponents == dict.fromkeys(everybody, 2)
    sat_out = Counter(entrant for held in event.state.rounds for entrant in held.sitting_out)
    assert sat_out == (dict.fromkeys(event.state.playing, 1) if players % 2 else {})
    with pytest.raises(PairingFault) as fault:
        matched(event.state, {}, ())
    assert (fault.value.kind, fault.value.values) == (PairingFault.Kind.ALL_PLAYED, (rounds,))


@pytest.mark.parametrize("rounds", [0, 4, 5])
def test_sixteen_meet_everybody_once_in_five_rounds(rounds: int) -> None:
    event = rotation(16, rounds)
    run(event, 5)
    met = Counter(frozenset(pair) for sides in tables_of(event) for pair in combinations(sides[0] + sides[1], 2))
    assert met == dict.fromkeys((frozenset(pair) for pair in combinations(range(1, 17), 2)), 1)
    assert all(len(held.seatings) == 4 and not held.sitting_out for held in event.state.rounds)


def test_another_seed_puts_the_players_elsewhere() -> None:
    assert matched(rotation(12, 11, 1).state, {}, ()).sides != matched(rotation(12, 11, 2).state, {}, ()).sides


def test_a_plan_that_has_begun_goes_on_when_more_rounds_are_wanted() -> None:
    from dataclasses import replace

    event = rotation(16, 5)
    run(event, 2)
    event.state = replace(event.state, settings=replace(event.state.settings, rounds=15))
    run(event, 0)
    event.publish(matched(event.state, {}, ()))
    met = Counter(frozenset(pair) for sides in tables_of(event) for pair in combinations(sides[0] + sides[1], 2))
    assert set(met.values()) == {1}


@pytest.mark.parametrize("players", [1, 2, 3, 6, 7, 10, 11, 14, 15, 18, 19, 22, 30, 32, 64])
def test_no_plan_for_other_numbers(players: int) -> None:
    assert rotation_rounds(players) == ()
    with pytest.raises(PairingFault) as fault:
        matched(rotation(players, 5).state, {}, ())
    assert (fault.value.kind, fault.value.values) == (PairingFault.Kind.NO_ROTATION, (players,))


def test_who_comes_late_or_leaves_ends_the_plan() -> None:
    event = rotation(12, 11)
    run(event, 2)
    event.withdraw(3)
    with pytest.raises(PairingFault) as fault:
        matched(event.state, {}, ())
    assert (fault.value.kind, fault.value.values) == (PairingFault.Kind.NO_ROTATION, (11,))
    event.give_back(3)
    assert placed(matched(event.state, {}, ())) == list(range(1, 13))
    event.add()
    with pytest.raises(PairingFault):
        matched(event.state, {}, ())
    event.withdraw(7)  # twelve again, but not the twelve of the plan
    with pytest.raises(PairingFault):
        matched(event.state, {}, ())


def test_who_leaves_before_the_first_round_is_not_in_the_plan() -> None:
    event = rotation(13, 11)
    event.withdraw(2)
    assert placed(matched(event.state, {}, ())) == [1, *range(3, 14)]


@pytest.mark.parametrize("players", [8, 9, 12, 13, 16])
def test_locked_tables_are_kept_and_everybody_else_has_a_table(players: int) -> None:
    chance = Random(players)
    for seed in range(10):
        event = rotation(players, 5, seed)
        plan = matched(event.state, {}, ())
        locked = event.seatings(plan.sides[:1])
        rest = matched(event.state, {}, locked)
        assert set(rest.sides) == set(plan.sides[1:]) and rest.sitting_out == plan.sitting_out
        four = chance.sample(event.state.playing, 4)
        locked = (event.seating(3, ((four[0], four[1]), (four[2], four[3]))),)
        rest = matched(event.state, {}, locked)
        assert placed(rest, locked) == list(event.state.playing)
        assert len(rest.sides) == players // 4 - 1


def test_needs_that_the_plan_cannot_keep_are_named_before_it_begins() -> None:
    event = rotation(16, 5)
    seated_well = {1: SeatNeeds(table=2, seat=3), 9: SeatNeeds(has_helper=True)}
    assert placed(matched(event.state, seated_well, ())) == list(range(1, 17))
    for needs in (
        {1: SeatNeeds(helper=2)},  # sits with somebody else four times
        {1: SeatNeeds(table=1), 2: SeatNeeds(table=3)},
        {1: SeatNeeds(table=1), 2: SeatNeeds(table=1)},
        {1: SeatNeeds(seat=0), 2: SeatNeeds(seat=0)},
    ):
        with pytest.raises(PairingFault) as fault:
            matched(event.state, needs, ())
        assert fault.value.kind is PairingFault.Kind.NEEDS_CLASH
        assert set(fault.value.values) <= {1, 2}


def test_rounds_that_are_not_planned_need_not_keep_the_needs() -> None:
    """Two who need different tables have a first round or two in which they are at different ones."""
    needs = {1: SeatNeeds(table=1), 2: SeatNeeds(table=3)}
    possible = 0
    for seed in range(12):
        try:
            matched(rotation(20, 2, seed).state, needs, ())
        except PairingFault:
            with pytest.raises(PairingFault):
                matched(rotation(20, 19, seed).state, needs, ())
        else:
            possible += 1
    assert possible
