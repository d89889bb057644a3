"""Where tiles may lie: plain lines, spinners, crosses, chicken feet and trains.

A layout is a tree of arms. Laying a tile lengthens one arm; then everything that follows from the rule set is worked
out again from what lies there: arms that begin at a double, and the ends that the phase of the game leaves open.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from domino_desktop.core.events import GameEvent, PositionEntered, RoundDealt, TilePlayed
from domino_desktop.core.layout import LEFT, RIGHT, START, Layout, Line, OpenEnd, PlacedTile
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.tiles import Tile, TileSet

UP = "up"
DOWN = "down"
MEXICAN = "mexican"
"""The train that belongs to nobody."""

_SIDES = (LEFT, RIGHT, UP, DOWN)


def train(seat: int) -> str:
    """The arm that is this seat's train."""
    return f"train-{seat}"


def empty(ruleset: RuleSet, seats: int) -> Layout:
    """The table before the first tile."""
    if ruleset.is_plain_line:
        return _EMPTY
    return Layout(
        arms=_first_arms(ruleset, seats),
        is_inline=ruleset.double_orientation == "inline",
        may_branch=ruleset.placing != "line",
        branches=2 if ruleset.spinners == "all" else max(0, min(2, ruleset.toes - 1)),
    )


_EMPTY = Layout()


def _placed_on_bare(layout: Layout, tile: Tile, end_id: str, near: int | None) -> Layout:
    end = layout.end(end_id)
    if end is None:
        raise KeyError(end_id)
    opened = replace(end, value=tile.other(end.nears(tile)[0] if near is None else near))
    ends = tuple(opened if each.id == end_id else each for each in layout.ends)
    return replace(layout, bare=tuple(each.value for each in ends if each.value is not None), ends=ends)


def place(ruleset: RuleSet, layout: Layout, tile: Tile, end_id: str, near: int | None = None) -> Layout:
    """The layout with this tile laid at this end, ``near`` half first where both may touch.

    The caller has checked that it fits. Raises KeyError when there is no such end.
    """
    if layout.bare and end_id != START:
        return _placed_on_bare(layout, tile, end_id, near)
    if ruleset.is_plain_line:
        return layout.place(tile, end_id)
    if end_id == START:
        laid = replace(layout, first=PlacedTile(tile, tile.low if near is None else near))
    else:
        end = layout.end(end_id)
        if end is None:
            raise KeyError(end_id)
        placed = PlacedTile(tile, end.nears(tile)[0] if near is None else near)
        arms = tuple(replace(arm, tiles=(*arm.tiles, placed)) if arm.id == end_id else arm for arm in layout.arms)
        laid = replace(layout, arms=arms, order=(*layout.order, end_id))
    laid = replace(laid, arms=(*laid.arms, *_new_arms(ruleset, laid)))
    return replace(laid, ends=_ends(ruleset, laid))


def entered_layout(ruleset: RuleSet, seats: int, event: PositionEntered) -> Layout:
    """The table of a position that was entered: its ends alone, its line, or its tiles one by one."""
    if event.ends:
        return _bare(ruleset, seats, event.ends)
    layout = empty(ruleset, seats)
    if not event.plays and ruleset.is_plain_line:
        return Layout.of_halves(event.line)
    for number, (left, right) in enumerate(event.line):
        layout = place(ruleset, layout, Tile.of(left, right), RIGHT if number else START, left)
    for laid in event.plays:
        layout = place(ruleset, layout, laid.tile, laid.end, laid.near)
    return layout


def _bare(ruleset: RuleSet, seats: int, values: tuple[int, ...]) -> Layout:
    """Open ends alone. Of trains: each seat's in turn, then that of nobody; a single one is a double to be covered."""
    if ruleset.placing != "trains" or len(values) == 1:
        return Layout.of_ends(values, ruleset.joint)
    names = (*(train(seat) for seat in range(seats)), MEXICAN)
    owners = (*range(seats), None)
    ends = tuple(OpenEnd(name, value, owner) for name, value, owner in zip(names, values, owners))
    return Layout(bare=values, ends=ends)


