"""What a table, sitting out and a penalty count, worked out by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from domino_desktop.tournament.results import Ended, Outcome, RoundScore, TableResult
from domino_desktop.tournament.standings import complete_rounds, tallies
from domino_desktop.tournament.tally import Tally, half_wins, table_points
from tests.tournament.evenings import ranks
from tests.tournament.played import BOTH_LOST, NOT_PLAYED, OPEN, Played, forfeit, noted, score


@pytest.mark.parametrize(
    ("result", "won", "points"),
    [
        (score((200, 150)), (2, 0), (200, 150)),
        (score((150, 200)), (0, 2), (150, 200)),
        (score((150, 150)), (1, 1), (150, 150)),
        (score((0, 0)), (1, 1), (0, 0)),
        (score((150, 150), winner=1), (0, 2), (150, 150)),  # a play-off decided it; its points do not count
        (score((200, 0), (0, 200), (200, 190)), (2, 0), (400, 390)),
        (score((200, 0), (190, 200), (190, 200)), (0, 2), (580, 400)),  # fewer points, but two matches of three
        (score((200, 0), (0, 200)), (1, 1), (200, 200)),  # time was over: one match each
        (score((200, 0), (0, 200), (100, 100)), (1, 1), (300, 300)),
        (score((200, 0), (0, 200), (100, 100), winner=0), (2, 0), (300, 300)),
        (score((200, 0), winner=1), (2, 0), (200, 0)),  # the matches tell who won
        (forfeit(0), (2, 0), (100, 0)),
        (forfeit(1), (0, 2), (0, 100)),
        (TableResult(Outcome.FORFEIT, score((150, 20)).matches, 1), (0, 2), (0, 100)),  # what was begun counts nothing
    ],
)
def test_a_table(result: TableResult, won: tuple[int, int], points: tuple[int, int]) -> None:
    terms = Played().state.settings.terms
    assert half_wins(result) == won
    assert table_points(result, terms) == (points, (points[1], points[0]))


def test_when_both_lost_nobody_has_the_winners_points() -> None:
    terms = replace(Played().state.settings.terms, forfeit=(70, 5))
    assert (half_wins(BOTH_LOST), table_points(BOTH_LOST, terms)) == ((0, 0), ((5, 70), (5, 70)))
    assert (half_wins(NOT_PLAYED), table_points(NOT_PLAYED, terms)) == ((0, 0), ((0, 0), (0, 0)))


def test_terms_of_sitting_out_and_of_forfeits() -> None:
    """A bye of 7:4 that is no win, a forfeit of 7:0."""
    event = Played(entrants=3, bye=(7, 4), bye_wins=False, forfeit=(7, 0))
    event.round((1, 2, forfeit(1)), out=(3,))
    assert dict(tallies(event.state)) == {
        1: Tally(1, forfeits=1, points_against=7),
        2: Tally(2, half_wins=2, forfeits=1, points_for=7),
        3: Tally(3, byes=1, points_for=7, points_against=4),
    }


def test_a_table_that_still_plays_and_one_that_was_not_played_count_nothing() -> None:
    event = Played(entrants=7)
    event.round((1, 2, score((200, 150))), (3, 4, OPEN), (5, 6, NOT_PLAYED), out=(7,))
    gathered = tallies(event.state)
    assert [gathered[entrant] for entrant in (3, 4, 5, 6)] == [Tally(entrant) for entrant in (3, 4, 5, 6)]
    assert [gathered[entrant].half_wins for entrant in (1, 2, 7)] == [2, 0, 2]
    assert complete_rounds(event.state) == 0
    event.result(1, 2, score((10, 200)))
    assert complete_rounds(event.state) == 1
    assert tallies(event.state)[4].points_for == 200


def test_rounds_of_tiles_are_counted_when_they_were_noted() -> None:
    """Side 0 wins 2 rounds, side 1 wins 2; one ends blocked and level, one blocked for side 1.

    One foul gave side 1 its points, so side 0 made it.
    """
    event = Played(entrants=2)
    event.round(
        (
            1,
            2,
            noted(
                RoundScore((30, 0), Ended.OUT),
                RoundScore((0, 0), Ended.BLOCKED),
                RoundScore((0, 12), Ended.BLOCKED),
                RoundScore((0, 50), Ended.FOUL),
                RoundScore((25, 0), None),
            ),
        )
    )
    assert dict(tallies(event.state)) == {
        1: Tally(1, 0, played=1, points_for=55, points_against=62, rounds=5, rounds_won=2, blocks=2, fouls=1),
        2: Tally(2, 2, played=1, points_for=62, points_against=55, rounds=5, rounds_won=2, blocks=2, fouls=0),
    }


def test_rounds_of_a_match_that_was_begun_before_a_forfeit_are_not_counted() -> None:
    begun = noted(RoundScore((30, 0), Ended.BLOCKED), RoundScore((0, 10), Ended.FOUL))
    event = Played(entrants=2)
    event.round((1, 2, replace(begun, outcome=Outcome.FORFEIT, winner=0)))
    assert tallies(event.state)[1] == Tally(1, 2, forfeits=1, points_for=100)
    assert tallies(event.state)[2] == Tally(2, 0, forfeits=1, points_against=100)


def test_penalties_are_taken_off_until_they_are_withdrawn() -> None:
    """Level tables: 150:150 each. 60 off for 1 in round 1, a warning for 2, 20 off for 1 in round 2."""
    event = Played(entrants=2)
    event.round((1, 2, score((150, 150))))
    event.round((1, 2, score((150, 150))))
    hard = event.penalty(1, 1, 60)
    event.penalty(1, 2, 0)
    event.penalty(2, 1, 20)
    assert ranks(event.state) == [(2, 1), (1, 2)]
    assert [(each.points_for, each.effectiveness, each.penalty_points) for each in tallies(event.state).values()] == [
        (220, -80, 80),
        (300, 0, 0),
    ]
    assert tallies(event.state, 1)[1].effectiveness == -60
    event.take_penalty_back(hard)
    assert tallies(event.state, 1)[1] == Tally(1, 1, played=1, points_for=150, points_against=150)
    assert tallies(event.state)[1].effectiveness == -20


def test_a_penalty_can_take_more_than_there_is() -> None:
    event = Played(entrants=3)
    event.round((1, 2, score((20, 200))), out=(3,))
    event.penalty(1, 1, 50)
    assert tallies(event.state)[1].points_for == -30
    assert ranks(event.state) == [(2, 1), (3, 2), (1, 3)]


def test_a_corrected_result_takes_the_place_of_the_old_one() -> None:
    event = Played(entrants=4)
    event.round((1, 2, score((200, 150))), (3, 4, score((200, 100))))
    assert ranks(event.state) == [(3, 1), (1, 2), (2, 3), (4, 4)]
    event.correct(1, 1, score((150, 200)))
    assert ranks(event.state) == [(3, 1), (2, 2), (1, 3), (4, 4)]
    event.correct(1, 1, None)
    assert tallies(event.state)[2] == Tally(2)
