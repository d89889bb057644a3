"""The worked examples of the rules and the cases that one position can express, through the command."""

import json
from pathlib import Path

import pytest

from domino_desktop.cli import adjudicate
from domino_desktop.core.tiles import TileSet, parse_tiles
from domino_desktop.i18n.english import English
from domino_desktop.i18n.language import CODES
from domino_desktop.storage.positions.reading import InputFault
from tests.controller import settling
from tests.core.tables import DEAD_LINE, FIX_4, LINE_K, LINE_K7

ROOT = Path(__file__).resolve().parents[2]
PAIRS = (0, 1, 0, 1)


def judged(hands, *, line=None, max_pip=6, teams=None, rules=None, ruleset="classic-draw", **more):
    """The verdict on a position, to which a referee's desk comes as well; seat 0 acts unless told otherwise."""
    seats = [{"hand": hand} for hand in hands]
    for seat, one in enumerate(seats if teams else ()):
        one["team"] = teams[seat]
    position = {"max_pip": max_pip, "seats": seats, "to_act": 0, "ruleset": ruleset, "rules": rules or {}, **more}
    if line is not None:
        position["line"] = line
    source = json.dumps(position).encode()
    verdict = adjudicate.judge(source, English())
    settling.agree(source, verdict)
    return verdict


def worth(hands, rule, **more):
    """Winner and points of a blocked position under one way to count."""
    rules = {**more.pop("rules", {}), "round_points": rule}
    verdict = judged(hands, rules=rules, **more)
    assert verdict["blocked"]
    return verdict["winner_team"], *verdict["points"].values()


W1 = ("0-0 0-2 0-3 1-1 1-2 2-2", "0-5 0-6 1-3 1-5 1-6 2-5 2-6 3-3 3-5 3-6")


@pytest.mark.parametrize(
    "rule, points", [("others_pips", 66), ("others_minus_own", 52), ("others_and_boneyard", 88)]
)  # fmt: skip
def test_w1_the_reserve_is_never_drawn(rule, points):
    assert worth(W1, rule, line=LINE_K, boneyard="5-5 6-6", rules={"reserve": 2}) == (0, points, 0)


def test_w1_without_a_reserve_both_tiles_are_drawn_first():
    assert judged(W1, line=LINE_K, boneyard="5-5 6-6")["because"] == "boneyard_can_supply"
    drawn = (W1[0] + " 5-5 6-6", W1[1])
    assert worth(drawn, "others_pips", line=LINE_K) == (0, 66, 0)
    assert worth(drawn, "others_minus_own", line=LINE_K) == (0, 30, 0)


W2 = (W1[0], "0-5 1-3 1-5 1-6 2-5 2-6 3-3")
W2_YARD = "6-6 5-5 3-6 3-5 0-6"


@pytest.mark.parametrize("reserve", [0, 2])
def test_w2_a_dead_number_with_tiles_left(reserve):
    table = {"line": LINE_K, "boneyard": W2_YARD}
    strict = judged(W2, **table, rules={"reserve": reserve})
    assert (strict["blocked"], strict["because"], strict["if_called"]) == (False, "boneyard_can_supply", None)
    for rule, points in (("others_pips", 43), ("others_minus_own", 29)):
        rules = {"reserve": reserve, "round_points": rule}
        called = judged(W2, **table, rules={**rules, "dead_number_stop": "callable"})
        assert (called["blocked"], called["because"]) == (False, "boneyard_can_supply")
        assert called["if_called"] == {"tied_teams": [], "winner_team": 0, "points": {"0": points, "1": 0}}
        stopped = judged(W2, **table, rules={**rules, "dead_number_stop": "auto"})
        assert (stopped["blocked"], stopped["because"], stopped["confirmed_by"]) == (True, "dead_number", [])
        assert (stopped["winner_team"], stopped["points"]) == (0, {"0": points, "1": 0})


@pytest.mark.parametrize(
    "drawn, left, points", [("6-6 5-5 3-6", "3-5 0-6", (45, 2)), ("6-6 5-5 3-6 3-5 0-6", "", (59, 16))]
)
def test_w2_once_everything_is_drawn_the_other_seat_wins(drawn, left, points):
    for rule, expected in zip(("others_pips", "others_minus_own"), points, strict=True):
        table = {"line": LINE_K, "boneyard": left, "rules": {"reserve": len(left.split())}}
        assert worth((f"{W2[0]} {drawn}", W2[1]), rule, **table) == (1, 0, expected)


