"""The worked examples that need more than a line or another end of the round: W2, W9, W11, W12, W21, C39, C41."""

import pytest

from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.events import BlockEstablished, DeadCalled, LaidTile, PositionEntered, RoundDealt, RoundEnd
from domino_desktop.core.moves import ClaimRedeal, DrawTile, Pass, PlayTile
from domino_desktop.core.record import MatchRecord
from domino_desktop.core.scoring import ScoreReason
from domino_desktop.core.state import MatchState
from domino_desktop.core.tiles import Tile, TileSet, parse_tiles
from domino_desktop.core.views import TABLE, view_for
from domino_desktop.storage import rulesets
from tests.core.tables import LINE_K, knock_round, play, points, refusal, table
from tests.invariants import check_ended_round


def laid(ruleset, first, plays, hands, boneyard="", *, turn=0, leader=0, closer=None, **changes):
    """A round in play from a position whose tiles are laid one by one: ``0-5 left`` or ``1-6 right 1``."""
    chosen = rulesets.load(ruleset).changed(changes)
    steps = [LaidTile(Tile.parse(first), "start")]
    for step in plays.split(", ") if plays else ():
        tile, end, *near = step.split()
        steps.append(LaidTile(Tile.parse(tile), end, int(near[0]) if near else None))
    entered = PositionEntered(
        0, 1, (), (), tuple(map(parse_tiles, hands)), parse_tiles(boneyard), turn, leader, closer, tuple(steps)
    )
    return apply(MatchState(chosen, len(hands), chosen.teams(len(hands)), opens_walk=False), entered)


def can(state, seat):
    return {f"{move.tile} {move.end}" for move in rules.legal_moves(state, seat) if isinstance(move, PlayTile)}


# W2: a dead number with tiles left to draw ---------------------------------------------------------------

W2_HANDS = ("0-0 0-2 0-3 1-1 1-2 2-2", "0-5 1-3 1-5 1-6 2-5 2-6 3-3")
W2_YARD = "6-6 5-5 3-6 3-5 0-6"


@pytest.mark.parametrize("rule, won", [("others_pips", 43), ("others_minus_own", 29)])
@pytest.mark.parametrize("reserve", [0, 2])
@pytest.mark.parametrize("caller", [0, 1])
def test_w2_a_dead_number_may_be_called_by_anybody(rule, won, reserve, caller):
    state = table(LINE_K, W2_HANDS, W2_YARD, reserve=reserve, dead_number_stop="callable", round_points=rule)
    assert refusal(table(LINE_K, W2_HANDS, W2_YARD), "0 call-dead") == ("no_calling_here",)
    state = play(state, f"{caller} call-dead")
    called = next(event for event in state.round.history if isinstance(event, DeadCalled))
    assert (called.seat, state.round.ended, points(state)) == (caller, RoundEnd.BLOCKED, (won, 0))
    assert state.round.verification is None


@pytest.mark.parametrize("rule, won", [("others_pips", 43), ("others_minus_own", 29)])
def test_w2_a_dead_number_may_end_the_round_by_itself(rule, won):
    *line, last = LINE_K.split()
    hands = (W2_HANDS[0], f"{W2_HANDS[1]} {last}")
    state = table(" ".join(line), hands, W2_YARD, turn=1, dead_number_stop="auto", round_points=rule)
    state = play(state, f"1 play {last} right")
    called = next(event for event in state.round.history if isinstance(event, DeadCalled))
    assert (called.seat, state.round.ended, points(state)) == (None, RoundEnd.BLOCKED, (won, 0))


def test_w2_a_number_that_is_alive_cannot_be_called():
    state = table(LINE_K.rsplit(" ", 1)[0], W2_HANDS, "6-6 5-5 3-6 3-5 0-6 4-6", dead_number_stop="callable")
    assert refusal(state, "0 call-dead") == ("number_is_alive",)
    assert "CallDead" not in [type(move).__name__ for move in rules.legal_moves(state, 0)]


# W9: spinners -------------------------------------------------------------------------------------------

W9_PLAYS = "3-5 left, 1-5 right, 3-3 left, 1-3 right, 3-4 left, 2-3 right, 0-4 left, 2-6 right, 0-3 left, 3-6 right"
W9_HANDS = ("0-0 0-1 0-2 0-6 1-1 1-2 1-4 2-2", "0-5 1-6 2-4 2-5 4-4 4-5 4-6 5-6 6-6")
W9_FITTING = {"0-5", "2-5", "4-5", "5-6"}


def w9(ruleset="all-fives", **changes):
    return laid(ruleset, "5-5", W9_PLAYS, W9_HANDS, **changes)


