"""What the rule sets that come with the program say, against the published rules, and what they make of a score."""

import pytest

from domino_desktop.core.policies import Count, LastTile
from domino_desktop.core.ruleset import MatchEnd
from domino_desktop.core.scoring import score_block, score_out
from domino_desktop.core.tiles import Tile, parse_tiles
from domino_desktop.storage import rulesets

PRESETS = {ruleset.id: ruleset for ruleset in rulesets.available()}

# id: set, hands for 2 and more seats, drawing, reserve, direction, first lead, later leads
DEALS = {
    "classic-draw": (6, {2: 7, 3: 5, 4: 5}, "until_playable", 0, "clockwise", "highest_double", "rotate"),
    "draw-reserve-two": (6, {2: 7, 3: 5, 4: 5}, "until_playable", 2, "clockwise", "highest_double", "rotate"),
    "block": (6, {2: 7, 3: 7, 4: 6}, "none", 0, "clockwise", "highest_double", "rotate"),
    "pairs": (6, {4: 7}, "none", 0, "counterclockwise", "highest_double", "rotate"),
    "pairs-spain": (6, {4: 7}, "none", 0, "counterclockwise", "lot", "rotate"),
    "italian-pozzo": (
        6, {2: 7, 3: 7, 4: 7, 5: 5, 6: 4}, "until_playable", 0, "counterclockwise", "highest_double", "rotate",
    ),
    "italian-no-stock": (6, {2: 7, 3: 6, 4: 6}, "none", 0, "counterclockwise", "highest_double", "rotate"),
    "swedish-draw-one": (6, {2: 5, 3: 5, 4: 5, 5: 5}, "one", 0, "clockwise", "highest_double", "opening"),
    "brazil-pairs-pips": (6, {4: 7}, "none", 0, "counterclockwise", "holder(6-6)", "rotate"),
    "brazil-six-points": (6, {4: 7}, "none", 0, "counterclockwise", "holder(6-6)", "winner"),
    "gaple-family": (6, {2: 7, 3: 7, 4: 7, 5: 5}, "none", 0, "clockwise", "holder(0-0)", "winner_must_double"),
    "gaple-pairs-seven": (6, {4: 7}, "none", 0, "clockwise", "holder(6-6)", "winner"),
    "gaple-club-201": (6, {4: 7}, "none", 0, "clockwise", "holder(0-0)", "winner_must_double"),
    "dominican-formal": (6, {4: 7}, "none", 0, "counterclockwise", "holder(6-6)", "winner"),
    "dominican-patio": (6, {4: 7}, "none", 0, "counterclockwise", "holder(6-6)", "winner"),
    "puerto-rico-500": (6, {4: 7}, "none", 0, "counterclockwise", "holder(6-6)", "winner"),
    "cuban-double-nine": (9, {4: 10}, "none", 0, "counterclockwise", "lot", "rotate"),
    "cuban-east": (6, {4: 7}, "none", 0, "counterclockwise", "highest_double", "winner"),
    "jamaican-partner": (6, {4: 7}, "none", 0, "counterclockwise", "holder(6-6)", "winner_team_choice"),
    "jamaican-cut-throat": (6, {2: 14, 3: 9, 4: 7}, "none", 0, "counterclockwise", "holder(6-6)", "winner"),
    "double-draw": (6, {2: 6, 3: 5, 4: 4}, "one", 0, "clockwise", "lot", "rotate"),
    "all-fives": (6, {2: 7, 3: 5, 4: 5}, "until_playable", 0, "clockwise", "lot", "winner"),
    "muggins": (6, {2: 7, 3: 5, 4: 5}, "until_playable", 0, "clockwise", "lot", "winner"),
    "five-up": (6, {2: 5, 3: 5, 4: 5}, "until_playable", 0, "clockwise", "lot", "winner"),
    "all-threes": (6, {2: 7, 3: 5, 4: 5}, "until_playable", 0, "clockwise", "lot", "winner"),
    "fives-and-threes": (6, {2: 7, 3: 5, 4: 5}, "none", 0, "clockwise", "lot", "rotate"),
    "bergen": (6, {2: 6, 3: 6, 4: 5}, "until_playable", 0, "clockwise", "highest_double", "opening"),
    "double-bergen": (6, {2: 6, 3: 6, 4: 5}, "until_playable", 0, "clockwise", "highest_double", "opening"),
    "amazonian-fives": (6, {4: 7}, "none", 0, "counterclockwise", "holder(6-6)", "winner"),
    "sebastopol": (6, {4: 7}, "none", 0, "clockwise", "holder(6-6)", "opening"),
    "cross": (6, {2: 7, 3: 6, 4: 5}, "until_playable", 2, "clockwise", "highest_double", "opening"),
    "maltese-cross": (6, {2: 7, 3: 5, 4: 5}, "one", 0, "clockwise", "highest_double", "opening"),
    "matador": (6, {2: 7, 3: 6, 4: 5}, "until_playable", 2, "clockwise", "highest_double", "rotate"),
    "mexican-train": (
        12, {2: 15, 3: 15, 4: 15, 5: 12, 6: 12, 7: 10, 8: 10}, "one", 0, "clockwise", "lot", "rotate",
    ),
    "chicken-foot": (9, {2: 7, 3: 7, 4: 7, 5: 7, 6: 7, 7: 6, 8: 5}, "one", 0, "clockwise", "lot", "rotate"),
}  # fmt: skip

