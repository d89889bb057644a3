"""Layouts that are wrong: one line names the place and the reason."""

import json

import pytest

from domino_desktop.cli import adjudicate
from domino_desktop.i18n.english import English
from domino_desktop.storage.positions.reading import InputFault

SPINNER = {"spinner": "5-5", "left": "5-3"}
TRAINS = {"engine": "6-6", "trains": ["6-3", "6-5"]}


@pytest.mark.parametrize(
    "changes, fault",
    [
        ({"layout": 3}, "layout: 3 is no JSON object"),
        ({"layout": {}}, "layout: give one of spinner, first and engine: the tile from which the arms grow"),
        (
            {"layout": {"spinner": "5-5", "first": "5-5"}},
            "layout: give one of spinner, first and engine: the tile from which the arms grow",
        ),
        ({"layout": {"spinner": ""}}, "layout.spinner: '' is not one tile"),
        ({"layout": {"spinner": "5-5 5-4"}}, "layout.spinner: '5-5 5-4' is not one tile"),
        ({"layout": {"spinner": 5}}, "layout.spinner: 5 is no text"),
        ({"layout": {"spinner": "5-4"}}, "layout.spinner: 5-4 is no double"),
        ({"layout": {**SPINNER, "left": "5-7"}}, "layout.left: 5-7 is not in the set up to 6-6"),
        ({"layout": {**SPINNER, "left": "3-5"}}, "layout.left: 3-5 does not match the 5 before it"),
        ({"layout": {**SPINNER, "left": "5-3 4-3"}}, "layout.left: 4-3 does not match the 3 before it"),
        ({"layout": {**SPINNER, "left": "5-3 3-5"}}, "layout.left: 3-5 appears twice"),
        ({"layout": {**SPINNER, "left": "5-5"}}, "layout.left: 5-5 appears twice"),
        ({"layout": {**SPINNER, "left": None}}, "layout.left: None is no text"),
        (
            {"layout": {**SPINNER, "up": "5-4"}},
            "layout.up: nothing may lie there while a long side of the double is free",
        ),
        ({"layout": {**SPINNER, "middle": ""}}, "layout.middle: unknown key (allowed: arms, down, engine, first, left, "
                                               "mexican, right, sides, spinner, trains, up)"),
        (
            {"layout": {**SPINNER, "mexican": "5-2"}},
            "layout.mexican: with these rules a layout has spinner, first, left, right, up, down, sides",
        ),
        (
            {"layout": {"engine": "5-5"}},
            "layout.engine: with these rules a layout has spinner, first, left, right, up, down, sides",
        ),
        ({"layout": {"first": "5-4", "up": "5-1"}}, "layout.up: there are no arms but left, right, each of them once"),
        (
            {"layout": {"first": "5-4", "left": "5-5", "right": "4-4"}},
            "layout.first: several doubles lie on the arms: name the one that was laid first as spinner",
        ),
        ({"layout": {**SPINNER, "sides": []}}, "layout.sides: [] is no JSON object"),
        ({"layout": {**SPINNER, "sides": {"x": {}}}}, "layout.sides.x: is not a tile"),
        ({"layout": {**SPINNER, "sides": {"3-5": {}}}}, "layout.sides.3-5: is no double"),
        ({"layout": {**SPINNER, "sides": {"3-3": {}}}}, "layout.sides.3-3: lies on no arm"),
        ({"layout": {**SPINNER, "sides": {"5-5": {}}}}, "layout.sides.5-5: lies on no arm"),
        (
            {"layout": {**SPINNER, "sides": {"3-3": {"left": ""}}}},
            "layout.sides.3-3.left: unknown key (allowed: down, up)",
        ),
        (
            {"layout": {**SPINNER, "left": "5-3 3-3", "sides": {"3-3": {"up": "3-4"}}}},
            "layout.sides.3-3.up: with these rules nothing grows there",
        ),
        (
            {"layout": {**SPINNER, "left": "5-3 3-3", "sides": {"3-3": {"up": "4-3"}}}, "ruleset": "five-up"},
            "layout.sides.3-3.up: 4-3 does not match the 3 before it",
        ),
        (
            {"layout": {**SPINNER, "left": "5-3 3-3", "sides": {"3-3": {"up": "3-4"}}}, "ruleset": "five-up"},
            "layout.sides.3-3.up: nothing may lie there while a long side of the double is free",
        ),
        ({"layout": SPINNER, "ruleset": "block"}, "layout: with these rules the tiles lie in one line: give line"),
        ({"layout": SPINNER, "line": "0-1"}, "line: give one of line, layout and open_ends, and only one"),
        ({"layout": SPINNER, "open_ends": [1]}, "layout: give one of line, layout and open_ends, and only one"),
        ({"line": "5-5 5-4 4-4"}, "line: holds doubles: say with layout which of them is the spinner, or which tile "
                                  "was first"),
        ({"line": "5-5", "rules": {"spinners": "lead_only"}}, "line: holds doubles: say with layout which of them is "
                                                              "the spinner, or which tile was first"),
        ({"line": "5-5 4-5"}, "line: 4-5 does not match 5-5 to the left of it"),
        ({"line": "5-3", "ruleset": "cross"}, "line: with these rules the tiles lie in no line: give layout"),
        ({"line": "5-3", "ruleset": "mexican-train"}, "line: with these rules the tiles lie in no line: give layout"),
        ({"line": "2-6 3-5", "ruleset": "matador"}, "line: 3-5 does not match 2-6 to the left of it"),
        ({"line": "2-2 3-4 4-4 5-5", "ruleset": "matador"}, "line: 4-4 does not match 3-4 to the left of it"),
        ({"layout": {"first": "5-4"}, "ruleset": "cross"}, "layout.first: 5-4 is no double"),
        (
            {"layout": {"spinner": "5-5"}, "ruleset": "cross"},
            "layout.spinner: with these rules a layout has first, left, right, up, down, arms, sides",
        ),
        (
            {"layout": {"first": "5-5", "left": "5-3 3-6", "right": "5-2"}, "ruleset": "cross"},
            "layout.left: 3-6 may not lie there before a tile at up, down",
        ),
        (
            {"layout": {"first": "5-5", "arms": ["5-0", "5-1", "5-2", "5-3", "5-4"]}, "ruleset": "cross"},
            "layout.arms[4]: there are no arms but left, right, up, down, each of them once",
        ),
        (
            {"layout": {"first": "5-5", "left": "5-0", "arms": ["5-1"]}, "ruleset": "cross"},
            "layout.arms[0]: there are no arms but left, right, up, down, each of them once",
        ),
        ({"layout": {"first": "5-5", "arms": "5-1"}, "ruleset": "cross"}, "layout.arms: '5-1' is no list"),
        ({"layout": {"first": "5-5", "arms": [5]}, "ruleset": "cross"}, "layout.arms[0]: 5 is no text"),
        (
            {"layout": {"first": "5-5", "arms": ["5-0 0-0", "5-1", "5-2", "5-3 3-4"]}, "ruleset": "maltese-cross"},
            "layout.arms[3]: 3-4 may not lie there before a double at right, up, down",
        ),
        (
            {"layout": {"first": "6-6", "arms": ["6-1 1-1 1-2 2-2", "6-3", "6-4", "6-5"]}, "ruleset": "chicken-foot",
             "max_pip": 9},
            "layout.arms[0]: 2-2 may not lie there before a tile at left.1.up, left.1.down",
        ),
        ({"layout": TRAINS, "ruleset": "chicken-foot"}, "layout.engine: with these rules a layout has first, left, "
                                                        "right, up, down, arms, sides"),
        ({"layout": {"engine": "6-5"}, "ruleset": "mexican-train"}, "layout.engine: 6-5 is no double"),
        ({"layout": {**TRAINS, "trains": {}}, "ruleset": "mexican-train"}, "layout.trains: {} is no list"),
        (
            {"layout": {**TRAINS, "trains": [""] * 4 + ["6-1"]}, "ruleset": "mexican-train"},
            "layout.trains[4]: there are no arms but train-0, train-1, train-2, train-3, mexican, each of them once",
        ),
        (
            {"layout": {**TRAINS, "trains": ["6-3 3-3", "6-5 5-5"]}, "ruleset": "mexican-train"},
            "layout.trains[1]: 5-5 may not lie there before a tile at train-0",
        ),
        ({"line": "5-5", "markers": []}, "markers: with these rules nobody marks a train"),
        ({"layout": TRAINS, "ruleset": "mexican-train", "markers": [4]}, "markers[0]: 4 is out of range (0 to 3)"),
        ({"layout": TRAINS, "ruleset": "mexican-train", "markers": [1, 1]}, "markers[1]: 1 is named twice"),
        ({"layout": TRAINS, "ruleset": "mexican-train", "markers": 1}, "markers: 1 is no list"),
        (
            {"layout": TRAINS, "ruleset": "mexican-train", "rules": {"mexican": {"markers": False}}, "markers": [1]},
            "markers: with these rules nobody marks a train",
        ),
        ({"layout": TRAINS, "ruleset": "mexican-train", "round": 2}, "round: round 2 begins with 5-5, not with 6-6"),
        ({"line": "5-5", "round": 0}, "round: 0 is out of range (1 to 1000)"),
        ({"line": "5-5", "round": "1"}, "round: '1' is no whole number"),
        ({"line": "5-5", "carry": 1}, "carry: with these rules a level round leaves nothing to the next"),
        (
            {"line": "5-5", "ruleset": "brazil-six-points", "carry": -1},
            "carry: -1 is out of range (0 to 99)",
        ),
        ({"line": "5-5", "totals": [1]}, "totals: [1] is no JSON object"),
        ({"line": "5-5", "totals": {"4": 1}}, "totals.4: unknown key (allowed: 0, 1, 2, 3)"),
        ({"line": "5-5", "totals": {"0": "1"}}, "totals.0: '1' is no whole number"),
        (
            {"line": "5-5", "seats": [{"hand": "", "laid_aside": "0-0"}, {"hand": "0-1"}]},
            "seats[0].laid_aside: with these rules nothing is laid aside",
        ),
        (
            {"line": "5-5", "ruleset": "gaple-family", "rules": {"cannot_play": "discard"},
             "seats": [{"hand": "", "laid_aside": "5-5"}, {"hand": "0-1"}]},
            "seats[0].laid_aside: 5-5 appears twice",
        ),
    ],
)  # fmt: skip
def test_wrong_layouts_name_their_place(changes, fault):
    seats = [{"hand": hand} for hand in ("0-1", "0-2", "0-3", "0-4")]
    position = {"max_pip": 6, "seats": seats, "to_act": 0, "ruleset": "all-fives", **changes}
    with pytest.raises(InputFault) as refused:
        adjudicate.judge(json.dumps(position).encode(), English())
    assert str(refused.value) == fault


def test_a_key_of_a_layout_named_twice():
    text = json.dumps(
        {"max_pip": 6, "layout": SPINNER, "seats": [{"hand": ""}] * 2, "to_act": 0, "ruleset": "all-fives"}
    )
    for found, place in (('"left": "5-3"', "layout.left"), ('"sides": {"5-5": {}, "5-5": {}}', "layout.sides.5-5")):
        twice = text.replace('"left": "5-3"', f'{found}, "left": ""' if place == "layout.left" else found)
        with pytest.raises(InputFault) as refused:
            adjudicate.judge(twice.encode(), English())
        assert str(refused.value) == f"{place}: is named twice"
