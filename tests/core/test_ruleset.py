"""Rule-set files: what is right is read, what is wrong is refused with its key and reason."""

import copy
import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domino_desktop.core.ruleset import MatchEnd, Penalty, RuleSet, RuleSetFault
from domino_desktop.core.ruleset import RuleSetReason as Why
from domino_desktop.storage import rulesets
from domino_desktop.storage.resources import data_folder

FILES = sorted((data_folder("resources") / "rulesets").glob("*.toml"))
GOOD = tomllib.loads((data_folder("resources") / "rulesets" / "classic-draw.toml").read_text())
del GOOD["gallery"]  # no rule: the storage takes it out


def refused(**changes):
    """The fault in a rule set with these changes; a change to None leaves the key out."""
    data = {key: value for key, value in {**copy.deepcopy(GOOD), **changes}.items() if value is not None}
    with pytest.raises(RuleSetFault) as fault:
        RuleSet.from_mapping(data)
    assert str(fault.value).startswith(f"{fault.value.key}: ")
    return fault.value.key, fault.value.reason


def test_the_first_four_rule_sets():
    assert {file.stem for file in FILES} >= {"classic-draw", "draw-reserve-two", "block", "pairs"}
    table = {
        "classic-draw": ((2, 3, 4), "none", (7, 5, 5), "until_playable", 0, "clockwise", "lowest_hand", "others_pips"),
        "draw-reserve-two": (
            (2, 3, 4), "none", (7, 5, 5), "until_playable", 2, "clockwise", "lowest_hand", "others_minus_own",
        ),
        "block": ((2, 3, 4), "none", (7, 7, 6), "none", 0, "clockwise", "lowest_hand", "others_minus_own"),
        "pairs": ((4,), "opposite", (7,), "none", 0, "counterclockwise", "lowest_team", "opponents_pips"),
    }  # fmt: skip
    for name, expected in table.items():
        read = rulesets.load(name)
        hands = tuple(read.hand_for(seats) for seats in read.players)
        found = (read.players, read.partners, hands, read.draw, read.reserve, read.direction)
        assert (*found, read.block_winner, read.round_points) == expected
        assert (read.max_pip, read.opening, read.lead_next) == (6, "highest_double", "rotate")
        assert (read.block_tie, read.match_end) == (("no_score",), MatchEnd(points=100))
        assert (read.false_declaration, read.is_checked) == (Penalty(25, "replay", "stands"), True)
        assert (read.end, read.out_points) == ("first_out", read.round_points)


def test_hands_in_larger_sets():
    draw, block = rulesets.load("classic-draw"), rulesets.load("block")
    assert [draw.hand_for(seats, 9) for seats in (2, 3, 4)] == [9, 7, 7]
    assert [draw.hand_for(seats, 12) for seats in (2, 3, 4)] == [12, 10, 10]
    assert [block.hand_for(seats, 9) for seats in (2, 3, 4)] == [10, 9, 9]
    assert [block.hand_for(seats, 12) for seats in (2, 3, 4)] == [12, 12, 12]
    assert (draw.hand_for(5), draw.hand_for(2, 15)) == (None, None)


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_each_file_reads_back_from_its_own_mapping(file):
    read = rulesets.read(file)
    assert read.id == file.stem
    again = RuleSet.from_mapping(read.to_mapping())
    assert again == read and again.digest == read.digest
    assert hash(again) == hash(read)


def test_the_digest_tells_every_setting_apart():
    base = rulesets.load("classic-draw")
    changes = [
        {"reserve": 1}, {"direction": "counterclockwise"}, {"match_end": {"rounds": 3}}, {"draw": "one"},
        {"fouls": {"false_declaration": {"points": 24}}}, {"block_tie": ["leader_side"]}, {"out_points": "all_pips"},
        {"max_pip": 9}, {"declarations": "trusted"}, {"round_points": "all_pips"},
    ]  # fmt: skip
    assert len({base.digest, *(base.changed(change).digest for change in changes)}) == len(changes) + 1


def test_points_for_going_out_follow_the_round_unless_said_otherwise():
    base = rulesets.load("classic-draw")
    assert base.changed({"round_points": "all_pips"}).out_points == "all_pips"
    split = base.changed({"round_points": "all_pips", "out_points": "others_pips"})
    assert (split.round_points, split.out_points) == ("all_pips", "others_pips")
    assert split.changed({"reserve": 1}).out_points == "others_pips"


WORDS = (
    "partners draw direction opening lead_next placing end block_winner block_tie round_points out_points declarations"
).split()
DEFAULTED = ("end", "out_points")


