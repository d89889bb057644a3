"""Results of two directors' computers beside each other, and who has the longer log."""

from dataclasses import replace

import pytest

from domino_desktop.tournament.changes import apply
from domino_desktop.tournament.facts import ResultCorrected
from domino_desktop.tournament.matched import Matched
from domino_desktop.tournament.merging import Conflict, FiledResult, Merge, Relation, merge, relation, results_of
from domino_desktop.tournament.results import Ended, MatchScore, Outcome, RoundScore, TableResult
from domino_desktop.tournament.settings import EntrantKind, Format
from tests.tournament.events import AT, Event, played


@pytest.fixture
def event():
    """Four tables in a first round; tables 1 and 2 have a result."""
    made = Event(EntrantKind.PAIR, Format.FREE, 8)
    made.publish(Matched(tuple(((one,), (one + 1,)) for one in (1, 3, 5, 7)), ()))
    made.enter(1, played(100, 20))
    made.enter(2, TableResult(Outcome.FORFEIT, winner=1))
    return made


def filed(table, one, other, result, number=1):
    return FiledResult(number, table, ((one,), (other,)), result)


def test_each_result_is_equal_new_in_conflict_or_of_no_table_here(event):
    equal = filed(1, 1, 2, played(100, 20))
    conflict = filed(2, 3, 4, played(60, 100))
    new = filed(3, 5, 6, played(7, 100))
    no_table, no_round, round_zero = (
        filed(9, 7, 8, played(1, 0)), filed(1, 1, 2, played(1, 0), 2), filed(1, 1, 2, played(1, 0), 0)
    )  # fmt: skip
    stranger = filed(4, 7, 1, played(1, 0))
    merged = merge(event.state, (equal, conflict, new, no_table, no_round, round_zero, stranger))
    assert merged == Merge(
        equal=(equal,),
        new=(new,),
        conflicting=(Conflict(TableResult(Outcome.FORFEIT, winner=1), conflict),),
        unknown=(no_table, no_round, round_zero),
        others=(stranger,),
    )


def test_a_table_whose_sides_were_entered_the_other_way_round_is_turned(event):
    rounds = (RoundScore((7, 0), Ended.OUT), RoundScore((0, 100), Ended.BLOCKED))
    theirs = (
        filed(1, 2, 1, played(20, 100)),
        filed(2, 4, 3, TableResult(Outcome.FORFEIT, winner=0)),
        filed(3, 6, 5, TableResult(Outcome.PLAYED, (MatchScore((7, 100), rounds),))),
        filed(4, 8, 7, played(50, 50, winner=0)),
    )
    merged = merge(event.state, theirs)
    assert [each.table for each in merged.equal] == [1, 2]
    turned = (RoundScore((0, 7), Ended.OUT), RoundScore((100, 0), Ended.BLOCKED))
    assert [(each.sides, each.result) for each in merged.new] == [
        (((5,), (6,)), TableResult(Outcome.PLAYED, (MatchScore((100, 7), turned),))),
        (((7,), (8,)), played(50, 50, winner=1)),
    ]


@pytest.mark.parametrize(
    "other",
    [
        played(100, 21),
        played(20, 100),
        played(100, 20, winner=0),
        TableResult(Outcome.PLAYED, (MatchScore((50, 10)), MatchScore((50, 10)))),
        TableResult(Outcome.NOT_PLAYED),
        TableResult(Outcome.BOTH_LOST),
        TableResult(Outcome.FORFEIT, winner=0),
    ],
)
def test_whatever_differs_in_worth_is_a_conflict(event, other):
    assert len(merge(event.state, [filed(1, 1, 2, other)]).conflicting) == 1


def test_the_same_sum_with_and_without_its_rounds_is_equal(event):
    rounds = (RoundScore((100, 0), Ended.OUT), RoundScore((0, 20)))
    theirs = filed(1, 1, 2, TableResult(Outcome.PLAYED, (MatchScore((100, 20), rounds),)))
    assert merge(event.state, [theirs]).equal == (theirs,)


def test_a_tournament_holds_its_own_results(event):
    own = results_of(event.state)
    assert [each.table for each in own] == [1, 2]
    assert merge(event.state, own) == Merge(equal=own)
    assert results_of(event.state, 1) == own and results_of(event.state, 2) == ()


def test_the_sum_of_a_record_goes_with_its_result_until_that_is_corrected(event):
    first = event.state.facts[-2]
    state = apply(event.state, replace(first, number=event.number, table=3, digest="abc"))
    assert [each.digest for each in results_of(state)] == ["", "", "abc"]
    correction = ResultCorrected(len(state.facts), AT, 0, 1, 3, first.result, played(1, 0), "miscounted")
    assert [each.digest for each in results_of(apply(state, correction))] == ["", "", ""]


def test_who_has_the_longer_log(event):
    facts = event.state.facts
    assert relation(facts, facts) is Relation.SAME
    assert relation(facts, facts[:-1]) is Relation.WE_GO_ON
    assert relation(facts[:-1], facts) is Relation.THEY_GO_ON
    assert relation(facts, (*facts[:-1], replace(facts[-1], table=4))) is Relation.APART
    assert relation(facts, (*facts[:-1], replace(facts[-1], at="2026-12-01T00:00:00Z"), facts[-1])) is Relation.APART
