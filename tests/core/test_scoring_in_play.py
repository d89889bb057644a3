"""Points that tiles and passes earn while a round is played."""

import pytest

from domino_desktop.core.events import (
    Knocked,
    Passed,
    PointsScored,
    PositionEntered,
    RoundDealt,
    RoundEnd,
    RoundScored,
    TileDrawn,
    TilePlayed,
)
from domino_desktop.core.layout import Layout
from domino_desktop.core.passes import pass_bonuses
from domino_desktop.core.placing import empty, place
from domino_desktop.core.play_scoring import play_points
from domino_desktop.core.score_lines import ScoreLine, ScoreReason
from domino_desktop.core.tiles import Tile
from tests.core.counts import pairs, ruleset
from tests.core.tables import play, table

FIVES = {"play_scoring": {"multiples": [5]}}
ALL_FIVES = {**FIVES, "placing": "spinner", "spinners": "first"}
PUB = {"play_scoring": {"multiples": [3, 5], "divided": True}}


def laid(rules, *plays, seats=2):
    """What each tile in turn scores, with the numbers that were added or compared."""
    layout, found = empty(rules, seats), []
    for text in plays:
        name, end = text.split()
        layout = place(rules, layout, Tile.parse(name), end)
        line = play_points(rules, layout, end, 1, 1)
        assert line is None or (line.team, line.seat) == (1, 1)
        found.append(None if line is None else (line.points, line.numbers))
    return found


def test_w10_all_fives():
    found = laid(ruleset(**ALL_FIVES), "5-5 start", "0-5 left", "5-6 right", "4-5 up")
    assert found == [(10, (5, 5)), (10, (0, 10)), None, (10, (0, 6, 4))]


def test_w9_a_free_short_side_of_the_spinner_counts_nothing_until_it_has_a_tile():
    left = "3-5 left, 3-3 left, 3-4 left, 0-4 left, 0-3 left".split(", ")
    right = "1-5 right, 1-3 right, 2-3 right, 2-6 right, 3-6 right".split(", ")
    found = laid(ruleset(**ALL_FIVES), "5-5 start", *left, *right, "4-5 up")
    assert found[-2:] == [None, (10, (3, 3, 4))]


@pytest.mark.parametrize(
    ("plays", "last"),
    [
        (("4-6 start",), (10, (4, 6))),
        (("4-6 start", "4-4 left"), None),  # 8 + 6
        (("2-6 start", "2-2 left", "4-6 right"), None),  # 4 + 4
        (("4-5 start", "5-5 right", "4-6 left"), None),  # 10 + 6
        (("4-5 start", "5-5 right", "0-4 left"), (10, (0, 10))),
        (("0-0 start",), None),
    ],
)
def test_a_double_at_an_end_counts_both_halves(plays, last):
    assert laid(ruleset(**FIVES), *plays)[-1] == last


@pytest.mark.parametrize(
    ("plays", "total", "points"),
    [
        ("0-3 start", 3, 1),
        ("1-4 start", 5, 1),
        ("2-4 start", 6, 2),
        ("3-4 start", 7, 0),
        ("3-6 start", 9, 3),
        ("4-6 start", 10, 2),
        ("5-6 start", 11, 0),
        ("6-6 start", 12, 4),
        ("4-6 start, 6-6 right, 2-4 left", 14, 0),
        ("4-6 start, 6-6 right, 3-4 left", 15, 8),
        ("4-5 start, 5-5 right, 4-4 left", 18, 6),
        ("4-6 start, 6-6 right, 4-4 left", 20, 4),
    ],
)
def test_w10_fives_and_threes(plays, total, points):
    found = laid(ruleset(**PUB), *plays.split(", "))[-1]
    assert found is None if not points else (found[0], sum(found[1])) == (points, total)


def test_multiples_of_several_numbers_may_score_in_full():
    rules = ruleset(play_scoring={"multiples": [3, 5]})
    assert laid(rules, "3-6 start") == [(9, (3, 6))]
    assert laid(rules, "4-5 start", "5-5 right", "4-5 left") == [(9, (4, 5)), None, (30, (5, 10))]


def test_every_double_a_spinner():
    rules = ruleset(**{**ALL_FIVES, "spinners": "all"})
    plays = ("5-6 start", "6-6 right", "3-6 right", "0-6 right.0.up")
    assert laid(rules, *plays) == [None, None, None, None]
    assert laid(rules, *plays, "2-5 left") == [None] * 4 + [(5, (2, 3, 0))]


