"""The order of a knockout: how far each came, then the tie-breaks."""

from __future__ import annotations

import random

import pytest

from domino_desktop.tournament.bracket import places
from domino_desktop.tournament.proposal import PairingFault
from domino_desktop.tournament.proposals import propose
from domino_desktop.tournament.settings import EntrantKind, Format, TieBreak
from domino_desktop.tournament.standings import standings, tallies
from domino_desktop.tournament.tally import Tally
from tests.tournament.evenings import bracket, ranks, with_order
from tests.tournament.played import BOTH_LOST, NOT_PLAYED, Played, forfeit, score


def test_a_knockout_goes_by_how_far_each_came() -> None:
    """1 has as many wins as 3 (two); 3 was in the final all the same."""
    state = bracket().state
    assert [(each.entrant, each.rank, each.reached) for each in standings(state)] == [
        (5, 1, 4),
        (3, 2, 3),
        (1, 3, 2),
        (4, 4, 2),
        (6, 5, 1),
        (2, 6, 1),
    ]
    assert {entrant: tally.byes for entrant, tally in tallies(state).items()} == {1: 0, 2: 0, 3: 1, 4: 1, 5: 0, 6: 0}
    # After round 2 two are still in: 3 with +50 +200, 5 with +10 +10. 4 has +50 -10, 1 has +190 -200: both one win.
    assert [(each.entrant, each.reached) for each in standings(state, 2)] == [
        (3, 4),
        (5, 4),
        (4, 2),
        (1, 2),
        (6, 1),
        (2, 1),
    ]


def test_the_match_for_the_third_place_goes_before_every_tie_break() -> None:
    """4 has 100 and 190 points before that match, 1 has 200: 1 wins it 10:9 and is before 4 with fewer points."""
    event = bracket()
    event.correct(3, 2, score((9, 10)))
    assert [tallies(event.state)[entrant].points_for for entrant in (1, 4)] == [210, 299]
    assert [each.entrant for each in standings(with_order(event.state, TieBreak.POINTS_FOR))] == [5, 3, 1, 4, 6, 2]


def test_who_went_on_in_a_knockout_went_on_whatever_is_corrected() -> None:
    """6 had won against 5 in truth, and 4 against 5. 5 was in the final all the same, and won it.

    So who came how far stays, and so does the match for the third place. Wins are: 5 one (the final), 3 two (bye and
    round 2), 1 two (round 1, third place), 4 two (bye, round 2), 6 one, 2 none.
    """
    event = bracket()
    event.correct(1, 1, score((190, 200)))
    event.correct(2, 2, score((190, 200)))
    assert [(each.entrant, each.reached, each.tally.half_wins) for each in standings(event.state)] == [
        (5, 4, 2),
        (3, 3, 4),
        (1, 2, 4),
        (4, 2, 4),
        (6, 1, 2),
        (2, 1, 0),
    ]
    assert {entrant: tally.byes for entrant, tally in tallies(event.state).items() if tally.byes} == {3: 1, 4: 1}
    # In the last round nobody has gone on yet: there the correction decides.
    event.correct(3, 1, score((200, 190)))
    assert [each.entrant for each in standings(event.state)][:2] == [3, 5]
    # A second correction of the same table changes no more than the first.
    event.correct(1, 1, score((180, 200)))
    assert [each.reached for each in standings(event.state)] == [4, 3, 2, 2, 1, 1]


def test_a_correction_before_the_next_round_is_paired_decides_who_goes_on() -> None:
    """1 against 4 was 0:200 before anybody played on, so 4 is in the final and 1 plays for the third place."""
    event = Played(EntrantKind.SINGLE, entrants=4, format=Format.KNOCKOUT)
    event.round((1, 4, score((200, 0))), (2, 3, score((200, 0))))
    event.correct(1, 1, score((0, 200)))
    event.round((4, 2, score((200, 0))), (1, 3, score((200, 0))))
    assert [(each.entrant, each.reached) for each in standings(event.state)] == [(4, 3), (2, 2), (1, 1), (3, 1)]


def test_a_pairing_that_was_taken_back_decides_nothing() -> None:
    """1 against 4 was 0:200; the director sees it only when the final is published, and takes that back first."""
    event = Played(EntrantKind.SINGLE, entrants=4, format=Format.KNOCKOUT)
    event.round((1, 4, score((200, 0))), (2, 3, score((200, 0))))
    event.round((1, 2, None), (4, 3, None))
    event.take_back()
    event.correct(1, 1, score((0, 200)))
    assert [(each.entrant, each.reached) for each in standings(event.state)] == [(2, 3), (4, 3), (1, 1), (3, 1)]
    assert {frozenset(each.entrants) for each in propose(event.state, {}).seatings} == {
        frozenset({4, 2}),
        frozenset({1, 3}),
    }
    event.round((4, 2, score((200, 0))), (1, 3, score((200, 0))))
    assert [(each.entrant, each.reached) for each in standings(event.state)] == [(4, 3), (2, 2), (1, 1), (3, 1)]


def test_waiting_for_a_table_that_is_played_again_is_no_bye() -> None:
    """Table 2 of round 1 was not played, so 1, who has won, waits during round 2; 4 went out in round 1, 3 in round 2.

    Both went out on the same level of the bracket: 3 with -10, 4 with -200.
    """
    event = Played(EntrantKind.SINGLE, entrants=4, format=Format.KNOCKOUT)
    event.round((1, 4, score((200, 0))), (2, 3, NOT_PLAYED))
    event.round((2, 3, score((200, 190))), out=(1, 4))
    assert tallies(event.state)[1] == Tally(1, 2, played=1, points_for=200)
    assert [(each.entrant, each.reached) for each in standings(event.state)] == [(1, 3), (2, 3), (3, 1), (4, 1)]


def test_a_knockout_before_its_first_round_has_one_place_for_all() -> None:
    event = Played(EntrantKind.SINGLE, entrants=4, format=Format.KNOCKOUT)
    assert ranks(event.state) == [(1, 1), (2, 1), (3, 1), (4, 1)]
    assert [each.reached for each in standings(event.state)] == [3, 3, 3, 3]


@pytest.mark.parametrize("seed", range(40))
def test_a_knockout_is_in_the_order_of_its_bracket(seed: int) -> None:
    """With forfeits, tables that are not played, withdrawals and corrections: every decided place is kept."""
    chance = random.Random(seed)
    event = Played(EntrantKind.SINGLE, entrants=chance.randint(2, 16), format=Format.KNOCKOUT, seed=seed)
    results = [score((200, 150)), score((90, 200)), score((200, 0)), forfeit(0), forfeit(1), BOTH_LOST, NOT_PLAYED]
    while True:
        try:
            event.publish(propose(event.state, {}))
        except PairingFault as fault:
            assert fault.kind in (PairingFault.Kind.ALL_PLAYED, PairingFault.Kind.TOO_FEW)
            break
        number = len(event.state.rounds)
        for table in event.state.rounds[-1].open_tables:
            event.result(number, table, chance.choices(results, (9, 9, 9, 2, 2, 1, 1))[0])
        if chance.random() < 0.2:
            event.withdraw(chance.choice(event.state.playing))
        if chance.random() < 0.3:
            earlier = chance.randint(1, number)
            event.correct(earlier, event.state.rounds[earlier - 1].seatings[0].table, score((10, 200)))
    decided = {place.entrant: (place.first, place.last) for place in places(event.state)}
    for entrant, rank in ranks(event.state):
        first, last = decided.get(entrant, (rank, rank))
        assert first <= rank <= last
    assert decided
