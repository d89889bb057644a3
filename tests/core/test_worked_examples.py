"""The worked examples of the rules (W1 to W8, W18, W20, W21), as far as the policies of today go."""

import pytest

from domino_desktop.core import rules
from domino_desktop.core.events import BlockEstablished, RoundEnd
from domino_desktop.core.moves import (
    DeclareCanPlay,
    DrawTile,
    Knock,
    PlayTile,
    ProposeBlock,
    RevealHand,
    RuleViolation,
    TakeBack,
)
from domino_desktop.core.policies import Lead, lead
from domino_desktop.core.tiles import TileSet, parse_tiles
from tests.core.tables import FIX_LIAR, LIAR_LINE, LINE_K, LINE_K7, knock_round, play, points, refusal, table

POINTS = ("others_pips", "others_minus_own", "differences", "opponents_pips", "all_pips")


def worth(expected, state_with):
    """Checks what the same position is worth under several ways to count."""
    for rule, numbers in expected.items():
        assert points(knock_round(state_with(round_points=rule))) == numbers, rule


def test_w1_two_reserve_tiles_cannot_be_drawn():
    hands = ("0-0 0-2 0-3 1-1 1-2 2-2", "0-5 0-6 1-3 1-5 1-6 2-5 2-6 3-3 3-5 3-6")

    def state_with(**changes):
        return table(LINE_K, hands, "5-5 6-6", reserve=2, **changes)

    assert [hand.pips for hand in state_with().round.hands] == [14, 66]
    assert refusal(state_with(), "0 draw 0") == ("only_reserve_is_left", 2)
    worth({"others_pips": (66, 0), "others_minus_own": (52, 0), "all_pips": (80, 0)}, state_with)


def test_w1_without_a_reserve_both_are_drawn_first():
    hands = ("0-0 0-2 0-3 1-1 1-2 2-2", "0-5 0-6 1-3 1-5 1-6 2-5 2-6 3-3 3-5 3-6")

    def drawn(**changes):
        state = table(LINE_K, hands, "5-5 6-6", **changes)
        assert refusal(state, "0 knock") == refusal(state, "0 propose") == ("boneyard_can_supply", 2)
        state = play(state, "0 draw 0", "0 draw 0")
        assert state.round.hands[0].pips == 36
        return state

    worth({"others_pips": (66, 0), "others_minus_own": (30, 0)}, drawn)


@pytest.mark.parametrize(
    "reserve, held, expected", [(2, 45, {"others_pips": (0, 45), "others_minus_own": (0, 2)}),
                                (0, 59, {"others_pips": (0, 59), "others_minus_own": (0, 16)})]
)  # fmt: skip
def test_w2_a_dead_number_does_not_end_the_round_while_tiles_can_be_drawn(reserve, held, expected):
    hands = ("0-0 0-2 0-3 1-1 1-2 2-2", "0-5 1-3 1-5 1-6 2-5 2-6 3-3")

    def drawn(**changes):
        state = table(LINE_K, hands, "6-6 5-5 3-6 3-5 0-6", reserve=reserve, **changes)
        while state.drawable:
            assert rules.legal_moves(state, 0) == tuple(DrawTile(place) for place in range(state.round.boneyard.count))
            state = play(state, "0 draw 0")
        assert state.round.hands[0].pips == held
        return state

    worth(expected, drawn)


def test_w3a_nobody_can_play_but_the_boneyard_can_supply():
    hands = ("1-1 3-6 5-5", "0-0 0-5 2-2 6-6")
    seen = {*parse_tiles(LINE_K7), *parse_tiles(" ".join(hands))}
    yard = " ".join(str(tile) for tile in TileSet(6).tiles if tile not in seen)
    state = table(LINE_K7, hands, yard)
    assert len(yard.split()) == 14
    assert refusal(state, "0 propose") == ("boneyard_can_supply", 14)
    drawn = 0
    while rules.can_play(state, 0) is False:
        assert refusal(state, "0 knock") == ("boneyard_can_supply", 14 - drawn)
        state = play(state, "0 draw 0")
        drawn += 1
    assert {str(move.tile) for move in rules.legal_moves(state, 0)} <= {"4-5", "4-6"}
    assert refusal(state, "0 draw 0") == ("hand_has_playable_tile",)


