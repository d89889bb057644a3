"""The command-line judge: right input comes to a verdict, wrong input to one line and exit status 2."""

import io
import json
import subprocess
import sys
from pathlib import Path
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domino_desktop.cli import adjudicate
from domino_desktop.cli.known import KnownRules
from domino_desktop.core.ruleset_keys import READERS
from domino_desktop.i18n.english import English
from domino_desktop.storage import rulesets
from domino_desktop.storage.house_rules import HouseRules
from domino_desktop.storage.paths import VARIABLE, DataPaths
from domino_desktop.storage.positions.reading import InputFault

ROOT = Path(__file__).resolve().parents[2]
GAMES = len(rulesets.available())
BLOCKED_LINE = "6-0 0-1 1-6 6-6 6-2 2-3 3-6 6-4 4-5 5-6"
BLOCKED_HANDS = ("0-0 0-2 1-1 1-2", "0-3 1-3 2-2 3-3", "0-4 0-5 1-4 1-5 2-4", "2-5 3-4 3-5 4-4 5-5")
LIAR_LINE = "6-0 0-1 1-6 6-6 6-2 2-3 3-6"
LIAR_HANDS = ("0-0 0-2 1-1 1-2 1-3", "0-3 2-2 3-3 1-4 0-4", "4-6 0-5 1-5 2-4 4-4", "5-6 2-5 3-4 3-5 4-5 5-5")


KNOWN = {ruleset.id: KnownRules(ruleset, "world") for ruleset in rulesets.available()}


def position(line=BLOCKED_LINE, hands=BLOCKED_HANDS, teams=None, **changes):
    """A position as the command reads it; a change to None leaves the key out."""
    seats = [{"hand": hand} for hand in hands]
    for seat, team in zip(seats, teams or (), strict=False):
        seat["team"] = team
    full = {"max_pip": 6, "line": line, "seats": seats, "to_act": 0, **changes}
    return {key: value for key, value in full.items() if value is not None}


def judged(data):
    return adjudicate.judge(data if isinstance(data, bytes) else json.dumps(data).encode(), English())


def fault_of(data):
    with pytest.raises(InputFault) as refused:
        judged(data)
    return str(refused.value)


class Ran:
    """One run of the command inside this process."""

    def __init__(self, capsys, *arguments):
        self.status = adjudicate.main(list(map(str, arguments)))
        self.out, self.err = capsys.readouterr()


@pytest.fixture
def run(capsys):
    return lambda *arguments: Ran(capsys, *arguments)


# Verdicts


def test_a_blocked_position_is_judged_in_full():
    verdict = judged(position())
    explanation = verdict.pop("explanation")
    assert verdict == {
        "open_ends": [6, 6],
        "drawable": 0,
        "pips": [7, 17, 26, 40],
        "blocked": True,
        "because": None,
        "refuted_by": None,
        "confirmed_by": [0, 1, 2, 3],
        "tied_teams": [],
        "winner_team": 0,
        "points": {"0": 83, "1": 0, "2": 0, "3": 0},
        "fouls": [],
        "if_called": None,
        "ends": [
            {"id": "left", "number": 6, "owner": None, "doubles_only": False},
            {"id": "right", "number": 6, "owner": None, "doubles_only": False},
        ],
        "can_play": [False, False, False, False],
    }
    assert [line["reason"] for line in explanation] == [*["hand_counted"] * 4, "lowest_hand", "others_pips"]
    assert explanation[-1]["points"] == 83 == sum(explanation[-1]["numbers"])
    assert all(line["sentence"].strip() for line in explanation)


def test_the_walk_goes_the_way_of_the_turns():
    around = position(to_act=2, rules={"direction": "counterclockwise"})
    assert judged(around)["confirmed_by"] == [2, 1, 0, 3]
    assert judged(position(to_act=2))["confirmed_by"] == [2, 3, 0, 1]


def test_the_first_seat_that_can_play_refutes():
    verdict = judged(position(LIAR_LINE, LIAR_HANDS))
    assert (verdict["because"], verdict["refuted_by"], verdict["confirmed_by"]) == ("seat_can_play", 2, [])
    assert judged(position(LIAR_LINE, LIAR_HANDS, to_act=3))["refuted_by"] == 3
    assert verdict["explanation"] == []


