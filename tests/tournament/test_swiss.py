"""Swiss pairing: repeats only when forced, sitting out fair, needs kept, and the best there is by brute force."""

from __future__ import annotations

import itertools
import os
import time
from collections import defaultdict
from dataclasses import replace
from random import Random

import pytest

from domino_desktop.tournament.limits import limits
from domino_desktop.tournament.matching import best_assignment, best_pairs, total
from domino_desktop.tournament.needs import SeatNeeds
from domino_desktop.tournament.past import past
from domino_desktop.tournament.proposal import PairingFault
from domino_desktop.tournament.proposals import propose
from domino_desktop.tournament.ranking import ranking
from domino_desktop.tournament.results import Outcome, TableResult
from domino_desktop.tournament.settings import EntrantKind, Format, Order
from domino_desktop.tournament.standings import standings
from domino_desktop.tournament.swiss import OUT, matched, pair_costs
from tests.tournament.events import Event, played
from tests.tournament.lives import lived

PAIR, SINGLE, SWISS = EntrantKind.PAIR, EntrantKind.SINGLE, Format.SWISS
EVENTS = int(os.environ.get("DOMINO_EVENTS", "20"))
"""Random events of each property; set the variable for a longer sweep."""


def all_pairings(entrants):
    """Every way to put these entrants in pairs; the first of an odd number may sit out, and so may all others."""
    if not entrants:
        yield ()
        return
    first, rest = entrants[0], entrants[1:]
    for index, other in enumerate(rest):
        for others in all_pairings(rest[:index] + rest[index + 1 :]):
            yield ((first, other), *others)


def meetings(state):
    """How often each two sat against each other: at tables that were played, and at others."""
    found = defaultdict(lambda: [0, 0])
    for each in state.rounds:
        for seating in each.seatings:
            was_played = each.results[seating.table].outcome is Outcome.PLAYED
            found[frozenset(seating.entrants)][not was_played] += 1
    return found


def sat_out(state):
    return {entrant: sum(entrant in each.sitting_out for each in state.rounds) for entrant in state.entrants}


def judge(state):
    """What a pairing costs in the first five ways, told without the program's own counting of them."""
    out, met = sat_out(state), meetings(state)
    place = {entrant: position for position, entrant in enumerate(reversed(ranking(state).order))}
    wins = {each.entrant: each.tally.half_wins for each in standings(state)}

    def judged(pairing):
        cost = [0, 0, 0, 0, 0]
        for one, other in pairing:
            if OUT in (one, other):
                cost[0], cost[3] = out[one + other], place[one + other]
            else:
                played_times, unplayed = met[frozenset((one, other))]
                cost[1] += played_times**2
                cost[2] += unplayed
                cost[4] += (wins[one] - wins[other]) ** 2
        return cost

    return judged


def as_pairing(proposal):
    pairs = [(seating.sides[0][0], seating.sides[1][0]) for seating in proposal.seatings]
    return pairs + [(entrant, OUT) for entrant in proposal.sitting_out]


def everybody(proposal):
    return sorted(entrant for each in as_pairing(proposal) for entrant in each if entrant != OUT)


@pytest.mark.parametrize("kind", [SINGLE, PAIR])
def test_everybody_plays_or_sits_out_and_nobody_repeats_before_it_is_forced(kind):
    seen = 0
    for seed in range(EVENTS):
        for step in lived(kind, SWISS, seed, counts=(4, 40) if seed % 2 else (4, 10)):
            assert everybody(step.proposal) == list(step.state.playing)
            assert len(step.proposal.sitting_out) == len(step.state.playing) % 2
            met = meetings(step.state)
            if any(frozenset(each) in met for each in as_pairing(step.proposal)):
                assert not can_pair_without_repeat(step.state)
                seen += 1
    assert seen


def can_pair_without_repeat(state):
    """Whether somebody who sat out least can sit out so that all others meet somebody new: by search, not matching."""
    out = sat_out(state)
    playing = list(state.playing)
    met = meetings(state)
    new = {one: [other for other in playing if other != one and frozenset((one, other)) not in met] for one in playing}

    def search(left):
        if not left:
            return True
        one = min(left, key=lambda entrant: sum(other in left for other in new[entrant]))
        return any(search(left - {one, other}) for other in new[one] if other in left)

    if len(playing) % 2 == 0:
        return search(frozenset(playing))
    fewest = min(out[entrant] for entrant in playing)
    return any(search(frozenset(playing) - {entrant}) for entrant in playing if out[entrant] == fewest)


