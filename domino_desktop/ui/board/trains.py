"""Trains: the engine in the middle, each train in its own band to the left or to the right of it.

A train sets out from its sign beside the engine, runs to the edge and comes back below, as the rows of its band
allow. Bands begin alike. Whenever a train is short of rows the scale shrinks, and rows are dealt out anew by what
each train needs by then; so what lies depends on the order in which it was laid and on nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from domino_desktop.core.layout import START, Layout, Line, OpenEnd, PlacedTile
from domino_desktop.ui.board.course import ROW_DISTANCE, Course, Heading, Lie, Room
from domino_desktop.ui.board.places import EndPlace, Laying, Rect, Sheet, Slot, Spot, TilePlace, tile_place

#: The sign of a train in pixels: as wide as the view allows, at most as high as this.
_LABEL_WIDTH = (60, 112)
_LABEL_HEIGHT = 32
_MARKER = 20
_GAP = 4
#: A band is wide enough for a row between two turns.
_SMALLEST_REACH = 18
#: From the middle of a row to the edge of a double in it, in half short sides.
_DOUBLE_REACH = 2


def lay_trains(layout: Layout, table: Rect, scales: Sequence[int]) -> Laying:
    """The trains at the largest scale in which none is short of rows.

    In a view too small for any scale they spill over the edges at the smallest one.
    """
    pending = list(scales)
    run = _next_run(layout, table, pending, layout.order[:0])
    for number in range(1, len(layout.order) + 1):
        if not run.goes_on(layout.order[number - 1]):
            run = _next_run(layout, table, pending, layout.order[:number])
    if run.is_endless:
        run.deal_rows()
    return run.laying()


def _next_run(layout: Layout, table: Rect, pending: list[int], laid: Sequence[str]) -> _Run:
    """The trains so far at the next smaller scale that holds them. Takes it and those before it from ``pending``."""
    while True:
        short_side = pending.pop(0)
        run = _Run(layout, Sheet(table, short_side), is_endless=not pending)
        for arm_id in laid:
            run.go_on(arm_id)
        if not pending:
            pending.append(short_side)
        if run.deal_rows():
            return run


_DEPARTURE = Course(0, 0)
_NOWHERE = Lie(0, 0, Heading.FORWARD, False)


@dataclass(slots=True)
class _Train:
    """One train at one scale, in the frame of its band: ``ahead`` is away from the engine, ``aside`` is down."""

    line: Line
    is_left: bool
    course: Course = _DEPARTURE
    lies: list[Lie] = field(default_factory=list)
    ordinary: Lie = _NOWHERE
    across: Lie = _NOWHERE
    depth: int = 0
    """How far down it reaches, with the tile that may come next."""
    row: int = 0
    """The place of its first row, in half short sides from the middle of the view."""
    rows: int = 1

    @property
    def needed(self) -> int:
        """The rows that it needs."""
        return 1 + max(0, -(-(self.depth - _DOUBLE_REACH) // ROW_DISTANCE))

    def look_ahead(self, room: Room, is_inline: bool) -> tuple[Course, Course]:
        """Find both places of the next tile; answers the courses behind them."""
        self.ordinary, behind_ordinary = self.course.laid(False, room)
        self.across, behind_double = self.course.laid(not is_inline, room)
        self.depth = max(self.depth, *(lie.aside + lie.extent[1] for lie in (self.ordinary, self.across)))
        return behind_ordinary, behind_double


class _Run:
    """All trains at one scale."""

    def __init__(self, layout: Layout, sheet: Sheet, is_endless: bool) -> None:
        self._layout = layout
        self._sheet = sheet
        self.is_endless = is_endless
        table, unit = sheet.table, sheet.unit
        self._label_width = round(max(_LABEL_WIDTH[0], min(_LABEL_WIDTH[1], table.width * 0.1)))
        #: From the middle of the view to the place where trains begin.
        self._origin = -(-(2 * unit + _MARKER + 3 * _GAP + self._label_width) // unit)
        reach = int(min(table.right - sheet.x, sheet.x - table.left) // unit) - self._origin
        self._is_wide_enough = reach >= _SMALLEST_REACH
        self._room = Room(0, max(reach, _SMALLEST_REACH), 0)
        half = int(min(table.bottom - sheet.y, sheet.y - table.top) // unit)
        self._capacity = (half + 1) // (ROW_DISTANCE // 2)
        on_left = len(layout.arms) // 2
        self._trains = {line.id: _Train(line, number < on_left) for number, line in enumerate(layout.arms)}
        self._ahead = {name: train.look_ahead(self._room, layout.is_inline) for name, train in self._trains.items()}

    def go_on(self, arm_id: str) -> _Train:
        """Lay the next tile of this train."""
        train = self._trains[arm_id]
        is_across = train.line.tiles[len(train.lies)].tile.is_double and not self._layout.is_inline
        train.lies.append(train.across if is_across else train.ordinary)
        train.course = self._ahead[arm_id][is_across]
        self._ahead[arm_id] = train.look_ahead(self._room, self._layout.is_inline)
        return train

    def goes_on(self, arm_id: str) -> bool:
        """Lay the next tile of this train; False when that is one too many for its rows."""
        train = self.go_on(arm_id)
        return self.is_endless or train.needed <= train.rows

    def deal_rows(self) -> bool:
        """Give every train the rows that it needs, and the others by their length; False where there are too few."""
        is_enough = self._is_wide_enough
        for is_left in (True, False):
            # Clockwise round the table, from the near seat on.
            side = [train for train in self._trains.values() if train.is_left is is_left]
            for train in side:
                train.rows = train.needed
            spare = self._capacity - sum(train.rows for train in side)
            is_enough &= spare >= 0
            for _ in range(spare):
                # The longest trains are the likeliest to need another row.
                poorest = min(side, key=lambda train: -(len(train.lies) + 4) / train.rows)
                poorest.rows += 1
            top = -sum(train.rows for train in side) * (ROW_DISTANCE // 2)
            for train in reversed(side) if is_left else side:
                train.row = top + ROW_DISTANCE // 2
                top += train.rows * ROW_DISTANCE
        return is_enough or self.is_endless

    def laying(self) -> Laying:
        layout, sheet = self._layout, self._sheet
        assert layout.first is not None
        first = sheet.spot(0, 0, 0, layout.first.tile.is_double and not layout.is_inline)
        tiles = [tile_place(layout.first, START, first.rect, first.rotation)]
        for train in self._trains.values():
            tiles += [self._tile(train, placed, lie) for placed, lie in zip(train.line.tiles, train.lies, strict=True)]
        ends = tuple(self._end(end, self._trains[end.id]) for end in layout.ends)
        slots = tuple(self._slot(train) for train in self._trains.values())
        return Laying(sheet.short_side, tuple(tiles), ends, sheet.pill_diameter, slots, sheet.rect(-2, -3, 2, 3))

    def _tile(self, train: _Train, placed: PlacedTile, lie: Lie) -> TilePlace:
        spot = self._spot(train, lie)
        return tile_place(placed, train.line.id, spot.rect, spot.rotation)

    def _spot(self, train: _Train, lie: Lie) -> Spot:
        quarter = (2 - lie.heading) % 4 if train.is_left else int(lie.heading)
        return self._sheet.spot(self._x(train, lie.ahead), train.row + lie.aside, quarter, lie.is_across)

    def _x(self, train: _Train, ahead: int) -> int:
        return -self._origin - ahead if train.is_left else self._origin + ahead

    def _end(self, end: OpenEnd, train: _Train) -> EndPlace:
        ahead, aside = train.ordinary.near_half()
        near = self._sheet.point(self._x(train, ahead), train.row + aside)
        return self._sheet.end_place(end, self._spot(train, train.ordinary), self._spot(train, train.across), near)

    def _slot(self, train: _Train) -> Slot:
        edge = self._sheet.point(self._x(train, 0), train.row)
        # As high as a double in the row, so that signs keep clear of each other.
        height = min(_LABEL_HEIGHT, 2 * _DOUBLE_REACH * self._sheet.unit)
        left = edge.x if train.is_left else edge.x - self._label_width
        inner = left + self._label_width + _GAP if train.is_left else left - _GAP - _MARKER
        return Slot(
            train.line.id,
            Rect(left, edge.y - height // 2, self._label_width, height),
            Rect(inner, edge.y - _MARKER // 2, _MARKER, _MARKER),
        )