def test_w3b_the_reserve_may_hold_fitting_tiles():
    hands = ("0-0 0-2 0-3 1-1 1-2 1-3", "0-5 0-6 1-5 2-2 2-5 3-3", "1-6 2-6 3-5 3-6 5-5 5-6 6-6")

    def state_with(**changes):
        return table(LINE_K7, hands, "4-5 4-6", reserve=2, **changes)

    worth({"others_pips": (99, 0, 0), "others_minus_own": (85, 0, 0), "differences": (71, 0, 0)}, state_with)
    assert refusal(table(LINE_K7, hands, "4-5 4-6"), "0 propose") == ("boneyard_can_supply", 2)


def test_w4_sleeping_tiles_of_an_open_number():
    hands = ("1-1 3-6 5-5", "0-0 0-3 2-2 6-6")

    def state_with(**changes):
        return table(LINE_K7, hands, 14, ruleset="block", **changes)

    worth({"others_pips": (0, 21), "others_minus_own": (0, 2)}, state_with)


@pytest.mark.parametrize(
    "tie, won",
    [("no_score", (0, 0)), ("lightest_tile", (0, 21)), ("nearest_to_leader", (21, 0)),
     ("closer_side", (21, 0)), ("closer_loses", (0, 21)), ("leader_side", (21, 0))],
)  # fmt: skip
def test_w5_two_hands_are_level(tie, won):
    state = table(
        LINE_K7,
        ("1-1 3-6 5-5", "0-0 0-5 2-2 6-6"),
        14,
        closer=0,
        ruleset="block",
        block_tie=tie,
        round_points="others_pips",
    )
    state = knock_round(state)
    assert points(state) == won
    assert state.round.score.tied == (0, 1)
    assert lead(state.ruleset, state.counted().hands, state.memory, 0) == Lead(1)


W6_HANDS = (
    "0-5 1-3 1-4 2-2 3-4 4-4 5-6",
    "0-0 0-1 0-6 1-1 1-6 2-3 2-6",
    "0-2 2-4 2-5 3-3 3-6 4-5 4-6",
    "0-3 0-4 1-2 1-5 3-5 5-5 6-6",
)
W6_PLAY = (
    "B 1-1, C –, D 1-5, A 1-4, B –, C 4-5, D 0-4, A 0-5, B –, C 2-5, D 1-2, A 4-4, B 0-1, C 0-2, D –, A 2-2, B 2-6, "
    "C 4-6, D –, A 3-4, B 2-3, C 2-4"
)


def w6(**changes):
    """The played deal. Wherever a seat passes, nothing else is accepted; where it plays, no pass is."""
    everything = [PlayTile(tile, end) for tile in TileSet(6).tiles for end in ("start", "left", "right")]
    others = [*everything, DrawTile(0), DeclareCanPlay(), RevealHand(), TakeBack()]
    state = table("", W6_HANDS, turn=1, leader=1, ruleset="pairs", direction="clockwise", **changes)
    for step in W6_PLAY.split(", "):
        seat, tile = "ABCD".index(step[0]), step[2:]
        assert state.round.turn == seat
        if tile == "–":
            for other in range(4):
                for move in others if other == seat else (*others, Knock(), ProposeBlock()):
                    with pytest.raises(RuleViolation):
                        rules.decide(state, other, move)
            assert rules.legal_moves(state, seat) == (Knock(), ProposeBlock())
            state = play(state, f"{seat} knock")
            continue
        with pytest.raises(RuleViolation):
            rules.decide(state, seat, Knock())
        end = next(move.end for move in rules.legal_moves(state, seat) if str(move.tile) == tile)
        state = play(state, f"{seat} play {tile} {end}")
    return state


def test_w6_a_full_legal_deal_ends_blocked():
    state = w6()
    assert [hand.pips for hand in state.round.hands] == [15, 13, 15, 33]
    assert state.round.turn == 3
    state = knock_round(state)
    established = next(event for event in state.round.history if isinstance(event, BlockEstablished))
    assert established.confirmed_by == (3, 0, 1, 2)
    assert state.round.closer == 2
    assert state.round.fouls == ()
    assert state.round.ended is RoundEnd.BLOCKED


@pytest.mark.parametrize(
    "winner, rule, won",
    [("lowest_team", "opponents_pips", (46, 0)), ("lowest_team", "all_pips", (76, 0)),
     ("team_of_lowest_hand", "opponents_pips", (0, 30)), ("team_of_lowest_hand", "all_pips", (0, 76))],
)  # fmt: skip
def test_w6_is_worth_what_the_rule_set_says(winner, rule, won):
    assert points(knock_round(w6(block_winner=winner, round_points=rule))) == won


W7_HANDS = ("0-0 0-3 1-5 2-6", "0-2 1-1 2-2 3-3", "0-6 1-2 1-6 3-5 5-5", "0-5 1-3 2-5 3-6 6-6")


