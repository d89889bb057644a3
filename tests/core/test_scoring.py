"""What a won round is worth: pips, rounding, factors, fixed points, what level rounds left over, bonuses."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_desktop.core.bonuses import way_out
from domino_desktop.core.policies import ROUND_POINTS, LastTile, rounded
from domino_desktop.core.scoring import score_block, score_out
from domino_desktop.core.tiles import Tile, TileSet
from tests.core.counts import block, count, out, pairs, reasons, ruleset
from tests.core.tables import FIX_4
from tests.core.test_policies import DEALS, W6_LEFT, dealt
from tests.core.test_worked_examples import W7_HANDS

W1_HANDS = ("0-0 0-2 0-3 1-1 1-2 2-2", "0-5 0-6 1-3 1-5 1-6 2-5 2-6 3-3 3-5 3-6")
W3B_HANDS = ("0-0 0-2 0-3 1-1 1-2 1-3", "0-5 0-6 1-5 2-2 2-5 3-3", "1-6 2-6 3-5 3-6 5-5 5-6 6-6")
W11_HANDS = ("0-1 0-2 0-3 1-1 1-2 2-3", "0-6 1-4 1-5 2-4 2-6 3-3 3-5 3-6 4-4 4-5 4-6")
W12_HANDS = ("0-5 1-1 3-3 5-6", "0-6 1-3 4-6 5-5")
W18_HANDS = ("5-10", "12-12", "0-3 7-8")


@pytest.mark.parametrize(
    ("hands", "more", "rule", "points"),
    [
        (W1_HANDS, {"boneyard": 22}, "others_pips", 66),
        (W1_HANDS, {"boneyard": 22}, "others_minus_own", 52),
        (W1_HANDS, {"boneyard": 22}, "others_and_boneyard", 88),
        (W3B_HANDS, {}, "others_pips", 99),
        (W3B_HANDS, {}, "others_minus_own", 85),
        (W3B_HANDS, {}, "differences", 71),
        (W11_HANDS, {}, "differences", 65),
        (W11_HANDS, {}, "others_pips", 81),
        (W12_HANDS, {}, "others_pips", 30),
        (W12_HANDS, {}, "others_minus_own", 6),
        (W18_HANDS, {}, "others_pips", 42),
        (W18_HANDS, {}, "others_minus_own", 27),
        (W18_HANDS, {}, "differences", 12),
        (FIX_4, {}, "others_pips", 83),
        (FIX_4, {}, "others_minus_own", 76),
        (FIX_4, {}, "differences", 62),
        (FIX_4, {}, "all_pips", 90),
        (FIX_4, {}, "multiplied", 83),
        (FIX_4, {"boneyard": 12}, "others_and_boneyard", 95),
    ],
)
def test_the_first_seat_wins_a_block(hands, more, rule, points):
    rest = (0,) * (len(hands) - 1)
    assert block(ruleset(round_points=rule), count(*hands, **more)) == (0, (points, *rest))


@pytest.mark.parametrize(("rule", "points"), [("opponents_pips", 57), ("others_minus_own", 24), ("all_pips", 90)])
def test_c26_pairs_count_the_same_win(rule, points):
    rules = pairs(round_points=rule, block_winner="team_of_lowest_hand")
    assert block(rules, count(*FIX_4, teams="pairs")) == (0, (points, 0))


# Rounding ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rounding", "table"),
    [
        ("nearest_5", {0: 0, 2: 0, 3: 5, 7: 5, 8: 10, 12: 10, 13: 15, 22: 20, 52: 50, 75: 75}),
        ("down_5", {0: 0, 4: 0, 5: 5, 9: 5, 58: 55}),
        ("nearest_3", {0: 0, 1: 0, 2: 3, 4: 3, 5: 6, 6: 6}),
    ],
)
def test_w10_c27_rounding(rounding, table):
    rules = ruleset(rounding=rounding)
    position = count("", "")
    assert {pips: rounded(rules, "others_pips", position, 0, (pips,))[0] for pips in table} == table
    below = {pips: -points for pips, points in table.items()}
    assert {pips: rounded(rules, "others_pips", position, 0, (-pips,))[0] for pips in table} == below


def test_c27_only_the_lower_hand_scores():
    """13 against 22 pips, all fives."""
    position = count("6-6 0-1", "5-6 5-6")
    assert position.seat_pips == (13, 22)
    assert block(ruleset(rounding="nearest_5"), position) == (0, (20, 0))


def test_w9_a_block_of_muggins():
    hands = ("0-0 0-1 0-2 0-6 1-1 1-2 1-4 2-2", "0-5 1-6 2-4 2-5 4-4 4-5 4-6 5-6 6-6")
    expected = {"others_pips": 75, "others_minus_own": 50, "differences": 50}
    for rule, points in expected.items():
        assert block(ruleset(round_points=rule, rounding="nearest_5"), count(*hands)) == (0, (points, 0))


@pytest.mark.parametrize(
    ("scope", "rule", "points"),
    [
        # Others hold 3, 6 and 8, 9: as pairs 3 + 8 = 11 against 6 + 9 = 15, alone 6, 8 and 9 against 3.
        ("total", "others_pips", 25),
        ("per_hand", "others_pips", 5 + 10 + 10),
        ("per_opponent", "others_pips", 5 + 10 + 10),
        ("per_hand", "differences", 5 + 5 + 5),
        ("per_opponent", "differences", 5 + 5 + 5),
        ("total", "differences", 15),
        ("per_hand", "others_minus_own", 5 + 10 + 10 - 5),
        ("per_opponent", "others_minus_own", 5 + 10 + 10 - 5),
        ("per_hand", "all_pips", 5 + 5 + 10 + 10),
    ],
)
def test_what_is_rounded_is_a_setting(scope, rule, points):
    rules = ruleset(rounding="nearest_5", round_scope=scope, round_points=rule)
    assert block(rules, count("0-3", "0-6", "2-6", "3-6")) == (0, (points, 0, 0, 0))


@pytest.mark.parametrize(
    ("scope", "rule", "points"),
    [
        ("total", "opponents_pips", 15),
        ("per_hand", "opponents_pips", 5 + 10),
        ("per_opponent", "opponents_pips", 15),
        ("per_hand", "all_pips", 5 + 5 + 10 + 10),
        ("per_opponent", "all_pips", 10 + 15),
        ("total", "all_pips", 25),
    ],
)
def test_a_pair_is_one_opponent(scope, rule, points):
    rules = pairs(rounding="nearest_5", round_scope=scope, round_points=rule)
    assert block(rules, count("0-3", "0-6", "2-6", "3-6", teams="pairs")) == (0, (points, 0))


BANDS = {"first": 14, "step": 10, "value": 1}


@pytest.mark.parametrize(("pips", "points"), [(14, 1), (15, 2), (24, 2), (25, 3), (45, 5)])
def test_c34_a_table_of_pips_and_points_is_the_same_for_every_win(pips, points):
    """One function for going out and for a block."""
    rest = {14: "5-6 0-3", 15: "5-6 0-4", 24: "5-6 5-6 0-2", 25: "5-6 6-6 0-2", 45: "6-6 5-6 5-6 5-6"}[pips]
    rules = ruleset(rounding="bands", bands=BANDS)
    assert count("", rest).seat_pips == (0, pips)
    assert out(rules, count("", rest)) == (points, 0)
    assert block(rules, count("0-0", rest)) == (0, (points, 0))


@pytest.mark.parametrize(("pips", "points"), [(38, 4), (20, 2), (21, 3), (3, 2), (30, 3), (31, 4)])
def test_w23_cuban_bands(pips, points):
    rules = ruleset(rounding="bands", bands={"first": 20, "step": 10, "value": 2})
    assert rounded(rules, "all_pips", count("", ""), 0, (pips,)) == (points,)


def test_the_steps_of_a_count_are_told_and_only_the_last_one_carries_points():
    rules = ruleset(rounding="nearest_5", factors={"block": 2}, block_tie="carry_one")
    score = score_block(rules, count("0-0", "5-6 0-1", carry=1))
    steps = [(line.reason.value, line.numbers, line.points) for line in score.lines[-4:]]
    assert steps == [
        ("others_pips", (12,), 0),
        ("rounded_nearest_5", (10,), 0),
        ("times_block", (10, 2), 0),
        ("carried_one", (20, 1), 21),
    ]


def test_a_count_that_needs_no_rounding_says_nothing_of_it():
    score = score_block(ruleset(rounding="nearest_5"), count("0-0", "4-6"))
    assert reasons(score) == ["lowest_hand", "others_pips"]


# The double blank --------------------------------------------------------------------------------------


def test_c29_the_double_blank_may_count_25():
    hands = ("0-0", "0-2 0-3 1-1 1-2", "1-3 2-2 3-3 0-4 1-4 0-5", "1-5 2-4 2-5 3-4 3-5 4-4 5-5")
    assert block(ruleset(), count(*hands)) == (0, (90, 0, 0, 0))
    score = score_block(ruleset(), count(*hands, blank_value=25))
    assert (score.winner, score.points(1)) == (1, 25 + 28 + 52)
    assert score.lines[0].numbers == (25,)
    assert ruleset().blank_value == 0


# Ways to go out ----------------------------------------------------------------------------------------

BRAZIL = {
    "round_points": "fixed",
    "out_values": {"simple": 1, "double": 2, "both_ends": 3, "double_both_ends": 4},
    "block_value": 1,
}


@pytest.mark.parametrize(
    ("ends", "last", "points", "way"),
    [
        ((3, 5), "3-5", 3, "both_ends"),
        ((3, 3), "3-5", 1, "simple"),
        ((4, 4), "4-4", 4, "double_both_ends"),
        ((4, 2), "4-4", 2, "double"),
        ((4, 2), "2-6", 1, "simple"),
    ],
)
def test_w16_brazilian_ends(ends, last, points, way):
    assert way_out(LastTile(Tile.parse(last), ends), ends_must_differ=True) == way
    hands = ("", "5-6", "0-1", "6-6")
    assert out(pairs(**BRAZIL), count(*hands, last=last, ends=ends, teams="pairs")) == (points, 0)


def test_equal_ends_count_as_both_where_the_rules_say_so():
    last = LastTile(Tile.of(3, 5), (3, 3))
    assert way_out(last, ends_must_differ=False) == "both_ends"
    assert way_out(LastTile(Tile.of(4, 4), (4, 4)), ends_must_differ=False) == "double_both_ends"
    assert way_out(LastTile(Tile.of(2, 6), (4, 2)), ends_must_differ=False) == "simple"


@given(st.integers(0, 6), st.integers(0, 6), st.sampled_from(TileSet(6).tiles))
def test_both_ends_show_the_same_number_after_a_tile_that_fits_both(left, right, tile):
    """The definition from the other side: lay the tile at either end and look."""
    if not (tile.fits(left) or tile.fits(right)):
        return
    after = [(tile.other(left), right)] if tile.fits(left) else []
    after += [(left, tile.other(right))] if tile.fits(right) else []
    way = way_out(LastTile(tile, (left, right)), ends_must_differ=True)
    same = any(one == other for one, other in after)
    if tile.is_double:
        assert way == ("double_both_ends" if same else "double")
    else:
        assert way == ("both_ends" if same else "simple")


def test_a_first_tile_that_is_the_last_one_fits_no_end():
    assert way_out(LastTile(Tile.of(3, 3)), ends_must_differ=True) == "double"
    assert way_out(LastTile(Tile.of(3, 4)), ends_must_differ=True) == "simple"
    assert way_out(None, ends_must_differ=True) == "simple"


@pytest.mark.parametrize(
    ("last", "ends", "points"),
    [("2-6", (4, 2), 7), ("4-4", (4, 2), 14), ("3-5", (3, 5), 21), ("4-4", (4, 4), 28)],
)
def test_factors_multiply_by_the_way_out(last, ends, points):
    rules = ruleset(factors={"double": 2, "both_ends": 3, "double_both_ends": 4, "block": 9})
    assert out(rules, count("", "3-4", last=last, ends=ends)) == (points, 0)


def test_after_a_double_the_hands_may_not_count_at_all():
    """Manaus: 20 points for a last double, and no count of hands."""
    rules = pairs(factors={"double": 0, "double_both_ends": 0}, bonuses={"out_double": 20}, rounding="down_5")
    position = count("", "5-6", "0-1", "6-6", last="4-4", ends=(4, 2), teams="pairs")
    assert out(rules, position) == (20, 0)
    assert reasons(score_out(rules, position, 0))[-2:] == ["times_nothing", "bonus_out_double"]
    assert out(rules, count("", "5-6", "0-1", "6-6", last="2-6", ends=(4, 2), teams="pairs")) == (20, 0)


# The closer who loses ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("closer", "expected"), [(1, (1, (0, 66))), (2, (0, (114, 0))), (3, (0, (171, 0)))])
def test_c32_gaple_duel(closer, expected):
    rules = pairs(
        block_winner="closer_duel", round_points="multiplied", factors={"block": 2}, closer_loses="x3", hand_size=HANDS
    )
    assert block(rules, count(*FIX_4, closer=closer, teams="pairs")) == expected


HANDS = {"6": {"4": 7}}


def test_w6_a_duel_of_gaple_is_worth_twice_the_pips():
    rules = pairs(block_winner="closer_duel", round_points="multiplied", factors={"block": 2}, closer_loses="x3")
    assert block(rules, count(*W6_LEFT, closer=2, teams="pairs")) == (0, (92, 0))


def test_w6_the_closer_of_pordi():
    rules = pairs(**{**BRAZIL, "block_value": 2}, closer_loses={"self": -1, "others": 2})
    assert block(rules, count(*W6_LEFT, closer=2, teams="pairs")) == (0, (2, 0))
    assert block(rules, count(*W6_LEFT, closer=3, teams="pairs")) == (0, (2, -1))
    assert block(pairs(**BRAZIL), count(*W6_LEFT, closer=3, teams="pairs")) == (0, (1, 0))


def test_a_closer_who_loses_alone_gives_every_other_side_its_award():
    rules = ruleset(closer_loses={"self": -3, "others": 2}, round_points="fixed")
    assert block(rules, count(*FIX_4, closer=2)) == (0, (2, 2, -3, 2))


def test_a_level_comparison_is_lost_by_nobody():
    rules = pairs(closer_loses="x3", block_tie="leader_side", round_points="opponents_pips")
    assert block(rules, count(*W7_HANDS, closer=1, teams="pairs")) == (0, (51, 0))


def test_a_closer_who_fouled_has_not_lost_the_comparison():
    rules = ruleset(closer_loses="x3", round_points="others_pips")
    assert block(rules, count(*FIX_4, closer=3, excluded=frozenset({3}))) == (0, (83, 0, 0, 0))
    assert block(rules, count(*FIX_4, closer=3)) == (0, (3 * 83, 0, 0, 0))


# What level rounds left over ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tie", "carry", "cap", "simple", "both_ends"),
    [
        ("carry_double", 1, 0, 2, 6),
        ("carry_one", 1, 0, 2, 4),
        ("carry_double", 3, 0, 8, 24),
        ("carry_one", 3, 0, 4, 6),
        ("carry_double", 3, 4, 4, 12),
        ("carry_one", 3, 2, 3, 5),
        ("carry_double", 0, 0, 1, 3),
    ],
)
def test_w7_the_next_win_pays_for_level_rounds(tie, carry, cap, simple, both_ends):
    rules = pairs(**BRAZIL, block_tie=tie, carry_cap=cap)
    hands = ("", "5-6", "0-1", "6-6")
    assert out(rules, count(*hands, last="2-6", ends=(2, 4), teams="pairs", carry=carry)) == (simple, 0)
    assert out(rules, count(*hands, last="3-5", ends=(3, 5), teams="pairs", carry=carry)) == (both_ends, 0)
    assert block(rules, count(*W6_LEFT, closer=2, teams="pairs", carry=carry)) == (0, (simple, 0))


def test_rules_that_carry_nothing_pay_nothing_for_level_rounds():
    """The same position may be counted by other rules than those that left something over."""
    assert block(ruleset(), count(*FIX_4, carry=3)) == (0, (83, 0, 0, 0))


# Bonuses -----------------------------------------------------------------------------------------------

PUERTO_RICO = {"hand_number": [100, 75, 50, 25], "capicua": 100, "chuchazo": 100}


@pytest.mark.parametrize(
    ("number", "lock", "points"),
    [(1, 0, 176), (1, 100, 276), (2, 0, 151), (4, 0, 101), (5, 0, 76), (9, 100, 176)],
)
def test_w22_puerto_rico(number, lock, points):
    rules = pairs(round_points="all_pips", bonuses={**PUERTO_RICO, "lock": lock})
    assert block(rules, count(*W6_LEFT, closer=2, teams="pairs", round=number)) == (0, (points, 0))


@pytest.mark.parametrize(
    ("last", "ends", "differ", "bonus"),
    [
        ("3-5", (3, 5), True, 7),
        ("3-5", (3, 3), True, 0),
        ("3-5", (3, 3), False, 7),
        ("4-4", (4, 4), False, 0),
        ("4-4", (4, 2), True, 0),
        ("0-0", (0, 2), True, 50),
        ("2-6", (2, 4), True, 0),
    ],
)
def test_bonuses_for_the_last_tile(last, ends, differ, bonus):
    rules = ruleset(bonuses={"capicua": 7, "chuchazo": 50, "going_out": 1}, capicua_ends_must_differ=differ)
    assert out(rules, count("", "3-4", last=last, ends=ends)) == (7 + 1 + bonus, 0)


def test_a_tie_earns_no_bonus():
    rules = pairs(bonuses={**PUERTO_RICO, "lock": 100})
    assert block(rules, count(*W7_HANDS, closer=1, teams="pairs")) == (None, (0, 0))


# Own pips ----------------------------------------------------------------------------------------------


def test_everybody_writes_the_own_pips_however_the_round_ended():
    rules = ruleset("mexican-train")
    position = count("", "5-6", "0-0 1-2", blank_value=rules.blank_value)
    assert out(rules, position) == (0, 11, 3 + (rules.blank_value or 0))
    level = count("1-2", "0-3", "6-6")
    assert block(rules, level) == (None, (3, 3, 12))


# Properties --------------------------------------------------------------------------------------------


@given(DEALS, st.lists(st.integers(1, 6), min_size=1, max_size=3))
def test_an_empty_hand_has_nothing_to_subtract(tiles, sizes):
    hands = ["", *dealt(tiles, sizes)]
    position = count(*hands)
    worth = {rule: out(ruleset(round_points=rule), position) for rule in ROUND_POINTS}
    assert worth["others_minus_own"] == worth["others_pips"] == worth["differences"] == worth["all_pips"]


@given(DEALS, st.lists(st.integers(0, 6), min_size=4, max_size=4), st.integers(0, 3), st.data())
def test_every_total_is_the_sum_of_its_lines(tiles, sizes, closer, data):
    """Whatever the settings: a winner's points stand in one line, and every other line of a count explains."""
    draw = data.draw
    rules = pairs(
        block_winner=draw(st.sampled_from(["lowest_team", "closer_duel", "team_of_lowest_hand", "closer"])),
        block_tie=draw(st.sampled_from(["carry_double", "carry_one", "closer_loses"])),
        round_points=draw(st.sampled_from([*ROUND_POINTS, "fixed"])),
        rounding=draw(st.sampled_from(["none", "nearest_5", "down_5", "nearest_3"])),
        round_scope=draw(st.sampled_from(["total", "per_hand", "per_opponent"])),
        factors={"block": draw(st.integers(0, 3))},
        closer_loses=draw(st.sampled_from(["none", "x2", {"self": -1, "others": 2}])),
    )
    position = count(*dealt(tiles, sizes), closer=closer, teams="pairs", carry=draw(st.integers(0, 3)))
    score = score_block(rules, position)
    with_points = [line for line in score.lines if line.points]
    assert all(line.team is not None for line in with_points)
    assert len([line for line in with_points if line.team == score.winner]) <= 1
    assert len(with_points) <= 2


@pytest.mark.parametrize(("rule", "in_pairs"), list(product(sorted(ROUND_POINTS), [True, False])))
def test_going_out_and_a_block_with_an_empty_hand_are_worth_the_same(rule, in_pairs):
    rules = (pairs if in_pairs else ruleset)(round_points=rule)
    position = count("", "5-6", "0-1", "6-6", teams="pairs" if in_pairs else None)
    assert block(rules, position)[1] == out(rules, position)
