"""Standings worked out by hand: each tie-break where it decides."""

from __future__ import annotations

from dataclasses import replace

import pytest

from domino_desktop.tournament.cross_table import cross_table
from domino_desktop.tournament.facts import SettingsChanged
from domino_desktop.tournament.settings import USUAL_TIE_BREAKS, EntrantKind, Format, TieBreak
from domino_desktop.tournament.standings import standings, tallies
from domino_desktop.tournament.state import Tournament
from domino_desktop.tournament.tally import Tally
from tests.tournament.evenings import evening, ranks, values, with_order
from tests.tournament.played import NOT_PLAYED, Played, forfeit, score

WINS, EFFECTIVENESS, POINTS_FOR = TieBreak.WINS, TieBreak.EFFECTIVENESS, TieBreak.POINTS_FOR
DIRECT, OPPONENTS, OPPONENTS_EFFECTIVENESS = TieBreak.DIRECT, TieBreak.OPPONENTS, TieBreak.OPPONENTS_EFFECTIVENESS
LOT = TieBreak.LOT


def test_whole_table_of_seven_pairs() -> None:
    """Wins; then effectiveness (2 before 7); then points for (1 before 4); then the meeting of round 1 (5 before 6)."""
    assert [(each.entrant, each.rank, each.is_shared, each.values) for each in standings(evening().state)] == [
        (3, 1, False, (8, 260, 790, None, 20)),
        (1, 2, False, (6, -50, 750, None, 28)),
        (4, 3, False, (6, -50, 670, None, 24)),
        (2, 4, False, (5, 60, 910, None, 25)),
        (7, 5, False, (5, -60, 760, None, 21)),
        (5, 6, False, (4, -80, 650, 2, 23)),
        (6, 7, False, (4, -80, 650, 0, 22)),
    ]


def test_what_each_of_the_seven_pairs_gathered() -> None:
    assert dict(tallies(evening().state)) == {
        1: Tally(1, half_wins=6, played=4, forfeits=1, points_for=750, points_against=800),
        2: Tally(2, half_wins=5, played=5, points_for=910, points_against=850),
        3: Tally(3, half_wins=8, played=3, byes=1, forfeits=1, points_for=790, points_against=530),
        4: Tally(4, half_wins=6, played=4, byes=1, points_for=670, points_against=720, penalty_points=50),
        5: Tally(5, half_wins=4, played=3, byes=1, forfeits=1, points_for=650, points_against=730),
        6: Tally(6, half_wins=4, played=3, byes=1, forfeits=1, points_for=650, points_against=730),
        7: Tally(7, half_wins=5, played=4, byes=1, points_for=760, points_against=820),
    }


@pytest.mark.parametrize(
    ("tie_breaks", "expected"),
    [
        # 1 and 4, 2 and 7, 5 and 6 are level in wins; so they stay.
        ((WINS,), [(3, 1), (1, 2), (4, 2), (2, 4), (7, 4), (5, 6), (6, 6)]),
        # 28 before 24, 25 before 21, 23 before 22.
        ((WINS, OPPONENTS), [(3, 1), (1, 2), (4, 3), (2, 4), (7, 5), (5, 6), (6, 7)]),
        # 210 before 130, -120 before -320, 300 before 70.
        ((WINS, OPPONENTS_EFFECTIVENESS), [(3, 1), (4, 2), (1, 3), (7, 4), (2, 5), (6, 6), (5, 7)]),
        # 4 won against 1; 2 and 7 met with 180:180, so they share a place; 5 won against 6.
        ((WINS, DIRECT), [(3, 1), (4, 2), (1, 3), (2, 4), (7, 4), (5, 6), (6, 7)]),
        # ... and what the direct encounter leaves level goes on: +60 before -60.
        ((WINS, DIRECT, EFFECTIVENESS), [(3, 1), (4, 2), (1, 3), (2, 4), (7, 5), (5, 6), (6, 7)]),
        # 260, 60, -50 twice, -60, -80 twice.
        ((EFFECTIVENESS,), [(3, 1), (2, 2), (1, 3), (4, 3), (7, 5), (5, 6), (6, 6)]),
        # 910, 790, 760, 750, 670, 650 twice.
        ((POINTS_FOR,), [(2, 1), (3, 2), (7, 3), (1, 4), (4, 5), (5, 6), (6, 6)]),
        # 28, 25, 24, 23, 22, 21, 20: the best of this evening met the weakest.
        ((OPPONENTS,), [(1, 1), (2, 2), (4, 3), (5, 4), (6, 5), (7, 6), (3, 7)]),
        # Not everybody has met everybody (3 and 2 never did), so the direct encounter says nothing.
        ((DIRECT,), [(entrant, 1) for entrant in range(1, 8)]),
    ],
)
def test_the_director_chooses_the_order(tie_breaks: tuple[TieBreak, ...], expected: list[tuple[int, int]]) -> None:
    assert ranks(with_order(evening().state, *tie_breaks)) == expected


