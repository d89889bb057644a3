"""Rule sets of random switches are refused with a key and a reason, or they can be played to the end of a match."""

import random

import pytest

from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.deal import Deal
from domino_desktop.core.moves import CallLastRound
from domino_desktop.core.ruleset import RuleSet, RuleSetFault
from domino_desktop.core.ruleset_keys import READERS
from domino_desktop.core.state import start
from domino_desktop.storage import rulesets
from tests.invariants import check_decisions, check_ended_round, check_open_ends, check_state
from tests.random_rules import KEYS, random_mapping
from tests.soak import random_wish

BATCHES = 10
IN_A_BATCH = 30
LAST_ROUND = 5
"""The round that is called to be the last."""
LEVEL_ROUNDS = 80
"""More rounds than any match that somebody can win stays level at the top after its last one."""

PRESETS = rulesets.available()


def drawn(seed):
    """The rule set of this seed, or the fault with which it is refused."""
    try:
        return RuleSet.from_mapping(random_mapping(random.Random(f"random rules {seed}"), PRESETS))
    except RuleSetFault as fault:
        return fault


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_rules_are_refused_or_can_be_played(batch):
    played = 0
    for seed in range(batch * IN_A_BATCH, (batch + 1) * IN_A_BATCH):
        ruleset = drawn(seed)
        if isinstance(ruleset, RuleSetFault):
            assert ruleset.key.split(".")[0] in READERS and ruleset.reason
            continue
        again = RuleSet.from_mapping(ruleset.to_mapping())
        assert again == ruleset and again.digest == ruleset.digest
        try:
            play_match(ruleset, random.Random(f"a match of {seed}"))
        except Exception as error:
            error.add_note(f"with the rules of seed {seed}: {ruleset.to_mapping()}")
            raise
        played += 1
    assert played > IN_A_BATCH // 4


def test_every_key_is_tried_with_more_than_its_default():
    """The draw reaches every key of rule-set files, and rule sets that differ there are accepted."""
    tried = set()
    for seed in range(1500):
        ruleset = drawn(seed)
        if isinstance(ruleset, RuleSet):
            usual = {preset.id: preset for preset in PRESETS}[ruleset.id]
            tried |= {key for key in KEYS if getattr(ruleset, key) != getattr(usual, key)}
    assert tried == set(KEYS)


def play_match(ruleset, rng):
    """Plays a match of honest random moves under the invariants; its fifth round is called to be the last."""
    seats = rng.choice([seats for seats in ruleset.players if ruleset.hand_for(seats) is not None])
    state = start(rules.start_match(ruleset, seats, opens_walk=rng.random() < 0.5))
    for number in range(1, LAST_ROUND + LEVEL_ROUNDS):
        state = apply(state, rules.deal(state, Deal.from_bytes(ruleset.tile_set, rng.randbytes(21))))
        check_state(state)
        if number >= LAST_ROUND and not state.is_last_round:
            state = after(state, rules.decide(state, 0, CallLastRound()))
        while state.round.score is None:
            state = after(state, rules.decide(state, *random_wish(state, rng)))
            check_state(state)
            check_open_ends(state)
            if number == 1 and rng.random() < 0.02:
                check_decisions(state)
        check_ended_round(state, all_honest=True)
        if state.winner is not None:
            return
    # Close below an exact target hardly any score counts, so two who are level there may stay level for long.
    assert ruleset.target_exact and ruleset.overshoot == "void", "a match ends"


def after(state, events):
    for event in events:
        state = apply(state, event)
    return state


def refusal(**changes):
    """The key with which a change of a rule set that comes with the program is refused; None: it is accepted."""
    base = rulesets.load(changes.pop("base", "classic-draw"))
    try:
        base.changed(changes)
    except RuleSetFault as fault:
        return fault.key
    return None


DOUBLES = [f"{number}-{number}" for number in range(7)]
TO_NOBODY = {"block_winner": "nobody", "match_end": {"points": 50}}


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        # Without doubles a deal that wants one would be repeated for ever.
        ({"base": "bergen", "remove": {"2": DOUBLES}}, "no_double"),
        ({"base": "bergen", "remove": {"2": DOUBLES[:6]}, "hand_size": {"6": {"2": 6, "3": 6, "4": 5}}}, None),
        # Somebody always holds enough doubles, so the computer would always ask for a new deal.
        ({"base": "jamaican-cut-throat", "redeal_doubles": 4}, "redeal_doubles"),
        ({"base": "jamaican-cut-throat", "redeal_doubles": 5}, None),
        # Crosses and trains count the tiles of a number.
        ({"base": "cross", "remove": {"3": ["0-0"]}}, "remove.3"),
        ({"base": "mexican-train", "remove": {"3": ["0-1"]}}, "remove.3"),
        # Nobody ever scores.
        ({"out_points": "fixed", "out_values": {"simple": 0, "double": 0}, **TO_NOBODY}, "match_end"),
        ({"out_points": "fixed", "out_values": {"simple": 0}, **TO_NOBODY}, None),
        ({"out_points": "fixed", "out_values": {"simple": 0, "double": 0}, "bonuses": {"going_out": 1}}, None),
        ({"factors": {"out": 0, "double": 0}, **TO_NOBODY}, "match_end"),
        ({"factors": {"out": 0, "double": 0}}, None),
        ({"cannot_play": "discard", "draw": "none", **TO_NOBODY}, "match_end"),
        ({"rounding": "bands", "bands": {"first": 1000, "step": 10, "value": 0}}, "match_end"),
        # Totals jump over an exact target for ever.
        ({"target_exact": True, "out_points": "fixed", "out_values": {"simple": 2}}, "target_exact"),
        ({"base": "all-fives", "target_exact": True}, None),
        ({"base": "all-fives", "target_exact": True, "match_end": {"points": 61}}, "target_exact"),
        ({"base": "cuban-east", "target_exact": True}, "target_exact"),
        ({"base": "fives-and-threes", "bonuses": {"going_out": 1}}, "target_exact"),
        ({"base": "fives-and-threes", "bonuses": {"going_out": 1}, "out_values": {"simple": 0}}, None),
        # So many rounds in a row are hardly ever won.
        ({"match_form": "six_love"}, "match_form"),
        ({"base": "jamaican-partner", "match_end": {"points": 13}}, "match_end.points"),
        ({"base": "jamaican-partner", "match_end": {"points": 12}}, None),
    ],
)
def test_what_could_never_end_is_refused(changes, key):
    assert refusal(**changes) == key
