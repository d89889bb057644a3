"""The same laid-open hands under every other published rule for a blocked round."""

import random

import pytest

from domino_desktop.core.other_counts import laid_open, other_counts
from domino_desktop.core.scoring import score_block
from domino_desktop.core.views import TABLE, view_for
from domino_desktop.storage import rulesets
from tests.core.tables import DEAD_LINE, FIX_4, knock_round, table

RULESETS = rulesets.available()
PAIR_HANDS = (FIX_4[0], FIX_4[1], FIX_4[3], FIX_4[2])
TIED = ("0-0 0-2 1-2 1-3", "1-1 0-3 0-4", "0-5 1-4 1-5 2-2 2-4", "2-5 3-3 3-4 3-5 4-4 5-5")


def blocked(hands=FIX_4, **choices):
    return view_for(knock_round(table(DEAD_LINE, hands, **{"closer": 3, **choices})), TABLE)


def by_ruleset(view):
    return {name: count for count in other_counts(view, RULESETS) for name in count.rulesets}


def test_the_tables_own_result_comes_first():
    view = blocked()
    first, *others = other_counts(view, RULESETS)
    assert first.is_current and not any(count.is_current for count in others)
    assert first.points == tuple(view.score.points(team) for team in range(4))
    assert view.ruleset.id in first.rulesets


@pytest.mark.parametrize("hands", [FIX_4, TIED])
def test_every_ruleset_for_such_a_table_is_told_once_with_its_own_result(hands):
    view = blocked(hands)
    told = [name for count in other_counts(view, RULESETS) for name in count.rulesets]
    suitable = [each for each in RULESETS if each.partners == "none" and 4 in each.players]
    assert sorted(told) == sorted(each.id for each in suitable) and len(suitable) > 10
    counts = by_ruleset(view)
    position = laid_open(view)
    for each in suitable:
        if not each.blank_value:
            score = score_block(each, position)
            assert counts[each.id].points == tuple(score.points(team) for team in range(4)), each.id
            assert counts[each.id].winner == score.winner, each.id


def test_pairs_are_compared_with_pairs():
    counts = by_ruleset(blocked(PAIR_HANDS, ruleset="pairs"))
    assert {each.id for each in RULESETS if each.partners == "opposite"} == set(counts)
    # The lowest hand sits in the pair that holds more: who wins depends on the rule.
    assert counts["pairs"].winner == 1 and counts["cuban-east"].winner == 0
    assert counts["pairs"].points == (0, 47) and counts["pairs-spain"].points == (0, 90)
    assert counts["jamaican-partner"].points == (1, 0), "one for each round"


def test_no_result_is_told_twice():
    for view in (blocked(), blocked(TIED), blocked(PAIR_HANDS, ruleset="pairs")):
        counts = other_counts(view, RULESETS)
        told = {
            (count.winner, count.points, count.score.is_replayed, count.score.carries, count.is_against)
            for count in counts
        }
        assert len(told) == len(counts) > 8
        assert [len(count.rulesets) for count in counts[1:]] == sorted(
            (len(count.rulesets) for count in counts[1:]), reverse=True
        )


def test_a_tie_is_broken_in_every_known_way():
    counts = other_counts(blocked(TIED), RULESETS)
    reasons = {count.who.reason.value for count in counts}
    assert {"tie_no_score", "tie_replay", "tie_share_full", "tie_share_split", "tie_carry_double"} <= reasons
    shared = next(count for count in counts if count.who.reason.value == "tie_share_full")
    assert shared.points == (72, 72, 0, 0) and shared.winner is None


def test_every_result_says_who_wins_and_why():
    for view in (blocked(), blocked(TIED), blocked(PAIR_HANDS, ruleset="pairs")):
        for count in other_counts(view, RULESETS):
            assert count.who in count.score.lines
            assert sum(line.points for line in (count.who, *count.worth)) == sum(count.points)


def test_what_a_foul_costs_is_left_out():
    """The penalty of this table is not a way of counting; a round that is dealt again is not counted at all."""
    view = blocked(("0-0 0-2 1-1 1-2", "0-3 1-3 2-2 3-3", "0-4 0-5 1-4 1-5 2-4", "2-5 3-4 3-5 4-4 5-5"))
    assert all(count.points[team] >= 0 for count in other_counts(view, RULESETS) for team in range(4))


def test_other_rounds_are_not_counted_otherwise():
    state = table(DEAD_LINE, FIX_4)
    assert other_counts(view_for(state, TABLE), RULESETS) == ()
    assert laid_open(view_for(state, TABLE)) is None


def test_pips_in_the_boneyard_are_known_where_the_tiles_are():
    view = blocked(FIX_4[:3], boneyard=FIX_4[3], ruleset="block", closer=2)
    assert laid_open(view).boneyard == 40
    takes_all = [count for count in other_counts(view, RULESETS) if count.points[0] == 17 + 26 + 40]
    assert takes_all, "old draw games count what was never drawn"


def test_results_do_not_depend_on_the_order_of_the_rulesets():
    view = blocked()
    shuffled = list(RULESETS)
    random.Random(3).shuffle(shuffled)
    one = {(count.winner, count.points): frozenset(count.rulesets) for count in other_counts(view, RULESETS)}
    assert one == {(count.winner, count.points): frozenset(count.rulesets) for count in other_counts(view, shuffled)}
