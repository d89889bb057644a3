"""A real table, where nobody's tiles are known until they are laid open, comes to the same result as the screen."""

import random

import pytest

from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.deal import Deal
from domino_desktop.core.events import Certainty, LaidTile, PositionEntered, RoundEnd
from domino_desktop.core.moves import ClaimRedeal, Knock, PlayTile, ProposeBlock, RevealHand
from domino_desktop.core.state import start
from domino_desktop.core.tiles import Tile
from domino_desktop.storage import rulesets
from tests.soak import random_wish

ROUNDS = 12
RULESETS = {ruleset.id: ruleset for ruleset in rulesets.available()}


def dealt(ruleset, seats, rng):
    state = start(rules.start_match(ruleset, seats, opens_walk=False))
    return apply(state, rules.deal(state, Deal.from_bytes(ruleset.tile_set, rng.randbytes(21))))


def unknown(state):
    """The same round as a referee enters it: how many tiles there are, and what lies face up."""
    now = state.round
    first = now.layout.first
    laid = () if first is None else (LaidTile(first.tile, "start"),)
    counts = tuple(hand.count for hand in now.hands)
    begun = start(rules.start_match(state.ruleset, state.seats, opens_walk=False))
    return apply(begun, PositionEntered(1, 1, (), (), counts, now.boneyard.count, now.turn, now.leader, None, laid))


def after(state, seat, move):
    for event in rules.decide(state, seat, move):
        state = apply(state, event)
    return state


def played(ruleset, seats, rng, lies):
    """The same moves on screen and at a real table; then the hands are laid open. Answers both states."""
    screen = dealt(ruleset, seats, rng)
    real = unknown(screen)
    while screen.round.score is None:
        seat, move = random_wish(screen, rng)
        passes = [each for each in rules.legal_moves(screen, seat) if isinstance(each, (Knock, ProposeBlock))]
        if passes and rng.random() < lies:
            move = rng.choice(passes)
        asked = rules.asked(real)
        assert type(move) in asked[seat] and asked == rules.asked(screen), "public facts are the same"
        screen, real = after(screen, seat, move), after(real, seat, move)
    for seat in [seat for seat in rules.asked(real) if real.round.score is None]:
        assert rules.asked(real)[seat] == (RevealHand,)
        real = after(real, seat, RevealHand(screen.round.hands[seat].tiles))
    return screen, real


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_the_result_is_the_same_as_on_the_screen(ruleset_id):
    rng = random.Random(ruleset_id)
    ruleset = RULESETS[ruleset_id]
    tables = [seats for seats in ruleset.players if ruleset.hand_for(seats) is not None]
    for number in range(ROUNDS):
        screen, real = played(ruleset, tables[number % len(tables)], rng, lies=0)
        assert (real.round.ended, real.round.went_out) == (screen.round.ended, screen.round.went_out)
        assert real.totals == screen.totals and real.winner == screen.winner
        assert real.round.layout == screen.round.layout
        # Nobody saw what was drawn, so an answer before a draw may look wrong; but nothing is proven.
        assert all(foul.certainty is Certainty.POSSIBLE for foul in real.round.fouls)
        if real.round.ended is not RoundEnd.REDEALT:
            assert real.round.score == screen.round.score and real.memory == screen.memory


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_wrong_answers_are_found_as_on_the_screen(ruleset_id):
    """Where nobody saw what was drawn, an answer may only possibly be wrong; nobody else is accused with proof."""
    rng = random.Random(f"lies {ruleset_id}")
    ruleset = RULESETS[ruleset_id].changed({"declarations": "trusted"})
    tables = [seats for seats in ruleset.players if ruleset.hand_for(seats) is not None]
    for number in range(ROUNDS):
        screen, real = played(ruleset, tables[number % len(tables)], rng, lies=0.2)
        proven = {foul.event for foul in real.round.fouls if foul.certainty is Certainty.PROVEN}
        found = {foul.event for foul in real.round.fouls}
        assert proven <= {foul.event for foul in screen.round.fouls} <= found
        if ruleset.draw == "none":
            assert real.round.fouls == screen.round.fouls


def test_a_claimed_new_deal_needs_no_tiles_to_be_named():
    rng = random.Random(3)
    ruleset = RULESETS["gaple-pairs-seven"]
    state = after(unknown(dealt(ruleset, 4, rng)), 2, ClaimRedeal())
    assert (state.round.ended, state.round.revealed) == (RoundEnd.REDEALT, ())
    assert [hand.count for hand in state.round.hands] == [7, 7, 7, 7]


def test_an_exact_target_ends_a_real_round_at_once():
    """Three and six add up to nine: three points of a pub game to three."""
    state = unknown(dealt(RULESETS["fives-and-threes"].changed({"match_end": {"points": 3}}), 2, random.Random(1)))
    state = after(state, state.round.turn, PlayTile(Tile.of(3, 6), "start"))
    assert (state.round.ended, state.round.revealed) == (RoundEnd.TARGET_REACHED, ())
    assert state.winner == state.round.leader and rules.asked(state) == {}


@pytest.mark.parametrize("ruleset_id", [one for one in RULESETS if RULESETS[one].placing == "line"])
def test_a_round_goes_on_from_open_ends_alone(ruleset_id):
    """A tile that is laid where only the numbers are known leaves the table with numbers that are known."""
    ruleset = RULESETS[ruleset_id].changed({"declarations": "trusted"})
    seats = next(seats for seats in ruleset.players if ruleset.hand_for(seats) is not None)
    six, other = 6, ruleset.joint - 6 if ruleset.joint else 6
    state = start(rules.start_match(ruleset, seats, opens_walk=False))
    state = apply(state, PositionEntered(1, 1, (), (six, 3), (4,) * seats, 0, 0, 0))
    state = after(state, 0, PlayTile(Tile.of(other, 2), "left"))
    assert (state.round.layout.bare, state.round.layout.values) == ((2, 3), (2, 3))
    assert not state.round.layout.is_empty
    state = after(state, state.round.turn, PlayTile(Tile.of(ruleset.joint - 2 if ruleset.joint else 2, 5), "left"))
    assert state.round.layout.values == (5, 3)
