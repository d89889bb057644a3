"""The rules in words: complete, derived from the switches alone, and never silent about one."""

import tomllib
from dataclasses import asdict, fields, replace

import pytest

from domino_desktop.core.layout import Layout
from domino_desktop.core.play_scoring import play_points
from domino_desktop.core.policies import Count, rounded
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.ruleset_keys import CHOSEN_NUMBERS, FOULS, NUMBERS, OPENINGS, READERS, SETS, TIES, WORDS
from domino_desktop.core.ruleset_parts import Bands, Bonuses, Factors, Mexican, OutValues, Penalty
from domino_desktop.i18n import rulebook
from domino_desktop.i18n.english import English
from domino_desktop.i18n.messages import rules
from tests.i18n.declared import ROOT

SPEAK = English()
FILES = sorted((ROOT / "resources" / "rulesets").glob("*.toml"))
NOT_IN_A_RULE_SET = ("name", "gallery")


def read(path):
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return RuleSet.from_mapping({key: value for key, value in data.items() if key not in NOT_IN_A_RULE_SET})


RULESETS = {path.stem: read(path) for path in FILES}
CLASSIC = RULESETS["classic-draw"]
PAIRS = RULESETS["pairs"]


def book(ruleset, seats=None):
    return rulebook.sections(ruleset, seats, SPEAK)


def text(ruleset, seats=None):
    return "\n".join(sentence for section in book(ruleset, seats) for sentence in section.sentences)


def said(ruleset, section):
    return next(found.sentences for found in book(ruleset) if found.id == section)


def is_plain(sentence):
    """Whether a reader would take it for a sentence, and finds nothing of a rule-set file in it."""
    return (
        sentence[:1].isupper()
        and sentence.endswith((".", "?"))
        and not any(sign in sentence for sign in "_%{}[]=")
        and not any(word in sentence for word in ("None", "True", "False", "holder("))
    )


