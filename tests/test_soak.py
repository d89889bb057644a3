"""The soak in small: a few random rounds at every table of every rule set, and the proof that it can fail."""

import json
import random

import pytest

from domino_desktop.core import state as core_state
from domino_desktop.core.moves import RuleViolation
from domino_desktop.storage import rulesets
from tests import soak


def test_a_few_random_rounds_of_every_rule_set(capsys):
    assert soak.main(["--rounds", "12", "--seed", "test", "--json"]) == 0
    tallies = json.loads(capsys.readouterr().out)
    played = {(tally["ruleset"], tally["max_pip"], tally["seats"]) for tally in tallies}
    assert {(ruleset, seats) for ruleset, max_pip, seats in played if max_pip == 6} >= set(soak.BLOCKED_SHARES)
    for ruleset in rulesets.available():
        tables = {(top, seats) for top, sizes in ruleset.hand_size for seats, _ in sizes if top <= soak.LARGEST_SET}
        assert {(top, seats) for name, top, seats in played if name == ruleset.id} == tables
    assert sum(tally["rounds"] for tally in tallies) > 1000
    assert sum(tally["blocked"] for tally in tallies) > 200


def test_the_same_seed_plays_the_same_rounds(capsys, monkeypatch):
    chosen = [(rulesets.load(name), 4, 8) for name in ("block", "amazonian-fives", "double-draw")]
    monkeypatch.setattr(soak, "tables", lambda rounds: chosen)
    blocked = []
    for _ in range(2):
        soak.main(["--seed", "same", "--json"])
        blocked.append([tally["blocked"] for tally in json.loads(capsys.readouterr().out)])
    assert blocked[0] == blocked[1] and sum(blocked[0])


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


def sabotaged_rounds(ruleset, seats, rounds):
    for number in range(rounds):
        soak.play_first_round(ruleset, seats, random.Random(f"sabotage {number}"), is_thorough=True)


@pytest.mark.parametrize(
    ("sabotage", "ruleset_id", "seats"),
    [
        (("core.placing", "has_free_long_side", lambda *_: False), "all-fives", 2),
        (("core.placing", "is_used_up", lambda *_: False), "mexican-train", 2),
        (("core.placing", "_toes", lambda *_: ()), "chicken-foot", 2),
        (("core.turns", "is_matador", lambda *_: True), "matador", 2),
        (("core.block", "BlockVerification.without_answers", lambda walk: walk), "mexican-train", 2),
        (("core.block", "BlockVerification.stands", lambda walk, active: len(walk.answers) > 1), "block", 3),
        (("core.aftermath", "has_acted", lambda *_: False), "brazil-six-points", 4),
        (("core.aftermath", "may_claim_redeal", lambda *_: True), "brazil-six-points", 4),
        (("core.turns", "open_to", lambda state, seat: state.round.layout.ends), "mexican-train", 3),
    ],
    ids=lambda value: value[1] if isinstance(value, tuple) else str(value),
)
def test_broken_rules_of_other_games_are_noticed(monkeypatch, sabotage, ruleset_id, seats):
    module, name, wrong = sabotage
    ruleset = rulesets.load(ruleset_id)
    sabotaged_rounds(ruleset, seats, 2)
    monkeypatch.setattr(f"domino_desktop.{module}.{name}", wrong)
    with pytest.raises((AssertionError, RuleViolation, KeyError, ValueError, IndexError)):
        sabotaged_rounds(ruleset, seats, 300)