def test_after_each_round() -> None:
    """After round 2: 1 two wins +60; 7 two wins (bye 100:50, 200:190) +60, points for 400 and 300; then one win each:

    2 (150:200, 200:100) +50; 3 (200:120, 190:200) +70; 5 (200:180, 190:200) +10; 6 (180:200, 100:50) +30; 4 none.
    The penalty of round 4 does not count yet.
    """
    state = evening().state
    assert ranks(state, 2) == [(1, 1), (7, 2), (3, 3), (2, 4), (6, 5), (5, 6), (4, 7)]
    assert standings(state, 2)[-1].tally == Tally(4, played=2, points_for=220, points_against=400)
    assert [each.tally.penalty_points for each in standings(state, 3)] == [0] * 7
    assert standings(state, 5) == standings(state)
    # Before the first round nobody is before anybody.
    assert ranks(state, 0) == [(entrant, 1) for entrant in range(1, 8)]
    assert all(each.is_shared and each.tally == Tally(each.entrant) for each in standings(state, 0))


def test_ranks_after_shared_ones_leave_places_free() -> None:
    """Ranks 1, 2, 2, 4: the fourth has three before it."""
    event = Played(entrants=4, tie_breaks=(WINS,))
    event.round((1, 4, score((200, 100))), (2, 3, score((150, 150))))
    assert [(each.entrant, each.rank, each.is_shared) for each in standings(event.state)] == [
        (1, 1, False),
        (2, 2, True),
        (3, 2, True),
        (4, 4, False),
    ]


# The direct encounter ---------------------------------------------------------------------------------


def meetings(*tables: tuple[int, int, int], entrants: int, tie_breaks: tuple[TieBreak, ...]) -> Tournament:
    """Tables one after another, each a tournament round: who, against whom, who won (0: level)."""
    event = Played(entrants=entrants, tie_breaks=tie_breaks)
    for one, other, won in tables:
        points = {one: (200, 100), other: (100, 200), 0: (150, 150)}[won]
        event.round((one, other, score(points)))
    return event.state


def test_a_circle_of_three_leaves_the_direct_encounter_undecided() -> None:
    """1 beat 2, 2 beat 3, 3 beat 1: each has one win in these meetings, so the next tie-break decides: nothing."""
    state = meetings((1, 2, 1), (2, 3, 2), (3, 1, 3), entrants=3, tie_breaks=(WINS, DIRECT))
    assert values(state) == {1: (2, 2), 2: (2, 2), 3: (2, 2)}
    assert ranks(state) == [(1, 1), (2, 1), (3, 1)]


def test_three_who_all_met_are_put_in_order() -> None:
    """All three have two wins: 1 beat 2 and 3, 2 beat 3 and 4, 3 beat 4 and 5, and 1 lost to 4.

    Among the three: 1 has 4 half wins, 2 has 2, 3 has 0. 4 and 5: one win and none.
    """
    state = meetings(
        (1, 2, 1),
        (1, 3, 1),
        (2, 3, 2),
        (2, 4, 2),
        (3, 4, 3),
        (3, 5, 3),
        (1, 4, 4),
        entrants=5,
        tie_breaks=(WINS, DIRECT),
    )
    assert ranks(state) == [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)]
    assert values(state) == {1: (4, 4), 2: (4, 2), 3: (4, 0), 4: (2, None), 5: (0, None)}


def test_two_meetings_missing_a_third_decide_nothing() -> None:
    """1, 2 and 3 have one win each; 1 beat 2, 3 met neither. Nobody may be put last by a meeting that never was."""
    state = meetings((1, 2, 1), (2, 4, 2), (3, 4, 3), entrants=4, tie_breaks=(WINS, DIRECT))
    assert ranks(state) == [(1, 1), (2, 1), (3, 1), (4, 4)]
    assert values(state)[1] == (2, None)


