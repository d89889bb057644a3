"""Public reports of what went wrong elsewhere (the numbered cases), as far as rules alone can show them."""

import pytest

from domino_desktop.core import rules
from domino_desktop.core.block import BlockPhase
from domino_desktop.core.changes import apply
from domino_desktop.core.codec import event_from_json, event_to_json
from domino_desktop.core.deal import shuffled
from domino_desktop.core.events import BlockEstablished, RoundEnd
from domino_desktop.core.fouls import audit
from domino_desktop.core.moves import CallDead, DrawTile
from domino_desktop.core.record import MatchRecord
from domino_desktop.core.rules import start_match
from domino_desktop.core.scoring import ScoreReason
from domino_desktop.core.state import start
from domino_desktop.core.tiles import TileSet, parse_tiles, pips_of
from domino_desktop.storage import rulesets
from tests.core.tables import (
    DEAD_LINE,
    FIX_4,
    FIX_LIAR,
    LIAR_LINE,
    kinds,
    knock_round,
    play,
    points,
    refusal,
    table,
)


def legal(state, seat):
    return [f"{move.tile} {move.end}" for move in rules.legal_moves(state, seat)]


def test_c01_a_later_player_can_still_play():
    state = play(table(LIAR_LINE, FIX_LIAR), "0 propose", "1 knock")
    assert refusal(state, "2 play 4-6 left") == ("question_wants_an_answer",)
    state = play(state, "2 can")
    assert state.round.verification.phase is BlockPhase.MUST_PLAY
    assert state.round.score is None and state.totals == (0, 0, 0, 0)
    assert (state.round.turn, legal(state, 2)) == (2, ["4-6 left", "4-6 right"])
    assert refusal(state, "2 knock") == ("must_play_as_declared",)
    assert kinds(state)[1:] == ["Knocked", "BlockProposed", "Knocked", "BlockRefuted"]
    assert [event.seat for event in state.round.history[1:]] == [0, 0, 1, 2]
    state = play(state, "2 play 4-6 right")
    assert (state.round.turn, state.round.verification) == (3, None)


def test_c02_tiles_are_still_in_the_boneyard():
    hands = ("0-1 3-4 5-5", "0-3 4-6 1-1")
    held = {*parse_tiles("2-2 " + " ".join(hands))}
    yard = [tile for tile in TileSet(6).tiles if tile not in held]
    assert len(yard) == 21 and sum(tile.fits(2) for tile in yard) == 6
    state = table("2-2", hands, " ".join(map(str, reversed(yard))))
    assert refusal(state, "0 propose") == ("boneyard_can_supply", 21)
    drawn = 0
    while refusal(state, "0 draw 0") is None:
        state, drawn = play(state, "0 draw 0"), drawn + 1
    assert refusal(state, "0 draw 0") == ("hand_has_playable_tile",)
    assert state.round.hands[0].tiles[-1].fits(2)
    assert drawn == 1 + next(place for place, tile in enumerate(reversed(yard)) if tile.fits(2))


def test_c03_the_boneyard_is_emptied_first():
    yard = "0-4 0-5 1-4 1-5 2-4 2-5 3-4 3-5 4-4 5-5"
    state = table(DEAD_LINE, FIX_4[:2], yard)
    while state.drawable:
        state = play(state, f"0 draw {state.drawable - 1}")
    state = knock_round(state)
    assert [hand.pips for hand in state.round.hands] == [73, 17]
    assert points(state) == (0, 73)


def test_c03_an_early_call_of_a_dead_line_counts_the_hands_as_they_are():
    yard = "0-4 0-5 1-4 1-5 2-4 2-5 3-4 3-5 4-4 5-5"
    state = table(DEAD_LINE, FIX_4[:2], yard, dead_number_stop="callable")
    for event in rules.decide(state, 0, CallDead()):
        state = apply(state, event)
    assert [hand.pips for hand in state.round.hands] == [7, 17]
    assert points(state) == (17, 0)


def test_c04_exactly_four_answers():
    state = play(table(DEAD_LINE, FIX_4), "0 propose", "1 knock", "2 knock", "3 knock")
    assert kinds(state)[:7] == [
        "PositionEntered",
        "Knocked",
        "BlockProposed",
        *["Knocked"] * 3,
        "BlockEstablished",
    ]
    assert points(state) == (83, 0, 0, 0)
    assert rules.asked(state) == {}
    assert refusal(state, "0 knock") == ("no_round_in_play",)