@pytest.mark.parametrize("kind", [SINGLE, PAIR])
def test_nothing_is_better_by_brute_force(kind):
    seen = 0
    for seed in range(EVENTS):
        for step in lived(kind, SWISS, seed, counts=(4, 8), rounds=7):
            playing = list(step.state.playing) + [OUT] * (len(step.state.playing) % 2)
            judged = judge(step.state)
            best = min(map(judged, all_pairings(playing)))
            assert judged(as_pairing(step.proposal)) == best
            seen += best[1] > 0
    assert seen > EVENTS, "hardly any repeat was forced"


def test_sitting_out_goes_to_the_lowest_of_those_who_sat_out_least():
    for seed in range(EVENTS):
        for step in lived(PAIR, SWISS, seed, counts=(5, 21)):
            out = sat_out(step.state)
            fewest = min(out[entrant] for entrant in step.state.playing)
            for entrant in step.proposal.sitting_out:
                assert out[entrant] == fewest
                assert step.asked or fewest == 0 or any(out[other] > fewest for other in step.state.entrants)


def test_needs_are_kept():
    kept = 0
    for seed in range(2 * EVENTS):
        for step in lived(PAIR if seed % 2 else SINGLE, SWISS, seed, with_needs=True):
            tables = {person: seating for seating in step.proposal.seatings for person in seating.seats}
            for person, need in step.needs.items():
                if person not in tables:
                    continue
                seating = tables[person]
                kept += 1
                assert need.table in (0, seating.table)
                if need.seat >= 0:
                    assert seating.seats.index(person) == need.seat % len(seating.seats)
                if need.helper in tables:
                    assert abs(tables[need.helper].table - seating.table) <= 1
    assert kept > EVENTS


def test_no_pairing_that_keeps_the_needs_is_better_by_brute_force():
    """Few entrants with many needs, so that helpers, shared tables and sitting out decide together."""
    better_without = clashes = 0
    for seed in range(2 * EVENTS):
        chance = Random(seed)
        kind = chance.choice((SINGLE, PAIR))
        event = Event(kind, SWISS, chance.randint(4, 8), seed)
        needs = many_needs(event, chance)
        for _ in range(5):
            playing = list(event.state.playing) + [OUT] * (len(event.state.playing) % 2)
            judged = judge(event.state)
            try:
                found = propose(event.state, needs, byes_again=True)
            except PairingFault as fault:
                assert fault.kind is PairingFault.Kind.NEEDS_CLASH
                clashes += 1
                if can_ever_be_kept(event.state, needs):
                    assert not any(can_be_placed(event.state, needs, each) for each in all_pairings(playing))
                found = propose(event.state, {}, byes_again=True)
            else:
                cost = judged(as_pairing(found))
                better = [pairing for pairing in all_pairings(playing) if judged(pairing) < cost]
                better_without += bool(better)
                assert not any(can_be_placed(event.state, needs, pairing) for pairing in better)
            event.publish_as(found)
            event.play(chance, level=0.1)
            if chance.random() < 0.2 and len(event.state.playing) > 3:
                event.withdraw(chance.choice(event.state.playing))
    assert better_without > EVENTS
    assert clashes


def many_needs(event, chance):
    persons = [person for entrant in event.state.entrants.values() for person in entrant.persons]
    return {
        person: SeatNeeds(
            table=chance.randint(1, 4) if chance.random() < 0.5 else 0,
            seat=chance.randrange(4) if chance.random() < 0.2 else -1,
            helper=chance.choice([other for other in persons if other != person]) if chance.random() < 0.5 else 0,
        )
        for person in chance.sample(persons, chance.randint(2, 4))
    }


def can_ever_be_kept(state, needs):
    try:
        limits(state, needs)
    except PairingFault:
        return False
    return True


def can_be_placed(state, needs, pairing):
    """Whether there are tables and seats for a pairing, tried one after the other."""
    at_tables = [each for each in pairing if OUT not in each]
    of = {person: one for each in at_tables for one in each for person in state.entrants[one].persons}
    wanted = {person: need for person, need in needs.items() if person in of}
    for one, other in at_tables:
        halves = []
        for entrant in (one, other):
            seats = {wanted[person].seat for person in state.entrants[entrant].persons if person in wanted} - {-1}
            if len({seat % 2 for seat in seats}) > 1:
                return False
            halves += list({seat % 2 for seat in seats})
        if len(halves) == 2 and halves[0] == halves[1]:
            return False
    fixed = {need.table for need in wanted.values()} - {0}
    numbers = set(range(1, len(at_tables) + 1)) | {table + step for table in fixed for step in (-1, 0, 1)} - {0}

    def search(tables):
        table_of = {entrant: table for each, table in zip(at_tables, tables) for entrant in each}
        for person, need in wanted.items():
            table, near = table_of.get(of[person]), table_of.get(of.get(need.helper))
            if table is not None and need.table not in (0, table):
                return False
            if table is not None and near is not None and abs(table - near) > 1:
                return False
        if len(tables) == len(at_tables):
            return True
        return any(search([*tables, table]) for table in numbers - set(tables))

    return search([])


