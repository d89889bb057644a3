"""A machine that plays every rule set with legal and illegal moves, and the proof that no view betrays a secret."""

import random
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.codec import to_json
from domino_desktop.core.deal import Deal, Seal
from domino_desktop.core.events import (
    BlockProposed,
    HandRevealed,
    MoveTakenBack,
    RoundDealt,
    RoundEnd,
    TileDiscarded,
    TileDrawn,
)
from domino_desktop.core.moves import Knock, ProposeBlock, RevealHand, RuleViolation
from domino_desktop.core.record import MatchRecord
from domino_desktop.core.ruleset import RuleSet, RuleSetFault
from domino_desktop.core.tiles import Boneyard, Hand
from domino_desktop.core.views import TABLE, redact, view_for
from domino_desktop.storage import rulesets
from tests.invariants import (
    check_decisions,
    check_ended_round,
    check_open_ends,
    check_record,
    check_state,
    conceivable_moves,
    is_legal,
    seen_moves,
)
from tests.random_rules import random_mapping
from tests.soak import LARGEST_SET, random_wish

RULESETS = rulesets.available()
CHANGES = (
    {},
    {},
    {"draw": "one"},
    {"block_tie": ["closer_loses", "nearest_to_leader", "lightest_tile"], "round_points": "differences"},
    {"fouls": {"false_declaration": {"points": 10, "round": "lost", "match": "stands"}}},
    {"fouls": {"false_declaration": {"points": 10, "round": "stands", "match": "lost"}}},
    {"match_end": {"rounds": 2}, "direction": "counterclockwise"},
    {"cannot_play": "discard", "draw": "none", "dead_number_stop": "off"},
    {"redeal_doubles": 4},
    {"dead_number_stop": "callable", "redeal_doubles": 4},
    {"dead_number_stop": "auto"},
    {"must_play_if_able": False},
    {"voluntary_draw": True, "play_drawn": "may", "draw": "max(2)"},
    {"matador_duty": "never", "draw": "one"},
    {"turn_after": "double_again"},
    {"mexican": {"first_turn": "all", "doubles": "second_tile"}},
    {"start_tile": "turned_up"},
)


def tables(draw):
    """A rule set with a set and a number of seats, checked or trusted, perhaps with a change, perhaps a random one."""
    ruleset = draw(st.sampled_from(RULESETS))
    changes = dict(draw(st.sampled_from(CHANGES)))
    if ruleset.partners == "opposite" and draw(st.booleans()):
        changes["end"] = "both_partners_out"
    declarations = {"declarations": draw(st.sampled_from(["checked", "trusted"]))}
    mapping = {**ruleset.to_mapping(), **changes}
    if draw(st.integers(0, 4)) == 0:
        mapping = random_mapping(random.Random(draw(st.integers(0, 2**32))), RULESETS)
    try:
        ruleset = RuleSet.from_mapping({**mapping, **declarations})
    except RuleSetFault:
        ruleset = ruleset.changed(declarations)
    # The smallest set more often: its rounds are short, so more of them come to their end.
    tops = [top for top in ruleset.sets if top <= LARGEST_SET]
    ruleset = ruleset.with_set(draw(st.sampled_from([min(tops), min(tops), *tops])))
    seats = draw(st.sampled_from([seats for seats in ruleset.players if ruleset.hand_for(seats)]))
    return ruleset, seats