@pytest.mark.parametrize("key", sorted(GOOD))
def test_a_missing_key(key):
    assert refused(**{key: None}) == (key, Why.MISSING_KEY)


@pytest.mark.parametrize("key", [*sorted(GOOD), *DEFAULTED])
def test_a_key_with_a_typo(key):
    typo = key[:-1] + "x"
    assert refused(**{typo: GOOD.get(key, "first_out")}) == (typo, Why.UNKNOWN_KEY)
    assert refused(**{key.upper(): 1})[1] is Why.UNKNOWN_KEY


@pytest.mark.parametrize("key", WORDS)
def test_an_unknown_name(key):
    assert refused(**{key: "nearly"}) == (key, Why.UNKNOWN_NAME)


WRONG_KINDS = [3.5, True, b"", [None], [[1]], {"x": []}, ["", 1]]


@pytest.mark.parametrize("key", [*sorted(GOOD), *DEFAULTED])
@pytest.mark.parametrize("value", WRONG_KINDS, ids=repr)
def test_a_value_of_the_wrong_kind(key, value):
    found, reason = refused(**{key: value})
    assert found.split(".")[0] == key
    assert reason in (Why.WRONG_KIND, Why.UNKNOWN_KEY, Why.UNKNOWN_NAME)


@pytest.mark.parametrize(
    "key, value, place, reason",
    [
        ("id", "Classic Draw", "id", Why.WRONG_KIND),
        ("id", "", "id", Why.WRONG_KIND),
        ("id", "../evil", "id", Why.WRONG_KIND),
        ("id", "gl\u00f6gg", "id", Why.WRONG_KIND),
        ("max_pip", 7, "max_pip", Why.OUT_OF_RANGE),
        ("max_pip", -6, "max_pip", Why.OUT_OF_RANGE),
        ("max_pip", 15, "max_pip", Why.CONTRADICTION),
        ("players", [], "players", Why.WRONG_KIND),
        ("players", 4, "players", Why.WRONG_KIND),
        ("players", [1, 2], "players", Why.OUT_OF_RANGE),
        ("players", [9], "players", Why.OUT_OF_RANGE),
        ("players", [2, 2], "players", Why.CONTRADICTION),
        ("players", [2, 3], "hand_size.6.4", Why.CONTRADICTION),
        ("players", [2, 3, 4, 5], "hand_size", Why.CONTRADICTION),
        ("partners", "opposite", "players", Why.CONTRADICTION),
        ("end", "both_partners_out", "end", Why.CONTRADICTION),
        ("reserve", 3, "reserve", Why.OUT_OF_RANGE),
        ("reserve", -1, "reserve", Why.OUT_OF_RANGE),
        ("reserve", 10**30, "reserve", Why.OUT_OF_RANGE),
        ("reserve", "2", "reserve", Why.WRONG_KIND),
        ("hand_size", {}, "hand_size", Why.MISSING_KEY),
        ("hand_size", {"6": {}}, "hand_size.6", Why.MISSING_KEY),
        ("hand_size", {"7": {"2": 7}}, "hand_size.7", Why.OUT_OF_RANGE),
        ("hand_size", {"six": {"2": 7}}, "hand_size.six", Why.WRONG_KIND),
        ("hand_size", {"06": {"2": 7}}, "hand_size.06", Why.WRONG_KIND),
        ("hand_size", {"\u0666": {"2": 7}}, "hand_size.\u0666", Why.WRONG_KIND),
        ("hand_size", {"9" * 5000: {"2": 7}}, "hand_size." + "9" * 5000, Why.WRONG_KIND),
        ("hand_size", {"": {"2": 7}}, "hand_size.", Why.WRONG_KIND),
        ("hand_size", {"6": {"1": 7}}, "hand_size.6.1", Why.OUT_OF_RANGE),
        ("hand_size", {"6": {"02": 7}}, "hand_size.6.02", Why.WRONG_KIND),
        ("hand_size", {"6": {"2": 0}}, "hand_size.6.2", Why.OUT_OF_RANGE),
        ("hand_size", {"6": {"2": -7}}, "hand_size.6.2", Why.OUT_OF_RANGE),
        ("hand_size", {"6": {"2": 29}}, "hand_size.6.2", Why.OUT_OF_RANGE),
        ("hand_size", {"6": {"2": 15}}, "hand_size.6.2", Why.TOO_FEW_TILES),
        ("hand_size", {"9": {"4": 14}}, "hand_size.9.4", Why.TOO_FEW_TILES),
        ("hand_size", {"6": {"2": "7"}}, "hand_size.6.2", Why.WRONG_KIND),
        ("block_tie", [], "block_tie", Why.WRONG_KIND),
        ("block_tie", ["no_score", "no_score"], "block_tie", Why.CONTRADICTION),
        ("block_tie", ["leader_side", "coin"], "block_tie", Why.UNKNOWN_NAME),
        ("fouls", {}, "fouls.false_declaration", Why.MISSING_KEY),
        ("fouls", {"false_drow": {}}, "fouls.false_drow", Why.UNKNOWN_KEY),
        ("fouls", {"false_declaration": 25}, "fouls.false_declaration", Why.WRONG_KIND),
        ("fouls", {"false_declaration": {"pts": 1}}, "fouls.false_declaration.pts", Why.UNKNOWN_KEY),
        ("fouls", {"false_declaration": {"points": -1}}, "fouls.false_declaration.points", Why.OUT_OF_RANGE),
        ("fouls", {"false_declaration": {"points": 1001}}, "fouls.false_declaration.points", Why.OUT_OF_RANGE),
        ("fouls", {"false_declaration": {"points": 2.5}}, "fouls.false_declaration.points", Why.WRONG_KIND),
        ("fouls", {"false_declaration": {"round": "void"}}, "fouls.false_declaration.round", Why.UNKNOWN_NAME),
        ("fouls", {"false_declaration": {"match": "replay"}}, "fouls.false_declaration.match", Why.UNKNOWN_NAME),
        ("match_end", {}, "match_end", Why.MISSING_KEY),
        ("match_end", {"points": 100, "rounds": 3}, "match_end", Why.CONTRADICTION),
        ("match_end", {"point": 100}, "match_end.point", Why.UNKNOWN_KEY),
        ("match_end", {"points": 0}, "match_end.points", Why.OUT_OF_RANGE),
        ("match_end", {"rounds": 0}, "match_end.rounds", Why.OUT_OF_RANGE),
        ("match_end", {"rounds": 1001}, "match_end.rounds", Why.OUT_OF_RANGE),
        ("match_end", {"points": "100"}, "match_end.points", Why.WRONG_KIND),
    ],
)
def test_a_value_that_cannot_be(key, value, place, reason):
    assert refused(**{key: value}) == (place, reason)