@pytest.mark.parametrize(
    "rules, boneyard, drawable",
    [
        ({}, "5-5", 1),
        ({}, 1, 1),
        ({"draw": "one"}, 1, 1),
        ({"draw": "none"}, "5-5", 0),
        ({"reserve": 1}, "5-5", 0),
        ({"reserve": 2}, 1, 0),
        ({}, 0, 0),
        ({}, None, 0),
    ],
)
def test_what_the_boneyard_can_supply(rules, boneyard, drawable):
    hands = (*BLOCKED_HANDS[:3], "2-5 3-4 3-5 4-4")
    verdict = judged(position(hands=hands, rules=rules, boneyard=boneyard))
    assert verdict["drawable"] == drawable
    assert verdict["because"] == ("boneyard_can_supply" if drawable else None)


def test_open_ends_may_stand_for_the_line():
    assert judged(position(line=None, open_ends=[6, 6]))["points"]["0"] == 83
    three = judged(position(line=None, open_ends=[6, 6, 1]))
    assert (three["open_ends"], three["refuted_by"]) == ([6, 6, 1], 0)
    assert judged(position(line=None, open_ends=[6]))["blocked"]


def test_an_empty_hand_ended_the_round_before():
    went_out = position(hands=("", *BLOCKED_HANDS[1:]), boneyard=1)
    assert judged(went_out)["because"] == "seat_went_out"


def test_house_rules_of_this_computer_may_be_named(tmp_path, monkeypatch):
    paths = DataPaths.under(tmp_path)
    ours = rulesets.load("block").changed({"round_points": "all_pips"})
    saved = HouseRules(paths).save("Grandma's", ours, "block").ruleset.id
    monkeypatch.setenv(VARIABLE, str(tmp_path / "nowhere"))
    assert fault_of(position(ruleset=saved)).startswith(f"ruleset: unknown name '{saved}' (nearest: ")
    assert not (tmp_path / "nowhere").exists()
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    (paths.house_rules / "damaged.toml").write_text("id =")
    assert judged(position(ruleset=saved)) == judged(position(ruleset="block", rules={"round_points": "all_pips"}))
    assert judged(position(ruleset="block")) != judged(position(ruleset=saved))


def test_a_partner_who_is_out_is_not_asked():
    hands = ("0-0 0-2 1-1 1-2", "", *BLOCKED_HANDS[2:])
    both_out = position(hands=hands, teams=(0, 1, 0, 1), rules={"end": "both_partners_out"})
    verdict = judged(both_out)
    assert (verdict["blocked"], verdict["confirmed_by"]) == (True, [0, 2, 3])
    assert judged({**both_out, "ruleset": "pairs"})["confirmed_by"] == [0, 3, 2]
    everybody = position(hands=("0-0", "", "0-2", ""), teams=(0, 1, 0, 1), rules={"end": "both_partners_out"})
    assert judged(everybody)["because"] == "seat_went_out"
    assert fault_of(position(rules={"end": "both_partners_out"})).startswith("rules.end: contradicts")


@pytest.mark.parametrize("max_pip", [6, 9, 12, 15, 18])
def test_every_set_is_known(max_pip):
    line = f"{max_pip}-{max_pip}"
    hands = ("0-0", "0-1")
    verdict = judged(position(line, hands, max_pip=max_pip))
    assert (verdict["open_ends"], verdict["points"]) == ([max_pip, max_pip], {"0": 1, "1": 0})


def test_points_may_be_negative():
    hands = ("0-0 5-5", "1-2", "1-1", "3-3")
    verdict = judged(
        position(
            hands=hands,
            teams=(0, 1, 0, 1),
            rules={"block_winner": "team_of_lowest_hand", "round_points": "differences"},
        )
    )
    assert verdict["points"] == {"0": -3, "1": 0}


def test_eight_seats_and_any_teams():
    hands = ("0-0", "0-2", "1-1", "1-2", "0-3", "1-3", "2-2", "3-3")
    verdict = judged(position(hands=hands, teams=(0, 0, 1, 1, 2, 2, 3, 3), rules={"block_winner": "lowest_team"}))
    assert verdict["points"] == {"0": 22, "1": 0, "2": 0, "3": 0}