def test_w3_nobody_can_play_but_a_draw_is_legal():
    hands = ("1-1 3-6 5-5", "0-0 0-5 2-2 6-6")
    seen = {*parse_tiles(LINE_K7), *parse_tiles(" ".join(hands))}
    yard = " ".join(str(tile) for tile in TileSet(6) if tile not in seen)
    verdict = judged(hands, line=LINE_K7, boneyard=yard)
    assert (verdict["because"], verdict["drawable"], verdict["can_play"]) == ("boneyard_can_supply", 14, [False, False])


@pytest.mark.parametrize("rule, points", [("others_pips", 99), ("others_minus_own", 85), ("differences", 71)])
def test_w3_the_reserve_may_hold_fitting_tiles(rule, points):
    hands = ("0-0 0-2 0-3 1-1 1-2 1-3", "0-5 0-6 1-5 2-2 2-5 3-3", "1-6 2-6 3-5 3-6 5-5 5-6 6-6")
    table = {"line": LINE_K7, "boneyard": "4-5 4-6"}
    assert worth(hands, rule, **table, rules={"reserve": 2}) == (0, points, 0, 0)
    assert not judged(hands, **table)["blocked"]


def test_w4_a_number_that_is_not_used_up():
    hands = ("1-1 3-6 5-5", "0-0 0-3 2-2 6-6")
    table = {"line": LINE_K7, "boneyard": 14, "ruleset": "block"}
    assert worth(hands, "others_pips", **table) == (1, 0, 21)
    assert worth(hands, "others_minus_own", **table) == (1, 0, 2)


@pytest.mark.parametrize(
    "tie, winner",
    [("no_score", None), ("lightest_tile", 1), ("fewest_tiles", 0), ("nearest_to_leader", 0), ("closer_side", 0),
     ("closer_loses", 1)],
)  # fmt: skip
def test_w5_two_hands_are_level(tie, winner):
    hands = ("1-1 3-6 5-5", "0-0 0-5 2-2 6-6")
    table = {"line": LINE_K7, "boneyard": 14, "ruleset": "block", "leader": 0, "closer": 0}
    points = {"0": 21 * (winner == 0), "1": 21 * (winner == 1)}
    verdict = judged(hands, **table, rules={"block_tie": tie, "round_points": "others_pips"})
    assert (verdict["tied_teams"], verdict["winner_team"], verdict["points"]) == ([0, 1], winner, points)


W6_HANDS = ("1-3 5-6", "0-0 0-6 1-6", "3-3 3-6", "0-3 3-5 5-5 6-6")
W6 = {"open_ends": [4, 2], "teams": PAIRS, "leader": 1, "closer": 2, "to_act": 3}


@pytest.mark.parametrize(
    "rules, winner, points",
    [
        ({"block_winner": "lowest_team", "round_points": "opponents_pips"}, 0, 46),
        ({"block_winner": "lowest_team", "round_points": "all_pips"}, 0, 76),
        ({"block_winner": "team_of_lowest_hand", "round_points": "opponents_pips"}, 1, 30),
        ({"block_winner": "team_of_lowest_hand", "round_points": "all_pips"}, 1, 76),
        ({"block_winner": "closer_duel", "duel_with": "next", "round_points": "opponents_pips"}, 0, 46),
        ({"block_winner": "closer_duel", "duel_with": "previous", "round_points": "opponents_pips"}, 1, 30),
    ],
)
def test_w6_comparisons_after_a_full_deal(rules, winner, points):
    verdict = judged(W6_HANDS, **W6, ruleset="pairs", rules={**rules, "direction": "clockwise"})
    assert (verdict["winner_team"], verdict["points"][str(winner)]) == (winner, points)


@pytest.mark.parametrize(
    "ruleset, points", [("brazil-six-points", 1), ("gaple-pairs-seven", 2), ("gaple-club-201", 92)]
)
def test_w6_fixed_and_multiplied_points(ruleset, points):
    verdict = judged(W6_HANDS, **W6, ruleset=ruleset)
    assert (verdict["winner_team"], verdict["points"]) == (0, {"0": points, "1": 0})


@pytest.mark.parametrize(
    "bonuses, points", [({"hand_number": [100, 75]}, 176), ({"hand_number": [100], "lock": 100}, 276)]
)
def test_w22_bonuses_of_a_block(bonuses, points):
    assert judged(W6_HANDS, **W6, ruleset="puerto-rico-500", rules={"bonuses": bonuses})["points"]["0"] == points
    second = judged(W6_HANDS, **W6, ruleset="puerto-rico-500", rules={"bonuses": bonuses}, round=3)
    assert second["points"]["0"] == points - 100