def test_c06_a_dead_line_with_two_different_ends():
    line = "0-2 2-1 1-3 3-0 0-4 4-1 1-5 5-0 0-6 6-1 1-7 7-0 0-8 8-1 1-9 9-0 0-0 0-1 1-1"
    hands = (
        "2-2 2-6 3-3 3-7 4-5 4-9 5-8 6-8 7-9",
        "2-3 2-7 3-4 3-8 4-6 5-5 5-9 6-9 8-8",
        "2-4 2-8 3-5 3-9 4-7 5-6 6-6 7-7 8-9",
        "2-5 2-9 3-6 4-4 4-8 5-7 6-7 7-8 9-9",
    )
    state = table(line, hands, max_pip=9)
    assert state.round.layout.values == (0, 1)
    assert [hand.pips for hand in state.round.hands] == [93, 97, 101, 105]
    assert points(knock_round(state)) == (303, 0, 0, 0)


def test_c07_a_block_with_numbers_that_are_not_used_up():
    hands = ("0-0 2-2 4-6", "1-1 2-6 0-2")
    state = knock_round(table("3-1 1-5", hands, 20, ruleset="block", round_points="others_pips"))
    assert (points(state), state.round.verification.confirmed_by) == ((0, 14), (0, 1))
    held = {*parse_tiles("3-1 1-5 " + " ".join(hands))}
    yard = " ".join(str(tile) for tile in TileSet(6).tiles if tile not in held)
    assert refusal(table("3-1 1-5", hands, yard), "0 knock") == ("boneyard_can_supply", 20)


def test_c08_one_player_alone_is_stuck():
    state = table("2-5", ("0-0 3-3", "5-6 4-4"), "1-2 2-3", ruleset="draw-reserve-two")
    assert refusal(state, "0 draw 0") == ("only_reserve_is_left", 2)
    state = play(state, "0 knock")
    assert (state.round.turn, state.round.score) == (1, None)
    assert legal(state, 1) == ["5-6 right"]
    assert refusal(state, "1 knock") == ("hand_has_playable_tile",)


@pytest.mark.parametrize("direction, order", [("clockwise", (2, 3, 0, 1)), ("counterclockwise", (2, 1, 0, 3))])
def test_c10_the_walk_goes_the_way_of_the_turns(direction, order):
    state = play(table(DEAD_LINE, FIX_4, turn=2, direction=direction), "2 propose")
    for seat in order[1:]:
        assert list(rules.asked(state)) == [seat]
        state = play(state, f"{seat} knock")
    established = next(event for event in state.round.history if isinstance(event, BlockEstablished))
    assert established.confirmed_by == order


def test_c11_only_the_seat_to_act_may_propose():
    state = table(DEAD_LINE, FIX_4, turn=1)
    for seat in (0, 2, 3):
        assert refusal(state, f"{seat} propose") == refusal(state, f"{seat} knock") == ("not_your_turn",)
    assert state.round.fouls == ()
    assert refusal(state, "1 propose") is None


def test_c12_a_false_declaration_is_found_when_hands_are_shown():
    state = play(table(LIAR_LINE, FIX_LIAR, declarations="trusted"), "0 propose", "1 knock", "2 knock", "3 can")
    lie = state.round.history[4]
    assert (type(lie).__name__, lie.seat, lie.values, lie.drawable) == ("Knocked", 2, (6, 6), 0)
    assert set(event_to_json(lie)) == {"kind", "number", "seat", "values", "drawable"}
    state = play(state, "3 play 5-6 right")
    assert state.round.verification is None and state.round.fouls == ()
    (foul,) = audit(state.round.history, state.counted().hands, state.ruleset)
    assert (foul.seat, foul.event, str(foul.tile), foul.end) == (2, 4, "4-6", 6)


def test_c18_the_lowest_hand_wins_never_the_highest():
    state = knock_round(table(DEAD_LINE, FIX_4))
    assert [hand.pips for hand in state.round.hands] == [7, 17, 26, 40]
    assert state.round.score.winner == 0


@pytest.mark.parametrize("rule, winner", [("team_of_lowest_hand", 0), ("lowest_team", 1)])
def test_c19_lowest_single_hand_or_lowest_pair(rule, winner):
    hands = (FIX_4[0], FIX_4[1], FIX_4[3], FIX_4[2])
    state = knock_round(table(DEAD_LINE, hands, ruleset="pairs", block_winner=rule))
    assert state.round.score.winner == winner
    sums = [sum(line.numbers) for line in state.round.score.lines if line.reason is ScoreReason.TEAM_COUNTED]
    assert sums == [47, 43]