def test_w9_the_spinner_keeps_the_round_alive():
    state = w9()
    assert [hand.pips for hand in state.round.hands] == [23, 75]
    assert [end.value for end in state.round.layout.ends] == [3, 3, 5, 5]
    assert can(state, 0) == set()
    state = play(state, "0 propose")
    assert refusal(state, "1 knock") == ("hand_has_playable_tile",)
    state = play(state, "1 can")
    assert can(state, 1) == {f"{tile} {end}" for tile in W9_FITTING for end in ("up", "down")}
    state = play(state, "1 play 4-5 up")
    assert state.totals == (0, 10) and state.round.score is None


@pytest.mark.parametrize("rule, won", [("others_pips", 75), ("others_minus_own", 50), ("differences", 50)])
def test_w9_without_a_spinner_the_same_tiles_are_blocked(rule, won):
    state = knock_round(w9("muggins", round_points=rule))
    assert (state.round.ended, points(state)) == (RoundEnd.BLOCKED, (won, 0))


@pytest.mark.parametrize("penalty", [0, 25, 50])
def test_w21_a_false_pass_is_refused_or_found_with_every_tile_that_fitted(penalty):
    assert refusal(play(w9(), "0 knock"), "1 knock") == ("hand_has_playable_tile",)
    fouls = {"false_declaration": {"points": penalty, "round": "stands", "match": "stands"}}
    state = play(w9(declarations="trusted", fouls=fouls), "0 knock", "1 knock")
    (foul,) = state.round.fouls
    assert (foul.seat, foul.end) == (1, 5) and str(foul.tile) in W9_FITTING
    assert state.round.layout == w9().round.layout and [hand.pips for hand in state.round.hands] == [23, 75]
    assert points(state) == (75, -penalty)


# W11: matadors ------------------------------------------------------------------------------------------

W11_HANDS = ("0-1 0-2 0-3 1-1 1-2 2-3", "0-6 1-4 1-5 2-4 2-6 3-3 3-5 3-6 4-4 4-5 4-6")


def w11(yard="5-5 6-6", hands=W11_HANDS, **changes):
    """The line is laid from 2-2 outwards, so its joints are the same: outer ends 0 and 0."""
    plays = "2-5 left 5, 0-5 left 5, 5-6 right, 1-6 right 1, 1-3 right 1, 3-4 right 4, 0-4 right 4, 0-0 right"
    return laid("matador", "2-2", plays, hands, yard, **changes)


@pytest.mark.parametrize("rule, won", [("differences", 65), ("others_pips", 81)])
def test_w11_all_matadors_are_out(rule, won):
    state = w11(round_points=rule)
    assert state.round.layout.values == (0, 0)
    assert [hand.pips for hand in state.round.hands] == [16, 81]
    assert can(state, 0) == can(state, 1) == set()
    assert refusal(state, "0 play 0-1 left") == ("tile_does_not_fit", 0, 0)
    state = knock_round(state)
    assert (state.round.ended, points(state)) == (RoundEnd.BLOCKED, (won, 0))


def test_w11_a_matador_goes_on_a_blank_with_either_half():
    state = laid("matador", "0-5", "", ("1-6 2-2", "0-0 3-3"), "4-4 4-6 1-1")
    assert can(state, 0) == {"1-6 left", "1-6 right", "2-2 right"}
    assert refusal(state, "0 play 1-6 left") == ("which_half_touches",)
    assert refusal(state, "0 play 1-6 left 5") == ("tile_does_not_fit", 0, 5)
    assert play(state, "0 play 1-6 left 1").round.layout.values == (6, 5)
    assert play(state, "0 play 1-6 left 6").round.layout.values == (1, 5)


def test_w11_a_matador_is_held_back_only_while_something_can_be_drawn():
    state = laid("matador", "5-5", "", ("1-6 0-3", "0-0 3-3"), "4-4 4-6 1-1")
    assert can(state, 0) == {"1-6 left", "1-6 right"}
    assert DrawTile(0) in rules.legal_moves(state, 0) and Pass() not in rules.legal_moves(state, 0)
    state = play(state, "0 draw 0")
    assert state.drawable == 0
    assert {type(move) for move in rules.legal_moves(state, 0)} == {PlayTile}
    assert refusal(state, "0 pass") == ("no_passing_by_choice",)
    free = laid("matador", "5-5", "", ("1-6 0-3", "0-0 3-3"), "4-4 4-6", matador_duty="never")
    assert Pass() in rules.legal_moves(free, 0)
    assert refusal(free, "0 knock") == ("hand_has_playable_tile",)
    passed = play(free, "0 pass", "1 pass")
    assert passed.round.score is None, "passing by choice is no block"
    assert refusal(passed, "0 pass") == ("no_passing_by_choice",)


# W12: a cross that cannot be finished ------------------------------------------------------------------


