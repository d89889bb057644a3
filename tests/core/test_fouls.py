"""False declarations: found by the audit, punished as the rule set says, and nobody is accused wrongly."""

import random
from dataclasses import replace

import pytest

from domino_desktop.core import rules
from domino_desktop.core.block import BlockPhase
from domino_desktop.core.changes import apply
from domino_desktop.core.deal import Deal
from domino_desktop.core.ending import match_winner
from domino_desktop.core.events import Certainty, Knocked, RoundEnd, TileDrawn
from domino_desktop.core.fouls import audit
from domino_desktop.core.policies import lead
from domino_desktop.core.scoring import ScoreReason
from domino_desktop.core.state import start
from domino_desktop.core.tiles import TileSet, parse_tiles
from domino_desktop.storage import rulesets
from tests.core.tables import DEAD_LINE, FIX_LIAR, LIAR_LINE, play, points, table


def foul_rules(points=25, round="stands", match="stands"):
    return {"false_declaration": {"points": points, "round": round, "match": match}}


def lied(after=(), **penalty):
    """FIX-LIAR on our honour: seats 2 and 3 hide their sixes, so the block is established falsely."""
    state = table(LIAR_LINE, FIX_LIAR, declarations="trusted", fouls=foul_rules(**penalty))
    return play(state, "0 propose", "1 knock", "2 knock", "3 knock", *after)


def next_leader(state):
    """Who leads the next round, in a rule set in which the tiles dealt do not matter."""
    return lead(state.ruleset, state.counted().hands, state.memory, 0).seat


def reasons(state):
    return [line.reason for line in state.round.score.lines if line.reason is not ScoreReason.HAND_COUNTED]


def test_a_round_that_stands_is_scored_with_the_penalty():
    state = lied(points=25)
    assert [hand.pips for hand in state.round.hands] == [11, 22, 35, 52]
    assert points(state) == (109, 0, -25, -25)
    assert (state.round.score.winner, state.round.score.is_replayed) == (0, False)
    assert (state.rounds_played, next_leader(state), state.winner) == (1, 1, 0)
    assert state.round.verification.phase is BlockPhase.FOULED
    assert reasons(state)[-2:] == [ScoreReason.FALSE_DECLARATION] * 2


def test_a_round_that_is_replayed_has_no_other_points():
    state = lied(points=10, round="replay")
    assert points(state) == (0, 0, -10, -10)
    assert state.totals == (0, 0, -10, -10)
    assert (state.round.score.winner, state.round.score.is_replayed) == (None, True)
    assert (state.rounds_played, next_leader(state), state.winner) == (0, 0, None)
    again = rules.deal(state, Deal.from_bytes(TileSet(6), bytes(21)))
    assert (again.round, again.leader, again.lead_tile) == (1, 0, None)


def test_a_lost_round_leaves_the_comparison_to_the_others():
    hands = ("0-5 1-5 2-4 4-4 5-5 3-5 0-4", "2-5 3-4 1-4", "1-1 5-6", "0-0 0-2")
    state = table(LIAR_LINE, hands, declarations="trusted", fouls=foul_rules(points=5, round="lost"))
    state = play(state, "0 propose", "1 knock", "2 knock", "3 knock")
    held = [hand.pips for hand in state.round.hands]
    assert held == [47, 19, 13, 2] and {foul.seat for foul in state.round.fouls} == {2}
    assert (state.round.score.winner, points(state)) == (3, (0, 0, -5, 79))
    hands = (*hands[:2], "5-6", "0-0 0-2 1-1 2-2 3-3 1-2 0-3 1-3")
    state = table(LIAR_LINE, hands, declarations="trusted", fouls=foul_rules(points=5, round="lost"))
    state = play(state, "0 propose", "1 knock", "2 knock", "3 knock")
    assert [hand.pips for hand in state.round.hands] == [47, 19, 11, 24]
    assert (state.round.score.winner, points(state)) == (1, (0, 47 + 11 + 24, -5, 0))
    assert ScoreReason.ROUND_LOST in reasons(state)