# id: who wins a block, ties, points, target, form of the match
ENDS = {
    "classic-draw": ("lowest_hand", "no_score", "others_pips", 100, "first_to"),
    "draw-reserve-two": ("lowest_hand", "no_score", "others_minus_own", 100, "first_to"),
    "block": ("lowest_hand", "no_score", "others_minus_own", 100, "first_to"),
    "pairs": ("lowest_team", "no_score", "opponents_pips", 100, "first_to"),
    "pairs-spain": ("lowest_team", "no_score", "all_pips", 300, "first_to"),
    "italian-pozzo": ("lowest_hand", "no_score", "others_pips", 100, "first_to"),
    "italian-no-stock": ("lowest_hand", "no_score", "others_pips", 100, "first_to"),
    "swedish-draw-one": ("lowest_hand", "own_pips", "own_pips_against", "5 rounds", "lowest_after_rounds"),
    "brazil-pairs-pips": ("lowest_team", "no_score", "opponents_pips", 100, "first_to"),
    "brazil-six-points": ("lowest_team", "carry_one", "fixed", 6, "first_to"),
    "gaple-family": ("lowest_hand", "no_score", "others_pips", 100, "first_to"),
    "gaple-pairs-seven": ("lowest_team", "opponents_of_closer", "fixed", 7, "first_to"),
    "gaple-club-201": ("closer_duel", "no_score", "multiplied", 201, "first_to"),
    "dominican-formal": ("lowest_team", "no_score", "opponents_pips", 200, "first_to"),
    "dominican-patio": ("team_of_lowest_hand", "leader_side", "all_pips", 200, "first_to"),
    "puerto-rico-500": ("lowest_team", "no_score", "all_pips", 500, "first_to"),
    "cuban-double-nine": ("lowest_team", "no_score", "opponents_pips", 150, "first_to"),
    "cuban-east": ("team_of_lowest_hand", "leader_side", "all_pips", 20, "first_to"),
    "jamaican-partner": ("team_of_lowest_hand", "replay", "fixed", 6, "six_love"),
    "jamaican-cut-throat": ("lowest_hand", "replay", "fixed", 6, "six_love"),
    "double-draw": ("lowest_hand", "no_score", "others_minus_own", 100, "first_to"),
    "all-fives": ("lowest_hand", "no_score", "others_pips", 250, "first_to"),
    "muggins": ("lowest_hand", "no_score", "others_pips", 200, "first_to"),
    "five-up": ("lowest_hand", "no_score", "others_pips", 300, "first_to"),
    "all-threes": ("lowest_hand", "no_score", "others_pips", 250, "first_to"),
    "fives-and-threes": ("nobody", "no_score", "fixed", 61, "first_to"),
    "bergen": ("lowest_hand", "no_score", "fixed", 15, "first_to"),
    "double-bergen": ("lowest_hand", "no_score", "fixed", 15, "first_to"),
    "amazonian-fives": ("lowest_team", "no_score", "opponents_pips", 200, "first_to"),
    "sebastopol": ("lowest_hand", "no_score", "others_pips", 100, "first_to"),
    "cross": ("lowest_hand", "no_score", "others_pips", 100, "first_to"),
    "maltese-cross": ("lowest_hand", "no_score", "others_minus_own", 60, "first_to"),
    "matador": ("lowest_hand", "no_score", "differences", 100, "first_to"),
    "mexican-train": ("lowest_hand", "own_pips", "own_pips_against", "13 rounds", "lowest_after_rounds"),
    "chicken-foot": ("lowest_hand", "own_pips", "own_pips_against", "10 rounds", "lowest_after_rounds"),
}

