"""Round robin: everybody meets everybody as often as there are circuits, whoever comes late or leaves."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from domino_desktop.tournament.needs import SeatNeeds
from domino_desktop.tournament.proposal import PairingFault, Reason, Why
from domino_desktop.tournament.results import Outcome, TableResult
from domino_desktop.tournament.round_robin import matched, meetings, rounds_needed, schedule
from domino_desktop.tournament.settings import EntrantKind, Format
from tests.tournament.events import Event, placed


def robin(count: int, circuits: int = 1, seed: int = 3, kind: EntrantKind = EntrantKind.PAIR) -> Event:
    return Event(kind, Format.ROUND_ROBIN, count, seed, circuits=circuits)


def run_to_end(event: Event) -> None:
    """Pairs until there is nothing left, and looks at each round."""
    while True:
        try:
            found = matched(event.state, {}, ())
        except PairingFault as fault:
            assert (fault.kind, fault.values) == (PairingFault.Kind.ALL_PLAYED, (len(event.state.rounds),))
            return
        assert placed(found) == list(event.state.playing)
        event.publish(found)


@pytest.mark.parametrize("circuits", [1, 2])
@pytest.mark.parametrize("count", range(2, 15))
def test_everybody_meets_everybody_in_as_few_rounds_as_can_be(count: int, circuits: int) -> None:
    event = robin(count, circuits)
    run_to_end(event)
    assert len(event.state.rounds) == rounds_needed(count, circuits)
    everybody = [frozenset(pair) for pair in combinations(event.state.playing, 2)]
    assert meetings(event.state.rounds) == dict.fromkeys(everybody, circuits)
    sat_out = Counter(entrant for held in event.state.rounds for entrant in held.sitting_out)
    assert sat_out == (dict.fromkeys(event.state.playing, circuits) if count % 2 else {})
    ordered = Counter(seating.sides for held in event.state.rounds for seating in held.seatings)
    assert set(ordered.values()) == {1}  # the second time the sides are changed


def test_the_sides_of_one_circuit_are_shared_out_evenly() -> None:
    for count in range(4, 15):
        first = Counter(sides[0][0] for tables in schedule(tuple(range(1, count + 1)), 1) for sides in tables)
        assert max(first.values()) - min(first.values()) <= 2, count


def test_the_schedule_is_named_as_the_reason() -> None:
    found = matched(robin(5).state, {}, ())
    assert found.notes == (*((index, Reason(Why.SCHEDULE, (1,))) for index in (0, 1, -1)),)


def test_the_seed_decides_the_order() -> None:
    assert matched(robin(8, seed=1).state, {}, ()) != matched(robin(8, seed=2).state, {}, ())
    assert matched(robin(8, seed=1).state, {}, ()) == matched(robin(8, seed=1).state, {}, ())


def test_too_few() -> None:
    with pytest.raises(PairingFault) as fault:
        matched(robin(1).state, {}, ())
    assert (fault.value.kind, fault.value.values) == (PairingFault.Kind.TOO_FEW, (1, 2))


def test_a_table_that_was_not_played_is_played_after_the_plan() -> None:
    event = robin(6)
    event.publish(matched(event.state, {}, ()))
    left = event.state.rounds[0].seatings[1]
    event.enter(left.table, TableResult(Outcome.NOT_PLAYED))
    run_to_end(event)
    assert len(event.state.rounds) == 6
    assert [set(each.entrants) for each in event.state.rounds[5].seatings] == [set(left.entrants)]


def owed_rounds(event: Event) -> int:
    """The tournament rounds that what is owed takes at least."""
    met, circuits, playing = meetings(event.state.rounds), event.state.settings.circuits, event.state.playing
    owed = {pair: circuits - met[frozenset(pair)] for pair in combinations(playing, 2)}
    by_entrant = [sum(times for pair, times in owed.items() if entrant in pair) for entrant in playing]
    return max(*by_entrant, -(-sum(owed.values()) // (len(playing) // 2)))


def test_late_entries_and_withdrawals_leave_no_meeting_out_and_repeat_none() -> None:
    extra = Counter[int]()
    for seed in range(60):
        chance = Random(seed)
        event = robin(chance.randrange(4, 12), chance.choice((1, 2)), seed)
        for _ in range(chance.randrange(1, 4)):
            for _ in range(chance.randrange(3)):
                event.publish(matched(event.state, {}, ()))
            if chance.random() < 0.5:
                event.add()
            elif len(event.state.playing) > 3:
                event.withdraw(chance.choice(event.state.playing))
        least = len(event.state.rounds) + owed_rounds(event)
        run_to_end(event)
        met, circuits = meetings(event.state.rounds), event.state.settings.circuits
        assert max(met.values()) <= circuits
        assert all(met[frozenset(pair)] == circuits for pair in combinations(event.state.playing, 2))
        extra[len(event.state.rounds) - least] += 1
    assert max(extra) <= 1 and extra[1] <= 6, extra  # seldom one round more than the least that can be counted


def test_each_round_has_as_many_tables_as_what_is_owed_allows() -> None:
    for seed in range(40):
        chance = Random(seed)
        event = robin(chance.randrange(4, 9), 1, seed)
        for _ in range(chance.randrange(1, 4)):
            event.publish(matched(event.state, {}, ()))
        event.add()
        met = meetings(event.state.rounds)
        owed = [pair for pair in combinations(event.state.playing, 2) if not met[frozenset(pair)]]
        assert len(matched(event.state, {}, ()).sides) == most_tables(owed)


def most_tables(pairs: list[tuple[int, int]]) -> int:
    """By trying everything."""
    if not pairs:
        return 0
    (one, other), *rest = pairs
    with_it = 1 + most_tables([pair for pair in rest if not {one, other} & set(pair)])
    return max(with_it, most_tables(rest)) if with_it < len(rest) + 1 else with_it


def test_locked_tables_are_kept() -> None:
    for seed in range(20):
        event = robin(9, 1, seed)
        run = matched(event.state, {}, ())
        locked = event.seatings(run.sides[1:2])
        rest = matched(event.state, {}, locked)
        assert set(rest.sides) | {run.sides[1]} == set(run.sides) and rest.sitting_out == run.sitting_out
        one, other = Random(seed).sample(event.state.playing, 2)
        locked = (event.seating(4, ((one,), (other,))),)
        rest = matched(event.state, {}, locked)
        assert placed(rest, locked) == list(event.state.playing) and len(rest.sides) == 3


def test_needs_that_the_plan_cannot_keep_are_named_before_it_begins() -> None:
    """1 and 4 have to meet once, and each of them always has another table."""
    event = robin(6)
    assert placed(matched(event.state, {1: SeatNeeds(table=2)}, ())) == list(range(1, 7))
    needs = {1: SeatNeeds(table=1), 8: SeatNeeds(table=2)}
    with pytest.raises(PairingFault) as fault:
        matched(event.state, needs, ())
    assert (fault.value.kind, set(fault.value.values)) == (PairingFault.Kind.NEEDS_CLASH, {1, 8})


def test_needs_that_come_later_leave_a_meeting_out_as_long_as_there_are_others() -> None:
    event = robin(6)
    event.publish(matched(event.state, {}, ()))
    event.withdraw(6)
    event.add()
    met = meetings(event.state.rounds)
    other = next(each for each in event.state.playing if each != 1 and not met[frozenset((1, each))])
    needs = {1: SeatNeeds(table=1), 2 * other: SeatNeeds(table=2)}
    with pytest.raises(PairingFault) as fault:
        while True:
            found = matched(event.state, needs, ())
            assert ((1,), (other,)) not in found.sides and ((other,), (1,)) not in found.sides
            event.publish(found)
    assert (fault.value.kind, set(fault.value.values)) == (PairingFault.Kind.NEEDS_CLASH, {1, 2 * other})
    met = meetings(event.state.rounds)
    assert [pair for pair in combinations(event.state.playing, 2) if not met[frozenset(pair)]] == [(1, other)]