def test_a_lost_round_takes_the_whole_pair_out():
    state = table(
        LIAR_LINE, FIX_LIAR, ruleset="pairs", direction="clockwise", declarations="trusted",
        fouls=foul_rules(points=0, round="lost"),
    )  # fmt: skip
    one = play(state, "0 knock", "1 knock", "2 knock", "3 play 5-6 left")
    assert one.round.score is None
    both = play(state, "0 knock", "1 knock", "2 knock", "3 knock")
    assert both.round.score.winner is None and points(both) == (0, 0)


def test_everybody_lied_and_lost():
    hands = ("4-6", "5-6")
    state = table(LIAR_LINE, hands, declarations="trusted", fouls=foul_rules(points=3, round="lost", match="lost"))
    state = play(state, "0 propose", "1 knock")
    assert points(state) == (-3, -3)
    assert match_winner(state) is None
    assert [line.team for line in state.lines if line.reason is ScoreReason.MATCH_LOST] == [0, 1]


@pytest.mark.parametrize("round_", ["stands", "replay", "lost"])
@pytest.mark.parametrize("ending", ["out", "blocked"])
@pytest.mark.parametrize("match", ["stands", "lost"])
def test_penalties_apply_however_the_round_ended(round_, ending, match):
    """Two seats: the first one passes falsely; then the round blocks, or one of the two goes out."""
    penalty = foul_rules(points=25, round=round_, match=match)
    if ending == "out":
        state = table("6-6 6-0", ("4-6 1-1", "0-1 2-2"), ruleset="block", declarations="trusted", fouls=penalty)
        state = play(state, "0 knock", "1 play 0-1 right", "0 play 1-1 right", "1 knock", "0 play 4-6 left")
        assert (state.round.ended, state.round.went_out) == (RoundEnd.WENT_OUT, 0)
    else:
        state = table("6-0 0-6", ("4-6", "3-3"), ruleset="block", declarations="trusted", fouls=penalty)
        state = play(state, "0 knock", "1 knock")
        assert state.round.ended is RoundEnd.BLOCKED
    assert [foul.seat for foul in state.round.fouls] == [0]
    score = state.round.score
    assert sum(line.points for line in score.lines if line.reason is ScoreReason.FALSE_DECLARATION) == -25
    assert score.is_replayed is (round_ == "replay")
    assert state.winner == (1 if match == "lost" else None)
    own = score.points(0) + 25
    if round_ == "replay":
        assert (score.winner, own, score.points(1)) == (None, 0, 0)
    elif round_ == "lost":
        assert score.winner == 1 and own == 0
    elif ending == "out":
        assert (score.winner, own) == (0, 4)
    else:
        assert score.winner == 1 and score.points(1) == 10 - 6


def test_a_seat_pays_once_a_round():
    state = table("6-6 6-0", ("4-6 1-1", "0-1 2-2 3-3"), ruleset="block", declarations="trusted", fouls=foul_rules(7))
    state = play(state, "0 knock", "1 play 0-1 right", "0 knock", "1 knock")
    assert [foul.seat for foul in state.round.fouls] == [0, 0]
    assert [foul.event for foul in state.round.fouls] == [1, 3]
    assert points(state)[0] == -7
    assert [str(foul.tile) for foul in state.round.fouls] == ["4-6", "1-1"]


def test_a_lost_match_goes_to_the_best_of_the_others_and_level_plays_on():
    state = table("6-0 0-6", ("4-6", "3-3", "1-1"), ruleset="block", declarations="trusted",
                  fouls=foul_rules(0, "replay", "lost"))  # fmt: skip
    state = play(state, "0 propose", "1 knock", "2 knock")
    assert state.totals == (0, 0, 0) and state.winner is None
    dealt = apply(state, rules.deal(state, Deal.from_bytes(TileSet(6), bytes(21))))
    assert dealt.round.number == 1
    ahead = state._replace(
        lines=(*state.lines, replace(state.lines[-1], reason=ScoreReason.OTHERS_PIPS, team=2, points=5))
    )
    assert match_winner(ahead) == 2
    liar_leads = state._replace(
        lines=(*ahead.lines, replace(state.lines[-1], reason=ScoreReason.OTHERS_PIPS, team=0, points=90))
    )
    assert match_winner(liar_leads) == 2


