"""Changing partners: nobody has a partner twice before it is forced, and for few players nothing better exists."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import networkx
import pytest

from domino_desktop.tournament import partners
from domino_desktop.tournament.fours import Weights, best_of_two
from domino_desktop.tournament.matched import Matched, Sides
from domino_desktop.tournament.needs import SeatNeeds
from domino_desktop.tournament.past import pair, past
from domino_desktop.tournament.places import seated
from domino_desktop.tournament.proposal import PairingFault, Why
from domino_desktop.tournament.ranking import ranking
from domino_desktop.tournament.settings import EntrantKind, Format, Order
from tests.tournament.events import Event, by_pair, placed


def club(players: int, seed: int = 1, **more: object) -> Event:
    return Event(EntrantKind.CHANGING, Format.SWISS, players, seed, **more)  # type: ignore[arg-type]


def next_round(event: Event) -> Matched:
    """What is proposed, after a look at what every pairing has to keep; a further turn of sitting out is agreed to."""
    before = past(event.state)
    found = partners.matched(event.state, {}, (), byes_again=True)
    playing = event.state.playing
    assert placed(found) == list(playing)
    assert len(found.sides) == len(playing) // 4
    assert all(len(side) == 2 for sides in found.sides for side in sides)
    sat_out = [before.sat_out[entrant] for entrant in found.sitting_out]
    others = [before.sat_out[entrant] for entrant in playing if entrant not in found.sitting_out]
    assert max(sat_out, default=0) <= min(others)
    return found


def partner_repeats(event: Event, tables: Sequence[Sides]) -> int:
    seen = past(event.state)
    return sum(seen.partners[pair(*side)] for sides in tables for side in sides)


# Few players: everything is tried ---------------------------------------------------------------------


def arrangements(players: tuple[int, ...]) -> Iterator[list[Sides]]:
    """All tables that these players can form."""
    if not players:
        yield []
        return
    first = players[0]
    for three in combinations(players[1:], 3):
        for partner in three:
            others = tuple(each for each in three if each != partner)
            rest = tuple(each for each in players[1:] if each not in three)
            for more in arrangements(rest):
                yield [((first, partner), (others[0], others[1])), *more]


def all_costs(event: Event, sitting_out: Sequence[int], tables: Sequence[Sides]) -> tuple[int, ...]:
    """The list of the module, counted anew."""
    seen, ranked = past(event.state), ranking(event.state)
    low = list(reversed(ranked.order))
    least = sorted(seen.sat_out[entrant] for entrant in event.state.playing)[: len(sitting_out)]
    unfair = sum(seen.sat_out[entrant] for entrant in sitting_out) - sum(least)
    opposing = [(one, other) for sides in tables for one in sides[0] for other in sides[1]]
    alike = uneven = 0
    for sides in tables:
        alike += sum(
            (ranked.half_wins[one] - ranked.half_wins[other]) ** 2
            for one, other in combinations(sides[0] + sides[1], 2)
        )
        order = sorted(sides[0] + sides[1], key=ranked.order.index)
        with_best = next(side for side in sides if order[0] in side)
        uneven += 3 - next(place for place in (1, 2, 3) if order[place] in with_best)
    places = sorted(low.index(entrant) for entrant in sitting_out if seen.sat_out[entrant] == max(least, default=0))
    return (
        unfair,
        partner_repeats(event, tables),
        sum(places),
        sum(seen.against[pair(*each)] for each in opposing),
        alike,
        uneven,
    )


def best_costs(event: Event) -> tuple[int, ...]:
    """The least of all arrangements, whoever sits out."""
    playing = event.state.playing
    return min(
        all_costs(event, out, tables)
        for out in combinations(playing, len(playing) % 4)
        for tables in arrangements(tuple(each for each in playing if each not in out))
    )


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_up_to_eight_players_nothing_better_exists(players: int) -> None:
    for seed in range(2 if players == 8 else 6):
        event = club(players, seed)
        chance = Random(seed)
        for number in range(9):
            if number in (3, 6) and chance.random() < 0.5 and len(event.state.playing) > 4:
                event.withdraw(chance.choice(event.state.playing))
            found = next_round(event)
            if event.state.rounds:
                assert all_costs(event, found.sitting_out, found.sides) == best_costs(event), (seed, number)
            event.publish(found)
            event.play(chance, level=0.1)


def test_two_tables_are_made_up_as_well_as_they_can_be() -> None:
    """Against every one of the 315 arrangements, with costs that say nothing about a tournament."""
    chance = Random(4)
    for highest in range(-100, 100, 10):
        apart, extra = ([[0] * 8 for _ in range(8)] for _ in range(2))
        for one, other in combinations(range(8), 2):
            apart[one][other] = apart[other][one] = chance.randrange(highest - 100, highest)
            extra[one][other] = extra[other][one] = chance.randrange(-50, 50)
        weights = Weights(apart, extra, uneven=chance.randrange(30))

        def price(sides: Sides, weights: Weights = weights) -> int:
            (a, b), (c, d) = sides
            four = sorted((a, b, c, d))
            partner = next(each for side in sides for each in side if four[0] in side and each != four[0])
            return (
                sum(weights.apart[one][other] for one, other in combinations(four, 2))
                + weights.extra[a][b]
                + weights.extra[c][d]
                + weights.uneven * (3 - four.index(partner))
            )

        tables = best_of_two(weights, (0, 1, 2, 3), (4, 5, 6, 7))
        all_of_them = list(arrangements(tuple(range(8))))
        assert len(all_of_them) == 315
        assert sum(map(weights.cost, tables)) == min(sum(map(price, each)) for each in all_of_them)
        assert sum(map(weights.cost, tables)) == sum(price(weights.sides(four)) for four in tables)


# Many players -----------------------------------------------------------------------------------------


def fewest_repeats(event: Event, sitting_out: Sequence[int]) -> int:
    """The fewest repeats of partners that a matching of all who play allows."""
    seen = past(event.state)
    graph = networkx.Graph()
    for one, other in combinations([each for each in event.state.playing if each not in sitting_out], 2):
        graph.add_edge(one, other, weight=100 - seen.partners[pair(one, other)])
    return sum(100 - graph[one][other]["weight"] for one, other in networkx.max_weight_matching(graph, True))


def test_no_partner_comes_again_before_it_is_forced() -> None:
    forced = 0
    for seed in range(10):
        chance = Random(seed)
        is_small = seed % 2 == 0
        event = club(chance.randrange(4, 10) if is_small else chance.randrange(10, 23), seed)
        for _ in range(12 if is_small else chance.randrange(3, 8)):
            if chance.random() < 0.2:
                event.add()
            if chance.random() < 0.2 and len(event.state.playing) > 4:
                event.withdraw(chance.choice(event.state.playing))
            found = next_round(event)
            repeats = partner_repeats(event, found.sides)
            assert repeats == fewest_repeats(event, found.sitting_out)
            forced += repeats > 0
            event.publish(found)
            event.play(chance, level=0.1)
    assert forced


def test_thirty_players_in_five_rounds() -> None:
    """Seven tables; two sit out in each round, ten different ones; nobody has a partner or an opponent twice."""
    event = club(30)
    chance = Random(75)
    for _ in range(5):
        found = partners.matched(event.state, {}, ())
        assert len(found.sides) == 7 and len(found.sitting_out) == 2
        event.publish(found)
        event.play(chance)
    sat_out = [entrant for held in event.state.rounds for entrant in held.sitting_out]
    assert len(set(sat_out)) == 10
    together, against = by_pair(seating.sides for held in event.state.rounds for seating in held.seatings)
    assert set(together.values()) == {1} and set(against.values()) == {1}


def test_after_the_first_round_winners_sit_with_winners() -> None:
    event = club(32, 2)
    event.publish(next_round(event))
    event.play(Random(1))
    wins = ranking(event.state).half_wins
    for sides in next_round(event).sides:
        assert len({wins[entrant] for entrant in sides[0] + sides[1]}) == 1


@pytest.mark.parametrize("order", list(Order))
def test_ratings_make_up_the_first_tables(order: Order) -> None:
    event = club(16, 3, order=order, ratings=[2000 - 10 * place for place in range(16)])
    for sides in next_round(event).sides:
        table = sorted(sides[0] + sides[1])
        if order is Order.FOLD:
            assert [(entrant - 1) // 4 for entrant in table] == [0, 1, 2, 3]
        else:
            assert len({(entrant - 1) // 4 for entrant in table}) == 1
        assert {frozenset(side) for side in sides} == {
            frozenset((table[0], table[3])), frozenset((table[1], table[2]))
        }  # fmt: skip


def test_chance_comes_from_the_seed_alone() -> None:
    assert next_round(club(20, 1)) == next_round(club(20, 1))
    assert next_round(club(20, 1)) != next_round(club(20, 2))


@pytest.mark.parametrize(("players", "seconds"), [(64, 2.0), (200, 10.0)])
def test_large_events_are_paired_in_time(players: int, seconds: float) -> None:
    event = club(players)
    event.publish(next_round(event))
    event.play(Random(1))
    start = time.process_time()
    found = partners.matched(event.state, {}, ())
    assert time.process_time() - start < seconds
    assert partner_repeats(event, found.sides) == 0


# Sitting out ------------------------------------------------------------------------------------------


def test_the_lowest_of_those_who_have_not_sat_out_do_so() -> None:
    event = club(14)
    event.publish(next_round(event))
    event.play(Random(2))
    order = [entrant for entrant in ranking(event.state).order if entrant not in event.state.rounds[0].sitting_out]
    found = next_round(event)
    assert list(found.sitting_out) == [order[-1], order[-2]]
    assert [reason.why for _, reason in found.notes] == [Why.BYE_LOWEST] * 2


def asked(event: Event) -> tuple[int, ...] | None:
    try:
        partners.matched(event.state, {}, ())
    except PairingFault as fault:
        assert fault.kind is PairingFault.Kind.EVERYBODY_SAT_OUT
        return fault.values
    return None


@pytest.mark.parametrize(
    ("players", "rounds", "questions"),
    [
        (5, 12, {6: 1, 11: 2}),
        (10, 6, {6: 1}),
        (6, 8, {4: 1, 7: 2}),
        (7, 6, {3: 1, 5: 2}),  # three of seven: in the third round two sit out for the second time
        (8, 4, {}),
    ],
)
def test_the_director_is_asked_once_for_each_further_turn(players: int, rounds: int, questions: dict[int, int]) -> None:
    event = club(players)
    heard = {}
    for number in range(1, rounds + 1):
        if (values := asked(event)) is not None:
            heard[number] = values[0]
        event.publish(next_round(event))
        event.play(Random(number))
    assert heard == questions


def test_who_comes_late_sits_out_first_and_nobody_is_asked() -> None:
    event = club(5)
    for number in range(5):
        event.publish(next_round(event))
        event.play(Random(number))
    event.add()
    event.withdraw(1)
    assert asked(event) is None
    assert next_round(event).sitting_out == (6,)


def test_somebody_else_sits_out_when_that_spares_a_repeat() -> None:
    """After tables by hand, which no pairing would have made; still nothing better exists."""
    spared = 0
    for seed in range(40):
        chance = Random(seed)
        event = club(chance.choice((5, 6, 7)), seed)
        for _ in range(chance.randrange(2, 5)):
            order = chance.sample(event.state.playing, len(event.state.playing))
            event.publish(Matched((((order[0], order[1]), (order[2], order[3])),), tuple(order[4:])))
            event.play(chance)
        found = next_round(event)
        assert all_costs(event, found.sitting_out, found.sides) == best_costs(event)
        spared += any(reason.why is Why.BYE_SPARES_REPEAT for _, reason in found.notes)
    assert spared


@pytest.mark.parametrize("players", [1, 2, 3])
def test_too_few(players: int) -> None:
    with pytest.raises(PairingFault) as fault:
        partners.matched(club(players).state, {}, ())
    assert (fault.value.kind, fault.value.values) == (PairingFault.Kind.TOO_FEW, (players, 4))


# Needs and locked tables ------------------------------------------------------------------------------


def test_needs_are_kept_in_every_round() -> None:
    """Helpers sit at the table of those whom they help; tables and seats that are needed can be given."""
    for seed in range(4):
        chance = Random(seed)
        event = club(chance.randrange(8, 31), seed)
        helped, helper, one, other, third = chance.sample(range(1, len(event.state.entrants) + 1), 5)
        needs = {
            helped: SeatNeeds(helper=helper, seat=chance.choice((-1, 0))),
            one: SeatNeeds(table=2, seat=chance.choice((-1, 1))),
            other: SeatNeeds(table=chance.choice((1, 2)), seat=chance.choice((-1, 2))),
            third: SeatNeeds(seat=3),
        }
        for _ in range(5):
            found = partners.matched(event.state, needs, (), byes_again=True)
            assert placed(found) == list(event.state.playing)
            seatings = seated(event.state, needs, found.sides)
            table_of = {person: seating.table for seating in seatings for person in seating.seats}
            seat_of = {person: place for seating in seatings for place, person in enumerate(seating.seats)}
            for person, need in needs.items():
                if person in table_of:
                    assert need.table in (0, table_of[person])
                    assert need.seat in (-1, seat_of[person])
                    assert table_of.get(need.helper, table_of[person]) == table_of[person]
            event.publish(found)
            event.play(chance)


def test_needs_are_kept_whenever_they_can_be() -> None:
    """They are taken from tables as somebody could sit, so there is a way to keep them all."""
    for seed in range(10):
        chance = Random(seed)
        players = 4 * chance.randrange(2, 6)
        order = chance.sample(range(1, players + 1), players)
        needs = {}
        for place, person in enumerate(order):
            table, seat = place // 4 + 1, place % 4
            helper = order[place - seat + (seat + 1) % 4]
            if chance.random() < 0.4:
                needs[person] = chance.choice(
                    (SeatNeeds(table), SeatNeeds(0, seat), SeatNeeds(table, seat), SeatNeeds(helper=helper))
                )
        event = club(players, seed)
        for _ in range(2):
            found = partners.matched(event.state, needs, ())
            seated(event.state, needs, found.sides)
            event.publish(found)
            event.play(chance)


def test_needs_that_cannot_be_kept_together_are_named() -> None:
    needs = {person: SeatNeeds(table=1) for person in (1, 2, 3, 4, 5)}
    with pytest.raises(PairingFault) as fault:
        partners.matched(club(12).state, needs, ())
    assert fault.value.kind is PairingFault.Kind.NEEDS_CLASH
    assert set(fault.value.values) <= set(needs)


def test_locked_tables_are_kept_and_everybody_else_is_paired_around_them() -> None:
    for seed in range(8):
        chance = Random(seed)
        event = club(chance.randrange(8, 20), seed)
        for _ in range(3):
            four = chance.sample(event.state.playing, 4)
            locked = (event.seating(1, ((four[0], four[1]), (four[2], four[3]))),)
            found = partners.matched(event.state, {}, locked, byes_again=True)
            assert placed(found, locked) == list(event.state.playing)
            assert len(found.sides) == len(event.state.playing) // 4 - 1
            event.publish(found, locked)
            event.play(chance)


def test_sitting_out_is_counted_over_the_whole_event() -> None:
    """Late entries and withdrawals included: among those who were there all the time nobody is two turns ahead."""
    for seed in range(6):
        chance = Random(seed)
        event = club(chance.choice((5, 6, 7, 9, 10, 11)), seed)
        began = set(event.state.playing)
        for _ in range(9):
            if chance.random() < 0.15:
                event.add()
            event.publish(next_round(event))
            event.play(chance)
        sat_out = Counter(entrant for held in event.state.rounds for entrant in held.sitting_out)
        counts = [sat_out[entrant] for entrant in began]
        assert max(counts) - min(counts) <= 1