class MatchMachine(RuleBasedStateMachine):
    """A match played by whoever comes along: sensible moves, impossible moves, answers taken back."""

    @initialize(data=st.data(), opens_walk=st.booleans(), seed=st.integers(0, 2**32))
    def start(self, data, opens_walk, seed):
        ruleset, seats = tables(data.draw)
        self.rng = random.Random(seed)
        self.record = MatchRecord([rules.start_match(ruleset, seats, opens_walk)])
        self.state = self.record.state()
        self.is_honest = True

    def happen(self, events):
        self.record = self.record.plus(events)
        for event in events:
            self.state = apply(self.state, event)
            check_state(self.state)
        check_open_ends(self.state)
        now = self.state.round
        if now.score is not None:
            check_ended_round(self.state, self.is_honest)
            # Before a new deal only one hand is shown, so nobody's answers can be proven wrong.
            assert now.ended is RoundEnd.REDEALT or self.is_honest is not bool(now.fouls)

    @precondition(lambda self: self.state.winner is None and (self.state.round is None or self.state.round.score))
    @rule()
    def deal(self):
        dealt = Deal.from_bytes(self.state.ruleset.tile_set, self.rng.randbytes(21))
        self.is_honest = True
        self.happen([rules.deal(self.state, dealt)])

    @precondition(lambda self: self.state.round is not None and self.state.round.score is None)
    @rule(steps=st.sampled_from([1, 4, 12, 40]), lie=st.sampled_from([0.0, 0.0, 0.5]))
    def play_on(self, steps, lie):
        """Some legal moves in a row; on their honour people may lie."""
        for _ in range(steps):
            now = self.state.round
            if now.score is not None:
                return
            seat, move = random_wish(self.state, self.rng)
            passes = [move for move in rules.legal_moves(self.state, seat) if isinstance(move, (Knock, ProposeBlock))]
            if passes and self.rng.random() < lie:
                move = self.rng.choice(passes)
            if move in passes and rules.can_play(self.state, seat):
                self.is_honest = False
            self.happen(rules.decide(self.state, seat, move))

    @precondition(lambda self: self.state.round is not None)
    @rule(number=st.integers(0, 10**6), seat=st.integers(-1, 8))
    def try_anything(self, number, seat):
        """A move that may well be impossible: it is refused and changes nothing, or it is legal."""
        moves = [*conceivable_moves(self.state), *seen_moves(self.state)]
        move = moves[number % len(moves)]
        before = self.state
        try:
            events = rules.decide(self.state, seat, move)
        except RuleViolation:
            assert self.state == before
            assert not is_legal(self.state, seat, move)
            return
        assert is_legal(self.state, seat, move)
        if isinstance(move, (Knock, ProposeBlock)) and rules.can_play(self.state, seat):
            self.is_honest = False
        self.happen(events)

    @precondition(lambda self: self.state.round is not None and self.state.ruleset.max_pip <= 6)
    @rule()
    def legal_moves_are_what_is_accepted(self):
        check_decisions(self.state)

    @precondition(lambda self: self.state.round is not None and self.state.round.score is None)
    @rule(seat=st.integers(0, 7))
    def take_back(self, seat):
        if seat >= self.state.seats or not self.is_honest:
            return
        try:
            taken_back, _ = self.record.take_back(seat)
        except RuleViolation:
            return
        self.check_replay()
        kept = [event for event in self.record.effective() if event.number < taken_back.to]
        assert not any(isinstance(event, (TileDrawn, HandRevealed)) for event in self.record.events[taken_back.to :])
        self.record = self.record.plus([taken_back])
        assert list(self.record.effective()) == kept
        self.state = self.record.state()
        check_state(self.state)
        assert self.state.round.turn == seat

    @precondition(lambda self: self.state.round is not None and self.state.round.score is None)
    @rule()
    def call_the_last_round(self):
        self.happen(rules.decide(self.state, 0, rules.CallLastRound()))

    def teardown(self):
        if getattr(self, "record", None) is not None:
            self.check_replay()

    def check_replay(self):
        """Replay equals the live state. A record only grows, so its end and what is taken back speak for every step."""
        assert self.record.state() == self.state
        if not any(isinstance(event, MoveTakenBack) for event in self.record.events):
            check_record(self.record.events, self.state)

    @invariant()
    def views_tell_no_more_than_they_may(self):
        if getattr(self, "state", None) is None or self.state.round is None:
            return
        now = self.state.round
        for eye in (*range(self.state.seats), TABLE):
            view = view_for(self.state, eye)
            assert view.hand == (now.hands[eye].tiles if eye >= 0 else ())
            assert view.legal_moves == (rules.legal_moves(self.state, eye) if eye >= 0 else ())
            assert view.counts == tuple(hand.count for hand in now.hands)
            assert {shown.seat for shown in view.revealed} == set(now.revealed)
            assert view.layout == now.layout and view.totals == self.state.totals


def test_the_machine_plays_every_rule_set():
    run_state_machine_as_test(
        MatchMachine,
        settings=settings(
            max_examples=200, stateful_step_count=30, deadline=None, suppress_health_check=list(HealthCheck)
        ),
    )


# Secrets


def unseen(state, eye):
    """The seats whose hands this eye may not see."""
    now = state.round
    return [seat for seat in range(state.seats) if seat != eye and seat not in now.revealed]


def shuffled_for(state, eye, rng):
    """The same state as far as this eye can know, with all tiles that it cannot see dealt anew."""
    now = state.round
    hands, discards = list(now.hands), list(now.discards)
    places = [(hands, seat) for seat in unseen(state, eye)]
    places += [(discards, seat) for seat in range(len(discards)) if seat != eye]
    hidden = [tile for group, seat in places for tile in group[seat].tiles] + list(now.boneyard.tiles)
    rng.shuffle(hidden)
    for group, seat in places:
        count = group[seat].count
        group[seat] = Hand.of(hidden[:count])
        del hidden[:count]
    history = tuple(
        replace(event, tile=rng.choice(state.ruleset.tile_set.tiles))
        if isinstance(event, (TileDrawn, TileDiscarded)) and event.seat != eye
        else replace(event, code=f"{rng.random()}", nonce="", hands=_others_redealt(event, eye, rng), boneyard=())
        if isinstance(event, RoundDealt)
        else event
        for event in now.history
    )
    shuffled = now._replace(hands=tuple(hands), discards=tuple(discards), boneyard=Boneyard.of(hidden), history=history)
    return state._replace(round=shuffled)


def _others_redealt(event, eye, rng):
    return tuple(
        hand if seat == eye else tuple(rng.sample(hand, len(hand))[::-1]) for seat, hand in enumerate(event.hands)
    )