def test_all_meetings_of_two_count() -> None:
    """1 and 2 met three times, 2 won two of them: 2 half wins against 4. 1 has another win against 3."""
    state = meetings((1, 2, 1), (2, 1, 2), (1, 2, 2), (1, 3, 1), entrants=3, tie_breaks=(WINS, DIRECT))
    assert values(state) == {1: (4, 2), 2: (4, 4), 3: (0, None)}
    assert ranks(state) == [(2, 1), (1, 2), (3, 3)]


def test_a_level_meeting_is_half_a_win_each() -> None:
    """1: level with 2, beat 3. 2: level with 1, level with 3, and half a win from 4: 3 half wins, as 1."""
    state = meetings((1, 2, 0), (1, 3, 1), (2, 3, 0), (2, 4, 0), entrants=4, tie_breaks=(WINS, DIRECT))
    assert values(state) == {1: (3, 1), 2: (3, 1), 3: (1, None), 4: (1, None)}
    assert ranks(state) == [(1, 1), (2, 1), (3, 3), (4, 3)]


def test_what_the_direct_encounter_splits_goes_on_inside_the_parts() -> None:
    """Four with two wins each who all met but for what 5 brought: in these meetings 1 and 2 have 4, 3 and 4 have 2.

    1 beat 3 and 4, 2 beat 1 and 3, 3 beat 4, 4 beat 2; 3 and 4 have a second win against 5. The lot then separates 1
    from 2 and 3 from 4, and nobody crosses over. It is not asked again who of 1 and 2 won their meeting.
    """
    tables = ((1, 3, 1), (1, 4, 1), (2, 1, 2), (2, 3, 2), (3, 4, 3), (4, 2, 4), (3, 5, 3), (4, 5, 4))
    state = meetings(*tables, entrants=5, tie_breaks=(WINS, DIRECT))
    assert ranks(state) == [(1, 1), (2, 1), (3, 3), (4, 3), (5, 5)]
    decided = with_order(state, WINS, DIRECT, LOT)
    assert {entrant for entrant, rank in ranks(decided)[:2]} == {1, 2}
    assert [rank for _, rank in ranks(decided)] == [1, 2, 3, 4, 5]
    assert [values(decided)[entrant][2] for entrant, _ in ranks(decided)] == [1, 2, 1, 2, None]


def test_a_forfeit_is_a_meeting_and_a_table_that_was_not_played_is_none() -> None:
    """1 and 2 have one win each: 1 won by forfeit against 2, 2 beat 3; 3 was drawn against 1 but they did not play."""
    event = Played(entrants=3, tie_breaks=(WINS, DIRECT, OPPONENTS))
    event.round((1, 2, forfeit(0)))
    event.round((2, 3, score((200, 0))))
    event.round((3, 1, NOT_PLAYED))
    # Opponents: 1 met 2 (2); 2 met 1 and 3 (2 + 0); 3 met 2 (2).
    assert values(event.state) == {1: (2, 2, 2), 2: (2, 0, 2), 3: (0, None, 2)}


def test_the_lot_depends_on_seed_and_number_only() -> None:
    """A late entry changes nothing between those who were there; other seeds draw other orders."""
    orders = {}
    for seed in range(20):
        few, more = (Played(entrants=count, tie_breaks=(LOT,), seed=seed).state for count in (5, 6))
        orders[seed] = [entrant for entrant, _ in ranks(few)]
        assert [entrant for entrant, _ in ranks(more) if entrant != 6] == orders[seed]
        assert [each.rank for each in standings(few)] == [1, 2, 3, 4, 5]
    assert len({tuple(order) for order in orders.values()}) > 10


# Coming late and leaving ------------------------------------------------------------------------------


