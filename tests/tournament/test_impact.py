"""What a correction would have changed (C72)."""

from __future__ import annotations

import pytest

from domino_desktop.tournament.impact import (
    Impact,
    RankChange,
    RoundImpact,
    corrected,
    impact,
    later_rounds,
    rank_changes,
    round_impact,
    state_before,
)
from domino_desktop.tournament.needs import Needs
from domino_desktop.tournament.proposal import PairingFault, Proposal
from domino_desktop.tournament.proposals import propose
from domino_desktop.tournament.results import Seating, TableResult
from domino_desktop.tournament.settings import EntrantKind, Format
from domino_desktop.tournament.standings import standings
from domino_desktop.tournament.state import Tournament
from tests.tournament.played import Played, score


def by_rank(state: Tournament, needs: Needs, byes_again: bool) -> Proposal:
    """The first against the second, the third against the fourth; the last of an odd number sits out."""
    order = [each.entrant for each in standings(state)]
    seatings = tuple(
        Seating(table, ((one,), (other,)), ())
        for table, (one, other) in enumerate(zip(order[::2], order[1::2]), start=1)
    )
    return Proposal(len(state.rounds) + 1, seatings, tuple(order[len(order) - len(order) % 2 :]))


def next_round(event: Played, *results: TableResult | None) -> None:
    """Paired `by_rank`."""
    proposal = by_rank(event.state, {}, False)
    tables = [(each.sides[0][0], each.sides[1][0], result) for each, result in zip(proposal.seatings, results)]
    event.round(*tables, out=proposal.sitting_out)


def evening() -> Played:
    """Six pairs. Round 1: 1 beats 2 200:150, 3 beats 4 200:100, 5 beats 6 200:190. Round 2 by rank 3-1, 5-6, 2-4.

    Standings then: 3 +100, 1 +50, 5 +10, 6 -10, 2 -50, 4 -100. Round 2 is level everywhere, so round 3 is the same.
    """
    event = Played(entrants=6)
    event.round((1, 2, score((200, 150))), (3, 4, score((200, 100))), (5, 6, score((200, 190))))
    next_round(event, *[score((150, 150))] * 3)
    next_round(event, None, None, None)
    return event


def seated(seating: Seating | None) -> tuple[int, ...]:
    assert seating is not None
    return seating.entrants


def test_the_ranks_that_change() -> None:
    """1:2 was 150:200 in truth: 3, 2, 5 have won; 6, 1, 4 have lost. 1 falls from 2 to 5, 2 rises from 5 to 2."""
    event = evening()
    correction = event.correction(1, 1, score((150, 200)))
    assert rank_changes(event.state, correction) == (RankChange(2, 5, 2), RankChange(1, 2, 5))
    before = event.state
    event.add(correction)
    assert standings(corrected(before, correction)) == standings(event.state)
    assert len(before.corrections) == 0


def test_later_pairings_stay_and_the_differences_are_told_round_by_round() -> None:
    """Round 2 would have been 3-2, 5-6, 1-4. Round 3 from there: 2 and 1 met others, but the results stand as they are.

    Round 2 as played was level, so the ranks before round 3 are the same as before round 2: 3-2, 5-6, 1-4 again.
    """
    event = evening()
    correction = event.correction(1, 1, score((150, 200)))
    assert later_rounds(event.state, correction) == (2, 3)
    found = impact(event.state, correction, {}, by_rank)
    assert [(each.round, seated(each.seating), seated(each.would_be)) for each in found.pairings] == [
        (2, (3, 1), (3, 2)),
        (2, (2, 4), (1, 4)),
        (3, (3, 1), (3, 2)),
        (3, (2, 4), (1, 4)),
    ]
    assert [each.table for each in found.pairings] == [1, 3, 1, 3]
    assert all(each.is_known and each.sat_out == () for each in found.rounds)


def test_a_correction_that_moves_nobody_would_have_changed_nothing() -> None:
    """200:150 becomes 200:140: 1 has +60, 2 has -60; both stay where they are."""
    event = evening()
    assert impact(event.state, event.correction(1, 1, score((200, 140))), {}, by_rank) == Impact(
        (), (RoundImpact(2), RoundImpact(3))
    )


def test_the_last_round_has_no_later_pairings() -> None:
    event = evening()
    event.result(3, 1, score((200, 0)))
    assert later_rounds(event.state, event.correction(3, 1, score((0, 200)))) == ()


