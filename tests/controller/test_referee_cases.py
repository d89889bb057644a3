"""Cases about a block, entered at a referee's desk: it comes to the verdict of `adjudicate`, and to the right one."""

import json

import pytest

from domino_desktop.cli import adjudicate
from domino_desktop.i18n.english import English
from tests.controller import settling
from tests.core.tables import DEAD_LINE, FIX_4, FIX_LIAR, LIAR_LINE

C20 = ("0-0 0-2 1-2 1-3", "1-1 0-3 0-4", "0-5 1-4 1-5 2-2 2-4", "2-5 3-3 3-4 3-5 4-4 5-5")
C19 = (FIX_4[0], FIX_4[1], FIX_4[3], FIX_4[2])
PAIRS = (0, 1, 0, 1)
DEAD_NINE = "0-2 2-1 1-3 3-0 0-4 4-1 1-5 5-0 0-6 6-1 1-7 7-0 0-8 8-1 1-9 9-0 0-0 0-1 1-1"
NINE = (
    "2-2 2-6 3-3 3-7 4-5 4-9 5-8 6-8 7-9",
    "2-3 2-7 3-4 3-8 4-6 5-5 5-9 6-9 8-8",
    "2-4 2-8 3-5 3-9 4-7 5-6 6-6 7-7 8-9",
    "2-5 2-9 3-6 4-4 4-8 5-7 6-7 7-8 9-9",
)


def position(hands, line, *, max_pip=6, ruleset="classic-draw", teams=None, rules=None, **more):
    seats = [{"hand": hand, **({} if teams is None else {"team": teams[seat]})} for seat, hand in enumerate(hands)]
    return {
        "max_pip": max_pip,
        "line": line,
        "seats": seats,
        "to_act": 0,
        "ruleset": ruleset,
        "rules": rules or {},
        **more,
    }


def pairs(hands, line=DEAD_LINE, **more):
    rules = {"direction": "clockwise", **more.pop("rules", {})}
    return position(hands, line, ruleset="pairs", teams=PAIRS, rules=rules, **more)


CASES = {
    "C01 a later player can still play": (
        position(FIX_LIAR, LIAR_LINE, declarations=["cannot", "cannot", "can"]),
        {"blocked": False, "because": "seat_can_play", "refuted_by": 2, "fouls": []},
    ),
    "C02 tiles are still in the boneyard": (
        position(("0-1 3-4 5-5", "0-3 4-6 1-1"), "2-2", boneyard=21),
        {"blocked": False, "because": "boneyard_can_supply", "drawable": 21},
    ),
    "C04 exactly four answers": (
        position(FIX_4, DEAD_LINE),
        {"blocked": True, "confirmed_by": [0, 1, 2, 3], "winner_team": 0},
    ),
    "C06 a dead line with two different ends": (
        position(NINE, DEAD_NINE, max_pip=9),
        {"blocked": True, "winner_team": 0, "points": {"0": 303, "1": 0, "2": 0, "3": 0}},
    ),
    "C07 numbers that are not used up, block": (
        position(("0-0 2-2 4-6", "1-1 2-6 0-2"), "3-1 1-5", rules={"draw": "none"}),
        {"blocked": True, "confirmed_by": [0, 1], "winner_team": 1, "points": {"0": 0, "1": 14}},
    ),
    "C08 one player alone is stuck": (
        position(("0-0 3-3", "5-6 4-4"), "2-5", boneyard="1-2 2-3", rules={"reserve": 2}),
        {"blocked": False, "because": "seat_can_play", "refuted_by": 1},
    ),
    "C10 clockwise from the third seat": (
        position(FIX_4, DEAD_LINE, to_act=2),
        {"confirmed_by": [2, 3, 0, 1]},
    ),
    "C10 the other way round": (
        position(FIX_4, DEAD_LINE, to_act=2, rules={"direction": "counterclockwise"}),
        {"confirmed_by": [2, 1, 0, 3]},
    ),
    "C12 a false declaration": (
        position(FIX_LIAR, LIAR_LINE, declarations=["cannot", "cannot", "cannot", "can"]),
        {"blocked": False, "fouls": [{"seat": 2, "tile": "4-6", "end": 6}]},
    ),
    "C14 nobody lied": (
        position(FIX_4, DEAD_LINE, declarations=["cannot"] * 4),
        {"blocked": True, "fouls": [], "winner_team": 0},
    ),
    "C18 never the highest": (
        position(FIX_4, DEAD_LINE),
        {"winner_team": 0, "points": {"0": 83, "1": 0, "2": 0, "3": 0}},
    ),
    "C19 the single lowest hand": (pairs(C19, rules={"block_winner": "team_of_lowest_hand"}), {"winner_team": 0}),
    "C19 the lowest pair": (pairs(C19, rules={"block_winner": "lowest_team"}), {"winner_team": 1}),
    "C20 no score": (position(C20, DEAD_LINE, rules={"block_tie": ["no_score"]}), {"tied_teams": [0, 1]}),
    "C20 each in full": (
        position(C20, DEAD_LINE, rules={"block_tie": ["share_full"]}),
        {"points": {"0": 72, "1": 72, "2": 0, "3": 0}},
    ),
    "C20 split": (
        position(C20, DEAD_LINE, rules={"block_tie": ["share_split"]}),
        {"points": {"0": 36, "1": 36, "2": 0, "3": 0}},
    ),
    "C20 pairs": (
        pairs(
            C20,
            rules={
                "block_winner": "team_of_lowest_hand",
                "block_tie": ["lowest_team", "no_score"],
                "round_points": "opponents_pips",
            },
        ),
        {"winner_team": 0, "points": {"0": 55, "1": 0}},
    ),
    **{
        f"C22 {tie}": (
            pairs(
                C20,
                rules={"block_winner": "team_of_lowest_hand", "block_tie": [tie, "no_score"]},
                leader=0,
                closer=3,
            ),
            {"winner_team": winner},
        )
        for tie, winner in (("closer_loses", 0), ("closer_side", 1), ("leader_side", 0))
    },
}


@pytest.mark.parametrize("case", CASES)
def test_a_case_at_the_desk(case):
    data, expected = CASES[case]
    source = json.dumps(data).encode()
    verdict = adjudicate.judge(source, English())
    assert {key: verdict[key] for key in expected} == expected
    assert settling.agree(source, verdict) is True


def test_c07_the_same_tiles_with_a_boneyard_are_drawn_first():
    data = position(("0-0 2-2 4-6", "2-6 0-2"), "3-1 1-5", boneyard=21)
    source = json.dumps(data).encode()
    verdict = adjudicate.judge(source, English())
    assert verdict["because"] == "boneyard_can_supply"
    assert settling.agree(source, verdict) is True