def test_late_entries_and_withdrawals() -> None:
    """4 withdrew before it played and is not listed; 1 left after its win and is; 5 came after round 1 with nothing."""
    event = Played(entrants=4, tie_breaks=(WINS, OPPONENTS))
    event.withdraw(4)
    event.round((1, 2, score((200, 150))), out=(3,))
    event.withdraw(1)
    event.enter()
    assert ranks(event.state) == [(1, 1), (3, 1), (2, 3), (5, 4)]
    event.round((2, 3, score((200, 100))), out=(5,))
    # 1: met 2 (2). 3: met 2 (2). 2: met 1 and 3 (4). 5: met nobody. All have one win.
    assert values(event.state) == {1: (2, 2), 3: (2, 2), 2: (2, 4), 5: (2, 0)}
    assert ranks(event.state) == [(2, 1), (1, 2), (3, 2), (5, 4)]
    event.come_back(1)
    assert ranks(event.state) == [(2, 1), (1, 2), (3, 2), (5, 4)]
    # As the standings were after no round at all, 5 was not there.
    assert [entrant for entrant, _ in ranks(event.state, 0)] == [1, 2, 3]


def test_sitting_out_of_a_round_robin_counts_once_a_circuit() -> None:
    """3 sits out of the plan once, and once more while others play what they still owe."""
    event = Played(EntrantKind.SINGLE, entrants=3, format=Format.ROUND_ROBIN)
    event.round((1, 2, score((200, 150))), out=(3,))
    event.round((1, 2, NOT_PLAYED), out=(3,))
    assert tallies(event.state)[3] == Tally(3, 2, byes=1, points_for=100, points_against=50)


def test_the_opponents_effectiveness_counts_each_meeting() -> None:
    """1 meets 2 twice (2 has -100 -50 +30 = -120) and 3 once (3: -40 -30 = -70): -310."""
    event = Played(entrants=3, tie_breaks=(OPPONENTS_EFFECTIVENESS,), bye=(0, 0), bye_wins=False)
    event.round((1, 2, score((200, 100))), out=(3,))
    event.round((1, 2, score((200, 150))), out=(3,))
    event.round((1, 3, score((200, 160))), out=(2,))
    event.round((2, 3, score((200, 170))), out=(1,))
    assert values(event.state)[1] == (-310,)


# Partners who change ----------------------------------------------------------------------------------


def test_partners_who_change_each_have_the_result_of_their_side() -> None:
    """Six persons, two rounds, two sit out of each.

    Round 1: 1+2 beat 3+4 200:120; 5 and 6 sit out. Round 2: 1+5 lose to 3+6 180:200; 2 and 4 sit out.
    1: 2+0, 380:320.  2: 2+2, 300:170.  3: 0+2, 320:380.  4: 0+2, 220:250.  5: 2+0, 280:250.  6: 2+2, 300:230.
    Opponents, both of each table: 1: 3 4 3 6 = 2+2+2+4 = 10.  2: 3 4 = 4.  3: 1 2 1 5 = 2+4+2+2 = 10.
    4: 1 2 = 6.  5: 3 6 = 6.  6: 1 5 = 4.
    """
    event = Played(EntrantKind.CHANGING, entrants=6, tie_breaks=(WINS, DIRECT, OPPONENTS, EFFECTIVENESS))
    event.round(((1, 2), (3, 4), score((200, 120))), out=(5, 6))
    event.round(((1, 5), (3, 6), score((180, 200))), out=(2, 4))
    assert [(each.entrant, each.rank, each.values) for each in standings(event.state)] == [
        (2, 1, (4, None, 4, 130)),
        (6, 2, (4, None, 4, 70)),
        (1, 3, (2, None, 10, 60)),
        (3, 4, (2, None, 10, -60)),
        (5, 5, (2, None, 6, 30)),
        (4, 6, (2, None, 6, -30)),
    ]
    # Only 1 and 3 met twice; 1 took the first table and 3 the second.
    rows = {row.standing.entrant: row for row in cross_table(event.state)}
    assert [(each.round, each.points, each.half_wins) for each in rows[1].meetings[3]] == [
        (1, (200, 120), 2),
        (2, (180, 200), 0),
    ]


def test_every_tie_break_is_the_directors_choice_at_any_time() -> None:
    event = evening()
    settings = replace(event.state.settings, tie_breaks=(EFFECTIVENESS,))
    event.add(SettingsChanged(len(event.state.facts), "2026-11-30T22:00:00Z", 0, settings))
    assert [each.values for each in standings(event.state)][:2] == [(260,), (60,)]
    assert USUAL_TIE_BREAKS[0] is WINS