def test_where_only_numbers_are_known_nobody_scores():
    rules = ruleset(**FIVES)
    layout = Layout.of_ends((4, 1)).place(Tile.of(4, 4), "left")
    assert play_points(rules, layout, "left", 0, 0) is None


def test_without_points_in_play_nothing_is_scored():
    assert laid(ruleset(), "5-5 start") == [None]


# Bergen ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("plays", "last"),
    [
        (("5-5 start",), (2, (5, 5))),
        (("5-6 start",), None),
        (("3-5 start", "3-5 left"), (2, (5, 5))),
        (("3-5 start", "5-5 right", "0-3 left"), None),
        (("3-4 start", "4-5 right", "5-5 right", "3-5 left"), (3, (5, 5, 5))),
        (("3-4 start", "4-5 right", "3-5 left", "5-5 left"), (3, (5, 5, 5))),
        (("5-5 start", "1-5 left", "1-5 left"), (3, (5, 5, 5))),
    ],
)
def test_bergen(plays, last):
    assert laid(ruleset(play_scoring="bergen"), *plays)[-1] == last


def test_double_bergen_counts_up_to_four_equal_ends():
    rules = ruleset(play_scoring="bergen", placing="spinner", spinners="first")
    plays = ["6-6 start", "1-6 left", "2-6 right", "3-6 up", "4-6 down", "1-5 left", "2-5 right", "3-5 up", "4-5 down"]
    assert laid(rules, *plays)[-4:] == [None, (2, (5, 5)), (3, (5, 5, 5)), (4, (5, 5, 5, 5))]
    assert laid(rules, *plays, "5-5 down")[-1] == (4, (5, 5, 5, 5, 5))


def test_equal_ends_score_only_for_the_tile_that_makes_them():
    """Two 5s are open already; a third end without a 5 earns nothing."""
    rules = ruleset(play_scoring="bergen", placing="spinner", spinners="first")
    plays = ("6-6 start", "5-6 left", "2-6 right", "2-5 right", "3-6 up")
    assert laid(rules, *plays)[-2:] == [(2, (5, 5)), None]


# At the table ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "tile", "end", "points"),
    [
        ("3-0 0-5", "3-5", "left", 3),
        ("3-0 0-5", "3-5", "right", 3),
        ("3-0 0-3", "3-5", "left", 1),
        ("4-0 0-4", "4-4", "right", 4),
        ("4-0 0-2", "4-4", "left", 2),
        ("4-0 0-2", "2-6", "right", 1),
    ],
)
def test_w16_the_ends_are_those_before_the_last_tile(line, tile, end, points):
    values = {"simple": 1, "double": 2, "both_ends": 3, "double_both_ends": 4}
    state = table(line, (tile, "1-1"), 0, ruleset="block", round_points="fixed", out_values=values)
    assert play(state, f"0 play {tile} {end}").totals == (points, 0)


def test_a_pass_is_paid_when_the_next_tile_is_laid_and_the_passes_of_a_block_never_are():
    held = ("1-1 5-6", "2-2 3-3", "5-5 2-3", "3-4 4-4")
    state = table("0-0 0-5", held, 0, ruleset="pairs", direction="clockwise", bonuses={"each_pass": 20, "galo": 50})
    state = play(state, "0 play 5-6 right", "1 knock")
    assert state.totals == (0, 0)
    state = play(state, "2 knock", "3 knock", "0 knock")
    assert state.round.ended is RoundEnd.BLOCKED
    assert not [event for event in state.round.history if isinstance(event, PointsScored)]

    held = ("1-1 5-6", "2-2 3-3", "0-6 2-3", "3-4 4-4")
    state = table("0-0 0-5", held, 0, ruleset="pairs", direction="clockwise", bonuses={"each_pass": 20, "galo": 50})
    state = play(state, "0 play 5-6 right", "1 knock", "2 play 0-6 right")
    assert state.totals == (20, 0)


def test_the_last_tile_is_scored_together_with_going_out():
    rules_ = {"play_scoring": {"multiples": [5]}, "bonuses": {"going_out": 1}, "round_points": "others_pips"}
    state = play(table("5-0", ("0-0", "1-2"), 0, ruleset="block", **rules_), "0 play 0-0 right")
    (scored,) = [event for event in state.round.history if isinstance(event, RoundScored)]
    assert [line.points for line in scored.score.lines if line.points] == [5, 3, 1]
    assert not [event for event in state.round.history if isinstance(event, PointsScored)]


# Passes ------------------------------------------------------------------------------------------------

