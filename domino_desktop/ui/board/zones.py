"""Where things stand on the table: seats, the free cloth for the line, the rack and what surrounds it.

A pure function of the view's size; lengths are logical pixels. Seats keep their places for the whole match.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from domino_desktop.ui.board.geometry import Margins, Rect

#: Short sides of the tiles in the rack, largest first.
RACK_SIDES = (72, 64, 56, 50, 44)
GAP = 12
#: The height of the boneyard's place, at least.
LEAST_BONEYARD = 60


#: What a plate needs at least, and a name that is not short, in heights of a line of text; and the plate's edges.
_PLATE_LINES, _NAME_LINES, _PLATE_EDGES = 5.2, 5.0, 26
_LETTERS = (1.0, 0.85, 0.7, 0.6, 0.5)
_MOST_SHARE = 0.26  # of the height for two rows of plates


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """How the seats on the far side are arranged.

    ``rows`` of seats from the top, each from left to right: as one looks at the table, they sit clockwise, whoever
    comes next after the near seat at the left. ``letters`` is the share of the usual size in which their plates are
    written.
    """

    rows: tuple[tuple[int, ...], ...]
    letters: float = 1.0
    is_roomy: bool = False
    has_fans: bool = False


def seat_plan(width: float, height: float, seats: int, text: float) -> SeatPlan:
    """The plan for a table of this size; ``text`` is the height of a line.

    >>> seat_plan(1800, 900, 8, 19).rows
    ((1, 2, 3, 4, 5, 6, 7),)
    >>> seat_plan(1300, 900, 8, 19).rows
    ((2, 3, 4, 5, 6), (1, 7))
    >>> seat_plan(800, 600, 8, 19).rows
    ((2, 3, 4, 5), (1, 7, 6))
    """
    others = seats - 1
    is_roomy = width > text * 32
    if others <= 3:
        return SeatPlan((tuple(range(1, seats)),), 1.0, is_roomy, is_roomy)
    for letters in _LETTERS:
        line = text * letters
        least = line * _PLATE_LINES + _PLATE_EDGES + GAP
        comfortable = int((width - GAP) / (least + line * _NAME_LINES))
        if comfortable >= others:
            return SeatPlan(_rows(others, 0), letters, is_roomy, is_roomy and comfortable >= others * 1.3)
        is_low = 2 * (line * 1.5 + 10 + GAP) > height * _MOST_SHARE and letters > _LETTERS[-1]
        if is_low:
            continue
        if comfortable >= others - 2:
            return SeatPlan(_rows(others, 2), letters, is_roomy and height > text * 38)
        if (others + 1) // 2 <= int((width - GAP) / least):
            return SeatPlan(_rows(others, others // 2), letters, is_roomy and height > text * 38)
    return SeatPlan(_rows(others, others // 2), _LETTERS[-1])


def _rows(others: int, below: int) -> tuple[tuple[int, ...], ...]:
    """The far seats in one row, or the first and the last ones, ``below`` in number, in a second row."""
    if not below:
        return (tuple(range(1, others + 1)),)
    above = others - below
    return tuple(range(2, above + 2)), (1, *reversed(range(above + 2, others + 1)))


def widest_plates(width: float, natural: list[float]) -> float:
    """How wide a plate may be in a row of this width, so that plates of these natural widths stand side by side.

    >>> widest_plates(412, [90, 100, 300])
    174.0
    """
    room = width - GAP * (len(natural) + 1)
    for number, plate in enumerate(sorted(natural)):
        share = room / (len(natural) - number)
        if plate > share:
            return share
        room -= plate
    return max(natural)


@dataclass(frozen=True, slots=True)
class Zones:
    """The parts of a table of one size."""

    width: float
    height: float
    chips: tuple[Rect, ...]
    """By seat; the seat at the near side has its place beside the rack."""
    cloth: Rect
    """Free for the line."""
    headline: Rect
    rack: Rect
    boneyard: Rect
    actions: Rect

    def with_less_cloth(self, above: float, below: float) -> Zones:
        """The same with less room for the line: hands lie open at its upper and lower edge."""
        if above <= 0 and below <= 0:
            return self
        above, below = max(0.0, above), max(0.0, below)
        cloth = self.cloth
        height = max(1.0, cloth.height - above - below)
        return replace(self, cloth=Rect(cloth.left, cloth.top + above, cloth.width, height))

    def with_higher_rack(self, height: float) -> Zones:
        """The same with a rack of this height, if it is more: headline and cloth make way for it."""
        more = height - self.rack.height
        if more <= 0:
            return self
        rack, headline, cloth = self.rack, self.headline, self.cloth
        return replace(
            self,
            rack=Rect(rack.left, rack.top - more, rack.width, rack.height + more),
            headline=replace(headline, top=headline.top - more),
            cloth=Rect(cloth.left, cloth.top, cloth.width, max(1.0, cloth.height - more)),
        )

    @property
    def margins(self) -> Margins:
        """The free cloth as the line's margins in the whole view."""
        return Margins(self.cloth.left, self.cloth.top, self.width - self.cloth.right, self.height - self.cloth.bottom)


