"""What is set right at a desk afterwards: positions in the middle of a round, and scores of old rounds and games."""

from dataclasses import replace

import pytest

from domino_desktop.controller.protocol import judged_again, rounds_of
from domino_desktop.controller.referee import Stage
from domino_desktop.core.events import Certainty, FoulCalled, GameWon, LaidTile, MatchEnded
from domino_desktop.core.moves import DrawTile, Knock, PlayTile, ProposeBlock
from domino_desktop.core.refereeing import (
    Correct,
    EnterPosition,
    EnterRound,
    GoOut,
    HearAccusation,
    Rule,
    ScoreRound,
    StopPlay,
    Withdraw,
)
from domino_desktop.core.ruleset_parts import Penalty
from domino_desktop.core.rulings import AccusationHeard, FoulKind
from domino_desktop.core.tiles import Tile, parse_tiles
from tests.controller.desks import FIX_4, desk, entered, lay_open, position, setup, walk

BEST_OF_3 = {"match_form": "best_of(3)", "match_end": {"points": 100}}
DELAY = Rule(2, FoulKind.DELAY, Penalty(10), note="the phone")


def ordered(at, *wishes):
    for wish in wishes:
        refusal = at.order(wish)
        assert refusal is None, refusal


def counted(**facts):
    """A round that is settled to its score."""
    at = entered(**facts)
    walk(at, [False] * 4)
    lay_open(at, FIX_4)
    ordered(at, ScoreRound())
    return at


def replayed():
    """Round 1 was made void and dealt again: then it gave 83 points."""
    at = entered()
    ordered(at, Rule(0, FoulKind.SIGNALS, Penalty(5, round="replay")), ScoreRound(), EnterPosition(position()))
    walk(at, [False] * 4)
    lay_open(at, FIX_4)
    ordered(at, ScoreRound())
    return at


# A position that was entered wrongly --------------------------------------------------------------------


def test_rulings_outlive_the_correction_of_a_position():
    at = entered(ends=(5, 6))
    assert at.submit(0, ProposeBlock()) is None
    ordered(at, DELAY, HearAccusation(1, 3, parse_tiles("0-1"), False))
    assert at.submit(1, Knock()) is None
    assert at.correct(position()) is None
    assert at.stage is Stage.WALK and at.view.turn == 2
    assert [(ruling.seat, ruling.penalty, ruling.note) for ruling in at.view.rulings] == [(2, Penalty(10), "the phone")]
    assert any(isinstance(event, AccusationHeard) for event in at.view.history)


def test_rulings_outlive_a_correction_after_which_no_answer_makes_sense():
    at = entered()
    walk(at, [False, False])
    ordered(at, DELAY)
    assert at.correct(position(boneyard=5)) is None
    assert at.stage is Stage.ROUND and [ruling.seat for ruling in at.view.rulings] == [2]


def test_a_withdrawn_ruling_does_not_come_back_with_a_correction():
    at = entered()
    ordered(at, DELAY)
    ordered(at, Withdraw(at.view.rulings[0].number))
    assert at.correct(position(ends=(5, 5))) is None
    assert at.view.rulings == ()


def test_a_round_that_was_stopped_stays_stopped_with_another_position():
    at = entered()
    ordered(at, StopPlay())
    assert at.correct(position(ends=(5, 5))) is None
    assert at.stage is Stage.HANDS


def test_who_went_out_is_still_out_unless_the_correction_says_otherwise():
    at = entered(counts=(0, 4, 5, 5))
    ordered(at, GoOut(0))
    assert at.correct(position(counts=(0, 4, 5, 4))) is None
    assert at.view.went_out == 0
    assert at.correct(position(counts=(1, 4, 5, 4))) is None
    assert at.view.went_out is None and at.stage is Stage.ROUND


# A round that was entered once more ---------------------------------------------------------------------


def drew_unseen(after):
    """P1 passed at 4 with ten tiles left; the table was entered again with ``after``, and then P1 shows 4-4."""
    at = entered(setup("swedish-draw-one", seats=2), counts=(3, 3), ends=(4, 4), boneyard=10)
    assert at.submit(0, DrawTile(0)) is None
    assert at.submit(0, Knock()) is None
    ordered(at, EnterPosition(position(counts=(4, 3), ends=(6, 6), boneyard=after)), StopPlay())
    lay_open(at, ("4-4 0-0 0-1 0-2", "1-1 1-2 1-3"))
    return [event.foul.certainty for event in at.view.history if isinstance(event, FoulCalled)]


def test_nobody_is_convicted_with_a_tile_that_may_have_been_drawn_before_the_table_was_entered_again():
    assert drew_unseen(after=7) == [Certainty.POSSIBLE]
    assert drew_unseen(after=9) == [Certainty.PROVEN]


