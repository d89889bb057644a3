"""Changing one rule where others have to go along: a cross needs a double in the middle, partners are four."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from itertools import accumulate
from typing import Any, Final

from domino_desktop.core.ruleset import RuleSet, RuleSetFault
from domino_desktop.core.tiles import TileSet
from domino_desktop.i18n import rulebook

_AGAINST: Final = "own_pips_against"
_LINE: Final = {"spinners": "none", "phase1": "none"}
_LEAD_WITH_A_DOUBLE: Final = {
    "opening": "highest_double",
    "opening_must_play": True,
    "no_double": "redeal",
    "lead_next": "opening",
    "lead_after_block": "as_next",
}
_CROSS: Final = {"placing": "cross", "spinners": "none", "matching": "equal", **_LEAD_WITH_A_DOUBLE}
_FOR_OWN_PIPS: Final = {
    "round_points": _AGAINST,
    "out_points": _AGAINST,
    "match_form": "lowest_after_rounds",
    "play_scoring": "none",
    "block_tie": ["own_pips"],
    "closer_loses": "none",
    "rounding": "none",
    "bands": {},
}
_FOR_PIPS: Final = {"match_form": "first_to", "block_tie": ["no_score"]}

_GO_ALONG: Final[Mapping[tuple[str, Any], Mapping[str, Any]]] = {
    ("placing", "line"): {**_LINE, "start_tile": "none"},
    ("placing", "spinner"): {"spinners": "first", "phase1": "none", "start_tile": "none", "matching": "equal"},
    ("placing", "cross"): {**_CROSS, "phase1": "cross4", "start_tile": "none"},
    ("placing", "trains"): {
        **_LINE,
        "start_tile": "engine",
        "matching": "equal",
        "cannot_play": "knock",
        "dead_number_stop": "off",
        "turn_after": "next",
    },
    ("start_tile", "turned_up"): {"placing": "line", **_LINE},
    ("matching", "sum"): {"placing": "line", **_LINE, "cannot_play": "knock"},
    ("cannot_play", "discard"): {
        "draw": "none",
        "dead_number_stop": "off",
        "end": "first_out",
        "must_play_if_able": True,
        "matching": "equal",
        "placing": "line",
        **_LINE,
    },
    ("match_form", "lowest_after_rounds"): _FOR_OWN_PIPS,
    ("round_points", _AGAINST): _FOR_OWN_PIPS,
    ("out_points", _AGAINST): _FOR_OWN_PIPS,
    ("lead_next", "opening"): {"lead_after_block": "as_next"},
}
"""What else is set, where setting one rule alone would contradict another one."""


def changed_with_companions(ruleset: RuleSet, changes: Mapping[str, Any]) -> RuleSet:
    """These rules with this change, and with what has to go along with it. Raises RuleSetFault."""
    try:
        return ruleset.changed(changes)
    except RuleSetFault:
        companions = _companions(ruleset, changes)
        if not companions:
            raise
    return ruleset.changed({**companions, **changes})


def as_usual(ruleset: RuleSet, usual: RuleSet, key: str) -> RuleSet:
    """These rules with one switch as it is in the rule set they were made of.

    Where that alone would contradict another change, that change goes along. Raises RuleSetFault.
    """
    back = rulebook.changes(ruleset, key, rulebook.value_of(usual, key))
    try:
        return changed_with_companions(ruleset, back)
    except RuleSetFault:
        others = [
            rulebook.changes(ruleset, other, rulebook.value_of(usual, other))
            for other in rulebook.differences(usual, ruleset)
        ]
        # one of them first; if none is enough, more and more of them
        for along in (*others, *accumulate(others, _both)):
            with contextlib.suppress(RuleSetFault):
                return ruleset.changed({**along, **back})
        raise


def _both(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    return {**one, **other}


def _companions(ruleset: RuleSet, changes: Mapping[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in changes.items():
        if isinstance(value, str):
            found.update(_GO_ALONG.get((key, value), {}))
    if "max_pip" in changes:
        found.update(_for_set(ruleset, changes["max_pip"]))
    if changes.get("partners") == "opposite":
        found.update(_for_pairs(ruleset))
    elif "partners" in changes:
        found.update(_for_everybody_alone(ruleset))
    if {"match_form", "round_points", "out_points"} & set(changes) and not found:
        found.update(_without_own_pips(ruleset, changes))
    return found


def _for_set(ruleset: RuleSet, top: int) -> dict[str, Any]:
    """Hands as large as in the set of now, or as the new set allows with one tile left over."""
    known = {str(one): {str(seats): tiles for seats, tiles in hands} for one, hands in ruleset.hand_size}
    here = known[str(ruleset.max_pip)]
    most = len(TileSet(top)) - 1
    return {"hand_size": {**known, str(top): {seats: min(tiles, most // int(seats)) for seats, tiles in here.items()}}}


def _for_pairs(ruleset: RuleSet) -> dict[str, Any]:
    """Four players with the hands that four have, or with as many tiles as the set allows, up to seven."""
    sizes = {str(top): {"4": dict(hands).get(4, min(7, len(TileSet(top)) // 4))} for top, hands in ruleset.hand_size}
    ties = [name for name in ruleset.block_tie if name not in ("share_full", "share_split")]
    return {"players": [4], "hand_size": sizes, "remove": {}, "block_tie": ties or ["no_score"]}


def _for_everybody_alone(ruleset: RuleSet) -> dict[str, Any]:
    lead = "winner" if ruleset.lead_next == "winner_team_choice" else ruleset.lead_next
    return {"end": "first_out", "lead_next": lead}


def _without_own_pips(ruleset: RuleSet, changes: Mapping[str, Any]) -> dict[str, Any]:
    """Nobody writes down the own pips any more, neither after going out nor after a block."""
    points = next((changes[key] for key in ("round_points", "out_points") if key in changes), "others_pips")
    points = "others_pips" if points == _AGAINST else points
    form = changes.get("match_form", "first_to")
    return {**_FOR_PIPS, "match_form": form, "round_points": points, "out_points": points}