def every_value(switch, ruleset):
    """The values of a switch to try: all that are offered, and the ends of a span."""
    if switch.key == "players":
        return [[2], [4], [2, 4], [2, 3, 4, 5, 6, 7, 8]]
    if switch.key == "hand_size":
        return [{"6": {"2": 7}}, {"6": {"2": 7, "3": 7, "4": 6}, "12": {"2": 12}}]
    if switch.key == "remove":
        return [{}, {"3": ["0-0"]}, {"2": ["0-0", "0-1"], "4": ["6-6"]}]
    if switch.key == "bonuses.hand_number":
        return [[], [100], [100, 75, 50, 25]]
    if switch.key == "block_tie":
        return [*([name] for name in TIES), ["lightest_tile", "leader_side"], ["fewest_tiles", "share_full"]]
    if switch.values:
        return list(switch.values)
    lowest, highest = switch.span
    return sorted({lowest, lowest + 1, (lowest + highest) // 2, highest})


# The table -------------------------------------------------------------------------------------------------


def test_every_key_of_a_rule_set_has_a_switch():
    keys = {switch.key.partition(".")[0] for switch in rulebook.SWITCHES}
    assert keys == set(READERS) - {"id"}


@pytest.mark.parametrize(
    ("table", "kind"),
    [("out_values", OutValues), ("factors", Factors), ("bands", Bands), ("bonuses", Bonuses), ("mexican", Mexican)],
)
def test_every_key_inside_a_table_has_a_switch(table, kind):
    keys = {switch.key for switch in rulebook.SWITCHES if switch.key.startswith(f"{table}.")}
    assert keys == {f"{table}.{field.name}" for field in fields(kind)}


def test_every_foul_has_its_switches():
    keys = {switch.key for switch in rulebook.SWITCHES if switch.section == "fouls"}
    parts = {f"fouls.{name}.{part}" for name in FOULS for part in asdict(Penalty())}
    assert keys == parts | {f"fouls.{name}" for name in FOULS if name != "false_declaration"}


def test_every_word_of_a_key_is_offered():
    offered = {switch.key: set(map(str, switch.values)) for switch in rulebook.SWITCHES}
    for key, words in {**WORDS, **CHOSEN_NUMBERS, "max_pip": SETS, "opening": OPENINGS}.items():
        assert set(map(str, words)) <= offered[key], key
    assert {name for (name,) in rulebook.switch("block_tie").values} == set(TIES)
    assert all(rulebook.span(key) == span for key, span in NUMBERS.items() if key != "reserve")


def test_keys_are_named_once_and_labels_are_short_and_different():
    keys = [switch.key for switch in rulebook.SWITCHES]
    labels = [rulebook.label(key, SPEAK) for key in keys]
    assert len(set(keys)) == len(keys) and len(set(labels)) == len(labels)
    assert [label for label in labels if not 3 < len(label) <= 48 or label.endswith(".") or "%" in label] == []
    assert [key for key in keys if not is_plain(rulebook.help_text(key, SPEAK))] == []


@pytest.mark.parametrize("name", RULESETS)
def test_every_value_of_every_key_has_a_sentence(name):
    ruleset = RULESETS[name]
    wrong = []
    for switch in rulebook.SWITCHES:
        assert is_plain(rulebook.value_sentence(switch.key, ruleset, SPEAK)), switch.key
        told = {}
        for value in every_value(switch, ruleset):
            sentence = rulebook.choice_sentence(switch.key, value, ruleset, SPEAK)
            if not is_plain(sentence) or sentence in told:
                wrong.append((switch.key, value, sentence))
            told[sentence] = value
    assert wrong == []


# The rulebook of a rule set ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", RULESETS)
def test_every_rule_set_has_a_rulebook(name):
    ruleset = RULESETS[name]
    for seats in (None, *(seats for seats in ruleset.players if ruleset.hand_for(seats))):
        found = book(ruleset, seats)
        ids = [section.id for section in found]
        wanted = ["deal", "lead", "playing", "cannot", "block", "winner", "points", "match", "fouls"]
        assert [each for each in ids if each in wanted] == wanted
        assert ("ties" in ids) is (ruleset.block_winner not in ("nobody", "closer"))
        assert ("in_play" in ids) is (ruleset.play_scoring.kind != "none")
        assert ("bonuses" in ids) is (ruleset.bonuses != Bonuses())
        sentences = [sentence for section in found for sentence in section.sentences]
        assert [sentence for sentence in sentences if not is_plain(sentence)] == []
        assert len(set(sentences)) == len(sentences)
        assert 25 <= len(sentences) <= 45
        assert all(section.heading and not section.heading.endswith(".") for section in found)


@pytest.mark.parametrize("name", RULESETS)
def test_no_switch_is_silent(name):
    """Whatever is changed, the rulebook says so, as long as the switch matters before and after."""
    ruleset = RULESETS[name]
    before = text(ruleset)
    silent = []
    for switch in rulebook.SWITCHES:
        if not switch.applies(ruleset):
            continue
        now = rulebook.value_of(ruleset, switch.key)
        for value in every_value(switch, ruleset):
            changed = rulebook.with_value(ruleset, switch.key, value)
            if rulebook.value_of(changed, switch.key) != now and text(changed) == before:
                silent.append((switch.key, now, value))
    assert silent == []


@pytest.mark.parametrize("name", RULESETS)
def test_what_does_not_apply_says_nothing(name):
    """A switch that cannot matter changes no word, so no reader is sent looking for it."""
    ruleset = RULESETS[name]
    before = text(ruleset)
    loud = []
    for switch in rulebook.SWITCHES:
        for value in every_value(switch, ruleset) if not switch.applies(ruleset) else ():
            changed = rulebook.with_value(ruleset, switch.key, value)
            if not switch.applies(changed) and text(changed) != before:
                loud.append((switch.key, value))
    assert loud == []


def test_a_table_of_so_many_seats_reads_its_own_hand_size():
    assert "Everybody starts with 5 tiles." in said_at(CLASSIC, 3)
    assert not any("Double-nine" in sentence or "With 2 players" in sentence for sentence in said_at(CLASSIC, 3))
    told = said(CLASSIC, "deal")
    assert "With 2 players everybody starts with 7 tiles." in told
    assert "Double-nine: 9 tiles with 2 players and 7 tiles with 3 or 4 players." in told


def said_at(ruleset, seats):
    return book(ruleset, seats)[0].sentences


def test_the_walk_round_the_table_is_told_from_the_rule_set():
    told = said(CLASSIC, "block")
    assert told[0] == "The game is blocked when nobody can lay a tile and the boneyard is empty."
    assert any("(clockwise): can you play a tile?" in sentence for sentence in told)
    assert said(RULESETS["draw-reserve-two"], "block")[0].endswith("the boneyard holds no more than 2 tiles.")
    told = said(PAIRS, "block")
    assert told[0] == "The game is blocked when nobody can lay a tile any more."
    assert any("(counter-clockwise)" in sentence for sentence in told)
    assert any("marked train" in sentence for sentence in said(RULESETS["mexican-train"], "block"))


def test_tiles_laid_aside_leave_no_block_and_nobody_going_out():
    ruleset = CLASSIC.changed({"draw": "none", "cannot_play": "discard"})
    assert "The round is over when nobody has a tile left." in said(ruleset, "playing")
    assert len(said(ruleset, "block")) == 1
    assert not rulebook.applies("out_points", ruleset) and "goes out" not in text(ruleset)


def test_ties_are_told_in_their_order_to_the_first_that_decides():
    single = CLASSIC.changed({"block_tie": ["leader_side", "lightest_tile"]})
    names = ("leader_side", "lightest_tile", "no_score")
    assert said(single, "ties")[1:] == tuple(SPEAK.say(rules.BLOCK_TIE_RULES[name]) for name in names)
    assert said(CLASSIC, "ties") == ("In a tie nobody scores.",)
    pairs = PAIRS.changed({"block_tie": ["leader_side", "lightest_tile"]})
    assert said(pairs, "ties") == ("In a tie whoever led the round wins.",)


# Examples are what the program does ----------------------------------------------------------------------------


@pytest.mark.parametrize("rounding", ["nearest_5", "down_5", "nearest_3"])
def test_examples_of_rounding_are_right(rounding):
    ruleset = CLASSIC.changed({"rounding": rounding})
    sentence = next(sentence for sentence in said(ruleset, "points") if "becomes" in sentence)
    words = sentence.replace(",", "").rstrip(".").split()
    examples = [(int(words[at - 1]), int(words[at + 1])) for at, word in enumerate(words) if word == "becomes"]
    count = Count(((), ()), (0, 1), 0, 0, (0, 1))
    assert examples
    for pips, points in examples:
        assert rounded(ruleset, "others_pips", count, 0, (pips,)) == (points,)


@pytest.mark.parametrize(
    ("scoring", "line", "sentence"),
    [
        ({"multiples": [5]}, ((5, 5), (5, 0)), "An example: ends that add up to 10 score 10 points."),
        ({"multiples": [3]}, ((3, 3), (3, 0)), "An example: ends that add up to 6 score 6 points."),
        ({"multiples": [5], "divided": True}, ((5, 5), (5, 0)), "An example: ends that add up to 10 score 2 points."),
        ({"multiples": [3, 5]}, ((6, 6), (6, 3)), "An example: ends that add up to 15 score 30 points."),
        (
            {"multiples": [3, 5], "divided": True},
            ((6, 6), (6, 3)),
            "An example: ends that add up to 15 score 8 points.",
        ),
    ],
)
def test_examples_of_points_during_play_are_right(scoring, line, sentence):
    ruleset = CLASSIC.changed({"play_scoring": scoring})
    assert sentence in said(ruleset, "in_play")
    scored = play_points(ruleset, Layout.of_halves(line), "right", 0, 0)
    assert f"score {scored.points} points" in sentence and f"add up to {sum(scored.numbers)} " in sentence


def test_examples_of_steps_are_right():
    assert "One point more is added for every further 10 pips begun: 31 pips are worth 4." in said(
        RULESETS["cuban-east"], "points"
    )
    assert Bands(20, 10, 2).worth(31) == 4


# Editor and comparison --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", RULESETS)
def test_equal_rule_sets_do_not_differ(name):
    assert rulebook.differences(RULESETS[name], read(ROOT / "resources" / "rulesets" / f"{name}.toml")) == ()


def test_differences_come_in_reading_order_and_only_where_they_matter():
    other = CLASSIC.changed({"direction": "counterclockwise", "block_tie": ["replay"], "reserve": 1, "foot_first": 6})
    assert rulebook.differences(CLASSIC, other) == ("direction", "reserve", "block_tie")


def test_what_is_offered_suits_pairs_and_single_players():
    assert "lowest_team" not in rulebook.choices("block_winner", CLASSIC)
    assert "lowest_hand" not in rulebook.choices("block_winner", PAIRS)
    assert ["share_full"] not in rulebook.choices("block_tie", PAIRS)
    assert rulebook.choices("spinners", RULESETS["all-fives"]) == ("first", "all", "lead_only")
    assert "holder(9-9)" in rulebook.choices("opening", RULESETS["mexican-train"])


@pytest.mark.parametrize("name", RULESETS)
def test_what_a_rule_set_has_is_offered(name):
    ruleset = RULESETS[name]
    for switch in rulebook.SWITCHES:
        assert not switch.values or rulebook.value_of(ruleset, switch.key) in rulebook.choices(switch.key, ruleset)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("bonuses.capicua", 25),
        ("factors.double", 2),
        ("fouls.touch", True),
        ("fouls.false_declaration.round", "lost"),
        ("rounding", "bands"),
        ("round_points", "fixed"),
        ("bonuses.hand_number", [100, 50]),
        ("closer_loses", {"self": -1, "others": 2}),
        ("match_end", {"rounds": 5}),
    ],
)
def test_one_change_is_one_difference(key, value):
    changed = CLASSIC.changed(rulebook.changes(CLASSIC, key, value))
    assert key in rulebook.differences(CLASSIC, changed)
    assert rulebook.value_of(changed, key) == value
    assert changed == rulebook.with_value(CLASSIC, key, value)
    assert CLASSIC.changed(rulebook.changes(changed, key, rulebook.value_of(CLASSIC, key))) == CLASSIC


def test_one_rule_for_a_tie_is_offered_alone():
    sentence = rulebook.choice_sentence("block_tie", ["leader_side"], CLASSIC, SPEAK)
    assert sentence == SPEAK.say(rules.BLOCK_TIE_RULES["leader_side"])
    both = rulebook.choice_sentence("block_tie", ["leader_side", "replay"], CLASSIC, SPEAK)
    assert sentence in both and SPEAK.say(rules.BLOCK_TIE_RULES["replay"]) in both


@pytest.mark.parametrize("lead_next", ["rotate", "winner"])
def test_only_a_bare_table_lets_any_tile_come_first(lead_next):
    for name, ruleset in RULESETS.items():
        if ruleset.start_tile != "none" or ruleset.lead_next == lead_next:
            told = text(replace(ruleset, lead_next=lead_next))
            assert ("begins the next one, with any tile" in told or "begins, with any tile" in told) == (
                ruleset.start_tile == "none"
            ), name
