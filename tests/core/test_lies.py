"""Lies planted in trusted rounds of every rule set: the audit names every one, and accuses nobody wrongly."""

import random
from dataclasses import replace

import pytest

from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.deal import Deal
from domino_desktop.core.events import Certainty, Knocked, TileDrawn
from domino_desktop.core.fouls import audit
from domino_desktop.core.moves import CallDead, ClaimRedeal, Knock, ProposeBlock
from domino_desktop.core.record import MatchRecord
from domino_desktop.core.scoring import ScoreReason
from domino_desktop.storage import rulesets
from tests.invariants import fits, fitting_tiles
from tests.soak import LARGEST_SET, random_move

ROUNDS = 6
FOULS = {"false_declaration": {"points": 1, "round": "replay", "match": "stands"}}
RULESETS = {ruleset.id: ruleset for ruleset in rulesets.available()}
#: Changes under which more, or other, answers can be lies.
CHANGES = {
    "as it is": {},
    "draws one": {"draw": "one"},
    "may keep": {"draw": "max(2)", "play_drawn": "may", "voluntary_draw": True},
    "may pass": {"must_play_if_able": False},
    "no duty": {"matador_duty": "never"},
    "second tile": {"mexican": {"doubles": "second_tile", "first_turn": "all"}},
}


def tables(base):
    for max_pip in (top for top in base.sets if top <= LARGEST_SET):
        for seats in base.players:
            if base.hand_for(seats, max_pip) is not None:
                yield base.with_set(max_pip), seats


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_planted_lie_is_found_and_nobody_is_accused_wrongly(ruleset_id):
    planted = 0
    for name, changes in CHANGES.items():
        base = RULESETS[ruleset_id].changed({**changes, "declarations": "trusted", "fouls": FOULS})
        if changes and base == RULESETS[ruleset_id].changed({"declarations": "trusted", "fouls": FOULS}):
            continue
        for ruleset, seats in tables(base):
            rng = random.Random(f"{ruleset_id} {name} {seats} {ruleset.max_pip}")
            for _ in range(ROUNDS if ruleset.max_pip == min(base.sets) else 1):
                planted += round_with_lies(ruleset, seats, rng)
    assert planted > ROUNDS


def round_with_lies(ruleset, seats, rng):
    """Plays a round in which some passes are lies; checks that the audit names exactly these. Answers how many."""
    record = MatchRecord([rules.start_match(ruleset, seats)])
    record = record.plus([rules.deal(record.state(), Deal.from_bytes(ruleset.tile_set, rng.randbytes(21)))])
    state = record.state()
    held = {}
    while state.round.score is None:
        seat = state.round.turn
        moves = [
            move for move in rules.legal_moves(state, seat) if not isinstance(move, (ClaimRedeal, CallDead))
        ]  # a dead number ends the round before anybody could lie about it, and a new deal shows one hand only
        passes = [move for move in moves if isinstance(move, (Knock, ProposeBlock))]
        is_pass = bool(passes) and rng.random() < 0.2
        move = rng.choice(passes) if is_pass else random_move(moves, state.round.layout, rng)
        events = rules.decide(state, seat, move)
        if isinstance(move, (Knock, ProposeBlock)):
            held[events[0].number] = fitting_tiles(state, seat)
        record = record.plus(events)
        state = record.state() if rng.random() < 0.05 else applied(state, events)
        if isinstance(move, (Knock, ProposeBlock)) and state.round.score is None and rng.random() < 0.2:
            taken_back, needs_consent = record.take_back(seat)
            assert not needs_consent
            del held[taken_back.to]
            record = record.plus([taken_back])
            state = record.state()
    lies = {number for number, tiles in held.items() if tiles}
    check_fouls(state, held, lies)
    check_hidden_draws(state, lies)
    return len(lies)


def check_fouls(state, held, lies):
    by_event = {foul.event: foul for foul in state.round.fouls}
    knocks = {event.number: event for event in state.round.history if isinstance(event, Knocked)}
    assert set(by_event) == lies and len(by_event) == len(state.round.fouls)
    for number, foul in by_event.items():
        assert foul.certainty is Certainty.PROVEN and foul.seat == knocks[number].seat
        assert foul.values == knocks[number].values and foul.end in foul.values
        assert foul.tile in held[number]
        assert fits(foul.tile, foul.end, knocks[number].doubles_only, state.ruleset)
    fined = {line.seat for line in state.round.score.lines if line.reason is ScoreReason.FALSE_DECLARATION}
    assert fined == {foul.seat for foul in state.round.fouls}


def check_hidden_draws(state, lies):
    """Where nobody saw what was drawn, as at a real table, lies are proven or possible, and nothing else is proven."""
    now = state.round
    history = [replace(event, tile=None) if isinstance(event, TileDrawn) else event for event in now.history]
    fouls = audit(history, tuple(hand.tiles for hand in now.hands), state.ruleset)
    assert {foul.event for foul in fouls} >= lies
    assert {foul.event for foul in fouls if foul.certainty is Certainty.PROVEN} <= lies


def applied(state, events):
    for event in events:
        state = apply(state, event)
    return state