@pytest.mark.parametrize("rule, won", [("others_pips", 30), ("others_minus_own", 6)])
def test_w12_a_cross_blocks_although_its_arms_could_go_on(rule, won):
    state = laid(
        "cross", "2-2", "0-2 left, 2-5 right, 2-6 up", ("0-5 1-1 3-3 5-6", "0-6 1-3 4-6 5-5"),
        closer=1, draw="none", reserve=0, round_points=rule,
    )  # fmt: skip
    assert [(end.id, end.value) for end in state.round.layout.ends] == [("down", 2)]
    assert can(state, 0) == can(state, 1) == set()
    assert refusal(state, "0 play 0-5 left") == ("double_required", 2)
    state = knock_round(state)
    assert any(isinstance(event, BlockEstablished) for event in state.round.history)
    assert points(state) == (won, 0)


# C39: many doubles ------------------------------------------------------------------------------------


def c39(claims=5, ruleset="classic-draw"):
    """The second seat is dealt five doubles; the first one leads."""
    hands = tuple(map(parse_tiles, ("5-5 0-1 0-2 0-3 0-4", "0-0 1-1 2-2 3-3 4-4 5-6 0-6", "6-6 1-2 1-3 1-4 1-5")))
    yard = tuple(tile for tile in TileSet(6) if not any(tile in hand for hand in hands))
    chosen = rulesets.load(ruleset).changed({"redeal_doubles": claims})
    started = rules.start_match(chosen, 3)
    return MatchRecord([started, RoundDealt(1, 1, "", "", hands, yard, 0)])


def test_c39_a_new_deal_is_claimed_before_the_first_tile_of_that_seat():
    record = c39()
    state = record.state()
    assert [seat for seat in range(3) if ClaimRedeal() in rules.legal_moves(state, seat)] == [1]
    asked = rules.asked(state)
    assert all(ClaimRedeal in asked[seat] for seat in range(3)), "who is asked tells nobody's doubles"
    assert refusal(state, "2 claim-redeal") == ("no_redeal_to_claim", 5)
    assert refusal(c39(claims=6).state(), "1 claim-redeal") == ("no_redeal_to_claim", 6)
    assert refusal(c39(claims=0).state(), "1 claim-redeal") == ("no_redeal_to_claim", 0)
    again = play(state, "1 claim-redeal")
    assert (again.round.ended, again.round.revealed, again.rounds_played) == (RoundEnd.REDEALT, (1,), 0)
    assert not any(again.totals)
    assert view_for(again, TABLE).revealed_hand(0) is None, "only the claimed hand is shown"
    laid_first = play(state, "0 play 0-1 start", "1 play 1-1 right")
    assert refusal(laid_first, "1 claim-redeal") == ("already_played",)
    assert refusal(play(state, "0 play 0-1 start"), "1 claim-redeal") is None


def test_c39_a_new_deal_takes_away_what_was_scored_before_it():
    state = play(c39(ruleset="all-fives").state(), "0 play 5-5 start")
    assert state.totals == (10, 0, 0)
    state = play(state, "1 claim-redeal")
    assert state.totals == (0, 0, 0)
    voided = [line for line in state.round.score.lines if line.reason is ScoreReason.VOIDED]
    assert [(line.team, line.numbers, line.points) for line in voided] == [(0, (10,), -10)]
    check_ended_round(state, all_honest=True)


# C41: the spinner after loading -----------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["all-fives", "five-up"])
def test_c41_the_spinner_is_open_on_all_sides_before_and_after_loading(ruleset):
    hands = tuple(map(parse_tiles, ("5-5 3-5 1-1 1-2 1-3", "0-5 6-6 2-2 2-3 2-4")))
    yard = tuple(tile for tile in TileSet(6) if not any(tile in hand for hand in hands))
    record = MatchRecord([rules.start_match(rulesets.load(ruleset), 2), RoundDealt(1, 1, "", "", hands, yard, 0)])
    for number, move in enumerate(("0 play 5-5 start", "1 play 0-5 right", "0 play 3-5 left")):
        seat, wish = int(move[0]), PlayTile(Tile.parse(move[7:10]), move[11:])
        record = record.plus(rules.decide(record.state(), seat, wish))
        values = {end.id: end.value for end in record.state().round.layout.ends}
        assert ("up" in values) is (number == 2)
    assert values == {"left": 3, "right": 0, "up": 5, "down": 5}
    loaded = MatchRecord(record.events).state()
    assert loaded == record.state() and view_for(loaded, TABLE).open == record.state().round.layout.ends
    lines = [line for line in loaded.lines if line.reason is ScoreReason.PLAY_MULTIPLES]
    assert [line.points for line in lines] == [10, 10]
