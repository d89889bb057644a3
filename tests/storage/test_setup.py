import doctest
import json
import unicodedata
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_desktop.ai.levels import Level
from domino_desktop.storage import rulesets, setup
from domino_desktop.storage.setup import (
    NameFault,
    SeatKind,
    SeatSetup,
    SetupFault,
    TableSetup,
    clean_name,
    name_fault,
)
from tests.storage.playing import NAMES, table


def test_the_examples_are_true():
    assert doctest.testmod(setup).failed == 0


@pytest.mark.parametrize("name", [*NAMES, "李小龍", "O'Neill", "Zoë-Ann 3", "a" * 60, "👩‍👩‍👧", "نیم‌فاصله", "x"])
def test_names_of_every_script_are_welcome(name):
    assert name_fault(name) is None
    assert clean_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    "name, fault",
    [
        ("", NameFault.ONLY_SPACES),
        ("   ", NameFault.ONLY_SPACES),
        ("\u3000\u00a0", NameFault.ONLY_SPACES),
        ("\u200b\u200d", NameFault.ONLY_SPACES),
        ("\u202e\u2066", NameFault.ONLY_SPACES),
        ("\u3164", NameFault.ONLY_SPACES),
        ("An\nna", NameFault.CONTROL_CHARACTERS),
        ("An\x00na", NameFault.CONTROL_CHARACTERS),
        ("An\u2028na", NameFault.CONTROL_CHARACTERS),
        ("\ud800", NameFault.CONTROL_CHARACTERS),
        ("a" * 61, NameFault.TOO_LONG),
        ("👩‍👩‍👧" * 13, NameFault.TOO_LONG),
    ],
)
def test_a_name_is_refused_with_its_reason(name, fault):
    assert name_fault(name) is fault
    with pytest.raises(SetupFault) as refused:
        SeatSetup(name, SeatKind.HUMAN, "en", 0)
    assert (refused.value.key, refused.value.found) == ("name", fault.value)


def test_sixty_letters_typed_as_letter_and_accent_are_sixty():
    assert name_fault("e\u0301" * 60) is None
    assert name_fault("e\u0301" * 61) is NameFault.TOO_LONG


def test_a_name_cannot_turn_the_text_behind_it():
    assert clean_name("\u202eAnna\u202c\u2067") == "Anna"
    assert SeatSetup(" \u202eAnna ", SeatKind.HUMAN, "en", 0).name == "Anna"


@given(st.text())
def test_cleaning_twice_is_cleaning_once(text):
    assert clean_name(clean_name(text)) == clean_name(text)
    if name_fault(text) is None:
        assert clean_name(text).encode()


@pytest.mark.parametrize("ruleset, seats", [("classic-draw", 2), ("draw-reserve-two", 3), ("block", 4), ("pairs", 4)])
def test_a_set_up_comes_back_through_json(ruleset, seats):
    original = table(ruleset, seats, declarations="trusted")
    assert TableSetup.from_json(json.loads(json.dumps(original.to_json()))) == original


def test_a_set_up_from_before_there_was_a_coach_has_none():
    with_coach = replace(table(), coach=True)
    data = with_coach.to_json()
    assert TableSetup.from_json(data) == with_coach
    del data["coach"]
    assert TableSetup.from_json(data) == table()


def test_people_have_no_level_and_computers_have_one():
    with pytest.raises(SetupFault):
        SeatSetup("Anna", SeatKind.HUMAN, "en", 0, Level.CASUAL)
    with pytest.raises(SetupFault):
        SeatSetup("Computer", SeatKind.COMPUTER, "en", 0)


def test_a_table_that_the_rules_do_not_have_is_refused():
    with pytest.raises(SetupFault) as fault:
        TableSetup(table("pairs", 4).seats[:2], table("pairs", 4).ruleset)
    assert fault.value.key == "seats"


def broken(path, value):
    data = table().to_json()
    *way, last = path
    part = data
    for step in way:
        part = part[step]
    part[last] = value
    return data


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        "table",
        broken(["seats"], None),
        broken(["seats"], [1, 2]),
        broken(["seats"], []),
        broken(["seats", 0, "name"], 7),
        broken(["seats", 0, "name"], " "),
        broken(["seats", 0, "kind"], "dog"),
        broken(["seats", 0, "colour"], "red"),
        broken(["seats", 0, "colour"], True),
        broken(["seats", 0, "level"], "casual"),
        broken(["seats", 2, "level"], "of tomorrow"),
        broken(["ruleset"], {"id": "x"}),
        broken(["ruleset"], None),
        broken(["ruleset", "max_pip"], 7),
        broken(["block_check"], "never"),
        broken(["privacy"], 3),
        broken(["seed"], "many"),
        broken(["coach"], "yes"),
    ],
)
def test_what_is_no_set_up_is_refused(data):
    with pytest.raises(SetupFault):
        TableSetup.from_json(data)


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_table_has_up_to_eight_seats(seats):
    ruleset = rulesets.load("mexican-train")
    people = tuple(SeatSetup(f"Player {seat}", SeatKind.HUMAN, "sv", seat) for seat in range(seats))
    setup_of_all = TableSetup(people, ruleset)
    assert TableSetup.from_json(json.loads(json.dumps(setup_of_all.to_json()))) == setup_of_all


def test_a_ninth_seat_has_no_place():
    ruleset = rulesets.load("mexican-train")
    people = tuple(SeatSetup(f"Player {seat}", SeatKind.HUMAN, "sv", seat) for seat in range(9))
    with pytest.raises(SetupFault) as refused:
        TableSetup(people, ruleset)
    assert refused.value.key == "seats"