# Ties


TIED_LINE = BLOCKED_LINE
TIED_HANDS = ("0-0 0-2 1-2 1-3", "1-1 0-3 0-4", "0-5 1-4 1-5 2-2 2-4", "2-5 3-3 3-4 3-5 4-4 5-5")


@pytest.mark.parametrize(
    "tie, seats, winner",
    [
        ("leader_side", {"leader": 1}, 1),
        ("closer_side", {"closer": 1}, 1),
        ("closer_loses", {"closer": 1}, 0),
        ("nearest_to_leader", {"leader": 3}, 0),
        ("nearest_to_leader", {"leader": 1}, 1),
        (["closer_side", "leader_side"], {"closer": 3, "leader": 0}, 0),
        (["lightest_tile", "leader_side"], {}, 0),
    ],
)
def test_a_tie_rule_decides_with_the_seats_it_needs(tie, seats, winner):
    verdict = judged(position(hands=TIED_HANDS, rules={"block_tie": tie}, **seats))
    assert (verdict["tied_teams"], verdict["winner_team"]) == ([0, 1], winner)


@pytest.mark.parametrize(
    "tie, key", [("leader_side", "leader"), ("closer_loses", "closer"), ("nearest_to_leader", "leader")]
)
def test_a_tie_rule_without_the_seat_it_needs_is_no_verdict(tie, key):
    assert fault_of(position(hands=TIED_HANDS, rules={"block_tie": tie})) == (
        f"{key}: is missing, and the tie rule {tie} needs it"
    )
    assert judged(position(rules={"block_tie": tie}))["winner_team"] == 0


def test_shared_rounds():
    full = judged(position(hands=TIED_HANDS, rules={"block_tie": "share_full"}))
    assert (full["points"], full["winner_team"]) == ({"0": 72, "1": 72, "2": 0, "3": 0}, None)
    split = judged(position(hands=TIED_HANDS, rules={"block_tie": "share_split"}))
    assert split["points"] == {"0": 36, "1": 36, "2": 0, "3": 0}
    in_pairs = position(hands=TIED_HANDS, teams=(0, 1, 0, 1), rules={"block_tie": ["share_full"]})
    assert fault_of(in_pairs) == "rules.block_tie: contradicts partners"


# Declarations


def test_false_declarations_are_fouls():
    verdict = judged(position(LIAR_LINE, LIAR_HANDS, declarations=["cannot"] * 4))
    assert verdict["fouls"] == [{"seat": 2, "tile": "4-6", "end": 6}, {"seat": 3, "tile": "5-6", "end": 6}]
    assert (verdict["blocked"], verdict["refuted_by"]) == (False, 2)
    assert judged(position(LIAR_LINE, LIAR_HANDS, declarations=["cannot", "cannot", "can"]))["fouls"] == []
    assert judged(position(declarations=["cannot"] * 4))["fouls"] == []


def test_the_lowest_tile_at_the_leftmost_end_is_the_proof():
    hands = ("0-0", "2-6 0-5 1-6")
    verdict = judged(position("6-4 4-5", hands, to_act=1, declarations=["cannot"]))
    assert verdict["fouls"] == [{"seat": 1, "tile": "0-5", "end": 5}]
    both = judged(position("6-4 4-5", ("5-6", "0-0"), declarations=["cannot"]))
    assert both["fouls"] == [{"seat": 0, "tile": "5-6", "end": 6}]


@pytest.mark.parametrize(
    "answers, fault",
    [
        (["cannot", "maybe"], 'declarations[1]: \'maybe\' is neither "cannot" nor "can"'),
        (["can", "cannot"], 'declarations[1]: the walk ends with the first "can"'),
        (["cannot"] * 5, "declarations[4]: only 4 seats are asked"),
        ("cannot", "declarations: 'cannot' is no list"),
        ([None], 'declarations[0]: None is neither "cannot" nor "can"'),
    ],
)
def test_declarations_that_are_none(answers, fault):
    assert fault_of(position(declarations=answers)) == fault


# Wrong input


