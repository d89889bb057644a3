"""What a table gets from the record of its match: the same totals, and how each round ended."""

import pytest

from domino_desktop.core.changes import apply
from domino_desktop.core.events import GameWon, RoundEnd, RoundEnded, RoundScored
from domino_desktop.core.notation import parse_record
from domino_desktop.core.record import MatchRecord
from domino_desktop.core.refereeing import Correct, EnterPosition, EnterRound, Rule, ScoreRound
from domino_desktop.core.ruleset_parts import Penalty
from domino_desktop.core.rulings import FoulKind
from domino_desktop.core.score_lines import ScoreReason
from domino_desktop.core.state import start
from domino_desktop.tournament.from_record import RecordFault, result_from_record
from domino_desktop.tournament.results import Ended, MatchScore, Outcome, RoundScore, TableResult
from tests.controller.desks import FIX_4, FIX_DEAD, desk, lay_open, position, setup, walk
from tests.golden.record import FOLDER
from tests.storage.playing import first_event, moves_of, table

IDS = sorted(file.stem for file in FOLDER.glob("*.txt"))


def two_sided(events):
    return len(set(events[0].ruleset.teams(events[0].seats))) == 2


def played(ruleset, seats, seed, **changes):
    setup = table(ruleset, seats, **changes)
    return (first_event(setup), *(event for move in moves_of(setup, seed) for event in move))


def scored_by_round(events):
    """The points of each round by its number, and its last end, read off the events of a match without corrections."""
    points, ends, state = {}, {}, start(events[0])
    for event in events[1:]:
        before, state = state.totals, apply(state, event)
        if any(line.reason is ScoreReason.EVERYBODY_HAS_SCORED for line in getattr(event, "lines", ())):
            points = dict.fromkeys(points, (0, 0))
        elif state.totals != before and not isinstance(event, GameWon):
            gained = [now - then for now, then in zip(state.totals, before, strict=True)]
            held = points.get(state.round.number, (0, 0))
            points[state.round.number] = (held[0] + gained[0], held[1] + gained[1])
        if isinstance(event, RoundScored):
            points.setdefault(state.round.number, (0, 0))
        if isinstance(event, RoundEnded):
            ends[state.round.number] = event.reason
    return points, ends


@pytest.mark.parametrize("ruleset_id", IDS)
def test_golden_matches(ruleset_id):
    events = parse_record((FOLDER / f"{ruleset_id}.txt").read_text(encoding="utf-8"))
    record = MatchRecord(events)
    if not two_sided(events):
        with pytest.raises(RecordFault) as fault:
            result_from_record(record)
        assert fault.value.kind is RecordFault.Kind.NOT_TWO_SIDES
        return
    state = record.state()
    if not state.games and state.totals[state.winner] < state.totals[1 - state.winner]:
        with pytest.raises(RecordFault) as fault:
            result_from_record(record)
        assert fault.value.kind is RecordFault.Kind.FEWER_POINTS_WIN
        return
    result = result_from_record(record)
    if result.outcome is Outcome.FORFEIT:
        assert any(line.reason is ScoreReason.MATCH_LOST for line in state.lines)
        return
    points, ends = scored_by_round(events)
    assert [each.points for match in result.matches for each in match.rounds] == list(points.values())
    told = [each.ended for match in result.matches for each in match.rounds]
    usual = {RoundEnd.WENT_OUT: Ended.OUT, RoundEnd.BLOCKED: Ended.BLOCKED}
    assert [ended for ended in told if ended is not Ended.FOUL] == [
        usual.get(ends[number]) for number, ended in zip(points, told, strict=True) if ended is not Ended.FOUL
    ]
    if not state.games:
        assert result.points == state.totals


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("ruleset", "seats"), [("pairs", 4), ("pairs-spain", 4), ("block", 2), ("all-fives", 2)])
def test_any_match_at_any_moment(ruleset, seats, seed):
    """The totals are those of the record, wherever it stops; the winner of a whole one is the table's."""
    events = played(ruleset, seats, seed, points=40)
    for length in range(1, len(events) + 1):
        record = MatchRecord(events[:length])
        state, result = record.state(), None
        if any(line.reason is ScoreReason.MATCH_LOST for line in state.lines):
            continue
        result = result_from_record(record)
        assert result.points == state.totals
        assert all(
            match.points == (sum(r.points[0] for r in match.rounds), sum(r.points[1] for r in match.rounds))
            for match in result.matches
        )
    assert state.winner is not None and result is not None
    assert result.matches_won[state.winner] > result.matches_won[1 - state.winner]


def refereed(*orders, ruleset="pairs", **changes):
    at = desk(setup(ruleset, 4, **changes))
    for order in orders:
        assert at.order(order) is None
    return at


def test_rounds_written_down_by_a_referee_and_a_correction_in_the_first():
    at = refereed(EnterRound((30, 0)), EnterRound((0, 12)), Correct(1, (-5, 3), "miscounted"))
    assert result_from_record(at.record) == TableResult(
        Outcome.PLAYED, (MatchScore((25, 15), (RoundScore((25, 3)), RoundScore((0, 12)))),)
    )
    assert at.view.totals == (25, 15)


def judged(penalty, **changes):
    """A blocked round at a table of pairs, with a ruling against seat 1."""
    at = desk(setup("pairs", 4, **changes))
    assert at.order(EnterPosition(position(line=FIX_DEAD))) is None
    walk(at, [False] * 4)
    lay_open(at, FIX_4)
    assert at.order(Rule(1, FoulKind.SIGNALS, penalty)) is None
    assert at.order(ScoreRound()) is None
    return at


def test_a_round_lost_by_a_foul():
    at = judged(Penalty(round="lost"))
    (match,) = result_from_record(at.record).matches
    assert match.points == at.view.totals and max(match.points) > 0
    assert [each.ended for each in match.rounds] == [Ended.FOUL]


def test_a_foul_that_costs_points_leaves_the_round_blocked_and_its_points_may_be_negative():
    at = judged(Penalty(points=500))
    (match,) = result_from_record(at.record).matches
    assert match.points == at.view.totals and min(match.points) < 0
    assert [each.ended for each in match.rounds] == [Ended.BLOCKED]


def test_a_match_lost_by_a_foul_is_a_forfeit():
    assert result_from_record(judged(Penalty(match="lost")).record) == TableResult(Outcome.FORFEIT, winner=0)


def test_each_game_of_several_is_a_match_of_the_table():
    rounds = ((60, 0), (10, 0), (0, 70), (20, 0), (0, 5), (40, 0))
    at = refereed(*map(EnterRound, rounds), match_form="best_of(3)", match_end={"points": 50})
    assert at.record.state().winner == 0
    result = result_from_record(at.record)
    assert [match.points for match in result.matches] == [(60, 0), (10, 70), (60, 5)]
    assert (result.matches_won, result.winner) == ((2, 1), -1)


def test_when_both_have_scored_in_six_love_all_rounds_count_for_nothing():
    at = refereed(*map(EnterRound, ((2, 0), (0, 1), (1, 0))), ruleset="jamaican-partner", match_form="six_love")
    assert at.view.totals == (1, 0)
    (match,) = result_from_record(at.record).matches
    assert [each.points for each in match.rounds] == [(0, 0), (0, 0), (1, 0)]


def test_what_was_taken_back_counts_for_nothing():
    at = refereed(EnterRound((30, 0)), EnterRound((0, 12)))
    assert at.undo()
    assert result_from_record(at.record).points == (30, 0)


def test_a_table_that_has_played_nothing_yet():
    assert result_from_record(refereed().record) == TableResult(Outcome.PLAYED, (MatchScore((0, 0)),))
