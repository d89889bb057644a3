"""How the values of a rule set are written back: the inverse of `ruleset_keys`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any

from domino_desktop.core.ruleset_parts import CloserLoses, MatchEnd, PlayScoring


def _without_defaults(value: Any) -> dict[str, Any]:
    usual = asdict(type(value)())
    plain = {name: found for name, found in asdict(value).items() if found != usual[name]}
    return {name: list(found) if isinstance(found, tuple) else found for name, found in plain.items()}


def _closer_loses_written(value: CloserLoses) -> Any:
    if value.is_fixed:
        return {"self": value.own, "others": value.others}
    return {0: "none", 2: "x2", 3: "x3"}[value.factor]


def _play_scoring_written(value: PlayScoring) -> Any:
    if value.kind != "multiples":
        return value.kind
    divided = {"divided": True} if value.is_divided else {}
    return {"multiples": list(value.multiples), **divided}


def _match_end_written(value: MatchEnd) -> Any:
    return {"points": value.points} if value.points is not None else {"rounds": value.rounds}


WRITERS: Mapping[str, Callable[[Any], Any]] = {
    "players": list,
    "hand_size": lambda sizes: {str(top): {str(seats): n for seats, n in row} for top, row in sizes},
    "remove": lambda removed: {str(seats): [str(tile) for tile in tiles] for seats, tiles in removed},
    "block_tie": list,
    "out_values": _without_defaults,
    "factors": _without_defaults,
    "closer_loses": _closer_loses_written,
    "bands": lambda bands: {} if bands is None else asdict(bands),
    "play_scoring": _play_scoring_written,
    "bonuses": _without_defaults,
    "fouls": lambda fouls: {name: asdict(penalty) for name, penalty in fouls},
    "match_end": _match_end_written,
    "mexican": _without_defaults,
}
"""How the value of each key that is no plain word or number is written, by key."""