@pytest.mark.parametrize(
    "changes, fault",
    [
        ({"max_pip": 7}, "max_pip: 7 is none of 6, 9, 12, 15, 18"),
        ({"max_pip": 0}, "max_pip: 0 is none of 6, 9, 12, 15, 18"),
        ({"max_pip": "6"}, "max_pip: '6' is no whole number"),
        ({"max_pip": True}, "max_pip: True is no whole number"),
        ({"max_pip": 6.0}, "max_pip: 6.0 is no whole number"),
        ({"max_pip": 10**400}, "max_pip: 1" + "0" * 56 + "... is out of range (0 to 18)"),
        ({"max_pip": None}, "max_pip: is missing"),
        ({"line": "6-0 1-6"}, "line: 1-6 does not match 6-0 to the left of it"),
        ({"line": "6-0 0-6"}, "line: 0-6 appears twice"),
        ({"line": ""}, "line: holds no tile"),
        ({"line": None}, "line: give one of line, layout and open_ends, and only one"),
        ({"open_ends": [6, 6]}, "line: give one of line, layout and open_ends, and only one"),
        ({"line": None, "open_ends": []}, "open_ends: holds no number"),
        ({"line": None, "open_ends": [6, 7]}, "open_ends[1]: 7 is out of range (0 to 6)"),
        ({"line": ["6-0"]}, "line: ['6-0'] is no text"),
        ({"line": "6-0 0-7"}, "line: 0-7 is not in the set up to 6-6"),
        ({"line": "6-0, 0-1"}, "line: '6-0,' is not a tile"),
        ({"line": "6-\u0660"}, "line: '6-\\u0660' is not a tile"),
        ({"line": "6--1"}, "line: '6--1' is not a tile"),
        ({"line": "6-\uff11"}, "line: '6-\\uff11' is not a tile"),
        ({"seats": [{"hand": "4-4"}, {"hand": "4-4 0-0"}]}, "seats[1].hand: 4-4 appears twice"),
        ({"seats": [{"hand": "5-6"}, {"hand": "0-0"}]}, "seats[0].hand: 5-6 appears twice"),
        ({"seats": [{"hand": "4-4"}]}, "seats: 1 seats; there must be 2 to 8"),
        ({"seats": [{"hand": ""}] * 9}, "seats: 9 seats; there must be 2 to 8"),
        ({"seats": {"0": "4-4"}}, "seats: {'0': '4-4'} is no list"),
        ({"seats": [None, None]}, "seats[0]: None is no JSON object"),
        ({"seats": [{"hand": "4-4"}, {}]}, "seats[1].hand: is missing"),
        ({"seats": [{"hand": "4-4"}, {"hand": 3}]}, "seats[1].hand: 3 is no text"),
        ({"seats": [{"hand": "", "team": 0}, {"hand": ""}]}, "seats[1].team: is missing, while other seats have one"),
        ({"seats": [{"hand": "", "team": 0}] * 2}, "seats: all seats are in one team"),
        ({"seats": [{"hand": "", "team": -1}] * 2}, "seats[0].team: -1 is out of range (0 to 1)"),
        ({"seats": [{"hand": "", "name": " "}] * 2}, "seats[0].name: must have 1 to 60 characters, not only spaces"),
        (
            {"seats": [{"hand": "", "name": "a" * 61}] * 2},
            "seats[0].name: must have 1 to 60 characters, not only spaces",
        ),
        ({"seats": [{"hand": "", "name": "a\nb"}] * 2}, "seats[0].name: 'a\\nb' holds a control character"),
        ({"seats": [{"hand": "", "name": "\ud800"}] * 2}, "seats[0].name: '\\ud800' holds a control character"),
        ({"seats": [{"hand": "", "language": 3}] * 2}, "seats[0].language: 3 is no text"),
        ({"to_act": 4}, "to_act: 4 is out of range (0 to 3)"),
        ({"to_act": -1}, "to_act: -1 is out of range (0 to 3)"),
        ({"to_act": None}, "to_act: is missing"),
        ({"leader": 4}, "leader: 4 is out of range (0 to 3)"),
        ({"closer": "1"}, "closer: '1' is no whole number"),
        ({"boneyard": -1}, "boneyard: -1 is out of range (0 to 0)"),
        ({"boneyard": 1}, "boneyard: 1 is out of range (0 to 0)"),
        ({"boneyard": "0-0"}, "boneyard: 0-0 appears twice"),
        ({"boneyard": []}, "boneyard: [] is neither tiles nor a count"),
        ({"boneyard": True}, "boneyard: True is neither tiles nor a count"),
        (
            {"ruleset": "classic"},
            f"ruleset: unknown name 'classic' (nearest: classic-draw, cross, cuban-east; {GAMES} are allowed)",
        ),
        ({"ruleset": 3}, "ruleset: 3 is no text"),
        ({"rules": []}, "rules: [] is no JSON object"),
        ({"rules": {"reserve": 3}}, "rules.reserve: 3 is out of range (allowed: 0 to 2)"),
        ({"rules": {"reserve": -1}}, "rules.reserve: -1 is out of range (allowed: 0 to 2)"),
        (
            {"rules": {"draw": "two"}},
            "rules.draw: unknown name 'two' (allowed: none, one, until_playable, "
            + ", ".join(f"max({n})" for n in range(1, 10))
            + ")",
        ),
        ({"rules": {"block_tie": []}}, "rules.block_tie: [] is of the wrong kind"),
        (
            {"rules": {"fouls": {"false_declaration": {"pts": 1}}}},
            "rules.fouls.false_declaration.pts: unknown key (allowed: points, round, match)",
        ),
        (
            {"rules": {"hand_size": {"6": {"4": 8}}}},
            "rules.hand_size.6.4: deals more tiles than the set has: 4 x 8 of 28",
        ),
    ],
)
def test_wrong_input_names_its_place(changes, fault):
    assert fault_of(position(**changes)) == fault
    assert fault_of([position(), position(**changes)]) == f"[1].{fault}"