def test_a_pairing_depends_on_nothing_but_the_state():
    for seed in range(EVENTS // 2):
        for step in lived(PAIR, SWISS, seed, with_needs=True, rounds=4):
            turned = replace(step.state, entrants=dict(reversed(step.state.entrants.items())))
            needs = dict(reversed(step.needs.items()))
            assert propose(turned, needs, byes_again=True) == step.proposal
            assert propose(step.state, step.needs, byes_again=True) == step.proposal


def test_another_seed_draws_another_first_round():
    pairings = {
        frozenset(map(frozenset, as_pairing(propose(Event(PAIR, SWISS, 12, seed).state, {})))) for seed in range(8)
    }
    assert len(pairings) > 6


@pytest.mark.parametrize(
    ("order", "expected"), [(Order.FOLD, {(1, 4), (2, 5), (3, 6)}), (Order.NEIGHBOURS, {(1, 2), (3, 4), (5, 6)})]
)
def test_the_first_round_goes_by_rating(order, expected):
    event = Event(PAIR, SWISS, 6, ratings=[60, 50, 40, 30, 20, 10], order=order)
    assert set(map(tuple, map(sorted, as_pairing(propose(event.state, {}))))) == expected


def test_the_lowest_by_rating_sits_out_of_the_first_round():
    event = Event(PAIR, SWISS, 5, ratings=[10, 50, 40, 30, 20])
    assert propose(event.state, {}).sitting_out == (1,)
    assert set(map(frozenset, as_pairing(propose(event.state, {})))) == {
        frozenset(p) for p in ((2, 4), (3, 5), (1, OUT))
    }


def by_hand(event, sides, sitting_out=()):
    """Publishes tables with these sides, the first one number 1."""
    from domino_desktop.tournament.changes import apply
    from domino_desktop.tournament.facts import RoundPaired
    from tests.tournament.events import AT

    seatings = event.seatings([((one,), (other,)) for one, other in sides])
    fact = RoundPaired(event.number, AT, 0, len(event.state.rounds) + 1, seatings, tuple(sitting_out))
    event.state = apply(event.state, fact)


def test_the_second_bye_goes_to_the_lowest_without_one():
    """Five pairs A to E: E sat out of round 1, D of round 2. C is the lowest without it, below both of them."""
    event = Event(PAIR, SWISS, 5, seed=3)
    terms = replace(event.state.settings.terms, bye=(100, 85))
    event.state = replace(event.state, settings=replace(event.state.settings, terms=terms))
    a, b, c, d, e = range(1, 6)
    by_hand(event, [(a, b), (c, d)], [e])
    event.enter(1, played(100, 80))
    event.enter(2, played(100, 80))
    by_hand(event, [(a, c), (b, e)], [d])
    event.enter(1, played(100, 60))
    event.enter(2, played(100, 70))
    before = standings(event.state)
    assert [each.entrant for each in before] == [a, b, d, e, c]
    assert [each.tally.half_wins // 2 for each in before] == [2, 1, 1, 1, 1]
    assert [each.tally.effectiveness for each in before] == [60, 10, -5, -15, -20]
    found = propose(event.state, {})
    assert found.sitting_out == (c,)
    # B and E have met, so A, who has two wins, meets E and B meets D
    assert set(map(frozenset, as_pairing(found))) == {frozenset((a, e)), frozenset((b, d)), frozenset((c, OUT))}


def test_when_everybody_has_sat_out_the_director_is_asked_once():
    event = Event(PAIR, SWISS, 5, seed=5)
    chance = Random(5)
    for _ in range(5):
        event.publish(matched(event.state, {}, ()))
        event.play(chance)
    assert set(sat_out(event.state).values()) == {1}
    with pytest.raises(PairingFault) as fault:
        matched(event.state, {}, ())
    assert (fault.value.kind, fault.value.values) == (PairingFault.Kind.EVERYBODY_SAT_OUT, (1,))
    event.publish(matched(event.state, {}, (), byes_again=True))
    event.play(chance)
    assert len(matched(event.state, {}, ()).sitting_out) == 1, "the second turn has begun"


def test_whoever_came_late_has_not_sat_out():
    event = Event(PAIR, SWISS, 3, seed=2)
    chance = Random(1)
    for _ in range(3):
        event.publish(matched(event.state, {}, ()))
        event.play(chance)
    late = {event.add(), event.add()}
    assert set(matched(event.state, {}, ()).sitting_out) < late, "and nobody has to be asked"


def test_a_forfeit_is_no_meeting_in_the_full_sense_and_no_sitting_out():
    event = Event(SINGLE, SWISS, 4, seed=2)
    by_hand(event, [(1, 2), (3, 4)])
    event.enter(1, TableResult(Outcome.FORFEIT, (), 0))
    event.enter(2, played(100, 20))
    assert past(event.state).unplayed == {(1, 2): 1}
    by_hand(event, [(1, 3), (2, 4)])
    event.play(Random(1))
    by_hand(event, [(1, 4), (2, 3)])
    event.play(Random(2))
    pairing = set(map(frozenset, as_pairing(propose(event.state, {}))))
    costs = pair_costs(event.state, limits(event.state, {}), past(event.state), (1, 2, 3, 4), ranking(event.state))
    assert costs[1, 2][1:3] == (0, 1)
    assert pairing == {frozenset((1, 2)), frozenset((3, 4))}, "one repeat instead of two"


def test_two_who_need_the_same_table_meet_or_one_of_them_sits_out():
    event = Event(PAIR, SWISS, 9, seed=4)
    needs = {1: SeatNeeds(table=1), 3: SeatNeeds(table=1)}
    chance = Random(4)
    for _ in range(6):
        found = propose(event.state, needs, byes_again=True)
        at_first = {entrant for seating in found.seatings if seating.table == 1 for entrant in seating.entrants}
        assert {1, 2} - set(found.sitting_out) <= at_first
        event.publish(matched(event.state, needs, (), True))
        event.play(chance)


def test_three_who_need_the_same_table_clash():
    event = Event(SINGLE, SWISS, 8)
    with pytest.raises(PairingFault) as fault:
        propose(event.state, {person: SeatNeeds(table=2) for person in (1, 2, 3)})
    assert fault.value.kind is PairingFault.Kind.NEEDS_CLASH
    assert set(fault.value.values) <= {1, 2, 3}


def test_too_few_is_said():
    event = Event(PAIR, SWISS, 1)
    with pytest.raises(PairingFault) as fault:
        propose(event.state, {})
    assert (fault.value.kind, fault.value.values) == (PairingFault.Kind.TOO_FEW, (1, 2))


def test_results_have_to_be_there():
    event = Event(PAIR, SWISS, 6)
    event.publish(matched(event.state, {}, ()))
    event.enter(2, played(100, 30))
    with pytest.raises(PairingFault) as fault:
        propose(event.state, {})
    assert (fault.value.kind, fault.value.values) == (PairingFault.Kind.RESULTS_MISSING, (1, 3))


def test_the_solvers_agree_with_brute_force():
    chance = Random(1)
    for _ in range(200):
        size = chance.randint(1, 6)
        costs = [[chance.randrange(9) for _ in range(size)] for _ in range(size)]
        orders = list(itertools.permutations(range(size)))
        best = min(sum(costs[row][column] for row, column in enumerate(order)) for order in orders)
        chosen = best_assignment(costs)
        assert chosen in orders
        assert sum(costs[row][column] for row, column in enumerate(chosen)) == best
        nodes = list(range(6))
        allowed = {
            each: (chance.randrange(3), chance.randrange(50))
            for each in itertools.combinations(nodes, 2)
            if chance.random() < 0.8
        }
        complete = [each for each in all_pairings(nodes) if all(pair in allowed for pair in each)]
        found = best_pairs(allowed)
        if complete:
            assert total(allowed, found) == min(total(allowed, each) for each in complete)
        else:
            assert len(found) < 3


def test_sixty_four_entrants_are_paired_in_time():
    event = Event(PAIR, SWISS, 64, seed=1)
    event.publish(matched(event.state, {}, ()))
    event.play(Random(1))
    began = time.process_time()
    found = propose(event.state, {})
    assert time.process_time() - began < 2
    assert everybody(found) == list(event.state.playing)
