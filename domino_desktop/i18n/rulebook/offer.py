"""Which values of a switch an editor offers for a rule set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.ruleset_keys import held_tile
from domino_desktop.i18n.rulebook.switch import value_of

_ONLY_FOR_PAIRS: Mapping[str, tuple[Any, ...]] = {
    "lead_next": ("winner_team_choice",),
    "block_winner": ("lowest_team", "team_of_lowest_hand"),
    "block_tie": (["lowest_team"],),
    "out_points": ("opponents_pips",),
    "round_points": ("opponents_pips",),
}
_NEVER_FOR_PAIRS: Mapping[str, tuple[Any, ...]] = {
    "block_winner": ("lowest_hand",),
    "block_tie": (["share_full"], ["share_split"]),
    "out_points": ("others_pips",),
    "round_points": ("others_pips",),
}
_NOTHING_TO_CHOOSE: Mapping[str, tuple[Any, ...]] = {"spinners": ("none",), "phase1": ("none",)}
"""What these switches say where they do not apply at all."""


def offered(ruleset: RuleSet, key: str, values: tuple[Any, ...]) -> tuple[Any, ...]:
    """Those of the values that go with this rule set; the one it has comes first if it is no usual one."""
    not_for = _NEVER_FOR_PAIRS if ruleset.partners == "opposite" else _ONLY_FOR_PAIRS
    dropped = (*not_for.get(key, ()), *_NOTHING_TO_CHOOSE.get(key, ()))
    now = value_of(ruleset, key)
    found = [_in_its_set(ruleset, value) for value in values if value not in dropped or value == now]
    return tuple(found) if now in found else (now, *found)


def _in_its_set(ruleset: RuleSet, value: Any) -> Any:
    """A named tile is the highest double that every set on offer has."""
    if isinstance(value, str) and held_tile(value) is not None:
        return f"holder({min(ruleset.sets)}-{min(ruleset.sets)})"
    return value