W7_HANDS = ("0-0 0-3 1-5 2-6", "0-2 1-1 2-2 3-3", "0-6 1-2 1-6 3-5 5-5", "0-5 1-3 2-5 3-6 6-6")


@pytest.mark.parametrize(
    "winner_rule, tie, rule, winner, points",
    [
        ("lowest_team", "no_score", "opponents_pips", None, (0, 0)),
        ("lowest_team", "leader_side", "opponents_pips", 0, (51, 0)),
        ("lowest_team", "leader_side", "all_pips", 0, (102, 0)),
        ("lowest_team", "closer_side", "opponents_pips", 1, (0, 51)),
        ("lowest_team", "closer_loses", "opponents_pips", 0, (51, 0)),
        ("lowest_team", "replay", "opponents_pips", None, (0, 0)),
        ("lowest_team", "carry_one", "fixed", None, (0, 0)),
        ("lowest_team", "opponents_of_closer", "opponents_pips", None, (1, 0)),
        ("team_of_lowest_hand", "no_score", "opponents_pips", 1, (0, 51)),
    ],
)
def test_w7_two_teams_are_level(winner_rule, tie, rule, winner, points):
    rules = {"block_winner": winner_rule, "block_tie": tie, "round_points": rule}
    verdict = judged(W7_HANDS, line=LINE_K, teams=PAIRS, ruleset="pairs", leader=0, closer=1, rules=rules)
    assert (verdict["winner_team"], tuple(verdict["points"].values())) == (winner, points)
    assert verdict["tied_teams"] == ([0, 1] if winner_rule == "lowest_team" else [])


@pytest.mark.parametrize("tie, points", [("carry_double", (2, 4)), ("carry_one", (2, 3))])
def test_w7_what_level_rounds_leave_to_the_next(tie, points):
    for carry, expected in enumerate(points, 1):
        table = {"ruleset": "brazil-six-points", "rules": {"block_tie": tie}, "carry": carry}
        assert judged(W6_HANDS, **W6, **table)["points"] == {"0": expected, "1": 0}


W8_HANDS = ("0-2 0-5 1-3 3-6", "0-0 0-6 1-5 3-5", "0-3 1-1 1-6 2-5 6-6", "1-2 2-2 2-6 3-3 5-5")


@pytest.mark.parametrize(
    "compared, tie, winner",
    [
        ("team_of_lowest_hand", "replay", None),
        ("team_of_lowest_hand", "leader_side", 0),
        ("team_of_lowest_hand", "closer_side", 1),
        ("lowest_team", "no_score", None),
    ],
)
def test_w8_level_across_teams(compared, tie, winner):
    rules = {"block_winner": compared, "block_tie": tie}
    verdict = judged(W8_HANDS, line=LINE_K, teams=PAIRS, ruleset="pairs", leader=0, closer=1, rules=rules)
    assert (verdict["tied_teams"], verdict["winner_team"]) == ([0, 1], winner)


W9_HANDS = ("0-0 0-1 0-2 0-6 1-1 1-2 1-4 2-2", "0-5 1-6 2-4 2-5 4-4 4-5 4-6 5-6 6-6")
W9_LAYOUT = {"spinner": "5-5", "left": "5-3 3-3 3-4 4-0 0-3", "right": "5-1 1-3 3-2 2-6 6-3"}
W9_LINE = "3-0 0-4 4-3 3-3 3-5 5-5 5-1 1-3 3-2 2-6 6-3"


def test_w9_the_sides_of_a_spinner_keep_the_round_alive():
    verdict = judged(W9_HANDS, layout=W9_LAYOUT, ruleset="all-fives")
    assert verdict["open_ends"] == [3, 3, 5, 5]
    assert [end["id"] for end in verdict["ends"]] == ["left", "right", "up", "down"]
    assert (verdict["because"], verdict["refuted_by"], verdict["can_play"]) == ("seat_can_play", 1, [False, True])


@pytest.mark.parametrize(
    "rules, points",
    [({}, 75), ({"round_points": "others_minus_own"}, 50), ({"round_points": "differences"}, 50)],
)
def test_w9_without_a_spinner_it_is_blocked(rules, points):
    verdict = judged(W9_HANDS, line=W9_LINE, ruleset="muggins", rules=rules)
    assert (verdict["blocked"], verdict["points"]) == (True, {"0": points, "1": 0})


