"""Matches: who leads, when a match is over, pairs that play until both partners are out."""

import random

import pytest

from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.deal import Deal
from domino_desktop.core.events import LastRoundCalled, MatchEnded, RoundEnd
from domino_desktop.core.moves import CallLastRound, PlayTile, Reason, RuleViolation
from domino_desktop.core.scoring import ScoreReason
from domino_desktop.core.state import start
from domino_desktop.core.tiles import TileSet
from domino_desktop.storage import rulesets
from tests.core.tables import DEAD_LINE, FIX_4, kinds, knock_round, play, points, refusal, table

BOTH_OUT = {"ruleset": "pairs", "direction": "clockwise", "end": "both_partners_out"}


def match(ruleset="classic-draw", seats=2, **changes):
    return start(rules.start_match(rulesets.load(ruleset).changed(changes), seats))


def dealt(state, rng):
    return apply(state, rules.deal(state, Deal.from_bytes(state.ruleset.tile_set, rng.randbytes(21))))


def play_round(state, rng):
    while state.round.score is None:
        move = rng.choice(rules.legal_moves(state, state.round.turn))
        for event in rules.decide(state, state.round.turn, move):
            state = apply(state, event)
    return state


@pytest.mark.parametrize("ruleset, seats", [("classic-draw", 3), ("block", 4), ("pairs", 4)])
def test_the_highest_double_leads_first_then_the_lead_goes_round(ruleset, seats):
    rng = random.Random(3)
    state = match(ruleset, seats, match_end={"rounds": 12})
    leaders = []
    for number in range(6):
        state = dealt(state, rng)
        now = state.round
        if number == 0:
            doubles = [tile for hand in now.hands for tile in hand.tiles if tile.is_double]
            assert now.lead_tile == max(doubles) and now.lead_tile in now.hands[now.leader].tiles
            assert rules.legal_moves(state, now.leader) == (PlayTile(now.lead_tile, "start"),)
            other = next(tile for tile in now.hands[now.leader].tiles if tile != now.lead_tile)
            assert refusal(state, f"{now.leader} play {other} start") == ("opening_tile_required",)
        else:
            assert now.lead_tile is None
            assert len(rules.legal_moves(state, now.leader)) == now.hands[now.leader].count
        assert now.turn == now.leader and now.number == number + 1
        for refused in ("knock", "propose", "draw 0"):
            assert refusal(state, f"{now.leader} {refused}") is not None
        leaders.append(now.leader)
        state = play_round(state, rng)
    step = state.ruleset.step
    assert leaders == [(leaders[0] + step * number) % seats for number in range(6)]


def test_a_round_is_dealt_only_after_the_one_before():
    rng = random.Random(1)
    state = dealt(match(), rng)
    with pytest.raises(RuleViolation) as refused:
        dealt(state, rng)
    assert refused.value.reason is Reason.ROUND_IS_IN_PLAY
    with pytest.raises(RuleViolation) as refused:
        dealt(match()._replace(winner=0), rng)
    assert refused.value.reason is Reason.MATCH_IS_OVER


def most_seats(ruleset):
    """The largest table that a rule set has with its own set."""
    return max(seats for seats in ruleset.players if ruleset.hand_for(seats) is not None)


PLAIN = [each.id for each in rulesets.available() if each.match_form == "first_to" and not each.target_exact]


@pytest.mark.parametrize("ruleset", PLAIN)
@pytest.mark.parametrize("end", [{"points": 100}, {"rounds": 3}, {"points": 1}, {"rounds": 1}])
def test_a_match_ends_when_it_is_due_and_never_level_at_the_top(ruleset, end):
    """The other forms of a match are in `test_match_forms`."""
    seats = most_seats(rulesets.load(ruleset))
    for seed in range(8):
        rng = random.Random(seed)
        state = match(ruleset, seats, match_end=end)
        while state.winner is None:
            state = play_round(dealt(state, rng), rng)
            best = max(state.totals)
            is_due = best >= end["points"] if "points" in end else state.rounds_played >= end["rounds"]
            is_level = state.totals.count(best) > 1
            assert (state.winner is not None) == (is_due and not is_level)
            assert state.rounds_played < 200
        assert state.totals[state.winner] == best
        assert isinstance(state.round.history[-1], MatchEnded)
        assert refusal(state, "0 knock") == ("match_is_over",)
        assert all(rules.legal_moves(state, seat) == () for seat in range(seats))


def test_level_at_the_top_plays_one_more_round():
    state = knock_round(table(DEAD_LINE, ("0-2", "1-1", "2-2"), match_end={"rounds": 1}))
    assert (state.totals, state.winner, state.rounds_played) == ((0, 0, 0), None, 1)
    more = apply(state, rules.deal(state, Deal.from_bytes(TileSet(6), bytes(21))))
    assert more.round.number == 2
    decided = knock_round(table(DEAD_LINE, ("0-2", "1-2", "2-2"), match_end={"rounds": 1}))
    assert (decided.totals, decided.winner) == ((7, 0, 0), 0)
    assert kinds(decided)[-2:] == ["RoundScored", "MatchEnded"]


def test_the_target_is_reached_exactly():
    assert knock_round(table(DEAD_LINE, FIX_4, match_end={"points": 83})).winner == 0
    assert knock_round(table(DEAD_LINE, FIX_4, match_end={"points": 84})).winner is None