@pytest.mark.parametrize("tie", ["share_full", "share_split"])
def test_pairs_cannot_share(tie):
    with pytest.raises(RuleSetFault) as fault:
        rulesets.load("pairs").changed({"block_tie": ["leader_side", tie]})
    assert (fault.value.key, fault.value.reason, fault.value.found) == ("block_tie", Why.CONTRADICTION, "partners")


def test_a_file_is_refused_with_its_name_key_and_reason(tmp_path):
    file = tmp_path / "my-rules.toml"
    file.write_text(FILES[0].read_text().replace("reserve = 0", "reserv = 0"))
    with pytest.raises(rulesets.RuleSetFileFault) as refused_file:
        rulesets.read(file)
    assert str(file) in str(refused_file.value)
    assert "reserv: unknown key (allowed: reserve" in str(refused_file.value)


@pytest.mark.parametrize(
    "text", ["", "id = ", "[", "id = 'a'\nid = 'b'", "a." * 3000 + "b = 1", "x = " + "[" * 5000, "\0"]
)
def test_what_is_no_toml_is_refused(text):
    with pytest.raises(RuleSetFault):
        RuleSet.parse(text)


def test_long_and_deep_values_make_short_sentences():
    deep = []
    for _ in range(5000):
        deep = [deep]
    for value in ("x" * 10_000_000, deep, list(range(100_000))):
        for key in GOOD:
            with pytest.raises(RuleSetFault) as fault:
                RuleSet.from_mapping({**GOOD, key: value})
            assert len(str(fault.value)) < 500


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=300, deadline=None)
@given(st.dictionaries(st.sampled_from([*sorted(GOOD), *DEFAULTED, "x"]), json_values, max_size=3))
def test_odd_values_are_read_or_refused(changes):
    try:
        read = RuleSet.from_mapping({**GOOD, **changes})
    except RuleSetFault:
        return
    assert RuleSet.from_mapping(read.to_mapping()) == read


def test_turns_and_teams():
    pairs, draw = rulesets.load("pairs"), rulesets.load("classic-draw")
    assert (pairs.teams(4), draw.teams(4)) == ((0, 1, 0, 1), (0, 1, 2, 3))
    assert (pairs.order_from(2, 4), draw.order_from(2, 4)) == ((2, 1, 0, 3), (2, 3, 0, 1))
