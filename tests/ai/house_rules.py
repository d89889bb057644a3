"""House rules by chance: a rule set of the program with some of its words changed, as its editor could."""

import random
from collections.abc import Collection, Sequence
from typing import Any

from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.ruleset_parts import RuleSetFault

ANSWERS: dict[str, tuple[Any, ...]] = {
    "draw": ("none", "one", "until_playable", "max(2)", "max(3)"),
    "reserve": (0, 1, 2),
    "play_drawn": ("must", "may"),
    "voluntary_draw": (False, True),
    "must_play_if_able": (True, False),
    "cannot_play": ("knock", "discard"),
    "matching": ("equal", "sum"),
    "matador_duty": ("yard_exhausted", "never"),
    "start_tile": ("none", "turned_up"),
    "turn_after": ("next", "double_again"),
    "dead_number_stop": ("off", "auto", "callable"),
    "end": ("first_out", "both_partners_out"),
    "direction": ("clockwise", "counterclockwise"),
    "declarations": ("checked", "trusted"),
    "opening": ("highest_double", "highest_tile", "lot"),
    "lead_next": ("winner", "winner_team_choice", "winner_must_double", "rotate"),
    "block_winner": (
        "lowest_hand",
        "lowest_team",
        "team_of_lowest_hand",
        "closer_duel",
        "closer",
        "not_the_last_mover",
        "fewest_doubles_first",
        "nobody",
    ),
    "duel_with": ("next", "previous"),
    "block_tie": (
        ["no_score"],
        ["replay"],
        ["leader_side", "no_score"],
        ["closer_side", "replay"],
        ["closer_loses", "carry_double"],
        ["nearest_to_leader"],
        ["share_full"],
        ["share_split"],
        ["lightest_tile", "carry_one"],
        ["fewest_tiles", "lowest_team", "opponents_of_closer"],
        ["own_pips"],
    ),
    "round_points": (
        "others_pips",
        "others_minus_own",
        "differences",
        "all_pips",
        "fixed",
        "multiplied",
        "others_and_boneyard",
    ),
    "out_points": (
        "others_pips",
        "opponents_pips",
        "differences",
        "all_pips",
        "fixed",
        "multiplied",
        "others_and_boneyard",
    ),
    "block_value": (0, 1, 3),
    "out_values": ({}, {"simple": 1, "double": 2, "both_ends": 3, "double_both_ends": 4}),
    "factors": ({}, {"block": 2}, {"out": 1, "double": 2, "both_ends": 3, "double_both_ends": 0, "block": 2}),
    "closer_loses": ("none", "x2", "x3", {"self": -5, "others": 7}),
    "rounding": ("none", "nearest_5", "down_5", "nearest_3"),
    "round_scope": ("total", "per_hand", "per_opponent"),
    "blank_value": (0, 25),
    "play_scoring": ("none", "bergen", {"multiples": [5]}, {"multiples": [3, 5], "divided": True}),
    "bonuses": (
        {},
        {"capicua": 100, "chuchazo": 100, "out_double": 50, "going_out": 1},
        {"pass_after_lead_double": 60, "pass_after_lead_single": 30, "three_passes": 25, "lock": 2},
        {"each_pass": 1, "first_pass": 5, "galo": 50, "hand_number": [100, 50]},
    ),
    "capicua_ends_must_differ": (True, False),
    "match_end": ({"points": 100}, {"points": 12}, {"points": 5}, {"rounds": 3}),
    "target_exact": (False, True),
    "overshoot": ("void", "keep"),
    "carry_cap": (0, 1, 3),
}
"""By key: what is tried there."""


def house_rules(
    chance: random.Random, bases: Sequence[RuleSet], keys: Collection[str] = ANSWERS
) -> tuple[RuleSet, int]:
    """A rule set that the program accepts, some of these keys changed, and a number of seats at one of its tables."""
    ruleset = chance.choice(bases)
    seats = chance.choice(ruleset.players)
    top = ruleset.smallest_set_for(seats)
    assert top is not None
    ruleset = ruleset.with_set(top)
    for key in chance.sample(sorted(keys), min(len(keys), 6)):
        try:
            ruleset = ruleset.changed({key: chance.choice(ANSWERS[key])})
        except RuleSetFault:
            continue
    return ruleset, seats


def small(ruleset: RuleSet) -> RuleSet | None:
    """The same with ten tiles, where rounds are short and hands often level, or None where it cannot be."""
    seats = 4 if ruleset.players[0] == 4 else 2
    table = {"players": [seats], "max_pip": 3, "hand_size": {"3": {str(seats): 2 if seats == 4 else 3}}}
    try:
        return ruleset.changed(table)
    except RuleSetFault:
        return None