def test_w9_every_side_filled_and_dead():
    hands = ("0-0 0-1", "2-2 4-4")
    layout = {"spinner": "5-5", "left": "5-3", "right": "5-6 6-3", "up": "5-4 4-3", "down": "5-2 2-3"}
    verdict = judged(hands, layout=layout, ruleset="all-fives")
    assert (verdict["open_ends"], verdict["blocked"], verdict["winner_team"]) == ([3, 3, 3, 3], True, 0)
    assert verdict["points"] == {"0": 10, "1": 0}


def test_w21_a_false_pass_in_front_of_a_spinner():
    verdict = judged(W9_HANDS, layout=W9_LAYOUT, ruleset="all-fives", declarations=["cannot", "cannot"])
    assert verdict["fouls"] == [{"seat": 1, "tile": "0-5", "end": 5}]


W11_LINE = "0-5 2-5 2-2 5-6 1-6 1-3 4-3 4-0 0-0"
W11_HANDS = ("0-1 0-2 0-3 1-1 1-2 2-3", "0-6 1-4 1-5 2-4 2-6 3-3 3-5 3-6 4-4 4-5 4-6")


@pytest.mark.parametrize("rule, points", [("differences", 65), ("others_pips", 81)])
def test_w11_a_dead_blank_in_matador(rule, points):
    table = {"line": W11_LINE, "boneyard": "5-5 6-6", "ruleset": "matador"}
    assert worth(W11_HANDS, rule, **table) == (0, points, 0)


def test_w11_a_matador_in_hand_is_wild():
    line, hands = "0-5 2-5 2-2 5-6 1-6 1-3 4-3 4-0", (W11_HANDS[0], W11_HANDS[1] + " 0-0")
    verdict = judged(hands, line=line, boneyard="5-5 6-6", ruleset="matador", declarations=["cannot"] * 2)
    assert (verdict["because"], verdict["refuted_by"]) == ("seat_can_play", 1)
    assert verdict["fouls"] == [{"seat": 1, "tile": "0-0", "end": 0}]


W12_HANDS = ("0-5 1-1 3-3 5-6", "0-6 1-3 4-6 5-5")


@pytest.mark.parametrize("rule, points", [("others_pips", 30), ("others_minus_own", 6)])
def test_w12_the_first_phase_of_a_cross_can_block(rule, points):
    layout = {"first": "2-2", "left": "2-0", "right": "2-5", "up": "2-6"}
    table = {"layout": layout, "ruleset": "cross", "rules": {"draw": "none"}}
    assert worth(W12_HANDS, rule, **table) == (0, points, 0)
    assert judged(W12_HANDS, **table)["open_ends"] == [2]


def test_w12_the_cross_is_done():
    layout = {"first": "2-2", "left": "2-0", "right": "2-5", "up": "2-6", "down": "2-1"}
    verdict = judged(W12_HANDS, layout=layout, ruleset="cross")
    assert (verdict["open_ends"], verdict["refuted_by"]) == ([0, 5, 6, 1], 0)


def test_w13_markers_of_the_coming_passes_open_an_end():
    layout = {"engine": "12-12", "trains": ["12-3 3-4", "12-5"], "mexican": "12-0"}
    verdict = judged(("4-6", "3-6", "1-4"), layout=layout, max_pip=12, ruleset="mexican-train", to_act=1)
    assert (verdict["blocked"], verdict["refuted_by"], verdict["can_play"]) == (False, 0, [True, False, False])
    assert verdict["open_to"] == {
        "0": ["train-0", "mexican"],
        "1": ["train-1", "mexican"],
        "2": ["train-2", "mexican"],
    }
    # Seat 2 has nothing until seat 0 passes and marks its train.
    verdict = judged(("6-7", "3-6", "1-4"), layout=layout, max_pip=12, ruleset="mexican-train", to_act=0)
    assert (verdict["can_play"], verdict["refuted_by"], verdict["markers"]) == ([False] * 3, 2, [0, 1])
    verdict = judged(("6-7", "3-6", "1-9"), layout=layout, max_pip=12, ruleset="mexican-train", to_act=0)
    assert (verdict["blocked"], verdict["confirmed_by"], verdict["markers"]) == (True, [2, 0, 1], [0, 1, 2])
    assert verdict["points"] == {"0": 13, "1": 9, "2": 10}


