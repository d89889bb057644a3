"""The rule-set files that come with the program, rule sets as text, and the house rules in the data folder."""

import contextlib
import dataclasses
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_desktop.core.ruleset import RuleSet, RuleSetFault, RuleSetReason
from domino_desktop.core.ruleset_keys import READERS
from domino_desktop.i18n.language import CODES
from domino_desktop.i18n.messages.rulesets import RULESET_DESCRIPTIONS, RULESET_NAMES
from domino_desktop.storage import rulesets
from domino_desktop.storage.faults import StorageFault, StorageReason
from domino_desktop.storage.house_rules import HouseRuleNameFault, HouseRules, export
from domino_desktop.storage.resources import data_folder
from domino_desktop.storage.ruleset_text import KEYS, to_toml
from domino_desktop.storage.rulesets import RuleSetFileFault
from domino_desktop.storage.setup import NameFault, name_fault

FILES = sorted((data_folder("resources") / "rulesets").glob("*.toml"))
PRESETS = rulesets.presets()
BY_ID = {preset.ruleset.id: preset.ruleset for preset in PRESETS}

# The files that come with the program ------------------------------------------------------------------


def test_every_file_is_a_rule_set_that_is_named_after_its_id():
    assert len(FILES) == len(PRESETS) >= 35
    assert {file.stem for file in FILES} == set(BY_ID)
    assert rulesets.available() == tuple(preset.ruleset for preset in PRESETS)
    for ruleset_id, ruleset in BY_ID.items():
        assert rulesets.load(ruleset_id) == ruleset


def test_the_basic_ones_come_first_and_those_of_a_region_together():
    assert [preset.ruleset.id for preset in PRESETS[:4]] == ["classic-draw", "draw-reserve-two", "block", "pairs"]
    regions = [preset.region for preset in PRESETS]
    assert sorted(regions, key=rulesets.REGIONS.index) == regions
    italian = [preset.ruleset.id for preset in PRESETS if preset.region == "italy"]
    assert italian == ["italian-pozzo", "italian-no-stock"], "the best known first, whatever they are called"


def test_a_rule_set_that_nobody_has_put_in_order_comes_last_in_its_region(tmp_path, monkeypatch):
    monkeypatch.setattr(rulesets, "_folder", lambda: tmp_path)
    for ruleset_id, region in (("aaa", "world"), ("aab", "world"), ("cross", "world"), ("aac", "indonesia")):
        text = to_toml(dataclasses.replace(BY_ID["block"], id=ruleset_id), "", "")
        (tmp_path / f"{ruleset_id}.toml").write_text(f'{text}gallery = {{ region = "{region}" }}\n', encoding="utf-8")
    assert [ruleset.id for ruleset in rulesets.available()] == ["cross", "aaa", "aab", "aac"]


@pytest.mark.parametrize("ruleset_id", sorted(BY_ID))
def test_each_has_a_name_that_fits_a_card_and_two_lines_about_it(ruleset_id):
    name, description = RULESET_NAMES[ruleset_id].source, RULESET_DESCRIPTIONS[ruleset_id].source
    assert 0 < len(name) <= 24
    first, second = description.split("\n")
    assert first.endswith(".") and second.endswith(".")
    assert max(len(first), len(second)) <= 90


def test_no_two_have_the_same_name_and_no_name_is_left_over():
    assert set(RULESET_NAMES) == set(RULESET_DESCRIPTIONS) == set(BY_ID)
    names = [message.source for message in RULESET_NAMES.values()]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("code", CODES)
def test_speakers_of_each_language_get_six_to_start_with_the_classic_one_first(code):
    six = [preset.ruleset.id for preset in PRESETS if code in preset.first_six]
    assert len(six) == 6 and six[0] == "classic-draw"


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_file_says_only_what_is_needed_in_the_usual_order(file):
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    assert list(data) == sorted(data, key=KEYS.index)
    assert list(data)[-1] == "gallery" and "name" not in data
    needed = tomllib.loads(to_toml(rulesets.read(file), "", ""))
    assert set(data) - {"gallery"} == set(needed) - {"name"}
    assert max(map(len, file.read_text(encoding="utf-8").splitlines())) <= 200


