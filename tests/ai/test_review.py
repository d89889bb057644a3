"""The review of a round: true where it says exact, with its margin elsewhere, in every rule set."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from domino_desktop.ai.findings import TurnReason
from domino_desktop.ai.judging import Judge
from domino_desktop.ai.review import review
from domino_desktop.core import rules
from domino_desktop.core.events import Knocked, MatchStarted, RoundEnded, RoundScored, TileDrawn, TilePlayed
from domino_desktop.core.moves import DrawTile, Knock, PlayTile
from domino_desktop.storage import rulesets
from tests.ai.parallel import dealt, done, is_blocked, is_over, on_bits
from tests.ai.tables import every_table
from tests.ai.test_solver import brute

SMALL = [(ruleset, seats) for ruleset, seats in every_table() if ruleset.max_pip == min(ruleset.sets)]
IDS = [f"{ruleset.id}-{seats}" for ruleset, seats in SMALL]
EFFORT = 0.15


def played_round(ruleset, seats, seed):
    """`MatchStarted`, and the events of a round played at random."""
    return (MatchStarted(0, ruleset, seats, opens_walk=False), *_states(ruleset, seats, seed)[-1].round.history)


def _states(ruleset, seats, seed):
    """Every state of that round."""
    chance = random.Random(f"{ruleset.id}/{seats}/{seed}")
    states = [dealt(ruleset, seats, seed)]
    while not is_over(states[-1]):
        moves = rules.legal_moves(states[-1], states[-1].round.turn)
        plays = [move for move in moves if isinstance(move, PlayTile)]
        draw = next((move for move in moves if isinstance(move, DrawTile)), None)
        move = chance.choice(plays) if plays else draw or (Knock() if Knock() in moves else moves[0])
        states.append(done(states[-1], move))
    return states


@pytest.mark.parametrize(("ruleset", "seats"), SMALL, ids=IDS)
def test_every_table_can_be_reviewed(ruleset, seats):
    events = played_round(ruleset, seats, 1)
    found = review(events, 1, EFFORT)
    laid = {event.number: event for event in events if isinstance(event, TilePlayed)}
    assert [standing.event for standing in found.standings] == list(laid)
    teams = max(ruleset.teams(seats)) + 1
    assert all(len(standing.points) == teams for standing in found.standings)
    assert [luck.team for luck in found.luck] == list(range(teams))
    assert sum(luck.wins for luck in found.luck) <= 1.0001
    losses = [point.loss for point in found.turning]
    assert losses == sorted(losses, reverse=True)
    for point in found.turning:
        event = laid[point.event]
        assert (point.seat, point.played.tile, point.played.end) == (event.seat, event.tile, event.end)
        assert point.better != point.played
        assert point.loss > point.margin >= 0
        assert not point.is_exact or point.margin == 0
    is_block = any(isinstance(event, RoundEnded) and event.reason.value == "blocked" for event in events)
    assert (found.certain is not None) == is_block
    assert found.certain is None or found.certain in laid
    if seats == next(count for first, count in SMALL if first.id == ruleset.id):
        assert found == review(events, 1, EFFORT), "once for each rule set"


def test_what_is_exact_is_what_brute_force_finds():
    """Near the end of rounds every way to go on is tried out."""
    checked = 0
    for name, seats in (("pairs", 4), ("block", 2), ("classic-draw", 2), ("jamaican-partner", 4)):
        for seed in range(6):
            states = _states(rulesets.load(name), seats, seed)
            events = (MatchStarted(0, states[0].ruleset, seats, opens_walk=False), *states[-1].round.history)
            found = review(events, seed, EFFORT)
            by_event = {state.round.history[-1].number + 1: state for state in states[:-1]}
            for point in found.turning:
                state = by_event[point.event]
                now = on_bits(state)
                left = sum(hand.bit_count() for hand in now.hands) + len(now.yard) * now.game.draws
                if not point.is_exact or left > 10:
                    continue
                worths = []
                for move in (point.played, point.better):
                    after = now.copy()
                    after.step(move)
                    worths.append(brute(after, now.game.teams[now.turn]))
                assert worths[1] - worths[0] == point.loss
                checked += 1
    assert checked > 5


def always_blocks(now):
    """Whether every continuation ends in a block."""
    if now.turn < 0:
        return now.is_blocked
    ends = []
    for code in now.moves():
        after = now.copy()
        after.play(code)
        ends.append(always_blocks(after))
    return all(ends)


def follows(events, number, seat):
    """What a seat did next behind an event: the kind of its next move."""
    acts = (TilePlayed, TileDrawn, Knocked)
    return next((type(event) for event in events if event.number > number and getattr(event, "seat", None) == seat
                 and isinstance(event, acts)), None)  # fmt: skip


def replies(state):
    """The states behind every tile that the seat on turn may lay; behind its pass where none fits."""
    moves = rules.legal_moves(state, state.round.turn)
    plays = [move for move in moves if isinstance(move, PlayTile)]
    return [done(state, move) for move in plays or [Knock()]]


def check_reason(point, state, events):
    """Whether the reason is true, as the core plays it and the record tells it."""
    team = state.teams[point.seat]
    went_out = next(event.seat for event in events if isinstance(event, RoundEnded))
    score = next(event.score for event in reversed(events) if isinstance(event, RoundScored))
    after = done(state, point.better)
    if point.reason is TurnReason.MADE_PASS:
        assert point.other == state.seat_after(point.seat, state.round.hands)
        assert state.teams[point.other] != team
        assert rules.can_play(after, point.other) is False
        assert after.drawable == 0
        assert follows(events, point.event, point.other) is not Knocked
    elif point.reason is TurnReason.FED_PARTNER:
        assert state.teams[point.other] == team
        assert point.other != point.seat
        assert follows(events, point.event, point.other) is Knocked
        assert all(rules.can_play(reply, point.other) for reply in replies(after))
    elif point.reason is TurnReason.SCORED:
        assert after.totals[team] > state.totals[team]
        assert done(state, point.played).totals[team] <= state.totals[team]
    elif point.reason is TurnReason.GONE_OUT:
        assert went_out is None or state.teams[went_out] != team
    elif point.reason is TurnReason.WON_BLOCK:
        assert score.winner != team
    elif point.reason is TurnReason.AVOIDED_BLOCK:
        assert went_out is None
        assert score.winner != team
    elif point.reason is TurnReason.SHED_PIPS:
        assert score.winner != team
    return point.reason


def test_reasons_are_true_of_the_position_and_of_what_really_followed():
    told = Counter()
    for name, seats, rounds in (("pairs", 4, 24), ("block", 2, 24), ("muggins", 2, 4), ("block", 3, 6)):
        for seed in range(rounds):
            states = _states(rulesets.load(name), seats, seed)
            events = (MatchStarted(0, states[0].ruleset, seats, opens_walk=False), *states[-1].round.history)
            by_event = {state.round.history[-1].number + 1: state for state in states[:-1]}
            for point in review(events, seed, EFFORT).turning:
                told[check_reason(point, by_event[point.event], events)] += 1
    assert set(told) == set(TurnReason)


def test_what_is_estimated_holds_when_it_is_looked_at_far_longer():
    """The best of many moves is in part the luckiest; that alone is no loss."""
    looked_at = wrong = off = 0
    ruleset = rulesets.load("block")
    for seed in range(8):
        states = _states(ruleset, 3, seed)
        events = (MatchStarted(0, ruleset, 3, opens_walk=False), *states[-1].round.history)
        by_event = {state.round.history[-1].number + 1: state for state in states[:-1]}
        for point in review(events, seed, EFFORT).turning:
            now = on_bits(by_event[point.event])
            judge = Judge(now, 300, 1, 1e9)
            longer = judge.again(now, now.code_of(point.played), now.code_of(point.better), "longer")
            looked_at += 1
            wrong += longer.behind <= 0
            off += abs(longer.behind - point.loss) > point.margin + longer.margin
    assert looked_at >= 20
    assert wrong == 0
    assert off <= 2


def test_a_round_that_ended_before_a_tile_was_laid_has_nothing_to_tell():
    ruleset = rulesets.load("pairs")
    events = (MatchStarted(0, ruleset, 4), dealt(ruleset, 4, 1).round.history[0])
    assert review(events, 1).turning == ()
    with pytest.raises(ValueError, match="no round"):
        review(events[:1], 1)


def test_blocked_rounds_are_told_from_which_tile_on_they_were_certain():
    """Behind the tile that is named no continuation avoids the block; before it some did."""
    ruleset = rulesets.load("block")
    behind = before = 0
    for seed in range(16):
        states = _states(ruleset, 2, seed)
        events = (MatchStarted(0, ruleset, 2, opens_walk=False), *states[-1].round.history)
        found = review(events, seed, EFFORT)
        if not is_blocked(states[-1]) or not found.is_certain_exact:
            continue
        numbers = [state.round.history[-1].number for state in states]
        for state, number in zip(states, numbers, strict=True):
            is_choice = not is_over(state) and any(
                isinstance(move, PlayTile) for move in rules.legal_moves(state, state.round.turn)
            )
            if is_choice and number >= found.certain:
                assert always_blocks(on_bits(state))
                behind += 1
            elif is_choice and number == found.certain - 1 and len(state.round.history) > 1:
                assert not always_blocks(on_bits(state))
                before += 1
    assert behind > 3
    assert before > 3
