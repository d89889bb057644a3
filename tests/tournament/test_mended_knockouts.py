"""Knockouts whose past is mended: results corrected and seats swapped in rounds that others were paired from."""

from __future__ import annotations

from random import Random

import pytest

from domino_desktop.tournament import by_hand
from domino_desktop.tournament.bracket import NOBODY, OPEN, Bracket, bracket, places
from domino_desktop.tournament.changes import apply, replay
from domino_desktop.tournament.checks import check
from domino_desktop.tournament.facts import EntrantReturned, PairingWithdrawn, ResultCorrected, SeatsSwapped
from domino_desktop.tournament.history import entrant_history
from domino_desktop.tournament.proposal import PairingFault, Reason, Why
from domino_desktop.tournament.proposals import propose
from domino_desktop.tournament.refusals import Refused
from domino_desktop.tournament.results import Outcome, Place, Seating, TableResult
from domino_desktop.tournament.settings import EntrantKind, Format, Order
from domino_desktop.tournament.sitting_out import Presence, byes, out_of_it, resting, resting_in
from domino_desktop.tournament.standings import standings, tallies
from domino_desktop.tournament.why import why
from tests.tournament.events import AT, Event, played

NOT_PLAYED, BOTH_LOST = TableResult(Outcome.NOT_PLAYED), TableResult(Outcome.BOTH_LOST)
_RESULTS = (played(100, 40), played(40, 100), played(70, 70, 1), TableResult(Outcome.FORFEIT, (), 0), BOTH_LOST)


def cup(count: int, **more: object) -> Event:
    """Entrant 1 is the best; whoever has the smaller number wins where a test says nothing else."""
    return Event(EntrantKind.SINGLE, Format.KNOCKOUT, count, 1, range(2000, 2000 - count, -1), **more)


def next_round(event: Event) -> None:
    event.publish_as(propose(event.state, {}))


def favourites_win(event: Event) -> None:
    for seating in event.state.rounds[-1].seatings:
        first, second = seating.entrants
        event.enter(seating.table, played(100, 40) if first < second else played(40, 100))


def place_of(event: Event, number: int, entrant: int) -> Place:
    """The first seat of an entrant; persons of singles have the numbers of their entrants."""
    for seating in event.state.rounds[number - 1].seatings:
        if entrant in seating.entrants:
            return Place(seating.table, seating.seats.index(entrant))
    raise AssertionError(f"{entrant} has no table")


def swap(event: Event, number: int, one: int, other: int) -> None:
    first, second = place_of(event, number, one), place_of(event, number, other)
    event.state = apply(event.state, SeatsSwapped(event.number, AT, 0, number, first, second))


def who_went_on(drawn: Bracket) -> list[list[tuple[tuple[int, int], int]]]:
    third = () if drawn.third is None else (drawn.third,)
    return [[(match.lines, match.winner) for match in level] for level in (*drawn.levels, third)]


def test_swapped_seats_decide_until_the_next_round_is_paired() -> None:
    event = cup(4)
    next_round(event)
    favourites_win(event)
    swap(event, 1, 1, 4)
    assert {frozenset(each.entrants) for each in propose(event.state, {}).seatings} == {
        frozenset({4, 2}), frozenset({1, 3})
    }  # fmt: skip


def test_swapped_seats_move_the_win_and_not_who_went_on() -> None:
    event = cup(4)
    next_round(event)
    favourites_win(event)
    next_round(event)
    swap(event, 1, 1, 4)
    drawn = bracket(event.state)
    assert [match.winner for match in drawn.levels[0]] == [1, 2] and drawn.levels[1][0].lines == (1, 2)
    shown = drawn.levels[0][0]
    assert shown.seating == event.state.rounds[0].seating(1), "the match is shown as it was played"
    assert {entrant: tallies(event.state)[entrant].half_wins for entrant in (1, 4)} == {1: 0, 4: 2}
    event.state = apply(event.state, PairingWithdrawn(event.number, AT, 0, 2))
    assert [match.winner for match in bracket(event.state).levels[0]] == [4, 2], "nothing is paired from it any more"


def test_seats_swapped_across_tables_leave_the_bracket_as_it_was_known() -> None:
    """1 (against 4) and 3 (against 2) sat in each other's seat: 3 has beaten 4, and 2 has beaten 1."""
    event = cup(4)
    next_round(event)
    favourites_win(event)
    next_round(event)
    before = bracket(event.state)
    swap(event, 1, 1, 3)
    drawn = bracket(event.state)
    assert who_went_on(drawn) == who_went_on(before)
    assert drawn.levels[0] == before.levels[0], "these two did not meet: shown is what was known"
    assert {entrant: tallies(event.state)[entrant].half_wins for entrant in (1, 2, 3, 4)} == {1: 0, 2: 2, 3: 2, 4: 0}