@pytest.mark.parametrize("ruleset", BY_ID.values(), ids=BY_ID)
def test_every_table_has_enough_tiles_and_where_tiles_are_drawn_some_are_left_for_most(ruleset):
    left = {}
    for top in ruleset.sets:
        tiles = len(ruleset.with_set(top).tile_set)
        for seats in ruleset.players:
            dealt = ruleset.hand_for(seats, top)
            if dealt is not None:
                left[top, seats] = tiles - seats * dealt - len(ruleset.removed(seats)) - (ruleset.start_tile != "none")
    assert min(left.values()) >= 0
    if ruleset.draw != "none":
        # seven each, says the Italian sheet: with four players nothing is left
        assert {table for table, rest in left.items() if rest <= ruleset.reserve} <= (
            {(6, 4)} if ruleset.id == "italian-pozzo" else set()
        )


@pytest.mark.parametrize(
    "gallery, key, reason",
    [
        ('"world"', "gallery", RuleSetReason.WRONG_KIND),
        ('{ region = "atlantis" }', "gallery.region", RuleSetReason.UNKNOWN_NAME),
        ("{ region = [] }", "gallery.region", RuleSetReason.UNKNOWN_NAME),
        ('{ regoin = "world" }', "gallery.regoin", RuleSetReason.UNKNOWN_KEY),
        ('{ first_six = "it" }', "gallery.first_six", RuleSetReason.WRONG_KIND),
        ("{ first_six = [6] }", "gallery.first_six", RuleSetReason.WRONG_KIND),
    ],
)
def test_a_wrong_place_in_the_gallery_is_told(gallery, key, reason, tmp_path, monkeypatch):
    monkeypatch.setattr(rulesets, "_folder", lambda: tmp_path)
    (tmp_path / "mine.toml").write_text(f"{to_toml(BY_ID['block'], 'Mine', '')}gallery = {gallery}\n", encoding="utf-8")
    usable, (fault,) = rulesets.usable_and_faulty_presets()
    assert (usable, fault.fault.key, fault.fault.reason) == ((), key, reason)


# Rule sets as text -------------------------------------------------------------------------------------

NAMES = st.text(min_size=1, max_size=60).filter(lambda name: name_fault(name) is None)

CHANGES = st.fixed_dictionaries(
    {},
    optional={
        "block_tie": st.permutations(["no_score", "replay", "leader_side", "lightest_tile"]),
        "bonuses": st.dictionaries(st.sampled_from(["capicua", "lock", "each_pass"]), st.integers(0, 1000)),
        "bands": st.just({}) | st.fixed_dictionaries({"first": st.integers(0, 30)}),
        "closer_loses": st.sampled_from(["none", "x2", "x3"]) | st.fixed_dictionaries({"self": st.integers(-9, -1)}),
        "factors": st.dictionaries(st.sampled_from(["out", "double", "block"]), st.integers(0, 10)),
        "fouls": st.fixed_dictionaries({"false_declaration": st.fixed_dictionaries({"points": st.integers(0, 99)})}),
        "match_end": st.fixed_dictionaries({"rounds": st.integers(1, 99)}) | st.just({"points": 61}),
        "must_play_if_able": st.booleans(),
        "opening": st.sampled_from(["lot", "holder(1-1)", "named_double(round)"]),
        "out_points": st.sampled_from(["all_pips", "others_pips"]),
        "play_scoring": st.sampled_from(["none", "bergen", {"multiples": [3, 5], "divided": True}]),
        "reserve": st.integers(0, 2),
        "time_limit": st.integers(0, 600),
    },
)  # fmt: skip


@given(ruleset=st.sampled_from(sorted(BY_ID.values(), key=lambda ruleset: ruleset.id)), changes=CHANGES, name=NAMES)
def test_text_reads_back_equal(ruleset, changes, name):
    with contextlib.suppress(RuleSetFault):  # a contradiction: then the rule set as it comes
        ruleset = ruleset.changed(changes)
    data = tomllib.loads(to_toml(ruleset, name, "block"))
    assert (data.pop("name"), data.pop("based_on")) == (name, "block")
    again = RuleSet.from_mapping(data)
    assert again == ruleset and again.digest == ruleset.digest


def test_text_has_a_place_for_every_key():
    assert set(KEYS) == {*READERS, "block_points", *rulesets.NOT_RULES}
    assert len(set(KEYS)) == len(KEYS)


# House rules -------------------------------------------------------------------------------------------


@pytest.fixture
def house(paths):
    return HouseRules(paths)


@pytest.fixture
def ours():
    return BY_ID["block"].changed({"reserve": 1, "match_end": {"points": 61}})


def saved(house):
    """The house rules that can be used; there are no others."""
    usable, faults = house.usable_and_faulty()
    assert not faults
    return usable


def test_a_new_data_folder_has_no_house_rules_and_looking_makes_no_folder(house, paths):
    assert saved(house) == ()
    assert not paths.root.exists()