@pytest.mark.parametrize("doubles, open_ends", [("cover_first", [3]), ("second_tile", [3, 5, 12, 0])])
def test_w14_an_uncovered_double_closes_everything_else(doubles, open_ends):
    layout = {"engine": "12-12", "trains": ["12-3 3-3", "12-5"], "mexican": "12-0"}
    rules = {"mexican": {"doubles": doubles}}
    table = {"layout": layout, "max_pip": 12, "ruleset": "mexican-train", "rules": rules, "markers": [1]}
    verdict = judged(("4-6", "5-6", "3-7"), **table, declarations=["cannot"] * 3)
    assert verdict["open_ends"] == open_ends
    is_open_to_all = doubles == "cover_first"
    assert verdict["can_play"] == [False, not is_open_to_all, is_open_to_all]
    # Seat 0 has marked its train before seat 2 was asked.
    fouls = [{"seat": 2, "tile": "3-7", "end": 3}]
    assert verdict["fouls"] == (fouls if is_open_to_all else [{"seat": 1, "tile": "5-6", "end": 5}, *fouls])


@pytest.mark.parametrize("dead_double, open_ends", [("satisfied", [3, 3, 6, 6]), ("blocks", [3])])
def test_w14_a_double_that_nobody_can_cover(dead_double, open_ends):
    layout = {"engine": "6-6", "trains": ["6-1 1-3 3-0 0-2 2-3 3-4 4-5 5-3 3-3", "6-3"]}
    rules = {"mexican": {"dead_double": dead_double}}
    verdict = judged(("6-4", "1-1", "2-2"), layout=layout, ruleset="mexican-train", rules=rules)
    assert verdict["open_ends"] == open_ends
    assert verdict["blocked"] is (dead_double == "blocks")


W18_LINE = "11-0 0-1 1-11 11-11 11-2 2-3 3-11 11-4 4-5 5-11 11-6 6-7 7-11 11-8 8-9 9-11 11-10 10-12 12-11"


@pytest.mark.parametrize("rule, points", [("others_pips", 42), ("others_minus_own", 27), ("differences", 12)])
def test_w18_double_twelve(rule, points):
    hands = ("5-10", "12-12", "0-3 7-8")
    assert worth(hands, rule, line=W18_LINE, max_pip=12, ruleset="block") == (0, points, 0, 0)


def test_w20_a_round_of_passes_is_no_block_while_one_tile_may_be_drawn():
    hands = ("0-0 0-2", "1-1 1-2", "0-3 1-3")
    table = {"line": DEAD_LINE, "ruleset": "swedish-draw-one"}
    for yard in (5, 2, 1):
        assert judged(hands, **table, boneyard=yard)["because"] == "boneyard_can_supply"
    assert judged(hands, **table)["confirmed_by"] == [0, 1, 2]


def test_w14_declarations_go_round_again_after_a_new_marker():
    layout = {"engine": "12-12", "trains": ["12-3 3-4", "12-5"], "mexican": "12-0"}
    table = {"layout": layout, "max_pip": 12, "ruleset": "mexican-train"}
    verdict = judged(("5-7", "3-6", "1-9"), **table, declarations=["cannot"] * 6)
    # Seat 0 had nothing until seat 1 marked its train.
    assert verdict["fouls"] == [{"seat": 0, "tile": "5-7", "end": 5}]
    assert (verdict["refuted_by"], verdict["markers"]) == (0, [0, 1, 2])
    with pytest.raises(InputFault, match=r"declarations\[6\]: only 3 seats are asked"):
        judged(("5-7", "3-6", "1-9"), **table, declarations=["cannot"] * 7)
    twice = judged(("0-7", "3-6", "1-9"), **table, declarations=["cannot"] * 6)
    assert twice["fouls"] == [{"seat": 0, "tile": "0-7", "end": 0}]


# Cases ------------------------------------------------------------------------------------------------


def test_c03_dead_now_or_draw_first():
    hands, yard = FIX_4[:2], "0-4 0-5 1-4 1-5 2-4 2-5 3-4 3-5 4-4 5-5"
    table = {"line": DEAD_LINE, "boneyard": yard}
    assert not judged(hands, **table)["blocked"]
    assert worth((f"{hands[0]} {yard}", hands[1]), "others_pips", line=DEAD_LINE) == (1, 0, 73)
    stopped = judged(hands, **table, rules={"dead_number_stop": "auto"})
    assert (stopped["because"], stopped["points"]) == ("dead_number", {"0": 17, "1": 0})