# id: what else is unlike the line game that everybody knows
LAYOUTS = {
    "all-fives": {"placing": "spinner", "spinners": "first"},
    "all-threes": {"placing": "spinner", "spinners": "first"},
    "five-up": {"placing": "spinner", "spinners": "all"},
    "amazonian-fives": {"placing": "spinner", "spinners": "lead_only"},
    "double-bergen": {"placing": "cross", "phase1": "cross4"},
    "sebastopol": {"placing": "cross", "phase1": "cross4"},
    "cross": {"placing": "cross", "phase1": "cross4"},
    "maltese-cross": {"placing": "cross", "phase1": "double_cross"},
    "matador": {"matching": "sum", "double_orientation": "inline"},
    "double-draw": {"start_tile": "turned_up"},
    "mexican-train": {"placing": "trains", "start_tile": "engine"},
    "chicken-foot": {"placing": "cross", "phase1": "foot(3)", "start_tile": "engine"},
}
USUAL = {
    "placing": "line", "spinners": "none", "phase1": "none", "matching": "equal", "double_orientation": "cross",
    "start_tile": "none",
}  # fmt: skip

OTHERS = {
    "opening_must_play": ({"italian-no-stock"}, False),
    "no_double": (
        {"swedish-draw-one", "bergen", "double-bergen", "sebastopol", "cross", "maltese-cross"}, "redeal",
    ),
    "redeal_doubles": ({"brazil-six-points"}, 4),
    "dead_number_stop": ({"brazil-pairs-pips"}, "auto"),
    "lead_after_block": ({"all-fives", "muggins", "five-up", "all-threes"}, "lot"),
    "blank_value": ({"mexican-train", "chicken-foot"}, 50),
    "target_exact": ({"fives-and-threes"}, True),
    "remove": ({"jamaican-cut-throat"}, ((3, (Tile.of(0, 0),)),)),
    "voluntary_draw": (set(), True),
    "must_play_if_able": (set(), False),
    "cannot_play": (set(), "discard"),
    "declarations": (set(), "trusted"),
}  # fmt: skip


@pytest.mark.parametrize("name", DEALS)
def test_deals_and_leads_are_as_published(name):
    ruleset = PRESETS[name]
    top, hands, draw, reserve, direction, opening, lead_next = DEALS[name]
    found = {seats: ruleset.hand_for(seats) for seats in ruleset.players if ruleset.hand_for(seats) is not None}
    assert (ruleset.max_pip, found) == (top, hands)
    assert (ruleset.draw, ruleset.reserve, ruleset.direction) == (draw, reserve, direction)
    assert (ruleset.opening, ruleset.lead_next) == (opening, lead_next)


@pytest.mark.parametrize("name", ENDS)
def test_ends_of_rounds_and_matches_are_as_published(name):
    ruleset = PRESETS[name]
    winner, tie, points, target, form = ENDS[name]
    end = MatchEnd(points=target) if isinstance(target, int) else MatchEnd(rounds=int(target.split()[0]))
    assert (ruleset.block_winner, ruleset.block_tie, ruleset.round_points) == (winner, (tie,), points)
    assert (ruleset.out_points, ruleset.match_end, ruleset.match_form) == (points, end, form)


def test_the_tables_above_are_complete():
    assert set(LAYOUTS) < set(DEALS) == set(ENDS)
    assert set(DEALS) <= set(PRESETS) and len(DEALS) == 35


@pytest.mark.parametrize("name", DEALS)
def test_layouts_are_as_published(name):
    assert {key: getattr(PRESETS[name], key) for key in USUAL} == {**USUAL, **LAYOUTS.get(name, {})}


@pytest.mark.parametrize("key", OTHERS)
def test_only_these_have_this_rule(key):
    names, value = OTHERS[key]
    assert {name for name in DEALS if getattr(PRESETS[name], key) == value} == names


@pytest.mark.parametrize(
    "seats, tables",
    [
        (5, {("italian-no-stock", 9), ("matador", 9), ("mexican-train", 12), ("gaple-family", 6)}),
        (6, {("italian-pozzo", 6), ("swedish-draw-one", 9), ("matador", 12), ("mexican-train", 9)}),
        (8, {("swedish-draw-one", 12), ("mexican-train", 9), ("chicken-foot", 9), ("chicken-foot", 12)}),
    ],
)
def test_more_than_four_find_a_set_that_is_large_enough(seats, tables):
    found = {(name, top) for name, ruleset in PRESETS.items() for top in ruleset.sets if ruleset.hand_for(seats, top)}
    assert tables <= found


# What they make of a score -----------------------------------------------------------------------------

