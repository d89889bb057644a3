"""Layouts that branch: spinners, crosses, stars and chicken feet, as `growth` lays them, in pixels."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from domino_desktop.core.layout import LEFT, START, Layout, OpenEnd
from domino_desktop.ui.board.bud import Bud, Lie
from domino_desktop.ui.board.grid import Box
from domino_desktop.ui.board.growth import Growth
from domino_desktop.ui.board.places import EndPlace, Laying, Rect, Sheet, Spot, TilePlace, tile_place
from domino_desktop.ui.board.plan import Plan, name_of
from domino_desktop.ui.board.scales import fitting


def grow_branches(layout: Layout, table: Rect, scales: Sequence[int]) -> Generator[None, None, Laying]:
    """The layout at the largest scale in which it has grown without ever being short of room; pauses at each tile."""
    found = yield from fitting(Plan.of(layout), [_room(Sheet(table, short_side)) for short_side in scales])
    return _laying(layout, Sheet(table, scales[found.number], found.shift), found.growth)


def _room(sheet: Sheet) -> Box:
    table, unit = sheet.table, sheet.unit
    return Box(
        -int((sheet.x - table.left) // unit),
        -int((sheet.y - table.top) // unit),
        int((table.right - sheet.x) // unit),
        int((table.bottom - sheet.y) // unit),
    )


def _laying(layout: Layout, sheet: Sheet, growth: Growth) -> Laying:
    by_name = {name_of(arm): arm for arm in layout.arms}
    buds = {by_name[name].id: bud for name, bud in growth.buds.items() if name in by_name}
    hub = growth.hub
    return Laying(
        sheet.short_side,
        tuple(_tiles(layout, sheet, growth)),
        tuple(_end(sheet, end, buds[end.id]) for end in layout.ends),
        sheet.pill_diameter,
        hub=None if hub is None else sheet.rect(hub.left, hub.top, hub.right, hub.bottom),
        links=tuple((sheet.point(*one), sheet.point(*other)) for one, other in growth.links),
    )


def _tiles(layout: Layout, sheet: Sheet, growth: Growth) -> list[TilePlace]:
    assert layout.first is not None
    first, *others = growth.lies
    by_arm: dict[str, list[Lie]] = {arm.id: [] for arm in layout.arms}
    for arm_id, lie in zip(layout.order, others, strict=True):
        by_arm[arm_id].append(lie)
    spot = _spot(sheet, first)
    places = [tile_place(layout.first, START, spot.rect, spot.rotation)]
    for arm in layout.arms:
        laid = []
        for placed, lie in zip(arm.tiles, by_arm[arm.id], strict=True):
            spot = _spot(sheet, lie)
            laid.append(tile_place(placed, arm.id, spot.rect, spot.rotation))
        places = [*reversed(laid), *places] if arm.id == LEFT else [*places, *laid]
    return places


def _spot(sheet: Sheet, lie: Lie) -> Spot:
    return sheet.spot(lie.x, lie.y, lie.heading, lie.is_across)


def _end(sheet: Sheet, end: OpenEnd, bud: Bud) -> EndPlace:
    ordinary, across = bud.ordinary, bud.across
    x, y = ordinary.towards((ordinary.heading + 2) % 4, 1)
    spots = _spot(sheet, ordinary), _spot(sheet, ordinary if across is None else across)
    thread = sheet.point(*bud.mouth_of(ordinary)) if ordinary.link else None
    return sheet.end_place(end, *spots, sheet.point(x, y), thread)