@pytest.mark.parametrize(
    "teams, rule, points",
    [
        (None, "others_pips", 83),
        (None, "others_minus_own", 76),
        (None, "differences", 62),
        (None, "all_pips", 90),
        (PAIRS, "opponents_pips", 57),
        (PAIRS, "others_minus_own", 24),
        (PAIRS, "all_pips", 90),
    ],
)
def test_c26_ways_to_count_the_same_win(teams, rule, points):
    assert worth(FIX_4, rule, line=DEAD_LINE, teams=teams)[:2] == (0, points)


@pytest.mark.parametrize("blank, winner, points", [(0, 0, 90), (25, 1, 105), (50, 1, 130)])
def test_c29_the_double_blank_may_count_more(blank, winner, points):
    hands = ("0-0", "0-2 0-3 1-1 1-2", "1-3 2-2 3-3 0-4 1-4 0-5", "1-5 2-4 2-5 3-4 3-5 4-4 5-5")
    verdict = judged(hands, line=DEAD_LINE, rules={"blank_value": blank})
    assert (verdict["winner_team"], verdict["points"][str(winner)]) == (winner, points)


@pytest.mark.parametrize("closer, team, points", [(1, 1, 66), (2, 0, 114), (3, 0, 171)])
def test_c32_the_closer_against_the_next_seat(closer, team, points):
    verdict = judged(FIX_4, line=DEAD_LINE, teams=PAIRS, ruleset="gaple-club-201", closer=closer)
    assert (verdict["winner_team"], verdict["points"][str(team)]) == (team, points)


@pytest.mark.parametrize(
    "spinners, arms, open_ends",
    [
        ("first", {"left": "5-3", "right": "5-0"}, [3, 0, 5, 5]),
        ("first", {"left": "5-3"}, [3, 5]),
        ("first", {}, [5, 5]),
        ("lead_only", {"left": "5-3", "right": "5-0", "up": "5-4 4-4"}, [3, 0, 4, 5]),
        ("all", {"left": "5-3", "right": "5-0 0-0 0-1"}, [3, 1, 5, 5, 0, 0]),
    ],
)
def test_c41_the_arms_of_a_spinner(spinners, arms, open_ends):
    table = {"layout": {"spinner": "5-5", **arms}, "ruleset": "all-fives", "rules": {"spinners": spinners}}
    assert judged(("1-1", "2-2"), **table)["open_ends"] == open_ends


# Other layouts ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line, open_ends",
    [("6-4 4-4 4-2", [6, 2, 4, 4]), ("6-4 4-4", [6, 4]), ("6-4 4-2", [6, 2]), ("4-4 4-2 2-1", [4, 1])],
)
def test_a_line_shows_its_only_double_as_the_spinner(line, open_ends):
    assert sorted(judged(("0-0", "3-3"), line=line, ruleset="all-fives")["open_ends"]) == sorted(open_ends)


def test_the_first_tile_of_a_round_may_be_no_double():
    layout = {"first": "6-4", "left": "6-1", "right": "4-4 4-2"}
    table = {"layout": layout, "ruleset": "amazonian-fives", "teams": PAIRS}
    assert judged(("0-0", "3-3", "1-1", "2-2"), **table)["open_ends"] == [1, 2]
    assert judged(("0-0", "3-3"), layout=layout, ruleset="all-fives")["open_ends"] == [1, 2, 4, 4]


def test_side_arms_of_side_arms():
    layout = {
        "spinner": "5-5",
        "left": "5-3 3-3 3-1",
        "right": "5-6",
        "sides": {"3-3": {"up": "3-2 2-2 2-4"}, "2-2": {"down": "2-6 6-6"}},
    }
    verdict = judged(("0-0", "1-1"), layout=layout, ruleset="five-up")
    ends = {end["id"]: end["number"] for end in verdict["ends"]}
    assert ends == {
        "left": 1,
        "right": 6,
        "up": 5,
        "down": 5,
        "left.1.up": 4,
        "left.1.down": 3,
        "left.1.up.1.up": 2,
        "left.1.up.1.down": 6,
    }