# A and C against B and D, whose pips are 15, 13, 15, 33; then 17, 14, 34, 37; then 20, 20, 31, 31.
UNLIKE = ("1-3 5-6", "0-0 0-6 1-6", "3-3 3-6", "0-3 3-5 5-5 6-6")
LEVEL_PAIRS = ("0-0 0-3 1-5 2-6", "0-2 1-1 2-2 3-3", "0-6 1-2 1-6 3-5 5-5", "0-5 1-3 2-5 3-6 6-6")
LEVEL_HANDS = ("0-2 0-5 1-3 3-6", "0-0 0-6 1-5 3-5", "0-3 1-1 1-6 2-5 6-6", "1-2 2-2 2-6 3-3 5-5")


def laid_open(name, hands, leader=0, closer=0, **notes):
    """These hands as the rule set looks at them."""
    ruleset = PRESETS[name]
    order = ruleset.order_from(leader, len(hands))
    tiles = tuple(map(parse_tiles, hands))
    return Count(tiles, ruleset.teams(len(hands)), leader, closer, order, blank_value=ruleset.blank_value, **notes)


def points(score, teams=2):
    return tuple(score.points(team) for team in range(teams))


@pytest.mark.parametrize(
    "name, unlike, level_pairs, level_hands",
    [
        ("pairs", (46, 0), (0, 0), (0, 0)),
        ("pairs-spain", (76, 0), (0, 0), (0, 0)),
        ("brazil-pairs-pips", (46, 0), (0, 0), (0, 0)),
        ("brazil-six-points", (1, 0), (0, 0), (0, 0)),
        ("gaple-pairs-seven", (2, 0), (1, 0), (1, 0)),
        ("gaple-club-201", (92, 0), (0, 102), (0, 102)),
        ("dominican-formal", (46, 0), (0, 0), (0, 0)),
        ("dominican-patio", (0, 76), (0, 102), (102, 0)),
        ("puerto-rico-500", (176, 0), (0, 0), (0, 0)),
        ("cuban-double-nine", (46, 0), (0, 0), (0, 0)),
        ("cuban-east", (0, 8), (0, 11), (11, 0)),
        ("jamaican-partner", (0, 1), (0, 1), (0, 0)),
        ("amazonian-fives", (45, 0), (0, 0), (0, 0)),
    ],
)
def test_the_same_blocks_between_pairs(name, unlike, level_pairs, level_hands):
    assert points(score_block(PRESETS[name], laid_open(name, UNLIKE, leader=1, closer=2))) == unlike
    assert points(score_block(PRESETS[name], laid_open(name, LEVEL_PAIRS, leader=0, closer=1))) == level_pairs
    assert points(score_block(PRESETS[name], laid_open(name, LEVEL_HANDS, leader=0, closer=1))) == level_hands


def test_level_hands_are_played_again_in_jamaica():
    assert score_block(PRESETS["jamaican-partner"], laid_open("jamaican-partner", LEVEL_HANDS, closer=1)).is_replayed
    assert score_block(PRESETS["jamaican-cut-throat"], laid_open("jamaican-cut-throat", LEVEL_HANDS)).is_replayed


@pytest.mark.parametrize(
    "name, hands, expected",
    [
        ("classic-draw", ("4-5 6-6", "5-5 6-4"), (0, 21)),
        ("block", ("4-5 6-6", "5-5 6-4"), (0, 1)),
        ("italian-no-stock", ("4-5 6-6", "5-5 6-4"), (0, 21)),
        ("swedish-draw-one", ("4-5 6-6", "5-5 6-4"), (21, 20)),
        ("swedish-draw-one", ("4-5", "3-6"), (9, 9)),
        ("gaple-family", ("0-0 6-6", "5-5 6-4"), (20, 0)),
        ("jamaican-cut-throat", ("4-5 6-6", "5-5 6-4"), (0, 1)),
        ("double-draw", ("4-5 6-6", "5-5 6-4"), (0, 1)),
        ("all-fives", ("0-0 0-1 0-2 0-6 1-1 1-2 1-4 2-2", "5-5 6-6"), (0, 25)),
        ("muggins", ("0-1", "6-6"), (10, 0)),
        ("five-up", ("0-1", "6-6 0-1"), (15, 0)),
        ("all-threes", ("0-1", "6-6 0-2"), (15, 0)),
        ("all-threes", ("0-1", "6-6 0-1"), (12, 0)),
        ("fives-and-threes", ("0-1", "6-6"), (0, 0)),
        ("bergen", ("0-1", "6-6"), (1, 0)),
        ("cross", ("0-5 1-1 3-3 5-6", "0-6 1-3 4-6 5-5"), (30, 0)),
        ("maltese-cross", ("0-5 1-1 3-3 5-6", "0-6 1-3 4-6 5-5"), (6, 0)),
        ("matador", ("0-1 0-2 0-3 1-1 1-2 2-3", "0-6 1-4 1-5 2-4 2-6 3-3 3-5 3-6 4-4 4-5 4-6"), (65, 0)),
        ("mexican-train", ("0-0 0-1", "6-6 5-5"), (51, 22)),
        ("chicken-foot", ("0-0", "0-0 5-5"), (50, 60)),
    ],
)
def test_blocks_where_everybody_plays_alone(name, hands, expected):
    assert points(score_block(PRESETS[name], laid_open(name, hands))) == expected


