"""The README tells how a deal follows from its code; its few lines of Python deal exactly what the program deals."""

import contextlib
import io
import random
import re
from pathlib import Path

import pytest

from domino_desktop.core import rules
from domino_desktop.core.deal import ALPHABET, Deal, Seal, code_of_day, following_code, shuffled
from domino_desktop.core.state import start
from domino_desktop.core.tiles import TileSet
from domino_desktop.storage import rulesets

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def told():
    """What the block of code in the README defines and prints."""
    (block,) = re.findall(r"^```python\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
    defined, printed = {}, io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(block, "README.md", "exec"), defined)
    return defined, printed.getvalue().splitlines()


def some_codes(count):
    chance = random.Random(5)
    return ["".join(chance.choices(ALPHABET, k=8)) for _ in range(count)]


def test_it_prints_what_the_program_says(told):
    _, printed = told
    assert printed[0] == Seal.of("KTQ72MXB", "00112233445566778899aabbccddeeff").fingerprint
    tiles = [str(tile) for tile in shuffled(TileSet(6), "KTQ72MXB")]
    assert printed[1] == str([tiles[0:7], tiles[7:14], tiles[14:21], tiles[21:28]])
    assert printed[2:] == [code_of_day("2026-11-30")]


@pytest.mark.parametrize("highest", [2, 6, 9, 12, 15, 18])
def test_it_shuffles_every_set_as_the_program_does(told, highest):
    for code in some_codes(30):
        assert told[0]["shuffled"](code, highest) == [str(tile) for tile in shuffled(TileSet(highest), code)]


@pytest.mark.parametrize("ruleset", rulesets.available(), ids=lambda ruleset: ruleset.id)
def test_it_deals_every_rule_set_as_the_program_does(told, ruleset):
    """The hands of a first round for every number of players; where they are dealt again, by the code and +1, +2 ..."""
    for seats in ruleset.players:
        if ruleset.hand_for(seats) is None:
            continue
        state = start(rules.start_match(ruleset, seats))
        away = [str(tile) for tile in ruleset.removed(seats)]
        away += [str(ruleset.engine(1))] if ruleset.start_tile == "engine" else []
        for code in some_codes(12):
            dealt = rules.deal(state, Deal.of(ruleset.tile_set, code, "00" * 16))
            hands = [[str(tile) for tile in hand] for hand in dealt.hands]
            candidates = [code, *(f"{code}+{number}" for number in range(1, 40))]
            found = [
                text
                for text in candidates
                if told[0]["hands"](text, seats, len(hands[0]), ruleset.max_pip, away) == hands
            ]
            assert len(found) == 1
            if ruleset.opening == "lot":
                assert told[0]["lot"](found[0], seats) == dealt.leader
            if ruleset.no_double != "redeal":
                assert found == [code]


def test_it_finds_the_codes_that_follow(told):
    assert following_code("KTQ72MXB", 1) == "KTQ72MXB"
    for number in (2, 3, 17):
        assert told[0]["code_from"](f"KTQ72MXB/deal/{number}") == following_code("KTQ72MXB", number)


def test_the_alphabet_is_that_of_the_program(told):
    assert told[0]["ALPHABET"] == ALPHABET