@pytest.mark.parametrize("max_pip, arms", [(6, 6), (9, 8), (12, 8)])
def test_stars(max_pip, arms):
    half = f"{max_pip}-"
    layout = {"first": f"{half}{max_pip}", "arms": [f"{half}{number}" for number in range(arms - 1)]}
    table = {"max_pip": max_pip, "ruleset": "cross", "rules": {"phase1": "star"}}
    verdict = judged(("0-1", "2-3"), layout=layout, **table)
    assert [(end["id"], end["number"]) for end in verdict["ends"]] == [(f"arm-{arms}", max_pip)]
    layout["arms"].append(f"{half}{arms - 1}")
    if max_pip > 6:
        assert judged(("0-1", "2-3"), layout=layout, **table)["open_ends"] == [*range(arms)]


def test_a_maltese_cross_wants_a_double_on_every_arm():
    layout = {"first": "6-6", "left": "6-1 1-1", "right": "6-2 2-2", "up": "6-3", "down": "6-4"}
    verdict = judged(("1-5 3-5", "4-5"), layout=layout, ruleset="maltese-cross", declarations=["cannot", "cannot"])
    assert (verdict["blocked"], verdict["fouls"]) == (True, [])
    assert [(end["number"], end["doubles_only"]) for end in verdict["ends"]] == [(3, True), (4, True)]
    verdict = judged(("1-5 3-3", "4-4"), layout=layout, ruleset="maltese-cross", declarations=["cannot", "cannot"])
    assert verdict["fouls"] == [{"seat": 0, "tile": "3-3", "end": 3}, {"seat": 1, "tile": "4-4", "end": 4}]


FOOT = {"first": "9-9", "left": "9-1", "right": "9-2 2-2", "up": "9-3", "down": "9-4"}


@pytest.mark.parametrize(
    "toes, open_ends",
    [({}, [2, 2, 2]), ({"up": "2-5"}, [2, 2]), ({"up": "2-5", "down": "2-7"}, [2])],
)
def test_a_chicken_foot_wants_its_toes(toes, open_ends):
    layout = {**FOOT, "sides": {"2-2": toes}}
    assert judged(("1-6", "3-6"), layout=layout, max_pip=9, ruleset="chicken-foot")["open_ends"] == open_ends
    whole = {**layout, "right": "9-2 2-2 2-6", "sides": {"2-2": {"up": "2-5", "down": "2-7"}}}
    verdict = judged(("0-0", "8-8"), layout=whole, max_pip=9, ruleset="chicken-foot")
    assert sorted(verdict["open_ends"]) == [1, 3, 4, 5, 6, 7]


def test_a_foot_without_tiles_for_its_toes_is_excused_only_when_they_all_lie():
    arms = ["6-1 1-3", "6-2 2-3", "6-4 4-3 3-3", "6-5 5-3"]
    table = {"ruleset": "chicken-foot", "layout": {"first": "6-6", "arms": arms}}
    # 0-3 and 3-6 are still to come, so the foot of 3-3 waits.
    assert judged(("0-0", "1-1"), **table)["open_ends"] == [3, 3, 3]
    arms[0], arms[1] = "6-1 1-3 3-0", "6-3"
    assert judged(("0-0", "1-1"), **table)["open_ends"] == [3, 3, 3]
    arms[1], arms[3] = "6-3", "6-5 5-3 3-2"
    # Now they all lie: play goes on elsewhere, and where toes would have grown there is no end.
    verdict = judged(("4-4", "1-1"), **table)
    assert [(end["id"], end["number"]) for end in verdict["ends"]] == [
        ("left", 0),
        ("right", 3),
        ("up", 3),
        ("down", 2),
    ]


@pytest.mark.parametrize(
    "line, open_ends",
    [("1-6 2-2 5-5", [1, 5]), ("2-2 1-6", [2, 6]), ("2-5 3-3 4-4 0-0", [2, 0]), ("3-4 4-4 3-0", [3, 0])],
)
def test_a_matador_may_lie_on_either_side(line, open_ends):
    assert judged(("0-1", "0-2"), line=line, ruleset="matador")["open_ends"] == open_ends


@pytest.mark.parametrize("max_pip, line", [(9, "1-9 1-3 7-7"), (12, "0-1 12-12 1-5 8-8")])
def test_the_sum_of_a_joint_follows_the_set(max_pip, line):
    assert judged(("0-2", "0-3"), line=line, max_pip=max_pip, ruleset="matador")["open_ends"] == [
        int(line[0]),
        int(line[-1]),
    ]