def test_the_last_round_can_be_called_once_by_anybody():
    state = table(DEAD_LINE, FIX_4, match_end={"points": 1000})
    assert CallLastRound() not in rules.legal_moves(state, 0)
    state = play(state, "3 last-round")
    assert isinstance(state.round.history[-1], LastRoundCalled) and state.is_last_round
    assert rules.decide(state, 1, CallLastRound()) == []
    assert state.round.turn == 0
    over = knock_round(state)
    assert over.winner == 0
    assert refusal(over, "0 last-round") == ("match_is_over",)
    with pytest.raises(RuleViolation, match="no_round_in_play"):
        rules.decide(match(), 0, CallLastRound())


def test_a_last_round_that_ends_level_is_followed_by_one_more():
    rng = random.Random(2)
    state = play(table(DEAD_LINE, ("0-2", "1-1"), match_end={"points": 1000}), "0 last-round")
    state = knock_round(state)
    assert state.winner is None and state.is_last_round
    while state.winner is None:
        state = play_round(dealt(state, rng), rng)
    assert state.rounds_played >= 2


def test_pairs_play_until_both_partners_are_out():
    state = table("2-6", ("2-5", "6-6 1-1", "5-5 1-2", "0-0 0-3"), **BOTH_OUT)
    state = play(state, "0 play 2-5 left")
    assert state.round.score is None and state.round.active == (1, 2, 3)
    state = play(state, "1 play 6-6 right", "2 play 5-5 left", "3 knock")
    assert state.round.turn == 1
    state = play(state, "1 knock")
    assert state.round.turn == 2
    state = play(state, "2 knock")
    assert state.round.ended is RoundEnd.BLOCKED
    assert state.round.verification.confirmed_by == (3, 1, 2)
    assert points(state) == (5, 0)


def test_both_partners_out_is_no_block():
    state = table("2-6", ("2-5", "6-6 1-1", "5-5", "0-0 0-1"), **BOTH_OUT)
    state = play(state, "0 play 2-5 left", "1 play 6-6 right", "2 play 5-5 left")
    assert (state.round.ended, state.round.went_out, points(state)) == (RoundEnd.WENT_OUT, 2, (3, 0))
    assert {line.seat for line in state.round.score.lines if line.reason is ScoreReason.WENT_OUT} == {2}


def test_whole_rounds_with_both_partners_out():
    rng = random.Random(9)
    ends = set()
    for _ in range(60):
        state = dealt(match("pairs", 4, end="both_partners_out", direction="clockwise"), rng)
        while state.round.score is None:
            now = state.round
            assert now.hands[now.turn].count
            out = [seat for seat in range(4) if not now.hands[seat].count]
            assert {seat % 2 for seat in out} != {0, 1} or len(out) < 3
            state = apply_all(state, rules.decide(state, now.turn, rng.choice(rules.legal_moves(state, now.turn))))
        ends.add(state.round.ended)
        if state.round.ended is RoundEnd.WENT_OUT:
            team = state.teams[state.round.went_out]
            assert all(not hand.count for hand, owner in zip(state.round.hands, state.teams) if owner == team)
    assert ends == {RoundEnd.WENT_OUT, RoundEnd.BLOCKED}


def apply_all(state, events):
    for event in events:
        state = apply(state, event)
    return state


def test_going_out_may_be_worth_something_else():
    state = table("2-6", ("2-5", "6-6 1-1"), out_points="all_pips", round_points="others_minus_own")
    assert points(play(state, "0 play 2-5 left")) == (14, 0)
    state = table("2-6", ("2-5", "6-6 1-1"))
    state = play(state, "0 play 2-5 left")
    assert state.round.score.lines[-1].reason is ScoreReason.OTHERS_PIPS


def test_the_walk_opens_by_itself_when_nobody_can_play():
    state = play(table(DEAD_LINE, FIX_4, opens_walk=True), "0 knock")
    assert kinds(state)[1:] == ["Knocked", "BlockProposed", "HandRevealed"]
    assert state.round.history[2].by_program and state.round.revealed == (0,)
    assert state.round.turn == 1 and state.round.score is None
    assert refusal(state, "1 can") == ("no_tile_fits",)
    state = play(state, "1 knock")
    assert state.round.revealed == (0, 1)
    state = play(state, "2 knock", "3 knock")
    assert state.round.revealed == (0, 1, 2, 3) and points(state) == (83, 0, 0, 0)
    assert kinds(state).count("HandRevealed") == 4 and kinds(state).count("BlockProposed") == 1


def test_the_walk_stays_light_while_somebody_can_play():
    state = play(table("2-6", ("0-0 1-1", "0-6 5-5", "3-3"), opens_walk=True), "0 knock")
    assert kinds(state)[1:] == ["Knocked"]
    assert state.round.verification.confirmed_by == (0,)
    state = play(state, "1 play 0-6 right")
    assert state.round.verification is None


def test_on_our_honour_nothing_opens_by_itself():
    state = table(DEAD_LINE, FIX_4, opens_walk=True, declarations="trusted")
    state = play(state, "0 knock", "1 knock", "2 knock")
    assert kinds(state)[1:] == ["Knocked"] * 3 and state.round.revealed == ()
    state = play(state, "3 knock")
    assert points(state) == (83, 0, 0, 0)


def test_a_proposal_in_the_middle_keeps_the_earlier_answers():
    state = play(table(DEAD_LINE, FIX_4), "0 knock", "1 propose", "2 knock")
    walk = state.round.verification
    assert (walk.proposer, walk.proposed_by, walk.confirmed_by) == (0, 1, (0, 1, 2))
    assert refusal(state, "3 propose") == ("question_wants_an_answer",)
    state = play(state, "3 knock")
    assert [event.seat for event in state.round.history if type(event).__name__ == "HandRevealed"] == [0, 1, 2, 3]
