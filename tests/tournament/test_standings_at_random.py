"""What holds for the standings of any tournament."""

from __future__ import annotations

import random
import time
from dataclasses import replace
from types import MappingProxyType

import pytest

from domino_desktop.tournament.results import Outcome
from domino_desktop.tournament.settings import TieBreak
from domino_desktop.tournament.standings import standings
from tests.tournament.evenings import random_event
from tests.tournament.played import Played, score


@pytest.mark.parametrize("seed", range(60))
def test_standings_do_not_depend_on_the_order_of_anything(seed: int) -> None:
    """Tables, results, penalties and entrants may come in any order; counting again changes nothing."""
    chance = random.Random(seed)
    state = random_event(chance).state
    placed = standings(state)
    assert standings(state) == placed

    def shuffled(items: list) -> list:  # type: ignore[type-arg]
        chance.shuffle(items)
        return items

    mixed = replace(
        state,
        entrants=MappingProxyType(dict(shuffled(list(state.entrants.items())))),
        rounds=tuple(
            replace(
                each,
                seatings=tuple(shuffled(list(each.seatings))),
                results=MappingProxyType(dict(shuffled(list(each.results.items())))),
            )
            for each in state.rounds
        ),
        penalties=tuple(shuffled(list(state.penalties))),
    )
    assert standings(mixed) == placed


@pytest.mark.parametrize("seed", range(60))
def test_ranks_and_sums_hold_together(seed: int) -> None:
    """Ranks count who is before; equal values share one; what one side wins the other does not."""
    state = random_event(random.Random(1000 + seed)).state
    placed = standings(state)
    for place, each in enumerate(placed):
        level = [other for other in placed if other.rank == each.rank]
        assert each.rank == 1 + sum(other.rank < each.rank for other in placed)
        assert each.is_shared is (len(level) > 1)
        if place and placed[place - 1].rank == each.rank:
            assert placed[place - 1].values == each.values
    terms = state.settings.terms
    results = [(each, result) for each in state.rounds for result in each.results.values()]
    at_side = state.settings.kind.entrants_at_table // 2
    byes = sum(len(each.sitting_out) for each in state.rounds)
    won = sum(2 * at_side for _, each in results if each.outcome in (Outcome.PLAYED, Outcome.FORFEIT)) + 2 * byes
    assert sum(each.tally.half_wins for each in placed) == won
    both_lost = sum(each.outcome is Outcome.BOTH_LOST for _, each in results)
    balance = byes * (terms.bye[0] - terms.bye[1]) - 2 * at_side * both_lost * (terms.forfeit[0] - terms.forfeit[1])
    taken = sum(each.points for each in state.penalties)
    assert sum(each.tally.effectiveness for each in placed) == balance - taken


def test_two_hundred_entrants_after_nine_rounds_take_a_moment() -> None:
    """The goal is 0.2 s; the test allows a busy computer five times as long."""
    chance = random.Random(9)
    event = Played(entrants=200, tie_breaks=tuple(TieBreak))
    numbers = list(range(1, 201))
    for _ in range(9):
        chance.shuffle(numbers)
        pairs = zip(numbers[::2], numbers[1::2])
        event.round(*((one, other, score((200, chance.randint(0, 3) * 50))) for one, other in pairs))
    begun = time.process_time()
    assert len(standings(event.state)) == 200
    assert time.process_time() - begun < 1.0
