"""Where every tile is dealt, a stop at a dead number and the verified walk come to the same result."""

import random

import pytest

from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.deal import Deal
from domino_desktop.core.events import DeadCalled, RoundEnd, TilePlayed
from domino_desktop.core.moves import CallDead, ClaimRedeal, Knock, PlayTile
from domino_desktop.core.state import start
from domino_desktop.storage import rulesets
from tests.soak import random_wish

SEATS = 4
ROUNDS = 25


def all_dealt():
    """The rule sets in which four seats hold the whole set, and a pass is an answer."""
    for ruleset in rulesets.available():
        size = ruleset.hand_for(SEATS)
        if size is not None and SEATS * size == len(ruleset.tile_set) and ruleset.cannot_play == "knock":
            yield ruleset.id


def dealt(ruleset, deal):
    state = start(rules.start_match(ruleset, SEATS))
    return apply(state, rules.deal(state, deal))


def after(state, seat, move):
    for event in rules.decide(state, seat, move):
        state = apply(state, event)
    return state


def stopped(ruleset, deal, rng, how):
    """A round of random moves that ends at the first dead number, by itself or because the seat on turn says so."""
    state = dealt(ruleset.changed({"dead_number_stop": how}), deal)
    while state.round.score is None:
        seat, move = random_wish(state, rng)
        if CallDead() in rules.legal_moves(state, state.round.turn):
            seat, move = state.round.turn, CallDead()
        if not isinstance(move, ClaimRedeal):
            state = after(state, seat, move)
    return state


def walked(ruleset, deal, plays):
    """The same tiles under the same rules without a stop: who cannot play knocks, until the walk has gone round."""
    state = dealt(ruleset.changed({"dead_number_stop": "off"}), deal)
    waiting = list(plays)
    while state.round.score is None:
        seat = state.round.turn
        if rules.can_play(state, seat):
            laid = waiting.pop(0)
            state = after(state, seat, PlayTile(laid.tile, laid.end, laid.near))
        else:
            state = after(state, seat, Knock())
    assert not waiting
    return state


@pytest.mark.parametrize("how", ["auto", "callable"])
@pytest.mark.parametrize("ruleset_id", [*all_dealt()])
def test_a_stop_and_a_walk_agree(ruleset_id, how):
    ruleset = rulesets.load(ruleset_id)
    rng = random.Random(f"{ruleset_id} {how}")
    ends = set()
    for _ in range(ROUNDS):
        deal = Deal.from_bytes(ruleset.tile_set, rng.randbytes(21))
        early = stopped(ruleset, deal, rng, how)
        late = walked(ruleset, deal, [event for event in early.round.history if isinstance(event, TilePlayed)])
        assert early.round.ended is late.round.ended
        assert early.round.score == late.round.score, "winner, points and every line of the score"
        assert early.totals == late.totals and early.winner == late.winner and early.memory == late.memory
        called = any(isinstance(event, DeadCalled) for event in early.round.history)
        assert called is (early.round.ended is RoundEnd.BLOCKED), "where all is dealt, every block is a dead number"
        ends.add(early.round.ended)
    assert RoundEnd.BLOCKED in ends
