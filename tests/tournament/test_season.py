"""The season table, worked out by hand."""

from __future__ import annotations

import pytest

from domino_desktop.tournament.season import Measure, SeasonEvent, SeasonResult, season_table
from domino_desktop.tournament.settings import EntrantKind, TieBreak
from tests.tournament.played import Played, score

FIRST, SECOND, THIRD = 101, 102, 103  # members; 104 is the fourth


def single(*results: tuple[int, int, tuple[int, int]], entrants: int, members: dict[int, int]) -> SeasonEvent:
    """One evening of single entrants, all tables in one round; persons have the numbers of their entrants."""
    event = Played(EntrantKind.SINGLE, entrants=entrants, tie_breaks=(TieBreak.WINS, TieBreak.EFFECTIVENESS))
    event.round(*((one, other, score(points)) for one, other, points in results))
    return SeasonEvent(event.state, members)


def season() -> list[SeasonEvent]:
    """Three evenings. Ranks and values:

    Evening 1, four entrants: 101 beats 102 200:100, 103 beats 104 200:150.
        101: rank 1, 4 points, 2 half wins, +100. 103: 2, 3, 2, +50. 104: 3, 2, 0, -50. 102: 4, 1, 0, -100.
    Evening 2, four entrants: 102 beats 101 200:120, 103 beats 104 200:120.
        102 and 103: rank 1 shared, 4 points, 2, +80. 101 and 104: rank 3 shared, 2 points, 0, -80.
    Evening 3, two entrants: 101 and 102 are level, 150:150.
        Both: rank 1 shared, 2 points, 1 half win, 0.
    """
    return [
        single((1, 2, (200, 100)), (3, 4, (200, 150)), entrants=4, members={1: 101, 2: 102, 3: 103, 4: 104}),
        single((4, 1, (200, 120)), (3, 2, (200, 120)), entrants=4, members={1: 101, 2: 104, 3: 103, 4: 102}),
        single((1, 2, (150, 150)), entrants=2, members={1: 102, 2: 101}),
    ]


@pytest.mark.parametrize(
    ("measure", "best", "expected"),
    [
        # All: 101: 4+2+2 = 8; 102: 1+4+2 = 7; 103: 3+4 = 7; 104: 2+2 = 4.
        (Measure.PLACES, 0, [(101, 1, 8), (102, 2, 7), (103, 2, 7), (104, 4, 4)]),
        # The best two: 101: 4+2; 102: 4+2; 103: 4+3; 104: 2+2.
        (Measure.PLACES, 2, [(103, 1, 7), (101, 2, 6), (102, 2, 6), (104, 4, 4)]),
        (Measure.PLACES, 1, [(101, 1, 4), (102, 1, 4), (103, 1, 4), (104, 4, 2)]),
        # More than there were is all of them.
        (Measure.PLACES, 9, [(101, 1, 8), (102, 2, 7), (103, 2, 7), (104, 4, 4)]),
        # Half wins: 101: 2+0+1; 102: 0+2+1; 103: 2+2; 104: none.
        (Measure.WINS, 0, [(103, 1, 4), (101, 2, 3), (102, 2, 3), (104, 4, 0)]),
        # 101: 100-80+0 = 20; 102: -100+80+0 = -20; 103: 50+80 = 130; 104: -50-80 = -130.
        (Measure.EFFECTIVENESS, 0, [(103, 1, 130), (101, 2, 20), (102, 3, -20), (104, 4, -130)]),
        # The best two: 101: 100+0; 102: 80+0; 103: 130; 104: -130.
        (Measure.EFFECTIVENESS, 2, [(103, 1, 130), (101, 2, 100), (102, 3, 80), (104, 4, -130)]),
    ],
)
def test_a_season(measure: Measure, best: int, expected: list[tuple[int, int, int]]) -> None:
    rows = season_table(season(), best, measure)
    assert [(row.member, row.rank, row.total) for row in rows] == expected
    totals = [row.total for row in rows]
    assert [row.is_shared for row in rows] == [totals.count(total) > 1 for total in totals]


