"""The soak in small: a few hundred random rounds, and the proof that it can fail."""

import json

from domino_desktop.core import state as core_state
from tests import soak


def test_a_few_hundred_random_rounds(capsys):
    assert soak.main(["--rounds", "60", "--seed", "test", "--json"]) == 0
    tallies = json.loads(capsys.readouterr().out)
    assert {(tally["ruleset"], tally["seats"]) for tally in tallies if tally["reference"]} == set(soak.BLOCKED_SHARES)
    assert {tally["max_pip"] for tally in tallies} == {6, 9, 12}
    assert sum(tally["rounds"] for tally in tallies) > 600
    assert all(tally["blocked"] for tally in tallies if tally["max_pip"] == 6)


def test_the_same_seed_plays_the_same_rounds(capsys):
    for _ in range(2):
        soak.main(["--rounds", "10", "--seed", "same", "--json"])
    first, second = capsys.readouterr().out.replace("][", "]\n[").split("]\n[")
    blocked = [[line for line in text.splitlines() if "blocked" in line] for text in (first, second)]
    assert blocked[0] == blocked[1]


def test_a_share_far_from_its_reference_fails(monkeypatch, capsys):
    monkeypatch.setitem(soak.BLOCKED_SHARES, ("pairs", 4), 0.9)
    monkeypatch.setattr(soak, "tables", lambda rounds: [(soak.rulesets.load("pairs"), 4, rounds)])
    assert soak.main(["--rounds", "30"]) == 1
    assert "too far from the reference: pairs" in capsys.readouterr().err


def test_a_broken_rule_fails_and_names_its_round(monkeypatch, capsys):
    """Rules that lose a tile on the way are noticed."""
    real = core_state.Hand.without
    monkeypatch.setattr(core_state.Hand, "without", lambda hand, tile: real(real(hand, tile), hand.tiles[0]))
    assert soak.main(["--rounds", "1", "--seed", "x"]) == 1
    assert "in the random round 'x " in capsys.readouterr().err