@pytest.mark.parametrize("compared", ["closer", "closer_duel", "not_the_last_mover"])
def test_a_comparison_without_the_closer_is_no_verdict(compared):
    rules = {"block_winner": compared}
    assert fault_of(position(rules=rules)) == f"closer: is missing, and the comparison {compared} needs it"
    assert judged(position(rules=rules, closer=1))["blocked"]
    assert not judged(position(LIAR_LINE, LIAR_HANDS, rules=rules))["blocked"]


def test_what_the_closer_pays_cannot_be_told_without_the_closer():
    rules = {"closer_loses": "x2"}
    assert fault_of(position(rules=rules)) == "closer: is missing, and the rule closer_loses needs it"
    assert [judged(position(rules=rules, closer=closer))["points"]["0"] for closer in (0, 1)] == [83, 166]


@pytest.mark.parametrize(
    "key, place",
    [("colour", "colour"), ("Line", "Line"), ("l\u00efne\n", "l\\xefne\\n"), ("", ""), ("x" * 200, "x" * 57 + "...")],
)
def test_unknown_keys(key, place):
    assert fault_of(position() | {key: 1}).startswith(f"{place}: unknown key" if place else "unknown key")
    assert fault_of(position(rules={key: 1})).startswith(f"rules.{place}: unknown key")
    in_seat = position(seats=[{"hand": "", key: 1}, {"hand": ""}])
    assert fault_of(in_seat).startswith(f"seats[0].{place}: unknown key")


def test_keys_named_twice():
    text = json.dumps(position())
    assert fault_of(text.replace('"to_act": 0', '"to_act": 0, "to_act": 1').encode()) == "to_act: is named twice"
    assert fault_of(text.replace('{"hand"', '{"hand": "", "hand"', 1).encode()) == "seats[0].hand: is named twice"