@pytest.mark.parametrize(
    "winner, tie, rule, won",
    [
        ("lowest_team", "no_score", "opponents_pips", (0, 0)),
        ("lowest_team", "leader_side", "opponents_pips", (51, 0)),
        ("lowest_team", "leader_side", "all_pips", (102, 0)),
        ("lowest_team", "closer_side", "opponents_pips", (0, 51)),
        ("lowest_team", "closer_loses", "opponents_pips", (51, 0)),
        ("team_of_lowest_hand", "no_score", "opponents_pips", (0, 51)),
    ],
)
def test_w7_two_teams_are_level(winner, tie, rule, won):
    state = knock_round(
        table(
            LINE_K, W7_HANDS, closer=1, ruleset="pairs", direction="clockwise",
            block_winner=winner, block_tie=tie, round_points=rule,
        )
    )  # fmt: skip
    assert points(state) == won
    assert state.round.score.tied == ((0, 1) if winner == "lowest_team" else ())
    assert lead(state.ruleset, state.counted().hands, state.memory, 0) == Lead(1)


W8_HANDS = ("0-2 0-5 1-3 3-6", "0-0 0-6 1-5 3-5", "0-3 1-1 1-6 2-5 6-6", "1-2 2-2 2-6 3-3 5-5")


@pytest.mark.parametrize(
    "winner, tie, won",
    [("team_of_lowest_hand", "leader_side", 0), ("team_of_lowest_hand", "closer_side", 1),
     ("team_of_lowest_hand", "no_score", None), ("lowest_team", "no_score", None)],
)  # fmt: skip
def test_w8_single_hands_of_both_teams_are_level(winner, tie, won):
    state = knock_round(table(LINE_K, W8_HANDS, closer=1, ruleset="pairs", block_winner=winner, block_tie=tie))
    assert state.round.score.tied == (0, 1)
    assert state.round.score.winner == won


def test_w18_double_twelve():
    line = "11-0 0-1 1-11 11-11 11-2 2-3 3-11 11-4 4-5 5-11 11-6 6-7 7-11 11-8 8-9 9-11 11-10 10-12 12-11"
    hands = ("5-10", "12-12", "0-3 7-8")

    def state_with(**changes):
        return table(line, hands, 91 - 19 - 4, ruleset="block", max_pip=12, **changes)

    assert state_with().round.layout.values == (11, 11)
    assert [hand.pips for hand in state_with().round.hands] == [15, 24, 18]
    worth({"others_pips": (42, 0, 0), "others_minus_own": (27, 0, 0), "differences": (12, 0, 0)}, state_with)


def test_w20_passes_while_tiles_are_left_are_no_block():
    state = table("6-6", ("0-0", "1-1", "2-2"), "0-1 0-2 1-2 3-3 4-4", draw="one")
    for seat in (0, 1, 2):
        assert refusal(state, f"{seat} knock")[0] == "boneyard_can_supply"
        state = play(state, f"{seat} draw 0")
        assert refusal(state, f"{seat} draw 0") == ("already_drew_this_turn",)
        assert refusal(state, f"{seat} propose") == ("boneyard_can_supply", state.drawable)
        state = play(state, f"{seat} knock")
    assert (state.drawable, state.round.verification, state.round.score) == (2, None, None)
    assert refusal(state, "0 propose") == ("boneyard_can_supply", 2)
    state = play(state, "0 draw 0", "0 knock")
    assert state.round.verification is None
    state = play(state, "1 draw 0", "1 knock")
    assert state.round.verification.confirmed_by == (1,)
    state = play(state, "2 knock")
    assert state.round.score is None
    state = play(state, "0 knock")
    assert state.round.ended is RoundEnd.BLOCKED


def test_w21_a_false_pass_is_refused_in_checked_play_and_found_by_the_audit_otherwise():
    checked = play(table(LIAR_LINE, FIX_LIAR), "0 knock", "1 knock")
    assert refusal(checked, "2 knock") == ("hand_has_playable_tile",)
    trusted = play(table(LIAR_LINE, FIX_LIAR, declarations="trusted"), "0 knock", "1 knock", "2 knock", "3 knock")
    fouls = {foul.seat: foul for foul in trusted.round.fouls}
    assert set(fouls) == {2, 3}
    assert (str(fouls[2].tile), fouls[2].end, fouls[2].values) == ("4-6", 6, (6, 6))
    assert points(trusted) == (0, 0, -25, -25)