def test_whoever_is_out_has_no_bye_whatever_brought_them_there() -> None:
    """6 players: 1 and 2 have byes. 6 leaves before the first round, 4 before the second; both come back too late."""
    event = cup(7)
    event.withdraw(7)
    next_round(event)
    event.give_back(7)
    favourites_win(event)  # 3 beats 6, 4 beats 5
    event.withdraw(4)
    proposal = propose(event.state, {})
    assert resting_in(event.state, proposal) == (1,) and set(proposal.sitting_out) == {1, 5, 6, 7}
    assert why(event.state, {}, proposal, 0) == (Reason(Why.OPPONENT_LEFT, (1, 4)),)
    event.publish_as(proposal)
    event.give_back(4)
    favourites_win(event)  # 2 beats 3
    next_round(event)  # the final; 3 against 4 for the third place
    assert byes(event.state) == ((1, 2), (1,), ())
    assert [resting(event.state, number) for number in (1, 2, 3)] == [(1, 2), (1,), ()]
    assert out_of_it(event.state) == {5, 6, 7}
    presences = {entrant: [each.presence for each in entrant_history(event.state, entrant)] for entrant in (4, 5, 7)}
    assert presences == {
        4: [Presence.AT_TABLE, Presence.ABSENT, Presence.AT_TABLE],
        5: [Presence.AT_TABLE, Presence.OUT, Presence.OUT],
        7: [Presence.ABSENT, Presence.ABSENT, Presence.ABSENT],
    }


def test_waiting_for_a_table_that_is_played_again_is_told_and_counts_nothing() -> None:
    event = cup(4)
    next_round(event)
    event.enter(1, played(100, 40))
    event.enter(2, NOT_PLAYED)
    proposal = propose(event.state, {})
    waiting = event.state.rounds[0].seatings[0].sides[0][0]
    assert resting_in(event.state, proposal) == (waiting,)
    assert why(event.state, {}, proposal, 0) == (Reason(Why.WAITS, (waiting,)),)
    event.publish_as(proposal)
    assert byes(event.state)[1] == () and resting(event.state, 2) == (waiting,)
    assert entrant_history(event.state, waiting)[1].presence is Presence.WAITED
    assert tallies(event.state)[waiting].half_wins == 2


def test_a_loser_who_is_put_in_again_has_byes_like_everybody() -> None:
    """5 has lost, and takes the line of 4, who left. Then 1 leaves: 5 goes on without a table."""
    event = cup(8)
    next_round(event)
    favourites_win(event)
    event.withdraw(4)
    event.publish_as(propose(event.state, {}, (event.seating(1, ((1,), (5,))),)))
    event.enter(1, played(40, 100))
    event.enter(2, BOTH_LOST)
    with pytest.raises(PairingFault) as ended:
        propose(event.state, {})
    assert ended.value.kind is PairingFault.Kind.ALL_PLAYED
    assert bracket(event.state).champion == 5 and out_of_it(event.state) == {1, 2, 3, 6, 7, 8}


def put_in_for_the_replay(entrant: int, winner: int) -> Event:
    """1 has beaten 4. The other semi-final is played again, with ``entrant`` in the place of 2 against 3."""
    event = cup(4)
    next_round(event)
    for seating in event.state.rounds[0].seatings:
        event.enter(seating.table, played(100, 40) if seating.sides[0] == (1,) else NOT_PLAYED)
    proposal = propose(event.state, {})
    event.publish_as(by_hand.swapped_with_out(event.state, proposal, place_in(proposal.seatings, 2), entrant))
    side = 0 if event.state.rounds[1].seatings[0].sides[0] == (winner,) else 1
    event.enter(1, played(100, 40) if side == 0 else played(40, 100))
    return event


def place_in(seatings: tuple[Seating, ...], person: int) -> Place:
    return next(Place(each.table, each.seats.index(person)) for each in seatings if person in each.seats)


def test_whoever_loses_both_semi_finals_does_not_play_for_the_third_place() -> None:
    event = put_in_for_the_replay(4, winner=3)
    assert [set(each.entrants) for each in propose(event.state, {}).seatings] == [{1, 3}]
    assert bracket(event.state).third is None


