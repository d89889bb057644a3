"""What every rule-set file must have beside it, and that none of its keys is there in vain."""

import tomllib

import pytest

from domino_desktop.core.ruleset_keys import CHOSEN_NUMBERS, OPENINGS, TIES, TRUTHS, WORDS
from domino_desktop.i18n import rulebook
from domino_desktop.i18n.english import English
from domino_desktop.i18n.language import CODES, Language
from domino_desktop.i18n.messages.rulesets import RULESET_DESCRIPTIONS, RULESET_NAMES
from domino_desktop.storage import rulesets
from domino_desktop.storage.resources import data_folder
from tests.golden.record import golden_file

FILES = {file.stem: file for file in sorted((data_folder("resources") / "rulesets").glob("*.toml"))}
RULESETS = {ruleset.id: ruleset for ruleset in rulesets.available()}
SWITCHES = {switch.key: switch for switch in rulebook.SWITCHES}
NO_RULES = ("id", "name", "gallery")
#: Every file has these, also where another key makes them mean nothing.
ALWAYS_THERE = ("reserve", "block_tie", "round_points")


class Untranslated(English):
    """Says in English what a language lacks, and remembers it."""

    def __init__(self):
        self.messages = []

    def say(self, message, *args, n=None):
        self.messages.append(message.source)
        return super().say(message, *args, n=n)


def told(ruleset, speaker):
    """Everything that the program says about a rule set: its name, what it is, its rules at every table."""
    speaker.say(RULESET_NAMES[ruleset.id])
    speaker.say(RULESET_DESCRIPTIONS[ruleset.id])
    tables = (None, *(seats for seats in ruleset.players if ruleset.hand_for(seats) is not None))
    return [
        (section.id, section.heading, *section.sentences)
        for seats in tables
        for section in rulebook.sections(ruleset, seats, speaker)
    ]


@pytest.mark.parametrize("ruleset_id", FILES)
@pytest.mark.parametrize("code", CODES)
def test_a_rule_set_is_told_in_every_language(ruleset_id, code, compiled):
    lacking = Untranslated()
    found = told(RULESETS[ruleset_id], Language(code, compiled, lacking))
    english = told(RULESETS[ruleset_id], English())
    assert [(section[0], len(section)) for section in found] == [(section[0], len(section)) for section in english]
    assert all(all(section) for section in found)
    if code != CODES[0]:
        assert lacking.messages == [], f"{len(set(lacking.messages))} messages are not translated"


@pytest.mark.parametrize("ruleset_id", FILES)
def test_a_rule_set_has_a_golden_match(ruleset_id):
    assert golden_file(ruleset_id).is_file(), f"run python -m tests.golden.record {ruleset_id}"


@pytest.mark.parametrize("ruleset_id", FILES)
def test_no_key_of_a_file_is_there_in_vain(ruleset_id):
    assert vain_keys(tomllib.loads(FILES[ruleset_id].read_text(encoding="utf-8")), RULESETS[ruleset_id]) == []


def vain_keys(data, ruleset):
    """The keys of a rule-set file that have no effect, because of what other keys say."""
    keys = []
    for key, value in data.items():
        inside = [f"{key}.{name}" for name in value] if isinstance(value, dict) else []
        keys += [name for name in inside if name in SWITCHES] or [key]
    return [
        key
        for key in keys
        if key in SWITCHES and key not in ALWAYS_THERE and not rulebook.applies(key, ruleset)
        and not is_asked_for(key, ruleset)
    ]  # fmt: skip


def is_asked_for(key, ruleset):
    """Whether the rule set could not do without this key: without it, it would be refused."""
    data = {name: value for name, value in ruleset.to_mapping().items() if name != key}
    try:
        type(ruleset).from_mapping(data)
    except ValueError:
        return True
    return False


@pytest.mark.parametrize(
    ("changes", "vain"),
    [
        ({"duel_with": "previous"}, ["duel_with"]),
        ({"duel_with": "previous", "block_winner": "closer_duel"}, []),
        ({"overshoot": "keep"}, ["overshoot"]),
        ({"mexican": {"markers": False}}, ["mexican.markers"]),
        ({"carry_cap": 3}, ["carry_cap"]),
        ({"carry_cap": 3, "block_tie": ["carry_one"]}, []),
        ({"out_values": {"double": 2}}, ["out_values.double"]),
        ({"matador_duty": "never"}, ["matador_duty"]),
        ({"draw": "none", "voluntary_draw": True, "play_drawn": "may"}, ["voluntary_draw", "play_drawn"]),
    ],
)
def test_a_key_without_effect_is_noticed(changes, vain):
    ruleset = RULESETS["classic-draw"].changed(changes)
    assert vain_keys(changes, ruleset) == vain


def test_every_switch_is_used_by_a_rule_set_or_offered_to_the_makers_of_house_rules():
    """Each word that a key may have stands in some file, or an editor offers it for some rule set."""
    used = {key: {str(rulebook.value_of(ruleset, key)) for ruleset in RULESETS.values()} for key in SWITCHES}
    offered = {
        key: {str(value) for ruleset in RULESETS.values() for value in rulebook.choices(key, ruleset)}
        for key in SWITCHES
    }
    words = {**WORDS, **CHOSEN_NUMBERS, **dict.fromkeys(TRUTHS, (True, False)), "opening": OPENINGS}
    words["out_points"] = WORDS["round_points"]
    words["block_tie"] = [[name] for name in TIES]
    unknown = {
        key: [value for value in values if str(value) not in used[key] | offered[key]] for key, values in words.items()
    }
    assert {key: values for key, values in unknown.items() if values} == {}
    settable = [
        key for key, switch in SWITCHES.items() if switch.values or switch.span or switch.kind.value == "shaped"
    ]
    assert settable == [*SWITCHES]