def test_saved_rules_are_there_at_the_next_start(house, paths, ours):
    rule = house.save("  Grandma's rules ", ours, "block")
    assert saved(HouseRules(paths)) == (rule,)
    assert (rule.name, rule.based_on, rule.ruleset.id) == ("Grandma's rules", "block", "house-grandma-s-rules")
    assert rule.ruleset == dataclasses.replace(ours, id=rule.ruleset.id)
    assert rule.path == paths.house_rules / "house-grandma-s-rules.toml"
    assert rulesets.read(rule.path) == rule.ruleset


@pytest.mark.parametrize(
    "name, ruleset_id",
    [
        ("Påskafton 2026", "house-paskafton-2026"),
        ("Ärende №5", "house-arende-no5"),
        ("دومينو العائلة", "house-rules"),
        ("🁫🁫", "house-rules"),
        ('a"b\\c = {', "house-a-b-c"),
        ("../../settings", "house-settings"),
        ("CON", "house-con"),
        ("block", "house-block"),
        ("x" * 60, "house-" + "x" * 54),
        (f"{'x' * 53} yz", "house-" + "x" * 53),
    ],
)
def test_any_name_becomes_an_id_and_is_kept_to_the_letter(name, ruleset_id, house, ours):
    rule = house.save(name, ours, "block")
    assert (rule.name, rule.ruleset.id, rule.path.stem) == (name, ruleset_id, ruleset_id)
    assert saved(house) == (rule,)


@pytest.mark.parametrize(
    "name, why",
    [
        ("", NameFault.ONLY_SPACES),
        (" \u200b", NameFault.ONLY_SPACES),
        ("x" * 61, NameFault.TOO_LONG),
        ("a\nb", NameFault.CONTROL_CHARACTERS),
        ("a\ud800b", NameFault.CONTROL_CHARACTERS),
    ],
)
def test_a_name_that_nobody_could_read_is_refused(name, why, house, ours, tmp_path):
    rule = house.save("Ours", ours, "block")
    for attempt in (
        lambda: house.save(name, ours, "block"),
        lambda: house.rename(rule, name),
        lambda: export(ours, name, "block", tmp_path / "sent.toml"),
    ):
        with pytest.raises(HouseRuleNameFault) as refused:
            attempt()
        assert refused.value.fault is why
    assert saved(house) == (rule,) and not (tmp_path / "sent.toml").exists()


def test_a_name_that_is_taken_gets_a_number_and_nothing_is_overwritten(house, ours):
    first = house.save("Sunday", ours, "block")
    rules = [first, *(house.save("sunday", ours.changed({"reserve": number}), "block") for number in (0, 2))]
    assert [rule.name for rule in rules] == ["Sunday", "sunday 2", "sunday 3"]
    assert [rule.ruleset.id for rule in rules] == ["house-sunday", "house-sunday-2", "house-sunday-3"]
    assert saved(house) == tuple(rules)


def test_two_names_that_give_the_same_id_get_two_ids(house, ours):
    rules = [house.save(name, ours, "block") for name in ("Ünser", "Unser!", "x" * 60, "X" * 59 + "y")]
    assert len({rule.ruleset.id for rule in rules}) == 4
    assert {rule.name for rule in saved(house)} == {rule.name for rule in rules}
    assert max(len(rule.ruleset.id) for rule in rules) <= 60


def test_a_long_name_that_is_taken_stays_short_enough(house, ours):
    for _ in range(3):
        house.save("n" * 60, ours, "block")
    assert [len(rule.name) for rule in saved(house)] == [60, 60, 60]


def test_rules_can_be_changed_renamed_and_deleted(house, ours):
    rule, other = house.save("Ours", ours, "block"), house.save("Theirs", ours, "block")
    changed = house.replace(rule, BY_ID["pairs"])
    assert (changed.name, changed.path, changed.ruleset.id) == (rule.name, rule.path, rule.ruleset.id)
    assert changed.ruleset == dataclasses.replace(BY_ID["pairs"], id=rule.ruleset.id)
    renamed = house.rename(changed, "OURS")
    assert renamed == dataclasses.replace(changed, name="OURS")
    assert house.rename(renamed, "theirs").name == "theirs 2"
    house.delete(other)
    assert [kept.name for kept in saved(house)] == ["theirs 2"]
    house.delete(other)  # somebody else was faster