def rack_side(height: float) -> int:
    """The short side of a rack tile in a table of this height."""
    return next((side for side in RACK_SIDES if side * 8.4 <= height), RACK_SIDES[-1])


def room_beside_rack(height: float) -> float:
    """How high the near seat's plate may be without making the lower band higher."""
    return _rack_height(rack_side(height)) - GAP - LEAST_BONEYARD


def _rack_height(side: int) -> int:
    return round(side * 2.4) + 12


def zones(width: float, height: float, seats: int, chip_sizes: tuple[tuple[float, float], ...], text: float) -> Zones:
    """The zones of a table; ``chip_sizes`` by seat and the height of a line of ``text`` are what the font needs."""
    side = rack_side(height)
    rack_height = _rack_height(side)
    rows = seat_plan(width, height, seats, text).rows
    chips, top_band = _chips(width, height, rows, chip_sizes)
    headline_height = min(text * 1.7, max(text * 1.1, height * 0.09))
    rack_top = height - rack_height - GAP
    chip_height = chip_sizes[0][1]
    # A name of many lines beside the rack makes the whole lower band higher.
    yard_top = min(rack_top, height - chip_height - 2 * GAP - LEAST_BONEYARD)
    headline_top = yard_top - headline_height - 14
    near = max(chip_sizes[0][0], 120.0)
    action_width = min(max(190.0, text * 11), width * 0.3)
    rack = Rect(near + 2 * GAP, rack_top, width - near - action_width - 4 * GAP, rack_height)
    yard_height = height - chip_height - 2 * GAP - yard_top
    return Zones(
        width,
        height,
        chips,
        # A window that is just being made may have no room at all.
        Rect(GAP, top_band, max(1.0, width - 2 * GAP), max(1.0, headline_top - top_band - 4)),
        Rect(GAP, headline_top, width - 2 * GAP, headline_height),
        rack,
        Rect(GAP, yard_top, near, yard_height),
        Rect(width - action_width - GAP, rack_top, action_width, rack_height),
    )


def _chips(
    width: float, height: float, rows: tuple[tuple[int, ...], ...], sizes: tuple[tuple[float, float], ...]
) -> tuple[tuple[Rect, ...], float]:
    """The places of all seats, and how far down the rows of the others reach."""
    near_width, near_height = sizes[0]
    places = {0: Rect(GAP, height - near_height - GAP, near_width, near_height)}
    top = float(GAP)
    for row in rows:
        for seat, left in zip(row, _lefts(width, [sizes[seat][0] for seat in row], len(rows) == 1), strict=True):
            places[seat] = Rect(left, top, *sizes[seat])
        top += max(sizes[seat][1] for seat in row) + GAP
    return tuple(places[seat] for seat in sorted(places)), top


def _lefts(width: float, widths: list[float], is_only: bool) -> list[float]:
    """The left edges of plates in one row: at both edges, and between them; an only one is in the middle."""
    if len(widths) == 1:
        return [(width - widths[0]) / 2]
    if len(widths) == 3 and is_only:
        # Who sits opposite is in the middle of the table, or beside a wide neighbour as near to it as there is room.
        least, most = widths[0] + 2 * GAP, width - widths[2] - widths[1] - 2 * GAP
        return [GAP, min(max((width - widths[1]) / 2, least), max(least, most)), width - widths[2] - GAP]
    between = (width - 2 * GAP - sum(widths)) / (len(widths) - 1)
    lefts = [float(GAP)]
    for plate in widths[:-1]:
        lefts.append(lefts[-1] + plate + between)
    return lefts
