"""Rule sets as text that people can read, change and send: TOML with its keys in one order."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from domino_desktop.core.ruleset import RuleSet

KEYS = (
    # whose rules these are
    *("name", "based_on", "id"),
    # the set and the deal
    *("max_pip", "players", "partners", "hand_size", "remove", "start_tile", "draw", "reserve"),
    *("voluntary_draw", "play_drawn", "direction"),
    # the lead
    *("opening", "opening_must_play", "no_double", "lead_next", "lead_after_block", "lead_after_tie", "redeal_doubles"),
    # playing
    *("placing", "spinners", "phase1", "foot_first", "matching", "double_orientation", "mexican", "turn_after"),
    *("cannot_play", "must_play_if_able", "matador_duty"),
    # the end of a round
    *("end", "dead_number_stop", "block_winner", "duel_with", "block_tie", "carry_cap", "tie_award"),
    # points
    *("round_points", "block_points", "out_points", "out_values", "block_value", "factors", "closer_loses"),
    *("rounding", "round_scope", "bands", "blank_value", "play_scoring", "bonuses", "capicua_ends_must_differ"),
    # the match
    *("declarations", "fouls", "match_end", "target_exact", "overshoot", "match_form", "time_limit"),
    "gallery",
)
"""The keys of a rule-set file in the order in which they are written."""

_BARE = re.compile(r"[A-Za-z0-9_-]+")


def to_toml(ruleset: RuleSet, name: str, based_on: str) -> str:
    """The file of a rule set: its name, what it was made of, and every rule that is not as usual.

    ``name`` holds no control characters; ``based_on`` is the id of a rule set, or empty.
    """
    plain = {"name": name, "based_on": based_on, **ruleset.to_mapping()}
    if not based_on:
        del plain["based_on"]
    if ruleset.out_points == ruleset.round_points:
        del plain["out_points"]
    if ruleset.end == "first_out":
        del plain["end"]
    return "".join(f"{key} = {_value(plain[key])}\n" for key in sorted(plain, key=KEYS.index))


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        # a string of JSON is one of TOML, too, as long as it holds no control characters
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, Mapping):
        inner = ", ".join(f"{_key(key)} = {_value(found)}" for key, found in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    return f"[{', '.join(map(_value, value))}]"


def _key(key: str) -> str:
    assert _BARE.fullmatch(key)
    return key
