"""Knockout: the bracket, what it becomes when somebody leaves or plays otherwise, and the places at the end."""

from __future__ import annotations

from random import Random

import pytest

from domino_desktop.tournament.changes import apply
from domino_desktop.tournament.facts import ResultCorrected, TournamentFinished
from domino_desktop.tournament.knockout import NOBODY, OPEN, bracket, matched, places
from domino_desktop.tournament.matched import Matched
from domino_desktop.tournament.played_out import is_played_out
from domino_desktop.tournament.proposal import PairingFault, Reason, Why
from domino_desktop.tournament.results import Outcome, TableResult
from domino_desktop.tournament.settings import EntrantKind, Format, Order
from domino_desktop.tournament.sitting_out import resting
from tests.tournament.events import Event, placed, played

BOTH_LOST = TableResult(Outcome.BOTH_LOST)
NOT_PLAYED = TableResult(Outcome.NOT_PLAYED)


def cup(count: int, seed: int = 1, is_rated: bool = True, **more: object) -> Event:
    """Entrant 1 has the highest rating."""
    ratings = range(2000, 2000 - count, -1) if is_rated else ()
    return Event(EntrantKind.PAIR, Format.KNOCKOUT, count, seed, ratings, **more)  # type: ignore[arg-type]


def publish(event: Event) -> Matched:
    found = matched(event.state, {}, ())
    assert placed(found) == list(event.state.playing)
    event.publish(found)
    return found


def win(event: Event, *winners: int) -> None:
    """These win their tables of the last tournament round."""
    for seating in event.state.rounds[-1].seatings:
        for side in (0, 1):
            if seating.sides[side][0] in winners:
                event.enter(seating.table, played(100, 40) if side == 0 else played(40, 100))


def favourites_win(event: Event) -> None:
    win(event, *(min(seating.entrants) for seating in event.state.rounds[-1].seatings))


def pairs(found: Matched) -> set[frozenset[int]]:
    return {frozenset((one, other)) for (one,), (other,) in found.sides}


def fault(event: Event) -> tuple[PairingFault.Kind, tuple[int, ...]]:
    with pytest.raises(PairingFault) as raised:
        matched(event.state, {}, ())
    return raised.value.kind, raised.value.values


def result_list(event: Event) -> list[tuple[int, int, int]]:
    return [(place.entrant, place.first, place.last) for place in places(event.state)]


# Everybody stays --------------------------------------------------------------------------------------


def test_eight_by_rating() -> None:
    event = cup(8)
    assert matched(event.state, {}, ()).sides == (((1,), (8,)), ((4,), (5,)), ((2,), (7,)), ((3,), (6,)))
    assert publish(event).notes[1] == (1, Reason(Why.BRACKET, (3, 4)))
    assert result_list(event) == []
    favourites_win(event)
    assert result_list(event) == [(entrant, 5, 8) for entrant in (5, 6, 7, 8)]
    second = publish(event)
    assert second.sides == (((1,), (4,)), ((2,), (3,)))
    assert second.notes == ((0, Reason(Why.BRACKET, (1, 3))), (1, Reason(Why.BRACKET, (5, 7))))
    win(event, 4, 2)
    last = publish(event)
    assert last.sides == (((4,), (2,)), ((1,), (3,)))
    assert last.notes[1] == (1, Reason(Why.THIRD_PLACE))
    win(event, 3)
    assert result_list(event)[:2] == [(3, 3, 3), (1, 4, 4)]
    assert not is_played_out(event.state)
    win(event, 2)
    assert is_played_out(event.state)
    assert result_list(event)[:4] == [(2, 1, 1), (4, 2, 2), (3, 3, 3), (1, 4, 4)]
    assert fault(event) == (PairingFault.Kind.ALL_PLAYED, (3,))
    drawn = bracket(event.state)
    assert drawn.champion == 2 and drawn.third is not None and drawn.third.winner == 3
    assert [[match.lines for match in level] for level in drawn.levels] == [
        [(1, 8), (4, 5), (2, 7), (3, 6)], [(1, 4), (2, 3)], [(4, 2)],
    ]  # fmt: skip
    assert drawn.levels[1][0].round == 2 and drawn.levels[1][0].result is not None