def seen_by(state, eye):
    """The view of an eye, without the fingerprint: it differs with the deal, but no deal can be read from it."""
    view = view_for(state, eye)
    assert view.seal == Seal(view.seal.fingerprint), "the seal was broken in play"
    return to_json(replace(view, seal=None))


def told(state, eye):
    """Everything that one eye is ever told about a state: its view, its events, its moves and refusals."""
    view = seen_by(state, eye)
    events = [to_json(redact(event, eye)) for event in state.round.history]
    answers = []
    if eye >= 0:
        for move in (*conceivable_moves(state), *(RevealHand((tile,)) for tile in state.ruleset.tile_set.tiles[:6])):
            try:
                rules.decide(state, eye, move)
                answers.append("yes")
            except RuleViolation as violation:
                answers.append((violation.reason, violation.numbers, violation.tile))
    return view, events, answers, rules.asked(state)


def random_state(draw, opens_walk):
    """Some state in the middle of a random round."""
    ruleset, seats = tables(draw)
    rng = random.Random(draw(st.integers(0, 2**32)))
    state = MatchRecord([rules.start_match(ruleset, seats, opens_walk)]).state()
    state = apply(state, rules.deal(state, Deal.from_bytes(ruleset.tile_set, rng.randbytes(21))))
    for _ in range(draw(st.integers(0, 45))):
        after = state
        for event in rules.decide(state, *random_wish(state, rng)):
            after = apply(after, event)
        if after.round.score is not None:
            # Only a claimed new deal leaves hands that nobody has seen.
            return (after if after.round.ended is RoundEnd.REDEALT else state), rng
        state = after
    return state, rng


@settings(max_examples=250, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_no_eye_is_told_what_it_cannot_see(data):
    state, rng = random_state(data.draw, opens_walk=False)
    for eye in (*range(state.seats), TABLE):
        expected = told(state, eye)
        for _ in range(2):
            assert told(shuffled_for(state, eye, rng), eye) == expected


@settings(max_examples=250, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_the_walk_that_opens_by_itself_is_the_only_public_sign(data):
    """With it switched on, a decision differs in nothing but the walk that was opened and the hands it turns up."""
    state, _ = random_state(data.draw, opens_walk=True)
    quiet = state._replace(opens_walk=False)
    seat = state.round.turn
    for move in rules.legal_moves(state, seat):
        loud_events, quiet_events = rules.decide(state, seat, move), rules.decide(quiet, seat, move)
        opened = [event for event in loud_events if isinstance(event, BlockProposed) and event.by_program]
        if not opened:
            assert loud_events == quiet_events or _in_opened_walk(state)
            continue
        assert state.ruleset.is_checked and state.drawable == 0
        assert not any(rules.can_play(state, other) for other in state.round.active)
        extra = (BlockProposed, HandRevealed)
        assert [e for e in loud_events if not isinstance(e, extra)][:1] == [
            e for e in quiet_events if not isinstance(e, extra)
        ][:1]
    for eye in (*range(state.seats), TABLE):
        if not _in_opened_walk(state):
            assert view_for(state, eye) == view_for(quiet, eye)
            assert told(state, eye) == told(quiet, eye)


def _in_opened_walk(state):
    walk = state.round.verification
    return walk is not None and walk.by_program


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_a_walk_opened_by_the_program_tells_no_tiles_but_those_it_turned_up(data):
    """Inside such a walk everybody knows that nobody can play; beyond that, unseen hands stay unseen."""
    state, rng = random_state(data.draw, opens_walk=True)
    for eye in (*range(state.seats), TABLE):
        for _ in range(3):
            other = shuffled_for(state, eye, rng)
            assert seen_by(other, eye) == seen_by(state, eye)


def test_the_secrecy_check_notices_a_leak(monkeypatch):
    """The property can fail: a view that counts somebody's doubles would be seen at once."""
    rng = random.Random(4)
    ruleset = rulesets.load("block")
    state = MatchRecord([rules.start_match(ruleset, 4, False)]).state()
    state = apply(state, rules.deal(state, Deal.from_bytes(ruleset.tile_set, rng.randbytes(21))))
    monkeypatch.setattr(
        rules, "asked", lambda state: {s: () for s in range(4) if state.round.hands[s].tiles[0].is_double}
    )
    seen = {str(told(shuffled_for(state, 0, rng), 0)) for _ in range(20)}
    assert len(seen) > 1


@pytest.mark.parametrize("eye", [TABLE, 0, 3])
def test_redaction_leaves_nothing_of_the_deal(eye):
    rng = random.Random(4)
    ruleset = rulesets.load("classic-draw")
    state = MatchRecord([rules.start_match(ruleset, 4)]).state()
    dealt = rules.deal(state, Deal.from_bytes(ruleset.tile_set, rng.randbytes(21)))
    seen = redact(dealt, eye)
    assert (seen.code, seen.nonce, seen.boneyard, seen.lead_tile) == ("", "", (), None)
    assert seen.hands == tuple(hand if seat == eye else () for seat, hand in enumerate(dealt.hands))
    drawn = TileDrawn(5, 0, 2, dealt.boneyard[2])
    assert redact(drawn, eye) == (drawn if eye == 0 else replace(drawn, tile=None))