def test_a_warning_costs_nothing():
    honest_points = (109, 0, 0, 0)
    state = lied(points=0)
    assert points(state) == honest_points
    assert len(state.round.fouls) == 2


def audited(history, hands):
    return audit(history, hands, rulesets.load("classic-draw"))


def test_one_draw_games_say_possible_before_the_last_draw():
    """The record of a real table does not say what was drawn: the fitting tile may have come later."""
    hands = (parse_tiles("1-1 0-6"), parse_tiles("2-2"))
    knock, draw = Knocked(1, 0, (6, 6), 2), TileDrawn(2, 0, 0)
    (foul,) = audited([knock, draw], hands)
    assert (foul.certainty, str(foul.tile), foul.event) == (Certainty.POSSIBLE, "0-6", 1)
    (foul,) = audited([draw, replace(knock, number=3)], hands)
    assert foul.certainty is Certainty.PROVEN
    (foul,) = audited([knock, draw], (parse_tiles("5-6 0-6"), hands[1]))
    assert foul.certainty is Certainty.PROVEN
    assert audited([knock, replace(draw, tile=hands[0][1])], hands) == ()
    (foul,) = audited([knock, replace(draw, seat=1)], hands)
    assert foul.certainty is Certainty.PROVEN


def test_a_possible_foul_costs_nothing():
    state = table("6-6", (2, 1), 1, draw="one", reserve=0, declarations="trusted")
    state = play(state, "0 draw 0", "0 knock", "1 knock", "0 reveal 1-1 2-2 0-6", "1 reveal 3-3")
    assert [foul.certainty for foul in state.round.fouls] == [Certainty.PROVEN]
    state = table("6-6", (2, 1), 2, draw="one", reserve=0, declarations="trusted")
    state = play(state, "0 draw 0", "0 knock", "1 draw 0", "1 knock", "0 knock")
    state = play(state, "0 reveal 1-1 2-2 0-5", "1 reveal 3-3 4-4")
    assert state.round.fouls == ()
    state = table("6-6", (1, 1), 3, draw="one", reserve=0, declarations="trusted")
    state = play(
        state, "0 draw 0", "0 knock", "1 draw 0", "1 knock", "0 draw 0", "0 play 0-6 left", "1 knock", "0 knock"
    )
    state = play(state, "0 reveal 1-1 2-2", "1 reveal 3-3 4-4")
    assert [foul.certainty for foul in state.round.fouls] == [Certainty.POSSIBLE]
    assert state.round.verification.phase is BlockPhase.CONFIRMED
    assert ScoreReason.FALSE_DECLARATION not in reasons(state)
    assert state.round.score.winner == 0


def test_a_hidden_hand_with_a_known_boneyard_does_not_break_the_audit():
    state = table("6-6", (1, "1-1"), "2-2", declarations="trusted")
    state = play(state, "0 draw 0", "0 knock", "1 knock", "0 reveal 3-3 4-4")
    assert state.round.score is not None


def _applied(state, events):
    for event in events:
        state = apply(state, event)
    return state


def test_checked_rounds_have_no_fouls():
    rng = random.Random(5)
    for ruleset in rulesets.available():
        seats = max(seats for seats in ruleset.players if ruleset.hand_for(seats) is not None)
        state = start(rules.start_match(ruleset, seats))
        state = apply(state, rules.deal(state, Deal.from_bytes(ruleset.tile_set, rng.randbytes(21))))
        while state.round.score is None:
            move = rng.choice(rules.legal_moves(state, state.round.turn))
            state = _applied(state, rules.decide(state, state.round.turn, move))
        assert state.round.fouls == ()


def test_an_established_false_block_on_a_dead_line_is_true():
    """On a dead line no pass can be false, whoever answers."""
    state = table(DEAD_LINE, ("0-0", "1-1"), declarations="trusted")
    assert play(state, "0 propose", "1 knock").round.fouls == ()