def test_the_bracket_is_there_before_the_first_round() -> None:
    drawn = bracket(cup(5).state)
    assert [[match.lines for match in level] for level in drawn.levels] == [
        [(1, NOBODY), (4, 5), (2, NOBODY), (3, NOBODY)], [(OPEN, OPEN), (OPEN, OPEN)], [(OPEN, OPEN)],
    ]  # fmt: skip
    assert drawn.champion == OPEN and drawn.third is None
    assert bracket(cup(1).state).levels == bracket(cup(0).state).levels == ()


@pytest.mark.parametrize("count", range(2, 34))
def test_the_best_have_byes_and_meet_late(count: int) -> None:
    event = cup(count)
    size = 1 << (count - 1).bit_length()
    first = publish(event)
    assert set(first.sitting_out) == set(range(1, size - count + 1))
    favourites_win(event)
    left = size // 2
    while left > 1:
        assert {frozenset((seed, left + 1 - seed)) for seed in range(1, left // 2 + 1)} <= pairs(publish(event))
        favourites_win(event)
        left //= 2
    assert len(event.state.rounds) == size.bit_length() - 1
    assert fault(event)[0] is PairingFault.Kind.ALL_PLAYED
    expected = [(entrant, entrant, entrant) for entrant in range(1, min(count, 4) + 1)]
    low = 5
    while low <= count:
        high = min(count, 2 * (low - 1))
        expected += [(entrant, low, high) for entrant in range(low, high + 1)]
        low = high + 1
    assert result_list(event) == expected


def test_without_ratings_the_lot_draws_the_bracket() -> None:
    assert matched(cup(8, 1, False).state, {}, ()) != matched(cup(8, 2, False).state, {}, ())
    assert matched(cup(8, 1, False).state, {}, ()) == matched(cup(8, 1, False).state, {}, ())


def test_neighbours_stand_as_they_were_entered() -> None:
    assert pairs(matched(cup(8, order=Order.NEIGHBOURS).state, {}, ())) == {
        frozenset((1, 2)), frozenset((3, 4)), frozenset((5, 6)), frozenset((7, 8))
    }  # fmt: skip
    drawn = bracket(cup(5, order=Order.NEIGHBOURS).state)
    assert [match.lines for match in drawn.levels[0]] == [(1, 0), (2, 3), (4, 0), (5, 0)]
    assert drawn.entrants == (1, 2, 3, 4, 5)


def test_without_a_match_for_the_third_place_it_is_shared() -> None:
    event = cup(4, third_place=False)
    publish(event)
    favourites_win(event)
    assert len(publish(event).sides) == 1
    favourites_win(event)
    assert result_list(event) == [(1, 1, 1), (2, 2, 2), (3, 3, 4), (4, 3, 4)]


def test_too_few() -> None:
    assert fault(cup(1)) == (PairingFault.Kind.TOO_FEW, (1, 2))


# Results ----------------------------------------------------------------------------------------------


def test_results_have_to_be_there_and_name_a_winner() -> None:
    event = cup(4)
    publish(event)
    event.enter(2, played(100, 50))
    assert fault(event) == (PairingFault.Kind.RESULTS_MISSING, (1,))
    event.enter(1, played(80, 80))
    assert fault(event) == (PairingFault.Kind.TIE_IN_KNOCKOUT, (1,))


def test_a_play_off_decides_a_level_match() -> None:
    event = cup(4)
    publish(event)
    event.enter(1, played(80, 80, winner=1))
    event.enter(2, TableResult(Outcome.FORFEIT, (), 0))
    assert pairs(publish(event)) == {frozenset((4, 2)), frozenset((1, 3))}


def test_both_lost_and_nobody_goes_on() -> None:
    event = cup(8)
    publish(event)
    win(event, 1, 2, 3)
    event.enter(2, BOTH_LOST)  # 4 and 5
    second = publish(event)
    assert pairs(second) == {frozenset((2, 3))} and 1 in second.sitting_out
    win(event, 2)
    final = publish(event)
    assert pairs(final) == {frozenset((1, 2))}  # nobody lost to 1, so there is no match for the third place
    event.enter(1, BOTH_LOST)
    assert bracket(event.state).champion == NOBODY
    assert result_list(event) == [(1, 1, 2), (2, 1, 2), (3, 3, 3), *((entrant, 4, 8) for entrant in (4, 5, 6, 7, 8))]


def test_a_table_that_was_not_played_is_played_again() -> None:
    event = cup(4)
    publish(event)
    event.enter(1, NOT_PLAYED)
    event.enter(2, played(100, 0))
    assert pairs(publish(event)) == {frozenset((1, 4))}
    win(event, 4)
    assert pairs(publish(event)) == {frozenset((4, 2)), frozenset((1, 3))}
    win(event, 2)
    event.enter(2, NOT_PLAYED)  # the match for the third place may be left out
    assert fault(event)[0] is PairingFault.Kind.ALL_PLAYED
    assert result_list(event) == [(2, 1, 1), (4, 2, 2), (1, 3, 4), (3, 3, 4)]


def test_a_correction_comes_too_late_for_who_has_gone_on() -> None:
    event = cup(4)
    publish(event)
    win(event, 1, 2)
    publish(event)
    old = event.state.rounds[0].results[1]
    fact = ResultCorrected(event.number, "2026-11-30T20:00:00Z", 0, 1, 1, old, played(40, 100), "read wrongly")
    event.state = apply(event.state, fact)
    win(event, 1, 3)
    drawn = bracket(event.state)
    assert drawn.champion == 1 and drawn.levels[0][0].winner == 1
    assert drawn.levels[0][0].result == played(40, 100)
    assert result_list(event) == [(1, 1, 1), (2, 2, 2), (3, 3, 3), (4, 4, 4)]


# Somebody leaves, somebody is put in ------------------------------------------------------------------


def test_whose_opponent_has_left_goes_on_without_a_table() -> None:
    event = cup(8)
    publish(event)
    favourites_win(event)
    event.withdraw(4)
    second = publish(event)
    assert pairs(second) == {frozenset((2, 3))} and set(second.sitting_out) == {1, 5, 6, 7, 8}
    win(event, 3)
    final = publish(event)
    assert pairs(final) == {frozenset((1, 3))}
    assert bracket(event.state).third is not None  # between 2 and 4, who has left: 2 has it
    win(event, 1)
    assert result_list(event)[:4] == [(1, 1, 1), (3, 2, 2), (2, 3, 3), (4, 4, 4)]


def test_whoever_has_lost_does_not_sit_out() -> None:
    event = cup(6)
    publish(event)
    assert set(resting(event.state, 1)) == {1, 2}, "a bye for the best"
    favourites_win(event)
    second = publish(event)
    assert set(second.sitting_out) == {5, 6} and resting(event.state, 2) == ()
    event = cup(8)
    publish(event)
    favourites_win(event)
    event.withdraw(4)
    publish(event)
    assert resting(event.state, 2) == (1,)


def test_a_level_without_any_opponents_takes_no_round() -> None:
    event = cup(8)
    publish(event)
    favourites_win(event)
    event.withdraw(3)
    event.withdraw(4)
    assert pairs(matched(event.state, {}, ())) == {frozenset((1, 2))}
    event.give_back(3)
    assert pairs(matched(event.state, {}, ())) == {frozenset((2, 3))}
    event.withdraw(3)
    publish(event)
    event.give_back(3)  # too late
    win(event, 2)
    assert fault(event) == (PairingFault.Kind.ALL_PLAYED, (2,))
    assert bracket(event.state).champion == 2
    assert result_list(event)[:2] == [(2, 1, 1), (1, 2, 2)]


def test_the_match_for_the_third_place_is_played_when_the_final_is_not() -> None:
    event = cup(4)
    publish(event)
    favourites_win(event)
    event.withdraw(2)
    last = publish(event)
    assert pairs(last) == {frozenset((3, 4))} and 1 in last.sitting_out
    win(event, 4)
    assert result_list(event) == [(1, 1, 1), (2, 2, 2), (4, 3, 3), (3, 4, 4)]
    assert fault(event)[0] is PairingFault.Kind.ALL_PLAYED


def test_nobody_left_to_play_against_is_the_end() -> None:
    event = cup(4)
    publish(event)
    favourites_win(event)
    for entrant in (2, 3, 4):
        event.withdraw(entrant)
    assert fault(event) == (PairingFault.Kind.ALL_PLAYED, (1,))
    assert bracket(event.state).champion == 1


def test_late_entries_never_enter_the_bracket() -> None:
    event = cup(4)
    event.withdraw(3)
    publish(event)
    event.give_back(3)
    late = event.add()
    win(event, 2)
    assert pairs(matched(event.state, {}, ())) == {frozenset((1, 2))}
    assert {3, late} <= set(matched(event.state, {}, ()).sitting_out)
    assert bracket(event.state).entrants == (1, 2, 4)


def test_tables_by_hand_change_places_in_the_bracket() -> None:
    event = cup(8)
    locked = (event.seating(1, ((1,), (5,))),)
    found = matched(event.state, {}, locked)
    assert pairs(found) == {frozenset((4, 8)), frozenset((2, 7)), frozenset((3, 6))}
    event.publish(found, locked)
    favourites_win(event)
    assert pairs(publish(event)) == {frozenset((1, 4)), frozenset((2, 3))}


def test_a_loser_may_be_put_in_for_somebody_who_left() -> None:
    event = cup(8)
    publish(event)
    favourites_win(event)
    event.withdraw(4)
    locked = (event.seating(1, ((1,), (5,))),)
    event.publish(matched(event.state, {}, locked), locked)
    win(event, 5, 2)
    assert pairs(publish(event)) == {frozenset((5, 2)), frozenset((1, 3))}
    win(event, 5, 1)
    expected = [(5, 1, 1), (2, 2, 2), (1, 3, 3), (3, 4, 4), *((entrant, 5, 8) for entrant in (4, 6, 7, 8))]
    assert result_list(event) == expected


def test_two_with_a_bye_who_play_after_all() -> None:
    event = cup(5)
    locked = (event.seating(1, ((1,), (2,))),)
    found = matched(event.state, {}, locked)
    assert pairs(found) == {frozenset((4, 5))}
    event.publish(found, locked)
    favourites_win(event)
    second = publish(event)
    assert pairs(second) == {frozenset((1, 4))} and 3 in second.sitting_out


def test_random_events() -> None:
    """Withdrawals, returns, tables by hand, play-offs, both lost: it always comes to an end, and to places for all."""
    for seed in range(150):
        look_through(seed)


def look_through(seed: int) -> None:
    chance = Random(seed)
    event = cup(chance.randrange(2, 24), seed, chance.random() < 0.5, third_place=chance.random() < 0.7)
    for _ in range(40):
        if chance.random() < 0.3 and len(event.state.playing) > 1:
            event.withdraw(chance.choice(event.state.playing))
        gone = [entrant for entrant in event.state.entrants if entrant not in event.state.playing]
        if gone and chance.random() < 0.3:
            event.give_back(chance.choice(gone))
        try:
            found = matched(event.state, {}, ())
        except PairingFault as raised:
            assert raised.kind in (PairingFault.Kind.ALL_PLAYED, PairingFault.Kind.TOO_FEW)
            break
        assert placed(found) == list(event.state.playing)
        locked = ()
        if len(found.sides) > 1 and chance.random() < 0.2:
            ((one,), _), ((other,), _), *_ = found.sides
            locked = (event.seating(9, ((one,), (other,))),)
            found = matched(event.state, {}, locked)
            assert placed(found, locked) == list(event.state.playing)
            assert len(found.sides) <= len(event.state.playing) // 2 - 1
        event.publish(found, locked)
        for table in event.state.rounds[-1].open_tables:
            kind = chance.random()
            if kind < 0.05:
                event.enter(table, BOTH_LOST)
            elif kind < 0.1:
                event.enter(table, NOT_PLAYED)
            elif kind < 0.2:
                event.enter(table, played(90, 90, winner=chance.randrange(2)))
            elif kind < 0.3:
                event.enter(table, TableResult(Outcome.FORFEIT, (), chance.randrange(2)))
        event.play(chance)
    else:
        raise AssertionError(f"no end: {seed}")
    if not event.state.rounds:
        return
    event.state = apply(event.state, TournamentFinished(event.number, "2026-11-30T22:00:00Z", 0))
    drawn = bracket(event.state)
    assert drawn.champion != OPEN
    listed = result_list(event)
    assert sorted(entrant for entrant, _, _ in listed) == sorted(drawn.entrants), seed
    taken = sorted({(first, last) for _, first, last in listed})
    assert [place for first, last in taken for place in range(first, last + 1)] == list(range(1, len(listed) + 1))
    for first, last in taken:
        assert sum((low, high) == (first, last) for _, low, high in listed) == last - first + 1