def test_a_correction_back_to_what_was_known_then_changes_nothing() -> None:
    """Round 2 was paired from 200:150. Later somebody corrected it wrongly; this correction takes that back."""
    event = evening()
    event.correct(1, 1, score((150, 200)))
    assert round_impact(event.state, event.correction(1, 1, score((200, 150))), 2, {}, by_rank) == RoundImpact(2)
    # Another correction in between is not blamed on this one.
    assert round_impact(event.state, event.correction(1, 3, score((200, 180))), 2, {}, by_rank) == RoundImpact(2)


def test_who_would_have_sat_out() -> None:
    """Three: 1 beats 2, 3 has a bye (+50). By rank: 3 +50 and 1 +10 meet, 2 sits out. In truth 2 won and 1 sits out."""
    event = Played(entrants=3)
    event.round((1, 2, score((200, 190))), out=(3,))
    next_round(event, None)
    found = round_impact(event.state, event.correction(1, 1, score((190, 200))), 2, {}, by_rank)
    assert (found.sat_out, found.would_sit_out) == ((2,), (1,))
    assert [(seated(each.seating), seated(each.would_be)) for each in found.pairings] == [((3, 1), (3, 2))]


def test_who_sits_out_anyway_is_not_listed() -> None:
    """Five: 5 has a bye worth nothing and stays last. Round 2 by rank: 3-1, 2-4; in truth 3-2, 1-4."""
    event = Played(entrants=5, bye=(0, 900), bye_wins=False)
    event.round((1, 2, score((200, 150))), (3, 4, score((200, 100))), out=(5,))
    next_round(event, None, None)
    found = round_impact(event.state, event.correction(1, 1, score((150, 200))), 2, {}, by_rank)
    assert (found.sat_out, found.would_sit_out, len(found.pairings)) == ((), (), 2)


def test_a_table_stands_beside_one_with_somebody_of_it() -> None:
    """1-2, 3-4, 5-6 would have been 3-5, 1-4, 2-6: beside 1-2 stands 1-4, beside 3-4 then 3-5."""

    def pairs(state: Tournament, needs: Needs, byes_again: bool) -> Proposal:
        is_true = state.rounds[0].results[1].points == (0, 200)
        tables = ((3, 5), (1, 4), (2, 6)) if is_true else ((1, 2), (3, 4), (5, 6))
        return Proposal(2, tuple(Seating(place, ((a,), (b,)), ()) for place, (a, b) in enumerate(tables, start=1)))

    event = Played(entrants=6)
    event.round((1, 3, score((200, 0))), (2, 5, score((200, 0))), (4, 6, score((200, 0))))
    event.round((1, 2, None), (3, 4, None), (5, 6, None))
    found = round_impact(event.state, event.correction(1, 1, score((0, 200))), 2, {}, pairs)
    beside = [(seated(each.seating), seated(each.would_be)) for each in found.pairings]
    assert beside == [((1, 2), (1, 4)), ((3, 4), (3, 5)), ((5, 6), (2, 6))]


def test_a_table_that_stays_is_never_beside_one_that_goes() -> None:
    """1-2, 3-4, 5-6 would have been 1-5, 3-6, 2-4; 7-8 would have been as it was."""

    def pairs(state: Tournament, needs: Needs, byes_again: bool) -> Proposal:
        is_true = state.rounds[0].results[1].points == (0, 200)
        tables = ((7, 8), (1, 5), (3, 6), (2, 4)) if is_true else ((7, 8), (1, 2), (3, 4), (5, 6))
        return Proposal(2, tuple(Seating(place, ((a,), (b,)), ()) for place, (a, b) in enumerate(tables, start=1)))

    event = Played(entrants=8)
    event.round((1, 3, score((200, 0))), (2, 5, score((200, 0))), (4, 6, score((200, 0))), (7, 8, score((200, 0))))
    event.round((7, 8, None), (1, 2, None), (3, 4, None), (5, 6, None))
    found = round_impact(event.state, event.correction(1, 1, score((0, 200))), 2, {}, pairs)
    beside = [(seated(each.seating), seated(each.would_be)) for each in found.pairings]
    assert beside == [((1, 2), (1, 5)), ((3, 4), (3, 6)), ((5, 6), (2, 4))]