def layout_after(ruleset: RuleSet, seats: int, layout: Layout, event: GameEvent) -> Layout:
    """The table after this event of a round: the same where it lays no tile."""
    if isinstance(event, RoundDealt) and event.start_tile is not None:
        return place(ruleset, layout, event.start_tile, START)
    if isinstance(event, PositionEntered):
        return entered_layout(ruleset, seats, event)
    if isinstance(event, TilePlayed):
        return place(ruleset, layout, event.tile, event.end, event.near)
    return layout


def _first_arms(ruleset: RuleSet, seats: int) -> tuple[Line, ...]:
    """The arms that grow from the first tile."""
    if ruleset.placing == "trains":
        trains = (*(train(seat) for seat in range(seats)), MEXICAN)
        return tuple(Line(name, side="train") for name in trains)
    if ruleset.placing != "cross":
        return tuple(Line(side, side=side) for side in (LEFT, RIGHT))
    count = 4
    if ruleset.toes:
        count = ruleset.foot_first
    elif ruleset.phase1 == "star":
        count = ruleset.max_pip if ruleset.max_pip <= 6 else 8
    if count == len(_SIDES):
        return tuple(Line(side, side=side) for side in _SIDES)
    return tuple(Line(f"arm-{number + 1}", side=f"arm-{number + 1}") for number in range(count))


def doubles(layout: Layout) -> Iterator[tuple[str, int, PlacedTile]]:
    """Every double after the first tile in the order in which they were laid: its arm, its place there, the tile."""
    lengths = dict.fromkeys((arm.id for arm in layout.arms), 0)
    by_id = {arm.id: arm for arm in layout.arms}
    for arm_id in layout.order:
        placed = by_id[arm_id].tiles[lengths[arm_id]]
        if placed.tile.is_double:
            yield arm_id, lengths[arm_id], placed
        lengths[arm_id] += 1


def spinner(layout: Layout) -> tuple[str, int] | None:
    """The first double that was laid: its arm (``start`` for the first tile) and its place there; None without one."""
    if layout.first is not None and layout.first.tile.is_double:
        return START, 0
    return next(((arm, at) for arm, at, _ in doubles(layout)), None)


def has_free_long_side(layout: Layout, arm_id: str, at: int) -> bool:
    """Whether one of the two long sides of this double still waits for a tile."""
    if arm_id == START:
        return not all(arm.tiles for arm in layout.arms if arm.id in (LEFT, RIGHT))
    arm = layout.arm(arm_id)
    return arm is None or len(arm.tiles) <= at + 1


def _new_arms(ruleset: RuleSet, layout: Layout) -> tuple[Line, ...]:
    """The arms that the tile just laid lets begin."""
    if ruleset.toes:
        return _toes(ruleset, layout)
    if ruleset.placing != "spinner":
        return ()
    places = []
    first = spinner(layout)
    if ruleset.spinners == "all":
        places = [(arm, at) for arm, at, _ in doubles(layout)]
        if first == (START, 0):
            places.append(first)
    elif first is not None and (ruleset.spinners == "first" or first[0] == START):
        places = [first]
    found = [
        Line(_side_id(ruleset, arm, at, side), (), arm, at, side)
        for arm, at in places
        if not has_free_long_side(layout, arm, at)
        for side in (UP, DOWN)
    ]
    return tuple(line for line in found if layout.arm(line.id) is None)


def _toes(ruleset: RuleSet, layout: Layout) -> tuple[Line, ...]:
    """Behind a double of a chicken foot its arm goes straight on; the other toes begin on its short sides."""
    if not layout.order:
        return ()
    arm = layout.arm(layout.order[-1])
    if arm is None or not arm.tiles[-1].tile.is_double:
        return ()
    at = len(arm.tiles) - 1
    return tuple(Line(f"{arm.id}.{at}.{side}", (), arm.id, at, side) for side in (UP, DOWN)[: ruleset.toes - 1])


def _side_id(ruleset: RuleSet, arm: str, at: int, side: str) -> str:
    return side if ruleset.spinners != "all" or arm == START else f"{arm}.{at}.{side}"