@pytest.mark.parametrize(
    "source, fault",
    [
        (b"", "is not JSON (line 1, column 1: Expecting value)"),
        (b"{", "is not JSON (line 1, column 2: Expecting property name enclosed in double quotes)"),
        (b"\xff\xfe", "is not UTF-8 text (byte 0)"),
        (b'{"max_pip": NaN}', "is not JSON (NaN is no JSON value)"),
        (b'{"max_pip": -Infinity}', "is not JSON (-Infinity is no JSON value)"),
        (b"[" * 100_000, "is nested too deeply"),
        (b'{"a":' * 100_000, "is nested too deeply"),
        (b"9" * 5000, "holds a number that is too long"),
        (b"3", "3 is no JSON object"),
        (b"null", "None is no JSON object"),
        (b'"position"', "'position' is no JSON object"),
        (b"[3]", "[0]: 3 is no JSON object"),
        (b"[[]]", "[0]: [] is no JSON object"),
    ],
)
def test_sources_that_hold_no_position(source, fault):
    assert fault_of(source) == fault


@pytest.mark.parametrize("depth", [50, 900, 940, 960, 980, 1000])
def test_a_nested_value_where_a_number_belongs(depth):
    nested = b"[" * depth + b"]" * depth
    source = json.dumps(position()).encode().replace(b'"to_act": 0', b'"to_act": ' + nested)
    assert "no whole number" in fault_of(source) or "nested too deeply" in fault_of(source)
    source = json.dumps(position(rules={"reserve": 0})).encode().replace(b'"reserve": 0', b'"reserve": ' + nested)
    assert "wrong kind" in fault_of(source) or "nested too deeply" in fault_of(source)


def test_a_byte_order_mark_is_no_fault():
    assert judged(b"\xef\xbb\xbf" + json.dumps(position()).encode())["blocked"]


def test_an_empty_list_has_no_verdicts():
    assert judged([]) == []


# The command


@pytest.fixture
def file(tmp_path):
    def write(data):
        path = tmp_path / "position.json"
        path.write_bytes(data if isinstance(data, bytes) else json.dumps(data).encode())
        return path

    return write


def test_the_command_prints_the_verdict(run, file):
    done = run(file(position()))
    assert (done.status, done.err) == (0, "")
    assert json.loads(done.out)["points"]["0"] == 83


def test_the_command_reads_standard_input(run, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(json.dumps([position()]).encode())))
    assert json.loads(run("-").out)[0]["blocked"]


def test_a_fault_is_one_line_on_standard_error(run, file):
    done = run(file([position(), position(line="6-0 0-6")]))
    assert (done.status, done.out, done.err) == (2, "", "[1].line: 0-6 appears twice\n")
    assert run(file(b"{")).err.startswith("domino-desktop adjudicate: is not JSON")


def test_ten_megabytes_are_survived(run, file):
    for source in (
        json.dumps(position(line="6-0 " * 2_500_000)).encode(),
        json.dumps(position(seats=[{"hand": "0-0 " * 2_500_000}, {"hand": ""}])).encode(),
        json.dumps(position() | {"x" * 10_000_000: 1}).encode(),
        json.dumps(position(max_pip=[0] * 3_000_000)).encode(),
        b" " * 10_000_000,
        json.dumps(position(rules={"draw": "x" * 10_000_000})).encode(),
        json.dumps(position(seats=[{"hand": "", "name": "x" * 10_000_000}] * 2)).encode(),
        json.dumps(position(line=None, layout={"first": "6-6", "arms": ["6-1"] * 2_000_000})).encode(),
        json.dumps(position(line=None, layout={"first": "6-6", "sides": {"x" * 10_000_000: {}}})).encode(),
        json.dumps(position(markers=["x" * 10_000_000], ruleset="mexican-train")).encode(),
    ):
        done = run(file(source))
        assert (done.status, done.out, done.err.count("\n")) == (2, "", 1)
        assert len(done.err) < 400


def test_files_that_cannot_be_read(run, tmp_path):
    for path in (tmp_path, tmp_path / "nothing.json", "\0", "x" * 5000):
        done = run(path)
        assert (done.status, done.out, done.err.count("\n")) == (2, "", 1)
        assert len(done.err) < 400


@pytest.mark.parametrize("arguments", [(), ("a", "b"), ("a", "--lang"), ("a", "--language\n", "it"), ("--what",)])
def test_a_wrong_command_line_is_one_line_too(run, arguments):
    done = run(*arguments)
    assert (done.status, done.out, done.err.count("\n")) == (2, "", 1)
    assert done.err.startswith("command line: ")