def test_nothing_is_said_of_rounds_by_hand_and_of_free_pairing() -> None:
    for form, by_hand in ((Format.SWISS, True), (Format.FREE, False)):
        event = Played(entrants=4, format=form)
        event.round((1, 2, score((200, 150))), (3, 4, score((200, 100))))
        event.round((1, 3, None), (2, 4, None), by_hand=by_hand)
        assert round_impact(event.state, event.correction(1, 1, score((0, 200))), 2, {}, by_rank) == RoundImpact(
            2, is_known=False
        )
        # What was known then was the truth, so even here nothing would have been otherwise.
        event.correct(1, 1, score((0, 200)))
        assert round_impact(event.state, event.correction(1, 1, score((200, 150))), 2, {}, by_rank) == RoundImpact(2)


def test_tables_that_a_director_locked_are_not_blamed_on_the_correction() -> None:
    """By rank it would have been 3-1 and 2-4, with the truth 3-2 and 1-4; but 3-4 and 1-2 had been locked."""
    event = Played(entrants=4)
    event.round((1, 2, score((200, 150))), (3, 4, score((200, 100))))
    event.round((3, 4, None), (1, 2, None))
    found = round_impact(event.state, event.correction(1, 1, score((150, 200))), 2, {}, by_rank)
    assert found == RoundImpact(2)


def test_when_nothing_can_be_paired_nothing_is_known() -> None:
    def never(state: Tournament, needs: Needs, byes_again: bool) -> Proposal:
        raise PairingFault(PairingFault.Kind.NEEDS_CLASH, 1, 2)

    event = evening()
    correction = event.correction(1, 1, score((150, 200)))
    assert round_impact(event.state, correction, 2, {}, never) == RoundImpact(2, is_known=False)


def test_a_second_turn_of_sitting_out_had_been_agreed_to() -> None:
    asked: list[bool] = []

    def asks(state: Tournament, needs: Needs, byes_again: bool) -> Proposal:
        asked.append(byes_again)
        if not byes_again:
            raise PairingFault(PairingFault.Kind.EVERYBODY_SAT_OUT, 1)
        return by_rank(state, needs, byes_again)

    event = evening()
    found = round_impact(event.state, event.correction(1, 1, score((150, 200))), 2, {}, asks)
    assert len(found.pairings) == 2
    assert asked == [False, True, False, True]


def test_the_state_before_a_round_is_what_was_known_then() -> None:
    """A late entry, a withdrawal and a pairing that was taken back come after the first round."""
    event = Played(entrants=4)
    event.round((1, 2, score((200, 150))), (3, 4, score((200, 100))))
    event.round((1, 3, None), (2, 4, None))
    event.take_back()
    event.enter()
    event.round((1, 3, None), (2, 4, None), out=(5,))
    event.withdraw(5)
    before = state_before(event.state, 2)
    assert (before.playing, len(before.rounds)) == ((1, 2, 3, 4, 5), 1)
    assert state_before(event.state, 1).rounds == ()


@pytest.mark.parametrize("kind", [EntrantKind.SINGLE, EntrantKind.PAIR])
def test_an_old_result_corrected_while_round_three_is_played(kind: EntrantKind) -> None:
    """C72, with the program's own pairing: table 2 of round 1 was 200-150, truth is 150-200.

    Standings are those of rounds 1 and 2, the tables of round 3 stay, and what would differ is exactly what the program
    pairs from the corrected results.
    """
    event = Played(kind, entrants=8)
    for number in (1, 2, 3):
        tables = propose(event.state, {}).seatings
        results = [score((200, 20 * each.table)) if number == 2 else score((200, 150)) for each in tables]
        event.round(
            *(
                (each.sides[0][0], each.sides[1][0], result if number < 3 else None)
                for each, result in zip(sorted(tables, key=lambda each: each.table), results)
            )
        )
    correction = event.correction(1, 2, score((150, 200)))
    found = impact(event.state, correction, {})
    truth = corrected(state_before(event.state, 3), correction)

    def sides(seatings: tuple[Seating, ...]) -> set[frozenset[int]]:
        return {frozenset(each.entrants) for each in seatings}

    was, would = sides(event.state.rounds[2].seatings), sides(propose(truth, {}).seatings)
    changes = found.rounds[1].pairings
    assert {frozenset(each.seating.entrants) for each in changes} == was - would
    assert {frozenset(seated(each.would_be)) for each in changes} == would - was
    assert was != would
    assert found.ranks
    event.add(correction)
    assert sides(event.state.rounds[2].seatings) == was
    assert event.state.corrections == (correction,)
    assert {each.entrant: each.rank for each in standings(event.state)}[found.ranks[0].entrant] == found.ranks[0].after