def test_a_damaged_file_is_reported_and_left_as_it_is(house, paths, ours):
    rule, good = house.save("Ours", ours, "block"), house.save("Good", ours, "block")
    damage = b"max_pip = \xff"
    rule.path.write_bytes(damage)
    usable, (fault,) = house.usable_and_faulty()
    assert usable == (good,)
    assert (fault.path, fault.fault.reason) == (rule.path, RuleSetReason.NOT_TOML)
    for attempt in (lambda: house.replace(rule, ours), lambda: house.rename(rule, "Other")):
        with pytest.raises(StorageFault) as refused:
            attempt()
        assert refused.value.reason is StorageReason.FILE_IS_DAMAGED
    assert house.save("Ours", ours, "block").path != rule.path
    assert rule.path.read_bytes() == damage


@pytest.mark.parametrize("ruleset_id", ["block", "house-ours"])
def test_a_file_with_an_id_that_is_taken_is_reported(ruleset_id, house, paths, ours):
    rule = house.save("Ours", ours, "block")
    by_hand = paths.house_rules / "z-by-hand.toml"
    by_hand.write_text(to_toml(dataclasses.replace(ours, id=ruleset_id), "By hand", ""), encoding="utf-8")
    usable, (fault,) = house.usable_and_faulty()
    assert usable == (rule,)
    assert (fault.path, fault.fault.key, fault.fault.reason) == (by_hand, "id", RuleSetReason.CONTRADICTION)


def test_rules_that_were_sent_are_kept_under_a_name_and_an_id_of_their_own(house, ours, tmp_path):
    sent = tmp_path / "anything.txt"
    rule = house.save("Ours", ours, "block")
    export(rule.ruleset, rule.name, rule.based_on, sent)
    again = house.take_in(sent)
    assert (again.name, again.based_on, again.ruleset.id) == ("Ours 2", "block", "house-ours-2")
    assert dataclasses.replace(again.ruleset, id=rule.ruleset.id) == rule.ruleset
    assert saved(house) == (rule, again)
    house.delete(rule)
    assert house.take_in(sent) == rule


@pytest.mark.parametrize(
    "ruleset_id, kept",
    [
        ("block", "house-block"),
        ("con", "house-con"),
        ("lpt1", "house-lpt1"),
        ("our-club", "our-club"),
        ("z" * 60, "z" * 60),
    ],
)
def test_the_id_that_was_sent_is_kept_where_it_is_free(ruleset_id, kept, house, ours, tmp_path):
    export(dataclasses.replace(ours, id=ruleset_id), "Club", "", tmp_path / "sent.toml")
    rule = house.take_in(tmp_path / "sent.toml")
    assert (rule.ruleset.id, rule.path.stem) == (kept, kept)
    assert saved(house) == (rule,)
    longer = house.take_in(tmp_path / "sent.toml").ruleset.id
    assert longer != kept and longer.startswith("house-") and len(longer) <= 60


def test_a_file_of_the_program_can_be_taken_in_as_it_is(house):
    for file in FILES:
        rule = house.take_in(file)
        assert (rule.name, rule.based_on, rule.ruleset.id) == (file.stem, file.stem, f"house-{file.stem}")
    assert len(saved(house)) == len(FILES)


GOOD = to_toml(BY_ID["block"], "Sent", "block")


@pytest.mark.parametrize(
    "content, key, reason",
    [
        ("id = ", "", RuleSetReason.NOT_TOML),
        (GOOD + "draw = 'one'\n", "", RuleSetReason.NOT_TOML),
        ('{"id": "block"}', "", RuleSetReason.NOT_TOML),
        (GOOD.encode("utf-16"), "", RuleSetReason.NOT_TOML),
        (b"\x89PNG\r\n\x1a\n\x00", "", RuleSetReason.NOT_TOML),
        ("x = " + "[" * 10_000, "", RuleSetReason.NOT_TOML),
        (GOOD + "#" * 200_000, "", RuleSetReason.TOO_LARGE),
        ("", "id", RuleSetReason.MISSING_KEY),
        (GOOD + "colour = 'red'\n", "colour", RuleSetReason.UNKNOWN_KEY),
        (GOOD.replace("players = [2, 3, 4]", "players = [2, 3]"), "hand_size.6.4", RuleSetReason.CONTRADICTION),
        (GOOD.replace("players = [2, 3, 4]", "players = 4"), "players", RuleSetReason.WRONG_KIND),
        (GOOD.replace("reserve = 0", "reserve = 99"), "reserve", RuleSetReason.OUT_OF_RANGE),
        (GOOD.replace('"clockwise"', '"left"'), "direction", RuleSetReason.UNKNOWN_NAME),
        (GOOD.replace("4 = 6", "4 = 8"), "hand_size.6.4", RuleSetReason.TOO_FEW_TILES),
        (GOOD.replace('"Sent"', "7"), "name", RuleSetReason.WRONG_KIND),
        (GOOD.replace('"Sent"', '"\\u0007"'), "name", RuleSetReason.WRONG_KIND),
        (GOOD.replace('based_on = "block"', "based_on = []"), "based_on", RuleSetReason.WRONG_KIND),
        (GOOD.replace('id = "block"', 'id = "../block"'), "id", RuleSetReason.WRONG_KIND),
    ],
)  # fmt: skip
def test_one_clear_fault_is_told_about_a_file_that_cannot_be_taken_in(content, key, reason, house, tmp_path):
    sent = tmp_path / "sent.toml"
    sent.write_bytes(content if isinstance(content, bytes) else content.encode())
    with pytest.raises(RuleSetFileFault) as refused:
        house.take_in(sent)
    assert (refused.value.path, refused.value.fault.key, refused.value.fault.reason) == (sent, key, reason)
    assert saved(house) == ()