def test_each_result_tells_its_event_and_whether_it_counts() -> None:
    """101 has 4, 2, 2: of the two equal ones the earlier counts."""
    rows = {row.member: row.results for row in season_table(season(), 2)}
    assert rows[101] == (SeasonResult(0, 1, 4, True), SeasonResult(1, 3, 2, True), SeasonResult(2, 1, 2, False))
    assert rows[103] == (SeasonResult(0, 2, 3, True), SeasonResult(1, 1, 4, True))


def test_both_of_a_pair_have_its_result_and_a_guest_is_left_out() -> None:
    """Two pairs; 22 is no member."""
    event = Played(entrants=2)
    event.round((1, 2, score((200, 100))))
    rows = season_table([SeasonEvent(event.state, {11: 5, 12: 3, 21: 4})])
    assert [(row.member, row.rank, row.total) for row in rows] == [(3, 1, 2), (5, 1, 2), (4, 3, 1)]


def test_the_result_of_a_pair_goes_to_those_who_sat_for_it_most() -> None:
    """12 plays one round of three and is replaced by 99; the pair 2 changes before its last round only."""
    event = Played(entrants=2)
    event.round((1, 2, score((200, 100))))
    event.replace(1, 12, 99)
    event.round((1, 2, score((200, 100))))
    event.replace(2, 21, 98)
    event.round((1, 2, score((200, 100))))
    members = {person: person for person in (11, 12, 21, 22, 98, 99)}
    rows = season_table([SeasonEvent(event.state, members)])
    assert [(row.member, row.rank) for row in rows] == [(11, 1), (99, 1), (21, 3), (22, 3)]


def test_of_as_many_rounds_those_who_play_now_have_it() -> None:
    event = Played(entrants=2)
    event.round((1, 2, score((200, 100))))
    event.replace(1, 12, 99)
    event.round((1, 2, score((200, 100))))
    members = {person: person for person in (11, 12, 99)}
    assert [row.member for row in season_table([SeasonEvent(event.state, members)])] == [11, 99]


def test_where_partners_change_each_has_the_own_result() -> None:
    """1+2 beat 3+4; nobody sat for somebody else."""
    event = Played(EntrantKind.CHANGING, entrants=4)
    event.round(((1, 2), (3, 4), score((200, 100))))
    event.round(((1, 3), (2, 4), score((200, 100))))
    rows = season_table([SeasonEvent(event.state, {1: 1, 2: 2, 3: 3, 4: 4})], measure=Measure.WINS)
    assert [(row.member, row.total) for row in rows] == [(1, 4), (2, 2), (3, 2), (4, 0)]


def test_who_played_for_two_entrants_has_the_better_result() -> None:
    """Person 9 replaced 3 and, after that entrant had left, plays for 4: ranks 3 and 4 of four."""
    event = Played(EntrantKind.SINGLE, entrants=4)
    event.replace(3, 3, 9)
    event.round((1, 3, score((200, 0))), (2, 4, score((200, 0))))
    event.withdraw(3)
    event.replace(4, 4, 9)
    event.round((1, 2, score((200, 0))), out=(4,))
    event.round((1, 4, score((200, 0))), out=(2,))
    rows = season_table([SeasonEvent(event.state, {9: 9})])
    # 1: three wins. 2: a win, a loss, a bye = 2 wins. 4: a bye = 1 win. 3: none. Person 9 sat for 4 in one round of
    # two, as often as person 4, and is its person now: rank 3 of 4, two points.
    assert [(row.member, row.total, row.results[0].rank) for row in rows] == [(9, 2, 3)]


def test_whoever_came_too_late_for_any_round_has_no_result() -> None:
    """3 is entered after the only round: ranks are 1, 3 (+0), 2 of three."""
    event = Played(EntrantKind.SINGLE, entrants=2)
    event.round((1, 2, score((200, 0))))
    event.enter()
    rows = season_table([SeasonEvent(event.state, {1: 1, 2: 2, 3: 3})])
    assert [(row.member, row.total) for row in rows] == [(1, 3), (2, 1)]


def test_no_events_no_rows() -> None:
    assert season_table([]) == ()