def test_an_unknown_language_is_refused(run, file):
    done = run(file(position()), "--lang", "xx")
    assert (done.status, done.out) == (2, "")
    assert done.err == "--lang: unknown language 'xx' (allowed: en, it, pt_BR, pt_PT, sv, id)\n"


def test_seats_without_a_name_are_numbered_and_names_are_used(run, file):
    seats = [
        {"hand": hand, "name": name}
        for hand, name in zip(BLOCKED_HANDS, ("Ålö Čížek-Ñu", "😀", "דנה", "x"), strict=True)
    ]
    sentences = [line["sentence"] for line in json.loads(run(file(position(seats=seats))).out)["explanation"]]
    for name in ("Ålö Čížek-Ñu", "😀", "דנה"):
        assert any(name in sentence for sentence in sentences)
    unnamed = json.loads(run(file(position())).out)["explanation"]
    assert "Seat 1" in unnamed[0]["sentence"] and "Seat 4" in unnamed[3]["sentence"]


def loaded_qt(tmp_path, *arguments):
    """The modules of Qt that a run of the command has loaded, and its output."""
    program = (
        "import sys; from domino_desktop.__main__ import main; status = main(sys.argv[1:]);"
        "print(*(n for n in sys.modules if n.startswith(('PySide6', 'shiboken6'))), file=sys.stderr); sys.exit(status)"
    )
    command = [sys.executable, "-c", program, "adjudicate", *arguments]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    return set(ran.stderr.split()), ran.stdout


def test_english_loads_no_qt_and_other_languages_no_more_than_core(tmp_path, file):
    path = str(file(position()))
    modules, english = loaded_qt(tmp_path, path)
    assert modules == set()
    modules, italian = loaded_qt(tmp_path, path, "--lang", "it")
    assert "PySide6.QtCore" in modules
    assert not {"PySide6.QtGui", "PySide6.QtWidgets"} & modules
    spoken = [[line["sentence"] for line in json.loads(out)["explanation"]] for out in (english, italian)]
    assert len(spoken[0]) == len(spoken[1])


def test_a_terminal_of_another_encoding_still_gets_the_verdict(file):
    path = file(position(seats=[{"hand": hand, "name": "Ålö 😀"} for hand in BLOCKED_HANDS]))
    command = [sys.executable, "-m", "domino_desktop", "adjudicate", str(path)]
    environment = {"PYTHONIOENCODING": "ascii", "PATH": ""}
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, env=environment, check=False)
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert "Ålö 😀" in json.loads(ran.stdout)["explanation"][0]["sentence"]


# Fuzz: whatever comes in, the status is 0 or 2, never a traceback


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)
tiles = st.builds("{}-{}".format, st.integers(0, 7), st.integers(0, 7))
tile_texts = st.lists(tiles, max_size=6).map(" ".join) | st.text(max_size=10)
seats = st.fixed_dictionaries(
    {"hand": tile_texts},
    optional={
        "team": st.integers(-1, 3) | json_values,
        "name": st.text(max_size=5) | json_values,
        "language": json_values,
    },
)
layouts = st.dictionaries(
    st.sampled_from(["spinner", "first", "engine", "left", "right", "up", "down", "mexican"]), tile_texts, max_size=4
)
more_arms = st.fixed_dictionaries(
    {},
    optional={
        "arms": st.lists(tile_texts, max_size=5) | json_values,
        "trains": st.lists(tile_texts, max_size=5) | json_values,
        "sides": st.dictionaries(tiles | st.text(max_size=4), layouts | json_values, max_size=3) | json_values,
    },
)
odd_positions = st.fixed_dictionaries(
    {
        "max_pip": st.sampled_from([6, 9, 12]) | json_values,
        "seats": st.lists(seats | json_values, max_size=4) | json_values,
        "to_act": st.integers(0, 3) | json_values,
    },
    optional={
        "line": tile_texts | json_values,
        "open_ends": st.lists(st.integers(0, 6), max_size=4) | json_values,
        "layout": st.builds(dict.__or__, layouts, more_arms) | json_values,
        "boneyard": tile_texts | st.integers(-1, 30) | json_values,
        "markers": st.lists(st.integers(-1, 4), max_size=3) | json_values,
        "round": st.integers(0, 30) | json_values,
        "carry": st.integers(-1, 3) | json_values,
        "totals": st.dictionaries(st.sampled_from(["0", "1", "4"]), st.integers(), max_size=2) | json_values,
        "leader": json_values,
        "closer": json_values,
        "declarations": st.lists(st.sampled_from(["cannot", "can"]), max_size=4) | json_values,
        "ruleset": st.sampled_from(sorted(KNOWN)) | json_values,
        "rules": st.dictionaries(
            st.sampled_from(
                ["draw", "reserve", "direction", "block_tie", "match_end", "fouls", "hand_size", "players", "id"]
            ),
            json_values | st.sampled_from(["one", "none", ["share_full"], "no_score"]),
            max_size=3,
        )
        | json_values,
    },
)


