"""Comparing hands in a block, and what happens when they are level."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_desktop.core.policies import BLOCK_TIES, BLOCK_WINNERS, ROUND_POINTS
from domino_desktop.core.ruleset_keys import TIES, WORDS
from domino_desktop.core.scoring import carry_after, score_block
from domino_desktop.core.tiles import TileSet
from tests.core.counts import block, count, pairs, reasons, ruleset
from tests.core.tables import FIX_4
from tests.core.test_cases import C20_HANDS
from tests.core.test_worked_examples import W7_HANDS, W8_HANDS

W6_LEFT = ("1-3 5-6", "0-0 0-6 1-6", "3-3 3-6", "0-3 3-5 5-5 6-6")


def test_every_word_of_a_rule_set_has_its_function():
    assert set(BLOCK_WINNERS) == set(WORDS["block_winner"])
    assert set(BLOCK_TIES) == set(TIES)
    assert {*ROUND_POINTS, "fixed", "own_pips_against"} == set(WORDS["round_points"])


# Comparing ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("winner", "duel", "rule", "expected"),
    [
        ("lowest_team", "next", "opponents_pips", (0, (46, 0))),
        ("lowest_team", "next", "all_pips", (0, (76, 0))),
        ("team_of_lowest_hand", "next", "opponents_pips", (1, (0, 30))),
        ("team_of_lowest_hand", "next", "all_pips", (1, (0, 76))),
        ("closer_duel", "next", "opponents_pips", (0, (46, 0))),
        ("closer_duel", "previous", "opponents_pips", (1, (0, 30))),
        ("closer", "next", "opponents_pips", (0, (46, 0))),
        ("not_the_last_mover", "next", "opponents_pips", (1, (0, 30))),
        ("nobody", "next", "opponents_pips", (None, (0, 0))),
    ],
)
def test_w6_by_every_comparison(winner, duel, rule, expected):
    rules = pairs(block_winner=winner, duel_with=duel, round_points=rule)
    assert block(rules, count(*W6_LEFT, leader=1, closer=2, teams="pairs")) == expected


@pytest.mark.parametrize("clockwise", [True, False])
@pytest.mark.parametrize("closer", range(4))
@pytest.mark.parametrize("duel", ["next", "previous"])
def test_a_duel_is_with_the_neighbour_in_the_order_of_turns(clockwise, closer, duel):
    """Whoever plays next sits on one side clockwise and on the other counter-clockwise."""
    rules = ruleset(block_winner="closer_duel", duel_with=duel)
    step = (1 if clockwise else -1) * (1 if duel == "next" else -1)
    other = (closer + step) % 4
    winner, _ = block(rules, count(*FIX_4, closer=closer, leader=2, clockwise=clockwise))
    assert winner == min(closer, other)  # the hands of this table rise from seat to seat


def test_a_level_duel_is_a_tie_between_these_two_sides_alone():
    position = count("0-0", "2-3", "1-4", "0-1", closer=1, leader=3)
    score = score_block(ruleset(block_winner="closer_duel"), position)
    assert (score.winner, score.tied) == (None, (1, 2))
    assert reasons(score) == ["duel_closer", "duel_neighbour", "tied_duel", "tie_no_score"]
    nearest = score_block(ruleset(block_winner="closer_duel", block_tie="nearest_to_leader"), position)
    assert nearest.winner == 1


@pytest.mark.parametrize(
    ("hands", "winner"),
    [
        (("3-4 5-6", "0-0", "1-1 2-2"), 0),  # no double beats the lowest count
        (("1-1 5-6", "6-6 0-1", "2-2 3-3"), 1),  # as many doubles: the other tiles decide, not the doubles
        (("5-6", "4-6", "3-3"), 1),
        (("5-6", "5-6", "0-0"), None),
    ],
)
def test_fewest_doubles_come_first(hands, winner):
    assert block(ruleset(block_winner="fewest_doubles_first"), count(*hands))[0] == winner


def test_the_last_mover_cannot_win_even_with_the_lowest_hand():
    rules = ruleset(block_winner="not_the_last_mover")
    for closer, winner in ((0, 1), (1, 0), (2, 0), (3, 0)):
        assert block(rules, count(*FIX_4, closer=closer))[0] == winner


@pytest.mark.parametrize("word", ["closer", "closer_duel", "not_the_last_mover"])
def test_a_closer_who_fouled_or_whom_nobody_knows_leaves_it_to_the_lowest_hand(word):
    rules = ruleset(block_winner=word)
    assert block(rules, count(*FIX_4, closer=3, excluded=frozenset({3})))[0] == 0
    assert block(rules, count(*FIX_4, closer=0, excluded=frozenset({0})))[0] == 1
    assert block(rules, count(*FIX_4))[0] == 0


def test_a_duel_with_a_neighbour_who_fouled_is_no_duel():
    rules = ruleset(block_winner="closer_duel")
    assert block(rules, count(*FIX_4, closer=2, excluded=frozenset({3})))[0] == 0


# Ties --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tie", "expected"),
    [
        ("no_score", (None, (0, 0))),
        ("lightest_tile", (1, (0, 21))),
        ("fewest_tiles", (0, (21, 0))),
        ("nearest_to_leader", (0, (21, 0))),
        ("closer_side", (0, (21, 0))),
        ("closer_loses", (1, (0, 21))),
        ("own_pips", (None, (21, 21))),
        ("opponents_of_closer", (None, (0, 1))),
    ],
)
def test_w5_two_hands_are_level(tie, expected):
    hands = ("1-1 3-6 5-5", "0-0 0-5 2-2 6-6")
    assert block(ruleset("block", block_tie=tie, round_points="others_pips"), count(*hands, closer=0)) == expected


@pytest.mark.parametrize(
    ("winner", "tie", "rule", "expected"),
    [
        ("lowest_team", ["no_score"], "opponents_pips", (None, (0, 0))),
        ("lowest_team", ["leader_side"], "opponents_pips", (0, (51, 0))),
        ("lowest_team", ["leader_side"], "all_pips", (0, (102, 0))),
        ("lowest_team", ["closer_side"], "opponents_pips", (1, (0, 51))),
        ("lowest_team", ["closer_loses"], "opponents_pips", (0, (51, 0))),
        ("lowest_team", ["opponents_of_closer"], "opponents_pips", (None, (1, 0))),
        ("lowest_team", ["fewest_tiles"], "opponents_pips", (None, (0, 0))),  # nine tiles against nine
        ("team_of_lowest_hand", ["no_score"], "opponents_pips", (1, (0, 51))),
    ],
)
def test_w7_two_pairs_are_level(winner, tie, rule, expected):
    rules = pairs(block_winner=winner, block_tie=tie, round_points=rule)
    assert block(rules, count(*W7_HANDS, closer=1, teams="pairs")) == expected


def test_w7_a_tie_may_be_worth_a_new_deal():
    score = score_block(pairs(block_tie="replay"), count(*W7_HANDS, closer=1, teams="pairs"))
    assert (score.winner, score.tied, score.is_replayed) == (None, (0, 1), True)
    assert reasons(score) == ["tied", "tie_replay"]
    assert score.points(0) == score.points(1) == 0


def test_the_award_of_a_tie_is_a_setting():
    rules = pairs(block_tie="opponents_of_closer", tie_award=7)
    assert block(rules, count(*W7_HANDS, closer=0, teams="pairs")) == (None, (0, 7))


@pytest.mark.parametrize(
    ("winner", "tie", "expected"),
    [
        ("team_of_lowest_hand", "leader_side", 0),
        ("team_of_lowest_hand", "closer_side", 1),
        ("team_of_lowest_hand", "replay", None),
        ("lowest_team", "no_score", None),
    ],
)
def test_w8_single_hands_of_both_pairs_are_level(winner, tie, expected):
    rules = pairs(block_winner=winner, block_tie=tie)
    assert block(rules, count(*W8_HANDS, closer=1, teams="pairs"))[0] == expected


@pytest.mark.parametrize(("tie", "winner"), [("closer_loses", 0), ("closer_side", 1), ("leader_side", 0)])
def test_c22_who_closed_and_who_led_decide_a_tie(tie, winner):
    rules = pairs(block_winner="team_of_lowest_hand", block_tie=tie)
    assert block(rules, count(*C20_HANDS, closer=3, leader=0, teams="pairs"))[0] == winner


def test_two_partners_who_are_level_and_lowest_are_no_tie():
    position = count("1-3", "5-5", "0-4", "6-6", closer=1, teams="pairs")
    score = score_block(pairs(block_winner="team_of_lowest_hand"), position)
    assert (score.winner, score.tied) == (0, ())


@pytest.mark.parametrize("names", list(permutations(["fewest_tiles", "lightest_tile", "no_score"])))
def test_the_first_rule_of_a_list_that_decides_is_followed(names):
    """Here the fewest tiles cannot decide, the lightest tile can."""
    position = count("0-1 5-5", "0-3 4-4", closer=0)
    winner, _ = block(ruleset(block_tie=list(names)), position)
    decides = next(name for name in names if name != "fewest_tiles")
    assert winner == (0 if decides == "lightest_tile" else None)


def test_a_tie_that_carries_scores_nothing_and_waits():
    position = count(*W7_HANDS, closer=1, teams="pairs")
    for tie in ("carry_double", "carry_one"):
        rules = pairs(block_tie=tie)
        score = score_block(rules, position)
        assert score.carries and score.points(0) == score.points(1) == 0
        assert carry_after(2, score) == 3
        plain = score_block(pairs(), position)
        assert not plain.carries and carry_after(2, plain) == 2
        paid = score_block(rules, count(*W6_LEFT, closer=2, teams="pairs", carry=2))
        assert carry_after(2, paid) == 0


# Properties --------------------------------------------------------------------------------------------

DEALS = st.permutations(TileSet(6).tiles)


def dealt(tiles, sizes):
    places = [sum(sizes[:seat]) for seat in range(len(sizes))]
    return [" ".join(map(str, tiles[place : place + size])) for place, size in zip(places, sizes)]


@given(DEALS, st.lists(st.integers(1, 6), min_size=4, max_size=4))
def test_a_tie_of_pairs_means_that_each_holds_half_of_all_pips(tiles, sizes):
    position = count(*dealt(tiles, sizes), teams="pairs")
    score = score_block(pairs(), position)
    assert bool(score.tied) == (2 * position.team_pips(0) == sum(position.seat_pips))


@given(DEALS, st.lists(st.integers(0, 6), min_size=4, max_size=4), st.sampled_from(sorted(BLOCK_WINNERS)),
       st.sampled_from(sorted(BLOCK_TIES)), st.integers(0, 3), st.booleans())  # fmt: skip
def test_the_order_of_the_tiles_in_a_hand_never_matters(tiles, sizes, winner, tie, closer, in_pairs):
    if in_pairs and tie.startswith("share"):
        return
    rules = (pairs if in_pairs else ruleset)(block_winner=winner, block_tie=tie)
    hands = dealt(tiles, sizes)
    turned = [" ".join(reversed(hand.split())) for hand in hands]
    teams = "pairs" if in_pairs else None
    assert block(rules, count(*hands, closer=closer, teams=teams)) == block(
        rules, count(*turned, closer=closer, teams=teams)
    )


@given(DEALS, st.lists(st.integers(1, 6), min_size=4, max_size=4), st.integers(1, 3),
       st.sampled_from(["lowest_hand", "closer_duel", "closer", "not_the_last_mover", "fewest_doubles_first"]),
       st.sampled_from(["no_score", "lightest_tile", "fewest_tiles", "closer_side", "nearest_to_leader"]))  # fmt: skip
def test_no_seat_number_decides_anything(tiles, sizes, turn, winner, tie):
    """The same table with everybody one or more chairs further gives the same result to the same hands."""
    rules = ruleset(block_winner=winner, block_tie=tie)
    hands = dealt(tiles, sizes)
    first = block(rules, count(*hands, closer=1, leader=2))
    moved = [hands[(seat - turn) % 4] for seat in range(4)]
    second = block(rules, count(*moved, closer=(1 + turn) % 4, leader=(2 + turn) % 4))
    expected = None if first[0] is None else (first[0] + turn) % 4
    assert second == (expected, tuple(first[1][(seat - turn) % 4] for seat in range(4)))