def test_whoever_wins_both_semi_finals_has_won() -> None:
    event = put_in_for_the_replay(1, winner=1)
    drawn = bracket(event.state)
    assert drawn.champion == 1 and drawn.levels[1][0].lines == (1, NOBODY)
    assert [set(each.entrants) for each in propose(event.state, {}).seatings] == [{3, 4}], "both have lost to 1"
    next_round(event)
    favourites_win(event)
    assert [(place.entrant, place.first) for place in places(event.state)] == [(1, 1), (3, 2), (4, 3)]


@pytest.mark.parametrize("seed", range(25))
def test_what_is_mended_never_changes_who_went_on(seed: int) -> None:
    """Anything is corrected or swapped in any earlier round: what was paired since stands, and what is paired next."""
    chance = Random(seed)
    kind, order = chance.choice((EntrantKind.SINGLE, EntrantKind.PAIR)), chance.choice(tuple(Order))
    count, has_third = chance.randrange(3, 14), chance.random() < 0.7
    event = Event(kind, Format.KNOCKOUT, count, seed, (), order=order, third_place=has_third)
    for _ in range(12):
        if chance.random() < 0.2 and len(event.state.playing) > 2:
            event.withdraw(chance.choice(event.state.playing))
        gone = [number for number, entrant in event.state.entrants.items() if entrant.is_withdrawn]
        if gone and chance.random() < 0.3:
            event.state = apply(event.state, EntrantReturned(event.number, AT, 0, chance.choice(gone)))
        try:
            proposal = propose(event.state, {})
        except PairingFault:
            break
        if len(proposal.seatings) > 1 and chance.random() < 0.3:
            one, other = chance.sample(proposal.seatings, 2)
            proposal = by_hand.swapped(proposal, Place(one.table, 0), Place(other.table, chance.randrange(2)))
        elif proposal.sitting_out and chance.random() < 0.2:
            place = Place(chance.choice(proposal.seatings).table, 0)
            proposal = by_hand.swapped_with_out(event.state, proposal, place, chance.choice(proposal.sitting_out))
        event.publish_as(proposal)
        for table in event.state.rounds[-1].open_tables:
            event.enter(table, chance.choices((*_RESULTS, NOT_PLAYED), (8, 8, 2, 2, 1, 1))[0])
        went_on, sat = who_went_on(bracket(event.state)), byes(event.state)
        sides = [[each.sides for each in held.seatings] for held in event.state.rounds]
        for _ in range(4):
            mend(event, chance)
        assert who_went_on(bracket(event.state)) == went_on
        assert byes(event.state) == sat
        later = [[each.sides for each in held.seatings] for held in event.state.rounds]
        assert later[-1] == sides[-1]
        is_consistent(event)
    assert replay(event.state.facts) == event.state


def mend(event: Event, chance: Random) -> None:
    """One correction or swap in a round that another was paired from, as the checks let it through."""
    earlier = event.state.rounds[:-1]
    if not earlier:
        return
    held = chance.choice(earlier)
    if not held.seatings:
        return
    one, other = chance.choice(held.seatings), chance.choice(held.seatings)
    if chance.random() < 0.5:
        first, second = (Place(each.table, chance.randrange(len(each.seats))) for each in (one, other))
        fact: SeatsSwapped | ResultCorrected = SeatsSwapped(event.number, AT, 0, held.number, first, second)
    else:
        new = chance.choice(_RESULTS)
        fact = ResultCorrected(event.number, AT, 0, held.number, one.table, held.results[one.table], new, "mended")
    try:
        check(event.state, fact)
    except Refused:
        return
    event.state = apply(event.state, fact)


def is_consistent(event: Event) -> None:
    """Each winner stands in its match, everybody has one place, and the standings follow the places of the bracket."""
    drawn, state = bracket(event.state), event.state
    for match in (each for level in drawn.levels for each in level):
        assert match.winner in (OPEN, NOBODY, *match.lines)
        assert match.seating is None or set(match.seating.entrants) == set(match.lines)
    placed = standings(state)
    assert placed == standings(state) == standings(replay(state.facts))
    reached = [each.reached for each in placed]
    assert reached == sorted(reached, reverse=True)
    assert len({place.entrant for place in places(state)}) == len(places(state))
    decided = {place.entrant: (place.first, place.last) for place in places(state)}
    for each in placed:
        first, last = decided.get(each.entrant, (each.rank, each.rank))
        assert first <= each.rank <= last
