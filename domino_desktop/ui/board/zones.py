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
        return replace(self, cloth=Rect(cloth.left, cloth.top + above, cloth.width, cloth.height - above - below))

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
    top_band = max(size[1] for size in chip_sizes[1:]) + 2 * GAP
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
        _chips(width, height, seats, chip_sizes),
        Rect(GAP, top_band, width - 2 * GAP, headline_top - top_band - 4),
        Rect(GAP, headline_top, width - 2 * GAP, headline_height),
        rack,
        Rect(GAP, yard_top, near, yard_height),
        Rect(width - action_width - GAP, rack_top, action_width, rack_height),
    )


def _chips(width: float, height: float, seats: int, sizes: tuple[tuple[float, float], ...]) -> tuple[Rect, ...]:
    """Seats clockwise as one looks at the table: near, left, far, right; two sit face to face."""
    near_width, near_height = sizes[0]
    places = [Rect(GAP, height - near_height - GAP, near_width, near_height)]
    for seat in range(1, seats):
        chip_width, chip_height = sizes[seat]
        if seats == 2 or (seats == 4 and seat == 2):
            left = (width - chip_width) / 2
            if seats == 4:
                # Beside a wide neighbour it moves out of the middle rather than under it.
                left = min(
                    max(left, sizes[1][0] + 2 * GAP),
                    max(sizes[1][0] + 2 * GAP, width - sizes[3][0] - chip_width - 2 * GAP),
                )
        elif seat == 1:
            left = GAP
        else:
            left = width - chip_width - GAP
        places.append(Rect(left, GAP, chip_width, chip_height))
    return tuple(places)