# Scores of rounds that are over -------------------------------------------------------------------------


def test_a_correction_belongs_to_the_round_that_was_dealt_again():
    at = replayed()
    ordered(at, Correct(1, (-3, 0, 0, 0), "miscounted"))
    first, second = rounds_of(at.record)
    assert first.is_replayed and not first.is_corrected
    assert second.is_corrected and second.points == (80, 0, 0, 0)
    assert second.totals == at.view.totals == (75, 0, 0, 0)


def test_points_of_single_tiles_are_in_the_list_of_rounds():
    at = entered(setup("all-fives", seats=2), counts=(2, 2), plays=(LaidTile(Tile.of(5, 5), "start"),))
    assert at.submit(0, PlayTile(Tile.of(0, 5), at.view.layout.ends[0].id)) is None
    assert at.view.totals == (10, 0)
    ordered(at, StopPlay())
    lay_open(at, ("1-1", "1-2 1-3"))
    ordered(at, ScoreRound())
    assert rounds_of(at.record)[-1].totals == at.view.totals


@pytest.mark.parametrize("undone", [False, True])
def test_a_corrected_match_is_judged_again_to_the_same(undone):
    at = desk(setup(match_end={"points": 80}))
    ordered(at, EnterPosition(position()))
    walk(at, [False] * 4)
    lay_open(at, FIX_4)
    ordered(at, ScoreRound())
    assert at.stage is Stage.MATCH_OVER and judged_again(at.record)
    ordered(at, Correct(1, (-10, 0, 0, 0), "miscounted"))
    assert at.stage is Stage.SCORED and judged_again(at.record)
    if undone:
        assert at.undo()
        assert at.stage is Stage.MATCH_OVER
    else:
        ordered(at, Correct(1, (10, 0, 0, 0), "it was right"))
    assert at.stage is Stage.MATCH_OVER and judged_again(at.record)


def test_an_end_of_the_match_that_the_totals_do_not_give_is_noticed():
    at = counted(table=setup(match_end={"points": 80}))
    forged = [replace(event, team=1) if isinstance(event, MatchEnded) else event for event in at.record.events]
    assert judged_again(at.record) and not judged_again(type(at.record)(forged))


# Several games ------------------------------------------------------------------------------------------


def games(at):
    return [event.team for event in at.record.effective() if isinstance(event, GameWon)]


def test_a_correction_decides_the_game_once_more_and_wins_none_twice():
    at = desk(setup(**BEST_OF_3))
    ordered(at, EnterRound((100, 0, 0, 0)), EnterRound((100, 0, 0, 0)))
    assert at.stage is Stage.MATCH_OVER and games(at) == [0, 0]
    ordered(at, Correct(2, (5, 0, 0, 0), "miscounted"))
    assert at.stage is Stage.MATCH_OVER and games(at) == [0, 0]
    assert at.undo()
    assert at.stage is Stage.MATCH_OVER and games(at) == [0, 0]


def test_a_game_that_was_won_by_a_slip_goes_on():
    at = desk(setup(**BEST_OF_3))
    ordered(at, EnterRound((100, 0, 0, 0)))
    assert games(at) == [0] and at.view.totals == (0, 0, 0, 0)
    ordered(at, Correct(1, (-50, 0, 0, 0), "50 was written as 100"))
    assert games(at) == [] and at.view.totals == (50, 0, 0, 0)
    assert rounds_of(at.record)[-1].totals == (50, 0, 0, 0)
    assert at.undo()
    assert games(at) == [0] and at.view.totals == (0, 0, 0, 0)
    assert rounds_of(at.record)[-1].totals == (0, 0, 0, 0)


def test_six_love_begins_again_from_zero_only_if_the_corrected_totals_say_so():
    at = desk(setup("jamaican-partner"))
    ordered(at, EnterRound((1, 0)), EnterRound((0, 1)))
    assert at.view.totals == (0, 0)
    ordered(at, Correct(2, (1, -1), "the wrong column"))
    assert at.view.totals == rounds_of(at.record)[-1].totals == (2, 0)
    assert at.undo()
    assert at.view.totals == rounds_of(at.record)[-1].totals == (0, 0)


@pytest.mark.parametrize("wish", [Correct(0, (1, 0, 0, 0), ""), Correct(2, (1, 0, 0, 0), ""), Correct(1, (1, 0), "")])
def test_a_round_that_was_never_played_is_not_corrected(wish):
    at = desk()
    ordered(at, EnterRound((0, 50, 0, 0), 1))
    before = at.record.events
    with pytest.raises(ValueError, match="no round"):
        at.order(wish)
    assert at.record.events == before and at.view.totals == (0, 50, 0, 0)