def folder(path):
    path.mkdir()


def pipe(path):
    if not hasattr(os, "mkfifo"):
        pytest.skip("this system has no such files")
    os.mkfifo(path)


def locked(path):
    path.write_text(GOOD, encoding="utf-8")
    path.chmod(0)
    if os.access(path, os.R_OK):
        pytest.skip("whoever runs this may read every file")


@pytest.mark.parametrize("make", [folder, pipe, locked, lambda path: None], ids=["folder", "pipe", "locked", "gone"])
def test_what_cannot_be_opened_is_told(make, house, tmp_path):
    make(tmp_path / "sent.toml")
    with pytest.raises(RuleSetFileFault) as refused:
        house.take_in(tmp_path / "sent.toml")
    assert refused.value.fault.reason is RuleSetReason.NOT_READABLE
    assert saved(house) == ()


def test_a_folder_among_the_house_rules_is_reported_and_stands_in_nobodys_way(house, paths, ours):
    (paths.house_rules / "house-ours.toml").mkdir(parents=True)
    rule = house.save("Ours", ours, "block")
    usable, (fault,) = house.usable_and_faulty()
    assert (usable, fault.fault.reason) == ((rule,), RuleSetReason.NOT_READABLE)


def test_where_nothing_can_be_written_what_was_there_stays(house, paths, ours, monkeypatch):
    rule = house.save("Ours", ours, "block")

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    for attempt in (lambda: house.replace(rule, BY_ID["pairs"]), lambda: house.save("More", ours, "block")):
        with pytest.raises(StorageFault) as refused:
            attempt()
        assert refused.value.reason is StorageReason.DISK_IS_FULL
    assert saved(house) == (rule,)
    assert [path.name for path in paths.house_rules.iterdir()] == [rule.path.name]


DYING = """
import os, sys
from pathlib import Path
from domino_desktop.storage import rulesets
from domino_desktop.storage.house_rules import HouseRules
from domino_desktop.storage.paths import DataPaths

left = [int(sys.argv[2])]

def dying(function):
    def call(*values, **named):
        left[0] -= 1
        if left[0] == 0:
            os._exit(9)
        return function(*values, **named)
    return call

house = HouseRules(DataPaths.under(Path(sys.argv[1])))
for name in ("replace", "fsync", "mkdir", "open"):
    setattr(os, name, dying(getattr(os, name)))
rule = house.usable_and_faulty()[0][0]
house.replace(rule, rulesets.load("pairs"))
house.save("New", rulesets.load("cross"), "cross")
"""


def test_a_program_that_dies_while_it_writes_leaves_whole_files(paths, ours):
    house = HouseRules(paths)
    before = house.save("Ours", ours, "block")
    after = dataclasses.replace(before, ruleset=dataclasses.replace(BY_ID["pairs"], id=before.ruleset.id))
    ends = []
    for calls in range(1, 30):
        house.replace(before, ours)
        ran = subprocess.run([sys.executable, "-c", DYING, paths.root, str(calls)], cwd=Path(__file__).parents[2])
        ends.append(ran.returncode)
        first, *more = sorted(saved(house), key=lambda rule: rule.name != "Ours")
        assert first in (before, after)
        assert [rule.name for rule in more] in ([], ["New"])
        if ran.returncode == 0:
            break
        for rule in more:
            house.delete(rule)
    assert ends[-1] == 0 and ends.count(9) == len(ends) - 1 >= 4
    assert not list(paths.house_rules.glob("*.part"))
