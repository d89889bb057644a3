"""A position as `domino-desktop adjudicate` reads it, written down from a state of the core."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from domino_desktop.core.layout import LEFT, RIGHT, START, Layout, Line
from domino_desktop.core.placing import DOWN, UP, spinner
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.state import MatchState
from domino_desktop.core.tiles import Hand, print_tiles
from domino_desktop.storage import rulesets

Json = dict[str, Any]


def rules_written(ruleset: RuleSet) -> Json:
    """``ruleset`` and ``rules``: the preset, and every switch that differs from it."""
    base = rulesets.load(ruleset.id if rulesets.is_built_in(ruleset.id) else rulesets.DEFAULT)
    changes = {key: value for key, value in ruleset.changes_from(base).items() if key != "id"}
    return {"ruleset": base.id, **({"rules": changes} if changes else {})}


def position_written(state: MatchState, to_act: int, names: Sequence[tuple[str, str]] = ()) -> Json:
    """The position of a round; hands that are unknown are written as empty.

    ``names`` holds the name and the language of each seat.
    """
    now = state.round
    assert now is not None
    seats: list[Json] = [{"hand": _tiles(hand)} for hand in now.hands]
    has_pairs = len(set(state.teams)) < state.seats
    for seat, one in enumerate(seats):
        if has_pairs:
            one["team"] = state.teams[seat]
        if now.discards:
            one["laid_aside"] = _tiles(now.discards[seat])
        if names:
            one["name"], one["language"] = names[seat]
    yard = now.boneyard
    written: Json = {
        "max_pip": state.ruleset.max_pip,
        **on_table(state.ruleset, now.layout),
        "seats": seats,
        "boneyard": yard.count if yard.tiles is None else print_tiles(yard.tiles),
        "to_act": to_act,
        "leader": now.leader,
        **({} if now.closer is None else {"closer": now.closer}),
        **rules_written(state.ruleset),
        "round": now.number,
        "totals": {str(team): points for team, points in enumerate(state.totals)},
    }
    if state.carry:
        written["carry"] = state.carry
    if state.ruleset.has_markers:
        written["markers"] = list(now.markers)
    return written


def on_table(ruleset: RuleSet, layout: Layout) -> Json:
    """``line``, ``layout`` or ``open_ends``: what lies on the table, as it lies."""
    if layout.bare:
        return {"open_ends": list(layout.bare)}
    if ruleset.placing == "line":
        return {"line": _halves(layout.halves())}
    assert layout.first is not None
    if ruleset.placing == "trains":
        *trains, mexican = (_halves(_outwards(arm)) for arm in layout.arms)
        return {"layout": {"engine": str(layout.first.tile), "trains": trains, "mexican": mexican}}
    written = _cross(layout) if ruleset.placing == "cross" else _spinner(ruleset, layout)
    sides: dict[str, dict[str, str]] = {}
    for arm in layout.arms:
        parent = layout.arm(arm.parent)
        if parent is not None and (ruleset.toes or ruleset.spinners == "all"):
            sides.setdefault(str(parent.tiles[arm.at].tile), {})[arm.side] = _halves(_outwards(arm))
    return {"layout": {**written, "sides": sides} if sides else written}


def _cross(layout: Layout) -> Json:
    assert layout.first is not None
    arms = [arm for arm in layout.arms if arm.parent == START]
    first = str(layout.first.tile)
    if len(arms) == 4:
        return {"first": first, **{arm.id: _halves(_outwards(arm)) for arm in arms}}
    return {"first": first, "arms": [_halves(_outwards(arm)) for arm in arms]}


def _spinner(ruleset: RuleSet, layout: Layout) -> Json:
    line = layout.halves()
    left = layout.arm(LEFT)
    at = 0 if left is None else len(left.tiles)
    found = spinner(layout)
    if ruleset.spinners == "first" and found is not None and found[0] != START:
        at += found[1] + 1 if found[0] == RIGHT else -found[1] - 1
    written = {
        "spinner" if line[at][0] == line[at][1] else "first": _halves(line[at : at + 1]),
        LEFT: _halves((far, near) for near, far in reversed(line[:at])),
        RIGHT: _halves(line[at + 1 :]),
    }
    for side in (UP, DOWN):
        arm = layout.arm(side)
        if arm is not None:
            written[side] = _halves(_outwards(arm))
    return written


def _outwards(arm: Line) -> list[tuple[int, int]]:
    return [(placed.near, placed.far) for placed in arm.tiles]


def _halves(halves: Iterable[tuple[int, int]]) -> str:
    return " ".join(f"{near}-{far}" for near, far in halves)


def _tiles(hand: Hand) -> str:
    return print_tiles(hand.tiles or ())