C20_HANDS = ("0-0 0-2 1-2 1-3", "1-1 0-3 0-4", "0-5 1-4 1-5 2-2 2-4", "2-5 3-3 3-4 3-5 4-4 5-5")


@pytest.mark.parametrize(
    "tie, won", [("no_score", (0, 0, 0, 0)), ("share_full", (72, 72, 0, 0)), ("share_split", (36, 36, 0, 0))]
)
def test_c20_a_tie_between_two_seats(tie, won):
    assert points(knock_round(table(DEAD_LINE, C20_HANDS, block_tie=tie))) == won


@pytest.mark.parametrize(
    "tie, won",
    [("share_full", (7, 7, 7, 0)), ("share_split", (2, 2, 2, 0)), ("closer_loses", (0, 0, 0, 0)),
     (["closer_loses", "leader_side"], (15, 0, 0, 0)), (["lightest_tile", "closer_side"], (0, 15, 0, 0))],
)  # fmt: skip
def test_a_tie_between_three_seats(tie, won):
    hands = ("1-3", "0-4", "2-2", "3-4")
    state = knock_round(table("6-6", hands, 23, ruleset="block", closer=1, block_tie=tie, round_points="others_pips"))
    assert state.round.score.tied == (0, 1, 2)
    assert points(state) == won


def test_c20_a_tie_between_two_pairs():
    state = table(
        DEAD_LINE, C20_HANDS, ruleset="pairs", block_winner="team_of_lowest_hand", block_tie=["lowest_team", "no_score"]
    )
    assert points(knock_round(state)) == (55, 0)
    for shared in ("share_full", "share_split"):
        with pytest.raises(ValueError, match="block_tie: contradicts partners"):
            table(DEAD_LINE, C20_HANDS, ruleset="pairs", block_tie=["lowest_team", shared])


@pytest.mark.parametrize("tie, winner", [("closer_loses", 0), ("closer_side", 1), ("leader_side", 0)])
def test_c22_who_closed_and_who_led_decide_a_tie(tie, winner):
    state = table(
        DEAD_LINE, C20_HANDS, closer=3, leader=0, ruleset="pairs", block_winner="team_of_lowest_hand", block_tie=tie
    )
    assert (state.round.leader, state.round.closer) == (0, 3)
    assert knock_round(state).round.score.winner == winner


def test_c22_no_such_tie_rule_is_a_default():
    """Every rule set names its own; the four that belong to no country follow most books."""
    usual = ("classic-draw", "draw-reserve-two", "block", "pairs")
    assert {rulesets.load(name).block_tie for name in usual} == {("no_score",)}


@pytest.mark.parametrize(
    "ruleset, rule, won",
    [
        ("classic-draw", "others_pips", 83),
        ("classic-draw", "others_minus_own", 76),
        ("classic-draw", "differences", 62),
        ("classic-draw", "all_pips", 90),
        ("pairs", "opponents_pips", 57),
        ("pairs", "others_minus_own", 24),
        ("pairs", "all_pips", 90),
    ],
)
def test_c26_ways_to_count_the_same_win(ruleset, rule, won):
    state = knock_round(table(DEAD_LINE, FIX_4, ruleset=ruleset, round_points=rule, block_winner="lowest_hand"))
    last = state.round.score.lines[-1]
    assert (last.reason.value, last.team, last.points, sum(last.numbers)) == (rule, 0, won, won)


def test_c31_going_out_on_a_dead_line_is_no_block():
    line = DEAD_LINE.removesuffix(" 5-6")
    state = table(line, ("5-6", *FIX_4[1:]), 4, ruleset="block", round_points="others_pips")
    state = play(state, "0 play 5-6 right")
    assert state.round.layout.values == (6, 6)
    assert (state.round.ended, state.round.went_out, points(state)) == (RoundEnd.WENT_OUT, 0, (83, 0, 0, 0))
    assert {"Knocked", "BlockProposed", "BlockEstablished"}.isdisjoint(kinds(state))
    assert ScoreReason.LOWEST_HAND not in {line.reason for line in state.round.score.lines}


def test_c35_high_tiles_of_double_twelve():
    assert pips_of(parse_tiles("5-10 12-12")) == 39
    line = "11-0 0-1 1-11 11-11 11-2 2-3 3-11 11-4 4-5 5-11 11-6 6-7 7-11 11-8 8-9 9-11 11-10 10-12 12-11"
    state = table(line, ("5-10", "12-12"), max_pip=12)
    state = play(state, "0 propose")
    assert state.round.history[1].values == (11, 11)
    assert points(play(state, "1 knock")) == (24, 0)