MANAUS = {"each_pass": 20, "galo": 50}
PATIO = {"pass_after_lead_double": 25, "pass_after_lead_single": 50, "three_passes": 30}
PAIRS = (0, 1, 0, 1)


def told(text, entered=False):
    """A round's record: ``0 5-5`` is a tile, ``1 -`` a knock, ``1 +`` a tile drawn, ``1 ~`` a pass by choice."""
    start = RoundDealt(0, 1, "", "", (), (), 0)
    if entered:
        start = PositionEntered(0, 1, ((4, 4),), (), (), (), 0, 0)
    events = [start]
    for number, step in enumerate(text.split(", ") if text else (), 1):
        seat, what = step.split()
        kinds = {"-": Knocked(number, int(seat), (5, 5), 0), "+": TileDrawn(number, int(seat), 0),
                 "~": Passed(number, int(seat))}  # fmt: skip
        events.append(kinds.get(what) or TilePlayed(number, int(seat), Tile.parse(what), "left"))
    return tuple(events)


def paid(bonuses, text, next_seat, teams=PAIRS, earlier=(), entered=False):
    rules = pairs(bonuses=bonuses) if teams == PAIRS else ruleset(bonuses=bonuses)
    lines = pass_bonuses(rules, teams, told(text, entered), next_seat, earlier)
    return [(line.reason.value, line.team, line.points) for line in lines]


@pytest.mark.parametrize(
    ("text", "next_seat", "expected"),
    [
        ("0 5-5", 1, []),
        ("0 5-5, 1 -", 2, [("each_pass", 0, 20)]),
        ("0 5-5, 1 -, 2 -", 3, [("each_pass", 0, 20)]),
        ("0 5-5, 1 -, 2 -, 3 -", 0, [("galo", 0, 50)]),
        ("0 5-5, 1 5-6, 2 -", 3, [("each_pass", 1, 20)]),
        ("0 5-5, 1 -, 2 5-6", 3, []),
        ("0 5-5, 1 +, 1 -", 2, [("each_pass", 0, 20)]),
        ("0 5-5, 1 ~", 2, []),
    ],
)
def test_each_pass_and_galo(text, next_seat, expected):
    assert paid(MANAUS, text, next_seat) == expected


@pytest.mark.parametrize(
    ("text", "next_seat", "expected"),
    [
        ("0 5-5, 1 -", 2, [("pass_after_lead_double", 0, 25)]),
        ("0 5-6, 1 -", 2, [("pass_after_lead_single", 0, 50)]),
        ("0 5-6, 1 5-5, 2 -", 3, []),
        ("0 5-6, 1 -, 2 -, 3 -", 0, [("pass_after_lead_single", 0, 50), ("three_passes", 0, 30)]),
        ("0 5-6, 1 5-5, 2 -, 3 -, 0 -", 1, [("three_passes", 1, 30)]),
        ("0 5-6, 1 5-5, 2 -, 3 -", 0, []),
    ],
)
def test_passes_after_the_lead_and_a_whole_round_of_them(text, next_seat, expected):
    assert paid(PATIO, text, next_seat) == expected


def test_without_a_galo_a_round_of_passes_is_paid_as_one():
    assert paid({"each_pass": 20}, "0 5-6, 1 -, 2 -, 3 -", 0) == [("each_pass", 0, 20)]


def test_the_first_pass_of_a_match_is_paid_once():
    assert paid({"first_pass": 2}, "0 5-6, 1 -", 2) == [("first_pass", 0, 2)]
    before = (ScoreLine(ScoreReason.FIRST_PASS, 0, 1, (2,), points=2),)
    assert paid({"first_pass": 2}, "0 5-6, 1 -", 2, earlier=before) == []


def test_a_round_that_began_from_a_position_had_its_lead_before():
    assert paid(PATIO, "0 5-5, 1 -", 2, entered=True) == []


def test_alone_whoever_laid_the_last_tile_earns():
    assert paid({"each_pass": 20}, "0 5-6, 1 5-5, 2 -, 3 -", 0, (0, 1, 2, 3)) == [("each_pass", 1, 20)]


def test_a_partner_who_passes_right_behind_the_own_tile_pays_the_other_pair():
    """The opponent between them has gone out already."""
    assert paid({"each_pass": 20}, "0 5-6, 2 -", 3) == [("each_pass", 1, 20)]


def test_passes_are_worth_nothing_unless_the_rules_say_so():
    assert paid({"capicua": 25}, "0 5-5, 1 -, 2 -, 3 -", 0) == []