def survives(source):
    """Judges the bytes; answers whether there was a verdict. Anything but a verdict or a fault fails."""
    try:
        with patch.object(adjudicate, "known_rules", lambda: KNOWN):  # to read 35 files takes longer than to judge
            judged(source)
    except InputFault as fault:
        line = str(fault)
        assert line.isascii() and "\n" not in line and 0 < len(line) < 400
        return False
    return True


@settings(max_examples=400, deadline=None)
@given(odd_positions | st.lists(odd_positions, max_size=2) | json_values)
def test_odd_json_never_raises(data):
    survives(json.dumps(data).encode())


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=60) | st.text(max_size=60).map(lambda text: text.encode("utf-8", "surrogatepass")))
def test_odd_bytes_never_raise(source):
    survives(source)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_one_odd_value_in_a_good_position_never_raises(data):
    good = position(teams=(0, 1, 0, 1), leader=1, closer=2, boneyard="", rules={"draw": "one"}, declarations=["cannot"])
    key = data.draw(st.sampled_from(sorted(good)))
    odd = data.draw(json_values | tile_texts)
    survives(json.dumps({**good, key: odd}).encode())


GOOD_LAYOUTS = {
    "all-fives": {"spinner": "5-5", "left": "5-3 3-3", "right": "5-1", "up": "5-4", "down": ""},
    "five-up": {"spinner": "5-5", "left": "5-3 3-3 3-4", "right": "5-1", "sides": {"3-3": {"up": "3-6", "down": ""}}},
    "cross": {"first": "6-6", "arms": ["6-1 1-2", "6-2", "6-3", "6-4"]},
    "chicken-foot": {"first": "6-6", "left": "6-1 1-1", "right": "6-2", "up": "6-3", "down": "6-4", "sides": {}},
    "mexican-train": {"engine": "6-6", "trains": ["6-1", "", "6-2 2-2"], "mexican": "6-5"},
}


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_one_odd_value_in_a_good_layout_never_raises(data):
    name = data.draw(st.sampled_from(sorted(GOOD_LAYOUTS)))
    layout = dict(GOOD_LAYOUTS[name])
    good = position(line=None, layout=layout, ruleset=name, hands=("0-0", "0-1", "0-2"))
    assert judged(good)["open_ends"]
    layout[data.draw(st.sampled_from(sorted(layout)))] = data.draw(json_values | tile_texts | layouts)
    survives(json.dumps(good).encode())


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 3000), st.binary(min_size=1, max_size=3))
def test_damaged_files_never_raise(place, damage):
    source = json.dumps(position(leader=1, closer=2, rules={"draw": "one", "reserve": 2})).encode()
    place %= len(source)
    survives(source[:place] + damage + source[place + len(damage) :])


@pytest.mark.parametrize("key", sorted(READERS))
def test_a_wrong_value_of_any_rule_is_one_short_line(key):
    odd_values = (
        "x" * 1000,
        "\n",
        -1,
        10**30,
        3.5,
        None,
        [],
        ["x" * 1000],
        {},
        {"x" * 1000: 1},
        {"6": {"x" * 1000: 1}},
    )
    for odd in odd_values:
        survives(json.dumps([position(), position(rules={key: odd})]).encode())
    with pytest.raises(InputFault) as refused:
        judged(position(rules={key: [["x" * 1000]]}))
    assert str(refused.value).startswith(f"rules.{key}: ")