def gone_out(name, hands, tile, ends, **notes):
    """What the first seat scores for going out with this tile at these ends."""
    last = LastTile(Tile.parse(tile), ends)
    return points(score_out(PRESETS[name], laid_open(name, ("", *hands), last=last, **notes), 0))


@pytest.mark.parametrize(
    "tile, ends, brazil, gaple",
    [
        ("3-5", (3, 5), 3, 3),
        ("3-5", (3, 3), 1, 1),
        ("4-4", (4, 4), 4, 4),
        ("4-4", (4, 2), 2, 2),
        ("2-6", (4, 2), 1, 1),
    ],
)
def test_brazil_and_indonesia_pay_for_the_last_tile(tile, ends, brazil, gaple):
    hands = ("5-6", "1-1", "6-6")
    assert gone_out("brazil-six-points", hands, tile, ends) == (brazil, 0)
    assert gone_out("gaple-pairs-seven", hands, tile, ends) == (gaple, 0)


@pytest.mark.parametrize("name, carried", [("brazil-six-points", (4, 5))])
def test_brazil_adds_one_for_each_round_that_was_level(name, carried):
    level = score_block(PRESETS[name], laid_open(name, LEVEL_PAIRS, closer=1))
    assert (level.carries, level.winner) == (True, None)
    for carry, worth in enumerate(carried, 1):
        assert gone_out(name, ("5-6", "1-1", "6-6"), "3-5", (3, 5), carry=carry) == (worth, 0)


def test_whoever_blocks_and_loses_pays_in_indonesia():
    seven, club = PRESETS["gaple-pairs-seven"], PRESETS["gaple-club-201"]
    assert points(score_block(seven, laid_open("gaple-pairs-seven", UNLIKE, closer=1))) == (2, -1)
    assert points(score_block(club, laid_open("gaple-club-201", UNLIKE, closer=3))) == (3 * 46, 0)
    assert gone_out("gaple-club-201", ("5-6", "1-1", "6-6"), "3-5", (3, 5)) == (23, 0)


@pytest.mark.parametrize(
    "name, tile, ends, expected",
    [
        ("dominican-patio", "3-5", (3, 5), 25 + 25),
        ("dominican-patio", "0-0", (0, 5), 25 + 25),
        ("dominican-patio", "3-5", (3, 6), 25),
        ("dominican-formal", "3-5", (3, 5), 23),
        ("puerto-rico-500", "3-5", (3, 5), 25 + 100 + 50),
        ("puerto-rico-500", "0-0", (0, 0), 25 + 100 + 50),
        ("puerto-rico-500", "3-5", (3, 3), 25 + 50),
        ("cuban-double-nine", "3-5", (3, 5), 2 * 23),
        ("cuban-double-nine", "3-3", (3, 3), 23),
        ("cuban-east", "3-5", (3, 5), 2 * 3),
        ("cuban-east", "3-3", (3, 3), 3),
        ("amazonian-fives", "3-5", (3, 5), 20),
        ("amazonian-fives", "3-3", (3, 5), 20),
        ("amazonian-fives", "3-3", (3, 3), 20),
        ("jamaican-partner", "3-3", (3, 3), 1),
    ],
)
def test_what_going_out_brings_in_the_third_round(name, tile, ends, expected):
    assert gone_out(name, ("5-6", "0-2", "6-6"), tile, ends, round=3) == (expected, 0)


@pytest.mark.parametrize("hands, worth", [(("6-6", "3-5"), 2), (("6-6", "3-6"), 3), (("6-6 5-5", "5-6 2-3"), 4)])
def test_eastern_cuba_counts_in_bands(hands, worth):
    first, second = hands
    assert gone_out("cuban-east", (first, "", second), "1-2", (1, 3)) == (worth, 0)


def test_the_fifth_round_in_puerto_rico_brings_nothing_extra():
    by_round = [
        gone_out("puerto-rico-500", ("5-6", "0-2", "6-6"), "1-2", (1, 3), round=number)[0] for number in range(1, 7)
    ]
    assert by_round == [125, 100, 75, 50, 25, 25]