def test_tiles_laid_aside_are_no_block():
    rules, line = {"cannot_play": "discard"}, "6-0 0-6".replace("0-6", "0-1")
    seats = [{"hand": "2-3", "laid_aside": "5-5"}, {"hand": "2-4"}]
    position = {"max_pip": 6, "line": line, "seats": seats, "to_act": 0, "ruleset": "gaple-family", "rules": rules}
    verdict = adjudicate.judge(json.dumps(position).encode(), English())
    assert (verdict["because"], verdict["pips"], verdict["winner_team"]) == ("tiles_can_be_laid_aside", [15, 6], None)
    position["seats"] = [{"hand": "", "laid_aside": "5-5 2-3"}, {"hand": "", "laid_aside": "2-4"}]
    verdict = adjudicate.judge(json.dumps(position).encode(), English())
    assert (verdict["because"], verdict["blocked"]) == ("all_laid_aside", False)
    assert (verdict["winner_team"], verdict["points"]) == (1, {"0": 0, "1": 15})
    position["seats"][1]["hand"] = "1-3"
    assert adjudicate.judge(json.dumps(position).encode(), English())["refuted_by"] == 1


def test_a_score_beyond_an_exact_target_is_void():
    rules = {"block_winner": "lowest_hand", "round_points": "fixed", "block_value": 3}
    table = {"line": DEAD_LINE, "ruleset": "fives-and-threes", "rules": rules}
    for total, points in ((58, 3), (59, 0)):
        assert judged(FIX_4, **table, totals={"0": total})["points"]["0"] == points
    assert judged(FIX_4, **table)["points"]["0"] == 3


def readme_positions():
    """The positions of the README, which stand there indented, one after the other."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    section = text[text.index("## Judge one position") : text.index("## List the rule sets")]
    blocks = "\n".join(line if line.startswith("    ") else "" for line in section.splitlines()).split("\n\n")
    return [json.loads(block) for block in blocks if block.strip().startswith("{")]


def test_the_examples_of_the_readme():
    line, spinner, train = adjudicate.judge(json.dumps(readme_positions()).encode(), English())
    assert (line["blocked"], line["winner_team"], line["points"]) == (True, 0, {"0": 17, "1": 0})
    assert (spinner["open_ends"], spinner["because"], spinner["refuted_by"]) == ([3, 3, 5, 5], "seat_can_play", 1)
    assert (train["can_play"], train["refuted_by"], train["markers"]) == ([False] * 3, 1, [0, 1])


POSITIONS_OF_EVERY_KIND = [
    *readme_positions(),
    {**W6, "ruleset": "gaple-pairs-seven", "closer": 1, "hands": W6_HANDS},
    {**W6, "ruleset": "gaple-club-201", "hands": W6_HANDS},
    {**W6, "ruleset": "puerto-rico-500", "hands": W6_HANDS},
    {**W6, "ruleset": "cuban-east", "hands": W6_HANDS},
    {**W6, "ruleset": "brazil-six-points", "carry": 2, "hands": W6_HANDS},
    {**W6, "ruleset": "jamaican-partner", "hands": W6_HANDS},
    {"line": DEAD_LINE, "ruleset": "swedish-draw-one", "hands": FIX_4},
    {"line": DEAD_LINE, "ruleset": "fives-and-threes", "hands": FIX_4},
    {"line": DEAD_LINE, "ruleset": "bergen", "rules": {"block_winner": "fewest_doubles_first"}, "hands": FIX_4},
    {"line": DEAD_LINE, "ruleset": "block", "rules": {"round_points": "others_and_boneyard"}, "hands": FIX_4},
    {"line": LINE_K, "ruleset": "pairs", "rules": {"block_tie": "carry_double"}, "teams": PAIRS, "hands": W7_HANDS},
    {"line": W9_LINE, "ruleset": "muggins", "hands": W9_HANDS},
]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("number", range(len(POSITIONS_OF_EVERY_KIND)))
def test_every_verdict_is_explained_in_every_language(code, number):
    position = dict(POSITIONS_OF_EVERY_KIND[number])
    if "hands" in position:
        teams = position.pop("teams", None)
        position["seats"] = [{"hand": hand} for hand in position.pop("hands")]
        for seat, one in enumerate(position["seats"] if teams else ()):
            one["team"] = teams[seat]
        position = {"max_pip": 6, "to_act": 0, "leader": 0, "closer": 1, **position}
    verdict = adjudicate.judge(json.dumps(position).encode(), adjudicate.speaker(code))
    assert bool(verdict["explanation"]) is verdict["blocked"]
    for line in verdict["explanation"]:
        assert line["sentence"].strip() and "%" not in line["sentence"]