@pytest.mark.parametrize("max_pip, count, pips", [(6, 28, 168), (9, 55, 495), (12, 91, 1092)])
def test_c36_every_shuffled_set_is_whole(max_pip, count, pips):
    for number in range(1000):
        tiles = shuffled(TileSet(max_pip), f"CODE{number}")
        assert (len(tiles), len(set(tiles)), pips_of(tiles)) == (count, count, pips)


def test_c36_a_tile_that_lies_open_cannot_be_shown_again():
    """At a real table the hands are unknown until they are typed in."""
    state = play(table("0-0", (1, 1), 0, ruleset="block"), "0 propose", "1 knock")
    assert list(rules.asked(state)) == [0, 1]
    assert refusal(state, "1 reveal 0-0") == ("tile_is_elsewhere",)
    state = play(state, "0 reveal 1-1")
    assert refusal(state, "1 reveal 1-1") == ("tile_is_elsewhere",)
    assert refusal(state, "1 reveal 1-2 1-3") == ("hand_count_differs", 1)
    assert refusal(state, "0 reveal 1-3") == ("hand_is_not_asked_for",)
    assert refusal(state, "1 reveal 7-7") == ("tile_is_elsewhere",)
    state = play(state, "1 reveal 2-2")
    assert points(state) == (2, 0)


def test_c40_too_many_players_for_the_set():
    sizes = {"6": {"2": 7, "3": 7, "4": 7}, "9": {"2": 7, "3": 7, "4": 7, "5": 7}}
    ruleset = rulesets.load("block").changed({"players": [2, 3, 4, 5], "hand_size": sizes})
    with pytest.raises(ValueError, match="no table for 5 seats"):
        start_match(ruleset, 5)
    assert ruleset.smallest_set_for(5) == 9
    assert start_match(ruleset.with_set(9), 5).seats == 5
    assert ruleset.smallest_set_for(6) is None
    with pytest.raises(ValueError, match=r"hand_size\.6\.5: deals more tiles than the set has: 5 x 7 of 28"):
        rulesets.load("block").changed({"players": [5], "hand_size": {"6": {"5": 7}}})


@pytest.mark.parametrize("stop", [1, 2, 3])
def test_c58_a_walk_is_restored_from_its_record(stop):
    """A record holds the full rule set, leader, closer, passes and answers; replaying asks the same question."""
    ruleset = rulesets.load("pairs").changed({"block_tie": ["closer_loses", "leader_side"], "declarations": "trusted"})
    state = start(start_match(ruleset, 4))
    entered = table(DEAD_LINE, FIX_4, turn=2, leader=3, closer=1).round.history[0]
    entered = type(entered)(1, *(getattr(entered, name) for name in entered.__slots__[1:]))
    state = apply(state, entered)
    events = [start_match(ruleset, 4), entered]
    for move in ["2 propose", "1 knock", "0 knock"][:stop]:
        before = state
        state = play(state, move)
        events += state.round.history[len(before.round.history) :]
    restored = MatchRecord(event_from_json(event_to_json(event)) for event in events).state()
    assert restored == state
    assert restored.ruleset == ruleset and restored.ruleset.digest == ruleset.digest
    assert (restored.round.leader, restored.round.closer) == (3, 1)
    assert restored.round.verification.confirmed_by == (2, 1, 0)[:stop]
    assert rules.asked(restored) == rules.asked(state) != {}
    assert points(knock_round(restored)) == points(knock_round(state))


def test_c20_points_by_draw_are_never_decided_by_seat_number():
    """Every rotation of the same table gives the same result to the same hands."""
    for shift in range(4):
        hands = C20_HANDS[shift:] + C20_HANDS[:shift]
        assert points(knock_round(table(DEAD_LINE, hands))) == (0, 0, 0, 0)
        shares = points(knock_round(table(DEAD_LINE, hands, block_tie="share_full")))
        assert shares == (72, 72, 0, 0)[shift:] + (72, 72, 0, 0)[:shift]


def test_drawing_is_by_place():
    state = table("2-2", ("0-1", "1-1"), "3-3 4-4 5-5")
    assert rules.legal_moves(state, 0) == (DrawTile(0), DrawTile(1), DrawTile(2))
    state = play(state, "0 draw 1")
    assert state.round.boneyard.tiles == parse_tiles("3-3 5-5")
    assert refusal(state, "0 draw 2") == ("no_such_place",)
    assert state.round.hands[0].tiles == parse_tiles("0-1 4-4")