# The open ends ----------------------------------------------------------------------------------------


def value_at(layout: Layout, arm: Line) -> int:
    """The number at the end of an arm: of its last tile, or of the tile that it begins at."""
    if arm.tiles:
        return arm.tiles[-1].far
    assert layout.first is not None
    if arm.parent == START:
        return layout.first.far if arm.side == RIGHT else layout.first.near
    parent = layout.arm(arm.parent)
    assert parent is not None
    return parent.tiles[arm.at].far


def _ends(ruleset: RuleSet, layout: Layout) -> tuple[OpenEnd, ...]:
    arms, doubles_only = _open_arms(ruleset, layout)
    is_required = len(arms) == 1 and ruleset.placing == "trains"
    return tuple(
        OpenEnd(arm.id, value_at(layout, arm), None if is_required else _owner(arm), ruleset.joint, doubles_only)
        for arm in arms
    )


def _owner(arm: Line) -> int | None:
    return int(arm.id.removeprefix("train-")) if arm.id.startswith("train-") else None


def _open_arms(ruleset: RuleSet, layout: Layout) -> tuple[tuple[Line, ...], bool]:
    """The arms that may grow now, and whether only by doubles."""
    if ruleset.placing == "trains":
        needed = _uncovered_double(ruleset, layout)
        return ((needed,) if needed is not None else layout.arms), False
    if ruleset.toes:
        return _open_toes(ruleset, layout), False
    if ruleset.placing != "cross":
        return layout.arms, False
    unfilled = tuple(arm for arm in layout.arms if not arm.tiles)
    if unfilled:
        return unfilled, False
    if ruleset.phase1 == "double_cross":
        on_table = layout.tiles()
        single = tuple(
            arm
            for arm in layout.arms
            if len(arm.tiles) == 1 and not (ruleset.mexican.dead_double == "satisfied" and _double_of(arm) in on_table)
        )
        if single:
            return single, True
    return layout.arms, False


def _double_of(arm: Line) -> Tile:
    return Tile.of(arm.tiles[-1].far, arm.tiles[-1].far)


def is_used_up(ruleset: RuleSet, layout: Layout, value: int) -> bool:
    """Whether every tile that shows this number lies on the table."""
    on_table = set(layout.tiles())
    return all(tile in on_table for tile in TileSet(ruleset.max_pip).suit(value))


def _uncovered_double(ruleset: RuleSet, layout: Layout) -> Line | None:
    """The train whose last tile is a double that must be covered before anything else."""
    if ruleset.mexican.doubles != "cover_first" or not layout.order:
        return None
    arm = layout.arm(layout.order[-1])
    if arm is None or not arm.tiles[-1].tile.is_double:
        return None
    if ruleset.mexican.dead_double == "satisfied" and is_used_up(ruleset, layout, arm.tiles[-1].far):
        return None
    return arm


def _open_toes(ruleset: RuleSet, layout: Layout) -> tuple[Line, ...]:
    """The toes that a double still lacks; with every foot finished, every arm."""
    assert layout.first is not None
    unfinished: list[Line] = [arm for arm in layout.arms if arm.parent == START and not arm.tiles]
    number = layout.first.near
    if not unfinished:
        for arm_id, at, placed in doubles(layout):
            foot = [arm for arm in layout.arms if arm.parent == arm_id and arm.at == at and not arm.tiles]
            straight = layout.arm(arm_id)
            if straight is not None and len(straight.tiles) == at + 1:
                foot.insert(0, straight)
            if foot and not _is_excused(ruleset, layout, placed.far):
                unfinished, number = foot, placed.far
                break
    if unfinished and not _is_excused(ruleset, layout, number):
        return tuple(unfinished)
    return tuple(arm for arm in layout.arms if arm.tiles or not is_used_up(ruleset, layout, value_at(layout, arm)))


def _is_excused(ruleset: RuleSet, layout: Layout, number: int) -> bool:
    """Whether a foot stays as it is because no tile of its number is left."""
    return ruleset.mexican.dead_double == "satisfied" and is_used_up(ruleset, layout, number)
