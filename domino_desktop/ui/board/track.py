"""The closed track on which the seats of a walk lie. Pure arithmetic, no Qt."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin, sqrt


@dataclass(frozen=True, slots=True)
class Track:
    """Two straight runs joined by two bends, as a racecourse is; lengths in pixels.

    A place on it is a share of one lap: 0 is the middle of the lower run, and it grows clockwise.
    """

    left: float
    """Where the left bend begins."""
    right: float
    top: float
    bottom: float
    bulge: float
    """How far the bends reach beyond ``left`` and ``right``."""

    def place_on(self, *, upper: bool, x: float) -> float:
        """The place above or below on a run.

        >>> track = Track(0, 100, 0, 60, 30)
        >>> track.place_on(upper=False, x=50), track.place_on(upper=True, x=50)
        (0.0, 0.5)
        """
        run, bend = self.right - self.left, self._bend()
        along = run / 2 + bend + x - self.left if upper else (self.left + self.right) / 2 - x
        return along / (2 * (run + bend)) % 1.0

    def point(self, place: float) -> tuple[float, float]:
        """The pixel at a place.

        >>> track = Track(0, 100, 0, 60, 30)
        >>> track.point(0), track.point(0.5)
        ((50.0, 60), (50.0, 0))
        """
        run, bend = self.right - self.left, self._bend()
        along = (place % 1.0) * 2 * (run + bend)
        middle, reach = (self.top + self.bottom) / 2, (self.bottom - self.top) / 2
        if along <= run / 2:
            return self.left + run / 2 - along, self.bottom
        along -= run / 2
        if along < bend:
            turn = pi * along / bend
            return self.left - self.bulge * sin(turn), middle + reach * cos(turn)
        along -= bend
        if along <= run:
            return self.left + along, self.top
        along -= run
        if along < bend:
            turn = pi * along / bend
            return self.right + self.bulge * sin(turn), middle - reach * cos(turn)
        return self.right - (along - bend), self.bottom

    def _bend(self) -> float:
        """The length of one bend: half an ellipse, after Ramanujan."""
        one, other = self.bulge, (self.bottom - self.top) / 2
        return pi * (3 * (one + other) - sqrt((3 * one + other) * (one + 3 * other))) / 2


@dataclass(frozen=True, slots=True)
class Berth:
    """Where one seat lies: on the upper or the lower run, at a share of the width."""

    upper: bool
    across: float


def berths(seats: int) -> tuple[Berth, ...]:
    """The berth of every seat, seat 0 below and the others clockwise, as they sit round the table.

    >>> [(berth.upper, berth.across) for berth in berths(4)]
    [(False, 0.25), (True, 0.25), (True, 0.75), (False, 0.75)]
    >>> [(berth.upper, berth.across) for berth in berths(3)]
    [(False, 0.5), (True, 0.25), (True, 0.75)]
    """
    above = (seats + 1) // 2
    below = seats - above
    lower = [Berth(False, (number + 0.5) / below) for number in reversed(range(below))]
    upper = [Berth(True, (number + 0.5) / above) for number in range(above)]
    first = below // 2
    return (*lower[first:], *upper, *lower[:first])
